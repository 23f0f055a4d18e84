"""`--rows FILE`: a command on each row of a file, from blocks of rows to blocks of results."""

import gc
import os
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from gradcli import calls
from gradcli.cli.deadline import Deadline
from gradcli.cli.derivatives import Request
from gradcli.cli.input import inputs_of, read_point, read_program, run_limits
from gradcli.cli.options import ON_ERROR, Settings
from gradcli.cli.output import Output
from gradcli.cli.terminal import is_terminal
from gradcli.cli.usage import Usage, choice, listed, whole
from gradcli.data.bindings import Steps, Uncertain, is_uncertain
from gradcli.data.rows.block import Answer, Block, python_values
from gradcli.data.rows.formats import FORMATS, TEXTS, reader, writer
from gradcli.data.rows.source import Source
from gradcli.errors import Diagnostic
from gradcli.report.fields import columns
from gradcli.report.formats import FORMATS as REPORTS
from gradcli.report.formats import Format

MOST_JOBS, USUAL_JOBS = 256, 8
SHOWN = 20  # rows that failed which are told of one by one
SEPARATORS = {";": "';'", "|": "'|'", "\t": "tabs", " ": "blanks"}
OUTPUTS: dict[str, Format] = {
    name: Format("", False, False, row.suffixes) for name, row in FORMATS.items()
}
TABLES = {name: row for name, row in REPORTS.items() if row.people}


def stream(settings: Settings, ask: str, asked: Request, engine: str = "", **more: Any) -> None:
    """Write what the function `ask` of the library finds in each row of --rows FILE; `more` are its
    options that no other has."""
    on_error = choice("--on-error", settings.on_error or "null", ON_ERROR)
    using = choice("--engine", engine or "auto", calls.ENGINES)
    jobs = _jobs(settings)
    format = settings.rows_format
    format = None if format is None else choice("--rows-format", format, FORMATS)
    if settings.rows == "-" and is_terminal(sys.stdin):
        help = "pipe them in: … | gradcli … --rows -"
        raise Usage("E0001", "standard input gives no rows here", ("--rows", "-"), help)
    inputs = inputs_of(settings)
    assert settings.rows is not None  # who asks for rows names a file
    with Deadline(settings):
        read = reader(Source(settings.rows, settings.line_buffered), format)
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
        more["using"] = using
        table = _table(read, program, taken, point, ask, asked, more, output, settings)
        _Stream(settings, output, read, table, taken, on_error, jobs).run()


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
    read, program, point: dict[str, Any], taken: dict[str, str], corr: Sequence[str]
) -> tuple[str, dict[str, Any], dict[str, str], dict[str, Any]]:
    """What is asked of the rows, the values that are the same in all, the columns that are taken,
    with those of standard uncertainties: of the column `x` it is `x_u`, and these uncertainties."""
    columns = {name: f"{column}_u" for name, column in taken.items()}
    inputs = {*taken, *taken.values(), *program.inputs}
    columns = {n: c for n, c in columns.items() if c in read.names and c not in inputs}
    if not columns and not is_uncertain(point) and not corr:
        return "value", point, taken, {}
    from gradcli.cli.uncertainty import Given

    own = {name: Uncertain(1.0, 0.0) for name in columns}
    given = Given(point | own, corr, "")
    more = {"uncertainties": given.us | columns, "correlations": given.correlations}
    point = {name: value for name, value in given.point.items() if name not in columns}
    return "uncertainty", point, taken | {column: column for column in columns.values()}, more


