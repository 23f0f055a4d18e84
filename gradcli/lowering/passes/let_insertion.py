"""Parts of expressions that become statements before the one that they stand in.

What may not run, such as the second operand of `and`, is worked out in a branch of its own, and the
test of a loop in the loop.
"""

from gradcli.core.ir import fresh
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import mapped
from gradcli.lowering.passes.rewriting import Rewriting


class Hoisting(Rewriting):
    """A pass that works parts of expressions out beforehand."""

    def part(self, node: s.Node, before: list[s.Node]) -> s.Node | None:
        """What stands in the place of a part, worked out in `before`; None where it stays."""
        raise NotImplementedError

    def statement(self, node: s.Node) -> list[s.Node]:
        before: list[s.Node] = []
        node = self.blocks_of(node)
        match node:
            case s.If():
                node = self.choice(node, before)
            case s.For(target, iterable, body):
                node = s.For(target, self.value(iterable, before), body, span=node.span)
            case s.While(test, body):
                test = self.value(test, tested := [])
                if tested:
                    end = s.If(((negated(test), (s.Break(),)),), None, span=test.span)
                    test, body = s.Boolean(True, span=test.span), (*tested, end, *body)
                node = s.While(test, body, span=node.span)
            case _:
                node = self.plain(node, before)
        return [*before, node]

    def plain(self, node: s.Node, before: list[s.Node]) -> s.Node:
        """A statement without blocks, its values worked out in `before`."""
        match node:
            case s.Assign(targets, value):
                value = self.value(value, before)
                return s.Assign(self.value(targets, before), value, span=node.span)
            case s.AugAssign(target, op, value):
                value = self.value(value, before)
                return s.AugAssign(self.value(target, before), op, value, span=node.span)
            case s.Expression(value) | s.Return(value):
                return type(node)(self.value(value, before), span=node.span)
        return node

    def choice(self, node: s.If, before: list[s.Node]) -> s.If:
        """An `if` whose later tests, where parts of them are worked out, stand in an `else`."""
        branches, orelse = [], node.orelse
        for test, body in reversed(node.branches[1:]):
            test = self.value(test, tested := [])
            branches.insert(0, (test, body))
            if tested:
                orelse, branches = (*tested, s.If(tuple(branches), orelse, span=test.span)), []
        test, body = node.branches[0]
        branches.insert(0, (self.value(test, before), body))
        return s.If(tuple(branches), orelse, span=node.span)

    def value(self, node, before: list[s.Node]):
        """A value, or tuple of values, whose parts are worked out in `before`."""

        def replaced(part: s.Node) -> s.Node | None:
            match part:
                case s.Lambda():
                    return part
                case s.Conditional():
                    return self.conditional(part, before)
                case s.BoolOp():
                    return self.logic(part, before)
            return self.part(part, before)

        return mapped(node, replaced)

    def conditional(self, node: s.Conditional, before: list[s.Node]) -> s.Node:
        """A conditional expression, or the name that an `if` gives its value."""
        test, parts, blocks = self.value(node.test, before), [], []
        for part in (node.body, node.orelse):
            parts.append(self.value(part, block := []))
            blocks.append(block)
        if not any(blocks):
            return s.Conditional(test, *parts, span=node.span)
        name = s.Name(fresh(self.taken, "choice"), span=node.span)
        body, orelse = (
            (*block, s.Assign((name,), part, span=part.span)) for part, block in zip(parts, blocks)
        )
        before.append(s.If(((test, body),), orelse, span=node.span))
        return name

    def logic(self, node: s.BoolOp, before: list[s.Node]) -> s.Node:
        """`and` and `or`, or the name that holds how far they are worked out."""
        kept = [self.value(node.values[0], before)]
        for value in node.values[1:]:
            value = self.value(value, inner := [])
            if inner:
                name = s.Name(fresh(self.taken, "holds"), span=node.span)
                before.append(s.Assign((name,), _joined(node, kept), span=node.span))
                test = name if node.op == "and" else negated(name)
                body = (*inner, s.Assign((name,), value, span=value.span))
                before.append(s.If(((test, body),), None, span=value.span))
                kept = [name]
            else:
                kept.append(value)
        return _joined(node, kept)


def negated(test: s.Node) -> s.Node:
    return s.Unary("not", test, span=test.span)


def _joined(node: s.BoolOp, values: list[s.Node]) -> s.Node:
    return values[0] if len(values) == 1 else s.BoolOp(node.op, tuple(values), span=node.span)
