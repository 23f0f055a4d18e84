"""Dataflow: what flows into the names of a core program, and the one solver over it.

A place is a name and the function that it is local to.  What has no name of its own has a variable
too, read at the top level: the items of a stack s are `s[]`, and what f gives back `f()[0]`, ….
"""

from collections.abc import Callable, Hashable, Iterable
from copy import copy
from functools import cached_property
from heapq import heappop, heappush
from typing import Any, NamedTuple, TypeVar

from gradcli.core import ir, walks
from gradcli.core.ir import POP, Assign, Call, Def, Expr, For, Leave

Scope = str | None  # the function a name is local to; None: the top level
Place = tuple[Scope, str]
Node = TypeVar("Node", bound=Hashable)


class Edge(NamedTuple):
    """A place gets the value of an expression of the scope `home`, by a statement; where `at`
    has parts, an element of its array does.  A loop gives its name whole numbers, which 0 is for.
    """

    place: Place
    home: Scope
    value: object
    at: tuple
    statement: ir.Statement


def item_of(stack: str) -> str:
    """The variable of a stack's items."""
    return f"{stack}[]"


def result_of(function: str, k: int) -> str:
    """The variable of what a function gives back, the k-th of several."""
    return f"{function}()[{k}]"


def has_no_name(variable: str) -> bool:
    """Whether a variable stands for items of a stack, or for what a function gives back."""
    return variable.endswith("]")


class Flow:
    """The edges of a program.

    blocks: (scope, statement) for every statement; locals: the names of each scope's own.
    """

    def __init__(self, program: ir.Program):
        self.program, self.defs = program, program.defs
        self.locals: dict[Scope, set[str]] = {None: set()}
        for name, d in self.defs.items():
            self.locals[name] = walks.locals_of(d)
        self.blocks = list(_blocks(program.body, None))

    def apart(self) -> "Flow":
        """The same flow, with names of its own for a transform to add."""
        other = copy(self)
        other.locals = {scope: set(names) for scope, names in self.locals.items()}
        return other

    def scope(self, name: str, scope: Scope) -> Scope:
        """The scope that `name`, read in `scope`, belongs to."""
        return scope if scope is not None and name in self.locals[scope] else None

    def place(self, name: str, scope: Scope) -> Place:
        return self.scope(name, scope), name

    def places(self, value, scope: Scope) -> set[Place]:
        """The places that a value reads."""
        return {self.place(name, scope) for name in ir.names(value)}

    def sources(self, place: Place) -> set[Place]:
        """The places that flow into one as a whole."""
        edges = self.into.get(place, ())
        return {read for edge in edges for read in self.places(edge.value, edge.home)}

    @cached_property
    def edges(self) -> list[Edge]:
        """All edges, in the program's order."""
        found: list[Edge] = []
        for scope, s in self.blocks:
            if type(s) is Assign and type(s.value) is not Call:  # as most are
                found.append(Edge(self.place(s.targets[0], scope), scope, s.value, s.index, s))
            else:
                found += self._edges(s, scope)
        return found

    @cached_property
    def whole(self) -> list[Edge]:
        """Those to names as a whole."""
        return [edge for edge in self.edges if not edge.at]

    @cached_property
    def writes(self) -> list[Edge]:
        """Those to elements of arrays."""
        return [edge for edge in self.edges if edge.at]

    @cached_property
    def into(self) -> dict[Place, list[Edge]]:
        """The edges that lead to each place as a whole."""
        found: dict[Place, list[Edge]] = {}
        for edge in self.whole:
            found.setdefault(edge.place, []).append(edge)
        return found

    def _edges(self, s: ir.Statement, scope: Scope) -> Iterable[Edge]:
        yield from self._arguments(s, scope)
        match s:
            case Assign((), (), Call(ir.APPEND, (stack, value))):
                yield self._edge((None, item_of(stack.args[0])), scope, value, s)
            case Assign(targets, index, Call() as call):
                for k, t in enumerate(targets):
                    yield self._edge(self.place(t, scope), scope, call, s, index, k)
            case Assign((target,), index, value):
                yield self._edge(self.place(target, scope), scope, value, s, index)
            case For(name):
                yield self._edge(self.place(name, scope), scope, 0, s)
            case Leave("return", values) if scope is not None:
                for k, value in enumerate(values):
                    yield self._edge((None, result_of(scope, k)), scope, value, s)

    def _arguments(self, s: ir.Statement, scope: Scope) -> Iterable[Edge]:
        """Those to the parameters of the functions that a statement calls."""
        for call in walks.calls(ir.reads(s)):
            if call.function in self.defs:
                for p, a in zip(self.defs[call.function].parameters, call.args):
                    yield self._edge((call.function, p), scope, a, s)

    def _edge(
        self, place: Place, home: Scope, value, s: ir.Statement, index: tuple = (), k: int = 0
    ) -> Edge:
        """An edge; of a call the variable of its k-th result flows."""
        if type(value) is Call:
            function, args = value.function, value.args
            name = item_of(args[0].args[0]) if function == POP else result_of(function, k)
            home, value = None, self.program.graph.var(name)
        return Edge(place, home, value, index, s)


