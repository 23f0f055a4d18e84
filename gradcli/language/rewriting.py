"""What passes from surface to surface share: names that they make, trees with changed parts."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from gradcli.language import surface as s
from gradcli.language.core import fresh
from gradcli.language.fence import refuse
from gradcli.language.program import Program
from gradcli.language.scopes import Scope, dotted
from gradcli.language.taken import names_in

Key = tuple[str | None, str]


class Turns(NamedTuple):
    """A loop: its length, the index of a turn, what it assigns, and what it runs over."""

    length: s.Node
    index: s.Node
    target: s.Node
    iterable: s.Node


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
        out: list[s.Node] = []
        for node in body:
            new = self.statement(node)
            if _pops(own(node)) > 1 and any(map(has_pop, new[:-1])) and _pops(own(new[-1])):
                raise refuse("pop order", node.span, self.program.source)  # some were before others
            out += new
        return tuple(out)

    def statement(self, node: s.Node) -> list[s.Node]:
        """What stands in the place of a statement."""
        raise NotImplementedError

    @contextmanager
    def inside(self, node: s.Def | s.Comprehension) -> Iterator[None]:
        """Within the body of a function, or a comprehension."""
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

    # -- loops ------------------------------------------------------------------------------------
    def turns(self, target: s.Node, iterable: s.Node, before: list[s.Node]) -> Turns:
        """The turns of a loop; what it walks gets a name, in `before`, where it has none."""
        if self.is_builtin(iterable, "range") and not iterable.keywords:
            length, start = _of_range(iterable)
            if start is None or type(target) is not s.Name:
                return self.numbered(length, target, iterable)
            return Turns(length, plus(target, -start), target, iterable)
        if self.is_builtin(iterable, "zip") or self.is_builtin(iterable, "enumerate"):
            parts = [self.named(part, before) for part in iterable.args]
            iterable = s.Call(iterable.function, tuple(parts), iterable.keywords)
            walked = parts if self.is_builtin(iterable, "zip") else parts[:1]
            lengths = [call("len", part, span=part.span) for part in walked]
            length = lengths[0] if len(lengths) == 1 else call("min", *lengths)
            return self.numbered(length, target, iterable)
        iterable = self.named(iterable, before)
        return self.numbered(call("len", iterable, span=iterable.span), target, iterable)

    def numbered(self, length: s.Node, target: s.Node, iterable: s.Node) -> Turns:
        """The turns of a loop that has no index of its own."""
        index = s.Name(fresh(self.taken, "k"))
        numbered = call("enumerate", iterable, span=iterable.span)
        return Turns(length, index, s.Tuple((index, target), span=target.span), numbered)

    def named(self, node: s.Node, before: list[s.Node]) -> s.Node:
        """A name for what is walked twice: to be counted, and to be read."""
        if type(node) is s.Name or self.is_builtin(node, "range"):
            return node
        name = s.Name(fresh(self.taken, "items"), span=node.span)
        before.append(s.Assign((name,), node, span=node.span))
        return name


class ByScope(Rewriting):
    """A pass that finds out what there is in a scope before it rewrites the scope: `known`."""

    known: Any

    def found(self, body: tuple) -> Any:
        """What there is in the body of a scope."""
        raise NotImplementedError

    def module(self) -> s.Module:
        self.known = self.found(self.program.module.body)
        return super().module()

    def blocks_of(self, node: s.Node) -> s.Node:
        if type(node) is not s.Def:
            return super().blocks_of(node)
        outer = self.known
        with self.inside(node):
            self.known = self.found(node.body)
        node = super().blocks_of(node)
        self.known = outer
        return node


def mapped(node, replaced: Callable[[s.Node], s.Node | None]):
    """A node, or tuple of nodes, with parts replaced: `replaced` gives a part's new one, or None.

    What has no part that is replaced stays the same object.
    """
    if type(node) is tuple:
        new = tuple(mapped(part, replaced) for part in node)
        return node if all(a is b for a, b in zip(new, node)) else new
    if not isinstance(node, s.Node):
        return node
    found, chain = replaced(node), []
    while found is None and type(node) is s.Binary:  # a + b + c + … leans to the left
        chain.append(node)
        node = node.left
        found = replaced(node)
    if found is None:
        before = node.fields()
        after = mapped(before, replaced)
        found = node if after is before else type(node)(*after, span=node.span)
    for node in reversed(chain):
        right = mapped(node.right, replaced)
        same = found is node.left and right is node.right
        found = node if same else s.Binary(node.op, found, right, span=node.span)
    return found


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


def is_constant(node: s.Node) -> bool:
    """Whether a default is the same wherever it is worked out."""
    node = node.operand if type(node) is s.Unary and node.op in ("-", "+") else node
    return type(node) in (s.Number, s.Boolean, s.String, s.NoneLiteral)


def number(value: int, span=None) -> s.Number:
    return s.Number(value, str(value), span=span)


def _of_range(node: s.Call) -> tuple[s.Node, int | None]:
    """The length of a range, and its start where it counts up by one from a known integer."""
    bounds = [literal(bound) for bound in node.args]
    start = 0 if len(bounds) == 1 else bounds[0] if len(bounds) == 2 else None
    if None not in bounds and bounds[2:] != [0]:
        return number(len(range(*bounds)), node.span), start
    return (node.args[0] if len(bounds) == 1 else call("len", node, span=node.span)), start


def plus(node: s.Node, by: int) -> s.Node:
    """A sum with an integer, worked out as far as it is known."""
    match node:
        case _ if by == 0:
            return node
        case s.Number(int(value)):
            return number(value + by, node.span)
        case s.Binary("+" | "-" as sign, left, s.Number(int(value))):
            return plus(left, by + (value if sign == "+" else -value))
    sign = "-" if by < 0 else "+"
    return s.Binary(sign, node, number(abs(by), node.span), span=node.span)


def as_index(parts: list[s.Node]) -> s.Node:
    return parts[0] if len(parts) == 1 else s.Tuple(tuple(parts))


def bound_by(target: s.Node) -> set[str]:
    """The names in a target."""
    return {part.id for part in s.walk(target) if type(part) is s.Name}


def has_pop(node: s.Node) -> bool:
    """Whether an expression takes an item off a list, so that it must be worked out once."""
    return any(type(part) is s.Attribute and part.name == "pop" for part in s.walk(node))


def own(node: s.Node) -> tuple:
    """The expressions that a statement works out itself."""
    match node:
        case s.If(branches, _):
            return tuple(test for test, _ in branches)
        case s.While(test, _):
            return (test,)
        case s.For(_, iterable, _):
            return (iterable,)
        case s.Assign() | s.AugAssign() | s.Expression() | s.Return():
            return (node,)
    return ()


def with_own(node: s.Node, value: Callable[[s.Node], s.Node]) -> s.Node:
    """A statement with `value(v)` in the place of each of its `own` expressions."""
    match node:
        case s.If(branches, orelse):
            branches = tuple((value(test), body) for test, body in branches)
            return s.If(branches, orelse, span=node.span)
        case s.For(target, iterable, body):
            return s.For(target, value(iterable), body, span=node.span)
        case s.While(test, body):
            return s.While(value(test), body, span=node.span)
        case s.Def():
            return node
    return value(node)


def _pops(nodes: tuple) -> int:
    """How many items expressions take off lists."""
    parts = (part for node in nodes for part in s.walk(node))
    return sum(type(part) is s.Attribute and part.name == "pop" for part in parts)


def mentions(node: s.Node, name: str) -> bool:
    return any(type(part) is s.Name and part.id == name for part in s.walk(node))


def assigned(body: tuple) -> set[str]:
    """The names that the statements assign."""
    found: set[str] = set()
    for node in (part for statement in body for part in s.walk(statement)):
        targets = node.targets if type(node) is s.Assign else ()
        targets = (node.target,) if type(node) in (s.AugAssign, s.For) else targets
        found |= {name for target in targets for name in bound_by(target)}
    return found


def writes_to(body: tuple, target: s.Node) -> bool:
    """Whether statements write to what names of a target stand for: `u[0] = v`, or `u *= v`."""
    names = bound_by(target)
    for node in (part for statement in body for part in s.walk(statement)):
        targets = node.targets if type(node) is s.Assign else ()
        if type(node) is s.AugAssign:
            targets = (node.target,)
        for place in targets:
            while (written := type(place) is s.Subscript) and type(place.value) is s.Subscript:
                place = place.value
            name = place.value if written else place
            if (written or type(node) is s.AugAssign) and type(name) is s.Name and name.id in names:
                return True
    return False


def acted_on(body) -> set[str]:
    """The names that methods are called of, such as append and pop."""
    parts = (part for statement in body for part in s.walk(statement))
    called = (part.function for part in parts if type(part) is s.Call)
    return {f.value.id for f in called if type(f) is s.Attribute and type(f.value) is s.Name}
