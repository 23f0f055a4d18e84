"""Statements as formulas: straight-line code, sums, products and choices, where they are such.

    s += e  in a loop over i         s + sum over i of e
    s *= e  likewise                 s times the product over i of e
    if t: y = a; else: y = b         y = a if t else b

What the names of a block hold is put into the places that read them, so that a formula is left;
a name of the author's that is read several times, what is worked out of calls for several places,
and what is large, stays a step of its own.
"""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Call, Def, Expr, For, If, rebuild, same
from gradcli.emit.latex.names import VERSION
from gradcli.ops.arithmetic import add, div, mul, neg, sub
from gradcli.ops.rows import STATIC, Op

# Over an index: the term, the index, its first and its last value
SUMMED = Op("sum over", (STATIC,) * 4)
MULTIPLIED = Op("product over", (STATIC,) * 4)
# The result of a function: its name, its arguments, and the names of the top level that it reads
CALLED = Op("called", (STATIC,), variadic=True)
OVER = (SUMMED, MULTIPLIED)
SUMS, PRODUCTS = (add.op, sub.op), (mul.op, div.op)
INDICES = "ijklmpqr"  # names for the index of a sum within another over the same name
LARGE = 40  # operations, from which on a value is a step of its own
PART = 12  # operations, from which on a name of a large value is one too


class Formula(NamedTuple):
    """The steps of a block, (name, value) in order, and the values of its outputs."""

    steps: list[tuple[str, object]]
    outputs: list


class Unfolded(Exception):
    """A block that is no formula: a loop or a jump of it stays as it is."""


def formula(program: ir.Program, author: frozenset[str]) -> Formula | None:
    """The program as one formula for each output; None where its loops are more than sums.

    Its functions are left out.
    """
    body = tuple(s for s in program.body if type(s) is not Def)
    try:
        straight = fold(body, loop_names(program), read_outside(program))
    except Unfolded:
        return None
    return _put_in(straight, program.outputs, author, program.graph)


def read_outside(program: ir.Program) -> dict[int, set[str]]:
    """For each loop and branch, by identity, the names that are read outside of its bodies."""

    whole = walks.readers(program.body) + Counter(ir.names(*program.outputs))
    found = [s for s in ir.statements(program.body) if type(s) in (For, If)]
    return {id(s): set(whole - sum(map(walks.readers, ir.bodies(s)), Counter())) for s in found}


def loop_names(program: ir.Program) -> frozenset[str]:
    """The names of loops that nothing assigns otherwise, and nothing after a loop reads."""
    loops = {s.name for s in ir.statements(program.body) if type(s) is For}
    given = {t for s in ir.statements(program.body) if type(s) is Assign for t in s.targets}
    outside: set[str] = set(ir.names(*program.outputs))

    def walk(body, inside: frozenset[str]) -> None:
        for s in body:
            outside.update(ir.names(*ir.reads(s)) - inside)
            for inner in ir.bodies(s):
                walk(inner, inside | {s.name} if type(s) is For else inside)

    walk(program.body, frozenset())
    return frozenset(loops - given - outside)


# -- loops and choices ----------------------------------------------------------------------------
def fold(body, loops: frozenset[str], outside: dict[int, set[str]]) -> list[tuple[str, object]]:
    """The block as (name, value) pairs in order; Unfolded where that cannot be.

    loops: the names of loops that only they assign and read; outside: as of `read_outside`.
    """
    out: list[tuple[str, object]] = []
    for s in body:
        match s:
            case Assign((target,), (), value) if type(value) is not Call:
                out.append((target, value))
            case For(name, start, stop, step, _, inner) if name in loops and same(step, 1):
                turn = fold(inner, loops, outside)
                out += _accumulated(name, start, stop, turn, outside[id(s)])
            case If(test, then, orelse):
                arms = [fold(arm, loops, outside) for arm in (then, orelse)]
                own = _own_names(arms, outside[id(s)])
                out += [(n, value) for arm in arms for n, value in arm if n in own]
                out += _chosen(
                    test, *([pair for pair in arm if pair[0] not in own] for arm in arms)
                )
            case _:
                raise Unfolded
    return out


