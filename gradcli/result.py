"""What a call returns and a report shows: a target's value, its derivatives, and notes on them."""

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
