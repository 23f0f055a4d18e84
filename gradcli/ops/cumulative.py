"""Running sums and products, and products over axes, with exact derivatives also at zeros.

A product is made by halves, and a running one by doubling steps, so that no rule divides by an
element.
"""

from gradcli.ops.arrays import concatenate, getitem, load_numpy, reshape, structural, transpose
from gradcli.ops.scalar import logaddexp, mul
from gradcli.ops.table import linear, primal, row, shape


def _cumsum(x, axis, reverse=False):
    np = load_numpy()
    if reverse:
        return np.flip(np.cumsum(np.flip(x, axis), axis, dtype=x.dtype), axis)
    return np.cumsum(x, axis, dtype=x.dtype)


_cumulated = row(
    "cumsum",
    linear(lambda g, x, z, axis, reverse=False: _cumulated(g, axis=axis, reverse=not reverse)),
    array=_cumsum,
    keywords=("axis", "reverse"),
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
    return _scanned(mul, x, axis, exclusive, reverse, 1.0)


def running_logsumexp(x, axis: int, exclusive: bool = False, reverse: bool = False):
    """As running_sum, of log(sum(exp(x)))."""
    return _scanned(logaddexp, x, axis, exclusive, reverse, -float("inf"))


def _scanned(function, x, axis, exclusive, reverse, unit):
    """A running combination, in as many steps as the length has binary digits."""
    if exclusive:
        x = _moved(x, axis, 1, reverse, unit)
    step, length = 1, shape(x)[axis]
    while step < length:
        x = function(x, _moved(x, axis, step, reverse, unit))
        step *= 2
    return x


def _moved(x, axis: int, step: int, reverse: bool, unit: float):
    """x moved along an axis by some places, the places it leaves filled."""
    np, full = load_numpy(), list(shape(x))
    before = [slice(None)] * axis
    step = min(step, full[axis])
    full[axis] -= step
    kept = getitem(x, *before, slice(step, None) if reverse else slice(0, full[axis]))
    full[axis] = step
    gap = np.full(full, unit, primal(x).dtype)
    return concatenate([kept, gap] if reverse else [gap, kept], axis=axis)


def product(x, axis: tuple[int, ...], keepdims: bool = False):
    """The product over axes."""
    full = shape(x)
    rest = [a for a in range(len(full)) if a not in axis]
    x = transpose(x, (*axis, *rest)) if axis != tuple(range(len(axis))) else x
    kept = tuple(full[a] for a in rest)
    length = 1
    for a in axis:
        length *= full[a]
    x = reshape(x, (length, *kept))
    while length > 1:
        half = length // 2
        odd = length % 2
        y = mul(getitem(x, slice(0, half)), getitem(x, slice(half, 2 * half)))
        x = concatenate([y, getitem(x, slice(2 * half, None))]) if odd else y
        length = half + odd
    if not length:
        np = load_numpy()
        y = np.ones(kept, primal(x).dtype)[()]
    else:
        y = getitem(x, 0)
    return reshape(y, tuple(1 if a in axis else n for a, n in enumerate(full))) if keepdims else y
