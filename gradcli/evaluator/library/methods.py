"""The methods of values, and what is read of them: a table for each type."""

import math
from collections import Counter, defaultdict, deque
from collections.abc import Callable
from typing import cast

from gradcli.errors import Diagnostic, Source, nearest
from gradcli.evaluator.library.builtins import (
    boolean,
    cell_of,
    integer,
    make_array,
    named_type,
    ravel,
    real,
    reshape,
    rounded,
    sort,
    summed,
    transpose,
    whole,
)
from gradcli.evaluator.library.containers import count
from gradcli.evaluator.library.functions import callable_
from gradcli.evaluator.operators.comparison import compared
from gradcli.evaluator.values import objects
from gradcli.evaluator.values.array import (
    NUMBERS,
    PLAIN,
    Array,
    copied,
    primal,
    transposed,
    unwrap,
    view,
    wrap,
)
from gradcli.evaluator.values.objects import is_numpy, is_object
from gradcli.evaluator.values.values import Failure, Object, describe, factory, iterate, key, truth
from gradcli.evaluator.values.views import caller
from gradcli.language.names.attempted import has_no
from gradcli.language.names.builtins import METHODS_OF
from gradcli.language.syntax import surface as s
from gradcli.ops import arithmetic, arrays, piecewise, reductions
from gradcli.ops.containers import Named
from gradcli.ops.dispatch import World
from gradcli.ops.element_types import element_type
from gradcli.ops.nesting import measure
from gradcli.ops.numpy_call import shape

KINDS = {
    Array: "array", list: "list", tuple: "tuple", dict: "dict", str: "string", range: "range",
    deque: "deque", defaultdict: "dict", Counter: "counter",
    Named: "named tuple",
}  # fmt: skip


def found(x, name: str) -> Callable:
    """The apply(owner, values, keywords, node) of the method `name` of `x`, the first value."""
    kind = _kind(x)
    table = METHODS_OF.get(kind, {})
    if name not in table:
        raise _missing(x, f".{name}", [k for k, of in METHODS_OF.items() if name in of], table)
    least, most, known = table[name]
    if kind == "string":
        from gradcli.evaluator.texts.strings import STRINGS

        function = STRINGS[name]
    else:
        function = METHODS[kind][name]

    def apply(owner, values, keywords, node):
        count = len(values) - 1
        if count < least or (most is not None and count > most):
            takes = f"{least} arguments" if least == most else f"{least} to {most} arguments"
            raise Diagnostic("E0103", f".{name} of {describe(x)} takes {takes}, {count} given")
        if known is not None and not keywords.keys() <= set(known):
            wrong = next(k for k in keywords if k not in known)
            raise Diagnostic("E0103", f".{name} of {describe(x)} has no keyword '{wrong}'")
        if kind in ("array", "number"):
            measure([*values[1:], *keywords.values()])
        if name in WITH_METER:
            return function(owner, node, *values, **keywords)
        return function(*values, **keywords)

    return apply


def _kind(x) -> str:
    kind = KINDS.get(type(x))
    if kind is None and (type(x) in NUMBERS or isinstance(x, World) or hasattr(x, "dtype")):
        return "array" if getattr(x, "shape", ()) else "number"
    return kind or ""


def _missing(x, name: str, have: list[str], table) -> Diagnostic:
    close = nearest(name[1:], table)
    others = f"it is a method of {' and '.join(_plural(k) for k in have)}" if have else None
    return Diagnostic(
        "E0201",
        f"{describe(x)} has no '{name}'",
        help=f"did you mean '.{close[0]}'?" if close else others,
        exception="AttributeError",
    )


def check_python(x, node: s.Attribute, source: Source) -> None:
    """Raise AttributeError for a number, where Python's has no such attribute."""
    kind = type(primal(x)) if _kind(x) == "number" else None
    if kind in PLAIN and not hasattr(kind, node.name):
        raise has_no(kind, node.name).located(node.span, source)


def _plural(kind: str) -> str:
    return f"{kind}s"


