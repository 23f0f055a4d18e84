"""What blocks of rows give: parts of the output, and what is told of rows that have no results.

An `Asked` is all that is needed to answer a file of rows, and can be sent to another process.
"""

import gc
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from gradcli import calls
from gradcli.data.rows.block import Block, exact, missing_numbers, python_values
from gradcli.data.rows.formats import FORMATS, reader, writer
from gradcli.data.rows.source import Source
from gradcli.errors import Diagnostic

SHOWN = 20  # rows that failed which are told of one by one


class Part(NamedTuple):
    """Of one block: how many `rows` it has, how many of them `failed`, what is `told` of the first
    of these, what the writer makes of it, what ran it, and why."""

    rows: int
    failed: int
    told: list[str]
    written: Any
    engine: str
    why: str


class Asked(NamedTuple):
    """What is asked of each file of rows.

    rows_format: of the files, None for by their names; taken: input -> column; on_error: null,
    skip, or stop at the first block in which a row fails; format: of the output, a table where it
    is none of rows; names: those of the columns of results.
    """

    table: calls.Table
    rows_format: str | None
    taken: dict[str, str]
    on_error: str
    format: str
    names: list[str]
    only: bool
    digits: int | None

    def writer(self, read):
        """What writes the parts of a reader's rows."""
        if self.format in FORMATS:
            return writer(read, self.format, self.names, self.only, self.digits)
        return Listed(self.only)

    def answered(self, read, jobs: int = 1, watch=iter) -> Iterator[Part]:
        """The parts of a file, with `watch` between its blocks and the threads that run them."""
        written = self.writer(read)
        blocks = watch(read.blocks(list(dict.fromkeys(self.taken.values()))))
        given = ((block, self._given(block), block.count) for block in blocks)
        table, name, engine = self.table, read.source.name, ""
        for block, found in table.blocks(given, jobs):
            if engine:
                gc.collect(1)  # the tape of the block before: a circle that holds large arrays
            engine = found.engine
            failed: dict[int, Any] = {**found.failures, **block.faults}
            if table.strict:
                failed = missing_numbers(self._given(block)) | failed
            bad = sorted(failed)
            told = [f"{name}: {block.place(i)}: {_why(failed[i])}" for i in bad[:SHOWN]]
            part, rows = None, None
            if failed and self.on_error == "skip":
                rows = [i for i in range(block.count) if i not in failed]
            if not failed or self.on_error != "stop":
                part = written.part(block, found.columns, failed, rows)
            yield Part(block.count, len(failed), told, part, engine, table.why)
            if failed and self.on_error == "stop":
                return
        tail = written.tail()
        if tail:
            yield Part(0, 0, [], tail, engine, table.why)

    def read(self, path: str, name: str, span: tuple[int, int] | None = None):
        """The reader of a file that is called `name`; of so many rows from a place on."""
        source = Source(path)
        source.name = name
        read = reader(source, self.rows_format)
        if span is not None:
            read.take(*span)
        return read

    def _given(self, block: Block) -> dict[str, Sequence]:
        """The columns of a block by the inputs that they give."""
        inputs = self.table.program.inputs
        return {
            name: exact(block, column)
            if name in inputs and inputs[name].kind == "int"
            else block.columns[column]
            for name, column in self.taken.items()
        }


class Listed:
    """Rows of cells and results, as tables for people have them; results that failed are empty."""

    def __init__(self, only: bool):
        self.only = only

    def part(self, block: Block, results: Sequence, failed: dict, rows: Sequence[int] | None):
        cells = {} if self.only else block.cells()
        own = [python_values(column) for column in cells.values()]
        return [
            [*(column[i] for column in own),
             *("" if i in failed else y if y is None else y[i] for y in results)]
            for i in (range(block.count) if rows is None else rows)
        ]  # fmt: skip

    def tail(self) -> None:
        """Nothing is behind the last row."""


def check_alike(read, first) -> None:
    """E0003 where a file has not the format, or the columns, of the first."""
    name, other = read.source.name, first.source.name
    if read.format != first.format:
        raise Diagnostic("E0003", f"{name} is {read.format}, and {other} {first.format}")
    if read.names != first.names:
        own, its = (", ".join(names) for names in (read.names, first.names))
        raise Diagnostic("E0003", f"{name} has the columns {own}, and {other} {its}")


def _why(reason: Any) -> str:
    """Why a row failed, in one line."""
    if not isinstance(reason, Diagnostic):
        return str(reason)
    place = ""
    if reason.span is not None and reason.source is not None:
        place = f", at {reason.source.place(reason.span[0])} of the program"
    return f"{reason.message}{place}" + (f": {reason.label}" if reason.label else "")
