"""Rules that shorten derivative expressions as the graph builds them.

A rule fires on one row and looks at the arguments; it gives a shorter value or one in normal form
(numbers first, signs outermost), so that building always ends.  What rules may assume: a `Zero` is
a derivative that is structurally 0 and absorbs products; the number 0.0 of a program does not.
Values stay equal to rounding; the primal statements of a program are never simplified.
"""

from gradcli.core import ir
from gradcli.core.array_functions import CALLED
from gradcli.core.ir import Expr, Graph
from gradcli.core.types.kind_rules import ARRAYS, node_kind, number_kind
from gradcli.ops import arithmetic, arrays, comparisons, elementary, piecewise
from gradcli.ops.rows import Op


class Zero(float):
    """A derivative that is 0 by structure, not by its values."""

    __slots__ = ()


ZERO = Zero(0.0)
ADD, SUB, MUL, DIV = arithmetic.add.op, arithmetic.sub.op, arithmetic.mul.op, arithmetic.div.op
NEG, POWER, WHERE = arithmetic.neg.op, arithmetic.power.op, piecewise.where.op
ZEROS_LIKE = ir.constant_form("zeros_like")
SMALL = 40  # operations, up to which an expression is looked through


def simplify(graph: Graph, op: Op, args: tuple, attrs: tuple):
    """A simpler value for `op` on `args`, or None."""
    name = op.name
    for a in args:
        if type(a) is not Expr:
            break
    else:  # what is said of numbers need not be asked
        for rule in () if attrs else RULES_OF_NODES.get(name, ()):
            value = rule(graph, *args)
            if value is not None:
                return value
        return None
    if any(map(is_zero, args)) and _is_zero_of(op, args):
        return ZERO
    if attrs:
        return None
    for rule in RULES.get(name, ()):
        value = rule(graph, *args)
        if value is not None:
            return value
    if op in FOLDED and all(map(is_number, args)):
        value = op.value(*args)
        return value if abs(value) < 2**53 else None
    return None


def _is_zero_of(op: Op, args: tuple) -> bool:
    """Whether a row is 0 by what its table says of the arguments that are: it is a product of one
    of them, or linear in them together.  An array that is written out keeps its shape."""
    if op is ir.ARRAY:
        return False
    kinds = [(op.arg(i).kind, is_zero(a)) for i, a in enumerate(args)]
    linear = [zero for kind, zero in kinds if kind == "linear"]
    return ("bilinear", True) in kinds or (bool(linear) and all(linear))


FOLDED = frozenset({ADD, SUB, MUL, NEG})


def is_zero(x) -> bool:
    return type(x) is Zero


def _is_row(x, *names: str) -> bool:
    return type(x) is Expr and x.op is not None and x.op.name in names


def is_number(x) -> bool:
    return type(x) in (int, float)


def _is(x, op: Op) -> bool:
    return type(x) is Expr and x.op is op


def _exact(c, d) -> bool:
    """Whether the product of two numbers is exact, so that factors may be gathered."""
    whole = all(abs(x) < 2**20 and x == int(x) for x in (c, d))
    return whole or any(abs(x) in (1.0, 2.0, 0.5, 4.0, 0.25) for x in (c, d))


# -- tests ----------------------------------------------------------------------------------------
def _and_same(graph, x, y):
    return x if x is y else None


# -- sums -----------------------------------------------------------------------------------------
def _add_zero(graph, x, y):
    return y if _is_nought(x) else x if _is_nought(y) else None


def _add_zeros(graph, x, y):
    """zeros_like(v) and what surely has the shape of v."""
    if ZEROS_LIKE not in graph.rows:
        return None
    for zeros, other in ((x, y), (y, x)):
        shaped = _is_row(zeros, "zeros_like") and _is_row(other, "zeros_like", "ones_like")
        if shaped and other.args[0] is zeros.args[0]:
            return other
    return None


