"""The types of rows on whole arrays, whose shapes are those of NumPy: shapes broadcast, axes are
dropped or kept, slices are cut, arrays joined.

SHAPED: row -> (types, node, the types of its arguments, scope) -> its type, or a refusal.
"""

from typing import TYPE_CHECKING

from gradcli.core.array_functions import default_axis
from gradcli.core.ir import Expr
from gradcli.core.types.kind_rules import NUMBERS, join
from gradcli.core.types.kinds import Scope
from gradcli.emit.c.refusals import misfit, refuse
from gradcli.emit.c.rows import ALONG, MATRICES, REDUCED
from gradcli.emit.c.types.lengths import Length, minus, plus, product
from gradcli.emit.c.types.needs import ask_for_length
from gradcli.emit.c.types.parts import part_of
from gradcli.emit.c.types.values import Array, Shape, Stack, Type

if TYPE_CHECKING:
    from gradcli.emit.c.types.infer import Types


FOLDS = {  # over axes
    "sum", "mean", "max", "min", "prod", "any_of", "all_of", "count_nonzero",
}  # fmt: skip


def broadcast(types: "Types", node, shapes: list) -> tuple[Length, ...]:
    """The shape that all `shapes` broadcast to."""
    rank = max(map(len, shapes))
    out: list[Length] = []
    for axis in range(rank):
        at = [s[axis - rank] for s in shapes if axis - rank >= -len(s)]
        wide = [n for n in dict.fromkeys(at) if n != 1] or [1]
        for other in wide[1:]:
            if not types.alike((wide[0],), (other,)):
                misfit(
                    "arithmetic of arrays whose lengths are not known to be equal", node,
                    "declare the shapes of the inputs, as in x: float[3]",
                )  # fmt: skip
        out.append(wide[0])
    return tuple(out)


def axis_of(types: "Types", node: Expr, rank: int) -> tuple[int | None, bool]:
    """The axis that a row reduces, None for all, and whether it stays as one of length 1."""
    attrs = dict(node.attrs)
    axis, keep = attrs.get("axis", default_axis(node.op.name)), attrs.get("keepdims", False)
    if type(axis) is int and not -rank <= axis < rank:
        misfit("a reduction over an axis that is not there", node)
    if not (axis is None or type(axis) is int) or type(keep) is not bool:
        refuse("a reduction over this axis", node, "name one axis: axis=0, axis=1")
    return (None if axis is None or rank < 2 else axis % rank), keep


def _along(types: "Types", node: Expr, given: list[Type], scope: Scope) -> Type:
    """A row along an axis, of as many elements; sums and products of all are in one axis."""
    x, op = given[0], node.op
    places = op.holds == "int"
    kinds = ("real", "int") if places else ("real",)
    if any(type(t) is not Array or t.kind not in kinds or t.axes != x.axes for t in given):
        misfit(f"{op.name} of other than arrays of real numbers", node)
    axis, _ = axis_of(types, node, len(x.axes))
    whole = axis is None and op.gives == "running"
    kind = "int" if places else "real"
    return Array(kind, (product(x.axes),) if whole else x.axes)


def _matrix(types: "Types", node: Expr, given: list[Type], scope: Scope) -> Type:
    a, *rest = given
    if any(type(t) is not Array or len(t.axes) != 2 for t in given):
        misfit(f"{node.op.name} of other than matrices", node)
    if not types.alike(a.axes[:1], a.axes[1:]) or (rest and rest[0].axes[0] != a.axes[0]):
        misfit(f"{node.op.name} of matrices whose lengths are not known to fit", node)
    if node.op.name == "determinant":
        return "real"
    if node.op.name == "cofactors" and rest:
        refuse("the second derivative of a determinant", node)
    return Array("real", (*a.axes[:1], *(rest or given)[0].axes[1:]))


def _fold(types: "Types", node: Expr, given: list[Type], scope: Scope) -> Type:
    x, holds = given[0], node.op.holds
    if type(x) is Stack:
        misfit("a value that is a tuple or a list", node)
    kind = x.kind if type(x) is Array else x
    if holds in NUMBERS:
        kind = holds
    elif holds == "counted" and kind == "bool":
        kind = "int"
    axis, keep = axis_of(types, node, len(x.axes) if type(x) is Array else 0)
    if type(x) is not Array:
        return kind
    if axis is None:
        return Array(kind, (1,) * len(x.axes)) if keep else kind
    return Array(kind, (*x.axes[:axis], *((1,) if keep else ()), *x.axes[axis + 1 :]))


