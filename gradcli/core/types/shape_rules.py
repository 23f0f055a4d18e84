"""The shape of a node of a core program, from those of its arguments.

A shape is a tuple of lengths where the number of axes is known, and else the name of the input
whose shape it is: `v*v + 1` has the shape of v, whatever that is.  A length is a whole number, or a
name: "v.0" is that of the first axis of the input v.  Two of one name are equal, and each may be 1,
and so be stretched by broadcasting.  UNKNOWN is a shape, or a length, that is none of these: one
such is not like another.
"""

from gradcli.core import ir
from gradcli.core.array_functions import REDUCTIONS, applied, called_by, is_square
from gradcli.core.ir import Expr
from gradcli.core.types.kind_rules import FOUND
from gradcli.errors import Diagnostic
from gradcli.ops.memory import product
from gradcli.ops.table import TABLE

Length = int | str
Shape = tuple[Length, ...] | str
UNKNOWN = "?"
FILLED = frozenset({"zeros", "ones", "full"})
LARGEST = 1 << 16  # elements of an array that a shape is found with


def is_told(shape: Shape) -> bool:
    """Whether all lengths are numbers."""
    return type(shape) is tuple and all([type(n) is int for n in shape])


def node_shape(node: Expr, shapes: list[Shape]) -> Shape:
    """The shape of a node from those of its arguments."""
    op, name = node.op, node.op.name
    if op in (ir.SELECT, ir.MAX, ir.MIN):
        chosen = set(shapes[1:] if op is ir.SELECT else shapes)
        return chosen.pop() if len(chosen) == 1 else UNKNOWN
    if op.gives in ("first", "second"):
        return shapes[op.gives == "second"]
    if op.gives == "running" and (axis_of(node) is not None or _is_vector(shapes[0])):
        return shapes[0]
    if name == "transpose" and not node.attrs and is_square(node.args[0]):
        return shapes[0]
    if op.elementwise:
        return broadcast(shapes)
    reduced = name in REDUCTIONS or name in FOUND
    if reduced and axis_of(node) is None and not dict(node.attrs).get("keepdims"):
        return ()
    if name in FILLED:
        return _lengths(node.args[0])
    if any(type(s) is str for s in (shapes[:1] if name == "getitem" else shapes)):
        return UNKNOWN
    rule = RULES.get(name, _found)
    try:
        return rule(node, *shapes)
    except (IndexError, ValueError, TypeError):  # shapes that do not fit: an error when it runs
        return UNKNOWN


def _is_vector(shape: Shape) -> bool:
    return type(shape) is tuple and len(shape) == 1


def broadcast(shapes: list[Shape]) -> Shape:
    """The shape of an elementwise row's result."""
    wide = {s for s in shapes if s != ()}
    if len(wide) <= 1:
        return wide.pop() if wide else ()
    if any(type(s) is str for s in wide):
        return UNKNOWN
    out: list[Length] = []
    for k in range(1, max(map(len, wide)) + 1):
        lengths = {s[-k] for s in wide if len(s) >= k} - {1}
        known = {n for n in lengths if type(n) is int}
        if len(known) > 1:
            return UNKNOWN
        # a name stands for the number that it meets, or for 1
        out.append(known.pop() if known else _one_length(lengths))
    return tuple(reversed(out))


def _one_length(lengths: set[Length]) -> Length:
    """The length that all of these are; 1 of none."""
    return UNKNOWN if len(lengths) > 1 else lengths.pop() if lengths else 1


def axis_of(node: Expr):
    """The axis that a node's text names; None for none."""
    return dict(node.attrs).get("axis")


def _lengths(value) -> Shape:
    """A shape that is written out, such as 3 or (2, 3)."""
    if type(value) is Expr:
        return tuple(map(_told, value.args)) if value.op is ir.TUPLE else UNKNOWN
    return (_told(value),)


def _told(length) -> Length:
    """A length that is written out; UNKNOWN for one that is worked out."""
    return length if type(length) is int and length >= 0 else UNKNOWN


def _reduced(node: Expr, shape: tuple) -> Shape:
    axis, keeps = axis_of(node), dict(node.attrs).get("keepdims")
    axes = range(len(shape)) if axis is None else _axes(axis, len(shape))
    kept = [1 if k in axes else n for k, n in enumerate(shape)]
    return tuple(kept if keeps else [n for k, n in enumerate(shape) if k not in axes])


def _axes(axis, rank: int) -> list[int]:
    given = axis.args if type(axis) is Expr else axis if type(axis) is tuple else (axis,)
    if any(not -rank <= k < rank for k in given):
        raise IndexError
    return [k % rank for k in given]


def _product(node: Expr, a: tuple, b: tuple) -> Shape:
    if not a or not b or not _may_be_one((a[-1], b[max(len(b) - 2, 0)])):
        return UNKNOWN
    outer = broadcast([a[:-2], b[:-2]])
    return UNKNOWN if outer == UNKNOWN else (*outer, *a[-2:-1], *(b[-1:] if len(b) > 1 else ()))


