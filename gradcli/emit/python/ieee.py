"""Where printed NumPy would compute with Python's numbers what these raise errors for.

1/0.0, 10.0**400 and (-8.0)**0.5 are IEEE's inf and NaN as numbers of NumPy; Python's raise errors,
or are complex.  An operator is NumPy's where one operand is: so inputs that meet none are made
NumPy's at the start, and operators between numbers that no input tells are written as functions.
"""

from gradcli.core import ir
from gradcli.core.flow import Scope, Surely, reached
from gradcli.core.ir import Expr
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.core.types.kinds import kinds_of
from gradcli.lowering.raising.restore import PREFIXED, SYMBOLS

# Forms that give numbers of Python's, whatever they are given
PYTHONS = frozenset((
    "int", "float", "round", "bool", "len", "len range", ".size", ".ndim", "fsum", "not",
    *ir.WHOLE,
))  # fmt: skip
WHOLE = ("bool", "int")  # kinds of which Python's powers are whole, and may count
HANDED_ON = frozenset(("positive", "copy", "stop_gradient"))


class NumPysNumbers(Surely):
    """Which values are surely NumPy's; `made`: the inputs that are to be made so."""

    def __init__(self, program: ir.Program):
        self.program, self.kinds = program, kinds_of(program)
        super().__init__(self.kinds.flow)
        self.made: frozenset[str] = frozenset()
        self._settle()
        self.made = self._sources()
        self._settle()

    def raises(self, node: Expr, scope: Scope) -> bool:
        """Whether an operator is one of Python's that may raise an error, or give what is not real:
        between numbers of Python's, that are not surely harmless."""
        raising = node.op.symbol and node.op.undefined  # divisions, remainders and powers
        if not raising or self.kinds.of(node, scope) != "real":
            return False
        if any(self.of(a, scope) for a in node.args):
            return False
        base, by = node.args
        if node.op.name != "power":
            return type(by) is Expr or by == 0
        whole = self.kinds.of(by, scope) in WHOLE
        if type(base) is not Expr and 0 < abs(base) <= 1 and (whole or base > 0):
            return False
        return type(by) is not Expr or not whole or self.kinds.of(base, scope) not in WHOLE

    def literal(self, value) -> bool:
        return False

    def transfer(self, node: Expr, memo: dict[int, bool], scope: Scope) -> bool:
        op, name = node.op, node.op.name
        if name in PYTHONS or op in (ir.AND, ir.OR):
            return False
        parts = self.parts(node, memo)
        if op in ir.CHOICES:
            return all(parts[op is ir.SELECT :])
        if name in HANDED_ON:
            return parts[0]
        return any(parts) if name in SYMBOLS or name in PREFIXED else True

    def _settle(self) -> None:
        self.table = {
            (None, name): name in self.made or self.kinds.name(name, None) not in NUMBERS
            for name in self.program.inputs
        } | {(None, name): False for name in self.program.constants}
        self.solve(self.flow.whole)

    def _sources(self) -> frozenset[str]:
        """The inputs, of real numbers, that operators which may raise errors are made of."""
        raising = {
            (scope, node)
            for scope, values in self._values()
            for node in ir.postorder(values)
            if node.op is not None and self.raises(node, scope)
        }
        start = {place for scope, node in raising for place in self.flow.places(node, scope)}
        found = reached(start, self.flow.sources)
        inputs = {name for scope, name in found if scope is None} & self.program.inputs.keys()
        return frozenset(n for n in inputs if self.kinds.name(n, None) == "real")

    def _values(self):
        """(scope, values) of all that the program computes."""
        yield None, self.program.outputs
        for scope, s in self.kinds.blocks:
            reads = ir.reads(s)
            yield scope, [x for v in reads for x in (v.args if type(v) is ir.Call else (v,))]
