"""The names that a generated name must not be."""

from collections.abc import Iterable
from functools import lru_cache

from gradcli.language.names.program import Program
from gradcli.language.syntax import surface


def authored(program: Program) -> frozenset[str]:
    """The names that the program's author wrote."""
    return frozenset(_written(program, surface.walk(program.module)))


def names_in(program: Program, nodes: Iterable[surface.Node]) -> set[str]:
    """Every name of a program, whose nodes are given, and of the language."""
    return {*_language_names(), *_written(program, nodes)}


def _written(program: Program, nodes: Iterable[surface.Node]) -> set[str]:
    found = set(program.inputs)
    for node in nodes:
        if type(node) is surface.Name:
            found.add(node.id)
        elif type(node) in (surface.Def, surface.Parameter, surface.Declare):
            found.add(node.name)
    return found


@lru_cache(1)
def _language_names() -> frozenset[str]:
    from gradcli.language.names.builtins import BUILTINS
    from gradcli.language.syntax.tables import KINDS
    from gradcli.ops.names import CONSTANTS, known_functions

    functions = {name.partition(".")[0] for name in known_functions()}
    return frozenset({*BUILTINS, *CONSTANTS, *KINDS, *functions, "match", "case"})
