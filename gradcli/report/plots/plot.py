"""What a plot shows, before it is drawn: curves along one grid, or a map over two.

A curve is a list of numbers with NaN for gaps.  `panels` puts curves of like range into one frame,
and gives each frame a range that a pole does not squash.
"""

import math
from collections.abc import Iterable, Iterator
from typing import Any

from gradcli.errors import Diagnostic
from gradcli.report.numbers.names import column, heading
from gradcli.report.numbers.values import plain
from gradcli.report.plots.plot_ranges import limits
from gradcli.report.text import elided, escaped
from gradcli.result.derivatives import Result, column_of

ELEMENTS = 8  # of an array: each is a curve up to this many, else their sum is one
TOGETHER = 4  # curves in one frame with others of another order
RATIO = 6  # of a frame's range to that of a curve in it
LABEL = 32  # characters of a name
LARGEST = 1e300  # beyond it a number counts as infinite: ranges would overflow
NAN = math.nan


class Curve:
    """Numbers along the grid: `order` 0 is the target itself, k its k-th derivatives."""

    __slots__ = ("name", "order", "ys")

    def __init__(self, name: str, order: int, ys: list[float]):
        self.name, self.order, self.ys = name, order, ys


class Curves:
    """Curves over the values xs of the input `axis`, in frames.  Raises E0207 as `panels` does."""

    __slots__ = ("axis", "xs", "panels", "notes")

    def __init__(self, axis: str, xs: list[float], curves: list[Curve], notes: list[str]):
        self.axis, self.xs, self.panels, self.notes = axis, xs, panels(curves), notes


class Map:
    """Values over the product of two grids, and the gradient there.

    `values[i][j]` and `slopes[i][j]`, a pair, are at xs[i], ys[j]; slopes is None where the
    inputs have no derivative.  The scale shows low…high.
    """

    __slots__ = ("name", "axes", "xs", "ys", "values", "slopes", "notes", "low", "high")

    def __init__(self, name, axes, xs, ys, values, slopes, notes):
        self.name, self.axes, self.xs, self.ys = name, axes, xs, ys
        self.values, self.slopes, self.notes = values, slopes, notes
        self.low, self.high = limits([v for row in values for v in row])

    def gaps(self) -> int:
        """How many points have no finite value."""
        return sum(not math.isfinite(v) for row in self.values for v in row)

    def beyond(self) -> list[tuple[float, float]]:
        """The smallest and the largest value, where the scale low…high does not show them."""
        finite = [v for row in self.values for v in row if math.isfinite(v)]
        ends = (min(finite, default=0.0), max(finite, default=0.0))
        return [] if ends == (self.low, self.high) else [ends]


class Panel:
    """Curves in one frame that shows low…high."""

    __slots__ = ("curves", "low", "high")

    def __init__(self, curves: list[Curve], low: float, high: float):
        self.curves, self.low, self.high = curves, low, high

    def beyond(self) -> list[tuple[str, float, float]]:
        """The curves that go on beyond the frame: name, smallest and largest value."""
        found = []
        for curve in self.curves:
            finite = [y for y in curve.ys if math.isfinite(y)]
            if min(finite) < self.low or max(finite) > self.high:
                found.append((curve.name, min(finite), max(finite)))
        return found


# -- from results to curves -----------------------------------------------------------------------
class Gathering:
    """Takes results in the order of the grid, and gives the curves they make.

    Results come from `calls.slopes`, one for each variable of a point, or from `calls.value`.
    Raises E0201 where a value is no real number, E0202 where its shape changes.
    """

    __slots__ = ("axis", "xs", "first", "columns")

    def __init__(self, axis: str):
        self.axis = axis
        self.xs: list[float] = []
        self.first: tuple[Result, ...] = ()
        self.columns: list[list[Any]] = []  # for each name, at each point, its numbers

    def add(self, x: float, results: tuple[Result, ...]) -> None:
        """Take what the program gives at x."""
        self.first = self.first or results
        row = [_numbers(value, t) for t, value in zip(results[0].targets, results[0].values)]
        for result in results:
            for slopes in (result.gradients or {}).values():
                pairs = zip(result.targets, result.values, slopes)
                row += [_slopes(slope, value, target) for target, value, slope in pairs]
        if self.columns and [len(a[0]) for a in self.columns] != [len(b) for b in row]:
            name = _clear(results[0].targets[0])
            raise Diagnostic(
                "E0202",
                f"'{name}' has another number of elements at {self.axis}={x:g} than at "
                f"{self.axis}={self.xs[0]:g}: a plot needs the same at every point",
            )
        self.xs.append(x)
        self.columns = self.columns or [[] for _ in row]
        for kept, numbers in zip(self.columns, row):
            kept.append(numbers)

    def curves(self) -> Curves:
        """All curves: the targets first, then the derivatives order by order."""
        found: list[Curve] = []
        notes: list[str] = []
        for name, points in self._named():
            found += self._elements(name, points, notes)
        found.sort(key=lambda curve: curve.order)
        return Curves(self.axis, self.xs, found, list(dict.fromkeys(notes)))

    def gaps(self) -> list[int]:
        """The indices of the points where something is not finite."""
        bad = set()
        for points in self.columns:
            for i, row in enumerate(points):
                if any(y is not None and not abs(y) <= LARGEST for y in row):
                    bad.add(i)
        return sorted(bad)

    def unconnected(self) -> list[str]:
        """The variables that no target depends on, at any point."""
        live = {
            name.result.wrt
            for name, points in self._named()
            if name.key and any(y is not None for row in points for y in row)
        }
        return [r.wrt[0] for r in self.first if r.gradients and r.wrt not in live]

    def _named(self) -> Iterator[tuple["_Name", list]]:
        """Each column with its name, in the order in which `add` makes them."""
        columns, first = iter(self.columns), self.first[0]
        for target in first.targets:
            yield _Name(first, target), next(columns)
        for result in self.first:
            for key in result.gradients or ():
                for target in result.targets:
                    yield _Name(result, target, key), next(columns)

    def _elements(self, name: "_Name", points: list, notes: list[str]) -> list[Curve]:
        """A curve for each element, or one for their sum; none where nothing connects them."""
        order, size = name.order, len(points[0])
        if size > ELEMENTS:
            if not order:
                notes.append(
                    f"{name.element(None)} has {size} elements: their sum is drawn; "
                    "an index in the program, such as y[0], draws one"
                )
            return [Curve(f"sum {name.element(None)}", order, [_sum(row) for row in points])]
        found = []
        for i in range(size):
            ys = [row[i] for row in points]
            if order and all(y is None for y in ys):
                continue
            ys = [NAN if y is None or abs(y) > LARGEST else y for y in ys]
            found.append(Curve(name.element(i if size > 1 else None), order, ys))
        return found


