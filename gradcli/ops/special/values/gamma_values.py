"""Values of the gamma function's family that SciPy has not, or not to the last digits.

How far SciPy's are off is said in units of 2^-53 of the value, at most over points of moderate size
(`tests/ops/compare_scipy.py`): plain, or beyond what the rounding of the arguments does.
"""

import math

import numpy as np
from numpy import pi
from scipy import special

from gradcli.ops.special.values.lgamma_values import above_two
from gradcli.ops.special.values.masked_apply import (
    EPS,
    cospi_sinpi,
    elementwise,
    log1p_less,
    masked_apply,
    sum_series,
)

# -- the gamma function's logarithm and its derivatives -------------------------------------------
BERNOULLI = (1 / 6, -1 / 30, 1 / 42, -1 / 30, 5 / 66, -691 / 2730, 7 / 6, -3617 / 510)


@elementwise
def lgamma(x):
    """log |gamma(x)|; from 1/2 to 5/2 by its series about 1 and 2, where it is 0 (DLMF 5.7.3): 12
    units where SciPy's is off by 42, next to 1 and 2 by 4,000."""
    y = np.where(np.abs(x) < 1e-300, -np.log(np.abs(x)), special.gammaln(x))
    masked_apply(y, (x >= 0.5) & (x < 1.5), lambda x: above_two(x - 1.0) - np.log1p(x - 1.0), x)
    masked_apply(y, (x >= 1.5) & (x < 2.5), lambda x: above_two(x - 2.0), x)
    return y


@elementwise
def polygamma(n, x):
    """The n-th derivative of digamma; for x < 0 by reflection (DLMF 5.15.6), where SciPy's takes a
    step for each of the poles up to 0: half a minute at -1e9."""
    y = np.full(x.shape, np.nan)
    masked_apply(y, (n == 0), lambda n, x: special.psi(x), n, x)
    masked_apply(y, (n > 0) & (x > 0), _polygamma_right, n, x)
    masked_apply(y, (n > 0) & (x < 0) & (x != np.floor(x)), _polygamma_left, n, x)
    pole = (n > 0) & (x <= 0) & (x == np.floor(x))
    y[pole] = np.where(n[pole] % 2 == 1, np.inf, np.nan)
    return np.where(n == np.floor(n), y, np.nan)


def _polygamma_right(n, x):
    sign = np.where(n % 2 == 1, 1.0, -1.0)
    y = sign * special.gamma(n + 1.0) * special.zeta(n + 1.0, x)
    far = x > 1e6  # the tail's first terms; zeta may underflow before it is multiplied
    lead = (1.0 + n / (2.0 * x) + n * (n + 1.0) / (12.0 * x * x)) * special.gamma(n)
    return np.where(far, sign * lead * x**-n, y)


def _polygamma_left(n, x):
    return np.where(n % 2 == 1, -1.0, 1.0) * _polygamma_right(n, 1.0 - x) - _cotangent(n, x)


def _cotangent(n, x):
    """pi times the n-th derivative of cot(pi x): a polynomial in the cotangent, all of one sign."""
    r = x - np.rint(x)
    tangent = np.tan(pi * r)
    c = np.where(np.abs(r) < 0.25, 1.0 / tangent, np.sign(r) * np.tan(pi * (0.5 - np.abs(r))))
    c, y = np.clip(c, -1e300, 1e300), np.empty_like(x)  # NumPy multiplies an infinite one by 0
    for k in np.unique(n):
        p = np.polynomial.Polynomial([0.0, 1.0])
        for _ in range(int(k)):
            p = -pi * p.deriv() * np.polynomial.Polynomial([1.0, 0.0, 1.0])
        y[n == k] = pi * p(c[n == k])
    return y


@elementwise
def polygamma_difference(n, a, b):
    """polygamma(n, a + b) - polygamma(n, a), exact also where b is small beside a.

    By the recurrence (DLMF 5.15.5) up to where the asymptotic series (5.15.8) serves; a power of
    a + b less that of a is one of 1 + b/a.
    """
    y = polygamma(n, a + b) - polygamma(n, a)
    proper = (a > 0) & (a + b > 0) & np.isfinite(a) & np.isfinite(b)
    masked_apply(y, proper, _difference, n, a, b)
    return y


