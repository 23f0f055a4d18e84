"""Structural zeros of arrays: the number 0 has no shape, and what reads it may need one."""

from functools import cached_property

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.core.types.dtypes import REAL, Dtypes
from gradcli.core.types.kind_rules import SURE_ARRAYS
from gradcli.core.types.kinds import Scope, kinds_of
from gradcli.derive.rules.known import Known
from gradcli.derive.rules.peephole import is_zero
from gradcli.ops.arithmetic import mul, neg
from gradcli.ops.arrays import matmul, spread_like, sum_like

ONES = ir.constant_form("ones_like")
MAKING = frozenset({spread_like.op, matmul.op, ir.MATMUL_LEFT, ir.MATMUL_RIGHT, ONES})


class Zeros:
    """The part of a substitution that knows which arrays are 0, and what their shapes are.

    written: the names to whose elements something is written; versions: those of names at present.
    """

    program: ir.Program
    graph: ir.Graph
    scope: Scope
    written: set[str]
    versions: dict[str, int]

    def resolve(self, value) -> ir.Value:
        """A value over the present versions, with what names hold put in."""
        raise NotImplementedError

    def value(self, name: str) -> ir.Value:
        """What a name holds."""
        raise NotImplementedError

    def read(self, name: str) -> ir.Value:
        """What stands for a name where it is read."""
        raise NotImplementedError

    def is_number(self, name: str) -> bool:
        raise NotImplementedError

    @cached_property
    def reals(self) -> Dtypes:
        return Dtypes(self.program)

    def with_shape(self, value, given):
        """The value of an argument; a structural zero in an array's place is an array of zeros."""
        if not is_zero(value) or type(given) is not Expr:
            return value
        kind = kinds_of(self.program).of(given, self.scope)
        return self.zeros_of(given) if kind in SURE_ARRAYS else value

    def zeros_of(self, given):
        """The array of zeros that `given` is: it has a shape, which the number 0 has not."""
        like = self.shape_source(given)
        if like.op is spread_like.op:
            like = self.resolve(like.args[1])
        else:
            present = {self.graph.var(n): self.graph.var(n, self.versions.get(n, 0))
                       for n in sorted(ir.names(like))}  # fmt: skip
            value, like = like, ir.rebuild(like, present)
            if value is given:
                return like
        return self.graph.node(ir.constant_form("zeros_like"), (like,))

    def shape_source(self, value: Expr) -> Expr:
        """What an array has its shape from, under elementwise rows of arrays of one shape."""
        known = Known(kinds_of(self.program), self.scope)
        while value.op is not None and value.op.elementwise:
            wide = [a for a in value.args if type(a) is Expr and not known.is_number(a)]
            if not wide or not all(known.same(a, wide[0]) for a in wide):
                break
            value = wide[0]
        return value

    def as_real(self, target: str, value, given):
        """`value`, of reals as `given` is where elements are written: integers would cut them."""
        if target not in self.written or self.is_number(target) or type(value) is not Expr:
            return value
        real = self.reals.surely(REAL, given, self.scope)
        if not real or self.reals.surely(REAL, value, self.scope):
            return value
        return self.graph.intern(mul.op, (1.0, value))

    def first_term(self, target: str, value):
        """`target ± e` where target is zeros: ±e, if it is surely an array of its own and as large.

        Where elements are written, sum_like may have stretched what cannot be written to.
        """
        zeros = self.value(target)
        if not is_row(zeros, "zeros_like") or not is_row(value, "add", "subtract"):
            return value
        if value.args[0] is not zeros and value.args[0] is not self.read(target):
            return value
        term = value.args[1]
        written = target in self.written
        own = _is_new(term, written) or {target, *ir.names(term)}.isdisjoint(self.written)
        known = Known(kinds_of(self.program), self.scope)
        if not known.same(term, zeros.args[0]):
            return value
        if written and not self.reals.surely(REAL, term, self.scope):
            return value
        if not own:
            named = value.op.name == "add" and is_name(term)
            return self.graph.node(ir.COPY, (term,)) if named else value
        if value.op.name == "subtract":
            return self.graph.node(neg.op, (term,))
        return value if written and term.op is sum_like.op else term


def is_name(value) -> bool:
    return type(value) is Expr and value.op is None


def is_row(value, *names: str) -> bool:
    return type(value) is Expr and value.op is not None and value.op.name in names


def _is_new(value, written: bool) -> bool:
    """Whether evaluating `value` gives an array that no name holds; written: and that is not a
    part of one, of which other parts may be read, where elements are written."""
    if type(value) is not Expr or value.op is None:
        return False
    if value.op is sum_like.op or (value.op.view and not written):
        return _is_new(value.args[0], written)
    return value.op.elementwise or value.op in MAKING or value.op.family == "fold"
