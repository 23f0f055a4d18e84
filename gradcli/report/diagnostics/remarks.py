"""The notes on a report, as a reader of it wants them: on a grid each once, with its place."""

from collections.abc import Iterable, Iterator
from typing import Any

from gradcli.report.formats import Report
from gradcli.result.derivatives import Result
from gradcli.result.grids import Block, Grid


class Remarks:
    """The notes of the results that pass by.

    Notes that differ in their numbers alone, such as `log of -0.1 is nan` and `log of -0.2 is
    nan`, are one; the line that a note names is no such number.
    """

    __slots__ = ("count", "found")

    def __init__(self):
        self.count = 0
        self.found: dict[str, list] = {}  # the note without its numbers -> [times, place, note]

    def gather(self, report: Report) -> Report:
        """The report; the notes of a grid are gathered as its results are taken."""
        if isinstance(report, Grid):
            if report.blocks is not None:
                return Grid(report.axes, (), report.count, self._in_blocks(report.blocks))
            return Grid(report.axes, self.passing(report.axes, report.results), report.count)
        if isinstance(report, Result):
            self._add((), report)
        return report

    def passing(self, axes: tuple[str, ...], results: Iterable[Result]) -> Iterator[Result]:
        """The results of a grid, whose notes are gathered as they are taken."""
        for result in results:
            self._add(axes, result)
            yield result

    def _in_blocks(self, blocks: Iterable[Block]) -> Iterator[Block]:
        for block in blocks:
            alike = len(block) - len(block.others)
            first = next((k for k in range(len(block)) if k not in block.others), -1)
            for k in sorted({*block.others, *[first] * bool(alike)}):
                self._add(block.axes, block.at(k), alike if k == first else 1)
            yield block

    def _add(self, axes: tuple[str, ...], result: Result, times: int = 1) -> None:
        self.count += times
        for note in result.notes:
            seen = self.found.setdefault(_kind(note), [0, "", note])
            seen[0] += times
            if not seen[1] and axes:
                seen[1] = place(axes, result)

    def texts(self) -> list[str]:
        """The notes, in the order in which they came."""
        return [self._text(*seen) for seen in self.found.values()]

    def _text(self, times: int, place: str, note: str) -> str:
        if not place or times == self.count > 1:
            return note
        if times == 1:
            return f"{place}: {note}"
        return f"at {times} of {self.count} points, first {place}: {note}"


def place(axes: tuple[str, ...], result: Result) -> str:
    """A point of a grid in words, such as `x=0.5, y=1`."""
    return ", ".join(f"{axis}={_number(result.point[axis])}" for axis in axes)


def _number(value: Any) -> str:
    return f"{value:.12g}" if isinstance(value, float) else str(value)


def _kind(note: str) -> str:
    from re import sub

    return sub(r"(?<!line )(?<![\w.])-?\d[\d.]*(?:e[+-]?\d+)?(?!\w)", "#", note)
