"""Axes as functions name them: counted from 0 on, or with a minus from the last one back."""

from operator import index

from gradcli.errors import Diagnostic


def missing(axis: int, count: int) -> str:
    """The words for an axis that is not among `count`."""
    has = {0: "a number has no axes", 1: "the array has the axis 0 alone"}
    return f"there is no axis {axis}: {has.get(count, f'the array has the axes 0 to {count - 1}')}"


def whole(x, what: str) -> int:
    """x as an integer; E0201 where it is none."""
    try:
        return index(x)
    except TypeError:
        given = repr(x) if type(x) in (float, str) else f"a {type(x).__name__}"
        raise Diagnostic("E0201", f"{what} must be an integer, not {given}") from None


def normal(axis, count: int) -> int:
    """An axis counted from 0 on; E0202 where there is no such among `count`."""
    axis = whole(axis, "an axis")
    if not -count <= axis < count:
        raise Diagnostic("E0202", missing(axis, count))
    return axis % count


def normals(axis, count: int) -> tuple[int, ...]:
    """The axes that None (all of them), an integer or a tuple names; E0202 for one named twice."""
    if axis is None:
        return tuple(range(count))
    given = axis if isinstance(axis, (tuple, list)) else (axis,)
    found = tuple(normal(a, count) for a in given)
    if len(set(found)) < len(found):
        twice = next(a for a in found if found.count(a) > 1)
        raise Diagnostic("E0202", f"the axis {twice} is named twice")
    return found


def at(axis: int, *parts) -> tuple:
    """The index that applies `parts` to the axes from `axis` on."""
    return (*(slice(None),) * axis, *parts)
