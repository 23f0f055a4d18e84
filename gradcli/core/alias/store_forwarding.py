"""One name for each array that is written to: names of its parts are read and written as its parts.

The passes over the core take names for apart, so here b of `b = a` or `b = a[1:3]` is read and
written as what it stands for, and its assignment goes.  Where a branch, a turn of a loop or a call
decides what a name stands for, the program is refused.
"""

from collections.abc import Callable
from typing import Any

from gradcli.core import ir, walks
from gradcli.core.alias.families import Families, asked_for_arrays
from gradcli.core.alias.interference import writes_to_shared
from gradcli.core.alias.shared_rows import torn_row
from gradcli.core.alias.views import aliased
from gradcli.core.flow import reached
from gradcli.core.ir import Assign, Call, Def, Expr, For, If, Leave, While, assert_never
from gradcli.core.refusals import refuse
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.core.types.kinds import Kinds, Scope, kinds_of
from gradcli.errors import Diagnostic, Source, Span
from gradcli.language.syntax import surface
from gradcli.ops.arithmetic import pos
from gradcli.ops.rows import TABLE

NEXT = ""  # no name: what the name that is assigned next will stand for
LOST = "what a name stands for depends on a branch, or on how often a loop turned"


def with_one_name(
    program: ir.Program,
    in_place: set[int],
    lists: set[int],
    list_depths: dict[tuple[Scope, str], int],
    places: dict[int, Span | None],
    source: Source,
) -> ir.Program:
    """The program in which no array that is written to has two names; E0108 where it must have.

    in_place: the identities of the assignments that were written as `x += e`, of elements too,
    which change an array in its place.  lists: those of the nodes that are lists, whose items are
    not copied.  list_depths: how deep lists are, by scope and name.  places: where assignments
    stand.
    """

    def refused(name: str) -> Diagnostic:
        placed = [s for s in found.naming(name) if places.get(id(s))]
        copy = next((_copied(s) for s in placed if _copied(s)), "b = np.copy(a)")
        span = places[id(placed[0])] if placed else None
        return refuse("two names", span, source, copy)

    found = Families(program, kinds_of(program), in_place, lists=lists, list_depths=list_depths)
    torn = torn_row(found)
    if torn is not None:
        raise refuse("shared rows", places.get(id(torn)), source)
    if not found.shared and not found.copies and not (found.written and found.stacks):
        return program

    found.check(refused)
    return _OneName(program, found, refused).program()


def with_numbers(program: ir.Program, in_place: set[int]) -> ir.Program:
    """The program that declares undeclared inputs which have to be numbers: `b = a; b += 1` would
    change an array a, which its printed form does not.  in_place: as above."""
    in_place = {id(s) for s in ir.statements(program.body) if id(s) in in_place and not s.index}
    if not in_place:
        return program
    kinds = kinds_of(program)
    scopes = {scope: lambda s: aliased(s.value) for scope in kinds.locals}
    written = writes_to_shared(program, scopes, lambda s: id(s) in in_place)
    names = {write.statement.targets[0] for write in written if write.others}
    return with_inputs_as_numbers(program, names, in_place) if names else program


def with_inputs_as_numbers(program: ir.Program, names: set[str], in_place: set[int]) -> ir.Program:
    """The program that declares the undeclared inputs that `names` are made of to be numbers.

    in_place: the identities of the assignments that were written as `x += e`.
    """
    kinds = kinds_of(program)
    made_of = _made_of(kinds, names, in_place)
    sure = NUMBERS if made_of & asked_for_arrays(kinds) else (*NUMBERS, "any")
    return _declared(program, {
        n: ()
        for n, (_, shape) in program.inputs.items()
        if n in made_of and shape is None and kinds.name(n, None) in sure
    })  # fmt: skip


def with_inputs_as_rows(program: ir.Program, names: set[str]) -> ir.Program:
    """The same, in which those inputs that are indexed are declared to be arrays of as many axes
    as they have indices, whose elements are numbers."""
    kinds, shapes = kinds_of(program), {}
    arrays, axes = asked_for_arrays(kinds), _indexed(kinds)
    for n in sorted(_made_of(kinds, names, set()) & program.inputs.keys()):
        if program.inputs[n][1] is None and (n in axes or n not in arrays):
            shapes[n] = (None,) * axes.get(n, 0)
    return _declared(program, shapes)


