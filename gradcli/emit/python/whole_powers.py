"""Powers that NumPy refuses where a Python function is given whole numbers.

Python's 2**-1 is 0.5; of an integer of NumPy's, an element of an array of such or what np.abs gives
of 2, a negative power is an error.  `NumPysPowers` finds those that may be such: of bases and
exponents that may be whole and are not both Python's.
"""

from gradcli.core import ir
from gradcli.core.flow import Place, Scope
from gradcli.core.ir import Expr, For
from gradcli.core.types.dtypes import REAL, Dtypes
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.lowering.raising.restore import COMPARED, PREFIXED, SYMBOLS

PYTHONS = frozenset({*SYMBOLS, *COMPARED, *PREFIXED})  # rows that give NumPy's numbers of such only


class NumPysPowers:
    """What is known of the numbers of one program, for its powers; `arrays`: whether its functions
    of numbers are NumPy's."""

    def __init__(self, program: ir.Program, arrays: bool):
        self.arrays = arrays
        self.reals = Dtypes(program, in_python=True)
        self.kinds, self.flow = self.reals.kinds, self.reals.flow
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
        return any(self.is_numpys(v, scope, set()) for v in values)

    def may_be_negative(self, exponent, scope: Scope) -> bool:
        if type(exponent) is not Expr:
            return exponent < 0
        name = exponent.args[0] if exponent.op is None else None
        return self.flow.place(name, scope) not in self.upward if name else True

    def is_numpys(self, value, scope: Scope, seen: set[Place]) -> bool:
        """Whether a number may be one of NumPy's: an element, or what its functions give."""
        if type(value) is not Expr:
            return False
        if self.kinds.of(value, scope) not in NUMBERS:
            return True
        if value.op is None:
            return self._given(self.flow.place(value.args[0], scope), seen)
        if value.op in (ir.LEN, ir.SHAPE, ir.INT) or value.op.name in (".size", ".ndim"):
            return False
        own = value.op.elementwise and not self.arrays
        if own or value.op.name in PYTHONS or value.op in ir.CHOICES:
            return any(self.is_numpys(a, scope, seen) for a in value.args)
        return value.op.name != "getitem" or self.kinds.of(value.args[0], scope) not in NUMBERS

    def _given(self, place: Place, seen: set[Place]) -> bool:
        if place in seen:
            return False
        seen.add(place)
        return any(
            self.is_numpys(edge.value, edge.home, seen) for edge in self.flow.into.get(place, ())
        )
