"""Values of logarithms of quotients and of power transforms, and of Lambert's W."""

import numpy as np
from scipy import special

from gradcli.ops.special.values.masked_apply import elementwise, log1p_less, masked_apply


# -- logarithms -----------------------------------------------------------------------------------
@elementwise
def log_ratio(x, y):
    ratio = x / y
    rough = ~(np.isfinite(ratio) & (ratio > 1e-300))
    return np.where(rough, np.log(x) - np.log(y), np.log(ratio))


@elementwise
def kl_div(x, y):
    """x log(x/y) - x + y: with d = (y - x)/x that is x (d - log(1 + d)):
    to 6 units of 2^-53, where SciPy's has no digit for x beside y."""
    z = np.where((x > 0) & (y > 0), -x * log1p_less((y - x) / x), np.inf)
    wide = (x > 0) & (y > 0) & (np.abs(y - x) > 0.5 * x)
    masked_apply(z, wide, lambda x, y: x * log_ratio(x, y) - x + y, x, y)
    z[(x == 0) & (y >= 0)] = y[(x == 0) & (y >= 0)]
    z[np.isnan(x) | np.isnan(y)] = np.nan
    return z


# -- power transforms -----------------------------------------------------------------------------
@elementwise
def boxcox(x, exponent):
    """SciPy's, which takes log(0) for the power of 0 by a small exponent."""
    return np.where((x == 0) & (exponent > 0), -1.0 / exponent, special.boxcox(x, exponent))


@elementwise
def boxcox1p(x, exponent):
    return np.where((x == -1) & (exponent > 0), -1.0 / exponent, special.boxcox1p(x, exponent))


@elementwise
def inv_boxcox1p(y, exponent):
    """SciPy's, which is y, and not expm1(y), where the product is below 1e-154."""
    return np.where(np.abs(y * exponent) < 1e-17, np.expm1(y), special.inv_boxcox1p(y, exponent))


# -- Lambert's W ----------------------------------------------------------------------------------
INVERSE_E = 0.36787944117144233, -1.2428753672788363e-17  # 1/e in two parts


@elementwise
def lambert_branch(x, k):
    w = special.lambertw(x, k.astype(int))
    y = np.where(w.imag == 0, w.real, np.nan)
    above = (x + INVERSE_E[0]) + INVERSE_E[1]
    near = (above >= 0) & (above < 0.02)
    masked_apply(y, near & ((k == 0) | (k == -1)), _lambert_at_branch, above, 2.0 * k + 1.0)
    masked_apply(y, (k == -1) & (x < 0) & (x > -1e-290), _lambert_below_zero, x)
    return y


def _lambert_at_branch(above, side):
    """-1 + u with 1 + (u - 1) exp(u) = e (x + 1/e), by Newton's method on the series in u."""
    q = np.e * above
    p = side * np.sqrt(2.0 * q)
    u = p * (1.0 - p / 3.0 + 11.0 / 72.0 * p * p)  # DLMF 4.13.6
    for _ in range(4):
        total = np.zeros_like(u)
        for j in range(18, 1, -1):
            total = total * u + (j - 1.0) / special.gamma(j + 1.0)
        step = np.where(u == 0, 1.0, u * np.exp(u))
        u = u - np.where(u == 0, 0.0, (u * u * total - q) / step)
    return u - 1.0


def _lambert_below_zero(x):
    """On the branch -1 by w + log(-w) = log(-x)."""
    logs = np.log(-x)
    w = logs - np.log(-logs)
    for _ in range(4):
        w = w - (w + np.log(-w) - logs) / (1.0 + 1.0 / w)
    return w
