"""Rows of NPZ files: arrays of one axis and one length, by name.

The arrays are read and written beside one another, some rows of each at a time.  Nothing is
unpickled.
"""

import io
import zipfile
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from typing import Any
from weakref import finalize

from gradcli.data.files import npy_header
from gradcli.data.rows.block import Block, Failed, Rows, read_number
from gradcli.data.rows.source import Source, seekable
from gradcli.data.rows.typed import NUMBERS, TRUTHS, Columns, rows_of
from gradcli.errors import Diagnostic

SUFFIX = ".npy"
BROKEN = (zipfile.BadZipFile, zlib.error, EOFError, OSError, NotImplementedError, RuntimeError)


def reader(source: Source, format: str) -> "Reader":
    return Reader(source)


def writer(reader, format: str, names: Sequence[str], only: bool, digits: int | None) -> "Writer":
    return Writer(reader, names, only)


class Reader:
    """The rows of an NPZ file.  E0003 where it is none, or its arrays are no columns of rows."""

    is_typed = True
    format = "npz"

    def __init__(self, source: Source):
        self.source = source
        opened = ExitStack()
        finalize(self, opened.close)
        try:
            self.zip = zipfile.ZipFile(opened.enter_context(seekable(source)))
            members = [each for each in self.zip.namelist() if each.endswith(SUFFIX)]
            self.files = {each.removesuffix(SUFFIX): self.zip.open(each) for each in members}
            self.types = {name: self._type(name, file) for name, file in self.files.items()}
        except BROKEN as error:
            raise self._unfit(f"is no NPZ file: {error}") from None
        self.names = list(self.files)
        if not self.names:
            raise self._unfit("has no arrays")
        counts = {name: count for name, (_, count) in self.types.items()}
        self.count = next(iter(counts.values()))
        other = next((name for name, count in counts.items() if count != self.count), None)
        if other is not None:
            first = self.names[0]
            lengths = f"'{first}' {self.count}, '{other}' {counts[other]}"
            raise self._unfit(f"has arrays of several lengths, which are no columns: {lengths}")

    def _unfit(self, what: str) -> Diagnostic:
        return Diagnostic("E0003", f"{self.source.name} {what}")

    def _type(self, name: str, file) -> tuple[Any, int]:
        """The type of an array's elements, and how many it has."""
        shape, _, dtype = npy_header(file, f"'{name}' of {self.source.name}")
        if len(shape) != 1:
            raise self._unfit(f"has no columns: '{name}' has the shape {shape}")
        if dtype.hasobject or dtype.kind not in "fiubU":
            raise self._unfit(f"has the dtype {dtype} in '{name}', which no row keeps")
        return dtype, shape[0]

    def blocks(self, names: Sequence[str]) -> Iterator[Block]:
        """The rows in blocks, with the numbers in the columns `names`."""
        import numpy as np

        width = sum(dtype.itemsize for dtype, _ in self.types.values())
        rows = rows_of(width)
        for start in range(0, self.count, rows):
            count = min(rows, self.count - start)
            try:
                kept = {name: self._rows(name, count) for name in self.names}
            except BROKEN as error:
                raise self._unfit(f"is damaged: {error}") from None
            columns: dict[str, Sequence] = {}
            faults: dict[int, str] = {}
            for name in names:
                if kept[name].dtype.kind == "U":
                    columns[name] = _numbers(kept[name].tolist(), name, faults)
                else:
                    columns[name] = kept[name].astype(np.float64)
            self.source.done = (self.source.size or 0) * start // self.count
            yield _block(start + 1, count, columns, faults, kept)

    def _rows(self, name: str, count: int):
        import numpy as np

        dtype = self.types[name][0]
        data = self.files[name].read(count * dtype.itemsize)
        if len(data) != count * dtype.itemsize:
            raise EOFError(f"'{name}' ends early")
        array = np.frombuffer(data, dtype)
        if dtype.kind == "f" and dtype.itemsize not in (4, 8):
            return array.astype(np.float64)
        return array.astype(dtype.newbyteorder("="))


