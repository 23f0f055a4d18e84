"""Means, spreads and quantiles over `axis`: None for all, an integer or a tuple; with `keepdims`
each has length 1 in the result.  Those called nan… leave out the elements that are NaN."""

from collections.abc import Callable

from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import add, div, mod, mul, sqrt, sub
from gradcli.ops.arrays import (
    array,
    as_array,
    broadcast_to,
    concatenate,
    getitem,
    load_numpy,
    matmul,
    ones_like,
    ravel,
    reshape,
    stack,
    structural,
    transpose,
)
from gradcli.ops.axes import normals
from gradcli.ops.comparisons import equal, greater, isnan
from gradcli.ops.complex_numbers import conj, real
from gradcli.ops.dispatch import World, held, is_complex, primal, row
from gradcli.ops.numpy_call import shape
from gradcli.ops.piecewise import absolute, ceil, clip, floor, rint, where
from gradcli.ops.reductions import (
    SHARED,
    amax,
    amin,
    count,
    euclidean,
    extreme_jvp,
    mean,
    share,
    total,
)
from gradcli.ops.rows import selecting
from gradcli.ops.structural.cumulative import cumprod, cumsum, product
from gradcli.ops.structural.searching import all_of, known


# -- means and spreads -----------------------------------------------------------------------------
def average(x, axis=None, weights=None, keepdims=False):
    """The mean, or sum(weights*x)/sum(weights): weights as x, or one for each layer of an axis."""
    x = as_array(x)
    if weights is None:
        return mean(x, axis=axis, keepdims=keepdims)
    weights = as_array(weights)
    if shape(weights) != shape(x):
        axes = normals(axis, len(shape(x)))
        if axis is None or shape(weights) != tuple(shape(x)[a] for a in axes):
            raise Diagnostic(
                "E0202", f"weights of shape {shape(weights)} for an array of shape {shape(x)}",
                help="weights are as the array, or one for each layer along axis=",
            )  # fmt: skip
        order = sorted(range(len(axes)), key=axes.__getitem__)
        along = [shape(x)[a] if a in axes else 1 for a in range(len(shape(x)))]
        weights = reshape(transpose(weights, order), tuple(along))
        weights = broadcast_to(weights, shape=shape(x))
    sums = total(weights, axis=axis, keepdims=keepdims)
    return div(total(mul(x, weights), axis=axis, keepdims=keepdims), sums)


def var(x, axis=None, ddof=0, keepdims=False):
    """The mean square deviation, its sum divided by n - ddof."""
    x = as_array(x)
    away = sub(x, mean(x, axis=axis, keepdims=True) if shape(x) else x)
    squares = real(mul(away, conj(away))) if is_complex(x) else mul(away, away)
    return div(total(squares, axis=axis, keepdims=keepdims), float(max(count(x, axis) - ddof, 0)))


def std(x, axis=None, ddof=0, keepdims=False):
    """The standard deviation; its derivative where all are equal is 0."""
    x = as_array(x)
    if is_complex(x):
        squares = var(x, axis, ddof, keepdims)
        zero = equal(squares, 0.0)
        return where(zero, 0.0, sqrt(where(zero, 1.0, squares)))
    away = sub(x, mean(x, axis=axis, keepdims=True) if shape(x) else x)
    size = euclidean(away, axis=axis, keepdims=keepdims) if shape(x) else absolute(away)
    return div(size, float(max(count(x, axis) - ddof, 0)) ** 0.5)


def ptp(x, axis=None, keepdims=False):
    """The distance from the smallest to the largest element."""
    x = as_array(x)
    high, low = (f(x, axis=axis, keepdims=keepdims) for f in (amax, amin))
    return sub(high, low)


def cov(x, y=None, rowvar=True, bias=False, ddof=None):
    """The covariances of variables, each a row of x (a column where rowvar is False)."""
    x = _variables(x, rowvar)
    if y is not None:
        x = concatenate([x, _variables(y, rowvar)])
    n = shape(x)[1] - ((0 if bias else 1) if ddof is None else ddof)
    away = sub(x, mean(x, axis=1, keepdims=True))
    across = conj(transpose(away)) if is_complex(x) else transpose(away)
    found = div(matmul(away, across), float(max(n, 0)))
    return getitem(found, 0, 0) if shape(found) == (1, 1) else found


def _variables(x, rowvar):
    x = as_array(x)
    if len(shape(x)) > 2:
        raise Diagnostic("E0202", f"covariances of an array of {len(shape(x))} axes: it has two")
    if len(shape(x)) < 2:
        return reshape(x, (1, -1))
    return x if rowvar or shape(x)[0] == 1 else transpose(x)


def corrcoef(x, y=None, rowvar=True):
    """The correlations of variables: their covariances over their standard deviations."""
    from gradcli.ops.structural.diagonals import diagonal

    found = cov(x, y, rowvar)
    if not shape(found):
        return div(found, found)
    spread = sqrt(diagonal(found))
    return div(div(found, reshape(spread, (-1, 1))), spread)


