"""Surface to core: every construct in six statements, or a message that says why not.

Six parts of one walk: statements here, the others in `assignments`, `expressions`, `calls`,
`iteration` (what a loop runs over) and `jumps` (break, continue and return).
"""

from contextlib import contextmanager

from gradcli.core import ir
from gradcli.core.alias.effects import check_given, without_bare_calls
from gradcli.core.alias.store_forwarding import with_numbers, with_one_name
from gradcli.core.call_results import without_moves
from gradcli.core.ir import Assign, Call, For, If, Leave, While, fresh
from gradcli.core.refusals import refuse
from gradcli.core.types.shapes import Lengths
from gradcli.core.types.truths import with_logic
from gradcli.errors import Diagnostic, Span
from gradcli.language.names.program import Program
from gradcli.language.syntax import surface
from gradcli.language.syntax.trees import acted_on, bound_in, has_pop, is_constant, own
from gradcli.lowering.checks.definite_assignment import check_assigned
from gradcli.lowering.checks.indices import check_indices
from gradcli.lowering.checks.integer_arrays import check_given_integers, check_integers, check_likes
from gradcli.lowering.checks.tuples import check_tuples
from gradcli.lowering.checks.whole_lists import with_whole_lists
from gradcli.lowering.checks.whole_program import check_rows
from gradcli.lowering.plain.assignments import Assignments, is_var
from gradcli.lowering.plain.calls import ProgramCalls
from gradcli.lowering.plain.check_lists import (
    check_elements,
    check_lists,
    check_places,
)
from gradcli.lowering.plain.expressions import Expressions
from gradcli.lowering.plain.iteration import Iteration
from gradcli.lowering.plain.jumps import Jumps
from gradcli.lowering.plain.lists import Lists, done_by_lists, may_be_list
from gradcli.lowering.plain.real_lists import with_real_lists
from gradcli.lowering.rows import Rows


def lower(program: Program, settled: bool = True) -> ir.Program:
    """The core form of a resolved program; a Diagnostic E0108 where a construct has none.

    settled: an input that is not declared has as many axes as its default, or is a number where
    an array would be changed by another name, which has no core form otherwise.
    """
    return _Lower(program, settled).program()


