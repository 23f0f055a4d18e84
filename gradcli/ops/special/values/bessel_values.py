"""Values of Bessel functions that SciPy has not, or not to the last digits.

How far SciPy's are off is said in units of 2^-53 of the value, at most over points of moderate size
(`tests/ops/compare_scipy.py`), beyond what the rounding of v and x does.
"""

from collections.abc import Callable
from functools import partial

import numpy as np
from numpy import pi
from scipy import special

from gradcli.ops.special.values.bessel_far import is_far, oscillating, scaled
from gradcli.ops.special.values.masked_apply import (
    EPS,
    as_longdouble,
    cospi_sinpi,
    elementwise,
    gather,
    in_blocks,
    masked_apply,
    squeeze_single,
    sum_series,
)

GAMMA, LOG_2 = np.euler_gamma, np.log(2.0)
MOST = 200.0  # the order and argument up to which J and Y come from their recurrence
BLOCK = 4096  # elements


# -- J and Y --------------------------------------------------------------------------------------
@elementwise
def jv(v, x):
    """J_v(x): the power series, Miller's recurrence, and far out the asymptotic series: to 1 unit,
    where SciPy's is off by 139.  Of whole v that is off by 8, by which derivatives fall short."""
    y = special.jv(v, x)
    whole, size = v == np.floor(v), np.abs(x)
    order = np.where(whole, np.abs(v), v)
    sign = np.where(whole & (v % 2 == 1) & ((v < 0) != (x < 0)), -1.0, 1.0)
    known = (whole | (x > 0)) & np.isfinite(x)
    masked_apply(y, known & (order >= 0), _jv_of_positive, order, size)
    near = known & (order < 0) & (size * size < 2.0 * np.abs(order + 1.0)) & (size < 1.0)
    masked_apply(y, near, lambda v, x: _power_series(v, x, -1.0), order, size)
    masked_apply(y, known & (order < 0) & ~near, _jv_reflected, order, size)
    return sign * y


def _jv_of_positive(v, x):
    y = np.where(x > v, special.hankel1(v, x).real, special.jv(v, x))
    near, far = x * x < 2.0 * (v + 1.0), is_far(v, x)
    masked_apply(y, near, lambda v, x: _power_series(v, x, -1.0), v, x)
    masked_apply(y, far, lambda v, x: oscillating(v, x)[0], v, x)
    masked_apply(y, ~near & ~far & (x <= MOST) & (v <= MOST), _miller, v, x)
    return y


def _jv_reflected(v, x):
    """DLMF 10.4.7 and 10.4.8: of no whole order"""
    c, s = cospi_sinpi(-v)
    return c * jv(-v, x) - np.where(s == 0, 0.0, s * yv(-v, x))


def _leading(v, x):
    """(x/2)^v / gamma(v + 1)"""
    half = np.exp(-0.5 * special.gammaln(np.maximum(v, 0.0) + 1.0)) * (0.5 * x) ** (0.5 * v)
    power = np.where(x < 1e-290, x**v * 0.5**v, (0.5 * x) ** v)  # half of a subnormal is rounded
    return np.where(v > 150.0, half * half, power * special.rgamma(v + 1.0))


def _power_series(v, x, sign: float):
    """J, sign -1, or I, sign 1 (DLMF 10.2.2, 10.25.2)."""

    def following(k, term):
        return term * (sign * 0.25 * x * x) / (k * (v + k))

    return sum_series(np.ones_like(x), following, EPS * 1e-3, 60) * _leading(v, x)


def _miller(v, x):
    """Backwards from a J that is 0 to all digits, as many steps for all elements of a group."""
    y = np.empty_like(x)
    tops = np.maximum(np.floor(v), x) + 20.0 + 8.0 * np.sqrt(x)
    tops = 32 * np.ceil(tops / 32.0).astype(int)
    for top in np.unique(tops):
        masked_apply(
            y, tops == top, partial(in_blocks, partial(_miller_from, int(top)), BLOCK), v, x
        )
    return y


