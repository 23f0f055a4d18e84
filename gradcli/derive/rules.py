"""The rows' derivative rules run over expressions: tangents pushed forward, cotangents pulled back.

Elementwise rows run the rule the table gives.  A structural row's rule asks for shapes, which a
program's text does not have; here the same linear maps are written so that they ask at run time.
Broadcasting is undone with `sum_like` only where a side may be an array.
"""

from gradcli.derive.activity import differentiable
from gradcli.derive.simplify import ZERO
from gradcli.errors import Diagnostic
from gradcli.language import core
from gradcli.language.core import Expr
from gradcli.language.fence import refuse
from gradcli.language.kinds import NUMBERS, Kinds, Scope
from gradcli.ops import arrays
from gradcli.ops.arithmetic import div
from gradcli.ops.comparisons import equal, greater, less
from gradcli.ops.piecewise import where
from gradcli.ops.table import TABLE


# -- forward --------------------------------------------------------------------------------------
def push_forward(value, leaf, kinds: Kinds, scope: Scope, out=None):
    """The tangent of `value`; None where it has none.

    leaf(name) gives the tangent of a variable or None; `out` stands for `value` itself where a
    rule uses the output.
    """
    kind = kinds.below((value,), scope)
    memo: dict[int, object] = {}
    for node in core.postorder([value]):
        if node.op is None:
            memo[id(node)] = leaf(node.args[0])
            continue
        tangents = tuple(memo[id(a)] if type(a) is Expr else None for a in node.args)
        tangents = tuple(
            t if node.op.arg(i).kind in ("smooth", "linear", "bilinear", "none") else None
            for i, t in enumerate(tangents)
        )
        if all(t is None for t in tangents):
            memo[id(node)] = None
        else:
            z = out if node is value and out is not None else node
            memo[id(node)] = _tangent(node, tangents, z, kind)
    return memo[id(value)] if type(value) is Expr else None


def _tangent(node: Expr, tangents: tuple, z, kind: dict):
    op, graph = node.op, node.graph
    if op in CHOICE_TANGENTS:
        return CHOICE_TANGENTS[op](graph, node.args, tangents)
    if op.elementwise:
        total = None
        for i, t in enumerate(tangents):
            if t is not None:
                part = _carried(node, i, t, z)
                total = part if total is None else total + part
        return _spread(node, tangents, total, kind)
    if op.name in JVPS:
        return JVPS[op.name](node, tangents[0], z)
    bilinear = [i for i, t in enumerate(tangents) if t is not None and op.arg(i).kind == "bilinear"]
    if bilinear:
        total = None
        for i in bilinear:
            part = graph.node(op, (*node.args[:i], tangents[i], *node.args[i + 1 :]), node.attrs)
            total = part if total is None else total + part
        return total
    if any(t is not None and op.arg(i).kind != "linear" for i, t in enumerate(tangents)):
        raise _unprinted("function", node)
    moved = tuple(
        a if op.arg(i).kind == "static" else _zero(a, kind) if t is None else _real(t)
        for i, (a, t) in enumerate(zip(node.args, tangents))
    )
    return graph.node(op, moved, node.attrs)


def _carried(node: Expr, i: int, g, z):
    """What the rule of argument i makes of g; where none is provided the E0210 has its place."""
    try:
        return node.op.write(i, g, node.args, z)
    except Diagnostic as refused:
        raise refused.located(node.graph.places.get(id(node))) from None


def _unprinted(what: str, node: Expr) -> Diagnostic:
    """The error of a call whose derivative is not printed."""
    return refuse(what, node.graph.places.get(id(node)), None)


def _real(t):
    """A tangent as a real: an array of integers would cut what is written to it later."""
    return float(t) if type(t) is int else t


def _zero(a, kind: dict):
    if type(a) is not Expr or kind[id(a)] in NUMBERS:
        return 0.0
    return a.graph.node(core.constant_form("zeros_like"), (a,))


def _spread(node: Expr, tangents: tuple, t, kind: dict):
    """`t` in the shape of the node, where an array that carries no tangent may be wider."""
    if kind[id(node)] in NUMBERS:
        return t
    wide = [i for i, a in enumerate(node.args) if type(a) is Expr and kind[id(a)] not in NUMBERS]
    if all(tangents[i] is not None for i in wide) or node.op.name in ("multiply", "divide"):
        return t
    return node.graph.node(arrays.spread_like.op, (t, node))


def _select_tangent(graph, args, tangents):
    parts = tuple(0.0 if t is None else t for t in tangents[1:])
    return graph.node(core.SELECT, (args[0], *parts))


