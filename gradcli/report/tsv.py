"""Tab-separated text for a pipe: full precision, no decoration.

A value alone is printed bare.  With derivatives each line is a name, a tab and a value, the
targets first; a grid is a header and one line a point.
"""

from collections.abc import Iterator

from gradcli.report.formats import Style
from gradcli.report.names import column, target_column
from gradcli.report.values import one_line, text
from gradcli.result import Grid, Records, Result


def render(report: Result | Grid | Records, style: Style) -> Iterator[str]:
    """The report in lines of fields separated by tabs."""
    match report:
        case Grid():
            return _grid(report, style)
        case Records():
            return _lines([report.columns, *report.rows])
        case Result():
            return _result(report, style)


def _result(result: Result, style: Style) -> Iterator[str]:
    values = [text(value, style.digits) for value in result.values]
    if result.gradients is None and len(values) == 1:
        return iter([values[0] + "\n"])
    rows = [(target_column(result, t), v) for t, v in zip(result.targets, values)]
    for key, value in (result.gradients or {}).items():
        rows.append((column(result, key), text(value, style.digits)))
    return _lines(rows)


def _grid(grid: Grid, style: Style) -> Iterator[str]:
    header = False
    for result in grid.results:
        if not header:
            header = True
            yield from _lines([columns(grid.axes, result)])
        yield from _lines([[text(value, style.digits) for value in cells(grid.axes, result)]])


def columns(axes: tuple[str, ...], result: Result) -> list[str]:
    """The names of a grid's columns: the inputs that vary, the targets, the derivatives."""
    targets = [target_column(result, target) for target in result.targets]
    return [*axes, *targets, *[column(result, key) for key in result.gradients or ()]]


def cells(axes: tuple[str, ...], result: Result) -> list:
    """One point of a grid, in the order of `columns`."""
    return [
        *[result.point[axis] for axis in axes],
        *result.values,
        *(result.gradients or {}).values(),
    ]


def _lines(rows) -> Iterator[str]:
    for row in rows:
        yield "\t".join(one_line(str(field)) for field in row) + "\n"
