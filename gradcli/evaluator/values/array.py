"""The language's mutable array: what the names of a program alias.

An `Array` is a cell.  Names hold the cell, so `b = a` makes two names of one array, as in NumPy;
operators and functions work on the value inside it, which no row ever changes.  A write replaces
the value (`setitem` gives a new one), so whatever has recorded the old value, such as a tape, is
not disturbed; only where nothing can have, does it write in place.

A slice, a transpose and a reshape are views, and so is what functions make of these (`views`):
cells without a value of their own, which read their base's through `read` and write through `back`.
"""

from collections.abc import Callable
from typing import Any

from gradcli.errors import Diagnostic
from gradcli.ops import dispatch
from gradcli.ops.arrays import array, getitem, reshape, setitem, transpose
from gradcli.ops.containers import CONTAINERS, remade
from gradcli.ops.dispatch import World
from gradcli.ops.memory import ask, indexed
from gradcli.ops.nesting import measure
from gradcli.ops.numpy_call import shape

PLAIN = {float, int, bool}
NUMBERS = {*PLAIN, complex}


class Array:
    """A cell: `value` is an ndarray or a world's array; a view has `base`, `read` and `back`.

    `read(base value)` is the view's value; `back(base value, new value)` the base's after a write.
    The `value` of a view is what it gave last, after the base's value then; None of most.
    """

    __slots__ = ("value", "base", "read", "back")

    def __init__(self, value, base: "Array | None" = None, read: Any = None, back: Any = None):
        self.value, self.base = value, base
        self.read: Callable = read  # of a view, as what is written back
        self.back: Callable = back

    def get(self):
        """The array that the cell now holds, raw or in a world; not to be changed."""
        if self.base is None:
            return self.value
        whole, kept = self.base.get(), self.value
        return kept[1] if kept is not None and kept[0] is whole else self.read(whole)

    def store(self, value) -> None:
        """Make `value` what the cell holds; a view writes it through to its base."""
        if self.base is None:
            self.value = value
        else:
            self.base.store(self.back(self.base.get(), value))

    @property
    def shape(self) -> tuple[int, ...]:
        return shape(self.get())


def primal(x):
    """The plain value under every world and cell."""
    return dispatch.primal(x.get() if type(x) is Array else x)


def unwrap(x):
    """`x` with every cell in it replaced by what it holds; E0201 of endless and too deep lists."""
    kind = type(x)
    if kind is Array:
        return x.get()
    if kind in CONTAINERS:
        measure(x)
        return _unwrapped(x)
    return x


def _unwrapped(x):
    kind = type(x)
    if kind is Array:
        return x.get()
    return remade(_unwrapped, x) if kind in CONTAINERS else x


def wrap(x):
    """`x` with arrays put in cells, and arrays without axes made numbers."""
    kind = type(x)
    if kind in PLAIN or kind is Array:
        return x
    if kind in CONTAINERS:
        return remade(wrap, x)
    if shape(x):
        return Array(x)
    if kind.__name__ == "ndarray":
        return x.item()
    return x


def gathered(values):
    """The array of a nested list of numbers, as it goes into a cell."""
    made = array(unwrap(values))
    if not isinstance(made, World) and made.dtype.kind not in "fciub":
        raise Diagnostic("E0201", "an array is made of numbers alone")
    return made


def view(base: Array, read: Callable, back: Callable) -> Array:
    """A cell that shares the elements of `base`."""
    return Array(None, base, read, back)


# -- elements and slices -----------------------------------------------------------------------
def element(cell: Array, parts: tuple, once: bool = False):
    """What `cell[parts]` is: a number, a view where every part is basic, else a new array.

    once: whether the view may give what it was read as for as long as its base has the value, one
    of a world: no tape begins meanwhile, to which that would be a constant.
    """
    value = cell.get()
    basic = all([type(part) in BASIC for part in parts])
    world = isinstance(value, World)
    if world:
        result = getitem(value, *parts)
    else:
        if not basic:
            ask(indexed(value.shape, parts))
        result = value[parts]
        if type(result) not in PLAIN and not shape(result):
            return result.item() if result.dtype.char in "dl?" else result
    if not shape(result):
        return result
    if basic or all([type(part) in BASIC or part is None or part is Ellipsis for part in parts]):
        made = Array(
            None,
            cell,
            lambda v: getitem(v, *parts) if isinstance(v, World) else v[parts],
            lambda v, new: _replaced(v, parts, new),
        )
        if once and world:
            made.value = value, result
        return made
    return Array(result)


BASIC = (int, slice)


def _replaced(value, parts: tuple, new):
    """A new array: `value` with the elements at `parts` those of `new`."""
    if isinstance(value, World) or isinstance(new, World):
        return setitem(value, new, *parts)
    value = value.copy(order="K")
    value[parts] = new
    return value


