"""Where a report goes: standard output or a file, in the format that suits it.

A file is written beside its place and renamed once all is done, so that a failed run leaves the
old one.  A device or a pipe cannot be renamed over: it is written directly.
"""

import os
import sys
from collections.abc import Callable, Iterable
from errno import EBADF
from time import monotonic

from gradcli.cli.line.options import Settings
from gradcli.cli.line.usage import Usage, choice, listed, whole
from gradcli.cli.terminal import COLOR, colored, is_terminal, room_of, speaks_unicode, width_of
from gradcli.errors import Diagnostic, uncontrolled
from gradcli.report.formats import FORMATS, Format, Report, Style, render
from gradcli.result.derivatives import Formulas, Result
from gradcli.result.grids import Grid

STANDARD_OUTPUT = ("-", "/dev/stdout", "/dev/fd/1")
# Suffixes that promise a format which no report has.
OTHER_SUFFIXES = (
    ".xlsx", ".xls", ".ods", ".parquet", ".feather", ".h5", ".hdf5", ".npy", ".npz", ".mat",
    ".pkl", ".md", ".html", ".htm", ".xml", ".yaml", ".yml", ".toml", ".tex", ".pdf", ".svg",
    ".png", ".jpg",
)  # fmt: skip
DIGITS = "GRADCLI_DIGITS"  # of the environment
PROMPT = 0.05  # seconds that a row may wait in the buffer while others come


class Unwritten(Diagnostic):
    """A stream that took no more, such as one on a full disk: the run failed, not its text."""

    exit_code = 1

    def __init__(self, name: str, error: OSError):
        closed = error.errno == EBADF
        reason = "it is closed" if closed else (error.strerror or str(error)).lower()
        super().__init__("E0004", f"cannot write to {name}: {reason}")


