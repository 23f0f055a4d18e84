"""Core to surface: a program that reads as its author would have written it.

What lowering took apart comes back: `elif`, `+=`, chained comparisons, `break` and `continue` with
the rest of the body after them, and conditional expressions.
"""

from collections.abc import Callable
from functools import cached_property, lru_cache
from itertools import pairwise

from gradcli.core import array_functions, ir, walks
from gradcli.core.alias.open_names import open_names
from gradcli.core.ir import Assign, Call, Def, Expr, For, If, Leave, While, assert_never, same
from gradcli.core.operators import COMPARISONS, OPERATORS, UNARY
from gradcli.core.types.kind_rules import SURE_ARRAYS
from gradcli.core.types.kinds import NUMBERS, Kinds, Scope, kinds_of
from gradcli.errors import Diagnostic, Source
from gradcli.language.names.lookup import is_of_language
from gradcli.language.syntax import surface
from gradcli.lowering.raising.nested_calls import nested
from gradcli.ops.libraries.names import function


@lru_cache(1024)
def path(name: str) -> surface.Node:
    """The node of a dotted name."""
    first, *rest = name.split(".")
    node: surface.Node = surface.Name(first)
    for part in rest:
        node = surface.Attribute(node, part)
    return node


# By the row's name, how a call of it is written.
SYMBOLS = {op.name: sign for sign, op in OPERATORS.items() if sign != "^"}
COMPARED = {op.name: sign for sign, op in COMPARISONS.items()}
PREFIXED = {op.name: sign for sign, op in UNARY.items()}
AUGMENTED = ("+", "-", "*", "/")  # operators that statements have
JUMPS = {"break": surface.Break, "continue": surface.Continue}
LIBRARIES = ("math", "np")


def _in_both(name: str) -> bool:
    """Whether both libraries have a function of this name."""
    return all(function(f"{library}.{name}") is not None for library in LIBRARIES)


def restore(program: ir.Program, author: frozenset[str] | None = None) -> surface.Module:
    """The surface form of a core program, its outputs the last statement.

    An input that nothing mentions any more is declared, or named where it may be an array, so that
    it may still be given a value; and so is one that has the name of a function of the language.
    author: the names that stay; without it all do, though they hold a call for one reader.
    """
    writer, own = Writer(program), walks.own_names(program)
    if "np" in own:  # an author's name
        writer.np = ir.fresh({*own, *program.taken}, "numpy")
    outputs = [writer.expression(v) for v in program.outputs]
    last = outputs[0] if len(outputs) == 1 else surface.Tuple(tuple(outputs))
    body = (*writer.body(program.body, None), surface.Expression(last))
    values = [*walks.values(program.body), *program.outputs]
    graph = program.graph
    if author is not None and _results(program) - author:
        body = nested(body, author)
    whole = [*program.header, *body]
    read = ir.mask(values)
    used = {n for n in program.inputs if read & graph.bit(n)} | ir.assigned(program.body)
    used -= {n for n in program.inputs if is_of_language(n)}
    written = {
        n.id if type(n) is surface.Name else n.name
        for s in program.header for n in surface.walk(s)
        if type(n) in (surface.Name, surface.Declare)
    }  # fmt: skip
    used |= written
    declared = [
        _declared(name, kind, writer.kinds.name(name, None))
        for name, (kind, _) in program.inputs.items()
        if name not in used or (kind == "str" and name not in written)
    ]
    if writer.np != "np" and any(_is_name(n, writer.np) for s in whole for n in surface.walk(s)):
        alias = None if writer.np == "numpy" else writer.np
        declared.insert(0, surface.Import("numpy", alias))
    return surface.Module((*declared, *whole), (), Source("", "<derivative>"))


def _is_name(node: surface.Node, name: str) -> bool:
    return type(node) is surface.Name and node.id == name


def _declared(name: str, type_: str, kind: str | None) -> surface.Node:
    """The statement that keeps the name of an input, which no other statement has."""
    of_language = is_of_language(name)
    if type_ == "str":
        return surface.Declare(name, type_, None, None)
    if kind in NUMBERS or (of_language and kind is None):
        return surface.Declare(name, type_, (), None)
    if of_language and kind == "vector":
        return surface.Declare(name, type_, (surface.Slice(None, None, None),), None)
    if of_language:  # the name alone would be the language's
        raise Diagnostic(
            "E0108",
            f"an input '{name}' that may be a number or an array cannot be printed: {name} is a "
            "name of the language",
            help=f"declare it: '{name}: float' for a number, '{name}: float[3]' for an array",
        )
    return surface.Expression(surface.Name(name))


