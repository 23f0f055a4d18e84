"""Columns with a type each, as Parquet, Arrow and NPZ have them, of cells and of results.

The rows that come first say what type a column has: numbers are floats of 64 bits.  A column of
cells without types is of numbers where the program reads it, and else of texts.
"""

from collections.abc import Sequence
from typing import Any

from gradcli.data.rows.block import WHOLE, Block
from gradcli.data.rows.jsonl import value_text
from gradcli.data.rows.source import SIZE
from gradcli.errors import Diagnostic

NUMBERS, TRUTHS, TEXTS = "numbers", "truths", "texts"
MOST = 1 << 15  # rows of a block
HELP = "--format jsonl writes what is in no type"


class Columns:
    """The columns of blocks: what each is called, and its type, once the first has come.

    A column is an array or a series, as its file has it, or a pair of its type and a list, in which
    None is a value that is missing.
    """

    __slots__ = ("reader", "names", "only", "types")

    def __init__(self, reader, names: Sequence[str], only: bool):
        self.reader, self.names, self.only = reader, names, only
        self.types: dict[str, str] = {}

    def of(self, block: Block, results: Sequence, failed: dict) -> dict[str, Any]:
        """The columns of a block; E0003 where a value is not of its column's type."""
        found = {} if self.only else {n: self._own(block, n, c) for n, c in block.cells().items()}
        for name, column in zip(self.names, results):
            found[name] = self._result(block, name, column, failed)
        return found

    def _own(self, block: Block, name: str, cells: Sequence) -> Any:
        if hasattr(cells, "dtype"):
            return cells
        if name in block.columns and not self.reader.is_typed:
            numbers: list[float | None] = list(map(float, block.columns[name]))
            for i in block.faults:
                numbers[i] = None
            return NUMBERS, numbers
        return self._typed(block, name, list(cells))

    def _result(self, block: Block, name: str, column, failed: dict) -> Any:
        if hasattr(column, "dtype") and column.dtype == float and column.ndim == 1:
            values = column.tolist() if failed else column
        else:
            values = [None] * block.count if column is None else list(column)
        for i in failed:
            values[i] = None
        return self._typed(block, name, values)

    def _typed(self, block: Block, name: str, values) -> tuple[str, Any]:
        """The values as those of one type."""
        if hasattr(values, "dtype"):
            kind = self.types.setdefault(name, NUMBERS)
            if kind == NUMBERS:
                return kind, values
            values = values.tolist()
        values = [x.item() if hasattr(x, "item") and not x.shape else x for x in values]
        known = self.types.get(name)
        if known is None and any(x is not None for x in values):
            known = self.types[name] = _type_of(values)
        if known is None:
            return NUMBERS, values
        try:
            return known, [x if x is None else _CAST[known](x) for x in values]
        except ValueError:
            row = next(i for i, x in enumerate(values) if x is not None and _type_of([x]) != known)
            what = f"{block.place(row)}: '{name}' is {value_text(values[row])[:40]}"
            message = f"{self.reader.source.name}: {what}, in a column of {known}"
            raise Diagnostic("E0003", message, help=HELP) from None


def _type_of(values: list) -> str:
    types = {type(x) for x in values if x is not None}
    if types == {bool}:
        return TRUTHS
    return NUMBERS if all(_is_float(x) for x in values if x is not None) else TEXTS


def _is_float(x) -> bool:
    return type(x) is float or (type(x) is int and abs(x) <= WHOLE)


def _as_number(x) -> float:
    if not _is_float(x):
        raise ValueError
    return float(x)


def _as_truth(x) -> bool:
    if type(x) is not bool:
        raise ValueError
    return x


def _as_text(x) -> str:
    return x if type(x) is str else value_text(x)


_CAST = {NUMBERS: _as_number, TRUTHS: _as_truth, TEXTS: _as_text}


def rows_of(width: int) -> int:
    """How many rows of so many bytes a block has: more would cost memory as text."""
    return max(min(SIZE // max(width, 1), MOST), 1)
