"""Which values NumPy may hold as truths, where the program means 0 or 1.

A comparison of elements, an element of an array of truths and np.any are np.bool_: the sum of two
is a logical or, and - has no meaning.  What computes with such alone is written `1*a + b`.
"""

from gradcli.core import ir
from gradcli.core.ir import Expr, Program
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.core.types.kinds import Scope, kinds_of
from gradcli.core.types.reals import Place, gives, settle
from gradcli.core.types.truths import LOGICAL, gives_truths

# Rows that hand on one of their arguments as it is; others hold what is common to all
HANDED_ON = (ir.MAX, ir.MIN)


class Counted:
    """Which values are surely no truths of NumPy's; names where nothing that they are given is."""

    def __init__(self, program: Program):
        self.kinds, self.gives = kinds_of(program), gives(program)
        self.memo: dict[Scope, dict[int, bool]] = {}
        self.names: dict[Place, bool] = {}
        given = [(place, h, v) for place, values in self.gives.items() for h, v in values]
        settle(self, [(p, h, v) for p, h, v in given if not self.counts_on(p, h, v)])

    def counts_on(self, place: Place, home: Scope, value) -> bool:
        """Whether a truth is assigned to a name that counts on, which is written as a number."""
        scope, name = place
        if self.kinds.table.get(place) not in NUMBERS[1:] or type(value) is not Expr:
            return False
        if scope is not None and name in self.kinds.defs[scope].parameters:
            return False
        return not name.endswith("]") and self.kinds.of(value, home) == "bool"

    def of(self, value, scope: Scope) -> bool:
        """Whether a value is surely no truth, nor an array of truths."""
        if type(value) is tuple:
            return self.names.get(value, True)
        if type(value) is not Expr:
            return type(value) is not bool
        memo = self.memo.setdefault(scope, {})
        for node in ir.postorder((value,), memo):
            memo[id(node)] = self.node(node, memo, scope)
        return memo[id(value)]

    def node(self, node: Expr, memo: dict[int, bool], scope: Scope) -> bool:
        op = node.op
        if op is None:
            return self.names.get((self.kinds.scope(node.args[0], scope), node.args[0]), True)
        if gives_truths(op):
            return False
        if op.holds in ("int", "real", "counted") or self.is_count(node, scope):
            return True
        of_args = [memo[id(a)] if type(a) is Expr else type(a) is not bool for a in node.args]
        if op.holds == "first":
            return of_args[0]
        if op.holds == "others":
            return all(of_args[1:])
        mixed = op.elementwise or (op.holds == "common" and op not in HANDED_ON)
        return any(of_args) if mixed else all(of_args)

    def is_count(self, node: Expr, scope: Scope) -> bool:
        """Whether a node computes a number, so that truths are written as numbers in it."""
        op = node.op
        if not op.elementwise or gives_truths(op) or op.name in (*LOGICAL, "where"):
            return False
        return self.kinds.of(node, scope) in NUMBERS
