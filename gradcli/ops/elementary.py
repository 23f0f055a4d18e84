"""The elementary functions: exponential and logarithm, trigonometric and hyperbolic functions.

A derivative is chosen for its digits: (1-x)*(1+x) rather than 1-x*x, which cancels.  Formulas:
Abramowitz & Stegun, Handbook of Mathematical Functions, chapters 3 and 4.
"""

import math

from gradcli.ops.arithmetic import as_call, div, sqrt, square
from gradcli.ops.comparisons import equal, greater
from gradcli.ops.dispatch import row
from gradcli.ops.kinks import Kink, vanishes
from gradcli.ops.piecewise import absolute, where
from gradcli.ops.rows import POSITIVE, REAL, inf, smooth
from gradcli.ops.values import direction_value, ieee, nan, pole, sech_value, signed_infinity

exp = row(
    "exp",
    smooth(lambda x, z: z),
    value=ieee(math.exp, lambda x: inf),
    series="gradcli.ops.taylor.series.exp_series",
    residuals=("z",),
    analytic=True,
    libm="exp",
    ball="exp",
)
exp2 = row(
    "exp2",
    smooth(lambda x, z: z * as_call(log, 2, x)),
    value=ieee(lambda x: math.pow(2.0, x), lambda x: inf),
    ball=lambda x: 2**x,
)
expm1 = row(
    "expm1",
    smooth(lambda x, z: exp(x)),
    value=ieee(math.expm1, lambda x: inf),
    analytic=True,
    libm="expm1",
    ball="expm1",
)
log = row(
    "log",
    smooth(lambda x, z: div(1.0, x)),
    value=ieee(math.log, pole(0, -inf)),
    residuals=("x",),
    domain=(POSITIVE,),
    undefined=((0, "not positive"),),
    also=("ln",),
    analytic=True,
    libm="log",
    ball="log",
)


log2 = row(
    "log2",
    smooth(
        lambda x, z: div(div(1.0, as_call(log, 2, x)), x),
        lambda x, z: div(1.0, x * as_call(log, 2, x)),
    ),
    value=ieee(math.log2, pole(0, -inf)),
    domain=(POSITIVE,),
    undefined=((0, "not positive"),),
    libm="log2",
    ball=lambda x: x.log() / x.const_log2(),
)
log10 = row(
    "log10",
    smooth(
        lambda x, z: div(div(1.0, as_call(log, 10, x)), x),
        lambda x, z: div(1.0, x * as_call(log, 10, x)),
    ),
    value=ieee(math.log10, pole(0, -inf)),
    domain=(POSITIVE,),
    undefined=((0, "not positive"),),
    libm="log10",
    ball=lambda x: x.log() / x.const_log10(),
)
log1p = row(
    "log1p",
    smooth(lambda x, z: div(1.0, 1.0 + x)),
    value=ieee(math.log1p, pole(-1, -inf)),
    domain=((-1.0, inf),),
    undefined=((0, "not above -1"),),
    analytic=True,
    libm="log1p",
    ball="log1p",
)


# -- trigonometric ---------------------------------------------------------------------------------
sin = row(
    "sin",
    smooth(lambda x, z: cos(x)),
    value=ieee(math.sin, nan),
    series="gradcli.ops.taylor.series.sin_series",
    residuals=("x",),
    analytic=True,
    libm="sin",
    ball="sin",
)
cos = row(
    "cos",
    smooth(lambda x, z: -sin(x)),
    value=ieee(math.cos, nan),
    series="gradcli.ops.taylor.series.cos_series",
    residuals=("x",),
    analytic=True,
    libm="cos",
    ball="cos",
)
tan = row(
    "tan",
    smooth(lambda x, z: 1.0 + z * z),
    value=ieee(math.tan, nan),
    domain=((-1.5, 1.5),),
    undefined=(),
    series="gradcli.ops.taylor.series.tan_series",
    regular="cos(x) != 0",
    analytic=True,
    libm="tan",
    ball="tan",
)
asin = row(
    "arcsin",
    smooth(
        lambda x, z: div(1.0, sqrt(one_minus_square(x))),
        lambda x, z: div(1.0, sqrt((1.0 - x) * (1.0 + x))),
    ),
    value=ieee(math.asin, nan),
    domain=((-1.0, 1.0),),
    undefined=((0, "outside [-1, 1]"),),
    also=("asin",),
    analytic=True,
    libm="asin",
    ball="asin",
)
acos = row(
    "arccos",
    smooth(
        lambda x, z: div(-1.0, sqrt(one_minus_square(x))),
        lambda x, z: div(-1.0, sqrt((1.0 - x) * (1.0 + x))),
    ),
    value=ieee(math.acos, nan),
    domain=((-1.0, 1.0),),
    undefined=((0, "outside [-1, 1]"),),
    also=("acos",),
    analytic=True,
    libm="acos",
    ball="acos",
)
one_minus_square = row(  # by factors, which keep its digits near 1 and -1
    "one_minus_square",
    smooth(lambda x, z: -2.0 * x),
    value=lambda x: (1.0 - x) * (1.0 + x),
    array="gradcli.ops.numpy_functions.one_minus_square",
    residuals=("x",),
    ball=lambda x: (1 - x) * (1 + x),
)
atan = row(
    "arctan",
    smooth(lambda x, z: _over_one_plus_square(x), lambda x, z: div(1.0, 1.0 + x * x)),
    value=math.atan,
    series="gradcli.ops.taylor.series.angle_series",
    also=("atan",),
    analytic=True,
    libm="atan",
    ball="atan",
)
atan2 = row(
    "arctan2",
    smooth(lambda y, x, z: _over_hypot(x, y), lambda y, x, z: div(x, x * x + y * y)),
    smooth(lambda y, x, z: -_over_hypot(y, x), lambda y, x, z: -div(y, x * x + y * y)),
    value=math.atan2,
    series="gradcli.ops.taylor.series.angle_series",
    domain=(REAL, POSITIVE),
    undefined=(),
    also=("atan2",),
    regular="x > 0 or y != 0",
    libm="atan2",
    ball=lambda y, x: 0 if y.is_zero() and x.is_zero() else x.atan2(y, x),
)
hypot = row(
    "hypot",
    smooth(lambda x, y, z: direction(x, y), lambda x, y, z: _over_radius(x, z)),
    smooth(lambda x, y, z: direction(y, x), lambda x, y, z: _over_radius(y, z)),
    value=math.hypot,
    array="gradcli.ops.numpy_functions.hypot",
    domain=(REAL, POSITIVE),
    undefined=(),
    kink=Kink("the kink", vanishes),
    series="gradcli.ops.taylor.series.radius_series",
    regular="(x, y) != (0, 0)",
    ball=lambda x, y: (x * x + y * y).nonnegative_part().sqrt(),
)
direction = row(  # x/hypot(x, y): with y's, the cosine and the sine of the angle of (x, y)
    "direction",
    smooth(lambda x, y, z: direction(y, x) * div(direction(y, x), _radius(x, y))),
    smooth(lambda x, y, z: -(z * div(direction(y, x), _radius(x, y)))),
    value=direction_value,
    array="gradcli.ops.numpy_functions.direction",
    domain=(REAL, POSITIVE),
    undefined=(),
    convention="0 at (0, 0)",
    series="gradcli.ops.taylor.series.cosine_series",
    regular="(x, y) != (0, 0)",
    ball="balls.direction",
)