def _results(program: ir.Program) -> set[str]:
    """The names that hold the result of a call, of the program's functions or the library's."""
    return {
        name
        for s in ir.statements(program.body)
        if type(s) is Assign and (type(s.value) is Call or not _is_plain(s.value))
        for name in s.targets
    }


def _is_plain(value) -> bool:
    """Whether a value is a number, a name or written with an operator."""
    return type(value) is not Expr or value.op is None or bool(value.op.symbol)


class Writer:
    """The tables one restoration reads, and the surface of each node once in a scope.

    Printers of other languages with Python's statements extend it: `name` says what a name of the
    program is called there, `number` how a number is written, `node` what an expression becomes.
    """

    def __init__(self, program: ir.Program):
        self.program, self.spelling = program, program.spelling
        self.scope: Scope = None
        self.memo: dict[int, surface.Node] = {}
        self.np = "np"  # what the program calls NumPy

    @property
    def kinds(self) -> Kinds:
        return kinds_of(self.program)

    @cached_property
    def open_names(self) -> set[tuple[Scope, str]]:
        return open_names(self.program)

    def name(self, name: str) -> surface.Node:
        return path(name)

    def id(self, name: str) -> str:
        """What a name is called where it is given a meaning."""
        node = self.name(name)
        return node.id if type(node) is surface.Name else name

    def number(self, value) -> surface.Node:
        return literal(value)

    # -- expressions ------------------------------------------------------------------------------
    def expression(self, value) -> surface.Node:
        if type(value) is not Expr:
            return self.number(value)
        memo = self.memo
        for node in ir.postorder((value,), memo):
            memo[id(node)] = self.node(node)
        return memo[id(value)]

    def part(self, value) -> surface.Node:
        return self.memo[id(value)] if type(value) is Expr else self.number(value)

    def node(self, node: Expr) -> surface.Node:
        if node.op is None:
            return self.name(node.args[0])
        memo, name = self.memo, node.op.name
        args = [memo[id(a)] if type(a) is Expr else self.number(a) for a in node.args]
        if name in SYMBOLS and len(args) == 2:
            return surface.Binary(SYMBOLS[name], *args)
        if name in COMPARED:
            return surface.Compare(args[0], (COMPARED[name],), (args[1],))
        if name == "negative":
            return opposite(args[0])
        if name == "not" and type(node.args[0]) is Expr and node.args[0].op is ir.TEXT_IS:
            return negated(args[0])
        if name in PREFIXED:
            return surface.Unary(PREFIXED[name], args[0])
        if name in FORMS:
            return FORMS[name](self, node, args)
        return self.function(node, args)

    def subscript(self, parts: list) -> surface.Node:
        return parts[0] if len(parts) == 1 else surface.Tuple(tuple(parts))

    def real(self, node: Expr, args: list) -> surface.Node:
        """float(x), and x.item() of an array."""
        x = node.args[0]
        no_axes = (("shape", node.graph.node(ir.TUPLE, ())),)
        if type(x) is Expr and x.op is not None and x.op.name == "reshape" and x.attrs == no_axes:
            (array,) = x.args
            if self.kinds.of(array, self.scope) in SURE_ARRAYS:
                return surface.Call(surface.Attribute(self.part(array), "item"), (), ())
        return self.function(node, args)

    def conjunction(self, node: Expr, args: list) -> surface.Node:
        """`and`; a chain of comparisons where each takes up the last one's right side."""
        links = node.args
        chained = all(type(v) is Expr and v.op and v.op.name in COMPARED for v in links) and all(
            same(a.args[1], b.args[0]) for a, b in pairwise(links)
        )
        if not chained:
            return surface.BoolOp("and", tuple(args))
        return surface.Compare(
            args[0].first, tuple(a.ops[0] for a in args), tuple(a.rest[0] for a in args)
        )

    def function(self, node: Expr, args: list) -> surface.Node:
        name = node.op.name
        if name.startswith("."):
            return surface.Attribute(args[0], name[1:])
        written = (
            self.spelling.get(name) or array_functions.path_of(node.op) or self.of_module(name)
        )
        if node.op.listed:
            args = [surface.List(tuple(args))]
        if node.op is ir.SUM_OF:  # from a start on, since that of an array is NumPy's
            args = [*args, surface.Number(0, "0")]
        keywords = [(k, self.part(v)) for k, v in node.attrs]
        if name in ("reshape", "broadcast_to"):
            args, keywords = [*args, keywords[0][1]], []
        call = surface.Call(self.library(written), tuple(args), tuple(keywords))
        return self.result(node, call)

    @cached_property
    def module(self) -> str:
        """The module that the author calls functions of numbers by, where it is one."""
        modules = {text.rpartition(".")[0] for row, text in self.spelling.items() if _in_both(row)}
        return modules.pop() if len(modules) == 1 else ""

    @cached_property
    def own_names(self) -> set[str]:
        return walks.own_names(self.program)

    def of_module(self, name: str) -> str:
        """A function that the author does not call, as the author would; under a module where the
        program has something of its own by that name."""
        if name in self.own_names and function(f"np.{name}") is not None:
            return f"np.{name}"
        return f"{self.module}.{name}" if self.module in LIBRARIES and _in_both(name) else name

    def library(self, name: str) -> surface.Node:
        """The node of a function's dotted name."""
        return path(self.np + name[2:] if name.startswith("np.") else name)

    def result(self, node: Expr, call: surface.Call) -> surface.Node:
        """A call of a function, or the one of its results that a node is."""
        function = array_functions.called_by(node.op)
        if function is None or function.part is None:
            return call
        return surface.Subscript(call, self.number(function.part))

    def call(self, value: Call) -> surface.Node:
        args = tuple(self.expression(a) for a in value.args)
        if value.function in (ir.APPEND, ir.POP):
            return surface.Call(surface.Attribute(args[0], value.function[1:]), args[1:], ())
        return surface.Call(self.name(value.function), args, ())

    def value(self, value) -> surface.Node:
        return self.call(value) if type(value) is Call else self.expression(value)

    # -- statements -------------------------------------------------------------------------------
    def body(self, body, scope) -> list:
        out: list = []
        for s in body:
            self.statement(s, scope, out)
        return out

    def block(self, body, scope) -> tuple:
        return tuple(self.body(body, scope)) or (surface.Pass(),)

    def statement(self, s, scope, out: list) -> None:
        match s:
            case Assign():
                out.append(self.assignment(s, scope))
            case If():
                self.branches(s, scope, out)
            case For(name, start, stop, step, reverse, body):
                bounds = self.range(start, stop, step)
                if reverse:
                    bounds = surface.Call(path("reversed"), (bounds,), ())
                out.append(surface.For(self.name(name), bounds, self.loop(body, scope), ()))
            case While(test, body):
                out.append(surface.While(self.expression(test), self.loop(body, scope), ()))
            case Leave("return", values):
                items = [self.expression(v) for v in values]
                value = items[0] if len(items) == 1 else surface.Tuple(tuple(items))
                out.append(surface.Return(value))
            case Leave(how, _):
                out.append(JUMPS[how]())
            case Def(name, parameters, body):
                out.append(self.function_of(name, parameters, body))
            case _:
                assert_never(s)

    def function_of(self, name: str, parameters: tuple[str, ...], body) -> surface.Def:
        outer = self.scope, self.memo
        self.scope, self.memo = name, {}
        named = tuple(surface.Parameter(self.id(p), None, None, "") for p in parameters)
        block = self.block(body, name)
        self.scope, self.memo = outer
        return surface.Def(self.id(name), named, block, (), None)

    def loop(self, body, scope) -> tuple:
        """A loop's body, without a `continue` that nothing follows."""
        out = self.body(body, scope)
        while out and type(out[-1]) is surface.Continue:
            out.pop()
        return tuple(out) or (surface.Pass(),)

    def range(self, start, stop, step) -> surface.Node:
        ends: tuple = (stop,) if same(start, 0) else (start, stop)
        ends = ends if same(step, 1) else (start, stop, step)
        return surface.Call(path("range"), tuple(self.value(v) for v in ends), ())

    def assignment(self, s: Assign, scope) -> surface.Node:
        if not s.targets:
            return surface.Expression(self.value(s.value))
        if len(s.targets) > 1:
            names = surface.Tuple(tuple(self.name(t) for t in s.targets))
            return surface.Assign((names,), self.value(s.value))
        target = self.name(s.targets[0])
        if s.index:
            parts = [self.value(p) for p in s.index]
            target = surface.Subscript(target, self.subscript(parts))
        op = self.augmentation(s, scope)
        if op is not None:
            return surface.AugAssign(target, op, self.expression(s.value.args[1]))
        return surface.Assign((target,), self.value(s.value))

    def augmentation(self, s: Assign, scope) -> str | None:
        """The sign of `x = x + e`, which prints as `x += e`; None where it must stay.

        On an array `+=` writes in place, where another name may see it: there it stays, and where
        an input that is not declared may be one.
        """
        value = s.value
        if type(value) is not Expr or value.op is None or value.op.arity != 2:
            return None
        sign, left, name = value.op.symbol, value.args[0], s.targets[0]
        if type(left) is not Expr or sign not in AUGMENTED:
            return None
        if s.index:
            own = (
                left.op is not None
                and left.op.name == "getitem"
                and same(left.args[0], self.program.graph.var(name))
                and len(left.args) == len(s.index) + 1
                and all(same(a, b) for a, b in zip(left.args[1:], s.index))
            )
            return sign if own else None
        own = left.op is None and left.args[0] == name and self.kinds.is_number(left, scope)
        given = own and (self.kinds.scope(name, scope), name) in self.open_names
        return sign if own and not given else None

    def branches(self, s: If, scope, out: list) -> None:
        """if, elif, else; where one side always leaves, the other follows it undented."""
        body, orelse = self.body(s.body, scope), self.body(s.orelse, scope)
        test = self.value(s.test)
        if body and walks.leaves(s.body):
            out.append(surface.If(((test, tuple(body)),), ()))
            out.extend(orelse)
        elif orelse and walks.leaves(s.orelse):
            out.append(surface.If(((negated(test), tuple(orelse)),), ()))
            out.extend(body)
        elif not body and orelse:
            out.append(surface.If(((negated(test), tuple(orelse)),), ()))
        elif len(orelse) == 1 and type(orelse[0]) is surface.If:
            inner = orelse[0]
            first = (test, tuple(body) or (surface.Pass(),))
            out.append(surface.If((first, *inner.branches), inner.orelse))
        else:
            first = (test, tuple(body) or (surface.Pass(),))
            out.append(surface.If((first,), tuple(orelse)))


