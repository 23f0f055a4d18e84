"""Names of functions that the top level has too: new ones, where calls read the top level's.

A derivative names cotangents after what they are of, and in C what a function reads of the top
level is passed to it by name, through those that call it.
"""

from collections.abc import Mapping, Set

from gradcli.core import ir, walks
from gradcli.core.ir import Def
from gradcli.core.liveness import global_reads


def without_shadows(program: ir.Program) -> ir.Program:
    """The program in which no local name is one that its function, or one that it calls, reads of
    the top level, or one of the language's own that the program reads."""
    reads = global_reads(program.defs)
    return _with_own_names(program, {f: {*read, *program.constants} for f, read in reads.items()})


def apart_from_constants(program: ir.Program) -> ir.Program:
    """The program in which no local name is one of the language's own that the program reads."""
    return _with_own_names(program, dict.fromkeys(program.defs, program.constants.keys()))


def _with_own_names(program: ir.Program, others: Mapping[str, Set[str]]) -> ir.Program:
    """The program with new names for what is local to a function and one of its `others`."""
    new = {
        f: {n: ir.fresh(program.taken, n) for n in sorted(walks.locals_of(d) & others[f])}
        for f, d in program.defs.items()
    }
    if not any(new.values()):
        return program
    body = [walks.renamed(s, new[s.name]) if type(s) is Def else s for s in program.body]
    return program.with_body(tuple(body), program.outputs)
