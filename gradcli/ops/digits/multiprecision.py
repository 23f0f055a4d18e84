"""The values of rows on decimal numbers of as many digits as the context has.

An exponent has no bound there that a number of 64 bits comes near.  The context traps nothing: what
is outside a domain is NaN, as of floats.  A row that has no function here is taken in 64 bits.
Formulas: Abramowitz & Stegun, Handbook of Mathematical Functions, chapters 3, 4 and 7.
"""

import operator
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from decimal import (
    ROUND_CEILING,
    ROUND_DOWN,
    ROUND_FLOOR,
    ROUND_HALF_EVEN,
    Context,
    Decimal,
    Inexact,
    getcontext,
    localcontext,
)
from functools import cache

abs = Decimal.copy_abs  # which does not round
NAN, INFINITY, ZERO, ONE, TWO, HALF = map(Decimal, ("NaN", "Infinity", "0", "1", "2", "0.5"))
GUARD = 10  # digits more than asked for, within a function
FARTHEST = 2000  # digits before the point of an angle, or of a quotient


def context(digits: int):
    """The context manager in which numbers have so many digits, and nothing raises."""
    return localcontext(Context(digits, ROUND_HALF_EVEN, -(10**17), 10**17, traps=[]))


@contextmanager
def _longer(digits: int) -> Iterator[None]:
    """A context of more digits; what is rounded in it is known to be outside of it."""
    outer = getcontext()
    with localcontext() as inner:
        inner.prec += digits
        yield
    outer.flags[Inexact] |= inner.flags[Inexact]


def _guarded(function):
    """`function`, computed with some digits more and rounded once."""

    def rounded(*args):
        with _longer(GUARD):
            found = function(*args)
        return +found if found else found  # + takes the sign of a zero

    return rounded


# -- signs -----------------------------------------------------------------------------------------
def positive(x):
    return x


def negative(x):
    return x.copy_negate()


def sign(x):
    return ZERO if not x else x if x != x else ONE.copy_sign(x)


# -- powers ----------------------------------------------------------------------------------------
def sqrt(x):
    return x.sqrt()


def power(x, p):
    if not p or x == ONE:
        return ONE
    if p != p:
        return p
    if abs(p) % 2 != 1 and (not x or x.is_infinite() or p.is_infinite()):
        x = abs(x)  # no odd power of it has a sign
    if not x or x == ONE:
        return x if p > 0 or x else ONE / x
    return x**p


@_guarded
def cbrt(x):
    return (abs(x) ** (ONE / 3)).copy_sign(x) if x else x


@_guarded
def hypot(x, y):
    if x.is_infinite() or y.is_infinite():
        return INFINITY
    return (x * x + y * y).sqrt()


@_guarded
def direction(x, y):
    if x.is_infinite() and y.is_finite():
        return ONE.copy_sign(x)
    return x / hypot(x, y) if x or y else ZERO


def one_minus_square(x):
    return (ONE - x) * (ONE + x)


def xlogy(x, y):
    return ZERO if not x and y == y else x * y.ln()


# -- exponentials ----------------------------------------------------------------------------------
def exp(x):
    return x.exp()


@_guarded
def exp2(x):
    return (x * TWO.ln()).exp()


def expm1(x):
    if not x:
        return x
    if not x.is_finite() or x.adjusted() >= 0:
        return x.exp() - ONE
    if x.adjusted() < -1:
        return _summed(x, lambda term, k: term * x / (k + 1))
    with _longer(GUARD):
        found = x.exp() - ONE
    return +found


def log(x):
    return x.ln()


def log1p(x):
    if not x:
        return x
    near = x.is_finite() and x.adjusted() < 0
    if near and x.adjusted() < -getcontext().prec:
        return x - x * x / 2
    with _longer(GUARD - (x.adjusted() if near else 0)):
        found = (ONE + x).ln()
    return +found


@_guarded
def log2(x):
    return x.ln() / TWO.ln()


def log10(x):
    return x.log10()


def sigmoid(x):
    return ONE / (ONE + (-x).exp())


def softplus(x):
    return max(x, ZERO) + log1p((-abs(x)).exp())


