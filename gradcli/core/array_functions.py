"""Functions of whole arrays that stay calls of a row in the core; `compositions` has the others.

A function of CALLED is one node, whatever the shapes of its arguments are: its derivative, in
`derive.rules.arrays`, is written in functions of programs again.  Only for a target that has no
words for it is it taken apart, by the shapes that are known (`typed.expand`).
"""

from ast import literal_eval
from collections.abc import Callable
from typing import Any, NamedTuple

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.ops.arithmetic import neg
from gradcli.ops.libraries import directory, names
from gradcli.ops.rows import FLAT, STATIC, TABLE, Arg, Op, bilinear, linear, selecting

LINEAR, BILINEAR, SMOOTH = linear(None), bilinear(None), selecting(None)


def call(name: str, *args, **attrs) -> Expr:
    """A call of a function of programs; an attribute of None is left out."""
    (graph, *_) = [a.graph for a in args if type(a) is Expr]
    row = CALLED[name].row if name in CALLED else TABLE[name]
    given = sorted((k, v) for k, v in attrs.items() if v is not None)
    return graph.node(row, args, tuple(given))


def own(name: str) -> Arg:
    """The argument of a linear map that is its own transpose, for the others that it is given."""
    return linear(lambda g, x, *rest, **attrs: call(name, g, *rest[:-1], **attrs))


def _rolled_back(g, x, shift, z, **attrs):
    several = type(shift) is Expr and shift.op is ir.TUPLE
    back = shift.graph.node(ir.TUPLE, tuple(map(neg, shift.args))) if several else neg(shift)
    return call("roll", g, back, **attrs)


def _turned_back(g, x, z, k=1, **attrs):
    return call("rot90", g, k=None if ir.same(k, -1) else neg(k), **attrs)


def _moved_back(g, x, source, destination, z):
    return call("moveaxis", g, destination, source)


Takes = tuple[int, ...]


class Called(NamedTuple):
    """How programs call a function, and what is known of its arguments and its result.

    The first parameters are the arguments of its row, which are written by position; the others
    are attributes of the row, where they are not as by default.
    part: which of the function's results the row is, where it has several.
    tall: whether its derivative is that of a matrix no wider than high.
    takes: the axes that its first arguments have where no declaration says otherwise.
    """

    written: str
    row: Op
    parameters: dict[str, Any]
    part: int | None
    takes: Takes
    tall: bool


def _called(
    written: str,
    parameters: str,
    *args: Arg,
    row: str = "",
    takes: Takes = (),
    tall: bool = False,
    **facts,
) -> Called:
    """A function and its row; `facts` are fields of it, such as shape or result_dtype."""
    path, _, part = written.rstrip("]").partition("[")
    name = row or path.rpartition(".")[2]
    pairs = (p.partition("=") for p in parameters.split())
    named = {name: literal_eval(default) if equal else ... for name, equal, default in pairs}
    op = Op(name, args, elementwise=False, keywords=tuple(named), **facts)
    return Called(path, op, named, int(part) if part else None, takes, tall)


