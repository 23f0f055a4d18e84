"""Comma-separated text with a header: one line a point, also where there is one point only.

Fields are quoted as RFC 4180 says, where they hold a comma, a quote or a line end; lines end in a
line feed alone, as in all that gradcli writes.
"""

from collections.abc import Callable, Iterable, Iterator

from gradcli.report.fields import lines
from gradcli.report.formats import Style
from gradcli.result.derivatives import Expansion, Hessian, Jacobian, Result
from gradcli.result.grids import Grid, Records


def render(report: Result | Grid | Records, style: Style) -> Iterator[str]:
    """The report in lines of fields separated by commas."""
    match report:
        case Grid():
            return lines(report, style.digits, _line(), ",")
        case Records():
            return _lines([report.columns, *report.rows])
        case Expansion():
            from gradcli.report.taylor import lines as terms

            return _lines(terms(report, style.digits))
        case Jacobian() | Hessian():
            from gradcli.report.matrix import lines as matrix

            return _lines(matrix(report, style.digits))
        case Result():
            return lines(Grid((), [report]), style.digits, _line(), ",")


def _lines(rows) -> Iterator[str]:
    return map(_line(), rows)


def _line() -> Callable[[Iterable], str]:
    """What makes a line of fields, quoted where they need it."""
    from csv import writer

    line: list[str] = []
    writerow = writer(_Into(line), lineterminator="\n").writerow

    def made(fields: Iterable) -> str:
        writerow(fields)
        return line.pop()

    return made


class _Into:
    """Where the writer of csv puts a line."""

    def __init__(self, line: list[str]):
        self.write = line.append
