"""A block that has to end in time."""

import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager

SOON = 1e-3  # seconds: where a block within has used up what the one around it had


class OutOfTime(BaseException):
    """A block took too long; no `except Exception` catches it, of a program neither."""


@contextmanager
def within(seconds: float, late: type[BaseException] = OutOfTime) -> Iterator[None]:
    """A block in which `late` is raised where it computes for longer; 0 seconds are any.

    Only the time of this process counts: a machine may be busy with others.  One within
    another ends first, even where that has less time left.
    """

    def too_long(*_):
        raise late

    before = signal.signal(signal.SIGPROF, too_long)
    outer, _ = signal.setitimer(signal.ITIMER_PROF, seconds)
    start = time.process_time()
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
        if outer:
            left = outer - (time.process_time() - start)
            signal.setitimer(signal.ITIMER_PROF, max(left, SOON))
