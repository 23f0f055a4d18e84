"""Indexing: the closures that read `a[i]`, and what writes use of it."""

from collections import deque
from collections.abc import Callable
from typing import Any

from gradcli.errors import Diagnostic
from gradcli.evaluator.faults import FAULTS, check_values
from gradcli.evaluator.operators.index_faults import index_fault
from gradcli.evaluator.values import objects
from gradcli.evaluator.values.array import BASIC, Array, element, primal
from gradcli.evaluator.values.values import UNSET, describe, key
from gradcli.language.syntax import surface as s
from gradcli.ops.arrays import reshape
from gradcli.ops.containers import FAMILY
from gradcli.ops.dispatch import World
from gradcli.ops.nesting import measure


def indexed(owner, node: s.Subscript) -> Callable:
    """The closure of `a[i]`: an element, a view, or a part of a list or a string."""
    value, at = owner.expression(node.value), index(owner, node.index)
    source, nodes, place = owner.source, (node.value,), node.index
    once = owner.variables is None  # of another program the tapes begin as it runs

    def run(f):
        x, i = value(f), at(f)
        try:
            if type(x) is Array:
                return element(x, (i,) if type(i) in BASIC else parts(i, place), once)
            check_values((x,), nodes, "an index", source, owner)
            return item(x, i, place)
        except FAULTS as error:
            raise unfit(error, x, i, node, node, source) from error

    return run


def index(owner, node: s.Node) -> Callable:
    """The closure of what stands in brackets: a value, a slice, or a tuple of them."""
    if type(node) is s.Slice:
        return _slice(owner, node)
    if type(node) is s.Tuple:
        items = [index(owner, item) for item in node.items]
        return lambda f: tuple([item(f) for item in items])
    return owner.expression(node)


def _slice(owner, node: s.Slice) -> Callable:
    constants = [_constant(b) for b in node.fields()]
    if UNSET not in constants:
        fixed = slice(*constants)
        return lambda f: fixed
    bounds = [None if b is None else owner.expression(b) for b in node.fields()]

    def run(f):
        values = [None if b is None else b(f) for b in bounds]
        for value in values:
            if value is not None and type(value) is not int and not _counts(value):
                raise _not_integer(value, node, "a slice", owner.source)
        return slice(*values)

    return run


def _constant(node: s.Node | None) -> Any:
    """The integer that a bound is in the text, None of one that is left out; UNSET of another."""
    if node is None:
        return None
    found: Any = UNSET
    if type(node) is s.Number:
        found = node.value
    elif type(node) is s.Unary and node.op == "-" and type(node.operand) is s.Number:
        found = -node.operand.value
    return found if type(found) is int else UNSET


def parts(i, node: s.Node) -> tuple:
    """An index as arrays take it: a tuple of ints, slices, plain arrays, None and `...`."""
    if not isinstance(i, tuple):
        return (i,) if type(i) in BASIC else (_gathered(i, node),)
    nodes = node.items if type(node) is s.Tuple else (node,) * len(i)
    return tuple([p if type(p) in BASIC else _gathered(p, n) for p, n in zip(i, nodes)])


def unfit(error: Exception, x, i, node: s.Subscript, at: s.Node, source, *new) -> Diagnostic:
    """The diagnostic of `error`, which x[i] of `node` raised, or x[i] = new, at the node `at`."""
    plain = type(x) is Array and not isinstance(error, Diagnostic)
    return index_fault(error, x, parts(i, node.index) if plain else (i,), at, source, *new)


def _gathered(x, node: s.Node):
    """An index that is no integer: an array or a list of integers or booleans, None or `...`."""
    if x is None or x is Ellipsis or type(x) is bool:
        return x
    if _counts(x):
        return objects.attempt(x.__index__)
    if type(x) in (Array, list):
        import numpy as np

        if type(x) is list:
            measure(x)
        try:
            plain = np.asarray(primal(x) if type(x) is Array else [primal(item) for item in x])
        except ValueError:
            message = "the lists of an index must have one length each"
            raise Diagnostic("E0202", message, node.span) from None
        if plain.dtype.kind in "iub" or plain.size == 0:
            return plain if plain.size else plain.astype(int)
    raise _not_integer(x, node, "an index", None, "IndexError")


def _counts(x) -> bool:
    """Whether x is a tensor or a number of NumPy's, which may be an index."""
    return hasattr(x, "__index__") and not isinstance(x, World) and hasattr(x, "dtype")


def _not_integer(x, node, what: str, source, exception: str = "TypeError") -> Diagnostic:
    shown = repr(primal(x)) if type(primal(x)) is float else describe(x)
    return Diagnostic(
        "E0201",
        f"{what} must be an integer, not {shown}",
        node.span,
        help="int(…) makes an integer of a number",
        source=source,
        exception=exception,
    )


INDEXED = {kind for kind, family in FAMILY.items() if family is not dict} | {str, range}


def item(x, i, node: s.Node):
    """x[i] of a value that is no array."""
    if type(x) in INDEXED:
        return x[_place(x, i, node)]
    if FAMILY.get(type(x)) is dict:
        return x[key(i)]
    if objects.is_object(x):
        return objects.item(x, i)
    if x is UNSET or not (isinstance(x, World) or type(x) in (float, int, bool)):
        raise Diagnostic("E0201", f"{describe(x)} cannot be indexed")
    axes = _new_axes(i)
    if axes:
        return Array(reshape(x, (1,) * axes))
    raise Diagnostic("E0201", f"{describe(x)} is a scalar and cannot be indexed")


def _new_axes(i) -> int:
    """How many axes of length 1 an index makes of a number; 0 where it asks for another thing."""
    given = i if type(i) is tuple else (i,)
    fits = all(part is None or part is Ellipsis for part in given) and given.count(Ellipsis) < 2
    return given.count(None) if fits else 0


def _place(x, i, node: s.Node):
    """The index of an element or a part of a list, a tuple, a string or a range."""
    if type(i) in (int, slice, bool):
        return i
    if _counts(i):
        return objects.attempt(i.__index__)
    if type(i) in (tuple, list, Array):
        raise Diagnostic(
            "E0201", f"{describe(x)} takes one integer or slice as its index", help=_HELP
        )
    raise _not_integer(i, node, "an index", None)


def set_item(x, i, new, node: s.Node, spread: Callable) -> None:
    """x[i] = new of a value that is no array; `spread` gives the elements that a slice takes."""
    if FAMILY.get(type(x)) is dict:
        x[key(i)] = new
    elif type(x) in (list, deque):
        i = _place(x, i, node)
        x[i] = list(spread(new)) if type(i) is slice else new
    elif objects.is_object(x):
        objects.attempt(objects.set_item, x, i, new)
    else:
        raise Diagnostic(
            "E0201",
            f"{describe(x)} has no elements that can be written",
            help="np.zeros(n) and np.array([…]) make arrays to write into",
        )


def delete_item(x, i, node: s.Node) -> None:
    """del x[i]: of a list or of a dict."""
    if FAMILY.get(type(x)) is dict:
        del x[key(i)]
    elif type(x) in (list, deque):
        del x[_place(x, i, node)]
    elif objects.is_object(x):
        objects.attempt(objects.del_item, x, i)
    elif type(x) is Array:
        raise Diagnostic(
            "E0201",
            "the elements of an array cannot be deleted",
            help="np.concatenate([a[:i], a[i + 1:]]) is the array without one",
            exception="ValueError",
        )
    else:
        raise Diagnostic("E0201", f"{describe(x)} has no elements that can be deleted")


_HELP = "np.array(…) of it takes several indices, and arrays of them"
