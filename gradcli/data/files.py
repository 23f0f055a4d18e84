"""Arrays from files: the values of `w=@file.npy`, `.csv`, `.tsv`, `.txt` and `.json`.

The shape of a text file is NumPy's `loadtxt`'s: rows by columns, and a vector where there is one
row or one column.  Nothing is unpickled, and the size that a header tells is held against the
file's before a byte is allocated.
"""

import os
from collections.abc import Callable, Iterable, Iterator
from typing import Any, BinaryIO

from gradcli.data.lists import DEPTH, MAX_ELEMENTS, placed, ragged
from gradcli.data.numbers import number
from gradcli.data.streams import STANDARD_INPUT, is_pipe, opened, pieces, standard_input
from gradcli.errors import Diagnostic, unreadable

BYTES_A_NUMBER = 32  # more than any text spends on one
NPY = b"\x93NUMPY"  # what a .npy file begins with


def read_array(path: str, max_elements: int = MAX_ELEMENTS) -> Any:
    """The array in a file, by its suffix; of a text file with one number, that number.

    Of a pipe, and of standard input, `-`, its first line tells what it is.  Raises E0004 where the
    file cannot be read, E0003 where it holds no array of real numbers, and E0206 where it holds
    more than `max_elements`.
    """
    name = STANDARD_INPUT if path == "-" else path
    try:
        if path == "-":
            return _of_stream(standard_input(), name, max_elements)
        with opened(path) as file:
            if is_pipe(path) or path.startswith("/dev/"):  # no name that says what it holds
                return _of_stream(file, name, max_elements)
            read = READERS.get(os.path.splitext(path)[1].lower())
            if read is None:
                help = f"the suffix says how: it is {_suffixes()}"
                raise _unfit(f"'{path}' cannot be read as an array", help)
            return read(file, name, max_elements)
    except UnicodeDecodeError as error:
        raise _not_text(name, error) from None
    except OverflowError as error:
        raise _unfit(f"{name}: {error}", "write inf for infinity") from None
    except (OSError, ValueError) as error:
        raise unreadable(name, error) from None


