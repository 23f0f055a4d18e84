"""Reverse mode on programs: a forward part that saves, and a reverse part that runs it backwards.

The law of the reverse part: before the reverse of a statement runs, every name has the value that
it had just after the statement; after it, the value just before.  So a name that is overwritten is
saved first and restored on the way back, tests and bounds are read again, and liveness deletes
whatever of this nobody needs.  For y = f(x) with cotangents dx, dy (of the target by x, by y):

    dx += dy * df/dx;  dy = 0        (if y is an operand of f too: restore y, then dy = dy * df/dy)

Griewank and Walther, Evaluating Derivatives (2008), chapters 3 and 4; Hascoet and Pascual,
The Tapenade automatic differentiation tool (2013), for what is saved.
"""

from collections.abc import Callable

from gradcli.core import ir
from gradcli.core.dependence import is_element_of, keeps_elements, least_of
from gradcli.core.ir import Assign, Call, Def, Expr, For, If, Leave, While, assert_never, fresh
from gradcli.core.types.kinds import Scope
from gradcli.derive.reverse.array_writes import Writes
from gradcli.derive.reverse.calls import Calls
from gradcli.derive.reverse.choices import decided, spread_choices
from gradcli.derive.reverse.cotangents import Statements
from gradcli.derive.reverse.drained_lists import drain_lists
from gradcli.derive.reverse.loops import Rounds
from gradcli.derive.reverse.saves import name_stacks, without_saves
from gradcli.derive.rules.peephole import ZERO, simplify
from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import add, neg, sub


def adjoint(program: ir.Program, wrt: tuple[str, ...], kept: tuple = ()) -> ir.Program:
    """The program whose outputs are the derivatives of the sum of `program`'s outputs by `wrt`.

    kept: values of `program` that nothing overwrites, which stand before them.
    """
    with program.graph.simplifying(None):
        program = spread_choices(drain_lists(program), wrt)
    with program.graph.simplifying(simplify):
        found = _Adjoint(program, wrt).program_of_cotangents()
    return name_stacks(found.with_body(found.body, (*kept, *found.outputs)))


