"""Rows of the incomplete gamma and beta functions, of their inverses and their densities.

By the parameters a and b no derivative is in closed form; the densities have all of theirs.
"""

from itertools import count

from gradcli.ops.arithmetic import div
from gradcli.ops.comparisons import equal, logical_or
from gradcli.ops.elementary import log, log1p
from gradcli.ops.gamma_functions import digamma, polygamma_difference
from gradcli.ops.piecewise import where
from gradcli.ops.recurrence import product, weighted
from gradcli.ops.scipy_rows import special_row
from gradcli.ops.table import POSITIVE, none, smooth

UNIT, PARAMETER = (0.0, 1.0), (0.3, 4.0)
VALUES = "gradcli.ops.gamma_values."
GAMMA, BETA = "DLMF 8.8.13", "DLMF 8.17.1"


# -- densities ------------------------------------------------------------------------------------
def _growing(density, left: int, right: int | None = None):
    """The series of a density z in its last argument u, by z' = w z u', w its logarithm's slope.

    w is (p - 1) / u with p the parameter at `left`, less (q - 1) / (1 - u) with q that at `right`,
    or less 1.  The rule serves at an end of the range, where w has no value, and where a parameter
    moves.
    """

    def series(*u):
        *held, x = u
        if not all(h.constant for h in held) or _at_an_end(x[0]):
            return None
        return grown([h[0] for h in held], x)

    def grown(parameters, u):
        z, w, v = [density(*parameters, u[0])], [], [1.0 - u[0]]
        over, under, slopes = [], [], []
        for k in count():
            yield z[-1]
            if k:
                v.append(None if u[k] is None else -u[k])
            over.append(_quotient(parameters[left] - 1.0, over, u, k))
            if right is None:
                w.append(over[k] - 1.0 if k == 0 else over[k])
            else:
                under.append(_quotient(parameters[right] - 1.0, under, v, k))
                w.append(over[k] - under[k])
            slopes.append(product(w, z, k))
            z.append(weighted(u, slopes, k + 1))

    return series


def _quotient(top, q: list, u, k: int):
    """The k-th coefficient of top / u, q having those before."""
    if k == 0:
        return div(top, u[0])
    known = product([None, *(u[j] for j in range(1, k + 1))], [*q, None], k)
    return 0.0 * q[0] if known is None else -div(known, u[0])


def _at_an_end(x) -> bool:
    ends = logical_or(equal(x, 0.0), equal(x, 1.0))
    return bool(ends.any()) if hasattr(ends, "any") else bool(ends)


def _of_gamma_density(a, x, z):
    """By gamma_density(a, x) = a/x gamma_density(a + 1, x): digamma(a) has a pole at 0."""
    return div(gamma_density(a + 1.0, x), x) * (1.0 + a * (log(x) - digamma(a + 1.0)))


def _of_beta_density(above, a, b, x, log_x):
    """As _of_gamma_density, by a/(a + b)/x times `above`, the density with a + 1 for a."""
    slope = log_x + polygamma_difference(0, a + 1.0, b)
    return div(div(above, x), a + b) * (div(b, a + b) + a * slope)


def _along_gamma_density(a, x, z):
    """z ((a - 1)/x - 1), and at x = 0 by the neighbour, which has a value there."""
    end = equal(x, 0.0)
    slope = div(a - 1.0, where(end, 1.0, x)) - 1.0
    return where(end, gamma_density(a - 1.0, x) - z, z * slope)


def _along_beta_density(a, b, x, z):
    """z ((a - 1)/x - (b - 1)/(1 - x)), and at either end by the neighbours."""
    end = logical_or(equal(x, 0.0), equal(x, 1.0))
    inner = where(end, 0.5, x)
    slope = div(a - 1.0, inner) - div(b - 1.0, 1.0 - inner)
    beside = beta_density(a - 1.0, b, x) - beta_density(a, b - 1.0, x)
    return where(end, (a + b - 1.0) * beside, z * slope)


gamma_density = special_row(  # x^(a-1) exp(-x) / gamma(a)
    "gamma_density",
    smooth(_of_gamma_density),
    smooth(_along_gamma_density),
    twin=VALUES + "gamma_density",
    domain=(PARAMETER, POSITIVE),
    series=_growing(lambda a, x: gamma_density(a, x), 0),
    source=GAMMA,
)
beta_density = special_row(  # x^(a-1) (1-x)^(b-1) / beta(a, b)
    "beta_density",
    smooth(lambda a, b, x, z: _of_beta_density(beta_density(a + 1.0, b, x), a, b, x, log(x))),
    smooth(
        lambda a, b, x, z: _of_beta_density(beta_density(a, b + 1.0, x), b, a, 1.0 - x, log1p(-x))
    ),
    smooth(_along_beta_density),
    twin=VALUES + "beta_density",
    domain=(PARAMETER, PARAMETER, UNIT),
    series=_growing(lambda a, b, x: beta_density(a, b, x), 0, 1),
    source=BETA,
)

# -- their integrals ------------------------------------------------------------------------------
gammainc = special_row(  # from 0 to x
    "gammainc",
    none("gammainc", "a"),
    smooth(lambda a, x, z: gamma_density(a, x)),
    twin=VALUES + "gammainc",
    domain=(PARAMETER, POSITIVE),
    source=GAMMA,
)
gammaincc = special_row(  # from x on
    "gammaincc",
    none("gammaincc", "a"),
    smooth(lambda a, x, z: -gamma_density(a, x)),
    twin=VALUES + "gammaincc",
    domain=(PARAMETER, POSITIVE),
    source=GAMMA,
)
gammaincinv = special_row(
    "gammaincinv",
    none("gammaincinv", "a"),
    smooth(lambda a, p, z: div(1.0, gamma_density(a, z))),
    twin=VALUES + "gammaincinv",
    domain=(PARAMETER, UNIT),
    source=GAMMA,
)
gammainccinv = special_row(
    "gammainccinv",
    none("gammainccinv", "a"),
    smooth(lambda a, p, z: div(-1.0, gamma_density(a, z))),
    twin=VALUES + "gammainccinv",
    domain=(PARAMETER, UNIT),
    source=GAMMA,
)
betainc = special_row(  # from 0 to x
    "betainc",
    none("betainc", "a"),
    none("betainc", "b"),
    smooth(lambda a, b, x, z: beta_density(a, b, x)),
    domain=(PARAMETER, PARAMETER, UNIT),
    source=BETA,
)
betaincc = special_row(  # from x to 1
    "betaincc",
    none("betaincc", "a"),
    none("betaincc", "b"),
    smooth(lambda a, b, x, z: -beta_density(a, b, x)),
    domain=(PARAMETER, PARAMETER, UNIT),
    source=BETA,
)