def _of_stream(stream: BinaryIO, name: str, max_elements: int) -> Any:
    """The array that a stream gives."""
    from tempfile import TemporaryFile

    with TemporaryFile() as file:  # its size is known, as the readers ask for
        for piece in pieces(stream, name):
            if not file.tell() and b"\0" in piece and not piece.startswith(NPY):
                raise _unfit(f"{name} is no text, which has no byte 0")
            file.write(piece)
            _check_count(file.tell() // BYTES_A_NUMBER, name, max_elements)
        file.seek(0)
        first = next((line for line in file if line.strip() and line[:1] != b"#"), b"")
        file.seek(0)
        return READERS[_suffix(first)](file, name, max_elements)


def _suffix(line: bytes) -> str:
    """The suffix of a file that begins with this line."""
    if line.startswith(NPY):
        return ".npy"
    if line.strip()[:1] in (b"[", b"{"):
        return ".json"
    return ".csv" if b"," in line else ".tsv" if b"\t" in line else ".txt"


def _not_text(name: str, error: UnicodeDecodeError) -> Diagnostic:
    return _unfit(f"{name} is not UTF-8: it holds the byte 0x{error.object[error.start]:02x}")


def _suffixes() -> str:
    *first, last = READERS
    return f"{', '.join(first)} or {last}"


def _unfit(message: str, help: str | None = None) -> Diagnostic:
    return Diagnostic("E0003", message, help=help)


def _check_count(count: int, path: str, limit: int) -> None:
    if count > limit:
        raise Diagnostic(
            "E0206",
            f"{path} is too large: {count} numbers or more, past the limit of {limit}",
            help="--max-mem raises the limit",
        )


def _check_size(file: BinaryIO, path: str, limit: int) -> None:
    """Refuse a text so long that it holds more numbers than the limit."""
    _check_count(os.fstat(file.fileno()).st_size // BYTES_A_NUMBER, path, limit)


# -- .npy -----------------------------------------------------------------------------------------
def _npy(file: Any, path: str, limit: int):
    import numpy as np

    shape, columns_first, dtype = npy_header(file, path)
    if dtype.hasobject:
        raise _unfit(
            f"{path} holds Python objects (dtype object): pickles are not loaded",
            "save numbers: np.save(file, a.astype(float))",
        )
    if dtype.kind == "c":
        raise _unfit(f"{path} holds complex numbers: an input takes real ones")
    if dtype.kind not in "fiub":
        raise _unfit(f"{path} has the dtype {_dtype(dtype)}: an input takes numeric ones")
    count = 1
    for length in shape:
        count *= length
    _check_count(count, path, limit)
    size = count * dtype.itemsize
    there = os.fstat(file.fileno()).st_size - file.tell()
    if there != size:
        fault = "is truncated" if there < size else "has a wrong size"
        raise _unfit(
            f"{path} {fault}: its header promises {size} bytes "
            f"({_dtype(dtype)} of shape {shape}), and {there} follow"
        )
    data = bytearray(size)
    if file.readinto(data) != size:
        raise _unfit(f"{path} is truncated: it ended while it was read")
    array = np.frombuffer(data, dtype).reshape(shape, order="F" if columns_first else "C")
    if dtype.kind == "u" and count and array.max() > np.iinfo(np.int64).max:
        raise _unfit(f"{path} holds the integer {array.max()}, past 2**63")
    # float64 and int64 are what the language computes in; a wider float loses digits only
    return array.astype({"f": np.float64, "b": np.bool_}.get(dtype.kind, np.int64), order="C")


def npy_header(file: BinaryIO, path: str):
    """Shape, whether columns come first, and dtype; the header's text is not evaluated."""
    from numpy.lib import format

    try:
        version = format.read_magic(file)
        if version not in ((1, 0), (2, 0)):
            raise ValueError(f"version {version[0]}.{version[1]} is not read")
        read = format.read_array_header_1_0 if version[0] == 1 else format.read_array_header_2_0
        shape, columns_first, dtype = read(file)
    except (ValueError, TypeError, SyntaxError, RecursionError, MemoryError) as error:
        why = str(error).split("\n")[0][:100]
        if "magic" in why:
            what = f"{path} is not in the .npy format: its first bytes are others"
            raise _unfit(what, "np.save writes such files; a pickle is not loaded") from None
        raise _unfit(f"{path} is not in the .npy format: {why}") from None
    if not all(type(n) is int and n >= 0 for n in shape):
        raise _unfit(f"{path} is not in the .npy format: its header has the shape {shape}")
    return shape, columns_first, dtype


def _dtype(dtype) -> str:
    return f"structured ({', '.join(dtype.names)})" if dtype.names else dtype.name


# -- text -----------------------------------------------------------------------------------------
def _table(cells: Callable[[Iterable[str]], Iterator[list[str]]]) -> Callable:
    """A reader of rows, whose lines `cells` takes apart."""

    def read(file: BinaryIO, path: str, limit: int):
        import csv
        from codecs import getreader

        _check_size(file, path, limit)
        lines = getreader("utf-8-sig")(file)
        values: list = []
        rows, width = 0, 0
        try:
            for row in cells(line for line in lines if line[:1] != "#"):
                if not row or row == [""]:
                    continue
                rows += 1
                width = width or len(row)
                if len(row) != width:
                    raise _unfit(
                        f"{path} is ragged: row {rows} has {_columns(len(row))}, row 1 has {width}"
                    )
                values += [_cell(row, i, path, rows) for i in range(width)]
                _check_count(len(values), path, limit)
        except csv.Error as error:
            raise _unfit(f"{path}: row {rows + 1} is not in the format: {error}") from None
        return _shaped(values, rows, width, path)

    return read


def _cell(cells: list[str], i: int, path: str, row: int):
    """The number in the column `i` of a row."""
    text = cells[i].strip()
    try:
        value = number(text)
    except OverflowError as error:
        raise OverflowError(f"row {row}, column {i + 1}: {error}") from None
    if value is not None:
        return value
    where = f"{path}: row {row}, column {i + 1}"
    if not text:
        raise _unfit(f"{where} is empty", "write nan for a number that is missing")
    help = "a cell holds a number, or nan for one that is missing"
    if row == 1 and not any(map(_is_numeric, cells)):
        help = f"a row of names is not read: tail -n +2 {path} leaves it out"
    elif ";" in text:
        help = "columns are separated by commas"
    raise _unfit(f"{where} is not a number: {text[:40]!r}", help)


def _is_numeric(cell: str) -> bool:
    return not cell.strip() or cell.strip()[0] in "0123456789+-."


def _columns(count: int) -> str:
    return f"{count} column{'s' * (count != 1)}"


def _shaped(values: list, rows: int, width: int, path: str):
    import numpy as np

    if not values:
        raise _unfit(f"{path} is empty: it holds no numbers")
    if rows == width == 1:
        return values[0]
    array = np.array(values)
    return array if 1 in (rows, width) else array.reshape(rows, width)


def _separated(separator: str) -> Callable:
    def cells(lines: Iterable[str]):
        import csv

        return csv.reader(lines, delimiter=separator, strict=True)

    return cells


def _spaced(lines: Iterable[str]) -> Iterator[list[str]]:
    return (line.split() for line in lines)


# -- .json ----------------------------------------------------------------------------------------
def _json(file: BinaryIO, path: str, limit: int):
    import json

    _check_size(file, path, limit)
    text = file.read().decode("utf-8-sig")
    _check_count(text.count(",") + 1, path, limit)
    _check_depth(text, path)
    try:
        value = json.loads(text, parse_int=number, parse_float=number)
    except json.JSONDecodeError as error:
        raise _unfit(
            f"{path} is not JSON: {error.msg[:1].lower()}{error.msg[1:]} "
            f"at line {error.lineno}, column {error.colno}"
        ) from None
    value = _items(value, path, ())
    if not isinstance(value, list):
        return value
    fault = ragged(value)
    if fault:
        raise _unfit(f"{path} is ragged: {fault}")
    import numpy as np

    return np.array(value)


def _check_depth(text: str, path: str) -> None:
    """Refuse deep nesting before json, which recurses, sees it; no string is an item that fits."""
    import re

    depth = 0
    for bracket in re.findall(r"[][{}]", text):
        depth += 1 if bracket in "[{" else -1
        if depth > DEPTH:
            raise _unfit(f"{path} is nested more than {DEPTH} deep")


# as `--format json` writes them
SPELLED = {"NaN": float("nan"), "Infinity": float("inf"), "-Infinity": float("-inf")}


def _items(value: Any, path: str, place: tuple[int, ...]) -> Any:
    """A JSON value as nested lists of numbers."""
    if isinstance(value, list):
        return [_items(item, path, (*place, i)) for i, item in enumerate(value)]
    if isinstance(value, str) and value in SPELLED:
        return SPELLED[value]
    if not isinstance(value, (int, float)):
        kinds: dict[type, str] = {dict: "an object", str: "a string"}
        kind = kinds.get(type(value), "null")
        help = "write NaN for a number that is missing" if value is None else None
        if isinstance(value, dict):
            keys = ", ".join(list(value)[:5])
            help = f"keep one list of it in the file: it has {keys}" if keys else "write a list"
        where = placed(place) if place else "the whole"
        raise _unfit(f"{path}: {where} is {kind}, not a number or a list", help)
    return value


READERS: dict[str, Callable] = {
    ".npy": _npy,
    ".csv": _table(_separated(",")),
    ".tsv": _table(_separated("\t")),
    ".txt": _table(_spaced),
    ".json": _json,
}