def _item(types: "Types", node: Expr, given: list[Type], scope: Scope) -> Type:
    base = given[0]
    if type(base) is Shape:
        length = types.length(node, scope)
        return "int" if length is not None else misfit("this element of a shape", node)
    if type(base) is not Array:
        misfit("an index of what is not an array", node)
    return part_of(types, base, node.args[1:], scope, node)


def _product(types: "Types", node: Expr, given: list[Type], scope: Scope) -> Type:
    """a @ b of vectors and matrices."""
    a, b = given
    if not (type(a) is Array and type(b) is Array and len(a.axes) < 3 and len(b.axes) < 3):
        misfit("a product of other than vectors and matrices", node)
    if not types.alike(a.axes[-1:], b.axes[:1]):
        misfit("a product of arrays whose lengths are not known to fit", node)
    axes = (*a.axes[:-1], *b.axes[1:])
    kind = join(a.kind, b.kind) or "real"
    return Array(kind, axes) if axes else kind


def _transposed(types: "Types", node: Expr, given: list[Type], scope: Scope) -> Type:
    x = given[0]
    if type(x) is not Array:
        return x
    return Array(x.kind, tuple(x.axes[k] for k in order_of(types, node, len(x.axes))))


def order_of(types: "Types", node: Expr, rank: int) -> tuple[int, ...]:
    """The order that a transposition brings axes to."""
    axes = dict(node.attrs).get("axes")
    if axes is None:
        return tuple(reversed(range(rank)))
    told = type(axes) is Expr and all(type(a) is int for a in axes.args) and rank
    order = tuple(a % rank for a in axes.args) if told else ()
    return order if sorted(order) == list(range(rank)) else refuse("these axes", node)


def _reshaped(types: "Types", node: Expr, given: list[Type], scope: Scope) -> Type:
    x, shape = given[0], dict(node.attrs)["shape"]
    known = types.of(shape, scope)
    axes = known.axes if type(known) is Shape else (types.length(shape, scope),)
    whole = product(x.axes) if type(x) is Array else 1
    others = product(n for n in axes if n != -1) if None not in axes else None
    if whole is None or others is None or known is None:
        return None if known is None else refuse("this reshape", node)
    if -1 in axes:
        exact = type(whole) is int and type(others) is int and others and whole % others == 0
        rest = (
            whole // others if exact else whole if others == 1 else 1 if others == whole else None
        )
        if rest is None:
            refuse("a reshape to a length that is not known", node)
        axes = tuple(rest if n == -1 else n for n in axes)
    if product(axes) != whole:
        misfit("a reshape to another number of elements", node)
    kind = x.kind if type(x) is Array else x
    return Array(kind, axes) if axes else kind


def _array(types: "Types", node: Expr, given: list[Type], scope: Scope) -> Type:
    """np.array([a, b, ...]) of numbers, or of arrays of one shape."""
    kind, shapes = None, {t.axes if type(t) is Array else () for t in given}
    for t in given:
        kind = join(kind, t.kind if type(t) is Array else t)
    if len(shapes) > 1 or kind not in NUMBERS:
        misfit("an array of parts of different shapes", node)
    return Array(kind, (len(given), *shapes.pop()))


def _stacked(types: "Types", node: Expr, given: list[Type], scope: Scope) -> Type:
    count, *axes = _array(types, node, given, scope).axes
    axes.insert(joined_axis(node, len(axes) + 1), count)
    return Array(_array(types, node, given, scope).kind, tuple(axes))


def joined_axis(node: Expr, rank: int) -> int:
    """The axis that arrays are joined along, or stacked in, of the `rank` that the result has."""
    return dict(node.attrs).get("axis", 0) % rank


def _concatenated(types: "Types", node: Expr, given: list[Type], scope: Scope) -> Type:
    """concatenate: along one axis, the others being equal."""
    ranks = {len(t.axes) if type(t) is Array else 0 for t in given}
    if len(ranks) > 1 or ranks & {0}:
        misfit("a concatenation of these arrays", node)
    axis = joined_axis(node, ranks.pop())
    if len({(t.axes[:axis], t.axes[axis + 1 :]) for t in given}) > 1:
        misfit("a concatenation of these arrays", node)
    whole: Length = 0
    kind = None
    for t in given:
        whole, kind = plus(whole, t.axes[axis]), join(kind, t.kind)
    axes = given[0].axes
    return Array(kind or "real", (*axes[:axis], whole, *axes[axis + 1 :]))


