"""Rows of the gamma function, its logarithm's derivatives, and what is made of quotients of it.

The derivative of log beta(a, b) by a is digamma(a) - digamma(a + b), which cancels where b is small
beside a: `polygamma_difference` is that difference as a function of its own.
"""

import math

from gradcli.ops.arithmetic import div
from gradcli.ops.comparisons import greater_equal, less, less_equal, logical_and
from gradcli.ops.elementary import cos, sin
from gradcli.ops.piecewise import where
from gradcli.ops.scipy_rows import special_row
from gradcli.ops.table import FLAT, POSITIVE, STATIC, row, smooth
from gradcli.ops.values import ieee


def _at_pole(x) -> float:
    """gamma where it is not finite: C's signed infinity at 0, NaN at the other poles."""
    if x == 0:
        return math.copysign(math.inf, x)
    return math.nan if x < 0 else math.inf


gamma = row(
    "gamma",
    smooth(lambda x, z: z * digamma(x)),
    value=ieee(math.gamma, _at_pole),
    array="scipy.special.gamma",
    domain=(POSITIVE,),
    source="DLMF 5.2.2",
)
lgamma = row(  # log |gamma(x)|
    "lgamma",
    smooth(lambda x, z: digamma(x)),
    value=ieee(math.lgamma, lambda x: math.inf),
    array="scipy.special.gammaln",
    domain=(POSITIVE,),
    source="DLMF 5.2.2",
)
digamma = special_row(
    "digamma", smooth(lambda x, z: polygamma(1, x)), domain=(POSITIVE,), source="DLMF 5.15"
)
polygamma = special_row(  # the n-th derivative of digamma
    "polygamma",
    STATIC,
    smooth(lambda n, x, z: polygamma(n + 1, x)),
    twin="gradcli.ops.gamma_values.polygamma",
    domain=(POSITIVE,),
    source="DLMF 5.15",
)
polygamma_difference = special_row(  # polygamma(n, a + b) - polygamma(n, a)
    "polygamma_difference",
    STATIC,
    smooth(lambda n, a, b, z: polygamma_difference(n + 1, a, b)),
    smooth(lambda n, a, b, z: polygamma(n + 1, a + b)),
    twin="gradcli.ops.gamma_values.polygamma_difference",
    domain=(POSITIVE, POSITIVE),
    source="DLMF 5.15",
)
gammasgn = special_row("gammasgn", FLAT, convention="0 at the poles of gamma")


def _of_rgamma(x, z):
    """By x rgamma(x + 1), or below 1/2 by reflection: digamma itself has poles."""
    low = less(x, 0.5)
    up, down = where(low, 1.0, x), where(low, 1.0 - x, 1.0)
    turn = math.pi * where(low, x, 0.0)
    reflected = gamma(down) * (cos(turn) - digamma(down) * sin(turn) / math.pi)
    return where(low, reflected, rgamma(up + 1.0) * (1.0 - up * digamma(up + 1.0)))


rgamma = special_row(  # 1 / gamma(x), which has no poles
    "rgamma", smooth(_of_rgamma), domain=(POSITIVE,), source="DLMF 5.5.3"
)
factorial = special_row(
    "factorial",
    smooth(lambda x, z: z * digamma(x + 1.0)),
    domain=(POSITIVE,),
    convention="0 below 0, as SciPy has it",
    source="DLMF 5.4.1",
)


# -- quotients ------------------------------------------------------------------------------------
def _of_poch(x, m, z):
    """By poch(x, m) = x / (x + m) poch(x + 1, m): digamma(x) has a pole at 0."""
    inner = div(m, x + m) + x * polygamma_difference(0, x + 1.0, m)
    return div(poch(x + 1.0, m), x + m) * inner


beta = special_row(
    "beta",
    smooth(lambda a, b, z: -z * polygamma_difference(0, a, b)),
    smooth(lambda a, b, z: -z * polygamma_difference(0, b, a)),
    twin="gradcli.ops.gamma_values.beta",
    domain=(POSITIVE, POSITIVE),
    source="DLMF 5.12.1",
)
betaln = special_row(  # log |beta(a, b)|
    "betaln",
    smooth(lambda a, b, z: -polygamma_difference(0, a, b)),
    smooth(lambda a, b, z: -polygamma_difference(0, b, a)),
    twin="gradcli.ops.gamma_values.betaln",
    domain=(POSITIVE, POSITIVE),
    source="DLMF 5.12.1",
)
poch = special_row(  # gamma(x + m) / gamma(x), the rising factorial
    "poch",
    smooth(_of_poch),
    smooth(lambda x, m, z: z * digamma(x + m)),
    twin="gradcli.ops.gamma_values.poch",
    domain=(POSITIVE, POSITIVE),
    source="DLMF 5.2.5",
)
binom = special_row(  # gamma(n+1) / (gamma(k+1) gamma(n-k+1))
    "binom",
    smooth(lambda n, k, z: z * polygamma_difference(0, n - k + 1.0, k)),
    smooth(lambda n, k, z: z * polygamma_difference(0, k + 1.0, n - 2.0 * k)),
    domain=((2.0, math.inf), (0.0, 2.0)),
    source="DLMF 1.2.6",
)


def comb(n, k):
    """binom(n, k), and 0 where k is below 0 or above n."""
    inside = logical_and(greater_equal(k, 0.0), less_equal(k, n))
    return where(inside, binom(n, k), 0.0)


def multigammaln(a, d):
    """log of the multivariate gamma function of dimension d (a whole number) at a."""
    total = 0.25 * d * (d - 1) * math.log(math.pi)
    for i in range(d):
        total = lgamma(a - 0.5 * i) + total
    return total
