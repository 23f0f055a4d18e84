"""Which values are surely reals: an array of integers cuts what is written to its elements.

Kinds say that an element is a number; here it is asked what NumPy holds it in.  Names are real
where all that they are given is.
"""

from gradcli.core import ir
from gradcli.core.flow import Scope, Surely, reached
from gradcli.core.ir import Expr
from gradcli.core.types.kind_rules import INTEGRAL, NUMBERS
from gradcli.core.types.kinds import kinds_of
from gradcli.ops import arithmetic


class Reals(Surely):
    """Which names hold reals for sure.

    in_python: in a function that is given whole numbers too; made: nodes, by identity, that are
    made of reals; whole: inputs that are not declared, and hold integers; as_numpy: by NumPy's
    rules, by which zeros like integers are such: those that derivatives are made of are reals.
    """

    def __init__(
        self,
        program: ir.Program,
        in_python: bool = False,
        made: frozenset[int] = frozenset(),
        whole: frozenset[str] = frozenset(),
        as_numpy: bool = False,
    ):
        self.kinds, self.made, self.in_python = kinds_of(program), made, in_python
        super().__init__(self.kinds.flow)
        self.as_numpy = as_numpy or in_python
        self.whole = whole
        for name, (kind, _) in program.inputs.items():
            number = self.kinds.is_number_name(name, None)
            real = kind == "float" and name not in whole
            self.table[None, name] = real and not (in_python and number)
        self.solve(self.flow.whole)

    def literal(self, value) -> bool:
        return isinstance(value, float)

    def of_items(self, value, scope: Scope) -> bool:
        """Whether a value is made of elements by computed indices, or of names of such."""
        places = reached(self.flow.places(value, scope), self.flow.sources)
        values = [edge.value for place in places for edge in self.flow.into.get(place, ())]
        return any(
            node.op is not None and node.op.name == "getitem"
            and any([type(i) is Expr for i in node.args[1:]])
            for node in ir.postorder([value, *values])
        )  # fmt: skip

    def transfer(self, node: Expr, memo: dict[int, bool], scope: Scope) -> bool:
        op = node.op
        if id(node) in self.made:
            return True
        if op is arithmetic.power.op and all(self.is_whole(a, scope) for a in node.args):
            return False  # of a counter from 0 on, say
        if op.holds == "real" or (op.elementwise and makes_reals(node)):
            return True
        kind = self.kinds.of(node, scope)
        if op.holds in ("bool", "int") or kind in ("bool", "int"):
            return False
        if op.name in ("zeros_like", "ones_like") and not self.as_numpy:
            return True
        if op.name == "full_like":
            return memo[id(node.args[0])] if type(node.args[0]) is Expr else False
        parts = self.parts(node, memo)
        if op.holds == "first":
            return parts[0]
        if op is ir.SELECT or op.name == "where":
            return (all if op is ir.SELECT or kind in NUMBERS else any)(parts[1:])
        if kind in NUMBERS and op.name in ("maximum", "minimum", "max of", "min of"):
            return all(parts)
        if op.elementwise and op.holds not in INTEGRAL and op.name != "power":
            return True
        return any(parts)

    def is_whole(self, value, scope: Scope) -> bool:
        """Whether a number is of a kind that is whole; a written one must not be negative too."""
        if type(value) is not Expr:
            return type(value) is int and value >= 0
        return self.kinds.of(value, scope) in ("bool", "int")


def makes_reals(node: Expr) -> bool:
    """Whether a row gives reals of integers too."""
    if node.op is arithmetic.power.op:
        return type(node.args[1]) is not int or node.args[1] < 0
    smooth = len(node.op.args) == 1 and node.op.args[0].kind == "smooth"
    smooth = smooth and node.op.holds not in INTEGRAL
    return node.op in (arithmetic.div.op, arithmetic.sqrt.op) or smooth