def write(cell: Array, parts: tuple, new, in_place: bool) -> None:
    """cell[parts] = new; `in_place` where no one can have kept the present value."""
    new = gathered(new) if type(new) in (list, tuple) else unwrap(new)
    value = cell.get()
    if isinstance(value, World) or isinstance(new, World):
        kind = getattr(primal(value), "dtype", None)
        if kind is not None and kind.kind in "iub" and _is_real(primal(new)):
            raise Diagnostic(
                "E0201",
                "a real number with a derivative is written into an array of integers, "
                "which would cut it",
                help="make the array of floats, as in np.zeros(3) or np.array([1.0, 2.0])",
            )
        cell.store(setitem(value, new, *parts))
    elif in_place and value.flags.writeable:
        value[parts] = new
    else:
        cell.store(_replaced(value, parts, new))


def _is_real(x) -> bool:
    return type(x) is float or getattr(getattr(x, "dtype", None), "kind", "") in "fc"


def assign_all(cell: Array, new, symbol: str, in_place: bool) -> None:
    """`a += e` once a + e is computed: the array keeps its shape and type, or it is an error."""
    old = primal(cell)
    if shape(new) != old.shape:
        joined = shape(new)
        raise Diagnostic(
            "E0202",
            f"{symbol}= would change the shape of the array from {old.shape} to {joined}",
            help=f"write a = a {symbol} e to make a new array",
        )
    if old.dtype.kind == "b" and getattr(primal(new), "dtype", old.dtype).kind != "b":
        raise Diagnostic(
            "E0201",
            f"{symbol}= of numbers into an array of truths would make truths of them",
            help=f"write a = a {symbol} e to make a new array",
        )
    if old.dtype.kind in "iub" and _is_real(primal(new)):
        raise Diagnostic(
            "E0201",
            f"{symbol}= of real numbers into an array of integers would cut them",
            help=f"make the array of floats, or write a = a {symbol} e to make a new one",
        )
    if isinstance(new, World) and getattr(primal(new), "dtype", None) == old.dtype:
        cell.store(new)
        return
    write(cell, (Ellipsis,), new, in_place)


def is_number(x) -> bool:
    """Whether a value is one number, of Python's, of NumPy's or of a world."""
    plain = type(x) in PLAIN or isinstance(x, World) or hasattr(x, "dtype")
    return plain and type(x) is not Array and not shape(x)


def check_fits(old, new, what: str) -> None:
    """Raise where `what` may not write `new` into all of an array, as NumPy does not."""
    import numpy as np

    old, kind = np.asarray(primal(old)), np.result_type(primal(new))
    try:
        fits = np.broadcast_shapes(old.shape, shape(new)) == old.shape
    except ValueError:
        fits = False
    if not fits:
        message = f"{what} would change the shape of the array from {old.shape} to {shape(new)}"
        raise Diagnostic("E0202", message, help="write y = f(x) to make a new array")
    if not np.can_cast(kind, old.dtype, "same_kind"):
        message = (
            f"{what} of numbers of type {kind} into an array of type {old.dtype} would cut them"
        )
        raise Diagnostic("E0201", message, help="make the array of floats, as in np.zeros(3)")


# -- views of another shape --------------------------------------------------------------------
def transposed(cell: Array, axes: tuple[int, ...] | None = None) -> Array:
    """The view with the axes of `cell` reversed, or in the order of `axes`."""
    count = len(cell.shape)
    axes = tuple(reversed(range(count))) if axes is None else tuple(axes)
    if sorted(a % count if count else a for a in axes) != list(range(count)):
        raise ValueError(f"axes {axes} do not order the {count} axes of the array")
    axes = tuple(a % count for a in axes)
    inverse = tuple(sorted(range(count), key=axes.__getitem__))
    return view(cell, lambda v: transpose(v, axes), lambda v, new: transpose(new, inverse))


def reshaped(cell: Array, lengths) -> Array:
    """`cell` in another shape: a view where NumPy gives one, else a copy."""
    import numpy as np

    value, raw = reshape(cell.get(), lengths), primal(cell)
    if not np.may_share_memory(np.reshape(raw, lengths), raw):
        return Array(value)
    full = shape(value)
    return view(cell, lambda v: reshape(v, full), lambda v, new: reshape(new, shape(v)))


def raveled(cell: Array) -> Array:
    """`cell` in one dimension: a view where its elements lie in order, else a copy."""
    if primal(cell).flags.c_contiguous:
        return reshaped(cell, (-1,))
    return copied(Array(reshape(cell.get(), (-1,))))


def copied(cell: Array, order: str = "C") -> Array:
    """A new array with the values of `cell`, laid out by rows ("C") or as it is ("K").

    The layout matters because a later reshape is a view or a copy by it, as in NumPy.
    """
    value = cell.get()
    if not isinstance(value, World):
        return Array(value.copy(order=order))
    if order == "C" and not primal(value).flags.c_contiguous:
        import numpy as np

        count = primal(value).size  # a gather is laid out by rows, whatever it gathers from
        value = reshape(getitem(reshape(value, (-1,)), np.arange(count)), shape(value))
    return Array(value)
