"""The reverse of a loop's rounds: each is run again from the values that it started with.

A round saves the names that it starts with and assigns; on the way back they are restored, the
round runs again, and then backwards, what it overwrites kept in plain names.  So what a round
works out needs no stack, and liveness deletes what the reverse does not read.  A counter steps
back instead of being saved.  A body with a loop in it, or with writes in place, saves each value
that is overwritten: running it again would cost once more for each loop around.  But a name that
each round gives anew has on the way back no value but its round's.  That is worked out again where
its operands are still there, as those of d = p[i] - p[j] are where nothing writes to p, and else it
is what is saved.  Elements that no later round reads or writes are not saved (`dependence`).
"""

from collections import Counter
from functools import cached_property
from typing import NamedTuple

from gradcli.core import ir, walks
from gradcli.core.dependence import are_apart, elements_read
from gradcli.core.ir import APPEND, POP, Assign, Call, Expr, For, If, Leave, While, fresh
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.core.types.kinds import Scope
from gradcli.derive.reverse.cotangents import Cotangents, Statements
from gradcli.ops.arithmetic import add, sub


class Local(NamedTuple):
    """What is known of a statement that gives names of a round's own.

    again: what it reads has at the end of its block the value that it had;
    private: nothing outside the round gives the names, or reads them;
    first: what follows in its block gives them other values, or writes to them.
    """

    again: bool
    private: bool
    first: bool


