"""Python's own functions and the methods of arrays, on the values of the language.

Each takes the values of a call and gives a value; what they raise is put in words and given its
place by the call.
"""

import math

from gradcli.engine.array import (
    PLAIN,
    Array,
    copied,
    gathered,
    primal,
    raveled,
    reshaped,
    transposed,
    unwrap,
    wrap,
)
from gradcli.engine.operators import compared
from gradcli.engine.values import describe, iterate, truth
from gradcli.errors import Diagnostic
from gradcli.ops import arrays, made, scalar
from gradcli.ops.table import INT_LIMIT, World


def _integer(x, what: str) -> int:
    """`x` as the integer that `what` needs."""
    if type(x) is int or type(x) is bool:
        return int(x)
    raise Diagnostic(
        "E0201",
        f"{what} needs an integer, not {describe(x)}{_shown(x)}",
        help="int(…) makes an integer of a number",
    )


def _shown(x) -> str:
    x = primal(x)
    return f": {x!r}" if type(x) is float else ""


def absolute(x):
    return wrap(scalar.absolute(unwrap(x)))


def boolean(x) -> bool:
    return truth(x)


def counted(x, start=0):
    return enumerate(iterate(x), _integer(start, "enumerate"))


def real(x):
    """`x` as a real number, its gradient kept."""
    if type(x) is str:
        named = {"inf": math.inf, "-inf": -math.inf, "nan": math.nan}
        if x in named:
            return named[x]
        raise Diagnostic("E0201", f"float of {x!r}: only 'inf', '-inf' and 'nan' are read so")
    value = primal(x)
    if type(value) in PLAIN:
        return x if isinstance(x, World) else float(x)
    if getattr(value, "size", 0) == 1:
        return real(arrays.reshape(unwrap(x), (1,))[0])
    raise Diagnostic("E0201", f"float needs a number, not {describe(x)}")


def integer(x) -> int:
    """`x` cut to an integer: no gradient passes."""
    value = primal(x)
    if getattr(value, "size", 0) == 1:
        value = value.item()
    if type(value) not in PLAIN:
        raise Diagnostic("E0201", f"int needs a number, not {describe(x)}")
    if type(value) is float and not math.isfinite(value):
        raise Diagnostic("E0201", f"int of {value}: it is no integer")
    cut = int(value)
    if not -INT_LIMIT <= cut < INT_LIMIT:
        raise Diagnostic("E0203", f"int of {value!r} is too large: past 2**63")
    return cut


def length(x) -> int:
    if type(x) is Array:
        return x.shape[0]
    if type(x) in (list, tuple, str, range):
        return len(x)
    raise Diagnostic("E0201", f"{describe(x)} has no length")


def as_list(*x) -> list:
    return list(iterate(x[0])) if x else []


def as_tuple(*x) -> tuple:
    return tuple(iterate(x[0])) if x else ()


def _extreme(name: str, symbol: str, reduction):
    """max or min: NumPy's of one array, else the first of the best, as Python has it."""

    def extreme(*args, **keywords):
        if len(args) == 1 and (type(args[0]) is Array or keywords):
            return wrap(reduction(unwrap(args[0]), **keywords))
        if keywords:
            raise Diagnostic("E0103", f"{name} of several values takes no keywords")
        items = list(iterate(args[0])) if len(args) == 1 else args
        if not items:
            raise Diagnostic("E0201", f"{name} of nothing: the sequence is empty")
        best = items[0]
        for item in items[1:]:
            if truth(compared(symbol, item, best)):
                best = item
        return best

    return extreme


def summed(x, start=0, **keywords):
    """NumPy's sum of one array; of other sequences the sum from left to right."""
    if type(x) is Array or keywords:
        return wrap(arrays.total(unwrap(x), **keywords))
    total = start
    for item in iterate(x):
        if type(item) in (list, tuple, str):
            raise Diagnostic("E0201", f"sum of {describe(item)}: it adds numbers and arrays")
        total = wrap(scalar.add(unwrap(total), unwrap(item)))
    return total


def span(*bounds):
    return range(*[_integer(b, "range") for b in bounds])


def backwards(x):
    if type(x) in (list, tuple, range, str):
        return reversed(x)
    return reversed(list(iterate(x)))


def rounded(x, ndigits=None):
    """Python's round: to an integer, or to digits after the point, where its derivative is 0."""
    value = primal(x)
    if type(value) not in PLAIN:
        if type(x) is not Array:
            raise Diagnostic("E0201", f"round needs a number, not {describe(x)}")
        scale = 10.0 ** _integer(0 if ndigits is None else ndigits, "round")
        return wrap(scalar.div(scalar.rint(scalar.mul(x.get(), scale)), scale))
    if ndigits is None:
        if type(value) is float and not math.isfinite(value):
            raise Diagnostic("E0201", f"round of {value}: it is no integer")
        return integer(round(value))
    cut = round(value, _integer(ndigits, "round"))
    if isinstance(x, World):  # connected with derivative 0, as every step is
        return scalar.add(scalar.mul(scalar.floor(x), 0.0), cut)
    return cut


def ordered(x, reverse=False) -> list:
    """The elements in rising order; equal ones keep their order."""
    items = list(iterate(x))
    for item in items:
        if type(item) is Array or type(primal(item)) not in (*PLAIN, str):
            raise Diagnostic("E0201", f"sorted orders plain numbers, not {describe(item)}")
    return sorted(items, key=primal, reverse=truth(reverse))


