"""Values of spherical Bessel functions: their series at 0, else those of order n + 1/2.

SciPy's j_n is off by up to 725 units of 2^-53 at moderate points, and these by 9; its i_n by 545,
these by 120; both are 0 or NaN next to 0.
"""

from collections.abc import Callable

import numpy as np
from numpy import pi
from scipy import special

from gradcli.ops.special.values.bessel_values import ive, jv, kv, times_exp
from gradcli.ops.special.values.masked_apply import EPS, elementwise, masked_apply, sum_series

FAR = 500  # the order past which what is taken by its series, x^2 < 2 n + 3, is below 1e-324


def _of_order(function: Callable) -> Callable:
    """`function` of whole orders and of x, of parity (-1)^n."""

    def spherical(n, x):
        whole, y = n == np.floor(n), np.full(x.shape, np.nan)
        masked_apply(y, whole, lambda n, x: function(n, np.abs(x)), n, x)
        return np.where((x < 0) & (n % 2 == 1), -y, y)

    return elementwise(spherical)


def _spherical_series(n, x, sign: float):
    """DLMF 10.53.1, 10.53.3"""

    def following(k, term):
        return term * (sign * 0.5 * x * x) / (k * (2.0 * (n + k) + 1.0))

    total = sum_series(np.ones_like(x), following, EPS * 1e-3, 40)
    for k in range(1, int(min(n.max(initial=0), FAR)) + 1):
        total = np.where(k <= n, total * (x / (2 * k + 1)), total)
    return np.where(n > FAR, 0.0, total)


def _spherical_j(n, x):
    y = np.sqrt(0.5 * pi / x) * jv(n + 0.5, x)
    masked_apply(y, x * x < n + 1.5, lambda n, x: _spherical_series(n, x, -1.0), n, x)
    return y


def _spherical_i(n, x):
    y = special.spherical_in(n.astype(int), x)
    masked_apply(
        y, x > 600.0, lambda n, x: times_exp(np.sqrt(0.5 * pi / x) * ive(n + 0.5, x), x), n, x
    )
    masked_apply(y, x * x < 2.0 * n + 3.0, lambda n, x: _spherical_series(n, x, 1.0), n, x)
    return y


def _spherical_k(n, x):
    """SciPy's, which is 0 and infinite too soon."""
    y = special.spherical_kn(n.astype(int), x)
    rough = (y == 0) | (y == np.inf)
    masked_apply(y, rough, lambda n, x: np.sqrt(0.5 * pi / x) * kv(n + 0.5, x), n, x)
    return y


spherical_jn, spherical_in = _of_order(_spherical_j), _of_order(_spherical_i)
spherical_yn = _of_order(lambda n, x: special.spherical_yn(n.astype(int), x))
spherical_kn = _of_order(_spherical_k)
