"""Running sums and products, and products over axes, with exact derivatives also at zeros.

The derivative of a running product is a linear recurrence, y[k] = a[k]*y[k-1] + b[k], and that of
a recurrence is one again: so none of these rules divides by an element that may be 0, at any order.
A rule is in Griewank & Walther, Evaluating Derivatives, 2nd ed., section 4.2, on the reversal of
loops.
"""

import math

from gradcli.ops.arithmetic import div, mul
from gradcli.ops.arrays import (
    as_array,
    concatenate,
    getitem,
    load_numpy,
    rank,
    ravel,
    reshape,
    spread_like,
    structural,
    transpose,
)
from gradcli.ops.axes import at, normal, normals
from gradcli.ops.dispatch import World, one_call, primal, row
from gradcli.ops.logistic import logaddexp
from gradcli.ops.numpy_call import shape
from gradcli.ops.reductions import restored, total
from gradcli.ops.rows import bilinear, linear, selecting


def _accumulated(name: str):
    """NumPy's running sum or product, from the other end where it is asked."""

    def running(x, axis, reverse=False):
        np = load_numpy()
        x = np.asarray(x)
        kept = None if x.dtype.kind == "b" else x.dtype
        if reverse:
            return np.flip(getattr(np, name)(np.flip(x, axis), axis, dtype=kept), axis)
        return getattr(np, name)(x, axis, dtype=kept)

    return running


_cumulated = row(
    "cumsum",
    linear(lambda g, x, z, axis, reverse=False: _cumulated(g, axis=axis, reverse=not reverse)),
    array=_accumulated("cumsum"),
    batch="axes",
    keywords=("axis", "reverse"),
    result_dtype="counted",
    shape="running",
    family="along",
    fold="+",
    **structural,
)


# -- linear recurrences ----------------------------------------------------------------------------
LENGTH = 256  # of the pieces that a long recurrence is cut into


def _recurrence(a, b, axis, reverse=False):
    np = load_numpy()
    a, b = np.broadcast_arrays(np.moveaxis(a, axis, 0), np.moveaxis(b, axis, 0))
    kind = np.result_type(a, b)
    wide = kind if kind.char in "dgDG" else np.result_type(kind, float)
    width = a[0].size if len(a) else 0
    rows = [v.reshape(len(v), width).astype(wide)[:: -1 if reverse else 1] for v in (a, b)]
    y = _solved(*rows)[:: -1 if reverse else 1].reshape(a.shape)
    return np.moveaxis(y, 0, axis).astype(kind if kind.kind in "fc" else float)


