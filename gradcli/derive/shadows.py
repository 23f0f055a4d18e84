"""Names of functions that the top level has too: new ones, where calls read the top level's.

A derivative names cotangents after what they are of, and in C what a function reads of the top
level is passed to it by name, through those that call it.
"""

from gradcli.derive.liveness import global_reads
from gradcli.language import core
from gradcli.language.core import Assign, Def, For, If, Leave, While, assert_never


def without_shadows(program: core.Program) -> core.Program:
    """The program in which no local name is one that its function, or one that it calls, reads of
    the top level."""
    defs = {s.name: s for s in program.body if type(s) is Def}
    read = global_reads(defs)
    renamed = {}
    for f, d in defs.items():
        own = set(d.parameters) | core.assigned(d.body)
        renamed[f] = {name: core.fresh(program.taken, name) for name in sorted(own & read[f])}
    if not any(renamed.values()):
        return program
    body = tuple(_renamed(s, program.graph, renamed.get(s.name)) if type(s) is Def else s
                 for s in program.body)  # fmt: skip
    return program.with_body(body, program.outputs)


def _renamed(s: core.Statement, graph: core.Graph, names: dict[str, str] | None):
    """A statement with other names for some."""
    if not names:
        return s
    change = {graph.var(old): graph.var(new) for old, new in names.items()}

    def value(v):
        return core.rebuild(v, change)

    def name(n: str) -> str:
        return names.get(n, n)

    def body(inner: core.Body) -> core.Body:
        return tuple(_renamed(part, graph, names) for part in inner)

    match s:
        case Assign(targets, index, given):
            return Assign(tuple(map(name, targets)), tuple(map(value, index)), value(given))
        case If(test, then, orelse):
            return If(value(test), body(then), body(orelse))
        case For(counter, start, stop, step, reverse, inner):
            return For(name(counter), *map(value, (start, stop, step)), reverse, body(inner))
        case While(test, inner):
            return While(value(test), body(inner))
        case Leave(how, values):
            return Leave(how, tuple(map(value, values)))
        case Def(own, parameters, inner):
            return Def(own, tuple(map(name, parameters)), body(inner))
    assert_never(s)
