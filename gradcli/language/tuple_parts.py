"""Tuples as values, part by part: `p = (x, 2*x)` as `p_0, p_1 = x, 2*x`, and p[1] as p_1.

A name may hold tuples of one length, written out or returned by the program's own functions, where
it is only taken apart: by an index that is written out, by unpacking, by a loop, by len.
"""

from collections import Counter

from gradcli.language import surface as s
from gradcli.language.core import fresh
from gradcli.language.hoisting import Hoisting
from gradcli.language.program import Program
from gradcli.language.rewriting import literal, mapped, number


def makes_tuple(node: s.Node) -> bool:
    """Whether a node is a tuple that is assigned or returned."""
    match node:
        case s.Assign((s.Tuple(targets),), s.Tuple()):
            return any(type(target) is s.Tuple for target in targets)
        case s.Assign(_, s.Tuple()) | s.Return(s.Tuple()):
            return True
    return False


class TupleParts(Hoisting):
    """The pass: `parts` has the names of the parts of each tuple, of the scope that is walked."""

    def __init__(self, program: Program):
        super().__init__(program)
        sizes = {name: _returned(function) for name, function in program.functions.items()}
        self.sizes = {name: size for name, size in sizes.items() if size}
        self.parts: dict[str, tuple[str, ...]] = {}

    def module(self) -> s.Module:
        self.parts = self.found(self.program.module.body)
        return super().module()

    def blocks_of(self, node: s.Node) -> s.Node:
        if type(node) is not s.Def:
            return super().blocks_of(node)
        outer = self.parts
        with self.inside(node):
            self.parts = self.found(node.body)
        node = super().blocks_of(node)
        self.parts = outer
        return node

    def found(self, body: tuple) -> dict[str, tuple[str, ...]]:
        """The tuples of a scope that are only taken apart, with names for their parts."""
        sizes: dict[str, set[int | None]] = {}
        for name, places in self.scope.bindings.items():
            if all(place.kind == "assign" for place in places):
                sizes[name] = {self.size(place.value) for place in places}
        known = {name: found.pop() for name, found in sizes.items() if len(found) == 1}
        known = {name: size for name, size in known.items() if size}
        others = [at for at in self.scope.walk() if at is not self.scope]
        reads = ((at, read.start) for at in others for read in at.reads)
        inner = {n.id for at, n in reads if n is not None and at.home(n.id) is self.scope}
        target = self.program.target
        of_file = target is not None and target.node is None and self.scope is self.program.scope
        asked = inner | self.scope.writes.keys() | ({target.name} if of_file else set())
        nodes = [part for statement in body for part in s.walk(statement)]
        named = Counter(node.id for node in nodes if type(node) is s.Name)
        used = Counter(name for node in nodes for name in self.uses(node, known))
        return {
            name: tuple(fresh(self.taken, f"{name}_{k}") for k in range(size))
            for name, size in known.items()
            if name not in asked and named[name] == used[name]
        }

    def uses(self, node: s.Node, known: dict[str, int]) -> list[str]:
        """The tuples that a node takes apart, or assigns."""
        match node:
            case s.Assign((s.Name(name),), _) if name in known:
                return [name]
            case s.Assign((s.Tuple(targets),), s.Name(name)) if known.get(name) == len(targets):
                return [name]
            case s.Subscript(s.Name(name), index) if name in known:
                place = literal(index)
                return [name] if place is not None and -known[name] <= place < known[name] else []
            case s.For(_, s.Name(name), _) if name in known:
                return [name]
            case s.Call(s.Name("len"), (s.Name(name),), ()) if name in known:
                return [name]
        return []

    def size(self, value: s.Node) -> int | None:
        """How many parts a value has that is a tuple of numbers, or a call that returns one."""
        match value:
            case s.Tuple(items) if not any(type(item) is s.Tuple for item in items):
                return len(items)
            case s.Call(s.Name(name)) if name in self.sizes:
                home = self.scope.home(name)
                return self.sizes[name] if home is self.program.scope else None
        return None

    # -- what is written --------------------------------------------------------------------------
    def statement(self, node: s.Node) -> list[s.Node]:
        match node:
            case s.Assign((s.Name(name),), value) if name in self.parts:
                node = s.Assign((self.tuple_of(name, node),), value, span=node.span)
            case s.Assign((s.Tuple() as target,), s.Tuple() as value):
                targets, values = _flat(target, value)
                pairs = s.Tuple(targets, span=target.span), s.Tuple(values, span=value.span)
                node = s.Assign((pairs[0],), pairs[1], span=node.span)
            case s.Assign((s.Tuple() as target,), s.Name(name)) if name in self.parts:
                node = s.Assign((target,), self.tuple_of(name, node), span=node.span)
            case s.For(target, s.Name(name), body) if name in self.parts:
                items = s.List(self.tuple_of(name, node).items, span=node.iterable.span)
                node = s.For(target, items, body, span=node.span)
        return super().statement(node)

    def part(self, node: s.Node, before: list[s.Node]) -> s.Node | None:
        match node:
            case s.Subscript(s.Name(name), index) if name in self.parts:
                return s.Name(self.parts[name][literal(index)], span=node.span)
            case s.Call(s.Name("len"), (s.Name(name),), ()) if name in self.parts:
                return number(len(self.parts[name]), node.span)
            case s.Subscript(s.Call() as called, index) if (size := self.size(called)) is not None:
                place = literal(index)
                if place is None or not -size <= place < size:
                    return None
                called = mapped(called, lambda inner: self.inner(inner, called, before))
                names = [fresh(self.taken, f"part{k}") for k in range(size)]
                target = s.Tuple(tuple(s.Name(name, span=node.span) for name in names))
                before.append(s.Assign((target,), called, span=node.span))
                return s.Name(names[place], span=node.span)
        return None

    def inner(self, node: s.Node, called: s.Node, before: list[s.Node]) -> s.Node | None:
        """The parts of a call's arguments, which are worked out before it."""
        return None if node is called else self.value(node, before)

    def tuple_of(self, name: str, node: s.Node) -> s.Tuple:
        return s.Tuple(tuple(s.Name(part, span=node.span) for part in self.parts[name]))


def _returned(function: s.Def) -> int | None:
    """How many values a function returns, where it always returns as many, written out."""
    sizes, stack = set(), list(function.body)
    while stack:
        node = stack.pop()
        if type(node) is s.Return:
            sizes.add(len(node.value.items) if type(node.value) is s.Tuple else None)
        elif type(node) not in (s.Def, s.Lambda):
            stack += s.children(node)
    return sizes.pop() if len(sizes) == 1 else None


def _flat(target: s.Tuple, value: s.Tuple) -> tuple[tuple, tuple]:
    """The targets and values of an assignment, those of tuples to tuples one by one."""
    targets, values = [], []
    if len(target.items) != len(value.items):
        return target.items, value.items
    for t, v in zip(target.items, value.items):
        inner = _flat(t, v) if type(t) is s.Tuple and type(v) is s.Tuple else ((t,), (v,))
        targets += inner[0]
        values += inner[1]
    return tuple(targets), tuple(values)
