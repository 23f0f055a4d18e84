"""The parts of an index: an element, a slice, the elements that an array names, or a new axis."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.core.types.facts import Facts, Shape
from gradcli.core.types.lengths import UNKNOWN, Length, minus, plus


class At(NamedTuple):
    """One element of an axis."""

    value: object


class Cut(NamedTuple):
    """A slice of an axis: where it starts, which may be worked out, its step, how many elements."""

    start: Length | Expr
    step: int
    length: Length


class Among(NamedTuple):
    """The elements of an axis that an array of whole numbers names."""

    value: Expr
    length: Length


NEW = "a new axis"


def subscript(
    of: Facts, node, axes: tuple, parts: tuple, shapes: Sequence[Shape], written: bool = False
) -> list | None:
    """What each part of an index takes of an array of `axes`: At, Cut, Among or NEW, one for each
    axis of it; None where that is not known.

    Arrays beside each other name an element together, those of one index.

    node: the index, in which the parts stand, of these shapes; written: it is one that is assigned.
    """
    given = sum(p is not None and p is not ... for p in parts)
    rest = [Cut(0, 1, n) for n in axes]
    out: list = []
    for p, shape in zip(parts, shapes):
        axis = sum(q is not NEW for q in out)
        here = p if written else node
        if p is None:
            out.append(NEW)
        elif p is ...:
            out += rest[axis : axis + len(axes) - given]
        elif axis >= len(axes):
            return of.misfit("an index with more parts than the array has axes", here, None)
        elif type(p) is Expr and p.op is ir.SLICE:
            out.append(_cut(of, here, p, axes[axis]))
        elif shape == () and of.is_whole(p, shape):
            out.append(At(p))
        elif type(shape) is tuple and len(shape) == 1 and of.is_whole(p, shape):
            if written and len(set(of.indices(p))) != shape[0]:
                of.refuse("a write by indices that may name an element twice", p, None)
            out.append(Among(p, shape[0]))
        else:
            return of.misfit("an index that is not a whole number or a slice", here, None)
    return out + rest[sum(q is not NEW for q in out) :]


def progression(part: Expr) -> range | None:
    """The indices of an array that is written out, where they are evenly apart."""
    known = part.args if part.op is ir.ARRAY else ()
    if not known or any(type(k) is not int or k < 0 for k in known):
        return None
    steps = {b - a for a, b in pairwise(known)} or {1}
    step = steps.pop()
    return range(known[0], known[-1] + step, step) if step and not steps else None


def axes_of(parts: list) -> tuple[Length, ...] | None:
    """The axes of what `parts` take; None where arrays that name an element are of different
    lengths.  Those that are apart have their axis first."""
    among = [k for k, p in enumerate(parts) if type(p) is Among]
    if len({parts[k].length for k in among}) > 1:
        return None
    rest = [k for k, p in enumerate(parts) if type(p) is not At and k not in among[1:]]
    if are_apart(parts):
        rest.sort(key=lambda k: type(parts[k]) is not Among)
    return tuple(1 if parts[k] is NEW else parts[k].length for k in rest)


def are_apart(parts: list) -> bool:
    """Whether other parts stand between the arrays of an index."""
    among = [k for k, p in enumerate(parts) if type(p) is Among]
    return bool(among) and among != list(range(among[0], among[-1] + 1))


def _cut(of: Facts, node, part: Expr, n: Length) -> Cut:
    """A slice of an axis of n elements."""
    start, stop, step = part.args
    step = 1 if step is None else of.length(step)
    ends: list[Any] = [None if v is None else of.length(v) for v in (start, stop)]
    known = [v is None or type(w) is int for v, w in zip((start, stop), ends)]
    if type(step) is int and step and type(n) is int and all(known):
        begin, end, step = slice(ends[0], ends[1], step).indices(n)
        return Cut(begin, step, len(range(begin, end, step)))
    if step == -1 and start is None and stop is None:
        return Cut(minus(n, 1), -1, n)
    if step == 1 and UNKNOWN not in ends:
        first, last = 0 if start is None else ends[0], n if stop is None else ends[1]
        first, last = (plus(n, e) if type(e) is int and e < 0 else e for e in (first, last))
        # where n is at least what both ends ask for, the slice is as long as they say
        asked: list[Any] = [e if type(e) is int else minus(n, e) for e in (first, last)]
        count = minus(last, first)
        asked_for = all(type(e) is int and e >= 0 for e in asked)
        if asked_for and of.is_at_least(n, max(asked), count):
            return Cut(first, 1, count)
    if step == 1 and type(start) is Expr and stop is not None:
        count = of.window(start, stop, n)
        if count != UNKNOWN:
            return Cut(start, 1, of.not_below_0(count))
    words = "a slice whose length is not known"
    help = "declare the array's shape, or write the elements in a loop"
    return of.refuse(words, node, Cut(UNKNOWN, 1, UNKNOWN), help)
