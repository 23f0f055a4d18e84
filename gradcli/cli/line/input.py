"""What a command line gives: the program, the values of its inputs, and the limits of its run."""

import os
import re
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from gradcli import calls
from gradcli.cli.line.options import Settings
from gradcli.cli.line.usage import Usage, seconds, whole
from gradcli.cli.line.words import (
    check_file,
    is_declaration,
    is_text,
    names_file,
    names_function,
    read_declarations,
)
from gradcli.cli.terminal import is_terminal
from gradcli.data.bindings import Steps, Uncertain, file_bound, is_binding, read_bindings
from gradcli.data.numbers import is_number
from gradcli.errors import Diagnostic, unreadable
from gradcli.result.grids import Each, Grid

if TYPE_CHECKING:
    from gradcli.calls import Limits

MANY = 10**18
STANDARD_INPUT = "/dev/stdin"
EMPTY = "standard input is empty"  # which it is of a command alone, that tells its usage then


def read_program(settings: Settings, bound: Iterable[str] = ()):
    """The program that the command line names: an expression, a file, or standard input.

    `bound` are the names that will have values.
    """
    file, declare = file_of(settings), read_declarations(settings.declared)
    if settings.expression is None and file not in (None, "-"):
        _check_program(file)
        return calls.read(file, bound, declare, **source_limits(settings), reader=contents)
    data, name = _given(settings)
    return calls.decoded(data, name, bound, declare, **source_limits(settings))


def inputs_of(settings: Settings, directions: Iterable[str] = ()) -> list[str]:
    """The files that the command line reads: the program, and those of bindings and directions.

    Raises E0001 where one that gives its data once is read twice, or a terminal for values.
    """
    program = file_of(settings)
    if settings.expression is None and program is None:
        program = "-"
    files = {} if program is None else {_read_once(program): program}
    found = [] if program is None else [program]
    if settings.rows is not None:
        from gradcli.data.rows.source import files_of

        once = _read_once(settings.rows)
        if once in files and once is not None:
            raise _read_twice(settings.rows, once, True, "rows")
        files[once] = settings.rows
        found += files_of(settings.rows)
    for word in (*settings.words, *directions):
        file = file_bound(word) if is_binding(word) else None
        if file is None:
            continue
        found.append(file)
        once = _read_once(file)
        if once in files and once is not None:
            raise _read_twice(word, once, files[once] == program)
        files[once] = file
        if once == "-" and is_terminal(sys.stdin):
            help = f"pipe the numbers in: … | gradcli … {word}"
            raise Usage("E0001", "standard input gives no values here", (word,), help)
    return [STANDARD_INPUT if file == "-" else file for file in found]


def _read_once(file: str) -> str | tuple[int, int] | None:
    """What a file that gives its data once is known by, `-` for standard input; None of another."""
    from gradcli.data.streams import is_pipe

    if file == "-":
        return file
    if not is_pipe(file):
        return None
    found = os.stat(file)
    try:
        same = os.path.samestat(found, os.fstat(sys.stdin.fileno()))
    except (OSError, ValueError):  # it has no number
        same = False
    return "-" if same else (found.st_dev, found.st_ino)


def _read_twice(word: str, once: str | tuple, by_program: bool, more: str = "a value") -> Usage:
    what = "standard input" if once == "-" else f"the pipe {word.partition('=')[2][1:] or word}"
    if by_program:
        message = f"{what} gives the program, and cannot give {more} too"
        help = "give the program as a word, such as 'x^2', or name a file of it"
        return Usage("E0001", message, (word,), help)
    return Usage("E0001", f"{what} gives one value", (word,), "put one into a file")


def read_text(settings: Settings, file: str | None) -> tuple[bytes, str]:
    """The bytes of a program, in a file or given in another way, and its name."""
    if settings.expression is None and file not in (None, "-"):
        _check_program(file)
        return contents(file, source_limits(settings)["max_source"]), file
    return _given(settings)


def contents(path: str, limit: int) -> bytes:
    """The bytes of a program's file, or of a pipe of that name."""
    if not os.path.exists(path) or os.path.isfile(path) or os.path.isdir(path):
        return calls.contents(path, limit)
    from gradcli.data import streams

    try:
        with streams.opened(path) as stream:
            return streams.contents(stream, limit, f"'{path}'")
    except OSError as error:
        raise unreadable(path, error) from error


