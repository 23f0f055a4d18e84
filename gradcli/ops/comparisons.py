"""Comparison, logic and bits: rows that carry no derivative."""

import math
import operator

from gradcli.ops.dispatch import row
from gradcli.ops.integers import BITS
from gradcli.ops.rows import STATIC
from gradcli.ops.values import shift_left_value


def static_row(name, value, symbol="", arity=2, holds=""):
    return row(name, *[STATIC] * arity, value=value, symbol=symbol, holds=holds)


less = static_row("less", operator.lt, "<", holds="bool")
less_equal = static_row("less_equal", operator.le, "<=", holds="bool")
greater = static_row("greater", operator.gt, ">", holds="bool")
greater_equal = static_row("greater_equal", operator.ge, ">=", holds="bool")
equal = static_row("equal", operator.eq, "==", holds="bool")
not_equal = static_row("not_equal", operator.ne, "!=", holds="bool")
logical_and = static_row("logical_and", lambda x, y: bool(x and y), holds="bool")
logical_or = static_row("logical_or", lambda x, y: bool(x or y), holds="bool")
logical_xor = static_row("logical_xor", lambda x, y: bool(x) != bool(y), holds="bool")
logical_not = static_row("logical_not", operator.not_, arity=1, holds="bool")
bit_and = static_row("bitwise_and", operator.and_, "&", holds="common")
bit_or = static_row("bitwise_or", operator.or_, "|", holds="common")
bit_xor = static_row("bitwise_xor", operator.xor, holds="common")
invert = static_row("invert", operator.invert, "~", arity=1, holds="first")
shift_left = static_row("left_shift", shift_left_value, "<<", holds="counted")
shift_right = static_row("right_shift", lambda x, n: x >> min(n, BITS), ">>", holds="counted")
isnan = static_row("isnan", lambda x: x != x, arity=1, holds="bool")
isfinite = static_row(
    "isfinite", lambda x: type(x) is int or math.isfinite(x), arity=1, holds="bool"
)
