"""What C demands of a program's arrays beyond what they are: lengths that it knows, or is told.

The rules of shapes are the core's (`core.types.shape_rules`); here are the facts that they stand
on, by which what is not known is refused, and what the writer has no loops for.
"""

from collections.abc import Callable

from gradcli.core import ir
from gradcli.core.array_functions import default_axis
from gradcli.core.ir import Expr
from gradcli.core.types.facts import Facts
from gradcli.core.types.facts import Shape as Axes
from gradcli.core.types.kind_rules import NUMBERS, element_kind, join, node_kind
from gradcli.core.types.lengths import UNKNOWN, Length
from gradcli.core.types.shape_rules import broadcast, node_shape, product_shape
from gradcli.core.types.subscripts import are_apart, axes_of, subscript
from gradcli.ops.rows import Op
from gradcli.typed.no_form import no_text
from gradcli.typed.refusals import misfit, refuse
from gradcli.typed.values import Array, Shape, Stack, Type, array_of, kind_of

LIKE = {"zeros_like", "ones_like", "full_like"}
SAME = {"copy", "stop_gradient"}
PULLED = {"matmul_left", "matmul_right"}  # what a product carries back to its factors
PRODUCTS = PULLED | {"matmul"}
OF_NUMBERS = {"max of", "min of", "int", "float", "bool"}  # Python's own, which take no array
LIKE_SECOND = {"sum_like", "spread_like"} | PULLED
COUNTS = ("len", ".size", ".ndim")


class NotYet(Exception):
    """A fact that is asked for is not known before another name's type."""


class Demands(Facts):
    """The facts of C's types in one place of a program: what is not known is refused."""

    spelling: dict[str, str]  # of the program's author

    def of(self, value) -> Type:
        """The type of a value; None where it is not known yet."""
        raise NotImplementedError

    def same(self, a: tuple[Length, ...], b: tuple[Length, ...]) -> bool:
        """Whether two shapes are one, once a length that a caller tells is taken for another."""
        raise NotImplementedError

    def lengths(self, value, shape=None) -> tuple[Length, ...]:
        found = self.of(value)
        if found is None:
            raise NotYet
        return found.axes if type(found) is Shape else (self.length(value),)

    def is_whole(self, part, shape: Axes) -> bool:
        return kind_of(self.of(part)) == "int"

    def alike(self, lengths) -> Length:
        first, *others = lengths
        return first if all([self.same((first,), (n,)) for n in others]) else UNKNOWN

    def equal(self, lengths) -> Length:
        found = set(lengths)  # that two are of one length is no reason to take them for arrays
        return UNKNOWN if len(found) > 1 else found.pop()

    def chosen(self, shapes: list, node: Expr) -> tuple[Length, ...]:
        a, b = shapes
        return a if self.same(a, b) else misfit(DIFFERENT, node)

    def refuse(self, words: str, node, otherwise=UNKNOWN, help: str = ""):
        return refuse(words, node, *([help] if help else ()))

    def misfit(self, words: str, node, otherwise=UNKNOWN, help: str = ""):
        return misfit(words, node, *([help] if help else ()))


DIFFERENT = "a choice between values of different shapes"


def node_type(of: Demands, node: Expr, given: list[Type]) -> Type:
    """The type of `node` whose arguments have the types `given`; None where one is not known."""
    op, row = node.op, node.op.name
    if op is ir.LIST:
        return Stack(None)
    if op is ir.SELECT:
        return _choice(of, node, given)
    if row in LIKE_SECOND:
        return _like(of, node, given)
    if None in given:
        return None
    if row in OF_LENGTHS:
        return OF_LENGTHS[row](of, node, given)
    if row == "getitem" and type(given[0]) is Shape:
        known = of.length(node) != UNKNOWN
        return "int" if known else misfit("this element of a shape", node)
    if row in (*LIKE, *SAME):
        return given[0]
    of_arrays = any(type(t) is Array for t in given)
    if (op.elementwise and of_arrays) or has_loops(op):
        return _array(of, node, given)
    return _number(of, node, given)


def _array(of: Demands, node: Expr, given: list[Type]) -> Type:
    """Of a row on whole arrays."""
    row = node.op.name
    kinds = list(map(kind_of, given))
    if node.op.elementwise and (any(k not in NUMBERS for k in kinds) or node.op in ir.CHOICES):
        misfit(f"{_spoken(row)} of these values", node)
    for word in (node.op.family, node.op.shape, row):
        if demand := DEMANDS.get(word):
            demand(of, node, given)
    try:
        axes = _axes(of, node, given)
    except NotYet:
        return None
    kind = element_kind(node, kinds) or "real"
    return Array(kind, axes) if axes else kind


