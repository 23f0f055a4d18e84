"""Values of logarithms of quotients and of power transforms, and of Lambert's W."""

import numpy as np
from scipy import special

from gradcli.ops.groups import elementwise, log1p_less, parted


# -- logarithms -----------------------------------------------------------------------------------
@elementwise
def log_ratio(x, y):
    ratio = x / y
    rough = ~(np.isfinite(ratio) & (ratio > 1e-300))
    return np.where(rough, np.log(x) - np.log(y), np.log(ratio))


@elementwise
def rel_entr(x, y):
    z = np.where((x > 0) & (y > 0), x * log_ratio(x, y), np.inf)
    z[(x == 0) & (y >= 0)] = 0.0
    z[np.isnan(x) | np.isnan(y)] = np.nan
    return z


@elementwise
def kl_div(x, y):
    """x log(x/y) - x + y: with d = (y - x)/x that is x (d - log(1 + d))."""
    z = np.where((x > 0) & (y > 0), -x * log1p_less((y - x) / x), np.inf)
    wide = (x > 0) & (y > 0) & (np.abs(y - x) > 0.5 * x)
    parted(z, wide, lambda x, y: x * log_ratio(x, y) - x + y, x, y)
    z[(x == 0) & (y >= 0)] = y[(x == 0) & (y >= 0)]
    z[np.isnan(x) | np.isnan(y)] = np.nan
    return z


# -- power transforms -----------------------------------------------------------------------------
@elementwise
def boxcox(x, exponent):
    return np.where(exponent == 0, np.log(x), np.expm1(exponent * np.log(x)) / exponent)


@elementwise
def boxcox1p(x, exponent):
    return np.where(exponent == 0, np.log1p(x), np.expm1(exponent * np.log1p(x)) / exponent)


@elementwise
def inv_boxcox(y, exponent):
    return np.exp(np.where(exponent == 0, y, np.log1p(exponent * y) / exponent))


@elementwise
def inv_boxcox1p(y, exponent):
    return np.expm1(np.where(exponent == 0, y, np.log1p(exponent * y) / exponent))


@elementwise
def lambert_branch(x, k):
    w = special.lambertw(x, k.astype(int))
    return np.where(w.imag == 0, w.real, np.nan)
