"""Out of single assignment: the statements of the core, in the names that versions have, in a graph
of its own.  Only here do writes in place come back.
"""

from typing import Any

from gradcli.core import ir
from gradcli.core.ir import Expr, Graph, fresh
from gradcli.errors import Span
from gradcli.language.syntax import surface
from gradcli.lowering.checks.tuples import Spans
from gradcli.lowering.checks.whole_program import Notes
from gradcli.lowering.naming.parallel_copies import in_sequence
from gradcli.lowering.naming.staged import Staged
from gradcli.lowering.refused import Refused
from gradcli.lowering.values import UNDEFINED
from gradcli.lowering.versions import (
    Assign,
    For,
    Function,
    If,
    Invoke,
    Leave,
    Pop,
    Push,
    Store,
    While,
    augmented,
    definitions,
    is_variable,
    mask,
    statements,
)  # fmt: skip
from gradcli.ops.arrays import getitem


class Destruction:
    """The statements of a program in its names; `own` are those of its functions."""

    def __init__(self, staged: Staged, names: dict[str, str], own: dict[Function, str], taken: set):
        self.staged, self.st, self.rows = staged, staged.st, staged.st.rows
        self.names, self.own, self.taken = names, own, taken
        self.places: dict[int, Span | None] = {}
        self.in_place: set[int] = set()
        self.spans: Spans = {}
        self.new = Graph()
        self.memo: dict[int, Any] = {}

    def program(self, header: list) -> ir.Program:
        """The program; header: the statements that stay as their author wrote them."""
        new, rows, staged = self.new, self.rows, self.staged
        new.constants, new.bound = rows.constants, rows.graph.bound
        # terms are in order of their first names: those of functions come first
        bodies = {f: self.statements(f.body) for f in staged.functions}
        body = self.statements(staged.block)
        defs = tuple([
            ir.Def(name, tuple(map(self.name, f.params)), bodies[f], span=f.node.span)
            for f, name in self.own.items()
        ])  # fmt: skip
        outputs = tuple([self.value(v) for v in staged.end.values])
        any_length = (surface.Slice(None, None, None),)
        vectors = [surface.Declare(n, "float", any_length, None) for n in sorted(rows.vectors)]
        numbers = [surface.Declare(n, "float", (), None) for n in sorted(rows.numbers)]
        new.written = len(new.pool)
        program = ir.Program(
            new, rows.inputs, (*header, *numbers, *vectors), (*defs, *body), outputs,
            rows.spelling, self.taken, rows.constants,
        )  # fmt: skip
        inputs = rows.resolved.inputs.values()
        program.annotated = {i.name: i.annotated for i in inputs if i.annotated}
        return program

    def notes(self) -> Notes:
        """What was noted of the nodes and statements that are left."""
        memo, spans = self.memo, self.spans
        displays = {id(memo[i]) for i in self.rows.displays if i in memo}
        spans |= {id(memo[i]): (memo[i], at) for i, (_, at) in self.rows.spans.items() if i in memo}
        likes = [(memo[id(e)], self.home(e), at) for e, _, at in self.rows.likes if id(e) in memo]
        of = self.st.program
        return Notes(of, of.names, self.in_place, displays, self.places, spans, likes)

    def home(self, e: Expr) -> str | None:
        """The function whose variables an expression reads; None for those of the program."""
        for f, name in self.own.items():
            variables = [t for s in statements(f.body) for t, _ in definitions(s)]
            if e.mask & mask([*f.params, *variables]):
                return name
        return None

    def value(self, e):
        """An expression in the names, in the new graph."""
        if type(e) is not Expr:
            return e
        old = self.staged.graph
        for node in ir.postorder((e,), self.memo):
            if node.op is None:
                name = node.args[0]
                made = self.new.var(self.names.get(name, name))
            else:
                args = tuple([self.memo[id(a)] if type(a) is Expr else a for a in node.args])
                attrs = tuple(
                    [(k, self.memo[id(v)] if type(v) is Expr else v) for k, v in node.attrs]
                )
                made = self.new.intern(node.op, args, attrs)
            self.memo[id(node)] = made
            if id(node) in old.places:
                self.new.places.setdefault(id(made), old.places[id(node)])
            if id(node) in old.called:
                self.new.called.setdefault(id(made), old.called[id(node)])
        return self.memo[id(e)]

    def statements(self, block: list) -> tuple:
        out: list = []
        for s in block:
            self.statement(s, out)
        return tuple(out)

    def statement(self, s, out: list) -> None:
        match s:
            case Assign():
                self.assign(s, out)
            case If():
                body, orelse = self.statements(s.body), self.statements(s.orelse)
                if body or orelse:
                    out.append(ir.If(self.value(s.test), body, orelse, span=s.span))
            case For():
                start, stop, step = map(self.value, s.bounds)
                name = self.names[s.counter.args[0]]
                body = self.statements(s.body)
                out.append(ir.For(name, start, stop, step, s.reverse, body, span=s.span))
            case While():
                test, body = self.value(s.test), self.statements(s.body)
                out.append(ir.While(test, body, span=s.span))
            case Leave("end"):
                pass
            case Leave():
                values = tuple(map(self.value, s.values))
                out.append(ir.Leave(s.how, values, span=s.span))

    def name(self, var: Expr) -> str:
        return self.names[var.args[0]]

    def assign(self, s: Assign, out: list) -> None:
        first = s.values[0]
        before = len(out)
        match first:
            case Invoke():
                args = tuple([0.0 if a is UNDEFINED else self.value(a) for a in first.args])
                call = ir.Call(self.own[first.function], args)
                self.spans[id(call)] = call, s.span
                out.append(ir.Assign(tuple(map(self.name, s.targets)), (), call, span=s.span))
            case Store() | Push() | Pop():
                self.in_array(s, first, out)
            case _:
                self.parallel(s, out)
        for made in out[before:]:
            self.places[id(made)] = s.span
        old = augmented(s, first)
        same = old is None or self.names.get(old.args[0], old.args[0]) == self.name(s.targets[0])
        if s.augmented and same and len(out) > before:
            self.in_place.add(id(out[-1]))

    def in_array(self, s: Assign, v, out: list) -> None:
        new = self.name(s.targets[0])
        if self.name(v.old) != new:
            words = "an array that is written to while what it was is needed"
            raise Refused(words, s.span, (), "copy it before the write: b = np.copy(a)")
        var = self.new.var(new)
        match v:
            case Store():
                index = tuple(map(self.value, v.index))
                self.new.places[id(self.new.node(getitem.op, (var, *index)))] = v.span
                out.append(ir.Assign((new,), index, self.value(v.value), span=s.span))
            case Push():
                call = ir.Call(ir.APPEND, (var, self.value(v.value)))
                out.append(ir.Assign((), (), call, span=s.span))
            case Pop():
                item = s.targets[1].args[0]
                name = self.names.get(item) or fresh(self.taken, "popped")
                call = ir.Call(ir.POP, (var,))
                out.append(ir.Assign((name,), (), call, span=s.span))

    def parallel(self, s: Assign, out: list) -> None:
        pairs = {}
        for t, v in zip(s.targets, s.values):
            if v is not UNDEFINED:
                pairs[self.name(t)] = self.value(v)
        pairs = {n: v for n, v in pairs.items() if not (is_variable(v) and v.args[0] == n)}
        for n, v in in_sequence(list(pairs.items()), self.new, self.taken):
            out.append(ir.Assign((n,), (), v, span=s.span))
