"""The rules of functions that move the elements of arrays, repeat them, or pick some of them."""

from gradcli.core import ir
from gradcli.core.array_functions import CALLED, call
from gradcli.core.ir import Expr
from gradcli.core.types.kind_rules import SURE_ARRAYS
from gradcli.core.types.shape_rules import axis_of
from gradcli.derive.rules.called_functions import attr, length, tuple_of
from gradcli.derive.rules.known import Known
from gradcli.derive.rules.registry import jvp, pullback
from gradcli.derive.rules.structural import (
    count,
    factor,
    kept,
    reduced,
    shaped_as,
    summed,
    transposed,
    unprinted,
)
from gradcli.ops import arrays
from gradcli.ops.arithmetic import add, div, mod, mul, neg, sub
from gradcli.ops.comparisons import equal
from gradcli.ops.piecewise import where


# -- elements moved -------------------------------------------------------------------------------
@pullback("expand_dims", "squeeze", "atleast_1d", "atleast_2d")
def _reshaped_back(node, i, g, z, at):
    return shaped_as(g, node.args[0], at)


@pullback("repeat")
def _repeated_back(node, i, g, z, at):
    """The sum over the copies, which lie beside one another."""
    x, times = node.args
    axis, rank = axis_of(node), at.axes(node.args[0])
    if at.axes(times) == 1:
        return _repeated_each_back(node, g, at)
    if not at.is_number(times):
        raise unprinted("shape", node)
    if axis is None or rank == 1:
        parts = call("reshape", g, shape=tuple_of(node, -1, times))
        return shaped_as(reduced("sum", parts, axis=1), x, at)
    if rank is None or type(axis) is not int:
        raise unprinted("shape", node)
    axis %= rank
    lengths = [length(x, k, at) for k in range(rank)]
    parts = call(
        "reshape", g, shape=tuple_of(node, *lengths[: axis + 1], times, *lengths[axis + 1 :])
    )
    return reduced("sum", parts, axis=axis + 1)


def _repeated_each_back(node, g, at):
    """Of counts of their own, g added up at the places that its elements are from."""
    x, times = node.args
    rank, axis = at.axes(x), axis_of(node)
    if rank is None or (axis is None and rank > 1):
        raise unprinted("shape", node)
    axis = 0 if axis is None else axis % rank
    places = node.graph.node(ir.constant_form("arange"), (length(x, axis, at),))
    zeros = node.graph.node(ir.constant_form("zeros_like"), (x,))
    return added_along(zeros, g, call("repeat", places, times), axis, rank)


@pullback("tile")
def _tiled_back(node, i, g, z, at):
    """The sum over the copies, each of which is whole along the last axis."""
    x, times = node.args
    if _is_tuple(times):
        return _tiled_along_axes_back(node, g, at)
    if not at.is_number(times):
        raise unprinted("shape", node)
    last, axis = (-1, 0) if at.axes(x) == 1 else (length(x, -1, at), 1)
    parts = call("reshape", g, shape=tuple_of(node, *[-1] * axis, times, last))
    return shaped_as(reduced("sum", parts, axis=axis), x, at)


def _tiled_along_axes_back(node, g, at):
    """The same of copies along several axes: each count is an axis of its own, and summed."""
    x, times = node.args
    rank, counts = at.axes(x), times.args
    if rank is None or any(type(n) is not int for n in counts):
        raise unprinted("shape", node)
    width = max(rank, len(counts))
    lengths = [1] * (width - rank) + [length(x, k, at) for k in range(rank)]
    apart: list = []
    copies: list = []
    for k, n in zip((1,) * (width - len(counts)) + counts, lengths):
        if k != 1:
            copies.append(len(apart))
            apart.append(k)
        apart.append(n)
    parts = call("reshape", g, shape=tuple_of(node, *apart))
    return shaped_as(reduced("sum", parts, axis=tuple_of(node, *copies)), x, at)


