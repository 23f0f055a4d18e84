"""The error for what a program holds that has no form in C, with its place and what does work."""

from typing import NoReturn

from gradcli.emit.refusals import place
from gradcli.errors import Diagnostic
from gradcli.language import core
from gradcli.language.core import Call

WORKS = "--to numpy prints it, and 'gradcli grad' computes its derivatives"


def refuse(what: str, program: core.Program, node=None, help: str = WORKS) -> NoReturn:
    """Raise E0109: `what` has no form in C; `node` is the expression or the call that is meant."""
    roots = node.args if type(node) is Call else (node,)
    raise Diagnostic("E0109", f"{what} has no form in C", place(*roots), help=help)
