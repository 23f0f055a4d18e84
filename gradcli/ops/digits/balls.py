"""The values of rows on balls that take more than a line of Arb's: their field `ball` names them.

Arguments are python-flint's `arb`, static ones of rows with a derivative whole numbers; the result
is an arb, a whole number, or a truth, None where balls overlap.  What is not finite has no value on
these balls.
Derivatives of a whole order that rows have are coefficients of Arb's power series.
Source: DLMF, as the rows have it.
"""

from contextvars import ContextVar
from math import comb
from math import factorial as factorial_of

from flint import acb, arb, arb_series

HALF = arb(0.5)
HULLS: ContextVar[list | None] = ContextVar("rows of which a hull was taken", default=None)


def hull_of(name: str) -> None:
    """Note that the ball of an argument holds the kink, the step or the tie of a row."""
    hulls = HULLS.get()
    if hulls is not None and name not in hulls:
        hulls.append(name)


# -- truths: None is not known --------------------------------------------------------------------
def _truth(x):
    if type(x) is bool:
        return x
    if type(x) is arb:
        return False if x.is_zero() else None if x.contains(0) else True
    return None


def logical_and(x, y):
    x, y = _truth(x), _truth(y)
    return False if x is False or y is False else None if x is None or y is None else True


def logical_or(x, y):
    return logical_not(logical_and(logical_not(x), logical_not(y)))


def logical_xor(x, y):
    x, y = _truth(x), _truth(y)
    return None if x is None or y is None else x != y


def logical_not(x):
    x = _truth(x)
    return None if x is None else not x


def where(condition, x, y):
    condition = _truth(condition)
    if condition is None:
        hull_of("where")
        return x if x is y else x.union(y)
    return x if condition else y


# -- pieces ---------------------------------------------------------------------------------------
def trunc(x):
    return x.floor() if x >= 0 else x.ceil() if x <= 0 else x.floor().union(x.ceil())


def rint(x):
    y = (x + HALF).floor()
    tie = x.is_exact() and not x.is_integer() and (2 * x).is_integer()
    return y - 1 if tie and not (y * HALF).is_integer() else y


def maximum(x, y):
    """The larger itself, which is then known to be equal to it, or the hull."""
    return x if x >= y else y if y >= x else x.max(y)


def minimum(x, y):
    return x if x <= y else y if y <= x else x.min(y)


def clip(x, low, high):
    return minimum(maximum(x, low), high)


def fmod(x, y):
    return x - trunc(x / y) * y


def ieee_remainder(x, y):
    return x - rint(x / y) * y


def heaviside(x, h):
    return h if x.is_zero() else arb(1) if x > 0 else arb(0) if x < 0 else arb(0).union(1).union(h)


def ldexp(x, n):
    return x * arb(2) ** n


# -- powers and logarithms ------------------------------------------------------------------------
def cbrt(x):
    if x >= 0:
        return x.root(3)
    if x <= 0:
        return -(-x).root(3)
    return x.nonnegative_part().root(3).union(-(-x).nonnegative_part().root(3))


def logaddexp(x, y):
    high = x.max(y)
    return high + ((x - high).exp() + (y - high).exp()).log()


def logaddexp2(x, y):
    two = arb.const_log2()
    return logaddexp(x * two, y * two) / two


def softplus(x):
    return x.exp().log1p() if x < 1 else x + (-x).exp().log1p()


def sigmoid_cross_entropy(x, labels):
    return softplus(x) - x * labels


def log_expit(x):
    return -softplus(-x)


# -- angles ---------------------------------------------------------------------------------------
def direction(x, y):
    if x.is_zero() and y.is_zero():
        return arb(0)
    radius = (x * x + y * y).nonnegative_part()
    if radius > 0:
        return x / radius.sqrt()
    hull_of("hypot")
    return arb(0, 1)


