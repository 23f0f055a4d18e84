"""A block that has to end in time."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


class OutOfTime(BaseException):
    """A block took too long; no `except Exception` catches it, of a program neither."""


@contextmanager
def within(seconds: float, late: type[BaseException] = OutOfTime) -> Iterator[None]:
    """A block in which `late` is raised where it takes longer; 0 seconds are any."""

    def too_long(*_):
        raise late

    before = signal.signal(signal.SIGALRM, too_long)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
