"""The numerical half of a lowering: calls of the library, operators and subscripts as nodes."""

from gradcli.core import ir
from gradcli.core.alias.views import aliased
from gradcli.core.ir import Expr, Graph
from gradcli.core.operators import OPERATORS
from gradcli.core.refusals import refuse
from gradcli.core.types.lengths import UNKNOWN
from gradcli.core.types.shapes import Lengths
from gradcli.language.names.literals import literal_axes
from gradcli.language.names.lookup import full_name
from gradcli.language.names.outline import CHANGING
from gradcli.language.names.program import Input, Program
from gradcli.language.names.scopes import Binding, dotted
from gradcli.language.syntax import surface
from gradcli.language.syntax.trees import bound_in
from gradcli.lowering.checks.tuples import Spans
from gradcli.lowering.fresh_names import names_in
from gradcli.lowering.library.calls import Calls
from gradcli.lowering.quotation import Held
from gradcli.lowering.refused import Refused
from gradcli.ops import arrays
from gradcli.ops.libraries import names
from gradcli.ops.rows import TABLE


class Rows(Calls):
    """Reads expressions in which no name stands: only `Held`, literals and what they are given to.

    What it notes of nodes and names by the way is for the checks of the whole program.
    """

    def __init__(self, program: Program, settled: bool = True):
        self.resolved, self.source, self.graph = program, program.module.source, Graph()
        self.taken = names_in(program)
        self.spelling: dict[str, str] = {}
        self.constants: dict[str, float] = {}
        self.spans: Spans = {}
        self.displays: set[int] = set()  # the nodes that are lists, whose items are not copied
        self.scope = program.scope
        self.inputs = {i.name: (i.kind, _shape(i, settled)) for i in program.inputs.values()}
        self.lengths = ShapesOfVersions(self.inputs, program.module)
        self.likes: list[tuple] = []  # what np.full_like is given with reals: its scope, the place
        self.vectors: set[str] = set()  # undeclared inputs that a function takes for vectors
        self.numbers: set[str] = set()  # those that a test of their type takes for numbers
        self.graph.constants, self.graph.bound = self.constants, self.bound()
        lists = _lists(program)
        self.writes = any([_writes(node, lists) for node in surface.walk(program.module)])

    def bound(self) -> frozenset[str]:
        """The names that are the program's own, at its top level or in a function."""
        body = self.resolved.module.body
        found = {*self.resolved.inputs, *bound_in(body)}
        for d in body:
            if type(d) is surface.Def:
                found |= {d.name, *[p.name for p in d.parameters], *bound_in(d.body)}
        return frozenset(found)

    def stays(self, s) -> bool:
        """Whether a statement is kept: an import, a declaration, an input's default or its name."""
        if type(s) is surface.Declare:
            return s.default is None or s.name in self.resolved.inputs
        if type(s) is surface.Expression and type(s.value) is surface.Name:
            return s.value.id in self.resolved.inputs
        if isinstance(s, surface.Import | surface.ImportFrom):
            # of these a core program has nothing
            return s.module not in ("functools", "collections", "typing")
        return (
            type(s) is surface.Assign
            and len(s.targets) == 1
            and type(s.targets[0]) is surface.Name
            and s.targets[0].id in self.resolved.inputs
        )

    # -- expressions ------------------------------------------------------------------------------
    def expression(self, node):
        """The value of a node: a node of the graph, or a number."""
        return self.at(node, self.single(node))

    def at(self, node, value):
        """`value`, which is that of `node`, its place kept where it may be refused."""
        if type(value) is Expr:
            self.graph.places.setdefault(id(value), node.span)
        return value

    def single(self, node):
        match node:
            case surface.Number(value, _) | surface.Boolean(value):
                return value
            case Held():
                return node.value
            case surface.Call():
                return self.call(node)
            case surface.List(()):
                return self.graph.node(ir.LIST, ())
            case surface.List(items):
                return self.listed(self.graph.node(ir.ARRAY, tuple(map(self.row, items))))
            case surface.Tuple(items):
                whole = self.graph.node(ir.TUPLE, tuple(map(self.expression, items)))
                self.spans[id(whole)] = whole, node.span
                return whole
            case surface.Name() | surface.Attribute():
                raise refuse("function value", node.span, self.source)
        raise refuse(type(node).__name__, node.span, self.source)

    def listed(self, value: Expr) -> Expr:
        """A list's value, which has arrays as they are."""
        self.displays.add(id(value))
        return value

    def row(self, node):
        """An item of a list: a tuple there is a row of an array."""
        row = type(node) is surface.Tuple
        return self.expression(surface.List(node.items, span=node.span) if row else node)

    def operator(self, op: str, left, right, node):
        if op not in OPERATORS:
            raise refuse("operator", node.span, self.source)
        return self.graph.node(OPERATORS[op], (left, right))

    def dotted(self, node) -> str | None:
        """The name of a library's function, its prefix the language's own."""
        start, text = dotted(node)
        return (
            None if start is None else full_name(self.resolved, self.resolved.scope, node) or text
        )

    def constant(self, dotted: str, node) -> Expr | float:
        """A constant of the language or of a library, by its name."""
        found = self.constant_of(dotted)
        if found is None:
            raise refuse("attribute", node.span, self.source)
        return found

    def constant_of(self, name: str) -> Expr | float | None:
        """The same, None where no constant has the name; those that are SciPy's alone as numbers,
        for no other library has them."""
        value = names.constant(name)
        if value is None or name.startswith("scipy.constants."):
            return value
        self.constants[name], self.lengths.names[name] = value, ()
        return self.graph.var(name)

    def name_of_input(self, x) -> str:
        """The name of the input that a value is; "" of any other."""
        return x.args[0] if type(x) is Expr and x.op is None and x.args[0] in self.inputs else ""

    # -- subscripts -------------------------------------------------------------------------------
    def part(self, base, index: tuple, node: surface.Subscript):
        """base[index]."""
        if type(base) is Expr and base.op is ir.TUPLE and _is_place(index, len(base.args)):
            return base.args[index[0]]  # of a function's results
        new = bool(index) and all([p is None for p in index])
        if new and type(base) is Expr and base.op is not None and self.is_number(base):
            one = self.graph.node(ir.TUPLE, (1,) * len(index))  # of NumPy's numbers
            return self.at(node, self.graph.node(TABLE["reshape"], (base,), (("shape", one),)))
        return self.at(node, self.graph.node(arrays.getitem.op, (base, *index)))

    def index(self, node) -> tuple:
        """The parts of a subscript."""
        if type(node) is surface.Tuple:
            parts = [self.index_part(part) for part in node.items]
            return tuple([_row_of(part) if _is_tuple(part) else part for part in parts])
        part = self.index_part(node)
        return part.args if _is_tuple(part) else (part,)  # a[np.nonzero(a)]

    def index_part(self, part):
        match part:
            case surface.Slice(start, stop, step):
                ends = (None if v is None else self.expression(v) for v in (start, stop, step))
                return self.graph.node(ir.SLICE, tuple(ends))
            case surface.NoneLiteral():
                return None
            case surface.Ellipsis():
                return ...
        return self.expression(part)

    # -- shapes -----------------------------------------------------------------------------------
    def is_number(self, value) -> bool:
        """Whether a value is surely one number."""
        return type(value) is not Expr or self.lengths.of(value) == ()

    def is_number_name(self, name: str) -> bool:
        return self.lengths.of_name(name) == ()

    def is_array(self, value, kind: str, node) -> bool:
        """Whether np.asarray gives the very array that it is given, which has to be known: with a
        dtype, where somebody writes, only of an input of reals."""
        if self.is_number(value) or not aliased(value):
            return False
        of = value
        while type(of) is Expr and of.op is None and of.args[0] in self.lengths.given:
            of = self.lengths.given[of.args[0]]
        given = self.resolved.inputs.get(self.name_of_input(of))
        if given is not None and type(given.default) is surface.List:
            return False
        if not kind:
            return True
        if not self.writes:
            return False  # of arrays that nobody writes to, a copy is the array
        if given is not None and kind == given.kind:
            return True
        words = "np.asarray of what may hold other numbers than its dtype says"
        raise Refused(words, node.span, (), "write np.array, which always copies")


