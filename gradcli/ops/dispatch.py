"""Dispatch: a row is applied in the world of its arguments.

On floats a row is its `value`, on arrays its NumPy function, and otherwise the world of the
argument with the highest level decides, through its `apply`.  To that world an argument of a lower
level is a constant: without this d/dx[x * d/dy(x + y)] would be 2 instead of 1.
"""

from __future__ import annotations

import sys
from functools import wraps
from typing import Any, cast

from gradcli.ops.integers import LIMIT, too_large
from gradcli.ops.numpy_call import ARRAYS, on_arrays, on_values, rounded, shape
from gradcli.ops.rows import TABLE, Arg, Function, Op


class World:
    """A value that is not a plain number or array, such as a Tensor or a Dual.

    `level` orders the transforms that are live: the newest has the highest; `value` is what the
    world wraps.  `apply` gives the result of `op` on `args`, of which at least one is of this world
    at this level.
    """

    __slots__ = ()
    value: Any
    # The operators, set in gradcli.ops.arithmetic and gradcli.ops.arrays.
    __add__: Any
    __radd__: Any
    __sub__: Any
    __rsub__: Any
    __mul__: Any
    __rmul__: Any
    __truediv__: Any
    __rtruediv__: Any
    __pow__: Any
    __rpow__: Any
    __neg__: Any
    __matmul__: Any
    __rmatmul__: Any
    __getitem__: Any
    T: Any
    __array_ufunc__: Any = None  # numpy hands `array + world` to the world
    level = 0
    undecided = False  # whether it is a truth that is not known

    @property
    def shape(self) -> tuple[int, ...]:
        return shape(self.value)

    def __bool__(self):
        return bool(self.value)

    def rank(self) -> int | None:
        """How many axes there are; None in the world of expressions, where nothing tells it."""
        return len(self.shape)

    def length(self, axis: int) -> Any:
        """The length of an axis, which in the world of expressions may be one."""
        return self.shape[axis]

    def __len__(self):
        return self.shape[0]

    def held(self):
        """The value as a constant."""
        return held(self.value)

    @classmethod
    def apply(cls, op: Op, args: tuple, attrs: dict, level: int):
        raise NotImplementedError

    @classmethod
    def unary(cls, op: Op, x, level: int):
        return cls.apply(op, (x,), {}, level)

    @classmethod
    def binary(cls, op: Op, x, y, level: int):
        return cls.apply(op, (x, y), {}, level)


def apply(op: Op, args: tuple, attrs: dict) -> Any:  # noqa: C901 (hot: each call of a row)
    """`op` on `args`, in the world of the argument with the highest level."""
    top, world, arrays, others, foreign = -1, None, False, False, False
    for a in args:
        kind = type(a)
        if kind in ARRAYS:
            arrays = True
        elif kind in PLAIN:
            others = others or kind not in SCALARS
        elif isinstance(a, World):
            if a.level > top:
                top, world = a.level, kind
        else:
            others = foreign = True
    if foreign:
        args = _sequences(op, args)
        if world is None and any(isinstance(a, World) for a in args):
            return apply(op, args, attrs)
    if world is not None:
        if foreign and any(map(_takes_operations, args)):
            return NotImplemented
        return world.apply(op, args, attrs, top)
    if arrays:
        return on_arrays(op, args, attrs)
    if others or op.value is None or attrs:
        return on_values(op, args, attrs)
    return bounded(op.value(*args), op)


CALLS: list = []  # while a rule is run over symbols: (row or name, args, attrs) -> a node, or None


def one_call(function):
    """A function made of rows that is one call in a printed rule, as programs write it."""

    @wraps(function)
    def called(*args, **attrs):
        found = CALLS[-1](function.__name__, args, attrs) if CALLS else None
        return function(*args, **attrs) if found is None else found

    called.expanded = function  # type: ignore[attr-defined]  # whose parameters calls are held to
    return called


NOTHING: dict = {}  # no attributes
_foreign: dict[type, bool] = {}


def _takes_operations(x) -> bool:
    """Whether x is an array of another library, which asks for NumPy's operations with it."""
    kind = type(x)
    if kind not in _foreign:
        from numpy import ndarray

        asks = None if issubclass(kind, World) else getattr(kind, "__array_ufunc__", None)
        _foreign[kind] = asks is not None and asks is not ndarray.__array_ufunc__
    return _foreign[kind]


