"""Errors of the command line itself, in the shape of all others: the line, and carets under it."""

import re
from collections.abc import Sequence

from gradcli.data.bindings import is_binding
from gradcli.errors import Diagnostic, Source, nearest


class Usage(Diagnostic):
    """A command line that cannot be followed; `words` are those at fault, the last is marked."""

    def __init__(self, code: str, message: str, words: tuple[str, ...] = (), help=None):
        super().__init__(code, message, help=help)
        self.words = words


def refused(option: str, value: str, expected: str, help: str | None = None) -> Usage:
    """The error of an option whose value is not what it takes."""
    return Usage("E0002", f"{option} takes {expected}, not '{value}'", (option, value), help)


def whole(option: str, text: str, low: int, high: int, help: str | None = None) -> int:
    """The whole number `text`, within low..high; `help` is for one that is not."""
    if text.isascii() and text.isdigit() and len(text) < 20 and low <= int(text) <= high:
        return int(text)
    top = f" to {high}" if high < 10**9 else ""
    raise refused(option, text, f"a whole number from {low}{top}", help)


def seconds(option: str, text: str) -> float:
    """The number of seconds `text`, above 0."""
    whole_part, _, fraction = text.partition(".")
    digits = whole_part + fraction
    if not (digits.isascii() and digits.isdigit()) or len(text) > 12 or float(text) <= 0:
        raise refused(option, text, "a number of seconds above 0")
    return float(text)


# Other words for the values of options.
MEANT = {
    "tex": "latex", "py": "python", "np": "numpy", "gradcli": "expr",
    "back": "reverse", "backward": "reverse", "adjoint": "reverse", "vjp": "reverse",
    "fwd": "forward", "tangent": "forward", "jvp": "forward",
}  # fmt: skip


def choice(option: str, text: str, allowed) -> str:
    """`text`, one of the `allowed`."""
    if text in allowed:
        return text
    close = [word for word in (MEANT.get(text),) if word in allowed] or nearest(text, allowed)
    help = f"did you mean '{close[0]}'?" if close else None
    raise refused(option, text, f"one of {', '.join(allowed)}", help)


def listed(words) -> str:
    """`a, b or c`."""
    *first, last = words
    return f"{', '.join(first)} or {last}" if first else last


def names(option: str, texts: Sequence[str]) -> tuple[str, ...]:
    """The names in texts such as `x,y`, each once; none for an empty text."""
    return tuple(dict.fromkeys(every_name(option, texts)))


def every_name(option: str, texts: Sequence[str]) -> tuple[str, ...]:
    """As `names`, each as often as it is given."""
    found: list[str] = []
    for text in filter(None, texts):
        parts = [part.strip() for part in text.split(",")]
        if "" in parts:
            raise refused(option, text, "names with a comma between them", f"write {option} x,y")
        found += parts
    return tuple(found)


def located(error: Diagnostic, argv: list[str]) -> Diagnostic:
    """A usage error with its place on the command line filled in."""
    if isinstance(error, Usage) and error.words:
        source, spans = _command_line(argv)
        index = _index(argv, error.words)
        if index is not None:
            error.located(spans[index], source)
    return error


def _command_line(argv: list[str]) -> tuple[Source, list[tuple[int, int]]]:
    """The command line as typed to a shell, and the place of each word."""
    from shlex import quote

    text, spans = "gradcli", []
    for word in map(quote, argv):
        spans.append((len(text) + 1, len(text) + 1 + len(word)))
        text += f" {word}"
    return Source(text, "<command line>"), spans


def _index(argv: list[str], words: tuple[str, ...]) -> int | None:
    """Where the last of `words` is on the command line, written alone or as --option=value."""
    if len(words) > 1 and f"{words[0]}={words[1]}" in argv:
        return argv.index(f"{words[0]}={words[1]}")
    start = argv.index(words[0]) if len(words) > 1 and words[0] in argv else 0
    if words[-1] in argv[start:]:
        return argv.index(words[-1], start)
    return next((i for i, word in enumerate(argv) if word.startswith(f"{words[-1]}=")), None)


