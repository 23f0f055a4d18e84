"""The names that a generated name must not be."""

from functools import lru_cache

from gradcli.language.names.program import Program


def names_in(program: Program) -> set[str]:
    """Every name of a program, and of the language."""
    return {*_language_names(), *program.names}


@lru_cache(1)
def _language_names() -> frozenset[str]:
    from gradcli.language.names.builtins import BUILTINS
    from gradcli.language.syntax.tables import KINDS
    from gradcli.ops.libraries.names import CONSTANTS, known_functions

    functions = {name.partition(".")[0] for name in known_functions()}
    return frozenset({*BUILTINS, *CONSTANTS, *KINDS, *functions, "match", "case"})