def _axes(of: Demands, node: Expr, given: list[Type]) -> tuple[Length, ...]:
    """The lengths of what a row gives, by the rule of its shape."""
    axes = node_shape(node, [t.axes if isinstance(t, Array) else () for t in given], of)
    if isinstance(axes, str) or UNKNOWN in axes:
        refuse(f"the function {node.op.name}", node)
    return axes


def _number(of: Demands, node: Expr, given: list[Type]) -> str:
    op, row = node.op, node.op.name
    kinds = [t if type(t) is str else "array" for t in given]
    if op in (ir.TEXT_IS, ir.TEXT_METHOD):
        return op.result_dtype
    if "array" in kinds and node.op in (ir.AND, ir.OR, ir.NOT):
        misfit("the truth of an array", node)
    if any(k not in (*NUMBERS, "none") for k in kinds):
        if row not in OF_NUMBERS and not row.startswith("math."):
            raise no_text(row, "C", node, of.spelling, is_printed)
        misfit(f"{_spoken(row)} of an array", node)
    if op.family == "bits" and all(k == "bool" for k in kinds):
        return "bool"
    kind = node.op.result_dtype if node.op.result_dtype in NUMBERS else node_kind(node, kinds)
    if kind not in NUMBERS:
        refuse(f"the function {row}", node)
    return kind


def _spoken(row: str) -> str:
    """A row's name, before `of`: max for Python's, which is the row `max of`."""
    return row.removesuffix(" of")


def _choice(of: Demands, node: Expr, given: list[Type]) -> Type:
    """Of two values that a test decides between; of one, where the other is not known yet."""
    if type(given[0]) is Array:
        misfit("the truth of an array", node)
    a, b = given[1:]
    if a is None or b is None:
        return a or b
    if isinstance(a, str) and isinstance(b, str):
        return join(a, b)
    if not isinstance(a, Array) or not isinstance(b, Array):
        misfit(DIFFERENT, node)
    return Array(join(a.kind, b.kind) or "real", _axes(of, node, given))


def _like(of: Demands, node: Expr, given: list[Type]) -> Type:
    """g summed, or spread, to the shape of x."""
    if node.op.name in PULLED and any(t in NUMBERS for t in given[1:]):
        misfit("a product of other than arrays", node)
    g, x = given[:2]
    arrays = [t for t in given if isinstance(t, Array)]
    if len(arrays) == len(given):  # an open length is told
        if node.op.name in PULLED:
            _check_pulled(of, node, arrays)
        else:
            broadcast([t.axes for t in arrays], of, node)
    if g is None or x is None:
        return None
    return Array(kind_of(g), x.axes) if isinstance(x, Array) else kind_of(g)


def _check_pulled(of: Demands, node: Expr, arrays: list[Array]) -> None:
    """Refuse a cotangent that surely has not the shape of the product that it is one of."""
    g, own, other = (t.axes for t in arrays)
    left = node.op.name == "matmul_left"
    product = product_shape(of, node, *((own, other) if left else (other, own)))
    if isinstance(product, str) or not of.same(g, product):
        misfit("a cotangent of another shape than the product", node)


def _count(of: Demands, node: Expr, given: list[Type]) -> Type:
    several = node.op.name == ".size" and type(given[0]) is Array  # a product of lengths
    if type(given[0]) is not Stack and not several and of.length(node) == UNKNOWN:
        misfit(f"{node.op.name.strip('.')} of this value", node)
    return "int"


# The types of what is made of lengths, or of places
OF_LENGTHS: dict[str, Callable[[Demands, Expr, list[Type]], Type]] = {
    ir.SLICE.name: lambda of, node, given: "none",
    ir.TUPLE.name: lambda of, node, given: Shape(tuple(map(of.length, node.args))),
    ir.SHAPE.name: lambda of, node, given: Shape(given[0].axes if type(given[0]) is Array else ()),
    **dict.fromkeys(COUNTS, _count),
}


# -- parts of arrays -------------------------------------------------------------------------------
def parts_of(of: Demands, node, base: Array, index: tuple) -> list:
    """What each part of an index takes of `base`; node: the index that is read, None for one that
    is written."""
    found = map(of.of, index)
    shapes = [t.axes if type(t) is Array else () for t in found]
    parts = subscript(of, node, base.axes, index, shapes, written=node is None)
    assert parts is not None  # of what is not known: it is refused
    return parts


def axes_taken(parts: list, node=None) -> tuple[Length, ...]:
    """The axes of what `parts` take."""
    axes = axes_of(parts)
    if axes is None:
        misfit("an index of arrays that do not fit each other", node)
    return axes


def part_of(of: Demands, base: Array, index: tuple, node=None) -> Type:
    """The type of base[index], which is `node`."""
    parts = parts_of(of, node, base, index)
    axes = axes_taken(parts, node)
    if are_apart(parts):
        misfit("an index of arrays that do not fit each other", node)
    return Array(base.kind, axes) if axes else base.kind


