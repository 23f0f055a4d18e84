"""Minima and roots: lines and tables for people, rows and objects for machines."""

from collections.abc import Iterator
from typing import Any

from gradcli.report.box import ASCII, ROUNDED, Frame, draw
from gradcli.report.fields import field
from gradcli.report.formats import Style
from gradcli.report.numbers.drawing import drawn, lone
from gradcli.report.numbers.values import number
from gradcli.report.text import elided, escaped
from gradcli.result.grids import Records
from gradcli.result.searches import Minimum, Roots

LABEL = 48
ROOT_DIGITS = 10


# -- for people ------------------------------------------------------------------------------------
def render(found: Minimum | Roots, style: Style, plain: bool) -> Iterator[str]:
    """What was found, and below it how the search ended."""
    yield from _minimum(found, style) if isinstance(found, Minimum) else _roots(found, style, plain)
    from gradcli.report.table import notes as shown_notes

    yield from shown_notes(found.notes, style)


def _minimum(found: Minimum, style: Style) -> Iterator[str]:
    for name, value in [(elided(escaped(found.target), LABEL), found.value), *found.at.items()]:
        first, *rest = lone(value, style, max(style.width - len(name) - 3, 12))
        held = "  (at its bound)" if name in found.bounds else ""
        yield f"{name} = {first}{held}\n"
        yield from (f"{' ' * (len(name) + 3)}{line}\n" for line in rest)
    yield f"{found.verdict}\n"
    if found.curvature is not None:
        least, most = (number(x, 4) for x in found.curvature)
        one = least == most
        yield (f"the curvature is {least}\n" if one else f"the curvature is {least} to {most}\n")


def _roots(found: Roots, style: Style, plain: bool) -> Iterator[str]:
    frame: Frame | None = None if plain else ASCII if style.ascii else ROUNDED
    digits = style.digits or ROOT_DIGITS
    head = [*found.unknowns, "residual", "condition"]
    rows = []
    for root in found.roots:
        cells = [
            [number(x, digits)] if isinstance(x, float) else drawn(x, style, style.width // 2)
            for x in root.values.values()
        ]
        rows.append([*cells, [f"{root.residual + 0.0:.1e}"], [f"{root.condition:.4g}"]])
    yield draw([[h] for h in head], rows, [False] * len(head), frame, style.color)
    for line in facts(found):
        yield f"{line}\n"


def facts(found: Roots) -> list[str]:
    """How the roots were looked for, and which are of several."""
    lines = [found.looked]
    several = [root for root in found.roots if root.multiple]
    if several:
        which = "the slope is 0 at a root" if len(several) == 1 else "the slope is 0 at roots"
        lines.append(f"{which}: it is a root of several, and half of its digits or more are lost")
    return lines


def notes(found: Minimum | Roots) -> list[str]:
    """What a machine's table has no place for."""
    told = [found.verdict] if isinstance(found, Minimum) else facts(found)
    return [*told, *found.notes]


# -- for machines ----------------------------------------------------------------------------------
def records(found: Minimum | Roots, digits: int | None) -> Records:
    """A row for each root; of a minimum one for its value and for each input."""
    if isinstance(found, Minimum):
        inputs = [
            (name, field(x, digits), field(found.gradient[name], digits))
            for name, x in found.at.items()
        ]
        value = ("value", field(found.value, digits), "")
        return Records(("name", "value", "gradient"), [value, *inputs])
    columns = (*found.unknowns, "residual", "condition", "multiple")
    rows = [
        tuple(field(x, digits) for x in (
            *root.values.values(), root.residual, root.condition, root.multiple
        ))
        for root in found.roots
    ]  # fmt: skip
    return Records(columns, rows)


def objects(found: Minimum | Roots) -> dict[str, Any]:
    """The object of JSON."""
    if isinstance(found, Minimum):
        curvature = None if found.curvature is None else list(found.curvature)
        return {
            "minimum": found.target,
            "value": found.value,
            "at": found.at,
            "gradient": found.gradient,
            "curvature": curvature,
            "bounds": list(found.bounds),
            "converged": found.converged,
            "verdict": found.verdict,
            "evaluations": found.evaluations,
            "notes": list(found.notes),
        }
    roots = [
        {
            "values": root.values, "residual": root.residual, "condition": root.condition,
            "multiple": root.multiple,
        }
        for root in found.roots
    ]  # fmt: skip
    return {
        "solve": found.equation,
        "unknowns": list(found.unknowns),
        "roots": roots,
        "looked": found.looked,
        "notes": list(found.notes),
    }
