"""Errors of the command line itself, in the shape of all others: the line, and carets under it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gradcli.errors import Diagnostic, Source, nearest

if TYPE_CHECKING:
    pass


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


def located(error: Diagnostic, argv: Sequence[str]) -> Diagnostic:
    """A usage error with its place on the command line filled in."""
    if isinstance(error, Usage) and error.words:
        source, spans = _command_line(argv)
        index = _index(argv, error.words)
        if index is not None:
            error.located(spans[index], source)
    return error


def _command_line(argv: Sequence[str]) -> tuple[Source, list[tuple[int, int]]]:
    """The command line as typed to a shell, and the place of each word."""
    from shlex import quote

    text, spans = "gradcli", []
    for word in map(quote, argv):
        spans.append((len(text) + 1, len(text) + 1 + len(word)))
        text += f" {word}"
    return Source(text, "<command line>"), spans


def _index(argv: Sequence[str], words: tuple[str, ...]) -> int | None:
    """Where the last of `words` is on the command line, written alone or as --option=value."""
    if len(words) > 1 and f"{words[0]}={words[1]}" in argv:
        return argv.index(f"{words[0]}={words[1]}")
    start = argv.index(words[0]) if len(words) > 1 and words[0] in argv else 0
    if words[-1] in argv[start:]:
        return argv.index(words[-1], start)
    return next((i for i, word in enumerate(argv) if word.startswith(f"{words[-1]}=")), None)


def shell_line(argv) -> str:
    """The command line as one types it to a shell."""
    from shlex import quote

    return " ".join(["gradcli", *map(quote, argv)])