def source_limits(settings: Settings) -> dict[str, int]:
    """The limits of a program's text that the command line sets."""
    return {
        "max_source": whole("--max-source", settings.max_source, 1, MANY),
        "max_depth": whole("--max-depth", settings.max_depth, 1, 100_000),
    }


def _given(settings: Settings) -> tuple[bytes, str]:
    """The bytes of a program that is in no file, and its name: its text, or standard input."""
    if settings.expression is not None:
        return settings.expression.encode("utf-8", "surrogateescape"), settings.source
    data = _standard_input(settings)
    if not data:
        raise _no_program(settings, EMPTY)
    return data, "<stdin>"


def file_of(settings: Settings) -> str | None:
    """The one positional word that is neither a binding nor the text of the program."""
    _check_spread(settings.words)
    files = [word for word in settings.words if not is_binding(word)]
    file = files.pop(0) if files and settings.expression is None else None
    if files:
        raise _surplus(settings, file, files)
    if file is not None:
        check_file(file)
    return file


def data_file(word: str) -> str:
    """The file of data that a word names, as w.csv or as @w.csv; "" of any other word."""
    from gradcli.data.files import READERS

    file = word.removeprefix("@")
    suffix = os.path.splitext(file)[1].lower()
    return file if suffix in READERS and suffix != ".txt" else ""


def _check_program(word: str) -> None:
    """Raise where a file that only holds data stands in the place of the program."""
    file = data_file(word)
    if file:
        help = f"bind it to an input: gradcli grad 'sum(v^2)' v=@{file}"
        raise Usage("E0001", f"'{file}' holds data, not a program", (word,), help)


def _check_spread(words: tuple[str, ...]) -> None:
    """Raise where blanks round '=' have made several words of a binding."""
    for before, word, after in zip(("", *words), words, (*words[1:], "")):
        name, _, value = word.partition("=")
        if word == "=":
            name, value = before, after
        elif name == "" and value and before.isidentifier():
            name = before
        elif value == "" and word.endswith("=") and is_number(after):
            value = after
        else:
            continue
        help = f"write {name or 'x'}={value or 3}"
        if value and not is_number(value):
            help += "; a program with blanks is one word, in quotes: 'y = x^2'"
        raise Usage("E0003", "a binding is one word, without spaces round '='", (word,), help)
    for before, word, after in zip(words, words[1:], words[2:]):
        if word in ("±", "+/-") and is_binding(before) and is_number(after):
            message = "a value and its uncertainty are one word"
            raise Usage("E0003", message, (word,), f"write {before}±{after}")
    for i, word in enumerate(words):
        if is_binding(word) and word.count("[") > word.count("]"):
            _check_list(words[i:])


def _check_list(words: tuple[str, ...]) -> None:
    """Raise where blanks have made several words of the list that the first begins."""
    for count in range(2, len(words) + 1):
        text = " ".join(words[:count])
        if text.count("[") == text.count("]"):
            items = ",".join(word.strip(",") for word in words[:count])
            help = f"write it in quotes, with commas: '{items.replace('[,', '[')}'"
            raise Usage("E0003", "a list is one word", (words[0],), help)


def _after_program(program: str, words: list[str]) -> str:
    """What to write instead of a program with words behind it."""
    word, names = words[0], re.findall(r"[^\W\d]\w*", program)
    if word in ("by", "wrt") and len(words) > 1:
        return f"write --wrt {words[1]}"
    if word in names:
        return f"write {word}=3 to give it a value, --wrt {word} to differentiate by it"
    if word in ("at", "by", "for", "when", "where", "with", "wrt"):
        return f"leave '{word}' out: values follow the program, as x=3 does"
    whole, listed = " ".join([program, *words]), f"[{', '.join([program, *words])}]"
    if not is_program(whole) and is_program(listed):
        return f"the values of several are a list: '{listed}'"
    return f"a program with blanks is one word, in quotes: '{whole}'"