CALLED: dict[str, Called] = {
    function.row.name: function
    for function in (
        _called(
            "np.cumsum",
            "x axis=None",
            LINEAR,
            shape="running",
            result_dtype="counted",
            family="along",
            fold="+",
        ),
        _called(
            "np.cumprod",
            "x axis=None",
            SMOOTH,
            shape="running",
            result_dtype="counted",
            family="along",
            fold="*",
        ),
        _called("cumprod_ahead", "t x axis=None", LINEAR, SMOOTH, shape="running", family="along"),
        _called("cumprod_back", "g x axis=None", LINEAR, SMOOTH, shape="second", family="along"),
        _called("prod_others", "x axis=None", SMOOTH, shape="first", family="along"),
        _called(
            "np.flip",
            "x axis=None",
            own("flip"),
            shape="first",
            view="reversed",
            result_dtype="first",
        ),
        _called(
            "np.rot90",
            "x k=1 axes=(0,1)",
            linear(_turned_back),
            shape="turned",
            view="reversed",
            result_dtype="first",
        ),
        _called(
            "np.roll",
            "x shift axis=None",
            linear(_rolled_back),
            STATIC,
            shape="first",
            result_dtype="first",
        ),
        _called(
            "np.repeat",
            "x repeats axis=None",
            LINEAR,
            STATIC,
            result_dtype="first",
            shape="repeated",
        ),
        _called("np.tile", "x reps", LINEAR, STATIC, shape="tiled", result_dtype="first"),
        _called("np.diff", "x n=1 axis=-1 prepend=None append=None", LINEAR, shape="differences"),
        _called(
            "np.expand_dims",
            "x axis",
            LINEAR,
            STATIC,
            view="in order",
            result_dtype="first",
            shape="expanded",
        ),
        _called("np.squeeze", "x axis=None", LINEAR, view="in order", result_dtype="first"),
        _called(
            "np.swapaxes",
            "x axis1 axis2",
            own("swapaxes"),
            STATIC,
            STATIC,
            shape="turned",
            view="turned",
            result_dtype="first",
        ),
        _called(
            "np.moveaxis",
            "x source destination",
            linear(_moved_back),
            STATIC,
            STATIC,
            shape="turned",
            view="turned",
            result_dtype="first",
        ),
        _called(
            "np.pad",
            "x pad_width mode='constant' constant_values=0",
            LINEAR,
            STATIC,
            shape="padded",
            magnitude="largest",
        ),
        _called(
            "np.take",
            "x indices axis=None",
            LINEAR,
            STATIC,
            result_dtype="first",
            shape="taken",
            magnitude="largest",
        ),
        _called(
            "np.take_along_axis",
            "x indices axis=-1",
            LINEAR,
            STATIC,
            shape="second",
            result_dtype="first",
            magnitude="largest",
        ),
        _called("add_at", "x value index", LINEAR, LINEAR, STATIC, variadic=True, shape="first"),
        _called(
            "np.sort",
            "x axis=-1",
            SMOOTH,
            shape="first",
            compares=True,
            result_dtype="first",
            family="along",
            magnitude="largest",
        ),
        _called(
            "np.argsort",
            "x axis=-1",
            STATIC,
            shape="first",
            compares=True,
            result_dtype="int",
            family="along",
            magnitude="place",
        ),
        _called(
            "np.argmax",
            "x axis=None keepdims=False",
            STATIC,
            compares=True,
            result_dtype="int",
            shape="reduced",
            family="reduction",
            magnitude="place",
            fold=">",
        ),
        _called(
            "np.argmin",
            "x axis=None keepdims=False",
            STATIC,
            compares=True,
            result_dtype="int",
            shape="reduced",
            family="reduction",
            magnitude="place",
            fold="<",
        ),
        _called(
            "np.median",
            "x axis=None keepdims=False",
            SMOOTH,
            compares=True,
            result_dtype="real",
            shape="reduced",
        ),
        _called(
            "np.quantile",
            "x q axis=None keepdims=False method='linear'",
            SMOOTH,
            SMOOTH,
            compares=True,
            shape="reduced",
        ),
        _called(
            "np.var",
            "x axis=None ddof=0 keepdims=False",
            SMOOTH,
            result_dtype="real",
            shape="reduced",
        ),
        _called(
            "np.std",
            "x axis=None ddof=0 keepdims=False",
            SMOOTH,
            result_dtype="real",
            shape="reduced",
        ),
        _called(
            "logsumexp",
            "x axis=None keepdims=False",
            SMOOTH,
            result_dtype="real",
            shape="reduced",
            family="reduction",
        ),
        _called(
            "np.trace", "x offset=0", LINEAR, takes=(2,), shape="number", result_dtype="counted"
        ),
        _called(
            "np.diag", "x k=0", LINEAR, result_dtype="first", shape="diagonal", magnitude="largest"
        ),
        _called("np.tril", "x k=0", own("tril"), shape="first", result_dtype="first"),
        _called("np.triu", "x k=0", own("triu"), shape="first", result_dtype="first"),
        _called(
            "np.outer",
            "a b",
            BILINEAR,
            BILINEAR,
            takes=(1, 1),
            shape="outer",
            result_dtype="common",
        ),
        _called("np.inner", "a b", BILINEAR, BILINEAR, takes=(1, 1), shape="number"),
        _called("np.convolve", "a v mode='full'", BILINEAR, BILINEAR, takes=(1, 1), shape="vector"),
        _called(
            "np.linalg.det",
            "a",
            SMOOTH,
            row="determinant",
            takes=(2,),
            shape="number",
            family="matrix",
        ),
        _called(
            "np.linalg.inv",
            "a",
            SMOOTH,
            row="inverse",
            takes=(2,),
            shape="first",
            result_dtype="real",
            family="matrix",
        ),
        _called(
            "np.linalg.solve",
            "a b",
            SMOOTH,
            LINEAR,
            takes=(2,),
            shape="second",
            result_dtype="real",
            family="matrix",
        ),
        _called(
            "scipy.linalg.solve_triangular",
            "a b trans=0 lower=False unit_diagonal=False",
            SMOOTH,
            LINEAR,
            takes=(2,),
            shape="second",
        ),
        _called("np.linalg.pinv", "a rcond=None", SMOOTH, takes=(2,)),
        _called("np.linalg.lstsq[0]", "a b rcond='warn'", SMOOTH, LINEAR, takes=(2,)),
        _called("scipy.linalg.expm", "a", SMOOTH, takes=(2,), shape="first"),
        _called(
            "np.linalg.norm", "x ord", SMOOTH, STATIC, row="p_norm", takes=(1,), shape="number"
        ),
        _called("np.linalg.slogdet[0]", "a", FLAT, row="sign_of_det", takes=(2,), shape="number"),
        _called("np.linalg.slogdet[1]", "a", SMOOTH, row="log_of_det", takes=(2,), shape="number"),
        _called("np.linalg.cholesky", "a", SMOOTH, takes=(2,), shape="first"),
        _called("np.linalg.qr[0]", "a", SMOOTH, row="orthogonal_factor", takes=(2,), tall=True),
        _called("np.linalg.qr[1]", "a", SMOOTH, row="triangular_factor", takes=(2,), tall=True),
        _called("np.linalg.eigvalsh", "a", SMOOTH, takes=(2,), shape="vector"),
        _called("np.linalg.eigh[1]", "a", SMOOTH, row="eigenvectors", takes=(2,), shape="first"),
        _called("np.linalg.svd", "a compute_uv=True", SMOOTH, takes=(2,), shape="vector"),
        _called("np.linalg.svd[0]", "a full_matrices=True", SMOOTH, row="svd_u", takes=(2,)),
        _called("np.linalg.svd[2]", "a full_matrices=True", SMOOTH, row="svd_vh", takes=(2,)),
        _called("np.einsum", "subscripts operands", STATIC, BILINEAR, variadic=True),
        _called("np.kron", "a b", BILINEAR, BILINEAR, result_dtype="common"),
        _called(
            "np.vstack",
            "tup",
            LINEAR,
            variadic=True,
            listed=True,
            result_dtype="common",
            shape="rows",
        ),
        _called(
            "np.hstack",
            "tup",
            LINEAR,
            variadic=True,
            listed=True,
            result_dtype="common",
            shape="beside",
        ),
        _called(
            "np.column_stack",
            "tup",
            LINEAR,
            variadic=True,
            listed=True,
            result_dtype="common",
            shape="columns",
        ),
        _called("np.atleast_1d", "x", LINEAR, view="in order", result_dtype="first"),
        _called("np.atleast_2d", "x", LINEAR, view="in order", result_dtype="first"),
        _called("np.polyval", "p x", LINEAR, SMOOTH, shape="second"),
        _called("polyval_back", "g p x", LINEAR, FLAT, SMOOTH, shape="second", shape_only=(1,)),
        _called("np.interp", "x xp fp left=None right=None", SMOOTH, SMOOTH, LINEAR, shape="first"),
        _called(
            "np.nonzero[0]",
            "a",
            STATIC,
            row="places_in_vector",
            takes=(1,),
            compares=True,
            result_dtype="int",
            shape="vector",
            magnitude="place",
        ),
        _called(
            "np.searchsorted",
            "a v side='left'",
            STATIC,
            STATIC,
            compares=True,
            result_dtype="int",
            shape="second",
            magnitude="place",
        ),
    )
}
OTHER_NAMES = {"vdot": "inner", "diagonal": "diag"}
REALS = (
    "prepend",
    "append",
    "constant_values",
    "left",
    "right",
)  # attributes that are no counts or words
# The axes of what functions are given that are no rows, where no declaration says otherwise
TAKES = {name: function.takes for name, function in CALLED.items() if function.takes} | {
    "trapezoid": (1, 1), "cross": (1, 1), "gradient": (1,), "vander": (1,), "meshgrid": (1, 1),
    "slogdet": (2,), "eigh": (2,), "qr": (2,), "cond": (2,), "lstsq": (2,), "diagonal": (2,),
}  # fmt: skip
LAST_AXIS = frozenset({"softmax", "log_softmax"})  # rows that go along the last where none is named


