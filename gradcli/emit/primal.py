"""A program itself in the form that is printed: lowered, with nothing named that is read once."""

from gradcli.core import ir
from gradcli.core.refusals import as_printing
from gradcli.core.types.check import check_fits
from gradcli.core.types.kinds import kinds_of
from gradcli.derive.naming.numbers import numbered
from gradcli.derive.optimise.capture_avoidance import apart_from_constants
from gradcli.derive.optimise.inline import inline
from gradcli.errors import Diagnostic
from gradcli.language.names.program import Program
from gradcli.lowering.fresh_names import names_in
from gradcli.lowering.stage import staged


def primal(program: Program) -> ir.Program:
    """The core of `program`; E0109 where it has none."""
    try:
        lowered = apart_from_constants(staged(program))
        check_fits(kinds_of(lowered), program.module.source)
        own = frozenset(names_in(program))
        return numbered(inline(lowered, own), own)
    except Diagnostic as error:
        raise as_printing(error.located(None, program.module.source)) from None
