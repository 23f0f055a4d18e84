"""Tables for people: six significant digits, arrays laid out in rows, notes underneath.

On a terminal a table is never wider than the terminal: first arrays are shown by their ends, then
columns are left out, or with `--all` set below one another.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any

from gradcli.report.box import ASCII, ROUNDED, Cell, Frame, draw, edges, widths
from gradcli.report.diagnostics.remarks import Remarks
from gradcli.report.fields import cells, columns
from gradcli.report.formats import Style
from gradcli.report.numbers.drawing import drawn, gap, lone, shape_of
from gradcli.report.numbers.names import entry_heading
from gradcli.report.text import columns_of, elided, escaped
from gradcli.result.derivatives import (
    Expansion,
    Hessian,
    Jacobian,
    Result,
    Trials,
    UncertainGradient,
    Uncertainty,
)
from gradcli.result.grids import Grid, Records

LABEL = 48  # columns of a target's text
ROWS = 250  # a grid of more points is shown by its ends
ENDS = 20  # as many points each
NUMBER = 12  # columns that a number takes at most
ARRAY = 12  # columns that an array is given at least
INPUT_DIGITS = 12  # of the inputs of a grid, which should differ where the points do


def render(report: Result | Grid | Records, style: Style) -> Iterator[str]:
    """The report drawn as one table, then its notes."""
    return tables(report, style, frame_of(style))


def frame_of(style: Style) -> Frame:
    return ASCII if style.ascii else ROUNDED


def tables(report: Result | Grid | Records, style: Style, frame: Frame | None) -> Iterator[str]:
    """The report in columns, with a frame or none, then its notes."""
    match report:
        case Grid():
            return _grid(report, style, frame)
        case Records():
            return iter([_records(report, style, frame)])
        case Expansion():
            return _expansion(report, style, frame)
        case Uncertainty() | UncertainGradient() | Trials():
            from gradcli.report.uncertainty import drawing

            return chain(drawing(report, style, frame), notes(report.notes, style))
        case Result():
            return _result(report, style, frame)


# -- one point ------------------------------------------------------------------------------------
def _result(result: Result, style: Style, frame: Frame | None) -> Iterator[str]:
    rows = _facts(result)
    if len(rows) == 1 and not result.has_derivatives and not result.notes:
        lines = lone(rows[0][1], style, style.width)
        yield "\n".join(lines) + "\n"
        yield from _left_out([lines], style)
        return
    labels = [_label(name, value, style) for name, value in rows]
    taken = max(columns_of(line) for label in labels for line in label) + edges(frame, 2)
    shown = [drawn(value, style, max(style.width - taken, ARRAY)) for _, value in rows]
    arrays = any(len(lines) > 1 or shape_of(value) for lines, (_, value) in zip(shown, rows))
    yield draw(
        [], [[label, lines] for label, lines in zip(labels, shown)], [True, arrays],
        frame, style.color,
    )  # fmt: skip
    hints = []
    if isinstance(result, (Jacobian, Hessian)):
        from gradcli.report.matrix import drawing

        tables, left_out = drawing(result, style, frame)
        for table in tables:
            yield table if frame else f"\n{table}"
        hints = ["rows or columns of the matrix are left out"] * left_out
    yield from _left_out(shown, style, hints)
    yield from notes(result.notes, style)


def _expansion(result: Expansion, style: Style, frame: Frame | None) -> Iterator[str]:
    from gradcli.report.taylor import drawing

    text, left_out = drawing(result, style, frame)
    yield text
    yield from _left_out([], style, ["terms are left out"] * left_out)
    yield from notes(result.notes, style)


def _facts(result: Result) -> list[tuple[str, Any]]:
    """Names and values: the targets, of a dict its keys, then the derivatives."""
    facts = []
    for target, value in zip(result.targets, result.values):
        if isinstance(value, dict) and value:
            facts += [(key if isinstance(key, str) else repr(key), v) for key, v in value.items()]
        else:
            facts.append((target, value))
    if isinstance(result, Jacobian):
        return facts  # the derivatives are drawn as a matrix
    entries = Result.derivatives(result) if isinstance(result, Hessian) else result.derivatives()
    return [*facts, *[(entry_heading(result, entry), entry[-1]) for entry in entries]]


def _label(name: str, value: Any, style: Style) -> Cell:
    """A name, cut where it is long, and the shape of an array, below it where there is no room."""
    limit = max(min(LABEL, style.width // 3), ARRAY) if style.fits else LABEL
    text, lengths = elided(escaped(name), limit, gap(style)), shape_of(value)
    if not lengths:
        return [text]
    shape = f"({('x' if style.ascii else '×').join(map(str, lengths))})"
    line = f"{text}  {shape}"
    return [text, shape] if style.fits and len(line) > limit else [line]


# -- many points ----------------------------------------------------------------------------------
def _grid(grid: Grid, style: Style, frame: Frame | None) -> Iterator[str]:
    remarks = Remarks()
    results = remarks.passing(grid.axes, grid.results)
    first = next(results)
    rows = (cells(grid.axes, result) for result in chain([first], results))
    yield from many(columns(grid.axes, first), rows, len(grid.axes), style, frame, "points")
    yield from notes(remarks.texts(), style)


def many(
    names: list[str], values: Iterable[list], inputs: int, style: Style, frame: Frame | None,
    unit: str,
) -> Iterator[str]:  # fmt: skip
    """Rows of values under their names, the first `inputs` of which are what the others are of; an
    eliding style has the first and the last of many, which are counted as `unit`."""
    rows: list[list] = []
    last: list[list] = []
    room, count = None, 0
    exact = Style(style.digits or INPUT_DIGITS, ascii=style.ascii)
    for row in values:
        count += 1
        if room is None:
            room = _room(names, row, style, frame)
        if style.elides and len(rows) == ROWS:
            last.append(row)
            if len(last) > ENDS:
                del last[0]
        else:
            rows.append(row)
    between = ENDS if last else len(rows)
    rows, last = rows[:between], [*rows[between:], *last][-ENDS:]
    drawings: list[list[Cell]] = [
        [drawn(x, exact if i < inputs else style, room) for i, x in enumerate(row)]
        for row in (*rows, *last)
    ]
    left = [any(len(row[i]) > 1 for row in drawings) for i in range(len(names))]
    hints = []
    shown = drawings
    if last:
        shown = [*drawings[:between], [[gap(style)] for _ in names], *drawings[between:]]
        hints.append(f"{count - 2 * ENDS} of {count} {unit} are left out")
    blocks = _blocks(names, shown, inputs, style, frame)
    if style.elides and len(blocks) > 1:
        hidden = [names[i] for block in blocks[1:] for i in block if i >= inputs]
        hints.append(f"columns left out: {', '.join(hidden)}")
        del blocks[1:]
    for number, block in enumerate(blocks):
        yield "\n" if number and not frame else ""
        yield draw(
            [[names[i]] for i in block], [[row[i] for i in block] for row in shown],
            [left[i] for i in block], frame, style.color,
        )  # fmt: skip
    yield from _left_out([cell for row in drawings for cell in row], style, hints)


def _room(names: list[str], values: list, style: Style, frame: Frame | None) -> int | None:
    """The columns that each array of a row may take, where it must fit."""
    if not style.fits:
        return None
    arrays = [isinstance(value, (list, tuple, dict)) or shape_of(value) != () for value in values]
    numbers = [max(len(n), NUMBER) for n, array in zip(names, arrays) if not array]
    rest = style.width - edges(frame, len(names)) - sum(numbers)
    return max(rest // max(sum(arrays), 1), ARRAY)


def _blocks(
    names: list[str], rows: list[list[Cell]], axes: int, style: Style, frame: Frame | None
) -> list[list[int]]:
    """The columns of each table, so that each fits; the grid's inputs are in all of them."""
    sizes = widths([[[name] for name in names], *rows])
    blocks, block = [], list(range(axes))
    for i in range(axes, len(names)):
        wide = sum(sizes[j] for j in (*block, i)) + edges(frame, len(block) + 1)
        if style.fits and wide > style.width and len(block) > axes:
            blocks.append(block)
            block = list(range(axes))
        block.append(i)
    return [*blocks, block]


