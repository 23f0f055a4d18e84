"""Rows of the gamma function, its logarithm's derivatives, and what is made of quotients of it.

The derivative of log beta(a, b) by a is digamma(a) - digamma(a + b), which cancels where b is small
beside a: `polygamma_difference` is that difference as a function of its own.
"""

import math
from collections.abc import Iterator
from itertools import count

from gradcli.ops.arithmetic import div, power
from gradcli.ops.comparisons import less
from gradcli.ops.dispatch import row
from gradcli.ops.memory import LEAF, ask
from gradcli.ops.piecewise import where
from gradcli.ops.rows import FLAT, POSITIVE, SOMEWHERE, STATIC, smooth
from gradcli.ops.special.scipy_rows import special_row
from gradcli.ops.special.values import lgamma_values
from gradcli.ops.taylor.ladder import composed, exponential, times
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
    undefined=((0, "0 or a negative integer"),),
    source="DLMF 5.2.2",
    regular="x > 0 or x != floor(x)",
    ball="gamma",
)
lgamma = row(  # log |gamma(x)|
    "lgamma",
    smooth(lambda x, z: digamma(x)),
    value=ieee(lgamma_values.lgamma, lambda x: math.inf),
    array="gradcli.ops.special.values.gamma_values.lgamma",
    domain=(POSITIVE,),
    undefined=((0, "0 or a negative integer"),),
    source="DLMF 5.2.2",
    regular="x > 0 or x != floor(x)",
    ball="balls.lgamma",
)
digamma = special_row(
    "digamma",
    smooth(lambda x, z: polygamma(1, x)),
    domain=(POSITIVE,),
    undefined=((0, "0 or a negative integer"),),
    source="DLMF 5.15",
    regular="x > 0 or x != floor(x)",
    ball="digamma",
)
polygamma = special_row(  # the n-th derivative of digamma
    "polygamma",
    STATIC,
    smooth(lambda n, x, z: polygamma(n + 1, x)),
    values="gradcli.ops.special.values.gamma_values.polygamma",
    domain=(POSITIVE,),
    source="DLMF 5.15",
    regular="x > 0 or x != floor(x)",
    ball="balls.polygamma",
)
polygamma_difference = special_row(  # polygamma(n, a + b) - polygamma(n, a)
    "polygamma_difference",
    STATIC,
    smooth(lambda n, a, b, z: polygamma_difference(n + 1, a, b)),
    smooth(lambda n, a, b, z: polygamma(n + 1, a + b)),
    values="gradcli.ops.special.values.gamma_values.polygamma_difference",
    domain=(POSITIVE, POSITIVE),
    source="DLMF 5.15",
    regular="a > 0, b > 0; elsewhere but at poles",
    ball="balls.polygamma_difference",
)
gammasgn = special_row(
    "gammasgn",
    FLAT,
    convention="0 at the poles of gamma",
    undefined=SOMEWHERE,
    regular="x > 0 or x != floor(x)",
    ball=lambda x: x.rgamma().sgn(),
)


rgamma = special_row(  # 1 / gamma(x), which has no poles
    "rgamma",
    smooth(lambda x, z: rgamma_derivative(1, x)),
    values="gradcli.ops.special.values.rgamma_values.rgamma",
    domain=(POSITIVE,),
    undefined=(),
    source="DLMF 5.7.1",
    regular="",
    ball="rgamma",
)
rgamma_derivative = special_row(  # the n-th of 1 / gamma(x)
    "rgamma_derivative",
    STATIC,
    smooth(lambda n, x, z: rgamma_derivative(n + 1, x)),
    values="gradcli.ops.special.values.rgamma_values.rgamma_derivative",
    domain=(POSITIVE,),
    source="DLMF 5.7.1",
    regular="",
    ball="balls.rgamma_derivative",
)
factorial = special_row(
    "factorial",
    smooth(lambda x, z: z * digamma(x + 1.0)),
    domain=(POSITIVE,),
    undefined=(),
    convention="0 below 0, as SciPy has it",
    source="DLMF 5.4.1",
    regular="x > 0 or x != floor(x)",
    ball=lambda x: (x + 1).gamma() if x > -1 else 0 if x < 0 else x.nan(),
)


# -- quotients ------------------------------------------------------------------------------------
FAR = 1e80  # where poch(x, m) is x^m