def _add_negative(graph, x, y):
    if _is(y, NEG):
        return graph.node(SUB, (x, y.args[0]))
    if _is(x, NEG):
        return graph.node(SUB, (y, x.args[0]))
    if is_number(y) and not is_number(x) and y < 0:
        return graph.node(SUB, (x, -y))
    return None


def _add_same(graph, x, y):
    if type(x) is Expr and (x is y or (_is(x, MUL) and _is(y, MUL) and _swapped(x, y))):
        return graph.node(MUL, (2, x))
    return None


def _swapped(x, y) -> bool:
    return x.args[0] is y.args[1] and x.args[1] is y.args[0] and type(x.args[0]) is Expr


def _sub_zero(graph, x, y):
    return x if _is_nought(y) else graph.node(NEG, (y,)) if _is_nought(x) else None


def _sub_negative(graph, x, y):
    if _is(x, NEG) and x.args[0] is y:
        return graph.node(NEG, (graph.node(MUL, (2, y)),))
    return graph.node(ADD, (x, y.args[0])) if _is(y, NEG) else None


def _negative(graph, x):
    if _is(x, NEG):
        return x.args[0]
    if _is(x, SUB):
        return graph.node(SUB, (x.args[1], x.args[0]))
    if _is(x, MUL) and is_number(x.args[0]):
        return graph.node(MUL, (-x.args[0], x.args[1]))
    return None


# -- products -------------------------------------------------------------------------------------
def _mul_unit(graph, x, y):
    c, value = (x, y) if is_number(x) else (y, x)
    if not is_number(c) or is_number(value):
        return None  # two numbers are folded, with the type that the product has
    if c == 1:
        return value
    return graph.node(NEG, (value,)) if c == -1 else None


def _mul_sign(graph, x, y):
    if _is(x, NEG):
        return graph.node(NEG, (graph.node(MUL, (x.args[0], y)),))
    if _is(y, NEG):
        return graph.node(NEG, (graph.node(MUL, (x, y.args[0])),))
    return None


def _mul_number(graph, x, y):
    """Numbers come first: x*2 is 2*x, x*(2*y) is 2*x*y, 2*(3*x) is 6*x; whole ones are short."""
    if type(x) is float and abs(x) < 2**20 and x == int(x):
        return graph.node(MUL, (int(x), y))
    if is_number(y) and not is_number(x):
        return graph.node(MUL, (y, x))
    if is_number(x) and _is(y, MUL) and is_number(y.args[0]) and _exact(x, y.args[0]):
        return graph.node(MUL, (x * y.args[0], y.args[1]))
    if type(x) is Expr and _is(y, MUL) and is_number(y.args[0]):
        return graph.node(MUL, (graph.node(MUL, (y.args[0], x)), y.args[1]))
    return None


def _mul_over(graph, x, y):
    """x * (c/y) is c*x/y for a number c."""
    if type(x) is Expr and _is(y, DIV) and is_number(y.args[0]):
        return graph.node(DIV, (graph.node(MUL, (y.args[0], x)), y.args[1]))
    return None


def _mul_mask(graph, x, y):
    """A mask stays outermost, so that what it does not select is exactly 0, never 0 * inf."""
    return _masked(graph, x, MUL, y)


def _masked(graph, x, op: Op, y):
    """A mask of a product or a quotient."""
    if type(x) is not Expr or x.op not in (WHERE, ir.SELECT) or type(y) is not Expr:
        return None
    test, kept, other = x.args
    if x.op is ir.SELECT and _is_wide(y):  # the other side is then zeros, and not the number
        return None
    if _is_nought(other):
        return graph.node(x.op, (test, graph.node(op, (kept, y)), 0.0))
    if _is_nought(kept):
        return graph.node(x.op, (test, 0.0, graph.node(op, (other, y))))
    if op is DIV and (_masks(kept) or _masks(other)):  # as max shares between ties
        return graph.node(x.op, (test, *[graph.node(op, (side, y)) for side in (kept, other)]))
    return None


