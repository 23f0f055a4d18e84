"""Elementwise functions of arrays that NumPy and SciPy do not have as their rows need them.

A row names its own by its path, so that numpy is imported with the first array.  Those that are
named as NumPy's are the same on real arrays.
"""

import numpy as np

from gradcli.ops.values import sinc_derivative_value

# -- reductions, which np.sum and its like reach by two calls more --------------------------------
SHORT, MANY = 8, 256  # elements that NumPy adds one after another; sums of so few


def total(x, axis=None, keepdims=False):
    if axis is not None and type(x) is np.ndarray and _is_of_many_short(x, axis):
        y = x[..., 0] + x[..., 1]
        for k in range(2, x.shape[-1]):
            y += x[..., k]
        y += 0.0  # as in NumPy: two times -0.0 make 0.0
        return y[..., np.newaxis] if keepdims else y
    return np.add.reduce(x, axis=axis, keepdims=keepdims)


def _is_of_many_short(x, axis) -> bool:
    """Whether many sums along the last axis of x have few terms each, beside one another in memory.

    NumPy begins a loop for each sum; by layers the same sums take a twentieth of the time.
    """
    n = x.ndim
    return (
        n > 1
        and 1 < x.shape[-1] < SHORT
        and x.size >= MANY * x.shape[-1]
        and (axis in (-1, n - 1) or axis in ((-1,), (n - 1,)))
        and x.strides[-1] == x.itemsize
        and x.dtype.char in "fd"
    )


def maximum(x, axis=None, keepdims=False):
    return np.maximum.reduce(x, axis=axis, keepdims=keepdims)


def minimum(x, axis=None, keepdims=False):
    return np.minimum.reduce(x, axis=axis, keepdims=keepdims)


# -- elementwise -----------------------------------------------------------------------------------
def where(c, x, y):
    return np.where(c, x, y)[()]  # a number where all three are


def finite_or_0(x):
    infinite = np.isinf(x)
    return np.where(infinite, 0.0, x)[()] if np.any(infinite) else x


def hypot(x, y):
    """The root of x^2 + y^2; of complex numbers its analytic continuation, not a distance."""
    is_complex = np.result_type(x, y).kind == "c"
    return np.sqrt(x * x + y * y) if is_complex else np.hypot(x, y)


def direction(x, y):
    """x / hypot(x, y), and 0 at the origin."""
    radius = hypot(x, y)
    z = np.where(radius == 0, 0.0, x / radius)
    return np.where(np.isinf(x) & np.isfinite(y), np.sign(x), z)[()]


def one_minus_square(x):
    if x.dtype.kind == "c":  # 1 - x has no -0, which says on which side of a cut x is
        return -((x - 1.0) * (x + 1.0))
    return (1.0 - x) * (1.0 + x)


def relu(x):
    return np.where(x > 0, x, np.where(np.isnan(x), x, 0.0))


def sigmoid(x):
    from scipy.special import expit  # here: what has no sigmoid does not wait for SciPy

    return expit(x) if x.dtype.kind != "c" else 1.0 / (1.0 + np.exp(-x))


def gaussian(n, x):
    """The n-th derivative of exp(-x^2)."""
    root = np.exp(-0.5 * x * x)
    before, g, far = 0.0 * root, root, root == 0
    x = np.where(far, 0.0, x)
    for k in range(n):
        before, g = g, -2.0 * (x * g + k * before)
    return g * root


def sech(x):
    return 1.0 / np.cosh(x)


def softplus(x):
    return np.logaddexp(0.0, x)


def ldexp(x, n):
    return np.ldexp(x, np.asarray(n, int))


def binary_exponent(x):
    return np.frexp(x)[1]


def ieee_remainder(x, y):
    """x less the nearest multiple of y: fmod's remainder, moved by y where that is nearer."""
    size = np.abs(y)
    r = np.fmod(x, y)
    half = np.abs(r) - 0.5 * size  # r and size/2 are exact but where y is subnormal
    odd = np.mod(np.floor(np.abs(np.fmod(x, 2.0 * size)) / size), 2.0) == 1.0
    up = (half > 0) | ((half == 0) & odd)
    return np.where(up, r - np.copysign(size, r), r)[()]


def sinc(x):
    return sinc_derivative(0, x)


def sinc_derivative(n, x):
    """Element by element: NumPy's sinc rounds pi x before its sine."""
    each = np.frompyfunc(sinc_derivative_value, 2, 1)(n, x)
    return np.asarray(each, x.dtype if hasattr(x, "dtype") and x.dtype.kind == "f" else float)[()]
