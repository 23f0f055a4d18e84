"""What is said of arrays that do not fit together, and of indices outside them.

They are the same words whether a program runs or is printed.
"""

from gradcli.errors import Diagnostic, Source, Span

LONGEST = 30  # of an expression that a message repeats
BROADCAST = "axes are matched from the last one: two must be equal, or one of them 1"
PRODUCT = "@ needs the last axis of the left to be as long as the first of the right"


def text_at(span: Span | None, source: Source | None) -> str:
    """The text of a short expression; "" of a long one."""
    if span is None or source is None:
        return ""
    text = source.text[span[0] : span[1]]
    return text if len(text) <= LONGEST and text.isprintable() else ""


def broadcast(shapes: list[tuple[int, ...]]) -> bool:
    """Whether arrays of these shapes go together."""
    most = max(map(len, shapes), default=0)
    columns = zip(*[(1,) * (most - len(found)) + found for found in shapes])
    return all(len({n for n in column if n != 1}) <= 1 for column in columns)


def out_of_range(index: int, length: int, name: str, text: str, axis: str = "") -> Diagnostic:
    """The error of an index past the ends of an axis with `length` places."""
    head = f"{text}: " if text else ""
    if length == 0:
        label = "it is empty"
    else:
        label = f"its indices are 0 to {length - 1}" if length > 1 else "its only index is 0"
    return Diagnostic(
        "E0202",
        f"{head}index {index} is out of range for {axis}{name} of length {length}",
        label=label,
        exception="IndexError",
    )


def too_many_parts(count: int, axes: int, name: str, text: str) -> Diagnostic:
    """The error of an index of more parts than the array has axes."""
    head = f"{text}: " if text else ""
    has = f"{axes} {'axis' if axes == 1 else 'axes'}"
    return Diagnostic(
        "E0202", f"{head}an index of {count} parts for {name}, which has {has}",
        exception="IndexError",
    )  # fmt: skip


def shapes_differ(text: str, shapes: list, places: list, help: str | None) -> Diagnostic:
    """The error of shapes that do not go together; places: of each operand, None where unknown."""
    listed = " and ".join(str(shape) for shape in shapes)
    seconds = [(span, f"shape {shape}") for span, shape in zip(places, shapes) if span is not None]
    return Diagnostic(
        "E0202", f"{text}: the shapes {listed} do not fit together", help=help,
        seconds=tuple(seconds),
    )  # fmt: skip


def unwritten(size: tuple, room: tuple, text: str) -> Diagnostic:
    """The error of an array that is written to a part of another shape."""
    where = f"{text} of shape {room}" if room else f"{text or 'an element'}, which is one number"
    return Diagnostic("E0202", f"a value of shape {size} does not fit into {where}")
