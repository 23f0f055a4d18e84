"""A row on plain values: the call of its NumPy function, with the memory that it may take, the
digits of numbers of 32 bits, and no warnings.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any

from gradcli.ops.memory import BUDGET, ask, broadcast, large, product
from gradcli.ops.rows import Op

LARGE = 1 << 14  # elements from which on an array is large
ON_LARGE: list[Callable[[], None]] = []  # called when one is made
ARRAYS: set[type] = set()  # NumPy's type of arrays, once there is one
SPREAD = 1 << 17  # elements, from which on several threads share a row


def _on_float32(op: Op, args: tuple, float32: Any):
    """A row on numbers of 32 bits: computed in 64, and rounded once."""
    y = op.value(*[float(a) if type(a) is float32 else a for a in args])
    return rounded(y) if type(y) is float else y


def rounded(y):
    """The result of a row on numbers of 32 bits, as one: a number past them is infinite."""
    if type(y) is not float:
        return y
    import numpy as np

    with quiet():
        return np.float32(y)


FEW = 1024  # elements: of more, computing in 64 bits takes longer than a call
WIDER = {"f": float, "F": complex}  # by NumPy's letters of float32 and complex64


def on_few(function: Callable, *args):
    """A function of a few elements: of those of 32 bits as of numbers, rounded once."""
    for a in args:
        if type(a) in ARRAYS and a.dtype.char == "d":
            return function(*args)
    wide = [WIDER.get(a.dtype.char) if hasattr(a, "dtype") else type(a) for a in args]
    if not any(hasattr(a, "dtype") for a in args):
        import numpy as np

        return function(*[np.complex128(a) if type(a) is complex else a for a in args])
    if None in wide:
        return function(*args)
    y = function(*[a.astype(w) if hasattr(a, "dtype") else a for a, w in zip(args, wide)])
    return y.astype("F" if y.dtype.kind == "c" else "f")


def on_arrays(op: Op, args: tuple, attrs: dict) -> Any:
    """`op` on plain values, of which one at least is an array of NumPy's."""
    if BUDGET.get() is not None or not _SILENT.get() or (op.smooth and not _is_double(args)):
        return on_values(op, args, attrs)
    y = on_reals(op.numpy_function or numpy_function(op), args, attrs)
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


def on_values(op: Op, args: tuple, attrs: dict) -> Any:
    """`op` on plain values that are not numbers of Python's alone."""
    if not _SILENT.get():
        import numpy as np  # which `quiet` does not

        with quiet():
            return on_values(op, args, attrs)
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
    """The NumPy function of a row on arrays of at most so many elements."""
    function = op.numpy_function or numpy_function(op)
    if most >= LARGE:
        _made_large()
    if op.smooth:
        if most <= FEW:
            if not op.selects:
                return on_reals(on_few, (function, *args), {})
        elif most >= SPREAD:
            shared = _shared(op, args)
            if shared is not None:
                return shared
    return on_reals(function, args, attrs)


def on_reals(function: Callable, args: tuple, attrs: dict) -> Any:
    """A function of NumPy's; an integer past 64 bits, which no array holds, goes in as a real."""
    try:
        return function(*args, **attrs)
    except OverflowError:
        if not any(_is_wide(a) for a in args):
            raise
        return function(*(float(a) if _is_wide(a) else a for a in args), **attrs)


def _is_wide(x) -> bool:
    return type(x) is int and not -(2**63) <= x < 2**63


def _shared(op: Op, args: tuple):
    """An elementwise row of many elements, by several threads; None where they cannot share it."""
    from gradcli.ops.threads import spread

    return spread(numpy_function(op), args)


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
        if self._state is not None:
            self._state.__enter__()
            self._token = _SILENT.set(True)

    def __exit__(self, *error) -> None:
        if self._state is not None:
            _SILENT.reset(self._token)
            self._state.__exit__(*error)


def numpy_function(op: Op) -> Callable:
    """The NumPy function of a row, looked up at its first use."""
    if op.numpy_function is None:
        from importlib import import_module

        name: Any = op.array or f"numpy.{op.name}"  # a function is its own function
        module, _, attribute = name.rpartition(".")
        op.numpy_function = getattr(import_module(module), attribute)
    return op.numpy_function


def shape(x) -> tuple[int, ...]:
    """The shape of a value in any world; a number's is ()."""
    return () if type(x) is float else getattr(x, "shape", ())