def _accumulated(
    index: str, start, stop, turn: list[tuple[str, object]], outside: set[str]
) -> list[tuple[str, object]]:
    """What a loop adds to, or multiplies into, each name that it carries from turn to turn."""
    held: dict[str, ir.Value] = {}
    for name, value in turn:
        held[name] = replaced(value, held)
    if not held or {index, *held} & ir.names(start, stop):
        raise Unfolded
    out = []
    for name, value in held.items():
        grown = _growth(value, name)
        if grown is None or held.keys() & ir.names(grown[1]):
            if name in outside:
                raise Unfolded
            continue  # which a turn works out for itself
        row, term = grown
        graph = value.graph
        over = MULTIPLIED if row is mul.op else SUMMED
        whole = graph.node(over, (term, graph.var(index), start, before(stop, graph)))
        out.append((name, graph.node(row, (graph.var(name), whole))))
    return out


def _growth(value, name: str) -> tuple[Op, object] | None:
    """The row and the term by which a turn makes `value` of a name: x + term, x - term, x*term."""
    if type(value) is not Expr or value.op is None:
        return None
    graph, variable = value.graph, value.graph.var(name)
    if value.op is ir.SELECT:
        test, one, two = value.args
        return _chosen_growth(test, one, two, name)
    rows = SUMS if value.op in SUMS else PRODUCTS
    parts, node = [], value
    while type(node) is Expr and node.op in rows:
        left, right = node.args
        if right is variable and node.op in (add.op, mul.op):
            left, right = right, left
        parts.append((node.op, right))
        node = left
    if node is not variable:
        return None
    (row, term), *more = reversed(parts)
    if row is div.op:
        row, term = mul.op, graph.node(div.op, (1, term))
    if row is sub.op and more:
        row, term = add.op, graph.node(neg.op, (term,))
    for op, part in more:
        term = graph.node(op, (term, part))
    return row, term


def _chosen_growth(test, one, two, name: str) -> tuple[Op, object] | None:
    """The growth of a choice, one side of which may leave the name as it is."""
    graph = test.graph
    grown = [None if v is graph.var(name) else _growth(v, name) for v in (one, two)]
    rows = {found[0] for found in grown if found is not None}
    changed = sum(v is not graph.var(name) for v in (one, two))
    if len(rows) != 1 or changed != sum(found is not None for found in grown):
        return None
    (row,) = rows
    unit = 1 if row is mul.op else 0
    return row, graph.node(ir.SELECT, (test, *(unit if g is None else g[1] for g in grown)))


def before(stop, graph: ir.Graph, by: int = 1):
    """stop - by, n of n + 1."""
    if type(stop) is not Expr:
        return stop - by
    if stop.op in SUMS and type(stop.args[1]) is int:
        by += stop.args[1] if stop.op is sub.op else -stop.args[1]
        stop = stop.args[0]
    if not by:
        return stop
    return graph.node(sub.op, (stop, by)) if by > 0 else graph.node(add.op, (stop, -by))


def _own_names(arms: list, outside: set[str]) -> set[str]:
    """The names that one arm of a branch gives a value, once, and that it alone reads, thereafter.

    What they hold is said before the choice, so it must read nothing else that an arm changes.
    """
    times = Counter(name for arm in arms for name, _ in arm)
    found = {name for name, count in times.items() if count == 1} - outside
    for arm in arms:
        given: set[str] = set()
        for name, value in arm:
            found -= ir.names(value) - given
            given.add(name)
    for arm in arms:
        for name, value in arm:  # in order: each reads what stands before it
            if ir.names(value) & (times.keys() - found):
                found.discard(name)
    return found


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
    if type(test) is not Expr or any(n in ir.names(test) for n in names[:-1]):
        raise Unfolded
    graph = test.graph
    values = [(n, one.get(n, graph.var(n)), two.get(n, graph.var(n))) for n in names]
    earlier: set[str] = set()
    for n, a, b in values:
        if ir.names(a, b) & earlier:
            raise Unfolded
        earlier.add(n)
    return [(n, graph.node(ir.SELECT, (test, a, b))) for n, a, b in values]


