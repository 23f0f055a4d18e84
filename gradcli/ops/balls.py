"""The values of rows on balls: for each a function of Arb's, or one of its own name here.

Arguments are python-flint's `arb`, static ones of rows with a derivative whole numbers; the result
is an arb, or a truth, None where balls overlap.  What is not finite has no value on these balls.
Derivatives of a whole order that rows have are coefficients of Arb's power series.
Source: DLMF, as the rows have it.
"""

from collections.abc import Callable
from contextvars import ContextVar
from math import comb
from math import factorial as factorial_of

from flint import acb, arb, arb_series

HALF = arb(0.5)
HULLS: ContextVar[list | None] = ContextVar("rows of which a hull was taken", default=None)
# row -> the method of an arb that it is
METHODS = {
    "abs": "__abs__", "add": "__add__", "subtract": "__sub__", "negative": "__neg__",
    "positive": "__pos__", "multiply": "__mul__", "divide": "__truediv__", "floor": "floor",
    "ceil": "ceil",
    "sqrt": "sqrt", "exp": "exp", "expm1": "expm1", "log": "log", "log1p": "log1p", "sin": "sin",
    "cos": "cos", "tan": "tan", "arcsin": "asin", "arccos": "acos", "arctan": "atan",
    "sinh": "sinh", "cosh": "cosh", "tanh": "tanh", "sech": "sech", "arcsinh": "asinh",
    "arccosh": "acosh", "arctanh": "atanh", "sign": "sgn", "sinc": "sinc_pi", "erf": "erf",
    "erfc": "erfc", "erfi": "erfi", "erfinv": "erfinv", "erfcinv": "erfcinv",
    "fresnels": "fresnel_s", "fresnelc": "fresnel_c", "gamma": "gamma", "digamma": "digamma",
    "rgamma": "rgamma", "airyai": "airy_ai", "airybi": "airy_bi", "expi": "ei", "sinint": "si",
    "cosint": "ci", "sinhint": "shi", "coshint": "chi", "riemann_zeta": "zeta",
}  # fmt: skip
# rows that are as another
SAME = {"jn": "jv", "yn": "yv", "kn": "kv", "fmax": "maximum", "fmin": "minimum"}


def function(name: str) -> Callable | None:
    """The function of balls that the row of this name is; None where there is none."""
    if name in METHODS:
        return getattr(arb, METHODS[name])
    return globals().get(SAME.get(name, name)) if name not in NO_ROWS else None


def hull_of(name: str) -> None:
    """Note that the ball of an argument holds the kink, the step or the tie of a row."""
    hulls = HULLS.get()
    if hulls is not None and name not in hulls:
        hulls.append(name)


# -- comparisons and truths: None is not known ----------------------------------------------------
def less(x, y):
    return True if x < y else False if x >= y else None


def less_equal(x, y):
    return True if x <= y else False if x > y else None


def greater(x, y):
    return less(y, x)


def greater_equal(x, y):
    return less_equal(y, x)


def equal(x, y):
    return True if x is y or x == y else False if x != y else None


def not_equal(x, y):
    return logical_not(equal(x, y))


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


def isnan(x):
    return not x.is_finite() and x.is_nan()


def isfinite(x):
    return x.is_finite()


def isinf(x):
    return not x.is_finite()


def isposinf(x):
    return not x.is_finite() and x > 0


def isneginf(x):
    return not x.is_finite() and x < 0


def signbit(x):
    return less(x, arb(0))


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


def relu(x):
    return maximum(x, arb(0))


def floor_divide(x, y):
    return (x / y).floor()


def mod(x, y):
    return x - (x / y).floor() * y


def fmod(x, y):
    return x - trunc(x / y) * y


def ieee_remainder(x, y):
    return x - rint(x / y) * y


def copysign(x, y):
    return abs(x) * (y.sgn() if not y.is_zero() else 1)


def heaviside(x, h):
    return h if x.is_zero() else arb(1) if x > 0 else arb(0) if x < 0 else arb(0).union(1).union(h)


