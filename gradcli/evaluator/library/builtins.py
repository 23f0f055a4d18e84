"""Python's own functions on the values of the language, and the library's that look at cells.

Each takes the values of a call and gives a value; what they raise is put in words and given its
place by the call.
"""

import math
import operator
from collections import Counter, defaultdict, deque
from collections.abc import Callable
from gc import get_referents
from itertools import zip_longest
from types import FrameType

from gradcli.errors import EXCEPTIONS, Diagnostic
from gradcli.evaluator.operators.comparison import compared
from gradcli.evaluator.values.array import (
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
    write,
)
from gradcli.evaluator.values.objects import attempt, is_numpy, is_object, operated
from gradcli.evaluator.values.values import (
    LAZY,
    VIEWS,
    Builtin,
    Failure,
    Function,
    Type,
    describe,
    iterate,
    truth,
    type_name,
)
from gradcli.evaluator.values.values import key as key_of
from gradcli.language.names.builtins import METHODS_OF
from gradcli.language.names.number_types import told_apart
from gradcli.ops import arithmetic, arrays, piecewise, reductions
from gradcli.ops.containers import CONTAINERS, FAMILY, Named, remade
from gradcli.ops.dispatch import World, is_complex
from gradcli.ops.element_types import cast, element_type
from gradcli.ops.integers import BITS, LIMIT, too_large
from gradcli.ops.libraries import composites
from gradcli.ops.nesting import DEEPEST, measure, too_deep
from gradcli.ops.numpy_call import shape

MISSING = object()

LONG = 60  # characters of a text in a message


def whole(x, what: str) -> int:
    """`x` as the integer that `what` needs."""
    if type(x) is int or type(x) is bool:
        return int(x)
    if is_object(x) or getattr(getattr(x, "dtype", None), "kind", "") in ("i", "u"):
        return attempt(operator.index, x)
    raise Diagnostic(
        "E0201",
        f"{what} needs an integer, not {describe(x)}{_shown(x)}",
        help="int(…) makes an integer of a number",
    )


def _shown(x) -> str:
    x = primal(x)
    return f": {x!r}" if type(x) is float else ""


def absolute(x):
    return attempt(abs, x) if is_object(x) else wrap(piecewise.absolute(unwrap(x)))


def boolean(x=False) -> bool:
    return truth(x)


def can_be_called(x) -> bool:
    return isinstance(x, (Function, Builtin)) or (is_object(x) and callable(x))


def counted(x, start=0):
    return _of_few(enumerate(iterate(x), whole(start, "enumerate")))


def _no_integer(name: str, value: float) -> Diagnostic:
    """The error of an integer made of NaN or an infinity."""
    kind = "ValueError" if value != value else "OverflowError"
    return Diagnostic("E0201", f"{name} of {value}: it is no integer", exception=kind)


def _read(x: str, kind: type, name: str, what: str):
    """The number that a string spells, in ASCII and without underscores."""
    word = x.strip()
    shown = repr(x) if len(x) <= LONG else f"{x[:LONG]!r}…"
    if not word.isascii() or "_" in word or len(word) > BITS:
        raise Diagnostic("E0201", f"{name} of {shown}: it is not {what}", exception="ValueError")
    try:
        return kind(word)
    except ValueError as error:
        message = f"{name} of {shown}: it is not {what}"
        made = Diagnostic("E0201", message, exception="ValueError")
        made.failure = Failure("ValueError", error.args, made)
        raise made from error


def real(x=0.0, name="float"):
    """`x` as a real number, its gradient kept, for the function of a name."""
    if type(x) is str:
        return _read(x, float, "float", "a number")
    if is_object(x):
        return attempt(float, x)
    value = primal(x)
    if is_complex(value):
        raise Diagnostic(
            "E0201", f"{name} needs a number, not {describe(x)}", help="z.real is its real part"
        )
    if type(value) in PLAIN:
        # an integer may have been selected, by where or a minimum, beside what is differentiated
        return float(x) if not isinstance(x, World) else x if type(value) is float else x * 1.0
    if is_numpy(value) and not isinstance(unwrap(x), World):
        return attempt(float, value)
    if isinstance(value, World) and not value.shape:  # a number that is its own value
        return x
    if getattr(value, "size", 0) == 1:
        return real(arrays.reshape(unwrap(x), (1,))[0])
    raise Diagnostic("E0201", f"{name} needs a number, not {describe(x)}")


