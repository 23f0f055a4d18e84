"""`gradcli fit`: the parameters of a model that fit columns of data best."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from os.path import splitext
from typing import Annotated, Any

from gradcli import calls
from gradcli.cli.commands.grad import WRT
from gradcli.cli.line.bounds import BOUNDS, read_bounds
from gradcli.cli.line.input import inputs_of, read_point, read_program, run_limits
from gradcli.cli.line.options import EXPLAINED, PROGRAM, REPORT, RUN, Settings, shared
from gradcli.cli.line.rows import flag, option
from gradcli.cli.line.usage import Usage, listed, names, shell_line
from gradcli.cli.line.words import given_again
from gradcli.cli.running.deadline import Deadline
from gradcli.cli.running.engine import OF_SEARCHES, chosen
from gradcli.cli.running.output import Output
from gradcli.data.bindings import Steps, is_binding
from gradcli.data.rows.columns import Table
from gradcli.errors import Diagnostic, nearest
from gradcli.report.formats import FORMATS
from gradcli.result.searches import Fit

ROWS = Annotated[
    str, option("--rows", metavar="FILE", help="The data: columns under a row of their names")
]
Y = Annotated[str, option(
    "--y", metavar="COLUMN",
    help="What the model gives, a column or an expression of columns [the program's own name]",
)]  # fmt: skip
WEIGHTS = Annotated[
    str, option("--weights", metavar="COLUMN", help="Weights of the squares, but for a factor")
]
SIGMA = Annotated[
    str, option("--sigma", metavar="COLUMN", help="The standard uncertainties of --y")
]
PLOT = Annotated[bool, flag("--plot", help="Draw the data and the model too")]
EXAMPLE = "gradcli fit 'a*exp(-k*t)' --rows data.csv --y y a=1 k=0.1"
TABLES = (".csv", ".tsv", ".txt", ".dat")  # suffixes of data
GRID = 300  # points of the curve of a model
LINES = 20  # of a plot


@shared(PROGRAM, REPORT, RUN, EXPLAINED)
def fit(
    settings: Settings,
    rows: ROWS = "",
    y: Y = "",
    weights: WEIGHTS = "",
    sigma: SIGMA = "",
    bounds: BOUNDS = (),
    wrt: WRT = (),
    plot: PLOT = False,
    engine: OF_SEARCHES = "",
) -> None:
    """The parameters of a model that fit columns of data best, by least squares.

    What the model reads and no column is are its parameters, and each begins at the value that it
    is bound to; --wrt names those that are fitted, where others stay. The search has the exact
    derivatives. Where it has not converged the exit code is 1.

    Examples:
      gradcli fit 'b1*(1 - exp(-b2*x))' --rows misra1a.csv --y y b1=500 b2=0.0001
      gradcli fit model.expr --rows data.csv --sigma u --plot
      gradcli fit 'a*t^n' --rows data.csv --y 'log(v)' a=1 n=1 --bounds n=0:3
    """
    for word in settings.words:
        if not is_binding(word) and splitext(word)[1].lower() in TABLES:
            message = f"'{word}' holds data, which an option names"
            raise Usage("E0001", message, (word,), f"--rows {word}")
    if not rows:
        raise Usage("E0001", "--rows names the file of the data, and is missing", (), EXAMPLE)
    output = Output(settings, inputs=[*inputs_of(settings), *([rows] if rows != "-" else [])])
    limits, asked, using = run_limits(settings), names("--wrt", wrt), chosen(engine)
    if plot and not FORMATS[output.format].people:
        message = f"a plot stands below a table, and not in {output.format}"
        raise Usage("E0001", message, ("--plot",), "--format table")
    with Deadline(settings):
        table = Table(rows)
        point = read_point(settings)
        program = read_program(settings, {*point, *table.names})
        data = _Data(table, rows, program)
        fitted = data.fitted(y)
        start = _start(settings, program, data, point, asked, limits)
        if fitted in data.columns:
            raise Usage(
                "E0002", f"the model reads '{fitted}', the column that it is to give",
                ("--y", fitted) if y else (),
                "leave it out of the model; a sum of squares is for gradcli minimize",
            )  # fmt: skip
        given: dict[str, Any] = {
            "weights": data.column("--weights", weights) if weights else None,
            "sigma": data.column("--sigma", sigma) if sigma else None,
            "bounds": read_bounds(bounds),
            "point": {name: value for name, value in point.items() if name not in start},
        }
        found = calls.fit(
            program, data.columns, data.column("--y", fitted), start, **given, name=fitted,
            engine=using, limits=limits,
        )  # fmt: skip
        drawn: Iterable[str] = ()
        if plot:
            drawn = _drawn(output, program, data, found, given["point"] | _named(found, start))
        show(found, output, drawn)
        output.note(using.reasons if settings.explain_engine else [])
    if not found.converged:
        raise Diagnostic(
            "E0212", "the fit has found no minimum of the squares",
            help="begin nearer to it; a parameter that the data do not determine is left out",
        )  # fmt: skip


class _Data:
    """The columns of a file, and those that the program reads as numbers."""

    def __init__(self, table: Table, path: str, program):
        self.table, self.path, self.program = table, path, program
        used = [name for name in program.inputs if name in table.names]
        if not used:
            read = listed([f"'{name}'" for name in program.inputs]) if program.inputs else "nothing"
            message = f"the model reads no column of {table.name}: it reads {read}"
            raise Usage("E0006", message, (), f"the columns are {', '.join(table.names)}")
        self.columns = table.read(used)

    def fitted(self, y: str) -> str:
        """The column that the model gives: that of --y, of its own name, or the only other."""
        if y:
            return y
        own = self.program.target_names[:1]
        if own and own[0] in self.table.names:
            return own[0]
        others = [name for name in self.table.names if name not in self.columns]
        if len(others) == 1:
            return others[0]
        help = f"--y {others[0] if others else self.table.names[0]}"
        raise Usage("E0001", "--y says which column the model gives", (), help)

    def column(self, option: str, text: str):
        """The numbers of a column, or of an expression of columns, that an option gives."""
        if text in self.table.names or text.isidentifier():
            return self.table.numbers(text)
        try:
            program = calls.program(text, f"<{option[2:]}>", self.table.names)
            columns = self.table.read(program.inputs)
            if not columns:
                raise Usage("E0002", f"{option} takes a column, not '{text}'", (option, text))
            return calls.predicted(program, columns, {})
        except Diagnostic as error:
            error.help = error.help or f"the columns are {', '.join(self.table.names)}"
            raise


def _start(settings: Settings, program, data: _Data, point, asked: Sequence[str], limits) -> dict:
    """The start value of each parameter."""
    for name, value in point.items():
        if name in data.columns:
            message = f"'{name}' is a column of {data.table.name}, and bound besides"
            raise Usage("E0003", message, (_word(settings, name),), "leave one of them out")
        if isinstance(value, Steps):
            help = f"for bounds write --bounds {_word(settings, name)}"
            message = f"'{name}' is a grid, and a fit begins at one value"
            raise Usage("E0003", message, (_word(settings, name),), help)
    known = {**point, **data.columns}
    missing = [n for n, given in program.inputs.items() if given.default is None and n not in known]
    if missing:
        raise _without_start(settings, data, missing)
    program.check_point(known, asked, "fit")
    program.check_wrt(asked)
    reals = [n for n in program.real_inputs() if n not in data.columns]
    free = [n for n in program.default_wrt() if n not in data.columns]
    chosen = asked or free or reals
    if not chosen:
        raise Usage("E0001", "the model has no parameter to fit", (), EXAMPLE)
    first = {name: column[0] for name, column in data.columns.items()}
    return calls.starts(program, point | first, tuple(chosen), limits=limits)


def _without_start(settings: Settings, data: _Data, missing: list[str]) -> Diagnostic:
    """The error of parameters that begin nowhere, or are misspelt columns."""
    close = next(((n, c[0]) for n in missing for c in [nearest(n, data.table.names)] if c), None)
    are = "has" if len(missing) == 1 else "have"
    message = f"{listed_and([f'{n!r}' for n in missing])} {are} no start value"
    if close:
        return Usage("E0005", message, (), f"did you mean the column '{close[1]}'?")
    program = given_again(settings.expression) if settings.expression is not None else []
    words = [
        *program,
        *settings.words,
        *(f"{name}=1" for name in missing),
        "--rows",
        data.path,
    ]
    return Usage("E0005", message, (), f"give each one, as in: {shell_line(['fit', *words])}")


def listed_and(words: Sequence[str]) -> str:
    """`a, b and c`."""
    *first, last = words
    return f"{', '.join(first)} and {last}" if first else last


def _word(settings: Settings, name: str) -> str:
    return next(w for w in settings.words if is_binding(w) and w.partition("=")[0] == name)


def show(found: Fit, output: Output, drawn: Iterable[str] = ()) -> None:
    """Write a fit in the format of the output, and for people what is drawn below it."""
    from gradcli.report.fit import notes, records, render

    row = FORMATS[output.format]
    if row.people:
        output.write(chain(render(found, output.style, output.format == "plain"), drawn))
    elif row.shows_notes:
        output.show(found)
    else:
        output.show(records(found, output.style.digits))
        output.note(notes(found))


# -- the plot -------------------------------------------------------------------------------------
def _named(found: Fit, start: dict[str, Any]) -> dict[str, Any]:
    """The parameters as the program takes them: those of an array together."""
    import numpy as np

    values, named = iter(found.parameters), {}
    for name, first in start.items():
        numbers = [next(values).value for _ in range(np.size(first))]
        named[name] = numbers[0] if not np.shape(first) else np.reshape(numbers, np.shape(first))
    return named


def _drawn(
    output: Output, program, data: _Data, found: Fit, point: dict[str, Any]
) -> Iterator[str]:
    """The lines of a plot: the data as points, the model as a curve where it reads one column."""
    from gradcli.report.plots.plot_fit import curves
    from gradcli.report.plots.plot_text import draw

    y, grid, curve = data.column("--y", found.y), None, None
    if len(data.columns) == 1:
        ((axis, xs),) = data.columns.items()
        low, high = min(xs), max(xs)
        grid = [low + (high - low) * i / (GRID - 1) for i in range(GRID)]
        curve = calls.predicted(program, {axis: grid}, point)
    else:
        axis, xs = "row", list(range(1, len(y) + 1))
    plot = curves(axis, xs, list(y), grid, curve, list(found.fitted), found.y)
    return draw(plot, output.style, LINES)
