"""Which values are surely whole numbers, or arrays and lists of such: of `reals` the other side.

It is asked of values, not of how they are held: zeros are whole, in an array of reals too.
"""

from gradcli.core import ir
from gradcli.core.ir import Assign, Expr
from gradcli.core.types.kind_rules import INTEGRAL
from gradcli.core.types.kinds import Scope
from gradcli.core.types.reals import Place, Reals, settle
from gradcli.ops import arithmetic

ZEROS_AND_ONES = {"zeros", "ones", "zeros_like", "ones_like"}


class Wholes:
    """Which names surely hold whole numbers; `written` is what is written to elements: the place
    of the array, the scope and the value."""

    def __init__(self, reals: Reals):
        self.reals, self.kinds = reals, reals.kinds
        self.written: list[tuple[Place, Scope, object]] = [
            ((self.kinds.scope(s.targets[0], scope), s.targets[0]), scope, s.value)
            for scope, s in self.kinds.blocks
            if type(s) is Assign and s.index
        ]
        given = [(place, h, v) for place, values in reals.gives.items() for h, v in values]
        given += self.written
        inputs = self.kinds.program.inputs
        self.names: dict[Place, bool] = {
            (None, n): k != "float" or n in reals.whole for n, (k, _) in inputs.items()
        }
        self.memo: dict[Scope, dict[int, bool]] = {}
        settle(self, given)

    def of(self, value, scope: Scope) -> bool:
        """Whether a value is surely whole, or of whole numbers."""
        if type(value) is tuple:
            return self.names.get(value, True)
        if type(value) is not Expr:
            return type(value) in (int, bool)
        memo = self.memo.setdefault(scope, {})
        for node in ir.postorder((value,), memo):
            memo[id(node)] = self.node(node, memo, scope)
        return memo[id(value)]

    def node(self, node: Expr, memo: dict[int, bool], scope: Scope) -> bool:
        op = node.op
        if op is None:
            (name,) = node.args
            place = self.kinds.scope(name, scope), name
            known = place in self.names or place in self.reals.gives
            return known and self.names.get(place, True)
        if (
            op.name in ZEROS_AND_ONES
            or op.holds in ("bool", "int")
            or self.kinds.of(node, scope) in ("bool", "int")
        ):
            return True
        whole = [memo[id(a)] if type(a) is Expr else type(a) in (int, bool) for a in node.args]
        if op.holds == "first":
            return whole[0]
        if op.holds == "others":
            return all(whole[1:])
        if op is arithmetic.power.op and (type(node.args[1]) is not int or node.args[1] < 0):
            return False
        return all(whole) and (op.holds in INTEGRAL or op is arithmetic.power.op)
