"""Rows of the incomplete gamma and beta functions, of their inverses and their densities.

By the parameters a and b no derivative is in closed form; the densities have all of theirs.
"""

from gradcli.ops.arithmetic import div, power
from gradcli.ops.comparisons import equal, greater_equal, less, logical_and, logical_not, logical_or
from gradcli.ops.elementary import exp, log, log1p, sqrt
from gradcli.ops.piecewise import maximum, where
from gradcli.ops.rows import POSITIVE, none, smooth
from gradcli.ops.special.density_series import RISE, SUBNORMAL, beta_series, gamma_series
from gradcli.ops.special.gamma_functions import (
    digamma,
    gamma,
    poch,
    polygamma_difference,
    rgamma,
    rgamma_derivative,
)
from gradcli.ops.special.pieces import in_pieces
from gradcli.ops.special.scipy_rows import special_row

UNIT, PARAMETER = (0.0, 1.0), (0.3, 4.0)
VALUES = "gradcli.ops.special.values.gamma_values."
GAMMA, BETA = "DLMF 8.8.13", "DLMF 8.17.1"


# -- densities ------------------------------------------------------------------------------------
def _near_zero(a, x, b=0.0):
    """Whether the power of x governs, from the first on: there the neighbour with a - 1 gives the
    derivative, also where z is too small to be a number and 1/x too large."""
    governs = less(x * maximum(b, 1.0), 0.0625 * a)
    return logical_or(equal(x, 0.0), logical_and(governs, greater_equal(a, 2.0)))


def _near_an_end(a, b, x):
    left = logical_and(less(x, 0.5), _near_zero(a, x, b))
    return logical_or(left, logical_and(less(0.5, x), _near_zero(b, 1.0 - x, a)))


def _of_gamma_density(a, x, z):
    """z (log x - digamma(a)); for a small a, of which digamma has a pole at 0, by 1/gamma(a), and
    where z may be too small a number by the neighbour, (a - 1) z = x gamma_density(a - 1, x)."""
    small, end = less(a, 0.5), _near_zero(a, x)
    low, high, far = where(small, a, 0.0), where(small, 1.0, a), where(end, a, 3.0)
    scale = div(power(x, low), x) * exp(-x)
    by_inverse = scale * (rgamma_derivative(1, low) + log(x) * rgamma(low))
    slope = where(equal(x, 0.0), 0.0, log(x)) - digamma(high)
    direct = where(end, gamma_density(far - 1.0, x) * (div(x, far - 1.0) * slope), z * slope)
    return where(small, by_inverse, direct)


def _nothing(a, b, x):
    """Whether z and its derivatives are below the least number, as a bound of -log z says that
    holds of the divergence of two distributions on two points: that of their roots squared
    (Tsybakov, Introduction to Nonparametric Estimation, 2.4)."""
    s = a + b
    left, right = sqrt(a) - sqrt(s * x), sqrt(b) - sqrt(s * (1.0 - x))
    return less(3e4, left * left + right * right)


def _of_beta_density(nothing, a, b, x, z, log_x, log_y):
    """As _of_gamma_density, y = 1 - x; of b far below a the poles at 0 of 1/gamma(a) and of
    gamma(a + b) are next to one another, and z hardly moves."""
    small = logical_and(less(a, 0.5), logical_not(less(b, 0.5 * a)))
    inside = 0.4, 1.0, 0.5, 1.0, -1.0, -1.0
    pieces = [
        (nothing, (1e9, 1.0, 0.5, 1.0, -1.0, -1.0), lambda a, b, x, z, p, q: 0.0 * x),
        (small, inside, _beta_density_by_inverse),
        (logical_not(small), (1.0, *inside[1:]), _beta_density_by_slope),
    ]
    return in_pieces(pieces, a, b, x, z, log_x, log_y)


def _of_left(a, b, x, z):
    return _of_beta_density(_nothing(a, b, x), a, b, x, z, log(x), log1p(-x))


def _of_right(a, b, x, z):
    return _of_beta_density(_nothing(a, b, x), b, a, 1.0 - x, z, log1p(-x), log(x))


