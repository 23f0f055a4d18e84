"""Functions of whole arrays in the core: those that stay calls of a row, and those written in rows.

A function of CALLED is one node, whatever the shapes of its arguments are: its derivative, in
`derive.array_rules`, is written in functions of programs again.  Only for a target that has no
words for it is it taken apart, by the shapes that are known (`emit.taken_apart`).
"""

from ast import literal_eval
from typing import NamedTuple

from gradcli.language import core
from gradcli.language.core import Expr
from gradcli.ops import arithmetic, arrays, comparisons, elementary, names, piecewise
from gradcli.ops.table import STATIC, TABLE, Arg, Op, bilinear, linear, selecting

LINEAR, BILINEAR, SMOOTH = linear(None), bilinear(None), selecting(None)


class Called(NamedTuple):
    """How programs call a function, and what is known of its arguments and its result.

    The first parameters are the arguments of its row, which are written by position; the others
    are attributes of the row, where they are not as by default.
    part: which of the function's results the row is, where it has several.
    takes: the axes that its arrays have where no declaration says otherwise; 0 for any.
    gives: its result is a "number", a "vector" or an "array", or is as its "first" or its "second"
    argument is; "running" as its first where it has an axis, else all elements in a row.
    """

    written: str
    row: Op
    parameters: dict[str, object]
    part: int | None
    takes: int
    gives: str


def _called(
    written: str, parameters: str, *args: Arg, row: str = "", takes: int = 0, gives: str = ""
) -> Called:
    path, _, part = written.rstrip("]").partition("[")
    name = row or path.rpartition(".")[2]
    pairs = (p.partition("=") for p in parameters.split())
    named = {name: literal_eval(default) if equal else ... for name, equal, default in pairs}
    op = Op(name, args, elementwise=False, variadic=name in VARIADIC, keywords=tuple(named))
    return Called(path, op, named, int(part) if part else None, takes, gives)