def _block(start: int, count: int, columns, faults, kept: dict[str, Any]) -> Block:
    return Block(start, count, columns, faults, None, kept, lambda: kept)


def _numbers(texts: list[str], name: str, faults: dict[int, str]) -> list[float]:
    found = []
    for row, text in enumerate(texts):
        try:
            found.append(read_number(text, name))
        except ValueError as error:
            faults.setdefault(row, str(error))
            found.append(float("nan"))
    return found


# -- writing ---------------------------------------------------------------------------------------
class Writer:
    """An NPZ file of rows and their results.  A number that is missing is nan, a text is empty."""

    def __init__(self, reader, names: Sequence[str], only: bool):
        self.reader, self.columns = reader, Columns(reader, names, only)

    def part(self, block: Block, results: Sequence, failed: Failed, rows: Rows) -> dict[str, Any]:
        """An array a column, of the rows, or of those that `rows` names."""
        columns = self.columns.of(block, results, failed)
        found = {name: self._array(name, column) for name, column in columns.items()}
        return found if rows is None else {name: x[list(rows)] for name, x in found.items()}

    def tail(self) -> None:
        """Nothing is behind the last row."""

    def pieces(self, parts: Iterable[dict[str, Any] | None]) -> Iterator[bytes]:
        """The bytes of the file, once each column is in a temporary file of its own."""
        with ExitStack() as files:
            columns: dict[str, _Spool] = {}
            for part in parts:
                for name, array in (part or {}).items():
                    if name not in columns:
                        columns[name] = files.enter_context(_Spool())
                    columns[name].add(array)
            written = _Pieces()
            with zipfile.ZipFile(written, "w", zipfile.ZIP_STORED) as zip:
                for name, spool in columns.items():
                    with zip.open(name + SUFFIX, "w", force_zip64=True) as member:
                        for piece in spool.pieces():
                            member.write(piece)
                            yield written.taken()
            yield written.taken()

    def _array(self, name: str, column):
        import numpy as np

        if type(column) is not tuple:
            found = column.to_numpy() if hasattr(column, "to_numpy") else column
            return found if found.dtype.kind in "fiubUS" else _texts(found.tolist())
        kind, values = column
        if kind == NUMBERS:
            return np.array(values, dtype=float)
        if kind == TRUTHS and all(x is not None for x in values):
            return np.array(values, dtype=bool)
        return _texts(values)


def _texts(values: list):
    import numpy as np

    return np.array(["" if x is None else str(x) for x in values], dtype=str)


class _Spool:
    """An array that grows in a temporary file; of texts the longest says the width of all."""

    def __init__(self):
        from tempfile import TemporaryFile

        self.file, self.parts = TemporaryFile(), []  # noqa: SIM115 (closed on exit)

    def __enter__(self) -> "_Spool":
        return self

    def __exit__(self, *error) -> None:
        self.file.close()

    def add(self, array) -> None:
        self.parts.append((array.dtype, len(array)))
        self.file.write(array.tobytes())

    def pieces(self) -> Iterator[bytes]:
        """The bytes of the .npy file."""
        import numpy as np

        dtype = np.result_type(*{dtype for dtype, _ in self.parts})
        header = io.BytesIO()
        about = {
            "descr": np.lib.format.dtype_to_descr(dtype), "fortran_order": False,
            "shape": (sum(count for _, count in self.parts),),
        }  # fmt: skip
        np.lib.format.write_array_header_1_0(header, about)
        yield header.getvalue()
        self.file.seek(0)
        for own, count in self.parts:
            part = np.frombuffer(self.file.read(count * own.itemsize), own)
            yield part.astype(dtype).tobytes()


class _Pieces(io.RawIOBase):
    """A file that cannot seek, whose bytes are taken as they come."""

    def __init__(self):
        self.data = bytearray()

    def write(self, data) -> int:
        self.data += data
        return len(data)

    def taken(self) -> bytes:
        data = bytes(self.data)
        self.data.clear()
        return data