def sinc_derivative(n, x):
    """sin(pi x) / (pi x) is the integral of cos(pi x t) over t from 0 to 1."""
    if x.is_zero():
        return arb(0) if n % 2 else (-1) ** (n // 2) * arb.pi() ** n / (n + 1)
    if n == 0:
        return x.sinc_pi()
    turned = arb_series([x, 1], n + 1)
    return _nth(turned.sin_pi() / (turned * arb.pi()), n)


def _nth(series, n: int):
    """The n-th derivative that a power series holds."""
    return (series[n] if n < series.length() else arb(0)) * factorial_of(n)


# -- error functions and the normal distribution --------------------------------------------------
def erfc_integral(n, x):
    """DLMF 7.18.7, upward."""
    before, y = 2 / arb.pi().sqrt(), (x * x).exp() * x.erfc()
    for k in range(1, n + 1):
        before, y = y, -x * y / k + before / (2 * k)
    return y


def dawsn_derivative(n, x):
    y = arb.pi().sqrt() * HALF * (-x * x).exp() * x.erfi()
    if n == 0:
        return y
    before, y = y, 1 - 2 * x * y
    for k in range(1, n):
        before, y = y, -2 * x * y - 2 * k * before
    return y


def ndtr(x):
    return HALF * (-x / arb(2).sqrt()).erfc()


def log_ndtr(x):
    return ndtr(x).log()


def log_ndtr_derivative(n, x):
    series = arb_series([-x, -1], n + 1) * (1 / arb(2).sqrt())
    return _nth((series.erfc() * HALF).log(), n)


def ndtri(p):
    return -arb(2).sqrt() * (2 * p).erfcinv()


# -- gamma ----------------------------------------------------------------------------------------
def lgamma(x):
    return x.lgamma() if x > 0 else -abs(x.rgamma()).log()


def polygamma(n, x):
    return x.digamma() if n == 0 else acb(x).polygamma(n).real


def polygamma_difference(n, a, b):
    return polygamma(n, a + b) - polygamma(n, a)


def rgamma_derivative(n, x):
    return _nth(arb_series([x, 1], n + 1).rgamma(), n)


def betaln(a, b):
    return lgamma(a) + lgamma(b) - lgamma(a + b)


def beta_density(a, b, x):
    total = (a + b).gamma() * a.rgamma() * b.rgamma()
    return ((a - 1) * x.log() + (b - 1) * (-x).log1p()).exp() * total


# -- Bessel and Airy ------------------------------------------------------------------------------
def _binomial(n: int, terms) -> object:
    """The sum of comb(n, j) times the j-th of the terms."""
    total = arb(0)
    for j, term in enumerate(terms):
        total += comb(n, j) * term
    return total


def ive_derivative(n, v, x):
    """Where x < 0 the factor is exp(x): the rule takes the kink at 0 from the right."""
    if not (x >= 0 or x < 0):
        return arb.nan()
    s = -1 if x >= 0 else 1
    terms = (s ** (n - j) * _moved(arb.bessel_i, v, j, x, 1) for j in range(n + 1))
    return (s * x).exp() * _binomial(n, terms)


def kve_derivative(n, v, x):
    return x.exp() * _binomial(n, (_moved(arb.bessel_k, v, j, x, -1) for j in range(n + 1)))


def _moved(function, v, j: int, x, s: int):
    """The j-th derivative of I or K by x: DLMF 10.29.5."""
    total = arb(0)
    for m in range(j + 1):
        total += comb(j, m) * function(x, v - j + 2 * m)
    return total * arb(s) ** j / arb(2) ** j


def spherical_jn(n, x):
    if x.is_zero():
        return arb(1 if n == 0 else 0)
    return (arb.pi() / (2 * abs(x))).sqrt() * abs(x).bessel_j(n + HALF) * _parity(n, x)


def spherical_in(n, x):
    if x.is_zero():
        return arb(1 if n == 0 else 0)
    return (arb.pi() / (2 * abs(x))).sqrt() * abs(x).bessel_i(n + HALF) * _parity(n, x)


def spherical_yn(n, x):
    y = (arb.pi() / (2 * abs(x))).sqrt() * abs(x).bessel_y(n + HALF)
    return y * _parity(n + 1, x)


def _parity(n: int, x):
    return 1 if x > 0 or n % 2 == 0 else -1 if x < 0 else arb.nan()


# -- integrals ------------------------------------------------------------------------------------
def ellipk(m):
    return acb(m).elliptic_k().real if m < 1 else arb.nan()


def ellipkm1(p):
    return ellipk(1 - p)


def ellipe(m):
    return acb(m).elliptic_e().real if m <= 1 else arb.nan()


def ellipk_derivative(n, p):
    """Of pi/2 2F1(1/2, 1/2, 1, m): DLMF 15.5.2."""
    return _elliptic(n, HALF, p)


def ellipe_derivative(n, p):
    return _elliptic(n, -HALF, p)


def _elliptic(n: int, a, p):
    if not p > 0:
        return arb.nan()
    factor = a.rising(n) * HALF.rising(n) / factorial_of(n)
    return arb.pi() / 2 * factor * (1 - p).hypgeom_2f1(a + n, HALF + n, 1 + n)


# -- entropies and power transforms ---------------------------------------------------------------