def _extreme_tangent(compare):
    def rule(graph, args, tangents):
        """The tangent of the first of equals among the extremes."""
        best, t = args[0], tangents[0]
        for a, s in zip(args[1:], tangents[1:]):
            beats = compare(a, best)
            t = graph.node(core.SELECT, (beats, 0.0 if s is None else s, 0.0 if t is None else t))
            best = graph.node(core.SELECT, (beats, a, best))
        return t

    return rule


CHOICE_TANGENTS = {
    core.SELECT: _select_tangent,
    core.MAX: _extreme_tangent(greater),
    core.MIN: _extreme_tangent(less),
    core.FLOAT: lambda graph, args, tangents: tangents[0],
}


def _reduce(name: str, x, attrs: dict):
    return x.graph.node(TABLE[name], (x,), tuple(sorted(attrs.items())))


def _extreme_jvp(node: Expr, t, z):
    attrs, x = dict(node.attrs), node.args[0]
    wins = equal(x, _restored(z, node))
    count = _reduce("sum", where(wins, 1.0, 0.0), attrs)
    return div(_reduce("sum", where(wins, t, 0.0), attrs), count)


def _norm_jvp(node: Expr, t, z):
    along = _reduce("sum", node.args[0] * t, dict(node.attrs))
    zero = equal(z, 0.0)
    return where(zero, 0.0, div(along, where(zero, 1.0, z)))


JVPS = {"max": _extreme_jvp, "min": _extreme_jvp, "norm": _norm_jvp}


# -- reverse --------------------------------------------------------------------------------------
def pull_back(value, g, is_active, kinds: Kinds, scope: Scope, out=None) -> list:
    """(leaf, contribution) pairs: the cotangent `g` of `value` carried to its active leaves.

    A leaf is a variable, or an element or slice of one.  `out` stands for `value` in rules.
    """
    kind = kinds.below((value,), scope)
    order = core.postorder([value])
    active: dict[int, bool] = {}
    for node in order:
        if node.op is None:
            active[id(node)] = is_active(node.args[0])
        else:
            active[id(node)] = any(type(a) is Expr and active[id(a)] for a in differentiable(node))
    if type(value) is not Expr or not active[id(value)]:
        return []
    bar = {id(value): g}
    leaves = []
    for node in reversed(order):
        c = bar.pop(id(node), None)
        if c is None or not active[id(node)]:
            continue
        if is_leaf(node):
            leaves.append((node, c))
            continue
        z = out if node is value and out is not None else node
        for i, a in enumerate(node.args):
            if type(a) is Expr and active[id(a)] and node.op.arg(i).kind != "static":
                part = _pull(node, i, c, z, kind)
                if part is not ZERO:
                    bar[id(a)] = bar[id(a)] + part if id(a) in bar else part
    return leaves


def is_leaf(node: Expr) -> bool:
    """Whether a node is a variable, or an element or slice of one."""
    if node.op is None:
        return True
    return node.op.name == "getitem" and type(node.args[0]) is Expr and node.args[0].op is None


def _pull(node: Expr, i: int, g, z, kind: dict):
    op = node.op
    if op.arg(i).kind == "flat":
        return ZERO
    if op is core.FLOAT:
        return g
    if op.elementwise:
        return _undo_broadcast(node, i, _carried(node, i, g, z), kind)
    if op.name not in PULLBACKS:
        raise _unprinted("function", node)
    return PULLBACKS[op.name](node, i, g, z)


def _undo_broadcast(node: Expr, i: int, part, kind: dict):
    """`part` summed to the shape of argument i, where the row may have stretched it."""
    if kind[id(node)] in NUMBERS:
        return part
    others = (a for j, a in enumerate(node.args) if j != i and type(a) is Expr)
    if kind[id(node.args[i])] not in NUMBERS and all(kind[id(a)] in NUMBERS for a in others):
        return part
    return node.graph.node(arrays.sum_like.op, (part, node.args[i]))


def _axis(node: Expr):
    return dict(node.attrs).get("axis")


def _restored(g, node: Expr):
    """g, of the shape of a reduction, with the reduced axis back as an axis of length 1."""
    attrs = dict(node.attrs)
    axis = attrs.get("axis")
    if axis is None or attrs.get("keepdims") or type(g) is not Expr:
        return g
    if type(axis) is not int:
        raise _unprinted("axes", node)
    index = (*[g.graph.node(core.SLICE, (None, None, None))] * axis, None)
    index = (*index, ...) if axis >= 0 else (..., None, *index[:-1])
    if axis < -1:
        raise _unprinted("axis", node)
    return g.graph.node(arrays.getitem.op, (g, *index))


