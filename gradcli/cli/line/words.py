"""What the positional words of a command line are: the program, values and types of inputs.

The program is the first word that neither binds nor declares.  It is a file where one of that name
exists, or where it ends as programs do (.expr, .py), and `-` is standard input; else, where it has
an operator, a bracket or a blank, it is the text itself.  A lone word that is neither is an error.
"""

import re
from collections.abc import Sequence
from os.path import exists, splitext

from gradcli import calls
from gradcli.cli.line.synonyms import SYNONYMS
from gradcli.cli.line.usage import Usage
from gradcli.data.bindings import is_binding
from gradcli.data.numbers import is_number
from gradcli.errors import Diagnostic, nearest

SUFFIXES = (".expr", ".py")  # of files that are programs, there or missing
ROOTS = ("/", "./", "../", "~/")  # no program begins like a path
# Patterns, which few command lines need: they are compiled when one does.
FUNCTION = r"(?s)(.+?):[^\W\d]\w*(\(.*\))?"  # FILE:FUNC, FILE:FUNC(2, 3)
DERIVATIVE = r"d/d\w+"  # d/dx x^2: what other tools take for a command
DECLARATION = r"\s*([^\W\d]\w*)\s*:\s*([^\W\d]\w*)\s*(\[.*\])?\s*"  # v: float[3]
OPTION = r"(?s)(-[^\W\d]\w*|--[^\W\d][\w-]*)(=.*)?"  # -e, --wrt, --wrt=x


def split(words: Sequence[str]) -> tuple[str | None, tuple[str, ...]]:
    """The program's text where the words hold it, None where they do not; and the other words."""
    for i, word in enumerate(words):
        if not is_binding(word):
            return (word, (*words[:i], *words[i + 1 :])) if is_text(word) else (None, tuple(words))
    return None, tuple(words)


def is_declaration(word: str) -> bool:
    """Whether a word says what an input is: 'v: float[3]', n:int; with a type that is nearly one of
    inputs too, where it is no function of a file."""
    found = re.fullmatch(DECLARATION, word) if ":" in word else None
    if found is None:
        return False
    _, kind, axes = found.groups()
    if kind in calls.TYPES or axes:
        return True
    return not names_file(word) and bool(nearest(kind, calls.TYPES))


def read_declarations(words: Sequence[str]) -> dict[str, str]:
    """The type of each name that a word declares; E0003 where one is declared twice, otherwise."""
    found: dict[str, str] = {}
    for word in words:
        name, _, kind = (part.strip() for part in word.partition(":"))
        if found.setdefault(name, kind) != kind:
            help = f"leave out '{name}: {found[name]}' or this one"
            raise Usage("E0003", f"'{name}' is declared twice", (word,), help)
    return found


def is_text(word: str) -> bool:
    """Whether a word that is no binding is the text of a program."""
    return not names_file(word) and calls.has_sign(word) and not is_number(word)


def names_file(word: str) -> bool:
    """Whether a word names a file, there or missing, a function of one, or standard input."""
    if word == "-" or "\0" in word or exists(word):
        return True
    return _is_path(word) or names_function(word)


def names_function(word: str) -> bool:
    """Whether a word names a function of a file, there or missing: FILE:FUNC."""
    called = re.fullmatch(FUNCTION, word) if ":" in word else None
    return called is not None and (exists(called[1]) or _is_path(called[1]))


def _is_path(word: str) -> bool:
    from gradcli.data.files import READERS

    suffix = splitext(word)[1].lower()
    return "\n" not in word and (word.startswith(ROOTS) or suffix in SUFFIXES or suffix in READERS)


def given_again(text: str) -> list[str]:
    """The words that give a program's text on a command line."""
    return [text] if is_text(text) and not is_binding(text) else ["-e", text]


def begins_with_program(argv: Sequence[str]) -> bool:
    """Whether a command line without a command begins with a program, or a value for one."""
    first = argv[0]
    if first in SYNONYMS or re.fullmatch(DERIVATIVE, first):
        return False
    if first[:1] == "-" and first != "-":
        bound = [word.partition("=")[0] for word in argv if is_binding(word)]
        return first.partition("=")[0] in ("-e", "--expr") or _is_negative(first, {}, bound)
    return any(is_such(first) for is_such in (is_binding, is_declaration, names_file, is_text))


def check_file(word: str) -> None:
    """Raise where the word in the place of the program is neither a file nor a text."""
    if names_file(word):
        return
    if is_number(word):
        help = f"a value has a name, as x={word}; as a program write -e {word}"
        raise Usage("E0001", f"'{word}' is a value without a name", (word,), help)
    message = f"there is no file '{word}', and a program has an operator, a bracket or a blank"
    help = f"for the program that is this word alone write -e {word}"
    raise Usage("E0001", message, (word,), help)


# -- words that begin with a dash -----------------------------------------------------------------
def programs_last(words: list[str], takes_value: dict[str, bool]) -> list[str]:
    """The words with a program such as -x^2 behind a `--`, where it is not taken for options.

    `takes_value` has the command's options: whether a word follows them.
    """
    options: list[str] = []
    programs: list[str] = []
    rest: list[str] = []
    bound = [word.partition("=")[0] for word in words if is_binding(word)]
    for i, word in enumerate(words):
        if word == "--":
            rest = words[i + 1 :]
            break
        follows = bool(options) and i > 0 and takes_value.get(words[i - 1], False)
        if not follows and _is_negative(word, takes_value, bound):
            programs.append(word)
        else:
            options.append(word)
    if not (programs or rest) or takes_value.get(options[-1] if options else "", False):
        return words if not programs else options
    return [*options, "--", *programs, *rest]


def _is_negative(word: str, takes_value: dict[str, bool], bound: list[str]) -> bool:
    """Whether a word is a program that begins with a minus sign, and no option."""
    rest = word[1:]
    if word[:1] != "-" or word in takes_value or re.fullmatch(OPTION, word):
        return False
    if is_number(word) or not calls.has_sign(rest):
        return False
    if not takes_value.get(word[:2], False):
        return True
    if word[1] == "o":  # -oFILE
        return bool(set(rest) & set("*^()+ "))
    (name,) = re.findall(r"\A\w*", rest)  # -exp(x) is no text xp(x) of -e, and -e'x' is one
    called = rest[len(name) : len(name) + 1] == "(" and _is_function(name)
    return called or name in bound or rest[1:2] in tuple("^*/%")


def _is_function(name: str) -> bool:
    try:
        return bool(calls.operations(name))
    except Diagnostic:
        return False
