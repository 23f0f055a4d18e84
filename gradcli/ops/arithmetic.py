"""Arithmetic: sums, products, quotients, remainders and powers; the operators of every world.

Partials are written with the rows' own functions (`div`, `power`), never Python's `/` or `**` on
what may be a float: those raise where IEEE has an answer.  A formula is chosen for its digits:
-(x/y)/y rather than -x/(y*y), which overflows.
"""

import math
import operator

from gradcli.ops.comparisons import (
    equal,
    greater,
    greater_equal,
    invert,
    less,
    less_equal,
    logical_and,
    logical_xor,
    not_equal,
)
from gradcli.ops.dispatch import SCALARS, World, row
from gradcli.ops.kinks import Kink, at_multiple
from gradcli.ops.piecewise import absolute, trunc, where
from gradcli.ops.rows import FLAT, POSITIVE, REAL, bilinear, linear, selecting, smooth
from gradcli.ops.values import (
    cbrt_value,
    floor_over_zero,
    ieee,
    mod_over_zero,
    nan,
    over_zero,
    power_otherwise,
    power_value,
    xlogy_value,
)


def _carry(g, *_):
    return g


def _carry_negative(g, *_):
    return -g


add = row(
    "add",
    linear(_carry),
    linear(_carry),
    value=operator.add,
    symbol="+",
    residuals=("", ""),
    result_dtype="common",
    magnitude="sum",
    ball="__add__",
)
sub = row(
    "subtract",
    linear(_carry),
    linear(_carry_negative),
    value=operator.sub,
    symbol="-",
    residuals=("", ""),
    result_dtype="counted",
    magnitude="sum",
    ball="__sub__",
)
neg = row(
    "negative",
    linear(_carry_negative),
    value=operator.neg,
    symbol="-",
    residuals=("",),
    result_dtype="counted",
    magnitude="shrunk",
    ball="__neg__",
)
pos = row(
    "positive",
    linear(_carry),
    value=operator.pos,
    symbol="+",
    residuals=("",),
    view="in order",
    result_dtype="counted",
    magnitude="itself",
    ball="__pos__",
)
mul = row(
    "multiply",
    bilinear(lambda g, x, y, z: g * y),
    bilinear(lambda g, x, y, z: g * x),
    value=operator.mul,
    symbol="*",
    residuals=("y", "x"),
    symmetric=True,
    result_dtype="common",
    logic="and",
    magnitude="product",
    ball="__mul__",
)
div = row(
    "divide",
    linear(lambda g, x, y, z: div(g, y)),
    smooth(lambda x, y, z: -div(z, y)),
    value=ieee(operator.truediv, over_zero),
    symbol="/",
    residuals=("y", "yz"),
    domain=(REAL, POSITIVE),
    undefined=((1, "0"),),
    series="gradcli.ops.taylor.series.div_series",
    also=("true_divide",),
    regular="y != 0",
    analytic=True,
    ball="__truediv__",
)
floordiv = row(
    "floor_divide",
    FLAT,
    FLAT,
    value=ieee(operator.floordiv, floor_over_zero),
    symbol="//",
    domain=(REAL, POSITIVE),
    undefined=((1, "0"),),
    kink=Kink("a step", at_multiple),
    result_dtype="counted",
    regular="y != 0 and x/y != floor(x/y)",
    magnitude="shrunk",
    ball=lambda x, y: (x / y).floor(),
)
mod = row(
    "mod",
    smooth(lambda x, y, z: 1.0),
    smooth(lambda x, y, z: -floordiv(x, y)),
    value=ieee(operator.mod, mod_over_zero),
    symbol="%",
    domain=(REAL, POSITIVE),
    undefined=((1, "0"),),
    also=("remainder",),
    kink=Kink("a step", at_multiple, "taken from the right"),
    result_dtype="counted",
    regular="y != 0 and x/y != floor(x/y)",
    magnitude="second",
    ball=lambda x, y: x - (x / y).floor() * y,
)
fmod = row(
    "fmod",
    smooth(lambda x, y, z: 1.0),
    smooth(lambda x, y, z: -_whole_quotient(x, y), lambda x, y, z: -trunc(div(x, y))),
    value=ieee(math.fmod, nan),
    domain=(REAL, POSITIVE),
    undefined=((1, "0"),),
    kink=Kink("a step", at_multiple, "taken from the right"),
    regular="y != 0 and (x == 0 or x/y != floor(x/y))",
    libm="fmod",
    ball="balls.fmod",
)


