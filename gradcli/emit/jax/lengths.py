"""Arrays that one way of a test makes longer than the other: what follows the test goes into both
ways, so that each has arrays of one length, which is what JAX compiles.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Call, Expr, For, If, While
from gradcli.core.types.facts import Shape
from gradcli.core.types.kinds import Kinds
from gradcli.core.types.lengths import UNKNOWN, minus
from gradcli.core.types.shape_rules import node_shape
from gradcli.emit.jax import wanted
from gradcli.emit.jax.refused import refused

DECIDED = "an array whose length a test decides"
VARIES = "varies"  # the shape of what is longer in one way than in the other
LONGER = "longer"  # of arrays end to end, of which one is of unknown length
MOST = 16  # ways in which what follows is written

Known = dict[str, Shape]  # of a name at a place of the program


class Way(NamedTuple):
    """What follows a test, where that holds or does not."""

    test: ir.Value
    holds: bool


Ways = tuple[Way, ...]


class Splitting:
    """One scope of a program; `lifted`: function -> the names of the top level that it reads."""

    def __init__(self, kinds: Kinds, scope: str | None, lifted: dict[str, set[str]]):
        self.kinds, self.scope, self.lifted = kinds, scope, lifted
        self.count = 1

    def apart(self, body: ir.Body, results: tuple, fresh: Callable) -> tuple[ir.Body, tuple]:
        """A body in which no array that is read is of a length that a test ahead of it decides,
        and its results; E0109 where that takes too many ways, or a loop or a result has one."""
        if VARIES not in self.after(body, {}).values():
            return body, results
        graph, named = self.kinds.program.graph, []
        for value in results:
            if type(value) is not Expr or value.op is None:
                named.append(value)
                continue
            name = fresh("value")
            body = (*body, Assign((name,), (), value))
            named.append(graph.var(name))
        live = ir.names(*named)
        self.check(self.after(body, {}), live, DECIDED)
        return self.split(body, {}, live), tuple(named)

    def check(self, known: Known, live: set[str], what: str) -> None:
        for name in sorted(live):
            if known.get(name) == VARIES:
                raise refused(f"{what}, '{name}'", *self.values_of(name))

    def values_of(self, name: str) -> list[Expr]:
        """What a name gets, the last first: of that an error shows the place."""
        edges = self.kinds.flow.into.get(self.kinds.flow.place(name, self.scope), ())
        return [e.value for e in reversed([*edges]) if type(e.value) is Expr and e.value.op]

    def split(self, body: ir.Body, known: Known, end: set[str], told: Ways = ()) -> ir.Body:
        """A body after which the names `end` are wanted; told: the tests that it is in ways of."""
        out: list[ir.Statement] = []
        for k, s in enumerate(body):
            rest, changed = body[k + 1 :], ir.changed((s,))
            live = wanted.before(rest, end, self.lifted)
            after = self.after((s,), known)
            still = tuple([t for t in told if not ir.names(t.test) & changed])
            match s:
                case If() if (way := taken(s, told)) is not None:
                    return (*out, *self.split((*way, *rest), known, end, told))
                case If() if any(after.get(n) == VARIES for n in changed & live):
                    return (*out, self.both(s, rest, known, end, told))
                case If():
                    out.append(
                        walks.with_bodies(s, partial(self.split, known=known, end=live, told=told))
                    )
                case For() | While():
                    names = {*wanted.carried(s, live, self.lifted)}
                    self.check(after, names, "an array that a loop makes longer")
                    out.append(
                        walks.with_bodies(
                            s, partial(self.split, known=known, end=names, told=still)
                        )
                    )
                case Assign(targets, (), _):
                    self.check(after, {*targets} & live, DECIDED)
                    out.append(s)
                case _:
                    out.append(s)
            known, told = after, still
        return tuple(out)

    def both(self, s: If, rest: ir.Body, known: Known, end: set[str], told: Ways) -> If:
        """A test with what follows it in both ways."""
        self.count += 1
        if self.count > MOST:
            raise refused(f"arrays whose lengths tests decide in more than {MOST} ways", s.test)
        then = self.split((*s.body, *rest), known, end, (*told, Way(s.test, True)))
        orelse = self.split((*s.orelse, *rest), known, end, (*told, Way(s.test, False)))
        return If(s.test, then, orelse)

    # -- shapes -----------------------------------------------------------------------------------
    def after(self, body: ir.Body, known: Known) -> Known:
        """The shapes of names after a body."""
        known = dict(known)
        for s in body:
            match s:
                case Assign(targets, (), Expr() as value):
                    known |= dict.fromkeys(targets, self.shape(value, known))
                case Assign(targets, (), value):
                    known |= {
                        t: () if type(value) is not Call else self.of_name(t) for t in targets
                    }
                case If(_, then, orelse):
                    known = self.joined(self.after(then, known), self.after(orelse, known))
                case For() | While():
                    known = self.joined(known, self.after(s.body, known))
        return known

    def joined(self, a: Known, b: Known) -> Known:
        def of(name: str) -> Shape:
            return either(a.get(name, self.of_name(name)), b.get(name, self.of_name(name)))

        return {name: of(name) for name in a.keys() | b.keys()}

    def of_name(self, name: str) -> Shape:
        found = self.kinds.shapes.of(self.kinds.program.graph.var(name), self.scope)
        return UNKNOWN if found is None else found

    def shape(self, value: Expr, known: Known) -> Shape:
        """The shape of a value where names have those known."""
        memo: dict[int, Shape] = {}
        for node in ir.postorder((value,)):
            if node.op is None:
                name = node.args[0]
                memo[id(node)] = known.get(name, self.of_name(name))
                continue
            shapes = [memo[id(a)] if type(a) is Expr else () for a in node.args]
            memo[id(node)] = self.made(node, shapes)
        return memo[id(value)]

    def made(self, node: Expr, shapes: list[Shape]) -> Shape:
        """The shape of a node from those of its arguments."""
        if self.kinds.is_number(node, self.scope):
            return ()
        chosen = node.op is ir.SELECT and either(*shapes[1:]) == VARIES
        if node.op.name == "getitem":  # of a known part, which has its own length
            shapes = [UNKNOWN if n == VARIES else n for n in shapes]
        if chosen or VARIES in shapes:
            return VARIES
        found = node_shape(node, shapes)
        return LONGER if node.op.shape == "joined" and UNKNOWN in found else found


def taken(s: If, told: Ways) -> ir.Body | None:
    """The way of a test that another one has told."""
    holds = [way.holds for way in told if ir.same(way.test, s.test)]
    return (s.body if holds[-1] else s.orelse) if holds else None


def either(a: Shape, b: Shape) -> Shape:
    """What is known of a shape that is one of two; a number is stretched to any."""
    if a == b or not b:
        return a
    if not a:
        return b
    if a in (VARIES, LONGER) or b in (VARIES, LONGER):
        return VARIES
    if type(a) is str or type(b) is str:
        return UNKNOWN
    if len(a) != len(b) or any(type(minus(n, m)) is int and n != m for n, m in zip(a, b)):
        return VARIES
    return tuple([n if n == m else UNKNOWN for n, m in zip(a, b)])