class _Adjoint(Calls, Rounds, Writes):
    """What one transformation knows, and the statements it adds around the two parts."""

    def __init__(self, program: ir.Program, wrt: tuple[str, ...]):
        super().__init__(program, wrt)
        self.captured: dict[str, str] = {}

    def program_of_cotangents(self) -> ir.Program:
        defs, body = [], []
        for s in self.program.body:
            if type(s) is Def:
                defs += [s, *self.define(s)]
            else:
                body.append(s)
        forward, reverse = self.both(tuple(body), None)
        seeds = [c for v in self.program.outputs for c in self.pull(v, 1.0, None)]
        zeros = {self.bar(n, None): self.zero(n, None) for n in self.active_names(None)}
        seeds = _first_terms(seeds, zeros)
        outputs = tuple(self.graph.var(self.result(w)) for w in self.wrt)
        starts = self.saves.starts(None)
        whole = (*defs, *starts, *forward, *zeros.values(), *seeds, *reverse)
        self.program.taken.update(*self.taken.values())
        return self.program.with_body(whole, outputs)

    def result(self, w: str) -> str:
        return self.captured.get(w) or self.bar(w, None)

    # -- bodies -----------------------------------------------------------------------------------
    def both(self, body, scope: Scope) -> tuple[tuple, tuple]:
        """The forward and the reverse part of a body."""
        forward: list = []
        ends: list = []
        again: list = []
        backwards: list = []
        outer, self.literal = self.literal, {}
        for s in body:
            f, r = self.statement(s, scope)
            self.note_literal(s)
            keep, begin = self.at_end(s, scope)
            forward += f
            (ends if self.is_first(s) else forward).extend(keep)
            again += begin
            backwards.append(r)
        self.literal = outer
        reverse = [s for r in reversed(backwards) for s in r]
        return (*forward, *ends), self.begun((*again, *reverse))

    def statement(self, s, scope: Scope) -> tuple[list, list]:
        match s:
            case Assign(_, _, Call(ir.APPEND | ir.POP, _)):
                return self.stack(s, scope)
            case Assign(_, _, Call()):
                return self.call(s, scope)
            case Assign((target,), (), value):
                return self.assign(s, target, value, scope)
            case Assign((target,), index, value):
                return self.write(target, index, value, scope)
            case If():
                return self.branch(s, scope)
            case For():
                return self.loop(s, scope)
            case While(test, body):
                return self.repeat(test, body, scope)
            case Leave("break" | "continue" as how, _):
                return [*(self.limits[-1] if how == "break" else ()), s], []
            case Leave() | Def():
                raise Diagnostic("E0108", "a return or a def in this place has no reverse")
        assert_never(s)

    def assign(self, s: Assign, target: str, value, scope: Scope):
        keep, back = self.overwrite(s, target, scope)
        step = None if target in self.restored else self.step_back(target, value, scope)
        if step is not None:
            return [Assign((target,), (), value)], [step]
        forward = [*keep, Assign((target,), (), value)]
        if not self.active(target, scope):
            return forward, back
        own, g = self.graph.var(target), self.b(target, scope)
        if any(is_element_of(n, own) for n in ir.postorder([value])):
            # a = a[i]: the cotangent of the whole starts again, in the shape that a had before
            held = fresh(self.taken_in(scope), f"{g.args[0]}_out")
            taken, g = Assign((held,), (), g), self.graph.var(held)
            parts = self.undone(value, lambda side: self.pull(side, g, scope))
            return forward, [taken, *back, *self.reset(target, scope), *parts]
        if target in ir.names(value):
            parts = self.undone(value, lambda side: self.replaced(target, side, scope))
            return forward, [*back, *parts]
        captured = self.capture(target, scope)
        done = [] if self.begins_at_zero(s) else self.reset(target, scope)
        parts = self.undone(value, lambda side: self.pull(side, g, scope, out=own))
        if type(value) is Expr and value.op is None:
            self.moves |= {id(p): p for p in parts}
        return forward, [*captured, *parts, *back, *done]

    def undone(self, value, parts_of: Callable[[object], list]) -> list:
        """The reverse of what a name is given: of a choice, that of the side that was taken."""
        found = decided(value)
        if found is None:
            return parts_of(value)
        test, *sides = found
        return [If(test, *(tuple(self.undone(side, parts_of)) for side in sides))]

    def replaced(self, target: str, value, scope: Scope) -> list:
        """The contributions of a value that reads the name it is given, with a new cotangent."""
        bar = self.b(target, scope)
        parts = self.pull(value, bar, scope, own=self.graph.var(target))
        if parts and parts[-1].targets == bar.args and not parts[-1].index:
            return parts
        return [*parts, *self.reset(target, scope)]

    def capture(self, target: str, scope: Scope) -> list:
        """For a name in wrt that the program assigns: its whole cotangent, before it moves on."""
        if scope is not None or target not in self.wrt:
            return []
        self.captured[target] = fresh(self.taken_in(scope), f"d{target}")
        return [Assign((self.captured[target],), (), self.b(target, scope))]

    # -- control flow -----------------------------------------------------------------------------
    def branch(self, s: If, scope: Scope):
        """The test is read again on the way back, or kept where a branch changes what it reads."""
        then, other = self.saves.branches(
            scope, (s.body, s.orelse), lambda body: self.both(body, scope)
        )
        changed = ir.changed((s,))
        test = s.test
        before: Statements = []
        keep: Statements = []
        back: Statements = []
        if self.unstable(test, changed):
            name = fresh(self.taken_in(scope), "taken")
            before = [Assign((name,), (), test)]
            test = self.graph.var(name)
            keep, back = self.keep(name)
        forward = [*before, *keep, If(test, then[0], other[0])]
        return forward, [*back, If(test, then[1], other[1])]

    def unstable(self, value, changed: set[str]) -> bool:
        return bool(ir.names(value) & changed)

    def loop(self, s: For, scope: Scope):
        """A loop runs backwards over the indices that it ran over.

        Bounds that the body changes are kept in names.  A break moves the end that the loop was
        running to: the name holds how far it came, and the way ahead keeps the end as it was.
        """
        changed = ir.assigned(s.body) | {s.name}
        moved = ir.changed((s,))
        stops = any(j.how == "break" for j in _own_jumps(s.body))
        moving = ("start" if s.reverse else "stop") if stops else ""
        before: Statements = []
        keep: Statements = []
        back: Statements = []
        ahead = {"start": s.start, "stop": s.stop, "step": s.step}
        behind = dict(ahead)
        for end, value in ahead.items():
            if end == moving or self.unstable(value, moved):
                name = fresh(self.taken_in(scope), f"{end}_{s.name}")
                before.append(Assign((name,), (), value))
                behind[end] = self.graph.var(name)
                k, r = self.keep(name)
                keep, back = [*keep, *k], [*r, *back]
        i = self.graph.var(s.name)
        limit: tuple[Assign, ...] = ()
        if moving:
            past = i if s.reverse else add(i, behind["step"])
            limit = (Assign((behind[moving].args[0],), (), past),)
        saved, restored = self.saves.overwrite(s.name, scope)
        outer, inner = self.around(s.body, scope)
        saved, restored = [*outer, *saved], [*restored, *inner]
        outside, least = self.least, least_of(s)
        self.least = outside if least is None else {**outside, s.name: least}
        forward, reverse = self.rounds(s.body, changed, limit, scope)
        self.least = outside
        for n in sorted(self.written & ir.assigned(s.body)):
            if n not in self.hidden and keeps_elements(s, n, reverse):
                forward, reverse = without_saves(forward, n), without_saves(reverse, n)
                k, r = self.whole(n)
                saved, restored = [*saved, *k], [*r, *restored]
        if self.active(s.name, scope):  # a name that was a real before counts in the loop
            reverse = (*reverse, *self.reset(s.name, scope))
        start, stop, step = ahead.values()
        forth = For(s.name, start, stop, step, s.reverse, forward)
        start, stop, step = behind.values()
        undone = For(s.name, start, stop, step, not s.reverse, reverse)
        return [*before, *saved, forth, *keep], [*back, undone, *restored]


def _first_terms(seeds: list[Assign], zeros: dict[str, Assign]) -> list[Assign]:
    """Seeds in which `dx = 0 + c` is `dx = c`, where dx is a number; its zero leaves `zeros`."""
    out = []
    begun: set[str] = set()
    for s in seeds:
        (target,) = s.targets
        value = s.value
        first = target in zeros and target not in begun and zeros[target].value is ZERO
        begun.add(target)
        if first and type(value) is Expr and value.op in (add.op, sub.op):
            del zeros[target]
            term = value.args[1]
            s = Assign((target,), (), term if value.op is add.op else neg(term))
        out.append(s)
    return out


def _own_jumps(body):
    """The jumps of a body that leave its own loop."""
    for s in body:
        if type(s) is Leave:
            yield s
        elif type(s) is If:
            yield from _own_jumps(s.body)
            yield from _own_jumps(s.orelse)
