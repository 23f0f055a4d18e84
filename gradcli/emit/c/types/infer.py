"""The C type of every name and expression: a number, an array of known axes, a stack, a shape.

A number is "bool", "int" or "real".  Axes are `lengths`: known, or sums of the whole numbers that
the function is given, so two arrays of equal axes are seen to be so.  An input that is indexed but
not declared is a vector whose length is a parameter; two such that meet elementwise share one.
What has no form in C is refused here, before a line is printed.
"""

from collections.abc import Iterable

from gradcli.core import ir, walks
from gradcli.core.flow import result_of
from gradcli.core.ir import Assign, Call, Def, Expr, For, If, Leave, While, fresh
from gradcli.core.liveness import global_reads
from gradcli.core.types.kind_rules import NUMBERS, join
from gradcli.core.types.kinds import Kinds, Scope
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
from gradcli.emit.c.refusals import misfit, refuse
from gradcli.emit.c.types.demands import check_written, node_type, part_of
from gradcli.emit.c.types.parameters import parameter_types, results
from gradcli.emit.c.types.uses import constants, counting, is_zero, readers, starting
from gradcli.emit.c.types.values import MIXED, SHAPE_OF, Array, Shape, Stack, Type
from gradcli.emit.signature import Parameter, parameters
from gradcli.errors import Diagnostic


class _Equal(Exception):
    """Two lengths that are not known turned out to be one: all is to be solved again."""


def _axes(p: Parameter, vectors: frozenset[str]) -> tuple[int | None, ...]:
    """The lengths of an input: declared, of its default, or of a vector; None for an open one."""
    written = literal_axes(p.default)
    if p.shape and (None not in p.shape or not written):
        return p.shape
    return written or ((None,) if p.name in vectors else ())


