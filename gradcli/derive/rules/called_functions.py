"""What rules of arrays are written in beside calls: attributes, lengths of axes, shapes."""

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.derive.rules.known import Known
from gradcli.ops import arrays


def attr(node: Expr, name: str):
    return dict(node.attrs).get(name)


def length(x: Expr, axis: int, at: Known | None):
    """The length of an axis of x: a number where it is known."""
    shape = at.shape(x) if at is not None else None
    lengths = shape if isinstance(shape, tuple) else ()
    if -len(lengths) <= axis < len(lengths) and type(lengths[axis]) is int:
        return lengths[axis]
    return x.graph.node(arrays.getitem.op, (x.graph.node(ir.SHAPE, (x,)), axis))


def tuple_of(node: Expr, *parts):
    """Parts as one value, such as a shape: a node of the graph of `node`."""
    return node.graph.node(ir.TUPLE, parts)
