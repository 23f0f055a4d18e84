"""Bessel functions of mpmath's numbers, fast at hundreds of digits and any order.

mpmath takes limits at whole orders, minutes at the digits that its derivatives need; here are the
series of DLMF 10.2.2, 10.8.1, 10.25.2 and 10.31.1, and far out those of 10.17.3 and 10.40.
"""

from collections.abc import Callable
from functools import lru_cache
from random import Random

import mpmath
from mpmath import mp, mpf

GUARD = 20  # digits


def _digits(x) -> int:
    """The decimal exponent of x > 0, and 0 below 1."""
    return max(int(mpmath.log10(x)) + 1, 0) if x > 1 else 0


@lru_cache(1000)
def _rgamma(v, prec: int):
    """1 / gamma(v + 1), which the neighbours at which a derivative is taken share."""
    return mpmath.rgamma(v + 1)


def _power_series(v, x, sign: int):
    """The sum of sign^k (x/2)^(v+2k) / (k! gamma(v+k+1))."""
    if v < 0 and v == int(v):
        return (sign if int(v) % 2 else 1) * _power_series(-v, x, sign)
    v = mpf(v)
    square, total, k = sign * x * x / 4, mpf(0), 0
    term = _rgamma(v, mp.prec)
    least = mpf(10) ** -mp.dps
    while abs(term) > least * abs(total) or k < -v:
        total += term
        k += 1
        term = term * square / (k * (v + k))
    return total * (x / 2) ** v


def _whole_second(n: int, x, sign: int):
    """pi Y_n (sign -1), or 2 (-1)^n K_n (sign 1), by its logarithmic series."""
    square = x * x / 4
    low, finite = mpmath.factorial(max(n - 1, 0)), mpf(0)
    for k in range(n):  # (n-k-1)! / k! (-sign x^2/4)^k
        finite += low
        low = low * -sign * square / ((k + 1) * max(n - k - 1, 1))
    term, total, k = 1 / mpmath.factorial(n), mpf(0), 0
    psi = mpmath.fsum(mpf(1) / k for k in range(1, n + 1)) - 2 * mp.euler
    least = mpf(10) ** -mp.dps
    while True:
        total += psi * term
        k += 1
        term = term * sign * square / (k * (n + k))
        psi += mpf(1) / k + mpf(1) / (n + k)
        if abs(psi * term) < least * abs(total):
            break
    half = x / 2
    first = 2 * mpmath.log(half) * _power_series(n, x, sign)
    if sign < 0:
        return first - half**-n * finite - half**n * total
    return (-1) ** n * half**-n * finite - first + half**n * total


def _far(v, x):
    """(P, Q, sum, alternating sum) of the series in 1/x of order v; None where they diverge."""
    least, term, sums = mpf(10) ** -mp.dps, mpf(1), [mpf(0)] * 4
    if 2 * x < (mp.dps + GUARD) * mpf("2.31"):
        return None
    for k in range(10**5):
        sums[k % 4] += term
        if abs(term) < least:
            return sums[0] - sums[2], sums[1] - sums[3], sum(sums), sum(sums[::2]) - sum(sums[1::2])
        before = abs(term)
        term = term * ((2 * v) ** 2 - (2 * k + 1) ** 2) / (8 * (k + 1) * x)
        if abs(term) > before and k > v:
            return None
    return None


def _oscillating(v, x, second: bool):
    """J_v, or with `second` Y_v, of x > 0."""
    with mp.workdps(mp.dps + _digits(x) + GUARD):
        far = _far(v, x)
        if far:
            angle = x - (2 * mpf(v) + 1) * mp.pi / 4
            c, s = mpmath.cos(angle), mpmath.sin(angle)
            wave = s * far[0] + c * far[1] if second else c * far[0] - s * far[1]
            return mpmath.sqrt(2 / (mp.pi * x)) * wave
    with mp.workdps(mp.dps + int(x) + GUARD):
        if not second:
            return _power_series(v, x, -1)
        if v == int(v):
            sign = -1 if v < 0 and int(v) % 2 else 1
            return sign * _whole_second(abs(int(v)), x, -1) / mp.pi
        turn = mp.pi * mpf(v)
        mine, other = _power_series(v, x, -1), _power_series(-v, x, -1)
        return (mine * mpmath.cos(turn) - other) / mpmath.sin(turn)


def besselj(v, x):
    if x <= 0:
        return _below(v, x, besselj)
    return _oscillating(v, x, second=False)


def _below(v, x, function):
    """`function` of a whole order at x <= 0."""
    if x == 0:
        return mpf(1 if v == 0 else 0)
    if v != int(v):
        raise ValueError("complex")
    return (-1) ** int(v) * function(v, -x)


def bessely(v, x):
    return _oscillating(v, x, second=True)


def scaled_besseli(v, x):
    """exp(-|x|) I_v(x)."""
    if x <= 0:
        return _below(v, x, scaled_besseli)
    with mp.workdps(mp.dps + GUARD):
        far = _far(v, x)
        if far:
            return far[3] / mpmath.sqrt(2 * mp.pi * x)
        return mpmath.exp(-x) * _power_series(v, x, 1)


def besseli(v, x):
    with mp.workdps(mp.dps + GUARD):
        return mpmath.exp(abs(x)) * scaled_besseli(v, x)


