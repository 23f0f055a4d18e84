"""Whole columns of a table in a file, as arrays: what a fit reads, and `S=@book.csv:spot`."""

from collections.abc import Iterable
from contextlib import ExitStack
from typing import Any
from weakref import finalize

from gradcli.data.lists import MAX_ELEMENTS
from gradcli.data.rows.formats import reader
from gradcli.data.rows.source import Source, seekable
from gradcli.errors import Diagnostic, nearest


class Table:
    """The table in a file, or on standard input, `-`: `names` are those of its columns.

    Lines of a text that are blank or begin with # are no rows.  Raises E0004 where it cannot be
    read, and E0003 where it is no table of rows under names.
    """

    def __init__(self, path: str):
        source, stack = Source(path), ExitStack()
        finalize(self, stack.close)
        self.name, self.path = source.name, stack.enter_context(seekable(source))
        self.names = self._reader().names
        self._found: dict[str, Any] = {}

    def _reader(self):
        source = Source(self.path)
        source.name = self.name
        return reader(source, None)

    def numbers(self, name: str) -> Any:
        """The numbers of a column, an array; errors as those of `read`."""
        return self.read((name,))[name]

    def read(self, names: Iterable[str], max_elements: int = MAX_ELEMENTS) -> dict[str, Any]:
        """The numbers of columns, an array each.

        Raises E0007 where there is none of a name, E0003 where a cell is no number or there are no
        rows, and E0206 past `max_elements` numbers.
        """
        import numpy as np

        for name in names:
            if name not in self.names:
                close = nearest(name, self.names)
                help = f"did you mean '{close[0]}'?" if close else f"it has {', '.join(self.names)}"
                raise Diagnostic("E0007", f"{self.name} has no column '{name}'", help=help)
        new = [name for name in dict.fromkeys(names) if name not in self._found]
        pieces: dict[str, list] = {name: [] for name in new}
        count = 0
        for block in self._reader().blocks(new) if new else ():
            fault = min(block.faults.keys() - set(block.bare), default=None)
            if fault is not None:
                where = f"{self.name}: {block.place(fault)}"
                raise Diagnostic("E0003", f"{where}: {block.faults[fault]}")
            count += (block.count - len(block.bare)) * len(new)
            if count > max_elements:
                message = f"{self.name} is too large: past the limit of {max_elements} numbers"
                raise Diagnostic("E0206", message, help="--max-mem raises the limit")
            for name in new:
                column = np.asarray(block.columns[name], dtype=float)
                pieces[name].append(np.delete(column, list(block.bare)) if block.bare else column)
        if new and not count:
            raise Diagnostic("E0003", f"{self.name} has no rows of numbers under a row of names")
        self._found |= {name: np.concatenate(found) for name, found in pieces.items()}
        return {name: self._found[name] for name in names}
