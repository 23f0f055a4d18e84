"""Which names of a program must be integers, and the place that needs each.

A use such as `range(n)`, `a[i]` or `zeros(n)` needs an integer; the need travels back to the
assignments that can reach it, through the parameters of functions to their calls, and through
what functions return, to the inputs.  It stops where a value cannot be an integer (a division, a
literal with a decimal point) or is made one (`int(n)`, `len(a)`).
"""

from bisect import bisect_left
from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

from gradcli.errors import Span
from gradcli.language.names.access_paths import Part, Path, inside
from gradcli.language.names.arguments import Arguments
from gradcli.language.names.builtins import ATTRIBUTES, INTEGER_KEYWORDS, OF_GENERATORS, TAKES_TYPES
from gradcli.language.names.scopes import Binding, Read, Scope, dotted, written
from gradcli.language.syntax import surface as s
from gradcli.ops.libraries.methods import ArrayWorld
from gradcli.ops.libraries.names import PREFIXES, function, parameters

Need = tuple[Span | None, str]  # the place, and what needs the integer there
PASSES = {"+", "-", "*", "//", "%", "**", "&", "|", "<<", ">>"}
BITWISE = {"&", "|", "<<", ">>"}
REPEATS = "a repeat count"  # what a number beside a list is
DEEPEST = 6  # of a path: one that a loop makes longer in each turn ends
THROUGH = ("abs", "max", "min", "sum", "list", "tuple", "deque", "reversed", "sorted")


class Needs(NamedTuple):
    """Why each name of the module's scope (inputs among them) must be an integer; and of lists of
    rows that are written out, by identity, the places in a row that must be."""

    names: dict[str, Need]
    columns: dict[int, set[int]]


def integer_needs(top: Scope, arguments: Arguments) -> Needs:
    """What must be an integer in a program."""
    needs = _Needs(top, arguments)
    for scope in top.walk():
        for read in scope.reads:
            if type(read.node) is s.Call:
                needs.call(scope, read.node)
        for node in scope.operations:
            needs.operation(scope, node)
    needs.spread()
    return Needs(needs.inputs, needs.columns)


