"""The incomplete gamma and beta functions and Hurwitz's zeta function in mpmath, by series.

mpmath's own take minutes where these take milliseconds: the functions to be differentiated are
asked for at hundreds of digits, many times at the same parameters.
"""

from collections.abc import Callable
from functools import cache

import mpmath
from mpmath import mp, mpf

GUARD = 20  # digits
HALF = mpf(1) / 2


@cache
def _rgamma(a, digits: int):
    with mp.workdps(digits):
        return mpmath.rgamma(a)


@cache
def _beta(a, b, digits: int):
    with mp.workdps(digits):
        return mpmath.beta(a, b)


def gamma_density(a, x):
    return mpmath.exp((a - 1) * mpmath.log(x) - x) * _rgamma(a, mp.dps)


def beta_density(a, b, x):
    if not 0 <= x <= 1:
        raise ValueError("outside")
    return x ** (a - 1) * (1 - x) ** (b - 1) / _beta(a, b, mp.dps)


def gammainc(a, x):
    """From 0 to x (DLMF 8.11.4)."""
    total = term = mpf(1)
    least, k = mpf(10) ** -mp.dps, 1
    while term > least * total:
        term = term * x / (a + k)
        total += term
        k += 1
    return total * gamma_density(a, x) * x / a


def gammaincc(a, x):
    """From x on: what gammainc lacks of 1, some exp(-x)."""
    with mp.workdps(mp.dps + GUARD + int(x / 2)):
        return 1 - gammainc(a, x)


def betainc(a, b, x):
    """From 0 to x (DLMF 8.17.8); from 1/2 on what the integral from x to 1 lacks of 1."""
    if not 0 <= x <= 1:
        raise ValueError("outside")
    if x > HALF:
        with mp.workdps(mp.dps + GUARD + int(a)):
            return 1 - betainc(b, a, 1 - x)
    if x == 0:
        return x
    total = term = mpf(1)
    least, k = mpf(10) ** -mp.dps, 0
    while abs(term) > least * total:
        term = term * x * (a + b + k) / (a + 1 + k)
        total += term
        k += 1
    return total * beta_density(a, b, x) * x * (1 - x) / a


def betaincc(a, b, x):
    """From x to 1."""
    return betainc(b, a, 1 - x)


def stdtr(df, x):
    """By the incomplete beta function of x^2 / (df + x^2) (DLMF 8.17.6)."""
    tail = betainc(df / 2, HALF, df / (df + x * x)) / 2
    return tail if x < 0 else 1 - tail


def inverse(function: Callable, slope: Callable, name: str) -> Callable:
    """The inverse of `function` in its last argument, by Newton's method from SciPy's `name`; each
    step has twice the digits of the one before."""

    def inverted(*args):
        from scipy import special

        *held, p = args
        x = mpf(float(getattr(special, name)(*map(float, args))))
        digits, whole, found = 40, mp.dps, 12
        while found < whole:
            with mp.workdps(min(digits, whole) + GUARD + _lost(p)):
                step = (function(*held, x) - p) / slope(*held, x)
                x -= step
                size = abs(step / x)
            found = min(-2 * mpmath.log10(size), digits) - 5 if size else digits
            digits = max(40, int(2 * found))
        return +x

    return inverted


def _lost(p) -> int:
    """The digits that a function next to 1 needs to say how far it is from it."""
    return int(max(mpf(0), -mpmath.log10(1 - p))) if p < 1 else 0


def hurwitz_zeta(x, q):
    """By Euler and Maclaurin's sum (DLMF 25.11.28), from where its terms fall for long enough."""
    if not (x > 1 and q > 0):
        raise ValueError("outside")
    with mp.workdps(mp.dps + GUARD):
        steps = max(0, int(mpf(mp.dps) / 2 + x - q))
        total = mpmath.fsum((q + k) ** -x for k in range(steps))
        end = q + steps
        total += end ** (1 - x) / (x - 1) + end**-x / 2
        rising, least, j, term = x * end ** (-x - 1) / 2, mpf(10) ** -mp.dps, 1, total
        while abs(term) > least * total:
            term = rising * mpmath.bernoulli(2 * j)
            total += term
            rising *= (x + 2 * j - 1) * (x + 2 * j) / ((2 * j + 1) * (2 * j + 2) * end**2)
            j += 1
        return total


ORACLES: dict[str, Callable] = {
    "gamma_density": gamma_density,
    "beta_density": beta_density,
    "gammainc": gammainc,
    "gammaincc": gammaincc,
    "gammaincinv": inverse(gammainc, gamma_density, "gammaincinv"),
    "gammainccinv": inverse(gammaincc, lambda a, x: -gamma_density(a, x), "gammainccinv"),
    "betainc": betainc,
    "betaincc": betaincc,
    "stdtr": stdtr,
    "hurwitz_zeta": hurwitz_zeta,
}
