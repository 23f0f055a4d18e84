"""The error for what a program holds that has no form in C, with its place and what does work."""

from typing import NoReturn

from gradcli.errors import Diagnostic, Span
from gradcli.language import core
from gradcli.language.core import Call

WORKS = "--to numpy prints it, and 'gradcli grad' computes its derivatives"


def refuse(what: str, program: core.Program, node=None, help: str = WORKS) -> NoReturn:
    """Raise E0109: `what` has no form in C; `node` is the expression or the call that is meant."""
    raise Diagnostic("E0109", f"{what} has no form in C", place(program, node), help=help)


def place(program: core.Program, node) -> Span | None:
    """The place of `node`, or of the first below it, from the outside in, that has one."""
    roots = node.args if type(node) is Call else (node,)
    places = (program.graph.places.get(id(n)) for n in reversed(core.postorder(roots)))
    return next((p for p in places if p is not None), None)
