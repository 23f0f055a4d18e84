"""`gradcli plot`: curves of a program's value and derivatives along a grid, or a map over two."""

import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated, Any

from gradcli import calls
from gradcli.cli.commands.eval import OF
from gradcli.cli.line.input import at_each, inputs_of, read_point, read_program, run_limits
from gradcli.cli.line.options import EXPLAINED, ON_JAX, OUTPUT_GROUP, PROGRAM, RUN, Settings, shared
from gradcli.cli.line.plot_grid import axes_of, check_bound, sparse, thin
from gradcli.cli.line.rows import option, repeated
from gradcli.cli.line.usage import Usage, listed, names, refused, whole
from gradcli.cli.running.deadline import Deadline
from gradcli.cli.running.derivatives import Request
from gradcli.cli.running.engine import ENGINE, Coded
from gradcli.cli.running.output import Output
from gradcli.cli.terminal import height_of, is_terminal
from gradcli.errors import Diagnostic
from gradcli.result.derivatives import Result
from gradcli.result.grids import Grid

WRT = Annotated[
    Sequence[str],
    repeated("--wrt", metavar="NAMES", help="Variables, such as x,y [the grid's input]"),
]
ORDER = Annotated[
    str, option("--order", metavar="N", help="Derivatives up to this order, 0 none [1]")
]
WIDTH = Annotated[str, option(
    "--width", metavar="N", group=OUTPUT_GROUP,
    help="Columns [the terminal's, up to 100; 80 in a pipe], of a picture pixels [800]",
)]  # fmt: skip
HEIGHT = Annotated[str, option(
    "--height", metavar="N", group=OUTPUT_GROUP,
    help="Lines [24, or what fits the terminal], of a picture pixels [500]",
)]  # fmt: skip

COLUMNS, PIPE_COLUMNS, LINES = 100, 80, 24
TEXT = ".txt"
SMALLEST, LARGEST = {"width": 24, "height": 8}, {"width": 1000, "height": 500}  # of text
PIXELS = (100, 4000)
MOST_ORDER = 9  # each may have a frame of its own


@shared(PROGRAM, RUN, EXPLAINED, ON_JAX)
def plot(
    settings: Settings,
    wrt: WRT = (),
    of: OF = (),
    order: ORDER = "1",
    width: WIDTH = "",
    height: HEIGHT = "",
    engine: ENGINE = "",
) -> None:
    """The value and the derivatives of a program, drawn along a grid of one input.

    Two grids give a map of the value, with arrows that point uphill as it looks in the frame.  With
    --out p.svg, .png or .pdf it is a picture, with .txt the text that the terminal shows.

    Examples:
      gradcli plot 'x*exp(-x^2)' x=-2:2:0.05
      gradcli plot 'sin(x*y)' x=-2:2:0.05 y=-2:2:0.05
      gradcli plot model.expr t=0:10:0.1 k=2 --order 2 --out model.svg
    """
    output = Output(settings, inputs=inputs_of(settings))
    suffix = _suffix(output.path)
    sizes = {"width": width, "height": height}
    size = tuple(_size(name, text, suffix) for name, text in sizes.items())
    if output.path is not None and suffix != TEXT:
        _require_matplotlib(output.path)
    asked = _Asked(names("--wrt", wrt), names("--of", of), whole("--order", order, 0, MOST_ORDER))
    asked.limits = run_limits(settings)
    with Deadline(settings):
        point = read_point(settings)
        program = read_program(settings, point)
        asked.write = output.program_prints(bool(asked.of or program.target_names))
        asked.coded = partial(Coded, settings, program, engine)
        taken: list[str] = []
        axes = axes_of(settings, program, point, taken)
        check_bound(settings, program, point, axes, asked.wrt)
        thinned = thin(point, axes) + sparse(program, point, axes)
        draw = _curves if len(axes) == 1 else _map
        drawing = draw(program, point, axes, asked, output.progress)
        drawing.notes += thinned + taken
        output.write(_drawn(drawing, output, suffix, *size))
    if output.path is not None and is_terminal(sys.stderr):
        drawing.notes.append(f"the drawing is in '{output.path}'")
    output.note(list(dict.fromkeys(drawing.notes)))


