"""A diagnostic as a person reads it: rustc's shape, on a terminal of any width."""

from gradcli.errors import MOST_ERRORS, Diagnostic
from gradcli.report.diagnostics.excerpt import Place, excerpt
from gradcli.report.text import escaped, wrapped

COLORS = {
    "error": "\x1b[1;31m", "note": "\x1b[1;34m", "help": "\x1b[1;32m", "bold": "\x1b[1m",
    "edge": "\x1b[34m", "first": "\x1b[31m", "second": "\x1b[34m",
}  # fmt: skip
HANGING = 2  # columns that the further lines of a message are indented by
MOST, ENDS = 5, 2  # of a chain of calls, how many are shown; and of a longer one on either end


def render(diagnostic: Diagnostic, color: bool = False, width: int = 100, room: int = 0) -> str:
    """The text of a diagnostic and of the others of its program, with a line end.

    The program's lines are cut to `width` columns, sentences wrapped to `room`; 0 leaves them.
    """
    if not diagnostic.others:
        return _one(diagnostic, color, width, room)
    errors = [diagnostic, *diagnostic.others]
    texts = [_one(error, color, width, room) for error in errors[:MOST_ERRORS]]
    count = f"{len(errors)} errors"
    if len(errors) > MOST_ERRORS:
        count = f"more than {MOST_ERRORS} errors, of which these are the first"
    return "\n".join([*texts, _painter(color)("bold", count) + "\n"])


def _one(diagnostic: Diagnostic, color: bool, width: int, room: int) -> str:
    paint = _painter(color)
    head = f"error[{diagnostic.code}]"
    first, *rest = wrapped(f": {escaped(diagnostic.message)}", room, len(head), HANGING)
    lines = [paint("error", head) + paint("bold", first)]
    lines += [" " * HANGING + paint("bold", line) for line in rest]
    below: list[tuple[str, str]] = []
    gutter = 1
    located = diagnostic.span is not None and diagnostic.source is not None
    located = False
    if diagnostic.span is not None and diagnostic.source is not None:
        located = True
        calls, left_out = _calls(diagnostic)
        places = [Place("first", diagnostic.span, diagnostic.label)]
        places += [Place("second", span, label) for span, label in diagnostic.seconds]
        shown, gutter = excerpt(diagnostic.source, places + calls, width, paint)
        lines += shown
        if left_out:
            below.append(("note", left_out))
    if diagnostic.help:
        below.append(("help", diagnostic.help))
    edge = " " * (gutter + 1)
    if below and located:
        lines.append(edge + paint("edge", "|"))
    for kind, text in below:
        # a text of several lines keeps them, each under the first
        indent = len(f"{edge}= {kind}: ")
        first, *rest = [
            piece for line in text.split("\n") for piece in wrapped(escaped(line), room, indent)
        ]
        lines.append(f"{edge}{paint('edge', '=')} {paint(kind, kind)}: {first}")
        lines += [f"{' ' * indent}{line}" for line in rest]
    return "\n".join(lines) + "\n"


def render_note(text: str, color: bool = False, room: int = 0) -> str:
    """A note for standard error, with a line end; wrapped to `room` columns where that is not 0."""
    indent = len("note: ")
    body = f"\n{' ' * indent}".join(wrapped(escaped(text), room, indent))
    return f"{_painter(color)('note', 'note')}: {body}\n"


def _painter(color: bool):
    return lambda name, text: f"{COLORS[name]}{text}\x1b[0m" if color and text else text


def _calls(diagnostic: Diagnostic) -> tuple[list[Place], str]:
    """The calls that the error came out of, each place once; and what is said of those left out."""
    counts: dict[tuple, int] = {}
    for span, name in diagnostic.calls:
        if span is not None:
            counts[span, name] = counts.get((span, name), 0) + 1
    sites = list(counts)
    middle = sites[ENDS:-ENDS] if len(sites) > MOST else []
    places = [
        Place("second", site[0], f"{_named(site[1])}called here{_times(counts[site])}")
        for site in sites
        if site not in middle
    ]
    count = sum(counts[site] for site in middle)
    return places, f"… {count} more call{'' if count == 1 else 's'} between these" if count else ""


def _named(name: str) -> str:
    return "" if name.startswith("<") else f"'{name}' "  # a lambda's name is <lambda>


def _times(count: int) -> str:
    return f", {count} times" if count > 1 else ""