def _indexed(kinds: Kinds) -> dict[str, int]:
    """How many indices names have, at the most; those without are left out."""
    found: dict[str, int] = {}
    roots = walks.expressions([v for _, s in kinds.blocks for v in ir.reads(s)])
    for node in ir.postorder([*roots, *kinds.program.outputs]):
        count = 0
        while type(node) is Expr and node.op is not None and node.op.name == "getitem":
            count += sum([p is not None and p is not ... for p in node.args[1:]])
            node = node.args[0]
        if count and type(node) is Expr and node.op is None:
            found[node.args[0]] = max(count, found.get(node.args[0], 0))
    return found


def _declared(program: ir.Program, shapes: dict[str, tuple]) -> ir.Program:
    """The program that declares inputs to have so many axes, of any length."""
    if not shapes:
        return program
    whole: Any = surface.Slice(None, None, None)
    own = [surface.Declare(n, "float", (whole,) * len(shape), None) for n, shape in shapes.items()]
    header = (*own, *program.header)
    inputs = program.inputs | {n: ("float", shape) for n, shape in shapes.items()}
    return ir.Program(
        program.graph, inputs, header, program.body, program.outputs, program.spelling,
        program.taken, program.constants,
    )  # fmt: skip


def _copied(s: Assign) -> str:
    """What to write where an assignment gives an array a second name; "" of any other."""
    shared = type(s.value) is Expr and s.value.op is None and not s.index
    return f"{s.targets[0]} = np.copy({s.value.args[0]})" if shared else ""


def _made_of(kinds: Kinds, names: set[str], in_place: set[int]) -> set[str]:
    """The names that values of `names` are made of, parameters of what they are given."""
    links: dict[str, set[str]] = {}
    for _, s in kinds.blocks:
        if type(s) is not Assign or id(s) in in_place:
            continue
        for target in s.targets:
            links.setdefault(target, set()).update(ir.names(*ir.reads(s)))
        if type(s.value) is Call and s.value.function in kinds.defs:
            for p, given in zip(kinds.defs[s.value.function].parameters, s.value.args):
                links.setdefault(p, set()).update(ir.names(given))
    return reached(names, lambda name: links.get(name, ()))


