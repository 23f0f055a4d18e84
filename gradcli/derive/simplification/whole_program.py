"""A whole program simplified: expressions in normal form, decided tests decided, no dead code."""

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, If, While
from gradcli.core.liveness import prune
from gradcli.core.types.kinds import Scope, kinds_of
from gradcli.core.walks import leaves
from gradcli.derive.algebra import normalised
from gradcli.derive.algebra.conditions import Lost
from gradcli.errors import Diagnostic
from gradcli.language.names.program import Program
from gradcli.language.printing.unparse import unparse
from gradcli.language.syntax import surface
from gradcli.lowering.raising.restore import Writer, restore
from gradcli.lowering.stage import staged
from gradcli.ops.arithmetic import pos

GAINS_AND_LOSES = (
    "this has a value where {}; the program has none",
    "this has no value where {}; the program has one",
)


def simplified(program: Program) -> tuple[surface.Module, list[str]]:
    """A program that computes the same in fewer operations, and where it has a value besides.

    Imports, declarations and inputs stay.  Raises E0108 where the program has no core form.
    """
    try:
        lowered = staged(program, settled=False)
        lost = Lost()
        given = lowered
        lowered = _with_values_of_their_own(normalised(lowered, lost=lost), given, program)
        lowered = prune(lowered.with_body(_decided(lowered.body), lowered.outputs))
        module = restore(lowered)
    except Diagnostic as error:
        raise error.located(None, program.module.source) from None
    target, last = program.target, module.body[-1]
    assert target is not None
    if target.node is None and type(last) is surface.Expression and len(module.body) > 1:
        module = surface.Module(module.body[:-1], module.comments, module.source)
    writer = Writer(lowered)
    notes = []
    for has, conditions in zip(GAINS_AND_LOSES, (lost.conditions, lost.new)):
        for where, base, _ in conditions:
            notes.append(has.format(f"{unparse(writer.expression(base))} is {where}"))
    return module, notes


def _with_values_of_their_own(
    program: ir.Program, given: ir.Program, author: Program
) -> ir.Program:
    """The program, in which a name that is changed in place is no second name of an array because
    its value is simpler now: `z = x*1` before `z += y` is `z = +x`, which is new too."""
    changed = changed_in_place(author)
    if not changed:
        return program
    same = {key for s in ir.statements(given.body) if (key := _second_name(s))}
    kinds = kinds_of(program)
    is_open = any(not i.declared and i.default is None for i in author.inputs.values())

    def given_own(s: ir.Statement, scope: Scope) -> ir.Statement:
        key = _second_name(s)
        if key is None or key in same or key[0] not in changed:
            return s
        value = s.value if isinstance(s, Assign) else None
        if not isinstance(value, ir.Expr):
            return s
        if kinds.is_number(value, scope) and not is_open:  # an open input may be an array
            return s
        return Assign(key[:1], (), value.graph.intern(pos.op, (value,)))

    return program.with_body(walks.mapped(program.body, given_own), program.outputs)


def changed_in_place(program: Program) -> set[str]:
    """The names that a program changes in place where they are arrays, by += or an element."""
    nodes = [node for top in program.module.body for node in surface.walk(top)]
    added = [node.target for node in nodes if type(node) is surface.AugAssign]
    found = {target.id for target in added if type(target) is surface.Name}
    return found.union(*[scope.writes for scope in program.scope.walk()])


def _second_name(s: ir.Statement) -> tuple[str, str] | None:
    """The two names of a statement `a = b`; None of any other."""
    match s:
        case Assign((target,), (), ir.Expr(op=None, args=(name, *_))):
            return target, name
    return None


def _decided(body: ir.Body) -> ir.Body:
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
