"""Taylor series of the densities of the gamma and the beta distribution, one argument moving; and
of exp(-x^2), the normal one's.

Along x by the slope of the logarithm; near an end of the range, where that is large, by the power
that governs there; along a parameter by derivatives of log gamma.  The last two are expansions at
a plain number.  Otherwise, at x = 0 or where several arguments move, the rule serves.
"""

from collections.abc import Callable, Iterator
from itertools import count, repeat
from math import ceil, exp, log, log1p

from gradcli.ops.arithmetic import div
from gradcli.ops.special.error_functions import gaussian
from gradcli.ops.special.gamma_functions import (
    digamma,
    poch,
    polygamma,
    polygamma_difference,
    rgamma,
)
from gradcli.ops.taylor.ladder import composed, exponential, times
from gradcli.ops.taylor.recurrence import minus, product, weighted
from gradcli.ops.taylor.series import extreme

SUBNORMAL, RISE = 1e-300, 2.0**100
LEAST = 1e-20  # of an x whose powers may leave the range of numbers before the density does


def gaussian_series(n, u):
    """exp(-u^2) by z' = -(u^2)' z; None for its derivatives, and where it is subnormal."""
    first = gaussian(n[0], u[0])
    return None if n[0] or extreme(first) else _gaussian(u, first)


def _gaussian(u, first):
    z, square = [first], [None]
    for k in count(1):
        yield z[-1]
        square.append(minus(product(u, u, k)))
        z.append(weighted(square, z, k))


def gamma_series(density: Callable, near_zero: Callable) -> Callable:
    """The series of gamma_density(a, x)."""

    def series(a, x):
        if a.constant and not _any(near_zero(a[0], x[0])):
            return _growing(density(a[0], x[0]), a[0] - 1.0, None, x)
        if not _at_numbers(a, x) or not x[0] > 0.0:
            return None
        if x.constant:
            return composed(_gamma_by_parameter(density, near_zero, a[0], x[0]), a)
        below = _by_power(lambda a: density(a, x[0]), lambda k: 1.0, a[0], x[0], _decay())
        return composed(below, x)

    return series


def beta_series(density: Callable, near_an_end: Callable, nothing: Callable) -> Callable:
    """The series of beta_density(a, b, x)."""

    def series(a, b, x):
        near, proper = near_an_end(a[0], b[0], x[0]), _at_numbers(a, b, x)
        if _any(nothing(a[0], b[0], x[0])):
            return repeat(0.0) if proper else None
        governed = _any(near) or (proper and x[0] < LEAST)
        if a.constant and b.constant and not governed:
            rise, p, q = lifted(a[0], b[0]) if proper else (1.0, a[0], b[0])
            found = _growing(density(p, q, x[0]), p - 1.0, q - 1.0, x)
            return found if rise == 1.0 else (c / rise for c in found)
        if not proper or not 0.0 < x[0] < 1.0:
            return None
        p, q, t = a[0], b[0], x[0]
        if not x.constant:
            rise, p, q = lifted(p, q)
            if t < 0.5:
                found = _beta_by_power(lambda p: density(p, q, t), p, q, t)
            else:
                mirrored = _beta_by_power(lambda q: density(p, q, t), q, p, 1.0 - t)
                found = ((-c if k % 2 else c) for k, c in enumerate(mirrored))
            return composed((c / rise for c in found), x)
        z, left, right = density(p, q, t), log(t), log1p(-t)
        if b.constant:
            return composed(_beta_by_parameter(z, p, q, t, left, right), a)
        return composed(_beta_by_parameter(z, q, p, 1.0 - t, right, left), b)

    return series


def lifted(a: float, b: float) -> tuple[float, float, float]:
    """How many times as large beta_density is with other parameters, and these: of a subnormal a
    it has no digits, while it goes as a, or as a b / (a + b) where b is next to 0 too."""
    if not (a > 0.0 and b > 0.0 and min(a, b) < SUBNORMAL):
        return 1.0, a, b
    a, b = (u * RISE if u < 1e-200 else u for u in (a, b))
    return RISE, a, b


def _any(test) -> bool:
    return bool(test.any()) if hasattr(test, "any") else bool(test)


def _at_numbers(*arguments) -> bool:
    """Whether all arguments are at floats and one of them moves."""
    moving = sum(not u.constant for u in arguments)
    return moving == 1 and all(type(u[0]) is float for u in arguments)


