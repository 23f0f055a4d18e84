"""Powers that NumPy refuses where a Python function is given whole numbers.

Python's 2**-1 is 0.5; of an integer of NumPy's, an element of an array of such or what np.abs gives
of 2, a negative power is an error.  `NumPysPowers` finds those that may be such: of bases and
exponents that may be whole and are not both Python's.
"""

from gradcli.core import ir
from gradcli.core.flow import Scope, Surely
from gradcli.core.ir import Expr, For
from gradcli.core.types.dtypes import REAL, Dtypes
from gradcli.lowering.raising.restore import COMPARED, PREFIXED, SYMBOLS

PYTHONS = frozenset({*SYMBOLS, *COMPARED, *PREFIXED})  # rows that give NumPy's numbers of such only


class NumPysPowers(Surely):
    """Which numbers of a program are surely Python's, for its powers; `arrays`: whether its
    functions of numbers are NumPy's."""

    def __init__(self, program: ir.Program, arrays: bool):
        self.arrays, self.reals = arrays, Dtypes(program, in_python=True)
        self.kinds = self.reals.kinds
        super().__init__(self.kinds.flow)
        self.solve(self.flow.whole)
        self.upward = {
            self.flow.place(s.name, home)
            for home, s in self.flow.blocks
            if type(s) is For and all(type(v) is int and v >= 0 for v in (s.start, s.step))
        }

    def may_fail(self, base, exponent, scope: Scope) -> bool:
        """Whether a power may be a negative one of whole numbers, one of them NumPy's."""
        values = (base, exponent)
        if any(self.reals.surely(REAL, v, scope) for v in values):
            return False
        if not self.may_be_negative(exponent, scope):
            return False
        return not all(self.of(v, scope) for v in values)

    def may_be_negative(self, exponent, scope: Scope) -> bool:
        if type(exponent) is not Expr:
            return exponent < 0
        name = exponent.args[0] if exponent.op is None else None
        return self.flow.place(name, scope) not in self.upward if name else True

    def literal(self, value) -> bool:
        return True

    def name(self, name: str, scope: Scope) -> bool:
        return self.kinds.is_number_name(name, scope) and super().name(name, scope)

    def transfer(self, node: Expr, memo: dict[int, bool], scope: Scope) -> bool:
        """An element is NumPy's, and so is what its functions give."""
        op = node.op
        if not self.kinds.is_number(node, scope):
            return False
        if op in (ir.LEN, ir.SHAPE, ir.INT) or op.name in (".size", ".ndim"):
            return True
        own = op.elementwise and not self.arrays
        if own or op.name in PYTHONS or op in ir.CHOICES:
            return all(self.parts(node, memo))
        return op.name == "getitem" and self.kinds.is_number(node.args[0], scope)
