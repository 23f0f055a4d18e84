"""Values of error functions and their derivatives that SciPy has not, or not to the last digits."""

from functools import partial
from operator import mul

import numpy as np
from numpy import pi
from scipy import special

from gradcli.ops.special.values.masked_apply import (
    as_longdouble,
    elementwise,
    gather,
    masked_apply,
    output,
    squeeze_single,
)

ROUNDING_OF_2PI = 2.4492935982947064e-16  # 2 pi less its float


@elementwise
def erfc_integral(n, x):
    """exp(x^2) i^n erfc(x), the n-th repeated integral of erfc, scaled (DLMF 7.18)."""
    y = np.full(x.shape, np.nan)
    masked_apply(y, x < 0.5, _ierfc_forward, n, x)
    masked_apply(y, x >= 0.5, _ierfc_backward, n, x)
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
    terms = n + 30.0 + np.floor((15.0 / x) ** 2)  # of each element: none changes its neighbours
    ratio, product = np.zeros_like(x), np.ones_like(x)
    for k in range(int(terms.max()), 0, -1):
        ratio = np.where(k <= terms, 0.5 / (x + (k + 1.0) * ratio), 0.0)  # i^k / i^(k-1)
        product = np.where(k <= n, product * ratio, product)
    return product * special.erfcx(x)


@elementwise
def ndtr(x):
    """The normal distribution function, also where it is subnormal."""
    y = special.ndtr(x)

    def left(x):
        half = np.exp(-0.25 * x * x)
        return 0.5 * special.erfcx(-np.sqrt(0.5) * x) * half * half

    masked_apply(y, x < -30.0, left, x)
    return y


@elementwise
def log_ndtr_derivative(n, x):
    """The n-th derivative of the logarithm of the normal distribution function; NaN for n < 1.

    That of order 1 is the density over the distribution, h; all come from its Taylor coefficients:
    far to the left of a continued fraction, which has no cancellation, else of the quotient.
    """
    none = ~(n >= 1)
    n = np.where(none, 1, n)
    y, top = np.empty(x.shape), int(n.max(initial=1))
    order = np.array([special.gamma(k + 1.0) for k in range(top)])

    def part(function):
        def derivative(n, x):
            c = function(x, top)
            return (c * order[:, None])[n.astype(int) - 1, np.arange(x.size)]

        return derivative

    terms = 64 * np.ceil((40.0 + 1500.0 / (x * x)) / 64.0)
    for count in np.unique(terms[x < -1.4]):
        masked_apply(
            y, (x < -1.4) & (terms == count), part(partial(_hazard_left, int(count))), n, x
        )
    masked_apply(y, x < -1e9, _hazard_far, n, x)
    masked_apply(y, x >= -1.4, part(_hazard_right), n, x)
    y[np.isnan(x) | none] = np.nan
    return y


def _quotient(p: list, q: list) -> list:
    """The Taylor coefficients of p / q."""
    y: list = []
    for k in range(len(p)):
        y.append((p[k] - sum(map(mul, q[1 : k + 1], reversed(y)))) / q[0])
    return y


def _hazard_left(terms: int, x, top: int):
    """h(-t) = t + 1/(t + 2/(t + 3/(t + ...))) (DLMF 7.9.2), expanded in x."""
    x = squeeze_single(as_longdouble(x))
    zeros = [0.0 * x] * top
    t, one = [-x, zeros[0] - 1.0, *zeros][:top], [zeros[0] + 1.0, *zeros[1:]]
    h = t
    for k in range(terms, 0, -1):
        h = _quotient(one, h)
        h = [a + k * b for a, b in zip(t, h)]
    return np.reshape(h, (top, -1)).astype(float)


def _hazard_far(n, x):
    """The derivatives of -x - 1/x, which is h to all digits."""
    y = np.where(n == 1, -x, np.where(n == 2, -1.0, 0.0))
    term = -1.0 / x
    for k in range(1, int(n.max(initial=1)) + 1):
        y = np.where(n == k, y + term, y)
        term = term * (-k / x)
    return y


