"""Whether a program may run once over whole columns in place of once a row.

It may where every operation that a column reaches is elementwise: then row i of each result is made
of row i of the inputs alone, and the gradient of the sum of a result has the derivatives of row i
at i.  So the kind of every value is followed through the program as it would run; what a column
must not reach, such as a test, an index, a sum or a list, is an obstacle, and what is not known to
be elementwise is one too.
"""

from typing import Any

from gradcli.errors import Diagnostic, Span
from gradcli.language.names.lookup import full_name, library_name, meaning
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import is_spread

COLUMN, TRUTH, NUMBER, OTHER = "column", "truths of a column", "number", "other"
ARITHMETIC = ("+", "-", "*", "/", "**", "%", "//")
NUMERIC = ("abs", "float", "int", "round", "min", "max", "pow", "range", "enumerate")
DEEPEST = 50  # calls of functions in one another
TURNS = 4  # after which the kinds in a loop change no more

NEUTRAL = (s.Def, s.Import, s.ImportFrom, s.Pass, s.Break, s.Continue)  # the same for all rows

Kinds = dict[str, str]


class Obstacle(Exception):
    """What needs each row by itself: where it is, and why."""

    def __init__(self, why: str, node):
        super().__init__(why)
        self.why, self.span = why, getattr(node, "span", None)


def _of_one_row(node: s.Node) -> Obstacle:
    """The obstacle that a statement is."""
    if type(node) is s.Def:
        return Obstacle("it has a function with a rule of its own", node)
    return Obstacle(f"'{_word(node)}' runs for each row by itself", node)


def obstacle(
    program, columns: tuple[str, ...], point: dict[str, Any], wrt=(), of=()
) -> tuple[str, Span | None] | None:
    """Why the program cannot run over columns of the inputs `columns`, and where; None if it can.

    `point` has the values of the other inputs; those in `wrt` become columns too.
    """
    try:
        _Kinds(program, columns, point, wrt).check(of)
    except Obstacle as found:
        return found.why, found.span
    except Diagnostic as error:
        return error.message, error.span
    return None