def _difference(n, a, b):
    steps = np.arange(18.0 + n.max()).reshape(-1, 1)
    needed = steps < 18.0 + n - np.minimum(a, a + b)
    lower = np.where(needed, a + steps, 1.0)
    # written out and added in order: NumPy takes another power, and pairs, where there is one
    orders, shifts = [np.repeat(v[None], len(steps), 0) for v in (n, b)]
    each = _step(orders, lower, shifts)
    y = sum(np.where(needed, each, 0.0))
    return y + _difference_far(n, a + needed.sum(0), b)


def _powers(p, a, b):
    """(a + b)^-p - a^-p, the power by halves: a^-p alone may overflow."""
    half = a ** (-0.5 * p)
    return half * np.expm1(-p * np.log1p(b / a)) * half


def _step(n, a, b):
    """What is added to the difference on the way from a + 1 to a."""
    y = b / (a + b) / a
    if n.any():
        sign = np.where(n % 2 == 1, 1.0, -1.0)  # of polygamma(n, x) for n > 0
        y = np.where(n == 0, y, sign * special.gamma(n + 1.0) * _powers(n + 1.0, a, b))
    return y


def _difference_far(n, a, b):
    """By the asymptotic series, for a and a + b from 18 + n on."""
    sign = np.where(n % 2 == 1, 1.0, -1.0)
    factor = special.gamma(n + 1.0)
    y = factor * _powers(n + 1.0, a, b) / 2.0
    lead = special.gamma(np.maximum(n, 1.0)) * _powers(np.maximum(n, 1.0), a, b)
    y += np.where(n == 0, -np.log1p(b / a), lead)
    for k, number in enumerate(BERNOULLI, 1):
        y += number * special.poch(2.0 * k + 1.0, n - 1.0) * _powers(n + 2.0 * k, a, b)
    return sign * y


@elementwise
def gamma_density(a, x):
    """x^(a-1) exp(-x) / gamma(a); for large a by deviances (Loader 2000), which do not cancel."""
    y = np.zeros(x.shape)
    k = a - 1.0
    y[np.isnan(x) | np.isnan(a)] = np.nan
    masked_apply(y, (a <= 30.0) & (x >= 0) & (x < 800.0), _gamma_density, a, x)
    masked_apply(y, (a > 30.0) & (x > 0), _poisson, k, x)
    y[x < 0] = np.nan
    return y


def _gamma_density(a, x):
    over = special.rgamma(a)
    rounds = (np.abs(a) < 0.5) & (x > 0)  # a - 1 a small a
    z = np.where(rounds, x**a * over / x, x ** (a - 1.0) * over)
    return np.where(over == 0, 0.0, z * np.exp(-x))


def _poisson(k, x):
    """x^k exp(-x) / k! for k from 29 on."""
    return np.exp(-_stirling(k) - _deviance(k, x)) / (np.sqrt(2.0 * pi) * np.sqrt(k))


def _stirling(k):
    """What Stirling's formula lacks of log(k!), for k from 20 on (DLMF 5.11.1)."""
    w = 1.0 / (k * k)
    return (1 / 12 - w * (1 / 360 - w * (1 / 1260 - w * (1 / 1680 - w / 1188)))) / k


def _deviance(k, x):
    """k log(k/x) + x - k"""
    d = (x - k) / k
    return np.where(np.abs(d) < 0.5, -k * log1p_less(d), (x - k) - k * np.log(x / k))


@elementwise
def gammainc(a, x):
    """SciPy's; for tiny a and in the tail, where those are off by 300 units, by its series."""
    y = special.gammainc(a, x)
    rough = ((y < 0.1) | (a < 1e-8)) & (x <= a + 1.0)
    masked_apply(y, _near_mean(a, x) & rough, _gammainc_series, a, x)
    return y


