"""Elementwise rows: arithmetic, comparison, powers, and the elementary functions.

Partials are written with the rows' own functions (`div`, `power`), never Python's `/` or `**` on
what may be a float: those raise where IEEE has an answer.  A formula is chosen for its digits:
-(x/y)/y rather than -x/(y*y), which overflows; (1-x)*(1+x) rather than 1-x*x, which cancels.
Derivatives: Abramowitz & Stegun, Handbook of Mathematical Functions, chapters 3, 4, 6 and 7.
"""

import math
import operator

from gradcli.ops.recurrence import (
    div_series,
    exp_series,
    gaussian_series,
    polar,
    power_series,
    sech_series,
    sigmoid_series,
    sin_cos,
    sinh_cosh,
    tan_series,
    tanh_series,
)
from gradcli.ops.table import (
    FLAT,
    SCALARS,
    STATIC,
    World,
    bilinear,
    is_complex,
    linear,
    row,
    selecting,
    smooth,
)
from gradcli.ops.values import (
    cbrt_value,
    direction_value,
    floor_over_zero,
    gaussian_value,
    ieee,
    logaddexp_value,
    maximum_value,
    minimum_value,
    mod_over_zero,
    nan,
    over_zero,
    pole,
    power_otherwise,
    power_value,
    rounded,
    sech_value,
    shift_left_value,
    sigmoid_value,
    sign_value,
    signed_infinity,
    softplus_value,
    xlogy_value,
)

inf = math.inf
REAL, POSITIVE = (-inf, inf), (0.0, inf)


def _carry(g, *_):
    return g


def _carry_negative(g, *_):
    return -g


# -- arithmetic -----------------------------------------------------------------------------------
add = row("add", linear(_carry), linear(_carry), value=operator.add, symbol="+", uses=("", ""))
sub = row(
    "subtract",
    linear(_carry),
    linear(_carry_negative),
    value=operator.sub,
    symbol="-",
    uses=("", ""),
)
neg = row("negative", linear(_carry_negative), value=operator.neg, symbol="-", uses=("",))
pos = row("positive", linear(_carry), value=operator.pos, symbol="+", uses=("",))
mul = row(
    "multiply",
    bilinear(lambda g, x, y, z: g * y),
    bilinear(lambda g, x, y, z: g * x),
    value=operator.mul,
    symbol="*",
    uses=("y", "x"),
    symmetric=True,
)
div = row(
    "divide",
    linear(lambda g, x, y, z: div(g, y)),
    smooth(lambda x, y, z: -div(z, y)),
    value=ieee(operator.truediv, over_zero),
    symbol="/",
    uses=("y", "yz"),
    domain=(REAL, POSITIVE),
    series=div_series,
    also=("true_divide",),
)
floordiv = row(
    "floor_divide",
    FLAT,
    FLAT,
    value=ieee(operator.floordiv, floor_over_zero),
    symbol="//",
    domain=(REAL, POSITIVE),
    convention="0, also at the steps",
)
mod = row(
    "mod",
    smooth(lambda x, y, z: 1.0),
    smooth(lambda x, y, z: -floordiv(x, y)),
    value=ieee(operator.mod, mod_over_zero),
    symbol="%",
    domain=(REAL, POSITIVE),
    also=("remainder",),
    convention="1 and -floor(x/y), also at the steps",
)
fmod = row(
    "fmod",
    smooth(lambda x, y, z: 1.0),
    smooth(lambda x, y, z: -_whole_quotient(x, y), lambda x, y, z: -trunc(div(x, y))),
    value=ieee(math.fmod, nan),
    domain=(REAL, POSITIVE),
    convention="1 and -trunc(x/y), also at the steps",
)


def _whole_quotient(x, y):
    """trunc(x/y), of whose derivative x/y is no part: it overflows where the remainder does not."""
    whole = floordiv(absolute(x), absolute(y))
    return where(logical_xor(less(x, 0.0), less(y, 0.0)), -whole, whole)