# -- quantiles -------------------------------------------------------------------------------------
def _statistic(x, k, axis=None, keepdims=False):
    np = load_numpy()
    x = np.asarray(x)
    axes = normals(axis, x.ndim)
    rest = [a for a in range(x.ndim) if a not in axes]
    rows = x.transpose(*rest, *axes).reshape(*(x.shape[a] for a in rest), -1)
    found = np.partition(rows, k, axis=-1)[..., k]
    if x.dtype.kind in "fc":
        found = np.where(np.isnan(rows).any(axis=-1), np.nan, found).astype(x.dtype)
    return np.expand_dims(found, tuple(sorted(axes))) if keepdims else found[()]


order_statistic = row(  # the k-th of the elements in rising order
    "order_statistic",
    selecting(lambda g, x, z, k, axis=None, keepdims=False: share(g, x, z, axis, keepdims)),
    array=_statistic,
    selects=True,
    compares=True,
    jvp=extreme_jvp,
    keywords=("k", "axis", "keepdims"),
    batch="reduction",
    kink=SHARED._replace(composites=("median", "quantile", "percentile")),
    printed=False,
    **structural,
)

# method -> the alpha and beta of the place n*q + alpha + q*(1 - alpha - beta) - 1 among n
CONTINUOUS = {
    "linear": (1.0, 1.0), "interpolated_inverted_cdf": (0.0, 1.0), "hazen": (0.5, 0.5),
    "weibull": (0.0, 0.0), "median_unbiased": (1 / 3, 1 / 3), "normal_unbiased": (3 / 8, 3 / 8),
}  # fmt: skip
# methods that count elements, after Hyndman and Fan (1996), types 1 to 3: they step too
COUNTING = {
    "inverted_cdf": (0.0, 1.0), "averaged_inverted_cdf": (0.0, 1.0),
    "closest_observation": (-0.5, 1.5),
}  # fmt: skip
STEPS: dict[str, Callable] = {
    "lower": floor, "higher": ceil, "nearest": rint,
    "midpoint": lambda place: mul(0.5, add(floor(place), ceil(place))),
    "inverted_cdf": ceil,
    "averaged_inverted_cdf": lambda place: mul(0.5, add(floor(place), add(ceil(place), 1.0))),
    # the place after; at a whole place that is odd this one, so that a tie goes to the even count
    "closest_observation": lambda place: add(
        floor(place), where(equal(mod(place, 2.0), 1.0), 0.0, 1.0)
    ),
}  # fmt: skip


