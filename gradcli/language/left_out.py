"""What a program says of itself, left out: assertions, docstrings, `del`, guards that raise."""

from gradcli.language import surface as s
from gradcli.language.rewriting import Rewriting


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
            case s.Assert():
                return []
            case s.Expression(s.String() | s.Ellipsis() as value):
                return [node] if target is not None and value is target.node else []
            case s.Delete(targets):
                rest = tuple(target for target in targets if type(target) is not s.Name)
                return [s.Delete(rest, span=node.span)] if rest else []
            case s.If(branches, orelse):
                kept = tuple(branch for branch in branches if not _only_raises(branch[1]))
                if not kept:
                    return list(self.block(orelse or ()))
                node = s.If(kept, orelse, span=node.span)
        return [self.blocks_of(node)]


def _only_raises(body: tuple) -> bool:
    return all(type(node) is s.Raise for node in body)