def _over_one_plus_square(x):
    """1/(1 + x^2), and far out, where it is (1/x)^2, without the square, which overflows."""
    far = greater(absolute(x), 1e30)
    inverse = div(1.0, where(far, x, 1.0))
    near = where(far, 0.0, x)
    return where(far, inverse * inverse, div(1.0, 1.0 + near * near))


def _over_radius(x, radius):
    """direction(x, y) as formulas have it."""
    return where(equal(radius, 0.0), 0.0, div(x, radius))


def _radius(x, y):
    """hypot(x, y) to divide by: 1 at the origin."""
    radius = hypot(x, y)
    return where(equal(radius, 0.0), 1.0, radius)


def _over_hypot(x, y):
    """x / (x^2 + y^2) without forming squares, which under- and overflow."""
    norm = hypot(x, y)
    return div(div(x, norm), norm)


# -- hyperbolic ------------------------------------------------------------------------------------
sinh = row(
    "sinh",
    smooth(lambda x, z: cosh(x)),
    value=ieee(math.sinh, signed_infinity),
    series="gradcli.ops.taylor.series.sinh_series",
    analytic=True,
    libm="sinh",
    ball="sinh",
)
cosh = row(
    "cosh",
    smooth(lambda x, z: sinh(x)),
    value=ieee(math.cosh, lambda x: inf),
    series="gradcli.ops.taylor.series.cosh_series",
    analytic=True,
    libm="cosh",
    ball="cosh",
)
tanh = row(
    "tanh",
    smooth(lambda x, z: square(sech(x))),
    value=math.tanh,
    series="gradcli.ops.taylor.series.tanh_series",
    residuals=("x",),
    analytic=True,
    libm="tanh",
    ball="tanh",
)
sech = row(  # 1/cosh(x)
    "sech",
    smooth(lambda x, z: -(z * tanh(x))),
    value=sech_value,
    array="gradcli.ops.numpy_functions.sech",
    series="gradcli.ops.taylor.series.sech_series",
    ball="sech",
)
asinh = row(
    "arcsinh",
    smooth(lambda x, z: div(1.0, hypot(1.0, x)), lambda x, z: div(1, sqrt(1 + x * x))),
    value=math.asinh,
    also=("asinh",),
    analytic=True,
    libm="asinh",
    ball="asinh",
)
acosh = row(
    "arccosh",
    smooth(lambda x, z: div(div(1.0, sqrt(x - 1.0)), sqrt(x + 1.0))),
    value=ieee(math.acosh, nan),
    domain=((1.0, inf),),
    undefined=((0, "below 1"),),
    also=("acosh",),
    libm="acosh",
    ball="acosh",
)
atanh = row(
    "arctanh",
    smooth(
        lambda x, z: div(1.0, one_minus_square(x)), lambda x, z: div(1.0, (1.0 - x) * (1.0 + x))
    ),
    value=ieee(math.atanh, lambda x: math.copysign(inf, x) if abs(x) == 1 else math.nan),
    domain=((-1.0, 1.0),),
    undefined=((0, "outside (-1, 1)"),),
    also=("atanh",),
    analytic=True,
    libm="atanh",
    ball="atanh",
)
