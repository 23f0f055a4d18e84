"""The formats of a report, one row each.

A format is a module with `render(report, style) -> Iterator[str]`, which gives the text of a
Result, a Grid or a Records in pieces, each of whole lines.  A new format is one module and one row.
"""

from collections.abc import Iterator
from typing import NamedTuple

from gradcli.result.checks import Checks
from gradcli.result.derivatives import Result
from gradcli.result.grids import Grid, Records
from gradcli.result.searches import Fit, Minimum, Roots
from gradcli.result.tapes import Tapes

Report = Result | Grid | Records | Tapes | Checks | Fit | Minimum | Roots


class Format(NamedTuple):
    """Where a format's writer is, what it shows, and the suffixes of its files."""

    module: str
    shows_notes: bool  # else they go to standard error
    people: bool  # for people: rounds, waits for the last row, shares its place with `print`
    suffixes: tuple[str, ...] = ()


FORMATS: dict[str, Format] = {
    "table": Format("gradcli.report.table", shows_notes=True, people=True),
    "plain": Format("gradcli.report.plain", True, True, (".txt",)),
    "tsv": Format("gradcli.report.tsv", False, False, (".tsv",)),
    "csv": Format("gradcli.report.csv", False, False, (".csv",)),
    "json": Format("gradcli.report.json", True, False, (".json",)),
    "jsonl": Format("gradcli.report.jsonl", True, False, (".jsonl", ".ndjson")),
}
# Those of gradcli tape besides: graphs of what was recorded.
GRAPHS: dict[str, Format] = {
    "dot": Format("gradcli.report.tapes.tape_graph", False, False, (".dot", ".gv")),
    "mermaid": Format("gradcli.report.tapes.tape_graph", False, False, (".mmd",)),
}


class Style:
    """How a report may look: significant digits (None: the format's own), colour, width.

    With `ascii` its own lines and signs are ASCII; names stay as they are.  With `fits` nothing may
    be wider than `width`, and with `elides` what is long is shown by its ends: both are for a
    terminal, since a pipe and a file get all of it.
    """

    __slots__ = ("digits", "color", "width", "ascii", "fits", "elides")

    def __init__(
        self,
        digits: int | None = None,
        color: bool = False,
        width: int = 80,
        ascii: bool = False,
        fits: bool = False,
        elides: bool = False,
    ):
        self.digits, self.color, self.width, self.ascii = digits, color, width, ascii
        self.fits, self.elides = fits, elides


def render(name: str, report: Report, style: Style) -> Iterator[str]:
    """The text of `report` in the format `name`, in pieces of whole lines."""
    from importlib import import_module

    return import_module(FORMATS[name].module).render(report, style)
