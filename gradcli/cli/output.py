"""Where a report goes: standard output or a file, in the format that suits it.

A file is written beside its place and renamed once all is done, so that a failed run leaves the
old one.  A device or a pipe cannot be renamed over: it is written directly.
"""

import os
import sys
from collections.abc import Callable, Iterable

from gradcli.cli.options import Settings
from gradcli.cli.terminal import COLOR, colored, is_terminal, width_of
from gradcli.cli.usage import Usage, choice, whole
from gradcli.errors import Diagnostic
from gradcli.report.formats import FORMATS, Style, render
from gradcli.result import Grid, Records, Result

STANDARD_OUTPUT = ("-", "/dev/stdout")


class Unwritten(Diagnostic):
    """A stream that took no more, such as one on a full disk: the run failed, not its text."""

    exit_code = 1

    def __init__(self, name: str, error: OSError):
        reason = (error.strerror or str(error)).lower()
        super().__init__("E0004", f"cannot write to {name}: {reason}")


class Output:
    """The place and the look of what a command prints.

    Made before the run, so that a wrong option or an unwritable place costs no computation.
    """

    __slots__ = ("path", "format", "style", "color", "printed")

    def __init__(self, settings: Settings, inputs: tuple[str | None, ...] = ()):
        self.color = choice("--color", settings.color, COLOR)
        self.path = None if settings.out in STANDARD_OUTPUT else settings.out
        self.printed = False
        if self.path is not None:
            _check_place(self.path, inputs)
        self.format = self._format(settings)
        digits = settings.digits
        if digits is not None:
            if self.format == "json":
                raise Usage(
                    "E0002", "json prints numbers at full precision: it takes no --digits",
                    ("--digits",),
                )  # fmt: skip
            digits = whole("--digits", digits, 1, 17)
        terminal = self.path is None
        self.style = Style(
            digits,
            colored(self.color, sys.stdout) if terminal else self.color == "always",
            width_of(sys.stdout),
            ascii=terminal and "utf" not in (getattr(sys.stdout, "encoding", "") or "utf").lower(),
        )

    def _format(self, settings: Settings) -> str:
        if settings.format is not None:
            return choice("--format", settings.format, FORMATS)
        if self.path is None:
            return "table" if is_terminal(sys.stdout) else "tsv"
        suffix = os.path.splitext(self.path)[1]
        return next((n for n, row in FORMATS.items() if row.suffix == suffix and suffix), "tsv")

    def program_prints(self, has_target: bool) -> Callable[[str], object]:
        """Where the program's own `print` goes: beside a machine's format, standard error."""
        beside = self.path is None and has_target and not FORMATS[self.format].people
        return sys.stderr.write if beside else sys.stdout.write

    def show(self, report: Result | Grid | Records) -> None:
        """Write a report; its notes go to standard error where the format has no place for them."""
        if isinstance(report, Result) and not report.targets:
            return  # a program that ends in a print prints only what it prints
        notes: dict[str, None] = {}
        if not FORMATS[self.format].shows_notes:
            report = _noting(report, notes)
        self.write(render(self.format, report, self.style))
        if notes:
            from gradcli.report.diagnostic import render_note

            color = colored(self.color, sys.stderr)
            sys.stderr.write("".join(render_note(note, color) for note in notes))

    def write(self, pieces: Iterable[str]) -> None:
        """Write text to the output's place."""
        if self.path is None:
            _to_standard_output(pieces)
        elif os.path.exists(self.path) and not os.path.isfile(self.path):
            _to_stream(self.path, self.path, "w", pieces)
        else:
            _to_file(os.path.realpath(self.path), self.path, pieces)


def _noting(report, notes: dict[str, None]):
    """The report, with its notes also kept in `notes`, each once."""
    if isinstance(report, Grid):

        def noted(result):
            notes.update(dict.fromkeys(result.notes))
            return result

        return Grid(report.axes, map(noted, report.results))
    notes.update(dict.fromkeys(getattr(report, "notes", ())))
    return report


def _check_place(path: str, inputs: tuple[str | None, ...]) -> None:
    if path == "":
        raise Usage("E0002", "--out needs the name of a file")
    if os.path.isdir(path):
        raise Usage("E0004", f"cannot write to '{path}': it is a directory", (path,))
    folder = os.path.dirname(os.path.realpath(path))
    if not os.path.isdir(folder):
        raise Usage("E0004", f"cannot write to '{path}': no such directory: '{folder}'", (path,))
    for source in inputs:
        if source and (_same_file(path, source) or _same_file(path, source.rpartition(":")[0])):
            message = f"--out '{path}' is the same file as the input"
            raise Usage("E0004", message, (path,), "write to another file")


def _same_file(one: str, other: str) -> bool:
    return os.path.exists(one) and os.path.exists(other) and os.path.samefile(one, other)


def _to_standard_output(pieces: Iterable[str]) -> None:
    """Write the pieces; errors of the stream go up to `main`, which sees the others there too."""
    if sys.stdout is None:
        raise Diagnostic("E0004", "standard output is closed")
    for piece in pieces:
        sys.stdout.write(piece)


def _to_file(path: str, name: str, pieces: Iterable[str]) -> None:
    folder, base = os.path.split(path)
    beside = os.path.join(folder, f".{base}.{os.getpid()}")
    try:
        _to_stream(beside, name, "x", pieces)
        if os.path.exists(path):
            os.chmod(beside, os.stat(path).st_mode & 0o7777)
        os.replace(beside, path)
    except OSError as error:
        raise Unwritten(f"'{name}'", error) from error
    finally:
        if os.path.exists(beside):
            os.unlink(beside)


def _to_stream(path: str, name: str, mode: str, pieces: Iterable[str]) -> None:
    try:
        with open(path, mode, encoding="utf-8", newline="\n") as stream:
            for piece in pieces:
                stream.write(piece)
            stream.flush()
            if mode == "x":
                os.fsync(stream.fileno())
    except OSError as error:
        raise Unwritten(f"'{name}'", error) from error
