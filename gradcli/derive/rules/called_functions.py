"""What rules of arrays are written in: calls of functions, their attributes, lengths of axes."""

from gradcli.core import ir
from gradcli.core.array_functions import CALLED
from gradcli.core.ir import Expr
from gradcli.derive.rules.known import Known
from gradcli.ops import arrays
from gradcli.ops.rows import TABLE


def call(name: str, *args, **attrs) -> Expr:
    """A call of a function of programs; an attribute of None is left out."""
    (graph, *_) = [a.graph for a in args if type(a) is Expr]
    row = CALLED[name].row if name in CALLED else TABLE[name]
    given = sorted((k, v) for k, v in attrs.items() if v is not None)
    return graph.node(row, args, tuple(given))


def attr(node: Expr, name: str):
    return dict(node.attrs).get(name)


def length(x: Expr, axis: int, at: Known | None):
    """The length of an axis of x: a number where it is known."""
    shape = at and at.shape(x)
    there = type(shape) is tuple and -len(shape) <= axis < len(shape)
    if there and type(shape[axis]) is int:
        return shape[axis]
    return x.graph.node(arrays.getitem.op, (x.graph.node(ir.SHAPE, (x,)), axis))


def tuple_of(node: Expr, *parts):
    """Parts as one value, such as a shape: a node of the graph of `node`."""
    return node.graph.node(ir.TUPLE, parts)
