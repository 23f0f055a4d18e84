"""Which values NumPy may hold as truths, where the program means 0 or 1.

A comparison of elements, an element of an array of truths and np.any are np.bool_: the sum of two
is a logical or, and - has no meaning.  What computes with such alone is written `1*a + b`.
"""

from gradcli.core.flow import Edge, has_no_name
from gradcli.core.ir import Expr, Program
from gradcli.core.types.dtypes import INT, Dtypes
from gradcli.core.types.kind_rules import NUMBERS


class Counted(Dtypes):
    """The dtypes of a program's values as NumPy holds them, where truths are written as numbers."""

    def __init__(self, program: Program):
        super().__init__(program, as_numpy=True)

    def given(self, edge: Edge) -> int:
        return INT if self.counts_on(edge) else super().given(edge)

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
