"""`--timeout`: the wall time of a command."""

import os
from typing import Any

from gradcli.cli.line.options import Settings
from gradcli.cli.line.usage import seconds
from gradcli.errors import Diagnostic, OutOfTime

LATER = 0.1  # seconds after the run's own look at the clock, which knows the place
GRACE = 0.3  # seconds for a call that no signal ends to come back by itself
LOOKS = 10
UNWINDING = 5.0  # seconds for what the signal has ended to clear away what is half done


class Deadline:
    """A with-block that ends in E0206 after `--timeout` seconds, whatever it is doing.

    A run looks at the clock by itself.  A timer's signal also stops a parse, a sweep, and what
    NumPy does between two calls.  Within one call of NumPy Python handles no signal: there a
    thread ends the process.
    """

    __slots__ = ("seconds", "ended", "is_over")

    def __init__(self, settings: Settings):
        self.seconds = None if settings.timeout is None else seconds("--timeout", settings.timeout)
        self.ended: Any = None  # an Event while the block runs
        self.is_over = False

    def __enter__(self):
        if self.seconds is None:
            return
        import signal
        from threading import Event, Thread

        if hasattr(signal, "setitimer"):
            signal.signal(signal.SIGALRM, self.passed)
            signal.setitimer(signal.ITIMER_REAL, self.seconds + LATER)
        self.ended = Event()
        Thread(target=self.watch, args=(self.ended, self.seconds), daemon=True).start()

    def __exit__(self, *_):
        if self.seconds is None:
            return
        import signal

        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)
        self.ended.set()

    def passed(self, *_):
        self.is_over = True
        raise OutOfTime(self.error())

    def watch(self, ended, seconds: float) -> None:
        ended.wait(seconds + LATER)
        for _ in range(LOOKS):  # a machine that is busy may wake this thread first
            ended.wait(GRACE / LOOKS)
        if not ended.wait(UNWINDING if self.is_over else 0):
            from gradcli.cli.running.failures import failed

            os._exit(failed(self.error()))

    def error(self) -> Diagnostic:
        return Diagnostic(
            "E0206",
            f"the time limit of {self.seconds:g} seconds has passed",
            help="--timeout SECONDS raises the limit",
        )
