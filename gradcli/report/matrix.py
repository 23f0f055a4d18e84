"""Jacobians and Hessians as one matrix, whose rows and columns have names.

A Jacobian has a row for each element of the targets, a Hessian one for each of the variables, and
either a column for each element of the variables.
"""

from collections.abc import Sequence
from typing import Any

from gradcli.report.box import Cell, Frame, draw, edges, widths
from gradcli.report.fields import field
from gradcli.report.formats import Style
from gradcli.report.numbers.drawing import drawn, gap
from gradcli.report.numbers.elements import at, labels, parts, rows, shape, size
from gradcli.report.text import elided, escaped
from gradcli.result.derivatives import Hessian, Jacobian, column_of

LINES = 40  # a matrix of more rows is shown by its ends where it is elided
ENDS = 10  # as many rows each
LABEL = 24  # columns of a row's name


class Matrix:
    """Numbers in rows; `corner` says what the rows are of, None is what nothing connects."""

    __slots__ = ("columns", "corner", "names", "rows")

    def __init__(self, corner: str, names: list[str], columns: list[str], numbers: list[list]):
        self.corner, self.names, self.columns, self.rows = corner, names, columns, numbers


def matrix(result: Jacobian | Hessian) -> Matrix:
    """The one matrix of all blocks of a result."""
    return _of_jacobian(result) if isinstance(result, Jacobian) else _of_hessian(result)


def _of_jacobian(result: Jacobian) -> Matrix:
    variables = [(name, _shape(result, name)) for name in result.wrt]
    names, numbers = [], []
    for target, value, found in zip(result.targets, result.values, result.jacobians):
        for name, lengths, path in parts(column_of(result, target), value):
            blocks = [
                rows(at(found[x], path), size(lengths), size(across)) for x, across in variables
            ]
            names += labels(name, lengths)
            numbers += _beside(blocks, size(lengths))
    return Matrix("target", names, _labels(variables), numbers)


def _of_hessian(result: Hessian) -> Matrix:
    variables = [(name, _shape(result, name)) for name in result.wrt]
    numbers = []
    for i, (x, down) in enumerate(variables):
        blocks = []
        for j, (z, across) in enumerate(variables):
            high, wide = size(down), size(across)
            if i <= j:
                blocks.append(rows(result.hessian[f"{x},{z}"], high, wide))
            else:
                other = rows(result.hessian[f"{z},{x}"], wide, high)
                blocks.append([list(column) for column in zip(*other)] or [[]] * high)
        numbers += _beside(blocks, size(down))
    names = _labels(variables)
    return Matrix("wrt", names, names, numbers)


def _shape(result: Jacobian | Hessian, name: str) -> tuple[int, ...]:
    """The shape of a variable, as its derivatives have it."""
    if isinstance(result, Hessian):
        known = result.gradients[name]
        if known is not None:
            return shape(known)
    else:
        for value, found in zip(result.values, result.jacobians):
            for _, lengths, path in parts("", value):
                part = at(found[name], path)
                if part is not None:
                    return shape(part)[len(lengths) :]
    return _lengths(result.point.get(name))


def _lengths(value: Any) -> tuple[int, ...]:
    """The shape of a bound value, which may be a nested list."""
    if isinstance(value, (list, tuple)):
        return (len(value), *(_lengths(value[0]) if value else ()))
    return shape(value)


def _labels(variables: list[tuple[str, tuple[int, ...]]]) -> list[str]:
    return [label for name, lengths in variables for label in labels(name, lengths)]


def _beside(blocks: list[list[list]], height: int) -> list[list]:
    """The rows of blocks that stand side by side."""
    return [[x for block in blocks for x in block[k]] for k in range(height)]


# -- as text ---------------------------------------------------------------------------------------
def lines(result: Jacobian | Hessian, digits: int | None):
    """A header with the names of the columns, then each row: its name and its numbers."""
    found = matrix(result)
    yield [found.corner, *found.columns]
    for name, numbers in zip(found.names, found.rows):
        yield [name, *(field(x, digits) for x in numbers)]


def drawing(
    result: Jacobian | Hessian, style: Style, frame: Frame | None
) -> tuple[list[str], bool]:
    """The matrix drawn for people, and whether rows or columns are left out.

    Where all is shown it is several tables, if it is too wide for one.
    """
    found = matrix(result)
    down: Sequence[int] = range(len(found.names))
    across: Sequence[int] = range(len(found.columns))
    cut = style.elides and len(down) > LINES
    if cut:
        down = [*down[:ENDS], *down[-ENDS:]]
    if style.elides:  # a line holds no more columns than this
        across = _ends(min(style.width // 2, len(across)), len(across))
    columns = [
        [[escaped(found.columns[j])], *(drawn(found.rows[i][j], style) for i in down)]
        for j in across
    ]
    names = [[elided(escaped(found.names[i]), LABEL, gap(style))] for i in down]
    first: list[Cell] = [[""], *names]
    if cut:
        for column in (first, *columns):
            column.insert(1 + ENDS, [gap(style)])
    groups, narrowed = _groups(first, columns, style, frame)
    tables = []
    for group in groups:
        head, *body = [list(row) for row in zip(first, *group)]
        tables.append(draw(head, body, [True, *[False] * len(group)], frame, style.color))
    return tables, cut or narrowed


def _groups(
    first: list[Cell], columns: list[list[Cell]], style: Style, frame: Frame | None
) -> tuple[list[list[list[Cell]]], bool]:
    """The columns of each table, and whether some are left out."""
    sizes = widths([list(row) for row in zip(first, *columns)])

    def fits(chosen: list[int], more: int = 0) -> bool:
        wide = sizes[0] + sum(sizes[j + 1] for j in chosen) + more
        return not style.fits or wide + edges(frame, len(chosen) + 1) <= style.width

    every = list(range(len(columns)))
    if fits(every):
        return [columns], False
    if style.elides:
        count = len(columns)
        while count > 1 and not fits(_ends(count, len(columns)), 1 + edges(frame, 2)):
            count -= 1
        kept = [columns[j] for j in _ends(count, len(columns))]
        kept.insert(count - count // 2, [[gap(style)] for _ in first])
        return [kept], True
    groups: list[list[int]] = []
    group: list[int] = []
    for j in every:
        if group and not fits([*group, j]):
            groups.append(group)
            group = []
        group.append(j)
    return [[columns[j] for j in group] for group in [*groups, group]], False


def _ends(count: int, length: int) -> list[int]:
    """As many of the first and of the last places."""
    right = count // 2
    return [*range(count - right), *range(length - right, length)]
