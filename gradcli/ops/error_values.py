"""Values of error functions and their derivatives that SciPy has not, or not to the last digits."""

import numpy as np
from numpy import pi
from scipy import special

from gradcli.ops.groups import elementwise, one_of, parted

ROUNDING_OF_2PI = 2.4492935982947064e-16  # 2 pi less its float


@elementwise
def erfc_integral(n, x):
    """exp(x^2) i^n erfc(x), the n-th repeated integral of erfc, scaled (DLMF 7.18)."""
    y = np.full(x.shape, np.nan)
    parted(y, x < 0.5, _ierfc_forward, n, x)
    parted(y, x >= 0.5, _ierfc_backward, n, x)
    return np.where(n == 0, special.erfcx(x), y)


def _ierfc_forward(n, x):
    """2 n i^n = -2 x i^(n-1) + i^(n-2): no term cancels for x < 0, little for small x."""
    before, y = np.full(x.shape, 2.0 / np.sqrt(pi)), special.erfcx(x)
    result = y.copy()
    for k in range(1, int(n.max(initial=0)) + 1):
        before, y = y, (before - 2.0 * x * y) / (2.0 * k)
        result = np.where(n == k, y, result)
    return result


def _ierfc_backward(n, x):
    """By the ratios i^n / i^(n-1) from a continued fraction, as Gautschi (1961) has them."""
    top = int(n.max(initial=0))
    terms = top + 30 + int((13.0 / float(x.min(initial=9.0))) ** 2)
    ratio, product = np.zeros_like(x), np.ones_like(x)
    for k in range(terms, 0, -1):
        ratio = 0.5 / (x + (k + 1.0) * ratio)  # i^k / i^(k-1)
        product = np.where(k <= n, product * ratio, product)
    return product * special.erfcx(x)


@elementwise
def log_ndtr_derivative(n, x):
    """The n-th derivative of the logarithm of the normal distribution function, n > 0.

    That of order 1 is the density over the distribution, h; all come from its Taylor coefficients:
    far to the left of a continued fraction, which has no cancellation, else of the quotient.
    """
    y, top = np.empty(x.shape), int(n.max(initial=1))
    order = np.array([special.gamma(k + 1.0) for k in range(top)])

    def part(function):
        def derivative(n, x):
            c = function(x, top)
            return (c * order[:, None])[n.astype(int) - 1, np.arange(x.size)]

        return derivative

    parted(y, x < -2.0, part(_hazard_left), n, x)
    parted(y, x >= -2.0, part(_hazard_right), n, x)
    y[np.isnan(x)] = np.nan
    return y


def _quotient(p, q):
    """The Taylor coefficients of p / q, those of each along the first axis."""
    y = np.empty_like(p)
    for k in range(len(p)):
        y[k] = (p[k] - (q[1 : k + 1] * y[:k][::-1]).sum(axis=0)) / q[0]
    return y


def _hazard_left(x, top: int):
    """h(-t) = t + 1/(t + 2/(t + 3/(t + ...))) (DLMF 7.9.2), expanded in x."""
    t, one = np.zeros((top, x.size)), np.zeros((top, x.size))
    t[0], one[0] = -x, 1.0
    t[1:2] = -1.0
    h = t.copy()
    for k in range(40 + int(1500.0 / float(x.max(initial=-9.0)) ** 2), 0, -1):
        h = t + k * _quotient(one, h)
    return h


def _hazard_right(x, top: int):
    """Here the quotient cancels a little: digits that some machines have."""
    x = x.astype(np.longdouble)
    density, below = np.empty((top, x.size), x.dtype), np.empty((top, x.size), x.dtype)
    density[0] = np.exp(-0.5 * x * x) / np.sqrt(2.0 * np.longdouble(pi) + ROUNDING_OF_2PI)
    near = np.minimum(x, 9.0)
    total = term = near
    for k in range(1, 130):  # DLMF 7.6.2
        term = term * near * near / (2 * k + 1)
        total = total + term
    below[0] = np.where(x > 9.0, 1.0, 0.5 + total * density[0])
    for k in range(1, top):  # z' = -x z
        density[k] = -(x * density[k - 1] + (density[k - 2] if k > 1 else 0.0)) / k
        below[k] = density[k - 1] / k
    return _quotient(density, below).astype(float)


@elementwise
def dawson_derivative(n, x):
    """The n-th derivative of Dawson's integral (DLMF 7.10)."""
    y = np.empty(x.shape)
    size = np.abs(x)
    far, near = size >= 6.2 + 0.18 * n, size < 2.0
    parted(y, near, _dawson_recurrence, n, size)
    parted(y, ~near & ~far, _dawson_sampled, n, size)
    parted(y, far, _dawson_asymptotic, n, size)
    y[np.isnan(x)] = np.nan
    return np.where(n % 2 == 0, np.copysign(1.0, x), 1.0) * y


def dawsn(x):
    return dawson_derivative(0, x)


def _dawson_recurrence(n, x):
    """D' = 1 - 2xD, then D^(k+1) = -2x D^(k) - 2k D^(k-1)."""
    before = term = x * np.exp(-x * x)
    for k in range(1, 45):  # exp(-x^2) times a series of one sign
        term = term * (x * x) / k
        before = before + term / (2 * k + 1)
    y = 1.0 - 2.0 * x * before
    result = np.where(n == 0, before, y)
    for k in range(1, int(n.max(initial=0))):
        before, y = y, -2.0 * (x * y + k * before)
        result = np.where(n == k + 1, y, result)
    return result


def _dawson_sampled(n, x):
    """Gaussians over the odd multiples of 0.15 (Rybicki 1989), each differentiated."""
    x = x.astype(np.longdouble)  # the terms cancel: digits that some machines have
    h, total = np.longdouble(3) / 20, np.zeros_like(x)
    for k in range(-47, 113, 2):
        u = x - k * h
        low, high = np.ones_like(x), 2.0 * u
        hermite = np.where(n == 0, low, high)
        for j in range(1, int(n.max(initial=0))):
            low, high = high, 2.0 * (u * high - j * low)
            hermite = np.where(n == j + 1, high, hermite)
        total += hermite * np.exp(-u * u) / k
    return (np.where(n % 2 == 0, 1.0, -1.0) * total).astype(float) / np.sqrt(pi)


def _dawson_asymptotic(n, x):
    """The series in 1/x^2 (DLMF 7.12.3), term by term, up to its smallest."""
    total, term = np.zeros_like(x), special.gamma(n + 1.0) / (2.0 * x) * x**-n
    for k in range(60):
        total = total + term
        step = (2 * k + n + 1.0) * (2 * k + n + 2.0) / (2.0 * (2 * k + 2.0)) / (x * x)
        term = np.where(step < 1.0, term * step, 0.0)
    return np.where(n % 2 == 0, 1.0, -1.0) * total


fresnels, fresnelc = (one_of(special.fresnel, i) for i in range(2))
