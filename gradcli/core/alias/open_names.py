"""Names of undeclared inputs: what they stand for may be an array, which `+=` would write to."""

from gradcli.core import ir
from gradcli.core.alias.views import aliased
from gradcli.core.ir import Expr
from gradcli.core.types.kinds import Kinds, Scope, kinds_of
from gradcli.core.types.reals import Place, gives


def open_names(program: ir.Program) -> set[Place]:
    """The names that may stand for what an input has that nothing says to be no array, as what is
    the largest of some is."""
    found = {(None, name) for name, (_, shape) in program.inputs.items() if shape is None}
    kinds, given, count = kinds_of(program), gives(program) if found else {}, 0
    while len(found) > count:
        count = len(found)
        for place, values in given.items():
            if any(not found.isdisjoint(_sources(v, home, kinds)) for home, v in values):
                found.add(place)
    return found


def _sources(value, scope: Scope, kinds: Kinds) -> set[Place]:
    """The places of what a value may be, or be a part of."""
    if type(value) is tuple:
        return {value}
    if type(value) is not Expr or value.op in (ir.MAX, ir.MIN):
        return set()
    return {(kinds.scope(name, scope), name) for name in aliased(value, _items)}


def _items(node: Expr) -> tuple:
    """What a list has as it is: an element may be an array, as a part of another."""
    is_list = node.op in (ir.ARRAY, ir.COPY) or node.op.name == "concatenate"
    return node.args if is_list else ()
