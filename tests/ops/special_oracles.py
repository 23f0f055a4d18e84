"""What the rows of special functions are, in mpmath, and the points that they are held to it at.

`DRAWS` keeps to moderate arguments, to some thousands and to 10^-8 of a pole or of 0; the harness
widens them.
"""

from collections.abc import Callable
from random import Random

import bessel_oracles
import error_oracles
import gamma_oracles
import mpmath
from error_oracles import with_more
from gamma_scales import GAMMA_SCALES
from mpmath import mp, mpf


def _lgamma(x):
    return mpmath.loggamma(x) if x > 0 else mpmath.log(abs(mpmath.gamma(x)))


def _more_digits(n, small) -> int:
    """The digits that n divisions of a difference by something small take."""
    return int((n + 2) * max(mpf(0), -mpmath.log10(abs(small))))


def _exp_moment(n, x):
    """By parts: x m_n = exp(x) - n m_(n-1)."""
    if x == 0:
        return mpf(1) / (n + 1)
    with mp.workdps(mp.dps + _more_digits(n, x)):
        end = mpmath.exp(x)
        y = mpmath.expm1(x) / x
        for k in range(1, n + 1):
            y = (end - k * y) / x
        return y


def _log_moment(n, x):
    """By parts: (x - 1) m_n = m_(n-1) - x^-n / n."""
    t = x - 1
    if t == 0:
        return mpf(1) / (n + 1)
    with mp.workdps(mp.dps + _more_digits(n, t)):
        y = mpmath.log(x) / t
        for k in range(1, n + 1):
            y = (y - x**-k / k) / t
        return y


def _boxcox(x, exponent):
    return mpmath.expm1(exponent * mpmath.log(x)) / exponent if exponent else mpmath.log(x)


def _inv_boxcox(y, exponent):
    return mpmath.exp(mpmath.log1p(exponent * y) / exponent) if exponent else mpmath.exp(y)


ORACLES: dict[str, Callable] = {
    "gamma": mpmath.gamma,
    "lgamma": _lgamma,
    "digamma": mpmath.digamma,
    "polygamma": mpmath.psi,
    "polygamma_difference": with_more(lambda n, a, b: mpmath.psi(n, a + b) - mpmath.psi(n, a)),
    "gammasgn": lambda x: mpmath.sign(mpmath.gamma(x)),
    "rgamma": mpmath.rgamma,
    "rgamma_derivative": lambda n, x: mpmath.diff(mpmath.rgamma, x, n),
    "factorial": mpmath.factorial,
    "beta": mpmath.beta,
    "betaln": lambda a, b: mpmath.log(mpmath.beta(a, b)),
    "poch": mpmath.rf,
    "binom": mpmath.binomial,
    "exprel": lambda x: mpmath.expm1(x) / x if x else mpf(1),
    "exp_moment": _exp_moment,
    "spence": lambda x: mpmath.polylog(2, 1 - x),
    "log_moment": _log_moment,
    "lambert_branch": lambda x, k: mpmath.lambertw(x, k),
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


# -- how far a step may go ------------------------------------------------------------------------
# Over what length a row moves by its argument i at x, to some powers of ten.
SCALES: dict[str, Callable] = {**GAMMA_SCALES}

# The rows that lie next to 1 where an argument is small, and differences see what they lack of it.
LEVEL = {"betaincc"}

# The rows that need no more room than those of elementary functions.
FIRM = {
    "boxcox", "boxcox1p", "digamma", "entr", "exp_moment", "exprel", "factorial", "gamma",
    "gammasgn", "inv_boxcox1p", "kl_div", "lambert_branch", "lgamma", "log_expit", "log_moment",
    "log_ratio", "logit", "polygamma", "polygamma_difference", "rel_entr", "xlog1py",
}  # fmt: skip

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
_DRAWS: dict[str, tuple[Draw, ...] | Draw] = {
    "gamma": (_any(-8.0, 2.2),), "lgamma": (_any(-8.0, 3.0),), "digamma": (_any(-6.0, 3.0),),
    "polygamma": (_whole(0, 4), _any(-4.0, 2.5)),
    "polygamma_difference": (_whole(0, 3), POSITIVE, POSITIVE),
    "gammasgn": (_any(-3.0, 1.5),), "rgamma": (_any(-8.0, 2.2),),
    "rgamma_derivative": (_whole(0, 4), _any(-8.0, 2.2)),
    "factorial": (_positive(-8.0, 2.2),),
    "beta": (_positive(-4.0, 2.5), _positive(-4.0, 2.5)), "betaln": (POSITIVE, POSITIVE),
    "poch": (_positive(-4.0, 2.0), _positive(-4.0, 1.5)), "binom": _choose,
    "gamma_density": _near_parameter, "gammainc": _near_parameter, "gammaincc": _near_parameter,
    "gammaincinv": (_positive(-1.0, 1.5), _unit), "gammainccinv": (_positive(-1.0, 1.5), _unit),
    "beta_density": (_positive(-2.0, 2.0), _positive(-2.0, 2.0), _unit),
    "betainc": (_positive(-1.0, 1.5), _positive(-1.0, 1.5), _unit),
    "stdtr": (_positive(-0.3, 1.5), _any(-4.0, 3.0)),
    "betaincc": (_positive(-1.0, 1.5), _positive(-1.0, 1.5), _unit),
    "exprel": (_any(-8.0, 2.8),), "exp_moment": (_whole(0, 4), _any(-6.0, 2.5)),
    "spence": (POSITIVE,), "log_moment": (_whole(0, 4), _positive(-4.0, 3.0)),
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
ORACLES |= gamma_oracles.ORACLES
for family in (bessel_oracles, error_oracles):
    ORACLES |= family.ORACLES
    DRAWS |= family.DRAWS
    SCALES |= family.SCALES
