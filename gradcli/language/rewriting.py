"""What passes from surface to surface share: names that they make, trees with changed parts."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from gradcli.language import surface as s
from gradcli.language.program import Program
from gradcli.language.scopes import Scope, dotted
from gradcli.language.taken import names_in

Key = tuple[str | None, str]


class Rewriting:
    """A pass over the statements of a program, block by block.

    `depths` has the arrays that a pass has made of numbers, by the function that the name is local
    to (None of the top level) and the name: how deep a list it stands for, 0 of none.  `totals` are
    such names of numbers.
    """

    def __init__(self, program: Program):
        self.program = program
        self.taken = names_in(program, s.walk(program.module))
        self.depths: dict[Key, int] = {}
        self.totals: set[Key] = set()
        self.scope: Scope = program.scope

    def module(self) -> s.Module:
        given = self.program.module
        return s.Module(self.block(given.body), given.comments, given.source, span=given.span)

    def block(self, body: tuple) -> tuple:
        return tuple(new for node in body for new in self.statement(node))

    def statement(self, node: s.Node) -> list[s.Node]:
        """What stands in the place of a statement."""
        raise NotImplementedError

    @contextmanager
    def inside(self, node: s.Def) -> Iterator[None]:
        """Within the body of a function."""
        outer = self.scope
        self.scope = next(c for c in outer.children if c.node is node)
        try:
            yield
        finally:
            self.scope = outer

    def blocks_of(self, node: s.Node) -> s.Node:
        """A statement with its blocks rewritten."""
        match node:
            case s.If(branches, orelse):
                branches = tuple((test, self.block(body)) for test, body in branches)
                orelse = None if orelse is None else self.block(orelse)
                return s.If(branches, orelse, span=node.span)
            case s.For(target, iterable, body):
                return s.For(target, iterable, self.block(body), span=node.span)
            case s.While(test, body):
                return s.While(test, self.block(body), span=node.span)
            case s.Def(name, parameters, body, decorators, returns):
                with self.inside(node):
                    body = self.block(body)
                return s.Def(name, parameters, body, decorators, returns, span=node.span)
        return node

    def key(self, name: str) -> Key:
        """What `depths` knows a name of this scope by."""
        return getattr(self.scope.node, "name", None), name

    def is_builtin(self, node: s.Node, name: str) -> bool:
        """Whether a node is a call of one of Python's functions."""
        called = type(node) is s.Call and type(node.function) is s.Name and node.function.id
        return called == name and self.scope.home(name) is None

    def library(self, function: s.Node) -> str:
        """The name of a function that a program takes from the language or a library, else ""."""
        start, name = dotted(function)
        home = None if start is None else self.scope.home(start.id)
        imported = home is not None and home.bindings[start.id][0].kind == "import"
        return name if home is None or imported else ""


def mapped(node, replaced: Callable[[s.Node], s.Node | None]):
    """A node, or tuple of nodes, with parts replaced: `replaced` gives a part's new one, or None.

    What has no part that is replaced stays the same object.
    """
    if type(node) is tuple:
        new = tuple(mapped(part, replaced) for part in node)
        return node if all(a is b for a, b in zip(new, node)) else new
    if not isinstance(node, s.Node):
        return node
    found = replaced(node)
    if found is not None:
        return found
    before = node.fields()
    after = mapped(before, replaced)
    return node if after is before else type(node)(*after, span=node.span)


def call(name: str, *args: s.Node, span=None) -> s.Call:
    """A call of a function by its name, such as np.zeros."""
    head, *rest = name.split(".")
    function: s.Node = s.Name(head, span=span)
    for part in rest:
        function = s.Attribute(function, part, span=span)
    return s.Call(function, args, (), span=span)


def literal(node: s.Node) -> int | None:
    """The integer that a node writes out, with its sign; None of any other."""
    sign = -1 if type(node) is s.Unary and node.op == "-" else 1
    node = node.operand if type(node) is s.Unary and node.op in ("-", "+") else node
    is_integer = type(node) is s.Number and type(node.value) is int
    return sign * node.value if is_integer else None


def number(value: int, span=None) -> s.Number:
    return s.Number(value, str(value), span=span)
