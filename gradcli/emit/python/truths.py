"""Which values NumPy may hold as truths, where the program means 0 or 1.

A comparison of elements, an element of an array of truths and np.any are np.bool_: the sum of two
is a logical or, and - has no meaning.  What computes with such alone is written `1*a + b`.
"""

from gradcli.core import ir
from gradcli.core.flow import Edge, Scope, Surely, has_no_name
from gradcli.core.ir import Expr, Program
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.core.types.kinds import kinds_of
from gradcli.core.types.truths import LOGICAL, gives_truths

# Rows that hand on one of their arguments as it is; others hold what is common to all
HANDED_ON = (ir.MAX, ir.MIN)


class Counted(Surely):
    """Which values are surely no truths of NumPy's; names where nothing that they are given is."""

    def __init__(self, program: Program):
        self.kinds = kinds_of(program)
        super().__init__(self.kinds.flow)
        self.solve([edge for edge in self.flow.whole if not self.counts_on(edge)])

    def counts_on(self, edge: Edge) -> bool:
        """Whether a truth is assigned to a name that counts on, which is written as a number."""
        (scope, name), value = edge.place, edge.value
        if self.kinds.table.get(edge.place) not in NUMBERS[1:] or type(value) is not Expr:
            return False
        if scope is not None and name in self.flow.defs[scope].parameters:
            return False
        if has_no_name(name) or (value.op is None and has_no_name(value.args[0])):
            return False
        return self.kinds.given(edge) == "bool"

    def literal(self, value) -> bool:
        return type(value) is not bool

    def transfer(self, node: Expr, memo: dict[int, bool], scope: Scope) -> bool:
        op = node.op
        if gives_truths(op):
            return False
        if op.holds in ("int", "real", "counted") or self.is_count(node, scope):
            return True
        of_args = self.parts(node, memo)
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
