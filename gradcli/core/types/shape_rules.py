"""The shape of a node of a core program, from those of its arguments: one rule a row.

A shape is a tuple of lengths where the number of axes is known, and else the name of the input
whose shape it is: `v*v + 1` has the shape of v, whatever that is.  A length (`lengths`) is a whole
number, or a sum of names: "v.0" is that of the first axis of the input v.  Two of one name are
equal, and each may be 1, and so be stretched by broadcasting.  UNKNOWN is a shape, or a length,
that is none of these: one such is not like another.

RULES: what rows say of their shape -> (facts, node, *shapes of its arguments) -> its shape.
"""

from collections.abc import Callable
from typing import Any, TypeGuard

from gradcli.core import ir
from gradcli.core.array_functions import Called, applied, called_by, default_axis, is_square
from gradcli.core.ir import Expr
from gradcli.core.types.facts import WRITTEN, Facts, Shape, Unfit
from gradcli.core.types.lengths import UNKNOWN, Length, minus, plus, product
from gradcli.core.types.subscripts import axes_of, subscript
from gradcli.errors import Diagnostic
from gradcli.ops.memory import product as count_of
from gradcli.ops.rows import TABLE

LARGEST = 1 << 16  # elements of an array that a shape is found with


def is_told(shape: Shape | None) -> TypeGuard[tuple[int, ...]]:
    """Whether all lengths are numbers."""
    return type(shape) is tuple and all([type(n) is int for n in shape])


def node_shape(node: Expr, shapes: list[Shape], of: Facts = WRITTEN) -> Shape:
    """The shape of a node from those of its arguments."""
    op, rule = node.op, node.op.shape
    try:
        if op in (ir.SELECT, ir.MAX, ir.MIN):
            return of.chosen(shapes[1:] if op is ir.SELECT else shapes, node)
        if rule in ("first", "second"):
            return shapes[rule == "second"]
        if op.elementwise:
            return broadcast(shapes, of, node)
        if rule in OF_ANY:
            return OF_ANY[rule](of, node, *shapes)
        if any(type(s) is str for s in (shapes[:1] if rule in OF_PARTS else shapes)):
            return UNKNOWN
        return RULES.get(rule, _found)(of, node, *shapes)
    except (Unfit, IndexError, ValueError, TypeError):  # that do not fit: an error when it runs
        return UNKNOWN


def broadcast(shapes: list[Shape], of: Facts = WRITTEN, node: Expr | None = None) -> Shape:
    """The shape of an elementwise row's result."""
    wide = {s for s in shapes if s != ()}
    if len(wide) <= 1:
        return wide.pop() if wide else ()
    if any(type(s) is str for s in wide):
        return UNKNOWN
    out: list[Length] = []
    for k in range(1, max(map(len, wide)) + 1):
        lengths = dict.fromkeys(s[-k] for s in shapes if len(s) >= k and s[-k] != 1)
        try:
            out.append(of.stretched(lengths) if lengths else 1)
        except Unfit:
            return UNKNOWN
        if out[-1] == UNKNOWN:
            of.misfit(
                "arithmetic of arrays whose lengths are not known to be equal", node, UNKNOWN,
                "declare the shapes of the inputs, as in x: float[3]",
            )  # fmt: skip
    return tuple(reversed(out))


def axis_of(node: Expr):
    """The axis that a node's text names; None for none."""
    return dict(node.attrs).get("axis")


def _reduced(of: Facts, node: Expr, shape: Shape, *_: Shape) -> Shape:
    attrs = dict(node.attrs)
    if attrs.get("axis") is None and not attrs.get("keepdims"):
        return ()
    if type(shape) is str:
        return UNKNOWN
    axis, keeps = attrs.get("axis", default_axis(node.op.name)), attrs.get("keepdims", False)
    axes = range(len(shape)) if axis is None else _axes(of, node, axis, len(shape))
    kept = [1 if k in axes else n for k, n in enumerate(shape)]
    return tuple(kept if keeps else [n for k, n in enumerate(shape) if k not in axes])


def _axes(of: Facts, node: Expr, axis, rank: int) -> list[int]:
    given = axis.args if type(axis) is Expr else axis if type(axis) is tuple else (axis,)
    if any(not -rank <= k < rank for k in given):
        of.misfit("a reduction over an axis that is not there", node)
        raise Unfit
    return [k % rank for k in given]


def _running(of: Facts, node: Expr, shape: Shape, *_: Shape) -> Shape:
    """cumsum and its like; where no axis is named, of all elements, row after row."""
    if axis_of(node) is not None:
        return shape
    return UNKNOWN if type(shape) is str else (product(shape),)