def complex_number(*values, **named):
    """The number real + i imag, of two numbers, complex ones too, their gradients kept."""
    from gradcli.ops.complex_numbers import complex_of

    given = {"real": 0.0, "imag": 0.0} | dict(zip(("real", "imag"), values)) | named
    if type(given["real"]) is str:
        return _read(given["real"], complex, "complex", "a complex number")
    parts = [x if is_complex(primal(x)) else real(x, "complex") for x in given.values()]
    if any(is_complex(primal(x)) for x in parts):
        return parts[0] + 1j * parts[1]
    made = complex_of(*parts)
    return made if isinstance(made, World) else complex(made)


def integer(x=0) -> int:
    """`x` cut to an integer: no gradient passes."""
    if is_object(x):
        return attempt(int, x)
    value = _read(x, int, "int", "an integer") if type(x) is str else primal(x)
    if getattr(value, "size", 0) == 1:
        value = value.item()
    if isinstance(value, World) and not value.shape:
        return int(value)  # type: ignore[call-overload]  # a Ball has one
    if type(value) not in PLAIN:
        raise Diagnostic("E0201", f"int needs a number, not {describe(x)}")
    if type(value) is float and not math.isfinite(value):
        raise _no_integer("int", value)
    cut = int(value)
    if not -LIMIT <= cut < LIMIT:
        raise too_large("the integer")
    return cut


SIZED = {*CONTAINERS, str, range, *VIEWS}


def length(x) -> int:
    if type(x) is Array:
        return x.shape[0]
    if type(x) in SIZED:
        return len(x)
    if is_object(x):
        return attempt(len, x)
    raise Diagnostic("E0201", f"{describe(x)} has no length")


def as_list(*x) -> list:
    return list(iterate(x[0])) if x else []


def as_tuple(*x) -> tuple:
    return tuple(iterate(x[0])) if x else ()


def _extreme(name: str, symbol: str, reduction, hull):
    """max or min: NumPy's of one array, else the first of the best, as Python has it.

    hull: the row of two that are not told apart, as balls may not be.
    """

    def extreme(*args, key=None, **keywords):
        if (
            len(args) == 1
            and key is None
            and (type(args[0]) is Array or keywords.keys() & {"axis", "keepdims"})
        ):
            return wrap(reduction(unwrap(args[0]), **keywords))
        if len(args) > 1 and keywords:
            raise Diagnostic("E0103", f"{name} of several values takes no '{next(iter(keywords))}'")
        items = iter(iterate(args[0]) if len(args) == 1 else args)
        best = next(items, MISSING)
        if best is MISSING:
            if "default" in keywords:
                return keywords["default"]
            message = f"{name} of nothing: the sequence is empty"
            raise Diagnostic("E0201", message, exception="ValueError")
        measure = best if key is None else key(best)
        for item in items:
            other = item if key is None else key(item)
            better = compared(symbol, other, measure)
            if isinstance(better, World) and better.undecided and key is None:
                best = measure = hull(other, measure)
            elif truth(better):
                best, measure = item, other
        return best

    return extreme


def summed(x, start=None, **keywords):
    """NumPy's sum of one array; of others, and from a start on, that from left to right."""
    if start is not None and keywords:
        raise Diagnostic("E0103", f"sum takes a start, or {' and '.join(keywords)}, not both")
    if (type(x) is Array and start is None) or keywords:
        return wrap(reductions.total(unwrap(x), **keywords))
    total = 0 if start is None else start
    for item in iterate(x):
        family = FAMILY.get(type(item))
        if family in (list, tuple) and family is FAMILY.get(type(total)):
            total = total + item
            continue
        if type(item) in CONTAINERS or type(item) is str:
            message = f"sum of {describe(item)} and {describe(total)}: it adds numbers and arrays"
            raise Diagnostic("E0201", message)
        if is_object(item) or is_object(total):
            total = operated("+", total, item)
            continue
        total = wrap(arithmetic.add(unwrap(total), unwrap(item)))
    return total


def span(*bounds):
    return range(*[whole(b, "range") for b in bounds])


def backwards(x):
    if type(x) in (list, tuple, range, str):
        return reversed(x)
    return reversed(list(iterate(x)))