@elementwise
def gammaincc(a, x):
    """By the series of gammainc (DLMF 8.11.4) or the continued fraction (8.9.2), to 40 units of
    2^-53 where SciPy's is off by up to 380, but for a large a or x."""
    y = special.gammaincc(a, x)
    near, small = _near_mean(a, x), (x < 1.1) & (a < 0.5)
    below = (x <= a + 1.0) & (special.gammainc(a, x) < 0.9)
    masked_apply(y, near & small, _gammaincc_small, a, x)
    masked_apply(y, near & below & ~small, lambda a, x: 1.0 - _gammainc_series(a, x), a, x)
    above = ~below & ~small & (x >= 1.1)
    masked_apply(y, near & above, lambda a, x: _mills(a, x) * gamma_density(a, x), a, x)
    return y


def _gammaincc_small(a, x):
    """Where 1 - gammainc cancels: by the logarithm of x^a / gamma(a + 1) M(a, a + 1, -x)
    (DLMF 8.5.1), which is next to 0."""
    total, power = np.zeros_like(x), np.ones_like(x)
    for k in range(1, 25):
        power = -power * x / k
        total = total + power / (a + k)
    return -np.expm1(a * np.log(x) - (above_two(a) - np.log1p(a)) + np.log1p(a * total))


def _near_mean(a, x):
    """Where the series and the fraction are short enough."""
    return (a > 0) & (x > 0) & (a < 1e4) & (x < 1e5)


def _gammainc_series(a, x):
    total = sum_series(np.ones_like(x), lambda k, term: term * x / (a + k), EPS * 0.1, 900)
    return total * gamma_density(a, x) * x / a


def _mills(a, x):
    """gammaincc over the density, by Lentz's method, forward."""
    b = x + 1.0 - a
    d = 1.0 / b
    c, y, moves = np.full(x.shape, 1e300), d.copy(), np.full(x.shape, True)
    for k in range(1, 900):
        b = b + 2.0
        top = -k * (k - a)
        d = 1.0 / (b + top * d)
        c = b + top / c
        y = np.where(moves, y * (c * d), y)
        moves &= np.abs(c * d - 1.0) > EPS
        if not moves.any():
            break
    return y * x


@elementwise
def gammaincinv(a, p):
    z = special.gammaincinv(a, p)
    masked_apply(
        z, p < 0.1, lambda a, p, z: _nearer(z, (gammainc(a, z) - p) / gamma_density(a, z)), a, p, z
    )
    return z


@elementwise
def gammainccinv(a, p):
    z = special.gammainccinv(a, p)
    masked_apply(z, (p > 0) & (p < 1e-290) & _near_mean(a, z), _far_quantile, a, p, z)
    return z


def _far_quantile(a, p, z):
    """z after Newton's step for the logarithm of gammaincc, itself next to the least number."""
    ratio = _mills(a, z)
    return _nearer(z, ratio * (np.log(p) - np.log(ratio) - (a - 1.0) * np.log(z) + z + lgamma(a)))


def _nearer(z, step):
    """z after a step of Newton's method, which is a matter of the last digits."""
    return np.where(np.abs(step) < 1e-9 * z, z - step, z)


@elementwise
def beta_density(a, b, x):
    """x^(a-1) (1-x)^(b-1) / beta(a, b)"""
    y = np.full(x.shape, np.nan)
    inside = (x > 0) & (x < 1)
    large, left = inside & (a > 30.0) & (b > 30.0), inside & (a > 0) & (a <= 30.0) & (b > 30.0)
    right = inside & (b > 0) & (b <= 30.0) & (a > 30.0)
    masked_apply(y, (x >= 0) & (x <= 1) & ~large & ~left & ~right, _beta_density, a, b, x)
    masked_apply(y, large, _large_beta_density, a, b, x)
    masked_apply(y, left, lambda a, b, x: _uneven_beta_density(a, b, x, np.log1p(-x)), a, b, x)
    masked_apply(y, right, lambda a, b, x: _uneven_beta_density(b, a, 1.0 - x, np.log(x)), a, b, x)
    return y


