"""What passes from surface to surface share: the names that they make, and the turns of loops."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from gradcli.core.ir import fresh
from gradcli.core.refusals import refuse
from gradcli.language.names.program import Program
from gradcli.language.names.scopes import Scope, dotted
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import call, has_pop, literal, number, own, plus, pops
from gradcli.lowering.fresh_names import names_in

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
            if pops(own(node)) > 1 and any(map(has_pop, new[:-1])) and pops(own(new[-1])):
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


def _of_range(node: s.Call) -> tuple[s.Node, int | None]:
    """The length of a range, and its start where it counts up by one from a known integer."""
    bounds = [literal(bound) for bound in node.args]
    start = 0 if len(bounds) == 1 else bounds[0] if len(bounds) == 2 else None
    if None not in bounds and bounds[2:] != [0]:
        return number(len(range(*bounds)), node.span), start
    return (node.args[0] if len(bounds) == 1 else call("len", node, span=node.span)), start
