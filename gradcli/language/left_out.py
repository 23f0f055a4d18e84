"""What a program says of itself, left out: assertions, docstrings, `del`, guards that raise.

A program that raises has no value, so that nothing is asked of its derivative there: a branch that
ends in `raise` is left out, its test too, and a function that ends in one gives NaN.
"""

from gradcli.language import surface as s
from gradcli.language.rewriting import Rewriting, has_pop

LEAVING = (s.Return, s.Break, s.Continue)


def may_go(node: s.Node) -> bool:
    """Whether a node is one of what may be left out."""
    return type(node) in (s.Assert, s.Delete, s.Raise, s.String, s.Ellipsis)


class LeftOut(Rewriting):
    """The pass: what is deleted other than a name stays, and so does a text that is the target."""

    def block(self, body: tuple) -> tuple:
        found = super().block(body)
        return found if found or not body else (s.Pass(span=body[0].span),)

    def statement(self, node: s.Node) -> list[s.Node]:
        target = self.program.target
        match node:
            case s.Assert(test, _):
                return [s.Expression(test, span=node.span)] if has_pop(test) else []
            case s.Expression(s.String() | s.Ellipsis() as value):
                return [node] if target is not None and value is target.node else []
            case s.Delete(targets):
                rest = tuple(target for target in targets if type(target) is not s.Name)
                return [s.Delete(rest, span=node.span)] if rest else []
            case s.If(branches, orelse):
                kept = [b for b in map(_without_raising, branches) if b]
                if kept and _only_raises(orelse or ()):
                    orelse = None if has_pop(kept[-1][0]) else kept.pop()[1]
                if not kept:
                    return list(self.block(orelse or ()))
                node = s.If(tuple(kept), orelse, span=node.span)
            case s.Def(_, _, body) if _raises(body):
                name, parameters, body, *rest = self.blocks_of(node).fields()
                undefined = s.Return(_undefined(body), span=body[-1].span)
                return [s.Def(name, parameters, (*body[:-1], undefined), *rest, span=node.span)]
        return [self.blocks_of(node)]


def _without_raising(branch: tuple) -> tuple | None:
    """A branch that does not raise, or the test alone of one that does, where it pops."""
    test, body = branch
    if not _only_raises(body):
        return branch
    return (test, (s.Pass(span=test.span),)) if has_pop(test) else None


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
