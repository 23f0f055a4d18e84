"""What a file that tests itself calls its function with, and what comes out."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gradcli.core.types import lengths
from gradcli.emit.about import About
from gradcli.emit.statements.signature import Whole
from gradcli.typed.values import Array, Type


class Trial(NamedTuple):
    """A point: what the function is given, in its order, and what it gives back, each a number or
    nested lists, with its type; results have their names too."""

    given: Sequence[tuple[object, Type]]
    results: list[tuple[str, object, Type]]


def trials(whole: Whole, about: About) -> Iterator[Trial]:
    """The points that a file tests itself at, with the values that the tape has there."""
    inputs = whole.symbols.types.told.inputs
    types = [found for _, found in whole.results] or ["real"]
    # a name of the function would hide it where it is called
    called = [f"{name}_" if name == about.name else name for name in whole.called]
    for point, known in zip(about.self_test, about.expected):
        given = [
            (point[n] if n in point else length(whole, n, point), inputs.get(n, "int"))
            for n in whole.order
        ]
        yield Trial(given, list(zip(called, known, types)))


def flat(value) -> list:
    """The elements of a number or of nested lists, row after row."""
    return (
        [x for part in value for x in flat(part)] if isinstance(value, (list, tuple)) else [value]
    )


def length(whole: Whole, symbol: str, point: dict) -> int:
    """A length that the function is told: that of the input that has it."""
    for name, found in whole.symbols.types.told.inputs.items():
        if type(found) is Array and lengths.name(symbol) in found.axes:
            part = point[name]
            for _ in range(found.axes.index(lengths.name(symbol))):
                part = part[0]
            return len(part)
    raise AssertionError(f"no input is {symbol} long")
