"""Some rows of a file, read at once: the numbers that the program asks for, and all that was there.

Rows are counted from 0 within a block, and from 1 in the file.  A row that has not the numbers that
are asked for is in `faults`, with the reason; its numbers are NaN.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from gradcli.data.numbers import number

SHOWN = 40  # characters of a cell that is no number


class Block:
    """`count` rows, the first of which is number `start` of the file.

    columns: name -> a list or an array of floats, of the columns asked for; faults: row -> reason;
    line: the line of the file that a row begins in, None where a file has no lines; kept: what the
    writer of the file's own format takes, the rows as they were; cells: a function of the rows'
    cells by column, for writers of other formats; bare: the rows that are blank or begin with #.
    """

    __slots__ = ("start", "count", "columns", "faults", "line", "kept", "cells", "bare")

    def __init__(
        self,
        start: int,
        count: int,
        columns: dict[str, Sequence],
        faults: dict[int, str],
        line: Callable[[int], int] | None,
        kept: Any,
        cells: Callable[[], Mapping[str, Sequence]],
        bare: Collection[int] = frozenset(),
    ):
        self.start, self.count, self.columns, self.faults = start, count, columns, faults
        self.line, self.kept, self.cells, self.bare = line, kept, cells, bare

    def place(self, row: int) -> str:
        """Where a row is: `line 3, row 2`."""
        found = f"row {self.start + row}"
        return found if self.line is None else f"line {self.line(row)}, {found}"


# Rows that are written, None for all; why rows have no results
Rows: TypeAlias = Sequence[int] | None
Failed: TypeAlias = dict[int, Any]


def python_values(column: Sequence) -> Sequence:
    """A column of cells in Python's own types."""
    if hasattr(column, "tolist"):
        return column.tolist()
    return column.to_list() if hasattr(column, "to_list") else column


def pieces(writer, parts: Iterable[bytes | None]) -> Iterator[bytes]:
    """What a writer of lines writes: a head, and the bytes of blocks; None stands between two
    files, of which the first may end without a line end."""
    last = writer.head()
    yield last
    for part in parts:
        if part is None and last[-1:] not in (b"", b"\n"):
            part = b"\n"
        if part:
            last = part
            yield part


WHOLE = 2**53  # from which on not every integer is a float


def exact(block: Block, name: str) -> Sequence:
    """A column whose integers are all that was there, of those too that no float is."""
    column = python_values(block.columns[name])
    large = [i for i, x in enumerate(column) if abs(x) >= WHOLE and i not in block.faults]
    if not large:
        return column
    cells, column = python_values(block.cells()[name]), list(column)
    for i in large:
        cell = number(cells[i].strip()) if type(cells[i]) is str else cells[i]
        if type(cell) is int:
            column[i] = cell
    return column


def read_number(text: str, name: str) -> float:
    """The number in a cell of the column `name`; ValueError with the reason where there is none."""
    text = text.strip()
    try:
        value = number(text)
    except OverflowError as error:
        raise ValueError(f"column '{name}': {error}") from None
    if value is None or type(value) is bool:
        raise ValueError(no_number(text, name))
    return float(value)


def no_number(text: str, name: str) -> str:
    """Why the text of a cell is no number."""
    if not text:
        return f"column '{name}' is empty"
    if "\0" in text:
        return f"column '{name}' has a NUL byte"
    shown = repr(text if len(text) <= SHOWN else f"{text[:SHOWN]}…")
    size = f" of {len(text)} characters" if len(text) > SHOWN else ""
    return f"column '{name}' is not a number: {shown}{size}"


def missing_numbers(columns: dict[str, Sequence]) -> dict[int, str]:
    """The rows with nan or an infinity in the columns of an input: row -> reason."""
    found: dict[int, str] = {}
    for name, column in columns.items():
        if hasattr(column, "dtype"):
            import numpy as np

            odd = np.flatnonzero(~np.isfinite(column)).tolist()
        else:
            odd = [i for i, x in enumerate(column) if x - x != 0]
        for i in odd:
            found.setdefault(i, f"'{name}' is {float(column[i])!r}, which --strict refuses")
    return found
