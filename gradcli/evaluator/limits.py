"""What a run may use: steps, time, depth of calls, elements of an array; and the meter of it.

A step is one turn of a loop or one call.  The loops count down a cell (`meter.left[0]`) and come
here only when it is used up, so that the clock is read once in some thousand steps.
"""

from gradcli.errors import Diagnostic, Source, Span
from gradcli.ops.memory import ELEMENTS, ask, check

SLICE = 4096  # steps between two looks at the clock and the memory
STEPS = 10_000_000
MEMORY = 2 << 30


class Limits:
    """The limits of one run; `timeout` in seconds, or None; `counted`: whether steps were given.

    `memory` bounds the bytes that a run holds and the elements of one array, 8 bytes each; without
    it they are 2 GiB and 10**8.
    """

    __slots__ = ("steps", "counted", "elements", "memory", "recursion", "timeout")

    def __init__(
        self,
        steps: int | None = None,
        memory: int | None = None,
        recursion: int = 200,
        timeout: float | None = None,
    ):
        self.steps, self.counted = STEPS if steps is None else steps, steps is not None
        self.memory = MEMORY if memory is None else memory
        self.elements = ELEMENTS if memory is None else memory // 8
        self.recursion, self.timeout = recursion, timeout


class Meter:
    """What one run has used so far."""

    __slots__ = ("limits", "source", "left", "granted", "spent", "deadline", "depth", "deepest")

    def __init__(self, limits: Limits, source: Source | None):
        self.source = source
        self.left = [0]
        self.start(limits)

    def start(self, limits: Limits) -> None:
        """Begin a run: everything is unused."""
        self.limits = limits
        self.deepest = limits.recursion
        self.left[0] = self.granted = self.spent = self.depth = 0
        self.deadline = None
        if limits.timeout is not None:
            from time import monotonic

            self.deadline = monotonic() + limits.timeout

    def used(self) -> int:
        """The steps that were taken since the start."""
        return self.spent + self.granted - max(self.left[0], 0)

    def refill(self, span: Span | None) -> None:
        """Grant the next slice of steps, one of them used; raise where there are no more."""
        self.spent += self.granted
        self.granted = min(SLICE, self.limits.steps - self.spent)
        if self.granted <= 0:
            self.granted = 0
            raise self.reached(
                span, f"the program took more than {self.limits.steps} steps", "--max-steps"
            )
        if self.deadline is not None:
            from time import monotonic

            if monotonic() > self.deadline:
                raise self.reached(
                    span,
                    f"the program ran longer than its time limit of {self.limits.timeout:g} s",
                    "--timeout",
                )
        self.elements(0, span)
        self.left[0] = self.granted - 1

    def counted(self, items, span: Span | None):
        """`items` one by one, each of them a step."""
        left = self.left
        for item in items:
            n = left[0]
            left[0] = n - 1
            if n <= 0:
                self.refill(span)
            yield item

    def deep(self, span: Span | None, name: str) -> Diagnostic:
        return self.reached(
            span,
            f"'{name}' calls itself too deeply: the limit is {self.limits.recursion} calls",
            "--max-recursion",
        )

    def reached(self, span: Span | None, message: str, option: str) -> Diagnostic:
        """The error of a limit, with the option that raises it."""
        endless = "; or the loop never ends" if option == "--max-steps" else ""
        help = f"{option} raises the limit{endless}"
        return Diagnostic("E0206", message, span, "here", help, self.source)

    def elements(self, count: int | float, span: Span | None) -> None:
        """Raise where a sequence of `count` items is too many, before it is made."""
        try:
            check(count, self.limits.elements)
            ask(count)
        except Diagnostic as error:
            raise error.located(span, self.source) from None