# -- comparison and logic: no gradient passes -----------------------------------------------------
def static_row(name, value, symbol="", arity=2):
    return row(name, *[STATIC] * arity, value=value, symbol=symbol)


less = static_row("less", operator.lt, "<")
less_equal = static_row("less_equal", operator.le, "<=")
greater = static_row("greater", operator.gt, ">")
greater_equal = static_row("greater_equal", operator.ge, ">=")
equal = static_row("equal", operator.eq, "==")
not_equal = static_row("not_equal", operator.ne, "!=")
logical_and = static_row("logical_and", lambda x, y: bool(x and y))
logical_or = static_row("logical_or", lambda x, y: bool(x or y))
logical_xor = static_row("logical_xor", lambda x, y: bool(x) != bool(y))
logical_not = static_row("logical_not", operator.not_, arity=1)
bit_and = static_row("bitwise_and", operator.and_, "&")
bit_or = static_row("bitwise_or", operator.or_, "|")
bit_xor = static_row("bitwise_xor", operator.xor)
invert = static_row("invert", operator.invert, "~", arity=1)
shift_left = static_row("left_shift", shift_left_value, "<<")
shift_right = static_row("right_shift", lambda x, n: x >> min(n, 64), ">>")
isnan = static_row("isnan", lambda x: x != x, arity=1)
isfinite = static_row("isfinite", math.isfinite, arity=1)


# -- powers ---------------------------------------------------------------------------------------
def _power_by_base(g, x, p, z):
    """p x^(p-1), and 0 for p = 0 also at x = 0, where 0 * 0**-1 would be NaN."""
    if type(p) is float or type(p) is int:
        if not p:
            return g * 0.0
        lower = p - 1
        if lower + 1 == p:
            return g * (p * power(x, lower))
        zero = equal(x, 0.0)  # p - 1 would round: x^p / x is exact where 0 < p < 1/2 is, but at 0
        below = div(z, where(zero, 1.0, x))
        return g * (p * where(zero, power(x, lower), below))
    both = logical_and(equal(x, 0.0), equal(p, 0.0))  # elsewhere the product has its derivatives
    return where(both, 0.0, g * (p * power(x, p - 1.0)))


def _power_as_written(g, x, p, z):
    return g * (p * power(x, p - 1)) if type(p) in SCALARS and p else _power_by_base(g, x, p, z)


power = row(
    "power",
    selecting(_power_by_base, _power_as_written),
    smooth(lambda x, p, z: xlogy(z, x)),  # x^p log x, and 0 at x = 0 for p > 0
    value=ieee(power_value, power_otherwise),
    symbol="**",
    domain=(POSITIVE, (-4.0, 4.0)),
    series=power_series,
    convention="x**0 has derivative 0, also at 0; d/dp 0**p is 0 for p > 0, of a negative base NaN",
)
sqrt = row(
    "sqrt",
    smooth(lambda x, z: div(0.5, z)),
    value=ieee(math.sqrt, nan),
    uses=("z",),
    domain=(POSITIVE,),
)


cbrt = row(
    "cbrt", smooth(lambda x, z: div(div(1.0, 3.0 * z), z)), value=cbrt_value, domain=(POSITIVE,)
)


