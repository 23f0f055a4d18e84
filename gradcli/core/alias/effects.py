"""Functions that change an array that they are given: `u *= 2` of a parameter u.

The passes over the core take it for `u = u*2`, an array of the function's own.  That is right where
nothing reads the caller's array after the call, as in `v = step(v)`; elsewhere it is refused.
"""

from collections.abc import Container, Iterator
from typing import NamedTuple, TypeGuard

from gradcli.core import ir, walks
from gradcli.core.alias.families import Families
from gradcli.core.alias.interference import OUTSIDE, Shared, shared_before
from gradcli.core.control_flow import ControlFlow
from gradcli.core.ir import Assign, Call
from gradcli.core.refusals import refuse
from gradcli.core.types.kinds import Scope, kinds_of
from gradcli.errors import Source, Span


def check_given(
    program: ir.Program,
    in_place: set[int],
    lists: set[int],
    places: dict[int, Span | None],
    source: Source,
) -> None:
    """Raise E0108 where a function changes an array that is read after the call, or beside it.

    in_place: the identities of the assignments that were written as `x += e`.  lists: those of the
    nodes that are lists, whose items are not copied.  places: where assignments stand.
    """
    inside = [s for d in program.defs.values() for s in ir.statements(d.body)]
    if any(id(s) in in_place and not s.index for s in inside):
        found = _Changes(program, in_place, lists).read_again()
        if found is not None:
            (name,) = found.targets
            raise refuse("write to a parameter", places.get(id(found)), source, name)


def without_bare_calls(program: ir.Program) -> ir.Program:
    """The program without the calls of its functions whose results get no name."""
    own = program.defs.keys()

    def is_bare(s: ir.Statement) -> bool:
        return type(s) is Assign and not s.targets and s.value.function in own

    def without(body: ir.Body) -> ir.Body:
        return tuple(walks.with_bodies(s, without) for s in body if not is_bare(s))

    if not any(map(is_bare, ir.statements(program.body))):
        return program
    return program.with_body(without(program.body), program.outputs)


class Place(NamedTuple):
    """A statement, which names have one array before it, and which are read after it."""

    statement: Assign
    shared: Shared
    after: set[str]


class _Changes:
    """What functions change; `changed` has the parameters, each with a statement that does it."""

    def __init__(self, program: ir.Program, in_place: set[int], lists: set[int]):
        self.kinds, self.in_place = kinds_of(program), in_place
        self.families = Families(program, self.kinds, in_place, lists=lists)
        defs = self.kinds.defs
        self.changed: dict[str, dict[str, Assign]] = {name: {} for name in defs}
        self.outside = {name: walks.read_from_outside(d) for name, d in defs.items()}
        self.places: dict[Scope, list[Place]] = {
            None: list(self._placed(ControlFlow(program.body, program.outputs), None))
        }
        self.places |= {
            name: list(self._placed(ControlFlow(d.body, ()), name)) for name, d in defs.items()
        }
        calls = [(scope, s.value.function) for scope, s in self.kinds.blocks if _calls(s, defs)]
        for _ in defs:  # what they call reads and changes, they do
            for scope, function in calls:
                if scope is not None:
                    self.outside[scope] |= self.outside[function]
            for scope in defs:
                for name, statement in self._given_up(scope):
                    self.changed[scope].setdefault(name, statement)

    def _placed(self, flow: ControlFlow, scope: Scope) -> Iterator[Place]:
        given = self.kinds.defs[scope].parameters if scope is not None else ()
        start = Shared(frozenset(frozenset((p, OUTSIDE)) for p in given), frozenset(given))
        sources = self.families.sources(scope)
        before = shared_before(
            flow, start, sources, lambda s: bool(s.index) or self._is_changed(s, scope)
        )
        live = flow.live()
        for k, shared in before.items():
            s = flow.steps[k].statement
            if type(s) is Assign:
                after = set().union(*(live[j] for j in flow.steps[k].after))
                yield Place(s, shared, after - {*s.targets})

    def _is_changed(self, s: Assign, scope: Scope) -> bool:
        """Whether an assignment changes the array of its target, if that is one."""
        whole = id(s) in self.in_place and not s.index
        return whole and not self.kinds.is_number_name(s.targets[0], scope)

    def _given_up(self, scope: str) -> Iterator[tuple[str, Assign]]:
        """The parameters whose arrays a function changes, each with a statement that does it."""
        parameters = {*self.kinds.defs[scope].parameters}
        for place in self.places[scope]:
            for name, statement in self._touched(place.statement, scope):
                others = place.shared.partners(name)
                if OUTSIDE in others:
                    for p in parameters & {name, *others} or parameters:
                        yield p, statement

    def _touched(self, s: Assign, scope: Scope) -> Iterator[tuple[str, Assign]]:
        """The names whose arrays an assignment changes, each with the statement to blame."""
        if self._is_changed(s, scope):
            yield s.targets[0], s
        if _calls(s, self.kinds.defs):
            changed = self.changed[s.value.function]
            for p, given in zip(self.kinds.defs[s.value.function].parameters, s.value.args):
                if p in changed:
                    for name in self._arrays(given, scope):
                        yield name, changed[p]

    def _arrays(self, given, scope: Scope) -> set[str]:
        """The names whose arrays a call may be given."""
        if self.families.is_number(given, scope):
            return set()
        is_number = self.kinds.is_number_name
        return {n for n in self.families.aliased(given, scope) if not is_number(n, scope)}

    def read_again(self) -> Assign | None:
        """A statement by which a function changes an array that something else reads after it."""
        for scope, places in self.places.items():
            for s, shared, after in places:
                if not _calls(s, self.kinds.defs):
                    continue
                given = [self._arrays(a, scope) for a in s.value.args]
                for name, statement in self._touched(s, scope):
                    names = {name, *shared.partners(name)}
                    read = after | self.outside[s.value.function] | self.families.stacked
                    if names & read or sum(bool(names & others) for others in given) > 1:
                        return statement
        return None


def _calls(s: ir.Statement, defs: Container[str]) -> TypeGuard[Assign]:
    """Whether a statement calls one of the program's functions."""
    return type(s) is Assign and type(s.value) is Call and s.value.function in defs