def _filled(of: Facts, node: Expr, count: Shape, *_: Shape) -> Shape:
    """zeros, ones, full."""
    shape = of.lengths(node.args[0], count)
    if type(shape) is str or UNKNOWN in shape:
        at = node.args[0] if type(node.args[0]) is Expr else node
        help = "take its length from an input that is not assigned, or write it as a number"
        return of.refuse("an array whose shape is computed", at, shape, help)
    return tuple(map(of.not_below_0, shape))


def product_shape(of: Facts, node: Expr, a: tuple, b: tuple) -> Shape:
    """a @ b."""
    if not a or not b:
        return of.misfit("a product of other than arrays", node)
    if of.alike((a[-1], b[max(len(b) - 2, 0)])) == UNKNOWN:
        of.misfit("a product of arrays whose lengths are not known to fit", node)
    outer = broadcast([a[:-2], b[:-2]], of, node)
    return UNKNOWN if outer == UNKNOWN else (*outer, *a[-2:-1], *(b[-1:] if len(b) > 1 else ()))


def _outer(of: Facts, node: Expr, a: tuple, b: tuple) -> Shape:
    return product(a), product(b)


def _turned(of: Facts, node: Expr, shape: Shape, *_: Shape) -> Shape:
    if not node.attrs and is_square(node.args[0]):
        return shape
    if type(shape) is str:
        return UNKNOWN
    order = order_of(node, len(shape))
    return of.refuse("these axes", node) if order is None else tuple(shape[k] for k in order)


def order_of(node: Expr, rank: int) -> tuple[int, ...] | None:
    """The order that a row brings axes to; None for one that is not written out."""
    try:
        attrs = {name: literal(value) for name, value in node.attrs}
        others = [literal(a) for a in node.args[1:]]
    except ir.Unshaped:
        return None
    if (function := called_by(node.op)) is not None:
        return _order_found(function, others, attrs, rank)
    axes = attrs.get("axes")
    if axes is None:
        return tuple(reversed(range(rank)))
    given = (axes,) if type(axes) is int else axes
    order = tuple(k % rank for k in given if type(k) is int) if rank else ()
    return order if sorted(order) == list(range(rank)) else None


def _order_found(function: Called, others: list, attrs: dict, rank: int) -> tuple[int, ...] | None:
    """The same of a function that is called, of an array whose lengths tell its axes apart."""
    import numpy as np

    try:
        x = np.broadcast_to(0.0, range(2, rank + 2))  # which takes no memory
        return tuple(n - 2 for n in np.shape(applied(function, [x, *others], attrs)))
    except (Diagnostic, ValueError):
        return None


def _reshaped(of: Facts, node: Expr, shape: Shape) -> Shape:
    axes = of.lengths(node.attrs[0][1])
    if axes == UNKNOWN:
        return of.refuse("this reshape", node)
    whole = UNKNOWN if type(shape) is str else product(shape)
    if -1 in axes:
        rest = _rest(whole, product([n for n in axes if n != -1]))
        if rest == UNKNOWN:
            of.refuse("a reshape to a length that is not known", node)
        axes = tuple([rest if n == -1 else n for n in axes])
    if UNKNOWN in (whole, product(axes)):
        of.refuse("this reshape", node)
    elif product(axes) != whole:
        of.misfit("a reshape to another number of elements", node)
    return axes


def _rest(whole: Length, others: Length) -> Length:
    """The length that makes `whole` elements of `others`."""
    if type(whole) is type(others) is int:
        return whole // others if others and whole % others == 0 else UNKNOWN
    if others == 1:
        return whole
    return 1 if others == whole != UNKNOWN else UNKNOWN


def _stacked(of: Facts, node: Expr, *shapes: tuple) -> Shape:
    ranks = set(map(len, shapes))
    inner = [_one(of, node, lengths, PARTS) for lengths in zip(*shapes)]
    if len(ranks) != 1:
        return of.misfit(PARTS, node)
    axis = joined_axis(node, len(inner) + 1)
    return (*inner[:axis], len(shapes), *inner[axis:])


PARTS = "an array of parts of different shapes"
JOINED = "a concatenation of these arrays"


def joined_axis(node: Expr, rank: int) -> int:
    """The axis that arrays are joined along, or stacked in, of the `rank` that the result has."""
    return (axis_of(node) or 0) % rank


def _one(of: Facts, node: Expr, lengths, words: str) -> Length:
    """The one length of several, which an operation asks for."""
    try:
        found = of.equal(lengths)
    except Unfit:
        of.misfit(words, node)
        raise
    return of.misfit(words, node) if found == UNKNOWN else found


