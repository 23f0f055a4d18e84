"""Values of Airy functions: SciPy's, or by Bessel functions where those fall short.

From 1 to 2.1 SciPy's Ai and Ai' are off by up to 113 and 49 units of 2^-53, ours by 7; from -12 to
-10 its four by up to 101 (beyond what the rounding of x does), ours by 3; past 100 its Ai is 0 too
soon and its Bi NaN; beyond 1e6 on either side all are NaN.
"""

from collections.abc import Callable

import numpy as np
from numpy import pi
from scipy import special

from gradcli.ops.special.values.bessel_values import ive, jv, kve, times_exp
from gradcli.ops.special.values.masked_apply import elementwise, masked_apply


def _airy(i: int, below: Callable, above: Callable) -> Callable:
    """The i-th of SciPy's, `below` far left, `above` far right, by 2/3 |x|^(3/2) (DLMF 9.6)."""

    def function(x):
        y, size = special.airy(x)[i], np.abs(x)
        argument = 2.0 / 3.0 * size * np.sqrt(size)
        left, right = (x > -12.0) & (x < -10.0), (x > 1.0) & (x < 2.1) & (i < 2)
        masked_apply(y, left | (x < -1e4) & np.isfinite(x), below, size, argument)
        masked_apply(y, right | (x > 100.0) & np.isfinite(x), above, size, argument)
        y[x == np.inf] = 0.0 if i < 2 else np.inf
        return y

    return elementwise(function)


def _pair(order: float, sign: float, x):
    """J of an order plus or less that of its negative."""
    return jv(order, x) + sign * jv(-order, x)


def _falling_airy(order: float, factor, x):
    return times_exp(factor * kve(order, x), -x)


def _rising_airy(order: float, factor, x):
    """By I alone: beside exp(x) the K in Bi is nothing."""
    return times_exp(2.0 * factor * ive(order, x), x)


ROOT_3 = np.sqrt(3.0)
airyai = _airy(
    0,
    lambda size, x: np.sqrt(size) / 3.0 * _pair(1 / 3, 1.0, x),
    lambda size, x: _falling_airy(1 / 3, np.sqrt(size / 3.0) / pi, x),
)
airyaip = _airy(
    1,
    lambda size, x: size / 3.0 * _pair(2 / 3, -1.0, x),
    lambda size, x: -_falling_airy(2 / 3, size / (pi * ROOT_3), x),
)
airybi = _airy(
    2,
    lambda size, x: -np.sqrt(size / 3.0) * _pair(1 / 3, -1.0, x),
    lambda size, x: _rising_airy(1 / 3, np.sqrt(size / 3.0), x),
)
airybip = _airy(
    3,
    lambda size, x: size / ROOT_3 * _pair(2 / 3, 1.0, x),
    lambda size, x: _rising_airy(2 / 3, size / ROOT_3, x),
)
