"""Rows of floating-point numbers as such: their signs, exponents and neighbours, and NaN.

What is taken at a tie or a step is as in `scalar`: ties share, steps have derivative 0.
"""

import math
import sys

from gradcli.ops.arithmetic import floordiv, sub
from gradcli.ops.arrays import as_array
from gradcli.ops.comparisons import (
    equal,
    greater,
    isnan,
    less,
    less_equal,
    logical_and,
    logical_or,
    static_row,
)
from gradcli.ops.dispatch import World, held, primal, row
from gradcli.ops.kinks import Kink, at_zero
from gradcli.ops.piecewise import TIE, absolute, share, sign, trunc, where
from gradcli.ops.rows import FLAT, POSITIVE, REAL, STATIC, linear, selecting, smooth
from gradcli.ops.values import (
    fmax_value,
    fmin_value,
    heaviside_value,
    ieee,
    inf,
    integer_over_zero,
    ldexp_value,
    nan,
)

# -- signs ----------------------------------------------------------------------------------------
copysign = row(
    "copysign",
    smooth(lambda x, y, z: sign(x) * copysign(1.0, y)),
    FLAT,
    value=math.copysign,
    kink=Kink("the kink", at_zero),
    regular="x != 0 and y != 0",
    libm="copysign",
    ball=lambda x, y: abs(x) * (1 if y.is_zero() else y.sgn()),
)
signbit = static_row(
    "signbit",
    lambda x: math.copysign(1.0, x) < 0,
    arity=1,
    result_dtype="bool",
    ball=lambda x: True if x < 0 else False if x >= 0 else None,
)
heaviside = row(
    "heaviside",
    FLAT,
    selecting(lambda g, x, h, z: where(equal(x, 0.0), g, 0.0)),
    value=heaviside_value,
    selects=True,
    kink=Kink("the step", at_zero),
    convention="by h it is 1 where x is 0",
    regular="x != 0",
    ball="balls.heaviside",
)


# -- NaN and infinity -----------------------------------------------------------------------------
def _past(compare):
    """The rule by the first argument of fmax and fmin: a number wins over NaN."""

    def rule(g, x, y, z):
        wins = logical_or(compare(x, y), logical_and(isnan(y), equal(x, x)))
        return share(g, wins, equal(x, y))

    return selecting(rule), selecting(lambda g, x, y, z: rule(g, y, x, z))


fmax = row(
    "fmax",
    *_past(greater),
    value=fmax_value,
    selects=True,
    kink=TIE,
    regular="x != y",
    ball="balls.maximum",
)
fmin = row(
    "fmin",
    *_past(less),
    value=fmin_value,
    selects=True,
    kink=TIE,
    regular="x != y",
    ball="balls.minimum",
)
isinf = static_row(
    "isinf", math.isinf, arity=1, result_dtype="bool", ball=lambda x: not x.is_finite()
)
isposinf = static_row(
    "isposinf",
    lambda x: x == inf,
    arity=1,
    result_dtype="bool",
    ball=lambda x: not x.is_finite() and x > 0,
)
isneginf = static_row(
    "isneginf",
    lambda x: x == -inf,
    arity=1,
    result_dtype="bool",
    ball=lambda x: not x.is_finite() and x < 0,
)


def nan_to_num(x, copy=True, nan=0.0, posinf=None, neginf=None):
    """x with NaN as 0 and infinities as the largest numbers, or as told: of those no derivative."""
    x = as_array(x)
    if getattr(getattr(x, "dtype", None), "kind", "f") in "iub":
        return x  # integers have neither
    largest = _largest(x)
    high, low = largest if posinf is None else posinf, -largest if neginf is None else neginf
    finite = where(equal(x, inf), high, where(equal(x, -inf), low, x))
    return where(isnan(x), nan, finite)


def _largest(x) -> float:
    """The largest finite number of the type of x."""
    while isinstance(x, World):
        x = getattr(x, "value", None)  # a symbol has none
    dtype = getattr(x, "dtype", None)
    if dtype is None or dtype.kind != "f":
        return sys.float_info.max
    import numpy as np

    return float(np.finfo(dtype).max)


def isclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    """Whether |a - b| is at most atol + rtol |b|, as np.isclose has it."""
    a, b = held(as_array(a)), held(as_array(b))
    near = less_equal(absolute(a - b), atol + rtol * absolute(b))
    near = logical_or(equal(a, b), logical_and(near, less(absolute(b), inf)))
    return logical_or(near, logical_and(isnan(a), isnan(b))) if equal_nan else near


def isclose_of_numbers(a, b, rel_tol=1e-09, abs_tol=0.0):
    """Whether |a - b| is at most abs_tol, or rel_tol of the larger, as math.isclose has it."""
    return math.isclose(primal(a), primal(b), rel_tol=rel_tol, abs_tol=abs_tol)


# -- exponents, fractions and neighbours ----------------------------------------------------------
ldexp = row(
    "ldexp",
    linear(lambda g, x, n, z: ldexp(g, n)),
    STATIC,
    value=ldexp_value,
    array="gradcli.ops.numpy_functions.ldexp",
    ball="balls.ldexp",
)
nextafter = static_row("nextafter", lambda x, y: _numpys("nextafter", x, y))
binary_exponent = row(  # the n of frexp
    "binary_exponent",
    STATIC,
    value=lambda x: math.frexp(x)[1],
    array="gradcli.ops.numpy_functions.binary_exponent",
    result_dtype="int",
    magnitude="largest",
)
spacing = static_row("spacing", lambda x: _numpys("spacing", x), arity=1)


def _numpys(name: str, *args) -> float:
    import numpy as np

    return float(getattr(np, name)(*map(float, args)))


def modf(x):
    """The fraction of x, with its sign, and its whole part: a pair."""
    whole = trunc(as_array(x))
    return where(equal(absolute(whole), inf), copysign(0.0, x), sub(x, whole)), whole


def frexp(x):
    """The pair m, n for which x is m 2^n and |m| from 1/2 up to 1; n carries no derivative."""
    x = as_array(x)
    exponent = binary_exponent(x)
    return ldexp(x, -exponent), exponent


# -- what remains of the nearest quotient ---------------------------------------------------------
def _nearest_quotient(x, y, z):
    """The whole number nearest to x/y, found from the remainder, which is exact."""
    return floordiv(sub(x, held(z)) + 0.5 * y, y)


ieee_remainder = row(
    "ieee_remainder",
    smooth(lambda x, y, z: 1.0),
    smooth(lambda x, y, z: -_nearest_quotient(x, y, z)),
    value=ieee(math.remainder, lambda x, y: integer_over_zero(x, y) or nan()),
    array="gradcli.ops.numpy_functions.ieee_remainder",
    domain=(REAL, POSITIVE),
    undefined=((1, "0"),),
    regular="y != 0 and x/y - 0.5 != floor(x/y - 0.5)",
    ball="balls.ieee_remainder",
)
