"""Constant folding: what is known of a number now, because what it is made of is."""

import operator

from gradcli.lowering.values import Leaf

LARGEST = 1 << 64  # of whole numbers that are worked out here

FOLDED = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv,
    "//": operator.floordiv, "%": operator.mod, "**": operator.pow, "^": operator.pow,
    "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
    "==": operator.eq, "!=": operator.ne,
}  # fmt: skip
UNARY = {"-": operator.neg, "+": operator.pos, "not": operator.not_}
CALLED = {"int": int, "abs": abs, "max": max, "min": min, "float": float, "bool": bool}


def folded(function, *values: Leaf) -> tuple | None:
    """What a function gives of numbers that are known, as `Leaf.known`; None where it is not."""
    given = [v.known[0] for v in values if v.known is not None]
    if function is None or len(given) < len(values):
        return None
    if function is operator.pow and not _is_small(*given):
        return None
    try:
        found = function(*given)
    except (ArithmeticError, ValueError, TypeError):
        return None
    if type(found) not in (int, float, bool) or (type(found) is int and abs(found) > LARGEST):
        return None
    return (found,)


def _is_small(a, b) -> bool:
    return type(a) is float or type(b) is float or (0 <= b <= 64 and abs(a) <= 1 << 16)
