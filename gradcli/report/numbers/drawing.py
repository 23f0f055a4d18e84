"""A value drawn for people, as lines: numbers rounded, arrays in aligned rows.

Where the style elides, an array of many lines is shown by the ends of each axis and a long row by
its own; where it must fit, a row that is wider than `width` goes on in the next line.
"""

from typing import Any

from gradcli.proven import Proven
from gradcli.report.formats import Style
from gradcli.report.numbers.values import number, plain, shape
from gradcli.report.text import escaped

DIGITS, LONE_DIGITS = 6, 10
WHOLE = 1e16  # below it every digit of a float that is a whole number is known
EDGE = 3  # items shown at each end of what is elided
ENDS = ((EDGE, EDGE), (2, 2), (1, 1), (1, 0))  # of a row, until it fits
LINES = 40  # an array of more lines than this is elided
FOLDS = 4  # a vector of more lines than this is elided
LONG = 1000  # of a row with more items than this only the ends are looked at


def drawn(value: Any, style: Style, width: int | None = None) -> list[str]:
    """The lines of a value, in `width` columns where it must fit; a number is never cut."""
    value = plain(value)
    if isinstance(value, str):
        return _text(value, style, width)
    return _lines(value, style, width)


def lone(value: Any, style: Style, width: int | None = None) -> list[str]:
    """The lines of a value that stands alone: of a number more digits, of a whole one all."""
    value = plain(value)
    if style.digits is None and type(value) is float:
        whole = value.is_integer() and abs(value) < WHOLE
        return [str(int(value)) if whole else number(value, LONE_DIGITS)]
    return drawn(value, style, width)


def shape_of(value: Any) -> tuple[int, ...]:
    """The shape of an array or a regular nested list; () of anything else."""
    return tuple(getattr(value, "shape", None) or shape(plain(value)) or ())


def gap(style: Style) -> str:
    """The sign for what is left out."""
    return "..." if style.ascii else "…"


def _lines(value: Any, style: Style, width: int | None) -> list[str]:
    lengths = shape(value)
    if lengths is None:
        return _items(value, style, width)
    if not lengths:
        return [_scalar(value, style)]
    if len(lengths) == 1:
        return _vector(value, style, width)
    if lengths[-1] == 0:
        return [repr(value)]
    count = 1
    for length in lengths[:-1]:
        count *= length
    return _array(value, style, width, style.elides and count > LINES)


def _scalar(value: Any, style: Style) -> str:
    if value is None:
        return "null"
    if isinstance(value, Proven):
        return value.text(style.digits)
    if value == 0:
        value = abs(value)  # of a rounded number the sign of zero is noise
    return number(value, DIGITS if style.digits is None else style.digits)


def _text(value: str, style: Style, width: int | None) -> list[str]:
    """The lines of a text, folded where it must fit."""
    lines = [escaped(line) for line in value.split("\n")]
    if not style.fits or width is None:
        return lines
    return [line[i : i + width] for line in lines for i in range(0, max(len(line), 1), width)]


# -- arrays ---------------------------------------------------------------------------------------
def _vector(items: list, style: Style, width: int | None) -> list[str]:
    long = style.elides and len(items) > LONG
    texts = _texts([*items[:EDGE], None, *items[-EDGE:]] if long else items, style)
    if long:
        texts[EDGE] = gap(style)
        return _rows([texts], style, width)
    if style.fits and width is not None and not _fits(list(map(len, texts)), width):
        folded = _folded(texts, width)
        if not style.elides or len(folded) <= FOLDS:
            return folded
    return _rows([texts], style, width)