def paired(*sequences):
    return zip(*[iterate(x) for x in sequences])


FUNCTIONS = {
    "abs": absolute, "bool": boolean, "enumerate": counted, "float": real, "int": integer,
    "len": length, "list": as_list, "max": _extreme("max", ">", arrays.amax),
    "min": _extreme("min", "<", arrays.amin), "range": span, "reversed": backwards,
    "round": rounded, "sorted": ordered, "sum": summed, "tuple": as_tuple, "zip": paired,
}  # fmt: skip


# -- functions that look at the cell itself, not only at its value -----------------------------
def copy(x):
    if type(x) is Array:
        return copied(x, "K")
    return wrap(made.copy(x)) if type(x) in (list, tuple) else x  # numbers are their own copies


def make_array(values, dtype=None):
    """A new array of numbers, nested lists or another array."""
    if type(values) is Array:
        cell = copied(values, "K")
        if dtype is None or str(primal(cell).dtype) == dtype:
            return cell
        if isinstance(cell.get(), World):
            raise Diagnostic("E0201", f"an array with a derivative cannot be made {dtype}")
        return Array(cell.get().astype(dtype))
    made = gathered(list(values) if type(values) is range else values)
    if dtype is not None and not isinstance(made, World):
        made = made.astype(dtype)
    return made if isinstance(made, World) and not made.shape else Array(made)


def as_array(values, dtype=None):
    return values if type(values) is Array and dtype is None else make_array(values, dtype)


def reshape(x, newshape=None, shape=None):
    lengths = newshape if newshape is not None else shape
    parts = list(iterate(lengths)) if type(lengths) in (list, tuple, Array) else [lengths]
    lengths = tuple(_integer(n, "a shape") for n in parts)
    return reshaped(x if type(x) is Array else make_array(x), lengths)


def transpose(x, axes=None):
    cell = x if type(x) is Array else make_array(x)
    return transposed(cell, axes if axes is None else tuple(iterate(axes)))


def ravel(x):
    return raveled(x if type(x) is Array else make_array(x))


def expand_dims(x, axis):
    cell = x if type(x) is Array else make_array(x)
    old = cell.shape
    at = _integer(axis, "axis") % (len(old) + 1)
    return reshaped(cell, (*old[:at], 1, *old[at:]))


def squeeze(x):
    return reshaped(x, tuple(n for n in x.shape if n != 1)) if type(x) is Array else x


# By the library function's name: what the evaluator calls in its place.
ON_CELLS = {
    "copy": copy, "array": make_array, "asarray": as_array, "reshape": reshape,
    "transpose": transpose, "ravel": ravel, "expand_dims": expand_dims, "squeeze": squeeze,
}  # fmt: skip


# -- attributes and methods --------------------------------------------------------------------
def _cell(x, name: str) -> Array:
    if type(x) is Array:
        return x
    raise Diagnostic("E0201", f"{describe(x)} has no '.{name}': arrays have", label="not an array")


def _ndim(x) -> int:
    return len(_cell(x, "ndim").shape)


def _size(x) -> int:
    return math.prod(_cell(x, "size").shape)


ATTRIBUTES = {
    "shape": lambda x: _cell(x, "shape").shape,
    "ndim": _ndim,
    "size": _size,
    "T": lambda x: transposed(_cell(x, "T")),
}


def _reduction(name: str, function):
    def method(x, axis=None, keepdims=False):
        attrs = {} if axis is None else {"axis": axis}
        if keepdims:
            attrs["keepdims"] = True
        return wrap(function(_cell(x, name).get(), **attrs))

    return method


def _reshape_method(x, *lengths):
    return reshape(_cell(x, "reshape"), lengths[0] if len(lengths) == 1 else lengths)


def _transpose_method(x, *axes):
    if len(axes) == 1 and type(axes[0]) in (tuple, list):
        axes = tuple(axes[0])
    return transpose(_cell(x, "transpose"), axes or None)


def _item(x, *index):
    cell = _cell(x, "item") if type(x) not in PLAIN and not isinstance(x, World) else x
    if type(cell) is not Array:
        return cell
    if not index and _size(cell) != 1:
        raise Diagnostic("E0201", f"item() needs an array of one element, not {describe(x)}")
    flat = arrays.reshape(cell.get(), (-1,))
    at = index if index else (0,)
    return arrays.getitem(flat if len(at) == 1 else cell.get(), *at)


def _append(x, item):
    if type(x) is not list:
        raise Diagnostic("E0201", f"{describe(x)} has no '.append': lists have")
    x.append(item)


def _pop(x, at=-1):
    if type(x) is not list:
        raise Diagnostic("E0201", f"{describe(x)} has no '.pop': lists have")
    return x.pop(_integer(at, "pop"))


METHODS = {
    "sum": _reduction("sum", arrays.total),
    "mean": _reduction("mean", arrays.mean),
    "max": _reduction("max", arrays.amax),
    "min": _reduction("min", arrays.amin),
    "reshape": _reshape_method,
    "transpose": _transpose_method,
    "copy": lambda x: list(x) if type(x) is list else copied(_cell(x, "copy")),
    "flatten": lambda x: copied(ravel(_cell(x, "flatten"))),
    "ravel": lambda x: ravel(_cell(x, "ravel")),
    "dot": lambda x, y: wrap(arrays.dot(_cell(x, "dot").get(), unwrap(y))),
    "item": _item,
    "append": _append,
    "pop": _pop,
}