def ldexp(x, n):
    return x * arb(2) ** n


# -- powers and logarithms ------------------------------------------------------------------------
def power(x, p):
    if p.is_zero():
        return arb(1)
    if x.is_zero() and p > 0:
        return arb(0)
    return x**p


def xlogy(x, y):
    return arb(0) if x.is_zero() else x * y.log()


def xlog1py(x, y):
    return arb(0) if x.is_zero() else x * y.log1p()


def cbrt(x):
    if x >= 0:
        return x.root(3)
    if x <= 0:
        return -(-x).root(3)
    return x.nonnegative_part().root(3).union(-(-x).nonnegative_part().root(3))


def exp2(x):
    return arb(2) ** x


def log2(x):
    return x.log() / arb.const_log2()


def log10(x):
    return x.log() / arb.const_log10()


def one_minus_square(x):
    return (1 - x) * (1 + x)


def logaddexp(x, y):
    high = x.max(y)
    return high + ((x - high).exp() + (y - high).exp()).log()


def logaddexp2(x, y):
    two = arb.const_log2()
    return logaddexp(x * two, y * two) / two


def sigmoid(x):
    return 1 / (1 + (-x).exp())


def softplus(x):
    return x.exp().log1p() if x < 1 else x + (-x).exp().log1p()


def sigmoid_cross_entropy(x, labels):
    return softplus(x) - x * labels


def log_expit(x):
    return -softplus(-x)


def logit(p):
    return p.log() - (-p).log1p()


# -- angles ---------------------------------------------------------------------------------------
def arctan2(y, x):
    return arb(0) if y.is_zero() and x.is_zero() else arb.atan2(y, x)


def hypot(x, y):
    return (x * x + y * y).nonnegative_part().sqrt()


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
def gaussian(n, x):
    return (-1) ** n * x.hermite_h(n) * (-x * x).exp()


def erfcx(x):
    return (x * x).exp() * x.erfc()


def erfc_integral(n, x):
    """DLMF 7.18.7, upward."""
    before, y = 2 / arb.pi().sqrt(), erfcx(x)
    for k in range(1, n + 1):
        before, y = y, -x * y / k + before / (2 * k)
    return y


def dawsn(x):
    return arb.pi().sqrt() * HALF * (-x * x).exp() * x.erfi()


def dawsn_derivative(n, x):
    y = dawsn(x)
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


def gammasgn(x):
    return x.rgamma().sgn()


def rgamma_derivative(n, x):
    return _nth(arb_series([x, 1], n + 1).rgamma(), n)


def factorial(x):
    return (x + 1).gamma() if x > -1 else arb(0) if x < 0 else arb.nan()


def beta(a, b):
    return a.gamma() * b.gamma() * (a + b).rgamma()


def betaln(a, b):
    return lgamma(a) + lgamma(b) - lgamma(a + b)


def poch(x, m):
    return (x + m).gamma() * x.rgamma()


def binom(n, k):
    return (n + 1).gamma() * (k + 1).rgamma() * (n - k + 1).rgamma()


def gamma_density(a, x):
    return ((a - 1) * x.log() - x).exp() * a.rgamma()


def beta_density(a, b, x):
    return ((a - 1) * x.log() + (b - 1) * (-x).log1p()).exp() / beta(a, b)


def gammainc(a, x):
    return x.gamma_lower(a, 1)


def gammaincc(a, x):
    return x.gamma_upper(a, 1)


def betainc(a, b, x):
    return x.beta_lower(a, b, 1)


def betaincc(a, b, x):
    return (1 - x).beta_lower(b, a, 1)


def hurwitz_zeta(x, q):
    return x.zeta(q)


def lambert_branch(x, k):
    return x.lambertw(k)


# -- Bessel and Airy ------------------------------------------------------------------------------
def jv(v, x):
    return x.bessel_j(v)


def yv(v, x):
    return x.bessel_y(v)


