"""What tapes recorded, for people: a table of each tape's steps, what it gave, and where it stops.

A tape of many steps is shown by its ends, with how often each line of the program recorded what;
so are many tapes of one line.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from gradcli.report.box import ASCII, ROUNDED, Cell, Frame, draw, edges, widths
from gradcli.report.fields import field
from gradcli.report.formats import Style
from gradcli.report.numbers.drawing import gap, shape_of
from gradcli.report.numbers.values import plain
from gradcli.report.tapes.tape_fields import label, names_once
from gradcli.report.text import elided, escaped, wrapped
from gradcli.result.tapes import Derivative, Large, Operand, Recording, Step, Stop, Tapes

DIGITS = 6
FEW = 4  # elements of an array that are all shown
STEPS, ENDS = 60, 20  # a tape of more steps is shown by so many at each end
TAPES, FIRST = 5, 2  # of more tapes of one line the first and the last are shown
LINES = 4  # lines of the program that a summary names
STOPS = 12
TEXT = 40  # columns of the text of a stop or a target
HEADS = ("step", "line", "primitive", "inputs", "output")
NARROW = 4  # columns that a column is given at least


def render(tapes: Tapes, style: Style, plain_text: bool, whole: bool) -> Iterator[str]:
    """The text of each tape, in pieces of whole lines; `whole` leaves nothing out."""
    frame = None if plain_text else ASCII if style.ascii else ROUNDED
    for k, tape in enumerate(folded(tapes, whole)):
        yield "\n" * (k > 0)
        if isinstance(tape, Recording):
            yield from _tape(tape, style, frame, whole)
        else:
            yield _dim(f"{gap(style)} {more_tapes(tape)} (--all shows everything)", style)


def folded(tapes: Tapes, whole: bool) -> Iterator[Recording | list[Recording]]:
    """The tapes to show, and in the place of those between them the list of these."""
    by_line: dict[int, list[Recording]] = {}
    for tape in tapes.recordings:
        by_line.setdefault(tape.line, []).append(tape)
    shown = {
        tape.number
        for many in by_line.values()
        for tape in (many if len(many) <= TAPES or whole else [*many[:FIRST], many[-1]])
    }
    for is_shown, group in groupby(tapes.recordings, lambda tape: tape.number in shown):
        if is_shown:
            yield from group
        else:
            yield list(group)


def more_tapes(hidden: list[Recording]) -> str:
    """What is to be said of tapes that are left out."""
    lines = sorted({tape.line for tape in hidden})
    place = f"line {lines[0]}" if len(lines) == 1 else f"lines {', '.join(map(str, lines))}"
    counts = sorted({len(tape.steps) for tape in hidden})
    steps = f"{counts[0]:,} to " * (len(counts) > 1) + _count(counts[-1])
    return f"{len(hidden):,} more tapes of {place}, of {steps} each"


def _tape(tape: Recording, style: Style, frame: Frame | None, whole: bool) -> Iterator[str]:
    yield _bold(_title(tape), style)
    yield from _lines(_watched(tape, style, whole), style, 2)
    if tape.steps:
        yield from _table(tape, style, frame, whole)
    for derivative in tape.derivatives:
        yield from _derivative(tape, derivative, style)
    yield from _stops(tape.stops, style, whole)


def _title(tape: Recording) -> str:
    place = f", line {tape.line}" if tape.line else ""
    kind = ", persistent" if tape.persistent else ""
    count = len(tape.steps)
    return f"Tape {tape.number}: {tape.name or 'without a name'}{place}{kind}, {_count(count)}"


def _count(count: int) -> str:
    return f"{count:,} step" + "s" * (count != 1)


def _watched(tape: Recording, style: Style, whole: bool) -> str:
    if not tape.watched:
        return "watches nothing"
    shown = tape.watched if whole else tape.watched[: 2 * FEW]
    texts = [f"{w.name} = {brief(w.value, style)} ({_how(w)})" for w in shown]
    rest = len(tape.watched) - len(shown)
    return f"watches {', '.join(texts)}" + (f", and {rest} more" if rest else "")


def _how(w) -> str:
    if w.how == "input":
        return f"input, line {w.line}" if w.line else "input"
    return f"{'watch' if w.how == 'watch' else 'variable read'}, line {w.line}"


# -- the steps -------------------------------------------------------------------------------------
def _table(tape: Recording, style: Style, frame: Frame | None, whole: bool) -> Iterator[str]:
    once, steps, hidden = names_once(tape), tape.steps, []
    if len(steps) > STEPS and not whole:
        hidden = steps[ENDS:-ENDS]
        steps = [*steps[:ENDS], *steps[-ENDS:]]
    heads = [*HEADS, *_cotangent_heads(tape, style)]
    rows = [_row(step, once, style) for step in steps]
    if hidden:
        rows.insert(ENDS, [gap(style)] * len(heads))
    left_out, full = [], rows
    if style.fits and not whole:
        heads, rows, left_out = _fitted(heads, rows, style, frame)
    cells: list[list[Cell]] = [[[text] for text in row] for row in rows]
    at_left = [name in ("primitive", "inputs", "output") for name in heads]
    yield draw([[name] for name in heads], cells, at_left, frame, style.color)
    hints = [f"columns left out: {', '.join(left_out)}"] if left_out else []
    if rows is not full and any(a[: len(b)] != b for a, b in zip(full, rows)):
        hints.append("texts are cut to fit")
    if hidden:
        hints.append(f"{len(hidden):,} more steps: {_by_line(hidden)}")
    for hint in hints:
        yield from _lines(f"{gap(style)} {hint} (--all shows everything)", style, 0, dim=True)


def _cotangent_heads(tape: Recording, style: Style) -> list[str]:
    if len(tape.derivatives) == 1:
        return ["cotangent"]
    return [_quotient(_short(d.target, style), "%") for d in tape.derivatives]


def _row(step: Step, once: set[str], style: Style) -> list[str]:
    value = brief(step.value, style)
    return [
        f"%{step.step}", str(step.line or ""), label(step),
        ", ".join(_operand(x, once, style) for x in step.inputs),
        escaped(f"{step.name} = {value}" if step.name else value),
        *[brief(g, style) for g in step.cotangents],
    ]  # fmt: skip


def _operand(x: Operand, once: set[str], style: Style) -> str:
    if x.step and x.name not in once:
        return f"%{x.step}"
    return escaped(x.name or brief(x.value, style))


def _fitted(heads: list[str], rows: list, style: Style, frame: Frame | None):
    """The columns cut so that they fit, without the last ones where even that is too wide."""
    left_out: list[str] = []
    while len(heads) > len(HEADS) + 1:
        if _least(heads, rows) + edges(frame, len(heads)) <= style.width:
            break
        left_out.insert(0, heads[-1])
        heads, rows = heads[:-1], [row[:-1] for row in rows]
    sizes = widths([[[text] for text in row] for row in (heads, *rows)])
    room = style.width - edges(frame, len(heads))
    while sum(sizes) > room:
        widest = max(range(2, len(sizes)), key=sizes.__getitem__)
        if sizes[widest] <= NARROW:
            break
        sizes[widest] -= 1
    mark = gap(style)
    cut = [[elided(text, size, mark) for text, size in zip(row, sizes)] for row in (heads, *rows)]
    return cut[0], cut[1:], left_out


def _least(heads: list[str], rows: list) -> int:
    """The columns that the table takes where all texts are cut as far as one can read them."""
    sizes = widths([[[text] for text in row] for row in (heads, *rows)])
    return sum(min(size, 10) for size in sizes)


def _by_line(steps: list[Step]) -> str:
    """How often each line recorded what, the most frequent first."""
    found = Counter((step.line, label(step)) for step in steps)
    texts = [
        f"line {line} {name}" + (f" {times:,} times" if times > 1 else "")
        for (line, name), times in found.most_common(LINES)
    ]
    rest = len(found) - len(texts)
    return ", ".join(texts) + (f", and {rest} others" if rest > 0 else "")


# -- what it gave, and where it stops --------------------------------------------------------------
def _derivative(tape: Recording, derivative: Derivative, style: Style) -> Iterator[str]:
    target = _short(derivative.target, style)
    line = f"line {derivative.line}: " if derivative.line else ""
    call = f"{tape.name}.{derivative.method}" if derivative.line else derivative.method
    yield from _lines(f"{line}{call} of {target}", style, 2)
    names = [_quotient(target, _short(name, style)) for name, _, _ in derivative.results]
    width = max(map(len, names), default=0)
    for name, (_, value, why) in zip(names, derivative.results):
        text = f"{name:{width}} = {brief(value, style)}" + (f": {why}" if why else "")
        yield from _lines(escaped(text), style, 4)


def _quotient(target: str, source: str) -> str:
    """dy/dx; d/dx where the target has no name, and the source alone where it has none."""
    if not (source.isidentifier() or source == "%"):
        return source
    above = target if target.isidentifier() and not target.startswith("d") else f"({target})"
    return f"d{above if target.isidentifier() or source == '%' else ''}/d{source}"


def _stops(stops: list[Stop], style: Style, whole: bool) -> Iterator[str]:
    if not stops:
        return
    yield "  gradients stop\n"
    shown = stops if whole else stops[:STOPS]
    for stop in shown:
        times = f", {stop.times:,} times" if stop.times > 1 else ""
        text = f"line {stop.line}: {_short(stop.text, style)}: {stop.why}{times}"
        yield from _lines(text, style, 4)
    if len(stops) > len(shown):
        rest = f"{gap(style)} {len(stops) - len(shown)} more places (--all shows everything)"
        yield from _lines(rest, style, 4, dim=True)


def _short(text: str, style: Style) -> str:
    return elided(escaped(text), TEXT, gap(style))


# -- texts -----------------------------------------------------------------------------------------
def brief(value: Any, style: Style) -> str:
    """A value in a few characters; of a larger array its shape and its ends."""
    digits = DIGITS if style.digits is None else style.digits
    lengths = shape_of(value)
    count = 1
    for length in lengths:
        count *= length
    if count <= FEW:
        return _text(plain(value), digits)
    if isinstance(value, Large):
        first, last = value.first, value.last
    else:
        first = last = value
        for _ in lengths:
            first, last = first[0], last[-1]
    shape = ("x" if style.ascii else "×").join(map(str, lengths))
    texts = [_text(plain(x), digits) for x in (first, last)]
    return f"{shape} [{texts[0]}, {gap(style)}, {texts[1]}]"


def _text(value: Any, digits: int) -> str:
    if isinstance(value, list):
        return f"[{', '.join(_text(item, digits) for item in value)}]"
    if isinstance(value, (bytes, tuple)):
        return str(value)
    return "0" if type(value) is float and value == 0 else field(value, digits)


def _lines(text: str, style: Style, indent: int, dim: bool = False) -> Iterator[str]:
    """A sentence, wrapped where it must fit."""
    space = " " * indent
    room = style.width if style.fits else 0
    for k, line in enumerate(wrapped(text, room, indent, indent + 2)):
        yield (
            _dim(space + "  " * (k > 0) + line, style)
            if dim
            else f"{space}{'  ' * (k > 0)}{line}\n"
        )


def _bold(text: str, style: Style) -> str:
    return f"\x1b[1m{text}\x1b[0m\n" if style.color else text + "\n"


def _dim(text: str, style: Style) -> str:
    return f"\x1b[2m{text}\x1b[0m\n" if style.color else text + "\n"
