"""The axes of plots drawn in text."""

from collections.abc import Iterator
from typing import NamedTuple

from gradcli.report.formats import Style
from gradcli.report.plots.plot_ranges import ticks

LEAST = (16, 4)  # columns and rows of the smallest drawing
SPACE = (12, 3)  # columns and rows for each tick
DIM = "\x1b[2m"
RESET = "\x1b[0m"


class Signs(NamedTuple):
    """The characters of axes."""

    side: str
    tick: str
    corner: str
    floor: str
    under: str
    zero: str


UNICODE = Signs("│", "┤", "└", "─", "┬", "┄")
ASCII = Signs("|", "+", "+", "-", "+", ".")


class Axis:
    """A range drawn over `cells` columns or rows, and the texts of the ticks at some of them."""

    __slots__ = ("low", "high", "cells", "marks")

    def __init__(self, low: float, high: float, cells: int, space: int):
        self.low, self.high, self.cells = low, high, cells
        self.marks: dict[int, str] = {}
        values, texts = ticks(low, high, max(3, cells // space))
        for value, text in zip(values, texts):
            self.marks[self.cell(value)] = text

    def cell(self, value: float) -> int:
        """The cell that a value falls in, counted from the low end."""
        return min(max(int(self._share(value) * self.cells), 0), self.cells - 1)

    def dot(self, value: float, dots: int) -> float:
        """The place of a value where each cell has so many dots; dots have whole numbers."""
        return self._share(value) * (dots * self.cells - 1)

    def _share(self, value: float) -> float:
        return (value - self.low) / (self.high - self.low)


def signs(style: Style) -> Signs:
    """The characters that the style allows."""
    return ASCII if style.ascii else UNICODE


def side(row: int, text: str, gutter: int, ticked: bool, style: Style) -> str:
    """The left of a row: a text, and the axis."""
    sign = signs(style).tick if ticked else signs(style).side
    return dim(f"{text.rjust(gutter)} {sign}", style)


def floor(axis: Axis, gutter: int, style: Style) -> str:
    """The line of the horizontal axis."""
    use = signs(style)
    line = [use.under if i in axis.marks else use.floor for i in range(axis.cells)]
    return dim(" " * (gutter + 1) + use.corner + "".join(line), style) + "\n"


def below(axis: Axis, gutter: int, name: str, style: Style) -> Iterator[str]:
    """The numbers under the horizontal axis, then its name."""
    texts, free = [" "] * (gutter + 2 + axis.cells), 0
    for at, text in sorted(axis.marks.items()):
        start = min(gutter + 2 + at - (len(text) - 1) // 2, len(texts) - len(text))
        if start >= free:
            texts[start : start + len(text)] = text
            free = start + len(text) + 1
    yield dim("".join(texts).rstrip(), style) + "\n"
    yield " " * (gutter + 2 + max(0, axis.cells - len(name)) // 2) + name + "\n"


def dim(text: str, style: Style) -> str:
    """Text of less weight than the data, where there is colour."""
    return f"{DIM}{text}{RESET}" if style.color and text.strip() else text
