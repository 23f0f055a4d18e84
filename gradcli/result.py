"""What a call returns and a report shows: a target's value, its derivatives, and notes on them;
and what tapes recorded."""

from collections.abc import Iterable
from typing import Any

Gradients = dict[str, Any]  # "x" or "x,x" -> the derivative; None where nothing connects them


class Result:
    """The value of a program's target at a point, and its derivatives there.

    `targets` and `values` go together; `gradients` is None where none were asked.  Its keys are
    the variables of a derivative joined by commas, in the order of `wrt`, each mixed partial once.
    Of several targets, or one of many elements, the derivatives are those of the sum.
    """

    __slots__ = ("targets", "values", "gradients", "wrt", "point", "notes")

    def __init__(
        self,
        targets: tuple[str, ...],
        values: tuple[Any, ...],
        gradients: Gradients | None = None,
        wrt: tuple[str, ...] = (),
        point: dict[str, Any] | None = None,
        notes: tuple[str, ...] = (),
    ):
        self.targets, self.values, self.gradients = targets, values, gradients
        self.wrt, self.point, self.notes = wrt, point or {}, notes

    @property
    def target(self) -> str | list[str]:
        """The target's name; of several a list."""
        return self.targets[0] if len(self.targets) == 1 else list(self.targets)

    @property
    def value(self) -> Any:
        """The target's value; of several a list."""
        return self.values[0] if len(self.values) == 1 else list(self.values)

    def __getitem__(self, key: str) -> Any:
        """The derivative by `key`, such as result["x"] or result["x,y"]."""
        return (self.gradients or {})[key]

    def __repr__(self) -> str:
        fields = [f"{name}={value!r}" for name, value in zip(self.targets, self.values)]
        if self.gradients is not None:
            fields.append(f"gradients={self.gradients!r}")
        return f"Result({', '.join(fields)})"


class Grid:
    """Results along a grid of points: `axes` name the inputs that vary, `results` come in order.

    `count` says how many there will be, None where that is not known before they have come.
    """

    __slots__ = ("axes", "results", "count")

    def __init__(self, axes: tuple[str, ...], results: Iterable[Result], count: int | None = None):
        self.axes, self.results, self.count = axes, results, count


class Records:
    """Facts in rows, such as the language's functions: `columns` name them, `rows` are tuples."""

    __slots__ = ("columns", "rows")

    def __init__(self, columns: tuple[str, ...], rows: list[tuple]):
        self.columns, self.rows = columns, rows


# -- tapes -----------------------------------------------------------------------------------------
class Facts:
    """Facts by name: those that `__slots__` lists."""

    __slots__ = ()

    def __init__(self, **facts: Any):
        for name in self.__slots__:
            setattr(self, name, facts[name])


LARGEST = 1000  # elements of an array of which a recording keeps the values


class Large(Facts):
    """An array of more elements: its shape, and its first and its last one."""

    __slots__ = ("shape", "first", "last")


class Tapes:
    """What each tape of a run watched and recorded, in the order in which they began.

    `failure` is the Diagnostic that ended the run of a program with tapes, or None.
    """

    __slots__ = ("recordings", "notes", "failure")

    def __init__(self, recordings: list["Recording"], notes: tuple[str, ...] = (), failure=None):
        self.recordings, self.notes, self.failure = recordings, notes, failure


class Recording(Facts):
    """One tape: its number from 1, the name that holds it, the line where it began.

    `derivatives` are what it was asked for, and each step has a cotangent for each of them.
    """

    __slots__ = (
        "number", "name", "line", "persistent", "watches_variables", "watched", "steps", "stops",
        "derivatives",
    )  # fmt: skip


class Watched(Facts):
    """A value that a tape watched, and `how`: by "watch", as a variable that was "read", or as an
    "input" of the program; `step` is the number of the step that made it, or 0."""

    __slots__ = ("name", "line", "how", "step", "value")


class Step(Facts):
    """A step that a tape recorded: a primitive, its inputs, its output with the name that holds it.

    `cotangents` go with the derivatives: None where a target does not depend on this step.
    """

    __slots__ = ("step", "line", "primitive", "sign", "inputs", "name", "value", "cotangents")


class Operand(Facts):
    """An input of a step: the number of the step that made it, or 0; a name, or ""; its value."""

    __slots__ = ("step", "name", "value")


class Stop(Facts):
    """A place where a gradient stops: the text there, `why`, how often, after which step, and what
    of the tape went in."""

    __slots__ = ("line", "text", "why", "times", "after", "inputs")


class Derivative(Facts):
    """What a tape was asked for: the method, the text of the target and the steps that made it,
    and what each source got.

    `results` are (name of the source, value or None, why it is not connected or ""); of a jacobian
    the cotangents of the steps are those of its first element.
    """

    __slots__ = ("line", "method", "target", "steps", "results")
