"""Plots in files, drawn by matplotlib: SVG, PNG and PDF, the same bytes for the same input.

Neither the user's settings nor a display is used.
"""

import math
import os
from io import BytesIO
from shutil import rmtree

from gradcli.errors import Diagnostic
from gradcli.report.plots.plot import Curves, Map, Panel
from gradcli.report.plots.plot_ranges import MARGIN, ends, frame, runs

DPI = 100  # pixels of an inch
SIZE = (800, 500)  # pixels
PANEL = 200  # pixels that each frame after the first adds
SUFFIXES = (".svg", ".png", ".pdf")
FOLDER = "MPLCONFIGDIR"  # where matplotlib keeps what it knows of fonts
# What a file says of itself but the drawing: nothing that changes from run to run.
METADATA = {
    ".svg": {"Date": None},
    ".png": {"Software": "gradcli"},
    ".pdf": {"CreationDate": None},
}
SETTINGS = {
    "svg.hashsalt": "gradcli",
    "svg.fonttype": "none",  # text stays text: it can be searched and edited
    "axes.grid": True,
    "grid.alpha": 0.3,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "legend.frameon": False,
    "contour.negative_linestyle": "solid",
    "figure.dpi": DPI,
    "savefig.dpi": DPI,
}
ARROWS = 20  # along each axis
LEVELS = 10  # contour lines
LONGEST = 0.9  # of the arrows are no longer than the space from one to the next


def picture(plot: Curves | Map, suffix: str, width: int | None, height: int | None) -> bytes:
    """The file's bytes; width and height in pixels."""
    folder = os.environ.get(FOLDER)
    try:
        matplotlib = _matplotlib()
        with matplotlib.rc_context():
            matplotlib.rcdefaults()
            matplotlib.rcParams.update(SETTINGS)
            figure = _curves(plot) if isinstance(plot, Curves) else _map(plot)
            usual = figure.get_size_inches() * DPI
            figure.set_size_inches((width or usual[0]) / DPI, (height or usual[1]) / DPI)
            data = BytesIO()
            figure.savefig(data, format=suffix[1:], metadata=METADATA[suffix])
        return data.getvalue()
    finally:
        if os.environ.get(FOLDER) != folder:  # made since no folder of the user could be written
            rmtree(os.environ[FOLDER], ignore_errors=True)


def _matplotlib():
    """The library, without its remarks on folders it cannot write and settings it cannot read.

    Raises E0004 where it cannot be loaded.
    """
    from logging import CRITICAL, getLogger

    getLogger("matplotlib").setLevel(CRITICAL)
    try:
        import matplotlib
    except Exception as error:
        what = " ".join(f"{type(error).__name__}: {error}".split())[:200]
        raise Diagnostic("E0004", f"matplotlib cannot be loaded: {what}") from error
    return matplotlib


def _figure(frames: int = 1):
    from matplotlib.figure import Figure

    width, height = SIZE
    size = (width / DPI, (height + PANEL * (frames - 1)) / DPI)
    return Figure(figsize=size, layout="constrained")


def _text(name: str) -> str:
    """A name as matplotlib shows it literally: between dollar signs it would be a formula."""
    return name.replace("$", r"\$")


def _curves(plot: Curves):
    frames = plot.panels
    figure = _figure(len(frames))
    axes = figure.subplots(len(frames), 1, sharex=True, squeeze=False)[:, 0]
    for ax, panel in zip(axes, frames):
        _panel(ax, plot.xs, panel)
    axes[-1].set_xlim(*frame(min(plot.xs), max(plot.xs)))
    axes[-1].set_xlabel(_text(plot.axis))
    return figure


def _panel(ax, xs: list[float], panel: Panel) -> None:
    low, high = frame(panel.low, panel.high, MARGIN)
    ax.set_ylim(low, high)
    if low < 0 < high:
        ax.axhline(0, color="0.6", linewidth=0.8)
    for i, curve in enumerate(panel.curves):
        across: list[float] = []
        up: list[float] = []
        alone = []  # points without neighbours, which a line does not show
        for run in runs(xs, curve.ys, low, high):
            if len(run) == 1:
                alone.append(len(across))
            across += [x for x, _ in run] + [math.nan]
            up += [y for _, y in run] + [math.nan]
        ax.plot(
            across, up, label=_text(curve.name), color=f"C{i}",
            marker="o" if alone else None, markevery=alone or None,
        )  # fmt: skip
    ax.legend(loc="lower left", bbox_to_anchor=(0, 1), ncols=4, borderaxespad=0.2)


def _map(plot: Map):
    import numpy as np

    figure = _figure()
    ax = figure.subplots()
    values = np.ma.masked_invalid(np.array(plot.values).T)
    low, high = plot.low, plot.high
    shown = np.ma.clip(values, low, high)
    mesh = ax.pcolormesh(plot.xs, plot.ys, shown, vmin=low, vmax=high, shading="nearest")
    mesh.set_rasterized(True)  # as one picture: a rectangle for each point would be a large file
    if high > low:
        ax.contour(plot.xs, plot.ys, shown, LEVELS, colors="white", linewidths=0.5, alpha=0.7)
    (left, right), (bottom, top) = ends(plot.xs), ends(plot.ys)
    ax.set(xlim=(left, right), ylim=(bottom, top))
    ax.set(xlabel=_text(plot.axes[0]), ylabel=_text(plot.axes[1]))
    ax.grid(visible=False)
    if plot.slopes is not None:
        _arrows(ax, plot, (right - left) / SIZE[0], (top - bottom) / SIZE[1])
    figure.colorbar(mesh, label=_text(plot.name))
    return figure


def _arrows(ax, plot: Map, across: float, up: float) -> None:
    """The gradient at some of the points, uphill across the contours as they are drawn.

    across, up: what a pixel is worth along each axis.
    """
    import numpy as np

    columns = _some(len(plot.xs))
    rows = _some(len(plot.ys))
    slopes = np.array(plot.slopes)[np.ix_(columns, rows)] * (across, up)
    length = np.hypot(slopes[..., 0], slopes[..., 1])
    finite = np.isfinite(length)
    if not (length[finite] > 0).any():
        return
    # a few steep places must not make all other arrows points
    longest = np.quantile(length[finite], LONGEST) or length[finite].max()
    with np.errstate(invalid="ignore", divide="ignore"):
        slopes = np.where(length[..., None] > longest, slopes / length[..., None] * longest, slopes)
    x, y = np.meshgrid(np.array(plot.xs)[columns], np.array(plot.ys)[rows], indexing="ij")
    apart = max(len(columns), len(rows))
    ax.quiver(
        x[finite], y[finite], slopes[..., 0][finite], slopes[..., 1][finite],
        scale=longest * apart, scale_units="width", color="black", width=0.0025, pivot="mid",
    )  # fmt: skip


def _some(count: int) -> list[int]:
    step = -(-count // ARROWS)
    return list(range((count - 1) % step // 2, count, step))