def check_written(of: Demands, base: Array, index: tuple, value) -> None:
    """Refuse the write of an array to a part of `base` that may have another shape."""
    part = part_of(of, base, index)
    cut = part.axes if type(part) is Array else ()
    if broadcast([cut, array_of(of.of(value)).axes], of, value) != cut:
        misfit("a write of an array to a part of another shape", value)


# -- what the writer has loops for -----------------------------------------------------------------
def _folded(of: Demands, node: Expr, given: list[Type]) -> None:
    if type(given[0]) is Stack:
        misfit("a value that is a tuple or a list", node)
    reduced_axis(node, len(given[0].axes) if type(given[0]) is Array else 0)


def reduced_axis(node: Expr, rank: int) -> tuple[int | None, bool]:
    """The axis that a row reduces, None for all, and whether it stays as one of length 1."""
    attrs = dict(node.attrs)
    axis, keep = attrs.get("axis", default_axis(node.op.name)), attrs.get("keepdims", False)
    if type(axis) is int and not -rank <= axis < rank:
        misfit("a reduction over an axis that is not there", node)
    if not (axis is None or type(axis) is int) or type(keep) is not bool:
        refuse("a reduction over this axis", node, "name one axis: axis=0, axis=1")
    return (None if axis is None or rank < 2 else axis % rank), keep


def _along(of: Demands, node: Expr, given: list[Type]) -> None:
    """Of arrays of reals, of one shape; their order, of whole numbers too."""
    arrays = [t for t in given if isinstance(t, Array)]
    kinds = ("real", "int") if node.op.result_dtype == "int" else ("real",)
    known = len(arrays) == len(given) and all(t.kind in kinds for t in arrays)
    if not known or len({t.axes for t in arrays}) > 1:
        misfit(f"{node.op.name} of other than arrays of real numbers", node)
    reduced_axis(node, len(arrays[0].axes))


def _matrices(of: Demands, node: Expr, given: list[Type]) -> None:
    matrices = [t for t in given if isinstance(t, Array) and len(t.axes) == 2]
    if len(matrices) < len(given):
        misfit(f"{node.op.name} of other than matrices", node)
    if of.alike((*matrices[0].axes, *[t.axes[0] for t in matrices[1:]])) == UNKNOWN:
        misfit(f"{node.op.name} of matrices whose lengths are not known to fit", node)
    if node.op.name == "cofactors" and given[1:]:
        refuse("the second derivative of a determinant", node)


def _indexed(of: Demands, node: Expr, given: list[Type]) -> None:
    if type(given[0]) is not Array:
        misfit("an index of what is not an array", node)


def _factors(of: Demands, node: Expr, given: list[Type]) -> None:
    if not all(type(t) is Array for t in given):
        misfit("a product of other than arrays", node)


def _elements(of: Demands, node: Expr, given: list[Type]) -> None:
    if any(kind_of(t) not in NUMBERS for t in given):
        misfit("an array of parts of different shapes", node)


def _joined(of: Demands, node: Expr, given: list[Type]) -> None:
    if any(type(t) is not Array for t in given):
        misfit("a concatenation of these arrays", node)


def _vectors(of: Demands, node: Expr, given: list[Type]) -> None:
    x, places = given
    arrays = [t for t in (x, places) if isinstance(t, Array) and len(t.axes) == 1]
    if len(arrays) < 2 or arrays[1].kind != "int":
        misfit(f"{node.op.name} of other than a vector, by a vector of indices", node)


def _target(of: Demands, node: Expr, given: list[Type]) -> None:
    if type(given[0]) is not Array:
        misfit("add_at to other than an array", node)


Demand = Callable[[Demands, Expr, list[Type]], None]
# What the writer asks of what rows on whole arrays are given, by their family, by the rule of their
# shape, or by their name; None where it asks for nothing
DEMANDS: dict[str, Demand | None] = {
    "fold": _folded, "reduction": _folded, "along": _along, "matrix": _matrices,
    "indexed": _indexed, "product": _factors, "stacked": _elements, "joined": _joined,
    "taken": _vectors, "take_along_axis": _vectors, "add_at": _target,
    **dict.fromkeys(("transpose", "reshaped", "spread", "diagonal", "padded"), None),
    **dict.fromkeys(("ranged", "spaced", "unit", "filled"), None),
}  # fmt: skip


def has_loops(op: Op) -> bool:
    """Whether the writer prints a row on whole arrays."""
    return not DEMANDS.keys().isdisjoint((op.family, op.shape, op.name))


def is_printed(op: Op) -> bool:
    """The same, and what asks how long arrays are."""
    return has_loops(op) or op is ir.SHAPE or op.name in COUNTS
