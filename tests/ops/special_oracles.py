"""What the rows of special functions are, in mpmath, and the points that they are held to it at.

The points keep to where mpmath answers at a thousand digits in reasonable time: arguments to some
thousands, and to 10^-8 of a pole or of 0.
"""

from collections.abc import Callable
from random import Random

import mpmath
from mpmath import mp, mpf

HALF = mpf(1) / 2


def _with_more(function: Callable) -> Callable:
    """`function` at twice the digits, which its recurrence or its difference uses up."""

    def computed(*args):
        with mp.workdps(2 * mp.dps):
            return function(*args)

    return computed


def _lgamma(x):
    return mpmath.loggamma(x) if x > 0 else mpmath.log(abs(mpmath.gamma(x)))


@_with_more
def _erfc_integral(n, x):
    before, y = 2 / mpmath.sqrt(mp.pi), mpmath.exp(x * x) * mpmath.erfc(x)
    for k in range(1, n + 1):
        before, y = y, (before - 2 * x * y) / (2 * k)
    return y


@_with_more
def _dawson_derivative(n, x):
    before = mpmath.sqrt(mp.pi) / 2 * mpmath.exp(-x * x) * mpmath.erfi(x)
    y = 1 - 2 * x * before
    for k in range(1, n):
        before, y = y, -2 * (x * y + k * before)
    return y if n else before


@_with_more
def _ive_derivative(n, v, x):
    if x < 0:
        return (-1) ** int(v + n) * _ive_derivative(n, v, -x)
    terms = (
        mpmath.binomial(2 * n, j) * (-1) ** j * mpmath.besseli(v - n + j, x)
        for j in range(2 * n + 1)
    )
    return mpmath.exp(-x) * mpmath.fsum(terms) / 2**n


def _kve_derivative(n, v, x):
    """By its integral (DLMF 10.32.9) and the trapezoidal rule: mpmath takes long for whole v."""
    need = mpf(23) / 10 * mp.dps + 30
    step = 6 / (need + x / 2)
    width = mpf(1)
    for _ in range(8):
        width = mpmath.acosh(1 + (need + (v + n) * width) / x)
    total = mpf(0 if n else 1) / 2
    grow, less = mpmath.exp(step), mpmath.exp(-step)
    up = down = mpf(1)
    for _ in range(int(width / step) + 2):
        up, down = up * grow, down * less
        rise = (up + down) / 2 - 1
        total += mpmath.exp(-x * rise) * rise**n * (up**v + down**v) / 2
    return (-1) ** n * step * total


def _besselk(v, x):
    return mpmath.exp(-x) * _kve_derivative(0, v, x)


def _spherical(bessel: Callable) -> Callable:
    return lambda n, x: mpmath.sqrt(mp.pi / (2 * x)) * bessel(n + HALF, x)


@_with_more
def _log_ncdf(x):
    return mpmath.log(mpmath.erfc(-x / mpmath.sqrt(2)) / 2)


def _gamma_density(a, x):
    return mpmath.exp((a - 1) * mpmath.log(x) - x) * mpmath.rgamma(a)


def _beta_density(a, b, x):
    return x ** (a - 1) * (1 - x) ** (b - 1) / mpmath.beta(a, b)


def _gammainc(a, x):
    return mpmath.gammainc(a, 0, x, regularized=True)


def _gammaincc(a, x):
    return mpmath.gammainc(a, x, regularized=True)


def _betainc(a, b, x):
    return mpmath.betainc(a, b, 0, x, regularized=True)


def _stdtr(df, x):
    tail = _betainc(df / 2, HALF, df / (df + x * x)) / 2
    return tail if x < 0 else 1 - tail


def _betaincc(a, b, x):
    return mpmath.betainc(b, a, 0, 1 - x, regularized=True)


