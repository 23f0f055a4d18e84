"""Nested values: lists, tuples, named tuples and dicts, in TensorFlow's order of their leaves."""

from collections.abc import Callable


def flatten(x) -> list:
    """The leaves of x in order; those of a dict in the order of its sorted keys."""
    flat: list = []
    _collect(x, flat)
    return flat


def _collect(x, flat: list) -> None:
    if isinstance(x, dict):
        for key in _order(x):
            _collect(x[key], flat)
    elif isinstance(x, (list, tuple)):
        for item in x:
            _collect(item, flat)
    elif hasattr(x, "__tf_components__"):
        for item in x.__tf_components__():
            _collect(item, flat)
    else:
        flat.append(x)


def _order(x: dict) -> list:
    try:
        return sorted(x)
    except TypeError:
        return list(x)


def pack(like, flat: list):
    """The nesting of `like` with the values of `flat` as its leaves."""
    return _packed(like, iter(flat))


def _packed(like, values):
    if isinstance(like, dict):
        found = {key: _packed(like[key], values) for key in _order(like)}
        return type(like)((key, found[key]) for key in like)
    if isinstance(like, (list, tuple)):
        items = [_packed(item, values) for item in like]
        return type(like)(*items) if hasattr(like, "_fields") else type(like)(items)
    if hasattr(like, "__tf_components__"):
        return like.__tf_packed__([_packed(item, values) for item in like.__tf_components__()])
    return next(values)


def map_structure(function: Callable, *structures):
    """The nesting of the first structure with function(leaf of each) as its leaves."""
    flat = zip(*[flatten(x) for x in structures])
    return pack(structures[0], [function(*items) for items in flat])
