"""Lists that are emptied where they end, as the reverse of a program needs it.

The reverse of an append is a pop, of the list and of its cotangents, so that a list has to be empty
at its end: what is left on it is taken off there, and put on again on the way back.  Nothing is
added where a list surely is empty: appends and pops are counted, in loops as multiples of their
rounds.
"""

from typing import TypeGuard

from gradcli.core import ir, walks
from gradcli.core.flow import item_of
from gradcli.core.ir import Assign, Body, Call, Def, Expr, For, If, Leave, While, fresh
from gradcli.core.refusals import refuse
from gradcli.core.types.kinds import NUMBERS, kinds_of
from gradcli.core.walks import leaves
from gradcli.ops.arithmetic import add, sub
from gradcli.ops.comparisons import greater

# How many items a list has: of each product of rounds of loops, how often; () stands for 1.
Count = dict[tuple, int] | None  # None: not known


def drain_lists(program: ir.Program) -> ir.Program:
    """The program, in which each list that is made has no items where its block ends."""
    if ir.LIST not in program.graph.rows:
        return program
    top, outputs = [*walks.top_level(program)], program.outputs
    for s in tuple(top):
        if _makes_list(s):
            held, outputs = _held(outputs, s.targets[0], program.taken)
            top += held
    defs = [
        Def(d.name, d.parameters, _block(d.body, d.body, program)) for d in program.defs.values()
    ]
    body = (*defs, *_block(tuple(top), tuple(top), program))
    for scope in (top, *(d.body for d in defs)):
        for s in ir.statements(tuple(scope)):
            if _makes_list(s) and not _is_emptied(tuple(scope), s.targets[0], tuple(scope)):
                raise refuse("list made in a branch", None, None)
    return program.with_body(body, outputs)


def _is_emptied(block: Body, name: str, scope: Body) -> bool:
    """Whether some block of a scope makes a list and has all of its uses after that."""
    for k, s in enumerate(block):
        if _makes_list(s) and s.targets[0] == name:
            if _uses(block[k:], name) == _uses(scope, name):
                return True
        elif any(_is_emptied(inner, name, scope) for inner in ir.bodies(s)):
            return True
    return False


def _block(block: Body, scope: Body, program: ir.Program) -> Body:
    """A block of a scope, its lists emptied but those that are used outside of it."""
    block = tuple([walks.with_bodies(s, lambda b: _block(b, scope, program)) for s in block])
    for k, s in enumerate(block):
        if _makes_list(s):
            (name,) = s.targets
            if _uses(block[k:], name) == _uses(scope, name):
                rest = _Emptying(name, program, block[k + 1 :]).whole()
                block = (*block[: k + 1], *rest)
    return block


def _makes_list(s) -> TypeGuard[Assign]:
    return type(s) is Assign and type(s.value) is Expr and s.value.op is ir.LIST


def _held(values: tuple, name: str, taken: set[str]) -> tuple[Body, tuple]:
    """Values in names where they read a list, and what assigns these."""
    before, held = [], []
    for value in values:
        if name in ir.names(value):
            before.append(Assign((fresh(taken, "value"),), (), value))
            value = value.graph.var(before[-1].targets[0])
        held.append(value)
    return tuple(before), tuple(held)


def _uses(body: Body, name: str) -> int:
    """How many statements name a list."""
    return sum(
        name in ir.names(*ir.reads(s)) or (type(s) is Assign and name in s.targets)
        for s in ir.statements(body)
    )


