"""Calls of the library's functions on cells: what they give is new, or views where NumPy's are.

The functions whose results are views are written in rows that take elements, reorder axes and give
another shape.  Those rows, on a cell, make a view of the cell, and so do the functions.
"""

import sys
from collections.abc import Callable

from gradcli.errors import Diagnostic
from gradcli.evaluator.values.array import Array, copied, element, reshaped, transposed, view, wrap
from gradcli.ops.dispatch import World, apply, primal
from gradcli.ops.numpy_call import ARRAYS, shape
from gradcli.ops.rows import Op

# Functions whose results are views of their first argument, or it itself; or of all that they take.
OF_FIRST = {
    "expand_dims", "squeeze", "moveaxis", "swapaxes", "rollaxis", "matrix_transpose", "flip",
    "fliplr", "flipud", "rot90", "split", "array_split", "vsplit", "hsplit", "dsplit", "unstack",
    "real", "imag", "real_if_close", "diff", "matrix_power",
}  # fmt: skip
OF_ALL = {"atleast_1d", "atleast_2d", "atleast_3d"}
BY_ROWS = {"meshgrid", "take"}  # whose results are new arrays that are laid out by rows
READ_ONLY = {"diagonal", "diag", "broadcast_to", "broadcast_arrays", "einsum"}


class Seen(World):
    """A cell as an argument of the functions that give views; `value` is what the cell holds.

    Its level is above those of all transforms: to a tape it would be a constant.
    """

    __slots__ = ("cell",)
    level = sys.maxsize

    def __init__(self, cell: Array):
        self.cell = cell

    @property
    def value(self):
        return self.cell.get()

    @classmethod
    def apply(cls, op: Op, args: tuple, attrs: dict, level: int):
        first = args[0]
        if type(first) is Seen and op.name in ON_CELLS:
            found = ON_CELLS[op.name](first.cell, *args[1:], **attrs)
            return Seen(found) if type(found) is Array else found
        return apply(op, tuple([a.value if type(a) is Seen else a for a in args]), attrs)


# By the row's name: what it gives of a cell.
ON_CELLS: dict[str, Callable] = {
    "getitem": lambda cell, *parts: element(cell, parts),
    "transpose": transposed,
    "reshape": lambda cell, shape: reshaped(cell, shape),
    "real": lambda cell: _part(cell, "real"),
    "imag": lambda cell: _part(cell, "imag"),
}


def _part(cell: Array, name: str) -> Array:
    """The view of the real or the imaginary parts of an array of complex numbers."""
    from gradcli.ops.complex_numbers import complex_of, imag, real

    if name == "real":
        return view(cell, real, lambda v, new: complex_of(new, imag(v)))
    return view(cell, imag, lambda v, new: complex_of(real(v), new))


def caller(name: str, function: Callable) -> Callable:
    """The call of a function of the library on `values`, of which `plain` is what they hold: it
    gives cells and numbers."""
    if name in OF_FIRST or name in OF_ALL:
        return _on_seen(function, 1 if name in OF_FIRST else None)

    def call(values, plain, keywords: dict):
        return wrap(_new(function(*plain, **keywords), plain))

    if name in BY_ROWS:
        return lambda values, plain, keywords: _by_rows(call(values, plain, keywords))
    if name not in READ_ONLY:
        return call

    def read_only(values, plain, keywords: dict):
        made = _read_only(name, function, values, plain, keywords)
        return call(values, plain, keywords) if made is None else made

    return read_only


def _on_seen(function: Callable, count: int | None) -> Callable:
    """The call of a function that gives views of its first `count` arguments, or of all."""

    def call(values, plain, keywords: dict):
        seen = [Seen(v) if type(v) is Array else x for v, x in zip(values[:count], plain)]
        return _cells(function(*seen, *plain[len(seen) :], **keywords))

    return call


def _cells(x):
    if type(x) is Seen:
        return x.cell
    return type(x)(map(_cells, x)) if type(x) in (tuple, list) else wrap(x)


def _by_rows(made):
    """What was made, with new arrays: a later reshape is a view of one that is laid out by rows."""
    if type(made) is list:
        return list(map(_by_rows, made))
    return copied(made) if type(made) is Array else made


def _new(made, given):
    """`made`, or a copy where it shares elements with an array that was given."""
    if type(made) in ARRAYS:
        import numpy as np

        if any(type(x) in ARRAYS and np.may_share_memory(made, x) for x in given):
            return made.copy()
    return made


# -- views that are not written to -----------------------------------------------------------------
def _read_only(name: str, function: Callable, values, plain, keywords: dict):
    """The read-only views that a function in READ_ONLY gives; None where its result is new."""
    if name == "broadcast_arrays":
        made = function(*plain, **keywords)
        return tuple([_stretched(v, shape(x)) for v, x in zip(values, made)])
    if name == "einsum":
        return _of_one(function, values, plain, keywords)
    cell = values[0]
    if type(cell) is not Array or (name == "diag" and len(cell.shape) != 2):
        return None
    return _fixed(cell, lambda v: function(v, *plain[1:], **keywords))


def _of_one(function: Callable, values, plain, keywords: dict) -> Array | None:
    """The view that einsum gives of one array of which it sums nothing.

    NumPy lets it be written to: that is refused here.
    """
    import numpy as np

    if len(values) != 2 or type(values[1]) is not Array:
        return None
    function(*plain, **keywords)  # raises where the subscripts do not fit
    raw = primal(plain[1])
    if not np.may_share_memory(np.einsum(plain[0], raw), raw):
        return None
    return _fixed(values[1], lambda v: function(plain[0], v, **keywords))


def _stretched(x, full: tuple[int, ...]):
    """One of the results of broadcast_arrays: an array of that shape is itself."""
    from gradcli.ops.arrays import broadcast_to

    if type(x) is Array and x.shape != full:
        return _fixed(x, lambda v: broadcast_to(v, shape=full))
    return x if type(x) is Array else wrap(broadcast_to(x, shape=full) if full else x)


def _fixed(cell: Array, read: Callable) -> Array:
    """The view that `read` gives of what `cell` holds; to write to it is an error."""

    def fixed(value):
        found = read(value)
        if type(found) in ARRAYS:
            found = found.view()
            found.flags.writeable = False
        return found

    made = view(cell, fixed, _refused)
    made.get()  # raises where the function does
    return made


def _refused(value, new):
    raise Diagnostic(
        "E0201",
        "a view by diag, diagonal, einsum or broadcasting is not written to",
        help="write to the array that it is of, or to a copy, as in np.diag(m).copy()",
        exception="ValueError",
    )
