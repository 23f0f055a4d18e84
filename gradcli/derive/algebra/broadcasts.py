"""Arrays in normal form: what an expression of theirs must keep, since they broadcast.

The shape of an elementwise expression is that which its arrays broadcast to, so that one which
reads the same arrays has the same shape; an array of integers must not come of one of reals.
"""

from collections.abc import Callable, Iterable

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.core.types.dtypes import makes_reals
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.derive.algebra.branches import WHERE
from gradcli.derive.algebra.forms import ADD, MUL, NEG, SUB, Forms

Reads = tuple[frozenset[int], bool]  # the arrays, by identity; whether the values are surely reals
FIRST_VALUE = {
    ADD: 0,
    SUB: 0,
    MUL: 0,
    NEG: 0,
    WHERE: 1,
}  # rows that are real where a value of it is


class Broadcasts:
    """What nodes read, each worked out once; kind(node) gives a node's kind."""

    def __init__(self, kind: Callable[[Expr], str | None]):
        self.kind = kind
        self.known: dict[int, Reads] = {}

    def of(self, values: Iterable) -> Reads:
        """What several values read together."""
        arrays: frozenset[int] = frozenset()
        real = False
        for value in values:
            if type(value) is not Expr:
                real |= type(value) is float
                continue
            for node in ir.postorder([value], self.known):
                self.known[id(node)] = self.node(node)
            more, also = self.known[id(value)]
            arrays, real = arrays | more, real or also
        return arrays, real

    def node(self, node: Expr) -> Reads:
        """What a node reads, from what its arguments do."""
        kind = self.kind(node)
        if kind in NUMBERS:
            return frozenset(), kind == "real"
        if node.op is None or not node.op.elementwise:
            return frozenset((id(node),)), False
        arrays, real = self.of(node.args)
        return arrays, real or makes_reals(node)


def made_real(forms: Forms, value) -> Expr | float | None:
    """A value with one of its whole numbers as a float, so that it is real; None without any."""
    if type(value) is int:
        return float(value)
    if type(value) is not Expr or value.op not in FIRST_VALUE:
        return None
    for k in range(FIRST_VALUE[value.op], len(value.args)):
        part = made_real(forms, value.args[k])
        if part is not None:
            node = forms.make(value.op, *value.args[:k], part, *value.args[k + 1 :])
            if id(value) in forms.products:
                forms.products[id(node)] = forms.products[id(value)]
            if id(value) in forms.sums:
                forms.sums[id(node)] = forms.sums[id(value)]
            return node
    return None
