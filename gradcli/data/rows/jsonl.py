"""Rows of JSON lines, an object a line, whose bytes are kept as they are.

A row goes out as its own text with keys added before its last brace.  Of a large block polars
reads the numbers; of a small one, and of rows that it does not take, Python does.  true and false
are 1 and 0.  An object that has a key of an input twice is a bad row: readers differ in which of
both they take.
"""

import json
import math
import re
from collections.abc import Iterator, Sequence
from typing import Any

from gradcli.data.rows.block import Block, no_number, pieces, python_values
from gradcli.data.rows.source import Source
from gradcli.data.rows.spelling import spelled
from gradcli.errors import Diagnostic

BOM = b"\xef\xbb\xbf"
SMALL = 1 << 15  # bytes, up to which a block costs less in Python than polars takes to begin
LARGEST = 1 << 26  # bytes of one row
LF, BRACE = b"\n{"
# as `--format json` writes what JSON has no numbers for
SPELLED = {"NaN": math.nan, "Infinity": math.inf, "-Infinity": -math.inf}
NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")


def reader(source: Source, format: str) -> "Reader":
    return Reader(source)


def writer(reader, format: str, names: Sequence[str], only: bool, digits: int | None) -> "Writer":
    return Writer(reader, names, only, digits)


class Objects:
    """Rows as they were: row i is data[begins[i]:ends[i]], its line end with it, and its last brace
    is at braces[i], or its end where it is no object."""

    __slots__ = ("data", "begins", "braces", "ends")

    def __init__(self, data: bytes, begins: Sequence[int], ends: Sequence[int]):
        self.data, self.begins, self.ends = data, begins, ends
        self.braces: Any = ends.copy() if hasattr(ends, "copy") else list(ends)

    def is_empty(self, row: int) -> bool:
        """Whether the object of a row has no keys."""
        return self.data[self.begins[row] : self.braces[row]].rstrip()[-1:] == b"{"


