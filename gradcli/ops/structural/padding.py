"""Arrays made larger at their ends: by constants, by their elements, by what is made of them."""

from gradcli.errors import Diagnostic
from gradcli.ops.arrays import (
    as_array,
    broadcast_to,
    concatenate,
    getitem,
    load_numpy,
    matmul,
    real_type,
)
from gradcli.ops.axes import at, whole
from gradcli.ops.dispatch import World, primal
from gradcli.ops.memory import ask, product
from gradcli.ops.numpy_call import shape
from gradcli.ops.reductions import amax, amin, mean
from gradcli.ops.structural.shaping import moveaxis

BY_PLACE = ("edge", "reflect", "symmetric", "wrap")
BY_STATISTIC = {"maximum": amax, "minimum": amin, "mean": mean}
MODES = ("constant", *BY_PLACE, "linear_ramp", *BY_STATISTIC, "median", "empty")


def pad(
    x, pad_width, mode="constant", constant_values=0, end_values=0, stat_length=None,
    reflect_type="even",
):  # fmt: skip
    """x with pad_width[i] = (before, after) more elements along axis i: a pair or a number for all.

    mode: what they are, as NumPy has it; all but "empty", whose elements here are 0, differentiate.
    E0201 for another mode, E0202 for widths that do not fit.
    """
    x, np = as_array(x), load_numpy()
    if mode not in MODES:
        raise Diagnostic("E0201", f"mode is one of {', '.join(MODES)}, not {mode!r}")
    count = len(shape(x))
    widths = _pairs(pad_width, count, "pad_width")
    widths = [tuple(whole(w, "a width of pad") for w in pair) for pair in widths]
    if any(w < 0 for pair in widths for w in pair):
        raise Diagnostic("E0202", "the widths of pad cannot be negative")
    ask(product(tuple(n + sum(pair) for n, pair in zip(shape(x), widths))))
    fills = _pairs(constant_values if mode == "constant" else end_values, count, "its values")
    lengths = _pairs(stat_length, count, "stat_length")
    for axis, (pair, fill, length) in enumerate(zip(widths, fills, lengths)):
        if not any(pair):
            continue
        if not shape(x)[axis] and mode not in ("constant", "empty"):
            raise Diagnostic("E0202", f"the axis {axis} is empty: there is nothing to pad it by")
        if mode in ("constant", "empty"):
            ends = [_layers(f, w, x, axis) for f, w in zip(fill, pair)]
        elif mode == "linear_ramp" or (mode == "reflect" and reflect_type == "odd"):
            x = _by_weights(x, pair, axis, mode, fill)
            continue
        elif mode in BY_PLACE:
            options = {"reflect_type": reflect_type} if mode in ("reflect", "symmetric") else {}
            order = np.pad(np.arange(shape(x)[axis]), pair, mode=mode, **options)
            x = getitem(x, *at(axis, order))
            continue
        else:
            ends = [_layers(_statistic(x, axis, mode, n, s), w, x, axis)
                    for n, w, s in zip(length, pair, (1, -1))]  # fmt: skip
        x = concatenate([ends[0], x, ends[1]], axis=axis)
    return x


def _pairs(given, count: int, what: str) -> list:
    """(before, after) for each axis, of a number, a pair, or one of them for each axis."""
    if not isinstance(given, (tuple, list)) and not shape(given):
        return [(given, given)] * count
    rows = list(given.tolist() if hasattr(given, "tolist") else given)
    if len(rows) == 2 and not any(isinstance(r, (tuple, list)) for r in rows):
        return [tuple(rows)] * count
    rows = [tuple(r) if isinstance(r, (tuple, list)) else (r,) for r in rows]
    rows = [r * 2 if len(r) == 1 else r for r in rows]
    rows = rows * count if len(rows) == 1 else rows
    if len(rows) != count or any(len(r) != 2 for r in rows):
        raise Diagnostic("E0202", f"{what} of pad is a number, a pair, or a pair for each axis")
    return rows


def _layers(fill, width: int, x, axis: int):
    """`width` layers of x, all of one number or one layer."""
    full = (*shape(x)[:axis], width, *shape(x)[axis + 1 :])
    if isinstance(fill, World) or shape(fill):
        return broadcast_to(fill, shape=full)
    return load_numpy().full(full, fill, getattr(primal(x), "dtype", float))


def _statistic(x, axis: int, mode: str, length, side: int):
    """The layer that elements at one end of an axis make together."""
    n = shape(x)[axis]
    length = n if length is None else min(whole(length, "stat_length"), n)
    part = getitem(x, *at(axis, slice(0, length) if side > 0 else slice(n - length, n)))
    if mode == "median":
        from gradcli.ops.structural.statistics import median

        return median(part, axis=axis, keepdims=True)
    return BY_STATISTIC[mode](part, axis=axis, keepdims=True)


def _by_weights(x, pair, axis: int, mode: str, ends):
    """What is linear in x: a matrix, found from NumPy's padding of unit vectors, times x."""
    np, n = load_numpy(), shape(x)[axis]
    more = {"reflect_type": "odd"} if mode == "reflect" else {}
    ask(n * (n + sum(pair)))
    weights = np.pad(np.eye(n), (pair, (0, 0)), mode=mode, **more)
    weights = weights.astype(real_type(x))
    y = moveaxis(matmul(moveaxis(x, axis, -1), weights.T), -1, axis)
    if mode == "linear_ramp":
        for side, (end, width) in enumerate(zip(ends, pair)):
            ramp = np.zeros(shape(y)[axis], weights.dtype)
            steps = np.arange(1, width + 1) / max(width, 1)
            ramp[slice(None, width) if not side else slice(n + pair[0], None)] = (
                steps if side else steps[::-1]
            )
            y = y + end * ramp.reshape((-1,) + (1,) * (len(shape(y)) - axis - 1))
    return y
