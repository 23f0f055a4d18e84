"""The errors for what a program holds that has no form in C, with its place and what does work."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NoReturn

from gradcli.core.ir import Call, Expr
from gradcli.errors import Span
from gradcli.typed.no_form import NoForm, place

WORKS = "--to numpy prints it, and 'gradcli grad' computes its derivatives"

SAID = {
    "float": "a number",
    "float[:]": "an array of any length",
    "float[3]": "an array of three",
    "float[:, :]": "a matrix",
}


class Misfit(NoForm):
    """Values whose types do not go together: an input that makes it so is of another type."""


class Undeclared(NoForm):
    """Inputs of which a program does not tell what they are: `declarations` with which it has a
    form, as 'v: float[:]', and what the first of them `may_be` too, as 'v: float'."""

    declarations: tuple[str, ...] = ()
    may_be: Mapping[str, str] = MappingProxyType({})


def ask(what: str, declarations: tuple[str, ...], node, may_be: tuple[str, ...]) -> NoReturn:
    """Raise E0109: `what` has no form in C until inputs are declared, as in `declarations`; the
    first may also be of the types `may_be`."""
    error = _without_form(Undeclared, what, node, f"declare {'; '.join(declarations)}")
    assert isinstance(error, Undeclared)
    name, _, kind = declarations[0].partition(": ")
    error.declarations = declarations
    error.may_be = {f"{name}: {k}": SAID[k] for k in may_be if k != kind}
    raise error


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