def logaddexp(x, y):
    if x == y:
        return x + TWO.ln()
    return max(x, y) + log1p((-abs(x - y)).exp())


# -- hyperbolic ------------------------------------------------------------------------------------
def sinh(x):
    return (expm1(x) - expm1(-x)) / 2


def cosh(x):
    return (x.exp() + (-x).exp()) / 2


def tanh(x):
    t = expm1(-2 * abs(x))
    return (-t / (t + 2)).copy_sign(x)


def sech(x):
    return 2 / (x.exp() + (-x).exp())


def arcsinh(x):
    if x.is_infinite():
        return x
    t = abs(x)
    return log1p(t + t * t / (ONE + (ONE + t * t).sqrt())).copy_sign(x)


def arccosh(x):
    if x < ONE:
        return NAN
    t = x - ONE
    return log1p(t + (t * (t + 2)).sqrt())


def arctanh(x):
    return log1p(2 * x / (ONE - x)) / 2


# -- trigonometric ---------------------------------------------------------------------------------
@cache
def _pi(digits: int) -> Decimal:
    """pi by Gauss, Brent and Salamin: Brent (1976), J. ACM 23, p. 242."""
    with localcontext() as inner:
        inner.prec = digits + GUARD
        a, b, t, p = ONE, HALF.sqrt(), Decimal("0.25"), ONE
        for _ in range(digits.bit_length() + 1):
            mean = (a + b) / 2
            b, t, p, a = (a * b).sqrt(), t - p * (a - mean) ** 2, 2 * p, mean
        return (a + b) ** 2 / (4 * t)


def pi() -> Decimal:
    return _pi(getcontext().prec)


def _summed(term, following):
    """The sum of a series that falls, from its first term."""
    total, k = term, 1
    while True:
        term = following(term, k)
        before, total = total, total + term
        if total == before or total != total:
            return total
        k += 1


def _sine_and_cosine(x, which: int):
    """sin(x) (0) or cos(x) (1), by the series about the nearest multiple of pi/2."""
    if not x.is_finite() or x.adjusted() > FARTHEST:
        return NAN
    more = max(x.adjusted(), 0) + 25  # the digits of the quotient, and those that cancel
    with _longer(GUARD):
        with _longer(more):
            turn = pi() / 2
            n = (x / turn).to_integral_value()
            rest = x - n * turn
        rest, quarter = +rest, (int(n) + which) % 4
        square, odd = -rest * rest, quarter % 2
        first = ONE if odd else rest
        found = _summed(first, lambda t, k: t * square / ((2 * k - odd) * (2 * k - odd + 1)))
    return -found if quarter > 1 else +found


def sin(x):
    return x if not x else _sine_and_cosine(x, 0)


def cos(x):
    return _sine_and_cosine(x, 1)


@_guarded
def tan(x):
    return sin(x) / cos(x)


@_guarded
def arctan(x):
    if not x:
        return x
    if x.is_infinite() or abs(x) > 1:
        return (pi() / 2).copy_sign(x) - arctan(ONE / x)
    halvings = 4
    for _ in range(halvings):
        x = x / (ONE + (ONE + x * x).sqrt())
    square, term = -x * x, x
    total, k = x, 3
    while True:
        term *= square
        before, total = total, total + term / k
        if total == before or total != total:
            return total * 2**halvings
        k += 2


@_guarded
def arctan2(y, x):
    if x != x or y != y:
        return NAN
    if x.is_infinite() and y.is_infinite():
        x, y = ONE.copy_sign(x), ONE.copy_sign(y)
    if not x and not y:
        x = ONE.copy_sign(x)  # its sign tells the side
    if not x:
        return (pi() / 2).copy_sign(y)
    if x > 0:
        return arctan(y / x)
    return pi().copy_sign(y) + arctan(y / x)


def arcsin(x):
    return arctan2(x, one_minus_square(x).sqrt())


def arccos(x):
    return arctan2(one_minus_square(x).sqrt(), x)


