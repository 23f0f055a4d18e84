"""Parts of expressions that become statements before the one that they stand in."""

from gradcli.language import surface as s
from gradcli.language.rewriting import Rewriting, mapped


class Hoisting(Rewriting):
    """A pass that works parts of expressions out beforehand, but for those that may not run."""

    def part(self, node: s.Node, before: list[s.Node]) -> s.Node | None:
        """What stands in the place of a part, worked out in `before`; None where it stays."""
        raise NotImplementedError

    def statement(self, node: s.Node) -> list[s.Node]:
        before: list[s.Node] = []
        node = self.blocks_of(node)
        match node:
            case s.Assign(targets, value):
                value = self.value(value, before)
                node = s.Assign(self.value(targets, before), value, span=node.span)
            case s.AugAssign(target, op, value):
                value = self.value(value, before)
                node = s.AugAssign(self.value(target, before), op, value, span=node.span)
            case s.Expression(value) | s.Return(value):
                node = type(node)(self.value(value, before), span=node.span)
            case s.If(((test, body), *others), orelse):
                first = (self.value(test, before), body)
                node = s.If((first, *others), orelse, span=node.span)
            case s.For(target, iterable, body):
                node = s.For(target, self.value(iterable, before), body, span=node.span)
        return [*before, node]

    def value(self, node, before: list[s.Node]):
        """A value, or tuple of values, whose parts are worked out in `before`."""

        def replaced(part: s.Node) -> s.Node | None:
            match part:
                case s.Lambda():
                    return part
                case s.Conditional(test, body, orelse):
                    return s.Conditional(self.value(test, before), body, orelse, span=part.span)
                case s.BoolOp(op, (first, *rest)):
                    return s.BoolOp(op, (self.value(first, before), *rest), span=part.span)
            return self.part(part, before)

        return mapped(node, replaced)
