"""Functions of a program as formulas, and what calls give as a part of others.

    def f(x): return 2*x      f(x) = 2 x
    y = f(a); y + 1           f(a) + 1

A call for several results stays a step.
"""

from collections.abc import Sequence

from gradcli.core import ir, walks
from gradcli.core.ir import Call, Def, If, Leave
from gradcli.core.liveness import global_reads
from gradcli.derive.optimise.inline import inline
from gradcli.emit.latex.formulas import (
    CALLED,
    LARGE,
    Unfolded,
    fold,
    loop_names,
    read_outside,
    replaced,
    size,
)


def with_calls(program: ir.Program, author: frozenset[str]) -> ir.Program:
    """The program whose calls for one result are expressions, in the places that read them once."""
    defs = program.defs
    if not defs:
        return program
    reads, graph = global_reads(defs), program.graph
    single = {f for f, d in defs.items() if _results(d) == 1}

    def value(v):
        if type(v) is not Call or v.function not in single:
            return v
        hidden = [graph.var(n) for n in sorted(reads[v.function])]
        listed = graph.node(ir.TUPLE, v.args)
        return graph.node(CALLED, (graph.var(v.function), listed, *hidden))

    def body(statements: ir.Body) -> ir.Body:
        return tuple([walks.with_bodies(walks.with_values(s, value), body) for s in statements])

    outputs = tuple(map(value, program.outputs))
    return inline(program.with_body(body(program.body), outputs), author)


def _results(d: Def) -> int | None:
    """How many values a function returns; None where another function's results tell."""
    ways = [way for way in walks.returned(d) if not any(type(v) is Call for v in way)]
    return len(ways[0]) if ways else None


def values_of(d: Def, program: ir.Program) -> list | None:
    """The values that a function returns, by its parameters; None where it is no formula."""
    own = program.with_body(d.body, ())
    try:
        found = _returned(d.body, loop_names(own), read_outside(own))
    except Unfolded:
        return None
    return found if sum(map(size, found)) <= LARGE else None


def _returned(body: ir.Body, loops: frozenset[str], outside: dict) -> list:
    """The values of a body's returns, a choice between those of its branches."""
    held: dict[str, object] = {}

    def ended(values: Sequence) -> list:
        return [replaced(v, held) for v in values]

    for k, s in enumerate(body):
        if type(s) is Leave and s.how == "return":
            return ended(s.values)
        if type(s) is If and any(type(i) is Leave for i in ir.statements((s,))):
            rest = body[k + 1 :]
            one = _returned((*s.body, *rest), loops, outside)
            two = _returned((*s.orelse, *rest), loops, outside)
            graph = s.test.graph
            return ended([graph.node(ir.SELECT, (s.test, a, b)) for a, b in zip(one, two)])
        for name, value in fold((s,), loops, outside):
            held[name] = replaced(value, held)
    raise Unfolded
