"""Printed adjoints broken: each value that they push replaced by another one."""

import ast
from collections.abc import Iterator

import engines
from pushing import PROGRAMS

from gradcli.errors import Diagnostic

VARIANTS = ("({}) + 0.5", "not ({})", "0.25", "({}) + 1")


def pushed_mutations(text: str, adjoint: str) -> Iterator[tuple[str, list[str]]]:
    """For each value pushed in an adjoint, the texts in which another one is pushed instead."""
    tree = ast.parse(adjoint.replace("^", "**"))
    pushes = [n for n in ast.walk(tree) if _is_push(n)]
    for push in pushes:
        value = push.args[0]
        changed = []
        for variant in VARIANTS:
            push.args[0] = ast.parse(variant.format(ast.unparse(value)), mode="eval").body
            changed.append(ast.unparse(ast.fix_missing_locations(tree)))
        push.args[0] = value
        yield f"{ast.unparse(push)} in the adjoint of {text!r}", changed


def _is_push(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "append"
    )


def results() -> Iterator[tuple[str, bool]]:
    """(pushed value, whether pushing another was noticed), over the programs of `pushing`."""
    for title, (text, point) in PROGRAMS.items():
        wrt = tuple(point)
        adjoint = engines.printed(engines.program_of(text), wrt, "reverse")
        want = engines.run_printed(adjoint, point, wrt)
        for name, texts in pushed_mutations(title, adjoint):
            yield name, any(_differs(t, point, wrt, want) for t in texts)


def _differs(text: str, point: dict, wrt: tuple[str, ...], want: list[float]) -> bool:
    try:
        return engines.run_printed(text, point, wrt) != want
    except Diagnostic:
        return True
