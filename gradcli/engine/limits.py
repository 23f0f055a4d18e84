"""What a run may use: steps, time, depth of calls, elements of an array; and the meter of it.

A step is one turn of a loop or one call.  The loops count down a cell (`meter.left[0]`) and come
here only when it is used up, so that the clock is read once in some thousand steps.
"""

from gradcli.errors import Diagnostic, Source, Span

SLICE = 4096  # steps between two looks at the clock


class Limits:
    """The limits of one run; `timeout` in seconds, or None."""

    __slots__ = ("steps", "elements", "recursion", "timeout")

    def __init__(
        self,
        steps: int = 10_000_000,
        elements: int = 10**8,
        recursion: int = 200,
        timeout: float | None = None,
    ):
        self.steps, self.elements = steps, elements
        self.recursion, self.timeout = recursion, timeout


class Meter:
    """What one run has used so far."""

    __slots__ = ("limits", "source", "left", "granted", "spent", "deadline", "depth")

    def __init__(self, limits: Limits, source: Source | None):
        self.source = source
        self.left = [0]
        self.start(limits)

    def start(self, limits: Limits) -> None:
        """Begin a run: everything is unused."""
        self.limits = limits
        self.left[0] = self.granted = self.spent = self.depth = 0
        self.deadline = None
        if limits.timeout is not None:
            from time import monotonic

            self.deadline = monotonic() + limits.timeout

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
        return Diagnostic("E0206", message, span, "here", f"{option} raises the limit", self.source)

    def elements(self, count: int | float, span: Span | None) -> None:
        """Raise where an array of `count` elements would be too large, before it is made."""
        if count > self.limits.elements:
            raise self.reached(
                span,
                f"an array of {count:.3g} elements is too large: "
                f"the limit is {self.limits.elements:.3g} elements",
                "--max-mem",
            )


def product(lengths) -> int:
    """The number of elements of an array with these lengths."""
    count = 1
    for length in lengths if isinstance(lengths, (tuple, list)) else (lengths,):
        count *= abs(length) if isinstance(length, (int, float)) else 1
    return count


def broadcast(a: tuple[int, ...], b: tuple[int, ...]) -> int:
    """The number of elements of two shapes broadcast against each other."""
    if len(a) < len(b):
        a, b = b, a
    tail = len(a) - len(b)
    return product(a[:tail]) * product([max(m, n) for m, n in zip(a[tail:], b)])


def _size(x) -> int:
    return product(getattr(x, "shape", ())) if not isinstance(x, list) else len(x)


def _shape_first(args, keywords) -> float:
    shape = args[0] if args else keywords.get("shape", 1)
    return product(shape)


def _square(args, keywords) -> float:
    rows = args[0] if args else keywords.get("N", 1)
    columns = args[1] if len(args) > 1 else keywords.get("M", rows)
    return product((rows, rows if columns is None else columns))


def _steps(args, keywords) -> float:
    start, stop, step = 0, *args[:1], 1
    if len(args) > 1:
        start, stop, step = args[0], args[1], args[2] if len(args) > 2 else 1
    step = keywords.get("step", step)
    if not all(isinstance(v, (int, float)) for v in (start, stop, step)) or step == 0:
        return 0
    return (stop - start) / step


def _number(args, keywords) -> float:
    return product(args[2] if len(args) > 2 else keywords.get("num", 50))


def _repeated(args, keywords) -> float:
    count = args[1] if len(args) > 1 else keywords.get("repeats", keywords.get("reps", 1))
    return _size(args[0]) * product(count) if args else 0


def _to_shape(args, keywords) -> float:
    return product(args[1] if len(args) > 1 else keywords.get("shape", 1))


def _outer(args, keywords) -> float:
    return _size(args[0]) * _size(args[1]) if len(args) > 1 else 0


def matrix_product(a: tuple[int, ...], b: tuple[int, ...]) -> int:
    """The number of elements of a @ b for operands of these shapes."""
    return product(a[:-1]) * product(b[-1:] if len(b) > 1 else ()) * product(b[:-2])


# The functions that make more elements than they are given, and how many, from their arguments.
ESTIMATES = {
    "zeros": _shape_first,
    "ones": _shape_first,
    "full": _shape_first,
    "empty": _shape_first,
    "eye": _square,
    "identity": _square,
    "arange": _steps,
    "linspace": _number,
    "logspace": _number,
    "repeat": _repeated,
    "tile": _repeated,
    "broadcast_to": _to_shape,
    "outer": _outer,
}
