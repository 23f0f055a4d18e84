"""Functions of arrays that are no rows of their own, written in rows where they are called."""

from collections.abc import Callable

from gradcli.core import ir
from gradcli.core.array_functions import CALLED, called
from gradcli.core.ir import Expr
from gradcli.ops import arithmetic, arrays, comparisons, elementary, piecewise
from gradcli.ops.rows import TABLE
from gradcli.ops.special.values.gauss_rules import MOST, hermgauss, laggauss, leggauss
from gradcli.ops.special.values.windows import bartlett, blackman, hamming, hanning


def _reduced(graph, name, x, **attrs):
    given = {k: v for k, v in attrs.items() if v is not None and v is not False}
    return graph.node(TABLE[name], (x,), tuple(sorted(given.items())))


def _constant(graph, name, *args):
    return graph.node(ir.constant_form(name), args)


def _dot(graph, a, b):
    if type(a) is not Expr or type(b) is not Expr:  # a number
        return arithmetic.mul(a, b)
    return graph.node(arrays.matmul.op, (a, b))


def _softmax(graph, x, axis=-1):
    high = _reduced(graph, "max", x, axis=axis, keepdims=True)
    e = elementary.exp(x - _constant(graph, "stop_gradient", high))
    return arithmetic.div(e, _reduced(graph, "sum", e, axis=axis, keepdims=True))


def _variance(graph, x, axis=None, ddof=0, keepdims=False):
    away = x - _reduced(graph, "mean", x, axis=axis, keepdims=True)
    found = _reduced(graph, "mean", away * away, axis=axis, keepdims=keepdims)
    if ir.same(ddof, 0):
        return found
    total = _reduced(graph, "sum", away * away, axis=axis, keepdims=keepdims)
    return arithmetic.div(total, _count(graph, x, axis) - ddof)


def _count(graph, x, axis):
    """How many elements a reduction takes together."""
    if axis is None:
        return _constant(graph, ".size", x)
    axes = axis.args if type(axis) is Expr else (axis,)
    first, *others = [graph.node(ir.SHAPE, (x,))[k] for k in axes]
    for length in others:
        first = first * length
    return first


def _average(graph, x, axis=None, weights=None):
    if weights is None:
        return _reduced(graph, "mean", x, axis=axis)
    if axis is not None:
        raise TypeError("weights along an axis")
    total = _reduced(graph, "sum", weights)
    return arithmetic.div(_reduced(graph, "sum", x * weights), total)


