"""Functions made of rows: they need no rule of their own."""

from gradcli.ops.arithmetic import div, mul, pi_of, power, sub
from gradcli.ops.arrays import array, as_array, check_layout, reshaped
from gradcli.ops.axes import whole
from gradcli.ops.comparisons import equal
from gradcli.ops.dispatch import held, row
from gradcli.ops.elementary import exp, log
from gradcli.ops.numpy_call import shape
from gradcli.ops.piecewise import rint, where
from gradcli.ops.reductions import amax, euclidean, total
from gradcli.ops.rows import STATIC, inf


def reciprocal(x):
    return div(1.0, x)


def around(x, decimals=0):
    """x to `decimals` digits after the point, the even one of two; its derivative is 0."""
    x, decimals = as_array(x), whole(decimals, "decimals")
    if not decimals:
        return rint(x)
    scale = 10.0 ** abs(decimals)
    return div(rint(mul(x, scale)), scale) if decimals > 0 else mul(rint(div(x, scale)), scale)


def _radian(x):
    """What a degree is."""
    return div(pi_of(x), 180.0)


def radians(x):
    """An angle in degrees in radians."""
    return mul(x, _radian(x))


def degrees(x):
    """An angle in radians in degrees."""
    return mul(x, div(1.0, _radian(x)))


def float_power(x, y):
    """x to the power y, as a float also of integers."""
    return power(mul(1.0, x), mul(1.0, y))


def dist(p, q):
    """The distance between two points, each a list or a vector of coordinates."""
    return euclidean(sub(as_array(p), as_array(q)))


_finite = row(  # a number that exponents are less of: 0 for one that would leave NaN of them
    "finite_or_0",
    STATIC,
    value=lambda x: 0.0 if x in (inf, -inf) else x,
    array="gradcli.ops.numpy_functions.finite_or_0",
)


# -- reductions over `axis` (None: all; an int or a tuple), kept with keepdims ---------------------
def logsumexp(x, axis=None, keepdims=False, b=None):
    """log(sum(b * exp(x))) without overflow; b: weights, by default 1."""
    x = as_array(x)
    if b is None and not shape(x):
        return x
    counted = x if b is None else where(equal(b, 0.0), -float("inf"), x)
    high = amax(held(counted), axis=axis, keepdims=True)
    high = _finite(high)
    terms = exp(sub(x, high))
    terms = terms if b is None else mul(as_array(b), terms)
    inner = log(total(terms, axis=axis, keepdims=keepdims))
    return inner + (high if keepdims else _drop(high, inner))


def _drop(high, like):
    return reshaped(high, shape(like)) if shape(high) else high


def copy(x, order="K", subok=False):
    """A new array with the values of x."""
    check_layout(order)
    return array(x)


def stop_gradient(x):
    """The value of x as a constant; of a list, a tuple or a dict, that of each element."""
    if type(x) is dict:
        return {key: stop_gradient(item) for key, item in x.items()}
    return type(x)(map(stop_gradient, x)) if type(x) in (list, tuple) else held(x)
