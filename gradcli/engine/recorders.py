"""What is told of each step now: the tapes that record, and whatever else listens.

The recorders are a context variable, so threads and re-entry have their own.  What a recorder has
of a tape is its level, the nodes it has seen, and steps.
"""

from contextlib import contextmanager
from contextvars import ContextVar

RECORDING: ContextVar[tuple] = ContextVar("recording", default=())
_HELD: ContextVar[tuple] = ContextVar("paused", default=())


def recording() -> tuple:
    """The tapes that record now, and whatever else is told of each step."""
    return RECORDING.get()


def held() -> tuple:
    """The tapes that `paused` keeps from recording now."""
    return _HELD.get()


def begin(recorder) -> None:
    """Let a recorder be told of each step."""
    RECORDING.set(_ordered(*RECORDING.get(), recorder))


def end(recorder) -> None:
    """Let it be told no more."""
    RECORDING.set(tuple(t for t in RECORDING.get() if t is not recorder))


@contextmanager
def told(recorders: tuple):
    """A context in which just these recorders are told of each step."""
    token = RECORDING.set(recorders)
    try:
        yield
    finally:
        RECORDING.reset(token)


def _ordered(*recorders) -> tuple:
    return tuple(sorted(recorders, key=lambda t: t.comes_last))


@contextmanager
def paused():
    """A context in which no tape records, but for those that begin in it."""
    held = _HELD.set((*_HELD.get(), *RECORDING.get()))
    try:
        with told(()):
            yield
    finally:
        _HELD.reset(held)


@contextmanager
def resumed():
    """A context in which tapes record that `paused` holds: for steps that outlast it."""
    with told(_ordered(*_HELD.get(), *RECORDING.get())):
        yield
