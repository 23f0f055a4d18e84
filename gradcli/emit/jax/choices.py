"""What the sides of a choice are made of, which the side that is not taken adds nothing to."""

from gradcli.core import ir
from gradcli.core.ir import Expr

# Rows whose derivatives are finite wherever their arguments are
TAME = frozenset(("add", "subtract", "negative", "positive", "multiply", "sin", "cos", "tanh"))


def leaves_of(value, found: dict[int, Expr]) -> bool:
    """Add to `found` what elementwise rows below a value are of; whether all of them are tame."""
    tame, waiting = True, [value]
    while waiting:
        node = waiting.pop()
        if type(node) is not Expr:
            continue
        inner = node.op is not None and (
            node.op.elementwise or node.op in ir.LAZY or node.op in ir.CHOICES
        )
        if not inner:
            found[id(node)] = node
            continue
        tame = tame and node.op.name in TAME
        waiting += node.below
    return tame