class Output:
    """The place and the look of what a command prints.

    `answers`: whether a person reads it on a terminal, and has asked for no format; `known` are
    the names of which formulas need not say what they are; `usual` is the format of a pipe, and of
    a file whose suffix says none.  Made before the run, so that a wrong option or an unwritable
    place costs no computation.
    """

    __slots__ = (
        "path", "formats", "usual", "format", "style", "color", "progress", "answers", "known",
    )  # fmt: skip

    def __init__(
        self,
        settings: Settings,
        inputs: Iterable[str] = (),
        formats: dict[str, Format] = FORMATS,
        usual: str = "tsv",
        most: int = 17,  # digits that --digits may ask for
    ):
        self.formats, self.usual, self.known = formats, usual, settings.known
        self.color = choice("--color", settings.color, COLOR)
        self.path = None if settings.out in STANDARD_OUTPUT else settings.out
        if self.path is not None:
            _check_place(self.path, inputs)
        self.format = self._format(settings)
        terminal = self.path is None and is_terminal(sys.stdout)
        self.answers = terminal and settings.format is None
        self.style = Style(
            self._digits(settings, most),
            self.color == "always" if self.path else colored(self.color, sys.stdout),
            width_of(sys.stdout),
            ascii=self.path is None and not speaks_unicode(sys.stdout),
            fits=terminal,
            elides=terminal and not settings.all,
        )
        self.progress = self._progress(terminal)

    def _format(self, settings: Settings) -> str:
        if settings.format is not None:
            return choice("--format", settings.format, self.formats)
        if self.path is None:
            shows = "table" in self.formats and is_terminal(sys.stdout)
            return "table" if shows else self.usual
        suffix = os.path.splitext(self.path)[1].lower()
        found = next((n for n, row in self.formats.items() if suffix in row.suffixes), None)
        writes_report = settings.all is not None  # diff and plot write what no format names
        if found is None and writes_report and suffix in OTHER_SUFFIXES:
            known = listed([s for row in self.formats.values() for s in row.suffixes])
            message = f"--out writes no {suffix} file: '{self.path}'"
            help = f"a file ends in {known}, or --format says what is in it"
            raise Usage("E0002", message, (self.path,), help)
        return found or self.usual

    def _digits(self, settings: Settings, most: int) -> int | None:
        """The digits of --digits; to people those of the environment where it is not given."""
        if settings.digits is not None:
            return whole("--digits", settings.digits, 1, most)
        given = os.environ.get(DIGITS, "")
        if not given or not self.formats[self.format].people:
            return None
        return whole(DIGITS, given, 1, 17)

    def _progress(self, terminal: bool):
        """The bar for long work; none where rows that stream go to the same terminal."""
        streams = terminal and not self.formats[self.format].people
        if streams or not is_terminal(sys.stderr) or os.environ.get("TERM") == "dumb":
            return None
        from gradcli.cli.running.progress import Progress

        return Progress(sys.stderr)

    def program_prints(self, has_target: bool) -> Callable[[str], object]:
        """Where the program's own `print` goes: beside a machine's format, standard error."""
        beside = self.path is None and has_target and not self.formats[self.format].people
        stream, progress = sys.stderr if beside else sys.stdout, self.progress
        shown = is_terminal(stream)
        if progress is None and not shown:
            return stream.write

        def write(text: str) -> None:
            if progress is not None:
                progress.hide()
            stream.write(uncontrolled(text) if shown else text)

        return write

    def show(self, report: Report) -> None:
        """Write a report; its notes go to standard error where the format has no place for them."""
        if isinstance(report, Grid):
            report = self._run(report)
        if isinstance(report, Result) and not report.targets:
            self.note(list(report.notes))
            return  # a program that ends in a print prints only what it prints
        remarks = None
        if not self.formats[self.format].shows_notes:
            from gradcli.report.diagnostics.remarks import Remarks

            remarks = Remarks()
            report = remarks.gather(report)
        try:
            self.write(render(self.format, report, self.style))
        finally:
            if self.progress is not None:
                self.progress.hide()
        if remarks is not None:
            self.note(remarks.texts())

    def answer(self, formulas: Formulas | None, result: Result | None = None) -> None:
        """Write derivatives in symbols, with their values, or one of both."""
        from gradcli.report.formulas import render

        if formulas is not None and self.known:
            formulas.steps = tuple(step for step in formulas.steps if step[0] not in self.known)
        self.write(render(formulas, result, self.style))

    def note(self, notes: list[str]) -> None:
        """Write notes to standard error."""
        if not notes:
            return
        from gradcli.report.diagnostics.diagnostic import render_note

        color, room = colored(self.color, sys.stderr), room_of(sys.stderr)
        sys.stderr.write("".join(render_note(note, color, room) for note in notes))

    def tell(self, text: str) -> None:
        """Write a line to standard error while results go out."""
        from gradcli.report.text import escaped

        if self.progress is not None:
            self.progress.hide()
        sys.stderr.write(f"{escaped(text)}\n")

    def _run(self, grid: Grid) -> Grid | Result:
        """The grid with its progress shown; where it has no targets it is run here, to a Result.

        The first point says so, and is run here.
        """
        from itertools import chain

        if grid.blocks is not None:  # which have values
            if self.progress is None:
                return grid
            blocks = self.progress.watch(grid.blocks, grid.count, len)
            return Grid(grid.axes, (), grid.count, blocks)
        results = iter(grid.results)
        if self.progress is not None:
            results = self.progress.watch(results, grid.count)
        first = next(results)
        if first.targets:
            return Grid(grid.axes, chain([first], results), grid.count)
        for _ in results:
            pass
        return first

    def write(self, pieces: Iterable[str | bytes]) -> None:
        """Write text to the output's place; to a file also what is no text."""
        if self.path is None:
            _to_standard_output(pieces)
        elif is_special(self.path):
            _to_stream(self.path, self.path, "w", pieces)
        else:
            _to_file(os.path.realpath(self.path), self.path, pieces)


