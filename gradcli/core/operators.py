"""The operators of the language, and the row that each is."""

from gradcli.core import ir
from gradcli.ops import arithmetic, arrays, comparisons
from gradcli.ops.rows import Op

OPERATORS: dict[str, Op] = {
    "+": arithmetic.add.op, "-": arithmetic.sub.op, "*": arithmetic.mul.op, "/": arithmetic.div.op,
    "//": arithmetic.floordiv.op, "%": arithmetic.mod.op, "**": arithmetic.power.op,
    "^": arithmetic.power.op, "@": arrays.matmul.op, "&": comparisons.bit_and.op,
    "|": comparisons.bit_or.op, "<<": comparisons.shift_left.op, ">>": comparisons.shift_right.op,
}  # fmt: skip
COMPARISONS: dict[str, Op] = {
    "<": comparisons.less.op, "<=": comparisons.less_equal.op, ">": comparisons.greater.op,
    ">=": comparisons.greater_equal.op, "==": comparisons.equal.op, "!=": comparisons.not_equal.op,
}  # fmt: skip
UNARY: dict[str, Op] = {
    "-": arithmetic.neg.op, "+": arithmetic.pos.op, "~": comparisons.invert.op, "not": ir.NOT,
}  # fmt: skip
BOOLEANS = frozenset(
    {
        *COMPARISONS.values(),
        ir.AND,
        ir.OR,
        ir.NOT,
        comparisons.isnan.op,
        comparisons.isfinite.op,
    }
)


def is_boolean(value) -> bool:
    """Whether a value is surely True or False."""
    return type(value) is bool or (type(value) is ir.Expr and value.op in BOOLEANS)