def scaled_besselk(v, x):
    """exp(x) K_v(x)."""
    v = abs(v)
    with mp.workdps(mp.dps + GUARD):
        far = _far(v, x)
        if far:
            return far[2] * mpmath.sqrt(mp.pi / (2 * x))
    with mp.workdps(mp.dps + int(x) + GUARD):
        if v == int(v):
            return mpmath.exp(x) * (-1) ** int(v) * _whole_second(int(v), x, 1) / 2
        difference = _power_series(-v, x, 1) - _power_series(v, x, 1)
        return mpmath.exp(x) * mp.pi / 2 * difference / mpmath.sin(mp.pi * mpf(v))


def besselk(v, x):
    with mp.workdps(mp.dps + GUARD):
        return mpmath.exp(-x) * scaled_besselk(v, x)


# -- the rows -------------------------------------------------------------------------------------
def _scaled_derivative(function: Callable, sign: int) -> Callable:
    """The n-th derivative of exp(-x) I_v or exp(x) K_v: 2^-n times a difference of order 2n in v
    (DLMF 10.29.1), with digits for its cancellation."""

    def derivative(n, v, x):
        if x < 0:
            return (-1) ** int(v + n) * derivative(n, v, -x)
        with mp.workdps(mp.dps + (2 * n + 1) * abs(int(mpmath.log10(x))) + GUARD):
            terms = (
                mpmath.binomial(2 * n, j) * (-1) ** j * function(v - n + j, x)
                for j in range(2 * n + 1)
            )
            return sign**n * mpmath.fsum(terms) / 2**n

    return derivative


def _spherical(function: Callable) -> Callable:
    """sqrt(pi / (2x)) times the function of order n + 1/2, of parity (-1)^n."""

    def spherical(n, x):
        if x < 0:
            return (-1) ** n * spherical(n, -x)
        with mp.workdps(mp.dps + GUARD):
            return mpmath.sqrt(mp.pi / (2 * x)) * function(n + mpf(1) / 2, x)

    return spherical


_ive_derivative = _scaled_derivative(scaled_besseli, 1)
_kve_derivative = _scaled_derivative(scaled_besselk, -1)

ORACLES: dict[str, Callable] = {
    "jv": besselj,
    "jn": besselj,
    "j0": lambda x: besselj(0, x),
    "j1": lambda x: besselj(1, x),
    "yv": bessely,
    "yn": bessely,
    "y0": lambda x: bessely(0, x),
    "y1": lambda x: bessely(1, x),
    "iv": besseli,
    "i0": lambda x: besseli(0, x),
    "i1": lambda x: besseli(1, x),
    "kv": besselk,
    "kn": besselk,
    "k0": lambda x: besselk(0, x),
    "k1": lambda x: besselk(1, x),
    "ive_derivative": _ive_derivative,
    "ive": scaled_besseli,
    "i0e": lambda x: scaled_besseli(0, x),
    "i1e": lambda x: scaled_besseli(1, x),
    "kve_derivative": _kve_derivative,
    "kve": scaled_besselk,
    "k0e": lambda x: scaled_besselk(0, x),
    "k1e": lambda x: scaled_besselk(1, x),
    "spherical_jn": _spherical(besselj),
    "spherical_yn": _spherical(bessely),
    "spherical_in": _spherical(besseli),
    "spherical_kn": _spherical(besselk),
    "airyai": mpmath.airyai,
    "airyaip": lambda x: mpmath.airyai(x, derivative=1),
    "airybi": mpmath.airybi,
    "airybip": lambda x: mpmath.airybi(x, derivative=1),
}

# Y and K are singular at 0, and far out waves of length 1; scaled, they are powers of x.
SCALES: dict[str, Callable] = dict.fromkeys(
    ("yv", "yn", "y0", "y1", "kv", "kn", "k0", "k1", "spherical_yn", "spherical_kn"),
    lambda i, *x: min(x[-1], mpf(1)),
) | dict.fromkeys(("kve_derivative", "kve", "k0e", "k1e"), lambda i, *x: x[-1])


# -- points ---------------------------------------------------------------------------------------
def _order(source: Random) -> float:
    kind = source.random()
    if kind < 0.4:
        return source.randint(0, 24) / 2
    if kind < 0.8:
        return source.uniform(0.0, 12.0)
    return source.uniform(-6.0, 0.0) if kind < 0.9 else source.uniform(12.0, 150.0)


def _lower_order(source: Random) -> float:
    return min(_order(source), source.uniform(12.0, 24.0))


def _positive(source: Random) -> float:
    """A number from 10^-4 to 10^3, all exponents alike, or one below 20."""
    return source.uniform(0, 20) if source.random() < 0.4 else 10.0 ** source.uniform(-4, 3)


def _any(source: Random) -> float:
    return source.choice((-1.0, 1.0)) * _positive(source)


def _derivative_order(source: Random) -> int:
    return source.randint(0, 3)


def _whole(source: Random) -> int:
    return source.randint(0, 12) if source.random() < 0.8 else source.randint(13, 100)


def _points(names: str, *draws: Callable) -> dict[str, Callable]:
    return dict.fromkeys(names.split(), lambda source: tuple(draw(source) for draw in draws))


DRAWS: dict[str, Callable] = {
    **_points("jv yv iv kv kve", _order, _positive),
    **_points("ive", _lower_order, _positive),
    **_points("ive_derivative", _derivative_order, _lower_order, _positive),
    **_points("kve_derivative", _derivative_order, _order, _positive),
    **_points("jn spherical_jn spherical_in", _whole, _any),
    **_points("yn kn spherical_yn spherical_kn", _whole, _positive),
    **_points("j0 j1 i0 i1 i0e i1e airyai airyaip airybi airybip", _any),
    **_points("y0 y1 k0 k1 k0e k1e", _positive),
}
