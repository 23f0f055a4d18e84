"""Rows of the gamma function's family and of the inverse error function.

Derivatives: Abramowitz & Stegun, Handbook of Mathematical Functions, chapters 6 and 7.
"""

import math

from gradcli.ops.scalar import POSITIVE, exp
from gradcli.ops.table import STATIC, row, smooth
from gradcli.ops.values import ieee


def _special(name: str):
    """The value of a function of scipy.special on numbers of Python."""

    def value(*args):
        from scipy import special

        return float(getattr(special, name)(*args))

    return value


lgamma = row(  # log |gamma(x)|
    "lgamma",
    smooth(lambda x, z: digamma(x)),
    value=ieee(math.lgamma, lambda x: math.inf),
    array="scipy.special.gammaln",
    domain=(POSITIVE,),
)
digamma = row(
    "digamma",
    smooth(lambda x, z: polygamma(1, x)),
    value=_special("digamma"),
    array="scipy.special.digamma",
    domain=(POSITIVE,),
)
polygamma = row(  # the n-th derivative of digamma
    "polygamma",
    STATIC,
    smooth(lambda n, x, z: polygamma(n + 1, x)),
    value=_special("polygamma"),
    array="scipy.special.polygamma",
    domain=(POSITIVE,),
)
erfinv = row(
    "erfinv",
    smooth(lambda x, z: 0.5 * math.sqrt(math.pi) * exp(z * z)),
    value=_special("erfinv"),
    array="scipy.special.erfinv",
    domain=((-1.0, 1.0),),
)
