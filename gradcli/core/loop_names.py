"""Loops that share a name have a name each, where slices start at it.

How far `x[i:i + w]` reaches is asked of all loops that i is of; of the one that it stands in it may
be known.
"""

from gradcli.core import ir, walks
from gradcli.core.ir import Body, Def, Expr, For, Statement


def with_own_loop_names(program: ir.Program) -> ir.Program:
    """The program with names of their own for such loops, where they alone give and read it."""
    starts = _starts(program)
    if not starts:
        return program
    defs = program.defs.values()
    shared = ir.names(*program.outputs).union(*map(walks.read_from_outside, defs))
    top = iter(_apart(walks.top_level(program), starts - shared, program.taken))
    body = tuple(
        Def(s.name, s.parameters, _apart(s.body, starts, program.taken), span=s.span)
        if type(s) is Def
        else next(top)
        for s in program.body
    )
    return program.with_body(body, program.outputs)


def _starts(program: ir.Program) -> set[str]:
    """The names that slices start at."""
    if ir.SLICE not in program.graph.rows:
        return set()
    nodes = ir.postorder(walks.expressions([*walks.values(program.body), *program.outputs]))
    slices = (node for node in nodes if node.op is ir.SLICE and type(node.args[0]) is Expr)
    return set().union(*(node.args[0].names for node in slices))


def _apart(body: Body, starts: set[str], taken: set[str]) -> Body:
    for name in sorted(starts):
        loops = _loops(body, name)
        inside = sum(_reads(s, name) for loop in loops for s in ir.statements(loop.body))
        everywhere = sum(_reads(s, name) for s in ir.statements(body))
        given = sum(name in ir.given(s) for s in ir.statements(body))
        if len(loops) > 1 and inside == everywhere and given == len(loops):
            body = _renamed(body, name, taken, loops[0])
    return body


def _reads(s: Statement, name: str) -> bool:
    return name in ir.names(*ir.reads(s))


def _loops(body: Body, name: str) -> list[For]:
    """The outermost loops of a name."""
    found: list[For] = []
    for s in body:
        if type(s) is For and s.name == name:
            found.append(s)
        else:
            found += [loop for inner in ir.bodies(s) for loop in _loops(inner, name)]
    return found


def _renamed(body: Body, name: str, taken: set[str], first: For) -> Body:
    """A body with new names for all loops of a name but the first."""
    out: list[Statement] = []
    for s in body:
        if type(s) is For and s.name == name:
            out.append(s if s is first else walks.renamed(s, {name: ir.fresh(taken, name)}))
        else:
            out.append(walks.with_bodies(s, lambda inner: _renamed(inner, name, taken, first)))
    return tuple(out)
