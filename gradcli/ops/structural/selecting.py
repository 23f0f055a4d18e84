"""Elements taken by their places or by conditions; what is not taken contributes exactly 0."""

from gradcli.errors import Diagnostic
from gradcli.ops.arrays import (
    as_array,
    getitem,
    load_numpy,
    ravel,
    reshape,
    stack,
)
from gradcli.ops.axes import at, normal
from gradcli.ops.dispatch import World, held, primal
from gradcli.ops.memory import broadcast, product
from gradcli.ops.numpy_call import shape
from gradcli.ops.piecewise import where
from gradcli.ops.structural.searching import known
from gradcli.ops.structural.shaping import broadcast_arrays


def _integers(indices):
    """An array of integers, or what the world of `vmap` has of them; E0201 for other numbers."""
    found = held(as_array(indices))
    if isinstance(found, World):
        return found
    np = load_numpy()
    found = np.asarray(found)
    if found.dtype.kind not in "iub" and found.size:
        raise Diagnostic("E0201", "indices must be integers", help="int(…) makes one of a number")
    return found.astype(int) if not found.size or found.dtype.kind == "b" else found


def take(x, indices, axis=None, mode="raise"):
    """The elements of x at `indices`; along an axis its layers, else of all elements in a row.

    mode "wrap" counts on from the other end, "clip" stops at the ends; E0202 for "raise" and an
    index that is not in the array.
    """
    x = as_array(x)
    x, axis = (ravel(x), 0) if axis is None else (x, normal(axis, len(shape(x))))
    found, length, np = _integers(indices), shape(x)[axis], load_numpy()
    if mode == "wrap":
        found = found % max(length, 1)
    elif mode == "clip":
        found = np.clip(found, 0, length - 1)
    elif mode != "raise":
        raise Diagnostic("E0201", f'mode is "raise", "wrap" or "clip", not {mode!r}')
    _within(found, length)
    return getitem(x, *at(axis, found if shape(found) or isinstance(found, World) else int(found)))


def _within(found, length: int) -> None:
    """E0202 for an index that is not among `length`."""
    if isinstance(found, World) or not found.size:
        return
    low, high = found.min(), found.max()
    if low < -length or high >= length:
        wrong = low if low < -length else high
        raise Diagnostic("E0202", f"the index {wrong} is not in an axis of length {length}")


def take_along_axis(x, indices, axis=-1):
    """x[..., indices[..., k], ...]: along an axis the elements at the indices of their row."""
    x = as_array(x)
    x, axis = (ravel(x), 0) if axis is None else (x, axis)
    index = along_axis(shape(x), indices, axis)
    if len(index) == 1 or any(isinstance(part, World) for part in index):
        return getitem(x, *index)
    # one index is faster than several, above all on the way back
    np = load_numpy()
    return getitem(ravel(x), np.ravel_multi_index(np.broadcast_arrays(*index), shape(x)))


def put_along_axis(x, indices, values, axis):
    """Write the values, in place, where `take_along_axis` would read: x is a plain array."""
    if isinstance(x, World) or not hasattr(x, "flags"):
        raise Diagnostic("E0201", "put_along_axis writes into an array, which this is not")
    load_numpy().put_along_axis(x, held(indices), values, axis)


def along_axis(full: tuple[int, ...], indices, axis) -> tuple:
    """The index, a part an axis, of the elements that `take_along_axis` takes of an array of this
    shape; None for the axis of all elements in a row."""
    found, np = _integers(indices), load_numpy()
    if axis is None:
        _within(found, product(full))
        return np.unravel_index(found % max(product(full), 1), full)
    axis, count = normal(axis, len(full)), len(full)
    if len(shape(found)) != count:
        raise Diagnostic(
            "E0202", f"the indices have {len(shape(found))} axes, the array has {count}"
        )
    if count == 1:
        _within(found, full[0])
        return (found,)
    beside, wanted = list(full), list(shape(found))
    beside[axis] = wanted[axis] = 1
    if any(n != m and 1 not in (n, m) for n, m in zip(beside, wanted)):
        raise Diagnostic(
            "E0202", f"indices of shape {shape(found)} do not fit an array of shape {full}"
        )
    _within(found, full[axis])
    both = broadcast((tuple(beside), tuple(wanted)))
    index = [
        np.arange(n).reshape((-1,) + (1,) * (count - k - 1)) % max(m, 1)
        for k, (n, m) in enumerate(zip(both, full))
    ]
    index[axis] = (
        found if isinstance(found, World) else np.where(found < 0, found + full[axis], found)
    )
    return tuple(index)


def choose(x, choices, mode="raise"):
    """For each integer of x the element at its place in the choice of that number."""
    found, np = _integers(x), load_numpy()
    if mode in ("wrap", "clip"):
        found = found % len(choices) if mode == "wrap" else np.clip(found, 0, len(choices) - 1)
    _within(found, len(choices))
    if (found < 0).any():
        raise Diagnostic("E0202", "the number of a choice cannot be negative")
    choices = [as_array(choice) for choice in choices]
    kind = np.result_type(*map(primal, choices))  # a number of Python's takes that of the others
    choices = [kind.type(x) if type(x) in (bool, int, float) else x for x in choices]
    parts = broadcast_arrays(np.zeros(shape(found)), *choices)[1:]
    full = shape(parts[0])
    places = [np.arange(n).reshape((-1,) + (1,) * (len(full) - k - 1)) for k, n in enumerate(full)]
    return getitem(stack(parts), np.broadcast_to(found, full), *places)


def select(condlist, choicelist, default=0.0):
    """At each place the element of the first choice whose condition holds, or the default."""
    if len(condlist) != len(choicelist):
        raise Diagnostic(
            "E0202", f"{len(condlist)} conditions are given for {len(choicelist)} choices"
        )
    result = as_array(default)
    for condition, choice in reversed(list(zip(condlist, choicelist))):
        result = where(as_array(condition), as_array(choice), result)
    return result


def compress(condition, x, axis=None):
    """The elements or layers of x at whose places the condition holds."""
    x, holds = as_array(x), known(condition, "compress")
    if holds.ndim != 1:
        raise Diagnostic("E0202", f"a condition of one axis is needed, it has {holds.ndim}")
    x, axis = (ravel(x), 0) if axis is None else (x, normal(axis, len(shape(x))))
    return take(x, holds.nonzero()[0], axis)


def extract(condition, x):
    """The elements of x at whose places the condition holds, in a row."""
    return compress(known(condition, "extract").ravel(), reshape(as_array(x), (-1,)))
