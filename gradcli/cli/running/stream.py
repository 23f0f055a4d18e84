"""`--rows FILE`: a command on each row of a file, from blocks of rows to blocks of results."""

import os
import sys
from collections.abc import Callable, Iterator
from typing import Any

from gradcli import calls
from gradcli.cli.line.input import inputs_of, read_point, read_program, run_limits
from gradcli.cli.line.options import ON_ERROR, Settings
from gradcli.cli.line.usage import Usage, choice, listed, whole
from gradcli.cli.running.answers import SHOWN, Asked, Part, check_alike
from gradcli.cli.running.deadline import Deadline
from gradcli.cli.running.derivatives import Request
from gradcli.cli.running.engine import on_jax
from gradcli.cli.running.output import Output
from gradcli.cli.terminal import is_terminal
from gradcli.data.bindings import Steps, Uncertain, is_uncertain
from gradcli.data.rows.block import Block
from gradcli.data.rows.formats import FORMATS, TEXTS, reader
from gradcli.data.rows.source import Source, files_of
from gradcli.errors import Diagnostic
from gradcli.report.fields import columns
from gradcli.report.formats import FORMATS as REPORTS
from gradcli.report.formats import Format

CLUSTER = "dask"
MOST_JOBS, USUAL_JOBS = 256, 8
SEPARATORS = {";": "';'", "|": "'|'", "\t": "tabs", " ": "blanks"}
OUTPUTS: dict[str, Format] = {
    name: Format("", False, False, row.suffixes) for name, row in FORMATS.items()
}
TABLES = {name: row for name, row in REPORTS.items() if row.people}


def stream(settings: Settings, ask: str, asked: Request, engine: str = "", **more: Any) -> None:
    """Write what the function `ask` of the library finds in each row of --rows FILE; `more` are its
    options that no other has."""
    on_error = choice("--on-error", settings.on_error or "null", ON_ERROR)
    using = choice("--engine", engine or "auto", (*calls.ENGINES, CLUSTER))
    jobs = _jobs(settings)
    if using == CLUSTER or settings.scheduler is not None:
        _check_cluster(settings, using)
    format = settings.rows_format
    format = None if format is None else choice("--rows-format", format, FORMATS)
    if settings.rows == "-" and is_terminal(sys.stdin):
        help = "pipe them in: … | gradcli … --rows -"
        raise Usage("E0001", "standard input gives no rows here", ("--rows", "-"), help)
    inputs = inputs_of(settings)
    assert settings.rows is not None  # who asks for rows names a file
    with Deadline(settings):
        files = files_of(settings.rows)
        read = reader(Source(files[0], settings.line_buffered), format)
        usual = read.format if read.format in TEXTS else "tsv"
        at_once = settings.line_buffered and settings.format is None  # no table waits for the end
        output = Output(settings, inputs, OUTPUTS if at_once else TABLES | OUTPUTS, usual)
        point = read_point(settings, uncertain=ask == "value")
        _check_point(settings, point)
        names = {*point, *(name for name in read.names if name.isidentifier())}
        taken = _mapped(settings, read)
        program = read_program(settings, names | taken.keys())
        taken = _taken(settings, read, program, point, taken, asked.wrt)
        if ask == "value":
            ask, point, taken, more = _with_uncertainties(read, program, point, taken, **more)
        more.setdefault("order", asked.order)
        more |= {"using": "auto" if using == CLUSTER else using, "on": on_jax(settings, using)}
        table = _table(read, program, taken, point, ask, asked, more, output, settings)
        own = [(settings.prefix or "") + name for name in columns((), table.form)]
        shown = output.format, own, settings.only, output.style.digits
        whole = Asked(table, format, taken, on_error, *shown)
        stream = _Stream(settings, output, read, whole, files)
        if using != CLUSTER:
            return stream.run(lambda stream: stream.answered(jobs))
        from gradcli.cli.running.cluster import over_cluster

        over_cluster(stream, jobs)


def _check_cluster(settings: Settings, using: str) -> None:
    """Raise E0001 of what does not go with a cluster."""
    if using != CLUSTER:
        help = "--engine dask runs on it"
        raise Usage("E0001", "--scheduler is of --engine dask", ("--scheduler",), help)
    if settings.rows == "-" or settings.line_buffered:
        word = "-" if settings.rows == "-" else "--line-buffered"
        raise Usage("E0001", "--engine dask runs on files", ("--engine", word))