def _inverse(function: Callable, slope: Callable, start: Callable) -> Callable:
    """The inverse of `function` in its last argument, by Newton's method from SciPy's."""

    def inverse(*args):
        *held, p = args
        x = mpf(float(start(*map(float, args))))
        for _ in range(14):
            step = (function(*held, x) - p) / slope(*held, x)
            x -= step
            if abs(step) < abs(x) * mpf(10) ** (-mp.dps // 2 - 5):
                break
        return x

    return inverse


def _start(name: str) -> Callable:
    from scipy import special

    return getattr(special, name)


def _hypergeometric(a):
    def derivative(n, p):
        scale = mpmath.rf(a, n) * mpmath.rf(HALF, n) / mpmath.factorial(n) * mp.pi / 2
        return scale * mpmath.hyp2f1(a + n, HALF + n, 1 + n, 1 - p)

    return derivative


def _boxcox(x, exponent):
    return mpmath.expm1(exponent * mpmath.log(x)) / exponent if exponent else mpmath.log(x)


def _inv_boxcox(y, exponent):
    return mpmath.exp(mpmath.log1p(exponent * y) / exponent) if exponent else mpmath.exp(y)


ORACLES: dict[str, Callable] = {
    "gamma": mpmath.gamma,
    "lgamma": _lgamma,
    "digamma": mpmath.digamma,
    "polygamma": mpmath.psi,
    "polygamma_difference": _with_more(lambda n, a, b: mpmath.psi(n, a + b) - mpmath.psi(n, a)),
    "gammasgn": lambda x: mpmath.sign(mpmath.gamma(x)),
    "rgamma": mpmath.rgamma,
    "factorial": mpmath.factorial,
    "beta": mpmath.beta,
    "betaln": lambda a, b: mpmath.log(mpmath.beta(a, b)),
    "poch": mpmath.rf,
    "binom": mpmath.binomial,
    "gamma_density": _gamma_density,
    "beta_density": _beta_density,
    "gammainc": _gammainc,
    "gammaincc": _gammaincc,
    "betainc": _betainc,
    "stdtr": _stdtr,
    "betaincc": _betaincc,
    "gammaincinv": _inverse(_gammainc, _gamma_density, _start("gammaincinv")),
    "gammainccinv": _inverse(
        _gammaincc, lambda a, x: -_gamma_density(a, x), _start("gammainccinv")
    ),
    "erfcx": lambda x: mpmath.exp(x * x) * mpmath.erfc(x),
    "erfc_integral": _erfc_integral,
    "erfinv": mpmath.erfinv,
    "erfcinv": lambda x: mpmath.erfinv(1 - x),
    "dawsn": lambda x: _dawson_derivative(0, x),
    "dawsn_derivative": _dawson_derivative,
    "fresnels": mpmath.fresnels,
    "fresnelc": mpmath.fresnelc,
    "ndtr": lambda x: mpmath.erfc(-x / mpmath.sqrt(2)) / 2,
    "log_ndtr": _log_ncdf,
    "log_ndtr_derivative": lambda n, x: mpmath.diff(_log_ncdf, x, n),
    "ndtri": lambda p: mpmath.sqrt(2) * mpmath.erfinv(2 * p - 1),
    "jv": mpmath.besselj,
    "jn": mpmath.besselj,
    "j0": lambda x: mpmath.besselj(0, x),
    "j1": lambda x: mpmath.besselj(1, x),
    "yv": mpmath.bessely,
    "yn": mpmath.bessely,
    "y0": lambda x: mpmath.bessely(0, x),
    "y1": lambda x: mpmath.bessely(1, x),
    "iv": mpmath.besseli,
    "i0": lambda x: mpmath.besseli(0, x),
    "i1": lambda x: mpmath.besseli(1, x),
    "kv": _besselk,
    "kn": _besselk,
    "k0": lambda x: _besselk(0, x),
    "k1": lambda x: _besselk(1, x),
    "ive_derivative": _ive_derivative,
    "ive": lambda v, x: _ive_derivative(0, v, x),
    "i0e": lambda x: _ive_derivative(0, 0, x),
    "i1e": lambda x: _ive_derivative(0, 1, x),
    "kve_derivative": _kve_derivative,
    "kve": lambda v, x: _kve_derivative(0, v, x),
    "k0e": lambda x: _kve_derivative(0, 0, x),
    "k1e": lambda x: _kve_derivative(0, 1, x),
    "spherical_jn": _spherical(mpmath.besselj),
    "spherical_yn": _spherical(mpmath.bessely),
    "spherical_in": _spherical(mpmath.besseli),
    "spherical_kn": _spherical(_besselk),
    "airyai": mpmath.airyai,
    "airyaip": lambda x: mpmath.airyai(x, derivative=1),
    "airybi": mpmath.airybi,
    "airybip": lambda x: mpmath.airybi(x, derivative=1),
    "expi": mpmath.ei,
    "exp1": mpmath.e1,
    "expn": mpmath.expint,
    "exprel": lambda x: mpmath.expm1(x) / x if x else mpf(1),
    "exp_moment": lambda n, x: mpmath.hyp1f1(n + 1, n + 2, x) / (n + 1),
    "sinint": mpmath.si,
    "cosint": mpmath.ci,
    "sinhint": mpmath.shi,
    "coshint": mpmath.chi,
    "spence": lambda x: mpmath.polylog(2, 1 - x),
    "log_moment": lambda n, x: mpmath.hyp2f1(n + 1, n + 1, n + 2, 1 - x) / (n + 1),
    "ellipk": mpmath.ellipk,
    "ellipkm1": lambda p: mpmath.ellipk(1 - p),
    "ellipe": mpmath.ellipe,
    "ellipk_derivative": _hypergeometric(HALF),
    "ellipe_derivative": _hypergeometric(-HALF),
    "hurwitz_zeta": mpmath.zeta,
    "lambert_branch": lambda x, k: mpmath.lambertw(x, k).real,
    "entr": lambda x: -x * mpmath.log(x),
    "rel_entr": lambda x, y: x * mpmath.log(x / y),
    "kl_div": lambda x, y: x * mpmath.log(x / y) - x + y,
    "log_ratio": lambda x, y: mpmath.log(x / y),
    "xlog1py": lambda x, y: x * mpmath.log1p(y),
    "logit": lambda p: mpmath.log(p / (1 - p)),
    "log_expit": lambda x: -mpmath.log1p(mpmath.exp(-x)),
    "boxcox": _boxcox,
    "boxcox1p": lambda x, exponent: _boxcox(1 + x, exponent),
    "inv_boxcox": _inv_boxcox,
    "inv_boxcox1p": lambda y, exponent: _inv_boxcox(y, exponent) - 1,
}


# -- points ---------------------------------------------------------------------------------------
Draw = Callable[[Random], object]


def _positive(low: float = -6.0, high: float = 3.0) -> Draw:
    """A number from 10^low to 10^high, all exponents alike, or one below 20."""

    def drawn(source: Random) -> float:
        if source.random() < 0.4:
            return min(source.uniform(0.0, 20.0), 10.0**high)
        return 10.0 ** source.uniform(low, high)

    return drawn


def _any(low: float = -6.0, high: float = 3.0) -> Draw:
    positive = _positive(low, high)
    return lambda source: source.choice((-1.0, 1.0)) * positive(source)


def _unit(source: Random) -> float:
    """A number between 0 and 1, by turns near either end."""
    kind = source.random()
    if kind < 0.5:
        return source.uniform(0.0, 1.0)
    return 10.0 ** source.uniform(-8, 0) if kind < 0.8 else 1.0 - 2.0 ** -source.uniform(1, 50)


def _whole(low: int, high: int) -> Draw:
    return lambda source: source.randint(low, high)


def _order(source: Random) -> float:
    return source.choice((source.uniform(0.0, 12.0), source.randint(0, 24) / 2))


def _scaled(draw: Draw, factor: float, shift: float = 0.0) -> Draw:
    return lambda source: shift + factor * draw(source)


def _together(*draws: Draw) -> Draw:
    return lambda source: tuple(draw(source) for draw in draws)


def _near_parameter(source: Random) -> tuple:
    """a and x, for one in two x near a."""
    a = _positive(-2.0, 3.0)(source)
    return a, a * source.uniform(0.3, 2.0) if source.random() < 0.5 else _positive(-3.0, 2.5)(
        source
    )


def _pair(source: Random) -> tuple:
    """Two numbers, for one in three near one another."""
    x = _positive()(source)
    return x, x * (1.0 + 10.0 ** source.uniform(-12, -1)) if source.random() < 0.3 else _positive()(
        source
    )


def _choose(source: Random) -> tuple:
    n = _positive(-2.0, 2.0)(source)
    return n, n * source.uniform(0.01, 0.99)


def _transform(source: Random) -> tuple:
    exponent = source.choice(
        (source.uniform(-3, 3), source.choice((-1, 1)) * 10 ** source.uniform(-9, 0))
    )
    return source.uniform(-0.99, 3.0) / abs(exponent) * (
        1 if exponent > 0 else -1
    ) if source.random() < 0.5 else source.uniform(-0.3, 0.3), exponent


POSITIVE, ANY = _positive(), _any()
BESSEL = _positive(-4.0, 3.0)
_DRAWS: dict[str, tuple[Draw, ...] | Draw] = {
    "gamma": (_any(-8.0, 2.2),), "lgamma": (_any(-8.0, 3.0),), "digamma": (_any(-6.0, 3.0),),
    "polygamma": (_whole(0, 4), _any(-4.0, 2.5)),
    "polygamma_difference": (_whole(0, 3), POSITIVE, POSITIVE),
    "gammasgn": (_any(-3.0, 1.5),), "rgamma": (_any(-8.0, 2.2),),
    "factorial": (_positive(-8.0, 2.2),),
    "beta": (_positive(-4.0, 2.5), _positive(-4.0, 2.5)), "betaln": (POSITIVE, POSITIVE),
    "poch": (_positive(-4.0, 2.0), _positive(-4.0, 1.5)), "binom": _choose,
    "gamma_density": _near_parameter, "gammainc": _near_parameter, "gammaincc": _near_parameter,
    "gammaincinv": (_positive(-1.0, 1.5), _unit), "gammainccinv": (_positive(-1.0, 1.5), _unit),
    "beta_density": (_positive(-2.0, 2.0), _positive(-2.0, 2.0), _unit),
    "betainc": (_positive(-1.0, 1.5), _positive(-1.0, 1.5), _unit),
    "stdtr": (_positive(-0.3, 1.5), _any(-4.0, 3.0)),
    "betaincc": (_positive(-1.0, 1.5), _positive(-1.0, 1.5), _unit),
    "erfcx": (_any(-6.0, 1.5),), "erfc_integral": (_whole(0, 4), _any(-4.0, 1.3)),
    "erfinv": (_scaled(_unit, 2.0, -1.0),), "erfcinv": (_scaled(_unit, 2.0),),
    "dawsn": (_any(-6.0, 1.6),), "dawsn_derivative": (_whole(0, 4), _any(-4.0, 1.6)),
    "fresnels": (_any(-4.0, 1.3),), "fresnelc": (_any(-4.0, 1.3),),
    "ndtr": (_any(-6.0, 1.55),), "log_ndtr": (_any(-6.0, 2.0),), "ndtri": (_unit,),
    "log_ndtr_derivative": (_whole(1, 3), _any(-4.0, 1.5)),
    "jv": (_order, BESSEL), "yv": (_order, BESSEL), "iv": (_order, _positive(-4.0, 2.7)),
    "kv": (_order, _positive(-4.0, 2.7)), "ive": (_order, BESSEL), "kve": (_order, BESSEL),
    "jn": (_whole(0, 12), _any(-4.0, 3.0)), "yn": (_whole(0, 12), BESSEL),
    "kn": (_whole(0, 12), _positive(-4.0, 2.7)),
    "j0": (_any(-4.0, 3.0),), "j1": (_any(-4.0, 3.0),), "y0": (BESSEL,), "y1": (BESSEL,),
    "i0": (_any(-4.0, 2.7),), "i1": (_any(-4.0, 2.7),), "k0": (_positive(-4.0, 2.7),),
    "k1": (_positive(-4.0, 2.7),), "i0e": (_any(-4.0, 3.0),), "i1e": (_any(-4.0, 3.0),),
    "k0e": (BESSEL,), "k1e": (BESSEL,),
    "ive_derivative": (_whole(0, 3), _order, BESSEL),
    "kve_derivative": (_whole(0, 3), _order, BESSEL),
    "spherical_jn": (_whole(0, 8), BESSEL), "spherical_yn": (_whole(0, 8), BESSEL),
    "spherical_in": (_whole(0, 8), _positive(-4.0, 2.5)),
    "spherical_kn": (_whole(0, 8), _positive(-4.0, 2.5)),
    "airyai": (_any(-6.0, 1.9),), "airyaip": (_any(-6.0, 1.9),), "airybi": (_any(-6.0, 1.9),),
    "airybip": (_any(-6.0, 1.9),),
    "expi": (_any(-8.0, 2.8),), "exp1": (_positive(-8.0, 2.8),),
    "expn": (_whole(0, 8), _positive(-4.0, 2.5)),
    "exprel": (_any(-8.0, 2.8),), "exp_moment": (_whole(0, 4), _any(-6.0, 2.5)),
    "sinint": (_any(-6.0, 3.0),), "cosint": (_positive(-6.0, 3.0),),
    "sinhint": (_any(-6.0, 2.5),), "coshint": (_positive(-6.0, 2.5),),
    "spence": (POSITIVE,), "log_moment": (_whole(0, 4), _positive(-4.0, 3.0)),
    "ellipk": (_scaled(POSITIVE, -1.0, 1.0),), "ellipe": (_scaled(POSITIVE, -1.0, 1.0),),
    "ellipkm1": (POSITIVE,), "ellipk_derivative": (_whole(0, 3), _positive(-4.0, 2.0)),
    "ellipe_derivative": (_whole(0, 3), _positive(-4.0, 2.0)),
    "hurwitz_zeta": (_scaled(_positive(-2.0, 1.0), 1.0, 1.01), _positive(-2.0, 3.0)),
    "lambert_branch": (_scaled(POSITIVE, 1.0, -0.36787944117), _whole(0, 0)),
    "entr": (POSITIVE,), "rel_entr": _pair, "kl_div": _pair, "log_ratio": _pair,
    "xlog1py": (ANY, _scaled(POSITIVE, 1.0, -1.0)), "logit": (_unit,),
    "log_expit": (_any(-6.0, 2.8),),
    "boxcox": (_positive(-3.0, 3.0), _any(-9.0, 0.5)),
    "boxcox1p": (_scaled(_positive(-3.0, 3.0), 1.0, -1.0), _any(-9.0, 0.5)),
    "inv_boxcox": _transform, "inv_boxcox1p": _transform,
}  # fmt: skip
DRAWS: dict[str, Draw] = {
    name: _together(*draws) if type(draws) is tuple else draws for name, draws in _DRAWS.items()
}
