"""One table of primitives, and the dispatch that applies a row in the world of its arguments.

A primitive is one row, an `Op`.  Every engine (tape, dual numbers, Taylor series, the symbolic
graph, the printers) reads the row and nothing else, so a new function is one new row.

What a row says of each argument is an `Arg`: a kind, and a rule.  The rule of argument i is the
linear map that carries a cotangent of the output back to x_i,

    rule(g, *args, out) -> contribution to the cotangent of x_i

written in other primitives.  For an elementwise row the Jacobian is diagonal, so the same rule
carries a tangent of x_i forward; for a structural row forward mode follows from the kind.

    smooth    the row has a derivative: the rule multiplies by a
              partial, or picks what a selection takes             sin(x), maximum(x, y)
    linear    the row is jointly linear in its linear arguments    x + y, reshape(x)
    bilinear  the row is linear in this argument with others held  x * y, a @ b
    flat      the derivative is 0 wherever it exists               floor(x)
    none      has a derivative that no formula here gives: to ask
              for it is an error, never a silent 0                 the order of a Bessel function
    static    carries no derivative: an index, a shape, a test     where's condition

Worlds: on floats a row is its `value`, on arrays its NumPy twin, and otherwise the world of the
argument with the highest level decides, through its `apply`.  To that world an argument of a
lower level is a constant: without this d/dx[x * d/dy(x + y)] would be 2 instead of 1.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, NamedTuple, Protocol, cast

from gradcli.errors import Diagnostic
from gradcli.ops.integers import LIMIT, too_large
from gradcli.ops.memory import BUDGET, ask, broadcast, large, product

inf = math.inf
REAL, POSITIVE = (-inf, inf), (0.0, inf)  # the domain of an argument
SOMEWHERE = ((None, "infinite or nan"),)
LARGE = 1 << 14  # elements from which on an array is large
ON_LARGE: list[Callable[[], None]] = []  # called when one is made


class Arg(NamedTuple):
    """What a row says of one argument: its kind, and its rule (None for static).

    `written` is the rule as formulas are printed, where the one that numbers take is longer: it
    keeps its digits, and those of its own derivatives, where the textbook's loses them.
    """

    kind: str
    rule: Callable | None = None
    written: Callable | None = None


FLAT = Arg("flat", lambda g, *_: 0.0)
STATIC = Arg("static")


def smooth(partial: Callable, written: Callable | None = None) -> Arg:
    """An argument with a partial: `partial(*args, out)`, run only when the derivative is asked."""
    text = written and (lambda g, *args: g * written(*args))
    return Arg("smooth", lambda g, *args: g * partial(*args), text)


def selecting(rule: Callable | None, written: Callable | None = None) -> Arg:
    """A smooth argument with a rule of its own, such as one that picks elements of g."""
    return Arg("smooth", rule, written)


def none(row: str, argument: str) -> Arg:
    """An argument of a row by which no derivative is provided: the rule raises E0210."""

    def refused(g, *_):
        raise Diagnostic(
            "E0210",
            f"the derivative of {row} by its argument {argument} is not provided",
            help=f"--wrt leaves out what {argument} is made of, stop_gradient({argument}) holds it",
        )

    return Arg("none", refused)


def linear(rule: Callable | None) -> Arg:
    return Arg("linear", rule)


def bilinear(rule: Callable | None) -> Arg:
    return Arg("bilinear", rule)


DIFFERENTIABLE = ("smooth", "linear", "bilinear", "none")  # kinds that may carry a derivative


class Op:
    """One row of the table.

    name       the name in programs and messages; `also` lists further bare names
    args       one Arg per positional argument; a variadic row has one for all of its parts
    value      on Python numbers: IEEE answers for floats, and exact integers, of which those too
               large are a Diagnostic; None for arrays only
    array      the NumPy twin: a dotted name ("" is numpy.<name>), or a function that imports it
    symbol     the operator it prints as ("+", unary "-"); "" prints a call
    domain     (low, high) per differentiable argument: within them the row is smooth and finite
    regular    the condition on its arguments where it has a derivative, in Python; what follows a
               ";" is in words; not set, it is what `domain` says
    undefined  where finite numbers give an elementwise row an infinity or NaN: pairs of the place
               of an argument (None: the row's own value) and what that is then, in words; not set,
               it is somewhere if the domain is not all numbers
    elementwise  the output's shape is the broadcast of the arguments'
    selects    what the row does not select contributes exactly 0 (where, maximum, an index)
    jvp        (tangents, args, out, attrs) -> tangent, where the kind does not give it
    keywords   the attributes it takes, in order: static values given by name (axis, keepdims)
    elements   (*args, **attrs) -> how many elements the output has, where it may have more than
               the largest argument (an elementwise row: than the arguments broadcast)
    uses       for each of one or two arguments what its rule reads: "x", "y", the arguments, and
               "z", the output; None for all of them.  A tape keeps no large array that none reads
    rest       whether its last argument may be given several times, the parts of an index
    kink       the kink, step or tie it has, and what is taken there: a `kinks.Kink`
    convention what else of the derivative is a matter of convention
    source     where the formula of the derivative is from
    narrow     (g, *args, **attrs) -> what the rule of a row of one argument gives, not yet repeated
               to the argument's shape, to which it broadcasts
    symmetric  whether the arguments of a row of two may change places
    series     (*coefficient sequences) -> an iterator of coefficients, where the derived
               recurrence is slow or inexact
    by_shape   the places of the arguments of which it asks for the shape alone, and no element
    gives      its result is a "number", a "vector" or an "array", or has the shape of its "first"
               or its "second" argument; "running": of its first where it has an axis, else all
               elements in a row; "turned": of its first with the axes in another order; "" where
               no such word says it
    view       how its result may be a view of its first argument, or that itself: "in order",
               "reversed", or "turned", of which what is computed keeps the order of the elements
               in memory; "" where it is a new array
    holds      what NumPy holds its result in: "bool", "int" or "real", whatever it is given; as its
               "first" argument, as what is "common" to all of them, or to those after the first
               (the "others"); "counted": as what is common, and truths as whole numbers; "" where
               no such word says it
    compares   whether it compares elements, so that another rounding of them may change which one
               it takes, or its answer
    batch      how a structural row runs on many examples at once: the name of a function of
               gradcli.ops.batching; "" runs it on one after another

    Set from these: rule0 and rule1, the rules of the first two arguments; `arity`, 1 or 2 for the
    rows that a tape records in the short form, else 0; `static`, whether no argument carries a
    derivative; `differentiable`, whether all of them may carry one;
    `smooth`, whether it is of the short form and more than arithmetic; `twin`, the function
    that `array` names, once it is looked up; `call`, the public function.
    """

    name: str
    args: tuple[Arg, ...]
    value: Callable | None
    array: str | Callable
    symbol: str
    domain: tuple[tuple[float, float], ...] | None
    regular: str | None
    undefined: tuple
    elementwise: bool
    selects: bool
    jvp: Callable | None
    series: Callable | None
    elements: Callable[..., int] | None
    uses: tuple | None
    also: tuple[str, ...]
    keywords: tuple[str, ...]
    variadic: bool
    rest: bool
    kink: Any
    convention: str
    source: str
    narrow: Callable | None
    symmetric: bool
    by_shape: tuple[int, ...]
    gives: str
    view: str
    holds: str
    compares: bool
    batch: str
    rule0: Callable | None
    rule1: Callable | None
    arity: int
    static: bool
    smooth: bool
    differentiable: bool
    twin: Callable | None
    call: Function
    __slots__ = tuple(__annotations__)

    def __init__(self, name: str, args: tuple[Arg, ...], **fields):
        self.name, self.args = name, args
        for field, default in DEFAULTS.items():
            setattr(self, field, fields.pop(field, default))
        if fields:
            raise TypeError(f"row {name} has no field {', '.join(fields)}")
        if self.undefined is None:
            everywhere = all(part == REAL for part in self.domain or ())
            self.undefined = () if everywhere else SOMEWHERE
        self.rule0 = args[0].rule
        self.rule1 = args[1].rule if len(args) > 1 else None
        self.static = all(arg.rule is None for arg in args)
        self.twin = self.array if callable(self.array) else None
        plain = self.elementwise and not self.variadic
        self.arity = len(args) if plain and len(args) < 3 else 0  # 0: recorded in the general form
        self.smooth = bool(self.arity) and args[0].kind == "smooth"
        self.differentiable = all(arg.kind in DIFFERENTIABLE for arg in args)

    def arg(self, i: int) -> Arg:
        """What the row says of argument i; the last Arg stands for all that follow."""
        return self.args[i] if i < len(self.args) else self.args[-1]

    def pull(self, i: int, g, args: tuple, out, attrs: dict):
        """The contribution to argument i of the cotangent g of a row in the general form."""
        rule = self.arg(i).rule
        return rule(i, g, args, out, **attrs) if self.variadic else rule(g, *args, out, **attrs)

    def write(self, i: int, g, args: tuple, out):
        """As `pull` of an elementwise row, in the form that formulas are printed in."""
        return (self.arg(i).written or self.arg(i).rule)(g, *args, out)

    def __repr__(self):
        return f"<Op {self.name}>"


DEFAULTS: dict[str, Any] = dict(
    value=None, array="", symbol="", domain=None, regular=None, undefined=None, elementwise=True,
    selects=False, jvp=None, series=None, elements=None, uses=None, also=(), keywords=(),
    variadic=False, rest=False, kink=None, convention="", source="", narrow=None, symmetric=False,
    by_shape=(), gives="", view="", holds="", compares=False, batch="", call=None,
)  # fmt: skip

TABLE: dict[str, Op] = {}


class Function(Protocol):
    """The public function of a row, in any world."""

    __name__: str
    op: Op

    def __call__(self, *args: Any, **attrs: Any) -> Any: ...


class World:
    """A value that is not a plain number or array, such as a Tensor or a Dual.

    `level` orders the transforms that are live: the newest has the highest; `value` is what the
    world wraps.  `apply` gives the result of `op` on `args`, of which at least one is of this world
    at this level.
    """

    __slots__ = ()
    value: Any
    __array_ufunc__ = None  # numpy hands `array + world` to the world
    level = 0

    @property
    def shape(self) -> tuple[int, ...]:
        return shape(self.value)

    def __bool__(self):
        return bool(self.value)

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


def apply(op: Op, args: tuple, attrs: dict) -> Any:
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
        return _on_values(op, args, attrs)
    return bounded(op.value(*args), op)


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
ARRAYS: set[type] = set()  # NumPy's type of arrays, once there is one
PLAIN = {*SCALARS, slice, str, type(None), type(Ellipsis)}  # what rows take as it is
SPREAD = 1 << 17  # elements, from which on several threads share a row
NUMBERS = {float, int, bool}  # and NumPy's of 32 bits, which `serve` adds
_float32: type | None = None
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


def _on_float32(op: Op, args: tuple, float32: type):
    """A row on numbers of 32 bits: computed in 64, and rounded once."""
    y = op.value(*[float(a) if type(a) is float32 else a for a in args])
    return _rounded(y) if type(y) is float else y


def _rounded(y):
    """The result of a row on numbers of 32 bits, as one: a number past them is infinite."""
    if type(y) is not float:
        return y
    import numpy as np

    with quiet():
        return np.float32(y)


FEW = 1024  # elements: of more, computing in 64 bits takes longer than a call
WIDER = {"f": float, "F": complex}  # by NumPy's letters of float32 and complex64


def on_few(twin: Callable, *args):
    """A function of a few elements: of those of 32 bits as of numbers, rounded once."""
    for a in args:
        if type(a) in ARRAYS and a.dtype.char == "d":
            return twin(*args)
    wide = [WIDER.get(a.dtype.char) if hasattr(a, "dtype") else type(a) for a in args]
    if not any(hasattr(a, "dtype") for a in args):
        import numpy as np

        return twin(*[np.complex128(a) if type(a) is complex else a for a in args])
    if None in wide:
        return twin(*args)
    y = twin(*[a.astype(w) if hasattr(a, "dtype") else a for a, w in zip(args, wide)])
    return y.astype("F" if y.dtype.kind == "c" else "f")


def on_arrays(op: Op, args: tuple, attrs: dict) -> Any:
    """`op` on plain values, of which one at least is an array of NumPy's."""
    if BUDGET.get() is not None or not _SILENT.get() or (op.smooth and not _is_double(args)):
        return _on_values(op, args, attrs)
    y = on_reals(op.twin or array_twin(op), args, attrs)
    if type(y) not in ARRAYS:
        return _unboxed(y)
    if y.size >= LARGE:
        _made_large()
    return y


def _made_large() -> None:
    for told in ON_LARGE:
        told()


def _is_double(args: tuple) -> bool:
    """Whether all arrays in `args` are of 64 bits, and of less elements than threads share."""
    odd = [a for a in args if type(a) in ARRAYS and (a.dtype.char != "d" or a.size >= SPREAD)]
    return not odd


def _on_values(op: Op, args: tuple, attrs: dict) -> Any:
    """`op` on plain values that are not numbers of Python's alone."""
    if not _SILENT.get():
        import numpy as np  # which `quiet` does not

        with quiet():
            return _on_values(op, args, attrs)
    bound = most = 1  # of the elements of the result
    for a in args:
        size = a.size if type(a) in ARRAYS else getattr(a, "size", 1)
        bound *= size
        if size > most:
            most = size
    if bound == 1 and op.value is not None and not attrs:
        import numpy as np

        float32 = np.float32
        if all(type(a) is float32 or type(a) is float or type(a) is int for a in args):
            return _on_float32(op, args, float32)
    if large(bound, most) or (attrs and op.elements):
        ask(_elements(op, args, attrs))
    y = _computed(op, args, attrs, most)
    return y if type(y) in ARRAYS else _unboxed(y)


def _unboxed(y):
    """A result of NumPy's: one of its numbers of 64 bits as Python's, which the calculator has."""
    import numpy as np

    ARRAYS.add(np.ndarray)
    return y.item() if isinstance(y, np.generic) and y.dtype.char in "dl?" else y


def _computed(op: Op, args: tuple, attrs: dict, most: int):
    """The NumPy twin of a row on arrays of at most so many elements."""
    twin = op.twin or array_twin(op)
    if most >= LARGE:
        _made_large()
    if op.smooth:
        if most <= FEW:
            if not op.selects:
                return on_reals(on_few, (twin, *args), {})
        elif most >= SPREAD:
            shared = _shared(op, args)
            if shared is not None:
                return shared
    return on_reals(twin, args, attrs)


def on_reals(twin: Callable, args: tuple, attrs: dict) -> Any:
    """A function of NumPy's; an integer past 64 bits, which no array holds, goes in as a real."""
    try:
        return twin(*args, **attrs)
    except OverflowError:
        if not any(_is_wide(a) for a in args):
            raise
        return twin(*(float(a) if _is_wide(a) else a for a in args), **attrs)


def _is_wide(x) -> bool:
    return type(x) is int and not -(2**63) <= x < 2**63


def _shared(op: Op, args: tuple):
    """An elementwise row of many elements, by several threads; None where they cannot share it."""
    from gradcli.ops.threads import spread

    return spread(array_twin(op), args)


def _elements(op: Op, args: tuple, attrs: dict) -> int:
    """How many elements the result of a row on arrays has."""
    if op.elements:
        return op.elements(*args, **attrs)
    shapes = [shape(a) for a in args]
    return product(broadcast(shapes)) if op.elementwise else max(map(product, shapes))


_SILENT: ContextVar[bool] = ContextVar("numpy is silent", default=False)


class quiet:
    """A context in which numpy computes infinities and NaN without warnings."""

    __slots__ = ("_state", "_token")

    def __enter__(self) -> None:
        numpy = None if _SILENT.get() else sys.modules.get("numpy")
        self._state = numpy.errstate(all="ignore") if numpy else None
        if numpy:
            self._state.__enter__()
            self._token = _SILENT.set(True)

    def __exit__(self, *error) -> None:
        if self._state is not None:
            _SILENT.reset(self._token)
            self._state.__exit__(*error)


def array_twin(op: Op) -> Callable:
    """The NumPy function of a row, looked up at its first use."""
    if op.twin is None:
        from importlib import import_module

        module, _, attribute = (op.array or f"numpy.{op.name}").rpartition(".")
        op.twin = getattr(import_module(module), attribute)
    return op.twin


def bounded(y, op: Op):
    """`y`, or an error where it is an integer past the limit."""
    if type(y) is int and not -LIMIT <= y < LIMIT:
        raise too_large(f"the integer result of {op.name}")
    return y


def row(name: str, *args: Arg, **fields) -> Function:
    """Add a row to the table; the result is its public function, fast on plain floats."""
    op = TABLE[name] = Op(name, args, **fields)
    value, least = op.value, -LARGEST32
    places = len(op.args) if op.keywords else sys.maxsize  # of more the last are keywords

    def unary(x):
        if type(x) is float:
            return value(x)
        if type(x) is _float32:
            y = value(float(x))
            return _one * y if least < y < LARGEST32 and type(y) is float else _rounded(y)
        if isinstance(x, World):
            return x.unary(op, x, x.level)
        if type(x) in ARRAYS:
            return on_arrays(op, (x,), NOTHING)
        return apply(op, (x,), {})

    def binary(x, y):
        if type(x) is float and type(y) is float:
            return value(x, y)
        if type(x) in _SHORT and type(y) in _SHORT:
            z = value(float(x), float(y))
            return _one * z if least < z < LARGEST32 and type(z) is float else _rounded(z)
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
    """The plain value under every world."""
    while isinstance(x, World):
        x = x.value
    return x


def layers(x) -> list[World]:
    """The worlds that a value is of, the highest first."""
    found = []
    while isinstance(x, World):
        found.append(x)
        x = x.value
    return found


def held(x):
    """x as a constant: what is left of it without the worlds that carry derivatives."""
    return x.held() if isinstance(x, World) else x


def shape(x) -> tuple[int, ...]:
    """The shape of a value in any world; a number's is ()."""
    return () if type(x) is float else getattr(x, "shape", ())


def is_complex(x) -> bool:
    """Whether a value in any world is a complex number or an array of them; a symbol is real."""
    while isinstance(x, World):
        x = getattr(x, "value", None)
    dtype = getattr(x, "dtype", None)
    return type(x) is complex if dtype is None else dtype.kind == "c"
