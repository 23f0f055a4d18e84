"""The reverse of a loop's rounds: each is run again from the values that it started with.

A round saves the names that it starts with and assigns; on the way back they are restored, the
round runs again, and then backwards, what it overwrites kept in plain names.  So what a round
works out needs no stack, and liveness deletes what the reverse does not read.  A counter steps
back instead of being saved.  A body with a loop in it, or with writes in place, saves each value
that is overwritten: running it again would cost once more for each loop around.
"""

from gradcli.language import core
from gradcli.language.core import APPEND, POP, Assign, Call, Expr, For, If, Leave, While, fresh
from gradcli.language.kinds import Scope
from gradcli.ops.arithmetic import add, sub


class Rounds:
    """The part of an adjoint that reverses what a loop repeats."""

    def rounds(self, body, changed: set[str], limit: tuple, scope: Scope):
        """The two parts of a loop's body; `limit` goes before each break of its own."""
        with self.saves.loop(changed, scope):
            if self.runs_again(body):
                return self.run_again(body, limit, scope)
            self.limits.append(limit)
            self.looping += 1
            parts = self.both(body, scope)
            self.looping -= 1
            self.limits.pop()
        return parts

    def runs_again(self, body) -> bool:
        """Whether a round is undone by running it again."""
        found = core.statements(body)
        if any(type(s) in (For, While) or (type(s) is Assign and s.index) for s in found):
            return False
        return not any(map(self.is_stacking, core.statements(body)))

    def is_stacking(self, s) -> bool:
        """Whether a statement appends or pops, or calls a function, which may."""
        if type(s) is not Assign or type(s.value) is not Call:
            return False
        if s.value.function in (APPEND, POP):
            return True
        defs = self.kinds.defs.values()
        return any(type(t) is Assign and type(t.value) is Call and t.value.function in (APPEND, POP)
                   for d in defs for t in core.statements(d.body))  # fmt: skip

    def around(self, body, scope: Scope) -> tuple[list, list]:
        """What a loop whose rounds run again overwrites, saved before it and restored after all."""
        keep, back = [], []
        for n in sorted(core.assigned(body)) if self.runs_again(body) else ():
            if n in self.saves.maybe[scope]:
                self.saves.need(n, scope)
                k, r = self.whole(n, scope)
                keep, back = [*keep, *k], [*r, *back]
        return keep, back

    def whole(self, name: str, scope: Scope) -> tuple[list, list]:
        """The save of a name around rounds; of an array a copy where its elements are written: in
        rounds that do not assign it, or in none, it stays the same array."""
        return self.saves.keep(name, scope, copied=name in self.written)

    def run_again(self, body, limit: tuple, scope: Scope):
        keep, back, ends, late = [], [], {}, set()
        outer = self.looping, self.restored
        self.looping, self.restored = 0, set()
        carried = _read_first(body)
        for n in sorted(core.assigned(body)):
            place, step = self.counter(body, n, scope)
            if step is not None and any(n in core.names(*core.reads(s)) for s in
                                        core.statements(body[:place])):  # fmt: skip
                back.append(step)
                self.restored.add(n)
            elif step is not None:  # nothing reads it before it counts: it has its value already
                late.add(n)
            else:
                if n in carried:  # what the round leaves in it need not be worked out again
                    ends[n] = fresh(self.taken_in(scope), f"{n}_out")
                self.saves.need(n, scope)
                k, r = self.whole(n, scope)
                keep, back = [*keep, *k], [*r, *back]
        again, reverse = self.both(_without_jumps(body), scope)
        self.looping, self.restored = outer
        again = [s for s in again if type(s) is not Assign or late.isdisjoint(s.targets)]
        held = [Assign((out,), (), self.graph.var(n)) for n, out in ends.items()]
        again = _with_ends(again, {n: self.graph.var(out) for n, out in ends.items()})
        return (*keep, *_limited(body, limit)), (*held, *back, *again, *reverse)

    def counter(self, body, name: str, scope: Scope):
        """The place of `name = name + c` in a body of which every round runs it, and what undoes
        it; None where the body assigns the name in another way."""
        steps = [s for s in core.statements(body) if type(s) is Assign and name in s.targets]
        place = next((k for k, s in enumerate(body) if s is steps[0]), None)
        if len(steps) != 1 or place is None:
            return None, None
        if any(type(s) is Leave for s in core.statements(body[:place])):
            return None, None
        return place, self.step_back(name, steps[0].value, scope)

    def step_back(self, name: str, value, scope: Scope) -> Assign | None:
        """The statement that undoes `name = value` where that is name + c, of whole numbers."""
        read = self.graph.var(name)
        if type(value) is not Expr or value.op not in (add.op, sub.op) or value.args[0] is not read:
            return None
        if type(value.args[1]) is not int or self.kinds.of(read, scope) != "int":
            return None
        undone = (sub if value.op is add.op else add).op
        return Assign((name,), (), self.graph.node(undone, value.args))


def _with_ends(again, ends: dict[str, Expr]) -> tuple:
    """A round whose last assignment of a name in `ends` takes the value from there."""
    out = []
    for s in reversed(again):
        given = s.targets[0] if type(s) is Assign and len(s.targets) == 1 else None
        if given in ends and type(s.value) is not Call:
            s = Assign((given,), (), ends[given])
        for n in core.assigned((s,)):
            ends.pop(n, None)
        out.append(s)
    return tuple(reversed(out))


def _read_first(body) -> set[str]:
    """The names that a body may read before it assigns them."""

    def walk(statements, given: set[str]) -> set[str]:
        """Adds to `found`; returns the names that surely have a value at the end."""
        for s in statements:
            found.update(core.names(*core.reads(s)) - given)
            if type(s) is If:
                given = walk(s.body, given) & walk(s.orelse, given)
            elif type(s) is Assign:
                given = given | set(s.targets)
        return given

    found: set[str] = set()
    walk(body, set())
    return found


def _without_jumps(body) -> tuple:
    """A round without the jumps out of it: what they skip stands in other branches."""
    out = []
    for s in body:
        if type(s) is If:
            s = If(s.test, _without_jumps(s.body), _without_jumps(s.orelse))
        if type(s) is not Leave:
            out.append(s)
    return tuple(out)


def _limited(body, limit: tuple) -> tuple:
    """A round with `limit` before each break out of it."""
    out: list = []
    for s in body:
        if type(s) is If:
            s = If(s.test, _limited(s.body, limit), _limited(s.orelse, limit))
        out += [*limit, s] if type(s) is Leave and s.how == "break" else [s]
    return tuple(out)
