"""Faults of a running program in plain words: what rows and NumPy raise becomes a Diagnostic.

NumPy's own words are never shown: they speak of its insides.  What went wrong is found again from
the values themselves, and a program may catch it by the exception that Python raises there.
"""

from gradcli.errors import EXCEPTIONS, Diagnostic, Source
from gradcli.evaluator.values.array import Array, primal
from gradcli.evaluator.values.values import UNSET, describe
from gradcli.language.shape_errors import BROADCAST, PRODUCT, broadcast, shapes_differ, text_at
from gradcli.language.syntax import surface as s
from gradcli.ops.integers import past_floats
from gradcli.ops.nesting import measure
from gradcli.ops.numpy_call import shape

# What an operator or a function may raise on values that do not fit it.
FAULTS = (Diagnostic, ValueError, TypeError, IndexError, KeyError, AttributeError, ArithmeticError,
          MemoryError, NotImplementedError)  # fmt: skip


def fault(error: Exception, what: str, values: tuple, node: s.Node, source: Source) -> Diagnostic:
    """The diagnostic of `error`, which `what` ("+", "sin") raised on `values`, at `node`."""
    if isinstance(error, Diagnostic):
        return error.located(node.span, source)
    made = _explained(error, what, values, node, source)
    if made.exception is not None:  # a limit has none: no program catches it
        made.exception = _exception(error) or made.exception
    return made.located(node.span, source)


def _exception(error: Exception) -> str | None:
    """The name of the exception that programs know `error` by."""
    if isinstance(error, AttributeError):  # of a value that a row was not made for
        return "TypeError"
    return next(
        (kind.__name__ for kind in type(error).__mro__ if kind.__name__ in EXCEPTIONS), None
    )


def _explained(error, what: str, values: tuple, node: s.Node, source: Source) -> Diagnostic:
    if isinstance(error, MemoryError):
        return Diagnostic("E0206", f"the result of {what} does not fit into memory")
    if isinstance(error, OverflowError):
        error = Diagnostic("E0203", f"the result of {what} is too large for a number")
        return past_floats(values) or error
    for find in FINDERS:
        found = find(error, what, values, node, source)
        if found is not None:
            return found
    return _unfit(error, what, values)


# -- what may have gone wrong: each gives a diagnostic, or None where it did not ------------------
def _odd(error, what, values, node, source) -> Diagnostic | None:
    """A value that no function of numbers takes."""
    taken = (list, tuple, range) if isinstance(error, (ValueError, IndexError)) else (range,)
    if all(_is_numeric(v) or type(v) in taken for v in values):
        return None
    return _unfit(TypeError(), what, values)


def _parts(error, what, values, node, source) -> Diagnostic | None:
    """Arrays of different shapes that were to be joined."""
    many = values[0] if values and type(values[0]) in (list, tuple) else ()
    shapes = list(dict.fromkeys(map(shape_of, many)))
    if not any(type(part) is Array for part in many) or len(shapes) < 2 or None in shapes:
        return None
    listed = " and ".join(map(str, shapes))
    return Diagnostic("E0202", f"{what}: the shapes {listed} do not fit together")


def _ragged(error, what, values, node, source) -> Diagnostic | None:
    if not any(type(v) in (list, tuple) and shape_of(v) is None for v in values):
        return None
    return Diagnostic("E0202", f"{what}: the lists of an array must have one length each")


def _axis(error, what, values, node, source) -> Diagnostic | None:
    """An axis that the array does not have; NumPy's error tells which."""
    axis, count = getattr(error, "axis", None), getattr(error, "ndim", None)
    if axis is None or count is None:
        return None
    from gradcli.ops.axes import missing

    return Diagnostic("E0202", f"{what}: {missing(axis, count)}")


def _matrix(error, what, values, node, source) -> Diagnostic | None:
    if what.rpartition(".")[2] not in ("@", "matmul", "dot") or len(values) != 2:
        return None
    a, b = map(shape_of, values)
    if () in (a, b):
        other = "a number" if a == b else "a number and an array"
        return Diagnostic(
            "E0201", f"{text_at(node.span, source) or what}: {what} multiplies arrays, not {other}",
            help="write * to multiply by a number",
        )  # fmt: skip
    return _shapes_differ(what, values, node, source, PRODUCT)


def _broadcast(error, what, values, node, source) -> Diagnostic | None:
    shapes = _shapes(values)
    if not isinstance(error, ValueError) or len(shapes) < 2 or broadcast(shapes):
        return None
    return _shapes_differ(what, values, node, source, BROADCAST)


def _shapes_differ(what, values, node, source, help: str) -> Diagnostic:
    """The error of two shapes or more that do not go together, each shown at its operand."""
    spans = [n.span for n, v in zip(_operands(node), values) if shape_of(v)]
    made = shapes_differ(text_at(node.span, source) or what, _shapes(values), spans, help)
    return made.located(node.span, source)


