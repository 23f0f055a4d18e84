"""Fits: a table of the parameters and what the search came to for people, rows for machines."""

from collections.abc import Iterator
from typing import Any

from gradcli.report.box import ASCII, ROUNDED, Frame
from gradcli.report.fields import field
from gradcli.report.formats import Style
from gradcli.report.narrow import narrowed
from gradcli.report.numbers.values import number
from gradcli.report.text import escaped
from gradcli.result.grids import Records
from gradcli.result.searches import Fit, Parameter

VALUE_DIGITS, ERROR_DIGITS, START_DIGITS = 10, 6, 6
PAIRS = 6  # correlations that are shown, those that bind most first
LEAST = 0.1
COLUMNS = ("parameter", "value", "error", "start", "bound")


# -- for people ------------------------------------------------------------------------------------
def render(fit: Fit, style: Style, plain: bool) -> Iterator[str]:
    """The table of the parameters, and below it a line for each fact of the fit."""
    frame: Frame | None = None if plain else ASCII if style.ascii else ROUNDED
    head = ["parameter", "value", "standard error", "percent", "start"]
    rows = [_row(row, style) for row in fit.parameters]
    yield narrowed(head, rows, style, frame, ("start", "percent"))
    for line in facts(fit, style.digits):
        yield f"{line}\n"
    shown = sorted(fit.correlations.items(), key=lambda item: -abs(item[1]))
    shown = [(key, r) for key, r in shown if abs(r) >= LEAST][:PAIRS]
    if shown:
        yield (
            "correlations: " + ", ".join(f"{k.replace(',', ' ')} {r:.3f}" for k, r in shown) + "\n"
        )
    yield f"{fit.verdict}\n"
    from gradcli.report.table import notes as shown_notes

    yield from shown_notes(fit.notes, style)


def facts(fit: Fit, digits: int | None = None) -> list[str]:
    """What is left of the data, in words."""
    digits = digits or ERROR_DIGITS
    left = f"{fit.degrees_of_freedom} degrees of freedom of {fit.points} rows"
    square = number(fit.sum_of_squares, digits)
    if fit.absolute:
        p = (
            ""
            if fit.probability is None
            else f"; a larger one has probability {fit.probability:.3g}"
        )
        return [f"chi-squared {square}, {left}{p}"]
    if fit.residual_sd is None:
        return [f"sum of squares {square}, {left}: there are no standard errors"]
    return [f"residual standard deviation {number(fit.residual_sd, digits)}, {left}",
            f"sum of squares {square}"]  # fmt: skip


def notes(fit: Fit) -> list[str]:
    """What a machine's table has no place for."""
    return [*facts(fit), fit.verdict, *fit.notes]


def _row(row: Parameter, style: Style) -> list[str]:
    value = number(row.value, style.digits or VALUE_DIGITS)
    start = number(row.start, style.digits or START_DIGITS)
    if row.error is None:
        why = "at its bound" if row.bound is not None else "-"
        return [escaped(row.name), value, why, "", start]
    percent = f"{100 * row.error / abs(row.value):.2g}" if row.value else ""
    return [
        escaped(row.name),
        value,
        number(row.error, style.digits or ERROR_DIGITS),
        percent,
        start,
    ]


# -- for machines ----------------------------------------------------------------------------------
def records(fit: Fit, digits: int | None) -> Records:
    """A row for each parameter."""
    rows = [tuple(field(getattr(row, "name" if c == "parameter" else c), digits) for c in COLUMNS)
            for row in fit.parameters]  # fmt: skip
    return Records(COLUMNS, rows)


def objects(fit: Fit) -> dict[str, Any]:
    """The object of JSON."""
    return {
        "fit": fit.y,
        "parameters": {
            row.name: {
                "value": row.value,
                "error": row.error,
                "start": row.start,
                "bound": row.bound,
            }
            for row in fit.parameters
        },
        "correlations": fit.correlations,
        "residual_sd": fit.residual_sd,
        "sum_of_squares": fit.sum_of_squares,
        "degrees_of_freedom": fit.degrees_of_freedom,
        "points": fit.points,
        "probability": fit.probability,
        "converged": fit.converged,
        "verdict": fit.verdict,
        "evaluations": fit.evaluations,
        "notes": list(fit.notes),
    }
