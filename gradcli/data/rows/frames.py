"""Rows of Parquet and Arrow files, by polars, a batch at a time in both directions.

Columns keep their names and types, and a Parquet file its own metadata.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from typing import Any
from weakref import finalize

from gradcli.data.rows.block import Block, Failed, Rows, read_number
from gradcli.data.rows.source import Source, seekable
from gradcli.data.rows.typed import NUMBERS, TRUTHS, Columns, rows_of
from gradcli.errors import Diagnostic

WIDTH = 8  # bytes of a number
ARROW_SCHEMA = "ARROW:schema"  # the metadata that every writer makes anew
WAIT = 0.1  # seconds between two looks at whether the writing thread still takes rows


def reader(source: Source, format: str) -> "Reader":
    return Reader(source, format)


def writer(reader, format: str, names: Sequence[str], only: bool, digits: int | None) -> "Writer":
    return Writer(reader, format, names, only)


class Reader:
    """The rows of a Parquet or Arrow file.  E0003 where it is none, or a column that is asked for
    has no numbers."""

    is_typed = True

    def __init__(self, source: Source, format: str):
        import polars as pl

        self.source, self.format = source, format
        opened = ExitStack()
        finalize(self, opened.close)
        self.path = opened.enter_context(seekable(source))
        scan: Any = {"parquet": pl.scan_parquet, "arrow": pl.scan_ipc}[format]
        try:
            self.frame = scan(self.path)
            self.schema = self.frame.collect_schema()
            self.count = self.frame.select(pl.len()).collect().item()
        except (pl.exceptions.PolarsError, OSError) as error:
            raise self._unfit(error) from None
        self.names, self.first = self.schema.names(), 0

    def take(self, first: int, count: int) -> None:
        """Read `count` rows at most, from the row `first` on, counted from 0."""
        self.frame, self.first = self.frame.slice(first, count), first

    def _unfit(self, error: Exception) -> Diagnostic:
        why = str(error).split("\n")[0][:200]
        return Diagnostic("E0003", f"{self.source.name} is no {self.format} file: {why}")

    def metadata(self) -> dict[str, str]:
        """The keys and values of the file's own."""
        import polars as pl

        found = pl.read_parquet_metadata(self.path) if self.format == "parquet" else {}
        return {key: value for key, value in found.items() if key != ARROW_SCHEMA}

    def blocks(self, names: Sequence[str]) -> Iterator[Block]:
        """The rows in blocks, with the numbers in the columns `names`."""
        import polars as pl

        for name in names:
            kind = self.schema[name]
            if not (kind.is_numeric() or kind in (pl.String, pl.Boolean, pl.Null)):
                message = f"column '{name}' of {self.source.name} holds {kind}, not numbers"
                raise Diagnostic("E0003", message)
        rows = rows_of(WIDTH * len(self.names))
        batches = iter(self.frame.collect_batches(chunk_size=rows, maintain_order=True))
        start, size = self.first + 1, self.source.size
        while True:
            try:
                batch = next(batches, None)
            except (pl.exceptions.PolarsError, OSError) as error:
                raise self._unfit(error) from None
            if batch is None:
                return
            if not len(batch):
                continue
            self.source.done = (size or 0) * (start - 1) // max(self.count, 1)
            yield _block(batch, names, start)
            start += len(batch)


def _block(batch, names: Sequence[str], start: int) -> Block:
    import polars as pl

    columns: dict[str, Any] = {}
    faults: dict[int, str] = {}
    for name in names:
        series = batch[name]
        numbers = series.cast(pl.Float64, strict=False)
        if series.dtype == pl.String:  # by our own grammar, which polars's is wider than
            numbers = pl.Series([_number_of(x, name, i, faults) for i, x in enumerate(series)])
        for row in numbers.is_null().arg_true().to_list():
            faults.setdefault(row, f"column '{name}' is null")
        columns[name] = numbers.fill_null(float("nan")).to_numpy()
    return Block(start, len(batch), columns, faults, None, batch, lambda: _cells(batch))


def _number_of(text: str | None, name: str, row: int, faults: dict[int, str]) -> float | None:
    if text is None:
        return None
    try:
        return read_number(text, name)
    except ValueError as error:
        faults.setdefault(row, str(error))
        return float("nan")


def _cells(batch) -> dict[str, Any]:
    return {series.name: series for series in batch}


# -- writing ---------------------------------------------------------------------------------------
class Writer:
    """A Parquet or Arrow file of rows and their results, in pieces as polars makes them."""

    def __init__(self, reader, format: str, names: Sequence[str], only: bool):
        self.reader, self.format = reader, format
        self.columns = Columns(reader, names, only)

    def part(self, block: Block, results: Sequence, failed: Failed, rows: Rows):
        """A frame of the rows, or of those that `rows` names."""
        frame = self._frame(block, results, failed)
        return frame if rows is None else frame[list(rows)]

    def tail(self) -> None:
        """Nothing is behind the last row."""

    def pieces(self, frames: Iterable) -> Iterator[bytes]:
        """The bytes of the file.

        polars writes in a thread of its own, so that what happens to the rows happens here.
        """
        from queue import Full, Queue
        from threading import Thread

        rows: Queue = Queue(1)
        written: list[bytes] = []
        failure: list[BaseException] = []
        writing: Thread | None = None

        def put(item) -> None:
            while writing is not None and writing.is_alive():
                try:
                    return rows.put(item, timeout=WAIT)
                except Full:
                    continue

        try:
            for frame in frames:
                if frame is None:
                    continue
                if writing is None:
                    schema = frame.schema
                    writing = Thread(
                        target=self._write, args=(schema, rows, written, failure), daemon=True
                    )
                    writing.start()
                put(frame)
                yield from _taken(written)
            if writing is None:
                return
            put(None)
            writing.join()
            if failure:
                raise failure[0]
            yield from _taken(written)
        finally:
            if writing is not None:
                put(GeneratorExit())

    def _frame(self, block: Block, results: Sequence, failed: dict):
        import polars as pl

        types = {NUMBERS: pl.Float64, TRUTHS: pl.Boolean}
        found = []
        for name, column in self.columns.of(block, results, failed).items():
            if type(column) is tuple:
                kind, values = column
                column = pl.Series(name, values, dtype=types.get(kind, pl.String))
            found.append(pl.Series(column).alias(name))
        return pl.DataFrame(found)

    def _write(self, schema, rows, written: list, failure: list) -> None:
        """Write the frames that come in `rows`, up to None."""
        from polars.io.plugins import register_io_source

        def frames(columns, predicate, count, size):
            while (frame := rows.get()) is not None:
                if isinstance(frame, BaseException):
                    raise frame
                yield frame

        options: dict[str, Any] = {}
        if self.format == "parquet" and self.reader.format == "parquet":
            options["metadata"] = self.reader.metadata()
        frame = register_io_source(frames, schema=schema)
        sink: Any = {"parquet": frame.sink_parquet, "arrow": frame.sink_ipc}[self.format]
        try:
            sink(_Pieces(written), **options)
        except BaseException as error:
            failure.append(error)


def _taken(written: list[bytes]) -> Iterator[bytes]:
    while written:
        yield written.pop(0)


class _Pieces:
    """A file whose bytes go to a list."""

    def __init__(self, written: list[bytes]):
        self.written = written

    def write(self, data) -> int:
        self.written.append(bytes(data))
        return len(data)

    def tell(self) -> int:
        return 0

    def flush(self) -> None:
        """Nothing waits."""

    close = flush