@pullback("vstack", "hstack", "column_stack")
def _joined_back(node, i, g, z, at):
    """The rows or columns of g that an array of the list gave."""
    ranks = [at.axes(x) for x in node.args]
    if None in ranks:
        return _joined_back_by_size(node, i, g, at)
    beside = node.op.name == "hstack" and ranks[0] < 2
    along = 0 if beside or node.op.name == "vstack" else 1
    is_one = [rank < (1 if beside else 2) for rank in ranks]  # row or column
    breadths = [1 if one else length(x, along, at) for one, x in zip(is_one, node.args)]
    place = start = summed(breadths[:i])
    if not is_one[i]:
        place = node.graph.node(ir.SLICE, (start, summed(breadths[: i + 1]), None))
    other = node.graph.node(ir.SLICE, (None, None, None)) if ranks[i] else 0
    index = (other, place) if along else (place,) if ranks[i] or beside else (place, other)
    return node.graph.node(arrays.getitem.op, (g, *index))


def _joined_back_by_size(node, i, g, at):
    """As _joined_back, of vectors or matrices: whose elements lie in a row, turned or not."""
    graph, x = node.graph, node.args[i]
    if node.op.name == "hstack":
        vectors = [a if at.is_surely(SURE_ARRAYS, a) else call("atleast_1d", a) for a in node.args]
        lengths = [1 if at.is_number(a) else length(v, -1, at) for a, v in zip(node.args, vectors)]
        place = start = summed(lengths[:i])
        if not at.is_number(x):
            place = graph.node(ir.SLICE, (start, summed(lengths[: i + 1]), None))
        part = graph.node(arrays.getitem.op, (g, ..., place))
        return part if at.is_number(x) or vectors[i] is x else shaped_as(part, x, at)
    is_turned = node.op.name == "column_stack"
    size = ir.constant_form(".size")
    sizes = [1 if at.is_number(a) else graph.node(size, (a,)) for a in node.args]
    row = call("reshape", transposed(g) if is_turned else g, shape=-1)
    if at.is_number(x):
        return row[summed(sizes[:i])]
    part = row[graph.node(ir.SLICE, (summed(sizes[:i]), summed(sizes[: i + 1]), None))]
    return transposed(shaped_as(part, transposed(x), at)) if is_turned else shaped_as(part, x, at)


def _is_tuple(value) -> bool:
    return type(value) is Expr and value.op is ir.TUPLE


@pullback("pad")
def _padded_back(node, i, g, z, at):
    """The part of g that lies where x was; what it was padded with has no derivative."""
    x, width = node.args
    rank, graph = at.axes(x), node.graph
    if attr(node, "mode") is not None:
        raise unprinted("function", node)
    if _is_tuple(width) and all(map(_is_tuple, width.args)):
        widths = [pair.args for pair in width.args]
    elif _is_tuple(width) and len(width.args) == 2 and rank is not None:
        widths = [width.args] * rank
    elif at.is_number(width) and rank is not None:
        widths = [(width, width)] * rank
    else:  # whatever its axes: the places that are not 0 where ones are padded
        ones = graph.node(ir.constant_form("ones_like"), (x,))
        inside = equal(call("pad", ones, width), 1.0)
        return shaped_as(graph.node(arrays.getitem.op, (g, inside)), x, at)
    if any(type(n) is not int for pair in widths for n in pair):
        raise unprinted("shape", node)
    index = [graph.node(ir.SLICE, (a or None, -b or None, None)) for a, b in widths]
    return graph.node(arrays.getitem.op, (g, *index))


@pullback("diff")
def _differences_back(node, i, g, z, at):
    """g[k-1] - g[k], with 0 before and after g where x had no neighbour; once for each time."""
    times, axis = dict(node.attrs).get("n", 1), axis_of(node)
    joined = [attr(node, end) is not None for end in ("prepend", "append")]
    if type(times) is not int:
        raise unprinted("option", node)
    if any(joined) and times > 1:
        raise unprinted("function", node)
    if times == 0:  # it is x, and nothing is joined to it
        return g
    have = length(node.args[0], -1 if axis is None else axis, at)
    if type(have) is int and have + sum(joined) <= times:  # none are left
        return node.graph.node(ir.constant_form("zeros_like"), node.args[:1])
    before, after = (None if there else 0.0 for there in joined)
    for _ in range(times):
        g = neg(call("diff", g, prepend=before, append=after, axis=axis))
    return g


@jvp("pad", "diff")
def _beside_constants_jvp(node, tangents, z, at):
    """The constants that are put beside the elements are zeros in the tangent."""
    attrs = {n: ZEROS.get(n, v) for n, v in node.attrs}
    return call(node.op.name, tangents[0], *node.args[1:], **attrs)


