"""Error functions, the normal distribution, and integrals of elementary functions, in mpmath."""

from collections.abc import Callable
from random import Random

import mpmath
from mpmath import mp, mpf

GUARD = 20  # digits


def with_more(function: Callable) -> Callable:
    """`function` at twice the digits, which its recurrence or its difference uses up."""

    def computed(*args):
        with mp.workdps(2 * mp.dps):
            return function(*args)

    return computed


# -- error functions ------------------------------------------------------------------------------
@with_more
def _erfc_integral(n, x):
    before, y = 2 / mpmath.sqrt(mp.pi), mpmath.exp(x * x) * mpmath.erfc(x)
    for k in range(1, n + 1):
        before, y = y, (before - 2 * x * y) / (2 * k)
    return y


@with_more
def _dawson_derivative(n, x):
    before = mpmath.sqrt(mp.pi) / 2 * mpmath.exp(-x * x) * mpmath.erfi(x)
    y = 1 - 2 * x * before
    for k in range(1, n):
        before, y = y, -2 * (x * y + k * before)
    return y if n else before


def _erfcinv(p):
    """By Newton's method on erfc, or near 1 on erf, from SciPy's."""
    from scipy.special import erfcinv, erfinv

    if not 0 < p < 2:
        raise ValueError("outside")
    if p > 1:
        return -_erfcinv(2 - p)
    near = p > mpf(1) / 2
    with mp.workdps(mp.dps + GUARD):
        z = 1 - p if near else p
        y = mpf(float((erfinv if near else erfcinv)(float(z))))
        if z < 1e-100 and near:  # a float may underflow
            y = z * mpmath.sqrt(mp.pi) / 2
        digits = mpf(10) ** (-mp.dps // 2 - 5)
        for _ in range(14):
            slope = 2 / mpmath.sqrt(mp.pi) * mpmath.exp(-y * y)
            step = (mpmath.erf(y) - z if near else z - mpmath.erfc(y)) / slope
            y -= step
            if abs(step) <= abs(y) * digits:
                break
        return y


def _erfinv(x):
    return -_erfinv(-x) if x < 0 else _erfcinv(1 - x)


def _ndtri(p):
    with mp.workdps(mp.dps + GUARD):
        return -mpmath.sqrt(2) * _erfcinv(2 * p)


def _fresnel(sine: bool) -> Callable:
    """S or C, far out by the auxiliary functions (DLMF 7.5.3, 7.5.4, 7.12.2, 7.12.3)."""
    near = mpmath.fresnels if sine else mpmath.fresnelc

    def integral(x):
        if x * x < mp.dps:
            return near(x)
        if x < 0:
            return -integral(-x)
        with mp.workdps(mp.dps + 2 * int(mpmath.log10(x)) + GUARD):
            z, angle = mp.pi * x * x, mp.pi * x * x / 2
            f, g, term, k = mpf(0), mpf(0), mpf(1), 0
            while abs(term) > mpf(10) ** -mp.dps:  # term: (2k-1)!! / z^k
                sign = -1 if k % 4 > 1 else 1
                f, g = (f, g + sign * term) if k % 2 else (f + sign * term, g)
                term = term * (2 * k + 1) / z
                k += 1
            f, g = f / (mp.pi * x), g / (mp.pi * x)
            c, s = mpmath.cos(angle), mpmath.sin(angle)
            return mpf(1) / 2 - f * c - g * s if sine else mpf(1) / 2 + f * s - g * c

    return integral


# -- the normal distribution ----------------------------------------------------------------------
def _ndtr(x):
    return mpmath.erfc(-x / mpmath.sqrt(2)) / 2


@with_more
def _log_ndtr(x):
    return mpmath.log(_ndtr(x))


def _log_ndtr_derivative(n, x):
    """With h the density over the distribution, h' = -h (x + h) and so on."""
    far = 3 * n * abs(int(mpmath.log10(abs(x)))) if x else 0
    with mp.workdps(mp.dps + far + GUARD):
        h = mpmath.exp(-x * x / 2) / mpmath.sqrt(2 * mp.pi) / _ndtr(x)
        if n == 1:
            return h
        return -h * (x + h) if n == 2 else h * ((x + h) * (x + 2 * h) - 1)


# -- integrals ------------------------------------------------------------------------------------
def _expn(n, x):
    """From E_1 upwards, with digits for what each step cancels, or down to the whole n < 1."""
    with mp.workdps(mp.dps + (n + 2) * (abs(int(mpmath.log10(x))) + 3) + GUARD):
        y = mpmath.e1(x) if n > 0 else mpmath.exp(-x) / x
        for k in range(1, n):
            y = (mpmath.exp(-x) - x * y) / k
        return y


def _elliptic_derivative(a, function: Callable) -> Callable:
    """The n-th of pi/2 F(a, 1/2; 1; m) at m = 1 - p, by the equation of DLMF 15.10.1."""

    def derivative(n, p):
        size = abs(int(mpmath.log10(p))) + abs(int(mpmath.log10(abs(1 - p)))) if p != 1 else 0
        with mp.workdps(mp.dps + (n + 2) * (size + 2) + GUARD):
            m = 1 - p
            k, e = mpmath.ellipk(m), mpmath.ellipe(m)
            before = e if function is mpmath.ellipe else k
            if m == 0:
                scale = mpmath.rf(a, n) * mpmath.rf(mpf(1) / 2, n) / mpmath.factorial(n)
                return scale * mp.pi / 2
            y = (e - k) / (2 * m) if function is mpmath.ellipe else (e - p * k) / (2 * m * p)
            for j in range(n - 1):
                c = 1 + j - (a + mpf(3) / 2 + 2 * j) * m
                before, y = y, ((a + j) * (mpf(1) / 2 + j) * before - c * y) / (m * p)
            return y if n else before

    return derivative


ORACLES: dict[str, Callable] = {
    "erfcx": lambda x: mpmath.exp(x * x) * mpmath.erfc(x),
    "erfc_integral": _erfc_integral,
    "erfinv": _erfinv,
    "erfcinv": _erfcinv,
    "erfi": mpmath.erfi,
    "dawsn": lambda x: _dawson_derivative(0, x),
    "dawsn_derivative": _dawson_derivative,
    "fresnels": _fresnel(True),
    "fresnelc": _fresnel(False),
    "ndtr": _ndtr,
    "log_ndtr": _log_ndtr,
    "log_ndtr_derivative": _log_ndtr_derivative,
    "ndtri": _ndtri,
    "expi": mpmath.ei,
    "exp1": mpmath.e1,
    "expn": _expn,
    "sinint": mpmath.si,
    "cosint": mpmath.ci,
    "sinhint": mpmath.shi,
    "coshint": mpmath.chi,
    "ellipk": mpmath.ellipk,
    "ellipkm1": lambda p: mpmath.ellipk(1 - p),
    "ellipe": mpmath.ellipe,
    "ellipk_derivative": _elliptic_derivative(mpf(1) / 2, mpmath.ellipk),
    "ellipe_derivative": _elliptic_derivative(-mpf(1) / 2, mpmath.ellipe),
}

# The distance to a singularity, or the length of a wave.
_TO_0 = dict.fromkeys(("expi", "exp1", "cosint", "coshint"), lambda i, *x: min(abs(x[-1]), 1))
_TO_1 = dict.fromkeys(("ellipk", "ellipe"), lambda i, m: 1 - m)
_AS_IT_IS = dict.fromkeys(
    ("ellipkm1", "ellipk_derivative", "ellipe_derivative"), lambda i, *x: x[-1]
)
SCALES: dict[str, Callable] = {
    **_TO_0,
    **_TO_1,
    **_AS_IT_IS,
    "erfinv": lambda i, x: 1 - abs(x),
    "erfcinv": lambda i, x: min(x, 2 - x),
    "ndtri": lambda i, x: min(x, 1 - x),
}


# -- points ---------------------------------------------------------------------------------------
def _any(low: float, high: float) -> Callable:
    """A number of 10^low to 10^high, all exponents alike, or one below 20, of either sign."""
    positive = _positive(low, high)
    return lambda source: source.choice((-1.0, 1.0)) * positive(source)


def _positive(low: float, high: float) -> Callable:
    def drawn(source: Random) -> float:
        if source.random() < 0.4:
            return source.uniform(0.0, min(20.0, 10.0**high))
        return 10.0 ** source.uniform(low, high)

    return drawn


def _unit(source: Random) -> float:
    """A number between 0 and 1, by turns near either end, and of any exponent."""
    kind = source.random()
    if kind < 0.4:
        return source.uniform(0.0, 1.0)
    if kind < 0.8:
        return 10.0 ** source.uniform(*source.choice(((-8, 0), (-323, 0))))
    return 1.0 - 2.0 ** -source.uniform(1, 53)


def _derivative_order(source: Random) -> int:
    return source.randint(0, 4)


def _points(names: str, *draws: Callable) -> dict[str, Callable]:
    return dict.fromkeys(names.split(), lambda source: tuple(draw(source) for draw in draws))


DRAWS: dict[str, Callable] = {
    **_points("erfcx ndtr log_ndtr", _any(-6.0, 1.6)),
    **_points("erfi dawsn fresnels fresnelc", _any(-6.0, 1.6)),
    **_points("erfc_integral dawsn_derivative", _derivative_order, _any(-4.0, 1.6)),
    **_points("log_ndtr_derivative", lambda source: source.randint(1, 3), _any(-4.0, 1.6)),
    **_points("erfinv", lambda source: source.choice((-1, 1)) * _unit(source)),
    **_points("erfcinv", lambda source: 2.0 * _unit(source)),
    **_points("ndtri", _unit),
    **_points("expi sinint sinhint", _any(-6.0, 2.8)),
    **_points("exp1 cosint coshint", _positive(-6.0, 2.8)),
    **_points("expn", lambda source: source.randint(0, 8), _positive(-4.0, 2.8)),
    **_points("ellipk ellipe", lambda source: 1.0 - _positive(-6.0, 3.0)(source)),
    **_points("ellipkm1", _positive(-6.0, 3.0)),
    **_points("ellipk_derivative ellipe_derivative", _derivative_order, _positive(-6.0, 3.0)),
}