class _Lower(Assignments, Jumps, Expressions, ProgramCalls, Iteration, Rows):
    """The state of one lowering: the scope, the statements so far, and how a jump is written."""

    def __init__(self, program: Program, settled: bool):
        super().__init__(program, settled)
        self.lengths = Lengths(self.inputs, program.module)
        self.settled, self.author = settled, frozenset(self.taken)
        self.out: list = []
        self.in_place: set[int] = set()  # the assignments that are written as x += e
        self.inner: dict[int, tuple] = {}  # of element writes, by identity: i of a[i][j]
        self.places: dict[int, Span | None] = {}  # of assignments, by identity
        self.functions = {s.name: s for s in program.module.body if type(s) is surface.Def}
        self.variables = set(program.inputs) | bound_in(program.module.body)
        self.local: set[str] | None = None
        self.parameters: set[str] = set()
        self.jump: dict[type, list] = {}
        self.result: tuple[str, ...] | None = None
        self.has_lists = False
        self.by_lists: frozenset[int] = frozenset()
        self.list_depths: dict = {}
        self.find_lists()

    def find_lists(self) -> None:
        """Find which names are lists, and how deep: what is done of them may differ from arrays."""
        self.has_lists = bool(self.resolved.depths) or any(
            map(may_be_list, surface.walk(self.resolved.module))
        )
        if self.has_lists:
            lists = Lists(self.resolved)
            self.by_lists, self.list_depths = done_by_lists(lists), lists.list_depths()

    def program(self) -> ir.Program:
        module = self.resolved.module
        body, target = list(module.body), self.resolved.target
        if target is None:
            raise refuse("no value", None, module.source)
        last = surface.Name(target.name) if target.node is None else target.node
        if body and type(body[-1]) is surface.Expression and body[-1].value is target.node:
            body.pop()
        header = [s for s in body if self.stays(s)]
        for s in header:
            if type(s) is surface.Assign:
                self.check_default(s.value)
        self.block([s for s in body if not self.stays(s)])
        pieces = last.items if type(last) in (surface.Tuple, surface.List) else (last,)
        if any(map(_asks_as_it_pops, pieces)):
            raise refuse("pop order", last.span, self.source)
        outputs = tuple(self.expression(p) for p in pieces)
        self.graph.written = len(self.graph.pool)
        any_length = (surface.Slice(None, None, None),)
        header += [surface.Declare(n, "float", any_length, None) for n in sorted(self.vectors)]
        return self.checked(ir.Program(
            self.graph, self.inputs, tuple(header), tuple(self.out), outputs, self.spelling,
            self.taken, self.constants,
        ))  # fmt: skip

    def checked(self, lowered: ir.Program) -> ir.Program:
        """The program with one name for each array that is written to, and what is no core form
        of it refused."""
        given, lowered = lowered, with_numbers(lowered, self.in_place)
        if lowered is not given and not self.settled:
            raise refuse("two names", None, self.source)
        check_given(lowered, self.in_place, self.displays, self.places, self.source)
        check_integers(lowered, self.list_depths, self.in_place, self.cut_integers)
        check_likes(lowered, self.likes, self.source)
        lowered = without_bare_calls(lowered)
        lowered = with_one_name(
            lowered, self.in_place, self.displays, self.list_depths, self.places, self.source
        )
        if self.has_lists:
            check_lists(self.resolved, self.source)
        if self.resolved.depths or self.resolved.totals:
            check_elements(lowered, self.resolved, self.source)
        check_rows(lowered, self.source)
        check_places(lowered, self.inner, self.places, self.source)
        if self.list_depths:
            lowered = with_real_lists(lowered, self.list_depths, self.cut)
        check_given_integers(lowered, self.cut_array)
        check_integers(lowered, self.list_depths, None, self.cut_integers)
        lowered = with_logic(with_whole_lists(lowered))
        check_indices(lowered, self.source)
        check_tuples(lowered, self.resolved, self.spans, self.source)
        check_assigned(lowered, self.resolved)
        return without_moves(lowered, self.author)

    def cut(self, place: tuple[str | None, str]) -> Diagnostic:
        """The error of a list that cannot be of reals, and is given some."""
        return refuse("whole list", self.resolved.first_place(*place), self.source)

    def cut_array(self, place: tuple[str | None, str]) -> Diagnostic:
        """The error of an array that comes of integers which an input has by default."""
        return refuse("whole array", self.resolved.first_place(*place), self.source)

    def cut_integers(self, place: tuple[str | None, str]) -> Diagnostic:
        """The error of an array of integers that is written reals to."""
        return refuse("integer array", self.resolved.first_place(*place), self.source)

    # -- blocks -----------------------------------------------------------------------------------
    @contextmanager
    def into(self, out: list):
        """Statements go to `out` within this context."""
        outer, self.out = self.out, out
        try:
            yield out
        finally:
            self.out = outer

    @contextmanager
    def placing(self, s):
        """The statements that are made within this context stand where `s` does."""
        before = len(self.out)
        yield
        self.places |= {id(made): s.span for made in self.out[before:]}

    def body(self, block) -> tuple:
        with self.into([]) as out:
            self.block(block)
        return tuple(out)

    # -- statements -------------------------------------------------------------------------------
    def statement(self, s) -> None:
        if any(map(_asks_as_it_pops, own(s))):
            raise refuse("pop order", s.span, self.source)
        match s:
            case surface.Assign(targets, value):
                with self.placing(s):
                    self.assign(targets, value)
            case surface.AugAssign(target, op, value):
                with self.placing(s):
                    target = self.once(target)
                    read = self.expression(target)
                    self.store(target, self.operator(op, read, self.expression(value), s))
                self.in_place.add(id(self.out[-1]))
            case surface.If(branches, orelse):
                self.conditional(
                    [t for t, _ in branches], [b for _, b in branches] + [orelse or ()]
                )
            case surface.For():
                self.loop(s)
            case surface.While(test, body):
                self.repeat(test, body)
            case surface.Expression(value):
                self.effect(value)
            case surface.Def():
                self.define(s)
            case surface.Declare(name, kind, _, default) if default is not None:
                value = self.whole(default)
                value = float(value) if kind == "float" and type(value) is int else value
                self.store(surface.Name(name, span=s.span), value)
            case surface.Pass() | surface.Import() | surface.ImportFrom() | surface.Declare():
                pass
            case _:
                raise refuse(type(s).__name__, s.span, self.source)

    def effect(self, value) -> None:
        """An expression statement: what it calls acts; all else is without effect here."""
        if self.is_print(value) and not self.is_variable("print"):
            return
        lowered = self.whole(value)
        if type(lowered) is Call:
            self.out.append(Assign((), (), lowered))

    # -- loops ------------------------------------------------------------------------------------
    def looping(self, body) -> tuple:
        """A loop's body; break and continue in it are its own."""
        outer = dict(self.jump)
        self.jump[surface.Break] = [Leave("break", ())]
        self.jump[surface.Continue] = [Leave("continue", ())]
        try:
            return self.body(body)
        finally:
            self.jump = outer

    def repeat(self, test, body) -> None:
        with self.into([]) as before:
            condition = self.test(test)
        inner = self.looping(body)
        if before:
            inner = (*before, If(condition, inner, (Leave("break", ()),)))
            condition = True
        self.out.append(While(condition, inner))

    def loop(self, s: surface.For) -> None:
        start, stop, step, reverse, item = self.iteration(s.iterable, s)
        body = list(s.body)
        writes = bound_in(body)
        plain = item is None and type(s.target) is surface.Name and s.target.id not in writes
        target = s.target
        name = s.target.id if plain else None
        if name is None and type(target) is surface.Tuple and type(target.items[0]) is surface.Name:
            head = target.items[0].id  # enumerate's counter is the index itself
            if (
                item is not None
                and head not in writes
                and _is_pair(item(self.graph.var(head)), head)
            ):
                name = head
        name = name or fresh(self.taken, "k")
        with self.into([]) as first:
            if not plain:
                k = self.graph.var(name)
                self.store_items(s.target, k if item is None else item(k), s)
        inner = (*first, *self.looping(body))
        self.out.append(For(name, start, stop, step, reverse, inner))

    def assigned_in(self, loop: surface.For) -> set[str]:
        return bound_in([loop])

    def store_items(self, target, value, s) -> None:
        """Give a loop's target its value: a name, or a tuple of names from a tuple of values."""
        if type(value) is tuple:
            if type(target) is not surface.Tuple or len(target.items) != len(value):
                raise refuse("loop target", s.span, self.source)
            for t, v in zip(target.items, value):
                self.store_items(t, v, s)
        else:
            self.store(target, value)

    # -- functions --------------------------------------------------------------------------------
    def define(self, s: surface.Def) -> None:
        if self.local is not None:
            raise refuse("nested def", s.span, self.source)
        if s.decorators:
            raise refuse("decorator", s.span, self.source)
        if len(self.resolved.scope.bindings[s.name]) > 1:
            raise refuse("defined twice", s.span, self.source)
        for p in s.parameters:
            if p.default is not None and not is_constant(p.default):
                raise refuse("default", p.span, self.source)
        self.local = {p.name for p in s.parameters} | bound_in(s.body)
        self.parameters = {p.name for p in s.parameters}
        outer, self.jump = self.jump, {}
        self.scope = next(inner for inner in self.resolved.scope.children if inner.node is s)
        try:
            body = self.body(s.body)
        finally:
            self.local, self.parameters, self.jump = None, set(), outer
            self.scope = self.resolved.scope
        if not _returns(body):
            raise refuse("no return", s.span, self.source)
        self.out.append(ir.Def(s.name, tuple(p.name for p in s.parameters), body))


def _is_pair(item, name: str) -> bool:
    """Whether the item at index `name` starts with the index itself."""
    return type(item) is tuple and is_var(item[0], name)


def _returns(body) -> bool:
    """Whether every way through `body` ends in a return."""
    if not body:
        return False
    match body[-1]:
        case Leave("return", _):
            return True
        case If(_, then, orelse):
            return _returns(then) and _returns(orelse)
    return False


def _asks_as_it_pops(node) -> bool:
    """Whether an expression has the length of a list that it pops from, which pops go before."""
    match node:
        case surface.Expression(value) | surface.Assign((surface.Name(),), value):
            return _asks_as_it_pops(value)
        case surface.BoolOp(_, values):
            return any(map(_asks_as_it_pops, values))
        case surface.Conditional(test, body, orelse):
            return any(map(_asks_as_it_pops, (test, body, orelse)))
    asked = {
        part.args[0].id for part in surface.walk(node)
        if type(part) is surface.Call and type(part.function) is surface.Name
        and part.function.id == "len" and part.args and type(part.args[0]) is surface.Name
    }  # fmt: skip
    return bool(asked) and has_pop(node) and not asked.isdisjoint(acted_on([node]))