class _Needs:
    """The bindings found so far and those whose sources are still to be visited."""

    __slots__ = (
        "top", "arguments", "inputs", "found", "columns", "parts", "asked", "work", "returned",
        "places",
    )  # fmt: skip

    def __init__(self, top: Scope, arguments: Arguments):
        self.top, self.arguments = top, arguments
        self.inputs: dict[str, Need] = {}  # by name, those of the module's scope
        self.found: set[int] = set()
        self.columns: dict[int, set[int]] = {}
        self.parts: list[tuple[Scope, s.Node, Path, Need]] = []
        self.asked: set[tuple[int, int, Path]] = set()
        self.work: list[tuple[Scope, str, Binding, Need]] = []
        self.places = {id(read.node): read for scope in top.walk() for read in scope.reads}
        self.returned: set[int] = set()

    # -- the places that need an integer ------------------------------------------------------
    def call(self, scope: Scope, node: s.Call) -> None:
        name, positions = _function_of_library(scope, node.function)
        if name is None:
            return
        if name == TAKES_TYPES and self.asks_for_int(scope, node):
            self.need(scope, node.args[0], (node.span, "isinstance(…, int)"))
        what = "range" if name == "range" else f"the shape or axis of {name}"
        if name in ("repeat", "tile"):
            what = f"the count of {name}"
        for i, value in enumerate(node.args):
            if positions is None or i in positions:
                self.need(scope, value, (value.span, what))
        for keyword, value in node.keywords:
            if keyword in INTEGER_KEYWORDS:
                self.need(scope, value, (value.span, f"{keyword}= of {name}"))

    def asks_for_int(self, scope: Scope, node: s.Call) -> bool:
        """Whether a call is isinstance(x, int), of what may be no float beside."""
        if len(node.args) != 2 or not _is_type(node.args[1], "int"):
            return False
        others = [read.node for read in scope.reads if type(read.node) is s.Call]
        return not any(
            written(call) == TAKES_TYPES and call.args[0] == node.args[0]
            and len(call.args) == 2 and _is_type(call.args[1], "float")
            for call in others
        )  # fmt: skip

    def operation(self, scope: Scope, node: s.Subscript | s.Binary) -> None:
        if isinstance(node, s.Subscript):
            if not _is_dict(scope, node.value):  # of which any value is a key
                self.index(scope, node.index)
        elif node.op == "*":
            for count, many in ((node.left, node.right), (node.right, node.left)):
                if type(many) in (s.List, s.Tuple, s.String) and not _is_vector(many):
                    self.need(scope, count, (count.span, REPEATS))
        elif node.op in BITWISE:
            for side in (node.left, node.right):
                self.need(scope, side, (node.span, f"the operator {node.op}"))

    def index(self, scope: Scope, node: s.Node) -> None:
        for part in node.items if isinstance(node, s.Tuple) else (node,):
            if type(part) is s.Slice:
                for bound in part.fields():
                    self.need(scope, bound, (part.span, "a slice"))
            else:
                self.need(scope, part, (part.span, "an index"))

    # -- the way back to the inputs -----------------------------------------------------------
    def need(self, scope: Scope, root: s.Node | None, why: Need) -> None:
        """Every name that makes up the value of `root` must be an integer."""
        names: list[s.Name] = []
        stack: list = [root] if root is not None else []
        while stack:
            node = stack.pop()
            kind = type(node)
            if _is_real(node):
                return  # the value is no integer whatever its names are
            if kind is s.Name:
                names.append(node)
            elif kind is s.Call:
                self.call_value(scope, node, why, stack)
            elif kind is s.Subscript or (kind is s.Attribute and node.name not in ATTRIBUTES):
                self.part(scope, node, (), why)
            else:
                stack += _operands(node)
        for name in names:
            self.add(scope, name, why)

    def part(self, scope: Scope, node: s.Node | None, path: Path, why: Need) -> None:
        """An integer is needed of a part of a value."""
        if node is not None:
            self.parts.append((scope, node, path[:DEEPEST], why))

    def spread_part(self, scope: Scope, node: s.Node, path: Path, why: Need) -> None:
        """Carry the need of a part to what the part is made of, or of a whole to its names."""
        key = id(scope), id(node), path
        if key in self.asked:
            return
        self.asked.add(key)
        if not path and type(node) not in (s.Subscript, s.Attribute):
            self.need(scope, node, why)
        elif type(node) is s.Name:
            self.part_of_name(scope, node, path, why)
        elif type(node) is s.Comprehension:
            self.part(self.arguments.inner[id(node)], node.element, path[1:], why)
        elif type(node) is s.Call and (called := self.arguments.called(scope, node)):
            for inner in [self.arguments.inner[id(d)] for d in called]:
                for value in inner.returns:
                    self.part(inner, value, path, why)
        else:
            if type(node) in (s.List, s.Tuple) and len(path) > 1 and type(path[1]) is int:
                self.columns.setdefault(id(node), set()).add(path[1])
            named = _of_fields(scope, node, path)
            for value, at in named or inside(node, path, partial(_is_builtin, scope)):
                self.part(scope, value, at, why)

    def part_of_name(self, scope: Scope, node: s.Name, path: Path, why: Need) -> None:
        """A need of a part of what a name holds: an input that is given integers has them."""
        home = scope.home(node.id)
        if home is None:
            return
        for binding in self.bindings(scope, home, node):
            value = binding.value
            if binding.source is not None:
                whole, at = binding.source
                self.part(home, whole, (*at, *path), why)
            elif binding.kind == "parameter":
                for inner, given in self.arguments.given.get((id(home), node.id), ()):
                    self.part(inner, given, path, why)
            elif binding.kind == "for":
                self.part(home, value, (None, *path), why)
            elif binding.kind == "augment":
                self.part(home, value.value, (None, *path[1:]), why)
            elif home is self.top and _is_of_integers(value):
                self.inputs.setdefault(node.id, why)
            elif binding.kind in ("assign", "chain"):
                self.part(home, value, path, why)

    def call_value(self, scope: Scope, node: s.Call, why: Need, stack: list) -> None:
        """An integer is needed of what a call gives: ask what the function returns for one."""
        called = self.arguments.called(scope, node)
        for inner in [self.arguments.inner[id(d)] for d in called if id(d) not in self.returned]:
            self.returned.add(id(inner.node))
            for value in inner.returns:
                self.need(inner, value, why)
        if not called and type(node.function) is s.Name and node.function.id in THROUGH:
            stack.extend(node.args)

    def add(self, scope: Scope, node: s.Name, why: Need) -> None:
        """The bindings whose value `node` may read in `scope` must be integers."""
        home = scope.home(node.id)
        if home in (None, self.top):
            self.inputs.setdefault(node.id, why)
        if home is None:
            return
        for binding in self.bindings(scope, home, node):
            if id(binding) not in self.found:
                self.found.add(id(binding))
                self.work.append((home, node.id, binding, why))

    def bindings(self, scope: Scope, home: Scope, node: s.Name) -> list[Binding]:
        """The bindings whose value `node` may read in `scope`."""
        places, read = home.bindings[node.id], self.places.get(id(node))
        return reaching(places, read) if home is scope and read else places

    def spread(self) -> None:
        while self.work or self.parts:
            if self.parts:
                self.spread_part(*self.parts.pop())
                continue
            home, name, binding, why = self.work.pop()
            if binding.source is not None:
                self.part(home, *binding.source, why)
            elif binding.kind == "augment":
                self.need(home, binding.value.target, why)
                self.need(home, binding.value.value, why)
            elif binding.kind == "parameter":
                self.need(home.parent or home, binding.value.default, why)
                self.parameter(home, name, why)
            elif binding.kind == "declare":
                self.need(home, binding.value.default, why)
            elif binding.kind == "for" and not _plain_iterable(binding.value):
                self.part(home, binding.value, (None,), why)
            else:
                self.need(home, binding.value, why)

    def parameter(self, home: Scope, name: str, why: Need) -> None:
        for scope, value in self.arguments.given.get((id(home), name), ()):
            self.need(scope, value, why)