def _spread(types: "Types", node: Expr, given: list[Type], scope: Scope) -> Type:
    """broadcast_to a shape that is written out, or known."""
    known = types.of(dict(node.attrs)["shape"], scope)
    x = given[0] if type(given[0]) is Array else Array(given[0], ())
    if type(known) is not Shape or None in known.axes:
        refuse("a broadcast to a shape that is computed", node)
    if broadcast(types, node, [x.axes, known.axes]) != known.axes:
        misfit("a broadcast to another shape", node)
    return Array(x.kind, known.axes)


def _diagonal(types: "Types", node: Expr, given: list[Type], scope: Scope) -> Type:
    """diag of a vector: a matrix that has it; of a matrix its main diagonal."""
    x = given[0]
    above = dict(node.attrs).get("k", 0)
    if type(x) is not Array or len(x.axes) > 2 or type(above) is Expr or above:
        misfit("diag of other than a vector or a matrix", node)
    if len(x.axes) == 1:
        return Array(x.kind, x.axes * 2)
    told = all(type(n) is int for n in x.axes)
    if not told and x.axes[0] != x.axes[1]:
        refuse("the diagonal of a matrix that is not known to be square", node)
    return Array(x.kind, (min(x.axes) if told else x.axes[0],))


def _added(types: "Types", node: Expr, given: list[Type], scope: Scope) -> Type:
    """add_at(x, value, index): x with value added to the part at an index."""
    x = given[0]
    return x if type(x) is Array else misfit("add_at to other than an array", node)


def _taken(types: "Types", node: Expr, given: list[Type], scope: Scope) -> Type:
    """The elements of a vector that an array of indices names."""
    x, places = given
    vectors = type(x) is Array and type(places) is Array and len(x.axes) == len(places.axes) == 1
    if not vectors or places.kind != "int":
        misfit(f"{node.op.name} of other than a vector, by a vector of indices", node)
    return Array(x.kind, places.axes)


def _padded(types: "Types", node: Expr, given: list[Type], scope: Scope) -> Type:
    """pad of a vector, with zeros."""
    x, width = given
    ends = width.axes if type(width) is Shape else (types.length(node.args[1], scope),) * 2
    if type(x) is not Array or len(x.axes) != 1 or node.attrs or len(ends) != 2 or None in ends:
        misfit("pad of other than a vector, by two numbers of zeros", node)
    return Array(x.kind, (plus(plus(x.axes[0], ends[0]), ends[1]),))


def _ranged(types: "Types", node: Expr, given: list[Type], scope: Scope) -> Type:
    """arange(n) of a length that is known; linspace(a, b, n)."""
    if node.op.name == "linspace":
        count = types.length(node.args[2], scope) if len(node.args) > 2 else 50
        if node.attrs or count is None:
            refuse("linspace with these arguments", node)
        return Array("real", (count,))
    ends = [types.length(a, scope) for a in node.args]
    if node.attrs or None in ends or (len(ends) == 3 and not all(type(e) is int for e in ends)):
        refuse("arange with these arguments", node)
    if len(ends) == 3:
        return Array("int", (len(range(*ends)),))
    count = minus(ends[-1], ends[0] if len(ends) > 1 else 0)
    ask_for_length(types, count)
    return Array("int", (count,))


def _unit(types: "Types", node: Expr, given: list[Type], scope: Scope) -> Type:
    counts = [types.length(a, scope) for a in node.args]
    if None in counts or node.attrs or len(counts) > 2:
        refuse(f"{node.op.name} with these arguments", node)
    return Array("real", (counts[0], counts[-1]))


def _shape(types: "Types", node: Expr, given: list[Type], scope: Scope) -> Type:
    return Shape(given[0].axes if type(given[0]) is Array else ())


def _count(types: "Types", node: Expr, given: list[Type], scope: Scope) -> Type:
    if type(given[0]) is not Stack and types.length(node, scope) is None:
        misfit(f"{node.op.name.strip('.')} of this value", node)
    return "int"


SHAPED = {
    **dict.fromkeys((*FOLDS, *REDUCED), _fold), **dict.fromkeys(ALONG, _along),
    **dict.fromkeys(MATRICES, _matrix), "getitem": _item, "matmul": _product,
    "transpose": _transposed, "reshape": _reshaped, "broadcast_to": _spread, "diag": _diagonal,
    "pad": _padded, "add_at": _added, "take": _taken,
    "take_along_axis": _taken, "array": _array, "stack": _stacked, "concatenate": _concatenated,
    "arange": _ranged, "linspace": _ranged, "eye": _unit, "identity": _unit, "shape": _shape,
    "len": _count, ".size": _count, ".ndim": _count,
}  # fmt: skip
