"""Arrays with two names: which names may have one array, of those that is written to.

`b = a` makes b a second name of a's array, and `b = a[1:3]` one of a part of it: what is written
through one is seen through the other.  `one_name` gives such an array one name.
"""

from collections.abc import Callable, Container, Iterable, Iterator

from gradcli.errors import Diagnostic
from gradcli.language import core, walks
from gradcli.language.array_inputs import array_uses
from gradcli.language.core import Assign, Call, Def, Expr
from gradcli.language.expressions import BOOLEANS
from gradcli.language.kinds import Kinds, Scope
from gradcli.language.moves import Sources, Write, writes_to_shared
from gradcli.language.node_kinds import SURE_ARRAYS, axes_of

CERTAIN = {"getitem", "transpose", "reshape"}  # rows whose value surely is a view
MADE = {"squeeze", "atleast_2d", "real"}  # rows of arrays, of how many axes is not known
# Rows whose elements lie in order also where those that they are made of are turned
STRAIGHT = {"array", "zeros", "ones", "full", "arange", "linspace", "eye"}


def aliased(value, items: Callable[[Expr], tuple] = lambda node: ()) -> set[str]:
    """The names whose arrays `value` may be, or be views of; none where it is surely new.

    items: of a list, the arrays in it, which it has as they are.
    """
    found, pending = set(), [value]
    while pending:
        node = pending.pop()
        if type(node) is not Expr:
            continue
        if node.op is None:
            found.add(node.args[0])
        elif node.op in core.CHOICES:
            pending += node.args[1:] if node.op is core.SELECT else node.args
        elif node.op.view:
            pending.append(node.args[0])
        else:
            pending += items(node)
    return found


def own(value, former):
    """`value`, or a copy where a name has its array, and `former`, in whose place it is, is new.

    One of the two may be written to while the other is still read.
    """
    shared = type(value) is Expr and aliased(value) and not aliased(former)
    return value.graph.node(core.COPY, (value,)) if shared else value


def asked_for_arrays(kinds: Kinds) -> set[str]:
    """The names of which something is asked that only arrays have, or elements are written."""
    statements = [s for _, s in kinds.blocks]
    roots = walks.expressions([v for s in statements for v in core.reads(s)])
    uses = [use for node in core.postorder(roots) for use in array_uses(node)]
    names = {a.args[0] for a, _ in uses if type(a) is Expr and a.op is None}
    return names | walks.written(kinds.program.body)