def _of_fields(scope: Scope, node: s.Node, path: Path) -> list[Part]:
    """What a part of a named tuple is made of: p.x, or of the call that makes it."""
    match node:
        case s.Attribute(value, name) if name not in ATTRIBUTES:
            return [(value, (name, *path))]
        case s.Call(s.Attribute(value, "_replace"), (), keywords):
            new: list[Part] = [(item, path[1:]) for name, item in keywords if path[:1] == (name,)]
            return new or [(value, path)]
        case s.Call(_, args, keywords) if fields := _fields(scope, node):
            given = dict(zip(fields, args)) | dict(keywords)
            first = path[0]
            field = fields[first] if isinstance(first, int) and first < len(fields) else first
            return [(v, path[1:]) for k, v in given.items() if field in (k, None)]
    return []


def _fields(scope: Scope, call: s.Call) -> list[str]:
    """The fields of a named tuple, where the type that a call makes it by is a name that has them
    written out."""
    name = getattr(call.function, "id", "")
    home = scope.home(name)
    value = home.bindings[name][0].value if home is not None else None
    match value:
        case s.Call(made, (_, fields)) if dotted(made)[1].endswith(("namedtuple", "NamedTuple")):
            items = getattr(fields, "items", (fields,))
            texts = [item.value for item in items if type(item) is s.String]
            return " ".join(texts).replace(",", " ").split()
    return []


def _is_vector(node: s.Node) -> bool:
    """Whether what a name multiplies is meant for a vector: several numbers, one with a point."""
    items = getattr(node, "items", ())
    return len(items) > 1 and any(type(i) is s.Number and type(i.value) is float for i in items)


def _is_type(node: s.Node, name: str) -> bool:
    return type(node) is s.Name and node.id == name


def _integer_positions(name: str) -> Iterable[int] | None:
    """The positions of the arguments that must be integers in a call of `name`; None for all."""
    library, _, last = name.rpartition(".")
    if library.endswith("random") and last in OF_GENERATORS:
        return _size_of_draw(last)
    if last in ("range", "multigammaln", "deque"):
        return (0, 1, 2) if last == "range" else (1,)
    found = function(name) or function(last)
    op = getattr(found, "op", None)
    if op is not None and op.elementwise:
        orders = not (op.selects or op.static)  # not the test of a choice
        return [i for i, arg in enumerate(op.args) if orders and arg.kind == "static"]
    named = parameters(found) if found else ()
    return [i for i, parameter in enumerate(named) if parameter in INTEGER_KEYWORDS]


def _size_of_draw(name: str) -> Iterable[int] | None:
    """The position of the size of what a stream of random numbers draws; None for all arguments."""
    _, most, keywords = OF_GENERATORS[name]
    if most is None or name in ("integers", "randint"):
        return None
    return (
        [most - len(keywords) + keywords.index("size")] if keywords and "size" in keywords else ()
    )