def _beta_density_by_inverse(a, b, x, z, log_x, log_y):
    scale = div(exp(a * log_x), x) * exp((b - 1.0) * log_y) * poch(b, a)
    return scale * (rgamma_derivative(1, a) + (log_x + digamma(a + b)) * rgamma(a))


def _beta_density_by_slope(a, b, x, z, log_x, log_y=None):
    finite = where(equal(x, 0.0), 0.0, log_x)
    return z * (finite + polygamma_difference(0, a, b))


def _along_gamma_density(a, x, z):
    """z ((a - 1)/x - 1), and near x = 0 by the neighbour, which has a value there."""
    end = _near_zero(a, x)
    slope = div(a - 1.0, where(end, 1.0, x)) - 1.0
    return where(end, gamma_density(a - 1.0, x) - z, z * slope)


def _along_as_written(a, b, x, z):
    """The rule as formulas are printed: in two pieces, which may lack digits at extremes."""
    end = _near_an_end(a, b, x)
    beside = beta_density(a - 1.0, b, x) - beta_density(a, b - 1.0, x)
    return where(end, (a + b - 1.0) * beside, _between_the_ends(a, b, where(end, 0.5, x), z))


def _along_beta_density(a, b, x, z):
    """Of a subnormal parameter by one that is RISE times as large (density_series.lifted)."""
    positive = logical_and(less(0.0, a), less(0.0, b))
    subnormal = logical_and(positive, logical_or(less(a, SUBNORMAL), less(b, SUBNORMAL)))
    pieces = [
        (logical_not(subnormal), (1.0, 1.0, 0.5, 1.0), _along_x),
        (subnormal, (1e-310, 1.0, 0.5, 1.0), _along_lifted),
    ]
    return in_pieces(pieces, a, b, x, z)


def _along_lifted(a, b, x, z):
    p, q = (u * where(less(u, 1e-200), RISE, 1.0) for u in (a, b))
    return _along_x(p, q, x, beta_density(p, q, x)) / RISE


def _along_x(a, b, x, z):
    """z ((a - 1)/x - (b - 1)/(1 - x)), and near either end by the neighbour."""
    nothing, end = _nothing(a, b, x), _near_an_end(a, b, x)
    left = less(x, 0.5)
    pieces = [
        (nothing, (1e9, 1.0, 0.5, 1.0), lambda a, b, x, z: 0.0 * x),
        (logical_not(end), (1.0, 1.0, 0.5, 1.0), _between_the_ends),
        (left, (3.0, 1.0, 0.0, 1.0), _at_zero),
        (logical_not(left), (1.0, 3.0, 1.0, 1.0), _at_one),
    ]
    return in_pieces(pieces, a, b, x, z)


def _between_the_ends(a, b, x, z):
    return (a - 1.0) * div(z, x) - (b - 1.0) * div(z, 1.0 - x)


def _at_zero(a, b, x, z):
    return (a + b - 1.0) * beta_density(a - 1.0, b, x) - (b - 1.0) * div(z, 1.0 - x)


def _at_one(a, b, x, z):
    return (a - 1.0) * div(z, x) - (a + b - 1.0) * beta_density(a, b - 1.0, x)


gamma_density = special_row(  # x^(a-1) exp(-x) / gamma(a)
    "gamma_density",
    smooth(_of_gamma_density),
    smooth(_along_gamma_density),
    values=VALUES + "gamma_density",
    domain=(PARAMETER, POSITIVE),
    series=gamma_series(lambda a, x: gamma_density(a, x), _near_zero),
    source=GAMMA,
    regular="x > 0; elsewhere but at poles",
    ball=lambda a, x: ((a - 1) * x.log() - x).exp() * a.rgamma(),
)
beta_density = special_row(  # x^(a-1) (1-x)^(b-1) / beta(a, b)
    "beta_density",
    smooth(_of_left, lambda a, b, x, z: _beta_density_by_slope(a, b, x, z, log(x))),
    smooth(_of_right, lambda a, b, x, z: _beta_density_by_slope(b, a, 1.0 - x, z, log1p(-x))),
    smooth(_along_beta_density, _along_as_written),
    values=VALUES + "beta_density",
    domain=(PARAMETER, PARAMETER, UNIT),
    series=beta_series(lambda a, b, x: beta_density(a, b, x), _near_an_end, _nothing),
    source=BETA,
    regular="a > 0, b > 0, 0 < x < 1; elsewhere but at poles",
    ball="balls.beta_density",
)