# -- what is read ------------------------------------------------------------------------------
def _read(name: str, give: Callable) -> Callable:
    def read(x):
        if type(x) is Named and name in x.of.fields:
            return x[x.of.fields.index(name)]
        if isinstance(x, Object) and name in x.attributes:
            return x.attributes[name](x)
        if is_object(x):
            from gradcli.evaluator.library.tensors import taken

            return taken(objects.read(x, name), name)
        if isinstance(x, Failure) and name == "message" and x.name[:3] == "tf.":
            return x.args[0] if x.args else ""
        if name in FIELDS.get(type(x), ()):
            return FIELDS[type(x)][name](x)
        if _kind(x) not in ("array", "number"):
            message = f"{describe(x)} has no '.{name}': arrays have"
            raise Diagnostic("E0201", message, exception="AttributeError")
        return give(x)

    return read


def _no_array(x):
    raise Diagnostic("E0201", f"{describe(x)} has no such attribute", exception="AttributeError")


def attribute(name: str) -> Callable:
    """The function that gives the attribute `name` of a value."""
    return _read(name, ATTRIBUTES.get(name, _no_array))


def is_attribute(x, name: str) -> bool:
    """Whether `name` is read of x, and no method of it."""
    if type(x) is Named and name in x.of.fields:
        return True
    if isinstance(x, Object):
        return name not in x.methods
    return is_object(x) or name not in METHODS_OF.get(_kind(x), ())


def _part(x, name: str):
    """The real or the imaginary part of a number or of an array."""
    from gradcli.ops.libraries.names import function

    row = function(f"np.{name}")
    assert row is not None  # real and imag are rows
    return caller(name, row)((x,), (unwrap(x),), {})


def _in_a_row(x) -> Array:
    """The elements one after the other: what is written there is the array's, however it lies."""

    def row(v):
        made = arrays.reshape(v, (-1,))
        if not isinstance(v, World) and not v.flags.c_contiguous:
            made.flags.writeable = False  # a copy, from which writes go back
        return made

    return view(cell_of(x), row, lambda v, new: arrays.reshape(new, shape(v)))


def _type_of_elements(x):
    import numpy as np

    return np.result_type(primal(x))


ATTRIBUTES = {
    "shape": shape,
    "ndim": lambda x: len(shape(x)),
    "size": lambda x: math.prod(shape(x)),
    "T": lambda x: transposed(x) if type(x) is Array else x,
    "flat": _in_a_row,
    "dtype": _type_of_elements,
    "real": lambda x: _part(x, "real"),
    "imag": lambda x: _part(x, "imag"),
}
# What is read of containers.
FIELDS: dict[type, dict[str, Callable]] = {
    deque: {"maxlen": lambda x: x.maxlen}, defaultdict: {"default_factory": factory},
    Named: {"_fields": lambda x: x.of.fields},
}  # fmt: skip


# -- arrays ------------------------------------------------------------------------------------
def _reduction(function) -> Callable:
    def method(x, axis=None, **keywords):
        attrs = {} if axis is None else {"axis": axis}
        attrs |= {name: value for name, value in keywords.items() if value is not False}
        return wrap(function(x.get(), **attrs))

    return method


def _of_library(name: str) -> Callable:
    """A method that is the library's function of that name, with the array first."""

    def method(x, *values, **keywords):
        from gradcli.ops.libraries.names import function

        given = {key: unwrap(value) for key, value in keywords.items()}
        plain = [unwrap(value) for value in (x, *values)]
        whole = cast(Callable, function(f"np.{name}"))  # each of METHODS is one
        return caller(name, whole)((x, *values), plain, given)

    return method


def _compress(x, condition, axis=None):
    from gradcli.ops.structural.selecting import compress

    return wrap(compress(unwrap(condition), x.get(), axis))


def _sort_array(owner, node, x, axis=-1):
    """Put the elements of an array in rising order along an axis, in place."""
    from gradcli.evaluator.values.array import write
    from gradcli.ops.structural.sorting import sort as ordered

    write(x, (Ellipsis,), ordered(x.get(), axis), owner.in_place)


def _reshape(x, *lengths, order="C"):
    return reshape(x, lengths[0] if len(lengths) == 1 else lengths, order=order)


def _transpose(x, *axes):
    if len(axes) == 1 and type(axes[0]) in (tuple, list):
        axes = tuple(axes[0])
    return transpose(x, axes or None)


def _item(x, *index):
    if not index and math.prod(x.shape) != 1:
        message = f"item() needs an array of one element, not {describe(x)}"
        raise Diagnostic("E0201", message, exception="ValueError")
    flat = arrays.reshape(x.get(), (-1,))
    at = index if index else (0,)
    return arrays.getitem(flat if len(at) == 1 else x.get(), *at)


