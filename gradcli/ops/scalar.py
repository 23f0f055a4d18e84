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
    power_series,
    sigmoid_series,
    sin_cos,
    sinh_cosh,
    tan_series,
    tanh_series,
)
from gradcli.ops.table import (
    FLAT,
    STATIC,
    World,
    bilinear,
    linear,
    row,
    selecting,
    smooth,
)
from gradcli.ops.values import (
    cbrt_value,
    floor_over_zero,
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
)
floordiv = row(
    "floor_divide",
    FLAT,
    FLAT,
    value=ieee(operator.floordiv, floor_over_zero),
    symbol="//",
    domain=(REAL, POSITIVE),
)
mod = row(
    "mod",
    smooth(lambda x, y, z: 1.0),
    smooth(lambda x, y, z: -floordiv(x, y)),
    value=ieee(operator.mod, mod_over_zero),
    symbol="%",
    domain=(REAL, POSITIVE),
)
fmod = row(
    "fmod",
    smooth(lambda x, y, z: 1.0),
    smooth(lambda x, y, z: -trunc(div(x, y))),
    value=ieee(math.fmod, nan),
    domain=(REAL, POSITIVE),
)


# -- comparison and logic: no gradient passes -----------------------------------------------------
def _static(name, value, symbol="", arity=2):
    return row(name, *[STATIC] * arity, value=value, symbol=symbol)


less = _static("less", operator.lt, "<")
less_equal = _static("less_equal", operator.le, "<=")
greater = _static("greater", operator.gt, ">")
greater_equal = _static("greater_equal", operator.ge, ">=")
equal = _static("equal", operator.eq, "==")
not_equal = _static("not_equal", operator.ne, "!=")
logical_and = _static("logical_and", lambda x, y: bool(x and y))
logical_or = _static("logical_or", lambda x, y: bool(x or y))
logical_xor = _static("logical_xor", lambda x, y: bool(x) != bool(y))
logical_not = _static("logical_not", operator.not_, arity=1)
bit_and = _static("bitwise_and", operator.and_, "&")
bit_or = _static("bitwise_or", operator.or_, "|")
invert = _static("invert", operator.invert, "~", arity=1)
shift_left = _static("left_shift", shift_left_value, "<<")
shift_right = _static("right_shift", lambda x, n: x >> min(n, 64), ">>")
isnan = _static("isnan", lambda x: x != x, arity=1)
isfinite = _static("isfinite", math.isfinite, arity=1)


# -- powers ---------------------------------------------------------------------------------------
def _power_by_base(g, x, p, z):
    """p x^(p-1), and 0 for p = 0 also at x = 0, where 0 * 0**-1 would be NaN."""
    if type(p) is float or type(p) is int:
        return g * (p * power(x, p - 1)) if p else g * 0.0
    both = logical_and(equal(x, 0.0), equal(p, 0.0))  # elsewhere the product has its derivatives
    return where(both, 0.0, g * (p * power(x, p - 1.0)))


