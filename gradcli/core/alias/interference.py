"""Names that shared an array, but not while it was written to: `u = new` at a turn's end.

Two walks over the flow of a body: forward, which pairs of names may have one array; backward, which
names are still read.  Where no write meets a pair of which the other name is read later, each name
may as well have an array of its own.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from gradcli.core import ir, walks
from gradcli.core.control_flow import ControlFlow
from gradcli.core.ir import Assign, Call, Def

OUTSIDE = ""  # no name: the caller of a function, which sees what is written to its arrays


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
    functions: dict[str | None, Def] = {
        d.name: d for d in ir.statements(program.body) if type(d) is Def
    }
    seen = {name for d in functions.values() for name in walks.read_from_outside(d)}
    for scope, given in sources.items():
        d = functions.get(scope)
        body, outputs = (program.body, program.outputs) if d is None else (d.body, ())
        live = seen if d is None else {OUTSIDE, *walks.read_from_outside(d)}
        around = () if d is None else (*d.parameters, OUTSIDE)
        yield from _written(ControlFlow(body, outputs), around, live, given, is_write)


def _written(flow: ControlFlow, around, always, sources, is_write) -> Iterator[Write]:
    pairs = frozenset(frozenset((a, b)) for a in around for b in around if a != b)
    start = Shared(pairs, frozenset(around))
    before, live = shared_before(flow, start, sources, is_write), flow.live()
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


def shared_before(
    flow: ControlFlow, start: Shared, sources: Sources, is_write: Callable[[Assign], bool]
) -> dict[int, Shared]:
    """What names share before each step that may run."""
    found, pending = {flow.start: start}, [flow.start]
    while pending:
        k = pending.pop()
        s, state = flow.steps[k].statement, found[k]
        match s:
            case Assign((), (), Call(ir.APPEND, (stack, _))):
                state = state.joined(stack.args[0], sources(s))
            case Assign((name, *_)) if is_write(s):
                state = state.joined(name, sources(s))
            case Assign((_, *_)):
                state = state.given(s.targets, sources(s))
        for j in flow.steps[k].after:
            known = found.get(j, Shared(frozenset(), frozenset()))
            joined = Shared(known.pairs | state.pairs, known.met | state.met)
            if j not in found or joined != known:
                found[j] = joined
                pending.append(j)
    return found