# -- error functions -------------------------------------------------------------------------------
@_guarded
def gaussian(n, x):
    before, g = ZERO, (-x * x).exp()
    if not g:
        return ZERO
    for k in range(int(n)):
        before, g = g, -2 * (x * g + k * before)
    return g


@_guarded
def erf(x):
    if not x or x != x:
        return x
    if x * x > 3 * getcontext().prec:
        return ONE.copy_sign(x)
    square = 2 * x * x
    first = 2 * x * (-x * x).exp() / pi().sqrt()
    return _summed(first, lambda t, k: t * square / (2 * k + 1))


@_guarded
def erfc(x):
    if x < 1 or x != x:
        return ONE - erf(x)
    square = x * x
    if square > 3 * getcontext().prec:
        first = (-square).exp() / (x * pi().sqrt())
        return _summed(first, lambda t, k: -t * (2 * k - 1) / (2 * square))
    with _longer(int(square)):
        return ONE - erf(x)


# -- pieces ----------------------------------------------------------------------------------------
def where(c, x, y):
    return x if c else y


def maximum(x, y):
    return x if x >= y or x != x else y


def minimum(x, y):
    return x if x <= y or x != x else y


def clip(x, a, b):
    return minimum(maximum(x, a), b)


def relu(x):
    return x if x > 0 or x != x else ZERO


def floor(x):
    return x.to_integral_value(ROUND_FLOOR)


def ceil(x):
    return x.to_integral_value(ROUND_CEILING)


def trunc(x):
    return x.to_integral_value(ROUND_DOWN)


def rint(x):
    return x.to_integral_value()


def floor_divide(x, y):
    if not y:
        return x / y
    if x != x or y != y or x.is_infinite():
        return NAN
    if y.is_infinite():
        return -ONE if x and x.is_signed() != y.is_signed() else x / y
    return _divided(x, y)[0]


def mod(x, y):
    if x != x or y != y or x.is_infinite() or not y:
        return NAN
    if y.is_infinite():
        return y if x and x.is_signed() != y.is_signed() else x.copy_sign(y)
    return _divided(x, y)[1]


def _divided(x, y):
    """The quotient of two numbers, rounded down, and what is left, with the sign of the divisor."""
    more = max(x.adjusted() - y.adjusted(), 0)
    if more > FARTHEST:
        return NAN, NAN
    with localcontext() as inner:
        inner.prec += GUARD + more
        rest = x % y
        quotient = ((x - rest) / y).to_integral_value()
        if rest and rest.is_signed() != y.is_signed():
            rest, quotient = rest + y, quotient - ONE
    return +quotient if quotient else x / y * 0, +rest if rest else rest.copy_sign(y)


# By the rows' names
VALUES: dict[str, Callable] = {
    "add": operator.add, "subtract": operator.sub, "multiply": operator.mul,
    "divide": operator.truediv, "less": operator.lt, "less_equal": operator.le,
    "greater": operator.gt, "greater_equal": operator.ge, "equal": operator.eq,
    "not_equal": operator.ne, "abs": abs,
    "positive": positive, "negative": negative, "sign": sign, "sqrt": sqrt, "power": power,
    "cbrt": cbrt, "hypot": hypot, "direction": direction, "one_minus_square": one_minus_square,
    "xlogy": xlogy, "exp": exp, "exp2": exp2, "expm1": expm1, "log": log, "log1p": log1p,
    "log2": log2, "log10": log10, "sigmoid": sigmoid, "softplus": softplus,
    "logaddexp": logaddexp, "sinh": sinh, "cosh": cosh, "tanh": tanh, "sech": sech,
    "arcsinh": arcsinh, "arccosh": arccosh, "arctanh": arctanh, "sin": sin, "cos": cos,
    "tan": tan, "arctan": arctan, "arctan2": arctan2, "arcsin": arcsin, "arccos": arccos,
    "gaussian": gaussian, "erf": erf, "erfc": erfc, "where": where, "maximum": maximum,
    "minimum": minimum, "clip": clip, "relu": relu, "floor": floor, "ceil": ceil, "trunc": trunc,
    "rint": rint, "floor_divide": floor_divide, "mod": mod,
}  # fmt: skip