def _spread_back(node, i, g, z):
    return node.graph.node(arrays.spread_like.op, (_restored(g, node), node.args[0]))


def _mean_back(node, i, g, z):
    x, axis = node.args[0], _axis(node)
    if axis is None:
        count = x.graph.node(core.constant_form(".size"), (x,))
    else:
        shape = x.graph.node(core.SHAPE, (x,))
        count = x.graph.node(arrays.getitem.op, (shape, axis))
    return div(_spread_back(node, i, g, z), count)


def _extreme_back(node, i, g, z):
    x = node.args[0]
    wins = equal(x, _restored(z, node))
    attrs = {k: v for k, v in node.attrs if k != "keepdims"}
    count = _reduce("sum", where(wins, 1.0, 0.0), attrs | ({"keepdims": True} if attrs else {}))
    return where(wins, div(_restored(g, node), count), 0.0)


def _norm_back(node, i, g, z):
    size = _restored(z, node)
    zero = equal(size, 0.0)
    return where(zero, 0.0, _restored(g, node) * div(node.args[0], where(zero, 1.0, size)))


def _shape(x):
    return x.graph.node(core.SHAPE, (x,))


def _reshape(x, shape):
    return x.graph.node(TABLE["reshape"], (x,), (("shape", shape),))


def _reshape_back(node, i, g, z):
    like = node.args[0]
    if type(g) is not Expr:
        return node.graph.node(arrays.spread_like.op, (g, like))
    return _reshape(g, _shape(like))


def _transpose_back(node, i, g, z):
    if not node.attrs:
        return node.graph.node(node.op, (g,))
    axes = node.attrs[0][1]
    order = axes.args if type(axes) is Expr else axes
    inverse = tuple(sorted(range(len(order)), key=order.__getitem__))
    return node.graph.node(node.op, (g,), (("axes", node.graph.node(core.TUPLE, inverse)),))


def _matmul_back(node, i, g, z):
    """By matrices: a as (…, k), b as (k, …), so that vectors are one row or one column."""
    a, b = node.args
    graph = node.graph
    rows = graph.node(arrays.getitem.op, (_shape(b), 0))
    left = _reshape(a, graph.node(core.TUPLE, (-1, rows)))
    right = _reshape(b, graph.node(core.TUPLE, (rows, -1)))
    columns = graph.node(arrays.getitem.op, (_shape(right), 1))
    middle = _reshape(g, graph.node(core.TUPLE, (-1, columns)))
    if i == 0:
        flat = graph.node(node.op, (middle, graph.node(TABLE["transpose"], (right,))))
    else:
        flat = graph.node(node.op, (graph.node(TABLE["transpose"], (left,)), middle))
    return _reshape(flat, _shape(node.args[i]))


def _item_of(node, i, g, z):
    return g.graph.node(arrays.getitem.op, (g, i)) if type(g) is Expr else g


def _layer_back(node, i, g, z):
    axis = _axis(node) or 0
    index = (*[node.graph.node(core.SLICE, (None, None, None))] * axis, i)
    return node.graph.node(arrays.getitem.op, (g, *index))


def _join_back(node, i, g, z):
    axis = _axis(node) or 0
    graph = node.graph

    def length(x):
        return graph.node(arrays.getitem.op, (_shape(x), axis))

    start = 0
    for part in node.args[:i]:
        start = length(part) if type(start) is int else start + length(part)
    stop = length(node.args[i]) if i == 0 else start + length(node.args[i])
    whole = [graph.node(core.SLICE, (None, None, None))] * axis
    return graph.node(arrays.getitem.op, (g, *whole, graph.node(core.SLICE, (start, stop, None))))


PULLBACKS = {
    "sum": _spread_back,
    "mean": _mean_back,
    "max": _extreme_back,
    "min": _extreme_back,
    "norm": _norm_back,
    "reshape": _reshape_back,
    "transpose": _transpose_back,
    "matmul": _matmul_back,
    "array": _item_of,
    "copy": lambda node, i, g, z: g,
    "stack": _layer_back,
    "concatenate": _join_back,
    "sum_like": lambda node, i, g, z: node.graph.node(arrays.spread_like.op, (g, node.args[0])),
    "spread_like": lambda node, i, g, z: node.graph.node(arrays.sum_like.op, (g, node.args[0])),
}
