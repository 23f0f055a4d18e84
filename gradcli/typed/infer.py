"""The C type of every name and expression: a number, an array of known axes, a stack, a shape.

A number is "bool", "int" or "real".  Axes are `lengths`: known, or sums of the whole numbers that
the function is given, so two arrays of equal axes are seen to be so.  An input that is indexed but
not declared is a vector whose length is a parameter; two such that meet elementwise share one.
What has no form in C is refused here, before a line is printed.

The types are the least fixed point over the flow of the program, by the core's solver and its
rules of shapes; `demands` is what C asks of them.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from gradcli.core import ir
from gradcli.core.flow import Analysis, Edge, Flow, Place, Scope, item_of, result_of
from gradcli.core.ir import Assign, Call, Expr, For, If, Leave, While
from gradcli.core.liveness import global_reads
from gradcli.core.types.kind_rules import NUMBERS, SINGLE, join
from gradcli.core.types.kinds import Kinds
from gradcli.core.types.lengths import (
    UNKNOWN,
    Length,
    at_least_0,
    minus,
    name,
    names,
    plus,
    product,
    replaced,
    times,
)
from gradcli.core.walks import calls, result_count
from gradcli.errors import Diagnostic
from gradcli.typed.demands import Demands, check_written, node_type, part_of
from gradcli.typed.ranges import Ranges
from gradcli.typed.refusals import misfit, refuse
from gradcli.typed.signature import Parameter, parameters
from gradcli.typed.told import Told
from gradcli.typed.uses import constants, counting, is_zero, starting
from gradcli.typed.values import (
    MIXED,
    SHAPE_OF,
    Array,
    Shape,
    Stack,
    Type,
    kind_of,
    number_of,
)

if TYPE_CHECKING:
    from gradcli.typed.magnitudes import Magnitudes


class Types(Analysis):
    """The types of a program's names, once inferred; `of(value, scope)` gives an expression's.

    told: the lengths that the whole and its functions are told; arguments: the types of each
    function's parameters; returns: the places of each function's results; constants: what a name
    that is assigned once stands for; magnitudes: the bounds of whole numbers, which are found of
    types that are inferred.
    """

    magnitudes: "Magnitudes"

    def __init__(self, program: ir.Program):
        super().__init__(Flow(program))
        self.program, self.graph, self.defs = program, program.graph, self.flow.defs
        self.blocks, self.scope, self.key = self.flow.blocks, self.flow.scope, self.flow.place
        self.reads = global_reads(self.defs)
        self.returns: dict[str, list[Place]] = {
            f: [(None, result_of(f, k)) for k in range(result_count(d))]
            for f, d in self.defs.items()
        }
        self.constants = constants(self.flow)
        self.starting, self.counting = starting(self.flow), counting(self.flow)
        self.parameters = parameters(program, Kinds(program))
        self.edges = [edge for scope, s in self.blocks for edge in self._edges(s, scope)]

    def infer(self, lengths: Mapping[str, tuple[int | None, ...]]) -> None:
        """All types, where inputs that nothing declares are arrays of these lengths, None one that
        is told; numbers those that `lengths` has not."""
        self.memo, self.asked = {}, set()  # of its own: each way of a program's inputs has a copy
        told = self.told = Told(self.defs, set(self.program.taken))
        axes = {p.name: _axes(p, lengths.get(p.name, ())) for p in self.parameters}
        alone = sum(n is None for found in axes.values() for n in found) == 1
        alone = alone and "n" not in told.taken
        told.inputs = {p.name: self._input(p, axes[p.name], alone) for p in self.parameters}
        self._settle()
        if len(told.free) == 1 and "n" not in told.taken:  # the inputs share one length
            told.taken.add("n")
            told.replace(told.free[0], name("n"))
            told.free = ["n"]
            self._settle()

    def _input(self, p: Parameter, axes: tuple, alone: bool) -> str | Array:
        """The type of an input of these axes; an open length is told, as n where it is alone."""
        element = {"int": "int", "bool": "bool", "str": "str"}.get(
            self.program.inputs[p.name][0], "real"
        )
        if not axes:
            return element
        base = "n" if alone else f"{p.name}_len"
        lengths = tuple([self.told.open(base) if n is None else n for n in axes])
        counts = (None, p.name) in self.counting and _is_whole(p.default)
        return Array("int" if counts else element, lengths)

    # -- the fixed point --------------------------------------------------------------------------
    def _settle(self) -> None:
        """All types: parameters only climb, from None over known lengths to ones that are told."""
        self.arguments: dict[str, list[Type]] = {}
        while True:
            if not self.arguments:
                self.arguments = {f: [None] * len(d.parameters) for f, d in self.defs.items()}
                self.told.needs, self.told.sums = {}, {}
            open_lengths = list(self.told.free)
            error: Diagnostic | None = None
            try:
                self._run()
            except Diagnostic as raised:  # it may be of what a call is taken to give so far
                error = raised
            if self.told.free != open_lengths:  # what was told of a length is known now
                self.arguments = {}
                continue
            given = {f: self._parameters(f) for f in self.defs}
            if given == self.arguments and error:
                raise error
            if given == self.arguments:
                break
            self.arguments = given
        for f in (f for f in self.defs if self.told.calls[f]):
            for p, found in zip(self.defs[f].parameters, self.arguments[f]):
                if found is None:
                    words = f"the parameter {p} of {f}, which is given nothing of a known kind,"
                    refuse(words, self.graph.var(p))

    def _run(self) -> None:
        """Types by the parameters' as they are known so far."""
        self.table: dict[Place, Type] = {(None, n): t for n, t in self.told.inputs.items()}
        for f, d in self.defs.items():
            self.table |= {(f, p): t for p, t in zip(d.parameters, self.arguments[f])}
        self.told.calls = {f: {} for f in self.defs}
        self.unlike: set[Place] = set()  # taken from stacks of different shapes
        passes = (False, True) if self.starting else (True,)
        for self.late in passes:
            self.solve(self.edges)
        self._name_items()
        for scope, s in self.blocks:
            self._check(s, scope)
        for value in self.program.outputs:
            if type(self.of(value, None)) in (Shape, Stack):
                refuse("a value that is a tuple or a list", value)

    def _name_items(self) -> None:
        """The types of the variables that stand for the items of stacks."""
        for (_, id), found in list(self.table.items()):
            if type(found) is Stack:
                place, item = (None, item_of(id)), found.item
                other = self.table.setdefault(place, item)
                if other != item:  # of a stack of the same name in another function
                    numbers = isinstance(other, str) and isinstance(item, str)
                    if numbers and MIXED not in (other, item):
                        self.table[place] = join(number_of(other), number_of(item))
                    else:
                        self.table[place] = MIXED

    def _edges(self, s: ir.Statement, scope: Scope):
        """What a statement gives to names."""
        match s:
            case Assign((), (), Call(ir.APPEND, (stack, _)) as call):
                yield Edge(self.key(stack.args[0], scope), scope, call, (), s)
            case Assign(targets, (), value):
                yield from (Edge(self.key(t, scope), scope, value, (), s) for t in targets)
            case Assign((target,), index, value) if _is_name(value):  # of what is popped
                yield Edge(self.key(value.args[0], scope), scope, self.graph.var(target), index, s)
            case For(id):
                yield Edge((scope, id), scope, 0, (), s)
            case Leave("return", values) if scope is not None:
                for place, value in zip(self.returns[scope], values):
                    yield Edge(place, scope, value, (), s)

    def given(self, edge: Edge) -> Type:
        """The type that an edge brings to its place."""
        if type(edge.statement) is For:
            return "int"
        match edge:
            case Edge(_, scope, Call(ir.APPEND, (_, value))):
                return Stack(self.of(value, scope))
            case Edge(place, scope, Call(ir.POP, (stack,))):
                held = self.name(stack.args[0], scope)
                item = held.item if type(held) is Stack else None
                if item == MIXED:
                    self.unlike.add(place)
                return None if item == MIXED else item
            case Edge((_, target), scope, Call() as call, _, Assign(targets)):
                return self.results(call, scope)[targets.index(target)]
            case Edge(place, scope, base, index) if index:  # it has the shape of its place
                array = self.of(base, scope) if place in self.unlike else None
                here = self.here(scope)
                return part_of(here, array, index) if isinstance(array, Array) else None
            case Edge(place, _, value) if is_zero(value) and place in self.starting:
                return self._start(place, value)
        return self.of(edge.value, edge.home)

    def joined(self, old: Type, edge: Edge) -> Type:
        return self.either(old, self.given(edge), edge.place[1], edge.value)

    def _start(self, place: Place, zero) -> Type:
        """The type of the 0 that a name begins with: an array's is one of zeros, an index's whole.

        It is not known before that of what the name is given later.
        """
        old = self.table.get(place)
        if not self.late or type(old) is Array:
            return old
        return "int" if place in self.counting and old != "real" else self.literal(zero)

    def either(self, a: Type, b: Type, id: str, node) -> Type:
        """The type that holds both; `id` is what is given `node`, of the second."""
        if a is None or b is None or a == b:
            return a or b
        if type(a) is str and type(b) is str and MIXED not in (a, b):
            return join(a, b)
        if type(a) is Stack and type(b) is Stack:
            items = a.item, b.item
            if all(t in NUMBERS for t in items) or None in items:
                return Stack(self.either(*items, id, node))
            return a if a.item == b.item else Stack(MIXED)
        arrays = [t for t in (a, b) if isinstance(t, Array)]
        ranked = len(arrays) == 2 and len(arrays[0].axes) == len(arrays[1].axes)
        if ranked and self.told.alike(*[t.axes for t in arrays]):
            return Array(join(*[t.kind for t in arrays]) or "real", arrays[0].axes)
        function, call, _ = id.partition("()")
        if call:
            what = f"the function {function}, which returns values of different shapes,"
            misfit(what, node, "write a function for each")
        if ranked:
            what = f"{id}, whose length changes or is not known,"
            misfit(what, node, "make it as long as it gets, np.zeros(n), and count what is in it")
        what = f"{id}, which holds values of different shapes,"
        misfit(what, node, "give each a name of its own")

    # -- what statements ask ----------------------------------------------------------------------
    def _check(self, s: ir.Statement, scope: Scope) -> None:
        """Refuse what C has no statement for."""
        for value in ir.reads(s):
            stack = type(value) is Call and value.function == ir.APPEND
            given = value.args[1] if stack else value
            if type(self.of(given, scope)) is Stack and _is_name(given):
                refuse(f"the list {given}, of which another name is made,", given)
        match s:
            case If(test) | While(test) if type(self.of(test, scope)) is Array:
                misfit("the truth of an array", test)
            case Assign((target,), index, value) if index:
                self._check_write(target, index, value, scope)

    def _check_write(self, target: str, index: tuple, value, scope: Scope) -> None:
        old, new = self.name(target, scope), self.of(value, scope)
        if old in NUMBERS:
            misfit(f"a write to a part of {target}, a number,", value)
        if type(old) is not Array:
            return
        if type(new) is Array:
            check_written(self.here(scope), old, index, value)
        kind = kind_of(new)
        if kind in NUMBERS and join(old.kind, kind) != old.kind:
            misfit(
                f"a real number written to {target}, an array of whole numbers,",
                value,
                help="make it of real numbers: write one with a decimal point",
            )  # fmt: skip

    # -- functions --------------------------------------------------------------------------------
    def _parameters(self, f: str) -> list[Type]:
        """The types of a function's parameters, from all of its calls.

        A type holds what it was before too: a run that ended in an error has not seen all calls.
        """
        d, found = self.defs[f], []
        named: dict[tuple, str] = {}
        counts = self._counts(f)
        self.told.lengths[f] = {}
        for k, (p, before) in enumerate(zip(d.parameters, self.arguments[f])):
            known = [before, *(given[k] for given in self.told.calls[f].values())]
            known = [t for t in known if t is not None]
            arrays = [t for t in known if type(t) is Array]
            if not arrays:
                whole: Type = None
                for t in known:
                    whole = self.either(whole, t, p, self.graph.var(p))
                found.append(whole)
                continue
            if len(arrays) < len(known) or len({len(t.axes) for t in arrays}) > 1:
                what = f"the function {f}, which is given {p} in different ranks,"
                misfit(what, self.graph.var(p), help="write a function for each")
            kind = None
            for t in arrays:
                kind = join(kind, t.kind)
            given = arrays[1:] if before and len(arrays) > 1 else arrays
            axes = self.told.axes(d, k, before, given, named, counts)
            found.append(Array(kind or "real", axes))
        return found

    def _counts(self, f: str) -> dict[tuple, str]:
        """The lengths that all calls of a function give for a parameter -> the parameter."""
        own = [p for p in self.defs[f].parameters if self.length(self.graph.var(p), f) == name(p)]
        given = [dict(zip(self.defs[f].parameters, at)) for at in self.told.counts[f].values()]
        found = {tuple([at[p] for at in given]): p for p in own}
        return {at: p for at, p in found.items() if at and UNKNOWN not in at}

    def results(self, call: Call, scope: Scope) -> list[Type]:
        """The types of a call's results, in the caller's lengths."""
        self.told.calls[call.function][id(call)] = [self.of(a, scope) for a in call.args]
        self.told.counts[call.function][id(call)] = [self.length(a, scope) for a in call.args]
        return [self._at_call(t, call, scope) for t in self.returned(call.function)]

    def returned(self, f: str) -> list[Type]:
        """The types of what a function returns, in its own lengths."""
        return [self.at(place) for place in self.returns[f]]

    def _at_call(self, found: Type, call: Call, scope: Scope) -> Type:
        """A type in a function's lengths, in those of the place that calls it."""
        if type(found) is not Array:
            return found
        f, wanted = call.function, set().union(*map(names, found.axes))
        by: dict[str, Length] = {}
        for symbol in wanted & (self.flow.locals[f] | self.told.lengths[f].keys()):
            by[symbol] = self.passed(symbol, call, scope)
            if by[symbol] == UNKNOWN:
                refuse(f"the shape that {f} returns here", call)
        return Array(found.kind, tuple(replaced(n, by) for n in found.axes))

    def passed(self, symbol: str, call: Call, scope: Scope) -> Length:
        """What a length that a function is told is at a call."""
        f = call.function
        if symbol in self.told.lengths[f]:
            k, axis = self.told.lengths[f][symbol]
            given = self.of(call.args[k], scope)
            known = type(given) is Array and axis < len(given.axes)
            return given.axes[axis] if type(given) is Array and known else UNKNOWN
        return self.length(call.args[self.defs[f].parameters.index(symbol)], scope)

    # -- lengths ----------------------------------------------------------------------------------
    def length(self, value, scope: Scope, within: frozenset = frozenset()) -> Length:
        """A whole number that is known by now, or told to the function; UNKNOWN for any other."""
        if type(value) is not Expr:
            return value if type(value) is int else UNKNOWN
        if value.op is None:
            return self._length_of_name(value.args[0], scope, within)
        match value.op.name, value.args:
            case "len" | ".ndim" | ".size" as row, (x,):
                return _count(row, self.of(x, scope))
            case "getitem", (x, int(k)):
                found = self.of(x, scope)
                axes = found.axes if isinstance(found, Shape) else ()
                return axes[k] if -len(axes) <= k < len(axes) else UNKNOWN
            case "add" | "subtract" | "multiply" as row, (a, b):
                x, y = self.length(a, scope, within), self.length(b, scope, within)
                return ARITHMETIC[row](x, y)
            case "negative", (a,):
                return times(self.length(a, scope, within), -1)
            case "len range", (a, b, 1) if scope is None:  # a function's names are not its caller's
                x, y = self.length(a, scope, within), self.length(b, scope, within)
                return at_least_0(minus(y, x))
            case "min of" | "max of" as row, several:
                return _extreme(row, {self.length(a, scope, within) for a in several})
            case "floor_divide", (a, int(k)) if k:
                x = self.length(a, scope, within)
                return x // k if type(x) is int else UNKNOWN
        return UNKNOWN

    def _length_of_name(self, id: str, scope: Scope, within: frozenset) -> Length:
        id = id.removeprefix(SHAPE_OF)
        key = self.key(id, scope)
        value = self.constants.get(key)
        if value is None or key in within or self.name(id, scope) != "int":
            return UNKNOWN
        if type(value) is Expr and value.op is None and value.args[0] == id:
            return name(id)
        return self.length(value, key[0], within | {key})

    # -- expressions ------------------------------------------------------------------------------
    def here(self, scope: Scope) -> "_Here":
        """What a rule may ask, and demand, in a scope."""
        return _Here(self, scope)

    def of(self, value, scope: Scope) -> Type:
        """The type of a value; None where it is not known yet."""
        if type(value) is Call and value.function == ir.POP:
            stack = self.name(value.args[0].args[0], scope)
            return stack.item if type(stack) is Stack else None
        if type(value) is Call:
            return self.results(value, scope)[0]
        return super().of(value, scope)

    def name(self, id: str, scope: Scope) -> Type:
        id = id.removeprefix(SHAPE_OF)
        return "real" if id in self.program.constants else super().name(id, scope)

    def literal(self, value) -> Type:
        if isinstance(value, float):
            return "real"
        return {bool: "bool", int: "int"}.get(type(value), "none")

    def transfer(self, node: Expr, memo: dict, scope: Scope) -> Type:
        return node_type(self.here(scope), node, self.parts(node, memo))

    def _readers(self, edges: list) -> dict[Place, list[int]]:
        """As of the core; what a function returns is read by its calls."""
        found = super()._readers(edges)
        for k, edge in enumerate(edges):
            for call in calls((edge.value,)):
                for place in self.returns.get(call.function, ()):
                    found.setdefault(place, []).append(k)
        return found


