"""Results at many points: along grids, of the rows of a file, and facts in rows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Generic, TypeVar

from gradcli.result.derivatives import Result

Each = TypeVar("Each")  # what a grid has at each of its points


class Grid(Generic[Each]):
    """Results along a grid of points: `axes` name the inputs that vary, `results` come in order.

    `count` says how many there will be, None where that is not known before they have come.
    `blocks` are the same results, of many points each, where they come so: who takes some of them
    takes them from `results`.
    """

    __slots__ = ("axes", "results", "count", "blocks")

    def __init__(
        self,
        axes: tuple[str, ...],
        results: Iterable[Each] = (),
        count: int | None = None,
        blocks: Iterable[Block] | None = None,
    ):
        self.axes, self.count, self.blocks = axes, count, blocks
        self.results: Any = results if blocks is None else _each(blocks)


def _each(blocks: Iterable[Block]) -> Iterator[Result]:
    for block in blocks:
        yield from block.results()


class Block:
    """Results at many points of a grid, of a program with one number as its value.

    `form` is the result at one of them, of which the others have the targets, the notes, and the
    derivatives that are None.  `points` has a column for each of `axes`, `values` the values, and
    `slopes` a column for each derivative that is not None; `others` are the results that are not in
    these columns, by their places.
    """

    __slots__ = ("form", "axes", "points", "values", "slopes", "others")

    def __init__(
        self, form: Result, axes: tuple[str, ...], points: list, values: list[float],
        slopes: dict[str, list[float]], others: dict[int, Result],
    ):  # fmt: skip
        self.form, self.axes, self.points, self.values = form, axes, points, values
        self.slopes, self.others = slopes, others

    def __len__(self) -> int:
        return len(self.values)

    def columns(self) -> list:
        """The inputs that vary, the values and the derivatives: columns of numbers, and of what is
        no column the one value that it has everywhere."""
        slopes = [self.slopes.get(key, g) for key, g in (self.form.gradients or {}).items()]
        return [*self.points, self.values, *slopes]

    def at(self, k: int) -> Result:
        """The result at one of the points."""
        if k in self.others:
            return self.others[k]
        form = self.form
        point = form.point | {axis: column[k] for axis, column in zip(self.axes, self.points)}
        found = form.gradients
        if found is not None:
            found = found | {key: column[k] for key, column in self.slopes.items()}
        return Result(form.targets, (self.values[k],), found, form.wrt, point, form.notes)

    def results(self) -> Iterator[Result]:
        """Each of the results."""
        return map(self.at, range(len(self)))


Failure = Exception  # a Diagnostic: why a row has no results


class Rows:
    """Results of many rows: `columns` of results in the order of the targets and derivatives of
    `form`, each a list or an array, or None where nothing connects what it is of.

    `failures` has why a row has no results, by its number from 0; `engine` is what ran them.
    """

    __slots__ = ("form", "columns", "failures", "engine")

    def __init__(self, form: Result, columns: list, failures: dict[int, Failure], engine: str):
        self.form, self.columns, self.failures, self.engine = form, columns, failures, engine

    def __getitem__(self, key: str) -> Any:
        """The column of a target, or of the derivative by `key`."""
        names = [*self.form.targets, *(key for _, _, key, _ in self.form.derivatives())]
        if key not in names:
            raise KeyError(key)
        return self.columns[names.index(key)]


class Records:
    """Facts in rows, such as the language's functions: `columns` name them, `rows` are tuples."""

    __slots__ = ("columns", "rows")

    def __init__(self, columns: tuple[str, ...], rows: list[tuple]):
        self.columns, self.rows = columns, rows
