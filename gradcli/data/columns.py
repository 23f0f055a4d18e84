"""Columns of a table in a file, by the names in its first row: .csv, .tsv, and text with blanks."""

import csv
from os.path import splitext
from typing import Any

from gradcli.data.numbers import number
from gradcli.data.streams import STANDARD_INPUT, contents, opened, standard_input
from gradcli.errors import Diagnostic, nearest, unreadable

MOST = 10**8  # bytes of a file


def read_columns(path: str) -> dict[str, list[str]]:
    """The cells of each column, as they are written; lines that begin with # are left out.

    Raises E0004 where the file cannot be read, E0003 where it is no table with a row of names.
    """
    try:
        text = _bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Diagnostic("E0003", f"{path} is not UTF-8") from None
    except (OSError, ValueError) as error:
        raise unreadable(path, error) from None
    if len(text) > MOST:
        raise Diagnostic("E0206", f"{path} is too large: more than {MOST} bytes")
    lines = [line for line in text.splitlines() if line.strip() and line[:1] != "#"]
    try:
        rows = _rows(lines, splitext(path)[1].lower())
    except csv.Error as error:
        raise Diagnostic("E0003", f"{path} is not in the format: {error}") from None
    if len(rows) < 2:
        raise Diagnostic("E0003", f"{path} has no rows of numbers under a row of names")
    names, *rows = [[cell.strip() for cell in row] for row in rows]
    if any(number(name) is not None for name in names):
        help = "its first row names the columns, as in x,y"
        raise Diagnostic("E0003", f"{path}: the first row has numbers, not names", help=help)
    for name in names:
        if names.count(name) > 1 or not name:
            what = f"two columns '{name}'" if name else "a column without a name"
            raise Diagnostic("E0003", f"{path} has {what}")
    for i, row in enumerate(rows):
        if len(row) != len(names):
            message = f"{path}: row {i + 1} has {len(row)} cells, and there are {len(names)} names"
            raise Diagnostic("E0003", message)
    return {name: [row[i] for row in rows] for i, name in enumerate(names)}


def _bytes(path: str) -> bytes:
    """What a file, a pipe or standard input, `-`, has, up to one byte more than MOST."""
    if path == "-":
        return contents(standard_input(), MOST, STANDARD_INPUT)
    with opened(path) as file:
        return contents(file, MOST, path)


def _rows(lines: list[str], suffix: str) -> list[list[str]]:
    if suffix == ".csv" or (suffix != ".tsv" and lines and "," in lines[0]):
        return list(csv.reader(lines, strict=True))
    if suffix == ".tsv" or (lines and "\t" in lines[0]):
        return list(csv.reader(lines, delimiter="\t", strict=True))
    return [line.split() for line in lines]


def numbers_of(columns: dict[str, list[str]], name: str, path: str) -> list[Any]:
    """The numbers of a column; E0007 where there is none of that name, E0003 at what is none."""
    if name not in columns:
        close = nearest(name, columns)
        help = f"did you mean '{close[0]}'?" if close else f"it has {', '.join(columns)}"
        raise Diagnostic("E0007", f"{path} has no column '{name}'", help=help)
    found = []
    for i, cell in enumerate(columns[name]):
        try:
            value = number(cell)
        except OverflowError as error:
            raise Diagnostic("E0003", f"{path}: row {i + 1}, column {name}: {error}") from None
        if value is None:
            what = f"is not a number: '{cell[:40]}'" if cell else "is empty"
            raise Diagnostic("E0003", f"{path}: row {i + 1}, column {name} {what}")
        found.append(value)
    return found
