"""Arrays with two names: which names may have one array, of those that is written to.

`b = a` makes b a second name of a's array, and `b = a[1:3]` one of a part of it: what is written
through one is seen through the other.  `store_forwarding` gives such an array one name.
"""

from collections.abc import Callable, Container, Iterable, Iterator

from gradcli.core import ir, walks
from gradcli.core.alias.interference import Sources, Write, writes_to_shared
from gradcli.core.alias.views import Views
from gradcli.core.flow import reached
from gradcli.core.ir import Assign, Call, Def, Expr
from gradcli.core.types.array_inputs import array_uses
from gradcli.core.types.kinds import Kinds, Scope
from gradcli.errors import Diagnostic


def asked_for_arrays(kinds: Kinds) -> set[str]:
    """The names of which something is asked that only arrays have, or elements are written."""
    statements = [s for _, s in kinds.blocks]
    roots = walks.expressions([v for s in statements for v in ir.reads(s)])
    uses = [use for node in ir.postorder(roots) for use in array_uses(node)]
    names = {a.args[0] for a, _ in uses if type(a) is Expr and a.op is None}
    return names | walks.written(kinds.program.body)


class Families(Views):
    """Which names may have one array, of those that is written to; `shared` are all of them.

    Of those that never have one while it is written, `copies` has the assignments, by identity,
    that must make an array of the target's own; `moved` those of them where no caller has it.

    vectors, lists: as Views has them.  list_depths: how deep the lists are that names have, by
    scope and name; `rows` are the statements, by identity, that put a row into one, and `torn` is
    one of those whose row has another name that is live where it is put.
    """

    def __init__(
        self,
        program: ir.Program,
        kinds: Kinds,
        in_place: set[int],
        vectors: bool = True,
        lists: Container[int] = (),
        list_depths: dict[tuple[Scope, str], int] | None = None,
    ):
        self.written = walks.written(program.body)
        changed = any(id(s) in in_place for s in ir.statements(program.body))
        asked = asked_for_arrays(kinds) if self.written or changed else set()
        super().__init__(program, kinds, asked, vectors, lists)
        self.in_place = {
            id(s): s
            for scope, s in kinds.blocks
            if id(s) in in_place
            and type(s) is Assign
            and not s.index
            and self.is_array(s.targets[0], scope)
        }
        self.written |= {s.targets[0] for s in self.in_place.values()}
        self.list_depths = list_depths or {}
        puts = {id(s) for scope, s in kinds.blocks if self.puts_row(s, scope)}
        self.rows = puts - in_place  # m[i] *= 2 changes the row that is there
        self.torn: Assign | None = None
        self.shared: set[str] = set()
        self.copies: set[int] = set()
        self.moved: set[int] = set()
        self.stacks: set[str] = set()  # those that arrays lie on that have a name too
        self.stacked: set[str] = set()  # the names of arrays that lay or lie on a stack
        if self.written:
            self._join()

    def _join(self) -> None:
        """The families of names that statements connect, those with a write."""
        for scope, s in self.kinds.blocks:
            match s:
                case Assign(_, _, Call(ir.APPEND, (stack, value))) if names := self.aliased(
                    value, scope
                ):
                    if not self.is_number(value, scope):
                        self.stacks.add(stack.args[0])
                        self.stacked |= names
                case Assign(targets, _, Call(ir.POP, _)):
                    self.stacked.update(targets)
        self.links = both_ways((name, others) for _, name, others in self.sharing())
        self.shared = reached(self.written & self.links.keys(), self.links.__getitem__)
        if self.shared:
            self._part()

    def _part(self) -> None:
        """Leave out the families of which no array is written while it has two live names, nor lies
        on a stack."""
        given = {*self.program.inputs}.union(*(d.parameters for d in self.kinds.defs.values()))
        found = self.writes(self.links_of)
        for family in _families(self.links, self.shared):
            writes = [w for w in found if w.statement.targets[0] in family]
            put = [w.statement for w in writes if w.others and id(w.statement) in self.rows]
            met = any(w.others and id(w.statement) not in self.rows for w in writes)
            assigned = [s for s, name, _ in self.sharing() if name in family]
            called = writes and any(type(s.value) is Call for s in assigned)
            if met or called:
                self.torn = put[0] if put else self.torn
                continue
            self.shared -= family
            if writes:
                self.copies |= set(map(id, assigned))
            if not family & given:
                self.moved |= set(map(id, assigned))

    def puts_row(self, s, scope: Scope) -> bool:
        """Whether a statement puts a list, or an array, into a list."""
        if type(s) is not Assign or not s.index:
            return False
        if any(type(part) is Expr and part.op is ir.SLICE for part in s.index):
            return False
        over = self.list_depths.get((scope, s.targets[0]), 0) - len(s.index)
        return over > 0 or (over == 0 and self.is_shaped(s.value, scope, 1))

    def sources(self, scope: Scope, links: Callable | None = None) -> Sources:
        """The names whose arrays a statement of a scope may give its targets."""
        links = links or self.links_of

        def found(s: Assign) -> set[str]:
            match s:
                case Assign(_, _, Call(ir.APPEND, (_, value))):
                    return set() if self.is_number(value, scope) else self.aliased(value, scope)
                case Assign((name,), _, Call(ir.POP, (stack,))):
                    return set() if self.kinds.is_number_name(name, scope) else {stack.args[0]}
            return set().union(*(others for _, others in links(s, scope)))

        return found

    def writes(self, links: Callable) -> list[Write]:
        scopes = {scope: self.sources(scope, links) for scope in self.kinds.locals}
        return list(writes_to_shared(self.program, scopes, self.is_write))

    def naming(self, name: str) -> list[Assign]:
        """The assignments by which an array has that name and another; then those that write."""
        met = [s for s, target, others in self.sharing() if name in (target, *others)]
        return met + [s for _, s in self.kinds.blocks if type(s) is Assign and self.is_write(s)]

    def sharing(self) -> Iterator[tuple[Assign, str, set[str]]]:
        """The assignments of names to arrays that other names may have."""
        for scope, s in self.kinds.blocks:
            if type(s) is not Assign:
                continue
            for name, others in self.links_of(s, scope):
                if others - {name}:
                    yield s, name, others - {name}

    def is_write(self, s: Assign) -> bool:
        """Whether an assignment writes to an array that its target has."""
        return bool(s.index) or id(s) in self.in_place

    def links_of(self, s, scope: Scope):
        """(name, names that it may share an array with) of a statement."""
        kinds = self.kinds
        match s:
            case Assign(targets, (), Call(function, args)) if self.gives_back(function):
                given = {n for a in args for n in self.aliased(a, scope)}
                for t in targets:
                    if not kinds.is_number_name(t, scope):
                        yield t, {n for n in given if not kinds.is_number_name(n, scope)}
            case Assign((target,), (), value) if type(value) is Expr:
                if not self.is_number(value, scope, target) and id(s) not in self.in_place:
                    yield target, self.aliased(value, scope)

    def check(self, refused: Callable[[str], Diagnostic]) -> None:
        """Raise for what no renaming can tell apart: stacks, calls, choices, other scopes."""
        local = {name: scope for scope in self.kinds.defs for name in self.kinds.locals[scope]}
        for scope, s in self.kinds.blocks:
            values = [v for v in ir.reads(s)]
            read = {n for v in values for n in ir.names(v) if n in self.shared}
            if scope is not None and any(self.kinds.scope(n, scope) is None for n in read):
                raise refused(min(read))
            for name, others in self.links_of(s, scope):
                if type(s) is not Assign or name not in self.shared or not others - {name}:
                    continue
                if not self.is_certain(s, scope):
                    raise refused(name)
        both = (
            self.shared
            & local.keys()
            & ir.assigned(tuple(s for s in self.program.body if type(s) is not Def))
        )
        if both:
            raise refused(min(both))

    def gives_back(self, function: str) -> bool:
        """Whether a function may return an array that its caller has, or a view of one."""
        kinds = self.kinds
        if function not in kinds.defs:
            return False
        d = kinds.defs[function]
        body = list(ir.statements(d.body))
        returned = [v for values in walks.returned(d) for v in values]
        returned = [v for v in returned if not kinds.is_number(v, function)]

        def sources(name: str) -> set[str]:
            given = [
                s.value for s in body if type(s) is Assign and s.targets == (name,) and not s.index
            ]
            return {n for v in given if type(v) is not Call for n in self.aliased(v, function)}

        found = reached({n for v in returned for n in self.aliased(v, function)}, sources)
        own = kinds.locals[function] - set(d.parameters)
        return bool(found - own)


def both_ways(pairs: Iterable[tuple[str, set[str]]]) -> dict[str, set[str]]:
    """The names that each name is linked with, from (name, others)."""
    links: dict[str, set[str]] = {}
    for name, others in pairs:
        for other in others:
            links.setdefault(name, set()).add(other)
            links.setdefault(other, set()).add(name)
    return links


def _families(links: dict[str, set[str]], names: set[str]) -> Iterator[set[str]]:
    """The names, each with all that links lead to."""
    left = set(names)
    while left:
        family = family_of(links, left.pop())
        left -= family
        yield family


def family_of(links: dict[str, set[str]], name: str) -> set[str]:
    """All names that links lead to from one, and itself."""
    return reached([name], lambda name: links.get(name, ()))
