"""Arrays of zeros whose elements are indices or counts: they are of whole numbers from the start.

A list of Python's holds whole numbers as such, and so does np.zeros(n, dtype=int); np.zeros(n) has
reals, which are no indices.
"""

from gradcli.core import ir, walks
from gradcli.core.flow import Edge, Flow, Place, Scope, reached
from gradcli.core.ir import Assign, Expr
from gradcli.core.types.dtypes import WHOLE, Dtypes
from gradcli.core.types.kind_rules import INTEGRAL
from gradcli.core.types.kinds import kinds_of
from gradcli.lowering.checks.indices import real_indices
from gradcli.lowering.library.array_makers import OF_WHOLE


def with_whole_lists(program: ir.Program) -> ir.Program:
    """The program, in which arrays that indices are taken from are of whole numbers, where all that
    is written to their elements is, or may be where the index is surely one of them."""
    found = real_indices(program, surely=False)
    if not found:
        return program

    def whole(s: ir.Statement, scope: Scope) -> ir.Statement:
        if type(s) is not Assign or s.index or (scope, *s.targets) not in wanted:
            return s
        if type(s.value) is not Expr or not _is_made(s.value):
            return s
        filled = s.value.args[0], OF_WHOLE[s.value.op.name]
        return Assign(s.targets, (), s.value.graph.node(ir.constant_form("full"), filled))

    flow = kinds_of(program).flow
    wanted = _made([(scope, part) for scope, part, _ in found], flow)
    sure = _made([(scope, part) for scope, part, _ in real_indices(program)], flow)
    while wanted:
        new = program.with_body(walks.mapped(program.body, whole), program.outputs)
        after = Dtypes(new)
        given = [(e.place, after.given(e)) for e in after.flow.writes if e.place in wanted]
        wrong = {p for p, kinds in given if not kinds & WHOLE or (p not in sure and kinds & ~WHOLE)}
        if not wrong:
            return new
        wanted -= wrong
    return program


def _made(values: list[tuple[Scope, object]], flow: Flow) -> set[Place]:
    """The names that are given arrays of zeros, of those that values are elements of."""
    into: dict[Place, list[Edge]] = {}
    for edge in flow.edges:
        into.setdefault(edge.place, []).append(edge)

    def sources(place: Place) -> set[Place]:
        return {p for edge in into.get(place, ()) for p in _elements(flow, edge.value, edge.home)}

    start = {place for scope, value in values for place in _elements(flow, value, scope)}
    places = reached(start, sources)
    return {p for p in places if any(_is_made(edge.value) for edge in flow.into.get(p, ()))}


def _elements(flow: Flow, value, scope: Scope) -> set[Place]:
    """The names whose elements those of a value may be."""
    return {flow.place(name, scope) for name in walks.leaves_of(value, _through)}


def _through(node: Expr) -> tuple:
    keeps = node.op.result_dtype in (*INTEGRAL, "others") or node.op.elementwise
    return node.args if keeps else ()


def _is_made(value) -> bool:
    return type(value) is Expr and value.op is not None and value.op.name in OF_WHOLE
