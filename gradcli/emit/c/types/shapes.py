"""The type of one expression from those of its arguments; those of whole arrays in `row_shapes`."""

from typing import TYPE_CHECKING

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.core.types.dtypes import LOGICAL
from gradcli.core.types.kind_rules import NUMBERS, join, node_kind
from gradcli.core.types.kinds import Scope
from gradcli.emit.c.refusals import misfit, refuse
from gradcli.emit.c.types.needs import ask_for_length
from gradcli.emit.c.types.parts import part_of
from gradcli.emit.c.types.row_shapes import SHAPED, broadcast
from gradcli.emit.c.types.values import Array, Shape, Stack, Type
from gradcli.emit.refusals import no_text

if TYPE_CHECKING:
    from gradcli.emit.c.types.infer import Types


FILLED = {"zeros": 0, "ones": 1, "full": None}
LIKE = {"zeros_like": 0, "ones_like": 1, "full_like": None}
SAME = {"copy", "stop_gradient"}
PULLED = {"matmul_left", "matmul_right"}  # what a product carries back to its factors
OF_ARRAYS = LOGICAL | {"multiply", "maximum", "minimum", "abs"}  # truths, of arrays of truths
OF_NUMBERS = {"max of", "min of", "int", "float", "bool"}  # Python's own, which take no array
LIKE_SECOND = {"sum_like", "spread_like"} | PULLED


def literal_axes(value) -> tuple[int, ...] | None:
    """The shape of an array that is written out, such as [[1, 2], [3, 4]]; None for others."""
    if type(value) is not Expr or value.op is not ir.ARRAY:
        return None
    inner = literal_axes(value.args[0])
    return (len(value.args), *(inner or ()))


def is_whole(value) -> bool:
    """Whether an array that is written out has whole numbers only."""
    if type(value) is Expr and value.op is ir.ARRAY:
        return all(map(is_whole, value.args))
    return type(value) is int


def check_written(types: "Types", base: Array, index: tuple, value, scope: Scope) -> None:
    """Refuse the write of an array to a part of `base` that may have another shape."""
    part = part_of(types, base, index, scope)
    cut = part.axes if type(part) is Array else ()
    if broadcast(types, value, [cut, types.of(value, scope).axes]) != cut:
        misfit("a write of an array to a part of another shape", value)


# -- expressions ----------------------------------------------------------------------------------
def node_type(types: "Types", node: Expr, given: list[Type], scope: Scope) -> Type:
    """The type of `node` whose arguments have the types `given`; None where one is not known."""
    op, row = node.op, node.op.name
    if op is ir.LIST:
        return Stack(None)
    if None in given and not (op is ir.SELECT or row in LIKE_SECOND):
        return None
    if op is ir.SLICE:
        return "none"
    if op is ir.TUPLE:
        return Shape(tuple(types.length(a, scope) for a in node.args))
    if op is ir.SELECT:
        if type(given[0]) is Array:
            misfit("the truth of an array", node)
        return _choice(types, node, given[1:])
    if row in PULLED and any(t in NUMBERS for t in given[1:]):
        misfit("a product of other than vectors and matrices", node)
    if row in LIKE_SECOND:
        if row not in PULLED and all(type(t) is Array for t in given):
            broadcast(types, node, [t.axes for t in given])  # so that an open length is told
        return _like(given[0], given[1])
    if (row in FILLED and row not in ("ones", "zeros")) or row in LIKE or row in SAME:
        return given[0] if row not in FILLED else _filled(types, node, scope, given[1])
    if row in FILLED:
        return _filled(types, node, scope, "real")
    if op.elementwise and any(type(t) is Array for t in given):
        return _elementwise(types, node, given)
    shaped = SHAPED.get(row)
    if shaped is not None:
        return shaped(types, node, given, scope)
    kinds = [t if type(t) is str else "array" for t in given]
    if "array" in kinds and op in (ir.AND, ir.OR, ir.NOT):
        misfit("the truth of an array", node)
    if any(k not in (*NUMBERS, "none") for k in kinds):
        if row not in OF_NUMBERS and not row.startswith("math."):
            raise no_text(row, "C", node, types.program.spelling, SHAPED)
        misfit(f"{_spoken(row)} of an array", node)
    if row in LOGICAL and all(k == "bool" for k in kinds):
        return "bool"
    kind = op.holds if op.holds in NUMBERS else node_kind(node, kinds)
    if kind not in NUMBERS:
        refuse(f"the function {row}", node)
    return kind


def _spoken(row: str) -> str:
    """A row's name, before `of`: max for Python's, which is the row `max of`."""
    return row.removesuffix(" of")


def _choice(types: "Types", node: Expr, given: list[Type]) -> Type:
    """Of two values that a test decides between."""
    a, b = given
    if a is None or b is None:
        return a or b
    if type(a) is str and type(b) is str:
        return join(a, b)
    if type(a) is Array and type(b) is Array and types.alike(a.axes, b.axes):
        return Array(join(a.kind, b.kind) or "real", a.axes)
    misfit("a choice between values of different shapes", node)


def _like(g: Type, x: Type) -> Type:
    """g summed, or spread, to the shape of x."""
    if g is None or x is None:
        return None
    kind = g.kind if type(g) is Array else g
    return Array(kind, x.axes) if type(x) is Array else kind


def _elementwise(types: "Types", node: Expr, given: list[Type]) -> Type:
    kinds = [t.kind if type(t) is Array else t for t in given]
    if any(k not in NUMBERS for k in kinds) or node.op in (ir.MAX, ir.MIN):
        misfit(f"{_spoken(node.op.name)} of these values", node)
    op, truths = node.op, all(k == "bool" for k in kinds)
    known = "bool" if op.name in OF_ARRAYS and truths else op.holds
    kind = known if known == "bool" else node_kind(node, kinds)
    shapes = [t.axes if type(t) is Array else () for t in given]
    return Array(kind or "real", broadcast(types, node, shapes))


def _filled(types: "Types", node: Expr, scope: Scope, kind: Type) -> Type:
    """zeros, ones, full: of a shape that is a number or a tuple."""
    shape = node.args[0]
    given = types.of(shape, scope)
    axes = given.axes if type(given) is Shape else (types.length(shape, scope),)
    if None in axes:
        refuse(
            "an array whose shape is computed", shape if type(shape) is Expr else node,
            "take its length from an input that is not assigned, or write it as a number",
        )  # fmt: skip
    for n in axes:
        ask_for_length(types, n)
    return Array(kind, axes)
