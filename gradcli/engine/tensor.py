"""Tensors: values that record what is computed from them on the live tapes.

A tape knows a tensor by its node, a number that it is given once; unlike an id it never comes
back.
"""

from collections.abc import Callable
from itertools import count

from gradcli.engine import levels
from gradcli.engine.recorders import RECORDING, told
from gradcli.engine.steps import CONSTANT_NODE
from gradcli.ops.arithmetic import pos
from gradcli.ops.dispatch import PLAIN, World, apply
from gradcli.ops.libraries.methods import ArrayWorld
from gradcli.ops.numpy_call import ARRAYS, on_arrays
from gradcli.ops.rows import Op

HEAVY = 1 << 17  # elements of an array of which a tape may keep the shape alone

_new_node = count(1).__next__
_new = object.__new__


class Tensor(ArrayWorld):
    """A value that tapes can watch; immutable, but that `watch` gives it a level, or a layer more.

    value    a number, an array, or a value of a world of a lower level
    level    that of the tapes which may have seen it
    node     the number by which they know it
    """

    __slots__ = ("level", "node", "value")

    def __init__(self, value, level: int = levels.CONSTANT, node: int | None = None):
        self.value, self.level, self.node = value, level, node or _new_node()

    def __repr__(self):
        return f"Tensor({self.value!r})"

    # What a row asks of a world: the value is computed one level down, and recorded at this one.
    @staticmethod
    def unary(op: Op, x: "Tensor", level: int):
        value = x.value
        if type(value) is float:
            return _record(op, op.value(value), level, x.node, value, CONSTANT_NODE, None)
        out = on_arrays(op, (value,), {}) if type(value) in ARRAYS else op.call(value)
        record = _record_shapes if op.residuals and _is_large(out) else _record
        return record(op, out, level, x.node, value, CONSTANT_NODE, None)

    @staticmethod
    def binary(op: Op, x, y, level: int):
        if type(x) is Tensor:
            vx, nx = x.value, x.node
        else:
            vx, nx = x, CONSTANT_NODE
        if type(y) is Tensor:
            vy, ny = y.value, y.node
        else:
            vy, ny = y, CONSTANT_NODE
        if type(vx) is float and type(vy) is float:
            return _record(op, op.value(vx, vy), level, nx, vx, ny, vy)
        if type(vx) in ARRAYS and (type(vy) in ARRAYS or type(vy) in PLAIN):
            out = on_arrays(op, (vx, vy), {})
        else:
            out = op.call(vx, vy)
        record = _record_shapes if op.residuals and _is_large(out) else _record
        return record(op, out, level, nx, vx, ny, vy)

    @staticmethod
    def apply(op: Op, args: tuple, attrs: dict, level: int):  # noqa: C901 (hot: each step of a tape)
        """The general form: any number of arguments, some of lower levels, and attributes."""
        known: list[int] = []
        taken: list = []
        arrays, others = False, False
        for a in args:
            node = CONSTANT_NODE
            if type(a) is Tensor and a.level == level:
                node, a = a.node, a.value
            known.append(node)
            taken.append(a)
            if type(a) in ARRAYS:
                arrays = True
            elif type(a) not in PLAIN:
                others = True
        nodes, values = tuple(known), tuple(taken)
        out = (on_arrays if arrays and not others else apply)(op, values, attrs)
        if op.arity == 1:
            return _record(op, out, level, nodes[0], values[0], CONSTANT_NODE, None)
        if op.arity == 2:
            return _record(op, out, level, nodes[0], values[0], nodes[1], values[1])
        if op.static:
            return out
        if op.residuals and any(map(_is_large, values)) and not _are_values_kept():
            values = tuple([v if use else _shape_alone(v) for v, use in zip(values, op.residuals)])
        z = None
        for tape in RECORDING.get():
            if tape.level == level and not tape.seen.isdisjoint(nodes):
                z = Tensor(out, level) if z is None else z
                tape.seen.add(z.node)
                tape.steps += (op, z.node, out, nodes, values, None, attrs)
        return _unrecorded(out) if z is None else z