def _jobs(settings: Settings) -> int:
    """How many threads run blocks."""
    if settings.line_buffered:
        return 1
    if settings.jobs is not None:
        return whole("--jobs", settings.jobs, 1, MOST_JOBS)
    own = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(own, USUAL_JOBS)


def _check_point(settings: Settings, point: dict[str, Any]) -> None:
    for name, value in point.items():
        if isinstance(value, Steps):
            word = next(word for word in settings.words if word.startswith(f"{name}="))
            message = f"'{name}' is a grid: with --rows the rows are the points"
            raise Usage("E0003", message, (word,), f"bind one value, such as {name}=3")


# -- which column gives which input ----------------------------------------------------------------
def _mapped(settings: Settings, read) -> dict[str, str]:
    """input -> column, of --map."""
    found: dict[str, str] = {}
    for word in settings.map or ():
        name, equals, column = word.partition("=")
        if not equals or not name.isidentifier():
            message = f"--map takes NAME=COLUMN, not '{word}'"
            raise Usage("E0002", message, ("--map", word), "as in --map x=price")
        if name in found:
            raise Usage("E0002", f"--map gives '{name}' twice", ("--map", word), "give it once")
        if column not in read.names:
            raise Usage(
                "E0002", f"{read.source.name} has no column '{column}'", ("--map", word),
                f"it has {_listed(read.names)}",
            )  # fmt: skip
        found[name] = column
    return found


def _taken(settings, read, program, point, mapped: dict[str, str], wrt) -> dict[str, str]:
    """input -> column, of all inputs that a column gives."""
    known = {*program.inputs, *wrt}
    found = {name: name for name in read.names if name in known and name not in program.assigned}
    found |= {name: name for name in read.names if name in program.inputs}
    found |= mapped
    for name in mapped:
        if name not in known:
            message = f"--map gives '{name}', which the program does not have"
            raise Usage("E0006", message, ("--map", name), f"it has {_listed(program.inputs)}")
    for name in point:
        if name in found:
            word = next(word for word in settings.words if word.startswith(f"{name}="))
            message = f"'{name}' is bound twice: here, and by the column '{found[name]}'"
            help = "leave one out; another name in the program, and --map, keep them apart"
            raise Usage("E0003", message, (word,), help)
    return found


def _with_uncertainties(
    read, program, point: dict[str, Any], taken: dict[str, str], **asked: Any
) -> tuple[str, dict[str, Any], dict[str, str], dict[str, Any]]:
    """What is asked of the rows, the values that are the same in all, the columns that are taken,
    with those of standard uncertainties: of the column `x` it is `x_u`, and these uncertainties."""
    columns = {name: f"{column}_u" for name, column in taken.items()}
    inputs = {*taken, *taken.values(), *program.inputs}
    columns = {n: c for n, c in columns.items() if c in read.names and c not in inputs}
    if not columns and not is_uncertain(point) and not any(asked.values()):
        return "value", point, taken, {}
    from gradcli.cli.running.uncertainty import Given, way

    own = {name: Uncertain(1.0, 0.0) if name in columns else 1.0 for name in taken}
    given = Given(point | own, asked["corr"], asked["covariance"], asked["order"])
    ask, more = way(asked["order"], asked["monte_carlo"], asked["seed"], asked["budget"])
    more |= {"uncertainties": given.us | columns, "correlations": given.correlations}
    point = {name: value for name, value in given.point.items() if name not in taken}
    return ask, point, taken | {column: column for column in columns.values()}, more


def _table(read, program, taken, point, ask, asked: Request, more, output, settings):
    """What is asked of the rows; the error of an input without a value names the columns."""
    limits = run_limits(settings)
    if limits is not None:
        limits.timeout = None  # of the whole command: its deadline has it
    inputs = [name for name in taken if name in {*program.inputs, *asked.wrt}]
    try:
        return calls.Table(
            program, inputs, point, ask, wrt=asked.wrt, of=asked.of,
            unconnected=asked.unconnected, strict=asked.strict, limits=limits,
            write=output.program_prints(True), **more,
        )  # fmt: skip
    except Diagnostic as error:
        if error.code == "E0005":
            error.help = _without_column(read)
        raise


def _without_column(read) -> str:
    names, name = read.names, read.source.name
    for sign, words in SEPARATORS.items():
        if len(names) == 1 and sign in names[0]:
            return f"the columns of {name} seem to be separated by {words}, not by its delimiter"
    return (
        f"the header of {name} has the columns {_listed(names)}: --map NAME=COLUMN takes one of "
        "another name, and NAME=VALUE binds the same value in each row"
    )