def _uneven_beta_density(a, b, x, log_y):
    """For b > 30 >= a, log_y = log(1-x): (b x)^a is moderate where x^a and beta(a, b) are not."""
    s, r = a + b, a / b
    rest = b * log1p_less(r) - 0.5 * np.log1p(r) + (_stirling(s) - _stirling(b))
    tail = np.exp(rest + (b - 1.0) * log_y) * special.rgamma(a)
    power = np.where(a < 0.5, (x * s) ** a / x, (x * s) ** (a - 1.0) * s)
    return np.where(tail == 0, 0.0, power * tail)


def _beta_density(a, b, x):
    over = np.where((a == 0) | (b == 0), 0.0, 1.0 / beta(a, b))
    small, large = np.minimum(a, b), np.maximum(a, b)
    masked_apply(over, (small > 0) & (over == 0), lambda a, b: a / (1.0 + a / b), small, large)
    left, right = _half_power(x, a), _half_power(1.0 - x, b)
    direct = np.where(over == 0, 0.0, over * left * right * right * left)
    logs = special.xlogy(a - 1.0, x) + special.xlog1py(b - 1.0, -x) - betaln(a, b)
    sign = np.nan_to_num(special.gammasgn(a) * special.gammasgn(b) * special.gammasgn(a + b))
    return np.where(
        np.isfinite(direct) & (direct != 0),
        direct,
        np.where(over == 0, 0.0, sign * np.exp(logs)),
    )


def _half_power(x, a):
    """The root of x^(a-1), for a small a without the a - 1 that would round."""
    small = (np.abs(a) < 0.5) & (x > 0)
    return np.where(small, x ** (0.5 * a) / np.sqrt(x), x ** (0.5 * (a - 1.0)))


def _large_beta_density(a, b, x):
    k, m = a - 1.0, b - 1.0
    n = k + m
    exponent = _stirling(n) - _stirling(k) - _stirling(m)
    exponent -= _deviance(k, n * x) + _deviance(m, n * (1.0 - x))
    return (n + 1.0) * np.exp(exponent) * np.sqrt(n / (2.0 * pi * k * m))


@elementwise
def betaln(a, b):
    """log |beta(a, b)|; for large a and b by what Stirling's formula lacks (DLMF 5.11.1).  SciPy's
    is off by 31 units beyond the rounding of a and b, and infinite of subnormal ones; this by 8."""
    y = special.betaln(a, b)
    small, large = np.minimum(a, b), np.maximum(a, b)
    tiny = (small > 0) & (large < 1e-20)  # beta is (a + b) / (a b) to a part of a + b
    masked_apply(y, tiny, lambda a, b: np.log1p(a / b) - np.log(a), small, large)
    masked_apply(y, (small > 0) & (small < 1e-300) & ~tiny, lambda a, b: -np.log(a), small, large)
    masked_apply(y, (small > 20.0), _betaln_large, small, large)
    masked_apply(y, (small > 0) & (small <= 20.0) & (large > 20.0), _betaln_uneven, small, large)
    return y


def _betaln_large(a, b):
    s = a + b
    corrections = _stirling(a) + _stirling(b) - _stirling(s)
    return (
        0.5 * np.log(2.0 * pi / b) + corrections + (a - 0.5) * np.log(a / s) - b * np.log1p(a / b)
    )


def _betaln_uneven(a, b):
    """betaln for b > 20 >= a."""
    return lgamma(a) - _lgamma_difference(a, b)


def _lgamma_difference(a, b):
    """lgamma(a + b) - lgamma(b) for b > 20."""
    s = a + b
    return a * np.log(s) + (b - 0.5) * np.log1p(a / b) - a + (_stirling(s) - _stirling(b))


@elementwise
def beta(a, b):
    """To 7 units, where SciPy's is off by 293."""
    y = special.beta(a, b)
    small, large = np.minimum(a, b), np.maximum(a, b)
    near, uneven = (small > 0) & (a + b < 170.0), (small > 0) & (small <= 20.0) & (a + b >= 170.0)
    masked_apply(y, near, _beta_by_gammas, small, large)
    masked_apply(y, (small > 20.0) & ~near, lambda a, b: np.exp(_betaln_large(a, b)), small, large)
    masked_apply(y, uneven, lambda a, b: special.gamma(a) / _gamma_ratio(a, b), small, large)
    return y


