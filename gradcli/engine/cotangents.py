"""Cotangents of arrays in the sweep: in the shape of their primals, or not yet repeated to it.

What a sum gives back is one number for many elements.  To write it out is a pass over memory, so
that of plain arrays stays narrow, in a shape that broadcasts to its primal's, until something needs
it whole: a structural row, an argument that was itself broadcast, or who asked for it.

What a slice gives back is 0 but for a few elements.  A sweep adds these to one array for all slices
of an argument, in place: it knows the nodes whose cotangents are arrays that it has `made`, which
nothing else holds until it carries them back.
"""

from gradcli.ops.arrays import add_in_place, fitted, load_numpy, spread_like
from gradcli.ops.digits.doubt import LITTLE, doubt
from gradcli.ops.dispatch import NUMBERS, World, is_complex, primal
from gradcli.ops.memory import ask
from gradcli.ops.numpy_call import ARRAYS, shape
from gradcli.ops.rows import Op


def accumulate(
    cotangents: dict, node: int, d, value, wanted: bool = True, made: set[int] | None = None
) -> None:
    """Add d to the cotangent of a node, in the shape of its value, and real where that is.

    One that is not `wanted`, but only carried on, may stay narrow.  made: the nodes whose
    cotangents may be changed in place; None where an outer tape may hold any of them.
    """
    if not is_alike(d, value):
        if not _is_narrow(d, value):
            d = fitted(d, value)
        elif wanted:
            d = spread_like(d, value)
    old = cotangents.get(node)
    if old is None:
        cotangents[node] = d
        return
    if made is not None and type(old) in ARRAYS:
        if node in made and _takes(old, d) and old.shape == shape(value):
            old += d
            return
        made.add(node)  # the sum is a new array, or none at all
    cotangents[node] = added(old, d)


def scatter(cotangents: dict, node: int, g, x, index: tuple, made: set[int]) -> bool:
    """Add g to the elements of the cotangent of x, that of a node, at an index, in place.

    False, and nothing is done, where these are not plain and of one type.
    """
    if type(x) not in ARRAYS or not _takes(x, g):
        return False
    old = cotangents.get(node)
    if old is None:
        ask(x.size)
        y = load_numpy().zeros(x.shape, x.dtype)
    elif not _takes(x, old):
        return False
    elif node in made and old.shape == x.shape:
        y = old
    else:
        y = load_numpy().array(load_numpy().broadcast_to(old, x.shape), x.dtype)
    add_in_place(y, g, index)
    cotangents[node] = y
    made.add(node)
    return True


def _takes(x, d) -> bool:
    """Whether the elements of the array x are of the type of those of d, a number or an array."""
    kind = type(d)
    if kind is float:
        return x.dtype.char == "d"
    return (kind in ARRAYS or kind in NUMBERS) and getattr(d, "dtype", None) is x.dtype


def added(old, d):
    """The sum of two cotangents; with doubt where little is left of numbers, or one is 0."""
    both = old + d
    if type(both) not in ARRAYS:
        left, part, before = primal(both), primal(d), primal(old)
        numbers = type(left) is float is type(part)
        if numbers and (not part or not before or abs(left) < LITTLE * abs(part)):
            doubt()
    return both


def is_alike(d, value) -> bool:
    """Whether d is a number, or an array, of the type and shape of the value."""
    kind = type(d)
    if kind is not type(value):
        return False
    if kind in ARRAYS:
        return d.shape == value.shape and d.dtype is value.dtype
    return kind in NUMBERS


def _is_narrow(d, value) -> bool:
    """Whether d is a number or array that is of less elements than the value, and has its type."""
    mine, full = shape(d), shape(value)
    if mine == full or len(mine) > len(full):
        return False
    for m, n in zip(mine[::-1], full[::-1]):
        if m != 1 and m != n:
            return False
    return not (isinstance(d, World) or isinstance(value, World) or is_complex(d))


def materialized(g, out):
    """g, a cotangent of `out`, in its shape."""
    return spread_like(g, out) if not is_alike(g, out) and _is_narrow(g, out) else g


def of_argument(op: Op, g, argument, out):
    """g, a cotangent of the `out` of an elementwise row, as the rule of an argument of another
    shape takes it: not narrow, or where the rule reads no value with its broadcast undone, so that
    it computes with less elements."""
    g = materialized(g, out)
    return fitted(g, argument) if op.residuals and not any(op.residuals) else g
