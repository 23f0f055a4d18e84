"""Rows of CSV and of TSV, whose bytes are kept as they are.

A row goes out as its own bytes with cells behind them and its own line end.  So line ends, quotes,
a byte order mark and what is no UTF-8 come back as they were.  Of a large block NumPy finds the
cells and polars reads the numbers; of a small one, and of rows that these do not take, Python does,
by the same rules.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Union

from gradcli.data.numbers import is_number
from gradcli.data.rows import records
from gradcli.data.rows.block import Block, pieces, python_values, read_number
from gradcli.data.rows.source import Source
from gradcli.data.rows.spelling import spelled
from gradcli.errors import Diagnostic

if TYPE_CHECKING:
    import numpy as np

BOM, COMMENT = b"\xef\xbb\xbf", b"#"
SMALL = 1 << 15  # bytes, up to which a block costs less in Python than polars takes to begin
LARGEST = 1 << 26  # bytes of one row
NULL = "null"  # what a derivative is that nothing connects
Offsets = Union[Sequence[int], "np.ndarray"]


class Dialect:
    """How cells are apart, by one separator or by any number of blanks, and whether they may be
    quoted."""

    __slots__ = ("format", "separator", "quoted", "blanks")

    def __init__(self, format: str, separator: bytes, quoted: bool = False, blanks: bool = False):
        self.format, self.separator, self.quoted = format, separator, quoted
        self.blanks = blanks

    def cells(self, record: bytes) -> list[bytes]:
        return record.split() if self.blanks else records.cells(record, self.separator, self.quoted)

    def texts(self, record: bytes) -> list[str]:
        """The cells as texts."""
        if self.blanks or (self.quoted and records.QUOTE in record):
            return [cell.decode(errors="replace") for cell in self.cells(record)]
        return record.decode(errors="replace").split(self.separator.decode())


CSV = Dialect("csv", b",", quoted=True)
TSV = Dialect("tsv", b"\t")
TXT = Dialect("txt", b" ", blanks=True)
DIALECTS = {dialect.format: dialect for dialect in (CSV, TSV, TXT)}


def reader(source: Source, format: str) -> "Reader":
    return Reader(source, DIALECTS[format])


def writer(reader, format: str, names: Sequence[str], only: bool, digits: int | None) -> "Writer":
    return Writer(reader, DIALECTS[format], names, only, digits)


class Lines:
    """Rows as they were: row i is data[offsets[i]:offsets[i + 1]], its line end in the next one,
    that of the last in `end`.

    `short` has how many cells a row lacks, which it gets so that what follows is in its column;
    `stray` whether quotes may be letters, for all that NumPy has seen.
    """

    __slots__ = ("data", "offsets", "short", "stray", "end")

    def __init__(self, data: bytes, offsets: Offsets, end: bytes):
        self.data, self.offsets, self.end = data, offsets, end
        self.short: dict[int, int] = {}
        self.stray = not hasattr(offsets, "dtype")  # else they are NumPy's own


class Reader:
    """The rows of a CSV or TSV file: `names` of its columns, and blocks of it.

    `header` are the bytes up to the end of the header, `header_end` its line end, `tail` the bytes
    behind the last row, once all are read.  E0003 where the header does not name the columns.
    """

    is_typed = False  # cells are texts

    def __init__(self, source: Source, dialect: Dialect):
        self.source, self.dialect, self.tail = source, dialect, b""
        self.format = dialect.format
        self.header, names, self._rest, self._line = self._header()
        self.header_end = records.line_end(self._rest)
        self.names = _names(names, dialect, source.name)

    def _header(self) -> tuple[bytes, bytes, bytes, int]:
        """The header's bytes with what stands before it, those of the names alone, what follows,
        and the line it ends in."""
        data, final = b"", False
        while not final:
            piece = self.source.read()
            data, final = data + piece, not piece
            start = len(BOM) if data.startswith(BOM) else 0
            found = records.ends(data, start, self.dialect.separator, self.dialect.quoted, final)
            for end in found:
                content = records.content_end(data, start, end)
                if content > start and not self._is_comment(data, start, end):
                    _check_line_ends(data[start:content], self.source.name)
                    line = data.count(b"\n", 0, content) + 1
                    return data[:content], data[start:content], data[content:], line
                start = end + 1
            _check_size(len(data), 0, self.source.name)
        raise Diagnostic("E0003", f"{self.source.name} is empty: it has no header, and no rows")

    def _is_comment(self, data: bytes, start: int, end: int) -> bool:
        """Whether a line that may be the header is none: # and a blank, or # and other cells than
        the next line has."""
        if data[start : start + 1] != COMMENT:
            return False
        if data[start + 1 : start + 2] in (b" ", b"\t", b"\r", b"\n", COMMENT):
            return True
        own, (next, _, _) = data[start:end], data[end + 1 :].partition(b"\n")
        cells = self.dialect.cells
        return bool(next) and len(cells(own.strip())) != len(cells(next.strip()))

    def blocks(self, names: Sequence[str]) -> Iterator[Block]:
        """The rows in blocks, with the numbers in the columns `names`."""
        at = {name: self.names.index(name) for name in names}
        data, line, start, final = self._rest, self._line, 1, False
        self._rest, waits = b"", not self.source.eager  # else rows came with the header
        while not final:
            if waits:
                piece = self.source.read()
                data, final = data + piece, not piece
            waits = True
            found = self._found(data, final)
            if found is None:
                _check_size(len(data), start, self.source.name)
                continue
            starts, offsets = found
            used = int(offsets[-1])
            lines = Lines(data[:used], offsets, records.line_end(data, used))
            block = self._block(lines, starts, at, start, line)
            yield block
            has_quotes = (
                self.dialect.quoted and records.QUOTE in lines.data
            )  # and lines within rows
            line += data.count(b"\n", 0, used) if has_quotes else block.count
            start += block.count
            data = data[used:]
        self.tail = data

    def _found(self, data: bytes, final: bool) -> tuple[Offsets, Offsets] | None:
        """Where the rows begin, and where they end, with 0 before these; None where there is none.

        The data begin with the line end of the row before.  Blank lines at the end are no rows.
        """
        if len(data) > SMALL and not self.dialect.blanks:
            from gradcli.data.rows.columnar import is_there, places

            found = places(data, self.dialect, final) if is_there() else None
            if found is not None:
                return found if len(found[0]) else None
        start = data.find(b"\n") + 1
        if not start:
            return None
        starts, offsets, last = [], [0], 0
        for end in records.ends(data, start, self.dialect.separator, self.dialect.quoted, final):
            content = records.content_end(data, start, end)
            starts.append(start)
            offsets.append(content)
            last = len(starts) if content > start else last
            start = end + 1
        return (starts[:last], offsets[: last + 1]) if last else None

    def _block(self, lines: Lines, starts, at: dict, start: int, line: int) -> Block:
        data, offsets, count = lines.data, lines.offsets, len(starts)
        found = None
        if len(data) > SMALL and not self.dialect.blanks:
            from gradcli.data.rows.columnar import is_there, numbers

            found = numbers(self, lines, starts, at) if is_there() else None
        if found is None:
            found = {name: [float("nan")] * count for name in at}, {}
            for row in range(count):
                self.read_row(lines, starts, row, at, *found)
        columns, faults = found

        def place(row: int) -> int:
            return line + data.count(b"\n", 0, int(starts[row]))

        def cells() -> dict[str, Sequence[str]]:
            width, missing = len(self.names), [""] * len(self.names)
            rows = [self.dialect.texts(data[a:b]) for a, b in zip(starts, offsets[1:])]
            even = [row if len(row) == width else (row + missing)[:width] for row in rows]
            return dict(zip(self.names, zip(*even)))

        bare = {row for row in faults if not data[starts[row] : offsets[row + 1]].strip()}
        if COMMENT in data:
            bare |= {i for i in range(count) if data[starts[i] : starts[i] + 1] == COMMENT}
        return Block(start, count, columns, faults, place, lines, cells, bare)

    def read_row(self, lines: Lines, starts, row: int, at: dict, columns, faults) -> None:
        """Put the numbers of one row into the columns, or the reason why not among the faults."""
        record = lines.data[int(starts[row]) : int(lines.offsets[row + 1])]
        cells, width = self.dialect.cells(record), len(self.names)
        if len(cells) != width or not record:
            if len(cells) < width:
                lines.short[row] = width - len(cells)
            counted = f"{len(cells)} cell{'s' * (len(cells) != 1)}"
            faults[row] = f"it has {counted}, the header {width}" if record else "it is blank"
            return
        try:
            found = [read_number(cells[i].decode(errors="replace"), name) for name, i in at.items()]
        except ValueError as error:
            faults[row] = str(error)
            return
        for name, value in zip(at, found):
            columns[name][row] = value


def _check_size(size: int, row: int, name: str) -> None:
    if size > LARGEST:
        what = f"row {row}" if row else "the header"
        raise Diagnostic(
            "E0206", f"{name}: {what} is too long: {size} bytes of it have no end",
            help="a quote that is never closed may be the reason",
        )  # fmt: skip


def _check_line_ends(header: bytes, name: str) -> None:
    if b"\r" in header.rstrip(b"\r"):
        raise Diagnostic(
            "E0003", f"the lines of {name} end in a carriage return alone",
            help=r"tr '\r' '\n' makes them lines of today",
        )  # fmt: skip


def _names(header: bytes, dialect: Dialect, name: str) -> list[str]:
    """The names of the columns."""
    try:
        text = header.decode()
    except UnicodeDecodeError as error:
        odd = error.object[error.start]
        raise Diagnostic("E0003", f"the header of {name} is not UTF-8: 0x{odd:02x}") from None
    found = [cell.decode().strip() for cell in dialect.cells(text.encode())]
    if all(is_number(each) for each in found):
        raise Diagnostic(
            "E0003", f"the first row of {name} has numbers, not names",
            help="a row of names such as x,y stands above the rows",
        )  # fmt: skip
    for i, each in enumerate(found):
        if not each:
            raise Diagnostic("E0003", f"the header of {name} has no name for column {i + 1}")
    twice = next((each for each in found if found.count(each) > 1), None)
    if twice is not None:
        raise Diagnostic("E0003", f"the header of {name} names the column '{twice}' twice")
    return found


# -- writing ---------------------------------------------------------------------------------------
class Writer:
    """CSV or TSV of rows and their results: the bytes of a head, of each block, and of a tail.

    names: those of the columns of results; only: without the columns of the input.  The rows of the
    same format are written as they were, those of another from their cells.  Each piece is of whole
    lines, so that what is told of a row stands between lines.
    """

    pieces = pieces

    def __init__(self, reader, dialect: Dialect, names: Sequence[str], only: bool, digits):
        self.reader, self.dialect, self.names, self.digits = reader, dialect, names, digits
        self.only, self.same = only, not only and reader.format == dialect.format
        self.separator = dialect.separator.decode()

    def head(self) -> bytes:
        cells = [_cell(name, self.dialect) for name in self.names]
        if self.same:
            text = self.separator.join([self.reader.header.decode(), *cells])
            return text.encode() + self.reader.header_end
        own = [] if self.only else [_cell(name, self.dialect) for name in self.reader.names]
        return (self.separator.join([*own, *cells]) + "\n").encode()

    def part(self, block: Block, results: Sequence, failed: dict, rows: Sequence[int] | None):
        """The bytes of the rows, or of those that `rows` names."""
        if block.count > FEW and self.digits is None and len(results):
            from gradcli.data.rows.columnar import is_there, written

            found = written(self, block, results, failed, rows) if is_there() else None
            if found is not None:
                return found
        texts = [_texts(column, block.count, failed, self.digits) for column in results]
        rows = range(block.count) if rows is None else rows
        separator, cell = self.separator, self.dialect
        ends = [separator.join([_cell(text[i], cell) for text in texts]) for i in rows]
        if self.same:
            return self.as_they_were(block.kept, rows, ends)
        if self.only:
            return "".join([f"{end}\n" for end in ends]).encode()
        own = [python_values(column) for column in block.cells().values()]
        lines = [separator.join([_cell(_text(c[i]), cell) for c in own]) for i in rows]
        return "".join([f"{a}{separator}{b}\n" for a, b in zip(lines, ends)]).encode()

    def as_they_were(self, lines: Lines, rows, ends: list[str]) -> bytes:
        """The bytes of rows, each with the cells behind it that `ends` has."""
        data, offsets, separator = lines.data, lines.offsets, self.dialect.separator
        pieces = []
        for i, end in zip(rows, ends):
            pieces.append(data[int(offsets[i]) : int(offsets[i + 1])])
            pieces.append(separator * (1 + lines.short.get(i, 0)) + end.encode())
        if not pieces:
            return b""
        pieces[0] = pieces[0][len(records.line_end(pieces[0])) :]  # which is behind the row before
        return b"".join([*pieces, lines.end])

    def tail(self) -> bytes:
        return self.reader.tail[len(records.line_end(self.reader.tail)) :] if self.same else b""


FEW = 400  # rows, up to which polars takes longer to begin than Python to write them


def _cell(text: str, dialect: Dialect) -> str:
    """A cell with the quotes or escapes that it needs."""
    if not dialect.quoted:
        for letter, escape in (("\\", "\\\\"), ("\t", "\\t"), ("\n", "\\n"), ("\r", "\\r")):
            if letter in text and (letter != "\\" or not text.isprintable()):
                text = text.replace(letter, escape)
        return text
    if any(letter in text for letter in ',"\r\n'):
        return '"' + text.replace('"', '""') + '"'
    return text


def _text(value) -> str:
    """A value of another format as a cell; nothing of what is missing."""
    if value is None:
        return ""
    if type(value) in (list, dict):
        from json import dumps

        return dumps(value, default=str)
    return value if type(value) is str else spelled(value) if type(value) is float else str(value)


def _texts(column, count: int, failed: dict, digits: int | None) -> list[str]:
    """The cells of a column of results; empty ones of the rows that failed."""
    if column is None:
        return ["" if i in failed else NULL for i in range(count)]
    column = column.tolist() if hasattr(column, "tolist") else column
    return ["" if i in failed else result_text(x, digits) for i, x in enumerate(column)]


def result_text(x, digits: int | None) -> str:
    """A result as a cell."""
    if x is None:
        return NULL
    if type(x) is float:
        return spelled(x) if digits is None else f"{x:.{digits}g}"
    shape: tuple = getattr(x, "shape", ())
    if type(x) in (list, tuple, dict) or shape:
        from json import dumps

        return dumps(x.tolist() if hasattr(x, "tolist") else x)
    return str(x.item() if hasattr(x, "item") else x)
