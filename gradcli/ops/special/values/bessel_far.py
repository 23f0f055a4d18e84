"""Bessel functions where x is large beside the order: their asymptotic series.

Those of J and Y turn the exact sine and cosine of x, which no reduction of x - v pi/2 has.
"""

import numpy as np
from numpy import pi

from gradcli.ops.special.values.masked_apply import EPS, as_longdouble, cospi_sinpi


def is_far(v, x):
    """Where the series have all digits: their terms fall to exp(-2x) once x is beyond v^2 / 2."""
    return x > np.maximum(25.0, 0.5 * v * v)


def oscillating(v, x) -> tuple[np.ndarray, np.ndarray]:
    """J_v(x) and Y_v(x) (DLMF 10.17.3, 10.17.4)."""
    cosine, sine = cospi_sinpi(0.5 * v + 0.25)
    c, s = np.cos(x), np.sin(x)
    c, s = c * cosine + s * sine, s * cosine - c * sine
    even, odd = _sums(v, x)
    size = np.sqrt(2.0 / pi / x)
    return size * (even * c - odd * s), size * (even * s + odd * c)


def _sums(v, x) -> tuple[np.ndarray, np.ndarray]:
    v, x = as_longdouble(v), as_longdouble(x)
    term, sums = np.ones_like(x), [np.zeros_like(x), np.zeros_like(x)]
    for k in range(80):
        sums[k % 2] = sums[k % 2] + (term if k % 4 < 2 else -term)
        term = _next(term, k, v, x, 0)
        if not term.any():
            break
    return sums[0].astype(float), sums[1].astype(float)


def _next(term, k: int, v, x, n):
    """The term of the n-th derivative after that of x^-k, and 0 after the smallest, or one that
    is too small to count."""
    step = (4.0 * v * v - (2 * k + 1.0) ** 2) / (8.0 * (k + 1.0) * x) * ((k + 0.5 + n) / (k + 0.5))
    after = term * step
    falls = (np.abs(step) < 1.0) | (k < v + n)
    return np.where(falls & (np.abs(after) >= 1e-3 * EPS), after, 0.0)


def scaled(n, v, x, sign: float):
    """The n-th derivative of exp(-x) I_v, sign -1, or exp(x) K_v, sign 1, by that of each term of
    the series (DLMF 10.40.1, 10.40.2)."""
    wide_v, wide = as_longdouble(np.abs(v)), as_longdouble(x)
    term, total = np.ones_like(wide), np.zeros_like(wide)
    for k in range(80):
        total = total + term
        term = sign * _next(term, k, wide_v, wide, n)
        if not term.any():
            break
    factor = np.where(sign < 0, np.sqrt(0.5 / pi), np.sqrt(0.5 * pi)) / np.sqrt(x)
    for i in range(int(n.max(initial=0))):  # one quotient at a time: x^n may be beyond all numbers
        factor = np.where(i < n, factor * -(0.5 + i) / x, factor)
    return factor * total.astype(float)
