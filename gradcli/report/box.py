"""Columns of cells drawn as text: in a box by rich, as all tables of gradcli are, or bare."""

from gradcli.report.text import columns_of

Cell = list[str]  # its lines
Frame = str  # the name of a box of rich's

ROUNDED, ASCII = "ROUNDED", "ASCII2"
ODD = {"null", "nan", "inf", "-inf"}  # values that a reader should not pass over


def widths(rows: list[list[Cell]]) -> list[int]:
    """The columns that each column of cells takes."""
    return [max(columns_of(line) for cell in cells for line in cell) for cells in zip(*rows)]


def edges(frame: Frame | None, count: int) -> int:
    """The columns that the lines and spaces round `count` columns of cells take."""
    return 3 * count + 1 if frame else 2 * (count - 1)


def draw(
    head: list[Cell], rows: list[list[Cell]], left: list[bool], frame: Frame | None, color: bool
) -> str:
    """The table's text; `head` may be empty, `left` says which columns stand to the left."""
    if frame:
        return _boxed(head, rows, left, frame, color)
    return _bare([head, *rows] if head else rows, left)


def _boxed(
    head: list[Cell], rows: list[list[Cell]], left: list[bool], frame: Frame, color: bool
) -> str:
    from io import StringIO

    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(
        box=getattr(box, frame), show_header=bool(head), header_style="bold", border_style="dim"
    )
    for i, at_left in enumerate(left):
        name = Text("\n".join(head[i])) if head else ""
        table.add_column(name, justify="left" if at_left else "right", no_wrap=True)
    for row in rows:
        texts = ["\n".join(cell) for cell in row]
        table.add_row(*[Text(text, style="yellow" if text in ODD else "") for text in texts])
    stream = StringIO()
    width = sum(widths([head, *rows] if head else rows)) + edges(frame, len(left))
    Console(
        file=stream, width=width, legacy_windows=False, highlight=False, markup=False,
        force_terminal=color, color_system="standard" if color else None,
    ).print(table)  # fmt: skip
    return stream.getvalue()


def _bare(rows: list[list[Cell]], left: list[bool]) -> str:
    """The cells in columns two spaces apart: also many thousand rows take no time."""
    sizes = widths(rows)
    lines = []
    for row in rows:
        for i in range(max(map(len, row))):
            fields = []
            for cell, size, at_left in zip(row, sizes, left):
                text = cell[i] if i < len(cell) else ""
                space = " " * (size - columns_of(text))
                fields.append(text + space if at_left else space + text)
            lines.append("  ".join(fields).rstrip())
    return "\n".join(lines) + "\n"
