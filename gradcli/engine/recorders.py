"""What is told of each step now: the tapes that record, and whatever else listens.

The recorders are a context variable, so threads and re-entry have their own.  What a recorder has
of a tape is its level, the nodes it has seen, and steps.

A tape may have an observer, who is told what it does beside recording; it then keeps the values of
all that it records, and what its sweeps find of each step.
"""

from contextlib import contextmanager
from contextvars import ContextVar
from typing import Protocol

RECORDING: ContextVar[tuple] = ContextVar("recording", default=())
_HELD: ContextVar[tuple] = ContextVar("paused", default=())


class TapeObserver(Protocol):
    """Who is told what a tape does."""

    def began(self, tape) -> None:
        """It records from now on: its `with` has begun, or it was reset."""

    def ended(self, tape) -> None:
        """Its `with` has ended."""

    def shown(self, tape, x, how: str) -> None:
        """It was given x to "watch", or the variable x was "read": it may follow it, or not."""

    def asked(self, tape) -> None:
        """It is asked for a derivative, and still records if it did."""

    def swept(self, tape, targets: list, wanted: list, cotangents: dict) -> None:
        """A sweep from the targets has found the cotangents of these nodes, the steps' too."""

    def gave(self, tape, method: str, sources: list, results: list) -> None:
        """It gives the results of a method by these sources, in their order."""


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
