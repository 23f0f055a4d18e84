"""The front end: a resolved program becomes one of the core, for every command that asks.

Rewriting is asked first, and staging where that refuses; what both refuse is refused in the words
of the first.
"""

from gradcli.core import ir
from gradcli.errors import Diagnostic
from gradcli.language.names.program import Program
from gradcli.lowering.passes.pipeline import plain
from gradcli.lowering.plain.lower import lower


def core_of(program: Program) -> ir.Program:
    """The core form of a program; a Diagnostic E0108 where it has none."""
    try:
        return rewritten(program)
    except Diagnostic as refused:
        if refused.code != "E0108":
            raise
        from gradcli.lowering.stage import staged

        try:
            return staged(program)
        except Diagnostic:
            raise refused from None


def rewritten(program: Program) -> ir.Program:
    """The core form of a program by rewriting alone; E0108 where that has none."""
    return lower(plain(program))
