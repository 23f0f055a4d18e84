"""Which expressions of a program are numbers whatever it is run on, in all that the language has.

`kinds` asks this of programs that have a core form.  Here a program may hold texts, dicts, tapes
and functions, so whatever is not seen to be a number is "any".

    bool < int < number < any      a number may be an int or a real
           real < number

An undeclared input is a number unless something that only arrays have is asked of it.
"""

from gradcli.core.types.kind_rules import INTEGRAL
from gradcli.language.names.lookup import full_name, meaning
from gradcli.language.names.program import Program
from gradcli.language.names.scopes import Binding, Read, Scope
from gradcli.language.syntax import surface as s
from gradcli.ops.libraries import names as library
from gradcli.ops.piecewise import absolute
from gradcli.ops.rows import Op

NUMBERS = ("bool", "int", "real", "number")
ARITHMETIC = ("+", "-", "*", "/", "//", "%", "**")
COUNTS = ("int", "len", "ord")  # functions of Python's that give integers
ROUNDED = ("math.floor", "math.ceil", "math.trunc")  # and those of its module
OF_NUMBERS = (
    "abs", "bool", "float", "int", "max", "min", "print", "range", "repr", "round", "str",
)  # fmt: skip


def join(a: str | None, b: str | None) -> str | None:
    """The least kind that holds both; None is no kind yet."""
    if a is None or b is None or a == b:
        return a or b
    if a in NUMBERS and b in NUMBERS:
        return "int" if {a, b} == {"bool", "int"} else "number"
    return "any"


