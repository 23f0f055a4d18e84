"""What each elementwise row is, in mpmath: the oracle of its value and of all its derivatives.

`ORACLES` has the rows that are smooth, or so between kinks.  `PIECES` has those with infinitely
many steps: from a point, the smooth function that such a row is near it.  `DRAWS` draws a point of
a row whose arguments are not just any numbers.
"""

from collections.abc import Callable
from random import Random

import mpmath
from mpmath import mp, mpf
from special_oracles import DRAWS as SPECIAL_DRAWS
from special_oracles import ORACLES as SPECIAL


def _sigmoid(x):
    return 1 / (1 + mpmath.exp(-x)) if x >= 0 else mpmath.exp(x) / (1 + mpmath.exp(x))


def _softplus(x):
    return mpmath.log1p(mpmath.exp(-abs(x))) + max(x, mpf(0))


def _logaddexp(x, y):
    return max(x, y) + mpmath.log1p(mpmath.exp(-abs(x - y)))


def _cbrt(x):
    return mpmath.sign(x) * mpmath.cbrt(abs(x))


def _arctan2(y, x):
    """The angle by the quotient that is at most 1, smooth away from the negative half-axis."""
    if abs(y) > abs(x):
        return mpmath.sign(y) * mp.pi / 2 - mpmath.atan(x / y)
    turn = 0 if x > 0 else mp.pi if y > 0 else -mp.pi
    return mpmath.atan(y / x) + turn


def _erfc(x):
    """erfc, and far out what it is to 10^7 digits."""
    return mpmath.erfc(x) if abs(x) < 5000 else mpf(0 if x > 0 else 2)


