"""A dict that a comprehension makes of another one, key by key, where the keys of that are known.

{k: 2*v for k, v in d.items()} is {"a": 2*d["a"], "b": 2*d["b"]}.
"""

from collections.abc import Iterable
from typing import NamedTuple

from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import has_pop, mapped


class Walk(NamedTuple):
    """What a comprehension makes for each key of the dict of a name; `value` names what it has."""

    pair: s.Pair
    key: str
    value: str | None
    walked: s.Name


def walk_of(made: s.Comprehension) -> Walk | None:
    """The walk that a comprehension is; None of another, and of one with names within."""
    match made:
        case s.Comprehension(s.Pair() as pair, (s.Clause(target, iterable, ()),)):
            inner = any(type(part) in (s.Comprehension, s.Lambda) for part in s.walk(pair))
            if inner or has_pop(pair):
                return None
        case _:
            return None
    match target, iterable:
        case (
            s.Tuple((s.Name(key), s.Name(value))),
            s.Call(s.Attribute(s.Name() as walked, "items"), (), ()),
        ) if key != value:
            return Walk(pair, key, value, walked)
        case s.Name(key), s.Call(s.Attribute(s.Name() as walked, "keys"), (), ()):
            return Walk(pair, key, None, walked)
        case s.Name(key), s.Name() as walked:
            return Walk(pair, key, None, walked)
    return None


def keyed(walk: Walk, keys: Iterable[str | int | float]) -> s.Dict:
    """What the walk of a dict of those keys makes."""
    items = []
    for key in keys:
        span = walk.walked.span
        text = type(key) is str
        shown = s.String(key, repr(key), span=span) if text else s.Number(key, repr(key), span=span)
        given = {walk.key: shown, walk.value: s.Subscript(walk.walked, shown, span=span)}

        def read(node: s.Node, given=given) -> s.Node | None:
            return given.get(node.id) if type(node) is s.Name else None

        items.append(mapped(walk.pair, read).fields())
    return s.Dict(tuple(items), span=walk.walked.span)