def _as_lists(x):
    """The nested list of an array: of its elements, whose gradients stay."""
    value = x.get() if type(x) is Array else x
    if not isinstance(value, World):
        return value.tolist()
    return [_as_lists(item) if type(item) is Array else item for item in iterate(x)]


def _fill(owner, node, x, value):
    from gradcli.evaluator.values.array import write

    if getattr(value, "shape", ()) or type(value) in (list, tuple):
        raise Diagnostic("E0201", f"fill takes one number, not {describe(value)}")
    write(x, (Ellipsis,), value, owner.in_place)


def _clip(x, min=None, max=None):
    value = x.get()
    if min is not None:
        value = piecewise.maximum(value, unwrap(min))
    return wrap(value if max is None else piecewise.minimum(value, unwrap(max)))


def _round(x, decimals=0):
    if decimals == 0:
        return wrap(piecewise.rint(x.get()))
    scale = 10.0 ** whole(decimals, "round")
    return wrap(arithmetic.div(piecewise.rint(arithmetic.mul(x.get(), scale)), scale))


def _astype(x, dtype):
    """A copy of another type; an array with a derivative stays one of floats, or is refused."""
    value, dtype = x.get(), element_type(named_type(dtype))
    if isinstance(value, World) and str(primal(x).dtype) != dtype:
        raise Diagnostic("E0201", f"an array with a derivative cannot be made {dtype}")
    return make_array(x, dtype)


ARRAYS: dict[str, Callable] = {
    "sum": _reduction(reductions.total), "mean": _reduction(reductions.mean),
    "max": _reduction(reductions.amax), "min": _reduction(reductions.amin),
    "reshape": _reshape, "transpose": _transpose, "copy": copied,
    "sort": _sort_array,
    "compress": _compress,
    "flatten": lambda x, order="C": copied(ravel(x, order)), "ravel": ravel,
    "dot": _of_library("dot"), "item": _item,
    "tolist": _as_lists, "numpy": lambda x: x, "fill": _fill, "clip": _clip, "round": _round,
    "astype": _astype,
}  # fmt: skip
# The other methods are functions of the library.
ARRAYS |= {name: _of_library(name) for name in METHODS_OF["array"] if name not in ARRAYS}


# -- lists, tuples, ranges ---------------------------------------------------------------------
def _equal(x, y) -> bool:
    return x is y or truth(compared("==", x, y))


def _insert(x, at, item) -> None:
    x.insert(whole(at, "insert"), item)


def _pop(x: list, at=-1):
    at = whole(at, "pop")
    if not -len(x) <= at < len(x):
        message = f"pop of index {at}: the list has length {len(x)}"
        raise Diagnostic("E0202", message, exception="IndexError")
    return x.pop(at)


def _index(x, item, start=0, stop=None) -> int:
    start, stop, _ = slice(start, stop).indices(len(x))
    for k in range(start, stop):
        if _equal(x[k], item):
            return k
    raise Diagnostic("E0202", f"the value is not in {describe(x)}", exception="ValueError")


def _remove(x, item) -> None:
    del x[_index(x, item)]


def _count(x, item) -> int:
    return sum(_equal(other, item) for other in x)


def _extend(owner, node, x, items) -> None:
    x.extend(list(owner.meter.counted(iterate(items), node.span)))


def _extend_left(owner, node, x: deque, items) -> None:
    x.extendleft(list(owner.meter.counted(iterate(items), node.span)))


def _pop_end(name: str) -> Callable:
    """pop or popleft of a deque."""

    def method(x: deque):
        if not x:
            raise Diagnostic("E0202", f"{name} of an empty deque", exception="IndexError")
        return getattr(x, name)()

    return method


def _sort(owner, node, x: list, key=None, reverse=False) -> None:
    sort(x, None if key is None else callable_(owner, key, node), reverse)


# -- dicts -------------------------------------------------------------------------------------
def _dict_pop(x: dict, k, *default):
    k = key(k)
    if k in x:
        return x.pop(k)
    if default:
        return default[0]
    raise _no_key(x, k)


def _no_key(x: dict, k) -> Diagnostic:
    close = nearest(k, [name for name in x if type(name) is str]) if type(k) is str else []
    return Diagnostic(
        "E0202",
        f"the dict has no key {k!r}",
        help=f"did you mean {close[0]!r}?" if close else "a second argument is what is given then",
        exception="KeyError",
    )


