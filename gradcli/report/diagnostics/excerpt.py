"""The lines of a source that a diagnostic points at, with marks under the places and their labels.

Marks of one line that do not overlap share a row; the label of the last stands behind it, and the
others hang below, as in rustc:

    1 | a @ b
      | ^   - shape (3,)
      | |
      | shape (2,)

The user's own line is shown with its tabs widened, its control characters written out and its wide
characters counted as wide, so that the marks stand under what they mean.  A line too long for the
terminal is cut to a window around each mark.
"""

from collections.abc import Callable
from typing import NamedTuple

from gradcli.errors import Source, Span
from gradcli.report.text import columns_of, escaped

TAB = 4
MARKS = {"first": "^", "second": "-"}
SHOWN = 6  # lines of a span over more are left out in its middle

Paint = Callable[[str, str], str]


class Place(NamedTuple):
    """A span to mark, its label, and whether it is the "first" place or a "second" one."""

    kind: str
    span: Span
    label: str


class Mark(NamedTuple):
    """Columns of one line as shown, from `start` to before `end`."""

    start: int
    end: int
    kind: str
    label: str


def excerpt(source: Source, places: list[Place], width: int, paint: Paint) -> tuple[list[str], int]:
    """The lines that show `places`, the main one first; and the columns that line numbers take."""
    source, start = source.file(places[0].span[0])
    here = [p for p in places if start <= p.span[0] <= start + len(source.text)]
    places = [p._replace(span=(p.span[0] - start, p.span[1] - start)) for p in here]
    places = [place._replace(span=_clamped(place.span, source.text)) for place in places]
    main = places[0]
    row, column = source.position(main.span[0])
    last = source.position(max(main.span[1] - 1, main.span[0]))[0]
    by_line: dict[int, list[Place]] = {}
    for place in places if last == row else places[1:]:
        by_line.setdefault(source.position(place.span[0])[0], []).append(place)
    over = _lines_of(row, last) if last > row else []
    numbers = sorted({*by_line, *over})
    gutter = len(str(numbers[-1]))
    edge = " " * gutter + paint("edge", " |")
    lines = [" " * gutter + paint("edge", "-->") + f" {escaped(source.name)}:{row}:{column}", edge]
    room = max(20, width - gutter - 3 - (2 if over else 0))
    previous = numbers[0]
    for number in numbers:
        if number > previous + 1:
            inside = f" {paint('first', '|')}" if over and row < number <= last else ""
            lines.append(paint("edge", "...") + inside)
        previous = number
        head = f"{paint('edge', f'{number:>{gutter}} |')} "
        if over:
            lines += _line_of_many(
                source, number, main, by_line.get(number, []), room, head, edge, paint
            )
            continue
        for text, marks in _windows(source, number, by_line[number], room):
            lines.append((head + text).rstrip())
            lines += [f"{edge} {below}" for below in _below(marks, paint)]
    return lines, gutter


def _clamped(span: Span, text: str) -> Span:
    """A span inside the text; one at the very end stands behind the last visible character."""
    start, end = min(span[0], len(text)), min(max(span[1], span[0]), len(text))
    if start == len(text) and start > 0:
        start = end = len(text.rstrip("\r\n"))
    return start, end


# -- marks under one line -------------------------------------------------------------------------
def _windows(source: Source, number: int, places: list[Place], width: int):
    """(text, marks) of a line: all of it where it fits, else a window for each mark afar."""
    cells, offsets = _cells(source.line(number))
    begin = source.starts[number - 1]
    marks = [
        Mark(
            start := offsets[min(place.span[0] - begin, len(cells))],
            max(start + 1, offsets[min(max(place.span[1] - begin, 0), len(cells))]),
            place.kind,
            place.label,
        )
        for place in places
    ]
    if offsets[-1] <= width:
        yield "".join(cells), marks
        return
    while marks:
        low, high = _window(offsets, marks[0], width)
        before, after = "…" if low else "", "…" if high < len(cells) else ""
        shift, end = offsets[low] - len(before), offsets[high]
        here = [mark for mark in marks if offsets[low] <= mark.start <= end]
        yield (
            before + "".join(cells[low:high]) + after,
            [
                mark._replace(
                    start=mark.start - shift, end=max(mark.start + 1, min(mark.end, end)) - shift
                )
                for mark in here
            ],
        )
        marks = [mark for mark in marks if mark not in here]


