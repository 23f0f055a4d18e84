"""Comparison, logic and bits: rows that carry no derivative."""

import math
import operator

from gradcli.ops.dispatch import row
from gradcli.ops.integers import BITS
from gradcli.ops.rows import STATIC
from gradcli.ops.values import shift_left_value


def static_row(name, value, symbol="", arity=2, **facts):
    return row(name, *[STATIC] * arity, value=value, symbol=symbol, **facts)


def _comparison(name, value, symbol, opposite):
    def ball(x, y):
        """None where two balls overlap."""
        if x is y:
            return value(0, 0)
        return True if value(x, y) else False if opposite(x, y) else None

    return static_row(name, value, symbol, result_dtype="bool", family="comparison", ball=ball)


def _logic(name, value, logic="", **facts):
    ball = f"balls.{name}"
    return static_row(
        name, value, result_dtype="bool", family="logic", logic=logic, ball=ball, **facts
    )


def _bits(name, value, logic, symbol=""):
    return static_row(
        name, value, symbol, result_dtype="common", family="bits", logic=logic, magnitude="bits"
    )


less = _comparison("less", operator.lt, "<", operator.ge)
less_equal = _comparison("less_equal", operator.le, "<=", operator.gt)
greater = _comparison("greater", operator.gt, ">", operator.le)
greater_equal = _comparison("greater_equal", operator.ge, ">=", operator.lt)
equal = _comparison("equal", operator.eq, "==", operator.ne)
not_equal = _comparison("not_equal", operator.ne, "!=", operator.eq)
logical_and = _logic("logical_and", lambda x, y: bool(x and y), "and", path="np.logical_and")
logical_or = _logic("logical_or", lambda x, y: bool(x or y), "or", path="np.logical_or")
logical_xor = _logic("logical_xor", lambda x, y: bool(x) != bool(y), "xor")
logical_not = _logic("logical_not", operator.not_, arity=1)
bit_and = _bits("bitwise_and", operator.and_, "and", "&")
bit_or = _bits("bitwise_or", operator.or_, "or", "|")
bit_xor = _bits("bitwise_xor", operator.xor, "xor")
invert = static_row("invert", operator.invert, "~", arity=1, result_dtype="first", magnitude="next")
shift_left = static_row(
    "left_shift", shift_left_value, "<<", result_dtype="counted", magnitude="shifted"
)
shift_right = static_row(
    "right_shift", lambda x, n: x >> min(n, BITS), ">>", result_dtype="counted", magnitude="shrunk"
)
isnan = static_row(
    "isnan",
    lambda x: x != x,
    arity=1,
    result_dtype="bool",
    ball=lambda x: not x.is_finite() and x.is_nan(),
)
isfinite = static_row(
    "isfinite",
    lambda x: type(x) is int or math.isfinite(x),
    arity=1,
    result_dtype="bool",
    ball=lambda x: x.is_finite(),
)
