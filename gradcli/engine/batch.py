"""Many examples at once: a value along a first axis that rows and rules do not see.

`shape` is that of one example.  An elementwise row runs on the whole array, the axes of the
examples aligned; a structural one as its `batch` says, a function of
`gradcli.ops.structural.batching`.
"""

from collections.abc import Callable

from gradcli.engine import levels
from gradcli.engine.structure import leaves, mapped, rebuilt
from gradcli.errors import Diagnostic
from gradcli.ops.arrays import as_array, transpose
from gradcli.ops.dispatch import World, held
from gradcli.ops.libraries.methods import ArrayWorld
from gradcli.ops.numpy_call import shape
from gradcli.ops.rows import Op


class Batch(ArrayWorld):
    """A value for each of n examples, along the first axis of `value`."""

    __slots__ = ("level", "value")
    shares_level = False

    def __init__(self, value, level: int):
        self.value, self.level = value, level

    def __repr__(self):
        return f"Batch({self.value!r})"

    @property
    def shape(self) -> tuple[int, ...]:
        return shape(self.value)[1:]

    def __bool__(self):
        raise Diagnostic(
            "E0201",
            "a test of values that differ from example to example",
            help="where(c, a, b) takes from each example what its own test selects",
        )

    def held(self):
        return Batch(held(self.value), self.level)

    @staticmethod
    def unary(op: Op, x: "Batch", level: int):
        return Batch(op.call(x.value), level)

    @staticmethod
    def binary(op: Op, x, y, level: int):
        if type(x) is not Batch:
            return Batch(op.call(x, y.value), level)  # with a number
        if type(y) is not Batch:
            return Batch(op.call(x.value, y), level)
        return Batch(op.call(*_aligned(x.value, y.value)), level)

    @classmethod
    def apply(cls, op: Op, args: tuple, attrs: dict, level: int):
        mine = [type(a) is cls and a.level == level for a in args]
        values = tuple(a.value if m else a for a, m in zip(args, mine))
        n = next(shape(v)[0] for v, m in zip(values, mine) if m)
        return cls(run(op, values, mine, attrs, n), level)


def _aligned(x, y):
    """Two arrays of examples, those of lower rank with axes of length 1 before their own."""
    from gradcli.ops.structural.batching import raised

    rank = len(shape(x)) - len(shape(y))
    if not rank:
        return x, y
    return (x, raised(y, len(shape(x)) - 1)) if rank > 0 else (raised(x, len(shape(y)) - 1), y)


def run(op: Op, values: tuple, batched: list, attrs: dict, n: int):
    """A row on many examples: `batched` says which of the values have one for each of them."""
    from gradcli.ops.structural import batching

    way = batching.elementwise if op.elementwise else getattr(batching, op.batch or "each")
    return way(op, values, batched, attrs, n)


def vmap(function: Callable, in_axes=0) -> Callable:
    """The function that gives the results of `function` of each example, along a first axis.

    in_axes: the axis of each argument along which its examples are, None for one that all share;
    an integer stands for all arguments, and for all arrays in an argument of nested values.
    E0103 where it is anything else; E0202 where the arguments differ in how many examples they
    hold, or hold none.
    """

    def mapping(*args, **keywords):
        given = in_axes if isinstance(in_axes, (tuple, list)) else (in_axes,) * len(args)
        if len(given) != len(args):
            raise Diagnostic(
                "E0103", f"in_axes has {len(given)} entries, the call {len(args)} arguments"
            )
        for axis in given:
            if axis is not None and type(axis) is not int:
                raise Diagnostic("E0103", f"in_axes holds integers and None, not {axis!r}")
        args = tuple(
            [
                arg if axis is None else mapped(lambda x, axis=axis: _first(x, axis), arg)
                for arg, axis in zip(map(_whole, args), given)
            ]
        )
        split = [arg for arg, axis in zip(args, given) if axis is not None]
        counts = {shape(x)[0] for x in leaves(split)}
        if len(counts) != 1 or counts == {0}:
            found = ", ".join(map(str, sorted(counts))) or "no"
            raise Diagnostic("E0202", f"the arguments of vmap hold {found} examples")
        (n,) = counts
        with levels.live(Batch) as level:
            many = [
                arg if axis is None else mapped(lambda x: Batch(x, level), arg)
                for arg, axis in zip(args, given)
            ]
            value = function(*many, **keywords)
            return rebuilt(value, [unbatched(y, level, n) for y in leaves(value)])

    return mapping


def _whole(arg):
    """A list of numbers as an array; other nested values as they are."""
    flat = type(arg) in (list, tuple) and all(type(x) in (int, float) for x in arg)
    return as_array(arg) if flat else arg


def _first(x, axis: int):
    """x with an axis put first; E0202 where it has none such."""
    rank = len(shape(x))
    if not -rank <= axis < rank:
        raise Diagnostic("E0202", f"an argument of shape {shape(x)} has no axis {axis} of examples")
    axis %= rank
    return transpose(x, (axis, *range(axis), *range(axis + 1, rank))) if axis else x


def unbatched(y, level: int, n: int):
    """The array of a result's values for each example; of one that all share, it n times."""
    from gradcli.ops.structural.batching import repeated

    if y is None:  # a derivative that nothing connects, in no example
        return None
    while isinstance(y, World) and type(y) is not Batch and y.level >= level:
        y = y.value
    if type(y) is Batch and y.level == level:
        return y.value
    return repeated(as_array(y), n)