def is_special(path: str) -> bool:
    """Whether a path names a device or a pipe."""
    return os.path.exists(path) and not os.path.isfile(path)


def _check_place(path: str, inputs: Iterable[str]) -> None:
    if path == "":
        raise Usage("E0002", "--out needs the name of a file")
    if os.path.isdir(path):
        raise Usage("E0004", f"cannot write to '{path}': it is a directory", (path,))
    folder = os.path.dirname(os.path.realpath(path))
    if not os.path.isdir(folder):
        raise Usage("E0004", f"cannot write to '{path}': no such directory: '{folder}'", (path,))
    for source in inputs:
        # FILE:FUNC reads FILE
        if _same_file(path, source) or _same_file(path, source.rpartition(":")[0]):
            what = "standard input" if source == "/dev/stdin" else f"the input '{source}'"
            message = f"--out '{path}' is the same file as {what}"
            raise Usage("E0004", message, (path,), "write to another file")


def _same_file(one: str, other: str) -> bool:
    return os.path.exists(one) and os.path.exists(other) and os.path.samefile(one, other)


def _to_standard_output(pieces: Iterable[str | bytes]) -> None:
    """Write the pieces; errors of the stream go up to `main`, which sees the others there too."""
    due = 0.0
    for piece in pieces:
        if isinstance(piece, bytes):
            _bytes_to_standard_output(piece)
            continue
        sys.stdout.write(piece)
        now = monotonic()
        if now >= due:  # a row is seen soon after it has come, and not each is a call of the system
            sys.stdout.flush()
            due = now + PROMPT


def _bytes_to_standard_output(piece: bytes) -> None:
    """Write bytes, which need not be text, at once."""
    stream = getattr(sys.stdout, "buffer", None)
    sys.stdout.flush()
    if stream is None or is_terminal(sys.stdout):
        sys.stdout.write(uncontrolled(piece.decode(errors="replace")))
        sys.stdout.flush()
        return
    stream.write(piece)
    stream.flush()


def _to_file(path: str, name: str, pieces: Iterable[str | bytes]) -> None:
    folder, base = os.path.split(path)
    beside = os.path.join(folder, f".{base}.{os.getpid()}")
    try:
        unnamed = _unnamed(folder)
        try:
            _to_stream(beside if unnamed is None else unnamed, name, "x", pieces)
            if unnamed is not None:
                own = (
                    f"/proc/self/fd/{unnamed}"  # a link, which is followed where a folder is given
                )
                os.link(own, beside, src_dir_fd=unnamed)
        finally:
            if unnamed is not None:
                os.close(unnamed)
        if os.path.exists(path):
            os.chmod(beside, os.stat(path).st_mode & 0o7777)
        os.replace(beside, path)
    except OSError as error:
        raise Unwritten(f"'{name}'", error) from error
    finally:
        if os.path.exists(beside):
            os.unlink(beside)


def _unnamed(folder: str) -> int | None:
    """A file that has no name until it is whole, so that a process that is killed leaves nothing;
    None where the system or the disk has none such."""
    if not hasattr(os, "O_TMPFILE") or not os.path.isdir("/proc/self/fd"):
        return None
    try:
        return os.open(folder, os.O_TMPFILE | os.O_WRONLY, 0o666)
    except OSError:
        return None


def _to_stream(place: str | int, name: str, mode: str, pieces: Iterable[str | bytes]) -> None:
    """Write to a path, or to a file that is open, which stays so."""
    try:
        with open(
            place, ("w" if type(place) is int else mode) + "b", closefd=type(place) is not int
        ) as stream:
            for piece in pieces:
                stream.write(piece.encode() if isinstance(piece, str) else piece)
            stream.flush()
            if mode == "x":
                os.fsync(stream.fileno())
    except BrokenPipeError:  # as of standard output: who reads it has seen enough
        raise
    except OSError as error:
        raise Unwritten(f"'{name}'", error) from error