# -- exponential and logarithm --------------------------------------------------------------------
exp = row(
    "exp",
    smooth(lambda x, z: z),
    value=ieee(math.exp, lambda x: inf),
    series=exp_series,
    uses=("z",),
)
exp2 = row(
    "exp2",
    smooth(lambda x, z: z * math.log(2.0)),
    value=ieee(lambda x: math.pow(2.0, x), lambda x: inf),
)
expm1 = row("expm1", smooth(lambda x, z: exp(x)), value=ieee(math.expm1, lambda x: inf))
log = row(
    "log",
    smooth(lambda x, z: div(1.0, x)),
    value=ieee(math.log, pole(0, -inf)),
    uses=("x",),
    domain=(POSITIVE,),
    also=("ln",),
)
xlogy = row(
    "xlogy",
    linear(lambda g, x, y, z: xlogy(g, y)),
    smooth(lambda x, y, z: div(x, y)),
    value=xlogy_value,
    array="scipy.special.xlogy",
    domain=(REAL, POSITIVE),
    convention="0 where x is 0, whatever y",
)
log2 = row(
    "log2",
    smooth(lambda x, z: div(1.0 / math.log(2.0), x)),
    value=ieee(math.log2, pole(0, -inf)),
    domain=(POSITIVE,),
)
log10 = row(
    "log10",
    smooth(lambda x, z: div(1.0 / math.log(10.0), x)),
    value=ieee(math.log10, pole(0, -inf)),
    domain=(POSITIVE,),
)
log1p = row(
    "log1p",
    smooth(lambda x, z: div(1.0, 1.0 + x)),
    value=ieee(math.log1p, pole(-1, -inf)),
    domain=((-1.0, inf),),
)
logaddexp = row(
    "logaddexp",
    smooth(lambda x, y, z: sigmoid(x - y)),
    smooth(lambda x, y, z: sigmoid(y - x)),
    value=logaddexp_value,
)

# -- trigonometric and hyperbolic -----------------------------------------------------------------
sin = row(
    "sin",
    smooth(lambda x, z: cos(x)),
    value=ieee(math.sin, nan),
    series=sin_cos(0),
    uses=("x",),
)
cos = row(
    "cos",
    smooth(lambda x, z: -sin(x)),
    value=ieee(math.cos, nan),
    series=sin_cos(1),
    uses=("x",),
)
tan = row(
    "tan",
    smooth(lambda x, z: 1.0 + z * z),
    value=ieee(math.tan, nan),
    domain=((-1.5, 1.5),),
    series=tan_series,
)
asin = row(
    "arcsin",
    smooth(
        lambda x, z: div(1.0, sqrt(one_minus_square(x))),
        lambda x, z: div(1.0, sqrt((1.0 - x) * (1.0 + x))),
    ),
    value=ieee(math.asin, nan),
    domain=((-1.0, 1.0),),
    also=("asin",),
)
acos = row(
    "arccos",
    smooth(
        lambda x, z: div(-1.0, sqrt(one_minus_square(x))),
        lambda x, z: div(-1.0, sqrt((1.0 - x) * (1.0 + x))),
    ),
    value=ieee(math.acos, nan),
    domain=((-1.0, 1.0),),
    also=("acos",),
)
one_minus_square = row(  # by factors, which keep its digits near 1 and -1
    "one_minus_square",
    smooth(lambda x, z: -2.0 * x),
    value=lambda x: (1.0 - x) * (1.0 + x),
    array="gradcli.ops.twins.one_minus_square",
    uses=("x",),
)
atan = row(
    "arctan",
    smooth(lambda x, z: _over_one_plus_square(x), lambda x, z: div(1.0, 1.0 + x * x)),
    value=math.atan,
    series=lambda x: polar("angle", x),
    also=("atan",),
)
atan2 = row(
    "arctan2",
    smooth(lambda y, x, z: _over_hypot(x, y), lambda y, x, z: div(x, x * x + y * y)),
    smooth(lambda y, x, z: -_over_hypot(y, x), lambda y, x, z: -div(y, x * x + y * y)),
    value=math.atan2,
    series=lambda y, x: polar("angle", y, x),
    domain=(REAL, POSITIVE),
    also=("atan2",),
)
hypot = row(
    "hypot",
    smooth(lambda x, y, z: direction(x, y), lambda x, y, z: div(x, z)),
    smooth(lambda x, y, z: direction(y, x), lambda x, y, z: div(y, z)),
    value=math.hypot,
    array="gradcli.ops.twins.hypot",
    domain=(REAL, POSITIVE),
    convention="0 at (0, 0), the subgradient of least norm",
    series=lambda x, y: polar("radius", y, x),
)
direction = row(  # x/hypot(x, y): with y's, the cosine and the sine of the angle of (x, y)
    "direction",
    smooth(lambda x, y, z: direction(y, x) * div(direction(y, x), _radius(x, y))),
    smooth(lambda x, y, z: -(z * div(direction(y, x), _radius(x, y)))),
    value=direction_value,
    array="gradcli.ops.twins.direction",
    domain=(REAL, POSITIVE),
    convention="0 at (0, 0)",
    series=lambda x, y: polar("cosine", y, x),
)
sinh = row(
    "sinh",
    smooth(lambda x, z: cosh(x)),
    value=ieee(math.sinh, signed_infinity),
    series=sinh_cosh(0),
)
cosh = row(
    "cosh", smooth(lambda x, z: sinh(x)), value=ieee(math.cosh, lambda x: inf), series=sinh_cosh(1)
)
tanh = row(
    "tanh",
    smooth(lambda x, z: _squared(sech(x))),
    value=math.tanh,
    series=tanh_series,
    uses=("x",),
)
sech = row(  # 1/cosh(x)
    "sech",
    smooth(lambda x, z: -(z * tanh(x))),
    value=sech_value,
    array="gradcli.ops.twins.sech",
    series=sech_series,
)
asinh = row(
    "arcsinh", smooth(lambda x, z: div(1.0, hypot(1.0, x))), value=math.asinh, also=("asinh",)
)
acosh = row(
    "arccosh",
    smooth(lambda x, z: div(div(1.0, sqrt(x - 1.0)), sqrt(x + 1.0))),
    value=ieee(math.acosh, nan),
    domain=((1.0, inf),),
    also=("acosh",),
)
atanh = row(
    "arctanh",
    smooth(
        lambda x, z: div(1.0, one_minus_square(x)), lambda x, z: div(1.0, (1.0 - x) * (1.0 + x))
    ),
    value=ieee(math.atanh, lambda x: math.copysign(inf, x) if abs(x) == 1 else math.nan),
    domain=((-1.0, 1.0),),
    also=("atanh",),
)


