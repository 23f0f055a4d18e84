"""Functions of whole arrays in rows, for a target that has no words for them.

It takes the shapes that the program tells: what asks for others stays as it is.
"""

from functools import cache

from gradcli.core import ir, walks
from gradcli.core.array_functions import Called, applied, called_by
from gradcli.core.ir import Call, Expr, Unshaped
from gradcli.core.types.kinds import Scope, kinds_of
from gradcli.core.types.shape_rules import literal
from gradcli.errors import Diagnostic
from gradcli.lowering.library.compositions import APART, UNTOLD
from gradcli.lowering.library.symbolic_execution import can_be_written


def expand(program: ir.Program) -> ir.Program:
    """The program with the functions that stay calls in the rows that they are made of."""
    walk = _Apart(program)
    outputs = tuple(walk.value(v, None) for v in program.outputs)
    return program.with_body(walks.mapped(program.body, walk.statement), outputs)


class _Apart:
    def __init__(self, program: ir.Program):
        self.graph = program.graph
        self.shapes = cache(lambda: kinds_of(program).shapes)

    def statement(self, s: ir.Statement, scope: Scope) -> ir.Statement:
        return walks.with_values(s, lambda v: self.value(v, scope))

    def value(self, value, scope: Scope):
        if type(value) is Call:
            return Call(value.function, tuple(self.value(a, scope) for a in value.args))
        change: dict[Expr, object] = {}
        for node in ir.postorder([value]):
            if node.op is None:
                continue
            if node.op.family == "fold" and node.op.fold in ("+", "*"):
                change[node] = self.straight(ir.rebuild(node, change), scope)
            elif node.op.name in APART:
                x, attrs = ir.rebuild(node, change).args, dict(node.attrs)
                change[node] = APART[node.op.name](self.graph, *x, **attrs)
            elif node.op.family != "along" and (function := called_by(node.op)) is not None:
                apart = self.rows(ir.rebuild(node, change), function, scope)
                if apart is not None:
                    change[node] = apart
        return ir.rebuild(value, change) if change else value

    def straight(self, node: Expr, scope: Scope) -> Expr:
        """A sum, or a product, over a transposed array as that over the array itself: NumPy goes
        through the elements as they are in memory."""
        of, attrs = node.args[0], dict(node.attrs)
        if type(of) is not Expr or of.op is None or of.op.name != "transpose":
            return node
        if of.attrs or len(of.args) > 1 or attrs.keys() - {"axis"}:
            return node
        axis = attrs.get("axis")
        if axis is None:
            return self.graph.node(node.op, of.args)
        if type(axis) is not int or self.shapes().axes(of.args[0], scope) != 2:
            return node
        return self.graph.node(node.op, of.args, (("axis", 1 - axis % 2),))

    def rows(self, node: Expr, function: Called, scope: Scope) -> Expr | None:
        """A call in rows; None where it asks for what is known only when it runs."""
        self.graph.shape_of = lambda value: self.shapes().of(value, scope)
        try:
            args = [_given(node, k, a) for k, a in enumerate(node.args)]
            attrs = {name: literal(v) for name, v in node.attrs}
            if node.op.name in UNTOLD and not attrs:
                made = UNTOLD[node.op.name](self.graph, *args)
            else:
                made = applied(function, args, attrs)
        except (Unshaped, Diagnostic):
            return None
        finally:
            self.graph.shape_of = None
        if not can_be_written(made):
            return None
        if type(made) is Expr and id(node) in self.graph.places:  # where a target may refuse it
            self.graph.places.setdefault(id(made), self.graph.places[id(node)])
        return made


def _given(node: Expr, k: int, arg):
    return literal(arg) if node.op.arg(k).kind == "static" else arg
