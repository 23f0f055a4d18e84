"""The rules of the functions of whole arrays that stay calls, written in such functions again.

What reads best is written where the axes of an array are known, and what holds for any where they
are not.  Here are those of sums and products along an axis; those that move elements are in
`moves`, those of matrices in `matrices`, those of products and samples in `products`.
"""

from gradcli.core.array_functions import call
from gradcli.core.ir import Expr
from gradcli.core.types.shape_rules import axis_of
from gradcli.derive.rules import matrices, moves, products  # noqa: F401 (their rules too)
from gradcli.derive.rules.called_functions import attr
from gradcli.derive.rules.known import Known
from gradcli.derive.rules.registry import gradient, jvp, pullback
from gradcli.derive.rules.structural import (
    count,
    factor,
    kept,
    reduced,
    restored,
    shaped_as,
    unprinted,
)
from gradcli.ops.arithmetic import div, mul, sub
from gradcli.ops.comparisons import equal
from gradcli.ops.elementary import exp
from gradcli.ops.piecewise import where


@pullback("cumsum")
def _cumulated_back(node, i, g, z, at):
    """By np.flip: the row goes along an axis from either end, as NumPy's function does not."""
    axis = axis_of(node)
    back = call("flip", call("cumsum", call("flip", g, axis=axis), axis=axis), axis=axis)
    return back if axis is not None else shaped_as(back, node.args[0], at)


@pullback("cumprod")
def _running_product_back(node, i, g, z, at):
    """By a name: the row's is a recurrence that programs have no word for."""
    return call("cumprod_back", g, node.args[0], axis=axis_of(node))


@jvp("cumprod")
def _running_product_jvp(node, tangents, z, at):
    return call("cumprod_ahead", tangents[0], node.args[0], axis=axis_of(node))


@pullback("cumprod_ahead", "cumprod_back")
def _transposed_back(node, i, g, z, at):
    """Each is the transpose of the other, and linear in its first argument."""
    if i:
        raise unprinted("function", node)
    other = "cumprod_back" if node.op.name == "cumprod_ahead" else "cumprod_ahead"
    return call(other, g, node.args[1], axis=axis_of(node))


def _away(node: Expr):
    """How far the elements are from their mean."""
    return sub(node.args[0], reduced("mean", node.args[0], **kept(node)))


def _freedom(node: Expr, at: Known):
    """What the sum of squares is divided by in a variance."""
    lost = attr(node, "ddof")
    return sub(count(node, at), 0 if lost is None else lost)


@pullback("var")
def _variance_back(node, i, g, z, at):
    """The sum of what elements are away from their mean is 0, so that the mean has no part."""
    return mul(factor(g, node, at), div(mul(2, _away(node)), _freedom(node, at)))


@jvp("var")
def _variance_jvp(node, tangents, z, at):
    along = reduced("sum", mul(_away(node), tangents[0]), **_reduction(node))
    return div(mul(2, along), _freedom(node, at))


def _reduction(node: Expr) -> dict:
    return {k: v for k, v in node.attrs if k != "ddof"}


@pullback("std")
def _deviation_back(node, i, g, z, at):
    """As the tape has it: 0 where all elements are equal."""
    size = restored(z, node, at)
    zero = equal(size, 0.0)
    share = div(_away(node), mul(_freedom(node, at), size))
    return where(zero, 0.0, mul(factor(g, node, at), share))


@jvp("std")
def _deviation_jvp(node, tangents, z, at):
    along = reduced("sum", mul(_away(node), tangents[0]), **_reduction(node))
    zero = equal(z, 0.0)
    return where(zero, 0.0, div(along, mul(_freedom(node, at), z)))


@gradient("logsumexp")
def _logsumexp_back(node, i, g, z, at):
    return mul(factor(g, node, at), exp(sub(node.args[0], restored(z, node, at))))