def _squared(x):
    return x * x


def _over_one_plus_square(x):
    """1/(1 + x^2), and far out, where it is (1/x)^2, without the square, which overflows."""
    far = greater(absolute(x), 1e30)
    inverse = div(1.0, where(far, x, 1.0))
    near = where(far, 0.0, x)
    return where(far, inverse * inverse, div(1.0, 1.0 + near * near))


def _radius(x, y):
    """hypot(x, y) to divide by: 1 at the origin."""
    radius = hypot(x, y)
    return where(equal(radius, 0.0), 1.0, radius)


def _over_hypot(x, y):
    """x / (x^2 + y^2) without forming squares, which under- and overflow."""
    norm = hypot(x, y)
    return div(div(x, norm), norm)


# -- kinks and steps: the conventions are in docs/conventions.md ----------------------------------
def _over_absolute(g, x, z):
    return _modulus().rule0(g, x, z) if is_complex(x) else g * sign(x)


def _absolute_jvp(tangents, args, z, attrs):
    (t,), (x,) = tangents, args
    return _modulus().jvp(tangents, args, z, attrs) if is_complex(x) else t * sign(x)


def _modulus():
    from gradcli.ops.complex_numbers import modulus

    return modulus.op


absolute = row(
    "abs",
    selecting(_over_absolute),
    jvp=_absolute_jvp,
    value=abs,
    array="numpy.absolute",
    also=("absolute", "fabs"),
    convention="0 at 0",
)
sign = row("sign", FLAT, value=sign_value, convention="0, also at 0")
floor = row("floor", FLAT, value=rounded(math.floor), convention="0, also at the steps")
ceil = row("ceil", FLAT, value=rounded(math.ceil), convention="0, also at the steps")
trunc = row(
    "trunc", FLAT, value=rounded(math.trunc), also=("fix",), convention="0, also at the steps"
)
rint = row("rint", FLAT, value=rounded(round), convention="0, also at the steps")


def share(g, wins, ties):
    """A winner takes the cotangent, ties take half of it each, a loser exactly 0."""
    return where(wins, g, where(ties, 0.5 * g, 0.0))