def _table(read, program, taken, point, ask, asked: Request, more, output, settings):
    """What is asked of the rows; the error of an input without a value names the columns."""
    limits = run_limits(settings)
    if limits is not None:
        limits.timeout = None  # of the whole command: its deadline has it
    inputs = [name for name in taken if name in {*program.inputs, *asked.wrt}]
    try:
        return calls.Table(
            program, inputs, point, ask, wrt=asked.wrt, of=asked.of, order=asked.order,
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


# -- from blocks to blocks -------------------------------------------------------------------------
class _Stream:
    """One run over all rows: `count` of them so far, `failed` of which had no results."""

    def __init__(
        self, settings, output: Output, read, table, taken: dict[str, str], on_error: str, jobs: int
    ):
        self.settings, self.output, self.read, self.table = settings, output, read, table
        self.taken, self.on_error, self.jobs = taken, on_error, jobs
        self.count = self.failed = self.differing = 0
        prefix = settings.prefix or ""
        self.names = [prefix + name for name in columns((), table.form)]
        self._check_names()

    def _check_names(self) -> None:
        clash = [name for name in self.names if name in self.read.names]
        if clash and not self.settings.only:
            message = f"{self.read.source.name} has a column '{clash[0]}', as the results have"
            help = f"--prefix g_ calls the result g_{clash[0]}; --only writes results alone"
            raise Usage("E0002", message, ("--rows",), help)

    def run(self) -> None:
        output, settings = self.output, self.settings
        if output.format in TABLES:
            self._show()
        elif output.path is None and output.format not in TEXTS and is_terminal(sys.stdout):
            message = f"{output.format} is no text, and standard output is a terminal"
            raise Usage("E0002", message, ("--format",), f"-o rows.{output.format} is a file of it")
        else:
            own = self.names, settings.only, output.style.digits
            output.write(writer(self.read, output.format, *own).pieces(self._answers()))
        if self.count == 0:
            output.note([f"{self.read.source.name} has no rows"])
        if self.failed:
            raise Diagnostic(
                "E0213", f"{self.failed} of {self.count} rows {_have(self.failed)} no result",
                help=None if self.on_error == "skip" else "--on-error skip leaves such rows out",
            )  # fmt: skip

    def _show(self) -> None:
        """Write a table for people."""
        from gradcli.report.table import frame_of, many

        output, own = self.output, [] if self.settings.only else self.read.names
        frame = frame_of(output.style) if output.format == "table" else None
        names = [*own, *self.names]
        output.write(many(names, self._rows(), len(own), output.style, frame, "rows"))

    def _rows(self) -> Iterator[list]:
        """Each row's cells and its results, which are empty where it failed."""
        for block, results, failed, rows in self._answers():
            cells = {} if self.settings.only else block.cells()
            own = [python_values(column) for column in cells.values()]
            for i in range(block.count) if rows is None else rows:
                found = ["" if i in failed else y if y is None else y[i] for y in results]
                yield [*(column[i] for column in own), *found]

    def _answers(self) -> Iterator[Answer]:
        """Each block with its columns of results."""
        blocks = self.read.blocks(list(dict.fromkeys(self.taken.values())))
        if not self.settings.line_buffered:
            blocks = ahead(blocks)
        if self.output.progress is not None:
            blocks = self.output.progress.over_rows(blocks, self.read.source)
        given = ((block, self._given(block), block.count) for block in blocks)
        for block, found in self.table.blocks(given, self.jobs):
            if self.count:
                gc.collect(1)  # the tape of the block before: a circle that holds large arrays
            if self.settings.explain_engine and not self.count:
                self.output.note([f"the rows run as {found.engine}: {self.table.why}"])
            failed: dict[int, Any] = {**found.failures, **block.faults}
            if self.table.strict:
                failed = self._unsound(block, self._given(block), failed)
            self._tell(block, failed)
            self.count += block.count
            rows = None
            if failed and self.on_error == "skip":
                rows = [i for i in range(block.count) if i not in failed]
            yield block, found.columns, failed, rows

    def _given(self, block: Block) -> dict[str, Sequence]:
        """The columns of a block by the inputs that they give."""
        return {name: block.columns[column] for name, column in self.taken.items()}

    def _unsound(self, block: Block, given: dict, failed: dict) -> dict:
        """With the rows that have nan among their inputs, which --strict refuses."""
        from gradcli.data.rows.block import missing_numbers

        return missing_numbers(given) | failed

    def _tell(self, block: Block, failed: dict[int, Any]) -> None:
        """Say which rows failed, and why; raise where the first is to end the run."""
        for row in sorted(failed):
            self.failed += 1
            if self.on_error == "stop":
                why = f"{self.read.source.name}: {block.place(row)}: {_why(failed[row])}"
                raise Diagnostic("E0213", why, help="--on-error null goes on, with empty cells")
            if self.failed > SHOWN:
                self.failed += len(failed) - sorted(failed).index(row) - 1
                return
            place = f"{self.read.source.name}: {block.place(row)}"
            self.output.tell(f"{place}: {_why(failed[row])}")
            if self.failed == SHOWN:
                self.output.tell("… further rows that fail are counted")


def _have(count: int) -> str:
    return "has" if count == 1 else "have"


def _why(reason: Any) -> str:
    """Why a row failed, in one line."""
    if not isinstance(reason, Diagnostic):
        return str(reason)
    place = ""
    if reason.span is not None and reason.source is not None:
        place = f", at {reason.source.place(reason.span[0])} of the program"
    return f"{reason.message}{place}" + (f": {reason.label}" if reason.label else "")


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