def _apart(word: str) -> str:
    """The words for a declaration with its default in one; "" of any other word."""
    declared, equals, default = (part.strip() for part in word.rpartition("="))
    if not equals or not is_declaration(declared):
        return ""
    return f"'{declared}' {declared.partition(':')[0].strip()}={default}"


def _surplus(settings: Settings, program: str | None, words: list[str]) -> Usage:
    """The error of a word that is neither the program, a file or None for a text, nor a binding;
    words: it, and those like it behind it."""
    word = words[0]
    following = (*settings.words, "")[settings.words.index(word) + 1]
    name, colon, value = word.partition(":")
    file = data_file(word)
    if is_number(word) or file:
        message = f"'{word}' is a value without a name"
        value = f"@{file}" if file else word
        return Usage("E0001", message, (word,), f"write {_first_input(settings, program)}={value}")
    if word.isidentifier() and is_number(following):
        message = f"'{word}' and its value are two words"
        return Usage("E0001", message, (word,), f"write {word}={following}")
    if colon and name.isidentifier() and not value.isidentifier():
        bound = _apart(word) or f"{name}={value}"
        return Usage("E0001", "a value is bound with '='", (word,), f"write {bound}")
    bound, sign, value = (part.strip() for part in word.partition("="))
    help = f"to bind a value write NAME=VALUE, such as {word}=3" if word.isidentifier() else None
    if sign and bound.isidentifier() and value:
        help = f"a value is bound without blanks: {bound}={value}"
    elif sign and bound.endswith(")"):
        help = f"a program gives the right side alone: '{value}'"
    elif settings.expression is not None and not settings.from_option and not names_file(word):
        help = _after_program(settings.expression, words)
    what = "more than one program"
    if settings.from_option and is_text(word):
        what, help = "a program beside that of -e", help or "further lines have a -e each"
    elif settings.from_option:
        what = "both -e and a file"
    elif program and names_file(word):
        what = "more than one file"
    return Usage("E0001", f"the command line has {what}: '{word}'", (word,), help)


def is_program(text: str) -> bool:
    """Whether a text is a program."""
    try:
        calls.program(text)
    except Diagnostic:
        return False
    return True


def _first_input(settings: Settings, file: str | None) -> str:
    """The first input of the program, of a file or None for a text, that has no value yet."""
    bound = {word.partition("=")[0] for word in settings.words if is_binding(word)}
    try:
        if file is not None:
            program = calls.read(file, bound, reader=contents)
        else:
            program = calls.program(settings.expression or "", settings.source, bound)
    except Diagnostic:
        return "x"
    return next((name for name in program.inputs if name not in bound), "x")


def _standard_input(settings: Settings) -> bytes:
    if is_terminal(sys.stdin):
        raise _no_program(settings, "there is no program")
    from gradcli.data import streams

    try:
        limit = source_limits(settings)["max_source"]
        return streams.contents(streams.standard_input(), limit, streams.STANDARD_INPUT)
    except OSError as error:
        raise Diagnostic("E0004", f"cannot read standard input: {error.strerror}") from error


def _no_program(settings: Settings, message: str) -> Usage:
    meant = written_apart([word for word in settings.words if is_binding(word)])
    help = meant or "give an expression, such as 'x^2 * sin(y)', or name a file"
    return Usage("E0001", message, help=help)


