"""The rules of structural rows over symbols, of arrays whose lengths a program's text may not tell.

A row's own rule asks for shapes; here the same linear maps are written so that they ask at run
time.
"""

from functools import reduce

from gradcli.core import ir
from gradcli.core.array_functions import CALLED
from gradcli.core.ir import Expr
from gradcli.core.operators import BOOLEANS
from gradcli.core.refusals import refuse
from gradcli.core.types.shape_rules import is_told, literal
from gradcli.derive.rules.called_functions import length
from gradcli.derive.rules.known import Known
from gradcli.derive.rules.registry import jvp, pullback
from gradcli.errors import Diagnostic
from gradcli.ops import arrays
from gradcli.ops.arithmetic import add, div, mul
from gradcli.ops.comparisons import equal
from gradcli.ops.memory import product
from gradcli.ops.piecewise import where
from gradcli.ops.rows import TABLE


def unprinted(what: str, node: Expr) -> Diagnostic:
    """The error of a call whose derivative is not printed."""
    graph = node.graph
    name = graph.called.get(id(node), node.op.name)
    return refuse(what, graph.places.get(id(node)), None, name)


def _axis(node: Expr):
    return dict(node.attrs).get("axis")


def restored(g, node: Expr, at: Known):
    """g, of the shape of a reduction, as it broadcasts to that of what is reduced: each reduced
    axis is back as one of length 1, but for the first, which broadcasting gives."""
    attrs = dict(node.attrs)
    if attrs.get("keepdims") or at.shape(node) == ():
        return g
    return _with_axes(g, attrs.get("axis"))


def _with_axes(g, axis):
    if axis is None or type(g) is not Expr or (type(axis) is int and axis == 0):
        return g
    return inserted(g, axis)


def inserted(x: Expr, axis) -> Expr:
    """x with a new axis, as programs write it: by an index where that is short."""
    if type(axis) is int and axis >= -1:
        whole = x.graph.node(ir.SLICE, (None, None, None))
        index = (*[whole] * axis, None) if axis >= 0 else (..., None)
        return x.graph.node(arrays.getitem.op, (x, *index))
    return x.graph.node(CALLED["expand_dims"].row, (x, x.graph.constant(axis)))


def factor(g, node: Expr, at: Known):
    """g as `restored`, for a product with what has the shape of what is reduced: a number that was
    spread over the reduction's shape is one again."""
    narrow = _before_spread(g, at)
    return restored(g, node, at) if narrow is None else narrow


def _before_spread(g, at: Known):
    if type(g) is Expr and g.op is arrays.spread_like.op and at.is_number(g.args[0]):
        return g.args[0]
    return 1.0 if type(g) is Expr and g.op is not None and g.op.name == "ones_like" else None


def restored_along(at: Known, g, x: Expr, axis=None, keepdims=False):
    """As `factor`, by what was reduced and how."""
    narrow = _before_spread(g, at)
    if narrow is not None:
        return narrow
    return g if keepdims or at.shape(g) == () else _with_axes(g, axis)


def kept(node: Expr) -> dict:
    """The attributes of a reduction along the same axis that broadcasts to what is reduced."""
    axis = _axis(node)
    first = type(axis) is int and axis == 0
    return {} if axis is None else {"axis": axis} if first else {"axis": axis, "keepdims": True}


def reduced(name: str, x, **attrs):
    """A reduction of x, by its row's name; a number stays one."""
    return x.graph.node(TABLE[name], (x,), tuple(sorted(attrs.items())))


@jvp("max", "min")
def _extreme_jvp(node: Expr, tangents, z, at):
    (t,), attrs, x = tangents, dict(node.attrs), node.args[0]
    wins = equal(x, restored(z, node, at))
    count = reduced("sum", wins, **attrs)
    return div(reduced("sum", where(wins, t, 0.0), **attrs), count)


