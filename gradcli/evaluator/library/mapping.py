"""Functions of the program on each element, or each row, of arrays: np.vectorize and
np.apply_along_axis."""

from collections.abc import Callable

from gradcli.errors import Diagnostic
from gradcli.evaluator.library.builtins import named_type
from gradcli.evaluator.library.functions import invoke
from gradcli.evaluator.values.array import primal, unwrap, wrap
from gradcli.evaluator.values.values import Builtin, Function, describe, iterate
from gradcli.ops.arrays import as_array, getitem, ravel, reshape, stack
from gradcli.ops.axes import normal, whole
from gradcli.ops.element_types import element_type
from gradcli.ops.linalg.polynomials import polyval
from gradcli.ops.numpy_call import shape
from gradcli.ops.structural.shaping import broadcast_arrays, moveaxis


def vectorize(owner, args: tuple, keywords: dict, node) -> Builtin:
    """A function as one of arrays: what it gives of their elements, in the shape that they have
    together; of numbers alone it is the function."""
    (function,) = args
    kinds = keywords.get("otypes")
    if kinds is not None and any(element_type(named_type(x)) != "float64" for x in iterate(kinds)):
        raise Diagnostic("E0201", "otypes of other than reals is not provided", help="[float] is")

    def joined(values: list, full: tuple):
        return _joined(values, full, kinds is None)

    if type(function) is not Function and not isinstance(function, Builtin):
        raise Diagnostic("E0201", f"vectorize takes a function, not {describe(function)}")

    def call(owner, args, keywords, node):
        if keywords or not args:
            raise Diagnostic("E0103", "a vectorized function takes its arguments by their places")
        parts = broadcast_arrays(*[as_array(unwrap(x)) for x in args])
        full = shape(parts[0])
        if not full:
            return invoke(owner, function, args, {}, node)
        rows = [ravel(part) for part in parts]
        count = shape(rows[0])[0]
        if not count:
            raise Diagnostic("E0201", "a vectorized function needs at least one element")
        found = [
            invoke(owner, function, tuple([wrap(getitem(row, k)) for row in rows]), {}, node)
            for k in range(count)
        ]
        if type(found[0]) is tuple:
            return tuple([joined(list(column), full) for column in zip(*found)])
        return joined(found, full)

    return Builtin("vectorize", call)


def poly1d(owner, args: tuple, keywords: dict, node) -> Builtin:
    """The polynomial with these coefficients, that of the highest power first, as a function."""
    coefficients = unwrap(args[0])

    def call(owner, args, keywords, node):
        if len(args) != 1 or keywords:
            raise Diagnostic("E0103", "a polynomial takes one number or array")
        return wrap(polyval(coefficients, unwrap(args[0])))

    return Builtin("poly1d", call)


def apply_along_axis(owner, args: tuple, keywords: dict, node):
    """What a function gives of each vector along an axis of an array, in the place of that."""
    function, axis, x, *more = args
    x = as_array(unwrap(x))
    rank = len(shape(x))
    axis = normal(whole(axis, "axis"), rank)
    others = moveaxis(x, axis, -1)
    around = shape(others)[:-1]
    rows = reshape(others, (-1, shape(x)[axis]))
    found = [
        invoke(owner, function, (wrap(getitem(rows, k)), *more), keywords, node)
        for k in range(shape(rows)[0])
    ]
    inner = shape(as_array(unwrap(found[0])))
    made = unwrap(_joined(found, (*around, *inner)))
    for k in range(len(inner)):  # whose axes stand where the vectors had theirs
        made = moveaxis(made, len(around) + k, axis + k)
    return wrap(made)


def _is_whole(value) -> bool:
    """Whether a value is an integer or a truth, or an array of them."""
    value = primal(as_array(unwrap(value)))
    return (
        type(value) in (int, bool) or getattr(getattr(value, "dtype", None), "kind", "f") in "iub"
    )


def _joined(values: list, full: tuple, is_like_first: bool = True):
    """Values as an array of a shape.  Where the first is an integer NumPy cuts the others."""
    whole_numbers = [_is_whole(value) for value in values]
    if is_like_first and whole_numbers[0] and not all(whole_numbers):
        raise Diagnostic(
            "E0201", "NumPy makes integers of all values here, for the first is one",
            help="give a real there, as 0.0, or otypes=[float] to vectorize",
        )  # fmt: skip
    return wrap(reshape(stack([as_array(unwrap(value)) for value in values]), full))


MAPPING: dict[str, Callable] = {
    "np.poly1d": poly1d,
    "np.vectorize": vectorize, "np.apply_along_axis": apply_along_axis,
}  # fmt: skip