# By the row's name, what neither an operator nor a call says; of (writer, node, arguments)
FORMS: dict[str, Callable[[Writer, Expr, list], surface.Node]] = {
    "text is": lambda writer, node, args: _of_text(args[0], *node.attrs[0]),
    "text method": lambda writer, node, args: surface.Call(
        surface.Attribute(args[0], node.attrs[0][1]), (), ()
    ),
    "select": lambda writer, node, args: surface.Conditional(*args),
    "and": Writer.conjunction,
    "or": lambda writer, node, args: surface.BoolOp("or", tuple(args)),
    "slice": lambda writer, node, args: surface.Slice(
        *[None if v is None else a for v, a in zip(node.args, args)]
    ),
    "tuple": lambda writer, node, args: surface.Tuple(tuple(args)),
    "list": lambda writer, node, args: surface.List(()),
    "shape": lambda writer, node, args: surface.Attribute(args[0], "shape"),
    "getitem": lambda writer, node, args: surface.Subscript(args[0], writer.subscript(args[1:])),
    "array": lambda writer, node, args: surface.Call(
        writer.library("np.array"),  # of one list: [[1, 2], [3, 4]]
        (surface.List(tuple([a.args[0] if _is_array(v) else a for v, a in zip(node.args, args)])),),
        (),
    ),
    "len range": lambda writer, node, args: surface.Call(
        path("len"), (writer.range(*node.args),), ()
    ),
    "spread_like": lambda writer, node, args: surface.Binary(
        "+", args[0], surface.Call(writer.library("np.zeros_like"), (args[1],), ())
    ),
    "float": lambda writer, node, args: writer.real(node, args),
    "transpose": lambda writer, node, args: (
        writer.function(node, args) if node.attrs else surface.Attribute(args[0], "T")
    ),
}