def _method_integers(name: str) -> Iterable[int] | None:
    """The same of a method of arrays; None for all of the arguments."""
    if name == "reshape":
        return None
    if name == "pop":
        return (0,)
    if name in OF_GENERATORS and not hasattr(ArrayWorld, name):
        return _size_of_draw(name)
    of_arrays = _integer_positions(f"np.{name}") if hasattr(ArrayWorld, name) else ()
    return [i - 1 for i in of_arrays or () if i]


def reaching(places: list[Binding], read: Read) -> list[Binding]:
    """The bindings of a name whose value `read` may find there.

    The last one before it in a block around it is always run and hides those before; one that
    comes later is seen only round a loop that has both, and not the one that hides.
    """
    split = bisect_left(places, read.order, key=lambda b: b.order)
    found, last = [], None
    for k in reversed(range(split)):
        found.append(places[k])
        if places[k].path == read.path[: len(places[k].path)]:
            last = places[k]
            break
    loops = {k for k in read.path if k > 0}.difference(last.path if last else ())
    if loops:
        found += [places[k] for k in range(split, len(places)) if loops & set(places[k].path)]
    return found


def _is_of_integers(node: s.Node | None) -> bool:
    """Whether a value is a list of integers, of such lists, or an array of one."""
    node = node.args[0] if type(node) is s.Call and len(node.args) == 1 else node
    return type(node) is s.List and all(
        type(part.value) is int if type(part) is s.Number else type(part) in (s.List, s.Unary)
        for part in s.walk(node)
    )


def _is_builtin(scope: Scope, node: s.Call, name: str) -> bool:
    called = node.function
    return type(called) is s.Name and called.id == name and scope.home(name) is None


def _plain_iterable(node: s.Node | None) -> bool:
    """Whether the elements of `node` are the loop's values: not so for range, enumerate and zip."""
    return node is not None and type(node) is not s.Call


def _is_prefix(scope: Scope, start: s.Name) -> bool:
    home = scope.home(start.id)
    if home is None:
        return start.id in PREFIXES
    return home.bindings[start.id][0].kind == "import"


def _is_dict(scope: Scope, node: s.Node) -> bool:
    """Whether `node` is a dict where it is written, or a name that is given one somewhere."""
    if type(node) is s.Name:
        home = scope.home(node.id)
        return home is not None and any(_makes_dict(b.value) for b in home.bindings[node.id])
    return _makes_dict(node)


def _makes_dict(node: s.Node | None) -> bool:
    if type(node) is s.Comprehension:
        return type(node.element) is s.Pair
    if type(node) is s.Call:
        return written(node).rpartition(".")[2] in ("dict", "defaultdict", "Counter")
    return type(node) is s.Dict


def _function_of_library(scope: Scope, function: s.Node) -> tuple[str | None, Iterable[int] | None]:
    """The last name of what is called and which of its arguments are integers (None: all); no
    name where it is the program's own."""
    if isinstance(function, s.Attribute):
        start, text = dotted(function)
        if _is_dict(scope, function.value):
            return function.name, ()
        if start is not None and _is_prefix(scope, start):
            return function.name, _integer_positions(text)
        return function.name, _method_integers(function.name)
    if not isinstance(function, s.Name):
        return None, ()
    name, home = function.id, scope.home(function.id)
    if home is not None:
        place = home.bindings[name][0]
        if place.kind != "import":
            return None, ()
        name = place.value.rpartition(".")[2]
    # Python's own max, min and sum are of several values, or with a start
    return name, () if name in ("max", "min", "sum") else _integer_positions(name)


def _is_real(node: s.Node) -> bool:
    """Whether a value is no integer: a division, or a literal with a decimal point."""
    if isinstance(node, s.Binary):
        return node.op not in PASSES
    return isinstance(node, s.Number) and type(node.value) is not int


def _operands(node: s.Node) -> Iterable[s.Node]:
    """The values that are integers where the value of an operation is one."""
    match node:
        case s.Binary(_, left, right) | s.Conditional(_, left, right):
            return left, right
        case s.Unary(op, operand) if op != "not":
            return (operand,)
        case s.List(items) | s.Tuple(items):
            return items
    return ()