# -- along x --------------------------------------------------------------------------------------
def _growing(first, left, right, u) -> Iterator:
    """By z' = w z u' with w = left / u - right / (1 - u), or with no right left / u - 1."""
    z, w, v = [first], [], [1.0 - u[0]]
    over: list = []
    under: list = []
    slopes: list = []
    for k in count():
        yield z[-1]
        if k:
            v.append(None if u[k] is None else -u[k])
        over.append(_quotient(left, over, u, k))
        if right is None:
            w.append(over[k] - 1.0 if k == 0 else over[k])
        else:
            under.append(_quotient(right, under, v, k))
            w.append(over[k] - under[k])
        slopes.append(product(w, z, k))
        z.append(weighted(u, slopes, k + 1))


def _quotient(top, q: list, u, k: int):
    """The k-th coefficient of top / u, q having those before."""
    if k == 0:
        return div(top, u[0])
    known = product([None, *(u[j] for j in range(1, k + 1))], [*q, None], k)
    return 0.0 * q[0] if known is None else -div(known, u[0])


def _by_power(density, rate, a: float, x: float, smooth: Iterator) -> Iterator:
    """Of x^(a-1) times a smooth factor with given coefficients, from 1 on.

    The power's k-th derivative is rate(1) … rate(k) times the density with a - k for a, which is a
    number where z itself is too small for one; from a - k < 1 on the powers are taken by division.
    """
    powers, factors, scale = [], [], 1.0
    for k in count():
        if k == 0 or a - k >= 1.0:
            scale *= rate(k) / k if k else 1.0
            powers.append(density(a - k) * scale)
        else:
            powers.append(powers[-1] * (a - k) / k / x)
        factors.append(next(smooth))
        yield product(powers, factors, k)


def _decay() -> Iterator:
    """Of exp(-h)."""
    c = 1.0
    for k in count(1):
        yield c
        c /= -k


def _beta_by_power(density, a: float, b: float, x: float) -> Iterator:
    return _by_power(density, lambda k: a + b - k, a, x, _binomial(b - 1.0, -1.0 / (1.0 - x)))


def _binomial(p: float, t: float) -> Iterator:
    """Of (1 + t h)^p."""
    c = 1.0
    for k in count(1):
        yield c
        c *= (p - k + 1.0) / k * t


# -- along a parameter ----------------------------------------------------------------------------
SMALL, MOST = 8.0, 12  # below which parameter it is shifted, and how far at most


def _gamma_by_parameter(density, near_zero, a: float, x: float) -> Iterator:
    logs = log(x)
    if a >= 2.0 and near_zero(a, x):  # (a - 1) z = x gamma_density(a - 1, x): a larger number
        slope = _with_first(logs - digamma(a), _falls(a))
        return (c * (x / (a - 1.0)) for c in exponential(density(a - 1.0, x), slope))
    if a >= SMALL:
        return exponential(density(a, x), _with_first(logs - digamma(a), _falls(a)))
    whole = _shift(a, x)
    first = exp(a * logs - x) / x * rgamma(a + whole)
    slope = _with_first(logs - digamma(a + whole), _falls(a + whole))
    return _raised(exponential(first, slope), a, whole)


def _falls(a: float) -> Iterator:
    return (-polygamma(k, a) for k in count(1))


def _beta_by_parameter(z, a: float, b: float, x: float, log_x: float, log_y: float) -> Iterator:
    level = b < min(0.5 * a, 0.01)  # the slope is as small
    whole = 0 if level or a >= SMALL else _shift(a, (a + b) * x)
    if b < 1.0 and whole:  # b - whole rounds
        slopes = (-polygamma_difference(k, a + b, whole - b) for k in count())
    else:
        slopes = (polygamma_difference(k, a + whole, b - whole) for k in count())
    slope = _with_first(log_x + next(slopes), slopes)
    if not whole:
        return exponential(z, slope)
    first = exp(a * log_x) / x * exp((b - 1.0) * log_y) * poch(b, a) * rgamma(a + whole)
    return _raised(exponential(first, slope), a, whole)


def _shift(a: float, mean: float) -> int:
    """How far a is from where the density is at its largest: there the slope is next to 0, and
    what is left of 1 / gamma(a + h) are factors of one sign.  From far below the slope has it."""
    return min(max(ceil(mean - a), 1), MOST) if mean < 30.0 else 1


def _raised(coefficients: Iterator, a: float, whole: int) -> Iterator:
    """Times (a + h) (a + 1 + h) … of that many factors."""
    for j in range(whole):
        coefficients = times(coefficients, a + j)
    return coefficients


def _with_first(first: float, derivatives: Iterator) -> Iterator:
    """The coefficients of a function of this value and of these derivatives."""
    yield first
    size = 1.0
    for k, d in enumerate(derivatives, 1):
        size *= k
        yield d / size
