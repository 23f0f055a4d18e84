"""Rows of integrals of elementary functions: exponential, sine, logarithmic and elliptic ones.

Where a derivative is a quotient that is 0/0 somewhere, as sin(x)/x, it is a row of its own.
"""

from gradcli.ops.arithmetic import div
from gradcli.ops.elementary import cos, cosh, exp
from gradcli.ops.rows import POSITIVE, SOMEWHERE, STATIC, smooth
from gradcli.ops.special.bessel import spherical_in, spherical_jn
from gradcli.ops.special.scipy_rows import special_row

inf = float("inf")
VALUES = "gradcli.ops.special.values.integral_values."


def _growing(x, z):
    """exp(x) / x, also where exp(x) alone is beyond all numbers."""
    half = exp(0.5 * x)
    return div(half, x) * half


# -- exponential ----------------------------------------------------------------------------------
expi = special_row(
    "expi",
    smooth(_growing, lambda x, z: div(exp(x), x)),
    domain=(POSITIVE,),
    undefined=((0, "0"),),
    source="DLMF 6.2.5",
    regular="x != 0",
    ball="ei",
)
exp1 = special_row(
    "exp1",
    smooth(lambda x, z: -div(exp(-x), x)),
    domain=(POSITIVE,),
    undefined=((0, "not positive"),),
    source="DLMF 6.2.1",
    ball=lambda x: x.expint(1),
)
expn = special_row(  # of a whole number n, also below 0
    "expn",
    STATIC,
    smooth(lambda n, x, z: -expn(n - 1, x)),
    values=VALUES + "expn",
    domain=(POSITIVE,),
    source="DLMF 8.19.13",
    ball=lambda n, x: x.expint(n),
)
exprel = special_row(  # (exp(x) - 1) / x
    "exprel",
    smooth(lambda x, z: exp_moment(1, x)),
    convention="1 at 0, its limit",
    ball=lambda x: x.hypgeom_1f1(1, 2),
)
exp_moment = special_row(  # the integral of s^n exp(x s) for s from 0 to 1
    "exp_moment",
    STATIC,
    smooth(lambda n, x, z: exp_moment(n + 1, x)),
    values=VALUES + "exp_moment",
    source="DLMF 13.4.1",
    undefined=SOMEWHERE,
    ball=lambda n, x: x.hypgeom_1f1(n + 1, n + 2) / (n + 1),
)

# -- sine and cosine ------------------------------------------------------------------------------
sinint = special_row(
    "sinint",
    smooth(lambda x, z: spherical_jn(0, x)),
    values=VALUES + "sinint",
    source="DLMF 6.2.9",
    ball="si",
)
cosint = special_row(
    "cosint",
    smooth(lambda x, z: div(cos(x), x)),
    values=VALUES + "cosint",
    domain=(POSITIVE,),
    undefined=((0, "0"),),
    source="DLMF 6.2.11",
    regular="x != 0",
    ball="ci",
)
sinhint = special_row(
    "sinhint",
    smooth(lambda x, z: spherical_in(0, x)),
    values=VALUES + "sinhint",
    source="DLMF 6.2.15",
    ball="shi",
)
coshint = special_row(
    "coshint",
    smooth(lambda x, z: 0.5 * (_growing(x, z) + div(exp(-x), x)), lambda x, z: div(cosh(x), x)),
    values=VALUES + "coshint",
    domain=(POSITIVE,),
    undefined=((0, "0"),),
    source="DLMF 6.2.16",
    regular="x != 0",
    ball="chi",
)


def sici(x):
    """The tuple Si(x), Ci(x)."""
    return sinint(x), cosint(x)


def shichi(x):
    """The tuple Shi(x), Chi(x)."""
    return sinhint(x), coshint(x)


# -- logarithmic ----------------------------------------------------------------------------------
spence = special_row(  # the integral of log(t) / (1 - t) from 1 to x
    "spence",
    smooth(lambda x, z: -log_moment(0, x)),
    domain=(POSITIVE,),
    undefined=((0, "negative"),),
    source="DLMF 25.12.2",
    ball=lambda x: (1 - x).polylog(2),
)
log_moment = special_row(  # the integral of s^n / (1 + s (x-1))^(n+1) for s from 0 to 1
    "log_moment",
    STATIC,
    smooth(lambda n, x, z: -(n + 1) * log_moment(n + 1, x)),
    values=VALUES + "log_moment",
    domain=(POSITIVE,),
    source="DLMF 15.6.1",
    ball=lambda n, x: (1 - x).hypgeom_2f1(n + 1, n + 1, n + 2) / (n + 1),
)

# -- complete elliptic, by the parameter m, or by 1 - m -------------------------------------------
ELLIPTIC = "DLMF 19.4.1"
ellipk = special_row(
    "ellipk",
    smooth(lambda m, z: ellipk_derivative(1, 1.0 - m)),
    domain=((-inf, 1.0),),
    undefined=((0, "not below 1"),),
    source=ELLIPTIC,
    ball="balls.ellipk",
)
ellipkm1 = special_row(
    "ellipkm1",
    smooth(lambda p, z: -ellipk_derivative(1, p)),
    domain=(POSITIVE,),
    undefined=((0, "not positive"),),
    source=ELLIPTIC,
    ball="balls.ellipkm1",
)
ellipe = special_row(
    "ellipe",
    smooth(lambda m, z: ellipe_derivative(1, 1.0 - m)),
    domain=((-inf, 1.0),),
    undefined=((0, "above 1"),),
    source=ELLIPTIC,
    ball="balls.ellipe",
)
ellipk_derivative = special_row(  # the n-th of K(m) by m, at m = 1 - p
    "ellipk_derivative",
    STATIC,
    smooth(lambda n, p, z: -ellipk_derivative(n + 1, p)),
    values=VALUES + "ellipk_derivative",
    domain=(POSITIVE,),
    source="DLMF 15.10.1",
    ball="balls.ellipk_derivative",
)
ellipe_derivative = special_row(  # the n-th of E(m) by m, at m = 1 - p
    "ellipe_derivative",
    STATIC,
    smooth(lambda n, p, z: -ellipe_derivative(n + 1, p)),
    values=VALUES + "ellipe_derivative",
    domain=(POSITIVE,),
    source="DLMF 15.10.1",
    ball="balls.ellipe_derivative",
)
