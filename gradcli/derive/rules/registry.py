"""The registry of rules over symbols: a rule stands with the names of the rows that it is of.

A pullback is (node, i, g, z, at) -> what the cotangent g of the node, whose value is z, is carried
back to argument i as; a jvp (node, tangents, z, at) -> the tangent of the node.  A row without one
runs its own rule.
"""

from collections.abc import Callable
from typing import Any

Rule = Callable[..., Any]
PULLBACKS: dict[str, Rule] = {}
JVPS: dict[str, Rule] = {}


def pullback(*rows: str) -> Callable[[Rule], Rule]:
    """Register a rule as the pullback of these rows."""
    return _registered(PULLBACKS, rows)


def jvp(*rows: str) -> Callable[[Rule], Rule]:
    """Register a rule as the jvp of these rows."""
    return _registered(JVPS, rows)


def _registered(rules: dict[str, Rule], rows: tuple[str, ...]) -> Callable[[Rule], Rule]:
    def register(rule: Rule) -> Rule:
        rules.update(dict.fromkeys(rows, rule))
        return rule

    return register
