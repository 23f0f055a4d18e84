"""The stack of live transforms, which gives each new one its level.

The newest transform has the highest level; tapes with no other transform between them share one,
so that an outer tape records what an inner one's sweep computes.  The stack is a context variable:
threads and re-entrant calls each have their own.

Why a level: a dual number has no list of what it has seen.  Without one the inner transform would
take the tangent of the outer one's variable for its own.

    >>> from gradcli import jvp
    >>> def outer(x):
    ...     _, inner = jvp(lambda y: x + y, (2.0,), (1.0,))  # by y alone: 1
    ...     return x * inner
    >>> jvp(outer, (3.0,), (1.0,))  # the derivative is not 2, as where x counts as y
    (3.0, 1.0)

The outer `jvp` pushes a level and wraps 3.0 as x, a dual number of it.  In `outer` the inner one
pushes the next, and wraps 2.0 as y: the higher level has `x + y`, to which x is a constant.  A tape
directly inside a tape pushes the same level again: each records `x + y` for the nodes that it has
seen.  What the inner sweep computes the outer tape records in turn, so a derivative of a derivative
is the same code once more.

0 is the level of numbers of many digits and of balls, 1 that of a tensor that nobody watches; those
of transforms begin at 2.
"""

from contextlib import contextmanager
from contextvars import ContextVar

CONSTANT = 1  # the level of a tensor that no tape watches: below every transform

_STACK: ContextVar[tuple] = ContextVar("live transforms", default=())


def level_for(kind: type) -> int:
    """The level a transform of this kind would get now."""
    stack = _STACK.get()
    if not stack:
        return CONSTANT + 1
    top, top_kind = stack[-1]
    return top if kind is top_kind and kind.shares_level else top + 1


def push(level: int, kind: type) -> tuple[int, type]:
    """Put a transform on the stack; the entry is what `remove` takes."""
    entry = (level, kind)
    _STACK.set((*_STACK.get(), entry))
    return entry


def remove(entry: tuple[int, type]) -> None:
    """Take one such entry off the stack; transforms may end in any order."""
    stack = list(_STACK.get())
    for i in reversed(range(len(stack))):
        if stack[i] == entry:
            del stack[i]
            break
    _STACK.set(tuple(stack))


@contextmanager
def live(kind: type):
    """A level of its own for the time of the block."""
    entry = push(level_for(kind), kind)
    try:
        yield entry[0]
    finally:
        remove(entry)


def any_live() -> bool:
    """Whether any transform is live: arrays are then written by copying."""
    return bool(_STACK.get())


def is_live(level: int) -> bool:
    """Whether a transform has this level now."""
    return any(entry[0] == level for entry in _STACK.get())