def rounded(x, ndigits=None):
    """Python's round: to an integer, or to digits after the point, where its derivative is 0."""
    if is_object(x):
        return attempt(round, x) if ndigits is None else attempt(round, x, ndigits)
    value = primal(x)
    if type(value) not in PLAIN:
        if is_numpy(x):
            return round(x, whole(0 if ndigits is None else ndigits, "round"))
        if isinstance(value, World) and not value.shape:  # a number that is its own value
            from gradcli.ops.libraries.composites import around

            return integer(around(x, 0)) if ndigits is None else around(x, ndigits)
        if type(x) is not Array:
            raise Diagnostic("E0201", f"round needs a number, not {describe(x)}")
        from gradcli.ops.libraries.composites import around

        return wrap(around(x.get(), 0 if ndigits is None else ndigits))
    if ndigits is None:
        if type(value) is float and not math.isfinite(value):
            raise _no_integer("round", value)
        return integer(round(value))
    cut = round(value, whole(ndigits, "round"))
    if isinstance(x, World):  # connected with derivative 0, as every step is
        return arithmetic.add(arithmetic.mul(piecewise.floor(x), 0.0), cut)
    return cut


def ordered(x, key=None, reverse=False) -> list:
    """The elements in rising order; equal ones keep their order."""
    items = list(iterate(x))
    sort(items, key, reverse)
    return items


def sort(items: list, key=None, reverse=False) -> None:
    """Put the elements of a list in rising order, or those of key(element)."""
    keys = list(items) if key is None else [key(item) for item in items]
    measure(keys)
    order = [_plain(item) for item in keys]
    places = sorted(range(len(items)), key=order.__getitem__, reverse=truth(reverse))
    items[:] = [items[k] for k in places]


def _plain(x):
    """What `x` is ordered by: its primal, in lists and tuples too."""
    if type(x) in CONTAINERS and FAMILY[type(x)] is not dict:
        return remade(_plain, x)
    if is_object(x):
        return x
    value = primal(x)
    if isinstance(value, World) and not value.shape:
        return value
    if type(x) is Array or (type(value) not in (*PLAIN, str) and not is_numpy(value)):
        raise Diagnostic("E0201", f"sorted orders numbers and strings, not {describe(x)}")
    return value


FOLLOWED = {*LAZY, tuple, list, FrameType}  # of what an iterator refers to


def _of_few(made):
    """`made`, an iterator; E0201 where it goes through one that goes through one, and so on, deeper
    than C's stack may hold."""
    level, seen = [made], {id(made)}
    for _ in range(2 * DEEPEST):  # an iterator and the tuple of what it goes through
        inner = {id(x): x for x in get_referents(*level) if type(x) in FOLLOWED}
        level = [x for k, x in inner.items() if k not in seen]
        if not level:
            return made
        seen.update(inner)
    raise too_deep(made)


def paired(*sequences, strict=False):
    if not truth(strict):
        return _of_few(zip(*[iterate(x) for x in sequences]))
    return _of_few(_of_one_length([iterate(x) for x in sequences]))


def _of_one_length(sequences: list):
    ended = None
    for together in zip_longest(*sequences, fillvalue=MISSING):
        ended = next((k for k, x in enumerate(together) if x is MISSING), None)
        if ended is not None:
            message = "zip with strict=True takes sequences of one length"
            raise Diagnostic("E0202", message, exception="ValueError")
        yield together


def following(x, *default):
    """The next item of what is gone through once; where it has ended, the default if one is
    given."""
    if type(x) not in LAZY:
        raise Diagnostic(
            "E0201", f"{describe(x)} is no iterator", exception="TypeError",
            help="iter(…) makes one of a list: it = iter(xs), then next(it)",
        )  # fmt: skip
    item = next(x, *default) if default else next(x, MISSING)
    if item is MISSING:
        message = "next of an iterator that has ended"
        help = "a second argument is what is given then: next(it, None)"
        raise Diagnostic("E0201", message, exception="StopIteration", help=help)
    return item


def any_of(x) -> bool:
    return any(truth(item) for item in iterate(x))


def all_of(x) -> bool:
    return all(truth(item) for item in iterate(x))


def mapped(function, *sequences):
    return _of_few(map(function, *[iterate(x) for x in sequences]))


def chosen(function, x):
    test = truth if function is None else lambda item: truth(function(item))
    return _of_few(filter(test, iterate(x)))


def quotient(x, y) -> tuple:
    """divmod: the floor of x / y, and what remains."""
    if is_object(x) or is_object(y):
        return operated("//", x, y), operated("%", x, y)
    return tuple([wrap(row(unwrap(x), unwrap(y))) for row in (arithmetic.floordiv, arithmetic.mod)])


