"""Values of integrals of elementary functions, of which derivatives are made that do not cancel."""

import numpy as np
from numpy import pi
from scipy import special

from gradcli.ops.special.values.masked_apply import (
    EPS,
    elementwise,
    masked_apply,
    output,
    sum_series,
)


@elementwise
def exp_moment(n, x):
    """The integral of s^n exp(x s) for s from 0 to 1: the n-th derivative of (exp(x) - 1) / x."""
    y = np.full(x.shape, np.nan)
    left = x < -1.0
    masked_apply(y, left, _exp_moment_left, n, -x)
    masked_apply(y, np.abs(x) <= n + 20.0, _exp_moment_series, n, x)
    masked_apply(y, x > n + 20.0, _exp_moment_forward, n, x)
    return np.where((n == 0) & (x == x), special.exprel(x), y)


def _exp_moment_left(n, t):
    """n! t^-(n+1) times the incomplete gamma function, for x = -t."""
    return special.gamma(n + 1.0) * special.gammainc(n + 1.0, t) * t ** -(n + 1.0)


def _exp_moment_series(n, x):
    """exp(x) times a series of one sign for x < 0, one of one sign for x > 0."""
    t = np.abs(x)
    total = term = np.ones_like(x) / (n + 1.0)
    other, power = total.copy(), np.ones_like(x)
    for k in range(1, 120 + 3 * int(t.max(initial=0.0))):
        term = term * t / (n + 1.0 + k)
        power = power * t / k
        total, other = total + term, other + power / (n + 1.0 + k)
        more = np.maximum(term, power) >= EPS * 1e-3
        if not more.any():
            break
        term, power = term * more, power * more
    return np.where(x < 0, np.exp(x) * total, other)


def _exp_moment_forward(n, x):
    """By parts, over exp(x), which may overflow where the moment does not."""
    result = y = -np.expm1(-x) / x
    for k in range(1, int(n.max(initial=0)) + 1):
        y = (1.0 - k * y) / x
        result = np.where(n == k, y, result)
    half = np.exp(0.5 * x)
    return np.where(x < 700.0, np.exp(x) * result, half * result * half)


@elementwise
def log_moment(n, x):
    """The integral of s^n / (1 + s (x-1))^(n+1) for s from 0 to 1; of n = 0 log(x) / (x - 1)."""
    y = np.full(x.shape, np.nan)
    t = x - 1.0
    near = (t >= -0.6) & (t <= 2.0)
    masked_apply(y, near, _log_moment_series, n, t)
    masked_apply(y, ~near & (x >= 0), _log_moment_forward, n, x)
    return y


def _log_moment_series(n, t):
    """2F1(n+1, n+1; n+2; -t) / (n+1), for t > 0 with (1+t)^-(n+1) taken out (DLMF 15.8.1)."""
    z = np.where(t > 0, t / (1.0 + t), -t)
    other = np.where(t > 0, 1.0, n + 1.0)

    def following(k, term):
        return term * (n + k) * (other + (k - 1)) / ((n + 1.0 + k) * k) * z

    total = sum_series(1.0 / (n + 1.0), following, EPS * 0.1, 200)
    return total * np.where(t > 0, (1.0 + t) ** -(n + 1.0), 1.0)


def _log_moment_forward(n, x):
    """By parts: t m_n = (integral of the one before) - x^-n / n."""
    t = x - 1.0
    y = np.log(x) / t
    result = y.copy()
    for k in range(1, int(n.max(initial=0)) + 1):
        y = (y - x ** -float(k) / k) / t
        result = np.where(n == k, y, result)
    return result


sinint, cosint = (output(special.sici, i) for i in range(2))
sinhint, coshint = (output(special.shichi, i) for i in range(2))


@elementwise
def expn(n, x):
    """E_n(x), for n < 1 by the incomplete gamma function (DLMF 8.19.1)."""
    y = np.full(x.shape, np.nan)
    masked_apply(y, n >= 1, lambda n, x: special.expn(n.astype(int), x), n, x)
    masked_apply(
        y,
        n < 1,
        lambda n, x: special.gammaincc(1 - n, x) * special.gamma(1 - n) * x ** (n - 1),
        n,
        x,
    )
    return np.where(n == np.floor(n), y, np.nan)


# -- complete elliptic integrals ------------------------------------------------------------------
@elementwise
def ellipk_derivative(n, p):
    """The n-th derivative of K at m = 1 - p."""
    slope = 0.5 * (special.ellipe(1.0 - p) / p - special.ellipkm1(p)) / (1.0 - p)
    return _hypergeometric(0.5, n, p, special.ellipkm1(p), slope)


@elementwise
def ellipe_derivative(n, p):
    """The n-th derivative of E at m = 1 - p."""
    slope = 0.5 * (special.ellipe(1.0 - p) - special.ellipkm1(p)) / (1.0 - p)
    return _hypergeometric(-0.5, n, p, special.ellipe(1.0 - p), slope)


def _hypergeometric(a, n, p, value, slope):
    """The n-th derivative by m of pi/2 F(a, 1/2; 1; m) at m = 1 - p, from that and the first.

    By its differential equation (DLMF 15.10.1), but about m = 0 by its series, for m < 0 with a
    power of p taken out (15.8.1).
    """
    y, m = np.full(p.shape, np.nan), 1.0 - p
    near = (p >= 0.4) & (p <= 2.5)
    top = int(n.max(initial=0))

    def forward(n, p, m, before, y):
        result = np.where(n == 0, before, y)
        for k in range(top - 1):
            total = (a + k) * (0.5 + k) * before - (1.0 + k) * y + (a + 1.5 + 2.0 * k) * (m * y)
            before, y = y, total / m / p
            result = np.where(n == k + 2, y, result)
        return result

    def series(n, p):
        z = np.where(p > 1.0, (p - 1.0) / p, 1.0 - p)
        one, other, c = a + n, np.where(p > 1.0, 0.5, 0.5 + n), 1.0 + n

        def following(k, term):
            return term * (one + (k - 1)) * (other + (k - 1)) / ((c + (k - 1)) * k) * z

        total = sum_series(np.ones_like(p), following, EPS * 0.1, 250)
        scale = special.poch(a, n) * special.poch(0.5, n) / special.gamma(c) * 0.5 * pi
        return scale * total * np.where(p > 1.0, p**-one, 1.0)

    masked_apply(y, (p > 0) & ~near, forward, n, p, m, value, slope)
    masked_apply(y, near, series, n, p)
    y[p == 0] = np.where((n > 0) | (a > 0), np.copysign(np.inf, a), 1.0)[p == 0]
    return y
