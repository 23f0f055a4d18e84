"""Arrays joined and cut: side by side, with parts put in or taken out, in pieces."""

from itertools import pairwise

from gradcli.errors import Diagnostic
from gradcli.ops.arrays import (
    as_array,
    broadcast_to,
    cast,
    concatenate,
    getitem,
    load_numpy,
    ravel,
    real_type,
    reshape,
    setitem,
    stack,
)
from gradcli.ops.axes import at, normal, whole
from gradcli.ops.dispatch import primal
from gradcli.ops.memory import LEAF, ask, product
from gradcli.ops.numpy_call import shape
from gradcli.ops.structural.shaping import atleast_1d, atleast_3d, moveaxis


# -- joined ----------------------------------------------------------------------------------------
def vstack(parts):
    """The parts as rows, one under another: (n,) and (m, n) -> (1 + m, n)."""
    parts = [as_array(p) for p in parts]
    if all(len(shape(p)) == 1 for p in parts):
        return stack(parts)
    return concatenate([reshape(p, (1, -1)) if len(shape(p)) < 2 else p for p in parts])


def hstack(parts):
    """The parts side by side: along the only axis of vectors, else along the second."""
    parts = [atleast_1d(p) for p in parts]
    return concatenate(parts, axis=0 if parts and len(shape(parts[0])) == 1 else 1)


def dstack(parts):
    """The parts one behind another, along the third axis: (n,) and (1, n, m) -> (1, n, 1 + m)."""
    return concatenate([atleast_3d(p) for p in parts], axis=2)


def column_stack(parts):
    """The parts as columns: (n,) and (n, m) -> (n, 1 + m)."""
    parts = [as_array(p) for p in parts]
    if all(len(shape(p)) == 1 for p in parts):
        return stack(parts, axis=1)
    return concatenate([reshape(p, (-1, 1)) if len(shape(p)) < 2 else p for p in parts], axis=1)


def append(x, values, axis=None):
    """The elements of x and then the values, in one row; with an axis joined along it."""
    parts = [as_array(x), as_array(values)]
    if axis is None:
        return concatenate([ravel(p) for p in parts])
    return concatenate(parts, axis=normal(axis, len(shape(parts[0]))))


def block(parts):
    """The array of nested lists of blocks: the innermost side by side, the next one under another.

    E0202 where the lists are not all as deep.
    """
    depth = _depth(parts)
    count = max([depth, *(len(shape(as_array(leaf))) for leaf in _leaves(parts))])

    def joined(part, level: int):
        if level == depth:
            x = as_array(part)
            return reshape(x, (1,) * (count - len(shape(x))) + shape(x))
        return concatenate([joined(p, level + 1) for p in part], axis=level - depth)

    return joined(parts, 0)


def _depth(parts) -> int:
    if type(parts) is not list:
        return 0
    depths = {_depth(p) for p in parts}
    if len(depths) != 1:
        raise Diagnostic("E0202", "the lists of block must all be as deep, and none of them empty")
    return 1 + depths.pop()


def _leaves(parts):
    if type(parts) is not list:
        yield parts
        return
    for part in parts:
        yield from _leaves(part)


# -- repeated --------------------------------------------------------------------------------------
def repeat(x, repeats, axis=None):
    """Each element of x `repeats` times: (n,), k -> (n*k,); with `axis` each of its layers."""
    x, times, np = as_array(x), load_numpy().asarray(repeats), load_numpy()
    x, axis = (x, normal(axis, len(shape(x)))) if axis is not None else (ravel(x), 0)
    full, length = shape(x), shape(x)[axis]
    if (times < 0).any():
        raise Diagnostic("E0202", "an element cannot be repeated a negative number of times")
    if times.size == 1:
        count = whole(times.item(), "the count of repeat")
        ask(product(full) * count)
        before, after = full[:axis], full[axis + 1 :]
        wide = broadcast_to(
            reshape(x, (*before, length, 1, *after)), shape=(*before, length, count, *after)
        )
        return reshape(wide, (*before, length * count, *after))
    if times.shape != (length,):
        raise Diagnostic("E0202", f"{times.size} counts are given for {length} elements")
    ask(times.sum() * product(full) / max(length, 1))
    return getitem(x, *at(axis, np.repeat(np.arange(length), times)))


def tile(x, reps):
    """x laid side by side reps[i] times along axis i: (n, m), (2, 3) -> (2*n, 3*m)."""
    x = as_array(x)
    reps = reps.tolist() if hasattr(reps, "tolist") else reps
    reps = tuple(reps) if isinstance(reps, (tuple, list)) else (reps,)
    reps = tuple(whole(count, "a count of tile") for count in reps)
    lengths = shape(x)
    width = max(len(reps), len(lengths))
    reps, lengths = [(1,) * (width - len(part)) + part for part in (reps, lengths)]
    full = tuple(count * n for count, n in zip(reps, lengths))
    ask(product(full))
    if any(count < 0 for count in reps):
        raise Diagnostic("E0202", "an array cannot be laid a negative number of times")
    apart = reshape(x, tuple(n for length in lengths for n in (1, length)))
    wide = tuple(n for pair in zip(reps, lengths) for n in pair)
    return reshape(broadcast_to(apart, shape=wide), full)


