"""What a program says of itself, left out: assertions, docstrings, `del`, guards that raise.

Of what it prints stay the calls that act: pops, and functions that change lists or arrays.

A program that raises has no value, so that nothing is asked of its derivative there: a branch that
ends in `raise` is left out, its test too, and a function that ends in one gives NaN.
"""

from collections.abc import Iterator

from gradcli.core.ir import STACK_METHODS
from gradcli.language.names.program import Program
from gradcli.language.syntax import surface as s
from gradcli.lowering.passes.rewriting import Rewriting

# of which not all parts are worked out, or not once
CHOOSING = (s.BoolOp, s.Compare, s.Conditional, s.Comprehension)
LEAVING = (s.Return, s.Break, s.Continue)


def may_go(node: s.Node) -> bool:
    """Whether a node is one of what may be left out."""
    return type(node) in (s.Assert, s.Delete, s.Raise, s.String, s.Ellipsis) or is_print(node)


def is_print(node: s.Node) -> bool:
    return type(node) is s.Call and type(node.function) is s.Name and node.function.id == "print"


class LeftOut(Rewriting):
    """The pass: what is deleted other than a name stays, and so does a text that is the target."""

    def __init__(self, program: Program):
        super().__init__(program)
        bodies = {d.name: list(s.walk(d)) for d in program.module.body if type(d) is s.Def}
        self.acting = {name for name, parts in bodies.items() if any(map(_changes, parts))}
        for _ in bodies:
            self.acting |= {name for name, parts in bodies.items() if any(map(self.acts, parts))}

    def acts(self, node: s.Node) -> bool:
        """Whether a node calls what changes a list or an array."""
        if type(node) is not s.Call:
            return False
        function = node.function
        own = type(function) is s.Name and function.id in self.acting
        return own or (type(function) is s.Attribute and function.name in STACK_METHODS)

    def has_effect(self, node: s.Node) -> bool:
        return any(map(self.acts, s.walk(node)))

    def effects(self, node: s.Node) -> Iterator[s.Node]:
        """The outermost parts of an expression that act."""
        for part in s.children(node):
            if self.acts(part) or (type(part) in CHOOSING and self.has_effect(part)):
                yield part
            else:
                yield from self.effects(part)

    def block(self, body: tuple) -> tuple:
        found = super().block(body)
        return found if found or not body else (s.Pass(span=body[0].span),)

    def statement(self, node: s.Node) -> list[s.Node]:
        target = self.program.target
        match node:
            case s.Assert(test, _):
                return [s.Expression(test, span=node.span)] if self.has_effect(test) else []
            case s.Expression(s.String() | s.Ellipsis() as value):
                return [node] if target is not None and value is target.node else []
            case s.Expression(value) if is_print(value) and self.scope.home("print") is None:
                return [s.Expression(part, span=node.span) for part in self.effects(value)]
            case s.Delete(targets):
                rest = tuple(target for target in targets if type(target) is not s.Name)
                return [s.Delete(rest, span=node.span)] if rest else []
            case s.If(branches, orelse):
                kept = [b for b in map(self.without_raising, branches) if b]
                if kept and _only_raises(orelse or ()):
                    orelse = None if self.has_effect(kept[-1][0]) else kept.pop()[1]
                if not kept:
                    return list(self.block(orelse or ()))
                node = s.If(tuple(kept), orelse, span=node.span)
            case s.Def(_, _, body) if _raises(body):
                name, parameters, body, *rest = self.blocks_of(node).fields()
                undefined = s.Return(_undefined(body), span=body[-1].span)
                return [s.Def(name, parameters, (*body[:-1], undefined), *rest, span=node.span)]
        return [self.blocks_of(node)]

    def without_raising(self, branch: tuple) -> tuple | None:
        """A branch that does not raise, or the test alone of one that does, where it acts."""
        test, body = branch
        if not _only_raises(body):
            return branch
        return (test, (s.Pass(span=test.span),)) if self.has_effect(test) else None


def _raises(body: tuple) -> bool:
    """Whether statements that are run to their end raise."""
    return bool(body) and type(body[-1]) is s.Raise


def _only_raises(body: tuple) -> bool:
    """Whether statements raise in any case: nothing leaves them before."""
    parts = (part for statement in body for part in s.walk(statement))
    return _raises(body) and not any(type(part) in LEAVING for part in parts)


def _undefined(body: tuple) -> s.Node:
    """What a function gives that raises: as many NaN as it gives numbers."""
    nan = s.Name("nan")
    for node in (part for statement in body for part in s.walk(statement)):
        if type(node) is s.Return and type(node.value) is s.Tuple:
            return s.Tuple((nan,) * len(node.value.items))
    return nan


def _changes(node: s.Node) -> bool:
    """Whether a part of a function changes a list or an array, or may do so."""
    return type(node) is s.AugAssign or (type(node) is s.Attribute and node.name in STACK_METHODS)
