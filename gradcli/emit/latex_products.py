"""Products of arrays as they are written by hand: outer products, and no factors that are ones."""

from collections.abc import Callable

from gradcli.language import core
from gradcli.language.core import Expr
from gradcli.ops import arrays
from gradcli.ops.arithmetic import mul
from gradcli.ops.table import STATIC, Op

OUTER = Op("outer product", (STATIC,) * 2)
ONES = Op("all ones", (STATIC,))
Rank = Callable[[object], int | None]  # how many axes a value has, where that is known


def with_products(value, rank: Rank):
    """`value` with v w^T for v[:, None]*w, and without the ones that leave a product as it is."""
    done: dict[int, object] = {}
    for node in core.postorder([value]):
        if node.op is mul.op:
            done[id(node)] = _product(node, rank, done)
        elif _is_column(node, rank):
            done[id(node)] = _done(node.args[0], done)  # a vector stands for its column
        elif _is_ones(node):
            done[id(node)] = node.graph.node(ONES, node.args) if rank(node) else 1
        elif node.op is not None:
            done[id(node)] = node.graph.node(
                node.op,
                tuple(_done(a, done) for a in node.args),
                tuple((name, _done(a, done)) for name, a in node.attrs),
            )
    return _done(value, done)


def _done(value, done: dict[int, object]):
    return done.get(id(value), value) if type(value) is Expr else value


def _product(node: Expr, rank: Rank, done: dict[int, object]):
    """A product, of which at most one factor is a column."""
    factors = _factors(node)
    ones = [f for f in factors if _is_ones(f)]
    others = [f for f in factors if not _is_ones(f)]
    columns = [f for f in others if _is_column(f, rank)]
    if len(columns) == 1:
        (column,) = columns
        front = [_done(f, done) for f in others if rank(f) == 0]
        along = [_done(f, done) for f in others if f is not column and rank(f) != 0]
        along = along or [_done(f, done) for f in ones]
        if along:
            outer = node.graph.node(OUTER, (_done(column, done), _times(along, node.graph)))
            return _times([*front, outer], node.graph)
    widest = max((rank(f) or 0 for f in others), default=-1)
    dropped = {id(f) for f in ones if (rank(f) or 0) <= widest}
    if dropped:
        kept = [_done(f, done) for f in factors if id(f) not in dropped]
        return _times(kept, node.graph)
    return node.graph.node(mul.op, tuple(_done(a, done) for a in node.args))


def _times(factors: list, graph: core.Graph):
    whole, *rest = factors
    for factor in rest:
        whole = graph.node(mul.op, (whole, factor))
    return whole


def _factors(node) -> list:
    """The factors of a product of products, from the left."""
    found, stack = [], [node]
    while stack:
        node = stack.pop()
        if type(node) is Expr and node.op is mul.op:
            stack += reversed(node.args)
        else:
            found.append(node)
    return found


def _is_ones(value) -> bool:
    return type(value) is Expr and value.op is core.constant_form("ones_like")


def _is_column(value, rank: Rank) -> bool:
    """Whether a value is v[:, None] of a vector v."""
    if type(value) is not Expr or value.op is not arrays.getitem.op or len(value.args) != 3:
        return False
    vector, whole, new = value.args
    if new is not None or type(whole) is not Expr or whole.op is not core.SLICE:
        return False
    return whole.args == (None, None, None) and rank(vector) == 1
