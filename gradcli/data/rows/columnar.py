"""Large blocks of CSV and TSV: NumPy finds their cells, polars reads their numbers."""

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np

LF, CR, QUOTE = 10, 13, 34
NO_TEXT = bytes(range(128)) + b"?" * 128  # what is no UTF-8 is no number either


@cache
def is_there() -> bool:
    """Whether polars is installed."""
    try:
        import polars  # noqa: F401
    except ImportError:
        return False
    return True


def places(data: bytes, dialect, final: bool) -> "tuple[np.ndarray, np.ndarray] | None":
    """Where rows begin and end, as the reader wants them; None of what has quotes as letters."""
    import numpy as np

    letters = np.frombuffer(data, np.uint8)
    ends = np.flatnonzero(letters == LF)
    if dialect.quoted and QUOTE in data:
        quotes = np.flatnonzero(letters == QUOTE)
        if not _at_edges(letters, quotes, dialect.separator[0]):
            return None
        ends = ends[np.searchsorted(quotes, ends) % 2 == 0]
        if final and len(quotes) % 2:
            return None
    if not len(ends):
        return ends, ends
    starts, ends = ends + 1, ends[1:]
    if final and starts[-1] < len(data):
        ends = np.append(ends, len(data))
    starts = starts[: len(ends)]
    ends = ends - ((ends > starts) & (letters[ends - 1] == CR))
    filled = np.flatnonzero(ends > starts)
    count = filled[-1] + 1 if len(filled) else 0
    return starts[:count], np.concatenate([[0], ends[:count]])


def _at_edges(letters, quotes, separator: int) -> bool:
    """Whether quotes stand at the edges of cells alone, or are doubled within."""
    import numpy as np

    opening, closing = quotes[::2], quotes[1::2]
    before = letters[opening - 1]
    after = letters[np.minimum(closing + 1, len(letters) - 1)]
    at_end = closing + 1 == len(letters)
    return bool(
        np.isin(before, (separator, LF, QUOTE)).all()
        and (np.isin(after, (separator, CR, LF, QUOTE)) | at_end).all()
    )


def numbers(reader, lines, starts, at: dict[str, int]) -> tuple[dict, dict[int, str]] | None:
    """The columns of numbers, and why rows have none; None where polars sees other rows."""
    import numpy as np

    dialect, width = reader.dialect, len(reader.names)
    data, count = lines.data, len(starts)
    starts, ends = np.asarray(starts), np.asarray(lines.offsets[1:])
    letters = np.frombuffer(data, np.uint8)
    odd = _odd(letters, lines, dialect, starts, ends, width)
    columns = {name: np.full(count, np.nan) for name in at}
    faults: dict[int, str] = {}
    even = None
    if odd.any():
        for row in np.flatnonzero(odd):
            reader.read_row(lines, starts, int(row), at, columns, faults)
        even = np.flatnonzero(~odd)
    found = _read(_even(letters, data, starts, even), dialect, width, at)
    if found is None or any(len(x) != (count if even is None else len(even)) for x in found):
        return None
    doubtful = np.zeros(count, bool)
    for name, values in zip(at, found):
        whole = values if even is None else columns[name]
        if even is not None:
            whole[even] = values
        columns[name] = whole
        doubtful |= ~np.isfinite(whole)
    doubtful[odd] = False
    for name in at:  # they may be what polars gives as it is
        columns[name] = np.array(columns[name])
    for row in np.flatnonzero(doubtful):
        reader.read_row(lines, starts, int(row), at, columns, faults)
    if faults:
        bad = list(faults)
        for column in columns.values():
            column[bad] = np.nan
    return columns, faults


def _odd(letters, lines, dialect, starts, ends, width: int):
    """Whether a row has not `width` cells, or is blank, or has quotes in a block where some are
    letters."""
    import numpy as np

    found = np.flatnonzero(letters == dialect.separator[0])
    quotes = np.flatnonzero(letters == QUOTE) if dialect.quoted else np.zeros(0, int)
    if len(quotes) and not lines.stray:
        found = found[np.searchsorted(quotes, found) % 2 == 0]
    count, inner = len(starts), width - 1
    if inner and len(found) == count * inner and not lines.stray:  # each row may have all
        grid = found.reshape(count, inner)
        if (grid[:, 0] >= starts).all() and (grid[:, -1] < ends).all():
            return np.zeros(count, bool)
    cells = np.searchsorted(found, ends) - np.searchsorted(found, starts) + 1
    odd = (cells != width) | (ends == starts)
    if lines.stray:
        odd[np.searchsorted(starts, quotes, "right") - 1] = True
    return odd


def _even(letters, data: bytes, starts, even) -> bytes:
    """The text of the rows that have all cells, for polars."""
    import numpy as np

    if even is None:
        text = data[int(starts[0]) :]
    else:
        behind = np.append(starts[1:], len(letters))  # a row with its line end
        steps = np.zeros(len(letters) + 1, np.int8)
        steps[starts[even]] += 1
        steps[behind[even]] -= 1
        text = letters[np.cumsum(steps[:-1], dtype=np.int8).view(bool)].tobytes()
    return text if is_utf8(text) else text.translate(NO_TEXT)