# -- what was meant -------------------------------------------------------------------------------
# What other tools call the commands, and what does here what theirs do.
SYNONYMS = {
    "evaluate": "eval …", "calc": "eval …", "run": "eval …",
    "gradient": "grad …", "partial": "grad …", "jac": "jacobian …", "series": "taylor …",
    "derivative": "diff …", "derive": "diff …", "differentiate": "diff …", "d": "diff …",
    "latex": "emit … --to latex", "tex": "emit … --to latex",
    "codegen": "emit …", "export": "emit …", "translate": "emit …",
    "roots": "solve …", "root": "solve …", "fsolve": "solve …",
    "minimise": "minimize …", "optimize": "minimize …", "optimise": "minimize …",
    "min": "minimize …", "argmin": "minimize …", "regress": "fit …", "curve_fit": "fit …",
    "graph": "tape …", "trace": "tape …", "draw": "plot …",
    "functions": "ops", "list": "ops", "version": "--version", "completions": "completion",
}  # fmt: skip
# What no command does, and what finds it: of the program given, `f`, whose first input is `x`.
FOUND = {
    "limit": ("a series begins with it", "taylor {f!r} {x}={at}"),
    "maximize": ("the minimum of its negative does", "minimize '-({f})' {x}=1"),
    "integrate": (
        "a program adds it up", "eval '{x} = linspace(0, 1, 1001); trapezoid({f} + 0*{x}, {x})'",
    ),
}  # fmt: skip
FOUND |= {
    "lim": FOUND["limit"],
    "maximise": FOUND["maximize"], "max": FOUND["maximize"], "argmax": FOUND["maximize"],
    "integral": FOUND["integrate"], "int": FOUND["integrate"],
}  # fmt: skip


POINT = ("at", "about", "point", "near", "around", "center", "x0")  # what other tools call it
PRINTING = ("diff", "emit", "taylor")  # the commands with --to


def no_command(argv: list[str], commands) -> Usage:
    """The error of a command line whose first word is no command; its help is one that works."""
    name, *words = argv
    close = nearest(name, commands)
    ordered = _command_first(argv, commands) if name.startswith("-") else None
    if name in SYNONYMS:
        help = f"did you mean {with_words(SYNONYMS[name], words)}?"
    elif name in FOUND:
        from gradcli.cli.words import split

        help = found(name, split(words)[0] or "x^2 - 2*x")
    elif name.startswith("--") and nearest(name, ("--version", "--help")):
        close = nearest(name, ("--version", "--help"))[0]
        return Usage("E0001", f"unknown option {name}", (name,), f"did you mean {close}?")
    elif ordered:
        help = f"write options last: {shell_line(ordered)}"
        return Usage("E0001", f"the option {name} stands before the command", (name,), help)
    elif close:
        help = f"did you mean '{close[0]}'?"
    elif name.startswith("d/d"):
        by, program = name[3:], argv[1:] or ["x^2"]
        help = f"a command prints derivatives: {shell_line(['diff', *program, '--wrt', by])}"
    else:
        help = (
            "gradcli --help lists the commands; a program is a file, or a text: gradcli 'x^2' x=3"
        )
    return Usage("E0001", f"unknown command '{name}'", (name,), help)


def with_words(meant: str, words: list[str]) -> str:
    """The command line that was meant, with the words that followed the other name."""
    before, gap, after = meant.partition("…")
    given = [*before.split(), *(words if gap else []), *after.split()]
    return shell_line(given)


def found(name: str, text: str, at: str = "0") -> str:
    """What to write where no command does what `name` says to the program `text`."""
    why, line = FOUND[name]
    formula = set_to_zero(text)
    inputs = re.findall(r"[^\W\d]\w*\b(?!\s*\()", formula)
    x = next((each for each in inputs if each not in ("pi", "e")), "x")
    return f"no command does that, but {why}: gradcli {line.format(f=formula, x=x, at=at)}"


def set_to_zero(text: str) -> str:
    """An expression; of an equation the difference of its sides."""
    left, equals, right = text.partition("=")
    return f"{left.strip()} - ({right.strip()})" if equals else text


def _command_first(argv: list[str], commands) -> list[str] | None:
    """The command line with the options that stand before its command, or its program, last."""
    from gradcli.cli.words import is_text, names_file

    starts = [i for i, word in enumerate(argv) if word in commands]
    words = [(i, word) for i, word in enumerate(argv) if not word.startswith("-")]
    starts += [i for i, word in words if is_text(word) or names_file(word)]
    if not starts:
        return None
    return argv[starts[0] :] + argv[: starts[0]]


