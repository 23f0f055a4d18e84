"""A block that has to end in time."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


class OutOfTime(BaseException):
    """A block took too long; no `except Exception` catches it, of a program neither."""


@contextmanager
def within(seconds: float, late: type[BaseException] = OutOfTime) -> Iterator[None]:
    """A block in which `late` is raised where it computes for longer; 0 seconds are any.

    Only the time of this process counts: a machine may be busy with others.
    """

    def too_long(*_):
        raise late

    before = signal.signal(signal.SIGPROF, too_long)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
