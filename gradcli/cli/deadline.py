"""`--timeout`: the wall time of a command."""

import os

from gradcli.cli.options import Settings
from gradcli.cli.usage import seconds
from gradcli.errors import Diagnostic

LATER = 0.1  # seconds after the run's own look at the clock, which knows the place
GRACE = 0.3  # seconds for a call that no signal ends to come back by itself


class Deadline:
    """A with-block that ends in E0206 after `--timeout` seconds, whatever it is doing.

    A run looks at the clock by itself.  A timer's signal also stops a parse, a sweep, and what
    NumPy does between two calls.  Within one call of NumPy Python handles no signal: there a
    thread ends the process.
    """

    __slots__ = ("seconds", "ended")

    def __init__(self, settings: Settings):
        self.seconds = None if settings.timeout is None else seconds("--timeout", settings.timeout)
        self.ended = None

    def __enter__(self):
        if self.seconds is None:
            return
        import signal
        from threading import Event, Thread

        if hasattr(signal, "setitimer"):
            signal.signal(signal.SIGALRM, self.passed)
            signal.setitimer(signal.ITIMER_REAL, self.seconds + LATER)
        self.ended = Event()
        Thread(target=self.watch, args=(self.ended,), daemon=True).start()

    def __exit__(self, *_):
        if self.seconds is None:
            return
        import signal

        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)
        self.ended.set()

    def passed(self, *_):
        self.ended.set()  # the block ends by itself
        raise self.error()

    def watch(self, ended) -> None:
        if not ended.wait(self.seconds + LATER + GRACE):
            from gradcli.cli.app import failed

            os._exit(failed(self.error()))

    def error(self) -> Diagnostic:
        return Diagnostic(
            "E0206",
            f"the time limit of {self.seconds:g} seconds has passed",
            help="--timeout SECONDS raises the limit",
        )