class _Here(Demands):
    """The facts of C's types in a scope."""

    def __init__(self, types: Types, scope: Scope):
        self.types, self.scope, self.spelling = types, scope, types.program.spelling

    def of(self, value) -> Type:
        return self.types.of(value, self.scope)

    def length(self, value) -> Length:
        return self.types.length(value, self.scope)

    def same(self, a: tuple[Length, ...], b: tuple[Length, ...]) -> bool:
        return self.types.told.alike(a, b)

    def indices(self, part) -> tuple[int, ...]:
        if _is_name(part):
            part = self.types.constants.get(self.types.key(part.args[0], self.scope))
        return super().indices(part)

    def is_at_least(self, n: Length, least: int, count: Length) -> bool:
        return self.types.told.is_at_least(n, least)

    def window(self, start, stop, n: Length) -> Length:
        return Ranges(self.types).window(start, stop, n, self.scope)

    def not_below_0(self, n: Length) -> Length:
        self.types.told.ask_for_length(n)
        return n


def _axes(p: Parameter, given: tuple[int | None, ...]) -> tuple[int | None, ...]:
    """The lengths of an input: declared, of its default, or given; None for an open one."""
    written = literal_axes(p.default)
    if p.shape and (None not in p.shape or not written):
        other = given if len(given) == len(p.shape) else p.shape
        return tuple([own if n is None else n for n, own in zip(p.shape, other)])
    return written or given