def _listed(names) -> str:
    shown = [f"'{name}'" for name in list(names)[:10]]
    return listed(shown) + (" …" if len(names) > 10 else "") if shown else "none"


# -- from parts to the output ----------------------------------------------------------------------
class _Stream:
    """One run over all rows: `count` of them so far, `failed` of which had no results."""

    def __init__(self, settings: Settings, output: Output, read, asked: Asked, files: list[str]):
        self.settings, self.output, self.read, self.asked = settings, output, read, asked
        self.files, self.count, self.failed = files, 0, 0
        self.size, self.passed = self._size(), 0  # the bytes of all files, and of those done with
        clash = [name for name in asked.names if name in read.names]
        if clash and not settings.only:
            message = f"{read.source.name} has a column '{clash[0]}', as the results have"
            help = f"--prefix g_ calls the result g_{clash[0]}; --only writes results alone"
            raise Usage("E0002", message, ("--rows",), help)

    def _size(self) -> int | None:
        """The bytes of all files; None where that is not known."""
        if len(self.files) == 1:
            return self.read.source.size
        return sum(os.path.getsize(path) for path in self.files)

    @property
    def done(self) -> int:
        """The bytes that are read."""
        return self.passed + self.read.source.done

    def run(self, parts: Callable[["_Stream"], Iterator[Part | None]]) -> None:
        """Write the `parts` of all files, between which None stands."""
        output = self.output
        if output.format in TABLES:
            self._show(parts)
        elif output.path is None and output.format not in TEXTS and is_terminal(sys.stdout):
            message = f"{output.format} is no text, and standard output is a terminal"
            raise Usage("E0002", message, ("--format",), f"-o rows.{output.format} is a file of it")
        else:
            output.write(self.asked.writer(self.read).pieces(self._told(parts(self))))
        if self.count == 0:
            name = self.read.source.name if len(self.files) == 1 else self.settings.rows
            output.note([f"{name} has no rows"])
        if self.failed:
            help = "--on-error skip leaves such rows out"
            raise Diagnostic(
                "E0213", f"{self.failed} of {self.count} rows {_have(self.failed)} no result",
                help=None if self.asked.on_error == "skip" else help,
            )  # fmt: skip

    def _show(self, parts) -> None:
        """Write a table for people."""
        from gradcli.report.table import frame_of, many

        output, own = self.output, [] if self.settings.only else self.read.names
        frame = frame_of(output.style) if output.format == "table" else None
        rows = (row for part in self._told(parts(self)) for row in part or ())
        names = [*own, *self.asked.names]
        output.write(many(names, rows, len(own), output.style, frame, "rows"))

    def _told(self, parts: Iterator[Part | None]) -> Iterator[Any]:
        """What is written of each part, once it is told which of its rows failed, and why; raises
        where the first is to end the run."""
        progress = self.output.progress
        for part in parts if progress is None else progress.over_rows(parts, self):
            if part is None:
                yield None
                continue
            if self.settings.explain_engine and not self.count:
                self.output.note([f"the rows run as {part.engine}: {part.why}"])
            if part.failed and self.asked.on_error == "stop":
                raise Diagnostic(
                    "E0213", part.told[0], help="--on-error null goes on, with empty cells"
                )
            for text in part.told[: max(SHOWN - self.failed, 0)]:
                self.output.tell(text)
            if self.failed < SHOWN <= self.failed + part.failed:
                self.output.tell("… further rows that fail are counted")
            self.failed += part.failed
            self.count += part.rows
            yield part.written

    def answered(self, jobs: int) -> Iterator[Part | None]:
        """The parts of all files, run here."""
        for i, path in enumerate(self.files):
            if i:
                yield None
                self.passed = self.done
                first, self.read = self.read, self.asked.read(path, path)
                check_alike(self.read, first)
            yield from self.asked.answered(
                self.read, jobs, iter if self.settings.line_buffered else ahead
            )


def _have(count: int) -> str:
    return "has" if count == 1 else "have"


def ahead(blocks: Iterator[Block]) -> Iterator[Block]:
    """The blocks, each read while the one before it is worked on."""
    from queue import Queue
    from threading import Thread

    waiting: Queue = Queue(1)
    over = False

    def read() -> None:
        try:
            for block in blocks:
                waiting.put((block, None))
                if over:
                    return
            waiting.put((None, None))
        except BaseException as error:
            waiting.put((None, error))

    Thread(target=read, daemon=True).start()
    try:
        while True:
            block, error = waiting.get()
            if error is not None:
                raise error
            if block is None:
                return
            yield block
    finally:
        over = True