def _blocks(body: ir.Body, scope: Scope) -> Iterable[tuple[Scope, ir.Statement]]:
    for s in body:
        yield scope, s
        for inner in ir.bodies(s):
            yield from _blocks(inner, s.name if type(s) is Def else scope)


def reached(start: Iterable[Node], after: Callable[[Node], Iterable[Node]]) -> set[Node]:
    """What a relation leads to from some nodes, and these."""
    found, waiting = set(start), list(start)
    while waiting:
        for node in after(waiting.pop()):
            if node not in found:
                found.add(node)
                waiting.append(node)
    return found


class Analysis:
    """Facts of a program's places and nodes: the least fixed point over the edges of its flow.

    The facts are a lattice: `bottom` is what a place has that nothing flows into, and `join` what
    holds of either.  `literal` is the fact of a number, and `transfer` that of a node from those
    of what is below it.
    """

    bottom: object = None

    def __init__(self, flow: Flow):
        self.flow = flow
        self.table: dict[Place, Any] = {}
        self.memo: dict[Scope, dict[int, Any]] = {}  # facts of nodes, by this table
        self.asked: set[Place] = set()  # places whose facts the memo rests on

    def join(self, a, b):
        raise NotImplementedError

    def literal(self, value):
        raise NotImplementedError

    def transfer(self, node: Expr, memo: dict, scope: Scope):
        raise NotImplementedError

    def given(self, edge: Edge):
        """The fact that an edge brings."""
        return self.of(edge.value, edge.home)

    def joined(self, old, edge: Edge):
        """The fact of an edge's place, which was `old`, once the edge is looked at."""
        return self.join(old, self.given(edge))

    def at(self, place: Place):
        """The fact of a place."""
        self.asked.add(place)
        return self.table.get(place, self.bottom)

    def name(self, name: str, scope: Scope):
        """The fact of a name that is read in a scope."""
        home = scope if scope is not None and name in self.flow.locals[scope] else None
        return self.at((home, name))

    def of(self, value, scope: Scope):
        """The fact of a value."""
        if type(value) is not Expr:
            return self.literal(value)
        if value.op is None:
            return self.name(value.args[0], scope)
        known = self.memo.get(scope, ())
        return known[id(value)] if id(value) in known else self.below((value,), scope)[id(value)]

    def below(self, values, scope: Scope) -> dict[int, Any]:
        """The fact of every node below `values`, by identity, and perhaps of others."""
        memo = self.memo.setdefault(scope, {})
        for node in ir.postorder(values, memo):
            if node.op is None:
                memo[id(node)] = self.name(node.args[0], scope)
            else:
                memo[id(node)] = self.transfer(node, memo, scope)
        return memo

    def parts(self, node: Expr, memo: dict) -> list:
        """The facts of a node's arguments."""
        return [memo[id(a)] if type(a) is Expr else self.literal(a) for a in node.args]

    def solve(self, edges: list[Edge]) -> None:
        """Raise `table` to the least fixed point: the first edge in the program's order, of those
        that are waiting, goes next, so that a loop settles before what follows it is looked at."""
        self.memo.clear()
        self.asked.clear()
        waiting = list(range(len(edges)))  # a heap, since it is in order
        is_waiting = [True] * len(edges)
        readers: dict[Place, list[int]] = {}
        while waiting:
            k = heappop(waiting)
            is_waiting[k] = False
            edge = edges[k]
            old = self.table.get(edge.place, self.bottom)
            new = self.joined(old, edge)
            if new == old:
                continue
            self.table[edge.place] = new
            if edge.place not in self.asked:
                continue
            self.memo.clear()
            readers = readers or self._readers(edges)
            for j in readers.get(edge.place, ()):
                if not is_waiting[j]:
                    is_waiting[j] = True
                    heappush(waiting, j)

    def _readers(self, edges: list[Edge]) -> dict[Place, list[int]]:
        """The edges whose facts rest on that of each place."""
        found: dict[Place, list[int]] = {}
        for k, (place, home, value, index, _) in enumerate(edges):
            for read in self.flow.places(value, home) | ({place} if index else set()):
                found.setdefault(read, []).append(k)
        return found


class Surely(Analysis):
    """An analysis of what holds on every way: a place that nothing flows into holds anything."""

    bottom = True

    def join(self, a: bool, b: bool) -> bool:
        return a and b
