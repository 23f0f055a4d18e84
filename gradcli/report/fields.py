"""The fields of formats that are rows of text: what tsv and csv print, before any quoting.

A number is its shortest round trip (nan, inf and -inf as Python reads them), or `digits`
significant digits; `null` is a derivative that nothing connects; text is itself.  What holds
several values, such as an array, a tuple or a dict, is one field: the JSON that the format json
has for it.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import repeat
from typing import Any

from gradcli.report.numbers.names import entry_column
from gradcli.report.numbers.values import number, plain
from gradcli.result.derivatives import Result, column_of
from gradcli.result.grids import Block, Grid


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
        from gradcli.report.numbers.strict_json import encode

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


def lines(report: Grid, digits: int | None, line: Callable, separator: str) -> Iterator[str]:
    """The text of a grid: a header, then each point as it comes, or many where they come so.

    line: what makes a line of fields; separator: what stands between those that are numbers.
    """
    axes, header = report.axes, False
    if report.blocks is not None:
        for block in report.blocks:
            if not header:
                header = True
                yield line(columns(axes, block.form))
            yield _lines_of(block, digits, line, separator)
        return
    for result in report.results:
        if not header:
            header = True
            yield line(columns(axes, result))
        yield line([field(value, digits) for value in cells(axes, result)])


def _lines_of(block: Block, digits: int | None, line: Callable, separator: str) -> str:
    """The lines of all points of a block, each with its line end."""
    texts = [_texts(column, digits) for column in block.columns()]
    found = list(map(separator.join, zip(*texts)))
    for k, result in block.others.items():
        fields = [field(value, digits) for value in cells(block.axes, result)]
        found[k] = line(fields).removesuffix("\n")
    return "\n".join([*found, ""])


def _texts(column, digits: int | None) -> Iterable[str]:
    if type(column) not in (list, tuple):
        return repeat(field(column, digits))
    if digits is None:
        return map(repr, column)  # of numbers, which is what `field` has
    return [field(x, digits) for x in column]
