"""The operators of the language, and the row that each is."""

from gradcli.core import ir
from gradcli.ops import arithmetic, arrays, comparisons  # noqa: F401 (their rows are in the table)
from gradcli.ops.rows import TABLE, Op

_SIGNED = [op for op in TABLE.values() if op.symbol]
COMPARISONS: dict[str, Op] = {op.symbol: op for op in _SIGNED if op.family == "comparison"}
UNARY: dict[str, Op] = {op.symbol: op for op in _SIGNED if len(op.args) == 1} | {"not": ir.NOT}
OPERATORS: dict[str, Op] = {  # of two operands; `^` is a power too
    op.symbol: op for op in _SIGNED if len(op.args) == 2 and op.family != "comparison"
} | {"^": arithmetic.power.op}
BOOLEANS = frozenset(
    {
        *COMPARISONS.values(),
        ir.AND,
        ir.OR,
        ir.NOT,
        ir.TEXT_IS,
        comparisons.isnan.op,
        comparisons.isfinite.op,
    }
)


def is_boolean(value) -> bool:
    """Whether a value is surely True or False."""
    return type(value) is bool or (type(value) is ir.Expr and value.op in BOOLEANS)
