"""Choices: what their sides are made of, and where in a text these are written.

A side that is not taken adds nothing to a derivative: sides are functions of what they are made of,
which is given them through a gate.  A test has no derivative, so that in one nothing is gated.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.ops.comparisons import greater, less

COMPARED = {"max of": greater.op, "min of": less.op}  # row -> what its last argument is to be

# Rows whose derivatives are finite wherever their arguments are
TAME = frozenset(("add", "subtract", "negative", "positive", "multiply", "sin", "cos", "tanh"))


class Way(NamedTuple):
    """How an expression is written: in a side, whose leaves have names, and in a test."""

    side: bool = False
    test: bool = False


class Choice(NamedTuple):
    """then where a test holds, else orelse; leaves: what both are made of and may carry a
    derivative, none where that needs no gate."""

    test: Any
    then: Any
    orelse: Any
    leaves: list[Expr]


def is_choice(node: Expr) -> bool:
    return node.op is not None and (node.op in ir.CHOICES or node.op.name == "where")


def choice_of(node: Expr, graph: ir.Graph, may_carry: Callable[[Expr], bool]) -> Choice | None:
    """The choice that a node makes; None where it needs no gate, and has no test to be written
    beside its sides."""
    compared = COMPARED.get(node.op.name)
    if compared is None:
        test, then, orelse = node.args
    else:  # the first of equals, of the others before the last one
        *others, then = node.args
        orelse = others[0] if len(others) == 1 else graph.node(node.op, tuple(others))
        test = graph.node(compared, (then, orelse))
    leaves, tame = leaves_of(then, orelse)
    leaves = [] if tame else [n for n in leaves if may_carry(n)]
    apart = compared is None and not ir.same(test, then) and not ir.same(test, orelse)
    return Choice(test, then, orelse, leaves) if leaves or apart else None


def is_inner(node: Expr) -> bool:
    """Whether a node is made, element by element, of what is below it."""
    op = node.op
    return op is not None and (op.elementwise or op in ir.LAZY or op in ir.CHOICES)


def leaves_of(*values) -> tuple[list[Expr], bool]:
    """What elementwise rows below values are of, each once; whether all of these rows are tame."""
    found: dict[int, Expr] = {}
    seen: set[int] = set()
    tame, waiting = True, [*values]
    while waiting:
        node = waiting.pop()
        if type(node) is not Expr or id(node) in seen:
            continue
        seen.add(id(node))
        if not is_inner(node):
            found[id(node)] = node
            continue
        tame = tame and node.op.name in TAME
        waiting += node.below
    return [*found.values()], tame