class _Kinds:
    """The kinds of the values of one program."""

    def __init__(self, program, columns, point, wrt):
        self.program, self.point, self.wrt = program, point, wrt
        self.columns = {*columns, *wrt}
        self.shared: set[str] = set()  # names whose array may have another name too
        self.depth = 0
        self.outer: Kinds | None = None  # of the top level, within a function
        self.scopes = {id(scope.node): scope for scope in program.scope.walk()}

    def check(self, of: tuple[str, ...]) -> None:
        program = self.program
        if program.tensors:
            raise Obstacle("it uses tensors", program.module)
        for name in self.columns:
            given = program.inputs.get(name)
            if given is not None and (given.kind != "float" or given.shape not in (None, ())):
                what = f"'{name}' is needed as {_kind(given)}"
                raise Obstacle(what, given)
        for name, value in self.point.items():
            if name in self.columns and type(value) not in (float, int):
                raise Obstacle(f"'{name}' is an array", program.inputs.get(name))
        kinds: Kinds = {}
        last = self.block(program.module.body, kinds, program.scope)
        found: list[str | None] = [self.named(name, kinds, None) for name in of]
        found = found or [last]
        if not of and program.target is not None and program.target.name is not None:
            found = [self.named(program.target.name, kinds, program.module)]
        for kind in found:
            if kind not in (COLUMN, NUMBER):
                raise Obstacle("the target is not a number in each row", program.target)

    # -- names ---------------------------------------------------------------------------------
    def named(self, name: str, kinds: Kinds, node) -> str:
        if name in kinds:
            return kinds[name]
        if name in self.columns:
            return COLUMN
        if name in self.point:
            return NUMBER if type(self.point[name]) in (float, int, bool) else OTHER
        given = self.program.inputs.get(name)
        if given is not None and given.default is not None:
            return self.kind(given.default, kinds, self.program.scope)
        what, value = meaning(self.program, self.program.scope, name)
        if what == "constant" and type(value) in (float, int):
            return NUMBER
        raise Obstacle(f"'{name}' is not known to be a number", node)

    def bind(self, target, kind: str, kinds: Kinds, value=None) -> None:
        match target:
            case s.Name(name):
                if kind == COLUMN and type(value) is not s.Binary:
                    self.shared.add(name)
                    if type(value) is s.Name:
                        self.shared.add(value.id)
                else:
                    self.shared.discard(name)
                kinds[name] = COLUMN if name in self.columns else kind
            case _:
                if kind not in (NUMBER, OTHER) or type(target) is not s.Tuple:
                    raise Obstacle("a column is taken apart, or written into", target)
                for item in target.items:
                    self.bind(item, OTHER, kinds)

    # -- statements ----------------------------------------------------------------------------
    def block(self, body, kinds: Kinds, scope) -> str | None:
        """The kind of what a block returns, or of its last expression."""
        last = None
        for statement in body:
            last = self.statement(statement, kinds, scope)
            if type(statement) is s.Return:
                return last
        return last

    def statement(self, node, kinds: Kinds, scope) -> str | None:
        match node:
            case s.Expression(value):
                return self.kind(value, kinds, scope)
            case s.Assign(targets, value):
                self.assign(targets, value, kinds, scope)
            case s.AugAssign(s.Name() as target):
                self.augment(node, target, kinds, scope)
            case s.Declare():
                self.declare(node, kinds, scope)
            case s.Return(value):
                return OTHER if value is None else self.kind(value, kinds, scope)
            case s.If():
                self.branch(node, kinds, scope)
            case s.For() | s.While():
                self.loop(node, kinds, scope)
                self.either([node.orelse, ()], kinds, scope)
            case s.Assert(test, _):
                self.test(test, kinds, scope, "an assertion depends on")
            case _ if type(node) not in NEUTRAL or getattr(node, "decorators", False):
                raise _of_one_row(node)
        return None

    def augment(self, node: s.AugAssign, target: s.Name, kinds: Kinds, scope) -> None:
        kind = self.binary(node.op, target, node.value, node, kinds, scope)
        if COLUMN in (kind, kinds.get(target.id)) and target.id in self.shared:
            raise Obstacle(f"'{target.id}' is written in place", node)
        kinds[target.id] = kind

    def declare(self, node: s.Declare, kinds: Kinds, scope) -> None:
        if node.default is not None and node.name not in self.point:
            self.bind(s.Name(node.name), self.kind(node.default, kinds, scope), kinds)

    def branch(self, node: s.If, kinds: Kinds, scope) -> None:
        for test, _ in node.branches:
            self.test(test, kinds, scope)
        self.either([body for _, body in node.branches] + [node.orelse], kinds, scope)

    def assign(self, targets, value, kinds: Kinds, scope) -> None:
        first = targets[0]
        apart = len(targets) == 1 and type(first) is s.Tuple and type(value) is s.Tuple
        if apart and len(first.items) == len(value.items):
            found = [self.kind(item, kinds, scope) for item in value.items]
            for target, kind in zip(first.items, found):
                self.bind(target, kind, kinds)
            return
        if scope is self.program.scope and type(first) is s.Name and first.id in self.point:
            return  # an input's default, which is not taken
        kind = self.kind(value, kinds, scope)
        for target in targets:
            self.bind(target, kind, kinds, value if len(targets) == 1 else None)

    def test(self, node, kinds: Kinds, scope, what: str = "a test depends on") -> None:
        for part in s.walk(node):
            if type(part) is s.Name and self.is_of_rows(part, kinds):
                raise Obstacle(f"{what} '{part.id}'", node)
        if self.kind(node, kinds, scope) in (COLUMN, TRUTH):
            raise Obstacle(f"{what} a column", node)

    def is_of_rows(self, node, kinds: Kinds) -> bool:
        return kinds.get(node.id, COLUMN if node.id in self.columns else OTHER) in (COLUMN, TRUTH)

    def either(self, bodies, kinds: Kinds, scope) -> None:
        """The kinds after one of these bodies has run: all see those before them."""
        ends = []
        for body in bodies:
            own = dict(kinds)
            if any(type(node) is s.Return for part in body for node in s.walk(part)):
                raise Obstacle("a branch returns", body[0])
            self.block(body, own, scope)
            ends.append(own)
        for name in {name for own in ends for name in own}:
            kinds[name] = _joined([own.get(name, kinds.get(name, OTHER)) for own in ends])

    def loop(self, node: s.For | s.While, kinds: Kinds, scope) -> None:
        if isinstance(node, s.For):
            self.test(node.iterable, kinds, scope, "a loop goes over")
        for _ in range(TURNS):
            before = dict(kinds)
            if isinstance(node, s.For):
                self.bind(node.target, NUMBER, kinds)
            else:
                self.test(node.test, kinds, scope, "a loop's test depends on")
            self.either([node.body, ()], kinds, scope)
            if kinds == before:
                return
        raise Obstacle("a loop changes what its names are", node.body[0])

    # -- expressions ---------------------------------------------------------------------------
    def kind(self, node, kinds: Kinds, scope) -> str:
        match node:
            case s.Number(value, _) | s.Boolean(value):
                return OTHER if type(value) is complex else NUMBER
            case s.Name(name):
                return self.named(name, kinds, node)
            case s.Attribute():
                return self.attribute(node, scope)
            case s.Unary():
                return self.unary(node, kinds, scope)
            case s.Binary(op, left, right):
                return self.binary(op, left, right, node, kinds, scope)
            case s.Compare():
                return self.comparison(node, kinds, scope)
            case s.Call():
                return self.call(node, kinds, scope)
            case s.Conditional(test, body, orelse):
                self.test(test, kinds, scope)
                self.kind(test, kinds, scope)
                return _joined([self.kind(x, kinds, scope) for x in (body, orelse)])
            case s.BoolOp(_, parts):
                self.test(parts[0], kinds, scope)
                found = [self.kind(part, kinds, scope) for part in parts]
                return NUMBER if {*found} == {NUMBER} else self.apart(node, kinds, scope)
            case _:
                return self.apart(node, kinds, scope)

    def attribute(self, node: s.Attribute, scope) -> str:
        full = full_name(self.program, scope, node)
        what, constant = library_name(full) if full else ("", None)
        if what == "constant" and type(constant) in (float, int):
            return NUMBER
        raise Obstacle("an attribute is read", node)

    def unary(self, node: s.Unary, kinds: Kinds, scope) -> str:
        kind = self.kind(node.operand, kinds, scope)
        if kind in (COLUMN, TRUTH) and (node.op not in "+-" or kind == TRUTH):
            raise Obstacle(f"'{node.op}' is of one truth, not of a column", node)
        return kind

    def comparison(self, node: s.Compare, kinds: Kinds, scope) -> str:
        found = [self.kind(each, kinds, scope) for each in (node.first, *node.rest)]
        if COLUMN not in found and TRUTH not in found:
            return NUMBER
        decides = {*node.ops} & {"in", "not in", "is"}
        if len(node.rest) > 1 or {*found} - {COLUMN, NUMBER} or decides:
            raise Obstacle("a comparison decides", node)
        return TRUTH

    def apart(self, node, kinds: Kinds, scope) -> str:
        """OTHER, of what has nothing of a column in it: it is the same in every row."""
        for part in s.walk(node):
            if type(part) is s.Name and self.is_of_rows(part, kinds):
                raise Obstacle(f"'{part.id}' is part of {_word(node)}", node)
            if type(part) is s.Call:
                raise Obstacle(f"a function is called in {_word(node)}", node)
        return OTHER

    def binary(self, op: str, left, right, node, kinds: Kinds, scope) -> str:
        found = {self.kind(left, kinds, scope), self.kind(right, kinds, scope)}
        if found == {NUMBER}:
            return NUMBER
        if found <= {COLUMN, NUMBER} and op in ARITHMETIC:
            return COLUMN
        if COLUMN in found or TRUTH in found:
            raise Obstacle(f"'{op}' here is not of columns and numbers alone", node)
        return OTHER

    def call(self, node, kinds: Kinds, scope) -> str:
        name = node.function.id if type(node.function) is s.Name else ""
        own = self.program.functions.get(name)
        if own is not None and kinds.get(name) is None:
            return self.of_program(own, node, kinds, scope)
        full = full_name(self.program, scope, node.function)
        if full is None and name and name not in kinds:
            what, value = meaning(self.program, self.program.scope, name)
        else:
            what, value = library_name(full) if full else ("", None)
        found = [self.kind(arg, kinds, scope) for arg in node.args]
        plain = {*found} == {NUMBER} and not node.keywords
        if what == "builtin":
            if plain and name in NUMERIC:
                return OTHER if name in ("range", "enumerate") else NUMBER
            if name == "abs" and found == [COLUMN]:
                return COLUMN
        row = getattr(value, "op", None) if what == "function" else None
        if row is None or not row.elementwise or node.keywords:
            raise Obstacle(f"{name or full or 'a call'} is not elementwise", node)
        if plain:
            return NUMBER
        numbers = found[1:] if row.name == "where" else found
        if {*numbers} <= {COLUMN, NUMBER} and found[0] in (COLUMN, NUMBER, TRUTH):
            return COLUMN
        raise Obstacle(f"{row.name} here is not of columns and numbers alone", node)

    def of_program(self, own, node, kinds: Kinds, scope) -> str:
        """The kind of what a function of the program gives for these arguments."""
        if self.depth == DEEPEST:
            raise Obstacle(f"'{own.name}' calls itself", node)
        inner = {name: kind for name, kind in kinds.items() if scope is self.program.scope}
        inner |= {k: v for k, v in self.globals(kinds, scope).items() if k not in inner}
        if is_spread(node) or any(type(p.default) is s.Starred for p in own.parameters):
            raise Obstacle(f"'{own.name}' is called with a '*'", node)
        names = [p.name for p in own.parameters]
        given = dict(zip(names, node.args)) | dict(node.keywords)
        for parameter in own.parameters:
            value = given.get(parameter.name, parameter.default)
            if value is None:
                raise Obstacle(f"'{own.name}' lacks an argument", node)
            inner[parameter.name] = self.kind(value, kinds, scope)
            self.shared.add(parameter.name)
        outer, self.outer = self.outer, self.globals(kinds, scope)
        shared = set(self.shared)
        self.depth += 1
        found = self.block(own.body, inner, self.scopes.get(id(own), self.program.scope))
        self.depth -= 1
        self.outer, self.shared = outer, shared
        return found or OTHER

    def globals(self, kinds: Kinds, scope) -> Kinds:
        """The kinds of the names of the top level, where code of `scope` runs."""
        return dict(kinds) if scope is self.program.scope else (self.outer or {})


def _joined(kinds: list[str]) -> str:
    """The kind of what is one of these."""
    if {*kinds} == {NUMBER} or {*kinds} <= {COLUMN, NUMBER}:
        return COLUMN if COLUMN in kinds else NUMBER
    if {*kinds} & {COLUMN, TRUTH}:
        raise Obstacle("what is a column in one branch is none in another", None)
    return OTHER


def _kind(given) -> str:
    if given.shape:
        return "an array"
    return {"int": "an integer", "bool": "a truth"}.get(given.kind, given.kind)


def _word(node) -> str:
    """What a construct is called."""
    return {"Subscript": "an index", "FString": "a text"}.get(
        type(node).__name__, f"a {type(node).__name__.lower()}"
    )