VARIADIC = ("einsum", "add_at")
CALLED: dict[str, Called] = {
    function.row.name: function
    for function in (
        _called("np.cumsum", "x axis=None", LINEAR, gives="running"),
        _called("np.cumprod", "x axis=None", SMOOTH, gives="running"),
        _called("cumprod_ahead", "t x axis=None", LINEAR, SMOOTH, gives="running"),
        _called("cumprod_back", "g x axis=None", LINEAR, SMOOTH, gives="second"),
        _called("prod_others", "x axis=None", SMOOTH, gives="first"),
        _called("np.flip", "x axis=None", LINEAR, gives="first"),
        _called("np.roll", "x shift axis=None", LINEAR, STATIC, gives="first"),
        _called("np.repeat", "x repeats axis=None", LINEAR, STATIC),
        _called("np.tile", "x reps", LINEAR, STATIC),
        _called("np.diff", "x n=1 axis=-1 prepend=None append=None", LINEAR),
        _called("np.expand_dims", "x axis", LINEAR, STATIC),
        _called("np.squeeze", "x axis=None", LINEAR),
        _called("np.swapaxes", "x axis1 axis2", LINEAR, STATIC, STATIC),
        _called("np.moveaxis", "x source destination", LINEAR, STATIC, STATIC),
        _called("np.pad", "x pad_width mode='constant' constant_values=0", LINEAR, STATIC),
        _called("np.take", "x indices axis=None", LINEAR, STATIC),
        _called("np.take_along_axis", "x indices axis=-1", LINEAR, STATIC, gives="second"),
        _called("add_at", "x value index", LINEAR, LINEAR, STATIC, gives="first"),
        _called("np.sort", "x axis=-1", SMOOTH, gives="first"),
        _called("np.argsort", "x axis=-1", STATIC, gives="first"),
        _called("np.median", "x axis=None keepdims=False", SMOOTH),
        _called("np.quantile", "x q axis=None keepdims=False method='linear'", SMOOTH, SMOOTH),
        _called("logsumexp", "x axis=None keepdims=False", SMOOTH),
        _called("np.trace", "x offset=0", LINEAR, takes=2, gives="number"),
        _called("np.diag", "x k=0", LINEAR),
        _called("np.tril", "x k=0", LINEAR, gives="first"),
        _called("np.triu", "x k=0", LINEAR, gives="first"),
        _called("np.outer", "a b", BILINEAR, BILINEAR, takes=1, gives="array"),
        _called("np.inner", "a b", BILINEAR, BILINEAR, takes=1, gives="number"),
        _called("np.convolve", "a v mode='full'", BILINEAR, BILINEAR, takes=1, gives="vector"),
        _called("np.linalg.det", "a", SMOOTH, row="determinant", takes=2, gives="number"),
        _called("np.linalg.inv", "a", SMOOTH, row="inverse", takes=2, gives="first"),
        _called("np.linalg.solve", "a b", SMOOTH, LINEAR, takes=2, gives="second"),
        _called("np.einsum", "subscripts operands", STATIC, BILINEAR),
    )
}
OTHER_NAMES = {"vdot": "inner", "diagonal": "diag"}
REALS = ("prepend", "append", "constant_values")  # attributes that are no counts or words
# The axes of what functions are given that are no rows, where no declaration says otherwise
TAKES = {"trapezoid": 1, "cross": 1} | {name: c.takes for name, c in CALLED.items() if c.takes}
# What the rows of the table give that are not among CALLED, as Called.gives says it
GIVES = {
    **dict.fromkeys(("cofactors", "softmax", "log_softmax", "inverse", "cholesky"), "first"),
    **dict.fromkeys(("sum_like", "spread_like", "matmul_left", "matmul_right"), "second"),
}
# A row's name -> how programs call it, where that is another
WRITTEN = {name: function.written for name, function in CALLED.items()} | {
    "prod": "np.prod", "norm": "np.linalg.norm",
}  # fmt: skip
# Functions of an array by axes: without any they give one number
REDUCTIONS = frozenset(
    {"sum", "mean", "max", "min", "norm", "prod", "median", "quantile", "logsumexp"}
)
# Rows of the table with a derivative that no functions of programs give
UNPRINTED = frozenset(
    {"cholesky", "eigenvalues", "eigenvectors", "expm", "fft", "ifft", "irfft", "left_vectors",
     "linear_recurrence", "log_determinant", "logm", "order_statistic", "orthogonal_factor",
     "overlaid", "pseudo_inverse", "rest_of_left", "rest_of_orthogonal", "rfft", "right_vectors",
     "singular_values", "softmax_cross_entropy", "solve_sylvester", "solve_triangular",
     "sparse_softmax_cross_entropy", "spectral_vectors", "spectrum", "sqrtm", "triangular_factor",
     "windows"}
)  # fmt: skip


def called_by(op: Op) -> Called | None:
    """The function of CALLED whose row this is; a row of the table may have the same name."""
    function = CALLED.get(op.name)
    return function if function is not None and function.row is op else None


def gives(op: Op) -> str:
    """What the result of a row is like, as Called has it."""
    function = called_by(op)
    return function.gives if function else GIVES.get(op.name, "")


def applied(function: Called, args: list, attrs: dict):
    """What a function of the library gives for arrays, or for nodes whose shapes are known."""
    found = names.function(function.written)(*args, **attrs)
    return found if function.part is None else found[function.part]


def called(graph: core.Graph, name: str, args: tuple, attrs: dict) -> Expr | None:
    """The node of a call of a function of CALLED; None where it is none, or given other things."""
    function = CALLED.get(OTHER_NAMES.get(name, name))
    if function is None or (len(args) > len(function.parameters) and not function.row.variadic):
        return None
    if function.row.variadic:
        return None if attrs else graph.node(function.row, args)
    given = dict(zip(function.parameters, args)) | attrs
    if not given.keys() <= function.parameters.keys():
        return None
    own = [given.pop(p, ...) for p in list(function.parameters)[: len(function.row.args)]]
    if any(value is ... for value in own):
        return None
    rest = {p: v for p, v in given.items() if not core.same(v, function.parameters[p])}
    if any(type(rest.get(p)) is Expr for p in REALS):  # it may carry a derivative
        return None
    return graph.node(function.row, tuple(own), tuple(sorted(rest.items())))


