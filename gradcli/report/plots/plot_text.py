"""Curves drawn in text: braille dots by plotille, or in ASCII a mark for each curve.

Every curve is drawn on a canvas of its own, and the canvases are laid over each other; where there
is no colour to tell curves apart, all but the first are dashed.
"""

import math
from collections.abc import Iterator
from itertools import pairwise

from gradcli.report.formats import Style
from gradcli.report.plots.plot import Curves, Panel
from gradcli.report.plots.plot_axes import DIM, LEAST, RESET, SPACE, Axis, below, floor, side, signs
from gradcli.report.plots.plot_ranges import MARGIN, frame, runs

COLORS = (36, 33, 35, 32, 31, 34)  # SGR: cyan, yellow, magenta, green, red, blue
MARKS = "*+o#x@%&"
DASHES = ((), (4, 3), (1, 2), (8, 3, 1, 3), (8, 4))  # dots drawn and skipped, in turn
SWATCH = 6  # cells of a curve's sample in the legend
ACROSS, UP = 2, 4  # dots of a cell
BLANK = "\u2800"


def draw(plot: Curves, style: Style, height: int) -> Iterator[str]:
    """The lines of the plot, at most style.width wide and `height` high."""
    frames = plot.panels
    tall = max(LEAST[1], (height - 2) // len(frames) - 2)  # a legend and an axis each
    sides = [Axis(*frame(f.low, f.high, MARGIN), tall, SPACE[1]) for f in frames]
    gutter = max(len(text) for axis in sides for text in axis.marks.values())
    wide = max(LEAST[0], style.width - gutter - 2)
    axis = Axis(*frame(min(plot.xs), max(plot.xs)), wide, SPACE[0])
    for panel, up in zip(frames, sides):
        yield from _legend(panel, style, gutter)
        yield from _body(plot.xs, panel, axis, up, style, gutter)
        yield floor(axis, gutter, style)
    yield from below(axis, gutter, plot.axis, style)


def _legend(panel: Panel, style: Style, gutter: int) -> Iterator[str]:
    """A sample and the name of each curve, on as many lines as they need."""
    line, used = "", 0
    for i, curve in enumerate(panel.curves):
        canvas = _canvas(SWATCH, 1)
        _stroke(canvas, [(0, 1), (ACROSS * SWATCH - 1, 1)], _dashes(i, style))
        sample = "".join(_cells(canvas, i, style)[0])
        width = SWATCH + 1 + len(curve.name) + 3
        if used and gutter + 2 + used + width > style.width:
            yield " " * (gutter + 2) + line.rstrip() + "\n"
            line, used = "", 0
        line += f"{_paint(sample, i, style)} {curve.name}   "
        used += width
    yield " " * (gutter + 2) + line.rstrip() + "\n"


def _body(xs, panel: Panel, axis: Axis, up: Axis, style: Style, gutter: int) -> Iterator[str]:
    """The rows of a frame from above, each with its part of the vertical axis."""
    layers = []
    for i, curve in enumerate(panel.curves):
        canvas = _canvas(axis.cells, up.cells)
        for run in runs(xs, curve.ys, up.low, up.high):
            points = [(axis.dot(x, ACROSS), up.dot(y, UP)) for x, y in run]
            _stroke(canvas, points, _dashes(i, style))
        layers.append(_cells(canvas, i, style))
    zero = up.cell(0.0) if up.low < 0 < up.high else None
    for row in range(up.cells - 1, -1, -1):
        ground = signs(style).zero if row == zero else " "
        cells = _overlaid([layer[up.cells - 1 - row] for layer in layers], ground, style)
        left = side(row, up.marks.get(row, ""), gutter, row in up.marks, style)
        yield f"{left}{cells}".rstrip() + "\n"


# -- strokes --------------------------------------------------------------------------------------
def _canvas(wide: int, tall: int):
    """A canvas of plotille's whose coordinates are its dots."""
    from plotille import Canvas

    return Canvas(wide, tall, 0, 0, ACROSS * wide, UP * tall)


def _stroke(canvas, points: list[tuple[float, float]], dashes: tuple[int, ...]) -> None:
    """Draw a line through the points, given in dots; a single point is four dots."""
    if len(points) == 1:
        ((x, y),) = points
        for right, up in ((0, 0), (1, 0), (0, 1), (1, 1)):
            canvas.point(x + right, y + up)
        return
    top = canvas.ymax - 1
    for one, other in _dashed(points, dashes):
        piece = _within(one, other, top)
        if piece:
            (x0, y0), (x1, y1) = piece
            canvas.line(x0, y0, x1, y1)


def _within(one, other, top: float):
    """The part of a line that lies in 0…top; None where there is none."""
    (x0, y0), (x1, y1) = one, other
    if max(y0, y1) < 0 or min(y0, y1) > top:
        return None
    ends = []
    for x, y in (one, other):
        edge = min(max(y, 0.0), top)
        ends.append((x if y == edge else x0 + (x1 - x0) * ((edge - y0) / (y1 - y0)), edge))
    return ends


def _dashed(points, dashes: tuple[int, ...]):
    """The pieces of the line through the points that dashes leave: pairs of points."""
    if not dashes:
        yield from pairwise(points)
        return
    index, left = 0, float(dashes[0])
    for (x0, y0), (x1, y1) in pairwise(points):
        length = math.hypot(x1 - x0, y1 - y0)
        if length > 1e5:  # far out of the frame: dashes there would not end
            yield (x0, y0), (x1, y1)
            continue
        at = 0.0
        while at < length:
            step = min(left, length - at)
            if index % 2 == 0:
                s, t = at / length, (at + step) / length
                yield (
                    (x0 + s * (x1 - x0), y0 + s * (y1 - y0)),
                    (x0 + t * (x1 - x0), y0 + t * (y1 - y0)),
                )
            at, left = at + step, left - step
            if left <= 1e-9:
                index = (index + 1) % len(dashes)
                left = float(dashes[index])


def _dashes(i: int, style: Style) -> tuple[int, ...]:
    return () if style.color or style.ascii else DASHES[i % len(DASHES)]


# -- cells ----------------------------------------------------------------------------------------
def _cells(canvas, i: int, style: Style) -> list[list[str]]:
    """The rows of a canvas from above; in ASCII each cell with a dot is the curve's mark."""
    rows = canvas.plot(linesep="\n").split("\n")
    if not style.ascii:
        return [list(row) for row in rows]
    mark = MARKS[i % len(MARKS)]
    return [[mark if c != BLANK else c for c in row] for row in rows]


def _overlaid(rows: list[list[str]], ground: str, style: Style) -> str:
    """One row of cells from those of all layers; the first layer lies on top."""
    text, last = "", None
    for column in zip(*rows):
        drawn = [i for i, c in enumerate(column) if c != BLANK]
        color: object = None
        if not drawn:
            cell, color = ground, "dim" if ground != " " else None
        elif style.ascii:
            cell, color = column[drawn[0]], _color(drawn[0])
        else:
            dots = 0
            for i in drawn:
                dots |= ord(column[i]) - ord(BLANK)
            cell, color = chr(ord(BLANK) + dots), _color(drawn[0])
        if style.color and color != last:
            text += RESET if last is not None else ""
            text += "" if color is None else DIM if color == "dim" else f"\x1b[{color}m"
            last = color
        text += cell
    return text + RESET if last is not None else text


def _color(i: int) -> int:
    return COLORS[i % len(COLORS)]


def _paint(text: str, i: int, style: Style) -> str:
    return f"\x1b[{_color(i)}m{text}{RESET}" if style.color else text