class Reader:
    """The rows of a file of JSON lines: `names` are the keys of the first, in their order.

    `reserved` are keys that no row may have.  Blank lines are no rows.  E0003 where the first line
    is no object.
    """

    format = "jsonl"
    is_typed = True

    def __init__(self, source: Source):
        self.source, self.tail = source, b""
        self.reserved: frozenset[str] = frozenset()
        self._rest, self.names = self._first()

    def _first(self) -> tuple[bytes, list[str]]:
        """What has been read of the file, and the keys of its first object."""
        data, final, name = b"", False, self.source.name
        while not final:
            piece = self.source.read()
            data, final = data + piece, not piece
            text = data.removeprefix(BOM).lstrip()
            line, end, _ = text.partition(b"\n")
            if line and (end or final):
                return data, self._keys(line)
            _check_size(len(text), name)
        raise Diagnostic("E0003", f"{name} is empty: it has no rows")

    def _keys(self, line: bytes) -> list[str]:
        name = self.source.name
        try:
            keys = list(_object(line))
        except ValueError as error:
            help = "jq -c . writes an object a line"
            if line[:1] == b"[":
                help = "jq -c '.[]' writes the items of a list, one a line"
            message = f"the first line of {name} is no row of JSON lines: {error}"
            raise Diagnostic("E0003", message, help=help) from None
        if not keys:
            raise Diagnostic("E0003", f"the first object of {name} has no keys")
        return keys

    def blocks(self, names: Sequence[str]) -> Iterator[Block]:
        """The rows in blocks, with the numbers of the keys `names`."""
        data, line, start, final = self._rest, 1, 1, not self._rest
        self._rest = b""
        while True:
            end = len(data) if final else data.rfind(b"\n") + 1
            if not end:
                _check_size(len(data), self.source.name)
            begins, ends = _lines(data, end)
            if len(begins):
                used = int(ends[-1])
                yield self._block(Objects(data[:used], begins, ends), names, start, line)
                line, start = line + data.count(b"\n", 0, used), start + len(begins)
                data = data[used:]
            if final:
                break
            piece = self.source.read()
            data, final = data + piece, not piece
        self.tail = data

    def _block(self, kept: Objects, names: Sequence[str], start: int, line: int) -> Block:
        data, count, found = kept.data, len(kept.begins), None
        if len(data) > SMALL:
            from gradcli.data.rows.columnar import is_there

            found = _by_polars(self, kept, names) if is_there() else None
        if found is None:
            found = {name: [float("nan")] * count for name in names}, {}
            for row in range(count):
                self.read_row(kept, row, *found)
        columns, faults = found

        def place(row: int) -> int:
            text = data[kept.begins[row] : kept.ends[row]]
            blank = len(text) - len(text.removeprefix(BOM).lstrip())
            return line + data.count(b"\n", 0, kept.begins[row] + blank)

        def cells() -> dict[str, list]:
            return self._cells(kept, start)

        return Block(start, count, columns, faults, place, kept, cells)

    def read_row(self, kept: Objects, row: int, columns: dict, faults: dict[int, str]) -> None:
        """Put the numbers of one row into the columns, or the reason why not among the faults."""
        text = kept.data[kept.begins[row] : kept.ends[row]]
        try:
            found, twice = _parsed(text)
            kept.braces[row] = kept.begins[row] + text.rindex(b"}")
            for name in twice & columns.keys():
                raise ValueError(f"it has the key '{name}' twice")
            for name in self.reserved & found.keys():
                raise ValueError(f"it has the key '{name}', as the results have")
            read = [_number(found, name) for name in columns]
        except ValueError as error:
            faults[row] = str(error)
            return
        for column, value in zip(columns.values(), read):
            column[row] = value

    def _cells(self, kept: Objects, start: int) -> dict[str, list]:
        """The values of each key, for writers of formats that have a header."""
        found: list[dict] = []
        for row, (a, b) in enumerate(zip(kept.begins, kept.ends)):
            try:
                found.append(_object(kept.data[a:b]))
            except ValueError:
                found.append({})
            more = next((key for key in found[-1] if key not in self.names), None)
            if more is not None:
                raise Diagnostic(
                    "E0003", f"{self.source.name}: row {start + row} has the key '{more}', which "
                    "the first has not", help="--format jsonl keeps all keys",
                )  # fmt: skip
        return {name: [row.get(name) for row in found] for name in self.names}


def _lines(data: bytes, end: int) -> tuple[Sequence[int], Sequence[int]]:
    """Where rows begin and end in data[:end]; blank lines are with the row that follows them."""
    if end > SMALL:
        from gradcli.data.rows.columnar import is_there

        if is_there():
            return _many_lines(data, end)
    begins, ends, at, begin = [], [], 0, 0
    while at < end:
        stop = data.find(b"\n", at, end) + 1 or end
        if data[at:stop].strip() not in (b"", BOM):
            begins.append(begin)
            ends.append(stop)
            begin = stop
        at = stop
    return begins, ends


def _many_lines(data: bytes, end: int):
    """As `_lines`, two arrays."""
    import numpy as np

    letters = np.frombuffer(data, np.uint8, end)
    ends = np.flatnonzero(letters == LF) + 1
    if not len(ends) or ends[-1] < end:
        ends = np.append(ends, end)
    begins = np.append(0, ends[:-1])
    blank = letters[begins] != BRACE
    for i in np.flatnonzero(blank).tolist():
        blank[i] = data[begins[i] : ends[i]].strip() in (b"", BOM)
    ends = ends[~blank]
    return np.append(0, ends[:-1])[: len(ends)], ends


def _object(line: bytes) -> dict:
    """The object of a line; ValueError with the reason where there is none."""
    return _parsed(line)[0]