def raised(x, p, modulus=None):
    """pow(x, p), or with a modulus the integer x**p % modulus."""
    if modulus is None:
        if is_object(x) or is_object(p):
            return operated("**", x, p)
        return wrap(arithmetic.power(unwrap(x), unwrap(p)))
    numbers = [whole(n, "pow with a modulus") for n in (x, p, modulus)]
    if numbers[2] == 0:
        message = "pow with a modulus of 0"
        raise Diagnostic("E0201", message, exception="ValueError")
    return pow(*numbers)


def dictionary(source=(), /, **more) -> dict:
    """A dict of another, or of pairs, and of the keywords."""
    made = dict(source) if FAMILY.get(type(source)) is dict else {}
    if FAMILY.get(type(source)) is not dict:
        for k, pair in enumerate(iterate(source)):
            two = list(iterate(pair))
            if len(two) != 2:
                message = f"dict takes pairs, and element {k} has {len(two)} values"
                raise Diagnostic("E0202", message, exception="ValueError")
            made[key_of(two[0])] = two[1]
    return made | more


def type_of(x) -> Type:
    """The type of `x`; it can be printed and compared, and its name read."""
    if type(x) is Named:
        return x.of
    name = type_name(x)
    return TYPES_MADE.setdefault(name, Type(name, _no_constructor))


def _no_constructor(owner, args, keywords, node):
    raise Diagnostic("E0103", "a type that type(x) gives cannot be called", node.span)


def code_point(x) -> int:
    """The number of a letter."""
    if type(x) is not str or len(x) != 1:
        raise Diagnostic("E0201", f"ord needs a string of one letter, not {describe(x)}")
    return ord(x)


def _each_type(kinds) -> list:
    """The types of tuples of types in tuples."""
    if type(kinds) is not tuple:
        return [kinds]
    return [kind for several in kinds for kind in _each_type(several)]


def is_instance(x, kinds) -> bool:
    """Whether `x` is of a type, or of one of a tuple of types, or of what these are made of."""
    names = {type_name(x)}
    names |= {PARENTS[name] for name in tuple(names) if name in PARENTS}
    if type(x) is Named:
        names = {"tuple"}
    for found in tuple(names & EXCEPTIONS.keys()):
        name: str | None = found
        while name is not None:
            names.add(name)
            name = EXCEPTIONS[name]
    if type(x) in LAZY:
        message = "isinstance of what is gone through once is not told apart"
        raise Diagnostic("E0201", message, help="make a list of it: list(…)")
    asked = _each_type(kinds)
    for kind in asked:
        if not isinstance(kind, Type):
            help = "as in isinstance(x, (int, float))"
            raise Diagnostic("E0201", f"isinstance takes types, not {describe(kind)}", help=help)
        if kind.name in names or (type(x) is Named and kind is x.of):
            return True
    if error := told_apart(names, [kind.name.removeprefix("numpy.") for kind in asked]):
        raise error
    return False


def has_attribute(x, name) -> bool:
    """Whether Python's value of the type that `x` has has an attribute."""
    if type(name) is not str:
        raise Diagnostic("E0201", f"hasattr takes the name of an attribute, not {describe(name)}")
    if type(x) is Named and name in (*x.of.fields, "_fields", *METHODS_OF["named tuple"]):
        return True
    kind = type_name(x)
    if kind == "numpy.ndarray":
        import numpy

        return hasattr(numpy.ndarray, name)
    return hasattr(OF_PYTHON.get(kind, tuple if type(x) is Named else object), name)


OF_PYTHON: dict[str, type] = {
    t.__name__: t for t in (bool, complex, dict, float, int, list, range, str, tuple)
}
OF_PYTHON |= {f"collections.{t.__name__}": t for t in (deque, defaultdict, Counter)}
PARENTS = {"bool": "int", "numpy.float64": "float", "numpy.complex128": "complex"}
PARENTS |= dict.fromkeys(("collections.defaultdict", "collections.Counter"), "dict")
FUNCTIONS = {
    "abs": absolute, "all": all_of, "any": any_of, "bool": boolean, "callable": can_be_called,
    "complex": complex_number,
    "dict": dictionary, "divmod": quotient, "enumerate": counted, "filter": chosen, "float": real,
    "hasattr": has_attribute,
    "int": integer, "isinstance": is_instance, "iter": iterate, "next": following,
    "ord": code_point,
    "len": length, "list": as_list, "map": mapped,
    "max": _extreme("max", ">", reductions.amax, piecewise.maximum),
    "min": _extreme("min", "<", reductions.amin, piecewise.minimum), "pow": raised, "range": span,
    "reversed": backwards, "round": rounded, "sorted": ordered, "sum": summed,
    "tuple": as_tuple, "type": type_of, "zip": paired,
}  # fmt: skip
TYPES_MADE: dict[str, Type] = {}


