"""Values of Bessel functions that SciPy has not, or not to the last digits."""

from collections.abc import Callable

import numpy as np
from numpy import pi
from scipy import special

from gradcli.ops.groups import EPS, elementwise, one_of, parted


# -- Bessel functions -----------------------------------------------------------------------------
@elementwise
def jv(v, x):
    """J_v(x); beyond the turning point by Hankel's function, which SciPy has to more digits."""
    y = special.jv(v, x)
    parted(y, (v >= 0) & (x * x < 2.0 * (v + 1.0)), _jv_series, v, x)
    parted(y, (x > 2.0) & (x > v) & (v >= 0), lambda v, x: special.hankel1(v, x).real, v, x)
    return y


def _jv_series(v, x):
    """The power series (DLMF 10.2.2)"""
    total = term = np.ones_like(x)
    for k in range(1, 24):
        term = term * -(0.25 * x * x) / (k * (v + k))
        total = total + term
    return total * (0.5 * x) ** v * special.rgamma(v + 1.0)


@elementwise
def y0(x):
    return special.yv(0.0, x)


@elementwise
def kv(v, x):
    y = special.kv(v, x)
    parted(y, (x > 0.01) & (x <= 2.0), lambda v, x: np.exp(-x) * kve_derivative(0, v, x), v, x)
    return y


@elementwise
def kve(v, x):
    y = special.kve(v, x)
    parted(y, (x > 0.01) & (x <= 2.0), lambda v, x: kve_derivative(0, v, x), v, x)
    return y


@elementwise
def ive(v, x):
    y = special.ive(v, x)
    parted(y, np.abs(x) < 600.0, lambda v, x: special.iv(v, x) * np.exp(-np.abs(x)), v, x)
    return y


@elementwise
def ive_derivative(n, v, x):
    """The n-th derivative of exp(-|x|) I_v(x) by x; at x = 0 from above."""
    y = np.full(x.shape, np.nan)
    size, whole = np.abs(x), v == np.floor(v)
    order = np.where(whole, np.abs(v), v)
    sign = np.where((x < 0) & ((v + n) % 2 == 1), -1.0, 1.0)
    sign = np.where((x < 0) & ~whole, np.nan, sign)
    far = size > 24.0 + 0.15 * order * order + 0.5 * n
    series = ~far & (order > -0.5) & (size > 0)
    parted(y, far, _ive_asymptotic, n, order, size)
    parted(y, series & (size <= 400.0), _ive_series, n, order, size)
    rest = ~far & ~(series & (size <= 400.0)) & (size >= 0)
    parted(y, rest, _ive_differences, n, order, size)
    return sign * np.where(n == 0, ive(order, size), y)


def _ive_differences(n, v, x):
    """2^-n times the central difference of order 2n in v (from DLMF 10.29.1)."""
    total = np.zeros_like(x)
    for j in range(2 * int(n.max(initial=0)) + 1):
        weight = special.binom(2.0 * n, float(j)) * np.where(j % 2, -1.0, 1.0)
        term = weight * ive(v - n + j, x)
        total += np.where(j <= 2 * n, term, 0.0)
    return total * 0.5**n


def _ive_series(n, v, x):
    """Leibniz on x^v times Kummer's function, whose series has one sign (DLMF 10.39.5, 13.3.15)."""
    scale = 0.5**v * special.rgamma(v + 1.0)
    v, x = _longer(v), _longer(x)
    total = np.zeros_like(x)
    for j in range(int(n.max(initial=0)) + 1):
        of_power = special.binom(n, float(j)) * _falling(v, n - j)
        with np.errstate(all="ignore"):
            part = (
                of_power
                * x ** (v - n + j)
                * (-2.0) ** j
                * _rising(v + 0.5, j)
                / _rising(2 * v + 1, j)
            )
        part *= _kummer(v + 0.5, 2.0 * v + 1.0 + j, 2.0 * x)
        total += np.where((j <= n) & (of_power != 0), part, 0.0)
    return total.astype(float) * scale


