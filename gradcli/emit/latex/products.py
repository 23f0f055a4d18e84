"""Products as they are written by hand: one fraction, powers, outer products, and no ones.

Vectors are columns: of vectors v, w and a matrix A, v @ A is A^T v, w @ A @ v is w^T A v; v @ w is
v . w, as is a product of arrays of which none is known to have two axes.  A product of the elements
of matrices has a sign of its own, and so has one beside a product of matrices.
"""

from collections.abc import Callable
from fractions import Fraction
from math import isfinite

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.ops import arrays
from gradcli.ops.arithmetic import div, mul, neg, power
from gradcli.ops.rows import STATIC, TABLE, Op

ELEMENTWISE = Op("elementwise product", (STATIC,) * 2)
OUTER = Op("outer product", (STATIC,) * 2)
DOT = Op("dot product", (STATIC,) * 2)
TRANSPOSE = TABLE["transpose"]
ONES = Op("all ones", (STATIC,))
Rank = Callable[[object], int | None]  # how many axes a value has, where that is known


def with_products(value, rank: Rank):
    """`value` with v w^T for v[:, None]*w, x^2 for x*x, x/(y z) for x/y/z, v . w for v @ w, and
    without the ones that leave a product as it is."""
    done: dict[int, object] = {}
    for node in ir.postorder([value]):
        if node.op in (mul.op, div.op, neg.op):
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
    """A product or quotient as one fraction; of a column and what lies along it, as v w^T, and of
    that and matrices element by element."""
    negative, *sides = _factors(node)
    factors = [f for side in sides for f in side]
    others = [f for f in factors if not _is_ones(f)]
    widest = max((rank(f) or 0 for f in others), default=-1)
    columns = {id(f) for f in others if _is_column(f, rank)}
    matrices = {id(f) for f in others if (rank(f) or 0) > 1} - columns
    along = {id(f) for f in others if rank(f) != 0} - columns - matrices
    ones = {id(f) for f in factors} - {id(f) for f in others}

    def fraction(chosen: set[int], negative: bool = False):
        top, bottom = ([f for f in side if id(f) in chosen] for side in sides)
        above, below = _elementwise(top, rank, done), [_done(f, done) for f in bottom]
        return _fraction(negative, above, below, node.graph)

    if columns and (along or ones or matrices):
        front = fraction({id(f) for f in others} - columns - along - matrices, negative)
        column = fraction(columns)
        row = fraction(along or ones) if along or ones else node.graph.node(ONES, (column,))
        outer = node.graph.node(OUTER, (column, row))
        if matrices:
            outer = node.graph.node(ELEMENTWISE, (outer, fraction(matrices)))
        return _fraction(False, [front, outer], [], node.graph)
    dropped = {id(f) for f in factors if id(f) in ones and (rank(f) or 0) <= widest}
    return fraction({id(f) for f in factors} - dropped, negative)


def _elementwise(factors: list, rank: Rank, done: dict[int, object]) -> list:
    """The factors, arrays that matrices or their products are among as one: x * (A @ y)."""
    wide = [f for f in factors if rank(f) != 0]
    if len(wide) < 2 or not any(f.op is arrays.matmul.op or (rank(f) or 0) > 1 for f in wide):
        return [_done(f, done) for f in factors]
    whole = wide[0].graph.node(ELEMENTWISE, tuple(_done(f, done) for f in wide))
    return [*(_done(f, done) for f in factors if rank(f) == 0), whole]


def _fraction(negative: bool, above: list, below: list, graph: ir.Graph):
    """One fraction of products, its numbers one number above and one below, its likes powers."""
    whole = _over(above, below, graph)
    minus, above, below = _factors(whole)
    top, above = _number(above)
    bottom, below = _number(below)
    negative ^= minus ^ (top * bottom < 0)
    top, bottom = _reduced(abs(top), abs(bottom))
    above, below = _powers(above), _powers(below)
    above = [*[_plain(top)] * (top != 1), *above]
    below = [*[_plain(bottom)] * (bottom != 1), *below]
    whole = _over(above, below, graph)
    if not negative:
        return whole
    return graph.node(neg.op, (whole,)) if type(whole) is Expr else -whole