def _parsed(line: bytes) -> tuple[dict, set[str]]:
    """The object of a line, and the keys that it has twice; errors as of `_object`."""
    pairs: list[tuple] = []  # those of the object, which comes after all within it

    def of_pairs(found: list[tuple]) -> dict:
        pairs[:] = found
        return _first_of_each(found)

    try:
        found = json.loads(line.decode("utf-8-sig"), parse_constant=str, object_pairs_hook=of_pairs)
    except json.JSONDecodeError as error:
        reason = f"{error.msg[:1].lower()}{error.msg[1:]} at column {error.colno}"
        raise ValueError(f"it is not JSON: {reason}") from None
    except UnicodeDecodeError as error:
        raise ValueError(f"it is not UTF-8: byte 0x{error.object[error.start]:02x}") from None
    except RecursionError:
        raise ValueError("it is nested too deep") from None
    if type(found) is not dict:
        raise ValueError("it is no object of keys and values")
    keys = [key for key, _ in pairs] if len(found) < len(pairs) else []
    return found, {key for key in keys if keys.count(key) > 1}


def _first_of_each(pairs: list[tuple]) -> dict:
    return dict(reversed(pairs)) if len(dict(pairs)) < len(pairs) else dict(pairs)


def _number(found: dict, name: str) -> float:
    """The number of a key; ValueError with the reason where there is none."""
    if name not in found:
        raise ValueError(f"the key '{name}' is missing")
    value = found[name]
    if type(value) is bool:
        return float(value)
    if type(value) is str and value in SPELLED:
        return SPELLED[value]
    if value is None:
        raise ValueError(f"column '{name}' is null")
    if type(value) not in (float, int):
        raise ValueError(no_number(json.dumps(value, ensure_ascii=False), name))
    try:
        value = float(value)
    except OverflowError:
        value = math.inf
    if math.isinf(value):  # for infinity itself is no number of JSON
        raise ValueError(f"column '{name}': the number is too large for a float")
    return value


def _check_size(size: int, name: str) -> None:
    if size > LARGEST:
        raise Diagnostic("E0206", f"{name}: a line is too long: {size} bytes of it have no end")


def _by_polars(read: Reader, kept: Objects, names: Sequence[str]) -> tuple[dict, dict] | None:
    """The columns of numbers, and why rows have none; None of what Python is to read."""
    import numpy as np

    data, count = kept.data, len(kept.begins)
    if not names or any(_may_have(data, name) for name in read.reserved):
        return None
    letters, ends = np.frombuffer(data, np.uint8), np.asarray(kept.ends)
    last = ends - 1
    for end in (10, 13):
        last = last - (letters[last] == end)
    odd = letters[last] != ord("}")
    found = _numbers(data, kept, odd, names)
    if found is None:
        return None
    kept.braces = last
    columns = {name: np.full(count, np.nan) for name in names}
    faults: dict[int, str] = {}
    doubtful = odd | _repeated(data, kept, names)
    for name, column in columns.items():
        column[~odd] = found[name].to_numpy()
        doubtful |= ~np.isfinite(column)
    for row in np.flatnonzero(doubtful).tolist():
        kept.braces[row] = kept.ends[row]
        read.read_row(kept, row, columns, faults)
    if faults:
        for column in columns.values():
            column[list(faults)] = np.nan
    return columns, faults


def _repeated(data: bytes, kept: Objects, names: Sequence[str]):
    """Whether a row may have one of `names` as a key more than once."""
    import numpy as np

    count = len(kept.ends)
    found = np.zeros(count, bool)
    for name in names:
        key = json.dumps(name).encode()
        if data.count(key) > count:
            places = [match.start() for match in re.finditer(re.escape(key), data)]
            rows = np.searchsorted(kept.ends, places, "right")
            found |= np.bincount(rows, minlength=count) > 1
    return found


def _may_have(data: bytes, name: str) -> bool:
    """Whether objects may have a key: it is sooner looked for without its quotes, of which there
    are many."""
    key = json.dumps(name).encode()
    return key[1:-1] in data and key in data


