"""The elements of an array in another order of axes, or of places along them."""

from gradcli.errors import Diagnostic
from gradcli.ops.arrays import (
    as_array,
    broadcast_to,
    concatenate,
    getitem,
    load_numpy,
    ravel,
    reshape,
    transpose,
)
from gradcli.ops.axes import at, normal, normals, whole
from gradcli.ops.memory import ask, broadcast, product
from gradcli.ops.numpy_call import shape


# -- axes ------------------------------------------------------------------------------------------
def moveaxis(x, source, destination):
    """x with the axes `source` moved to the places `destination`; the others keep their order."""
    x = as_array(x)
    count = len(shape(x))
    old, new = normals(source, count), normals(destination, count)
    if len(old) != len(new):
        raise Diagnostic("E0202", f"{len(old)} axes cannot go to {len(new)} places")
    order = [a for a in range(count) if a not in old]
    for place, axis in sorted(zip(new, old)):
        order.insert(place, axis)
    return transpose(x, order)


def swapaxes(x, axis1: int, axis2: int):
    """x with two axes exchanged."""
    x = as_array(x)
    order = list(range(len(shape(x))))
    i, j = normal(axis1, len(order)), normal(axis2, len(order))
    order[i], order[j] = order[j], order[i]
    return transpose(x, order)


def rollaxis(x, axis: int, start: int = 0):
    """x with an axis moved to stand before the one that is at `start`."""
    x = as_array(x)
    count = len(shape(x))
    axis, start = normal(axis, count), whole(start, "start")
    if not -count <= start <= count:
        raise Diagnostic("E0202", f"start is {start}: the array has {count} axes")
    start += count * (start < 0)
    return moveaxis(x, axis, start - (axis < start))


def _at_least(x, count: int):
    """x with axes of length 1 as NumPy puts them: of three the last is put after a matrix."""
    x = as_array(x)
    full = shape(x)
    if len(full) >= count:
        return x
    if count == 3:
        return reshape(x, {0: (1, 1, 1), 1: (1, *full, 1), 2: (*full, 1)}[len(full)])
    return reshape(x, (1,) * (count - len(full)) + full)


def _each(count: int):
    def at_least(*arrays):
        made = tuple(_at_least(x, count) for x in arrays)
        return made[0] if len(made) == 1 else made

    at_least.__name__ = f"atleast_{count}d"
    return at_least


atleast_1d, atleast_2d, atleast_3d = map(_each, (1, 2, 3))


def broadcast_arrays(*arrays):
    """The arrays in the one shape that they broadcast to; E0202 where there is none."""
    arrays = tuple([as_array(x) for x in arrays])
    shapes = [shape(x) for x in arrays]
    full = broadcast(shapes)
    if any(n not in (1, m) for part in shapes for n, m in zip(part[::-1], full[::-1])):
        listed = " and ".join(map(str, dict.fromkeys(shapes)))
        raise Diagnostic("E0202", f"the shapes {listed} do not fit together")
    return tuple(broadcast_to(x, shape=full) if shape(x) != full else x for x in arrays)


# -- places ----------------------------------------------------------------------------------------
def flip(x, axis=None):
    """x with its elements from last to first, along all axes or those named."""
    x = as_array(x)
    count = len(shape(x))
    axes = normals(axis, count)
    if not axes:
        return x
    return getitem(x, *[slice(None, None, -1 if a in axes else None) for a in range(count)])


def _flipped(x, axis: int, name: str):
    x = as_array(x)
    if len(shape(x)) <= axis:
        raise Diagnostic("E0202", f"{name} needs {axis + 1} axes, the array has {len(shape(x))}")
    return flip(x, axis)


def fliplr(x):
    """The columns from last to first: along the second axis."""
    return _flipped(x, 1, "fliplr")


def flipud(x):
    """The rows from last to first: along the first axis."""
    return _flipped(x, 0, "flipud")


def rot90(x, k: int = 1, axes=(0, 1)):
    """x turned k times by a quarter, from the first of two axes towards the second."""
    x, turns = as_array(x), whole(k, "k") % 4
    pair = normals(axes, len(shape(x)))
    if len(pair) != 2:
        raise Diagnostic("E0202", f"rot90 turns in a plane of two axes, {len(pair)} are named")
    first, second = pair
    if turns == 2:
        return flip(x, pair)
    if turns == 1:
        return swapaxes(flip(x, second), first, second)
    return flip(swapaxes(x, first, second), second) if turns == 3 else x


def roll(x, shift, axis=None):
    """x moved round by `shift` places along an axis; without one along all elements in a row."""
    x = as_array(x)
    if axis is None:
        return reshape(_rolled(ravel(x), sum(_several(shift)), 0), shape(x))
    shifts, axes = _several(shift), axis if isinstance(axis, (tuple, list)) else (axis,)
    if len(shifts) == 1:
        shifts *= len(axes)
    axes = axes * len(shifts) if len(axes) == 1 else axes
    if len(shifts) != len(axes):
        raise Diagnostic("E0202", f"{len(shifts)} shifts are given for {len(axes)} axes")
    for places, one in zip(shifts, axes):
        x = _rolled(x, places, normal(one, len(shape(x))))
    return x


def _several(shift) -> tuple[int, ...]:
    given = shift.tolist() if hasattr(shift, "tolist") else shift
    given = given if isinstance(given, (tuple, list)) else (given,)
    return tuple(whole(s, "a shift") for s in given)


def _rolled(x, places: int, axis: int):
    length = shape(x)[axis]
    cut = -places % length if length else 0
    if not cut:
        return x
    parts = [getitem(x, *at(axis, part)) for part in (slice(cut, None), slice(0, cut))]
    return concatenate(parts, axis=axis)


def resize(x, newshape):
    """x in another shape of any size: its elements again from the first where they run out."""
    x, np = ravel(as_array(x)), load_numpy()
    lengths = tuple(newshape) if isinstance(newshape, (tuple, list)) else (newshape,)
    size = product(lengths)
    ask(size)
    if not shape(x)[0]:
        return np.zeros(lengths)
    return reshape(getitem(x, np.arange(size) % shape(x)[0]), lengths)
