"""Functions in pieces: absolute value, sign, rounding, the choice of one of two, clipping.

At a kink, a step or a tie the derivative is a convention (docs/conventions.md).
"""

import math

from gradcli.ops.comparisons import (
    equal,
    greater,
    greater_equal,
    less,
    less_equal,
    logical_and,
    logical_or,
)
from gradcli.ops.dispatch import is_complex, row
from gradcli.ops.kinks import Kink, at_edge, at_half, at_integer, at_tie, at_zero
from gradcli.ops.rows import FLAT, REAL, STATIC, inf, linear, selecting
from gradcli.ops.values import maximum_value, minimum_value, rounded, sign_value


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
    kink=Kink("the kink", at_zero),
    result_dtype="first",
    regular="x != 0",
    magnitude="shrunk",
    ball="__abs__",
)

sign = row(
    "sign",
    FLAT,
    value=sign_value,
    kink=Kink("the step", at_zero),
    result_dtype="counted",
    regular="x != 0",
    magnitude="unit",
    path="np.sign",
    ball="sgn",
)
floor = row(
    "floor",
    FLAT,
    value=rounded(math.floor),
    kink=Kink("a step", at_integer),
    regular="x != floor(x)",
    magnitude="largest",
    libm="floor",
    ball="floor",
)
ceil = row(
    "ceil",
    FLAT,
    value=rounded(math.ceil),
    kink=Kink("a step", at_integer),
    regular="x != floor(x)",
    magnitude="largest",
    libm="ceil",
    ball="ceil",
)
trunc = row(
    "trunc",
    FLAT,
    value=rounded(math.trunc),
    also=("fix",),
    kink=Kink("a step", at_integer),
    regular="x == 0 or x != floor(x)",
    magnitude="largest",
    libm="trunc",
    ball="balls.trunc",
)
rint = row(
    "rint",
    FLAT,
    value=rounded(round),
    kink=Kink("a step", at_half, composites=("round", "around")),
    regular="x - 0.5 != floor(x - 0.5)",
    magnitude="largest",
    libm="rint",
    ball="balls.rint",
)


# -- selection -------------------------------------------------------------------------------------
def share(g, wins, ties):
    """A winner takes the cotangent, ties take half of it each, a loser exactly 0."""
    return where(wins, g, where(ties, 0.5 * g, 0.0))


where = row(
    "where",
    STATIC,
    linear(lambda g, c, x, y, z: where(c, g, 0.0)),
    linear(lambda g, c, x, y, z: where(c, 0.0, g)),
    value=lambda c, x, y: x if c else y,
    array="gradcli.ops.numpy_functions.where",
    selects=True,
    result_dtype="others",
    magnitude="chosen",
    path="np.where",
    ball="balls.where",
)

TIE = Kink("a tie", at_tie, "shared evenly")
maximum = row(
    "maximum",
    selecting(lambda g, x, y, z: share(g, greater(x, y), equal(x, y))),
    selecting(lambda g, x, y, z: share(g, greater(y, x), equal(x, y))),
    value=maximum_value,
    selects=True,
    kink=TIE,
    result_dtype="common",
    logic="or",
    regular="x != y",
    magnitude="chosen",
    path="np.maximum",
    ball="balls.maximum",
)

minimum = row(
    "minimum",
    selecting(lambda g, x, y, z: share(g, less(x, y), equal(x, y))),
    selecting(lambda g, x, y, z: share(g, less(y, x), equal(x, y))),
    value=minimum_value,
    selects=True,
    kink=TIE,
    result_dtype="common",
    logic="and",
    regular="x != y",
    magnitude="chosen",
    path="np.minimum",
    ball="balls.minimum",
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
    undefined=(),
    selects=True,
    kink=Kink("an edge", at_edge, "taken from inside", composites=("hard_tanh",)),
    result_dtype="common",
    regular="max(x, low) != high and (x != low or low > high)",
    magnitude="chosen",
    ball="balls.clip",
)


def clipped(a, a_min=None, a_max=None):
    """clip as NumPy has it: by its names, and a bound that is None is none."""
    low, high = -inf if a_min is None else a_min, inf if a_max is None else a_max
    return clip(a, low, high)


relu = row(
    "relu",
    selecting(lambda g, x, z: where(greater(x, 0.0), g, 0.0)),
    value=lambda x: float(x) if x > 0 or x != x else 0.0,
    array="gradcli.ops.numpy_functions.relu",
    selects=True,
    kink=Kink("the kink", at_zero, composites=("relu6", "hard_sigmoid", "hard_silu", "hard_swish")),
    regular="x != 0",
    ball=lambda x: x if x >= 0 else x.max(0),
)
