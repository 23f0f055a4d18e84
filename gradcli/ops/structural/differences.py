"""Differences along an axis, and sums of areas under sampled curves."""

import math

from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import add, div, mul, sub
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
)
from gradcli.ops.axes import at, normal, normals, whole
from gradcli.ops.dispatch import primal
from gradcli.ops.numpy_call import shape
from gradcli.ops.reductions import total
from gradcli.ops.structural.cumulative import running_sum
from gradcli.ops.structural.searching import known


def _part(x, axis: int, start, stop):
    return getitem(x, *at(axis, slice(start, stop)))


def diff(x, n=1, axis=-1, prepend=None, append=None):
    """The differences of neighbours along an axis, taken n times.

    prepend, append: what is joined to x before, a number or an array.
    """
    x, n = as_array(x), whole(n, "n")
    if not shape(x):
        raise Diagnostic("E0202", "diff needs an array: a number has no neighbours")
    if n < 0:
        raise Diagnostic("E0201", f"n cannot be negative: {n}")
    axis = normal(axis, len(shape(x)))
    if not n:
        return x
    parts = [as_array(part) for part in (prepend, x, append) if part is not None]
    x = concatenate([_layer(p, shape(x), axis) for p in parts], axis=axis) if len(parts) > 1 else x
    for _ in range(min(n, shape(x)[axis])):
        x = sub(_part(x, axis, 1, None), _part(x, axis, None, -1))
    return x


def _layer(x, full: tuple, axis: int):
    """A number as a layer of an array."""
    return x if shape(x) else broadcast_to(x, shape=(*full[:axis], 1, *full[axis + 1 :]))


def unwrap(p, discont=None, axis=-1, period=2.0 * math.pi):
    """Angles without their jumps along an axis: what is off by periods from the one before is moved
    by as many, where that is more than `discont`, or half a period."""
    p = as_array(p)
    plain = known(p, "unwrap")
    axis = normal(axis, plain.ndim)
    length = primal(period)
    moved = load_numpy().unwrap(plain, discont, axis, period=length)
    return add(p, mul(load_numpy().rint((moved - plain) / length), period))


def ediff1d(x, to_end=None, to_begin=None):
    """The differences of neighbours of all elements in a row, with others before and after them."""
    x = ravel(as_array(x))
    before, after = (
        [] if end is None else [ravel(cast(as_array(end), to=real_type(x)))]
        for end in (to_begin, to_end)
    )
    return concatenate([*before, diff(x), *after])


# -- slopes of sampled functions -------------------------------------------------------------------
def gradient(f, *varargs, axis=None, edge_order=1):
    """The slopes of a sampled function along each axis: central differences, one-sided at the ends.

    varargs: the distance of the samples, or their coordinates along each axis.  edge_order 2 takes
    three samples at the ends.  E0202 where there are fewer samples than that.
    """
    f = as_array(f)
    if not shape(f):
        raise Diagnostic(
            "E0202", "np.gradient takes samples of a function, not a number",
            help="grad(y, x) is the derivative of y by x",
        )  # fmt: skip
    axes, given = normals(axis, len(shape(f))), [as_array(v) for v in varargs] or [1.0]
    given = given * len(axes) if len(given) == 1 and not shape(given[0]) else given
    if len(given) != len(axes):
        raise Diagnostic("E0103", f"{len(given)} distances are given for {len(axes)} axes")
    if edge_order not in (1, 2):
        raise Diagnostic("E0201", f"edge_order is 1 or 2, not {edge_order}")
    slopes = [_slopes(f, step, a, edge_order) for a, step in zip(axes, given)]
    return slopes[0] if len(slopes) == 1 else tuple(slopes)


def _slopes(f, step, axis: int, order: int):
    """Source: Fornberg, Generation of finite difference formulas on arbitrary grids (1988)."""
    full = shape(f)
    n = full[axis]
    if n < order + 1:
        raise Diagnostic("E0202", f"slopes need {order + 1} samples, there are {n} on axis {axis}")
    if shape(step) and shape(step) != (n,):
        raise Diagnostic("E0202", f"{n} samples have coordinates of shape {shape(step)}")
    if shape(step):
        step = reshape(diff(step), (n - 1, *(1,) * (len(full) - axis - 1)))

    def length(start, stop):
        return getitem(step, slice(start, stop)) if shape(step) else step

    def samples(*bounds):
        return [_part(f, axis, start, stop) for start, stop in bounds]

    inner = _three(samples((None, -2), (1, -1), (2, None)), length(None, -1), length(1, None), 0)
    if order == 1:
        first, last = samples((0, 2), (-2, None))
        ends = [
            div(diff(first, axis=axis), length(0, 1)),
            div(diff(last, axis=axis), length(-1, None)),
        ]
    else:
        ends = [
            _three(samples((0, 1), (1, 2), (2, 3)), length(0, 1), length(1, 2), -1),
            _three(samples((-3, -2), (-2, -1), (-1, None)), length(-2, -1), length(-1, None), 1),
        ]
    return concatenate([ends[0], inner, ends[1]], axis=axis)


def _three(f: list, h, k, at_end: int):
    """The slope at the first (-1), the second (0) or the third (1) of samples h and k apart."""
    low, high = div(sub(f[1], f[0]), h), div(sub(f[2], f[1]), k)
    weight = {-1: -div(h, h + k), 0: div(h, h + k), 1: 1.0 + div(k, h + k)}[at_end]
    return low + mul(sub(high, low), weight)


# -- areas -----------------------------------------------------------------------------------------
def _strips(y, x, dx, axis):
    """The areas of the trapezoids between neighbours, and their axis."""
    y = as_array(y)
    axis = normal(axis, len(shape(y)))
    widths = as_array(dx)
    if x is not None:
        x = as_array(x)
        if len(shape(x)) == 1:
            widths = reshape(diff(x), (-1, *(1,) * (len(shape(y)) - axis - 1)))
        else:
            widths = diff(x, axis=axis)
    sums = _part(y, axis, 1, None) + _part(y, axis, None, -1)
    return mul(widths, div(sums, 2.0)), axis


def trapezoid(y, x=None, dx=1.0, axis=-1):
    """The area under samples y joined by lines, at coordinates x or dx apart."""
    strips, axis = _strips(y, x, dx, axis)
    return total(strips, axis=axis)


def cumulative_trapezoid(y, x=None, dx=1.0, axis=-1, initial=None):
    """The area under samples y up to each; `initial` is put before them."""
    strips, axis = _strips(y, x, dx, axis)
    sums = running_sum(strips, axis)
    if initial is None:
        return sums
    return concatenate([_layer(as_array(initial), shape(sums), axis), sums], axis=axis)
