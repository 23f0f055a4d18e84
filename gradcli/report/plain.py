"""Aligned columns without lines or colour, for a mail or a log; else as the format table."""

from collections.abc import Iterator

from gradcli.report.formats import Style
from gradcli.report.table import tables
from gradcli.result.derivatives import Result
from gradcli.result.grids import Grid, Records


def render(report: Result | Grid | Records, style: Style) -> Iterator[str]:
    """The report in aligned columns, then its notes."""
    bare = Style(style.digits, False, style.width, style.ascii, style.fits, style.elides)
    return tables(report, bare, None)