def _miller_from(top: int, v, x):
    """From order `top`, scaled by the sum of DLMF 10.23.15."""
    steps = np.floor(v)
    start, x = (
        squeeze_single(as_longdouble(v - steps)),
        squeeze_single(as_longdouble(x)),
    )  # the least order, 0 to 1
    first = special.gamma((start + 1.0).astype(float))
    weights, ratio = [first, (start + 2.0) * first], first
    for k in range(2, top // 2 + 1):
        ratio = ratio * (start + (k - 1)) / k
        weights.append((start + 2 * k) * ratio)
    above, y, double, values = 0.0 * x, 0.0 * x + 1e-300, 2.0 / x, []
    for n in range(top, -1, -1):  # y is J of order start + n
        values.append(y)
        above, y = y, double * (start + n) * y - above
    total = sum(w * y for w, y in zip(weights, values[::-2]))
    return (gather(values[::-1], steps) / total * (0.5 * x) ** start).astype(float)


@elementwise
def yv(v, x):
    """Y_v(x): SciPy's, of a whole order by its recurrence, which grows as Y does; the asymptotic
    series far out; at small x what is singular; below order 0 by reflection, to 3 units, where
    SciPy's is off by 255."""
    y = special.yv(v, x)
    known = (x > 0) & np.isfinite(x)
    far, small = is_far(v, x), _singular(v, x)
    masked_apply(y, known & (v >= 0) & (v == np.floor(v)) & ~far & ~small, special.yn, v, x)
    masked_apply(y, known & (v < 0), _yv_reflected, v, x)
    masked_apply(y, known & (v >= 0) & far, lambda v, x: oscillating(v, x)[1], v, x)
    masked_apply(
        y, known & (v == 0) & (x < 1e-9), lambda x: 2.0 / pi * (np.log(x) - LOG_2 + GAMMA), x
    )
    masked_apply(y, known & (v > 0) & (v < 1.0) & (x < 0.01), _yv_near, v, x)
    masked_apply(y, known & small, lambda v, x: -_inverse_series(v, x, 1.0) / pi, v, x)
    return y


def _yv_near(v, x):
    """DLMF 10.2.3; SciPy's near whole orders, where it cancels."""
    c, s = cospi_sinpi(v)
    y = (c * _power_series(v, x, -1.0) - _power_series(-v, x, -1.0)) / s
    return np.where(np.abs(s) < 0.2, special.yv(v, x), y)


def _yv_reflected(v, x):
    """DLMF 10.4.6 and 10.4.7"""
    c, s = cospi_sinpi(-v)
    return np.where(s == 0, 0.0, s * jv(-v, x)) + np.where(c == 0, 0.0, c * yv(-v, x))


def _singular(v, x):
    """Where K and Y are as x^-v to all digits, up to factors x^2k / v^k."""
    return (v >= 1.0) & (x < 0.5) & ((0.5 * x) ** (2.0 * np.minimum(v, 24.0)) < 1e-25)


def _inverse_series(v, x, sign: float):
    """gamma(v) (x/2)^-v and the terms after it (DLMF 10.8.1, 10.31.1), those below order v."""
    total = term = np.ones_like(x)
    for k in range(1, 24):
        term = np.where(k < v, term * (sign * 0.25 * x * x) / (k * (v - k)), 0.0)
        total = total + term
    part = (0.5 * x) ** (-0.5 * v)
    large = np.exp(0.5 * special.gammaln(v)) * part
    return (
        np.where(v > 150.0, large * large, special.gamma(np.minimum(v, 160.0)) * part * part)
        * total
    )


# -- I and K --------------------------------------------------------------------------------------
@elementwise
def iv(v, x):
    """SciPy's, which are 0 or NaN next to 0, and NaN or infinite too soon."""
    y = special.iv(v, x)
    whole, size = v == np.floor(v), np.abs(x)
    order = np.where(whole, np.abs(v), v)
    sign = np.where(whole & (v % 2 == 1) & (x < 0), -1.0, 1.0)
    known = (whole | (x > 0)) & np.isfinite(x) & (order > -1.0)
    near = known & (x * x < 4.0 * (order + 1.0)) & ((size < 1e-100) | ~(np.abs(y) > 1e-290))
    masked_apply(y, near, lambda v, x: _power_series(v, x, 1.0), order, size)
    large = known & (size > 600.0) & (size < 1e4)
    masked_apply(y, large, lambda v, x: times_exp(special.ive(v, x), x), order, size)
    far = known & (size >= np.maximum(order, 1e4))
    y[far] = np.inf
    return np.where(near | large | far, sign, 1.0) * y


@elementwise
def kv(v, x):
    """SciPy's; but of v that is not whole and x < 2.5 to 2 units, where that is off by 48, and
    where it is 0 or infinite too soon."""
    y, v = special.kv(v, x), np.abs(v)
    small, positive = _singular(v, x), (x > 0) & np.isfinite(x)
    masked_apply(y, positive & small, lambda v, x: 0.5 * _inverse_series(v, x, -1.0), v, x)
    masked_apply(y, positive & ~small & (x <= 0.01), _kv_near, v, x)
    rough = (x > 600.0) | (x < 2.5) & (v != np.floor(v))
    masked_apply(
        y,
        positive & (x > 0.01) & ~small & rough,
        lambda v, x: times_exp(kve_derivative(0, v, x), -x),
        v,
        x,
    )
    return y


def _kv_near(v, x):
    """DLMF 10.27.4 and, of order 0, 10.31.2; SciPy's near whole orders, where 10.27.4 cancels."""
    sine = cospi_sinpi(v)[1]
    y = 0.5 * pi * (_power_series(-v, x, 1.0) - _power_series(v, x, 1.0)) / sine
    y = np.where(np.abs(sine) < 0.2, special.kv(v, x), y)
    return np.where((v == 0) & (x < 1e-9), -(np.log(x) - LOG_2 + GAMMA), y)


def times_exp(y, x):
    """y exp(x), where exp(x) alone may be beyond all numbers."""
    half = np.exp(0.5 * x)
    return y * half * half


@elementwise
def kve(v, x):
    """To 1 unit, where SciPy's is off by 28, and NaN beyond 1e9."""
    return kve_derivative(0, v, x)


@elementwise
def ive(v, x):
    """To 5 units, where SciPy's is off by 231, and NaN far out."""
    y = special.ive(v, x)
    masked_apply(y, np.abs(x) < 600.0, lambda v, x: iv(v, x) * np.exp(-np.abs(x)), v, x)
    far = is_far(v, x)
    masked_apply(y, far, lambda v, x: scaled(np.zeros_like(x), v, x, -1.0), v, x)
    return y


@elementwise
def ive_derivative(n, v, x):
    """The n-th derivative of exp(-|x|) I_v(x) by x; at x = 0 from above."""
    y = np.full(x.shape, np.nan)
    size, whole = np.abs(x), v == np.floor(v)
    order = np.where(whole, np.abs(v), v)
    sign = np.where((x < 0) & ((v + n) % 2 == 1), -1.0, 1.0)
    sign = np.where((x < 0) & ~whole, np.nan, sign)
    # the higher n, the more cancels in `_ive_series`, and the less matters what does in `scaled`
    far = size > 24.0 + (0.15 - 0.008 * np.minimum(n, 10.0)) * order * order + 0.5 * n
    near = ~far & (order > -0.5) & (size > 0) & (size <= 400.0)
    below = ~far & (order <= -0.5) & (size > 0)
    masked_apply(y, far, lambda n, v, x: scaled(n, v, x, -1.0), n, order, size)
    masked_apply(y, near, _ive_series, n, order, size)
    masked_apply(y, below, _ive_reflected, n, order, size)
    masked_apply(y, ~far & ~near & ~below & (size >= 0), _ive_differences, n, order, size)
    return sign * np.where((n == 0) & (order > -0.5), ive(order, size), y)


def _ive_reflected(n, v, x):
    """By those of I and K of order -v (DLMF 10.27.2); the derivatives of exp(-2x) and of
    exp(x) K_v alternate in sign alike."""
    total = np.zeros_like(x)
    for j in range(int(n.max(initial=0)) + 1):
        term = special.binom(n, float(j)) * (-2.0) ** (n - j) * kve_derivative(float(j), -v, x)
        total += np.where(j <= n, term, 0.0)
    return ive_derivative(n, -v, x) + 2.0 / pi * cospi_sinpi(-v)[1] * np.exp(-2.0 * x) * total


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
    v, x = as_longdouble(v), as_longdouble(x)
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
    first = np.exp(-x)
    under = first < 1e-290  # put right at the end
    first = np.where(under, 1e-290, first)
    a, b, z, term = squeeze_single(a), squeeze_single(b), squeeze_single(x), squeeze_single(first)

    def following(k, term):
        return term * ((a + (k - 1)) * z / ((b + (k - 1)) * k))

    total = sum_series(term, following, EPS * 1e-5, 200 + 4 * int(x.max(initial=0.0)), every=8)
    return np.where(under, total * np.exp(-x - np.log(1e-290)), total)


@elementwise
def kve_derivative(n, v, x):
    """The n-th derivative of exp(x) K_v(x): the integral of (1 - cosh t)^n cosh(vt)
    exp(x (1 - cosh t)) over t > 0 (from DLMF 10.32.9), by the trapezoidal rule."""
    y, v = np.full(x.shape, np.nan), np.abs(v)
    far = is_far(v, x)
    masked_apply(y, (x > 0) & (x < 1e-9), _kve_powers, n, v, x)
    masked_apply(y, (x >= 1e-9) & (x <= 0.01), _kve_differences, n, v, x)
    masked_apply(y, (x > 0.01) & ~far, _kve_integral, n, v, x)
    masked_apply(y, far, lambda n, v, x: scaled(n, v, x, 1.0), n, v, x)
    y[x == 0] = np.where(n[x == 0] % 2 == 0, np.inf, -np.inf)
    return y


def _kve_powers(n, v, x):
    """As K_v is c x^-v, below order 1 with d x^v added, of order 0 c - log x: an order v + n would
    be rounded, and x^-(v + n) shows it."""
    other = np.where((v > 0) & (v < 1.0), _times_gamma(v, x), 0.0)
    first, total = kv(v, x) - other, np.zeros_like(x)
    down = up = logs = np.ones_like(x)  # (-1)^j x^j times the j-th derivatives of the powers of x
    for j in range(int(n.max(initial=0)) + 1):
        part = np.where(v > 0, first * down + other * up, first if j == 0 else logs)
        weight = special.binom(n, float(j)) * np.where((n - j) % 2, -1.0, 1.0)
        total += np.where(j <= n, weight * part / x**j, 0.0)
        down, up, logs = down * (v + j), up * (j - v), logs * max(j, 1)
    return np.where(n % 2 == 0, 1.0, -1.0) * total * np.exp(x)


def _times_gamma(v, x):
    """gamma(-v) (x/2)^v / 2"""
    return 0.5 * special.gamma(-v) * (0.5 * x) ** v


def _kve_differences(n, v, x):
    """As those of `ive`: here the last neighbour is far above the others."""
    total = np.zeros_like(x)
    for j in range(2 * int(n.max(initial=0)) + 1):
        weight = special.binom(2.0 * n, float(j)) * np.where(j % 2, -1.0, 1.0) * 0.5**n
        total += np.where(j <= 2 * n, weight * kv(v - n + j, x), 0.0)
    return np.where(n % 2 == 0, 1.0, -1.0) * total * np.exp(x)


def _kve_integral(n, v, x):
    """By groups of as many steps, which give the sum of an element one order."""
    y, width = np.empty_like(x), np.ones_like(x)
    for _ in range(6):  # from there on the integrand is below exp(-60) of its most
        d = (60.0 + 6.0 * n + (v + n) * width) / x
        width = np.log1p(d + np.sqrt(d * (2.0 + d)))
    step = np.minimum(0.2, 0.45 / np.sqrt(np.hypot(x, v) + n))
    counts = 32 * np.ceil((width / step + 1.0) / 32.0).astype(int)
    for count in np.unique(counts):
        total = partial(in_blocks, partial(_kve_sum, int(count)), 256)
        masked_apply(y, counts == count, total, n, v, x, step)
    return y


def _kve_sum(count: int, n, v, x, step):
    t = step[:, None] * np.arange(1, count + 1)
    n, v, x = n[:, None], v[:, None], x[:, None]
    rise = 2.0 * np.sinh(0.5 * t) ** 2  # cosh t - 1
    logs = n * np.log(rise) - x * rise + v * t
    inner = np.exp(logs) * 0.5 * (1.0 + np.exp(-2.0 * v * t))
    first = np.where(n == 0, 0.5, 0.0)
    return step * (first[:, 0] + inner.sum(axis=1)) * np.where(n[:, 0] % 2 == 0, 1.0, -1.0)


# -- of order 0 and 1: SciPy's, but at subnormal numbers and far out -------------------------------
FAR = 25.0  # beyond it SciPy's J and Y lose digits as x grows, up to all of them at 1e22


def _mended(function: Callable, *others: tuple[Callable, Callable]) -> Callable:
    """A function of SciPy's with others where they hold, of x."""

    def mended(x):
        y = function(x)
        for holds, other in others:
            masked_apply(y, holds(x), other, x)
        return y

    return elementwise(mended)


def _minus_log_of_half(x):
    return -(np.log(x) - LOG_2 + GAMMA)


def _is_next_to_0(x):
    return np.abs(x) < 1e-290


def _is_far(x):
    return (np.abs(x) > FAR) & (np.abs(x) < np.inf)


def _j_far(order: int) -> tuple[Callable, Callable]:
    sign = np.sign if order else np.ones_like
    return _is_far, lambda x: sign(x) * oscillating(float(order), np.abs(x))[0]


def _y_far(order: int) -> tuple[Callable, Callable]:
    return lambda x: _is_far(x) & (x > 0), lambda x: oscillating(float(order), x)[1]


j0 = _mended(special.j0, _j_far(0))
y0, y1 = _mended(special.y0, _y_far(0)), _mended(special.y1, _y_far(1))
j1 = _mended(special.j1, (_is_next_to_0, lambda x: 0.5 * x), _j_far(1))  # off by up to 0.7% there
k0, k0e = (_mended(f, (_is_next_to_0, _minus_log_of_half)) for f in (special.k0, special.k0e))