def _concatenated(of: Facts, node: Expr, *shapes: tuple) -> Shape:
    if len(set(map(len, shapes))) != 1 or not shapes[0]:
        return of.misfit(JOINED, node)
    return _end_to_end(of, node, shapes, joined_axis(node, len(shapes[0])))


def _end_to_end(of: Facts, node: Expr, shapes, axis: int) -> Shape:
    """The shape of arrays of as many axes that are put together along one."""
    total: Length = 0
    for s in shapes:
        total = plus(total, s[axis])
    return tuple(
        total if k == axis else _one(of, node, n, JOINED) for k, n in enumerate(zip(*shapes))
    )


def _rows(of: Facts, node: Expr, *shapes: tuple) -> Shape:
    """np.vstack: vectors are rows."""
    return _end_to_end(of, node, [(1, *s) if len(s) == 1 else s for s in shapes], 0)


def _columns(of: Facts, node: Expr, *shapes: tuple) -> Shape:
    """np.column_stack: vectors are columns."""
    return _end_to_end(of, node, [(*s, 1) if len(s) == 1 else s for s in shapes], 1)


def _side_by_side(of: Facts, node: Expr, *shapes: tuple) -> Shape:
    """np.hstack: vectors end to end, matrices by their columns."""
    return _end_to_end(of, node, shapes, int(len(shapes[0]) > 1))


def _item(of: Facts, node: Expr, shape: tuple, *indices: Shape) -> Shape:
    parts = subscript(of, node, shape, node.args[1:], indices)
    axes = None if parts is None else axes_of(parts)
    if axes is None:
        return of.misfit("an index of arrays that do not fit each other", node)
    return axes


def _ranged(of: Facts, node: Expr, *_: Shape) -> Shape:
    """np.arange of a length that is known."""
    ends = [of.length(a) for a in node.args]
    if node.attrs or UNKNOWN in ends or (len(ends) == 3 and not all(type(e) is int for e in ends)):
        return (of.refuse("arange with these arguments", node),)
    known = [e for e in ends if type(e) is int]
    if len(known) == len(ends):
        return (len(range(*known)),)
    return (of.not_below_0(minus(ends[-1], ends[0] if len(ends) > 1 else 0)),)


def _spaced(of: Facts, node: Expr, *shapes: tuple) -> Shape:
    """np.linspace between two numbers."""
    count = node.args[2] if len(node.args) > 2 else dict(node.attrs).get("num", 50)
    if any(shapes[:2]):
        return UNKNOWN
    count = of.length(count)
    return (of.refuse("linspace with these arguments", node) if count == UNKNOWN else count,)


def _unit(of: Facts, node: Expr, *_: Shape) -> Shape:
    counts = [of.length(n) for n in (node.args * 2)[:2]]
    if UNKNOWN in counts or node.attrs or len(node.args) > 2:
        of.refuse(f"{node.op.name} with these arguments", node)
    return tuple(counts)


def _spread(of: Facts, node: Expr, shape: Shape) -> Shape:
    """broadcast_to a shape."""
    wanted = of.lengths(dict(node.attrs)["shape"])
    if type(wanted) is str or UNKNOWN in wanted:
        return of.refuse("a broadcast to a shape that is computed", node, wanted)
    if broadcast([shape, wanted], of, node) != wanted:
        of.misfit("a broadcast to another shape", node)
    return wanted


def _diagonal(of: Facts, node: Expr, shape: tuple) -> Shape:
    """diag of a vector: a matrix that has it; of a matrix its main diagonal."""
    above = dict(node.attrs).get("k", 0)
    if not 1 <= len(shape) <= 2 or type(above) is not int or above:
        of.misfit("diag of other than a vector or a matrix", node)
        return _found(of, node, shape)
    if len(shape) == 1:
        return shape * 2
    if not is_told(shape) and shape[0] != shape[1]:
        return (of.refuse("the diagonal of a matrix that is not known to be square", node),)
    return (min(shape) if is_told(shape) else shape[0],)


def _padded(of: Facts, node: Expr, shape: tuple, width: Shape) -> Shape:
    """np.pad: of a vector, by written widths, told; else of as many axes."""
    words = "pad of other than a vector, by two numbers of zeros"
    ends = of.lengths(node.args[1], width)
    ends = ends * 2 if len(ends) == 1 and ends != UNKNOWN else ends
    if len(shape) != 1 or node.attrs or len(ends) != 2:
        found = of.misfit(words, node, _found(of, node, shape, width))
        return (UNKNOWN,) * len(shape) if found == UNKNOWN else found
    if UNKNOWN in ends:
        of.misfit(words, node)
    return (plus(plus(shape[0], ends[0]), ends[1]),)


