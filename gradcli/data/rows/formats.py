"""The formats of rows, one row each: how a file is known by, and what reads and writes it."""

import os
from collections.abc import Sequence
from importlib import import_module
from typing import NamedTuple

from gradcli.data.rows.source import Source
from gradcli.errors import Diagnostic


class RowFormat(NamedTuple):
    """A module with `reader(source, format)` and `writer(reader, format, names, only, digits)`; the
    suffixes of files, and what a stream begins with.

    A writer makes a `part` of each block and its results, which may travel between processes, and
    a `tail` of what is behind the last; its `pieces` are the bytes of a file of such parts, of one
    file or of several with None between them.
    """

    module: str
    suffixes: tuple[str, ...]
    begins: bytes | None = None
    needs_polars: bool = False


FORMATS: dict[str, RowFormat] = {
    "csv": RowFormat("separated", (".csv",)),
    "tsv": RowFormat("separated", (".tsv", ".tab")),
    "txt": RowFormat("separated", ()),  # cells between blanks, of what is .txt, .dat or a stream
    "jsonl": RowFormat("jsonl", (".jsonl", ".ndjson"), b"{"),
    "npz": RowFormat("npz", (".npz",), b"PK"),
    "parquet": RowFormat("frames", (".parquet", ".pq"), b"PAR1", needs_polars=True),
    "arrow": RowFormat("frames", (".arrow", ".feather", ".ipc"), b"ARROW1", needs_polars=True),
}
TEXTS = ("csv", "tsv", "txt", "jsonl")  # formats of pipes


def reader(source: Source, format: str | None):
    """The reader of a source's rows, by its `format`, its suffix, or what it begins with."""
    format = format or by_suffix(source.path) or _by_beginning(source)
    row = FORMATS[format]
    if row.needs_polars:
        need_polars(f"{format} files are read")
    return import_module(f"gradcli.data.rows.{row.module}").reader(source, format)


def writer(reader, format: str, names: Sequence[str], only: bool, digits: int | None):
    """What writes rows with columns of results called `names` in a format."""
    row = FORMATS[format]
    if row.needs_polars:
        need_polars(f"{format} files are written")
    module = import_module(f"gradcli.data.rows.{row.module}")
    return module.writer(reader, format, names, only, digits)


def need_polars(what: str) -> None:
    """E0004 where polars is not installed, by which something is done."""
    try:
        import polars  # noqa: F401
    except ImportError:
        raise Diagnostic(
            "E0004", f"{what} by polars, which is not installed",
            help="pip install 'gradcli[rows]' installs it; csv and tsv need none",
        ) from None  # fmt: skip


def by_suffix(path: str) -> str | None:
    """The format that the name of a file says; None where it says none."""
    suffix = os.path.splitext(path)[1].lower()
    return next((name for name, row in FORMATS.items() if suffix in row.suffixes), None)


def _by_beginning(source: Source) -> str:
    first = source.peek()
    for name, row in FORMATS.items():
        if row.begins is not None and first.startswith(row.begins):
            return name
    lines = [each for each in first.split(b"\n") if each.strip() and each[:1] != b"#"]
    if not lines or b"," in lines[0]:
        return "csv"
    if b"\t" in lines[0]:
        return "tsv"
    cells = [len(each.split()) for each in lines[:2]]
    return "txt" if cells[0] == cells[-1] > 1 else "csv"