def _solved(a, b):
    """y[k] = a[k]*y[k-1] + b[k] of rows of numbers: of many short rows in pieces, side by side.

    What a piece is entered with is found from its own product of all a; where that is no finite
    number, the rows are gone through one after another.
    """
    np, n, width = load_numpy(), len(a), a[:1].size
    if n <= 2 * LENGTH or width > LENGTH:
        return _stepped(a, b)
    count = -(-n // LENGTH)
    cut = [np.zeros((count * LENGTH, width), a.dtype) for _ in range(2)]
    for piece, v in zip(cut, (a, b)):
        piece[:n] = v
    A, B = (v.reshape(count, LENGTH, width).swapaxes(0, 1).copy() for v in cut)
    factors, ends = A.prod(axis=0), _stepped(A, B, last=True)
    lost = (abs(factors) < 1e-290) & (A != 0.0).all(axis=0)
    if lost.any() or not (np.isfinite(factors).all() and np.isfinite(ends).all()):
        return _stepped(a, b)
    B[0, 1:] += A[0, 1:] * _solved(factors, ends)[:-1]
    return _stepped(A, B).swapaxes(0, 1).reshape(-1, width)[:n]


def _stepped(a, b, last=False):
    """The rows of the recurrence, or the last of them, one after another."""
    np = load_numpy()
    y, before = np.empty_like(b[:0] if last else b), np.zeros_like(b[:1])[0] if len(b) else None
    for k in range(len(b)):
        before = a[k] * before + b[k]
        if not last:
            y[k] = before
    return before if last else y


def _by_factor(g, a, b, y, axis, reverse=False):
    return mul(_by_term(g, a, b, y, axis, reverse), _moved(y, axis, 1, reverse, 0.0))


def _by_term(g, a, b, y, axis, reverse=False):
    after = _moved(a, axis, 1, not reverse, 0.0)
    return linear_recurrence(after, g, axis=axis, reverse=not reverse)


def _recurrence_jvp(tangents, args, y, attrs):
    (ta, tb), (a, _) = tangents, args
    axis, reverse = attrs["axis"], attrs.get("reverse", False)
    if ta is not None:
        moved = mul(ta, _moved(y, axis, 1, reverse, 0.0))
        tb = moved if tb is None else tb + moved
    return linear_recurrence(a, tb, axis=axis, reverse=reverse)


# y[k] = a[k]*y[k-1] + b[k] along an axis, from 0: a and b in one shape, the axis a negative one
linear_recurrence = row(
    "linear_recurrence",
    selecting(_by_factor),
    bilinear(_by_term),
    array=_recurrence,
    jvp=_recurrence_jvp,
    keywords=("axis", "reverse"),
    batch="trailing",
    printed=False,
    **structural,
)


# -- running products ------------------------------------------------------------------------------
def _before(z, axis, reverse):
    """The product of the elements before each: the factor of its own in the running product."""
    return _moved(z, axis, 1, reverse, 1.0)


def _over_cumprod(g, x, z, axis, reverse=False):
    after = _moved(x, axis, 1, not reverse, 0.0)
    pulled = linear_recurrence(after, g, axis=axis, reverse=not reverse)
    return mul(pulled, _before(z, axis, reverse))


def _cumprod_jvp(tangents, args, z, attrs):
    (t,), (x,) = tangents, args
    axis, reverse = attrs["axis"], attrs.get("reverse", False)
    return linear_recurrence(x, mul(t, _before(z, axis, reverse)), axis=axis, reverse=reverse)


_multiplied = row(
    "cumprod",
    selecting(_over_cumprod),
    array=_accumulated("cumprod"),
    jvp=_cumprod_jvp,
    batch="trailing",
    keywords=("axis", "reverse"),
    shape="running",
    family="along",
    fold="*",
    **structural,
)


def running_sum(x, axis: int, exclusive: bool = False, reverse: bool = False):
    """The sum of each element and those before it along an axis.

    exclusive: without the element itself; reverse: of those after it.
    """
    if exclusive:
        x = _moved(x, axis, 1, reverse, 0.0)
    return _cumulated(x, axis=axis, reverse=reverse)


def running_product(x, axis: int, exclusive: bool = False, reverse: bool = False):
    """As running_sum, of products."""
    axis = normal(axis, len(shape(x))) - len(shape(x))
    if exclusive:
        x = _moved(x, axis, 1, reverse, 1.0)
    return _multiplied(x, axis=axis, reverse=reverse)


def running_logsumexp(x, axis: int, exclusive: bool = False, reverse: bool = False):
    """As running_sum, of log(sum(exp(x))), in as many steps as the length has binary digits."""
    if exclusive:
        x = _moved(x, axis, 1, reverse, -float("inf"))
    step, length = 1, shape(x)[axis]
    while step < length:
        x = logaddexp(x, _moved(x, axis, step, reverse, -float("inf")))
        step *= 2
    return x


def _moved(x, axis: int, step: int, reverse: bool, unit: float):
    """x moved along an axis by some places, the places it leaves filled."""
    np, full = load_numpy(), list(shape(x))
    axis %= len(full)
    step = min(step, full[axis])
    full[axis] -= step
    kept = getitem(x, *at(axis, slice(step, None) if reverse else slice(0, full[axis])))
    full[axis] = step
    gap = np.full(full, unit, primal(x).dtype)
    return concatenate([kept, gap] if reverse else [gap, kept], axis=axis)


def _along(x, axis):
    """x and the axis to go along; all elements in one row where it is None."""
    x = as_array(x)
    return (ravel(x), 0) if axis is None or not shape(x) else (x, normal(axis, len(shape(x))))


def cumsum(x, axis=None):
    """The sum of each element and those before it; without an axis of all elements in a row."""
    return running_sum(*_along(x, axis))


def cumprod(x, axis=None):
    """The product of each element and those before it; without an axis of all in a row."""
    return running_product(*_along(x, axis))


def cumprod_ahead(t, x, axis=None):
    """The tangent of cumprod(x, axis) for a tangent t of x, in the shape of the former."""
    (x, along), (t, _) = _along(x, axis), _along(t, axis)
    along -= len(shape(x))
    return _cumprod_jvp((t,), (x,), _multiplied(x, axis=along), {"axis": along})


def cumprod_back(g, x, axis=None):
    """What a cotangent g of cumprod(x, axis) is carried back to x as, in the shape of x."""
    (rows, along), g = _along(x, axis), as_array(g)
    along -= len(shape(rows))
    back = _over_cumprod(g, rows, _multiplied(rows, axis=along), along)
    return reshape(back, shape(as_array(x)))


# -- products over axes ----------------------------------------------------------------------------
LEAST, MOST = 1e-290, 1e290  # a product between them can be divided by its factors


@one_call
def _others(x, z, axis, keepdims):
    """For each element the product of all others that go into the same product."""
    np = load_numpy()
    if not isinstance(primal(z), World):
        size = np.abs(np.asarray(primal(z), getattr(primal(z), "dtype", float)))
        narrow = size.dtype.char == "f"
        if ((size > (1e-30 if narrow else LEAST)) & (size < (1e30 if narrow else MOST))).all():
            return div(restored(z, x, axis, keepdims), x)
    full = shape(x)
    axes = normals(axis, len(full))
    rest = [a for a in range(len(full)) if a not in axes]
    order, kept = (*axes, *rest), tuple(full[a] for a in rest)
    many = 1
    for a in axes:
        many *= full[a]
    rows = reshape(transpose(x, order), (many, *kept))
    before, after = (running_product(rows, 0, exclusive=True, reverse=r) for r in (False, True))
    apart = reshape(mul(before, after), tuple(full[a] for a in order))
    return transpose(apart, tuple(order.index(a) for a in range(len(full))))


def _over_product(g, x, z, axis=None, keepdims=False):
    if rank(x) == 0:
        return g
    return mul(restored(g, x, axis, keepdims), _others(x, z, axis, keepdims))


def _product_jvp(tangents, args, z, attrs):
    (t,), (x,) = tangents, args
    if rank(x) == 0:
        return t
    others = _others(x, z, attrs.get("axis"), attrs.get("keepdims", False))
    return total(mul(t, others), **attrs)


def _product(x, axis=None, keepdims=False):
    np = load_numpy()
    kept = None if np.asarray(x).dtype.kind == "b" else np.asarray(x).dtype
    return np.prod(x, axis=axis, keepdims=keepdims, dtype=kept)


product = row(
    "prod",
    selecting(_over_product),
    array=_product,
    jvp=_product_jvp,
    keywords=("axis", "keepdims"),
    batch="reduction",
    result_dtype="counted",
    shape="reduced",
    family="fold",
    analytic=True,
    fold="*",
    path="np.prod",
    **structural,
)


def prod_others(x, axis=None):
    """For each element the product of all others that go into the same product over axes."""
    x = as_array(x)
    return _others(x, product(x, axis=axis), axis, False)


# -- sums rounded once -----------------------------------------------------------------------------
def _sum_exactly(x):
    np = load_numpy()
    numbers = np.ravel(x).tolist()
    try:
        return math.fsum(numbers)
    except (OverflowError, ValueError):  # infinities, or sums past the largest number
        return float(np.sum(np.asarray(numbers)))


_summed = row(
    "fsum",
    linear(lambda g, x, z: spread_like(g, x)),
    array=_sum_exactly,
    shape="number",
    **structural,
)


def fsum(x):
    """The sum of all elements, exact but for one rounding at its end."""
    return _summed(as_array(x))
