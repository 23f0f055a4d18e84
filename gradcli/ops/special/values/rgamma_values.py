"""Values of 1/gamma and of its derivatives, by its Taylor coefficients at a point.

1/gamma is entire: about 1 the table of its coefficients serves, further right the recurrence of
z' = -digamma z; further left it is a product of x, x + 1 … and of 1/gamma about 1 (DLMF 5.5.1).
"""

from functools import cache

import numpy as np
from scipy import special

from gradcli.ops.special.values.masked_apply import elementwise, masked_apply

# The coefficients of 1 / gamma(1 + s), from c_0 on (DLMF 5.7.1; computed with mpmath).
COEFFICIENTS = np.array([
    1.0, 0.5772156649015329, -0.6558780715202539, -0.04200263503409524, 0.16653861138229148,
    -0.04219773455554433, -0.009621971527876973, 0.0072189432466631, -0.0011651675918590652,
    -0.00021524167411495098, 0.0001280502823881162, -2.013485478078824e-05,
    -1.2504934821426706e-06, 1.133027231981696e-06, -2.056338416977607e-07,
    6.116095104481416e-09, 5.002007644469223e-09, -1.18127457048702e-09, 1.0434267116911005e-10,
    7.782263439905071e-12, -3.696805618642206e-12, 5.100370287454476e-13,
    -2.0583260535665066e-14, -5.348122539423018e-15, 1.2267786282382608e-15,
    -1.1812593016974588e-16, 1.1866922547516004e-18, 1.4123806553180319e-18,
    -2.29874568443537e-19, 1.7144063219273374e-20, 1.337351730493693e-22,
    -2.0542335517666728e-22, 2.736030048608e-23, -1.7323564459105165e-24,
    -2.3606190244992872e-26, 1.8649829417172943e-26, -2.2180956242071973e-27,
    1.2977819749479937e-28, 1.1806974749665284e-30, -1.124584349277088e-30,
    1.277085175140866e-31, -7.391451169615141e-33, 1.1347502575542158e-35, 4.639134641058722e-35,
    -5.3473368184391986e-36, 3.2079959236133524e-37, -4.4458297365507567e-39,
    -1.3111745188819888e-39,
])  # fmt: skip
LARGEST = 170.0  # from there on gamma may overflow where 1/gamma is a number
MOVED = 15  # gamma is taken so far towards 0 there, and multiplied up
LEAST = -184.0  # left of there all coefficients are 0 or infinite
SCALE = 2.0**700


@elementwise
def rgamma(x):
    """SciPy's, which is 0 at a subnormal x, and beyond 171.6, where 1/gamma is subnormal."""
    y = special.rgamma(x)
    masked_apply(
        y, (x > LARGEST) | (np.abs(x) < 1e-300) & (x != 0), lambda x: _coefficients(x, 0)[0], x
    )
    return y


@elementwise
def rgamma_derivative(n, x):
    """The n-th derivative of 1/gamma at x."""
    y = np.full(x.shape, np.nan)
    for order in np.unique(n):
        if order >= 0 and order == np.floor(order):
            at = n == order
            y[at] = _coefficients(x[at], int(order))[-1] * special.gamma(order + 1.0)
    return y


def _coefficients(x, order: int):
    """The Taylor coefficients 0 … order of 1/gamma at x; x: (n,), returns (order + 1, n)."""
    z = np.full((order + 1, *x.shape), np.nan)
    masked_apply(z.T, x > 2.5, lambda x: _recurrence(x, order).T, x)
    masked_apply(z.T, (x <= 2.5) & np.isfinite(x), lambda x: _product(x, order).T, x)
    return z


def _product(x, order: int):
    """For x <= 2.5; of a large -x the product is scaled, and by its parity where it overflows."""
    x = np.where(x < LEAST, LEAST + np.fmod(x, 2.0), x)
    steps, scale = np.maximum(np.rint(1.0 - x), 0.0), np.where(x < -100.0, SCALE, 1.0)
    z = _table(x + (steps - 1.0), order) / scale
    for j in range(int(steps.max(initial=0)) - 1, -1, -1):  # times x + j + h
        before = np.concatenate((np.zeros((1, *x.shape)), z[:-1]))
        z = np.where(j < steps, z * (x + j) + before, z)
    return z * scale


def _table(s, order: int):
    """Of 1 / gamma(1 + s)."""
    z = np.zeros((order + 1, *s.shape))
    for weights in _weights(order):
        z = z * s + weights
    return z


@cache
def _weights(order: int) -> np.ndarray:
    """What each power of s, the last first, is multiplied by in the coefficients 0 … order of the
    series at s: by binomial coefficients more than about 0; (powers, order + 1, 1)."""
    c = np.concatenate((COEFFICIENTS, np.zeros(order)))
    of, k = np.arange(len(COEFFICIENTS))[::-1].reshape(-1, 1), np.arange(order + 1)
    return (c[of + k] * special.comb(of + k, k))[:, :, None]


def _recurrence(x, order: int):
    """For x > 2.5; where gamma(x) may overflow by gamma(x - MOVED)."""
    slope, z = np.empty((order, *x.shape)), np.ones((order + 1, *x.shape))
    for j in range(order):
        slope[j] = (-1.0) ** j * special.zeta(j + 1.0, x) if j else -special.psi(x)
    for k in range(1, order + 1):
        z[k] = sum(slope[:k] * z[k - 1 :: -1]) / k  # in order, as of one element
    moved, factor = np.where(x > LARGEST, MOVED, 0), np.ones_like(x)
    for j in range(1, MOVED + 1):
        factor *= np.where(j <= moved, x - j, 1.0)
    return z * special.rgamma(x - moved) / factor