def median(x, axis=None, keepdims=False):
    """The middle of the elements in order, or the mean of the two; equal ones share evenly."""
    x = _floats(x)
    n = count(x, axis)
    if not n:
        return mean(x, axis=axis, keepdims=keepdims)
    if not shape(x):
        return x
    high = order_statistic(x, k=n // 2, axis=axis, keepdims=keepdims)
    if n % 2:
        return high
    return mul(0.5, order_statistic(x, k=n // 2 - 1, axis=axis, keepdims=keepdims) + high)


def quantile(x, q, axis=None, keepdims=False, method="linear"):
    """The number below which the part q of the elements is: between two in order, by a line.

    q: a number from 0 to 1, or an array of them, along the first axes of the result.  method: as
    NumPy names them.  E0202 where there are no elements.
    """
    x, q = _floats(x), as_array(q)
    methods = dict.fromkeys((*CONTINUOUS, *STEPS))
    if method not in methods:
        raise Diagnostic("E0201", f"method is one of {', '.join(methods)}, not {method!r}")
    n, plain = count(x, axis), known(q, "a quantile")
    if not n:
        raise Diagnostic("E0202", "a quantile of no elements")
    if not ((plain >= 0.0) & (plain <= 1.0)).all():
        raise Diagnostic("E0201", "a quantile is at a part from 0 to 1 of the elements")
    if not shape(q):
        return _quantile(x, q, axis, keepdims, method, n)
    parts = [_quantile(x, one, axis, keepdims, method, n) for one in ravel(q)]
    if not parts:
        return load_numpy().zeros(0)
    return reshape(stack(parts), (*shape(q), *shape(parts[0])))


def _quantile(x, q, axis, keepdims, method, n):
    alpha, beta = (CONTINUOUS | COUNTING).get(method, (1.0, 1.0))
    place = add(mul(q, n + (1.0 - alpha - beta)), alpha - 1.0)
    place = clip(STEPS[method](place) if method in STEPS else place, 0.0, float(n - 1))
    below = min(int(primal(place)), max(n - 2, 0))
    part = sub(place, float(below))

    def of(k: int):
        return order_statistic(x, k=k, axis=axis, keepdims=keepdims) if shape(x) else x

    if not isinstance(part, World) and part in (0.0, 1.0):  # infinities have no line between them
        return of(below + int(part))
    low, high = of(below), of(min(below + 1, n - 1))
    if primal(part) >= 0.5:  # exact at both ends
        return sub(high, mul(sub(high, low), sub(1.0, part)))
    return add(low, mul(sub(high, low), part))


def percentile(x, q, axis=None, keepdims=False, method="linear"):
    """As quantile, with q from 0 to 100."""
    return quantile(x, div(as_array(q), 100.0), axis, keepdims, method)


def _floats(x):
    x = as_array(x)
    if getattr(getattr(primal(x), "dtype", None), "kind", "f") in "iub":
        return array(held(x), float) if not shape(x) else held(x).astype(float)
    return x


# -- without the elements that are NaN -------------------------------------------------------------
def _without(x, fill: float):
    """x with a number in the place of NaN."""
    return where(isnan(x), fill, x)


def nansum(x, axis=None, keepdims=False):
    """The sum of the elements that are not NaN."""
    return total(_without(as_array(x), 0.0), axis=axis, keepdims=keepdims)


def nanprod(x, axis=None, keepdims=False):
    """The product of the elements that are not NaN."""
    return product(_without(as_array(x), 1.0), axis=axis, keepdims=keepdims)


def nancumsum(x, axis=None):
    """The running sum, NaN taken for 0."""
    return cumsum(_without(as_array(x), 0.0), axis)


def nancumprod(x, axis=None):
    """The running product, NaN taken for 1."""
    return cumprod(_without(as_array(x), 1.0), axis)


def _present(x, axis, keepdims):
    """How many elements are not NaN."""
    ones = held(ones_like(x))
    return total(where(isnan(x), 0.0, ones), axis=axis, keepdims=keepdims)


def _freedom(x, axis, ddof, keepdims):
    """How many elements are not NaN, less ddof; NaN where that leaves none."""
    n = sub(_present(x, axis, keepdims), float(ddof))
    return where(greater(n, 0.0), n, float("nan"))


def nanmean(x, axis=None, keepdims=False):
    """The mean of the elements that are not NaN."""
    x = as_array(x)
    return div(nansum(x, axis, keepdims), _present(x, axis, keepdims))


def nanmedian(x, axis=None, keepdims=False):
    """The median of the elements that are not NaN."""
    return _of_present(median, x, axis, keepdims)


def nanquantile(x, q, axis=None, keepdims=False, method="linear"):
    """The quantile of the elements that are not NaN, q a number."""

    def of(x, axis, keepdims):
        return quantile(x, q, axis, keepdims, method)

    return _of_present(of, x, axis, keepdims)


def nanpercentile(x, q, axis=None, keepdims=False, method="linear"):
    """As nanquantile, with q from 0 to 100."""
    return nanquantile(x, div(as_array(q), 100.0), axis, keepdims, method)


def _of_present(of: Callable, x, axis, keepdims):
    """What `of` gives of the elements that are not NaN: of all, or of each row along an axis."""
    x, np = _floats(x), load_numpy()
    missing = np.isnan(primal(x))
    if not missing.any():
        return of(x, axis, keepdims)
    if (axis is not None or keepdims) and shape(of(np.zeros(1), None, False)):
        raise Diagnostic("E0201", "quantiles beside NaN along an axis are of one q at a time")
    if axis is None:
        found = of(getitem(ravel(x), np.flatnonzero(~missing)), None, False)
        return reshape(found, (1,) * len(shape(x))) if keepdims else found
    if type(axis) is not int:
        raise Diagnostic("E0201", "what leaves out NaN is taken along one axis here, or of all")
    axis %= len(shape(x))
    last = transpose(x, (*np.delete(np.arange(len(shape(x))), axis), axis))
    rest = shape(last)[:-1]
    rows = reshape(last, (-1, shape(last)[-1]))
    found = reshape(stack([_of_present(of, row, None, False) for row in rows]), rest)
    return reshape(found, (*rest[:axis], 1, *rest[axis:])) if keepdims else found


def nanvar(x, axis=None, ddof=0, keepdims=False):
    """The variance of the elements that are not NaN."""
    x = as_array(x)
    away = _without(sub(x, nanmean(x, axis, True)), 0.0)
    squares = total(mul(away, away), axis=axis, keepdims=keepdims)
    return div(squares, _freedom(x, axis, ddof, keepdims))


def nanstd(x, axis=None, ddof=0, keepdims=False):
    """The standard deviation of the elements that are not NaN; its derivative at 0 is 0."""
    x = as_array(x)
    away = _without(sub(x, nanmean(x, axis, True)), 0.0)
    size = euclidean(away, axis=axis, keepdims=keepdims) if shape(x) else absolute(away)
    return div(size, sqrt(_freedom(x, axis, ddof, keepdims)))


def _extreme(x, axis, keepdims, row, fill: float):
    x = as_array(x)
    found = row(_without(x, fill), axis=axis, keepdims=keepdims)
    return where(all_of(isnan(x), axis, keepdims), float("nan"), found)


def nanmax(x, axis=None, keepdims=False):
    """The largest of the elements that are not NaN."""
    return _extreme(x, axis, keepdims, amax, -float("inf"))


def nanmin(x, axis=None, keepdims=False):
    """The smallest of the elements that are not NaN."""
    return _extreme(x, axis, keepdims, amin, float("inf"))
