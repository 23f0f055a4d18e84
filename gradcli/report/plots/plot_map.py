"""A map over two grids drawn in text: a block for each value, and arrows along the gradient.

With colour the blocks are half as high as a character and the arrows stand on them; without, a
denser character is a higher value.
"""

import math
from collections.abc import Iterator

from gradcli.report.formats import Style
from gradcli.report.plots.plot import Map
from gradcli.report.plots.plot_axes import LEAST, RESET, SPACE, Axis, below, floor, side
from gradcli.report.plots.plot_ranges import ends

SHADES = "·░▒▓█"
ASCII_SHADES = ".:-=+*#%@"
# The colour map viridis in the 256 colours of terminals; on the first ones ink is white.
VIRIDIS = (53, 54, 60, 24, 30, 36, 72, 71, 77, 113, 149, 184, 220)
DARK = 5
INKS = (231, 16)
ARROWS = "→↗↑↖←↙↓↘"
APART = (8, 4)  # columns and rows from one arrow to the next
ASPECT = 2  # the height of a cell in widths


class _Scale:
    """Where a value lies between the ends of the scale."""

    __slots__ = ("low", "high")

    def __init__(self, low: float, high: float):
        self.low, self.high = low, high

    def pick(self, value: float, shades):
        """The shade of a value; those beyond an end have the end's."""
        if self.high <= self.low:
            return shades[len(shades) // 2]
        share = (value - self.low) / (self.high - self.low)
        return shades[min(max(int(share * len(shades)), 0), len(shades) - 1)]


def draw(plot: Map, style: Style, height: int) -> Iterator[str]:
    """The lines of the map, at most style.width wide and `height` high."""
    scale = _Scale(plot.low, plot.high)
    up = Axis(*ends(plot.ys), max(LEAST[1], height - 4), SPACE[1])
    name = plot.axes[1]
    gutter = max(map(len, [*up.marks.values(), name]))
    axis = Axis(*ends(plot.xs), max(LEAST[0], style.width - gutter - 2), SPACE[0])
    yield " " * (gutter + 2) + _legend(plot, scale, style) + "\n"
    columns = _nearest(plot.xs, axis.cells)
    halves = _nearest(plot.ys, 2 * up.cells)  # from below
    for row in range(up.cells - 1, -1, -1):
        text = up.marks.get(row, name if row == up.cells // 2 else "")
        cells = [(i, *halves[2 * row : 2 * row + 2]) for i in columns]
        drawn = _in_color(plot, scale, (axis, up), row, cells, style) if style.color else (
            _in_shades(plot, scale, cells, style)
        )  # fmt: skip
        yield f"{side(row, text, gutter, row in up.marks, style)}{drawn}".rstrip() + "\n"
    yield floor(axis, gutter, style)
    yield from below(axis, gutter, plot.axes[0], style)


def _in_shades(plot: Map, scale: _Scale, cells, style: Style) -> str:
    shades = ASCII_SHADES if style.ascii else SHADES
    picked = (plot.values[i][j] for i, j, _ in cells)
    return "".join(scale.pick(v, shades) if math.isfinite(v) else " " for v in picked)


def _in_color(plot: Map, scale: _Scale, axes: tuple[Axis, Axis], row: int, cells, style) -> str:
    text = ""
    for column, (i, j, k) in enumerate(cells):
        lower, upper = plot.values[i][j], plot.values[i][k]
        if not math.isfinite(lower) or not math.isfinite(upper):
            text += f"{RESET} "
            continue
        low, high = scale.pick(lower, VIRIDIS), scale.pick(upper, VIRIDIS)
        if style.ascii:
            text += f"\x1b[48;5;{low}m "
        elif _has_arrow(column, row) and plot.slopes:
            ink = INKS[VIRIDIS.index(low) >= DARK]
            text += f"\x1b[38;5;{ink};48;5;{low}m{_arrow(plot.slopes[i][j], axes)}"
        else:
            text += f"\x1b[38;5;{high};48;5;{low}m▀"
    return text + RESET


def _has_arrow(column: int, row: int) -> bool:
    return column % APART[0] == APART[0] // 2 and row % APART[1] == APART[1] // 2


def _arrow(slopes: tuple[float, float], axes: tuple[Axis, Axis]) -> str:
    """The way uphill as it looks in the frame, across its contours; a blank where there is none."""
    across, up = (s * (axis.high - axis.low) / axis.cells for s, axis in zip(slopes, axes))
    if not (math.isfinite(across) and math.isfinite(up)) or across == up == 0:
        return " "
    return ARROWS[round(math.atan2(up / ASPECT, across) / (math.pi / 4)) % len(ARROWS)]


def _legend(plot: Map, scale: _Scale, style: Style) -> str:
    low, high = f"{scale.low:.4g}", f"{scale.high:.4g}"
    if style.color:
        bar = "".join(f"\x1b[48;5;{c}m " for c in VIRIDIS) + RESET
    else:
        bar = ASCII_SHADES if style.ascii else SHADES
    arrows = "   arrows point uphill" if plot.slopes and style.color and not style.ascii else ""
    return f"{plot.name}: {low} {bar} {high}{arrows}"


def _nearest(xs: list[float], count: int) -> list[int]:
    """For each of `count` cells in increasing order the index of the grid value next to it."""
    n = len(xs)
    found = [min(int((k + 0.5) / count * n), n - 1) for k in range(count)]
    return found if xs[0] < xs[-1] else [n - 1 - i for i in found]
