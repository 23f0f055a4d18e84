"""Lists of whole numbers that get reals, or of truths that get numbers: as arrays they are of reals
from the start.

An item of Python's list is what it is given; an array of integers, or truths, would cut it.  What
such a list is made of (another list, what a function gives or is given) is of reals with it.
"""

from collections.abc import Callable, Container

from gradcli.core import ir, walks
from gradcli.core.flow import Place, Scope, item_of, result_of
from gradcli.core.ir import Assign, Call, Expr, Leave
from gradcli.core.types.dtypes import BOOL, REAL, WHOLE, Dtypes, has_truths
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.errors import Diagnostic
from gradcli.language.syntax import surface
from gradcli.language.syntax.trees import mapped

MADE = ("arange", "full")
WRITTEN_OUT = 20  # the longest range that is written as its numbers


def with_real_lists(
    program: ir.Program, lists: Container[Place], refused: Callable[[Place], Diagnostic]
) -> ir.Program:
    """The program, in which lists that are given what they could not hold begin as arrays of reals.

    lists: the names that are; refused: the error of one that is made of integers which it cannot
    have as reals, such as an array that is written to itself.
    """
    if not any(type(s) is Assign and s.index for s in ir.statements(program.body)):
        return program
    found = _RealLists(program, lists, refused)
    for place in (*found.given_reals, *found.given_numbers()):
        if place in lists:
            found.add(place)
    return found.program() if found.wanted else program


class _RealLists:
    """The names that are to hold arrays of reals: `wanted`."""

    def __init__(
        self,
        program: ir.Program,
        lists: Container[Place],
        refused: Callable[[Place], Diagnostic],
    ):
        self.given, self.lists, self.refused = program, lists, refused
        self.reals = Dtypes(program)
        self.values_of = Dtypes(program, of_values=True)
        self.flow = self.reals.flow
        self.given_reals = {e.place for e in self.flow.writes if self.values_of.given(e) & REAL}
        self.wanted: set[Place] = set()

    def given_numbers(self) -> set[Place]:
        """The names of arrays that are made of truths, and are given something else."""
        if not has_truths(self.given):
            return set()
        numbers = [e.place for e in self.flow.writes if self.reals.given(e) & ~BOOL]
        return {place for place in numbers if self.reals.surely_at(BOOL, place)}

    # -- what a list is made of -------------------------------------------------------------------
    def add(self, place: Place) -> None:
        """A name is to hold reals, and so are those that it is made of."""
        waiting, first = [place], place
        while waiting:
            place = waiting.pop()
            if place not in self.wanted:
                self.check(place, first)
                self.wanted.add(place)
                for edge in self.flow.into.get(place, ()):
                    waiting += self.sources(edge.value, edge.home, first)

    def check(self, place: Place, first: Place) -> None:
        """Refuse a name that must hold integers."""
        scope, name = place
        needed = scope is None and self.given.inputs.get(name, ("float",))[0] != "float"
        array = place in self.given_reals and place not in self.lists
        if needed or (array and not self.reals.surely_at(REAL, place)):
            raise self.refused(first)

    def sources(self, value, scope: Scope, first: Place) -> list[Place]:
        """The names of lists that a value is made of, item by item."""
        if type(value) is not Expr:
            return []
        if value.op is None:
            return [self.flow.place(value.args[0], scope)]
        parts = _parts(value)
        if not parts and value.op.name not in MADE:
            whole = self.values_of.surely(WHOLE, value, scope)
            if whole and not self.reals.surely(REAL, value, scope):
                raise self.refused(first)
            return self.inputs(value, scope)
        found = []
        for part in parts:
            kind = self.reals.kinds.of(part, scope)
            if kind in NUMBERS:
                found += self.inputs(part, scope) if kind != "bool" else []
            else:
                found += self.sources(part, scope, first)
        return found

    def inputs(self, value, scope: Scope) -> list[Place]:
        """The inputs of reals that a value is worked out of, whose defaults may be whole."""
        given, kinds = self.given.inputs, self.reals.kinds
        names = [n for n in sorted(ir.names(value)) if kinds.scope(n, scope) is None]
        return [(None, n) for n in names if n in given and given[n][0] == "float"]

    # -- what is written --------------------------------------------------------------------------
    def program(self) -> ir.Program:
        header = tuple(map(self.default, self.given.header))
        body = walks.mapped(self.given.body, self.statement)
        return self.given.with_body(body, self.given.outputs, header)

    def default(self, s: surface.Node) -> surface.Node:
        match s:
            case surface.Assign((surface.Name(name),), value) if (None, name) in self.wanted:
                return surface.Assign(s.targets, _with_points(value), span=s.span)
        return s

    def statement(self, s: ir.Statement, scope: Scope) -> ir.Statement:
        kinds = self.reals.kinds
        match s:
            case Assign(targets, index, Call(function, args)) if function in kinds.defs:
                places = [(function, p) for p in kinds.defs[function].parameters]
                return Assign(targets, index, Call(function, self.values(args, places, scope)))
            case Assign(targets, index, Call(ir.APPEND, (stack, value))):
                (value,) = self.values((value,), [(None, item_of(stack.args[0]))], scope)
                return Assign(targets, index, Call(ir.APPEND, (stack, value)))
            case Assign((target,), (), value) if type(value) is not Call:
                places = [(kinds.scope(target, scope), target)]
                return Assign(s.targets, (), *self.values((value,), places, scope))
            case Leave("return", values):
                places = [(None, result_of(scope, k)) for k in range(len(values))]
                return Leave("return", self.values(values, places, scope))
        return s

    def values(self, values: tuple, places: list[Place], scope: Scope) -> tuple:
        pairs = zip(values, places)
        return tuple([self.real(v, scope) if p in self.wanted else v for v, p in pairs])

    def real(self, value, scope: Scope):
        """A value as a real, or as an array of reals."""
        if type(value) is not Expr:
            return float(value) if type(value) in (int, bool) else value
        if self.reals.surely(REAL, value, scope):
            return value
        if self.reals.kinds.is_number(value, scope):
            return value.graph.node(ir.FLOAT, (value,))
        if value.op is not None and value.op.name in MADE:
            return _made(value)
        parts = {id(part) for part in _parts(value)}
        args = tuple([self.real(a, scope) if id(a) in parts else a for a in value.args])
        return value.graph.node(value.op, args, value.attrs) if parts else value


def _parts(value: Expr) -> tuple:
    """The lists that a list is made of, or the items of one that is written out."""
    match value.op and value.op.holds:
        case "first":
            return value.args[:1]
        case "others":
            return value.args[1:]
        case "common" | "counted":
            return value.args
    return ()


def _made(value: Expr) -> Expr:
    """A range, or an array filled with a whole number, as one of reals."""
    if value.op.name == "full":
        return value.graph.node(value.op, (value.args[0], float(value.args[1])), value.attrs)
    bounds = value.args if len(value.args) > 1 else (0, *value.args)
    if all(type(end) is int for end in bounds) and len(range(*bounds)) <= WRITTEN_OUT:
        return value.graph.node(ir.ARRAY, tuple(map(float, range(*bounds))))
    start, *ends = bounds
    first = float(start) if type(start) is int else value.graph.node(ir.FLOAT, (start,))
    return value.graph.node(value.op, (first, *ends), value.attrs)


def _with_points(node: surface.Node) -> surface.Node:
    """Numbers that are written out, as reals."""

    def replaced(part: surface.Node) -> surface.Node | None:
        if type(part) is surface.Number and type(part.value) is int:
            return surface.Number(float(part.value), f"{part.value}.0", span=part.span)
        return None

    return mapped(node, replaced)
