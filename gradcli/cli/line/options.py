"""The options that commands share, one row each, and what they say once they are read.

`shared` adds the rows to those of a command, which gets them as one `Settings`.  Values are read by
`usage`, so that a wrong one is an error with a caret like any other.
"""

from collections.abc import Callable, Sequence
from typing import Any

from gradcli.calls import MAX_DEPTH, MAX_SOURCE
from gradcli.cli.line.rows import flag, option, repeated, words
from gradcli.cli.line.usage import Usage, listed
from gradcli.cli.line.words import is_declaration, split
from gradcli.cli.terminal import COLOR
from gradcli.report.formats import FORMATS

# The groups in which help shows the options; those of the command itself are in none.
PROGRAM_GROUP, OUTPUT_GROUP, LIMITS_GROUP = "Program and inputs", "Output", "Limits"
ROWS_GROUP = "Rows of a file"
ON_ERROR = ("null", "skip", "stop")

DECLARED = (
    "what an input is, where its text does not say so: 'v: float[3]', 'A: float[:, :]', n:int"
)
WORDS = words(
    "[PROGRAM] [NAME=VALUE]...",
    "A program, its text or a file of it (FILE:FUNC a function, - standard input), and the values "
    "of its inputs: x=3, x=pi/2, v=[1,2], w=@w.npy, w=@w.csv; a grid of points, 10 included: "
    f"x=0:10:0.5; {DECLARED}",
    PROGRAM_GROUP,
)
PRINTED_WORDS = words(
    "[PROGRAM]",
    f"A program: its text, or a file of it (FILE:FUNC a function, - standard input); {DECLARED}",
    PROGRAM_GROUP,
)


def _output(*names: str, **fields):
    return option(*names, group=OUTPUT_GROUP, **fields)


def _limit(name: str, metavar: str, help: str):
    return option(name, metavar=metavar, help=help, group=LIMITS_GROUP)


# name in Settings -> (row, default)
PROGRAM = {
    "words": (WORDS, ()),
    "expression": (
        repeated(
            "-e", "--expr", metavar="EXPR", group=PROGRAM_GROUP,
            help="The text of the program; further ones are its further lines",
        ), (),
    ),
    "out": (_output("-o", "--out", metavar="FILE", help="Write to FILE, once all is done"), None),
    "color": (
        _output("--color", metavar="WHEN", help=f"Colour: {listed(COLOR)} [auto]", values=COLOR),
        "auto",
    ),
    "max_source": (
        _limit("--max-source", "BYTES", f"Size of the program [{MAX_SOURCE}]"),
        str(MAX_SOURCE),
    ),
    "max_depth": (
        _limit("--max-depth", "N", f"Nesting of brackets, signs and blocks [{MAX_DEPTH}]"),
        str(MAX_DEPTH),
    ),
    "timeout": (
        _limit("--timeout", "SECONDS", "Wall time [none; 60 for a pipe that gives nothing]"), None,
    ),
}  # fmt: skip
PRINTED = PROGRAM | {"words": (PRINTED_WORDS, ())}  # of a program that is printed, not run
REPORT = {
    "format": (
        _output(
            "--format", metavar="NAME", values=FORMATS,
            help=f"{listed(FORMATS)} [by the suffix of -o FILE; else table on a terminal, tsv in a "
            "pipe]",
        ), None,
    ),
    "digits": (
        _output(
            "--digits", metavar="N",
            help="Significant digits [GRADCLI_DIGITS; else 6 in a table, 10 of a number alone]",
        ), None,
    ),
    "all": (flag("--all", help="Show long results whole on a terminal", group=OUTPUT_GROUP), False),
}  # fmt: skip
RUN = {
    "max_steps": (_limit("--max-steps", "N", "Turns of loops and calls [10000000]"), None),
    "max_recursion": (_limit("--max-recursion", "N", "Depth of calls [200]"), None),
    "max_mem": (
        _limit("--max-mem", "BYTES", "Memory of a run, and of one array [2147483648, 800000000]"),
        None,
    ),
}


def _rows(*names: str, **fields):
    return option(*names, group=ROWS_GROUP, **fields)