def _filling(error, what, values, node, source) -> Diagnostic | None:
    """A reshape to another number of elements."""
    if what.rpartition(".")[2] != "reshape" or not isinstance(error, ValueError):
        return None
    from math import prod

    count = prod(shape_of(values[0]) or ())
    lengths = values[1] if len(values) == 2 else values[1:]
    lengths = tuple(primal(lengths)) if type(lengths) in (list, tuple, Array) else (lengths,)
    elements = "1 element does" if count == 1 else f"{count} elements do"
    return Diagnostic("E0202", f"{what}: {elements} not fill the shape {lengths}")


def _empty(error, what, values, node, source) -> Diagnostic | None:
    if not isinstance(error, (ValueError, IndexError)):
        return None
    empty = next((v for v in values if 0 in (shape_of(v) or ())), None)
    if empty is None:
        return None
    kind = "array" if type(empty) is Array else type(empty).__name__
    return Diagnostic("E0202", f"{what}: the {kind} is empty")


def _negative(error, what, values, node, source) -> Diagnostic | None:
    """A negative length where an array is made."""
    if not isinstance(error, ValueError) or not values or what.startswith("."):
        return None
    lengths = values[0] if type(values[0]) in (list, tuple) else values
    wrong = next((n for n in lengths if type(n) is int and n < 0), None)
    if wrong is None:
        return None
    return Diagnostic("E0202", f"{what}: a length cannot be negative: {wrong}")


FINDERS = (_odd, _parts, _ragged, _axis, _matrix, _filling, _broadcast, _empty, _negative)


def _unfit(error: Exception, what: str, values: tuple) -> Diagnostic:
    """The error where nothing better is known: what does not take which values."""
    code = "E0202" if isinstance(error, (ValueError, IndexError)) else "E0201"
    kinds = " and ".join(describe(v) for v in values) if values else "these arguments"
    words = "does not take" if what[-1:].isalnum() else "is not defined for"
    return Diagnostic(code, f"{what} {words} {kinds}", help=_advice(what, values))


def _advice(what: str, values: tuple) -> str | None:
    if not what[-1:].isalnum() and any(type(v) in (list, tuple) for v in values):
        from gradcli.language.names.readings import VECTOR

        counts = what == "*" and any(type(primal(v)) is float for v in values)
        return f"{VECTOR}\nor, to repeat the list, int(…) makes a count of it" if counts else VECTOR
    return None


# -- the values -----------------------------------------------------------------------------------
def _is_numeric(x) -> bool:
    return type(x) in (float, int, bool, Array) or hasattr(x, "level") or hasattr(x, "dtype")


def shape_of(x) -> tuple[int, ...] | None:
    """The shape of a value, of nested lists too; None of lists of different lengths."""
    if type(x) in (list, tuple):
        try:
            measure(x)
        except Diagnostic:
            return None
    return _shape_of(x)


def _shape_of(x) -> tuple[int, ...] | None:
    if type(x) is range:
        return (len(x),)
    if type(x) not in (list, tuple):
        return tuple(shape(x))
    shapes = {_shape_of(item) for item in x} or {()}
    inner = shapes.pop()
    return None if shapes or inner is None else (len(x), *inner)


def _shapes(values: tuple) -> list[tuple[int, ...]]:
    return [found for found in map(shape_of, values) if found]


def _operands(node: s.Node) -> tuple:
    if type(node) is s.Call:
        return node.args
    if type(node) is s.AugAssign:
        return node.target, node.value
    return (node.left, node.right) if type(node) is s.Binary else ()


NO_GRADIENT = (
    "a tape gives None where nothing that it watched leads to the target: a constant takes "
    "tape.watch(x), a variable x.assign(…) instead of x = …; gradcli tape says which it is"
)


def check_values(values: tuple, nodes: tuple, what: str, source: Source, owner) -> None:
    """Raise where one of `values`, those of `nodes`, is missing or None."""
    for value, node in zip(values, nodes):
        if value is not UNSET and value is not None:
            continue
        if value is UNSET:
            raise owner.unset(node.id, node.span)
        if type(node) is s.Call and type(node.function) is s.Name:
            name = node.function.id
            raise Diagnostic(
                "E0201",
                f"'{name}' gives None, which {what} cannot use: it ended without a return",
                node.span,
                "this is None",
                help=f"end '{name}' with a return",
                source=source,
            )
        raise Diagnostic(
            "E0201", f"{what} cannot use None", node.span, "this is None", source=source,
            help=NO_GRADIENT if owner.program.tensors else None,
        )  # fmt: skip
