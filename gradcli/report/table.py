"""Tables for people: six significant digits, arrays laid out in rows, notes underneath."""

from collections.abc import Iterator
from typing import Any

from gradcli.report.formats import Style
from gradcli.report.names import heading
from gradcli.report.tsv import cells, columns
from gradcli.report.values import number, one_line, plain, text
from gradcli.result import Grid, Records, Result

DIGITS = 6
EDGE = 3  # items shown at each end of a long row or column
LONG = 10  # a row or column with more items than this is shown by its ends
WIDE = 1_000_000  # no table is so wide: nothing is folded
LABEL = 48  # characters of a target's text


def render(report: Result | Grid | Records, style: Style) -> Iterator[str]:
    """The report drawn as one table, then its notes."""
    match report:
        case Grid():
            return _grid(report, style)
        case Records():
            return iter([_records(report, style)])
        case Result():
            return _result(report, style)


def _result(result: Result, style: Style) -> Iterator[str]:
    if result.gradients is None and len(result.values) == 1 and not result.notes:
        yield cell(result.values[0], style) + "\n"
        return
    rows = [(_label(t), cell(v, style)) for t, v in zip(result.targets, result.values)]
    for key, value in (result.gradients or {}).items():
        rows.append((heading(result, key), cell(value, style)))
    yield _draw((), rows, style)
    for note in result.notes:
        yield f"note: {note}\n"


def _label(target: str) -> str:
    text = one_line(target)
    return text if len(text) <= LABEL else text[: LABEL - 1] + "…"


def _records(records: Records, style: Style) -> str:
    """Many rows under a header; a single one as its names and facts."""
    if len(records.rows) == 1:
        facts = zip(records.columns, records.rows[0])
        return _draw((), [fact for fact in facts if fact[1]], style, folds=True)
    return _draw(records.columns, records.rows, style, folds=True)


def _grid(grid: Grid, style: Style) -> Iterator[str]:
    results = list(grid.results)
    rows = [[cell(value, style) for value in cells(grid.axes, result)] for result in results]
    yield _draw(columns(grid.axes, results[0]), rows, style)
    notes = dict.fromkeys(note for result in results for note in result.notes)
    for note in notes:
        yield f"note: {note}\n"


def cell(value: Any, style: Style) -> str:
    """A value as a cell: a number, `null`, or an array over as many lines as it has rows."""
    digits = DIGITS if style.digits is None else style.digits
    value = plain(value)
    if value is None:
        return "null"
    if isinstance(value, str):
        return one_line(value)
    if isinstance(value, (list, tuple)):
        return "\n".join(_rows(value, digits))
    return number(value, digits)


def _rows(array, digits: int) -> list[str]:
    """The lines of a nested list: the innermost rows on one line each, their columns aligned."""
    if not any(isinstance(item, (list, tuple)) for item in array):
        return [f"[{', '.join(_texts(array, digits))}]"]
    if len({len(row) if isinstance(row, (list, tuple)) else -1 for row in array}) > 1:
        return [text(array, digits)]  # no array: a list of values of several kinds
    rows = _ends(array, ["…"])
    if any(isinstance(item, (list, tuple)) for row in rows for item in row):
        lines = [line for row in rows for line in ("…" if row == ["…"] else _rows(row, digits))]
    else:
        texts = [_texts(row, digits) for row in rows]
        widths = [max(len(row[i]) for row in texts if i < len(row)) for i in range(_longest(texts))]
        padded = [[text.rjust(width) for text, width in zip(row, widths)] for row in texts]
        lines = [f"[{', '.join(row)}]" for row in padded]
    return [
        ("[" if i == 0 else " ") + line + ("]" if i == len(lines) - 1 else "")
        for i, line in enumerate(lines)
    ]


def _texts(row, digits: int) -> list[str]:
    return [item if item == "…" else number(item, digits) for item in _ends(row, "…")]


def _longest(rows: list[list[str]]) -> int:
    return max(map(len, rows), default=0)


def _ends(items, gap: Any) -> list:
    """The items, or where they are many the first and the last with a gap between."""
    items = list(items)
    return items if len(items) <= LONG else [*items[:EDGE], gap, *items[-EDGE:]]


def _draw(names, rows, style: Style, folds: bool = False) -> str:
    """The table's text; `names` are its header, empty for none.

    Text may be folded to the width; a number never is, it rather makes the table wider.
    """
    from io import StringIO

    from rich.box import ASCII2, ROUNDED
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    box = ASCII2 if style.ascii else ROUNDED
    table = Table(box=box, show_header=bool(names), header_style="bold", border_style="dim")
    cells = [[Text(field) for field in row] for row in rows]
    for i in range(len(cells[0]) if cells else len(names)):
        name = Text(names[i]) if names else None
        left = folds or (not names and i == 0) or any("\n" in row[i] for row in rows)
        table.add_column(name, justify="left" if left else "right", overflow="fold")
    for row in cells:
        table.add_row(*row)
    stream = StringIO()
    console = Console(
        file=stream, width=style.width if folds else WIDE, legacy_windows=False,
        force_terminal=style.color, color_system="standard" if style.color else None,
        highlight=False, markup=False,
    )  # fmt: skip
    console.print(table)
    return stream.getvalue()
