"""The directions of derivatives that a command line gives: --tangent x=1, --cotangent 'y=[1,0]'."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Any

from gradcli import calls
from gradcli.cli.line.rows import repeated
from gradcli.cli.line.usage import Usage
from gradcli.data.bindings import Steps, Uncertain, is_binding, read_bindings
from gradcli.errors import Diagnostic, Source

TANGENT = Annotated[
    Sequence[str],
    repeated(
        "--tangent",
        metavar="NAME=VALUE",
        help="How an input moves, such as x=1 or v=[1,0]; others stay",
    ),
]


def read_directions(option: str, words: Sequence[str]) -> dict[str, Any]:
    """The values that an option gives by name; a wrong one is an error at its place."""
    for word in words:
        if not is_binding(word):
            name = word if word.isidentifier() else "x"
            help = f"as in {option} {name}=1, or of an array {option} '{name}=[1,0]'"
            raise Usage("E0002", f"{option} takes NAME=VALUE, not '{word}'", (option, word), help)
    found = read_bindings(words, calls.constant)
    for name, value in found.items():
        if isinstance(value, Steps):
            help = f"as in {name}=1, or of an array {name}=[1,0]"
            message = f"{option} takes one value of '{name}', not a grid"
            raise Usage("E0002", message, (option, _word(words, name)), help)
        if isinstance(value, Uncertain):
            message = f"{option} takes one value of '{name}', without an uncertainty"
            help = f"as in {name}=1, or of an array {name}=[1,0]"
            raise Usage("E0002", message, (option, _word(words, name)), help)
    return found


@contextmanager
def directed(option: str, words: Sequence[str]) -> Iterator[None]:
    """A block whose error of a direction that an option gives is one at its word."""
    try:
        yield
    except Diagnostic as error:
        raise _placed(error, option, words) from None


def needed(words: Sequence[str], program=None, point: dict[str, Any] | None = None) -> None:
    """Raise where no tangent is given, with one that would do."""
    if words:
        return
    from shlex import quote

    point = point or {}
    name = next((n for n in program.default_wrt() if n in point), "x") if program else "x"
    example = calls.example(_shape(point.get(name)))
    help = f"say which inputs move and how, as in: --tangent {quote(f'{name}={example}')}"
    raise Usage("E0002", "--tangent is needed", (), help)


def _shape(value: Any) -> tuple[int, ...]:
    if isinstance(value, list):
        return (len(value), *(_shape(value[0]) if value else ()))
    return getattr(value, "shape", ())


def _placed(error: Diagnostic, option: str, words: Sequence[str]) -> Diagnostic:
    """An error of a direction, with its place in the option that gives it."""
    name = getattr(error, "name", None)
    if error.message.startswith(f"{option} "):  # of a name that is none to move
        name = error.message[len(option) + 1 :].partition(":")[0]
    word = _word(words, name)
    if name is not None and word and error.span is None:
        span = (0, len(name)) if error.code == "E0007" else (len(name) + 1, len(word))
        error.span, error.source = span, Source(word, f"<{option[2:]}>")
    return error


def _word(words: Sequence[str], name: str | None) -> str:
    return next((word for word in words if word.partition("=")[0] == name), "")
