"""JSON lines: the objects of the format json, each on a line of its own, as they come."""

from collections.abc import Iterator

from gradcli.report.formats import Style
from gradcli.report.json import objects
from gradcli.result.derivatives import Result
from gradcli.result.grids import Grid, Records
from gradcli.result.tapes import Tapes


def render(report: Result | Grid | Records | Tapes, style: Style) -> Iterator[str]:
    """One line a result, a point, a record or a tape."""
    return objects(report, style)
