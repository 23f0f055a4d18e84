"""Where the functions are that machine code calls: of math, of the process, of Python, and rows."""

import ctypes
import math
import sys
import threading
from functools import cache
from typing import Any

from gradcli.native.runtime import BINARY, MATH, PROCESS, PYTHON, UNARY

Number = type[ctypes.c_double] | type[ctypes.c_int64]
C_TYPES: dict[str, Number] = {
    "real": ctypes.c_double, "int": ctypes.c_int64, "bool": ctypes.c_int64,
}  # fmt: skip


DTYPES = {"real": "float64", "int": "int64", "bool": "bool"}


@cache
def known() -> dict[str, int]:
    """The addresses of what every module may call, by the names that modules have for them."""
    library = ctypes.CDLL("libm.so.6" if sys.platform == "linux" else None)
    process = ctypes.CDLL(None)
    found = {f"m.{name}": address(getattr(library, name)) for name in (*UNARY, *BINARY)}
    found |= {name: address(getattr(library, name)) for name in MATH}
    found |= {name: address(getattr(process, name)) for name in PROCESS}
    return found | {name: address(getattr(ctypes.pythonapi, name)) for name in PYTHON}


def address(function) -> int:
    return ctypes.cast(function, ctypes.c_void_p).value or 0


def value_of(row: str):
    """A row's own function of Python numbers."""
    from gradcli.ops.libraries import directory
    from gradcli.ops.rows import TABLE

    if row not in TABLE:  # of a family that nothing has called yet, where code was made before
        directory.load()
    op = TABLE.get(row)
    if op is None or op.value is None:
        return getattr(math, row.removeprefix("math."))
    return op.value


class Callbacks:
    """The rows that code calls back, as functions of C.

    A kind "real[2]" is an array of two axes: its address, and then their lengths.  What a row of
    arrays gives is an array too, ahead of all arguments.
    """

    def __init__(self) -> None:
        self.made: dict[tuple, object] = {}
        self._own = threading.local()

    @property
    def failed(self) -> list[BaseException]:
        """What they raised in this thread."""
        try:
            return self._own.failed
        except AttributeError:
            self._own.failed = []
            return self._own.failed

    def addresses(self, calls: list[tuple]) -> dict[str, int]:
        """Where the rows are, by the names that a module has for them."""
        return {name: self.address(*key) for *key, name in calls}

    def address(self, row: str, kinds: tuple[str, ...], kind: str, attributes: tuple) -> int:
        key = row, kinds, kind, attributes
        if key in self.made:
            pass
        elif rank_of(kind) is None:
            prototype = ctypes.CFUNCTYPE(C_TYPES[kind], *(C_TYPES[k] for k in kinds))
            self.made[key] = prototype(self._guarded(value_of(row), kinds, kind))
        else:
            every = kind, *kinds
            cells = sum(1 + (rank_of(k) or 0) for k in every)
            prototype = ctypes.CFUNCTYPE(None, *[ctypes.c_int64] * cells)
            self.made[key] = prototype(self._of_arrays(row, every, dict(attributes)))
        return address(self.made[key])

    def _of_arrays(self, row: str, kinds: tuple[str, ...], attributes: dict):
        """A row of whole arrays: the first of the kinds is that of what it gives."""

        def call(*cells):
            import numpy as np

            from gradcli.core.array_functions import function

            try:
                out, *given = _viewed(kinds, cells)
                with np.errstate(all="ignore"):
                    found = np.asarray(function(row)(*given, **attributes))
                if found.shape != out.shape:
                    raise ValueError(f"{row} gives the shape {found.shape}, not {out.shape}")
                out[...] = found
            except BaseException as error:  # nothing passes through machine code
                self.failed.append(error)

        return call

    def _guarded(self, value, kinds: tuple[str, ...], kind: str):
        truths = [k for k, of in enumerate(kinds) if of == "bool"]
        real = kind == "real"

        def call(*args):
            try:
                if truths:
                    args = tuple(bool(a) if k in truths else a for k, a in enumerate(args))
                found = value(*args)
                if real:
                    return float(found)
                if type(found) is float or not -(2**63) < found < 2**63:
                    raise OverflowError
                return int(found)
            except BaseException as error:  # nothing passes through machine code
                self.failed.append(error)
                return math.nan if real else 0

        return call


def rank_of(kind: str) -> int | None:
    """How many axes an array of a kind has; None of a number."""
    return int(kind.partition("[")[2][:-1]) if kind.endswith("]") else None


def _viewed(kinds: tuple[str, ...], cells: tuple[int, ...]) -> list:
    """The arrays that cells have the addresses and lengths of, where they are."""
    import numpy as np

    found, at = [], 0
    for kind in kinds:
        rank, dtype = rank_of(kind) or 0, np.dtype(DTYPES[kind.partition("[")[0]])
        where, axes = cells[at], cells[at + 1 : at + 1 + rank]
        at += 1 + rank
        size = math.prod(axes) * dtype.itemsize
        memory: Any = (ctypes.c_char * size).from_address(where) if size else b""
        found.append(np.frombuffer(memory, dtype).reshape(axes))
    return found


CALLBACKS = Callbacks()