ZEROS = {"constant_values": None, "prepend": 0.0, "append": 0.0}  # the default of pad is 0


# -- elements taken -------------------------------------------------------------------------------
@pullback("take")
def _taken_back(node, i, g, z, at):
    """g added at the indices, where an element may be taken more than once."""
    x, indices = node.args
    axis, rank = axis_of(node), at.axes(x)
    if axis is None and rank != 1:
        size = node.graph.node(ir.constant_form(".size"), (x,))
        row = call("add_at", node.graph.node(ir.constant_form("zeros"), (size,)), g, indices)
        return shaped_as(row, x, at)
    zeros = node.graph.node(ir.constant_form("zeros_like"), (x,))
    return added_along(zeros, g, indices, 0 if rank == 1 else axis, rank, at.is_number(indices))


def added_along(x, value, indices, axis: int, rank: int | None, is_row: bool = False) -> Expr:
    """x with value added at the indices along an axis, which is put first.

    rank: of x, None where that is not known; is_row: whether value has no such axis.
    """
    if axis == 0:
        return call("add_at", x, value, indices)

    def turned(y, start, to):
        return transposed(y) if rank == 2 else call("moveaxis", y, start, to)

    first = turned(x, axis, 0), value if is_row else turned(value, axis, 0)
    return turned(call("add_at", *first, indices), 0, axis)


def _in_order(x, places, axis):
    """The elements of x at places along an axis, which NumPy before 2.3 asks for."""
    return call("take_along_axis", x, places, axis=-1 if axis is None else axis)


@pullback("take_along_axis")
def _taken_along_back(node, i, g, z, at):
    """Of elements in another order; of others, where they go is not told by a function."""
    places, axis = node.args[1], axis_of(node)
    if type(places) is Expr and places.op is CALLED["argsort"].row:
        return _in_order(g, call("argsort", places, axis=axis), axis)
    raise unprinted("function", node)


@jvp("sort")
def _sorted_jvp(node, tangents, z, at):
    x, axis = node.args[0], axis_of(node)
    return _in_order(tangents[0], call("argsort", x, axis=axis), axis)


@pullback("sort")
def _sorted_back(node, i, g, z, at):
    """Each element of g to the place that its value was at: the inverse of a permutation."""
    axis = axis_of(node)
    places = call("argsort", call("argsort", node.args[0], axis=axis), axis=axis)
    return _in_order(g, places, axis)


def _between(node: Expr, at: Known) -> list[tuple]:
    """The two elements that a quantile lies between, and how much of each it is."""
    x, part, weights = node.args[0], 0.5, (0.5, 0.5)
    if node.op.name == "quantile":
        part = node.args[1]
        if attr(node, "method") is not None or type(part) is not float:
            raise unprinted("function", node)
        place = part * (count(node, at) - 1)
        above = place % 1.0 if type(place) is float else mod(place, 1.0)
        weights = (sub(1.0, above), above)
    ends = [
        call("quantile", x, part, method=method, **kept(node)) for method in ("lower", "higher")
    ]
    return list(zip(ends, weights))


@pullback("median", "quantile")
def _quantile_back(node, i, g, z, at):
    """The parts of g to the two elements; those that are equal to one share evenly."""
    if i:
        raise unprinted("function", node)
    x, g = node.args[0], factor(g, node, at)
    total = None
    for end, weight in _between(node, at):
        wins = equal(x, end)
        shares = reduced("sum", wins, **kept(node))
        part = where(wins, div(mul(weight, g), shares), 0.0)
        total = part if total is None else add(total, part)
    return total


@jvp("median", "quantile")
def _quantile_jvp(node, tangents, z, at):
    if tangents[0] is None or any(t is not None for t in tangents[1:]):
        raise unprinted("function", node)
    x, attrs = node.args[0], {k: v for k, v in node.attrs if k in ("axis", "keepdims")}
    total = None
    for end, weight in _between(node, at):
        wins = equal(x, end)
        shares = reduced("sum", wins, **attrs)
        part = mul(weight, div(reduced("sum", where(wins, tangents[0], 0.0), **attrs), shares))
        total = part if total is None else add(total, part)
    return total