power = row(
    "power",
    selecting(_power_by_base),
    smooth(lambda x, p, z: xlogy(z, x)),  # x^p log x, and 0 at x = 0 for p > 0
    value=ieee(power_value, power_otherwise),
    symbol="**",
    domain=(POSITIVE, (-4.0, 4.0)),
    series=power_series,
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
exp = row("exp", smooth(lambda x, z: z), value=ieee(math.exp, lambda x: inf), uses=("z",))
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
    smooth(lambda x, z: div(1.0, sqrt((1.0 - x) * (1.0 + x)))),
    value=ieee(math.asin, nan),
    domain=((-1.0, 1.0),),
    also=("asin",),
)
acos = row(
    "arccos",
    smooth(lambda x, z: div(-1.0, sqrt((1.0 - x) * (1.0 + x)))),
    value=ieee(math.acos, nan),
    domain=((-1.0, 1.0),),
    also=("acos",),
)
atan = row("arctan", smooth(lambda x, z: div(1.0, 1.0 + x * x)), value=math.atan, also=("atan",))
atan2 = row(
    "arctan2",
    smooth(lambda y, x, z: _over_hypot(x, y, x)),
    smooth(lambda y, x, z: -_over_hypot(y, y, x)),
    value=math.atan2,
    domain=(REAL, POSITIVE),
    also=("atan2",),
)
hypot = row(
    "hypot",
    smooth(lambda x, y, z: _over_norm(x, z)),
    smooth(lambda x, y, z: _over_norm(y, z)),
    value=math.hypot,
    array="gradcli.ops.twins.hypot",
    domain=(REAL, POSITIVE),
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
    smooth(lambda x, z: 4.0 * sigmoid(2.0 * x) * sigmoid(-2.0 * x)),  # sech^2, finite at any x
    value=math.tanh,
    series=tanh_series,
    uses=("x",),
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
    smooth(lambda x, z: div(1.0, (1.0 - x) * (1.0 + x))),
    value=ieee(math.atanh, lambda x: math.copysign(inf, x) if abs(x) == 1 else math.nan),
    domain=((-1.0, 1.0),),
    also=("atanh",),
)


def _over_norm(x, norm):
    """x / norm, and 0 where the norm is 0: the subgradient of least norm."""
    zero = equal(norm, 0.0)
    return where(zero, 0.0, div(x, where(zero, 1.0, norm)))


def _over_hypot(x, a, b):
    """x / (a^2 + b^2) without forming squares, which under- and overflow."""
    norm = hypot(a, b)
    return div(div(x, norm), norm)


# -- kinks and steps: the conventions are in docs/conventions.md ----------------------------------
absolute = row(
    "abs",
    smooth(lambda x, z: sign(x)),
    value=abs,
    array="numpy.absolute",
    also=("absolute", "fabs"),
)
sign = row("sign", FLAT, value=sign_value)
floor = row("floor", FLAT, value=rounded(math.floor))
ceil = row("ceil", FLAT, value=rounded(math.ceil))
trunc = row("trunc", FLAT, value=rounded(math.trunc), also=("fix",))
rint = row("rint", FLAT, value=rounded(round))


def _share(g, wins, ties):
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
    selecting(lambda g, x, y, z: _share(g, greater(x, y), equal(x, y))),
    selecting(lambda g, x, y, z: _share(g, greater(y, x), equal(x, y))),
    value=maximum_value,
    selects=True,
)
minimum = row(
    "minimum",
    selecting(lambda g, x, y, z: _share(g, less(x, y), equal(x, y))),
    selecting(lambda g, x, y, z: _share(g, less(y, x), equal(x, y))),
    value=minimum_value,
    selects=True,
)
clip = row(
    "clip",
    selecting(
        lambda g, x, a, b, z: where(logical_and(greater_equal(x, a), less_equal(x, b)), g, 0.0)
    ),
    selecting(lambda g, x, a, b, z: where(less(x, a), g, 0.0)),
    selecting(lambda g, x, a, b, z: where(greater(x, b), g, 0.0)),
    value=lambda x, a, b: minimum_value(maximum_value(x, a), b),
    domain=(REAL, (-inf, -0.5), (0.5, inf)),
    selects=True,
)
relu = row(
    "relu",
    selecting(lambda g, x, z: where(greater(x, 0.0), g, 0.0)),
    value=lambda x: float(x) if x > 0 or x != x else 0.0,
    array="gradcli.ops.twins.relu",
    selects=True,
)


# -- of statistics and networks -------------------------------------------------------------------
sigmoid = row(
    "sigmoid",
    smooth(lambda x, z: z * sigmoid(-x)),
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
erf = row(
    "erf",
    smooth(lambda x, z: 2.0 / math.sqrt(math.pi) * exp(-(x * x))),
    value=math.erf,
    array="scipy.special.erf",
)
erfc = row(
    "erfc",
    smooth(lambda x, z: -2.0 / math.sqrt(math.pi) * exp(-(x * x))),
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
