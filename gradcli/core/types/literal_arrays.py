"""Arrays that a program writes out: the defaults of its inputs, as np.array([0, 2, 2])."""

from collections.abc import Iterable, Iterator
from typing import Any

from gradcli.core.types.kind_rules import with_axes
from gradcli.language.names.scopes import dotted
from gradcli.language.syntax import surface


def written_arrays(header: Iterable[surface.Node]) -> dict[str, str]:
    """The inputs whose defaults are lists, with their kinds: vectors, or arrays of more axes."""
    found = {}
    for s in header:
        if type(s) is surface.Assign:
            value = s.value.args[0] if type(s.value) is surface.Call else s.value
            axes = 0
            while type(value) is surface.List:
                value, axes = value.items[0], axes + 1
            if axes:
                target: Any = s.targets[0]
                found[target.id] = with_axes(axes)
    return found


def written_integers(header: Iterable[surface.Node]) -> frozenset[str]:
    """The inputs whose defaults are NumPy's arrays of integers, as np.array([0, 2, 2])."""
    found = set()
    for s in header:
        match s:
            case surface.Assign((surface.Name(name),), surface.Call(function, (items,), dtype)):
                array = dotted(function)[1].rpartition(".")[2] in ("array", "asarray")
                whole = all(type(n.value) is int for n in _numbers(items))
                if array and type(items) is surface.List and not dtype and whole:
                    found.add(name)
    return frozenset(found)


def _numbers(node: surface.Node) -> Iterator[surface.Number]:
    return (part for part in surface.walk(node) if type(part) is surface.Number)