def opposite(value: surface.Node) -> surface.Node:
    """-value; a product's first factor takes the sign, as one writes it: -x*y for -(x*y)."""
    chain = []
    while type(value) is surface.Binary and value.op in ("*", "/"):
        chain.append(value)
        value = value.left
    value = surface.Unary("-", value)
    for binary in reversed(chain):
        value = surface.Binary(binary.op, value, binary.right)
    return value


def _of_text(of: surface.Node, what: str, text: str) -> surface.Node:
    """A comparison of a text with one that is written out."""
    given = surface.String(text, None)
    if what == "is":
        return surface.Compare(of, ("==",), (given,))
    return surface.Call(surface.Attribute(of, what), (given,), ())


def negated(test: surface.Node) -> surface.Node:
    """`not test`, or what `test` negates."""
    match test:
        case surface.Unary("not", operand):
            return operand
        case surface.Compare(first, ("==",), (surface.String() as text,)):
            return surface.Compare(first, ("!=",), (text,))
    return surface.Unary("not", test)


def literal(value) -> surface.Node:
    """A number or constant as the surface writes it."""
    if value is None:
        return surface.NoneLiteral()
    if value is ...:
        return surface.Ellipsis()
    if type(value) is bool:
        return surface.Boolean(value)
    if type(value) is str:
        return surface.String(value, None)
    if type(value) is tuple:
        return surface.Tuple(tuple(map(literal, value)))
    if value != value or value in (float("inf"),):
        return surface.Name("nan" if value != value else "inf")
    if value < 0 or repr(value).startswith("-"):
        return surface.Unary("-", literal(-value))
    return surface.Number(value, None)


def _is_array(value) -> bool:
    return type(value) is Expr and value.op is ir.ARRAY
