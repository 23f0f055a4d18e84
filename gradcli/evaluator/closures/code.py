"""The evaluator's compiler: every node of the surface tree to a closure over a frame, once.

A frame is a list: [the frame around, the result of a return, parameters and locals ...], with a
slot for each name as `resolve` laid them out.  An expression's closure gives its value.  A
statement's gives None, or a signal (BREAK, CONTINUE, RETURN) that stops the blocks around it.
The run's own state (its meter, the point, where print writes) is in `Coder`, which belongs to
one run at a time.
"""

from collections.abc import Callable
from typing import Any

from gradcli.errors import Diagnostic, Span
from gradcli.evaluator.faults import FAULTS, fault
from gradcli.evaluator.limits import Limits, Meter
from gradcli.evaluator.values import objects
from gradcli.evaluator.values.array import Array, unwrap, wrap
from gradcli.evaluator.values.values import UNSET, truth
from gradcli.language.names.builtins import HIGHER
from gradcli.language.names.lookup import meaning
from gradcli.language.names.program import Program
from gradcli.language.syntax import surface as s

LOCAL = ("variable", "input")
# The kind of a node -> what makes a closure of one, from a coder and the node: filled by `nodes`
EXPRESSIONS: dict[type, Callable] = {}
STATEMENTS: dict[type, Callable] = {}


class Coder:
    """Compiles one program, and holds the state of the run of what it compiled.

    `given` holds the values of the inputs in this run, `watched` the names whose assignment is
    shown to the caller, `in_place` whether arrays may be written in place.
    """

    __slots__ = (
        "program", "source", "meter", "scope", "given", "watch", "watched", "write", "in_place",
        "printed", "scopes", "handling", "variables", "at", "notes", "dtypes", "random", "noticed",
        "functions", "tried",
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
        self.functions: dict[str, Any] = {}  # of the language that are values, each of them one
        self.noticed = False  # whether an observer of the run saw what it looks for
        self.handling: list[Diagnostic] = []  # the errors whose handlers are running
        self.tried: set[int] = set()  # the attributes that a try may find missing of a number
        self.random: Any = None  # NumPy's stream that np.random.seed has begun
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
        home = self.scope.home(name) or self.program.scope
        depth, scope = 0, self.scope
        while scope is not home and scope.parent is not None:
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

    def put(self, name: str) -> Callable:
        """The closure put(frame, value) that gives a variable a value."""
        depth, slot = self.place(name)
        if name in self.watched and self.is_of_top(name):

            def shown(f, x):
                for _ in range(depth):
                    f = f[0]
                watch = self.watch[name]
                if type(x) is Array:
                    x.store(watch(x.get()))  # the cell stays: other names may be of it too
                    f[slot] = x
                elif objects.is_object(x):
                    f[slot] = objects.replaced(x, watch)
                    self.dtypes[name] = objects.numpy_type(x)
                else:
                    f[slot] = wrap(watch(unwrap(x)))

            return shown

        def put(f, x):
            f[slot] = x

        def put_outside(f, x):
            for _ in range(depth):
                f = f[0]
            f[slot] = x

        return put_outside if depth else put

    def forget(self, name: str) -> Callable:
        """The closure after which a variable has no value."""
        depth, slot = self.place(name)

        def forget(f):
            for _ in range(depth):
                f = f[0]
            f[slot] = UNSET

        return forget

    def is_of_top(self, name: str) -> bool:
        """Whether `name` is of the top level for the code being compiled."""
        return (self.scope.home(name) or self.program.scope) is self.program.scope

    # -- nodes -------------------------------------------------------------------------------------
    def statement(self, node: s.Node) -> Callable:
        """The closure that runs the statement `node`."""
        return STATEMENTS[type(node)](self, node)

    def expression(self, node: s.Node) -> Callable:
        """The closure that evaluates `node`."""
        return self.observed(node, EXPRESSIONS[type(node)](self, node))

    def observed(self, node: s.Node, run: Callable) -> Callable:
        """`run`, which evaluates `node`, as it is; an observer of the run looks at it here."""
        return run

    def operand(self, node: s.Node) -> tuple[str, Any]:
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

    def closure(self, operand: tuple[str, Any]) -> Callable:
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
