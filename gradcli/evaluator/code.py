"""The evaluator's compiler: every node of the surface tree to a closure over a frame, once.

A frame is a list: [the frame around, the result of a return, parameters and locals ...], with a
slot for each name as `resolve` laid them out.  An expression's closure gives its value.  A
statement's gives None, or a signal (BREAK, CONTINUE, RETURN) that stops the blocks around it.
The run's own state (its meter, the point, where print writes) is in `Coder`, which belongs to
one run at a time.
"""

from collections.abc import Callable

from gradcli.errors import Diagnostic, Span
from gradcli.evaluator import operators
from gradcli.evaluator.faults import FAULTS, fault
from gradcli.evaluator.indexing import indexed
from gradcli.evaluator.limits import Limits, Meter
from gradcli.evaluator.values import UNSET, truth
from gradcli.language.names.builtins import ATTRIBUTES, HIGHER, VALUES
from gradcli.language.names.lookup import full_name, meaning
from gradcli.language.names.program import Program
from gradcli.language.syntax import surface as s
from gradcli.ops import names as library


class Coder:
    """Compiles one program, and holds the state of the run of what it compiled.

    `given` holds the values of the inputs in this run, `watched` the names whose assignment is
    shown to the caller, `in_place` whether arrays may be written in place.
    """

    __slots__ = (
        "program", "source", "meter", "scope", "given", "watch", "watched", "write", "in_place",
        "printed", "scopes", "handling", "variables", "at", "notes", "dtypes",
    )  # fmt: skip

    def __init__(self, program: Program, watched: frozenset[str]):
        self.program, self.source = program, program.source
        self.meter = Meter(Limits(), program.source)
        self.scope = program.scope
        self.scopes = {id(scope.node): scope for scope in program.scope.walk()}
        self.watched = watched
        self.watch: dict[str, Callable] = {}
        self.given: dict = {}
        self.write: Callable[[str], None] = lambda text: None
        self.in_place = self.printed = False
        self.handling: list[Diagnostic] = []  # the errors whose handlers are running
        self.at: s.Node | None = None  # the call of the library that is running
        self.notes: list[Diagnostic] = []  # what the library warned of
        self.dtypes: dict[str, object] = {}  # NumPy's types of the tensors that are inputs
        self.variables = _variables(program)  # what the program differentiates by, if it does

    def note(self, message: str, node: s.Node | None) -> None:
        """Tell the user of something at `node`, once."""
        span = node.span if node is not None else None
        if not any((found.message, found.span) == (message, span) for found in self.notes):
            self.notes.append(Diagnostic("E0207", message, span, source=self.source))

    # -- names ----------------------------------------------------------------------------------
    def place(self, name: str) -> tuple[int, int]:
        """How many frames up the name lives from the code being compiled, and its slot there."""
        depth, scope = 0, self.scope
        while name not in scope.bindings and scope.parent is not None:
            depth, scope = depth + 1, scope.parent
        return depth, scope.slots[name]

    def unset(self, name: str, span: Span | None) -> Diagnostic:
        """The error of reading `name` before it has a value."""
        home = self.scope.home(name) or self.program.scope
        places = home.bindings.get(name, ())
        where = next((p.span for p in places if p.span != span), None)
        return Diagnostic(
            "E0204",
            f"'{name}' has no value yet",
            span,
            "read here",
            help="give it a value on every way to this line",
            source=self.source,
            seconds=((where, "it is given one here, which has not run"),) if where else (),
            exception="UnboundLocalError" if home is self.scope and home.parent else "NameError",
        )

    def is_variable(self, name: str) -> bool:
        """Whether the program differentiates by `name`, as the code being compiled knows it."""
        return self.variables is not None and self._key(name) in self.variables.names

    def _key(self, name: str) -> tuple[int, str]:
        return id(self.scope.home(name) or self.program.scope), name

    def read(self, node: s.Name) -> Callable:
        """The closure that reads a variable, whose value must be set."""
        name, span, scope = node.id, node.span, self.scope
        depth, slot = self.place(name)

        def missing():
            current, self.scope = self.scope, scope
            try:
                return self.unset(name, span)
            finally:
                self.scope = current

        if self.is_variable(name):
            traced, place = self.variables.names[self._key(name)], (span, self.source)
            return self.variables.read(depth, slot, traced, missing, place)
        if depth == 0:

            def local(f):
                x = f[slot]
                if x is UNSET:
                    raise missing()
                return x

            return local

        def outer(f):
            for _ in range(depth):
                f = f[0]
            x = f[slot]
            if x is UNSET:
                raise missing()
            return x

        return outer

    # -- nodes -------------------------------------------------------------------------------------
    def statement(self, node: s.Node) -> Callable:
        """The closure that runs the statement `node`."""
        from gradcli.evaluator.statements import STATEMENTS

        return STATEMENTS[type(node)](self, node)

    def expression(self, node: s.Node) -> Callable:
        """The closure that evaluates `node`."""
        return self.observed(node, EXPRESSIONS[type(node)](self, node))

    def observed(self, node: s.Node, run: Callable) -> Callable:
        """`run`, which evaluates `node`, as it is; an observer of the run looks at it here."""
        return run

    def operand(self, node: s.Node) -> tuple[str, object]:
        """`node` as ("slot", i), ("const", value) or ("expr", closure), for fast paths."""
        if type(node) is s.Number:
            return "const", node.value
        if type(node) is s.Unary and node.op == "-" and type(node.operand) is s.Number:
            return "const", -node.operand.value
        if type(node) is s.Name and meaning(self.program, self.scope, node.id)[0] in LOCAL:
            depth, slot = self.place(node.id)
            if depth == 0 and not self.is_variable(node.id):
                return "slot", slot
        return "expr", self.expression(node)

    def closure(self, operand: tuple[str, object]) -> Callable:
        """A closure of an operand; that of a slot may give UNSET."""
        kind, value = operand
        if kind == "const":
            return lambda f: value
        return (lambda f: f[value]) if kind == "slot" else value

    def test(self, node: s.Node) -> Callable:
        """The closure that gives the truth of `node` as a bool."""
        value, source = self.expression(node), self.source

        def run(f):
            x = value(f)
            if type(x) is bool:
                return x
            try:
                return truth(x)
            except FAULTS as error:
                raise fault(error, "a test", (x,), node, source) from error

        return run


