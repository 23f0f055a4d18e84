"""Tuples in what is differentiated as a program: shapes and indices, and what functions return.

The core's tuple carries no derivative.  So it may hold integers and slices; reals go from name to
name only where a tuple is taken apart at once, as in `a, b = b, a` and `a, b = f(x)`.
"""

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Call, Expr
from gradcli.core.refusals import refuse
from gradcli.core.types.kinds import kinds_of
from gradcli.errors import Source, Span
from gradcli.language.names.program import Program

# of tuples and calls, by identity: the node itself, which keeps its identity, and where it stands
Spans = dict[int, tuple[Expr | Call, Span | None]]


def check_tuples(program: ir.Program, resolved: Program, spans: Spans, source: Source) -> None:
    """Raise where a real number may be in a tuple, or a function's results are not taken apart."""
    _check_calls(program, spans, source)
    if ir.TUPLE not in program.graph.rows:
        return
    whole = {name for name, given in resolved.inputs.items() if given.integer_at is not None}
    outputs = [(None, v) for v in program.outputs]
    reads = [(None, v) for v in walks.values(program.body)]
    if not any(_tuples(value, whole) for _, value in (*reads, *outputs)):
        return
    kinds = kinds_of(program)
    for scope, value in [(sc, v) for sc, s in kinds.blocks for v in ir.reads(s)] + outputs:
        for node in _tuples(value, whole):
            if any(kinds.of(part, scope) not in ("bool", "int", "slice") for part in node.parts):
                raise refuse("tuple", _span(node, spans), source)


def _tuples(value, whole: set[str]) -> list[Expr]:
    """The tuples in a value that hold more than plain numbers and integer inputs."""
    roots = value.args if type(value) is Call else (value,)
    return [
        node
        for node in ir.postorder(roots)
        if node.op is ir.TUPLE
        and any(type(part) is Expr and not part.names <= whole for part in node.parts)
    ]


def _span(node, spans: Spans) -> Span | None:
    return spans[id(node)][1] if id(node) in spans else None


def _check_calls(program: ir.Program, spans: Spans, source: Source) -> None:
    """Raise where a call gives another number of values than its place takes."""
    given = {name: {*map(len, walks.returned(d))} for name, d in program.defs.items()}
    for s in ir.statements(program.body):
        if type(s) is not Assign or type(s.value) is not Call or s.value.function not in given:
            continue
        if given[s.value.function] != {len(s.targets)}:
            raise refuse("results", _span(s.value, spans), source)
