"""Columns of cells drawn as text, in a frame of lines or bare."""

from collections.abc import Iterator
from typing import NamedTuple

from gradcli.report.text import columns_of

Cell = list[str]  # its lines

ODD = {"null", "nan", "inf", "-inf"}  # values that a reader should not pass over
DIM, BOLD, YELLOW = "2", "1", "33"  # SGR


class Frame(NamedTuple):
    """The signs of a frame: its lines, and the left, inner and right corners of each rule."""

    across: str
    down: str
    top: str
    middle: str
    bottom: str


ROUNDED = Frame("─", "│", "╭┬╮", "├┼┤", "╰┴╯")
ASCII = Frame("-", "|", "+++", "+++", "+++")


def widths(rows: list[list[Cell]]) -> list[int]:
    """The columns that each column of cells takes."""
    return [max(columns_of(line) for cell in cells for line in cell) for cells in zip(*rows)]


def edges(frame: Frame | None, count: int) -> int:
    """The columns that the lines and spaces round `count` columns of cells take."""
    return 3 * count + 1 if frame else 2 * (count - 1)


def draw(
    head: list[Cell], rows: list[list[Cell]], left: list[bool], frame: Frame | None, color: bool
) -> str:
    """The table's text; `head` may be empty, `left` says which columns stand to the left."""
    above = [head] if head else []
    sizes = widths([*above, *rows])
    if frame is None:
        drawn = (line for row in (*above, *rows) for line in _lines(row, sizes, left))
        return "".join("  ".join(cells).rstrip() + "\n" for cells in drawn)

    def paint(text: str, style: str) -> str:
        return f"\x1b[{style}m{text}\x1b[0m" if color and style else text

    def rule(ends: str) -> str:
        lines = ends[1].join(frame.across * (size + 2) for size in sizes)
        return paint(ends[0] + lines + ends[2], DIM) + "\n"

    def framed(row: list[Cell], styles: list[str]) -> str:
        down = paint(frame.down, DIM)
        lines = (f" {down} ".join(map(paint, cells, styles)) for cells in _lines(row, sizes, left))
        return "".join(f"{down} {line} {down}\n" for line in lines)

    top = framed(head, [BOLD] * len(head)) + rule(frame.middle) if head else ""
    body = [framed(row, [YELLOW if cell[0] in ODD else "" for cell in row]) for row in rows]
    return "".join([rule(frame.top), top, *body, rule(frame.bottom)])


def _lines(row: list[Cell], sizes: list[int], left: list[bool]) -> Iterator[list[str]]:
    """The lines of a row, each the padded texts of its cells."""
    for i in range(max(map(len, row))):
        texts = []
        for cell, size, at_left in zip(row, sizes, left):
            text = cell[i] if i < len(cell) else ""
            space = " " * (size - columns_of(text))
            texts.append(text + space if at_left else space + text)
        yield texts
