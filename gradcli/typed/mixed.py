"""Which reals are whole numbers on some way of a program, as `y = 3 if x > 0 else x` has one: they
are reals in code, and Python writes them without a point."""

from gradcli.core import ir
from gradcli.core.flow import Analysis, Scope
from gradcli.core.ir import Expr
from gradcli.typed.infer import Types

CHOICES = {"max of", "min of", ir.SELECT.name}
ARITHMETIC = {
    "add", "subtract", "multiply", "negative", "positive", "abs", "mod", "floor_divide", "power",
    "copy", "sum_like",
}  # fmt: skip


class Mixed(Analysis):
    """Of each name, and of each value, whether it may be a whole number where it is a number."""

    bottom = False

    def __init__(self, types: Types):
        super().__init__(types.flow)
        self.types = types
        self.solve(types.flow.whole)

    def name(self, name: str, scope: Scope) -> bool:
        return self.types.name(name, scope) in ("int", "bool") or super().name(name, scope)

    def join(self, a: bool, b: bool) -> bool:
        return a or b

    def literal(self, value) -> bool:
        return type(value) in (int, bool)

    def transfer(self, node: Expr, memo: dict, scope: Scope) -> bool:
        kind = self.types.of(node, scope)
        if kind != "real":
            return kind in ("int", "bool")
        parts = self.parts(node, memo)
        if node.op.name in CHOICES:
            return any(parts)
        return node.op.name in ARITHMETIC and all(parts)


def may_be_whole(types: Types, value) -> bool:
    """Whether an output that is real is a whole number on some way of the program."""
    return types.of(value, None) == "real" and Mixed(types).of(value, None)