class _Emptying:
    """One list, and what follows its making to the end of its block."""

    def __init__(self, name: str, program: ir.Program, body: Body):
        graph, self.taken = program.graph, program.taken
        self.name, self.body, self.stack = name, body, graph.var(name)
        self.arrays = kinds_of(program).table.get((None, item_of(name))) not in (None, *NUMBERS)
        self.some = graph.node(greater.op, (graph.node(ir.LEN, (self.stack,)), 0))
        assigns = (s for s in ir.statements(body) if type(s) is Assign)
        self.changed = {t for s in assigns for t in s.targets}
        self.counters = {s.name for s in ir.statements(body) if type(s) is For}
        self.loops: list[list[tuple[str, Count]]] = []  # the jumps of the loops around

    def whole(self) -> Body:
        body, count, left = self.walk(self.body, {})
        return body if left else _followed(body, self.taken_off(count))

    def taken_off(self, count: Count) -> Body:
        """What takes the items off that are left."""
        # the shapes of arrays are read on the way back: they have a name, which is saved
        item = (fresh(self.taken, f"{self.name}_top"),) if self.arrays else ()
        pop = Assign(item, (), Call(ir.POP, (self.stack,)))
        if count is not None and count.keys() <= {()}:
            return (pop,) * count.get((), 0)
        return (While(self.some, (pop,)),)

    def walk(self, body: Body, count: Count) -> tuple[Body, Count, bool]:
        """A body that begins with so many items: its count at the end, or whether it is left."""
        out: list = []
        for s in body:
            match s:
                case Assign(_, _, Call(ir.APPEND | ir.POP as how, (stack, *_))):
                    if stack is self.stack:
                        count = _plus(count, {(): 1 if how == ir.APPEND else -1})
                case Assign((name,)) if name == self.name and _makes_list(s):
                    out += self.taken_off(None if self.loops else count)
                    count = None if self.loops else {}
                case Leave(how, values):
                    if how != "return" and self.loops:
                        self.loops[-1].append((how, count))
                    else:
                        before, values = _held(values, self.name, self.taken)
                        out += [*before, *self.taken_off(None if self.loops else count)]
                        s = Leave(how, values)
                    return (*out, s), count, True
                case If(test, then, orelse):
                    (then, one, left), (orelse, two, gone) = (
                        self.walk(part, count) for part in (then, orelse)
                    )
                    s = If(test, then, orelse)
                    if left and gone:
                        return (*out, s), count, True
                    count = two if left else one if gone or one == two else None
                case For() | While():
                    s, count = self.loop(s, count)
            out.append(s)
        return tuple(out), count, False

    def loop(self, s: For | While, count: Count) -> tuple[For | While, Count]:
        self.loops.append([])
        outside = self.counters
        self.counters = outside - {s.name} if type(s) is For else outside
        inner, once, left = self.walk(s.body, {})
        self.counters = outside
        jumps = self.loops.pop()
        ends = [found for _, found in jumps] + ([] if left else [once])
        stops = any(how == "break" for how, _ in jumps)
        if isinstance(s, While):
            s = While(s.test, inner)
        else:
            s = For(s.name, s.start, s.stop, s.step, s.reverse, inner)
        if type(s) is While and s.test is self.some and not stops:
            return s, None if self.loops else {}  # in a loop counts are from its round's beginning
        if all(end == {} for end in ends):
            return s, count
        if isinstance(s, While) or stops or any(end != ends[0] for end in ends):
            return s, None
        return s, _plus(count, self.times(ends[0], s))

    def times(self, count: Count, s: For) -> Count:
        """So many items in each round of a loop."""
        bounds = s.start, s.stop, s.step
        if count is None or ir.names(*bounds) & (self.changed | self.counters):
            return None
        if all(type(v) is int for v in bounds):
            return {key: n * len(range(*bounds)) for key, n in count.items()}
        rounds = _rounds(s)
        return {((s.name if key else "", rounds), *key): n for key, n in count.items()}


def _rounds(s: For) -> tuple:
    """What tells how many rounds a loop makes, the same for both directions of a step of 1."""
    (start, at), (stop, end) = _from(s.start), _from(s.stop)
    if type(s.step) is int and s.step == -1:
        return stop, end + 1, start, at + 1, 1
    return start, at, stop, end, id(s.step) if type(s.step) is Expr else s.step


def _from(value) -> tuple:
    """A bound as a value, by its identity, and how far it is from it."""
    far = 0
    while type(value) is Expr and value.op in (add.op, sub.op) and type(value.args[1]) is int:
        far += value.args[1] if value.op is add.op else -value.args[1]
        value = value.args[0]
    return (id(value), far) if type(value) is Expr else (None, far + value)


def _followed(body: Body, by: Body) -> Body:
    """A body with statements at its end, within the branches where one leaves: none follows it."""
    *before, last = body or (None,)
    if type(last) is not If or not _may_leave((last,)):
        return (*body, *by)
    ways = (way if leaves(way) else _followed(way, by) for way in (last.body, last.orelse))
    return (*before, If(last.test, *ways))


def _may_leave(body: Body) -> bool:
    return any(
        type(s) is Leave or (type(s) is If and (_may_leave(s.body) or _may_leave(s.orelse)))
        for s in body
    )


def _plus(a: Count, b: Count) -> Count:
    if a is None or b is None:
        return None
    both = {key: a.get(key, 0) + b.get(key, 0) for key in (*a, *b)}
    return {key: n for key, n in both.items() if n}
