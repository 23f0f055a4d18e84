"""The formats of a report, one row each.

A format is a module with `render(report, style) -> Iterator[str]`, which gives the text of a
Result, a Grid or a Records in pieces, each of whole lines.  A new format is one module and one row.
"""

from collections.abc import Iterator
from typing import NamedTuple

from gradcli.result import Grid, Records, Result


class Format(NamedTuple):
    """Where a format's writer is, what it shows, and the suffix of its files."""

    module: str
    shows_notes: bool  # else they go to standard error
    people: bool  # read by people: may round, decorate, and share the stream with `print`
    suffix: str = ""


FORMATS: dict[str, Format] = {
    "table": Format("gradcli.report.table", shows_notes=True, people=True),
    "tsv": Format("gradcli.report.tsv", shows_notes=False, people=False, suffix=".tsv"),
    "json": Format("gradcli.report.json", shows_notes=True, people=False, suffix=".json"),
}


class Style:
    """How a report may look: significant digits (None: the format's own), colour, width.

    With `ascii` its own lines and signs are ASCII; names stay as they are.
    """

    __slots__ = ("digits", "color", "width", "ascii")

    def __init__(
        self,
        digits: int | None = None,
        color: bool = False,
        width: int = 80,
        ascii: bool = False,
    ):
        self.digits, self.color, self.width, self.ascii = digits, color, width, ascii


def render(name: str, report: Result | Grid | Records, style: Style) -> Iterator[str]:
    """The text of `report` in the format `name`, in pieces of whole lines."""
    from importlib import import_module

    return import_module(FORMATS[name].module).render(report, style)