# -- recording -------------------------------------------------------------------------------------
def _record(op: Op, out, level: int, nx: int, vx, ny: int, vy):
    """`out` as a tensor on every live tape of this level that has seen an argument."""
    if op.static:
        return out
    z = None
    for tape in RECORDING.get():
        if tape.level == level:
            seen = tape.seen
            if nx in seen or ny in seen:
                if z is None:
                    z = _new(Tensor)  # as Tensor(out, level), in four fifths of the time
                    z.value, z.level, z.node = out, level, _new_node()
                seen.add(z.node)
                tape.steps += (op, z.node, out, nx, vx, ny, vy)
    return _unrecorded(out) if z is None else z


def _unrecorded(out):
    """`out`, which no tape follows: a constant."""
    return out if isinstance(out, World) else Tensor(out)


def _record_shapes(op: Op, out, level: int, nx: int, vx, ny: int, vy):
    """As _record, of a large array: of those that no rule of the step reads only the shape is kept,
    unless someone looks at the values."""
    if _are_values_kept():
        return _record(op, out, level, nx, vx, ny, vy)
    read = "".join(use for use, node in zip(op.residuals or (), (nx, ny)) if node)
    kept = out if "z" in read else _shape_alone(out)
    vx, vy = vx if "x" in read else _shape_alone(vx), vy if "y" in read else _shape_alone(vy)
    z = _record(op, kept, level, nx, vx, ny, vy)
    z.value = out
    return z


def _are_values_kept() -> bool:
    return any(tape.keeps_values for tape in RECORDING.get())


def _is_large(x) -> bool:
    """Whether x is an array of many elements: a value of a world holds more than elements."""
    return type(x) in ARRAYS and x.size >= HEAVY


def _shape_alone(x):
    """An array of the shape and type of x that holds nothing; anything else is as it is."""
    if not _is_large(x):
        return x
    import numpy as np

    return np.broadcast_to(np.zeros((), x.dtype), x.shape)


# -- levels ----------------------------------------------------------------------------------------
def give_level(tensor: Tensor, level: int) -> None:
    """Make `tensor` one that tapes at `level` see, and those at its other levels as before.

    A tensor watched at several levels holds itself at the lower ones: the same node, one layer a
    level.  Watched at 4 and then at 2, Tensor(3.0, 4) is Tensor(Tensor(3.0, 2), 4), and watched at
    5 it is the layer of that level around both.  It may have kept layers of transforms that have
    ended, which do no harm.
    """
    while tensor.level > level and isinstance(tensor.value, Tensor) and tensor.value.level >= level:
        tensor = tensor.value  # the last layer that is not below the level
    if tensor.level > level:
        tensor.value = Tensor(tensor.value, level, tensor.node)
    elif tensor.level < level:  # the outermost one: it takes the level, and what it was goes within
        if tensor.level > levels.CONSTANT:
            tensor.value = Tensor(tensor.value, tensor.level, tensor.node)
        tensor.level = level


def in_one_layer(x: Tensor) -> Tensor:
    """x as a tensor of one layer a level, made by a step of every tape that has seen it.

    A tensor that holds another of its own level is known by its node to some tapes and by the
    inner one's to others: rules would carry each on its own, and mix them up.
    """
    inner = unwrap_dead_levels(x.value)
    if type(inner) is not Tensor or inner.level != x.level:
        return x
    z = Tensor(inner.value, x.level)
    for tape in RECORDING.get():
        known = next((n for n in (x.node, inner.node) if n in tape.seen), None)
        if tape.level == x.level and known is not None:
            tape.seen.add(z.node)
            tape.steps += (pos.op, z.node, z.value, known, z.value, CONSTANT_NODE, None)
    return z


def lift(level: int) -> Callable:
    """Values as the tensors they were, for the tapes that are still recording at this level.

    One that none of them has seen is its value: a layer more would stay on what is made of it.
    """
    tapes = [t for t in RECORDING.get() if t.level == level]

    def lifted(node: int, value):
        return Tensor(value, level, node) if any(node in t.seen for t in tapes) else value

    return lifted


def unwrap_dead_levels(x):
    """x without its outermost layers that are tensors no tape records now."""
    while type(x) is Tensor:
        if any(t.level == x.level and x.node in t.seen for t in RECORDING.get()):
            break
        x = x.value
    return x


def untraced(x):
    """x as a value of which the tapes that follow variables know nothing; others still do."""
    x = unwrap_dead_levels(x)
    tapes = RECORDING.get()
    if type(x) is not Tensor or not any(t.follows_variables for t in tapes):
        return x
    with told(tuple(t for t in tapes if not t.follows_variables)):
        return unwrap_dead_levels(pos(x))
