"""All syntax errors of a program, and the functions that it misspells: behind each error the text
is read on from the next logical line.

A line that is wrong is blanked, a header to one that is right, so that everything else keeps its
place.  Where what follows hangs on the line, an indentation or a string of many lines, there is no
reading on.
"""

import re
from collections.abc import Callable

from gradcli.errors import MOST_ERRORS, SESSION, Diagnostic, Source
from gradcli.language.names.outline import logical_lines
from gradcli.language.syntax import surface as s

LARGEST = 100_000  # characters of a text that is read anew for each error
FEW = 3  # errors; a text of more, in which no line is right, is none of our programs
WHOLE = ("class", "async", "match")  # refused with all that they hold
LAST = ("the indentation", "unexpected indentation", "the string is not closed: three")


def all_errors(
    first: Diagnostic, source: Source, parsed: Callable[[Source], s.Module], whole: bool
) -> list[Diagnostic]:
    """The syntax errors of a text, up to one more than are shown, `first` the first of them.

    Of a `whole` program those of functions too that nothing defines.
    """
    found, text = [first], source.text
    blanked: set[int] = set()
    while len(found) <= MOST_ERRORS and len(text) <= LARGEST:
        lines = _lines_of(found[-1], Source(text))
        if lines is None or blanked & {*lines} or not source.line(lines.start + 1).strip():
            break
        blanked |= {*lines}
        text = _blanked(text, lines)
        try:
            module = parsed(Source(text, source.name))
        except Diagnostic as error:
            if not error.code.startswith("E010") or error.span is None:
                break
            if source.position(error.span[0])[0] - 1 in blanked:  # of what was put there
                break
            found.append(error)
        else:
            whole = whole and source.name != SESSION  # of which an entry is a part
            if whole and (len(found) <= FEW or _has_right_line(source, blanked)):
                found += _unknown_functions(module, source, blanked)
            break
    if len(found) > FEW and not _has_right_line(source, blanked):
        return found[:1]
    return sorted(found, key=lambda error: error.span or (0, 0)) if len(found) > 1 else found


def _unknown_functions(module: s.Module, source: Source, blanked: set[int]) -> list[Diagnostic]:
    """The errors of functions that nothing defines, in what is left of a text; not of those that a
    line which was blanked may define."""
    from gradcli.language.names.resolve import resolve

    rows = source.text.split("\n")
    unread = {word for i in blanked for word in re.findall(r"\w+", rows[i])}
    try:
        resolve(module)
    except Diagnostic as error:
        found = [one for one in (error, *error.others) if one.code == "E0102" and one.span]
        for one in found:
            one.others, one.source = (), source
        return [one for one in found if source.text[slice(*one.span or ())] not in unread]
    return []


def _has_right_line(source: Source, wrong: set[int]) -> bool:
    """Whether a line above the last wrong one is right: else the text is no program."""
    rows = source.text.split("\n")[: max(wrong)]
    return any(row.strip() and i not in wrong for i, row in enumerate(rows))


def _lines_of(error: Diagnostic, source: Source) -> range | None:
    """The lines, from 0, of the statement that an error is in; None for no reading on."""
    if error.span is None or error.message.startswith(LAST) or error.code == "E0106":
        return None
    fault = source.position(error.span[0])[0] - 1
    first = min([fault, *(source.position(span[0])[0] - 1 for span, _ in error.seconds)])
    if "block after" in error.message:  # the header is what lacks its block
        return range(first, first + 1)
    if " to close the " in error.message:
        closes = source.text[error.span[0] : error.span[0] + 1] in (")", "]", "}")
        return range(first, max(fault + closes, first + 1))
    for line in logical_lines(source.text):
        start, end = (source.position(at)[0] - 1 for at in (line[0][2], line[-1][3] - 1))
        if start <= first <= end:
            opened = _unclosed(line)
            if opened is None:
                return range(start, end + 1)
            first = source.position(opened)[0] - 1
            return range(first, max(source.position(error.span[1] - 1)[0] - 1, first + 1))
    return range(fault, fault + 1)


def _unclosed(line: list) -> int | None:
    """Where the first bracket that nothing closes stands in a logical line."""
    opened = []
    for kind, word, start, _ in line:
        if kind == "sign" and word in "([{":
            opened.append(start)
        elif kind == "sign" and word in ")]}" and opened:
            opened.pop()
    return opened[0] if opened else None


def _blanked(text: str, lines: range) -> str:
    """The text with a statement in the place of the lines that does nothing, all else in place."""
    rows = text.split("\n")
    first = rows[lines.start]
    margin, room = _margin(first), len(first.lstrip(" \t"))
    block = _block(rows, lines.stop, margin)
    if first.split()[0] in WHOLE:
        lines, block = range(lines.start, lines.stop + len(block)), []
    statement = _header(" ".join(block), room) if any(map(str.strip, block)) else "0"
    rows[lines.start] = first[:margin] + statement.ljust(room)
    for i in lines[1:]:
        rows[i] = " " * len(rows[i])
    return "\n".join(rows)


def _margin(row: str) -> int:
    return len(row) - len(row.lstrip(" \t"))


def _block(rows: list[str], at: int, margin: int) -> list[str]:
    """The rows from `at` that are blank or lie deeper than a margin."""
    end = at
    while end < len(rows) and (not rows[end].strip(" \t") or _margin(rows[end]) > margin):
        end += 1
    return rows[at:end]


def _header(block: str, room: int) -> str:
    """A header of a block, with room for it, in which what the block has may stand."""
    words = {*re.findall(r"\w+", block)}
    header = "def _():" if "return" in words else "if 1:"
    header = "while 1:" if words & {"break", "continue"} and "return" not in words else header
    return header if len(header) <= room else "if 1:"