where = row(
    "where",
    STATIC,
    linear(lambda g, c, x, y, z: where(c, g, 0.0)),
    linear(lambda g, c, x, y, z: where(c, 0.0, g)),
    value=lambda c, x, y: x if c else y,
    array="gradcli.ops.twins.where",
    selects=True,
)
maximum = row(
    "maximum",
    selecting(lambda g, x, y, z: share(g, greater(x, y), equal(x, y))),
    selecting(lambda g, x, y, z: share(g, greater(y, x), equal(x, y))),
    value=maximum_value,
    selects=True,
    convention="a tie is shared evenly",
)
minimum = row(
    "minimum",
    selecting(lambda g, x, y, z: share(g, less(x, y), equal(x, y))),
    selecting(lambda g, x, y, z: share(g, less(y, x), equal(x, y))),
    value=minimum_value,
    selects=True,
    convention="a tie is shared evenly",
)
clip = row(
    "clip",
    selecting(
        lambda g, x, a, b, z: where(logical_and(greater_equal(x, a), less_equal(x, b)), g, 0.0)
    ),
    selecting(lambda g, x, a, b, z: where(logical_and(less(x, a), less_equal(a, b)), g, 0.0)),
    selecting(lambda g, x, a, b, z: where(logical_or(greater(x, b), greater(a, b)), g, 0.0)),
    value=lambda x, a, b: minimum_value(maximum_value(x, a), b),
    domain=(REAL, (-inf, -0.5), (0.5, inf)),
    selects=True,
    convention="at its edges x is inside",
)
relu = row(
    "relu",
    selecting(lambda g, x, z: where(greater(x, 0.0), g, 0.0)),
    value=lambda x: float(x) if x > 0 or x != x else 0.0,
    array="gradcli.ops.twins.relu",
    selects=True,
    convention="0 at 0",
)


# -- of statistics and networks -------------------------------------------------------------------
sigmoid = row(
    "sigmoid",
    smooth(lambda x, z: _squared(0.5 * sech(0.5 * x)), lambda x, z: z * sigmoid(-x)),
    value=sigmoid_value,
    array="gradcli.ops.twins.sigmoid",
    series=sigmoid_series,
    also=("expit",),
)
softplus = row(
    "softplus",
    smooth(lambda x, z: sigmoid(x)),
    value=softplus_value,
    array="gradcli.ops.twins.softplus",
)
gaussian = row(  # the n-th derivative of exp(-x^2): a Hermite polynomial times it
    "gaussian",
    STATIC,
    smooth(lambda n, x, z: gaussian(n + 1, x)),
    value=gaussian_value,
    array="gradcli.ops.twins.gaussian",
    series=gaussian_series,
)
erf = row(
    "erf",
    smooth(
        lambda x, z: 2.0 / math.sqrt(math.pi) * gaussian(0, x),
        lambda x, z: 2.0 / math.sqrt(math.pi) * exp(-(x * x)),
    ),
    value=math.erf,
    array="scipy.special.erf",
)
erfc = row(
    "erfc",
    smooth(
        lambda x, z: -2.0 / math.sqrt(math.pi) * gaussian(0, x),
        lambda x, z: -2.0 / math.sqrt(math.pi) * exp(-(x * x)),
    ),
    value=math.erfc,
    array="scipy.special.erfc",
)


# -- operators of every world ---------------------------------------------------------------------
def _reflected(function):
    return lambda self, other: function(other, self)


for _name, _function in dict(
    add=add, sub=sub, mul=mul, truediv=div, floordiv=floordiv, mod=mod, pow=power
).items():
    setattr(World, f"__{_name}__", _function)
    setattr(World, f"__r{_name}__", _reflected(_function))
for _name, _function in dict(
    neg=neg, pos=pos, abs=absolute, lt=less, le=less_equal, gt=greater, ge=greater_equal,
    eq=equal, ne=not_equal, invert=invert,
).items():  # fmt: skip
    setattr(World, f"__{_name}__", _function)
World.__hash__ = object.__hash__  # equality is elementwise, so worlds are hashed by identity
