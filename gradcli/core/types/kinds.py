"""What each name and expression of a core program may hold, known without running it.

One kind (`kind_rules`) a name and scope, the join over all of its assignments.  An undeclared input
is a real unless its default is an array (`literal_arrays`) or something that only arrays have is
asked of it (`array_inputs`): an index, a loop, a reduction, a product.
"""

from copy import copy
from functools import cached_property
from typing import TYPE_CHECKING

from gradcli.core import ir
from gradcli.core.flow import Analysis, Edge, Flow, Place, Scope
from gradcli.core.ir import Expr
from gradcli.core.operators import BOOLEANS
from gradcli.core.types.array_inputs import array_inputs
from gradcli.core.types.kind_rules import (
    ARRAYS,
    NUMBERS,
    join,
    node_kind,
    number_kind,
    with_axes,
)
from gradcli.core.types.literal_arrays import written_arrays
from gradcli.core.types.shape_rules import GIVEN

if TYPE_CHECKING:
    from gradcli.core.types.shapes import Shapes


def kinds_of(program: ir.Program) -> "Kinds":
    """The kinds of a program, found once."""
    if program.kinds is None:
        program.kinds = Kinds(program)
    return program.kinds


class Kinds(Analysis):
    """The kinds of a program's names; `of(value, scope)` gives an expression's."""

    def __init__(self, program: ir.Program):
        super().__init__(Flow(program))
        self.program, self.defs, self.blocks = program, self.flow.defs, self.flow.blocks
        self.locals, self.scope = self.flow.locals, self.flow.scope
        self._shapes: Shapes | None = None
        inputs = {name: _input_kind(*given) for name, given in program.inputs.items()}
        inputs |= written_arrays(program.header) | (program.arrays or {})
        while True:
            self.table = {(None, name): kind for name, kind in inputs.items()}
            self.table |= {(None, name): "real" for name in program.constants}
            self.solve(self.flow.edges)
            arrays = array_inputs(self) if program.arrays is None else None
            if not arrays:
                break
            inputs |= arrays
        program.arrays = {
            n: kind for n, kind in inputs.items() if kind != _input_kind(*program.inputs[n])
        }

    def apart(self) -> "Kinds":
        """The same kinds, for a transform that adds names of its own: the program's stay."""
        other = copy(self)
        other.flow = self.flow.apart()
        other.locals, other.scope = other.flow.locals, other.flow.scope
        other.table = dict(self.table)
        other.memo = {scope: dict(kinds) for scope, kinds in self.memo.items()}
        other._shapes = self._shapes and self._shapes.apart(other)
        return other

    def at(self, place: Place) -> str | None:
        self.asked.add(place)
        kind = self.table.get(place)
        if kind is None and place[1] in self.program.constants:
            return "real"  # one that a derivative was the first to read
        return kind

    def is_number_name(self, name: str, scope: Scope) -> bool:
        return self.name(name, scope) in NUMBERS

    @property
    def shapes(self) -> "Shapes":
        """The shapes of the program's values, found when first asked for."""
        if self._shapes is None:
            from gradcli.core.types.shapes import Shapes

            self._shapes = Shapes(self)
        return self._shapes

    def is_number(self, value, scope: Scope) -> bool:
        return self.of(value, scope) in NUMBERS

    def arrays(self) -> set[str]:
        """The names that are arrays, or may be ones, in any scope."""
        return {name for (_, name), kind in self.table.items() if kind in ARRAYS}

    def has_arrays(self) -> bool:
        """Whether the program computes with an array, or with what may be one."""
        self.below([v for v in self.program.outputs if type(v) is Expr], None)
        tables: tuple[dict, ...] = (self.table, *self.memo.values())
        return not all([set(table.values()).isdisjoint(ARRAYS) for table in tables])

    # -- the lattice ------------------------------------------------------------------------------
    join = staticmethod(join)
    literal = staticmethod(number_kind)

    def given(self, edge: Edge) -> str | None:
        if not edge.at:
            return self.of(edge.value, edge.home)
        cut = self.at(edge.place) == "int" and self.of(edge.value, edge.home) == "real"
        return "real" if cut else None

    def transfer(self, node: Expr, memo: dict, scope: Scope) -> str | None:
        if node.op.arity and node.op not in BOOLEANS and _of_reals(node, memo):
            return "real"
        return self._node(node, self.parts(node, memo), memo, scope)

    def _node(self, node: Expr, kinds: list, memo: dict, scope: Scope) -> str | None:
        """The kind of a node from those of what is below it."""
        kind, name = node_kind(node, kinds), node.op.name
        if kind == "real" and name == "getitem":
            return self._element(node.args[0], scope)
        if node.op.shape in GIVEN:
            shape = node.attrs[0][1] if node.attrs else node.args[0]
            if type(shape) is Expr and shape.op is ir.SHAPE:
                return memo[id(shape.args[0])]
        return kind

    def _element(self, value: Expr, scope: Scope) -> str:
        """The kind of an element of an array, or of a number that is spread: a whole number in an
        input of such."""
        while type(value) is Expr and value.op is not None and value.op.result_dtype == "first":
            value = value.args[0]
        if type(value) is not Expr:
            return number_kind(value)
        if value.op is not None or self.scope(value.args[0], scope) is not None:
            return "real"
        name = value.args[0]
        kind = self.program.inputs.get(name, ("float",))[0]
        return "real" if kind == "float" or name in self.written else kind

    @cached_property
    def written(self) -> set[str]:
        """The names that statements of the top level assign, as a whole or an element."""
        return {n for scope, s in self.blocks if scope is None for n in ir.assigned((s,))}


def _input_kind(kind: str, shape) -> str:
    if shape is None or shape == ():
        return "real" if kind == "float" else kind
    return with_axes(len(shape))


def _of_reals(node: Expr, kinds: dict) -> bool:
    """Whether a node is of reals alone: most nodes are."""
    for part in node.below:
        if kinds[id(part)] != "real":
            return False
    return bool(node.below)
