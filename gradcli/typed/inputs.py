"""Which inputs of a program are vectors in C, and the types of all else that follow."""

from copy import copy
from itertools import chain, combinations

from gradcli.core import ir, walks
from gradcli.core.ir import Call
from gradcli.core.types.kind_rules import axes_of
from gradcli.core.types.kinds import Scope, kinds_of
from gradcli.errors import Diagnostic
from gradcli.language.syntax.surface import Declare
from gradcli.typed.demands import PRODUCTS
from gradcli.typed.infer import Types, literal_axes
from gradcli.typed.refusals import Misfit, refuse

UNSURE = 4  # inputs of which all ways of being numbers or arrays are tried


def types_of(program: ir.Program) -> Types:
    """The types of a program; E0109 for what has no form in C.

    An input that is not declared, and of which its uses do not say so, is a number or a vector as
    types go together only with one of these; where they do with both, it has to be declared, and so
    have the factors of a product @, which may be matrices.  One that nothing reads is a number.
    """
    types = Types(program)
    read = ir.mask([*walks.values(program.body), *program.outputs])
    declared = {s.name for s in program.header if type(s) is Declare}
    unsure = [
        p.name for p in types.parameters
        if p.kind == "any" and not p.shape and literal_axes(p.default) is None
        and p.name not in declared and read & types.graph.bit(p.name)
    ]  # fmt: skip
    sure = frozenset(p.name for p in types.parameters if p.kind == "vector")
    if not unsure:
        types.infer(dict.fromkeys(sure, 1))
        return types
    ways, lacking = [], None
    subsets = (combinations(unsure, k) for k in range(len(unsure) + 1))
    for some in chain.from_iterable(subsets) if len(unsure) <= UNSURE else ():
        try:
            (way := copy(types)).infer(dict.fromkeys({*sure, *some}, 1))
            ways.append(way)
        except Misfit:
            continue
        except Diagnostic as error:  # types may be these: it is C that has no words for them
            lacking = lacking or error
    if lacking:
        raise lacking
    if len(ways) == 1:
        _check_products(ways[0], frozenset(unsure))
        return ways[0]
    which = f"inputs {', '.join(unsure)} may each" if unsure[1:] else f"input {unsure[0]} may"
    refuse(
        f"a program whose {which} be a number or an array of any shape",
        types.graph.var(unsure[0]),
        help=f"declare {'them' if unsure[1:] else 'it'}: {unsure[0]}: float for a number, "
        f"{unsure[0]}: float[3] for an array",
    )


def _check_products(types: Types, unsure: frozenset[str]) -> None:
    """Raise E0109 where inputs that nothing declares are the factors of @: vectors go together, but
    so do matrices.  Where the shape of another input is declared, it tells which of them are."""
    if any(shape for _, shape in types.program.inputs.values()):
        return
    kinds = kinds_of(types.program)
    values: list[tuple[Scope, object]] = [(None, v) for v in types.program.outputs]
    values += [(scope, v) for scope, s in types.blocks for v in ir.reads(s)]
    for scope, value in values:
        for node in ir.postorder(value.args if type(value) is Call else (value,)):
            factors = node.args if node.op is not None and node.op.name in PRODUCTS else ()
            if any(axes_of(kinds.of(a, scope)) is not None for a in factors):
                continue  # the axes of one tell those of the other
            if names := sorted(ir.names(*factors) & unsure):
                such = ", ".join(names)
                refuse(
                    f"a product of {such}, which may be {'matrices' if names[1:] else 'a matrix'},",
                    node,
                    help=f"declare {'them' if names[1:] else 'it'}: {names[0]}: float[3] for a "
                    f"vector, {names[0]}: float[3, 3] for a matrix",
                )
