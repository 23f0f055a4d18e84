"""Which names carry a derivative: varied (it depends on wrt) and useful (the target depends on it).

Both are closures over one relation, "flows into", read from the statements once: name by name and
scope by scope, whatever the order.  Integers, booleans and shapes carry none.
"""

from gradcli.core import ir, walks
from gradcli.core.flow import Place, Scope, reached, result_of
from gradcli.core.ir import Assign, Call, Def, Expr, Leave
from gradcli.core.types.kinds import Kinds
from gradcli.ops.rows import DIFFERENTIABLE

PLAIN = ("bool", "int", "str", "shape", "none", "slice", "tuple")


def flows_from(value) -> set[str]:
    """The names whose derivative reaches that of `value`."""
    return walks.leaves_of(value, differentiable)


def differentiable(node: Expr):
    """The arguments of a node that a derivative may pass through."""
    op = node.op
    if op.differentiable:
        return node.args
    return [a for i, a in enumerate(node.args) if op.arg(i).kind in DIFFERENTIABLE]


class Activity:
    """The varied and the useful names of a program, for sources `wrt`."""

    def __init__(self, program: ir.Program, kinds: Kinds, wrt: tuple[str, ...]):
        self.kinds = kinds
        self.into: dict[Place, set[Place]] = {}
        self.back: dict[Place, set[Place]] = {}
        self._statements(program.body, None)
        self.varied = self._closure({(None, n) for n in wrt}, self.into)
        targets = {(None, n) for v in program.outputs for n in flows_from(v)}
        self.useful = self._closure(targets | {(None, n) for n in wrt}, self.back)

    def is_varied(self, name: str, scope: Scope) -> bool:
        return (self.kinds.scope(name, scope), name) in self.varied

    def is_active(self, name: str, scope: Scope) -> bool:
        place = (self.kinds.scope(name, scope), name)
        return place in self.varied and place in self.useful

    def _closure(self, start: set[Place], relation: dict[Place, set[Place]]) -> set[Place]:
        def after(place: Place) -> list[Place]:
            found = relation.get(place, ())
            return [p for p in found if self.kinds.table.get(p) not in PLAIN]

        return reached(start, after)

    def _flow(self, target: Place, value, scope: Scope) -> None:
        for name in flows_from(value):
            source = (self.kinds.scope(name, scope), name)
            self.into.setdefault(source, set()).add(target)
            self.back.setdefault(target, set()).add(source)

    def _statements(self, body, scope: Scope) -> None:
        for s in body:
            match s:
                case Assign(targets, _, Call(function, args)):
                    self._call(targets, function, args, scope)
                case Assign(targets, _, value):
                    for t in targets:
                        self._flow((self.kinds.scope(t, scope), t), value, scope)
                case Leave("return", values) if scope is not None:
                    for k, v in enumerate(values):
                        self._flow((None, result_of(scope, k)), v, scope)
            for inner in ir.bodies(s):
                self._statements(inner, s.name if type(s) is Def else scope)

    def _call(self, targets, function, args, scope: Scope) -> None:
        graph = self.kinds.program.graph
        if function == ir.APPEND:
            stack = args[0].args[0]
            self._flow((self.kinds.scope(stack, scope), stack), args[1], scope)
        elif function == ir.POP:
            for t in targets:
                self._flow((self.kinds.scope(t, scope), t), args[0], scope)
        else:
            for p, a in zip(self.kinds.defs[function].parameters, args):
                self._flow((function, p), a, scope)
            for k, t in enumerate(targets):
                place = (self.kinds.scope(t, scope), t)
                self._flow(place, graph.var(result_of(function, k)), None)