def _numbers(data: bytes, kept: Objects, odd, names: Sequence[str]):
    """The numbers of the rows that are not odd, a data frame; None of what polars does not read."""
    import polars as pl

    if odd.any():
        spans = zip(kept.begins, kept.ends, odd.tolist())
        data = b"".join([data[a:b] for a, b, is_odd in spans if not is_odd])
    try:
        types = dict.fromkeys(names, pl.Float64)
        found = pl.read_ndjson(data.removeprefix(BOM), schema=types, ignore_errors=True)
    except pl.exceptions.PolarsError:
        return None
    return found if len(found) == len(odd) - odd.sum() else None


# -- writing ---------------------------------------------------------------------------------------
class Writer:
    """JSON lines of rows and their results: the bytes of a head, of each block, and of a tail.

    Rows that were JSON lines are written as they were, with keys added; those of another format
    from their cells, whose texts are numbers where they are so written.  What failed is null.
    """

    pieces = pieces

    def __init__(self, reader, names: Sequence[str], only: bool, digits: int | None):
        self.reader, self.names, self.only, self.digits = reader, names, only, digits
        self.same = not only and reader.format == "jsonl"
        self.keys = [json.dumps(name, ensure_ascii=False) + ":" for name in names]
        if self.same:
            reader.reserved = frozenset(names)

    def head(self) -> bytes:
        return b""

    def part(self, block: Block, results: Sequence, failed: dict, rows: Sequence[int] | None):
        """The bytes of the rows, or of those that `rows` names."""
        if block.count > FEW and self.digits is None and results:
            from gradcli.data.rows.columnar import is_there

            found = _written(self, block, results, failed, rows) if is_there() else None
            if found is not None:
                return found
        added = self._added(block.count, results, failed)
        rows = range(block.count) if rows is None else rows
        if self.same:
            return self._as_they_were(block.kept, rows, added)
        own = [""] * block.count
        if not self.only:
            cells = block.cells()
            keys = [json.dumps(name, ensure_ascii=False) + ":" for name in cells]
            text = value_text if self.reader.is_typed else _cell_text
            texts = [[text(value) for value in python_values(c)] for c in cells.values()]
            own = [",".join([k + t for k, t in zip(keys, row)]) for row in zip(*texts)]
        comma = "" if self.only else ","
        return "".join([f"{{{own[i]}{comma}{added[i]}}}\n" for i in rows]).encode()

    def _added(self, count: int, results: Sequence, failed: dict) -> list[str]:
        """The keys and values of the results of each row."""
        texts = [self._texts(column, count) for column in results]
        found = [",".join([k + t for k, t in zip(self.keys, row)]) for row in zip(*texts)]
        null = ",".join([f"{key}null" for key in self.keys])
        for i in failed:
            found[i] = null
        return found

    def _texts(self, column, count: int) -> list[str]:
        if column is None:
            return ["null"] * count
        column = column.tolist() if hasattr(column, "tolist") else column
        return [value_text(x, self.digits) for x in column]

    def _as_they_were(self, kept: Objects, rows, added: list[str]) -> bytes:
        data, pieces = kept.data, []
        for i in rows:
            begin, brace, end = kept.begins[i], kept.braces[i], kept.ends[i]
            pieces.append(data[begin:brace])
            if brace < end:
                comma = "" if kept.is_empty(i) else ","
                pieces.append(f"{comma}{added[i]}".encode())
            pieces.append(data[brace:end])
        return b"".join(pieces)

    def tail(self) -> bytes:
        return self.reader.tail if self.same else b""


FEW = 400  # rows, up to which polars takes longer to begin than Python to write them


def value_text(x, digits: int | None = None) -> str:
    """A value as JSON."""
    x = x.tolist() if hasattr(x, "tolist") else x
    if type(x) is float:
        if x - x != 0:
            return f'"{next(k for k, v in SPELLED.items() if v == x or (x != x and v != v))}"'
        return spelled(x) if digits is None else f"{x:.{digits}g}"
    if type(x) in (list, tuple):
        return f"[{','.join([value_text(item, digits) for item in x])}]"
    if type(x) is dict:
        items = [f"{json.dumps(str(k))}:{value_text(v, digits)}" for k, v in x.items()]
        return f"{{{','.join(items)}}}"
    if x is None or type(x) in (bool, int, str):
        return json.dumps(x, ensure_ascii=False)
    return json.dumps(str(x), ensure_ascii=False)


