"""Nested lists, tuples and dicts of values: their leaves, and the same nesting of other leaves."""

from collections.abc import Callable, Iterable, Iterator


def leaves(x) -> Iterator:
    """The values in `x` that are no list, tuple or dict, in order."""
    kind = type(x)
    if kind is list or kind is tuple:
        for item in x:
            yield from leaves(item)
    elif kind is dict:
        for item in x.values():
            yield from leaves(item)
    else:
        yield x


def rebuilt(x, values: Iterable):
    """The nesting of `x` with `values` as its leaves."""
    return _rebuilt(x, iter(values))


def _rebuilt(x, values: Iterator):
    kind = type(x)
    if kind is list or kind is tuple:
        return kind([_rebuilt(item, values) for item in x])
    if kind is dict:
        return {key: _rebuilt(item, values) for key, item in x.items()}
    return next(values)


def mapped(function: Callable, x):
    """The nesting of `x` with `function` applied to each leaf."""
    kind = type(x)
    if kind is list or kind is tuple:
        return kind([mapped(function, item) for item in x])
    if kind is dict:
        return {key: mapped(function, item) for key, item in x.items()}
    return function(x)