def _read(text: bytes, dialect, width: int, at: dict[str, int]) -> list | None:
    """The columns that polars reads; None where it cannot."""
    import polars as pl

    if not text:
        return [pl.Series([], dtype=pl.Float64).to_numpy() for _ in at]
    if not at:
        return []
    places = {*at.values()}
    types = {f"c{i}": pl.Float64 if i in places else pl.String for i in range(width)}
    try:
        found = pl.read_csv(
            text, has_header=False, columns=sorted(places), schema=types,
            separator=dialect.separator.decode(), quote_char='"' if dialect.quoted else None,
            ignore_errors=True, truncate_ragged_lines=True,
        )  # fmt: skip
    except pl.exceptions.PolarsError:
        return None
    return [found[f"c{i}"].to_numpy() for i in at.values()]


# -- writing ---------------------------------------------------------------------------------------
def written(writer, block, results, failed: dict, rows) -> bytes | None:
    """The bytes of a block as Writer.part has them; None of what polars does not write so."""
    from io import BytesIO

    import polars as pl

    from gradcli.data.rows.records import line_end

    columns = []
    if not writer.same and not writer.only:
        own = number_columns(block)
        if own is None:
            return None
        columns += [_column(s, block.count, []) for s in own.values()]
    bad = sorted(failed)
    for column in results:
        found = _column(column, block.count, bad)
        if found is None:
            return None
        columns.append(found)
    frame = pl.DataFrame([s.alias(str(i)) for i, s in enumerate(columns)])
    kept = _kept(block.kept, writer.dialect.separator[0]) if writer.same else None
    if kept is not None:
        frame.insert_column(0, kept.alias("rows"))
    if rows is not None:
        frame = frame[list(rows)]
    buffer = BytesIO()
    frame.write_csv(
        buffer, include_header=False, separator=writer.dialect.separator.decode(),
        line_terminator="\n" if kept is None else "", quote_style="never",
    )  # fmt: skip
    if writer.same and kept is None:  # what is no UTF-8 is no text for polars
        rows = range(block.count) if rows is None else rows
        return writer.as_they_were(block.kept, rows, buffer.getvalue().decode().split("\n"))
    if writer.same and buffer.tell():
        buffer.write(block.kept.end)
        text = buffer.getbuffer()
        return bytes(text[len(line_end(bytes(text[:2]))) :])
    return buffer.getvalue()


def _column(column, count: int, bad: list[int]):
    """A column as polars writes it; None of one that is not of floats."""
    import numpy as np
    import polars as pl

    if column is None:
        found = pl.repeat("null", count, dtype=pl.String, eager=True)
    else:
        values = column if isinstance(column, pl.Series) else float_column(column, count)
        if values is None:
            return None
        found = pl.Series(values)
        if found.dtype == pl.Float64 and np.isnan(found.to_numpy()).any():  # polars spells it NaN
            spelled = found.cast(pl.String)
            found = spelled.set(found.is_nan(), "nan")
    return found.scatter(bad, None) if bad else found


def number_columns(block) -> dict | None:
    """The cells of a block as series of numbers; None where there are others."""
    import polars as pl

    cells = block.cells()
    if not all(hasattr(column, "dtype") for column in cells.values()):
        return None
    found = {name: pl.Series(column) for name, column in cells.items()}
    whole = all(s.dtype == pl.Float64 or s.dtype.is_integer() for s in found.values())
    return found if whole else None


def float_column(column, count: int):
    """A column of results as an array of `count` floats; None of one that is not of floats."""
    import numpy as np

    if column is None:
        return None
    if not hasattr(column, "dtype"):
        if any(type(x) is not float for x in column):
            return None
        column = np.array(column)
    return np.ascontiguousarray(column) if column.dtype == float else None


def is_utf8(data: bytes) -> bool:
    """Whether bytes are text."""
    if data.isascii():
        return True
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _kept(lines, separator: int):
    """The rows as they were, those that lack cells with them; None of what is no UTF-8."""
    import numpy as np
    import polars as pl

    data, offsets = lines.data, np.asarray(lines.offsets, np.int64)
    if not is_utf8(data):
        return None
    letters = np.frombuffer(data, np.uint8)
    if lines.short:
        rows = np.array(sorted(lines.short))
        lacking = np.array([lines.short[row] for row in rows.tolist()])
        letters = np.insert(letters, np.repeat(offsets[rows + 1], lacking), separator)
        offsets = offsets.copy()
        offsets[1:] += np.cumsum(np.bincount(rows, lacking, len(offsets) - 1).astype(np.int64))
    from gradcli.data.rows.texts import Texts

    return pl.Series(Texts(letters, offsets))
