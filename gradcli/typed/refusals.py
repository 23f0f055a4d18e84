"""The errors for what a program holds that has no form in C, with its place and what does work."""

from typing import NoReturn

from gradcli.core.ir import Call, Expr
from gradcli.errors import Span
from gradcli.typed.no_form import NoForm, place

WORKS = "--to numpy prints it, and 'gradcli grad' computes its derivatives"


class Misfit(NoForm):
    """Values whose types do not go together: an input that makes it so is of another type."""


def refuse(what: str, node=None, help: str = WORKS) -> NoReturn:
    """Raise E0109: `what` has no form in C; `node` is the expression or the call that is meant."""
    raise _without_form(NoForm, what, node, help)


def misfit(what: str, node=None, help: str = WORKS) -> NoReturn:
    """The same for types that do not go together in `what`."""
    raise _without_form(Misfit, what, node, help)


def _without_form(kind: type[NoForm], what: str, node, help: str) -> NoForm:
    roots = node.args if type(node) is Call else (node,)
    span = place(*roots) or _place_of_its_like(node)
    return kind("E0109", f"{what} has no form in C", span, help=help)


def _place_of_its_like(node) -> Span | None:
    """The place of the first node of the program with the row of `node`, of its derivative."""
    if type(node) is not Expr:
        return None
    like = (n for n in node.graph.pool.values() if n.op is node.op)
    return next(filter(None, (node.graph.places.get(id(n)) for n in like)), None)
