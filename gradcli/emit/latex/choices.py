"""Choices as they are written by hand: none within another that its test has decided."""

from gradcli.core import ir
from gradcli.core.ir import Expr, rebuild
from gradcli.ops.piecewise import where

CHOICES = (ir.SELECT, where.op)


def decided(value):
    """`value` without the choices that stand in another by the same test."""
    changed: dict[Expr, object] = {}
    for node in ir.postorder([value]):
        if node.op not in CHOICES:
            continue
        whole = rebuild(node, changed)
        test = whole.args[0]
        sides = [
            rebuild(side, {n: n.args[k] for n in _by(test, side)})
            for k, side in enumerate(whole.args[1:], 1)
        ]
        changed[node] = node.graph.node(node.op, (test, *sides))
    return rebuild(value, changed) if changed else value


def _by(test, side) -> list[Expr]:
    """The choices by a test within a side of another by it, element by element: a sum has all."""
    found, stack = [], [side]
    while stack:
        node = stack.pop()
        if type(node) is not Expr or node.op is None:
            continue
        if node.op in CHOICES and node.args[0] is test:
            found.append(node)
        elif node.op in CHOICES or node.op.elementwise:
            stack += node.args
    return found