def _writes(node: surface.Node, lists: set[str]) -> bool:
    """Whether a statement or call may write to an array, were it given one: `lists` are none."""
    match node:
        case surface.AugAssign() | surface.Delete():
            return True
        case surface.Assign(targets):
            parts = [n for t in targets for n in surface.walk(t) if type(n) is surface.Subscript]
            return any([getattr(part.value, "id", "") not in lists for part in parts])
        case surface.Call(function, _, keywords):
            name = getattr(function, "name", getattr(function, "id", ""))
            return name in CHANGING or any(key == "out" for key, _ in keywords)
    return False


def _lists(program: Program) -> set[str]:
    """The names that stand for lists and dicts alone, wherever the program binds them."""
    makes: dict[str, bool] = dict.fromkeys(program.inputs, False)
    for scope in program.scope.walk():
        for name, places in scope.bindings.items():
            makes[name] = makes.get(name, True) and all(map(_makes_list, places))
    return {name for name, all_lists in makes.items() if all_lists}


def _makes_list(binding: Binding) -> bool:
    """Whether a name is given a list or a dict that is written there: to write an element of either
    is to write to no array."""
    if binding.kind not in ("assign", "chain", "parameter"):
        return False
    match binding.value:
        case surface.List() | surface.Dict() | surface.Comprehension():
            return True
        case surface.Call(surface.Name("list" | "dict")):
            return True
        case surface.Parameter(_, surface.Starred()):  # *args, **options
            return True
    return False


class ShapesOfVersions(Lengths):
    """The shapes of versions, each of which is assigned once."""

    def of_name(self, name: str):
        if name not in self.names and name in self.given:
            self.names[name] = UNKNOWN
            self.names[name] = self.of(self.given[name])
        return self.names.get(name, UNKNOWN)


def _shape(given: Input, settled: bool) -> tuple[int | None, ...] | None:
    """The lengths of an input, None for an open one; None where the number of axes is open too."""
    if given.declared or given.kind == "str":
        return given.shape or ()
    if given.default is not None and settled:
        return (None,) * literal_axes(given.default)
    return None


def _is_tuple(part) -> bool:
    return type(part) is Expr and part.op is ir.TUPLE


def _row_of(part: Expr) -> Expr:
    """A tuple among the parts of an index, which NumPy takes for an array."""
    return part.graph.node(ir.ARRAY, part.args)


def _is_place(index: tuple, count: int) -> bool:
    """Whether an index is one of the places in a tuple of so many."""
    return len(index) == 1 and type(index[0]) is int and -count <= index[0] < count