# -- tables of text -------------------------------------------------------------------------------
def _records(records: Records, style: Style, frame: Frame | None) -> str:
    """Many rows under a header; a single one as its names and facts."""
    names: tuple[str, ...] = records.columns
    rows: list[tuple] = records.rows
    if len(rows) == 1:
        facts = zip(names, rows[0])
        names, rows = (), [(name, fact) for name, fact in facts if fact]
    texts = [[[escaped(field)] for field in row] for row in ([names, *rows] if names else rows)]
    if style.fits and texts:
        texts = _folded(texts, style.width - edges(frame, len(texts[0])))
    head, body = ([cell for cell in texts[0]], texts[1:]) if names else ([], texts)
    count = len(names) or 2
    return draw(head, body, [True] * count, frame, style.color)


def _folded(rows: list[list[Cell]], width: int) -> list[list[Cell]]:
    """The rows with their texts folded, so that together the columns take `width`."""
    sizes = widths(rows)
    while sum(sizes) > width and max(sizes) > 8:
        sizes[sizes.index(max(sizes))] -= 1
    from textwrap import wrap

    return [
        [wrap(cell[0], size, break_on_hyphens=False) or [""] for cell, size in zip(row, sizes)]
        for row in rows
    ]


# -- below the table ------------------------------------------------------------------------------
def _left_out(shown: list[Cell], style: Style, hints: Sequence[str] = ()) -> Iterator[str]:
    """What an eliding style has left out, and how to see it."""
    if style.elides and any(gap(style) in line for cell in shown for line in cell):
        hints = [*hints, "arrays are shown by their ends"]
    if hints:
        text = f"{gap(style)} {'; '.join(hints)} (--all shows everything)"
        yield (f"\x1b[2m{text}\x1b[0m" if style.color else text) + "\n"


def notes(texts: Iterable[str], style: Style) -> Iterator[str]:
    """Notes as they stand under a report."""
    from gradcli.report.diagnostics.diagnostic import render_note

    for note in texts:
        yield render_note(note, style.color, style.width if style.fits else 0)