def literal_axes(value) -> tuple[int, ...] | None:
    """The shape of an array that is written out, such as [[1, 2], [3, 4]]; None for others."""
    if type(value) is not Expr or value.op is not ir.ARRAY:
        return None
    inner = literal_axes(value.args[0])
    return (len(value.args), *(inner or ()))


def _is_whole(value) -> bool:
    """Whether an array that is written out has whole numbers only."""
    if type(value) is Expr and value.op is ir.ARRAY:
        return all(map(_is_whole, value.args))
    return type(value) is int


def _is_name(value) -> bool:
    return type(value) is Expr and value.op is None


# Sums and products of lengths
ARITHMETIC: dict[str, Callable[[Length, Length], Length]] = {
    "add": plus,
    "subtract": minus,
    "multiply": lambda x, y: UNKNOWN if UNKNOWN in (x, y) else product((x, y)),
}


OF_NUMBER: dict[str, Length] = {".ndim": 0, ".size": 1}


def _count(row: str, found: Type) -> Length:
    """What len, .size or .ndim is of a value of a type."""
    if found in NUMBERS and row != "len":
        return 0 if row == ".ndim" else 1
    if type(found) is not Array:
        return OF_NUMBER.get(row, UNKNOWN) if found in SINGLE else UNKNOWN
    if row == "len":
        return found.axes[0]
    return product(found.axes) if row == ".size" else len(found.axes)


def _extreme(row: str, several: set[Length]) -> Length:
    """The least or the greatest of lengths, where they are one or are numbers."""
    if len(several) > 1 and all(type(n) is int for n in several):
        return min(several) if row == "min of" else max(several)
    return several.pop() if len(several) == 1 else UNKNOWN
