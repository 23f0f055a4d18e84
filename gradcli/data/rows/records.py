"""Where the records of CSV and TSV are in a piece of text, and the cells of one.

A quoted cell begins right behind a separator and ends right before one, or at an end of a line;
there it may hold separators, line ends and quotes that are doubled.  Any other quote is a letter.
"""

import re

QUOTE, LINE = b'"', b"\n"
LONGEST = 1 << 20  # bytes of a quoted cell whose end is not there: past them its quote is a letter
BLANK = b"\r"

_QUOTED = re.compile(rb'"[^"]*(?:""[^"]*)*"(?!")')


def line_end(data: bytes, at: int = 0) -> bytes:
    """The line end that stands at a place, or nothing."""
    return next((end for end in (b"\n", b"\r\n") if data.startswith(end, at)), b"")


def ends(data: bytes, start: int, separator: bytes, quoted: bool, final: bool) -> list[int]:
    """The places behind the records from `start` on: of their line feeds, or the end of the data.

    What is no whole record yet has none; where `final` nothing follows the data.
    """
    found = []
    while start < len(data):
        end = data.find(LINE, start)
        if quoted and data.find(QUOTE, start, end if end >= 0 else len(data)) >= 0:
            end = _quoted_end(data, start, separator, final)
        if end < 0:
            if final:
                found.append(len(data))
            break
        found.append(end)
        start = end + 1
    return found


def _quoted_end(data: bytes, at: int, separator: bytes, final: bool) -> int:
    """Where the record from `at` on ends, which has quotes; -1 where that has not come yet."""
    while True:
        if data[at : at + 1] == QUOTE:
            match = _QUOTED.match(data, at)
            behind = match.end() if match else len(data)
            if behind == len(data) and not final and behind - at < LONGEST:
                return -1
            if match and _is_edge(data, behind, separator):
                at = behind
        cell, line = data.find(separator, at), data.find(LINE, at)
        if line < 0 or 0 <= cell < line:
            if cell < 0:
                return -1
            at = cell + 1
            continue
        return line


def _is_edge(data: bytes, at: int, separator: bytes) -> bool:
    """Whether a cell may end at a place."""
    if data[at : at + 1] == b"\r":
        at += 1
        return data[at : at + 1] in (LINE, b"")
    return data[at : at + 1] in (separator, LINE, b"")


def cells(record: bytes, separator: bytes, quoted: bool) -> list[bytes]:
    """The cells of a record, without the quotes around them."""
    if not quoted or QUOTE not in record:
        return record.split(separator)
    found, at = [], 0
    while True:
        match = _QUOTED.match(record, at) if record[at : at + 1] == QUOTE else None
        if match and _is_edge(record, match.end(), separator):
            found.append(match[0][1:-1].replace(b'""', QUOTE))
            at = match.end()
        else:
            end = record.find(separator, at)
            end = len(record) if end < 0 else end
            found.append(record[at:end])
            at = end
        if at >= len(record):
            return found
        at += 1


def content_end(data: bytes, start: int, end: int) -> int:
    """The end of a record's content, before the CR of its line end."""
    return end - 1 if end > start and data[end - 1 : end] == b"\r" else end
