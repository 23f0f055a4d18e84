"""A whole program simplified: expressions in normal form, decided tests decided, no dead code."""

from gradcli.derive.algebra import normalised
from gradcli.derive.algebra.conditions import Condition
from gradcli.derive.liveness import prune
from gradcli.errors import Diagnostic
from gradcli.language import core, surface, walks
from gradcli.language.core import If, While
from gradcli.language.lower import lower
from gradcli.language.program import Program
from gradcli.language.restore import Writer, restore
from gradcli.language.unparse import unparse
from gradcli.language.walks import leaves


def simplified(program: Program) -> tuple[surface.Module, list[str]]:
    """A program that computes the same in fewer operations, and where it has a value besides.

    Imports, declarations and inputs stay.  Raises E0108 where the program has no core form.
    """
    try:
        lowered = lower(program, settled=False)
        lost: list[Condition] = []
        lowered = normalised(lowered, lost=lost)
        lowered = prune(lowered.with_body(_decided(lowered.body), lowered.outputs))
        module = restore(lowered)
    except Diagnostic as error:
        raise error.located(None, program.module.source) from None
    target, last = program.target, module.body[-1]
    if target.node is None and type(last) is surface.Expression and len(module.body) > 1:
        module = surface.Module(module.body[:-1], module.comments, module.source)
    writer = Writer(lowered)
    notes = []
    for where, base in lost:
        shown = unparse(writer.expression(base))
        notes.append(f"this has a value where {shown} is {where}; the program has none")
    return module, notes


def _decided(body: core.Body) -> core.Body:
    """A body without the branches that a constant test never takes, and what follows a jump."""
    out: list = []
    for s in body:
        match s:
            case If(test, then, orelse) if type(test) in (bool, int, float):
                out += _decided(then if test else orelse)
            case While(test, _) if type(test) in (bool, int, float) and not test:
                pass
            case _:
                out.append(walks.with_bodies(s, _decided))
        if leaves(out):
            break
    return tuple(out)