class Types:
    """The types of a program's names, once inferred; `of(value, scope)` gives an expression's.

    given: the types of each function's parameters; lengths: for each function the names of the
    lengths that it is told, each -> (parameter, axis) that has it; free: the lengths that the whole
    is told, needs: what they must be at least, and sums: those of several that must not be below 0;
    constants: what a name that is assigned once stands for.
    """

    def __init__(self, program: ir.Program):
        self.program, self.graph = program, program.graph
        self.defs = program.defs
        self.reads = global_reads(self.defs)
        self.locals: dict[Scope, set[str]] = {f: walks.locals_of(d) for f, d in self.defs.items()}
        rest = tuple(s for s in program.body if type(s) is not Def)
        self.blocks = [(f, s) for f, d in self.defs.items() for s in ir.statements(d.body)]
        self.blocks += [(None, s) for s in ir.statements(rest)]
        self.returns: dict[str, list[tuple[Scope, str]]] = {
            f: [(None, result_of(f, k)) for k in range(walks.result_count(d))]
            for f, d in self.defs.items()
        }
        self.readers = readers(self)
        self.constants = constants(self)
        self.starting = starting(self)
        self.counting = counting(self)
        self.parameters = parameters(program, Kinds(program))

    def infer(self, vectors: frozenset[str]) -> None:
        """All types, where `vectors` are the inputs that are arrays of a length that is told."""
        self.taken = set(self.program.taken)
        self.free: list[str] = []
        self.needs: dict[str, int] = {}
        self.sums: dict[Length, None] = {}
        self.told_as: dict[tuple[str, int, int], str] = {}
        axes = {p.name: _axes(p, vectors) for p in self.parameters}
        alone = sum(n is None for lengths in axes.values() for n in lengths) == 1
        alone = alone and "n" not in self.taken
        self.inputs = {p.name: self._input(p, axes[p.name], alone) for p in self.parameters}
        self.lengths: dict[str, dict[str, tuple[int, int]]] = {f: {} for f in self.defs}
        self.given: dict[str, list[Type]] = {
            f: [None] * len(d.parameters) for f, d in self.defs.items()
        }
        self._solve()
        if len(self.free) == 1 and "n" not in self.taken:  # the inputs share one length
            self.taken.add("n")
            self._replace(self.free[0], name("n"))
            self.free, self.needs, self.sums = ["n"], {}, {}
            self._solve()

    # -- names ------------------------------------------------------------------------------------
    def scope(self, id: str, scope: Scope) -> Scope:
        """The scope that `id`, read in `scope`, belongs to."""
        return scope if scope is not None and id in self.locals[scope] else None

    def name(self, id: str, scope: Scope) -> Type:
        id = id.removeprefix(SHAPE_OF)
        if id in self.program.constants:
            return "real"
        return self.table.get((self.scope(id, scope), id))

    def _input(self, p: Parameter, axes: tuple, alone: bool) -> Type:
        """The type of an input of these axes; an open length is told, as n where it is alone."""
        element = {"int": "int", "bool": "bool"}.get(self.program.inputs[p.name][0], "real")
        if not axes:
            return element
        lengths = []
        for n in axes:
            if n is None:
                symbol = fresh(self.taken, "n" if alone else f"{p.name}_len")
                self.free.append(symbol)
                n = name(symbol)
            lengths.append(n)
        counts = (None, p.name) in self.counting and _is_whole(p.default)
        return Array("int" if counts else element, tuple(lengths))

    # -- the fixed point --------------------------------------------------------------------------
    def _solve(self) -> None:
        """All types: parameters only climb, from None over known lengths to ones that are told."""
        while True:
            error = None
            try:
                self._run()
            except _Equal:  # what was told of a length may be known now
                self.given = {f: [None] * len(d.parameters) for f, d in self.defs.items()}
                continue
            except Diagnostic as found:  # it may be of what a call is taken to give so far
                error = found
            given = {f: parameter_types(self, f) for f in self.defs}
            if given == self.given and error:
                raise error
            if given == self.given:
                break
            self.given = given
        for f in (f for f in self.defs if self.sites[f]):
            for p, found in zip(self.defs[f].parameters, self.given[f]):
                if found is None:
                    refuse(
                        f"the parameter {p} of {f}, which is given nothing of a known kind,",
                        self.graph.var(p),
                    )

    def _run(self) -> None:
        """Types by the parameters' as they are known so far."""
        self.table: dict[tuple[Scope, str], Type] = {(None, n): t for n, t in self.inputs.items()}
        for f, d in self.defs.items():
            self.table |= {(f, p): t for p, t in zip(d.parameters, self.given[f])}
        self.sites: dict[str, dict[int, tuple[Scope, list]]] = {f: {} for f in self.defs}
        self.unlike: set[tuple[Scope, str]] = set()  # taken from stacks of different shapes
        for self.late in (False, True):
            self.memo: dict[Scope, dict[int, Type]] = {}
            self.seen: set[int] = set()  # the places of statements that have read types
            waiting = range(len(self.blocks))
            while waiting:
                waiting = self._round(waiting)
        for value in self.program.outputs:
            if type(self.of(value, None)) in (Shape, Stack):
                refuse("a value that is a tuple or a list", value)

    def _round(self, waiting: Iterable[int]) -> list[int]:
        """Take in what some statements give to names; those that have read another type of one."""
        again: set[int] = set()
        for k in waiting:
            scope, s = self.blocks[k]
            self.seen.add(k)
            again.discard(k)
            for key, new in self._gives(s, scope):
                old = self.table.get(key)
                whole = self.join(old, new, key[1], _given(s))
                if whole != old:
                    self.table[key] = whole
                    stale = self.readers.get(key, set()) & self.seen
                    if stale:
                        self.memo = {}
                        again |= stale
        return sorted(again)

    def _gives(self, s, scope: Scope):
        """The types that a statement gives to names."""
        for value in ir.reads(s):
            stack = type(value) is Call and value.function == ir.APPEND
            given = value.args[1] if stack else value
            if type(self.of(given, scope)) is Stack and type(given) is Expr and given.op is None:
                refuse(f"the list {given}, of which another name is made,", given)
        if type(s) in (If, While) and type(self.of(s.test, scope)) is Array:
            misfit("the truth of an array", s.test)
        match s:
            case Assign((), (), Call(ir.APPEND, (stack, value))):
                yield self.key(stack.args[0], scope), Stack(self.of(value, scope))
            case Assign(targets, (), Call(ir.POP, (stack,))):
                held = self.name(stack.args[0], scope)
                item = held.item if type(held) is Stack else None
                for t in targets:
                    if item == MIXED:
                        self.unlike.add(self.key(t, scope))
                    else:
                        yield self.key(t, scope), item
            case Assign(targets, (), Call() as call):
                for t, found in zip(targets, results(self, call, scope)):
                    yield self.key(t, scope), found
            case Assign((target,), (), value):
                key = self.key(target, scope)
                if is_zero(value) and key in self.starting:
                    yield key, self._start(key, value)
                else:
                    yield key, self.of(value, scope)
            case Assign((target,), index, value):
                old, new = self.name(target, scope), self.of(value, scope)
                if old in NUMBERS:
                    misfit(f"a write to a part of {target}, a number,", value)
                if type(old) is Array and type(new) is Array:
                    check_written(self, old, index, value, scope)
                named = _is_name(value) and self.key(value.args[0], scope)
                if type(old) is Array and named in self.unlike:  # it has the shape of its place
                    yield named, part_of(self, old, index, scope)
                kind = new.kind if type(new) is Array else new
                if type(old) is Array and kind in NUMBERS and join(old.kind, kind) != old.kind:
                    misfit(
                        f"a real number written to {target}, an array of whole numbers,",
                        value,
                        help="make it of real numbers: write one with a decimal point",
                    )  # fmt: skip
            case For(id):
                yield (scope, id), "int"
            case Leave("return", values):
                yield from ((key, self.of(v, scope)) for key, v in zip(self.returns[scope], values))

    def _start(self, key: tuple[Scope, str], zero) -> Type:
        """The type of the 0 that a name begins with: an array's is one of zeros, an index's whole.

        It is not known before that of what the name is given later.
        """
        old = self.table.get(key)
        if not self.late or type(old) is Array:
            return old
        return "int" if key in self.counting and old != "real" else _literal_type(zero)

    def key(self, id: str, scope: Scope) -> tuple[Scope, str]:
        return self.scope(id, scope), id

    def join(self, a: Type, b: Type, id: str, node) -> Type:
        """The type that holds both; `id` is what is given `node`, of the second."""
        if a is None or b is None or a == b:
            return a or b
        if type(a) is str and type(b) is str and MIXED not in (a, b):
            return join(a, b)
        if type(a) is Array and type(b) is Array and a.axes == b.axes:
            return Array(join(a.kind, b.kind) or "real", a.axes)
        if type(a) is Stack and type(b) is Stack:
            items = a.item, b.item
            if all(t in NUMBERS for t in items) or None in items:
                return Stack(self.join(*items, id, node))
            return a if a.item == b.item else Stack(MIXED)
        if type(a) is Array and type(b) is Array and len(a.axes) == len(b.axes):
            self.alike(a.axes, b.axes)
        function, call, _ = id.partition("()")
        if call:
            what = f"the function {function}, which returns values of different shapes,"
            misfit(what, node, "write a function for each")
        if type(a) is Array and type(b) is Array and len(a.axes) == len(b.axes):
            what = f"{id}, whose length changes or is not known,"
            misfit(what, node, "make it as long as it gets, np.zeros(n), and count what is in it")
        misfit(
            f"{id}, which holds values of different shapes,", node, "give each a name of its own"
        )

    # -- lengths ----------------------------------------------------------------------------------
    def length(self, value, scope: Scope, within: frozenset = frozenset()) -> Length:
        """A whole number that is known by now, or told to the function; UNKNOWN for any other."""
        if type(value) is int:
            return value
        if type(value) is not Expr:
            return UNKNOWN
        if value.op is None:
            return self._length_of_name(value.args[0], scope, within)
        match value.op.name, value.args:
            case "len" | ".ndim" | ".size" as row, (x,):
                found = self.of(x, scope)
                if type(found) is not Array:
                    return 0 if row == ".ndim" else UNKNOWN
                if row == "len":
                    return found.axes[0]
                return product(found.axes) if row == ".size" else len(found.axes)
            case "getitem", (x, int(k)):
                found = self.of(x, scope)
                whole = type(found) is Shape and -len(found.axes) <= k < len(found.axes)
                return found.axes[k] if whole else UNKNOWN
            case "add" | "subtract" | "multiply" as row, (a, b):
                x, y = self.length(a, scope, within), self.length(b, scope, within)
                if row == "multiply":
                    return UNKNOWN if UNKNOWN in (x, y) else product((x, y))
                return plus(x, y) if row == "add" else minus(x, y)
            case "negative", (a,):
                return times(self.length(a, scope, within), -1)
            case "len range", (a, b, 1) if scope is None:  # a function's names are not its caller's
                x, y = self.length(a, scope, within), self.length(b, scope, within)
                return at_least_0(minus(y, x))
            case "min of" | "max of" as row, several:
                found = {self.length(a, scope, within) for a in several}
                if len(found) > 1 and all(type(n) is int for n in found):
                    return min(found) if row == "min of" else max(found)
                return found.pop() if len(found) == 1 else UNKNOWN
            case "floor_divide", (a, int(k)) if k:
                x = self.length(a, scope, within)
                return x // k if type(x) is int else UNKNOWN
        return UNKNOWN

    def _length_of_name(self, id: str, scope: Scope, within: frozenset) -> Length:
        id = id.removeprefix(SHAPE_OF)
        key = self.scope(id, scope), id
        value = self.constants.get(key)
        if value is None or key in within or self.name(id, scope) != "int":
            return UNKNOWN
        if type(value) is Expr and value.op is None and value.args[0] == id:
            return name(id)
        return self.length(value, key[0], within | {key})

    def alike(self, a: tuple[Length, ...], b: tuple[Length, ...]) -> bool:
        """Whether two shapes are one; a length that only the caller knows becomes the other's."""
        if len(a) != len(b):
            return False
        for x, y in zip(a, b):
            for new, old in ((x, y), (y, x)):
                if (
                    x != y
                    and names(old) <= set(self.free)
                    and old == name(next(iter(names(old)), ""))
                ):
                    (symbol,) = names(old)
                    if symbol not in names(new):
                        self._replace(symbol, new)
                        self.free.remove(symbol)
                        raise _Equal
        return a == b

    def _replace(self, symbol: str, by: Length) -> None:
        """Take another length for `symbol` in the inputs, from which all others follow."""
        for id, t in self.inputs.items():
            if type(t) is Array:
                axes = tuple(replaced(n, {symbol: by}) for n in t.axes)
                self.inputs[id] = Array(t.kind, axes)

    # -- expressions ------------------------------------------------------------------------------
    def of(self, value, scope: Scope) -> Type:
        """The type of a value; None where it is not known yet."""
        if type(value) is Call and value.function == ir.POP:
            stack = self.name(value.args[0].args[0], scope)
            return stack.item if type(stack) is Stack else None
        if type(value) is Call:
            return results(self, value, scope)[0]
        if type(value) is not Expr:
            return _literal_type(value)
        memo = self.memo.setdefault(scope, {})
        if id(value) in memo:
            return memo[id(value)]
        for node in ir.postorder([value], memo):
            if node.op is None:
                memo[id(node)] = self.name(node.args[0], scope)
            else:
                types = [memo[id(a)] if type(a) is Expr else _literal_type(a) for a in node.args]
                memo[id(node)] = node_type(self, node, types, scope)
        return memo[id(value)]


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


def _given(s):
    """The value that a statement gives to names; None for a loop."""
    return s.value if type(s) is Assign else s.values[0] if type(s) is Leave else None


def _literal_type(value) -> Type:
    if isinstance(value, float):
        return "real"
    return {bool: "bool", int: "int"}.get(type(value), "none")
