"""Indexing: the closures that read `a[i]`, and what writes use of it."""

from collections.abc import Callable

from gradcli.engine.array import Array, element, primal
from gradcli.engine.faults import FAULTS, check_values, fault
from gradcli.engine.values import UNSET, describe
from gradcli.errors import Diagnostic
from gradcli.language import surface as s
from gradcli.ops.table import World, shape


def indexed(owner, node: s.Subscript) -> Callable:
    """The closure of `a[i]`: an element, a view, or a part of a list or a string."""
    value, parts = owner.expression(node.value), index(owner, node.index)
    source, nodes = owner.source, (node.value,)

    def run(f):
        x, at = value(f), parts(f)
        try:
            if type(x) is Array:
                return element(x, at)
            check_values((x,), nodes, "an index", source, owner)
            return item(x, at)
        except FAULTS as error:
            raise index_fault(error, x, at, node, source) from error

    return run


def index_fault(error: Exception, x, at, node: s.Node, source):
    """The diagnostic of an index that does not fit."""
    if isinstance(error, IndexError) and type(x) in (list, tuple, str, range):
        error = Diagnostic(
            "E0202", f"index {at[0]} is out of range: {describe(x)} has length {len(x)}"
        )
    elif isinstance(error, IndexError) and type(x) is Array:
        shown = ", ".join(describe(p) if shape(p) else str(primal(p)) for p in at)
        error = Diagnostic(
            "E0202", f"index [{shown}] does not fit an array of shape {x.shape}: {error}"
        )
    return fault(error, "indexing", (x,), node, source)


def index(owner, node: s.Node) -> Callable:
    """The closure that gives the parts of an index as a tuple of ints, slices and plain arrays."""
    items = node.items if type(node) is s.Tuple else (node,)
    parts = [_part(owner, item) for item in items]
    if len(parts) == 1:
        only = parts[0]

        def run(f):
            part = only(f)
            return part if type(part) is tuple else (part,)

        return run
    return lambda f: tuple([part(f) for part in parts])


def _part(owner, node: s.Node) -> Callable:
    source = owner.source
    if type(node) is s.Slice:
        bounds = [None if b is None else owner.expression(b) for b in node.fields()]

        def run_slice(f):
            values = [None if b is None else b(f) for b in bounds]
            for value in values:
                if value is not None and type(value) is not int:
                    raise _not_integer(value, node, "a slice", source)
            return slice(*values)

        return run_slice
    value = owner.expression(node)

    def run(f):
        x = value(f)
        if type(x) is int:
            return x
        try:
            return _gathered(x)
        except FAULTS as error:
            raise fault(error, "indexing", (x,), node, source) from error

    return run


def _gathered(x):
    """An index that is no integer: an array or a list of integers or booleans, None or `...`."""
    if x is None or x is Ellipsis or type(x) is bool:
        return x
    if type(x) in (Array, list):
        import numpy as np

        plain = np.asarray(primal(x) if type(x) is Array else [primal(item) for item in x])
        if plain.dtype.kind in "iub" or plain.size == 0:
            return plain if plain.size else plain.astype(int)
    if type(x) is tuple:
        return tuple([part if type(part) is int else _gathered(part) for part in x])
    raise _not_integer(x, None, "an index", None)


def _not_integer(x, node, what: str, source) -> Diagnostic:
    shown = repr(primal(x)) if type(primal(x)) is float else describe(x)
    return Diagnostic(
        "E0201",
        f"{what} must be an integer, not {shown}",
        None if node is None else node.span,
        help="int(…) makes an integer of a number",
        source=source,
    )


def item(x, at: tuple):
    """x[at] of a value that is no array."""
    if type(x) in (list, tuple, str, range):
        if len(at) != 1 or type(at[0]) not in (int, slice, bool):
            raise Diagnostic(
                "E0201", f"{describe(x)} takes one integer or slice as its index", help=_HELP
            )
        return x[at[0]]
    if x is UNSET or not (isinstance(x, World) or type(x) in (float, int, bool)):
        raise Diagnostic("E0201", f"{describe(x)} cannot be indexed")
    raise Diagnostic("E0201", f"{describe(x)} is a scalar and cannot be indexed")


_HELP = "np.array(…) of it takes several indices, and arrays of them"
