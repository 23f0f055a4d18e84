"""Products as they are written by hand: powers, outer products, and no factors that are ones.

Vectors are columns: of vectors v, w and a matrix A, v @ w is v^T w, v @ A is A^T v.
"""

from collections.abc import Callable
from itertools import groupby

from gradcli.language import core
from gradcli.language.core import Expr
from gradcli.ops import arrays
from gradcli.ops.arithmetic import mul, power
from gradcli.ops.table import STATIC, TABLE, Op

OUTER = Op("outer product", (STATIC,) * 2)
TRANSPOSE = TABLE["transpose"]
ONES = Op("all ones", (STATIC,))
Rank = Callable[[object], int | None]  # how many axes a value has, where that is known


def with_products(value, rank: Rank):
    """`value` with v w^T for v[:, None]*w, x^2 for x*x, v^T w for v @ w, and without the ones that
    leave a product as it is."""
    done: dict[int, object] = {}
    for node in core.postorder([value]):
        if node.op is mul.op:
            done[id(node)] = _product(node, rank, done)
        elif node.op is arrays.matmul.op:
            done[id(node)] = _matrix_product(node, rank, done)
        elif node.op is arrays.getitem.op and _is_ones(node.args[0]) and rank(node) == 0:
            done[id(node)] = 1
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
    return _times(_powers([_done(f, done) for f in factors]), node.graph)


def _powers(factors: list) -> list:
    """The factors of a product, those that stand beside their likes as a power."""
    found = []
    for _, run in groupby(factors, key=id):
        factor, *more = run
        alike = bool(more) and type(factor) is Expr
        whole = [factor.graph.node(power.op, (factor, 1 + len(more)))] if alike else []
        found += whole or [factor, *more]
    return found


def _matrix_product(node: Expr, rank: Rank, done: dict[int, object]):
    """A product of arrays, a vector on its left a row, and what is a vector a column."""
    left, right = node.args
    row = rank(left) == 1
    if row and rank(right) == 2:
        return node.graph.node(arrays.matmul.op, (_flipped(_done(right, done)), _done(left, done)))
    one = _row(left, rank, done) if row and rank(right) == 1 else _done(left, done)
    return node.graph.node(arrays.matmul.op, (one, _done(right, done)))


def _row(vector, rank: Rank, done: dict[int, object]):
    """A vector as a row: v^T, and v^T A of v @ A."""
    if type(vector) is Expr and vector.op is arrays.matmul.op and rank(vector.args[0]) == 1:
        one, two = vector.args
        return vector.graph.node(arrays.matmul.op, (_row(one, rank, done), _done(two, done)))
    return _flipped(_done(vector, done))


def _flipped(value):
    """The transpose of a value."""
    if type(value) is not Expr:
        return value
    if value.op is TRANSPOSE and not value.attrs:
        return value.args[0]
    return value.graph.node(TRANSPOSE, (value,))


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
