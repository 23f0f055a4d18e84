"""Checks of derivatives: a table for people, rows and objects for machines."""

from collections.abc import Iterator
from typing import Any

from gradcli.report.box import ASCII, ROUNDED, Frame, draw, edges, widths
from gradcli.report.fields import field
from gradcli.report.formats import Style
from gradcli.report.numbers.drawing import DIGITS, gap
from gradcli.report.numbers.values import number
from gradcli.report.text import elided, escaped
from gradcli.result.checks import Check, Checks, Coordinate
from gradcli.result.grids import Records

HEAD = ("derivative by", "at", "gradient", "differences", "error", "verdict")
COLUMNS = (
    "by", "at", "gradient", "forward", "numeric", "error", "step", "method", "verdict", "why",
)  # fmt: skip
ROWS = 40  # of more those that agree are shown by the first
FIRST = 20
NAME = 8  # columns that a name has at least


# -- for people ------------------------------------------------------------------------------------
def render(checks: Checks, style: Style, plain: bool) -> Iterator[str]:
    """A table of all derivatives, the reasons of those that do not agree, and the count of each."""
    frame: Frame | None = None if plain else ASCII if style.ascii else ROUNDED
    rows = [(check, row) for check in checks.checks for row in check.rows]
    shown, hidden = rows, 0
    if style.elides and len(rows) > ROWS:
        shown = [
            (check, row)
            for k, (check, row) in enumerate(rows)
            if k < FIRST or row.verdict != "agrees"
        ]
        hidden = len(rows) - len(shown)
    head = [*checks.axes, *HEAD]
    cells = [
        [*(_number(check.point[axis], style) for axis in checks.axes), *_cells(row, style)]
        for check, row in shown
    ]
    yield _drawn(head, cells, style, frame)
    if hidden:
        yield f"{gap(style)} {hidden} that agree are left out (--all shows everything)\n"
    yield f"{_counted(rows)}\n"
    from gradcli.report.diagnostics.diagnostic import render_note

    room = style.width if style.fits else 0
    for text in notes(checks):
        yield render_note(text, style.color, room)


def notes(checks: Checks) -> list[str]:
    """Why derivatives do not agree, and the notes, each once."""
    return list(dict.fromkeys(_reasons(checks)))


def _cells(row: Coordinate, style: Style) -> list[str]:
    digits = style.digits or DIGITS
    gradient, numeric = _number(row.gradient, style), _number(row.numeric, style)
    while row.verdict == "differs" and gradient == numeric and digits < 17:
        digits += 1
        gradient, numeric = (number(x, digits) for x in (row.gradient, row.numeric))
    texts = [
        escaped(row.name), "" if row.at is None else _number(row.at, style), gradient,
        "" if row.numeric is None else numeric, "" if row.error is None else f"{row.error:.1g}",
        row.verdict,
    ]  # fmt: skip
    return texts


def _drawn(head: list[str], rows: list[list[str]], style: Style, frame: Frame | None) -> str:
    """The table; where it is too wide, the names are cut and columns left out."""
    kept = list(range(len(head)))
    name = len(head) - len(HEAD)

    def sizes() -> list[int]:
        return widths([[[row[i]] for i in kept] for row in [head, *rows]])

    for column in ("at", "error"):
        if style.fits and sum(sizes()) + edges(frame, len(kept)) > style.width:
            kept.remove(head.index(column, name))
    over = sum(sizes()) + edges(frame, len(kept)) - style.width
    if style.fits and over > 0:
        room = max(sizes()[kept.index(name)] - over, NAME)
        for row in [head, *rows]:
            row[name] = elided(row[name], room, gap(style))
    left = [i in (name, len(head) - 1) for i in kept]
    cells = [[[row[i]] for i in kept] for row in [head, *rows]]
    return draw(cells[0], cells[1:], left, frame, style.color)


def _number(value: Any, style: Style) -> str:
    if value is None:
        return "null"
    return number(value + 0.0, style.digits or DIGITS)


def _counted(rows: list[tuple[Check, Coordinate]]) -> str:
    counts: dict[str, int] = {}
    for _, row in rows:
        counts[row.verdict] = counts.get(row.verdict, 0) + 1
    if list(counts) == ["agrees"]:
        return "The derivative agrees." if len(rows) == 1 else f"{len(rows)} derivatives agree."
    one, many = {"agrees": "agrees", "differs": "differs"}, {"agrees": "agree", "differs": "differ"}
    parts = [
        f"{count} {(one if count == 1 else many).get(verdict, verdict)}"
        for verdict, count in counts.items()
    ]
    return f"Of {len(rows)} derivative{'s' * (len(rows) > 1)}: {', '.join(parts)}."


def _reasons(checks: Checks) -> Iterator[str]:
    """Why a derivative does not agree, and the notes."""
    for check in checks.checks:
        where = ", ".join(f"{axis} = {check.point[axis]:g}" for axis in checks.axes)
        for row in check.rows:
            if row.why:
                yield f"by {row.name}{f' at {where}' if where else ''}: {row.why}"
        yield from check.notes


# -- for machines ----------------------------------------------------------------------------------
def records(checks: Checks, digits: int | None) -> Records:
    """A row for each derivative, after the values of a grid's inputs."""
    rows = [
        (
            *(field(check.point[axis], digits) for axis in checks.axes),
            *("" if x is None and name in ("at", "numeric", "error", "step") else field(x, digits)
              for name, x in _facts(row).items()),
        )
        for check in checks.checks
        for row in check.rows
    ]  # fmt: skip
    return Records((*checks.axes, *COLUMNS), rows)


def objects(checks: Checks) -> Iterator[dict[str, Any]]:
    """One object of JSON a point."""
    for check in checks.checks:
        point = {"point": {axis: check.point[axis] for axis in checks.axes}} if checks.axes else {}
        yield {
            **point,
            "check": check.target,
            "value": check.value,
            "ok": check.ok,
            "derivatives": [_facts(row) for row in check.rows],
            "faults": [_fault(fault) for fault in check.faults],
            "notes": list(check.notes),
        }


def _facts(row: Coordinate) -> dict[str, Any]:
    return {name: getattr(row, "name" if name == "by" else name) for name in COLUMNS}


def _fault(fault) -> dict[str, Any]:
    place = (0, 0)
    if fault.span and fault.source:
        file, start = fault.source.file(fault.span[0])
        place = file.position(fault.span[0] - start)
    return {"line": place[0], "column": place[1], "message": str(fault)}
