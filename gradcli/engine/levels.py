"""The stack of live transforms, which gives each new one its level.

The newest transform has the highest level; tapes with no other transform between them share one,
so that an outer tape records what an inner one's sweep computes.  The stack is a context variable:
threads and re-entrant calls each have their own.

Why a level: without one an inner transform would take the outer one's variable for its own.

    >>> from gradcli import grad
    >>> def outer(x):
    ...     inner = grad(lambda y: x + y)(2.0)  # by y alone: 1
    ...     return x * inner
    >>> grad(outer)(3.0)  # and not 2, which it is where x counts as y
    1.0

`grad(outer)(3.0)` pushes a level and wraps 3.0 as x, a tensor of it.  In `outer` the inner `grad`
pushes one too (a tape directly inside a tape shares it) and wraps 2.0 as y.  `x + y` is recorded by
each tape for the nodes that it has seen: to the inner one x is a constant.  What the inner sweep
computes the outer tape records in turn, so a derivative of a derivative is the same code once more.
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