class _Asked:
    """What to draw: derivatives by `wrt` of the targets `of` up to `order`."""

    __slots__ = ("coded", "limits", "of", "order", "write", "wrt")

    def __init__(self, wrt: tuple[str, ...], of: tuple[str, ...], order: int):
        self.wrt, self.of, self.order = wrt, of, order
        self.limits: Any = None
        self.write: Callable[[str], object] | None = None
        self.coded: Callable[..., Coded] = Coded  # what may have results by machine code

    def run(self) -> dict[str, Any]:
        return {"of": self.of, "limits": self.limits, "write": self.write}

    def request(self, wrt: tuple[str, ...]) -> Request:
        """What machine code is asked for: the values, and the slopes by `wrt`."""
        return Request(wrt, self.of, 1, "none", False, self.limits, {})

    def again(self) -> dict[str, Any]:
        """As `run`, where the program has printed before."""
        return {**self.run(), "write": lambda text: None}


# -- what is asked --------------------------------------------------------------------------------
def _suffix(path: str | None) -> str:
    """The kind of the drawing, by the name of its file."""
    if path is None:
        return TEXT
    from gradcli.report.plots.plot_file import SUFFIXES

    suffix = os.path.splitext(path)[1].lower()
    if suffix not in (*SUFFIXES, TEXT):
        raise refused("--out", path, f"a name that ends in {listed((*SUFFIXES, TEXT))}")
    return suffix


def _size(name: str, text: str, suffix: str) -> int | None:
    if not text:
        return None
    low, high = PIXELS if suffix != TEXT else (SMALLEST[name], LARGEST[name])
    return whole(f"--{name}", text, low, high)


def _require_matplotlib(path: str) -> None:
    from importlib.util import find_spec

    if find_spec("matplotlib") is None:
        raise Diagnostic(
            "E0004", f"'{path}' needs the package matplotlib, which is not installed",
            help="pip install matplotlib; --out plot.txt, and a terminal, need none",
        )  # fmt: skip


# -- the drawings ---------------------------------------------------------------------------------
def _curves(program, point: dict[str, Any], axes: tuple[str, ...], asked: _Asked, progress):
    """The curves of the targets and of their derivatives along one grid."""
    from gradcli.report.plots.plot import Gathering

    (axis,) = axes
    wrt = asked.wrt or _differentiable(program, axes)
    if not asked.order:
        wrt = ()

    def call(at: dict[str, Any]) -> tuple:
        if not wrt:
            return (at[axis], (calls.value(program, at, **asked.run()),))
        found: list[Result] = []
        for name in wrt:
            run = asked.again() if found else asked.run()
            known = _known(program, at, name)
            found.append(calls.slopes(program, known, name, order=asked.order, **run))
        return (at[axis], tuple(found))

    coded = asked.coded(bool(wrt), asked.request(wrt), {})
    together = len(wrt) < 2 and asked.order < 2 and _together(program, point, wrt, asked, coded)
    gathering = Gathering(axis)
    for x, results in _each(together or at_each(point, call), progress):
        if not results[0].targets:
            raise Diagnostic("E0107", "the program has no value to draw", source=program.source)
        gathering.add(float(x), results)
    reasons = _reasons(program, point, wrt, asked, gathering)
    try:
        drawing = gathering.curves()
    except Diagnostic as error:
        error.help = error.help or "; ".join(reasons) or None
        raise
    drawing.notes += _integers(program, axes, asked) + reasons + coded.reasons()
    for panel in drawing.panels:
        for name, low, high in panel.beyond():
            drawing.notes.append(f"{name} goes on beyond the frame: from {low:.4g} to {high:.4g}")
    return drawing


def _together(program, point: dict[str, Any], wrt: tuple[str, ...], asked: _Asked, coded: Coded):
    """The points of a curve, and its slopes, where they are computed together; else None."""

    def call(at: dict[str, Any], **limits) -> Result:
        if not wrt:
            return calls.value(program, at, **asked.again() | limits)
        return calls.gradient(program, at, wrt, **asked.again() | limits)

    def sloped(found: Result) -> Result:
        slopes = {key: (g,) for key, g in (found.gradients or {}).items()}
        return Result(found.targets, found.values, slopes if wrt else None, wrt, found.point)

    grid = at_each(point, call, coded)
    assert isinstance(grid, Grid)  # the axis has some
    if grid.blocks is None:
        return None
    found = ((r.point[grid.axes[0]], (sloped(r),)) for r in grid.results)
    return Grid(grid.axes, found, grid.count)


