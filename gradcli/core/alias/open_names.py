"""Names of undeclared inputs: what they stand for may be an array, which `+=` would write to."""

from gradcli.core import ir
from gradcli.core.alias.views import aliased
from gradcli.core.flow import Edge, Flow, Place, reached
from gradcli.core.ir import Expr
from gradcli.core.types.kinds import kinds_of


def open_names(program: ir.Program) -> set[Place]:
    """The names that may stand for what an input has that nothing says to be no array, as what is
    the largest of some is."""
    start = {(None, name) for name, (_, shape) in program.inputs.items() if shape is None}
    after: dict[Place, set[Place]] = {}
    if not start:
        return set()
    flow = kinds_of(program).flow
    for edge in flow.whole:
        for source in _sources(edge, flow):
            after.setdefault(source, set()).add(edge.place)
    return reached(start, lambda place: after.get(place, ()))


def _sources(edge: Edge, flow: Flow) -> set[Place]:
    """The places of what a value may be, or be a part of."""
    if type(edge.value) is not Expr or edge.value.op in (ir.MAX, ir.MIN):
        return set()
    return {flow.place(name, edge.home) for name in aliased(edge.value, _items)}


def _items(node: Expr) -> tuple:
    """What a list has as it is: an element may be an array, as a part of another."""
    is_list = node.op in (ir.ARRAY, ir.COPY) or node.op.shape == "joined"
    return node.args if is_list else ()