def _over(above: list, below: list, graph: ir.Graph):
    whole = _times(above, graph)
    return graph.node(div.op, (whole, _times(below, graph))) if below else whole


def _number(factors: list) -> tuple[Fraction, list]:
    """The product of the numbers among factors, as far as a float can say it, and the others."""
    product, others = Fraction(1), []
    for factor in factors:
        number = type(factor) in (int, float) and isfinite(factor)
        if number and _is_short(product * Fraction(repr(factor))):
            product *= Fraction(repr(factor))
        else:
            others.append(factor)
    return product, others


def _reduced(top: Fraction, bottom: Fraction) -> tuple[Fraction, Fraction]:
    """The quotient of two numbers, as one decimal where one of them is, or in lowest terms."""
    if not top or not bottom:
        return top, bottom
    whole = top / bottom
    if top.denominator == bottom.denominator == 1:
        return Fraction(whole.numerator), Fraction(whole.denominator)
    return (whole, Fraction(1)) if _is_short(whole) else (top, bottom)


def _is_short(number: Fraction) -> bool:
    """Whether the shortest text of a float is this number."""
    try:
        return Fraction(repr(float(number))) == number
    except (OverflowError, ValueError):
        return False


def _plain(number: Fraction) -> int | float:
    return int(number) if number.denominator == 1 else float(number)


def _powers(factors: list) -> list:
    """The factors of a product, those of one base and whole exponents of one sign as a power."""
    found: dict[object, list] = {}
    for factor in factors:
        base, times = factor, 1
        if type(factor) is Expr and factor.op is power.op and type(factor.args[1]) is int:
            base, times = factor.args[:2]
        key = (id(base), times > 0) if type(base) is Expr else object()
        found.setdefault(key, [base, factor, 0])[2] += times
        if found[key][2] != times:
            found[key][1] = base.graph.node(power.op, (base, found[key][2]))
    return [factor for _, factor, _ in found.values()]


def _matrix_product(node: Expr, rank: Rank, done: dict[int, object]):
    """A product of arrays, a vector on its left a row, and what is a vector a column."""
    left, right = node.args
    row = rank(left) == 1
    if row and rank(right) == 2:
        return node.graph.node(arrays.matmul.op, (_flipped(_done(right, done)), _done(left, done)))
    if {rank(left), rank(right)} <= {1, None} and not _holds_matrix(node, rank):
        return node.graph.node(DOT, (_done(left, done), _done(right, done)))
    one = _row(left, rank, done) if row and rank(right) == 1 else _done(left, done)
    return node.graph.node(arrays.matmul.op, (one, _done(right, done)))


def _holds_matrix(node: Expr, rank: Rank) -> bool:
    """Whether an array known to have two axes is among those that a product is of."""
    parts = [p for p in node.args if type(p) is Expr]
    inner = [p for p in parts if p.op is arrays.matmul.op]
    return any(rank(p) == 2 for p in parts) or any(_holds_matrix(p, rank) for p in inner)


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


def _times(factors: list, graph: ir.Graph):
    whole, *rest = factors or [1]
    for factor in rest:
        whole = graph.node(mul.op, (whole, factor))
    return whole


def _factors(node) -> tuple[bool, list, list]:
    """Whether a value is negated, and the factors above and below its fraction line, in order."""
    negative, stack = False, [(node, 0)]
    sides: tuple[list, list] = [], []
    while stack:
        value, below = stack.pop()
        op = value.op if type(value) is Expr else None
        if op is mul.op:
            stack += [(factor, below) for factor in reversed(value.args)]
        elif op is div.op:
            stack += [(value.args[1], 1 - below), (value.args[0], below)]
        elif op is neg.op:
            negative = not negative
            stack.append((value.args[0], below))
        else:
            sides[below].append(value)
    return negative, sides[0], sides[1]


def _is_ones(value) -> bool:
    return type(value) is Expr and value.op is ir.constant_form("ones_like")


def _is_column(value, rank: Rank) -> bool:
    """Whether a value is v[:, None] of a vector v."""
    if type(value) is not Expr or value.op is not arrays.getitem.op or len(value.args) != 3:
        return False
    vector, whole, new = value.args
    return new is None and ir.is_whole(whole) and rank(vector) == 1