def _taken(of: Facts, node: Expr, shape: tuple, places: tuple) -> Shape:
    """Of a vector the elements that an array of indices names; else layers along an axis."""
    return places if len(shape) == 1 and not node.attrs else _found(of, node, shape, places)


def _expanded(of: Facts, node: Expr, shape: tuple, *_: Shape) -> Shape:
    axis = node.args[1]
    if type(axis) is not int:
        return UNKNOWN
    at = axis % (len(shape) + 1)
    return (*shape[:at], 1, *shape[at:])


def _repeated(of: Facts, node: Expr, shape: tuple, *_: Shape) -> Shape:
    """np.repeat, along an axis or of all elements: as often each, or by counts that are written."""
    shape, axis = (shape, axis_of(node)) if axis_of(node) is not None else ((product(shape),), 0)
    (axis,), k = _axes(of, node, axis, len(shape)), node.args[1]
    several = sum(of.indices(k)) if type(k) is Expr and of.indices(k) else UNKNOWN
    return (
        *shape[:axis],
        product((shape[axis], k)) if type(k) is int else several,
        *shape[axis + 1 :],
    )


def _tiled(of: Facts, node: Expr, shape: tuple, *_: Shape) -> Shape:
    """np.tile by counts that are written, of the last axes."""
    times = of.lengths(node.args[1])
    if isinstance(times, str):
        return UNKNOWN
    width = max(len(times), len(shape))
    pairs = zip((1,) * (width - len(shape)) + shape, (1,) * (width - len(times)) + times)
    return tuple(map(product, pairs))


def _differences(of: Facts, node: Expr, shape: tuple, *_: Shape) -> Shape:
    """np.diff: as many elements fewer along an axis."""
    n = node.args[1] if len(node.args) > 1 else dict(node.attrs).get("n", 1)
    (axis,) = _axes(of, node, -1 if axis_of(node) is None else axis_of(node), len(shape))
    if type(n) is not int or dict(node.attrs).keys() - {"n", "axis"}:
        return _found(of, node, shape, *_)
    left = minus(shape[axis], n)
    return (*shape[:axis], max(left, 0) if type(left) is int else left, *shape[axis + 1 :])


def _found(of: Facts, node: Expr, *shapes: Any) -> Shape:
    """The shape that a row of the table gives for arrays of these shapes, of some numbers."""
    name = node.op.name
    if not all(map(is_told, shapes)):
        return UNKNOWN
    function = called_by(node.op)
    if function is None and TABLE.get(name) is not node.op:
        return UNKNOWN
    if max(map(count_of, shapes)) > LARGEST:
        return UNKNOWN
    import numpy as np

    args = []
    for k, (arg, shape) in enumerate(zip(node.args, shapes)):
        if node.op.arg(k).kind == "static":
            args.append(literal(arg))
        else:
            x = np.linspace(0.1, 0.9, count_of(shape)).reshape(shape)
            args.append(x + len(x) * np.eye(*shape[-2:]) if len(shape) > 1 else x)
    try:
        attrs = {name: literal(value) for name, value in node.attrs}
        found = applied(function, args, attrs) if function else node.op.call(*args, **attrs)
        return tuple(np.shape(found))
    except (ArithmeticError, AttributeError, Diagnostic):
        return UNKNOWN


def literal(value):
    """A number, tuple, list or slice that is written out, as Python has it."""
    if type(value) is not Expr:
        return value
    if value.op is ir.ARRAY:
        return list(map(literal, value.args))
    if value.op is ir.TUPLE:
        return tuple(map(literal, value.args))
    if value.op is ir.SLICE:
        return slice(*map(literal, value.args))
    raise ir.Unshaped(f"{value!r} is not written out")


OF_PARTS = ("indexed", "padded")  # of an array, and of what is no array: parts of an index, widths
Rule = Callable[..., Shape]
# The rules that hold of shapes too of which not even the axes are known
OF_ANY: dict[str, Rule] = {
    "number": lambda of, node, *shapes: (),
    "reduced": _reduced,
    "running": _running,
    "turned": _turned,
    "filled": _filled,
    "reshaped": _reshaped,
    "spread": _spread,
}
RULES: dict[str, Rule] = OF_ANY | {
    "product": product_shape,
    "outer": _outer,
    "stacked": _stacked,
    "joined": _concatenated,
    "rows": _rows,
    "columns": _columns,
    "beside": _side_by_side,
    "indexed": _item,
    "taken": _taken,
    "padded": _padded,
    "expanded": _expanded,
    "repeated": _repeated,
    "tiled": _tiled,
    "differences": _differences,
    "diagonal": _diagonal,
    "ranged": _ranged,
    "spaced": _spaced,
    "unit": _unit,
}
GIVEN = ("filled", "reshaped", "spread")  # of rows that are given the shape
