"""The numbers that a value is made of, with the names by which a report tells of each."""

from collections.abc import Iterator
from typing import Any

from gradcli.report.numbers.values import plain


def parts(name: str, value: Any) -> Iterator[tuple[str, tuple[int, ...], tuple]]:
    """(name, shape, path) of each number and array that a value, perhaps a nested one, holds."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _under(key, parts(f"{name}[{key!r}]", item))
    elif isinstance(value, (list, tuple)):
        for i, item in enumerate(value):
            yield from _under(i, parts(f"{name}[{i}]", item))
    else:
        yield name, shape(value), ()


def _under(key, found: Iterator[tuple]) -> Iterator[tuple]:
    return ((name, lengths, (key, *path)) for name, lengths, path in found)


def shape(value: Any) -> tuple[int, ...]:
    """The shape of a number or an array."""
    return tuple(getattr(value, "shape", ()))


def at(value: Any, path: tuple) -> Any:
    """The part of a nested value at a path; None where what holds it is None."""
    for key in path:
        value = None if value is None else value[key]
    return value


def size(lengths: tuple[int, ...]) -> int:
    """How many numbers an array of this shape has."""
    count = 1
    for length in lengths:
        count *= length
    return count


def labels(name: str, lengths: tuple[int, ...]) -> list[str]:
    """The names of the elements of an array of this shape, such as `x[0,1]`; of a number `x`."""
    if not lengths:
        return [name]
    from itertools import product

    return [f"{name}[{','.join(map(str, i))}]" for i in product(*map(range, lengths))]


def flat(value: Any, count: int) -> list:
    """The numbers of an array as a list, null for each where it is None."""
    if value is None:
        return [None] * count
    return plain(value.reshape(-1)) if shape(value) else [plain(value)]


def rows(value: Any, height: int, width: int) -> list[list]:
    """The numbers of an array in `height` rows of `width`, null for each where it is None."""
    if value is None:
        return [[None] * width for _ in range(height)]
    return plain(value.reshape(height, width)) if shape(value) else [[plain(value)]]
