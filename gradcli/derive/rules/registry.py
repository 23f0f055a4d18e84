"""The registry of rules over symbols: a rule stands with the names of the rows that it is of.

A pullback is (node, i, g, z, at) -> what the cotangent g of the node, whose value is z, is carried
back to argument i as; a jvp (node, tangents, z, at) -> the tangent of the node.  The jvp of a row
that gives a number for what it brings together follows from its gradient, the pullback of 1.  A row
without a rule here runs its own; one of both says here why it reads better so.
"""

from collections.abc import Callable
from typing import Any

from gradcli.ops.arithmetic import mul
from gradcli.ops.rows import TABLE

Rule = Callable[..., Any]
PULLBACKS: dict[str, Rule] = {}
JVPS: dict[str, Rule] = {}


def pullback(*rows: str) -> Callable[[Rule], Rule]:
    """Register a rule as the pullback of these rows."""
    return _registered(PULLBACKS, rows)


def jvp(*rows: str) -> Callable[[Rule], Rule]:
    """Register a rule as the jvp of these rows."""
    return _registered(JVPS, rows)


def gradient(*rows: str) -> Callable[[Rule], Rule]:
    """Register a pullback of rows whose jvp is the sum of its products with the tangent."""

    def register(rule: Rule) -> Rule:
        def along(node, tangents, z, at):
            x, axes = node.args[0], {k: v for k, v in node.attrs if k in ("axis", "keepdims")}
            products = mul(tangents[0], rule(node, 0, 1.0, z, at))
            return x.graph.node(TABLE["sum"], (products,), tuple(sorted(axes.items())))

        _registered(JVPS, rows)(along)
        return _registered(PULLBACKS, rows)(rule)

    return register


def _registered(rules: dict[str, Rule], rows: tuple[str, ...]) -> Callable[[Rule], Rule]:
    def register(rule: Rule) -> Rule:
        rules.update(dict.fromkeys(rows, rule))
        return rule

    return register