def _poch_series(x, m):
    """In x, for a number m, by the expansion at x_0."""
    proper = m.constant and type(x[0]) is type(m[0]) is float and m[0] > 0.0 and 0.0 <= x[0] < FAR
    return composed(poch_expansion(x[0], m[0]), x) if proper else None


def poch_expansion(x: float, m: float) -> Iterator:
    """The Taylor coefficients of poch(x, m) at x: of (x)_N poch(x + N, m - N).

    N is the whole number next to m: the second factor then hardly moves, and what its coefficients
    are summed from does not cancel.  For a large m the shift is to where gamma is smooth.
    """
    whole = round(m) if m <= 16.0 else max(0, math.ceil(8.0 - x))
    if whole == 0 and x < 1.0:
        return _below_one(exponential(poch(x + 1.0, m), _moved(x + 1.0, m)), x, m)
    found = exponential(poch(x + whole, m - whole), _moved(x + whole, m - whole))
    for j in range(whole):
        found = times(found, x + j)
    return found


def _moved(x, m) -> Iterator:
    """The coefficients of digamma(x + m) - digamma(x), the slope of log poch(x, m)."""
    size = 1.0
    for k in count():
        yield polygamma_difference(k, x, m) / size
        size *= k + 1


def _below_one(coefficients: Iterator, x, m) -> Iterator:
    """Of a series in h times (x + h) / (x + m + h), which is 1 - m / (x + m + h)."""
    t = 0.0  # the last coefficient of the series over 1 + h / (x + m)
    for c in coefficients:
        before = t / (x + m)
        t = c - before
        yield c - m / (x + m) * t if m < x else before + x / (x + m) * t


def _of_poch(x, m, z):
    """By poch(x, m) = x / (x + m) poch(x + 1, m) below 1: digamma(x) has a pole at 0.  Far out
    poch is x^m to all digits, and its derivative finite also where it is not."""
    low, far = less(x, 1.0), less(FAR, x)
    x_low, x_far = where(low, x, 1.0), where(far, x, 1.0)
    inner = div(m, x_low + m) + x_low * polygamma_difference(0, x_low + 1.0, m)
    below = div(poch(x_low + 1.0, m), x_low + m) * inner
    above = z * polygamma_difference(0, where(low, 1.0, x), m)
    slow = less(m, 0.5)  # whose m - 1 rounds
    lowered = where(slow, div(power(x_far, m), x_far), power(x_far, where(slow, 1.0, m) - 1.0))
    return where(low, below, where(far, m * lowered, above))


beta = special_row(
    "beta",
    smooth(lambda a, b, z: -z * polygamma_difference(0, a, b)),
    smooth(lambda a, b, z: -z * polygamma_difference(0, b, a)),
    values="gradcli.ops.special.values.gamma_values.beta",
    domain=(POSITIVE, POSITIVE),
    source="DLMF 5.12.1",
    regular="a > 0, b > 0; elsewhere but at poles",
    ball=lambda a, b: a.gamma() * b.gamma() * (a + b).rgamma(),
)
betaln = special_row(  # log |beta(a, b)|
    "betaln",
    smooth(lambda a, b, z: -polygamma_difference(0, a, b)),
    smooth(lambda a, b, z: -polygamma_difference(0, b, a)),
    values="gradcli.ops.special.values.gamma_values.betaln",
    domain=(POSITIVE, POSITIVE),
    source="DLMF 5.12.1",
    regular="a > 0, b > 0; elsewhere but at poles",
    ball="balls.betaln",
)
poch = special_row(  # gamma(x + m) / gamma(x), the rising factorial
    "poch",
    smooth(_of_poch, lambda x, m, z: z * polygamma_difference(0, x, m)),
    smooth(lambda x, m, z: z * digamma(x + m)),
    values="gradcli.ops.special.values.gamma_values.poch",
    domain=(POSITIVE, POSITIVE),
    series=_poch_series,
    source="DLMF 5.2.5",
    regular="x > 0, m > 0; elsewhere but at poles",
    ball=lambda x, m: (x + m).gamma() * x.rgamma(),
)


def multigammaln(a, d):
    """log of the multivariate gamma function of dimension d (a whole number) at a."""
    ask(LEAF * d)
    total = 0.25 * d * (d - 1) * math.log(math.pi)
    for i in range(d):
        total = lgamma(a - 0.5 * i) + total
    return total