def _whole_quotient(x, y):
    """trunc(x/y), of whose derivative x/y is no part: it overflows where the remainder does not."""
    whole = floordiv(absolute(x), absolute(y))
    return where(logical_xor(less(x, 0.0), less(y, 0.0)), -whole, whole)


# -- powers ----------------------------------------------------------------------------------------
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
    if type(p) in SCALARS:
        return g * (p * power(x, p - 1)) if p else g * 0.0
    both = logical_and(equal(x, 0.0), equal(p, 0.0))
    return where(both, 0.0, g * (p * power(x, p - 1)))


def _power_by_exponent(g, x, p, z):
    """x^p log x: 0 at x = 0 for p > 0, to every order, and NaN of x < 0, also where x^p is 0."""
    flat = logical_and(equal(x, 0.0), greater(p, 0.0))
    base = where(less(x, 0.0), math.nan, where(flat, 1.0, x))
    return where(flat, 0.0, g * xlogy(z, base))


power = row(
    "power",
    selecting(_power_by_base, _power_as_written),
    selecting(_power_by_exponent, lambda g, x, p, z: g * xlogy(z, x)),
    value=ieee(power_value, power_otherwise),
    symbol="**",
    domain=(POSITIVE, (-4.0, 4.0)),
    series="gradcli.ops.taylor.series.power_series",
    convention="x**0 has derivative 0, also at 0; d/dp 0**p is 0 for p > 0, of a negative base NaN",
    regular="x > 0; by x alone elsewhere too where y is whole",
    analytic=True,
    magnitude="power",
    ball=lambda x, p: 1 if p.is_zero() else 0 if x.is_zero() and p > 0 else x**p,
)
xlogy = row(
    "xlogy",
    linear(lambda g, x, y, z: xlogy(g, y)),
    smooth(lambda x, y, z: div(x, y)),
    value=xlogy_value,
    array="scipy.special.xlogy",
    domain=(REAL, POSITIVE),
    undefined=((1, "not positive"),),
    convention="0 where x is 0, whatever y",
    ball=lambda x, y: 0 if x.is_zero() else x * y.log(),
)
sqrt = row(
    "sqrt",
    smooth(lambda x, z: div(0.5, z), lambda x, z: div(1, 2 * z)),
    value=ieee(math.sqrt, nan),
    residuals=("z",),
    domain=(POSITIVE,),
    undefined=((0, "negative"),),
    analytic=True,
    libm="sqrt",
    ball="sqrt",
)


def _graph(x):
    """What makes the constants beside x, where x is an expression or a number of many digits."""
    while isinstance(x, World):
        if hasattr(x, "graph"):
            return x.graph
        x = x.value
    return None


def pi_of(x):
    """pi, as a name where x is an expression."""
    graph = _graph(x)
    return math.pi if graph is None else graph.pi()


def as_call(function, n: int, x):
    """function(n), as a call of the row where x is an expression."""
    graph = _graph(x)
    return function(float(n)) if graph is None else graph.node(function.op, (n,))


cbrt = row(
    "cbrt",
    smooth(lambda x, z: div(div(1.0, 3.0 * z), z)),
    value=cbrt_value,
    domain=(POSITIVE,),
    undefined=(),
    regular="x != 0",
    ball="balls.cbrt",
)


def square(x):
    return mul(x, x)


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
# Equality is elementwise, so worlds are hashed by identity.
World.__hash__ = object.__hash__  # type: ignore[method-assign]  # set with the other operators