def shell_line(argv) -> str:
    """The command line as one types it to a shell."""
    from shlex import quote

    return " ".join(["gradcli", *map(quote, argv)])


def from_typer(error: Exception, command, words: list[str]) -> Usage:
    """What typer refuses, said by us."""
    option = getattr(error, "option_name", None)
    kind = type(error).__name__
    if kind == "NoSuchOption":
        word = next((w for w in words if w.startswith(option)), option)
        unknown = word.partition("=")[0] if option != word else option  # of -wrt it says -w
        help = _meant(word.lstrip("-"), word, command, words)
        return Usage("E0001", f"unknown option {unknown}", (word,), help)
    if kind == "BadOptionUsage":
        takes = "takes no value" if "does not take" in str(error) else "needs a value"
        return Usage("E0002", f"{option} {takes}", (option,))
    text = error.format_message().rstrip(".")
    return Usage("E0001", text[:1].lower() + text[1:], (), f"gradcli {command.name} --help")


def _meant(bare: str, word: str, command, words: list[str]) -> str:
    """What may have been meant by an option that there is not, among the words of the command."""
    from gradcli.calls import TARGETS
    from gradcli.report.formats import FORMATS, GRAPHS

    formats = (*FORMATS, *GRAPHS) if command.name == "tape" else FORMATS
    known = [o[2:] for o in (*_options(command), "--help") if o.startswith("--")]
    name, equals, value = bare.partition("=")
    if bare[:1].isdigit() or bare[:1] == ".":
        return f"a value is bound by name, such as x={word}"
    if name in known:
        return f"a long option has two dashes: --{bare}"
    if name in formats and "format" in known:
        return f"write --format {name}"
    if word in words and MEANT.get(name, name) in TARGETS and not equals:  # --latex
        form, at = ["--to", MEANT.get(name, name)], words.index(word)
        if command.name not in PRINTING:
            return _prints(command.name, [*words[:at], *form, *words[at + 1 :]])
        return f"write {' '.join(form)}"
    if name == "to":
        return _prints(command.name, words)
    if name in POINT:
        return f"the point is given by the names of inputs, as x={value or 0}"
    others = _commands_with(f"--{name}", command)
    if others:
        return f"--{name} is an option of {listed(others)}"
    close = [o for o in known if len(name) > 2 and o.startswith(name)] or nearest(name, known)
    if equals and value and (len(name) == 1 or not close) and name.isidentifier():
        return f"a value is bound without dashes: {bare}"
    if close and len(name) > 1:
        return f"did you mean --{close[0]}?"
    return f"gradcli {command.name} --help lists the options"


def _prints(command: str, words: list[str]) -> str:
    """The line that prints in another language what a command shows that does not."""
    printer = "emit" if command == "eval" else "diff"
    kept = [word for word in words if not is_binding(word)]
    what = "a program" if command == "eval" else "derivatives"
    return f"{printer} prints {what}: {shell_line([printer, *kept])}"


def _commands_with(option: str, command) -> list[str]:
    """The other commands that have the option."""
    from gradcli.cli.app import COMMANDS, typer_command

    others = (typer_command(name) for name in COMMANDS if name != command.name)
    return [f"gradcli {other.name}" for other in others if option in _options(other)]


def _options(command) -> list[str]:
    return [option for parameter in command.params for option in parameter.opts]


def advised(error: Diagnostic, rows: dict, words: list[str]) -> Diagnostic:
    """An error of a command line, with what to write where a word stands in the wrong place: the
    name of an option in `rows` as a binding, a command in the text of a program."""
    if error.code in ("E0003", "E0006"):
        options = [option for row, _ in rows.values() for option in row.names]
        for word in filter(is_binding, words):
            name, _, value = word.partition("=")
            if f"--{name}" in options and f"'{name}'" in error.message:
                error.help = f"an option has dashes: --{name} {value}"
            elif name in POINT and f"'{name}'" in error.message and error.code == "E0006":
                x = re.match(r"'(\w+)' has no value", error.label or "")
                error.help = f"the point is given by its name: {x[1] if x else 'x'}={value}"
    elif error.code in ("E0100", "E0102") and error.span is not None:
        from gradcli.cli.command_in_text import meant

        error.help = meant(error, [word for word in words if is_binding(word)]) or error.help
    return error