class _OneName:
    """One walk: `seen` says what each name stands for, a part of another's array, or LOST."""

    def __init__(self, program: ir.Program, families: Families, refused: Callable):
        self.given, self.graph, self.families = program, program.graph, families
        self.kinds, self.refused = families.kinds, refused
        self.seen: dict[str, Any] = {}  # an Expr, or LOST
        self.counters: set[str] = set()  # of the loops around: each turn gives them a value
        self.writing = ""  # the name that its author writes through
        self.held: set[str] = set()
        self.places: set[str] = set()  # the names that hold parts of indices
        self.pushed: set[str] = set()  # the names whose arrays lie on stacks too

    def program(self) -> ir.Program:
        body = self.body(self.given.body, None)
        outputs = tuple(self.value(v) for v in self.given.outputs)
        unread = self.held - ir.names(*walks.values(body), *outputs)
        return self.given.with_body(_without(body, unread), outputs)

    # -- expressions ------------------------------------------------------------------------------
    def value(self, value):
        """A value in which each name is what it stands for."""
        change = {}
        for name in ir.names(value) & self.seen.keys():
            if self.seen[name] is LOST:
                raise self.refused(name)
            change[self.graph.var(name)] = self.seen[name]
        return ir.rebuild(value, change) if change else value

    def values(self, values) -> tuple:
        return tuple(map(self.value, values))

    # -- statements -------------------------------------------------------------------------------
    def body(self, body: ir.Body, scope: Scope) -> ir.Body:
        out: list = []
        for s in body:
            self.statement(s, scope, out)
        return tuple(out)

    def statement(self, s: ir.Statement, scope: Scope, out: list) -> None:
        match s:
            case Assign():
                self.assign(s, scope, out)
            case If(test, then, orelse):
                test, before = self.value(test), (dict(self.seen), set(self.pushed))
                then = self.body(then, scope)
                (after, pushed), (self.seen, self.pushed) = (self.seen, self.pushed), before
                orelse = self.body(orelse, scope)
                self.meet(after)
                self.pushed |= pushed
                out.append(If(test, then, orelse))
            case For(name, start, stop, step, reverse, body):
                start, stop, step = self.values((start, stop, step))
                self.counters.add(name)
                inner = self.turns(s, body, scope)
                self.counters.discard(name)
                out.append(For(name, start, stop, step, reverse, inner))
            case While(test, body):
                inner = self.turns(s, body, scope)
                out.append(While(self.value(test), inner))
            case Leave(how, values):
                out.append(Leave(how, self.values(values)))
            case Def(name, parameters, body):
                outer, self.seen, self.pushed = (self.seen, self.pushed), {}, set()
                out.append(Def(name, parameters, self.body(body, name)))
                self.seen, self.pushed = outer
            case _:
                assert_never(s)

    def turns(self, s: For | While, body: ir.Body, scope: Scope) -> ir.Body:
        """A loop's body: what a turn changes is not known in the next one, nor after the loop."""
        changed = {
            t for inner in ir.statements((s,)) if type(inner) is Assign and not inner.index
            for t in inner.targets
        } | ({s.name} if type(s) is For else set())  # fmt: skip
        for name, stands in list(self.seen.items()):
            if name in changed or (stands is not LOST and ir.names(stands) & changed):
                self.seen[name] = LOST
        entry, pushed = dict(self.seen), set(self.pushed)
        self.body(body, scope)  # to find what names stand for at the end of a turn
        self.seen = entry | {n: LOST for n in self.seen if self.seen[n] is not entry.get(n)}
        self.pushed |= pushed
        inner = self.body(body, scope)
        self.seen |= {n: LOST for n in changed & self.seen.keys()}
        for name, stands in list(self.seen.items()):
            if stands is not LOST and ir.names(stands) & changed:
                self.seen[name] = LOST
        return inner

    def meet(self, other: dict) -> None:
        """After a branch: what is not the same on both ways is not known."""
        for name in self.seen.keys() | other.keys():
            if self.seen.get(name) is not other.get(name):
                self.seen[name] = LOST

    def assign(self, s: Assign, scope: Scope, out: list) -> None:
        call = s.value if type(s.value) is Call else None
        value = Call(call.function, self.values(call.args)) if call else self.value(s.value)
        index = self.values(s.index)
        (target, *_) = (*s.targets, None)
        if id(s) in self.families.in_place and self.has_another(target):
            index = (self.whole(),)
        if index:
            self.writing = target
            self.write(self.standing(target), index, value, scope, out)
            return
        if type(value) is Expr and value.op is pos.op and s.targets[0] in self.families.shared:
            value = self.graph.node(ir.COPY, value.args)
        if id(s) in self.families.copies and not _is_new(value):
            value = self.graph.node(ir.COPY, (value,))
        stands = self.view(s, value, scope, out)
        if stands is not None and stands is self.graph.var(target):
            return
        if stands is not None:
            self.seen[NEXT] = stands
        for t in s.targets:
            if self.renew(t, out) and self.keeps(t, s, scope):
                raise self.refused(t)
        self.stack(value, s.targets)
        if stands is None:
            out.append(Assign(s.targets, (), value))
        else:
            self.seen[target] = self.seen.pop(NEXT)

    def stack(self, value, targets: tuple[str, ...]) -> None:
        """An array that is on a stack, or was, has its place there for another name."""
        match value:
            case Call(ir.APPEND, (_, item)):
                self.pushed |= aliased(item)
            case Call(ir.POP, (stack,)) if stack.args[0] in self.families.stacks:
                self.pushed.update(targets)

    def has_another(self, name: str) -> bool:
        """Whether another name, or a stack, may have the array of `name` here."""
        return (
            name in self.seen
            or name in self.pushed
            or any(name in v.names for v in self.seen.values() if v is not LOST)
        )

    def standing(self, name: str) -> Expr:
        return self.value(self.graph.var(name))

    def whole(self) -> Expr:
        return self.graph.node(ir.SLICE, (None, None, None))

    def view(self, s: Assign, value, scope: Scope, out: list) -> Expr | None:
        """What the target stands for from here on, its indices as they are now; None for none."""
        (target, *_) = (*s.targets, "")
        if target not in self.families.shared:
            return None
        if type(value) is not Expr or self.families.is_number(s.value, scope, target):
            return None
        if value.op is ir.COPY:
            return None
        if not aliased(value) & (self.families.shared | self.held):
            return None
        return self.fixed(value, scope, out)

    def fixed(self, node: Expr, scope: Scope, out: list) -> Expr | None:
        """A view with the indices that it has now; None where it is a new array."""
        if node.op is None:
            return node
        parts = node.args[1:] if node.op.name == "getitem" else ()
        if any(self.families.takes(p, scope) == "copies" for p in parts):
            return None
        base = self.fixed(node.args[0], scope, out)
        if base is None:
            return None
        if node.op.name != "getitem":
            return self.graph.node(node.op, (base,), node.attrs)
        return self.graph.node(node.op, (base, *[self.kept(p, out) for p in node.args[1:]]))

    def kept(self, part, out: list):
        """A part of an index with the value that it has now."""
        if type(part) is not Expr:
            return part
        if part.op is ir.SLICE:
            return self.graph.node(ir.SLICE, tuple(self.kept(p, out) for p in part.args))
        if part.names <= self.counters or not part.names:
            return part
        name = ir.fresh(self.given.taken, "at")
        self.places.add(name)
        out.append(Assign((name,), (), part))
        return self.graph.var(name)

    def renew(self, name: str, out: list) -> bool:
        """`name` gets another array; what stands for the one it had gets a name of its own.

        Whether anything does.
        """
        self.seen.pop(name, None)
        self.pushed.discard(name)
        rooted = [
            n for n, stands in self.seen.items() if stands is not LOST and name in stands.names
        ]
        if not rooted:
            return False
        held = ir.fresh(self.given.taken, name)
        self.held.add(held)
        old, new = self.graph.var(name), self.graph.var(held)
        out.append(Assign((held,), (), self.graph.node(ir.COPY, (old,))))
        for n in rooted:
            self.seen[n] = ir.rebuild(self.seen[n], {old: new})
        return True

    def keeps(self, name: str, s: Assign, scope: Scope) -> bool:
        """Whether what `name` gets may be what it had, from a function, or a list of its rows."""
        links = dict(self.families.links_of(s, scope))
        return name in links.get(name, set()) - aliased(s.value)

    # -- writes -----------------------------------------------------------------------------------
    def write(self, place: Expr, index: tuple, value, scope: Scope, out: list) -> None:
        """place[index] = value, as writes to the array that place is a part of."""
        if place.op is None:
            (name,) = place.args
            if name in self.pushed:
                raise self.refused(self.writing)
            if scope is not None and name in self.kinds.defs[scope].parameters:
                error = self.refused(self.writing)
                raise refuse("write to a parameter", error.span, error.source, name)
            out.append(Assign((name,), index, value))
            return
        if place.op.name == "getitem":
            joined = self.joined(place.args[1:], index, scope)
            if joined is not None:
                self.write(place.args[0], joined, value, scope, out)
                return
        held = ir.fresh(self.given.taken, "part")
        part = self.graph.var(held)
        out.append(Assign((held,), (), self.graph.node(ir.COPY, (place,))))
        out.append(Assign((held,), index, value))
        base = place.args[0]
        match place.op.name:
            case "getitem":
                self.write(base, place.args[1:], part, scope, out)
            case "transpose":
                self.write(base, (self.whole(),), part.graph.node(place.op, (part,)), scope, out)
            case "reshape":
                shape = (("shape", self.graph.node(ir.SHAPE, (base,))),)
                back = self.graph.node(TABLE["reshape"], (part,), shape)
                self.write(base, (self.whole(),), back, scope, out)

    def is_place(self, part, scope: Scope) -> bool:
        """Whether a part of an index takes one element."""
        held = type(part) is Expr and part.op is None and part.args[0] in self.places
        return held or self.families.takes(part, scope) == "element"

    def joined(self, first: tuple, then: tuple, scope: Scope) -> tuple | None:
        """The index that takes `first` and of that `then`; None where none is sure to."""
        if all(self.is_place(p, scope) for p in first):
            return (*first, *then)
        if len(then) == 1 and then[0] is self.whole():
            return first
        if len(first) != 1 or type(first[0]) is not Expr or first[0].op is not ir.SLICE:
            return None
        start, _, step = first[0].args
        start = 0 if start is None else start
        if type(start) is not int or start < 0 or not (step is None or ir.same(step, 1)):
            return None
        if type(then[0]) is not int or then[0] < 0:
            return None
        return (start + then[0], *then[1:])


def _is_new(value) -> bool:
    """Whether a value is an array that no name has."""
    return type(value) is Expr and value.op in (ir.ARRAY, ir.COPY)


def _without(body: ir.Body, names: set[str]) -> ir.Body:
    """A body without the assignments of names that nothing reads."""
    out = []
    for s in body:
        match s:
            case Assign((target,)) if target in names:
                continue
        out.append(walks.with_bodies(s, lambda inner: _without(inner, names)))
    return tuple(out)
