"""Where a derivative may have lost digits on its way, and which of them it has.

Engines run plainly, on numbers of 64 bits.  Where little is left of a sum, or a factor is next to
nothing, they say so: who has asked for the derivative computes it again (engine.precise), and what
cannot be mended so is told to whoever listens, for a note.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

LITTLE = 0.06  # of a term, that is left of a sum: four bits are lost
TINY = 1e-290  # what is below it may be a factor that has lost digits, or is 0 and should not be
LONGEST = 5_000  # steps of a tape that are looked at again
TOLD = 1e-12  # the relative error from which on it is said

_doubts: ContextVar[int] = ContextVar("doubts", default=0)
_lost: ContextVar[list | None] = ContextVar("digits lost", default=None)


def doubt() -> None:
    """Say that what is computed now may have lost digits."""
    _doubts.set(_doubts.get() + 1)


def watched(t):
    """t itself; with doubt where it is a number next to nothing."""
    if type(t) is float and -TINY < t < TINY:
        doubt()
    return t


def doubts() -> int:
    """How often there was doubt in this context."""
    return _doubts.get()


def lost(error: float) -> None:
    """Say that a derivative is known up to a relative error alone, if it is more than rounding."""
    told = _lost.get()
    if told is not None and error > TOLD:
        told.append(error)


def told() -> float:
    """The largest relative error that was said in this context; 0 where none was."""
    return max(_lost.get() or (), default=0.0)


@contextmanager
def listening() -> Iterator[None]:
    """A context that knows of the derivatives which lost digits in it."""
    token = _lost.set([])
    try:
        yield
    finally:
        _lost.reset(token)