def path_of(op: Op) -> str:
    """How programs call a row, where that is not by its bare name; else ""."""
    return CALLED[op.name].written if op.name in CALLED else op.path


def default_axis(row: str) -> int | None:
    """The axis that a row of one array goes along where none is named; None for all elements."""
    function = CALLED.get(row)
    return function.parameters.get("axis") if function else -1 if row in LAST_AXIS else None


def called_by(op: Op) -> Called | None:
    """The function of CALLED whose row this is; a row of the table may have the same name."""
    function = CALLED.get(op.name)
    return function if function is not None and function.row is op else None


def spelled(op: Op) -> str:
    """A row by a name that no other has: `function` finds it."""
    return op.name if called_by(op) else f"row {op.name}"


def function(spelling: str) -> Callable:
    """What a row that is spelled so gives for arrays."""
    row = spelling.removeprefix("row ")
    if row != spelling:
        if row not in TABLE:  # of a family that nothing has called yet
            directory.load()
        return TABLE[row].call
    return lambda *args, **attrs: applied(CALLED[row], list(args), attrs)


def is_square(node: Expr) -> bool:
    """Whether a value is surely a square matrix, as what a function of one gives like it."""
    function = called_by(node.op) if type(node) is Expr and node.op else None
    return function is not None and function.takes == (2,) and node.op.shape == "first"