# -- their integrals ------------------------------------------------------------------------------
gammainc = special_row(  # from 0 to x
    "gammainc",
    none("gammainc", "a"),
    smooth(lambda a, x, z: gamma_density(a, x)),
    values=VALUES + "gammainc",
    domain=(PARAMETER, POSITIVE),
    source=GAMMA,
    regular="a >= 0, x > 0",
    ball=lambda a, x: x.gamma_lower(a, 1),
)
gammaincc = special_row(  # from x on
    "gammaincc",
    none("gammaincc", "a"),
    smooth(lambda a, x, z: -gamma_density(a, x)),
    values=VALUES + "gammaincc",
    domain=(PARAMETER, POSITIVE),
    source=GAMMA,
    regular="a >= 0, x > 0",
    ball=lambda a, x: x.gamma_upper(a, 1),
)


def _of_quantile(sign, a, z):
    """sign / gamma_density(a, z), of a below 1 as gamma(a) z^(1-a) exp(z): the density of a small
    z may have no square among numbers; and 0 where z is."""
    small, nothing = less(a, 1.0), equal(z, 0.0)
    base = where(logical_and(small, nothing), 1.0, z)
    low, high = where(small, a, 0.5), where(small, 1.0, a)
    rounds = less(low, 0.5)  # 1 - low
    raised = where(rounds, div(base, power(base, low)), power(base, 1.0 - where(rounds, 0.5, low)))
    inverse = gamma(low) * exp(base) * raised
    direct = div(1.0, gamma_density(high, where(small, 1.0, z)))
    return sign * where(small, where(nothing, 0.0, inverse), direct)


def _of_upper_quantile(a, p, z):
    """-1 / gamma_density(a, z); in the tail, where the digits of a large z are not enough for it,
    -1 / (p times the density over the integral from z on), which hardly moves with z."""
    tail = logical_and(less(1.0, z), logical_and(less(0.0, p), less(p, 0.1)))
    far, some = where(tail, z, 2.0), where(tail, p, 0.1)
    by_tail = div(div(gammaincc(a, far), gamma_density(a, far)), some)
    return where(tail, -by_tail, _of_quantile(-1.0, a, where(tail, 1.0, z)))


gammaincinv = special_row(
    "gammaincinv",
    none("gammaincinv", "a"),
    smooth(lambda a, p, z: _of_quantile(1.0, a, z), lambda a, p, z: div(1.0, gamma_density(a, z))),
    values=VALUES + "gammaincinv",
    domain=(PARAMETER, UNIT),
    source=GAMMA,
    regular="a > 0, 0 < p < 1",
)
gammainccinv = special_row(
    "gammainccinv",
    none("gammainccinv", "a"),
    smooth(_of_upper_quantile, lambda a, p, z: div(-1.0, gamma_density(a, z))),
    values=VALUES + "gammainccinv",
    domain=(PARAMETER, UNIT),
    source=GAMMA,
    regular="a > 0, 0 < p < 1",
)
betainc = special_row(  # from 0 to x
    "betainc",
    none("betainc", "a"),
    none("betainc", "b"),
    smooth(lambda a, b, x, z: beta_density(a, b, x)),
    domain=(PARAMETER, PARAMETER, UNIT),
    source=BETA,
    regular="a >= 0, b >= 0, a + b > 0, 0 < x < 1",
    ball=lambda a, b, x: x.beta_lower(a, b, 1),
)
betaincc = special_row(  # from x to 1
    "betaincc",
    none("betaincc", "a"),
    none("betaincc", "b"),
    smooth(lambda a, b, x, z: -beta_density(a, b, x)),
    domain=(PARAMETER, PARAMETER, UNIT),
    source=BETA,
    regular="a >= 0, b >= 0, a + b > 0, 0 < x < 1",
    ball=lambda a, b, x: (1 - x).beta_lower(b, a, 1),
)