# -- functions that look at the cell itself, not only at its value -----------------------------
def copy(x, order="K", subok=False):
    arrays.check_layout(order)
    if type(x) is Array:
        return copied(x, "K")
    return (
        wrap(composites.copy(unwrap(x))) if type(x) in (list, tuple) else x
    )  # numbers are their own


def array(values, dtype=None, order="K", copy=True, subok=False, ndmin=0):
    """np.array, which of an array is that itself where no copy is asked for."""
    return _new(as_array(values, dtype) if not copy else make_array(values, dtype), order, ndmin)


def asarray(values, dtype=None, order=None, copy=None, subok=False, ndmin=0):
    return _new(make_array(values, dtype) if copy else as_array(values, dtype), order, ndmin)


def _new(made, order, ndmin):
    arrays.check_layout(order)
    lengths = shape(made)
    return reshape(made, (1,) * (ndmin - len(lengths)) + lengths) if len(lengths) < ndmin else made


def make_array(values, dtype=None):
    """A new array of numbers, nested lists or another array."""
    dtype = element_type(named_type(dtype))
    if type(values) is Array:
        cell = copied(values, "K")
        if dtype is None or str(primal(cell).dtype) == dtype:
            return cell
        if isinstance(cell.get(), World):
            raise Diagnostic("E0201", f"an array with a derivative cannot be made {dtype}")
        return Array(cast(cell.get(), dtype))
    made = gathered(list(values) if type(values) in (range, deque) else values)
    if dtype is not None:
        made = arrays.of_type(made, dtype) if isinstance(made, World) else cast(made, dtype)
    return made if isinstance(made, World) and not made.shape else Array(made)


def from_items(iter, dtype, count=-1):
    """np.fromiter, of what is gone through once too; the numbers keep their derivatives."""
    from gradcli.ops.structural.makers import fromiter

    return wrap(fromiter(map(unwrap, iterate(iter)), named_type(dtype), count))


def named_type(x):
    """The name of a type of numbers that is given as a value, such as np.float32; others as is."""
    return x.name.rpartition(".")[2] if isinstance(x, Type) else x


def as_array(values, dtype=None):
    return values if type(values) is Array and dtype is None else make_array(values, dtype)


def cell_of(x) -> Array:
    """`x` as a cell; a number with a derivative is in one without axes."""
    made = x if type(x) is Array else make_array(x)
    return made if type(made) is Array else Array(made)


def reshape(x, newshape=None, order="C", shape=None):
    lengths = newshape if newshape is not None else shape
    parts = list(iterate(lengths)) if type(lengths) in (list, tuple, Array) else [lengths]
    lengths = tuple(whole(n, "a shape") for n in parts)
    cell = cell_of(x)
    if not arrays.by_columns(primal(cell), order):
        return reshaped(cell, lengths)
    return transposed(reshaped(transposed(cell), lengths[::-1]))


def transpose(x, axes=None):
    cell = x if type(x) is Array else make_array(x)
    if type(cell) is not Array:  # a number with a derivative
        return cell
    return transposed(cell, axes if axes is None else tuple(iterate(axes)))


def ravel(x, order="C"):
    return raveled(x) if type(x) is Array and order == "C" else reshape(x, (-1,), order)


def put_along_axis(x, indices, values, axis):
    """Write the values where take_along_axis would read."""
    from gradcli.ops.structural.selecting import along_axis

    if type(x) is not Array:
        raise Diagnostic("E0201", f"put_along_axis writes into an array, not {describe(x)}")
    write(x, along_axis(x.shape, unwrap(indices), axis), values, in_place=False)


def stop_gradient(x):
    """x as constants, nested as it is."""
    return wrap(composites.stop_gradient(unwrap(x)))


def is_scalar(element=None) -> bool:
    """np.isscalar, of any value: an array without axes is none."""
    return type(element) is not Array and arrays.isscalar(element)


# By the library function's name: what the evaluator calls in its place.
ON_CELLS: dict[str, Callable] = {
    "copy": copy, "array": array, "asarray": asarray, "reshape": reshape,
    "transpose": transpose, "ravel": ravel, "isscalar": is_scalar, "fromiter": from_items,
    "put_along_axis": put_along_axis, "stop_gradient": stop_gradient,
}  # fmt: skip