class Rounds(Cotangents):
    """The part of an adjoint that reverses what a loop repeats.

    hidden: what functions read of the top level; least: the least values of the counters of the
    loops around; limits: of each of them, how a break records where it stopped; restored: counters
    that do not step back where they are assigned; literal: whole numbers that names hold in the
    present block; moves: `dx = dx + dy` of statements y = x, by identity; local: what `locals_of`
    finds of the loops around; counted: what `counts` finds of each scope; written: the names whose
    elements the program writes.
    """

    def __init__(self, program: ir.Program, wrt: tuple[str, ...]):
        super().__init__(program, wrt)
        self.hidden: set[str] = set().union(*self.called.values())
        self.least: dict[str, int] = {}
        self.limits: list[tuple[Assign, ...]] = []
        self.restored: set[str] = set()
        self.literal: dict[str, int] = {}
        self.moves: dict[int, Assign] = {}
        self.local: dict[int, Local] = {}
        self.counted: dict[Scope, tuple[set[str], Counter[str], Counter[str]]] = {}
        self.written = walks.written(program.body)

    def repeat(self, test, body, scope: Scope):
        """The rounds of a while are undone one by one, as many as a counter tells."""
        before: Statements = []
        counting: Statements = []
        keep: Statements = []
        back: Statements = []
        rounds = self.rounds_told(body, scope)
        if rounds is None:
            count = fresh(self.taken_in(scope), "count")
            rounds = self.graph.var(count)
            before = [Assign((count,), (), 0)]
            counting = [Assign((count,), (), self.graph.node(add.op, (rounds, 1)))]
            keep, back = self.keep(count)
        saved, restored = self.around(body, scope)
        forward, reverse = self.rounds(body, ir.assigned(body), (), scope)
        ahead = While(test, (*counting, *forward))
        behind = For(fresh(self.taken_in(scope), "k"), 0, rounds, 1, False, reverse)
        return [*saved, *before, ahead, *keep], [*back, behind, *restored]

    def rounds(self, body, changed: set[str], limit: tuple, scope: Scope):
        """The two parts of a loop's body; `limit` goes before each break of its own."""
        with self.saves.loop(changed, scope):
            if self.runs_again(body):
                return self.run_again(body, limit, scope)
            self.limits.append(limit)
            self.looping += 1
            self.local |= self.locals_of(body, scope)
            parts = self.both(body, scope)
            self.looping -= 1
            self.limits.pop()
        return parts

    def runs_again(self, body) -> bool:
        """Whether a round is undone by running it again."""
        found = ir.statements(body)
        if any(type(s) in (For, While) or (type(s) is Assign and s.index) for s in found):
            return False
        return not any(map(self.is_stacking, ir.statements(body)))

    def is_stacking(self, s) -> bool:
        """Whether a statement appends or pops, or calls a function, which may."""
        if type(s) is not Assign or type(s.value) is not Call:
            return False
        return s.value.function in (APPEND, POP) or self.functions_stack

    @cached_property
    def functions_stack(self) -> bool:
        """Whether a function of the program appends or pops."""
        return any(type(t) is Assign and type(t.value) is Call and t.value.function in (APPEND, POP)
                   for d in self.kinds.defs.values() for t in ir.statements(d.body))  # fmt: skip

    def overwrite(self, s: Assign, name: str, scope: Scope) -> tuple[list, list]:
        """Statements that save what `s` overwrites, and that restore it."""
        saved = self.saves.overwrite(name, scope)
        return ([], []) if id(s) in self.local else saved

    def at_end(self, s, scope: Scope) -> tuple[list, list]:
        """Statements after one that gives local names, or after its block where it is the first of
        several; and those that begin the way back through the block: the values that the names have
        there, and cotangents of 0."""
        local = self.local.get(id(s))
        if local is None:
            return [], []
        keep: Statements = []
        begin = [s] if self.looping and local.again else []
        for n in s.targets if self.looping and not local.again else ():  # else it has its value
            k, r = self.saves.keep(n)
            keep, begin = [*keep, *k], [*begin, *r]
        if self.begins_at_zero(s):
            begin += [self.zero(n, scope) for n in s.targets if self.active(n, scope)]
        return keep, begin

    def is_first(self, s) -> bool:
        return id(s) in self.local and self.local[id(s)].first

    def begins_at_zero(self, s) -> bool:
        """Whether the cotangents of what `s` gives start at 0 in each round, by `at_end`."""
        return id(s) in self.local and self.local[id(s)].private

    def begun(self, reverse: tuple) -> tuple:
        """The way back through a block, where `dx = 0; dx = dx + dy` of y = x is `dx = dy`."""
        if self.moves.keys().isdisjoint(map(id, reverse)):
            return reverse
        out: list = []
        places: dict[str, list[int]] = {}  # where in `out` the statements are that mention a name
        for k, s in enumerate(reverse):
            if id(s) in self.moves:
                (bar,) = s.targets
                last = places[bar][-1] if places.get(bar) else None
                if last is not None and _is_zeros(out[last], bar):
                    for n in _mentioned(out[last]):
                        places[n].remove(last)
                    out[last] = None
                    s = Assign((bar,), (), s.value.args[1])
            for n in _mentioned(s):
                places.setdefault(n, []).append(k)
            out.append(s)
        return tuple([s for s in out if s is not None])

    def locals_of(self, body, scope: Scope) -> dict[int, Local]:
        """The statements of a round that give local names, by identity: names that nothing in the
        round assigns or reads but what follows in the statement's block."""
        inside = list(ir.statements(body))
        given = Counter(n for s in inside for n in ir.given(s))
        read, alone = walks.readers(body), self.alone(body, scope)
        found: dict[int, Local] = {}

        def walk(block) -> None:
            after: Counter[str] = Counter()
            later: Counter[str] = Counter()  # how many statements that follow give each name
            leaves = False
            changed: set[str] = set()
            written: dict[str, list] = {}
            for s in reversed(block):
                if type(s) is If:
                    walk(s.body)
                    walk(s.orelse)
                elif (
                    type(s) is Assign and not s.index and not self.is_stacking(s)
                    and self.hidden.isdisjoint(s.targets)
                    and all(given[n] == later[n] + 1 and after[n] == read[n] for n in s.targets)
                    and not (leaves and any(later[n] for n in s.targets))
                    and (alone.issuperset(s.targets) or self.are_numbers(s.targets, scope))
                ):  # fmt: skip
                    first = any(later[n] for n in s.targets)
                    again = not first and self.is_still(s.value, changed, written)
                    found[id(s)] = Local(again, alone.issuperset(s.targets), first)
                after += walks.readers((s,))
                for t in ir.statements((s,)):
                    later.update(ir.given(t))
                    leaves = leaves or type(t) is Leave
                    if type(t) is Assign and t.index:
                        written.setdefault(t.targets[0], []).append(t.index[0])
                    else:
                        changed.update(ir.given(t))
                        if type(t) is Assign:
                            changed.update(ir.changed((t,)))

        walk(body)
        return found

    def privates(self, body, scope: Scope) -> dict[int, Local]:
        """The statements that give names which nothing outside the round gives or reads."""
        return {i: local for i, local in self.locals_of(body, scope).items() if local.private}

    def are_numbers(self, names: tuple[str, ...], scope: Scope) -> bool:
        """Whether names hold numbers: an array may have had another shape before the rounds."""
        return all(self.kinds.name(n, scope) in NUMBERS for n in names)

    def is_still(self, value, changed: set[str], written: dict[str, list]) -> bool:
        """Whether a value is the same after other names are changed, and elements written."""
        if type(value) is Call:
            sources = ir.names(value) | self.called[value.function]
            return sources.isdisjoint(changed | written.keys())
        if not changed.isdisjoint(ir.names(value)):
            return False
        for n in ir.names(value) & written.keys():
            read = elements_read((value,), n)
            if read is None or not all(
                are_apart(r[0], w, self.least) for r in read for w in written[n]
            ):
                return False
        return True

    def alone(self, body, scope: Scope) -> set[str]:
        """The names that only the statements of a round give and read, in their whole scope."""
        outside, given, read = self.counts(scope)
        inside = Counter(n for s in ir.statements(body) for n in ir.given(s))
        readers = walks.readers(body)
        return {n for n, count in inside.items()
                if n not in outside and given[n] == count and read[n] == readers[n]}  # fmt: skip

    def counts(self, scope: Scope) -> tuple[set[str], Counter[str], Counter[str]]:
        """The names that come from outside a scope; how many statements in it give each name, and
        how many read it."""
        if scope not in self.counted:
            if scope is not None:
                d = self.kinds.defs[scope]
                whole, outside = d.body, {*d.parameters}
            else:
                whole = walks.top_level(self.program)
                outside = {*self.program.inputs, *self.wrt, *ir.names(*self.program.outputs)}
            given = Counter(n for s in ir.statements(whole) for n in ir.given(s))
            self.counted[scope] = outside, given, walks.readers(whole)
        return self.counted[scope]

    def around(self, body, scope: Scope) -> tuple[list, list]:
        """What the rounds of a loop overwrite and do not save, saved before and restored after."""
        again = self.runs_again(body)
        local = self.privates(body, scope) if again else self.locals_of(body, scope)
        names = {n for s in ir.statements(body) if id(s) in local for n in s.targets}
        names = ir.assigned(body) - names if again else names
        keep: Statements = []
        back: Statements = []
        for n in sorted(names):
            if n in self.saves.maybe[scope]:
                self.saves.need(n, scope)
                k, r = self.whole(n)
                keep, back = [*keep, *k], [*r, *back]
        return keep, back

    def whole(self, name: str) -> tuple[list, list]:
        """The save of a name around rounds; of an array a copy where its elements are written: in
        rounds that do not assign it, or in none, it stays the same array."""
        return self.saves.keep(name, copied=name in self.written)

    def run_again(self, body, limit: tuple, scope: Scope):
        keep: Statements = []
        back: Statements = []
        ends: dict[str, str] = {}
        late: set[str] = set()
        outer = self.looping, self.restored
        self.looping, self.restored = 0, set()
        carried = _read_first(body)
        private = self.privates(body, scope)
        self.local |= private
        own = {n for s in ir.statements(body) if id(s) in private for n in s.targets}
        for n in sorted(ir.assigned(body) - own):
            place, step = self.counter(body, n, scope)
            if step is not None and n in walks.names_read(body[:place]):
                back.append(step)
                self.restored.add(n)
            elif step is not None:  # nothing reads it before it counts: it has its value already
                late.add(n)
            else:
                if n in carried:  # what the round leaves in it need not be worked out again
                    ends[n] = fresh(self.taken_in(scope), f"{n}_out")
                self.saves.need(n, scope)
                k, r = self.whole(n)
                keep, back = [*keep, *k], [*r, *back]
        forward, reverse = self.both(_without_jumps(body), scope)
        self.looping, self.restored = outer
        again = [s for s in forward if type(s) is not Assign or late.isdisjoint(s.targets)]
        held = [Assign((out,), (), self.graph.var(n)) for n, out in ends.items()]
        ended = _with_ends(again, {n: self.graph.var(out) for n, out in ends.items()})
        return (*keep, *_limited(body, limit)), (*held, *back, *ended, *reverse)

    def counter(self, body, name: str, scope: Scope):
        """The place of `name = name + c` in a body of which every round runs it, and what undoes
        it; None where the body assigns the name in another way."""
        every = list(ir.statements(body))
        steps = [s for s in every if type(s) is Assign and name in s.targets]
        if len(steps) != 1 or any(type(s) is For and s.name == name for s in every):
            return None, None
        place = next((k for k, s in enumerate(body) if s is steps[0]), None)
        if place is None:
            return None, None
        if any(type(s) is Leave for s in ir.statements(body[:place])):
            return None, None
        return place, self.step_back(name, steps[0].value, scope)

    def note_literal(self, s) -> None:
        """A statement of a block was passed, after which a name may hold a written number."""
        for n in ir.assigned((s,)):
            self.literal.pop(n, None)
        if type(s) is Assign and not s.index and type(s.value) is int:
            self.literal[s.targets[0]] = s.value

    def rounds_told(self, body, scope: Scope) -> Expr | None:
        """How many rounds were run, by a name that they count up or down from a written number."""
        for n in sorted(ir.assigned(body) & self.literal.keys()):
            _, step = self.counter(body, n, scope)
            if step is not None and step.value.args[1] == 1:
                start, now = self.literal[n], self.graph.var(n)
                if step.value.op is add.op:
                    return self.graph.node(sub.op, (start, now))
                return self.graph.node(sub.op, (now, start)) if start else now
        return None

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
        for n in ir.assigned((s,)):
            ends.pop(n, None)
        out.append(s)
    return tuple(reversed(out))


def _read_first(body) -> set[str]:
    """The names that a body may read before it assigns them."""

    def walk(statements, given: set[str]) -> set[str]:
        """Adds to `found`; returns the names that surely have a value at the end."""
        for s in statements:
            found.update(ir.names(*ir.reads(s)) - given)
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


def _mentioned(s) -> set[str]:
    """The names that a statement, or one in it, reads or assigns."""
    return ir.assigned((s,)) | walks.names_read((s,))


def _is_zeros(s, name: str) -> bool:
    """Whether a statement makes an array of zeros and gives it that name."""
    if type(s) is not Assign or s.targets != (name,) or s.index or type(s.value) is not Expr:
        return False
    return s.value.op is ir.constant_form("zeros_like")
