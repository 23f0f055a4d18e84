"""Tab-separated text for a pipe: full precision, no decoration.

A value alone is printed bare.  With derivatives each line is a name, a tab and a value, the
targets first; a grid is a header and one line a point.  Nothing is quoted: tabs, line ends and
control characters in text are written out, as in \\t.
"""

from collections.abc import Iterator

from gradcli.report.fields import cells, columns, field, lines
from gradcli.report.formats import Style
from gradcli.report.text import escaped
from gradcli.result.derivatives import Expansion, Hessian, Jacobian, Result
from gradcli.result.grids import Grid, Records


def render(report: Result | Grid | Records, style: Style) -> Iterator[str]:
    """The report in lines of fields separated by tabs."""
    match report:
        case Grid():
            return lines(report, style.digits, _line, "\t")
        case Records():
            return map(_line, [report.columns, *report.rows])
        case Expansion():
            from gradcli.report.taylor import lines as terms

            return map(_line, terms(report, style.digits))
        case Jacobian() | Hessian():
            from gradcli.report.matrix import lines as matrix

            return map(_line, matrix(report, style.digits))
        case Result():
            return map(_line, _result(report, style))


def _result(result: Result, style: Style) -> Iterator[list[str]]:
    if not result.has_derivatives and len(result.values) == 1:
        yield [field(result.values[0], style.digits)]
        return
    for name, value in zip(columns((), result), cells((), result)):
        yield [name, field(value, style.digits)]


def _line(fields) -> str:
    return "\t".join(map(escaped, fields)) + "\n"
