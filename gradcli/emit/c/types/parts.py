"""The parts of an index: an element, a slice, the elements that an array names, or a new axis."""

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.core.types.kinds import Scope
from gradcli.emit.c.refusals import misfit, refuse
from gradcli.emit.c.types.lengths import Length, minus, plus
from gradcli.emit.c.types.needs import is_at_least
from gradcli.emit.c.types.values import Array, Type

if TYPE_CHECKING:
    from gradcli.emit.c.types.infer import Types


class At(NamedTuple):
    """One element of an axis."""

    value: object


class Cut(NamedTuple):
    """A slice of an axis: where it starts, its step, how many elements."""

    start: Length
    step: int
    count: Length


class Among(NamedTuple):
    """The elements of an axis that an array of whole numbers names."""

    value: Expr
    count: Length


NEW = "a new axis"


def subscript(types: "Types", node, base: Array, parts: tuple, scope: Scope) -> list:
    """What each part of an index takes of `base`: At, Cut, Among or NEW, one for each axis of it.

    Arrays beside each other name an element together, those of one index.

    node: the index that is read, None for one that is written.
    """
    given = sum(p is not None and p is not ... for p in parts)
    rest = [Cut(0, 1, n) for n in base.axes]
    out: list = []
    for p in parts:
        axis = sum(q is not NEW for q in out)
        if p is None:
            out.append(NEW)
        elif p is ...:
            out += rest[axis : axis + len(base.axes) - given]
        elif axis >= len(base.axes):
            misfit("an index with more parts than the array has axes", p if node is None else node)
        elif type(p) is Expr and p.op is ir.SLICE:
            out.append(_cut(types, p if node is None else node, p, base.axes[axis], scope))
        elif types.of(p, scope) == "int":
            out.append(At(p))
        elif (found := _among(types, p, scope)) is not None:
            if node is None and len(set(indices(types, p, scope))) != found.count:
                refuse("a write by indices that may name an element twice", p)
            out.append(found)
        else:
            misfit("an index that is not a whole number or a slice", p if node is None else node)
    return out + rest[sum(q is not NEW for q in out) :]


def _among(types: "Types", part: Expr, scope: Scope) -> Among | None:
    found = types.of(part, scope)
    whole = type(found) is Array and found.kind == "int" and len(found.axes) == 1
    return Among(part, found.axes[0]) if whole else None


def progression(part: Expr) -> range | None:
    """The indices of an array that is written out, where they are evenly apart."""
    known = part.args if part.op is ir.ARRAY else ()
    if not known or any(type(k) is not int or k < 0 for k in known):
        return None
    steps = {b - a for a, b in pairwise(known)} or {1}
    step = steps.pop()
    return range(known[0], known[-1] + step, step) if step and not steps else None


def indices(types: "Types", part: Expr, scope: Scope) -> tuple[int, ...]:
    """The indices from 0 on of an array that is written out, or that a name stands for."""
    if is_name(part):
        part = types.constants.get(types.key(part.args[0], scope))
    known = part.args if type(part) is Expr and part.op is ir.ARRAY else ()
    return known if all(type(k) is int and k >= 0 for k in known) else ()


def axes_of(parts: list) -> tuple[Length, ...] | None:
    """The axes of what `parts` take; None where arrays are apart, or of different lengths."""
    among = [k for k, p in enumerate(parts) if type(p) is Among]
    apart = among != list(range(among[0], among[-1] + 1)) if among else False
    if apart or len({parts[k].count for k in among}) > 1:
        return None
    rest = [p for k, p in enumerate(parts) if type(p) is not At and k not in among[1:]]
    return tuple(1 if p is NEW else p.count for p in rest)


def part_of(types: "Types", base: Array, index: tuple, scope: Scope, node=None) -> Type:
    """The type of base[index], which is `node`."""
    parts = subscript(types, node, base, index, scope)
    axes = axes_of(parts)
    if axes is None:
        misfit("an index of arrays that do not fit each other", node)
    return Array(base.kind, axes) if axes else base.kind


def is_name(value) -> bool:
    return type(value) is Expr and value.op is None


def _cut(types: "Types", node, part: Expr, n: Length, scope: Scope) -> Cut:
    """A slice of an axis of n elements."""
    start, stop, step = part.args
    step = 1 if step is None else types.length(step, scope)
    ends = [None if v is None else types.length(v, scope) for v in (start, stop)]
    known = [v is None or type(w) is int for v, w in zip((start, stop), ends)]
    if type(step) is int and step and type(n) is int and all(known):
        first, last, step = slice(*ends, step).indices(n)
        return Cut(first, step, len(range(first, last, step)))
    if step == -1 and start is None and stop is None:
        return Cut(minus(n, 1), -1, n)
    if step == 1 and None not in [e for v, e in zip((start, stop), ends) if v is not None]:
        first, last = 0 if start is None else ends[0], n if stop is None else ends[1]
        first, last = (plus(n, e) if type(e) is int and e < 0 else e for e in (first, last))
        # where n is at least what both ends ask for, the slice is as long as they say
        asked = [e if type(e) is int else minus(n, e) for e in (first, last)]
        if all(type(e) is int and e >= 0 for e in asked) and is_at_least(types, n, max(asked)):
            return Cut(first, 1, minus(last, first))
    refuse(
        "a slice whose length is not known",
        node,
        "declare the array's shape, or write the elements in a loop",
    )