SCALARS = {float, int, bool}
PLAIN = {*SCALARS, slice, str, type(None), type(Ellipsis)}  # what rows take as it is
NUMBERS = {float, int, bool}  # and NumPy's of 32 bits, which `serve` adds
_float32: Any = None
_SHORT: set[type] = set()  # the types of numbers that make one of 32 bits
_one: Any = None  # of 32 bits: `_one * y` rounds y in a third of the time that `_float32(y)` takes


def serve(float32: type) -> None:
    """Let rows take NumPy's numbers of 32 bits by a short way, as they take floats."""
    global _float32, _one
    _float32, _one = float32, float32(1)
    NUMBERS.add(float32)
    _SHORT.update((float, float32))


def _sequences(op: Op, args: tuple) -> tuple:
    """`args` with lists and tuples in differentiable places made arrays."""
    for a in args:
        if type(a) in (list, tuple):
            break
    else:
        return args
    from gradcli.ops.arrays import array

    return tuple(
        array(a) if type(a) in (list, tuple) and op.arg(i).kind != "static" else a
        for i, a in enumerate(args)
    )


LARGEST32 = 3.4028235e38  # what is below it rounds to a finite number of 32 bits


def bounded(y, op: Op):
    """`y`, or an error where it is an integer past the limit."""
    if type(y) is int and not -LIMIT <= y < LIMIT:
        raise too_large(f"the integer result of {op.name}")
    return y


def row(name: str, *args: Arg, **fields) -> Function:  # noqa: C901 (hot: a closure for each short way)
    """Add a row to the table; the result is its public function, fast on plain floats."""
    op = TABLE[name] = Op(name, args, **fields)
    value, least = op.value, -LARGEST32
    places = len(op.args) if op.keywords else sys.maxsize  # of more the last are keywords

    def unary(x):
        if type(x) is float:
            return value(x)
        if type(x) is _float32:
            y = value(float(x))
            return _one * y if least < y < LARGEST32 and type(y) is float else rounded(y)
        if isinstance(x, World):
            return x.unary(op, x, x.level)
        if type(x) in ARRAYS:
            return on_arrays(op, (x,), NOTHING)
        return apply(op, (x,), {})

    def binary(x, y):  # noqa: C901 (hot: each call of two numbers)
        if type(x) is float and type(y) is float:
            return value(x, y)
        if type(x) in _SHORT and type(y) in _SHORT:
            z = value(float(x), float(y))
            return _one * z if least < z < LARGEST32 and type(z) is float else rounded(z)
        if isinstance(x, World):
            if type(y) in NUMBERS or (type(y) is type(x) and y.level == x.level):
                return x.binary(op, x, y, x.level)
            if type(y) in ARRAYS:
                return x.apply(op, (x, y), {}, x.level)
        elif type(x) in NUMBERS:
            if isinstance(y, World):
                return y.binary(op, x, y, y.level)
            if type(y) in ARRAYS:
                return on_arrays(op, (x, y), NOTHING)
        elif type(x) in ARRAYS:
            if type(y) in ARRAYS or type(y) in NUMBERS:
                return on_arrays(op, (x, y), NOTHING)
            if isinstance(y, World):
                return y.apply(op, (x, y), {}, y.level)
        return apply(op, (x, y), {})

    def general(*args, **attrs):
        if len(args) > places:  # np.sum(x, 1) is np.sum(x, axis=1)
            attrs |= zip(op.keywords, args[places:])
            args = args[:places]
        if len(args) == 1:
            (x,) = args
            if isinstance(x, World):
                return x.apply(op, args, attrs, x.level)
        return apply(op, args, attrs)

    chosen = {1: unary, 2: binary}.get(op.arity, general) if value else general
    chosen.__name__ = chosen.__qualname__ = name
    function = cast(Function, chosen)
    function.op = op
    op.call = function
    return function


def primal(x):
    """The plain value under every world; what is no plain value at all, as a ball, is its own."""
    while isinstance(x, World):
        below = x.value
        if below is x:
            break
        x = below
    return x


def layers(x) -> list[World]:
    """The worlds that a value is of, the highest first."""
    found = []
    while isinstance(x, World):
        found.append(x)
        below = x.value
        if below is x:
            break
        x = below
    return found


def held(x):
    """x as a constant: what is left of it without the worlds that carry derivatives."""
    return x.held() if isinstance(x, World) else x


def is_complex(x) -> bool:
    """Whether a value in any world is a complex number or an array of them; a symbol is real."""
    while isinstance(x, World):
        below = getattr(x, "value", None)
        if below is x:
            return False
        x = below
    dtype = getattr(x, "dtype", None)
    return type(x) is complex if dtype is None else dtype.kind == "c"