def takes(name: str, axes: list[int | None]) -> bool:
    """Whether arrays of so many axes, None where that is not known, are such as a row is for."""
    wanted = TAKES.get(OTHER_NAMES.get(name, name))
    return wanted is None or all(n in (None, wanted) for n in axes[: None if wanted == 1 else 1])


# -- functions that are no rows, written in rows --------------------------------------------------
def _reduced(graph, name, x, **attrs):
    given = {k: v for k, v in attrs.items() if v is not None and v is not False}
    return graph.node(TABLE[name], (x,), tuple(sorted(given.items())))


def _constant(graph, name, *args):
    return graph.node(core.constant_form(name), args)


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
    if core.same(ddof, 0):
        return found
    total = _reduced(graph, "sum", away * away, axis=axis, keepdims=keepdims)
    return arithmetic.div(total, _count(graph, x, axis) - ddof)


def _count(graph, x, axis):
    """How many elements a reduction takes together."""
    if axis is None:
        return _constant(graph, ".size", x)
    axes = axis.args if type(axis) is Expr else (axis,)
    first, *others = [graph.node(core.SHAPE, (x,))[k] for k in axes]
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
    return graph.node(core.SLICE, (start, stop, None))


def _select(graph, tests, choices, default=0.0):
    if not all(type(v) is Expr and v.op is core.ARRAY for v in (tests, choices)):
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


def _left_to_right(graph, x):
    whole = _slice(graph, None, None)
    return x[whole, graph.node(core.SLICE, (None, None, -1))]


def _cross(graph, a, b):
    turns = ((1, 2), (2, 0), (0, 1))
    return graph.node(core.ARRAY, tuple(a[i] * b[j] - a[j] * b[i] for i, j in turns))


def _multi_dot(graph, parts):
    if type(parts) is not Expr or parts.op is not core.ARRAY:
        raise TypeError("a list that is not written out")
    first, *others = parts.args
    for other in others:
        first = graph.node(arrays.matmul.op, (first, other))
    return first


MADE = {
    "dot": _dot,
    "matmul_left": lambda graph, g, a, b: graph.node(core.MATMUL_LEFT, (g, a, b)),
    "matmul_right": lambda graph, g, b, a: graph.node(core.MATMUL_RIGHT, (g, b, a)),
    "ndim": lambda graph, x: _constant(graph, ".ndim", x),
    "size": lambda graph, x: _constant(graph, ".size", x),
    "ravel": lambda graph, x: graph.node(TABLE["reshape"], (x,), (("shape", -1),)),
    "softmax": _softmax,
    "var": _variance,
    "std": lambda graph, x, axis=None, ddof=0, keepdims=False: arithmetic.sqrt(
        _variance(graph, x, axis, ddof, keepdims)
    ),
    "average": _average,
    "matrix_power": _matrix_power,
    "multi_dot": _multi_dot,
    "trapezoid": _trapezoid,
    "select": _select,
    "cross": _cross,
    "fliplr": _left_to_right,
    "flipud": lambda graph, x: x[graph.node(core.SLICE, (None, None, -1))],
    "ediff1d": lambda graph, x: called(graph, "diff", (MADE["ravel"](graph, x),), {}),
    "nanmean": _nanmean,
    "percentile": lambda graph, x, q, **attrs: called(
        graph, "quantile", (x, arithmetic.div(q, 100.0)), attrs
    ),
}


# Functions of a list of arrays -> the row that joins vectors, and the one that joins others
JOINED: dict[str, tuple[tuple[str, int], tuple[str, int]]] = {
    "vstack": (("stack", 0), ("concatenate", 0)),
    "hstack": (("concatenate", 0), ("concatenate", 1)),
    "column_stack": (("stack", 1), ("concatenate", 1)),
}


def joined(graph: core.Graph, name: str, parts: tuple, axes: list[int | None]) -> Expr | None:
    """What a function of JOINED makes of parts of so many axes; None where that is not known."""
    if None in axes or 0 in axes:
        return None
    row, axis = JOINED[name][axes[0] > 1]
    return graph.node(TABLE[row], parts, (("axis", axis),) if axis else ())