def _hazard_right(x, top: int):
    """Here the quotient cancels a little: digits that some machines have."""
    x = as_longdouble(x)
    density = [np.exp(-0.5 * x * x) / np.sqrt(2.0 * np.longdouble(pi) + ROUNDING_OF_2PI)]
    near = np.minimum(x, 9.0)
    total = term = near
    for k in range(1, 130):  # DLMF 7.6.2
        term = term * near * near / (2 * k + 1)
        total = total + term
    below = [np.where(x > 9.0, 1.0, 0.5 + total * density[0])]
    for k in range(1, top):  # z' = -x z
        density.append(-(x * density[k - 1] + (density[k - 2] if k > 1 else 0.0)) / k)
        below.append(density[k - 1] / k)
    return np.reshape(_quotient(density, below), (top, -1)).astype(float)


@elementwise
def dawson_derivative(n, x):
    """The n-th derivative of Dawson's integral (DLMF 7.10)."""
    y = np.empty(x.shape)
    size = np.abs(x)
    known = np.isfinite(n)
    n = np.where(known, n, 0.0)
    far, near = size >= 6.2 + 0.18 * n, size < 2.0
    masked_apply(y, near, _dawson_recurrence, n, size)
    masked_apply(y, ~near & ~far, _dawson_sampled, n, size)
    masked_apply(y, far, _dawson_asymptotic, n, size)
    y[np.isnan(x) | ~known] = np.nan
    return np.where(n % 2 == 0, np.copysign(1.0, x), 1.0) * y


@elementwise
def erfi(x):
    """SciPy's, but about 0, where those are off by up to 60 units of 2^-53."""
    y = special.erfi(x)
    masked_apply(y, np.abs(x) < 0.5, lambda x: 2.0 / np.sqrt(pi) * np.exp(x * x) * dawsn(x), x)
    return y


@elementwise
def dawsn(x):
    """SciPy's, but about 0, where those are off by up to 112 units of 2^-53, and these by 2."""
    y = special.dawsn(x)
    masked_apply(y, np.abs(x) < 0.2, lambda x: _dawson_recurrence(np.zeros_like(x), x), x)
    return y


def _dawson_recurrence(n, x):
    """D' = 1 - 2xD, then D^(k+1) = -2x D^(k) - 2k D^(k-1)."""
    x = squeeze_single(
        as_longdouble(x)
    )  # 1 - 2xD cancels where D is largest: digits that some machines have
    first = term = x * np.exp(-x * x)
    for k in range(1, 50):  # exp(-x^2) times a series of one sign
        term = term * (x * x) / k
        first = first + term / (2 * k + 1)
    values = [first, 1.0 - 2.0 * x * first]
    for k in range(1, int(n.max(initial=0))):
        values.append(-2.0 * (x * values[-1] + k * values[-2]))
    return gather(values, n).astype(float)


def _dawson_sampled(n, x):
    """Gaussians over the odd multiples of 0.15 (Rybicki 1989), each differentiated."""
    x = squeeze_single(as_longdouble(x))  # the terms cancel: digits that some machines have
    h, total = np.longdouble(3) / 20, 0.0
    for k in range(-47, 113, 2):
        u = x - k * h
        hermite = [0.0 * u + 1.0, 2.0 * u]
        for j in range(1, int(n.max(initial=0))):
            hermite.append(2.0 * (u * hermite[-1] - j * hermite[-2]))
        total = total + gather(hermite, n) * np.exp(-u * u) / k
    return (np.where(n % 2 == 0, 1.0, -1.0) * total).astype(float) / np.sqrt(pi)


def _dawson_asymptotic(n, x):
    """The series in 1/x^2 (DLMF 7.12.3), term by term, up to its smallest."""
    total, term = np.zeros_like(x), special.gamma(n + 1.0) * (0.5 / x) * x**-n
    for k in range(60):
        total = total + term
        if not term.any():
            break
        step = (2 * k + n + 1.0) * (2 * k + n + 2.0) / (2.0 * (2 * k + 2.0)) / (x * x)
        term = np.where(step < 1.0, term * step, 0.0)
    return np.where(n % 2 == 0, 1.0, -1.0) * total


def _fresnel(x):
    """S and C; far out, where SciPy squares x and has NaN, they are 1/2 to all digits."""
    return special.fresnel(np.clip(x, -1e100, 1e100))


fresnels, fresnelc = (output(_fresnel, i) for i in range(2))
