"""The targets that programs are printed for: a row each, and the one way into their printers."""

from typing import NamedTuple

from gradcli.emit.about import About
from gradcli.errors import Diagnostic, nearest
from gradcli.language import core


class Target(NamedTuple):
    """Where a target's printer is, the ends of its files' names, and what it is in words.

    The module has `printed(program: core.Program, about: About) -> str`.
    """

    module: str
    suffixes: tuple[str, ...]
    words: str


TARGETS: dict[str, Target] = {
    "expr": Target("gradcli.emit.expr", (".expr",), "a program of gradcli"),
    "python": Target("gradcli.emit.python", (".py",), "a Python function, over math"),
    "numpy": Target("gradcli.emit.numpy", (), "a Python function of NumPy's arrays"),
    "c": Target("gradcli.emit.c.file", (".c",), "a C11 function"),
    "latex": Target("gradcli.emit.latex", (".tex",), "a formula, or the steps of one"),
    "json": Target("gradcli.emit.json", (".json",), "the program as data"),
}


def printed(program: core.Program, to: str, about: About) -> str:
    """The text of `program` for the target `to`, which ends in a line end.

    E0002 for no target, E0109 for what the target has not.
    """
    if to not in TARGETS:
        close = nearest(to, TARGETS)
        help = f"did you mean '{close[0]}'?" if close else f"write one of {', '.join(TARGETS)}"
        raise Diagnostic("E0002", f"'{to}' is not a target", help=help)
    from importlib import import_module

    return import_module(TARGETS[to].module).printed(program, about)
