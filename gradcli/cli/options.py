"""The options that commands share, one row each, and what they say once they are read.

`shared` adds the rows to a command's signature, from which typer builds its options; the command
gets them as one `Settings`.  Values are read by `usage`, so that a wrong one is an error with a
caret like any other.
"""

import inspect
from collections.abc import Callable
from typing import Annotated

from typer import Argument, Option

from gradcli.calls import MAX_DEPTH, MAX_SOURCE
from gradcli.cli.terminal import COLOR
from gradcli.cli.usage import listed
from gradcli.cli.words import split
from gradcli.report.formats import FORMATS

# The groups in which help shows the options; those of the command itself are in none.
PROGRAM_GROUP, OUTPUT_GROUP, LIMITS_GROUP = "Program and inputs", "Output", "Limits"

WORDS = Annotated[
    list[str],
    Argument(
        metavar="[PROGRAM] [NAME=VALUE]...",
        help="A program, its text or a file of it (FILE:FUNC a function, - standard input), and "
        "the values of its inputs: x=3, x=pi/2, v=[1,2], w=@w.npy, w=@w.csv; a grid of points, 10 "
        "included: x=0:10:0.5",
        show_default=False,
        rich_help_panel=PROGRAM_GROUP,
    ),
]

PRINTED_WORDS = Annotated[
    list[str],
    Argument(
        metavar="[PROGRAM]",
        help="A program: its text, or a file of it (FILE:FUNC a function, - standard input)",
        show_default=False,
        rich_help_panel=PROGRAM_GROUP,
    ),
]


def option(*names: str, metavar: str, help: str, group: str | None = None, values=None):
    """The annotation of an option that takes a text; `values` are those that completion offers."""
    offered = None if values is None else lambda: list(values)
    fields = {"show_default": False, "rich_help_panel": group, "autocompletion": offered}
    return Annotated[str, Option(*names, metavar=metavar, help=help, **fields)]


def repeated(*names: str, metavar: str, help: str, group: str | None = None):
    """The annotation of an option that takes a text as often as it is given."""
    fields = {"metavar": metavar, "help": help, "show_default": False, "rich_help_panel": group}
    return Annotated[list[str], Option(*names, **fields)]


def flag(name: str, help: str, group: str | None = None):
    """The annotation of an option that takes no value."""
    return Annotated[bool, Option(name, help=help, rich_help_panel=group)]


def _output(*names: str, **fields):
    return option(*names, group=OUTPUT_GROUP, **fields)


def _limit(name: str, metavar: str, help: str):
    return option(name, metavar=metavar, help=help, group=LIMITS_GROUP)


# name in Settings -> (typer's annotation, default)
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
    "all": (flag("--all", "Show long results whole on a terminal", OUTPUT_GROUP), False),
}  # fmt: skip
RUN = {
    "max_steps": (_limit("--max-steps", "N", "Turns of loops and calls [10000000]"), None),
    "max_recursion": (_limit("--max-recursion", "N", "Depth of calls [200]"), None),
    "max_mem": (
        _limit("--max-mem", "BYTES", "Memory of a run, and of one array [2147483648, 800000000]"),
        None,
    ),
}


class Settings:
    """The shared options of one command line, as given.

    `expression` is the program's text, of -e or of a word; `words` are the other words; `source` is
    what errors call the text.
    """

    __slots__ = (*PROGRAM, *REPORT, *RUN, "from_option", "source")

    def __init__(self, given: dict):
        for name in (*PROGRAM, *REPORT, *RUN):
            setattr(self, name, given.get(name))
        self.expression = "\n".join(self.expression) if self.expression else None
        self.source = given.get("source", "<expr>")
        self.from_option = self.expression is not None  # the program is that of -e
        if self.words and not self.from_option:
            self.expression, self.words = split(self.words)


def shared(*groups: dict) -> Callable:
    """A decorator: the command also takes the options of `groups`, given to it as Settings."""
    rows = {name: row for group in groups for name, row in group.items()}

    def decorate(command: Callable) -> Callable:
        own = list(inspect.signature(command).parameters.values())[1:]
        keyword = inspect.Parameter.KEYWORD_ONLY
        added = [
            inspect.Parameter(name, keyword, default=default, annotation=annotation)
            for name, (annotation, default) in rows.items()
        ]
        own = [parameter.replace(kind=keyword) for parameter in own]

        def run(unsaid: dict | None = None, /, **given):
            settings = Settings({name: given.pop(name) for name in rows} | (unsaid or {}))
            return command(settings, **given)

        run.__name__, run.__doc__ = command.__name__, command.__doc__
        run.__signature__ = inspect.Signature([*added[:2], *own, *added[2:]])
        return run

    return decorate
