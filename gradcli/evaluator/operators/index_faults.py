"""Faults of an index, read or written: which part of it does not fit, and what would."""

from collections import deque

from gradcli.errors import Diagnostic, nearest
from gradcli.evaluator.faults import fault, shape_of
from gradcli.evaluator.values.array import Array, primal
from gradcli.evaluator.values.values import describe, text
from gradcli.language.shape_errors import out_of_range, text_at, too_many_parts, unwritten
from gradcli.language.syntax import surface as s
from gradcli.ops.numpy_call import shape

MISSING = object()


def index_fault(error: Exception, x, at, node: s.Node, source, new=MISSING) -> Diagnostic:
    """The diagnostic of `error`, raised at `node` for x[at], or for x[at] = new."""
    if isinstance(error, Diagnostic):
        return error.located(node.span, source)
    place = node.target if type(node) is s.AugAssign else node
    name = text_at(place.value.span, source) if type(place) is s.Subscript else ""
    text = text_at(place.span, source)
    made = None
    if isinstance(error, KeyError) and isinstance(x, dict):
        made = _no_key(at[0], x, name)
    elif isinstance(error, ValueError) and any(type(p) is slice and p.step == 0 for p in at):
        made = Diagnostic("E0202", "the step of a slice cannot be 0", exception="ValueError")
    elif sum(part is Ellipsis for part in at) > 1:
        made = Diagnostic("E0202", "an index holds '...' once at most", exception="IndexError")
    elif isinstance(error, IndexError) and isinstance(x, (list, tuple, deque, str, range)):
        made = out_of_range(at[0], len(x), name or describe(x), text)
    elif isinstance(error, IndexError) and type(x) is Array:
        made = _of_array(x.shape, at, name or "the array", text)
    elif isinstance(error, (ValueError, TypeError)) and new is not MISSING:
        made = _unwritten(error, x, at, new, text)
    if made is None:
        return fault(error, "indexing", (x,), node, source)
    return made.located(node.span, source)


def _no_key(key, x: dict, name: str) -> Diagnostic:
    shown_key = text(primal(key), within=True)
    close = nearest(key, [k for k in x if type(k) is str]) if type(key) is str else []
    listed = ", ".join(text(k, within=True) for k in list(x)[:8]) + (", …" if len(x) > 8 else "")
    return Diagnostic(
        "E0202",
        f"{name or 'the dict'} has no key {shown_key}",
        label="no such key",
        help=f"did you mean {close[0]!r}?" if close else listed and f"its keys are {listed}",
        exception="KeyError",
    )


def _of_array(lengths: tuple[int, ...], at: tuple, name: str, text: str) -> Diagnostic | None:
    """The first part of an index that does not fit an array with these lengths."""
    head = f"{text}: " if text else ""
    takes = [_axes_taken(part) for part in at]
    if sum(takes) > len(lengths):
        return too_many_parts(sum(takes), len(lengths), name, text)
    axis = 0
    for part, taken in zip(at, takes):
        if part is Ellipsis:
            axis = len(lengths) - sum(takes[at.index(Ellipsis) + 1 :])
        elif type(part) is int and not -lengths[axis] <= part < lengths[axis]:
            of = f"axis {axis} of " if len(lengths) > 1 else ""
            return out_of_range(part, lengths[axis], name, text, of)
        elif shape(part) and part.dtype.kind == "b":
            if part.shape != lengths[axis : axis + taken]:
                return Diagnostic(
                    "E0202",
                    f"{head}a mask of shape {part.shape} does not fit {name} of shape {lengths}",
                    exception="IndexError",
                )
        elif shape(part):
            wrong = part[(part >= lengths[axis]) | (part < -lengths[axis])]
            if wrong.size:
                of = f"axis {axis} of " if len(lengths) > 1 else ""
                return out_of_range(wrong.flat[0].item(), lengths[axis], name, text, of)
        axis += taken
    shapes = " and ".join(str(part.shape) for part in at if shape(part))
    if not shapes:
        return None
    return Diagnostic(
        "E0202", f"{head}the index arrays have shapes {shapes}, which do not fit together",
        exception="IndexError",
    )  # fmt: skip


def _axes_taken(part) -> int:
    """How many axes of the array a part of an index takes."""
    if part is None or part is Ellipsis or type(part) is bool:
        return 0
    return len(part.shape) if shape(part) and part.dtype.kind == "b" else 1


def _unwritten(error: Exception, x, at: tuple, new, text: str) -> Diagnostic | None:
    """The error of a value that cannot be written where the index points."""
    if type(x) is not Array:
        return None
    try:
        room = shape(primal(x)[at])
    except (IndexError, ValueError, TypeError):
        return None
    size = shape_of(new)
    if size is None:
        return Diagnostic("E0202", "the lists of an array must have one length each")
    if isinstance(error, ValueError) and size:
        return unwritten(size, room, text)
    return Diagnostic("E0201", f"{describe(new)} cannot be written into an array of numbers")
