"""The fields of formats that are rows of text: what tsv and csv print, before any quoting.

A number is its shortest round trip (nan, inf and -inf as Python reads them), or `digits`
significant digits; `null` is a derivative that nothing connects; text is itself.  What holds
several values, such as an array, a tuple or a dict, is one field: the JSON that the format json
has for it.
"""

from collections.abc import Iterator
from typing import Any

from gradcli.report.names import entry_column
from gradcli.report.values import number, plain
from gradcli.result import Grid, Result, column_of


def field(value: Any, digits: int | None = None) -> str:
    """A value as one field."""
    if type(value) is float:
        return repr(value) if digits is None else f"{value:.{digits}g}"
    value = plain(value)
    if value is None:
        return "null"
    if isinstance(value, str):
        return value
    if isinstance(value, (list, tuple, dict)):
        from gradcli.report.strict_json import encode

        return encode(value, digits, (", ", ": "))
    return number(value, digits)


def columns(axes: tuple[str, ...], result: Result) -> list[str]:
    """The names of the columns: the inputs that vary, the targets, the derivatives."""
    targets = [column_of(result, target, axes) for target in result.targets]
    return [*axes, *targets, *[entry_column(result, e, axes) for e in result.derivatives()]]


def cells(axes: tuple[str, ...], result: Result) -> list:
    """The values of one point, in the order of `columns`."""
    point = [result.point[axis] for axis in axes]
    return [*point, *result.values, *[value for *_, value in result.derivatives()]]


def lines(report: Grid, digits: int | None) -> Iterator[list[str]]:
    """A header, then the fields of each point as it comes."""
    axes, header = report.axes, False
    for result in report.results:
        if not header:
            header = True
            yield columns(axes, result)
        yield [field(value, digits) for value in cells(axes, result)]
