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

from gradcli.core import ir, walks
from gradcli.core.dependence import is_element_of, keeps_elements, least_of
from gradcli.core.flow import has_no_name
from gradcli.core.ir import Assign, Call, Def, Expr, For, If, Leave, While, assert_never, fresh
from gradcli.core.liveness import global_reads
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.core.types.kinds import Scope, kinds_of
from gradcli.derive.activity import Activity
from gradcli.derive.reverse.array_writes import Writes
from gradcli.derive.reverse.calls import Calls, active_globals
from gradcli.derive.reverse.choices import decided, spread_choices
from gradcli.derive.reverse.drained_lists import emptied
from gradcli.derive.reverse.loops import Local, Rounds
from gradcli.derive.reverse.saves import Saves, name_stacks, without_saves
from gradcli.derive.rules.apply import pull_back
from gradcli.derive.rules.peephole import ZERO, simplify
from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import add, neg, sub
from gradcli.ops.arrays import getitem


def adjoint(program: ir.Program, wrt: tuple[str, ...], kept: tuple = ()) -> ir.Program:
    """The program whose outputs are the derivatives of the sum of `program`'s outputs by `wrt`.

    kept: values of `program` that nothing overwrites, which stand before them.
    """
    with program.graph.simplifying(None):
        program = spread_choices(emptied(program), wrt)
    with program.graph.simplifying(simplify):
        found = _Adjoint(program, wrt).program_of_cotangents()
    return name_stacks(found.with_body(found.body, (*kept, *found.outputs)))


class _Adjoint(Calls, Rounds, Writes):
    """What one transformation knows, and the statements it adds around the two parts."""

    def __init__(self, program: ir.Program, wrt: tuple[str, ...]):
        self.program, self.wrt, self.graph = program, wrt, program.graph
        self.kinds = kinds_of(program).apart()
        self.activity = Activity(program, self.kinds, wrt)
        self.names: dict[tuple[Scope, str], str] = {}
        self.taken: dict[Scope, set[str]] = {None: program.taken}
        self.author = frozenset(program.taken)
        self.saves = Saves(program, self.kinds)
        self.captured: dict[str, str] = {}
        self.globals_read = active_globals(self.activity, self.kinds)
        self.called = global_reads(self.kinds.defs)
        self.hidden = set().union(*self.called.values())  # what functions read of the top level
        self.least: dict[str, int] = {}  # the least values of the counters of the loops around
        self.limits: list[tuple] = []  # of the loops around: how a break records where it stopped
        self.looping = 0  # how many loops around save every value that is overwritten
        self.restored: set[str] = set()  # counters that do not step back where they are assigned
        self.literal: dict[str, int] = {}  # whole numbers that names hold in the present block
        self.moves: dict[int, Assign] = {}  # dx = dx + dy of statements y = x, by identity
        self.local: dict[int, Local] = {}  # what `locals_of` finds of the loops around
        self.counted: dict[Scope, tuple] = {}  # what `counts` finds of each scope
        self.written = walks.written(program.body)

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

    # -- names ------------------------------------------------------------------------------------
    def taken_in(self, scope: Scope) -> set[str]:
        """The names that a new one in a scope must not be: a function's are its own."""
        if scope not in self.taken:
            self.taken[scope] = set(self.author)
        return self.taken[scope]

    def bar(self, name: str, scope: Scope) -> str:
        """The name of the cotangent of `name`."""
        home = self.kinds.scope(name, scope)
        # in a function, the cotangent of a name of the top level is a local of its own
        key = (scope if home is None else home, name)
        if key not in self.names:
            self.names[key] = fresh(self.taken_in(key[0]), f"d{name}")
        return self.names[key]

    def b(self, name: str, scope: Scope) -> Expr:
        return self.graph.var(self.bar(name, scope))

    def active(self, name: str, scope: Scope) -> bool:
        return self.activity.is_active(name, scope)

    def active_names(self, scope: Scope) -> list[str]:
        """The names whose cotangents a scope keeps, in a fixed order."""
        own = sorted(n for s, n in self.activity.varied & self.activity.useful if s == scope)
        own = [n for n in own if not has_no_name(n)]
        if scope is not None:
            return own + [n for n in self.globals_read[scope] if n not in own]
        return own

    def zero(self, name: str, scope: Scope) -> Assign:
        """The statement that starts a cotangent at 0."""
        x = self.graph.var(name)
        kind = self.kinds.of(x, scope)
        if kind == "list":
            return Assign((self.bar(name, scope),), (), self.graph.node(ir.LIST, ()))
        value = ZERO
        if kind not in NUMBERS:
            if self.kinds.scope(name, scope) == scope:
                self.saves.need(name, scope)
            value = self.graph.node(ir.constant_form("zeros_like"), (x,))
        return Assign((self.bar(name, scope),), (), value)

    # -- contributions ----------------------------------------------------------------------------
    def pull(self, value, g, scope: Scope, out=None, own: Expr | None = None) -> list:
        """Statements that add the contributions of `value` to cotangents.

        own: the leaf that the statement assigns; its contribution replaces its cotangent, last.
        """
        found = pull_back(value, g, lambda n: self.active(n, scope), self.kinds, scope, out)
        others, last = [], []
        for leaf, c in found:
            name, index = (leaf.args[0], ()) if leaf.op is None else (
                leaf.args[0].args[0], leaf.args[1:]
            )  # fmt: skip
            target = self.bar(name, scope)
            read = self.graph.var(target)
            if not self.is_once(index, scope):
                last.append(Assign((target,), (), self.added(leaf, read, c, index, scope)))
                continue
            if leaf is own:
                last.append(Assign((target,), index, c))
                continue
            old = self.graph.node(getitem.op, (read, *index)) if index else read
            others.append(Assign((target,), index, self.graph.node(add.op, (old, c))))
        return others + last

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

    def reset(self, target: str, scope: Scope) -> list:
        """The cotangent of an overwritten name starts again at 0, once the name is restored."""
        kind = self.kinds.of(self.graph.var(target), scope)
        if kind in NUMBERS:
            return [Assign((self.bar(target, scope),), (), ZERO)]
        return [self.zero(target, scope)]

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
        test, before, keep, back = s.test, [], [], []
        if self.unstable(test, changed):
            name = fresh(self.taken_in(scope), "taken")
            before = [Assign((name,), (), test)]
            test = self.graph.var(name)
            keep, back = self.keep(name)
        forward = [*before, *keep, If(test, then[0], other[0])]
        return forward, [*back, If(test, then[1], other[1])]

    def keep(self, name: str) -> tuple[list, list]:
        """Save a name of this place's own: only a loop around gives it another value."""
        return self.saves.keep(name) if self.looping else ([], [])

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
        before, keep, back = [], [], []
        ahead = {"start": s.start, "stop": s.stop, "step": s.step}
        behind = dict(ahead)
        for end, value in ahead.items():
            if end == moving or self.unstable(value, moved):
                name = fresh(self.taken_in(scope), f"{end}_{s.name}")
                before.append(Assign((name,), (), value))
                behind[end] = self.graph.var(name)
                k, r = self.keep(name)
                keep, back = [*keep, *k], [*r, *back]
        i, limit = self.graph.var(s.name), ()
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
        forth = For(s.name, *ahead.values(), s.reverse, forward)
        undone = For(s.name, *behind.values(), not s.reverse, reverse)
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
