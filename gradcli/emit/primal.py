"""A program itself in the form that is printed: lowered, with nothing named that is read once."""

from gradcli.derive.inline import inline
from gradcli.derive.numbering import numbered
from gradcli.derive.shadows import apart_from_constants
from gradcli.errors import Diagnostic
from gradcli.language import core, surface
from gradcli.language.fence import as_printing
from gradcli.language.fits import check_fits
from gradcli.language.kinds import kinds_of
from gradcli.language.lower import lower
from gradcli.language.plain import plain
from gradcli.language.program import Program
from gradcli.language.taken import names_in


def primal(program: Program) -> core.Program:
    """The core of `program`; E0109 where it has none."""
    try:
        lowered = apart_from_constants(lower(plain(program)))
        check_fits(kinds_of(lowered), program.module.source)
        own = frozenset(names_in(program, surface.walk(program.module)))
        return numbered(inline(lowered, own), own)
    except Diagnostic as error:
        raise as_printing(error.located(None, program.module.source)) from None
