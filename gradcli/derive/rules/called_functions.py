"""What rules of arrays are written in beside calls: attributes, lengths of axes, shapes."""

from gradcli.core import ir
from gradcli.core.array_functions import called
from gradcli.core.ir import Expr
from gradcli.derive.rules.known import Known
from gradcli.ops import arrays
from gradcli.ops.rows import Op

FORMS = {
    "zeros_like": ir.constant_form("zeros_like"),
    "matmul_left": ir.MATMUL_LEFT,
    "matmul_right": ir.MATMUL_RIGHT,
}


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


def as_call(graph: ir.Graph, name: Op | str, args: tuple, attrs: dict) -> Expr | None:
    """The node of a call in a row's own rule, as programs write it; None of a row, which is one."""
    if type(name) is not str:
        return None
    args = tuple(map(graph.constant, args))
    if name in FORMS:
        return graph.node(FORMS[name], args)
    if name == "expand_dims" and type(args[1]) is int and args[1] >= -1:
        whole = graph.node(ir.SLICE, (None, None, None))
        x, axis = args
        index = (*[whole] * axis, None) if axis >= 0 else (..., None)
        return graph.node(arrays.getitem.op, (x, *index))
    return called(graph, name, args, {k: graph.constant(v) for k, v in attrs.items()})


def all_calls(graph: ir.Graph, what: Op | str, args: tuple, attrs: dict) -> Expr | None:
    """As `as_call`, in the rule of a function that stays a call: the rows of such functions that it
    applies are their calls too."""
    return as_call(graph, what.name if isinstance(what, Op) else what, args, attrs)