def _array(value: list, style: Style, width: int | None, cut: bool) -> list[str]:
    """The lines of an array of two axes or more; with `cut` each axis is shown by its ends."""
    items = _ends(value, None) if cut else value
    inside = None if width is None else width - 2
    if isinstance(value[0][0], list):
        blocks = [
            [gap(style)] if item is None else _array(item, style, inside, cut) for item in items
        ]
        lines = [line for block in blocks for line in block]
    else:
        rows = [item for item in items if item is not None]
        lines = _rows([_texts(row, style) for row in rows], style, inside)
        if len(rows) < len(items):
            lines.insert(len(lines) // 2, gap(style))
    return _bracketed(lines)


def _rows(rows: list[list[str]], style: Style, width: int | None) -> list[str]:
    """Rows of equal length in aligned columns; those in the middle are left out where elided."""
    widths = [max(map(len, column)) for column in zip(*rows)]
    if style.fits and width is not None and not _fits(widths, width):
        if not style.elides:
            return [line for row in rows for line in _folded(row, width, max(widths))]
        rows, widths = _narrowed(rows, widths, width, gap(style))
    return [f"[{', '.join(map(str.rjust, row, widths))}]" for row in rows]


def _narrowed(rows, widths, width: int, mark: str):
    """The rows by their ends, as many columns of each end as fit; at least the first."""
    for first, last in ENDS:
        if len(widths) <= first + last:
            continue
        end = len(widths) - last
        found = [*widths[:first], len(mark), *widths[end:]]
        if last == 0 or _fits(found, width):
            return [[*row[:first], mark, *row[end:]] for row in rows], found
    return rows, widths


def _folded(texts: list[str], width: int, item: int = 0) -> list[str]:
    """A vector over as many lines as it takes, its columns aligned."""
    item = item or max(map(len, texts))
    each = max(1, width // (item + 2))
    padded = [text.rjust(item) for text in texts]
    lines = [", ".join(padded[i : i + each]) for i in range(0, len(padded), each)]
    lines = [line + "," if i < len(lines) - 1 else line for i, line in enumerate(lines)]
    return _bracketed(lines)


def _fits(widths: list[int], width: int) -> bool:
    return sum(widths) + 2 * len(widths) <= width


def _texts(items: list, style: Style) -> list[str]:
    return [repr(item) if isinstance(item, str) else _scalar(item, style) for item in items]


def _ends(items: list, mark: Any) -> list:
    return items if len(items) <= 2 * EDGE + 1 else [*items[:EDGE], mark, *items[-EDGE:]]


def _bracketed(lines: list[str], brackets: str = "[]") -> list[str]:
    first, *rest = lines
    lines = [brackets[0] + first, *[" " + line for line in rest]]
    lines[-1] += brackets[1]
    return lines


# -- tuples, dicts and uneven lists ---------------------------------------------------------------
def _items(value: Any, style: Style, width: int | None) -> list[str]:
    """On one line where all items are and it fits, else an item a line."""
    brackets = "{}" if isinstance(value, dict) else "()" if isinstance(value, tuple) else "[]"
    pairs = value.items() if isinstance(value, dict) else [(None, item) for item in value]
    shown = list(pairs)
    if style.elides and len(shown) > LINES:
        shown = _ends(shown, None)
    blocks = [[gap(style)] if pair is None else _item(*pair, style, width) for pair in shown]
    if not blocks:
        return [brackets]
    line = ", ".join(block[0] for block in blocks)
    if isinstance(value, tuple) and len(blocks) == 1:
        blocks[0][-1] += ","
        line += ","
    limit = width if style.fits else None
    if all(len(block) == 1 for block in blocks) and (limit is None or len(line) + 2 <= limit):
        return [f"{brackets[0]}{line}{brackets[1]}"]
    lines = [
        line + "," if i == len(block) - 1 and block is not blocks[-1] else line
        for block in blocks
        for i, line in enumerate(block)
    ]
    return _bracketed(lines, brackets)


def _item(key: Any, value: Any, style: Style, width: int | None) -> list[str]:
    name = "" if key is None else f"{key!r}: "
    inside = None if width is None else max(width - len(name) - 2, 8)
    first, *rest = [repr(value)] if isinstance(value, str) else _lines(value, style, inside)
    return [name + first, *[" " * len(name) + line for line in rest]]