def _masks(x) -> bool:
    """Whether a value is 0 on a side of a choice."""
    return type(x) is Expr and x.op in (WHERE, ir.SELECT) and any(map(_is_nought, x.args[1:]))


def _is_wide(value) -> bool:
    """Whether a value may be an array, as far as the names of the program and its rows say."""
    if type(value) is not Expr or value.graph.wide is None:
        return False
    kinds: dict[int, str | None] = {}
    for node in ir.postorder((value,)):
        if node.op is None:
            kinds[id(node)] = "any" if node.mask & value.graph.wide else "real"
            continue
        below = [kinds[id(a)] if type(a) is Expr else number_kind(a) for a in node.args]
        kinds[id(node)] = node_kind(node, below)
    return kinds[id(value)] in ARRAYS


def _is_nought(x) -> bool:
    return is_zero(x) or (type(x) is float and x == 0.0)


def _div_mask(graph, x, y):
    return _masked(graph, x, DIV, y)


def _div_unit(graph, x, y):
    if is_number(y) and y == 1:
        return x
    if _is(x, NEG):
        return graph.node(NEG, (graph.node(DIV, (x.args[0], y)),))
    if _is(y, NEG):
        return graph.node(NEG, (graph.node(DIV, (x, y.args[0])),))
    return None


def _times_log(log: Op):
    def rule(graph, x, y):
        """xlogy(c, y) is c*log(y) for a number c, but 0."""
        return graph.node(MUL, (x, graph.node(log, (y,)))) if is_number(x) and x else None

    return rule


def _power_number(graph, x, p):
    if is_number(p) and p == 1:
        return x
    return 1.0 if is_number(p) and p == 0 else None


# -- choices --------------------------------------------------------------------------------------
def _where_same(graph, test, x, y):
    if _is_nought(x) and _is_nought(y) and (is_zero(x) or is_zero(y)):
        return ZERO
    return x if type(x) is Expr and x is y else None


def _where_zero(graph, test, x, y):
    """A structural zero under a mask is a plain 0.0: it has a place in an array."""
    if is_zero(x) or is_zero(y):
        return graph.node(WHERE, (test, *(0.0 if is_zero(v) else v for v in (x, y))))
    return None


def _where_nested(graph, test, x, y):
    """A choice within one on the same test is decided, where sums and products lead to it."""
    if type(test) is not Expr:
        return None
    kept, other = _decided(graph, x, test, 1), _decided(graph, y, test, 2)
    return None if kept is x and other is y else graph.node(WHERE, (test, kept, other))


def _decided(graph, x, test, side: int):
    """x where a test is known; what its divisors and functions have is left to guard them."""
    if type(x) is not Expr or x.size > SMALL:
        return x
    if x.op is WHERE and x.args[0] is test:
        return _decided(graph, x.args[side], test, side)
    if x.op not in (ADD, SUB, MUL, DIV, NEG):
        return x
    args = [_decided(graph, a, test, side) for a in x.args[: 1 if x.op is DIV else 2]]
    if all(a is b for a, b in zip(args, x.args)):
        return x
    return graph.node(x.op, (*args, *x.args[len(args) :]))


def _like_twice(row):
    def rule(graph, g, x):
        return g if _is(g, row) and g.args[1] is x else None

    return rule


def _real_like(row):
    def rule(graph, g, x):
        """An integer spread over an array would cut what is written to it later."""
        return graph.node(row, (float(g), x)) if type(g) is int else None

    return rule


def _spread_one(graph, g, x):
    if type(g) is float and g == 1.0:
        return graph.node(ir.constant_form("ones_like"), (x,))
    return None


def _add_stretched(graph, x, value, *index):
    """What is added to elements is stretched to all of them."""
    if _is_row(value, "ones_like"):
        return graph.node(CALLED["add_at"].row, (x, 1.0, *index))
    if _is(value, arrays.spread_like.op):
        return graph.node(CALLED["add_at"].row, (x, value.args[0], *index))
    return None