def _map(program, point: dict[str, Any], axes: tuple[str, ...], asked: _Asked, progress):
    """The map of the target over two grids, with its gradient."""
    from gradcli.report.plots.plot import gathered_map

    for word, given in (("--wrt", asked.wrt), ("--order", asked.order > 1)):
        if given:
            raise Usage(
                "E0001", f"a map over two grids shows the value and its gradient: no {word}",
                (word,), f"for derivatives along one grid give {axes[1]} a single value",
            )  # fmt: skip
    wrt = _differentiable(program, axes) if asked.order else ()

    def call(at: dict[str, Any], **limits):
        if len(wrt) < 2:
            return calls.value(program, at, **asked.run() | limits)
        return calls.gradient(program, at, wrt, **asked.run() | limits)

    coded = asked.coded(len(wrt) > 1, asked.request(wrt), {"--of": asked.of})
    grid = at_each(point, call, coded)
    assert isinstance(grid, Grid)  # the axes have some
    across, up = axes
    drawing = gathered_map((across, up), len(point[up]), _each(grid, progress))
    drawing.notes += _integers(program, axes, asked) + coded.reasons()
    gaps = drawing.gaps()
    if gaps:
        drawing.notes.append(f"not finite at {gaps} of {grid.count} points, which are blank")
    for low, high in drawing.beyond():
        drawing.notes.append(
            f"{drawing.name} goes on beyond the scale: from {low:.4g} to {high:.4g}"
        )
    return drawing


def _known(program, at: dict[str, Any], name: str = "") -> dict[str, Any]:
    """The point without the names, but `name`, that the program never mentions."""
    return {n: value for n, value in at.items() if n in program.inputs or n == name}


def _each(grid, progress):
    return grid.results if progress is None else progress.watch(grid.results, grid.count)


def _differentiable(program, axes: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(n for n in axes if n in program.inputs and program.inputs[n].kind == "float")


def _integers(program, axes: tuple[str, ...], asked: _Asked) -> list[str]:
    if asked.wrt or not asked.order:
        return []
    real = _differentiable(program, axes)
    return [f"'{n}' is an integer: there is no derivative by it" for n in axes if n not in real]


def _reasons(program, point, wrt: tuple[str, ...], asked: _Asked, gathering) -> list[str]:
    """Why there are gaps, as the first of them says, and why a derivative is missing."""
    axis, xs = gathering.axis, gathering.xs
    notes = []
    gaps = gathering.gaps()
    if gaps:
        at = {**point, axis: xs[gaps[0]]}
        found = calls.value(program, _known(program, at), **asked.again()).notes
        if not found and wrt:
            found = calls.gradient(program, at, wrt, **asked.again()).notes
        why = f": {'; '.join(found)}" if found else ""
        notes.append(
            f"not finite at {len(gaps)} of {len(xs)} points, first at {axis}={xs[gaps[0]]:g}{why}"
        )
    for name in gathering.unconnected():
        found = calls.gradient(program, {**point, axis: xs[0]}, (name,), **asked.again()).notes
        notes += found or [f"the target does not depend on '{name}'"]
    return notes


def _drawn(drawing, output: Output, suffix: str, width: int | None, height: int | None):
    """The pieces to write: lines of text, or the bytes of a picture."""
    from gradcli.report.plots.plot import Curves

    if suffix != TEXT:
        from gradcli.report.plots.plot_file import picture

        return [picture(drawing, suffix, width, height)]
    style = output.style
    terminal = output.path is None and is_terminal(sys.stdout)
    if terminal or (output.path is None and os.environ.get("COLUMNS")):
        style.width = min(style.width, COLUMNS)
    else:
        style.width = PIPE_COLUMNS
    style.width = width or style.width
    lines = min(LINES, height_of(sys.stdout) - 2) if terminal else LINES
    if isinstance(drawing, Curves):
        from gradcli.report.plots import plot_text

        return plot_text.draw(drawing, style, height or lines)
    from gradcli.report.plots import plot_map

    return plot_map.draw(drawing, style, height or lines)