def _longer(x):
    """x with digits that some machines have, for terms that cancel."""
    return x.astype(np.longdouble)


def _rising(a, k: int):
    y = np.ones_like(a)
    for i in range(k):
        y = y * (a + i)
    return y


def _falling(v, k):
    y = np.ones_like(v)
    for i in range(int(k.max(initial=0))):
        y = np.where(i < k, y * (v - i), y)
    return y


def _kummer(a, b, x):
    """exp(-x) M(a, b, x) by its series, all of one sign."""
    term = np.exp(-x)
    under = term < 1e-290
    term = np.where(under, 1e-290, term)  # put right at the end
    total = term.copy()
    for k in range(200 + 4 * int(x.max(initial=0.0))):
        term = term * (a + k) / (b + k) * x / (k + 1.0)
        total += term
        if (np.abs(term) <= EPS * 1e-5 * np.abs(total)).all():
            break
    return np.where(under, total * np.exp(-x - np.log(1e-290)), total)


def _ive_asymptotic(n, v, x):
    """The series in 1/x (DLMF 10.40.1), term by term."""
    v, x = _longer(v), _longer(x)
    factor = np.ones_like(x)
    for i in range(int(n.max(initial=0))):
        factor = np.where(i < n, factor * -(0.5 + i), factor)
    term, total = factor * x**-n / np.sqrt(x), np.zeros_like(x)
    for k in range(60):
        total = total + term
        step = -(4.0 * v * v - (2 * k + 1.0) ** 2) / (8.0 * (k + 1.0) * x)
        step = step * (k + 0.5 + n) / (k + 0.5)
        term = np.where((np.abs(step) < 1.0) | (k < v + n), term * step, 0.0)
    return total.astype(float) / np.sqrt(2.0 * pi)


@elementwise
def kve_derivative(n, v, x):
    """The n-th derivative of exp(x) K_v(x): the integral of (1 - cosh t)^n cosh(vt)
    exp(x (1 - cosh t)) over t > 0 (from DLMF 10.32.9), by the trapezoidal rule."""
    y = np.full(x.shape, np.nan)
    parted(y, x > 0, _kve_integral, n, np.abs(v), x)
    y[x == 0] = np.where(n[x == 0] % 2 == 0, np.inf, -np.inf)
    return y


def _kve_integral(n, v, x):
    return np.concatenate(
        [_kve_sum(n[i : i + 256], v[i : i + 256], x[i : i + 256]) for i in range(0, x.size, 256)]
    )


def _kve_sum(n, v, x):
    width = np.ones_like(x)
    for _ in range(6):  # from there on the integrand is below exp(-60) of its most
        d = (60.0 + 6.0 * n + (v + n) * width) / x
        width = np.log1p(d + np.sqrt(d * (2.0 + d)))
    step = np.minimum(0.1, 0.25 / np.sqrt(x))
    t = step[:, None] * np.arange(1, int((width / step).max()) + 2)
    n, v, x = n[:, None], v[:, None], x[:, None]
    rise = 2.0 * np.sinh(0.5 * t) ** 2  # cosh t - 1
    logs = n * np.log(rise) - x * rise + v * t
    inner = np.exp(logs) * 0.5 * (1.0 + np.exp(-2.0 * v * t))
    first = np.where(n == 0, 0.5, 0.0)
    return step * (first[:, 0] + inner.sum(axis=1)) * np.where(n[:, 0] % 2 == 0, 1.0, -1.0)


def _of_order(function: Callable) -> Callable:
    return elementwise(lambda n, x: np.where(n == np.floor(n), function(n.astype(int), x), np.nan))


spherical_jn, spherical_yn = _of_order(special.spherical_jn), _of_order(special.spherical_yn)
spherical_in, spherical_kn = _of_order(special.spherical_in), _of_order(special.spherical_kn)


airyai, airyaip, airybi, airybip = (one_of(special.airy, i) for i in range(4))