class Numbers:
    """The kinds of a program's names; `of(node)` gives that of an expression in it."""

    def __init__(self, program: Program):
        self.program = program
        self.scopes = list(program.scope.walk())
        self.reads = [(read, scope) for scope in self.scopes for read in scope.reads]
        self.read_in: dict[int, Scope] = {}  # by the identity of what is read
        for read, scope in self.reads:
            self.read_in[id(read.node)] = scope
            if read.start is not None:
                self.read_in[id(read.start)] = scope
        self.calls = self._calls()
        self.table: dict[tuple[int, str], str | None] = {}
        self.memo: dict[int, str | None] = {}  # kinds of operators' values, by this table
        wide = self._asked_as_arrays()
        changed = True
        while changed:
            changed = False
            self.memo.clear()  # within a round a stale kind is too low, and the next one raises it
            for scope in self.scopes:
                for name in scope.bindings.keys() | (program.inputs if scope is self.top else ()):
                    key = id(scope), name
                    kind = "any" if self._wide(key, wide) else self._kind(scope, name)
                    if join(self.table.get(key), kind) != self.table.get(key):
                        self.table[key] = join(self.table.get(key), kind)
                        changed = True

    def _wide(self, key: tuple[int, str], asked: set[tuple[int, str]]) -> bool:
        """Whether a name may be an array since it is asked what only arrays have."""
        given = self.program.inputs.get(key[1]) if key[0] == id(self.top) else None
        known = given is not None and (given.kind != "float" or given.declared)
        return key in asked and not known

    @property
    def top(self) -> Scope:
        return self.program.scope

    def place(self, node: s.Name) -> tuple[int, str] | None:
        """Where the value of a name that is read is held; None of the language's own names."""
        scope = self.read_in.get(id(node))
        home = None if scope is None else scope.home(node.id)
        if scope is None or (home is None and node.id not in self.program.inputs):
            return None
        imported = home is not None and home.bindings[node.id][0].kind == "import"
        return None if imported else (id(home or self.top), node.id)

    # -- names ----------------------------------------------------------------------------------
    def _calls(self) -> dict[int, list[s.Call]]:
        """By a function's node, its calls, where nothing is done with it but calling it."""
        found: dict[int, list[s.Call]] = {}
        values: set[int] = set()
        target = self.program.target
        for read, scope in self.reads:
            function = self._function(scope, read)
            if function is None:
                continue
            if type(read.node) is s.Call and read.node.function is read.start:
                found.setdefault(id(function), []).append(read.node)
            else:
                values.add(id(function))
        for name, function in self.program.functions.items():
            if target is not None and target.name == name:
                values.add(id(function))  # of FILE:FUNC
        return {i: calls for i, calls in found.items() if i not in values}

    def _function(self, scope: Scope, read: Read) -> s.Def | s.Lambda | None:
        """The one function that a name is, of those without decorators."""
        if read.start is None:
            return None
        home = scope.home(read.start.id)
        places = home.bindings[read.start.id] if home is not None else []
        value = places[0].value if len(places) == 1 else None
        if type(value) is s.Lambda or (type(value) is s.Def and not value.decorators):
            return value
        return None

    def _kind(self, scope: Scope, name: str) -> str | None:
        """The kind of a name: what all of its bindings give it."""
        if scope is self.top and name in self.program.inputs:
            given = self.program.inputs[name]
            kind = "real" if given.kind == "float" else given.kind
            if given.default is not None and not given.declared:
                kind = join(kind, self.of(given.default))  # n = 3 is an int until it is bound
            return "any" if given.shape else kind
        kind = None
        for binding in scope.bindings[name]:
            if binding.kind != "delete":
                kind = join(kind, self.given(scope, name, binding))
        return kind

    def given(self, scope: Scope, name: str, binding: Binding) -> str | None:
        value = binding.value
        match binding.kind:
            case "assign" | "chain" | "unpack" if value is not None:
                return self.of(value)
            case "augment":
                return self.arithmetic(value.op, self.of(value.target), value.value)
            case "for" if value is not None:
                return self._turn(value)
            case "parameter":
                return self._parameter(scope, name, value)
            case "declare" if value.default is not None and not value.shape:
                return "real" if value.type == "float" else self.of(value.default)
        return "any"

    def _turn(self, iterable: s.Node) -> str | None:
        """The kind of what a loop's name takes from turn to turn."""
        if type(iterable) is s.Call and self._builtin(iterable) == "range":
            return "int"
        if not isinstance(iterable, (s.List, s.Tuple)) or not iterable.items:
            return "any"
        kind = None
        for item in iterable.items:
            kind = join(kind, self.of(item))
        return kind

    def _parameter(self, scope: Scope, name: str, parameter: s.Parameter) -> str | None:
        """The kind of a parameter: what all calls give it; "any" where they are not known."""
        if id(scope.node) not in self.calls:
            return "any"
        kind = None if parameter.default is None else self.of(parameter.default)
        for value in self._arguments(scope, name):
            kind = join(kind, self.of(value))
        return kind

    def _arguments(self, scope: Scope, name: str) -> list[s.Node]:
        """What the calls of a function give its parameter `name`."""
        position = [p.name for p in scope.node.parameters].index(name)
        found: list[s.Node] = []
        for call in self.calls.get(id(scope.node), ()):
            found += call.args[position : position + 1]
            found += [value for keyword, value in call.keywords if keyword == name]
        return found

    # -- names that are asked for what only arrays have -------------------------------------------
    def _asked_as_arrays(self) -> set[tuple[int, str]]:
        asked: set[tuple[int, str]] = set()
        flows: list[tuple[tuple[int, str], s.Name]] = []  # a name, and one that it is given
        for node in s.walk(self.program.module):
            for used in self._uses(node):
                if type(used) is s.Name and (place := self.place(used)) is not None:
                    asked.add(place)
        for scope in self.scopes:
            for name, bindings in scope.bindings.items():
                values = [b.value for b in bindings if b.kind in ("assign", "chain", "unpack")]
                if bindings[0].kind == "parameter":
                    values += self._arguments(scope, name)
                flows += [((id(scope), name), v) for v in values if type(v) is s.Name]
        changed = True
        while changed:
            changed = False
            for given, source in flows:
                place = self.place(source)
                if given in asked and place is not None and place not in asked:
                    asked.add(place)
                    changed = True
        return asked

    def _uses(self, node: s.Node) -> list[s.Node]:
        """The parts of a node that it takes for arrays, or for more than numbers."""
        match node:
            case s.Subscript(value, _) | s.Attribute(value, _):
                return [value]
            case s.For(_, iterable, _) | s.Clause(_, iterable, _):
                return [iterable]
            case s.Binary("@", left, right):
                return [left, right]
            case s.Call(_, args, _) if self._builtin(node) in OF_NUMBERS:
                return [args[0]] if self._builtin(node) in ("max", "min") and len(args) == 1 else []
            case s.Call(_, args, _) if self._builtin(node):
                return list(args)
            case s.Call(_, args, _) if (found := self._library(node)) is not None:
                op = getattr(found, "op", None)
                return [] if op is not None and op.elementwise else list(args)
        return []

    # -- expressions ----------------------------------------------------------------------------
    def of(self, node: s.Node) -> str | None:
        """The kind of an expression; None where it is not known yet."""
        match node:
            case s.Number(value, _):
                return {int: "int", float: "real"}.get(type(value), "any")
            case s.Boolean():
                return "bool"
            case s.Name():
                return self.name(node)
            case s.Unary(op, operand) if op in "+-":
                return self.like([self.of(operand)])
            case s.Binary():
                return self.memo[id(node)] if id(node) in self.memo else self.chain(node)
            case s.Conditional(_, body, orelse):
                return join(self.of(body), self.of(orelse))
            case s.Attribute():
                full = self._full(node)
                constant = None if full is None else library.constant(full)
                return "any" if constant is None else "real"
            case s.Call():
                return self.call(node)
        return "any"

    def name(self, node: s.Name) -> str | None:
        place = self.place(node)
        if place is not None:
            return self.table.get(place)
        scope = self.read_in.get(id(node))
        kind, value = ("", None) if scope is None else meaning(self.program, scope, node.id)
        return "real" if kind == "constant" and type(value) is float else "any"

    def chain(self, node: s.Node) -> str | None:
        """The kind of an operator's value; sums of any length are walked, not recursed into."""
        links = []
        while type(node) is s.Binary and id(node) not in self.memo:
            links.append(node)
            node = node.left
        kind = self.of(node)
        for link in reversed(links):
            kind = self.memo[id(link)] = self.arithmetic(link.op, kind, link.right)
        return kind

    def arithmetic(self, op: str, left: str | None, right: s.Node) -> str | None:
        """The kind of an operator's value from that of its left operand."""
        kind = self.like([left, self.of(right)]) if op in ARITHMETIC else "any"
        if op == "/" and kind in NUMBERS:
            return "real"
        if op == "**" and kind == "int":
            return "int" if type(right) is s.Number and type(right.value) is int else "number"
        return kind

    @staticmethod
    def like(kinds: list[str | None]) -> str | None:
        """The kind of sums and products of such numbers."""
        if None in kinds:
            return None
        if not all(kind in NUMBERS for kind in kinds):
            return "any"
        return next((kind for kind in ("real", "number") if kind in kinds), "int")

    def call(self, node: s.Call) -> str | None:
        kinds = [self.of(value) for value in node.args]
        builtin = self._builtin(node)
        if len(kinds) == 1 and (builtin in COUNTS or self.is_rounded(node)):
            return "int"
        if builtin == "float":
            return "real"
        op = self.row(node)
        if op is None:
            return "any"
        like = self.like(kinds)
        if like not in NUMBERS or op.result_dtype in INTEGRAL:
            return like
        return "real" if op.args[0].kind == "smooth" else like if like == "real" else "number"

    def is_rounded(self, node: s.Call) -> bool:
        """Whether a call makes an integer of a number, as a function of the module math does."""
        scope = self.read_in.get(id(node))
        return scope is not None and self._full(node.function, scope) in ROUNDED

    def row(self, node: s.Call) -> Op | None:
        """The row of numbers that a call is of; None where it is another call."""
        if self._builtin(node) == "abs":
            return absolute.op
        op = getattr(self._library(node), "op", None)
        if op is None or not op.elementwise or op.variadic or op.static:
            return None
        return op if len(node.args) == len(op.args) and not node.keywords else None

    # -- what is called ---------------------------------------------------------------------------
    def _builtin(self, node: s.Call) -> str:
        """The function of Python's own that a call is of; "" where it is of another."""
        if type(node.function) is not s.Name:
            return ""
        scope = self.read_in.get(id(node))
        kind = "" if scope is None else meaning(self.program, scope, node.function.id)[0]
        return node.function.id if kind == "builtin" else ""

    def _library(self, node: s.Call):
        """The function of a library that a call is of, or None."""
        scope = self.read_in.get(id(node))
        if scope is None:
            return None
        if type(node.function) is s.Name:
            kind, found = meaning(self.program, scope, node.function.id)
            return found if kind == "function" else None
        full = self._full(node.function, scope)
        if full is None or full.startswith("tf."):  # its types are TensorFlow's
            return None
        return library.function(full)

    def _full(self, node: s.Node, scope: Scope | None = None) -> str | None:
        scope = scope or self.read_in.get(id(node))
        return None if scope is None else full_name(self.program, scope, node)