def _pop_last(x: dict) -> tuple:
    if not x:
        raise Diagnostic("E0202", "popitem of an empty dict", exception="KeyError")
    return x.popitem()


def _update(owner, node, x: dict, /, *source, **more) -> None:
    from gradcli.evaluator.library.builtins import dictionary

    if source and not isinstance(source[0], dict):
        source = (owner.meter.counted(iterate(source[0]), node.span),)
    x.update(dictionary(*source, **more))


def _updated(owner, node, x: Counter, /, *source, **more) -> None:
    count(owner, node, x, 1, *source, **more)


def _subtract(owner, node, x: Counter, /, *source, **more) -> None:
    count(owner, node, x, -1, *source, **more)


def _most_common(x: Counter, n=None) -> list:
    pairs = list(x.items())
    sort(pairs, lambda pair: pair[1], True)
    return pairs if n is None else pairs[: max(whole(n, "most_common"), 0)]


def _elements(x: Counter):
    return iter([k for k, n in x.items() for _ in range(whole(n, "elements"))])


def _plain_number(x):
    """The number itself; Python's where it is NumPy's."""
    return x.item() if is_numpy(x) else x


def _of_number(name: str) -> Callable:
    """A method of arrays on a number, which is one of no axes."""

    def method(x, *values, **keywords):
        found = ARRAYS[name](cell_of(x), *values, **keywords)
        return _item(found) if type(found) is Array and not found.shape else found

    return method


def _number_of_type(x, dtype):
    """A number as one of another type: a real keeps its derivative, an integer has none."""
    name = element_type(named_type(dtype))
    made = {"float64": real, "int64": integer, "bool": boolean}.get(name or "")
    if made is None and isinstance(x, World):
        raise Diagnostic("E0201", f"a number with a derivative cannot be made {name}")
    return _item(make_array(x, name)) if made is None else made(x)


METHODS: dict[str, dict[str, Callable]] = {
    "array": ARRAYS,
    "number": {name: _of_number(name) for name in METHODS_OF["number"]} | {
        "copy": lambda x: x, "astype": _number_of_type,
        **dict.fromkeys(("ravel", "flatten"), lambda x, order="C": reshape(x, (-1,))),
        "item": _plain_number, "tolist": _plain_number, "numpy": lambda x: x,
        "round": lambda x, decimals=0: rounded(x, decimals),
    },
    "list": {
        "append": list.append, "extend": _extend, "insert": _insert, "pop": _pop,
        "remove": _remove, "index": _index, "count": _count, "reverse": list.reverse,
        "sort": _sort, "clear": list.clear, "copy": list.copy,
    },
    "deque": {
        "append": deque.append, "appendleft": deque.appendleft, "extend": _extend,
        "extendleft": _extend_left, "pop": _pop_end("pop"), "popleft": _pop_end("popleft"),
        "rotate": lambda x, n=1: x.rotate(whole(n, "rotate")), "insert": _insert,
        "remove": _remove, "index": _index, "count": _count, "reverse": deque.reverse,
        "clear": deque.clear, "copy": deque.copy,
    },
    "tuple": {"index": _index, "count": _count},
    "range": {"index": _index, "count": _count},
    "dict": {
        "keys": dict.keys, "values": dict.values, "items": dict.items,
        "get": lambda x, k, default=None: x.get(key(k), default), "pop": _dict_pop,
        "popitem": _pop_last, "update": _update,
        "setdefault": lambda x, k, default=None: x.setdefault(key(k), default),
        "copy": lambda x: x.copy(), "clear": dict.clear,
    },
}  # fmt: skip
METHODS["named tuple"] = METHODS["tuple"] | {
    "_replace": lambda x, /, **new: x.of.replaced(x, new), "_asdict": lambda x: x.of.items(x),
    "_make": lambda x, items: x.of.of_items(list(iterate(items))),
}  # fmt: skip
METHODS["counter"] = METHODS["dict"] | {
    "most_common": _most_common, "elements": _elements, "total": lambda x: summed(x.values()),
    "update": _updated, "subtract": _subtract,
}  # fmt: skip
# Methods that are given the run and the call before their values.
WITH_METER = {
    "extend", "extendleft", "sort", "update", "subtract", "fill", "join", "format", "replace",
    "ljust", "rjust", "center", "zfill",
}  # fmt: skip