ROWS = {
    "rows": (
        _rows(
            "--rows", metavar="FILE",
            help="Run on each row of FILE (- standard input), such as rows.csv, or of several, as "
            "'part-*.parquet'; columns give the inputs of their names, and come out before the "
            "results",
        ), None,
    ),
    "rows_format": (
        _rows("--rows-format", metavar="NAME", help="What FILE is [by its suffix]"), None,
    ),
    "map": (
        repeated(
            "--map", metavar="NAME=COLUMN", group=ROWS_GROUP,
            help="The column that gives an input, such as x=price",
        ), (),
    ),
    "prefix": (_rows("--prefix", metavar="TEXT", help="Of the names of result columns"), None),
    "only": (flag("--only", help="Write the results without the rows", group=ROWS_GROUP), False),
    "on_error": (
        _rows(
            "--on-error", metavar="WHAT", values=ON_ERROR,
            help=f"Of a row that fails: {listed(ON_ERROR)} [null: empty cells]",
        ), None,
    ),
    "jobs": (
        _rows(
            "--jobs", metavar="N",
            help="Threads that run blocks of rows at once [one a processor, 8 at most]",
        ), None,
    ),
    "scheduler": (
        _rows(
            "--scheduler", metavar="ADDRESS",
            help="Of --engine dask: the cluster, such as tcp://host:8786 [one of --jobs processes, "
            "started here]",
        ), None,
    ),
    "line_buffered": (
        flag("--line-buffered", help="Answer each row as it comes", group=ROWS_GROUP), False,
    ),
    "explain_engine": (
        flag("--explain-engine", help="Say what runs the program, and why", group=OUTPUT_GROUP),
        False,
    ),
}  # fmt: skip
ON_JAX = {
    "device": (
        option("--device", metavar="NAME",
               help="Of --engine jax: cpu, gpu, tpu, or one of several, as gpu:1 [the first]"),
        None,
    ),
    "float32": (flag("--float32", help="Of --engine jax: numbers of 32 bits"), False),
}  # fmt: skip
EXPLAINED = {"explain_engine": ROWS["explain_engine"]}  # of commands that take no rows


class Settings:
    """The shared options of one command line, as given.

    `expression` is the program's text, of -e or of a word; `declared` are the words that declare
    inputs, and `words` the others; `source` is what errors call the text; `known` are names in it
    that nobody need be told again.
    """

    words: tuple[str, ...]
    declared: tuple[str, ...]
    expression: str | None
    out: str | None
    color: str
    max_source: str
    max_depth: str
    timeout: str | None
    format: str | None
    digits: str | None
    all: bool | None  # None of a command that writes what no format names
    max_steps: str | None
    max_recursion: str | None
    max_mem: str | None
    rows: str | None
    rows_format: str | None
    map: Sequence[str]
    prefix: str | None
    only: bool
    on_error: str | None
    jobs: str | None
    scheduler: str | None
    line_buffered: bool
    explain_engine: bool
    device: str | None
    float32: bool
    from_option: bool  # whether the program is that of -e
    source: str
    known: frozenset[str]
    __slots__ = tuple(__annotations__)

    def __init__(self, given: dict[str, Any]):
        for name in (*PROGRAM, *REPORT, *RUN, *ROWS, *ON_JAX):
            setattr(self, name, given.get(name))
        lines, words = given.get("expression"), given.get("words") or ()
        self.declared = tuple(filter(is_declaration, words))
        self.words = tuple(word for word in words if word not in self.declared)
        self.expression = "\n".join(lines) if lines else None
        self.source, self.known = given.get("source", "<expr>"), given.get("known", frozenset())
        self.from_option = self.expression is not None
        if self.words and not self.from_option:
            self.expression, self.words = split(self.words)


def shared(*groups: dict) -> Callable:
    """A decorator: the command also takes the options of `groups`, given to it as Settings."""
    rows = {name: row for group in groups for name, row in group.items()}

    def decorate(command: Callable) -> Callable:
        names = command.__code__.co_varnames[1 : command.__code__.co_argcount]
        defaults = command.__defaults__ or ()
        said = [command.__annotations__[name].__metadata__[0] for name in names]
        own = dict(zip(names, zip(said, defaults)))
        first, last = list(rows.items())[:2], list(rows.items())[2:]

        def run(unsaid: dict | None = None, /, **given):
            settings = Settings({name: given.pop(name) for name in rows} | (unsaid or {}))
            return command(settings, **given)

        run.__name__, run.__doc__ = command.__name__, command.__doc__
        run.rows = dict([*first, *own.items(), *last])  # type: ignore[attr-defined]  # a fact of it
        return run

    return decorate


def asks_for_rows(settings: Settings, others: tuple[str, ...] = ()) -> bool:
    """Whether --rows is given; E0001 where an option of it is given alone, but for `others`, which
    the command knows without it."""
    if settings.rows is not None:
        return True
    for name, (row, default) in ROWS.items():
        if name not in others and getattr(settings, name) not in (default, None, [], ()):
            option = row.names[0]
            raise Usage("E0001", f"{option} is of --rows FILE", (option,), "name a file of rows")
    return False
