"""The containers that programs hold values in, by their exact types, and the same container of
other items.

Each belongs to a family, that of the list, tuple or dict that it is gone through and compared as.
"""

from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterable
from typing import Any


class Named(tuple):
    """A named tuple: its items, and `of`, the program's type that has the names of these."""

    of: Any


def named(of, items: Iterable) -> Named:
    made = Named(items)
    made.of = of
    return made


FAMILY: dict[type, type] = {
    list: list, tuple: tuple, dict: dict, deque: deque, defaultdict: dict, Counter: dict,
    Named: tuple,
}  # fmt: skip
CONTAINERS = FAMILY.keys()
# How each that is not made of its items alone is made of others
REMADE: dict[type, Callable] = {
    deque: lambda x, items: deque(items, x.maxlen),
    Named: lambda x, items: named(x.of, items),
    defaultdict: lambda x, items: defaultdict(x.default_factory, zip(x, items)),
    Counter: lambda x, items: Counter(dict(zip(x, items))),
}


def remade(function: Callable, x):
    """A container of the type of `x`, of what the function gives for each of its items."""
    kind = type(x)
    if kind is list or kind is tuple:
        return kind([function(item) for item in x])
    if kind is dict:
        return {key: function(item) for key, item in x.items()}
    items = x.values() if FAMILY[kind] is dict else x
    made = [function(item) for item in items]
    return REMADE[kind](x, made)


def items(x):
    """What a container holds: of a dict its values."""
    return x.values() if FAMILY[type(x)] is dict else x


def plain(x):
    """What a program holds as what is shown of it: lists, tuples and dicts."""
    if type(x) not in CONTAINERS:
        return x
    made = [plain(item) for item in items(x)]
    family = FAMILY[type(x)]
    if family is dict:
        return dict(zip(x, made))
    return tuple(made) if family is tuple else made
