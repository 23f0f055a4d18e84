"""Statements as formulas: straight-line code, sums, products and choices, where they are such.

    s += e  in a loop over i, with nothing else      s + sum over i of e
    s *= e  likewise                                 s times the product over i of e
    if t: y = a; else: y = b                         y = a if t else b

What the names of a block hold is put into the places that read them, so that a formula is left;
a name of the author's that is read several times, and what is large, stays a step of its own.
"""

from typing import NamedTuple

from gradcli.emit.latex_expressions import VERSION
from gradcli.language import core
from gradcli.language.core import Assign, Call, Expr, For, If, rebuild, same
from gradcli.ops.arithmetic import add, mul, sub
from gradcli.ops.table import STATIC, Op

# Over an index: the term, the index, its first and its last value
SUMMED = Op("sum over", (STATIC,) * 4)
MULTIPLIED = Op("product over", (STATIC,) * 4)
LARGE = 40  # operations, from which on a value is a step of its own


class Formula(NamedTuple):
    """The steps of a block, (name, value) in order, and the values of its outputs."""

    steps: list[tuple[str, object]]
    outputs: list


class Unfolded(Exception):
    """A block that is no formula: a loop or a jump of it stays as it is."""


def formula(program: core.Program, author: frozenset[str]) -> Formula | None:
    """The program as one formula for each output; None where its loops are more than sums."""
    try:
        straight = fold(program.body, _loop_names(program))
    except Unfolded:
        return None
    return _put_in(straight, program.outputs, author, program.graph)


def _loop_names(program: core.Program) -> frozenset[str]:
    """The names of loops that nothing assigns otherwise, and nothing after a loop reads."""
    loops = {s.name for s in core.statements(program.body) if type(s) is For}
    given = {t for s in core.statements(program.body) if type(s) is Assign for t in s.targets}
    outside: set[str] = set(core.names(*program.outputs))

    def walk(body, inside: frozenset[str]) -> None:
        for s in body:
            outside.update(core.names(*core.reads(s)) - inside)
            for inner in core.bodies(s):
                walk(inner, inside | {s.name} if type(s) is For else inside)

    walk(program.body, frozenset())
    return frozenset(loops - given - outside)


# -- loops and choices ----------------------------------------------------------------------------
def fold(body, loops: frozenset[str]) -> list[tuple[str, object]]:
    """The block as (name, value) pairs in order; Unfolded where that cannot be."""
    out: list[tuple[str, object]] = []
    for s in body:
        match s:
            case Assign((target,), (), value) if type(value) is not Call:
                out.append((target, value))
            case For(name, start, stop, step, _, inner) if name in loops and same(step, 1):
                out.append(_accumulated(name, start, stop, fold(inner, loops)))
            case If(test, then, orelse):
                out += _chosen(test, fold(then, loops), fold(orelse, loops))
            case _:
                raise Unfolded
    return out


def _accumulated(index: str, start, stop, inner: list[tuple[str, object]]) -> tuple[str, object]:
    """What a loop adds to, or multiplies into, the one name that it carries from turn to turn."""
    if not inner:
        raise Unfolded
    target, value = inner[-1]
    held: dict[str, object] = {}
    for name, given in inner[:-1]:
        held[name] = replaced(given, held)
    value = replaced(value, held)
    if target in held or type(value) is not Expr or value.op is None:
        raise Unfolded
    row, (left, *rest) = value.op, value.args
    variable = value.graph.var(target)
    if row in (add.op, mul.op) and left is not variable:
        left, *rest = value.args[::-1]
    over = {add.op: SUMMED, sub.op: SUMMED, mul.op: MULTIPLIED}.get(row)
    if over is None or left is not variable or len(rest) != 1:
        raise Unfolded
    (term,) = rest
    if core.names(term) & {target, *held} or index in core.names(start, stop):
        raise Unfolded
    graph = value.graph
    whole = graph.node(over, (term, graph.var(index), start, _last(stop, graph)))
    return target, graph.node(row, (variable, whole))


def _last(stop, graph: core.Graph):
    """stop - 1."""
    if type(stop) is not Expr:
        return stop - 1
    if stop.op is add.op and same(stop.args[1], 1):
        return stop.args[0]
    return graph.node(sub.op, (stop, 1))


def _chosen(test, then: list, orelse: list) -> list[tuple[str, object]]:
    """For each name that a branch assigns the choice between its two values."""
    ends = []
    for branch in (then, orelse):
        held: dict[str, object] = {}
        for name, value in branch:
            held[name] = replaced(value, held)
        ends.append(held)
    one, two = ends
    names = list(dict.fromkeys((*one, *two)))
    if type(test) is not Expr or any(n in core.names(test) for n in names[:-1]):
        raise Unfolded
    graph = test.graph
    values = [(n, one.get(n, graph.var(n)), two.get(n, graph.var(n))) for n in names]
    earlier: set[str] = set()
    for n, a, b in values:
        if core.names(a, b) & earlier:
            raise Unfolded
        earlier.add(n)
    return [(n, graph.node(core.SELECT, (test, a, b))) for n, a, b in values]


def replaced(value, held: dict):
    """`value` with what `held` has for its names put in."""
    if type(value) is not Expr:
        return value
    used = value.names & held.keys()
    return rebuild(value, {value.graph.var(n): held[n] for n in used}) if used else value


# -- one formula ----------------------------------------------------------------------------------
def _put_in(straight: list, outputs: tuple, author: frozenset[str], graph: core.Graph) -> Formula:
    times: dict[str, int] = {}
    reads: dict[str, int] = {}
    for name, _ in straight:
        times[name] = times.get(name, 0) + 1
    for value in (*(v for _, v in straight), *outputs):
        for node in core.postorder([value]):
            for a in (*node.parts, *((node,) if node is value else ())):
                if type(a) is Expr and a.op is None:
                    reads[a.args[0]] = reads.get(a.args[0], 0) + 1
    held: dict[str, object] = {}
    steps: list[tuple[str, object]] = []
    count: dict[str, int] = {}
    for name, value in straight:
        value = replaced(value, held)
        kept = name in author and times[name] == 1 and reads.get(name, 0) > 1 and _size(value) > 1
        if not kept and _size(value) <= LARGE:
            held[name] = value
            continue
        count[name] = count.get(name, 0) + 1
        label = name if times[name] == 1 else f"{name}{VERSION}{count[name]}"
        steps.append((label, value))
        held[name] = graph.var(label)
    return Formula(steps, [replaced(v, held) for v in outputs])


def _size(value) -> int:
    """How many operations the text of a value has."""
    size: dict[int, int] = {}
    for node in core.postorder([value]):
        below = sum(size[id(a)] for a in node.parts if type(a) is Expr)
        size[id(node)] = below + (node.op is not None)
    return size[id(value)] if type(value) is Expr else 0
