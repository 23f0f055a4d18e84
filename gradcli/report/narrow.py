"""A table of texts that fits a terminal: columns are left out, and then names are cut."""

from collections.abc import Sequence

from gradcli.report.box import Frame, draw, edges, widths
from gradcli.report.formats import Style
from gradcli.report.numbers.drawing import gap
from gradcli.report.text import elided

SHORTEST = 8  # columns of a name


def narrowed(
    head: list[str], rows: list[list[str]], style: Style, frame: Frame | None, spare: Sequence[str]
) -> str:
    """The table, its first column of names; the columns `spare` are left out as it needs to be
    narrower, the first of them first."""
    kept = list(range(len(head)))

    def over() -> int:
        sizes = widths([[[row[i]] for i in kept] for row in [head, *rows]])
        return sum(sizes) + edges(frame, len(kept)) - style.width

    for column in spare:
        if style.fits and over() > 0:
            kept.remove(head.index(column))
    if style.fits and over() > 0 and rows:
        room = max(max(len(row[0]) for row in rows) - over(), SHORTEST)
        rows = [[elided(row[0], room, gap(style)), *row[1:]] for row in rows]
    cells = [[[row[i]] for i in kept] for row in [head, *rows]]
    return draw(cells[0], cells[1:], [i == 0 for i in kept], frame, style.color)
