"""Comparison, logic and bits: rows that carry no derivative."""

import math
import operator

from gradcli.ops.table import STATIC, row
from gradcli.ops.values import shift_left_value


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