def _sinc_derivative(n, x):
    """From x s_n + n s_(n-1) = pi^(n-1) sin(pi x + n pi/2), with digits for its cancellation."""
    if x == 0:
        return mpf(0) if n % 2 else (-1) ** (n // 2) * mp.pi**n / (n + 1)
    with mp.workdps(2 * mp.dps):
        s = mpmath.sinpi(x) / (mp.pi * x)
        for k in range(1, n + 1):
            turned = (mpmath.sinpi, mpmath.cospi)[k % 2](x) * (-1 if k % 4 > 1 else 1)
            s = (mp.pi ** (k - 1) * turned - k * s) / x
        return s


ORACLES: dict[str, Callable] = {
    "add": lambda x, y: x + y,
    "subtract": lambda x, y: x - y,
    "negative": lambda x: -x,
    "positive": lambda x: x,
    "multiply": lambda x, y: x * y,
    "divide": lambda x, y: x / y,
    "power": lambda x, p: mpmath.power(x, p),
    "sqrt": mpmath.sqrt,
    "cbrt": _cbrt,
    "exp": mpmath.exp,
    "exp2": lambda x: mpmath.power(2, x),
    "expm1": mpmath.expm1,
    "log": mpmath.log,
    "xlogy": lambda x, y: x * mpmath.log(y),
    "log2": lambda x: mpmath.log(x) / mpmath.log(2),
    "log10": lambda x: mpmath.log(x) / mpmath.log(10),
    "log1p": mpmath.log1p,
    "logaddexp": _logaddexp,
    "sin": mpmath.sin,
    "cos": mpmath.cos,
    "tan": mpmath.tan,
    "arcsin": mpmath.asin,
    "arccos": mpmath.acos,
    "arctan": mpmath.atan,
    "arctan2": _arctan2,
    "hypot": lambda x, y: mpmath.sqrt(x * x + y * y),
    "sinh": mpmath.sinh,
    "cosh": mpmath.cosh,
    "tanh": mpmath.tanh,
    "arcsinh": mpmath.asinh,
    "arccosh": mpmath.acosh,
    "arctanh": mpmath.atanh,
    "abs": abs,
    "where": lambda c, x, y: x if c else y,
    "maximum": max,
    "minimum": min,
    "clip": lambda x, a, b: min(max(x, a), b),
    "relu": lambda x: max(x, mpf(0)),
    "sigmoid": _sigmoid,
    "softplus": _softplus,
    "erf": lambda x: 1 - _erfc(x) if abs(x) > 1 else mpmath.erf(x),
    "erfc": _erfc,
    "direction": lambda x, y: x / mpmath.sqrt(x * x + y * y),
    "sech": mpmath.sech,
    "one_minus_square": lambda x: (1 - x) * (1 + x),
    "copysign": lambda x, y: abs(x) if y > 0 else -abs(x),
    "fmax": max,
    "gaussian": lambda n, x: (-1) ** n * mpmath.hermite(n, x) * mpmath.exp(-x * x),
    "fmin": min,
    "ldexp": lambda x, n: x * mpf(2) ** n,
    "sinc": lambda x: _sinc_derivative(0, x),
    "sinc_derivative": lambda n, x: _sinc_derivative(n, x),
    "logaddexp2": lambda x, y: _logaddexp(x * mpmath.log(2), y * mpmath.log(2)) / mpmath.log(2),
    "sigmoid_cross_entropy": lambda x, y: _softplus(x) - x * y,
}


def _constant(function: Callable) -> Callable:
    """The pieces of a step: near a point the value there."""

    def piece(*x):
        value = function(*x)
        return lambda *_: value

    return piece


def _remainder(quotient: Callable) -> Callable:
    """The pieces of x - y q(x/y): near a point the quotient stays what it is there."""

    def piece(x, y):
        q = quotient(x / y)
        return lambda x, y: x - y * q

    return piece


def _truncated(x):
    return mpmath.floor(x) if x >= 0 else mpmath.ceil(x)


PIECES: dict[str, Callable] = {
    "floor_divide": _constant(lambda x, y: mpmath.floor(x / y)),
    "mod": _remainder(mpmath.floor),
    "ieee_remainder": _remainder(mpmath.nint),
    "fmod": _remainder(_truncated),
    "sign": _constant(mpmath.sign),
    "floor": _constant(mpmath.floor),
    "ceil": _constant(mpmath.ceil),
    "trunc": _constant(_truncated),
    "rint": _constant(mpmath.nint),
    "heaviside": lambda x, h: lambda x, h: h if x == 0 else mpf(1) if x > 0 else mpf(0),
}


def number(source: Random) -> float:
    """Any float64, or one that programs have, or one near 1: by turns."""
    kind, sign = source.random(), source.choice((-1.0, 1.0))
    if kind < 0.3:  # all exponents alike, subnormal ones too
        return sign * (1.0 + source.random()) * 2.0 ** source.randint(-1074, 1022)
    if kind < 0.6:
        return sign * 10.0 ** source.uniform(-4.0, 4.0)
    if kind < 0.9:
        return sign * source.uniform(0.0, 20.0)
    return sign * (1.0 + source.choice((-1.0, 1.0)) * 2.0 ** -source.uniform(1, 52))


def _powers(source: Random) -> tuple:
    """A base and an exponent; for one in three a whole or half exponent, as people write them."""
    x = number(source)
    if source.random() < 0.4:
        return x, source.randint(-12, 12) / source.choice((1, 1, 2))
    return abs(x), number(source)


def _bounds(source: Random) -> tuple:
    low, high = sorted((number(source), number(source)))
    return number(source), low, high


DRAWS: dict[str, Callable] = {
    "power": _powers,
    "clip": _bounds,
    "gaussian": lambda source: (source.randint(0, 4), number(source)),
    "ldexp": lambda source: (number(source), source.randint(-400, 400)),
    "sinc_derivative": lambda source: (source.randint(0, 4), number(source)),
    "where": lambda source: (source.random() < 0.5, number(source), number(source)),
}
ORACLES |= SPECIAL
DRAWS |= SPECIAL_DRAWS