class Families:
    """Which names may have one array, of those that is written to; `shared` are all of them.

    Of those that never have one while it is written, `copies` has the assignments, by identity,
    that must make an array of the target's own; `moved` those of them where no caller has it.

    vectors: whether what is indexed by one number is taken for a vector where nothing says that it
    is none: its shape, or that the target is an array.
    lists: the identities of the nodes that are lists of Python's.  list_depths: how deep those
    are that names have, by scope and name; `torn` is what puts a row into one that another
    place or name has, where rows are written to.
    """

    def __init__(
        self,
        program: core.Program,
        kinds: Kinds,
        in_place: set[int],
        vectors: bool = True,
        lists: Container[int] = (),
        list_depths: dict[tuple[Scope, str], int] | None = None,
    ):
        self.program, self.kinds, self.vectors, self.lists = program, kinds, vectors, lists
        body = list(core.statements(program.body))
        self.written = walks.written(program.body)
        changed = any(id(s) in in_place for s in body)
        self.asked = asked_for_arrays(kinds) if self.written or changed else set()
        self.made = {s.targets[0] for s in body if type(s) is Assign and _is_made(s)}
        self.in_place = {
            id(s): s
            for scope, s in kinds.blocks
            if id(s) in in_place and not s.index and self.is_array(s.targets[0], scope)
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
                case Assign(_, _, Call(core.APPEND, (stack, value))) if names := self.aliased(
                    value, scope
                ):
                    if not self.is_number(value, scope):
                        self.stacks.add(stack.args[0])
                        self.stacked |= names
                case Assign(targets, _, Call(core.POP, _)):
                    self.stacked.update(targets)
        links = _both_ways((name, others) for _, name, others in self._given())
        pending = [n for n in self.written if n in links]
        while pending:
            name = pending.pop()
            if name not in self.shared:
                self.shared.add(name)
                pending += links[name]
        if self.shared:
            self._part(links)
        if self.rows:
            self._check_rows(links)
        if self.lists:
            self._check_displays(links)

    def _part(self, links: dict[str, set[str]]) -> None:
        """Leave out the families of which no array is written while it has two live names, nor lies
        on a stack."""
        given = {*self.program.inputs}.union(*(d.parameters for d in self.kinds.defs.values()))
        found = self._writes(self._links)
        for family in _families(links, self.shared):
            writes = [w for w in found if w.statement.targets[0] in family]
            put = [w.statement for w in writes if w.others and id(w.statement) in self.rows]
            met = any(w.others and id(w.statement) not in self.rows for w in writes)
            assigned = [s for s, name, _ in self._given() if name in family]
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
        if any(type(part) is Expr and part.op is core.SLICE for part in s.index):
            return False
        over = self.list_depths.get((scope, s.targets[0]), 0) - len(s.index)
        return over > 0 or (over == 0 and self.is_shaped(s.value, scope, 1))

    def sources(self, scope: Scope, links: Callable | None = None) -> Sources:
        """The names whose arrays a statement of a scope may give its targets."""
        links = links or self._links

        def found(s: Assign) -> set[str]:
            match s:
                case Assign(_, _, Call(core.APPEND, (_, value))):
                    return set() if self.is_number(value, scope) else self.aliased(value, scope)
                case Assign((name,), _, Call(core.POP, (stack,))):
                    return set() if self.kinds.is_number_name(name, scope) else {stack.args[0]}
            return set().union(*(others for _, others in links(s, scope)))

        return found

    def _writes(self, links: Callable) -> list[Write]:
        scopes = {scope: self.sources(scope, links) for scope in self.kinds.locals}
        return list(writes_to_shared(self.program, scopes, self.is_write))

    def _check_rows(self, links: dict[str, set[str]]) -> None:
        """Find a row that a list of lists has and a name, or that it has twice, where elements are
        written: no renaming tells them apart."""

        def with_rows(s, scope: Scope):
            yield from self._links(s, scope)
            if id(s) in self.rows and type(s.value) is Expr:
                yield s.targets[0], self.aliased(s.value, scope)

        puts = [(scope, s) for scope, s in self.kinds.blocks if id(s) in self.rows]
        links = _both_ways([*links.items(), *(pair for sc, s in puts for pair in with_rows(s, sc))])
        written = [s for _, s in self.kinds.blocks if type(s) is Assign and self.is_write(s)]
        elements = {s.targets[0] for s in written if id(s) not in self.rows}
        apart = {id(w.statement): w.others for w in self._writes(self._links)}
        for s, others, again in self._writes(with_rows):
            told_apart = id(s) in self.rows or others <= apart.get(id(s), frozenset())
            if not told_apart or (again and elements & _linked(links, s.targets[0])):
                self.torn = s

    def _check_displays(self, links: dict[str, set[str]]) -> None:
        """Find a list that has one array twice as it is written out, where its items change."""
        blocks = [(sc, s) for sc, s in self.kinds.blocks if type(s) is Assign]
        changed = {s.targets[0] for _, s in blocks if self.is_write(s) and id(s) not in self.rows}
        made = [(s, self._displayed(s, scope)) for scope, s in blocks if not s.index]
        made = [(s, items) for s, items in made if len(items) > 1]
        if not made:
            return
        lists = {id(s) for s, _ in made}
        others = _both_ways((name, more) for s, name, more in self._given() if id(s) not in lists)
        for s, items in made:
            names = [set().union(*(_linked(others, n) for n in item)) for item in items]
            again = len(set().union(*names)) < sum(map(len, names))
            if again and changed & _linked(links, s.targets[0]):
                self.torn = s

    def _displayed(self, s: Assign, scope: Scope) -> list[set[str]]:
        """The names that the arrays have that stand in a list which a statement writes out."""
        displays = (n for n in core.postorder(core.reads(s)) if id(n) in self.lists)
        items = [i for n in displays if n.op is core.ARRAY for i in self._arrays(n, scope)]
        return [self.aliased(item, scope) for item in items]

    def naming(self, name: str) -> list[Assign]:
        """The assignments by which an array has that name and another; then those that write."""
        met = [s for s, target, others in self._given() if name in (target, *others)]
        return met + [s for _, s in self.kinds.blocks if type(s) is Assign and self.is_write(s)]

    def _given(self) -> Iterator[tuple[Assign, str, set[str]]]:
        """The assignments of names to arrays that other names may have."""
        for scope, s in self.kinds.blocks:
            for name, others in self._links(s, scope):
                if others - {name}:
                    yield s, name, others - {name}

    def is_write(self, s: Assign) -> bool:
        """Whether an assignment writes to an array that its target has."""
        return bool(s.index) or id(s) in self.in_place

    def is_number(self, value, scope: Scope, target: str = "") -> bool:
        """Whether a value is a number, which no name shares: also an element of a matrix."""
        axes = self.kinds.shapes.axes(value, scope)
        if axes is not None or self.kinds.is_number(value, scope):
            return not axes
        if value.op is None or value.op.name != "getitem":
            return False
        if not self.vectors or target in self.asked:
            return False
        return [self.takes(p, scope) for p in value.args[1:]] == ["element"]

    def aliased(self, value, scope: Scope) -> set[str]:
        """The names whose arrays a value may be, be a view of, or have in it as a list."""

        def items(node: Expr) -> tuple:
            if id(node) not in self.lists:
                return ()
            if node.op is core.ARRAY:
                return self._arrays(node, scope)
            return node.args if self.is_shaped(node, scope, 2) else ()  # new, of the same items

        return aliased(value, items)

    def _arrays(self, display: Expr, scope: Scope) -> tuple:
        """The items of a list that surely are arrays."""
        return tuple([item for item in display.args if self.is_shaped(item, scope, 1)])

    def is_shaped(self, value, scope: Scope, least: int) -> bool:
        """Whether a value surely is an array, of so many axes or more."""
        axes = self.kinds.shapes.axes(value, scope)
        if axes is None:
            kind = self.kinds.of(value, scope)
            axes = 1 if kind == "array" else axes_of(kind)
        named = type(value) is Expr and value.op is None and value.args[0] in self.asked
        return (axes or 0) >= least or (named and least == 1 and axes is None)

    def is_array(self, name: str, scope: Scope) -> bool:
        """Whether what a name stands for is surely an array."""
        kind = self.kinds.name(name, scope)
        axes = self.kinds.shapes.axes(self.program.graph.var(name), scope)
        return kind in SURE_ARRAYS or bool(axes) or name in self.asked or name in self.made

    def takes(self, part, scope: Scope) -> str:
        """What a part of an index takes: an "element", a "slice", or "copies"; "" if unknown."""
        if type(part) is not Expr:
            return "slice" if part is None or part is ... else "element"
        if part.op is core.SLICE:
            return "slice"
        if part.op is core.ARRAY or part.op in BOOLEANS:
            return "copies"
        kind = self.kinds.of(part, scope)
        return "element" if kind == "int" else "copies" if kind in SURE_ARRAYS else ""

    def _links(self, s, scope: Scope):
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
            values = [v for v in core.reads(s)]
            read = {n for v in values for n in core.names(v) if n in self.shared}
            if scope is not None and any(self.kinds.scope(n, scope) is None for n in read):
                raise refused(min(read))
            for name, others in self._links(s, scope):
                if name in self.shared and others - {name} and not self._certain(s, scope):
                    raise refused(name)
        both = (
            self.shared
            & local.keys()
            & core.assigned(tuple(s for s in self.program.body if type(s) is not Def))
        )
        if both:
            raise refused(min(both))

    def gives_back(self, function: str) -> bool:
        """Whether a function may return an array that its caller has, or a view of one."""
        kinds = self.kinds
        if function not in kinds.defs:
            return False
        d = kinds.defs[function]
        body = list(core.statements(d.body))
        returned = [v for values in walks.returned(d) for v in values]
        returned = [v for v in returned if not kinds.is_number(v, function)]
        found = {n for v in returned for n in self.aliased(v, function)}
        pending = list(found)
        while pending:
            name = pending.pop()
            for s in body:
                if type(s) is Assign and s.targets == (name,) and not s.index:
                    called = type(s.value) is Call
                    new = (set() if called else self.aliased(s.value, function)) - found
                    found |= new
                    pending += new
        own = kinds.locals[function] - set(d.parameters)
        return bool(found - own)

    def _certain(self, s: Assign, scope: Scope) -> bool:
        """Whether an assignment surely makes its target a view of one name."""
        node = s.value
        if type(node) is Call or (s.targets[0] in self.program.inputs and scope is None):
            return False
        if node.op is not None and node.op.name == "positive":
            return True  # +a is a new array
        sliced = self.kinds.shapes.axes(node, scope) is not None
        while node.op is not None:
            if node.op.name not in CERTAIN or (node.op.name == "transpose" and node.attrs):
                return False
            if node.op.name == "reshape" and not self._in_order(node.args[0], scope, set()):
                return False  # it may be a copy
            if node.op.name == "getitem":
                taken = {self.takes(p, scope) for p in node.args[1:]}
                if "copies" in taken:
                    return True  # a new array
                if "" in taken or not (sliced or "slice" in taken):
                    return False  # it may be a number
            sliced = True
            node = node.args[0]
        return True

    def _in_order(self, node, scope: Scope, known: set[str]) -> bool:
        """Whether the elements of an array surely lie one after the other, so that another shape
        is a view; known: the names that are looked at."""
        if type(node) is not Expr:
            return True
        if node.op is None:
            (name,) = node.args
            if name in known:
                return True
            given = [s for sc, s in self.kinds.blocks if type(s) is Assign and name in s.targets
                     and not s.index and sc == self.kinds.scope(name, scope)]  # fmt: skip
            known = known | {name}
            return all(
                type(s.value) is not Call and self._in_order(s.value, scope, known) for s in given
            )
        if node.op.name == "getitem":
            parts = list(node.args[1:])
            while parts and self.takes(parts[0], scope) == "element":
                parts.pop(0)
            first = parts and type(parts[0]) is Expr and parts[0].op is core.SLICE
            if parts and not (len(parts) == 1 and first and parts[0].args[2] in (None, 1)):
                return False
        elif not node.op.view:
            turned = any(op.view == "turned" for op in self.program.graph.rows)
            return not turned or node.op.name in STRAIGHT
        elif node.op.view != "in order":
            return False
        return self._in_order(node.args[0], scope, known)


def _is_made(s: Assign) -> bool:
    """Whether a name is given an array by a function that makes one of any value."""
    value = s.value
    return type(value) is Expr and value.op is not None and value.op.name in MADE and not s.index


def _both_ways(pairs: Iterable[tuple[str, set[str]]]) -> dict[str, set[str]]:
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
        family = _linked(links, left.pop())
        left -= family
        yield family


def _linked(links: dict[str, set[str]], name: str) -> set[str]:
    """All names that links lead to from one, and itself."""
    found, pending = set(), [name]
    while pending:
        name = pending.pop()
        if name not in found:
            found.add(name)
            pending += links.get(name, ())
    return found
