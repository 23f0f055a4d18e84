"""The options that commands share, one row each, and what they say once they are read.

`shared` adds the rows to a command's signature, from which typer builds its options; the command
gets them as one `Settings`.  Values are read by `usage`, so that a wrong one is an error with a
caret like any other.
"""

import inspect
from collections.abc import Callable
from typing import Annotated

from typer import Argument, Option

WORDS = Annotated[
    list[str],
    Argument(
        metavar="[FILE] [NAME=VALUE]...",
        help="The program (FILE:FUNC a function of it, - standard input) and its inputs: "
        "x=3, x=pi/2, v=[1,2], x=0:10:0.5",
        show_default=False,
    ),
]


def _text(*names: str, metavar: str, help: str):
    return Annotated[str, Option(*names, metavar=metavar, help=help, show_default=False)]


# name in Settings -> (typer's annotation, default)
PROGRAM = {
    "words": (WORDS, ()),
    "expression": (_text("-e", "--expr", metavar="EXPR", help="The program itself"), None),
    "out": (_text("-o", "--out", metavar="FILE", help="Write to FILE, once all is done"), None),
    "color": (
        _text("--color", metavar="WHEN", help="Colour: auto, always or never [auto]"), "auto",
    ),
    "max_depth": (
        _text("--max-depth", metavar="N", help="Nesting of brackets and blocks [200]"), "200",
    ),
    "max_source": (
        _text("--max-source", metavar="BYTES", help="Size of a program [1048576]"), "1048576",
    ),
    "timeout": (_text("--timeout", metavar="SECONDS", help="Wall time [none]"), None),
}  # fmt: skip
REPORT = {
    "format": (
        _text("--format", metavar="NAME", help="table, tsv or json [table on a terminal]"), None,
    ),
    "digits": (_text("--digits", metavar="N", help="Significant digits [6 in a table]"), None),
}  # fmt: skip
RUN = {
    "max_steps": (_text("--max-steps", metavar="N", help="Executed operations [10000000]"), None),
    "max_recursion": (_text("--max-recursion", metavar="N", help="Depth of calls [200]"), None),
    "max_mem": (_text("--max-mem", metavar="BYTES", help="Of one array [800000000]"), None),
}


class Settings:
    """The shared options of one command line, as given."""

    __slots__ = (*PROGRAM, *REPORT, *RUN)

    def __init__(self, given: dict):
        for name in self.__slots__:
            setattr(self, name, given.get(name))


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

        def run(**given):
            settings = Settings({name: given.pop(name) for name in rows})
            return command(settings, **given)

        run.__name__, run.__doc__ = command.__name__, command.__doc__
        run.__signature__ = inspect.Signature([*added[:2], *own, *added[2:]])
        return run

    return decorate