def _variables(program: Program):
    """What keeps the variables that the program differentiates by; None where it has no such."""
    if not program.tensors and not any(word in program.source.text for word in HIGHER):
        return None
    from gradcli.evaluator.variables import Variables, variables

    return Variables(variables(program))


LOCAL = ("variable", "input")


def _name(owner: Coder, node: s.Name) -> Callable:
    kind, found = meaning(owner.program, owner.scope, node.id)
    if kind in LOCAL:
        return owner.read(node)
    if kind != "constant":  # resolve refused all but functions and classes of exceptions
        from gradcli.evaluator.calling import named

        found = named(owner, node)
    return lambda f: found


def _literal(owner: Coder, node) -> Callable:
    value = node.value
    return lambda f: value


def _none(owner: Coder, node) -> Callable:
    return lambda f: None


def _dots(owner: Coder, node) -> Callable:
    return lambda f: Ellipsis


def _conditional(owner: Coder, node: s.Conditional) -> Callable:
    test = owner.test(node.test)
    body, orelse = owner.expression(node.body), owner.expression(node.orelse)
    return lambda f: body(f) if test(f) else orelse(f)


def _list(owner: Coder, node: s.List) -> Callable:
    items = [owner.expression(item) for item in node.items]
    return lambda f: [item(f) for item in items]


def _tuple(owner: Coder, node: s.Tuple) -> Callable:
    items = [owner.expression(item) for item in node.items]
    return lambda f: tuple([item(f) for item in items])


def _attribute(owner: Coder, node: s.Attribute) -> Callable:
    from gradcli.evaluator.calling import bound_method, named
    from gradcli.evaluator.methods import attribute

    full = full_name(owner.program, owner.scope, node)
    if full is None and owner.program.tensors and node.name != "__name__":
        return _read_of_any(owner, node)
    if full is not None:
        found = VALUES[full] if full in VALUES else library.constant(full)
        if found is None and full not in VALUES:
            found = named(owner, node)
        return lambda f: found
    if node.name not in ATTRIBUTES and node.name != "__name__":
        return bound_method(owner, node)
    value, give, source = owner.expression(node.value), attribute(node.name), owner.source

    def run(f):
        x = value(f)
        try:
            return give(x)
        except FAULTS as error:
            raise fault(error, f".{node.name}", (x,), node, source) from error

    return run


def _read_of_any(owner: Coder, node: s.Attribute) -> Callable:
    """The closure of x.name where x may be an object, which alone knows whether it has it."""
    from gradcli.evaluator.methods import attribute, is_attribute
    from gradcli.evaluator.provided import method
    from gradcli.evaluator.values import Builtin

    value, source, name = owner.expression(node.value), owner.source, node.name
    give, apply = attribute(name), method(name)

    def run(f):
        x = value(f)
        try:
            if is_attribute(x, name):
                return give(x)
        except FAULTS as error:
            raise fault(error, f".{name}", (x,), node, source) from error
        return Builtin(
            name, lambda owner, args, keywords, node: apply(owner, [x, *args], keywords, node, ())
        )

    return run


def _call(owner: Coder, node: s.Call) -> Callable:
    from gradcli.evaluator.calling import call

    return call(owner, node)


def _lambda(owner: Coder, node: s.Lambda) -> Callable:
    from gradcli.evaluator.functions import lambda_

    return lambda_(owner, node)


def _dict(owner: Coder, node: s.Dict) -> Callable:
    from gradcli.evaluator.comprehensions import dict_display

    return dict_display(owner, node)


def _compare(owner: Coder, node: s.Compare) -> Callable:
    from gradcli.evaluator.comparison import compare

    return compare(owner, node)


def _comprehension(owner: Coder, node: s.Comprehension) -> Callable:
    from gradcli.evaluator.comprehensions import comprehension

    return comprehension(owner, node)


def _f_string(owner: Coder, node: s.FString) -> Callable:
    from gradcli.evaluator.formatting import f_string

    return f_string(owner, node)


EXPRESSIONS = {
    s.Number: _literal, s.Boolean: _literal, s.String: _literal, s.NoneLiteral: _none,
    s.Ellipsis: _dots, s.Name: _name, s.Attribute: _attribute, s.Call: _call,
    s.Subscript: indexed, s.Unary: operators.unary, s.Binary: operators.binary,
    s.Compare: _compare, s.BoolOp: operators.logic, s.Conditional: _conditional,
    s.List: _list, s.Tuple: _tuple, s.Dict: _dict, s.Lambda: _lambda,
    s.Comprehension: _comprehension, s.FString: _f_string,
}  # fmt: skip
