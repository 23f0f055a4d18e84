"""Which values are surely whole numbers, or arrays and lists of such: of `reals` the other side.

It is asked of values, not of how they are held: zeros are whole, in an array of reals too.
"""

from gradcli.core.flow import Scope, Surely
from gradcli.core.ir import Expr
from gradcli.core.types.kind_rules import INTEGRAL
from gradcli.core.types.reals import Reals
from gradcli.ops import arithmetic

ZEROS_AND_ONES = {"zeros", "ones", "zeros_like", "ones_like"}


class Wholes(Surely):
    """Which names surely hold whole numbers, and arrays nothing else in their elements."""

    def __init__(self, reals: Reals):
        super().__init__(reals.flow)
        self.kinds = reals.kinds
        self.table = {
            (None, n): k != "float" or n in reals.whole
            for n, (k, _) in self.kinds.program.inputs.items()
        }
        self.solve(self.flow.edges)

    def literal(self, value) -> bool:
        return type(value) in (int, bool)

    def name(self, name: str, scope: Scope) -> bool:
        place = self.flow.place(name, scope)
        return (place in self.table or place in self.flow.into) and self.at(place)

    def transfer(self, node: Expr, memo: dict[int, bool], scope: Scope) -> bool:
        op = node.op
        if (
            op.name in ZEROS_AND_ONES
            or op.holds in ("bool", "int")
            or self.kinds.of(node, scope) in ("bool", "int")
        ):
            return True
        whole = self.parts(node, memo)
        if op.holds == "first":
            return whole[0]
        if op.holds == "others":
            return all(whole[1:])
        if op is arithmetic.power.op and (type(node.args[1]) is not int or node.args[1] < 0):
            return False
        return all(whole) and (op.holds in INTEGRAL or op is arithmetic.power.op)