@jvp("norm")
def _norm_jvp(node: Expr, tangents, z, at):
    """Divided once, where the row's divides each element, which has more of the largest numbers."""
    along = reduced("sum", node.args[0] * tangents[0], **dict(node.attrs))
    zero = equal(z, 0.0)
    return where(zero, 0.0, div(along, z))


def count(node: Expr, at: Known):
    """How many elements of its argument an element of a reduction is made of."""
    return count_along(node.args[0], _axis(node), at)


def count_along(x: Expr, axis, at: Known):
    """How many elements a reduction of x over an axis brings together."""
    shape = at.shape(x)
    if axis is None:
        if is_told(shape):
            return product(shape)
        return x.graph.node(ir.constant_form(".size"), (_of_one_shape(x, at),))
    axes = literal(axis)
    lengths = [length(x, k, at) for k in (axes if type(axes) is tuple else (axes,))]
    return reduce(mul, lengths)


def _of_one_shape(x: Expr, at: Known) -> Expr:
    """What an expression has its shape from, where that is one array: v of 2*(v - 1)**2."""
    while x.op is not None and x.op.elementwise:
        wide = {id(a): a for a in x.args if type(a) is Expr and not at.is_number(a)}
        if len(wide) != 1:
            break
        (x,) = wide.values()
    return x


@pullback("max", "min")
def _extreme_back(node, i, g, z, at):
    """Without what the row asks of numbers: whether the extreme is NaN."""
    x = node.args[0]
    wins = equal(x, restored(z, node, at))
    count = reduced("sum", wins, **kept(node))
    return where(wins, div(factor(g, node, at), count), 0.0)


def _shape(x):
    return x.graph.node(ir.SHAPE, (x,))


def shaped_as(g, x: Expr, at: Known):
    """g, which has the elements of x in their order, in the shape of x."""
    if type(g) is not Expr:
        return x.graph.node(arrays.spread_like.op, (g, x))
    if at.is_number(x):
        return g if at.is_number(g) else reduced("sum", g)
    if at.axes(x) == 1 and at.axes(g) == 1:
        return g
    return x.graph.node(TABLE["reshape"], (g,), (("shape", _shape(x)),))


def column(x):
    """A vector as a matrix of one column."""
    whole = x.graph.node(ir.SLICE, (None, None, None))
    return x.graph.node(arrays.getitem.op, (x, whole, None))


def transposed(x):
    if x.op is not None and x.op.name == "transpose" and not x.attrs:
        return x.args[0]
    return x.graph.node(TABLE["transpose"], (x,))


@pullback("matmul_left")
def _left_back(node, i, c, z, at):
    """Of matmul_left(g, a, b), where c has the shape of a."""
    g, _, b = node.args
    return arrays.matmul(c, b) if i == 0 else node.graph.node(ir.MATMUL_RIGHT, (g, b, c))


@pullback("matmul_right")
def _right_back(node, i, c, z, at):
    """Of matmul_right(g, b, a), where c has the shape of b."""
    g, _, a = node.args
    return arrays.matmul(a, c) if i == 0 else node.graph.node(ir.MATMUL_LEFT, (g, a, c))


@pullback("array")
def _item_of(node, i, g, z, at):
    return g.graph.node(arrays.getitem.op, (g, i)) if type(g) is Expr else g


def summed(terms: list):
    """The sum of numbers and expressions, such as lengths."""
    return reduce(add, terms) if terms else 0


PLACES = (CALLED["argsort"].row, CALLED["places_in_vector"].row)  # whose numbers differ


def names_once(index) -> bool:
    """Whether an index surely names no element twice: a mask, or numbers that differ."""
    written = [p.args for p in index if type(p) is Expr and p.op is ir.ARRAY]
    if any(type(k) is not int or k < 0 for args in written for k in args):
        return False
    if written and len(set(zip(*written))) < max(map(len, written)):
        return False
    others = [p.op for p in index if type(p) is Expr and p.op is not ir.ARRAY]
    return all(op in (ir.SLICE, *BOOLEANS) or op in PLACES for op in others)


@pullback("copy")
def _copied_back(node, i, g, z, at):
    return g