def _matrix_power(graph, a, n):
    if type(n) is not int or n < 1:
        raise TypeError("a power that is not written out")
    half = a if n == 1 else _matrix_power(graph, a, n // 2)
    if n == 1:
        return a
    square = graph.node(arrays.matmul.op, (half, half))
    return graph.node(arrays.matmul.op, (square, a)) if n % 2 else square


def _trapezoid(graph, y, x=None, dx=1.0):
    """The area under a line through points: each pair of neighbours has its mean height."""
    after, before = y[_slice(graph, 1, None)], y[_slice(graph, None, -1)]
    pairs = after + before
    if x is not None:
        return arithmetic.div(
            _reduced(graph, "sum", pairs * graph.node(CALLED["diff"].row, (x,))), 2
        )
    return arithmetic.mul(arithmetic.div(dx, 2), _reduced(graph, "sum", pairs))


def _slice(graph, start, stop):
    return graph.node(ir.SLICE, (start, stop, None))


def _select(graph, tests, choices, default=0.0):
    if not all(type(v) is Expr and v.op is ir.ARRAY for v in (tests, choices)):
        raise TypeError("lists that are not written out")
    for test, choice in reversed(list(zip(tests.args, choices.args))):
        default = piecewise.where(test, choice, default)
    return default


def _nanmean(graph, x, axis=None, keepdims=False):
    lost = comparisons.isnan(x)
    total, count = [
        _reduced(graph, "sum", piecewise.where(lost, 0.0, v), axis=axis, keepdims=keepdims)
        for v in (x, 1.0)
    ]
    return arithmetic.div(total, count)


def _masked_mean(graph, x, axis=None, keepdims=False, where=True):
    total, count = [
        _reduced(graph, "sum", piecewise.where(where, v, 0.0), axis=axis, keepdims=keepdims)
        for v in (x, _constant(graph, "ones_like", x))
    ]
    return arithmetic.div(total, count)


def _left_to_right(graph, x):
    whole = _slice(graph, None, None)
    return x[whole, graph.node(ir.SLICE, (None, None, -1))]


def _gradient(graph, f, spacing=1.0):
    """The slopes of samples: the middle ones of the parabola through three, the ends of a line."""
    if type(spacing) is Expr:  # of which nothing says that it is no array of coordinates
        raise TypeError("a spacing that is not written out")
    first = f[_slice(graph, 1, 2)] - f[_slice(graph, None, 1)]
    inner = f[_slice(graph, 2, None)] - f[_slice(graph, None, -2)]
    last = f[_slice(graph, -1, None)] - f[_slice(graph, -2, -1)]
    joined = graph.node(TABLE["concatenate"], (first, arithmetic.div(inner, 2), last))
    return arithmetic.div(joined, spacing)


def _deviations(graph, x, y, rowvar):
    """What the variables, each a row, are away from their means."""
    if not rowvar:
        raise TypeError("variables as columns")
    rows = called(graph, "atleast_2d", (x,), {})
    if y is not None:
        rows = graph.node(CALLED["vstack"].row, (rows, y))
    return rows - _reduced(graph, "mean", rows, axis=1, keepdims=True)


def _squeezed(graph, x):
    return graph.node(CALLED["squeeze"].row, (x,))


def _covariance(graph, x, y=None, rowvar=True, bias=False, ddof=None):
    away = _deviations(graph, x, y, rowvar)
    lost = (0 if bias else 1) if ddof is None else ddof
    sums = away @ graph.node(TABLE["transpose"], (away,))
    return _squeezed(graph, arithmetic.div(sums, _count(graph, away, 1) - lost))


def _correlation(graph, x, y=None, rowvar=True):
    away = _deviations(graph, x, y, rowvar)
    size = arithmetic.sqrt(_reduced(graph, "sum", away * away, axis=1, keepdims=True))
    unit = arithmetic.div(away, size)
    return _squeezed(graph, unit @ graph.node(TABLE["transpose"], (unit,)))


def _vander(graph, x, N, increasing=False):
    if type(N) is not int or N < 1 or type(increasing) is not bool:
        raise TypeError("powers that are not written out")
    powers = range(N) if increasing else range(N - 1, -1, -1)
    columns = tuple(x**k if k else _constant(graph, "ones_like", x) for k in powers)
    return graph.node(TABLE["stack"], columns, (("axis", 1),))


def _condition(graph, x, p=None):
    if p not in (None, 2):
        raise TypeError("a condition by another norm")
    s = singular_values(graph, x)
    return arithmetic.div(_reduced(graph, "max", s), _reduced(graph, "min", s))


def _cross(graph, a, b):
    turns = ((1, 2), (2, 0), (0, 1))
    return graph.node(ir.ARRAY, tuple(a[i] * b[j] - a[j] * b[i] for i, j in turns))


def _multi_dot(graph, parts):
    if type(parts) is not Expr or parts.op is not ir.ARRAY:
        raise TypeError("a list that is not written out")
    first, *others = parts.args
    for other in others:
        first = graph.node(arrays.matmul.op, (first, other))
    return first


# -- norms ----------------------------------------------------------------------------------------
def norm_of_vectors(graph: ir.Graph, x, order, attrs: tuple) -> Expr | None:
    """The largest or the least of the sizes of the elements, or of their powers' sum."""
    size = piecewise.absolute(x)
    if not order or type(order) is str:  # it counts elements, or is of matrices
        return None
    if order in (INF, -INF):
        return graph.node(TABLE["max" if order == INF else "min"], (size,), attrs)
    if order in (1, 2):
        row, of = ("sum", size) if order == 1 else ("norm", x)
        return graph.node(TABLE[row], (of,), attrs)
    if not attrs:
        return graph.node(CALLED["p_norm"].row, (x, order))
    total = graph.node(TABLE["sum"], (size**order,), attrs)
    return total ** arithmetic.div(1.0, order)


def norm_of_matrix(graph: ir.Graph, x, order) -> Expr | None:
    """An extreme of the sums of rows or columns, or of the singular values; their sum."""
    if order not in OF_MATRIX:
        return None
    row, axis = OF_MATRIX[order]
    if axis is None:
        return graph.node(TABLE[row], (singular_values(graph, x),))
    sums = graph.node(TABLE["sum"], (piecewise.absolute(x),), (("axis", axis),))
    return graph.node(TABLE[row], (sums,))


def number_of(order):
    """The order of a norm, that of inf as a number."""
    if type(order) is Expr and order.op is arithmetic.neg.op:
        inner = number_of(order.args[0])
        return order if type(inner) is Expr else -inner
    if type(order) is Expr and order.op is None and order.args[0].rpartition(".")[2] == "inf":
        return INF
    return order


INF = float("inf")
# Order of a norm of matrices -> what is taken of the sums of sizes along an axis, or of the
# singular values
OF_MATRIX = {
    1: ("max", 0), -1: ("min", 0), INF: ("max", 1), -INF: ("min", 1),
    2: ("max", None), -2: ("min", None), "nuc": ("sum", None),
}  # fmt: skip


# -- functions of several results -----------------------------------------------------------------
def _several(graph, a, *rows: str):
    return graph.node(ir.TUPLE, tuple(graph.node(CALLED[row].row, (a,)) for row in rows))


def _qr(graph, a, mode="reduced"):
    if mode not in ("reduced", "r"):
        raise TypeError("columns that have no derivative")
    both = _several(graph, a, "orthogonal_factor", "triangular_factor")
    return both.args[1] if mode == "r" else both


def _least_squares(graph, a, b, rcond="warn"):
    """The solution alone, which is the first of the results."""
    found = called(graph, "lstsq", (a, b), {"rcond": rcond})
    return graph.node(ir.TUPLE, (found,))


def singular_values(graph: ir.Graph, a) -> Expr:
    return graph.node(CALLED["svd"].row, (a,), (("compute_uv", False),))


def _svd(graph, a, full_matrices=True, compute_uv=True):
    if not compute_uv:
        return singular_values(graph, a)
    attrs = () if full_matrices else (("full_matrices", False),)
    u, vh = (graph.node(CALLED[side].row, (a,), attrs) for side in ("svd_u", "svd_vh"))
    return graph.node(ir.TUPLE, (u, singular_values(graph, a), vh))


def _grid(graph, x, y, indexing="xy"):
    """The coordinates of the points of a grid over two vectors."""
    if indexing not in ("xy", "ij"):
        raise TypeError("an indexing that meshgrid has not")
    first, second = (y, x) if indexing == "xy" else (x, y)
    ones = ir.constant_form("ones_like")
    along = _outer(graph, graph.node(ones, (first,)), second)
    down = _outer(graph, first, graph.node(ones, (second,)))
    return graph.node(ir.TUPLE, (along, down) if indexing == "xy" else (down, along))


def _outer(graph, a, b):
    return a[_slice(graph, None, None), None] * b


def _rule(rule: Callable):
    """The points and weights of a rule of a known number of points, as tables of numbers."""

    def made(graph, deg):
        if type(deg) is not int:
            raise TypeError("a number of points that is worked out")
        tables = [graph.node(ir.ARRAY, tuple(map(float, table))) for table in rule(deg)]
        return graph.node(ir.TUPLE, tuple(tables))

    return made


def _window(window: Callable):
    """A window of a known number of samples, as a table of numbers."""

    def made(graph, M):
        if type(M) is not int or M > MOST:
            raise TypeError("samples that are too many to write out, or worked out")
        return graph.node(ir.ARRAY, tuple(map(float, window(M))))

    return made


MADE: dict[str, Callable] = {
    **{rule.__name__: _rule(rule) for rule in (leggauss, hermgauss, laggauss)},
    **{f.__name__: _window(f) for f in (bartlett, blackman, hamming, hanning)},
    "nonzero": lambda graph, x: _several(graph, x, "places_in_vector"),
    "slogdet": lambda graph, a: _several(graph, a, "sign_of_det", "log_of_det"),
    "eigh": lambda graph, a: _several(graph, a, "eigvalsh", "eigenvectors"),
    "qr": _qr,
    "lstsq": _least_squares,
    "svd": _svd,
    "dot": _dot,
    "matmul_left": lambda graph, g, a, b: graph.node(ir.MATMUL_LEFT, (g, a, b)),
    "matmul_right": lambda graph, g, b, a: graph.node(ir.MATMUL_RIGHT, (g, b, a)),
    "ndim": lambda graph, x: _constant(graph, ".ndim", x),
    "size": lambda graph, x: _constant(graph, ".size", x),
    "ravel": lambda graph, x: graph.node(TABLE["reshape"], (x,), (("shape", -1),)),
    "matrix_transpose": lambda graph, x: called(graph, "swapaxes", (x, -1, -2), {}),
    "average": _average,
    "matrix_power": _matrix_power,
    "multi_dot": _multi_dot,
    "trapezoid": _trapezoid,
    "select": _select,
    "gradient": _gradient,
    "cov": _covariance,
    "corrcoef": _correlation,
    "vander": _vander,
    "cond": _condition,
    "cross": _cross,
    "meshgrid": _grid,
    "fliplr": _left_to_right,
    "flipud": lambda graph, x: x[graph.node(ir.SLICE, (None, None, -1))],
    "ediff1d": lambda graph, x: called(graph, "diff", (MADE["ravel"](graph, x),), {}),
    "nanmean": _nanmean,
    "add_accumulate": lambda graph, x, axis=0: called(graph, "cumsum", (x,), {"axis": axis}),
    "multiply_accumulate": lambda graph, x, axis=0: called(graph, "cumprod", (x,), {"axis": axis}),
    "masked_mean": _masked_mean,
    "percentile": lambda graph, x, q, **attrs: called(
        graph, "quantile", (x, arithmetic.div(q, 100.0)), attrs
    ),
}


def _trace(graph, x):
    return _reduced(graph, "sum", graph.node(CALLED["diag"].row, (x,)))


# Rows that stay calls where a target has words for them -> what they are made of
APART: dict[str, Callable] = {
    "softmax": _softmax,
    "var": _variance,
    "std": lambda graph, x, **attrs: arithmetic.sqrt(_variance(graph, x, **attrs)),
}
# Functions whose own rows ask for shapes -> rows that ask for none, where no option is given
UNTOLD: dict[str, Callable] = {"outer": _outer, "trace": _trace}