def _cell_text(text: str) -> str:
    """The cell of a format without types as JSON: a number where it is one there."""
    return text if NUMBER.fullmatch(text) else json.dumps(text, ensure_ascii=False)


def _written(writer: Writer, block: Block, results, failed: dict, rows) -> bytes | None:
    """The bytes of a block as Writer.part has them; None of what polars does not write so."""
    import polars as pl

    from gradcli.data.rows.columnar import float_column, number_columns

    columns: dict = {}
    for name, column in zip(writer.names, results):
        columns[name] = float_column(column, block.count)
        if columns[name] is None:
            return None
    added = _pairs(columns)
    bad = sorted(failed)
    null = "".join([f",{json.dumps(name, ensure_ascii=False)}:null" for name in writer.names])
    if writer.same:
        is_object = [block.kept.braces[i] < block.kept.ends[i] for i in bad]
        nulls = [
            null[block.kept.is_empty(i) :] if is_one else "" for i, is_one in zip(bad, is_object)
        ]
        own = _parts(block.kept)
    else:
        nulls = [null] * len(bad)
        found = {} if writer.only else number_columns(block)
        if found is None and not writer.reader.is_typed:
            cells = block.cells().items()
            found = {name: pl.Series(column, dtype=pl.String) for name, column in cells}
        own = None if found is None else _made(found)
    if own is None:
        return None
    before, behind = own
    added = added.scatter(bad, nulls) if bad else added
    if writer.only:
        added = added.str.slice(1)
    text = pl.select(pl.concat_str([before, added, behind]))
    if rows is not None:
        text = text[list(rows)]
    return text.write_csv(
        None, include_header=False, quote_style="never", line_terminator=""
    ).encode()


def _pairs(columns: dict):
    """The texts of the keys and values of each row, a comma before each."""
    import polars as pl

    pieces: list = []
    for name, column in columns.items():
        column = pl.Series(column)
        is_text = column.dtype == pl.String
        texts = _cell_texts(column) if is_text else column.cast(pl.String).fill_null("null")
        if column.dtype == pl.Float64:
            odd = (~column.is_finite()).arg_true()
            if len(odd):
                texts = texts.scatter(odd, [value_text(x) for x in column[odd].to_list()])
        pieces += [pl.lit(f",{json.dumps(name, ensure_ascii=False)}:"), texts]
    return pl.select(pl.concat_str(pieces)).to_series()


def _cell_texts(column):
    """As `_cell_text` has each of a series of cells."""
    import polars as pl

    is_number = column.str.contains(f"^{NUMBER.pattern}$")
    texts = pl.select(pl.when(is_number).then(column).otherwise('"' + column + '"')).to_series()
    odd = column.str.contains(r'["\\\x00-\x1f]').arg_true()
    return texts.scatter(odd, [_cell_text(text) for text in column[odd].to_list()])


def _parts(kept: Objects):
    """The texts of the rows up to their braces, and from there on; None of what is no UTF-8."""
    import numpy as np
    import polars as pl

    from gradcli.data.rows.columnar import is_utf8
    from gradcli.data.rows.texts import Texts

    if not is_utf8(kept.data):
        return None
    places = np.zeros(2 * len(kept.begins) + 1, np.int64)
    places[1::2], places[2::2] = kept.braces, kept.ends
    parts = pl.Series(Texts(np.frombuffer(kept.data, np.uint8), places))
    return parts.gather_every(2, 0), parts.gather_every(2, 1)


def _made(columns: dict):
    """The texts of the rows of numbers up to where their braces stand, and from there on."""
    import polars as pl

    if not columns:
        return pl.lit("{"), pl.lit("}\n")
    return pl.concat_str([pl.lit("{"), _pairs(columns).str.slice(1)]), pl.lit("}\n")
