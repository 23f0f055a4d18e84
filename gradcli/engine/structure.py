"""Nested lists, tuples and dicts of values: their leaves, and the same nesting of other leaves."""

from collections.abc import Callable, Iterable, Iterator

from gradcli.ops.containers import CONTAINERS, items, remade


def leaves(x) -> Iterator:
    """The values in `x` that are no list, tuple or dict, in order."""
    if type(x) in CONTAINERS:
        for item in items(x):
            yield from leaves(item)
    else:
        yield x


def rebuilt(x, values: Iterable):
    """The nesting of `x` with `values` as its leaves."""
    return _rebuilt(x, iter(values))


def _rebuilt(x, values: Iterator):
    if type(x) in CONTAINERS:
        return remade(lambda item: _rebuilt(item, values), x)
    return next(values)


def mapped(function: Callable, x):
    """The nesting of `x` with `function` applied to each leaf."""
    if type(x) in CONTAINERS:
        return remade(lambda item: mapped(function, item), x)
    return function(x)