def _window(offsets: list[int], mark: Mark, width: int) -> tuple[int, int]:
    """The first and the last cell, exclusive, of a window of `width` columns around a mark."""
    length = min(mark.end - mark.start, width - 10)
    left = max(0, min(mark.start - (width - length) // 2, offsets[-1] - (width - 2)))
    low = next(i for i, offset in enumerate(offsets) if offset >= left)
    high = low
    while high < len(offsets) - 1 and offsets[high + 1] - offsets[low] <= width - 2:
        high += 1
    return low, high


def _below(marks: list[Mark], paint: Paint):
    """The rows under a line: the marks, with their labels behind and below them."""
    rows: list[list[Mark]] = []
    for mark in sorted(marks, key=lambda m: (m.kind, m.start)):
        for row in rows:
            if all(mark.end <= other.start or other.end <= mark.start for other in row):
                row.append(mark)
                break
        else:
            rows.append([mark])
    for row in rows:
        yield from _row(sorted(row), paint)


def _row(row: list[Mark], paint: Paint):
    *others, last = row
    hanging = [mark for mark in others if mark.label]
    label = f" {escaped(last.label)}" if last.label else ""
    texts = [MARKS[mark.kind] * (mark.end - mark.start) for mark in row]
    yield _spread(row, [*texts[:-1], texts[-1] + label], paint)
    if hanging:
        yield _spread(hanging, ["|"] * len(hanging), paint)
    for count in range(len(hanging), 0, -1):
        texts = ["|"] * (count - 1) + [escaped(hanging[count - 1].label)]
        yield _spread(hanging[:count], texts, paint)


def _spread(marks: list[Mark], texts: list[str], paint: Paint) -> str:
    """One row with a text at the start of each mark."""
    out, at = "", 0
    for mark, text in zip(marks, texts):
        out += " " * (mark.start - at) + paint(mark.kind, text)
        at = mark.start + len(text)
    return out


# -- a place over several lines -------------------------------------------------------------------
def _lines_of(first: int, last: int) -> list[int]:
    """The lines of a span that are shown: all, or of many the first two and the last."""
    if last - first < SHOWN:
        return list(range(first, last + 1))
    return [first, first + 1, last]


def _line_of_many(source, number, main: Place, places, width, head, edge, paint):
    """A line of an excerpt whose main place goes over several: an edge on its left joins them."""
    first, column = source.position(main.span[0])
    last, stop = source.position(max(main.span[1] - 1, main.span[0]))
    at_margin = not source.line(first)[: column - 1].strip()
    begin = source.starts[number - 1]
    focus = begin + {first: column - 1, last: stop - 1}.get(number, 0)
    shown = [Place("first", (focus, focus + 1), ""), *places]
    (text, (spot, *marks)), *_ = _windows(source, number, shown, width)
    side = "|" if first < number <= last else "/" if number == first and at_margin else " "
    yield f"{head}{paint('first', side)} {text}".rstrip()
    if number == first and not at_margin:
        yield f"{edge} {paint('first', ' ' + '_' * (spot.start + 1) + '^')}"
    if number == last:
        label = f" {escaped(main.label)}" if main.label else ""
        yield f"{edge} {paint('first', '|' + '_' * (spot.start + 1) + '^' + label)}"
    side = paint("first", "|") if first <= number < last else " "
    for row in _below(marks, paint):
        yield f"{edge} {side} {row}"


# -- characters -----------------------------------------------------------------------------------
def _cells(line: str) -> tuple[list[str], list[int]]:
    """Each character as it is shown, and the column where each begins and the last one ends."""
    cells = [" " * TAB if c == "\t" else escaped(c) for c in line]
    offsets = [0]
    for cell in cells:
        offsets.append(offsets[-1] + columns_of(cell))
    return cells, offsets