def replaced(value, held: dict):
    """`value` with what `held` has for its names put in."""
    if type(value) is not Expr:
        return value
    used = value.names & held.keys()
    return rebuild(value, {value.graph.var(n): held[n] for n in used}) if used else value


def _reads(value) -> Iterator[str]:
    """The names that a value is written with, each as often as it stands there."""
    for node in ir.postorder([value]):
        for a in (*node.parts, *((node,) if node is value else ())):
            if type(a) is Expr and a.op is None:
                yield a.args[0]


# -- one formula ----------------------------------------------------------------------------------
def _put_in(straight: list, outputs: tuple, author: frozenset[str], graph: ir.Graph) -> Formula:
    times = Counter(name for name, _ in straight)
    reads = Counter(name for v in (*(v for _, v in straight), *outputs) for name in _reads(v))
    held: dict[str, object] = {}
    steps: list[tuple[str, object]] = []
    count: dict[str, int] = {}
    for name, written in straight:
        value = replaced(written, held)
        if size(value) > LARGE:
            read = ir.names(written)
            for part in [n for n in held if n in read and times[n] == 1]:
                if size(held[part]) >= PART:
                    steps.append((part, held[part]))
                    held[part] = graph.var(part)
            value = replaced(written, held)
        kept = name in author and times[name] == 1 and reads.get(name, 0) > 1 and size(value) > 1
        kept = kept or (reads.get(name, 0) > 1 and _works_with_calls(value))
        if not kept and size(value) <= LARGE:
            held[name] = value
            continue
        count[name] = count.get(name, 0) + 1
        label = name if times[name] == 1 else f"{name}{VERSION}{count[name]}"
        steps.append((label, value))
        held[name] = graph.var(label)
    steps, ends = _ends_as_outputs(steps, [replaced(v, held) for v in outputs])
    read = ir.names(*(v for _, v in steps), *ends)
    once = {
        f"{n}{VERSION}1": n for n, times in count.items() if times == 1 and n not in read | author
    }
    plain = {label: graph.var(name) for label, name in once.items()}
    return Formula(
        [(once.get(name, name), _apart(replaced(v, plain))) for name, v in steps],
        [_apart(replaced(v, plain)) for v in ends],
    )


def _ends_as_outputs(steps: list, outputs: list) -> Formula:
    """The formula without the steps that are an output, and that nothing else reads."""
    read = Counter(n for v in (*(v for _, v in steps), *outputs) for n in ir.names(v))
    names = {v.args[0] for v in outputs if type(v) is Expr and v.op is None}
    ends = {name: value for name, value in steps if name in names and read[name] == 1}
    left = [(name, value) for name, value in steps if name not in ends]
    return Formula(left, [replaced(v, ends) for v in outputs])


def _works_with_calls(value) -> bool:
    """Whether a value is more than a call, of what calls give: it is written once."""
    nodes = ir.postorder([value])
    return any(n.op is CALLED for n in nodes) and value.op is not CALLED


def _apart(value):
    """`value` with an index of its own for a sum that stands in another over the same name."""
    changed: dict[Expr, object] = {}
    for node in ir.postorder([value]):
        if node.op not in OVER:
            continue
        whole = rebuild(node, changed)
        term, index = whole.args[:2]
        within = [n for n in ir.postorder([term]) if n.op in OVER and n.args[1] is index]
        if within:
            names = ir.names(value)
            other = node.graph.var(next(c for c in INDICES if c not in names))
            term = rebuild(term, {n: rebuild(n, {index: other}) for n in within})
            whole = node.graph.node(node.op, (term, *whole.args[1:]))
        if whole is not node:
            changed[node] = whole
    return rebuild(value, changed) if changed else value


def size(value) -> int:
    """How many operations the text of a value has."""
    found: dict[int, int] = {}
    for node in ir.postorder([value]):
        below = sum(found[id(a)] for a in node.parts if type(a) is Expr)
        found[id(node)] = below + (node.op is not None)
    return found[id(value)] if type(value) is Expr else 0