def _beta_by_gammas(a, b):
    """For b >= a, of whose sum no digit is dropped: its gamma moves by many times as much."""
    s = a + b
    lost = a - (s - b)
    return special.gamma(a) * (special.gamma(b) / special.gamma(s)) / (1.0 + special.psi(s) * lost)


def _gamma_ratio(a, b):
    """gamma(a + b) / gamma(b) for a <= 20: from b > 20, gamma(a + b) / gamma(b) is
    gamma(a + b + 1) / gamma(b + 1) over 1 + a/b."""
    product, b = np.ones_like(b), b.copy()
    low = b <= 20.0
    while low.any():
        product[low] *= 1.0 + a[low] / b[low]
        b[low] += 1.0
        low &= b <= 20.0
    s, r = a + b, a / b
    rest = b * log1p_less(r) - 0.5 * np.log1p(r) + (_stirling(s) - _stirling(b))
    return s**a * np.exp(rest) / product


@elementwise
def poch(x, m):
    """To 34 units, where SciPy's is off by 1,220."""
    y = special.poch(x, m)
    proper = (x > 0) & (m > 0)
    masked_apply(y, proper & (x > 20.0), lambda x, m: np.exp(_lgamma_difference(m, x)), x, m)
    masked_apply(y, proper & (m <= 20.0), lambda x, m: _gamma_ratio(m, x), x, m)
    below = (m > -1.0) & (m < 0) & (x + m > 0)  # by the one after: x + m is m + 1 to x's digits
    masked_apply(y, below, lambda x, m: _gamma_ratio(m + 1.0, x) / (x + m), x, m)
    tiny = proper & (x < 1e-8) & (m <= 20.0)
    masked_apply(y, tiny, lambda x, m: x * (_gamma_ratio(m, x + 1.0) / (x + m)), x, m)
    near = proper & (x <= 20.0) & (m > 20.0) & (x + m < 170.0)
    masked_apply(y, near, lambda x, m: special.gamma(x + m) * special.rgamma(x), x, m)
    return y


@elementwise
def binom(n, k):
    """By the lesser of k and n - k, which may be next to 0; for k > n, where it oscillates, by the
    reflection of gamma(n - k + 1) (DLMF 5.5.3).  Of whole numbers it is the whole number, rounded.
    SciPy's is as good in between, and for k below 1/2 or above n off by up to all of its digits.
    """
    y = special.binom(n, k)
    small, large = np.minimum(k, n - k), np.maximum(k, n - k)
    near = (small >= 0) & (small <= 20.0) & np.isfinite(large)
    masked_apply(
        y, near, lambda m, b: special.rgamma(m + 1.0) * _gamma_ratio(m, b + 1.0), small, large
    )
    whole = (n == np.floor(n)) & (k == np.floor(k)) & (small >= 0) & np.isfinite(large)
    masked_apply(
        y, whole & (y < 1.7e308), _whole_binom, n, k
    )  # of floats, and so of fewer than 520 turns
    beyond = (n > 0) & (k > n + 1.0) & np.isfinite(k)
    masked_apply(y, beyond, _binom_beyond, n, k)
    masked_apply(y, (n > 0) & (n < 150.0) & (k > n) & ~beyond, _binom_by_gammas, n, k)
    return y


def _whole_binom(n, k):
    return np.array([float(math.comb(int(a), int(b))) for a, b in zip(n.flat, k.flat)])


def _binom_by_gammas(n, k):
    return special.gamma(n + 1.0) * special.rgamma(k + 1.0) * special.rgamma(n - k + 1.0)


def _binom_beyond(n, k):
    sine = cospi_sinpi(np.fmod(k, 2.0) - np.fmod(n, 2.0))[1]
    return sine * beta(n + 1.0, k - n) / pi


@elementwise
def stdtr(df, x):
    """Student's distribution function; far out by the first term of the series of its tail."""
    y = special.stdtr(df, x)
    far = (df > 0) & (x < -1e9 * np.sqrt(df)) & np.isfinite(x)
    masked_apply(y, far, lambda n, x: (np.sqrt(n) / -x) ** n / (n * beta(0.5 * n, 0.5)), df, x)
    return y
