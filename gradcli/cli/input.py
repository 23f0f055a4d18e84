"""What a command line gives: the program, the values of its inputs, and the limits of its run."""

import sys
from collections.abc import Callable, Iterable
from typing import Any

from gradcli import calls
from gradcli.cli.options import Settings
from gradcli.cli.terminal import is_terminal
from gradcli.cli.usage import Usage, refused, whole
from gradcli.data.bindings import Steps, is_binding, read_bindings
from gradcli.errors import Diagnostic
from gradcli.result import Grid, Result

MANY = 10**18


def read_program(settings: Settings, bound: Iterable[str] = ()):
    """The program that the command line names: an expression, a file, or standard input.

    `bound` are the names that will have values.
    """
    file = file_of(settings)
    limits = {
        "max_source": whole("--max-source", settings.max_source, 1, MANY),
        "max_depth": whole("--max-depth", settings.max_depth, 1, 100_000),
    }
    if settings.expression is not None:
        data = settings.expression.encode("utf-8", "surrogateescape")
        return calls.decoded(data, "<expr>", bound, **limits)
    if file is None or file == "-":
        return calls.decoded(_standard_input(limits["max_source"]), "<stdin>", bound, **limits)
    return calls.read(file, bound, **limits)


def file_of(settings: Settings) -> str | None:
    """The one positional word that is not a binding."""
    files = [word for word in settings.words if not is_binding(word)]
    if not files:
        return None
    if settings.expression is not None or len(files) > 1:
        word = files[0] if settings.expression is not None else files[1]
        what = "both -e and a file" if settings.expression is not None else "more than one file"
        help = (
            f"to bind a value write NAME=VALUE, such as {word}=3" if word.isidentifier() else None
        )
        raise Usage("E0001", f"the command line has {what}: '{word}'", (word,), help)
    return files[0]


def _standard_input(limit: int) -> bytes:
    if sys.stdin is None or is_terminal(sys.stdin):
        raise Usage(
            "E0001",
            "no program: name a FILE, or give -e EXPR, or a program on standard input",
            help="for example gradcli grad -e 'x^2 * sin(y)' x=3 y=2",
        )
    try:
        return sys.stdin.buffer.read(limit + 1)
    except OSError as error:
        raise Diagnostic("E0004", f"cannot read standard input: {error.strerror}") from error


def read_point(settings: Settings) -> dict[str, Any]:
    """The values that the command line binds; a grid is Steps."""
    return read_bindings(filter(is_binding, settings.words), calls.constant)


def run_limits(settings: Settings):
    """The limits of a run that the command line changes; None where it changes none."""
    changed = {}
    if settings.max_steps is not None:
        changed["steps"] = whole("--max-steps", settings.max_steps, 1, MANY)
    if settings.max_recursion is not None:
        changed["recursion"] = whole("--max-recursion", settings.max_recursion, 1, 100_000)
    if settings.max_mem is not None:
        changed["elements"] = whole("--max-mem", settings.max_mem, 8, MANY) // 8  # of 8 bytes each
    if settings.timeout is not None:
        changed["timeout"] = _seconds(settings.timeout)
    return calls.limits(**changed) if changed else None


def at_each(point: dict[str, Any], call: Callable[[dict], Result]) -> Result | Grid:
    """`call` at the point; where inputs are grids, at every point of their product."""
    grids = {name: value for name, value in point.items() if isinstance(value, Steps)}
    if not grids:
        return call(point)
    from itertools import product

    axes = tuple(grids)
    points = (point | dict(zip(axes, values)) for values in product(*grids.values()))
    return Grid(axes, map(call, points))


class Deadline:
    """A with-block that ends in E0206 after `--timeout` seconds, whatever it is doing.

    A run looks at the clock by itself; where the system has timers this also stops a parse, a
    sweep, and what NumPy does between two calls.
    """

    __slots__ = ("seconds",)

    def __init__(self, settings: Settings):
        self.seconds = None if settings.timeout is None else _seconds(settings.timeout)

    def __enter__(self):
        if self.seconds is not None and _has_timer():
            import signal

            signal.signal(signal.SIGALRM, self.passed)
            signal.setitimer(signal.ITIMER_REAL, self.seconds)

    def __exit__(self, *_):
        if self.seconds is not None and _has_timer():
            import signal

            signal.setitimer(signal.ITIMER_REAL, 0)

    def passed(self, *_):
        raise Diagnostic(
            "E0206",
            f"the time limit of {self.seconds:g} seconds has passed",
            help="--timeout SECONDS raises the limit",
        )


def _has_timer() -> bool:
    import signal

    return hasattr(signal, "setitimer")


def _seconds(text: str) -> float:
    whole_part, _, fraction = text.partition(".")
    digits = whole_part + fraction
    if not (digits.isascii() and digits.isdigit()) or len(text) > 12 or float(text) <= 0:
        raise refused("--timeout", text, "a number of seconds above 0")
    return float(text)