def _transposed_twice(graph, x):
    return x.args[0] if _is_row(x, "transpose") and not x.attrs else None


def _matmul_identity(graph, x, y):
    """x @ np.eye(n), and c*np.eye(n): the product is c*x."""
    for matrix, c in ((x, _of_identity(y)), (y, _of_identity(x))):
        if c is not None and type(matrix) is Expr:
            return graph.node(MUL, (c, matrix))
    return None


def _of_identity(x):
    """c where x is the number c times a square identity matrix, or such a matrix; else None."""
    if _is(x, MUL) and is_number(x.args[0]):
        return x.args[0] if _of_identity(x.args[1]) == 1 else None
    return 1 if _is_row(x, "eye", "identity") and len(x.args) == 1 and not x.attrs else None


def _zeros_of_zeros(graph, x):
    if type(x) is Expr and x.op in (arrays.sum_like.op, arrays.spread_like.op):
        return graph.node(ir.constant_form("zeros_like"), (x.args[1],))
    return x if type(x) is Expr and x.op and x.op.name in ("zeros", "zeros_like") else None


def _rows_of_zeros(graph, *rows):
    """The array of rows of which some are zeros in the shape of numbers that are written out."""
    zeros = [
        _zeros_of_numbers(graph, r.args[0]) if _is_row(r, "zeros_like") else None for r in rows
    ]
    if all(row is None for row in zeros):
        return None
    return graph.node(ir.ARRAY, tuple(r if new is None else new for r, new in zip(rows, zeros)))


def _zeros_of_numbers(graph, row):
    if type(row) is not Expr:
        return ZERO
    parts = [_zeros_of_numbers(graph, part) for part in row.args if row.op is ir.ARRAY]
    written = parts and all(part is not None for part in parts)
    return graph.node(ir.ARRAY, tuple(parts)) if written else None


def _copied_number(graph, x):
    return x if is_number(x) else None


def _of_negative(op: Op):
    """Whether -x is 0, or is not, as what is asked of x."""

    def rule(graph, x, y):
        if _is(x, NEG) and is_number(y) and y == 0:
            return graph.node(op, (x.args[0], y))
        return None

    return rule


RULES = {
    "equal": (_of_negative(comparisons.equal.op),),
    "not_equal": (_of_negative(comparisons.not_equal.op),),
    "copy": (_copied_number,),
    "zeros_like": (_zeros_of_zeros,),
    "array": (_rows_of_zeros,),
    "add_at": (_add_stretched,),
    "add": (_add_zero, _add_zeros, _add_negative, _add_same),
    "subtract": (_sub_zero, _sub_negative),
    "negative": (_negative,),
    "multiply": (_mul_unit, _mul_sign, _mul_mask, _mul_number, _mul_over),
    "divide": (_div_unit, _div_mask),
    "power": (_power_number,),
    "xlogy": (_times_log(elementary.log.op),),
    "xlog1py": (_times_log(elementary.log1p.op),),
    "logical_and": (_and_same,),
    "where": (_where_same, _where_zero, _where_nested),
    "select": (_where_same,),
    "matmul": (_matmul_identity,),
    "transpose": (_transposed_twice,),
    "sum_like": (_like_twice(arrays.sum_like.op),),
    "spread_like": (
        _spread_one,
        _like_twice(arrays.spread_like.op),
        _real_like(arrays.spread_like.op),
    ),
}
# Those that look for a number or a structural zero among the arguments themselves
OF_NUMBERS = frozenset({_add_zero, _sub_zero, _mul_unit, _power_number, _where_zero, _spread_one})
RULES_OF_NODES = {
    name: tuple([rule for rule in rules if rule not in OF_NUMBERS]) for name, rules in RULES.items()
}