class _Name:
    """How the curves of a target, or of its derivative `key`, are called."""

    __slots__ = ("result", "target", "key")

    def __init__(self, result: Result, target: str, key: str = ""):
        self.result, self.target, self.key = result, target, key

    @property
    def order(self) -> int:
        return self.key.count(",") + 1 if self.key else 0

    def element(self, index: int | None) -> str:
        alone = Result((self.target,), (None,), None, self.result.wrt, self.result.point)
        if index is None:
            return heading(alone, self.key) if self.key else _clear(self.target)
        if not self.key:
            return f"{column_of(alone, self.target)}[{index}]"
        return f"{column(alone, self.key).replace('_', '/', 1)}[{index}]"


def _clear(target: str) -> str:
    return elided(escaped(target), LABEL)


def _numbers(value: Any, target: str) -> list[float | None]:
    """The real numbers that a value is made of, in order; None where nothing connects one."""
    value = plain(value)
    if isinstance(value, (list, tuple)):
        return [number for item in value for number in _numbers(item, target)]
    if value is None or isinstance(value, float):
        return [value]
    if isinstance(value, int):
        return [float(value)] if abs(value) < LARGEST else [math.inf]
    what = type(value).__name__
    what = {"str": "text", "dict": "a dict", "complex": "a complex number"}.get(what, what)
    raise Diagnostic(
        "E0201", f"'{_clear(target)}' is {what}: a plot draws real numbers",
        help="--of NAME draws another value of the program",
    )  # fmt: skip


def _slopes(slope: Any, value: Any, target: str) -> list[float | None]:
    """The numbers of a slope, as many as its value has."""
    if slope is None:
        return [None] * len(_numbers(value, target))
    if isinstance(slope, (list, tuple)):
        return [n for s, v in zip(slope, value) for n in _slopes(s, v, target)]
    return _numbers(slope, target)


def _sum(row: list[float | None]) -> float:
    total = sum(y for y in row if y is not None)
    return NAN if abs(total) > LARGEST else total


def gathered_map(axes: tuple[str, str], columns: int, results: Iterable[Result]) -> Map:
    """The map of one number over the product of two grids, from results in its order.

    columns: the length of the second grid.  Raises E0201 where the target is not one real number.
    """
    values: list[list[float]] = []
    slopes: list[list[tuple[float, float]]] = []
    xs: list[float] = []
    ys: list[float] = []
    name = ""
    for index, result in enumerate(results):
        i, j = divmod(index, columns)
        if j == 0:
            values.append([])
            slopes.append([])
            xs.append(float(result.point[axes[0]]))
        if i == 0:
            ys.append(float(result.point[axes[1]]))
        numbers = [n for v, t in zip(result.values, result.targets) for n in _numbers(v, t)]
        name = _clear(", ".join(result.targets))
        if len(numbers) != 1:
            raise Diagnostic(
                "E0201", f"a map over two grids is of one number: '{name}' has {len(numbers)}",
                help="--of NAME draws another value; one grid draws a curve for each number",
            )  # fmt: skip
        value = numbers[0]
        values[i].append(NAN if value is None or abs(value) > LARGEST else value)
        found = result.gradients or {}
        down, across = (NAN if (s := found.get(a)) is None else float(s) for a in axes)
        slopes[i].append((down, across))
    known = any(math.isfinite(s) for row in slopes for pair in row for s in pair)
    return Map(name, axes, xs, ys, values, slopes if known else None, [])


# -- frames ---------------------------------------------------------------------------------------
def panels(curves: list[Curve]) -> list[Panel]:
    """The frames of curves: one where its curves are few and alike in range, else one an order.

    Raises E0207 where no curve has a finite value.
    """
    curves = [c for c in curves if any(map(math.isfinite, c.ys))]
    if not curves:
        raise Diagnostic("E0207", "there is nothing to draw: no value on the grid is finite")
    together = _panel(curves)
    orders = sorted({curve.order for curve in curves})
    apart = [_panel([c for c in curves if c.order == k]) for k in orders]
    spans = [panel.high - panel.low for panel in apart]
    alike = all(together.high - together.low <= RATIO * span for span in spans if span > 0)
    return [together] if alike and (len(apart) == 1 or len(curves) <= TOGETHER) else apart


def _panel(curves: list[Curve]) -> Panel:
    ranges = [limits(curve.ys) for curve in curves]
    return Panel(curves, min(r[0] for r in ranges), max(r[1] for r in ranges))
