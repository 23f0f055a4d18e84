"""Tidying: the program that a transform made, as short as it can be said."""

from gradcli.core import ir, walks
from gradcli.core.alias.families import Families
from gradcli.core.alias.views import aliased
from gradcli.core.ir import Assign, Expr
from gradcli.core.liveness import prune
from gradcli.core.types.kinds import kinds_of
from gradcli.derive.algebra import normalised
from gradcli.derive.optimise.branch_merging import joined_ways
from gradcli.derive.optimise.common_subexpressions import share
from gradcli.derive.optimise.copy_propagation import without_copies
from gradcli.derive.optimise.dead_parameters import without_unread
from gradcli.derive.optimise.forward_substitution import substitute
from gradcli.derive.optimise.scalarise import picked
from gradcli.derive.optimise.statements import join_branches, plain_statements
from gradcli.derive.rules.peephole import simplify
from gradcli.derive.rules.unbroadcast import broadcast_once


def tidy(program: ir.Program, author: frozenset[str]) -> ir.Program:
    """The program, shorter, with the same outputs."""
    with program.graph.simplifying(simplify):
        program, hints = substitute(join_branches(program), author)
        program = without_unread(prune(broadcast_once(program)), author)
        program = plain_statements(picked(program, author, hints), author)
        program.taken.difference_update(set(hints.values()) - _names(program))
        program = prune(normalised(program, author, hints=hints))
        shared = share(program, hints, author)
        program = without_copies(joined_ways(shared), author)
        if program is not shared:  # a branch that only kept a value may be empty now
            program = prune(program)
        return uncopied(separate(program, author), author)


def _names(program: ir.Program) -> set[str]:
    """The names that a program and its functions assign."""
    return ir.assigned(program.body).union(*map(walks.locals_of, program.defs.values()))


# -- arrays that are written ----------------------------------------------------------------------
def separate(program: ir.Program, author: frozenset[str]) -> ir.Program:
    """The program in which no generated name is a second name of an array that is written."""
    if not program.writes:
        return program
    kinds = kinds_of(program)
    shared = Families(program, kinds, set(), vectors=False)

    def copied(s, scope):
        match s:
            case Assign((target,), (), value) if type(value) is Expr and not kinds.is_number(
                value, scope
            ):
                names = {target, *(sources := aliased(value))}
                met = names & shared.shared or id(s) in shared.copies - shared.moved
                if sources and met and not names <= author:
                    return Assign((target,), (), value.graph.node(ir.COPY, (value,)))
        return s

    return program.with_body(walks.mapped(program.body, copied), program.outputs)


def uncopied(program: ir.Program, author: frozenset[str]) -> ir.Program:
    """The program whose outputs are no copies of arrays that nothing else has any more."""
    held = [v.args[0] if type(v) is Expr and v.op is ir.COPY else v for v in program.outputs]
    names = [v.args[0] if type(v) is Expr and v.op is None else None for v in held]
    outputs = [
        v if n is not None and n not in author and names.count(n) == 1 else old
        for old, v, n in zip(program.outputs, held, names)
    ]
    return program.with_body(program.body, tuple(outputs))
