"""How deep lists nest and how many values they hold, known before anything goes through them.

A list may hold itself, be nested deeper than C's stack goes, or be sixty lists of two with 2**60
leaves, for one that is reached twice is gone through twice.  What goes through all of a value that
a program made asks here first: this walk meets each list once, and does not recurse.
"""

from gradcli.errors import Diagnostic
from gradcli.ops.containers import CONTAINERS, items
from gradcli.ops.memory import BUDGET, ELEMENTS, HELP, LEAF

DEEPEST = 200  # as brackets in a program's text


class _Seen:
    """A container on the way down: what is still to be seen of it, its leaves and its depth."""

    __slots__ = ("container", "rest", "leaves", "depth")

    def __init__(self, container):
        self.container, self.rest = container, iter(items(container))
        self.leaves, self.depth = len(container), 1


def measure(x, endless: bool = False) -> None:  # noqa: C901 (a walk without recursion)
    """Raise where `x`, a list, a tuple or a dict, is not to be gone through.

    E0201 where it holds itself, unless it may be `endless`, or nests deeper than DEEPEST; E0206
    where lists that are reached several times have more leaves than memory holds.
    """
    if CONTAINERS.isdisjoint(map(type, items(x))):
        return
    done: dict[int, _Seen] = {}
    path, around, held = [_Seen(x)], {id(x)}, len(x)
    while path:
        top = path[-1]
        for inner in top.rest:
            if type(inner) in CONTAINERS:
                break
        else:
            done[id(top.container)] = path.pop()
            around.discard(id(top.container))
            if path:
                _add(path[-1], top)
            continue
        if id(inner) in around:
            if not endless:
                raise _endless(inner)
            continue
        seen = done.get(id(inner)) or _Seen(inner)
        if len(path) + seen.depth > DEEPEST:
            raise too_deep(x)
        if id(inner) in done:
            _add(top, seen)
        else:
            around.add(id(inner))
            held += len(inner)
            path.append(seen)
    if top.leaves > held:
        _check(top.leaves)


def _add(around: _Seen, inner: _Seen) -> None:
    around.leaves += inner.leaves
    around.depth = max(around.depth, inner.depth + 1)


def _endless(x) -> Diagnostic:
    return Diagnostic(
        "E0201",
        f"a {type(x).__name__} that holds itself has no end",
        help="append a copy of it, as in a.append(list(a))",
        exception="RecursionError",
    )


def too_deep(x) -> Diagnostic:
    """The error of a value in which lists stand within lists deeper than DEEPEST."""
    return Diagnostic(
        "E0201",
        f"a {type(x).__name__} is nested more than {DEEPEST} deep",
        help="one list of all the values can be gone through, however long it is",
        exception="RecursionError",
    )


def _check(leaves: int) -> None:
    budget = BUDGET.get()
    if LEAF * leaves > (budget.elements if budget else ELEMENTS):
        raise Diagnostic(
            "E0206",
            f"the lists within lists have {leaves:.3g} values, one that is reached twice being "
            "counted twice: too many to go through",
            help=HELP,
        )