def read_point(settings: Settings, uncertain: bool = False) -> dict[str, Any]:
    """The values that the command line binds; a grid is Steps.

    One with an uncertainty is Uncertain where the command takes it, else E0003.
    """
    words = [word for word in settings.words if is_binding(word)]
    limits = {} if settings.max_mem is None else {"max_elements": _memory(settings.max_mem) // 8}
    file = file_of(settings)
    texts = bool(words) and _takes_texts(settings, file)
    try:
        point = read_bindings(words, calls.constant, texts=texts, **limits)
        return point if uncertain else _certain(point, words)
    except Diagnostic as error:
        if settings.expression is None and file_of(settings) is None:
            error.help = written_apart(words) or error.help
        raise


def _takes_texts(settings: Settings, file: str | None) -> bool:
    """Whether a word may be the value of an input: of a function of a file, or of a program that
    declares a text, as those that diff prints do."""
    if file is not None and names_function(file):
        return True
    if "str" in read_declarations(settings.declared).values():
        return True
    text = settings.expression or ""
    if file is not None and os.path.isfile(file):
        text = calls.contents(file, source_limits(settings)["max_source"]).decode(errors="ignore")
    return re.search(r"^\w+: *str\b", text, re.MULTILINE) is not None


def read_typed_point(settings: Settings) -> dict[str, Any]:
    """The values that the command line binds, those of a file as they are, others as their texts.

    E0001 of a grid: a point at a time is proven.
    """
    point = read_point(settings)
    for word in settings.words:
        if not is_binding(word):
            continue
        name, _, text = word.partition("=")
        if isinstance(point[name], Steps):
            message = f"'{name}' is a grid, and digits are proven at one point"
            raise Usage("E0001", message, (word,), f"give it one value, as in {name}=0.1")
        if file_bound(word) is None and type(point[name]) not in (int, bool):
            point[name] = text
    return point


def _certain(point: dict[str, Any], words: list[str]) -> dict[str, Any]:
    """The point, where no value has an uncertainty."""
    for name, value in point.items():
        if isinstance(value, Uncertain):
            word = next(word for word in words if word.partition("=")[0] == name)
            alone = f"write {name}={value.value}; " if type(value.value) is not list else ""
            help = f"{alone}eval and grad take uncertainties"
            message = f"'{name}' has an uncertainty, which this command does not take"
            raise Usage("E0003", message, (word,), help)
    return point


def written_apart(words: list[str]) -> str | None:
    """What to write where a word such as y=x^2 is meant to be the program, but is a binding."""
    for word in words:
        name, _, value = word.partition("=")
        if calls.has_sign(value) and value[:1] not in "@[=" and not is_number(value):
            return f"'{word}' binds a value: as a program it has blanks, '{name} = {value}'"
    return None


def run_limits(settings: Settings) -> "Limits | None":
    """The limits of a run that the command line changes; None where it changes none."""
    changed: dict[str, Any] = {}
    if settings.max_steps is not None:
        changed["steps"] = whole("--max-steps", settings.max_steps, 1, MANY)
    if settings.max_recursion is not None:
        changed["recursion"] = whole("--max-recursion", settings.max_recursion, 1, 100_000)
    if settings.max_mem is not None:
        changed["memory"] = _memory(settings.max_mem)
    if settings.timeout is not None:
        changed["timeout"] = seconds("--timeout", settings.timeout)
    return calls.Limits(**changed) if changed else None


def _memory(text: str) -> int:
    return whole("--max-mem", text, 8, MANY)


def at_each(
    point: dict[str, Any], call: Callable[..., Each], coded: Any = None
) -> Each | Grid[Each]:
    """`call` at the point; where inputs are grids, at every point of their product.

    coded: what may have the same results by machine code, as cli.running.engine.Coded.
    """
    grids = {name: value for name, value in point.items() if isinstance(value, Steps)}
    if not grids:
        return call(point) if coded is None else coded.at(point, call)
    from itertools import product

    axes = tuple(grids)
    call = _explaining(axes, call)
    count = 1
    for values in grids.values():
        count *= len(values)
    if coded is not None:
        blocks = coded.along(point, grids, call)
        if blocks is not None:
            return Grid(axes, (), count, blocks)
        call = coded.each(call)
    points = (point | dict(zip(axes, values)) for values in product(*grids.values()))
    return Grid(axes, map(call, points), count)


def _explaining(axes: tuple[str, ...], call: Callable[[dict], Each]) -> Callable[[dict], Each]:
    """`call`, whose errors say where a grid stands in the place of an array."""

    def explained(point: dict) -> Each:
        try:
            return call(point)
        except Diagnostic as error:
            if error.code in ("E0201", "E0202") and error.span and error.source:
                failed = error.source.text[slice(*error.span)]
                words = "".join(c if c.isalnum() or c == "_" else " " for c in failed).split()
                for name in (name for name in axes if name in words):
                    error.help = (
                        f"'{name}' is a grid, one number at each of its points: "
                        f"an array is bound as {name}=[0,1,2], {name}=array(linspace(0,1,5))"
                        f" or {name}=@values.csv"
                    )
            raise

    return explained