def applied(function: Called, args: list, attrs: dict):
    """What a function of the library gives for arrays, or for nodes whose shapes are known."""
    args = [args] if function.row.listed else args
    library: Any = names.function(function.written)  # that of its row
    found = library(*args, **attrs)
    return found if function.part is None else found[function.part]


def called(graph: ir.Graph, name: str, args: tuple, attrs: dict) -> Expr | None:
    """The node of a call of a function of CALLED; None where it is none, or given other things."""
    function = CALLED.get(OTHER_NAMES.get(name, name))
    if function is None or function.row.listed:
        return None
    if function.row.variadic:
        return None if attrs else graph.node(function.row, args)
    if len(args) > len(function.parameters):
        return None
    given = dict(zip(function.parameters, args)) | attrs
    if not given.keys() <= function.parameters.keys():
        return None
    own = [given.pop(p, ...) for p in list(function.parameters)[: len(function.row.args)]]
    if any(value is ... for value in own):
        return None
    rest = {p: v for p, v in given.items() if not ir.same(v, function.parameters[p])}
    if any(type(rest.get(p)) is Expr for p in REALS):  # it may carry a derivative
        return None
    return graph.node(function.row, tuple(own), tuple(sorted(rest.items())))


def takes(name: str, axes: list[int | None]) -> bool:
    """Whether arrays of so many axes, None where that is not known, are such as a row is for."""
    wanted = TAKES.get(name, TAKES.get(OTHER_NAMES.get(name, ""), ()))
    return all(n in (None, m) for n, m in zip(axes, wanted))
