"""Names that shared an array, but not while it was written to: `u = new` at a turn's end.

Two walks over the flow of a body: forward, which pairs of names may have one array; backward, which
names are still read.  Where no write meets a pair of which the other name is read later, each name
may as well have an array of its own.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Call, Def, For, If, Leave, While

OUTSIDE = ""  # no name: the caller of a function, which sees what is written to its arrays


class Step(NamedTuple):
    """A statement without its bodies, what may run after it, and the names that it reads."""

    statement: ir.Statement | None
    after: list[int]
    reads: set[str]


class Shared(NamedTuple):
    """Which names may have one array at a place; `met` are those whose array had another name."""

    pairs: frozenset[frozenset[str]]
    met: frozenset[str]

    def partners(self, name: str) -> set[str]:
        return {other for pair in self.pairs if name in pair for other in pair - {name}}

    def joined(self, target: str, sources: set[str]) -> "Shared":
        """After an array that may be that of any of the sources becomes an item of `target`."""
        others = set(sources).union(*map(self.partners, sources)) - {target}
        if not others:
            return self
        new = {frozenset((target, other)) for other in others}
        return Shared(self.pairs | new, self.met | others | {target})

    def given(self, targets: tuple[str, ...], sources: set[str]) -> "Shared":
        """After names get an array that may be that of any of the sources."""
        others = set(sources).union(*map(self.partners, sources)) - {*targets}
        kept = {pair for pair in self.pairs if not pair & {*targets}}
        new = {frozenset((t, other)) for t in targets for other in others}
        if sources:
            new |= {frozenset((t, u)) for t in targets for u in targets if t != u}
        met = self.met - {*targets} | ({*targets} | others if sources else set())
        return Shared(frozenset(kept | new), frozenset(met))


class Write(NamedTuple):
    """A write to an array, the other names of it that are live, and whether it is what is put
    into the array, or has been."""

    statement: Assign
    others: frozenset[str]
    again: bool


Sources = Callable[[Assign], set[str]]  # the names whose arrays an assignment may give its targets


def writes_to_shared(
    program: ir.Program, sources: dict[str | None, Sources], is_write: Callable[[Assign], bool]
) -> Iterator[Write]:
    """The writes to arrays that have had another name, or that have what is put into them.

    sources: for each scope; of a write those whose arrays become items of its target.
    """
    functions = {d.name: d for d in ir.statements(program.body) if type(d) is Def}
    seen = {name for d in functions.values() for name in walks.read_from_outside(d)}
    for scope, given in sources.items():
        d = functions.get(scope)
        body, outputs = (program.body, program.outputs) if d is None else (d.body, ())
        live = seen if d is None else {OUTSIDE, *walks.read_from_outside(d)}
        around = () if d is None else (*d.parameters, OUTSIDE)
        yield from _written(Flow(body, outputs), around, live, given, is_write)


def _written(flow, around, always, sources, is_write) -> Iterator[Write]:
    pairs = frozenset(frozenset((a, b)) for a in around for b in around if a != b)
    before, live = flow.shared(Shared(pairs, frozenset(around)), sources, is_write), flow.live()
    for k, state in before.items():
        s = flow.steps[k].statement
        if type(s) is Assign and is_write(s):
            (name,) = s.targets
            after = set().union(always, *(live[j] for j in flow.steps[k].after))
            others = frozenset(state.partners(name) & after)
            put = sources(s)
            again = name in put.union(*map(state.partners, put))
            if others or again or name in state.met:
                yield Write(s, others, again)


class Flow:
    """The statements of one scope as steps; `start` is the first, 0 the end."""

    def __init__(self, body: ir.Body, outputs: tuple):
        self.steps = [Step(None, [], ir.names(*outputs))]
        self.start = self.body(body, 0, {"return": 0})

    def body(self, body: ir.Body, after: int, leave: dict[str, int]) -> int:
        """The first step of a body, after which that step runs."""
        for s in reversed(body):
            after = self.statement(s, after, leave)
        return after

    def statement(self, s: ir.Statement, after: int, leave: dict[str, int]) -> int:
        match s:
            case If(_, then, orelse):
                return self.step(s, self.body(then, after, leave), self.body(orelse, after, leave))
            case For(body=inner) | While(body=inner):
                turn = self.step(s, after)
                leave = {**leave, "break": after, "continue": turn}
                self.steps[turn].after.append(self.body(inner, turn, leave))
                return turn
            case Leave(how):
                return self.step(s, leave[how])
            case Def():
                return after
        return self.step(s, after)

    def step(self, s: ir.Statement, *after: int) -> int:
        self.steps.append(Step(s, list(after), ir.names(*ir.reads(s))))
        return len(self.steps) - 1

    def live(self) -> list[set[str]]:
        """The names that are read from each step on, before they are assigned."""
        live = [set(step.reads) for step in self.steps]
        changed = True
        while changed:
            changed = False
            for k, (s, after, reads) in enumerate(self.steps):
                found = set().union(*(live[j] for j in after))
                if type(s) is Assign and not s.index:
                    found -= {*s.targets}
                found |= reads
                changed |= found != live[k]
                live[k] = found
        return live

    def shared(self, start: Shared, sources: Sources, is_write) -> dict[int, Shared]:
        """What names share before each step that may run."""
        found, pending = {self.start: start}, [self.start]
        while pending:
            k = pending.pop()
            s, state = self.steps[k].statement, found[k]
            match s:
                case Assign((), (), Call(ir.APPEND, (stack, _))):
                    state = state.joined(stack.args[0], sources(s))
                case Assign((name, *_)) if is_write(s):
                    state = state.joined(name, sources(s))
                case Assign((_, *_)):
                    state = state.given(s.targets, sources(s))
            for j in self.steps[k].after:
                known = found.get(j, Shared(frozenset(), frozenset()))
                joined = Shared(known.pairs | state.pairs, known.met | state.met)
                if j not in found or joined != known:
                    found[j] = joined
                    pending.append(j)
        return found
