"""Derivatives in symbols for people on a terminal: where inputs have no value, or beside theirs."""

from collections.abc import Callable
from typing import Any

from gradcli import calls
from gradcli.cli.running.output import Output
from gradcli.errors import Diagnostic
from gradcli.result.derivatives import Formulas

NO_FORMULA = ("E0107", "E0108")  # a program has no derivative as a program
LIMIT = "E0206"
SHORT = 2000  # characters of a program whose derivatives are written out beside their values


def missing(
    program, point: dict[str, Any], wrt: tuple[str, ...], command: str
) -> Diagnostic | None:
    """The error of the inputs that have no value, None where each has one; raises any other."""
    try:
        program.check_point(point, wrt, command)
    except Diagnostic as error:
        if error.code != "E0005":
            raise
        return error
    return None


def without_values(output: Output, unbound: Diagnostic, program, wrt=(), order=1) -> None:
    """Write the derivatives in symbols up to an order; raise `unbound` where they have none."""
    in_symbols(
        output, unbound, lambda: [calls.formulas(program, wrt, order=k + 1) for k in range(order)]
    )


def in_symbols(
    output: Output, unbound: Diagnostic, call: Callable[[], list[Formulas | None]]
) -> None:
    """Write the formulas that `call` finds; raise `unbound` where there are none."""
    try:
        found = call()
    except Diagnostic as error:
        raise (unbound if error.code in NO_FORMULA else error) from None
    if None in found:
        raise unbound
    for formulas in found:
        output.answer(formulas)


def how_to_bind(unbound: Diagnostic) -> str:
    """The note on inputs that have no value."""
    help = unbound.help or ""
    bare = help.startswith("bind ")  # nothing else may have been meant
    return f"for numbers {help}" if bare else f"{unbound.message}: {help}"


def with_values(output: Output, result, program, wrt=(), order=1) -> None:
    """Write the derivatives in symbols, where they are formulas, beside their values."""
    found = []
    if len(program.source.text) <= SHORT:
        try:
            found = [calls.formulas(program, wrt, order=k) for k in range(1, order + 1)]
        except Diagnostic as error:
            if error.code == LIMIT:
                raise
    output.answer(_together(found), result)


def _together(found: list[Formulas]) -> Formulas | None:
    """The formulas of several orders as those of one; None where some are none, or the same name
    stands for two things."""
    if not found:
        return None
    steps: dict[str, str] = {}
    for formulas in found:
        if formulas.program or any(steps.get(name, text) != text for name, text in formulas.steps):
            return None
        steps |= formulas.steps
    first = found[0]
    return Formulas(
        targets=first.targets, wrt=first.wrt, steps=tuple(steps.items()), program="",
        rows=tuple(row for formulas in found for row in formulas.rows), notes=first.notes,
    )  # fmt: skip
