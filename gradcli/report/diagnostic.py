"""A diagnostic as a person reads it: rustc's shape, on a terminal of any width.

The user's own line is shown with its tabs widened, its control characters written out and its wide
characters counted as wide, so that the carets stand under what they mean.  A long line is cut
around the place.
"""

from gradcli.errors import Diagnostic, Source, Span

TAB = 4
COLORS = {
    "error": "\x1b[1;31m", "note": "\x1b[1;34m", "help": "\x1b[1;32m", "bold": "\x1b[1m",
    "edge": "\x1b[34m", "first": "\x1b[31m", "second": "\x1b[34m",
}  # fmt: skip
MARKS = {"first": "^", "second": "-"}


def render(diagnostic: Diagnostic, color: bool = False, width: int = 100) -> str:
    """The text of a diagnostic, with a line end."""
    paint = _painter(color)
    lines = [
        paint("error", f"error[{diagnostic.code}]")
        + paint("bold", f": {escaped(diagnostic.message)}")
    ]
    gutter = 1
    if diagnostic.span is not None and diagnostic.source is not None:
        excerpt, gutter = _excerpt(diagnostic, paint, width)
        lines += excerpt
    if diagnostic.help:
        # a help of several lines keeps them, each under the first
        first, *rest = [escaped(line) for line in diagnostic.help.split("\n")]
        edge = " " * (gutter + 1) + paint("edge", "=")
        lines.append(f"{edge} {paint('help', 'help')}: {first}")
        lines += [" " * (gutter + 9) + line for line in rest]
    return "\n".join(lines) + "\n"


def render_note(text: str, color: bool = False) -> str:
    """A note for standard error, with a line end."""
    return f"{_painter(color)('note', 'note')}: {escaped(text)}\n"


def _painter(color: bool):
    return lambda name, text: f"{COLORS[name]}{text}\x1b[0m" if color and text else text


def _excerpt(diagnostic: Diagnostic, paint, width: int) -> tuple[list[str], int]:
    """The lines that show where: the header, each line once, with its marks; and the gutter."""
    source, text = diagnostic.source, diagnostic.source.text
    places: list[tuple[int, Span, str, str]] = []
    for kind, span, label in [
        ("first", diagnostic.span, diagnostic.label),
        *[("second", span, label) for span, label in diagnostic.seconds],
    ]:
        span = _clamped(span, text)
        places.append((source.position(span[0])[0], span, kind, label))
    row, column = source.position(places[0][1][0])
    gutter = max(len(str(place[0])) for place in places)
    bar = " " * gutter + paint("edge", " |")
    where = f"{escaped(source.name)}:{row}:{column}"
    lines = [" " * gutter + paint("edge", "-->") + f" {where}", bar]
    previous = None
    for number in sorted({place[0] for place in places}):
        if previous is not None and number > previous + 1:
            lines.append(paint("edge", "..."))
        previous = number
        here = sorted((p for p in places if p[0] == number), key=lambda p: (p[2], p[1]))
        shown, marks = _line(source, number, here, max(20, width - gutter - 3))
        lines.append(f"{paint('edge', f'{number:>{gutter}} |')} {shown}".rstrip())
        for start, length, kind, label in marks:
            mark = MARKS[kind] * length + (f" {escaped(label)}" if label else "")
            lines.append(f"{bar} {' ' * start}{paint(kind, mark)}")
    if diagnostic.help:
        lines.append(bar)
    return lines, gutter


def _clamped(span: Span, text: str) -> Span:
    """A span inside the text; one at the very end stands behind the last visible character."""
    start, end = min(span[0], len(text)), min(max(span[1], span[0]), len(text))
    if start == len(text) and start > 0:
        start = end = len(text.rstrip("\r\n"))
    return start, end


def _line(source: Source, number: int, places, width: int):
    """A line as shown, cut around its places, and its marks as (start, length, kind, label)."""
    raw = source.line(number)
    base = places[0][1][0] - (source.position(places[0][1][0])[1] - 1)
    cells = [_shown(c) for c in raw]
    offsets = [0]
    for cell in cells:
        offsets.append(offsets[-1] + _columns(cell))
    marks = []
    for _, (start, end), kind, label in places:
        first = offsets[min(start - base, len(raw))]
        last = offsets[min(max(end - base, start - base), len(raw))]
        marks.append((first, max(1, last - first), kind, label))
    if offsets[-1] <= width:
        return "".join(cells), marks
    return _cut(cells, offsets, marks, width)


def _cut(cells, offsets, marks, width: int):
    """A long line reduced to a window that holds the first mark, with … for what is left out."""
    start, length = marks[0][0], min(marks[0][1], width - 10)
    left = max(0, min(start - (width - length) // 2, offsets[-1] - (width - 2)))
    low = next(i for i, offset in enumerate(offsets) if offset >= left)
    high = low
    while high < len(cells) and offsets[high + 1] - offsets[low] <= width - 2:
        high += 1
    before, after = "…" if low else "", "…" if high < len(cells) else ""
    shift, end = offsets[low] - len(before), offsets[high]
    kept = [
        (s - shift, max(1, min(s + n, end) - s), kind, label)
        for s, n, kind, label in marks
        if offsets[low] <= s <= end
    ]
    return before + "".join(cells[low:high]) + after, kept


def _shown(character: str) -> str:
    return " " * TAB if character == "\t" else escaped(character)


def escaped(text: str) -> str:
    """Text that cannot move the cursor or hide: what does not print is written out."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else _code_point(c) for c in text)


def _code_point(character: str) -> str:
    return f"\\x{ord(character):02x}" if ord(character) < 0x80 else f"\\u{{{ord(character):04X}}}"


def _columns(text: str) -> int:
    """How many columns a text takes on a terminal: wide characters two, combining ones none."""
    if text.isascii():
        return len(text)
    from unicodedata import combining, east_asian_width

    return sum(0 if combining(c) else 2 if east_asian_width(c) in "WF" else 1 for c in text)