def iv(v, x):
    return x.bessel_i(v)


def kv(v, x):
    return x.bessel_k(v)


def j0(x):
    return x.bessel_j(0)


def j1(x):
    return x.bessel_j(1)


def y0(x):
    return x.bessel_y(0)


def y1(x):
    return x.bessel_y(1)


def i0(x):
    return x.bessel_i(0)


def i1(x):
    return x.bessel_i(1)


def k0(x):
    return x.bessel_k(0)


def k1(x):
    return x.bessel_k(1)


def _binomial(n: int, terms) -> object:
    """The sum of comb(n, j) times the j-th of the terms."""
    total = arb(0)
    for j, term in enumerate(terms):
        total += comb(n, j) * term
    return total


def ive(v, x):
    return (-abs(x)).exp() * x.bessel_i(v)


def ive_derivative(n, v, x):
    """Where x < 0 the factor is exp(x): the rule takes the kink at 0 from the right."""
    if not (x >= 0 or x < 0):
        return arb.nan()
    s = -1 if x >= 0 else 1
    terms = (s ** (n - j) * _moved(arb.bessel_i, v, j, x, 1) for j in range(n + 1))
    return (s * x).exp() * _binomial(n, terms)


def kve(v, x):
    return x.exp() * x.bessel_k(v)


def kve_derivative(n, v, x):
    return x.exp() * _binomial(n, (_moved(arb.bessel_k, v, j, x, -1) for j in range(n + 1)))


def _moved(function, v, j: int, x, s: int):
    """The j-th derivative of I or K by x: DLMF 10.29.5."""
    total = arb(0)
    for m in range(j + 1):
        total += comb(j, m) * function(x, v - j + 2 * m)
    return total * arb(s) ** j / arb(2) ** j


def i0e(x):
    return ive(0, x)


def i1e(x):
    return ive(1, x)


def k0e(x):
    return kve(0, x)


def k1e(x):
    return kve(1, x)


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


def spherical_kn(n, x):
    return (arb.pi() / (2 * x)).sqrt() * x.bessel_k(n + HALF)


def _parity(n: int, x):
    return 1 if x > 0 or n % 2 == 0 else -1 if x < 0 else arb.nan()


def airyaip(x):
    return x.airy_ai(1)


def airybip(x):
    return x.airy_bi(1)


# -- integrals ------------------------------------------------------------------------------------
def expn(n, x):
    return x.expint(n)


def exp1(x):
    return x.expint(1)


def exprel(x):
    return exp_moment(0, x)


def exp_moment(n, x):
    """DLMF 13.4.1: 1F1(n + 1, n + 2, x) / (n + 1)."""
    return x.hypgeom_1f1(n + 1, n + 2) / (n + 1)


def log_moment(n, x):
    """DLMF 15.6.1: 2F1(n + 1, n + 1, n + 2, 1 - x) / (n + 1)."""
    return (1 - x).hypgeom_2f1(n + 1, n + 1, n + 2) / (n + 1)


def spence(x):
    return (1 - x).polylog(2)


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
def entr(x):
    return -xlogy(x, x)


def rel_entr(x, y):
    return arb(0) if x.is_zero() and y >= 0 else x * (x / y).log()


def kl_div(x, y):
    return y if x.is_zero() and y >= 0 else x * (x / y).log() - x + y


def log_ratio(x, y):
    return (x / y).log()


def boxcox(x, exponent):
    logs = x.log()
    return logs * exp_moment(0, exponent * logs)


def boxcox1p(x, exponent):
    logs = x.log1p()
    return logs * exp_moment(0, exponent * logs)


def inv_boxcox(y, exponent):
    return (y if exponent.is_zero() else (exponent * y).log1p() / exponent).exp()


def inv_boxcox1p(y, exponent):
    return (y if exponent.is_zero() else (exponent * y).log1p() / exponent).expm1()


NO_ROWS = {"acb", "arb", "arb_series", "comb", "factorial_of", "function", "hull_of"}