def _may_be_one(lengths) -> bool:
    """Whether these lengths may be equal."""
    return len({n for n in lengths if type(n) is int}) <= 1


def _transposed(node: Expr, shape: tuple) -> Shape:
    if not node.attrs:
        return shape[::-1]
    try:
        axes = literal(node.attrs[0][1])
    except ir.Unshaped:
        return UNKNOWN
    return tuple(shape[k] for k in ((axes,) if type(axes) is int else axes))


def _reshaped(node: Expr, shape: tuple) -> Shape:
    wanted = node.attrs[0][1]
    parts = list(wanted.args if type(wanted) is Expr and wanted.op is ir.TUPLE else (wanted,))
    if type(wanted) is Expr and wanted.op is not ir.TUPLE:
        return UNKNOWN
    parts = [p if type(p) is int else UNKNOWN for p in parts]
    if -1 in parts:
        rest = product([n for n in parts if n != -1]) if UNKNOWN not in parts else 0
        parts[parts.index(-1)] = product(shape) // rest if rest and is_told(shape) else UNKNOWN
    return tuple(parts)


def _stacked(node: Expr, *shapes: tuple) -> Shape:
    if len(set(map(len, shapes))) != 1:
        return UNKNOWN
    inner = [_alike(lengths) for lengths in zip(*shapes)]
    axis = (axis_of(node) or 0) % (len(inner) + 1)
    return (*inner[:axis], len(shapes), *inner[axis:])


def _alike(lengths) -> Length:
    """The length that all of these are, as an operation asks that they be."""
    numbers = {n for n in lengths if type(n) is int}
    if len(numbers) > 1:
        raise ValueError
    return numbers.pop() if numbers else _one_length(set(lengths))


def _concatenated(node: Expr, *shapes: tuple) -> Shape:
    (axis,) = _axes(axis_of(node) or 0, len(shapes[0]))
    if len(set(map(len, shapes))) != 1:
        return UNKNOWN
    along = tuple(s[axis] for s in shapes)
    total = sum(along) if is_told(along) else UNKNOWN
    return tuple(total if k == axis else _alike(n) for k, n in enumerate(zip(*shapes)))


def _item(node: Expr, shape: tuple, *indices: Shape) -> Shape:
    parts, out, at = node.args[1:], [], 0
    used = sum(p is not None and p is not ... for p in parts)
    for part, index in zip(parts, indices):
        if part is None:
            out.append(1)
        elif part is ...:
            out += shape[at : at + len(shape) - used]
            at += len(shape) - used
        else:
            if type(part) is Expr and part.op is ir.SLICE:
                out.append(_cut(shape[at], *part.args))
            elif index != () or type(part) is bool:
                return UNKNOWN
            at += 1
    return (*out, *shape[at:])


def _cut(length: Length, start, stop, step) -> Length:
    """The length of a slice; the same name for as many elements fewer of an open one."""
    ends = (start, stop, step)
    if type(length) is int and all(end is None or type(end) is int for end in ends):
        return len(range(*slice(*ends).indices(length)))
    if start is stop is None and step in (None, 1, -1):
        return length
    first, last = 0 if start is None else start, 0 if stop is None else stop
    written = type(first) is type(last) is int and step is None
    if not written or first < 0 or last > 0 or stop == 0:
        return UNKNOWN
    return length if length == UNKNOWN else f"{length}-{first - last}"


def _spaced(node: Expr, *shapes: tuple) -> Shape:
    """np.linspace between two numbers."""
    count = node.args[2] if len(node.args) > 2 else dict(node.attrs).get("num", 50)
    return (_told(count),) if not any(shapes[:2]) else UNKNOWN


def _found(node: Expr, *shapes: tuple) -> Shape:
    """The shape that a row of the table gives for arrays of these shapes, of some numbers."""
    name = node.op.name
    if not all(map(is_told, shapes)):
        return UNKNOWN
    function = called_by(node.op)
    if function is None and TABLE.get(name) is not node.op:
        return UNKNOWN
    if max(map(product, shapes)) > LARGEST:
        return UNKNOWN
    import numpy as np

    args = []
    for k, (arg, shape) in enumerate(zip(node.args, shapes)):
        if node.op.arg(k).kind == "static":
            args.append(literal(arg))
        else:
            x = np.linspace(0.1, 0.9, product(shape)).reshape(shape)
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


RULES = {
    **dict.fromkeys((*REDUCTIONS, *FOUND, "argmax", "argmin"), _reduced),
    "matmul": _product,
    "transpose": _transposed,
    "reshape": _reshaped,
    "stack": _stacked,
    "array": _stacked,
    "concatenate": _concatenated,
    "getitem": _item,
    "arange": lambda node, *_: (len(range(*node.args)),),
    "linspace": _spaced,
    "eye": lambda node, *_: tuple(map(_told, (node.args * 2)[:2])),
}