# -- put in and taken out --------------------------------------------------------------------------
def insert(x, indices, values, axis=None):
    """x with values put before the places `indices`; without an axis in a row.

    E0202 where a place is not in the array, or the values do not fit.
    """
    x, values, np = as_array(x), as_array(values), load_numpy()
    x, axis = (ravel(x), 0) if axis is None else (x, normal(axis, len(shape(x))))
    full = shape(x)
    places = _places(indices, full[axis] + 1, full[axis])
    whole_numbers = all(load_numpy().result_type(primal(v)).kind in "iub" for v in (x, values))
    kind = primal(x).dtype if whole_numbers else real_type(x)
    if getattr(primal(values), "dtype", None) != kind:
        values = cast(values, to=kind)
    if places.size == 1:
        missing = len(full) - len(shape(values))
        values = reshape(values, (1,) * missing + shape(values)) if missing > 0 else values
        values = moveaxis(values, 0, axis) if not places.ndim else values
        places = np.repeat(places.reshape(-1), shape(values)[axis])
    order = places.argsort(kind="stable")
    places[order] += np.arange(len(places))
    wide = (*full[:axis], full[axis] + len(places), *full[axis + 1 :])
    ask(product(wide))
    kept = np.ones(wide[axis], bool)
    kept[places] = False
    around = setitem(np.zeros(wide, kind), x, *at(axis, kept))
    return setitem(around, values, *at(axis, places))


def delete(x, indices, axis=None):
    """x without the elements at `indices`: an integer, a list, a slice or a mask."""
    x, np = as_array(x), load_numpy()
    x, axis = (ravel(x), 0) if axis is None else (x, normal(axis, len(shape(x))))
    length = shape(x)[axis]
    kept = np.ones(length, bool)
    if isinstance(indices, slice):
        kept[indices] = False
    else:
        kept[_places(indices, length, length)] = False
    return getitem(x, *at(axis, np.flatnonzero(kept)))


def _places(indices, count: int, length: int):
    """Places from 0 on, as an array; E0202 where one is not among `count`."""
    np = load_numpy()
    if isinstance(indices, slice):
        return np.arange(*indices.indices(length))
    found = np.array(indices)
    if found.dtype.kind == "b":
        return np.flatnonzero(found)
    if found.dtype.kind not in "iu" and found.size:
        raise Diagnostic("E0201", "places along an axis must be integers")
    found = found.astype(int)
    if ((found < -length) | (found >= count)).any():
        wrong = found[(found < -length) | (found >= count)].flat[0]
        raise Diagnostic("E0202", f"the place {wrong} is not in an axis of length {length}")
    return np.where(found < 0, found + length, found)


# -- cut -------------------------------------------------------------------------------------------
def array_split(x, indices_or_sections, axis: int = 0):
    """x cut along an axis at places, or into so many pieces, of which the first may be longer."""
    x = as_array(x)
    axis = normal(axis, len(shape(x)))
    length, places = shape(x)[axis], indices_or_sections
    if hasattr(places, "tolist"):
        places = places.tolist()
    if not isinstance(places, (tuple, list)):
        count = whole(places, "the number of pieces")
        if count < 1:
            raise Diagnostic("E0202", f"an array cannot be cut into {count} pieces")
        ask(LEAF * LEAF * count)  # each a view
        each, more = divmod(length, count)
        places = [k * each + min(k, more) for k in range(1, count)]
    bounds = [0, *(whole(p, "a place to cut at") for p in places), None]
    return [getitem(x, *at(axis, slice(*pair))) for pair in pairwise(bounds)]


def split(x, indices_or_sections, axis: int = 0):
    """As array_split, where the pieces must be of one length; E0202 where they cannot be."""
    x, count = as_array(x), indices_or_sections
    if not isinstance(count, (tuple, list)) and not shape(count):
        length, count = shape(x)[normal(axis, len(shape(x)))], whole(count, "the number of pieces")
        if count < 1 or length % count:
            raise Diagnostic(
                "E0202",
                f"an axis of length {length} cannot be cut into {count} equal pieces",
                help="array_split cuts into pieces of two lengths",
            )
    return array_split(x, indices_or_sections, axis)


def vsplit(x, indices_or_sections):
    """As split, along the first axis of an array of two or more."""
    return _split_of(x, indices_or_sections, 0, 2, "vsplit")


def hsplit(x, indices_or_sections):
    """As split, along the second axis, or the only one."""
    x = as_array(x)
    return _split_of(x, indices_or_sections, int(len(shape(x)) > 1), 1, "hsplit")


def dsplit(x, indices_or_sections):
    """As split, along the third axis."""
    return _split_of(x, indices_or_sections, 2, 3, "dsplit")


def _split_of(x, pieces, axis: int, least: int, name: str):
    x = as_array(x)
    if len(shape(x)) < least:
        raise Diagnostic("E0202", f"{name} needs {least} axes, the array has {len(shape(x))}")
    return split(x, pieces, axis)


def unstack(x, axis: int = 0):
    """The layers of x along an axis, which they do not have: a tuple."""
    x = as_array(x)
    axis = normal(axis, len(shape(x)))
    return tuple(getitem(x, *at(axis, k)) for k in range(shape(x)[axis]))
