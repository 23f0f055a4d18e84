"""What is entered in a session: when an entry is whole, and the words of a command in it.

    plot x*exp(-x^2) x=-2:2 --width 60

The words of a command are separated by blanks outside brackets and quotes.  Options and bindings
are those of the command line; what is left is the program, blanks and all.
"""

import re
from collections.abc import Iterable, Iterator

from gradcli.calls import sessions
from gradcli.cli.command_table import COMMANDS, typer_command
from gradcli.data.bindings import is_binding

CLOSING = {")": "(", "]": "[", "}": "{"}
CONTINUES = ("else", "elif", "except", "finally")  # what goes on with a block, at its margin
OPERATORS = ("=", "*", "/", "%", "<", ">", "@", ".", ",", ":", ")", "]")  # no word begins so


def is_whole(text: str) -> bool:
    """Whether an entry can be run as it stands: not while a bracket or a block is open.

    A block ends in an empty line.
    """
    if command_of(text.lstrip(), ()) or text.lstrip()[:1] == "?":
        return not _is_open(text)
    lines = text.split("\n")
    if lines[-1][:1] in (" ", "\t") and lines[-1].strip():
        return False  # within a block
    return not sessions.is_unfinished(text)


def entries(lines: Iterable[str]) -> Iterator[str]:
    """The entries of a text that nobody types: a block ends where a line stands out again."""
    held: list[str] = []
    for line in lines:
        line = line.rstrip("\r\n")
        if held and not _follows(held, line):
            yield "\n".join(held)
            held = []
        if held or line.strip():
            held.append(line)
    if held:
        yield "\n".join(held)


def _follows(held: list[str], line: str) -> bool:
    """Whether `line` belongs to the entry that the lines `held` begin."""
    text = "\n".join(held)
    if _is_open(text) or held[-1].startswith("@"):
        return True
    if ":" not in text or command_of(text, ()):
        return False
    begun = held[-1].partition("#")[0].rstrip().endswith(":")
    within = begun or any(line[:1] in (" ", "\t") for line in held[1:])
    (word,) = re.findall(r"\A\w*", line)
    return within and (not line.strip() or line[0] in " \t" or word in CONTINUES)


def _is_open(text: str) -> bool:
    """Whether a bracket of the text is not closed."""
    depth = 0
    for kind, _ in _pieces(text):
        depth += (kind in "([{") - (kind in CLOSING)
    return depth > 0


def command_of(text: str, names: Iterable[str]) -> str:
    """The command that an entry begins with; "" where it is a program of the session.

    A name that the session has is that name, and what no word of a command begins with makes the
    entry a program: `diff = 3`, `grad(y, x)`.
    """
    word, _, rest = text.partition("\n")[0].partition(" ")
    rest = rest.strip()
    if word not in COMMANDS or word in names or rest.startswith(OPERATORS):
        return ""
    return "" if rest[:2] in ("- ", "+ ") else word


def words_of(command: str, text: str) -> tuple[list[str], list[str], str | None]:
    """The options, the bindings and the program in what follows the `command` of an entry.

    Of an option that the command does not have only that, and no program.
    """
    params = typer_command(command).params
    takes_value = {o: bool(p.metavar) for p in params for o in p.opts if o[:1] == "-"}
    takes_value["--help"] = takes_value["-h"] = False
    options: list[str] = []
    bindings: list[str] = []
    program: list[str] = []
    words = iter(_words(text))
    for word in words:
        option, equals, _ = word.partition("=")
        if option.startswith("--") and option not in takes_value:
            return [word], [], None
        if option in takes_value:
            options.append(_unquoted(word))
            if takes_value.get(option) and not equals:
                options += [_unquoted(value) for value in (next(words, None),) if value is not None]
        elif is_binding(word) and option.isidentifier() and word[len(option) :][:2] != "==":
            bindings.append(f"{option}={_unquoted(word[len(option) + 1 :])}")
        else:
            program.append(word)
    return options, bindings, _unquoted(" ".join(program))


def unquoted_words(text: str) -> list[str]:
    """The words of a text, each without the quotes around it."""
    return [_unquoted(word) for word in _words(text)]


def _words(text: str) -> list[str]:
    """The parts of a text between blanks that stand in no bracket and no quotes."""
    words, depth = [""], 0
    for kind, piece in _pieces(text):
        depth = max(0, depth + (kind in "([{") - (kind in CLOSING))
        if kind == " " and depth == 0:
            words.append("")
        else:
            words[-1] += piece
    return [word for word in words if word]


def _pieces(text: str) -> Iterator[tuple[str, str]]:
    """(kind, text) of each quoted text, whose kind is its quote, and of each other character."""
    k = 0
    while k < len(text):
        c = text[k]
        end = k + 1
        if c == "#":
            end = (text.find("\n", k) + 1 or len(text) + 1) - 1
        if c in "'\"":
            closed = text.find(c, k + 1)
            if closed >= 0 and (c == '"' or k == 0 or not text[k - 1].isalnum()):
                end = closed + 1
        yield (" " if c.isspace() else c), text[k:end]
        k = end


def _unquoted(word: str) -> str:
    """A word without the quotes around the whole of it."""
    quoted = len(word) > 1 and word[0] in "'\"" and word.find(word[0], 1) == len(word) - 1
    return word[1:-1] if quoted else word
