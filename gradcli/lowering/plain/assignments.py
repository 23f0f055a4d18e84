"""Assignments of the surface in the core: one name or one element at a time.

What is unpacked is assigned in an order in which no value is lost; a list of targets is one
assignment after another, and what a target calls is called once.
"""

from gradcli.core import ir
from gradcli.core.ir import Assign, Call, Expr, fresh
from gradcli.core.refusals import refuse
from gradcli.language.syntax import surface
from gradcli.language.syntax.trees import acted_on, has_pop, mapped, mentions
from gradcli.lowering.checks.indices import may_be_number
from gradcli.lowering.parallel_copies import in_sequence


class Assignments:
    """The part of a lowering that gives names and elements their values."""

    def assign(self, targets, value) -> None:
        stacks = acted_on(targets) if any(map(has_pop, targets)) else ()
        if any(mentions(value, stack) for stack in stacks):  # which is worked out before
            raise refuse("pop order", targets[0].span, self.source)
        first = self.once(targets[0]) if targets[1:] else targets[0]
        if targets[1:] and type(first) is surface.Subscript:
            held = self.given(self.whole(value))
            for target in (first, *targets[1:]):
                self.store(target, held)
            return
        if type(first) in (surface.Tuple, surface.List):
            self.unpack(first.items, value)
        else:
            self.store(first, self.whole(value))
        for target in targets[1:]:
            self.store(target, self.expression(first))

    def once(self, target):
        """A target that is read as well, what it calls in names: none is called twice."""

        def held(node):
            if type(node) is not surface.Call:
                return None
            function = node.function
            own = type(function) is surface.Name and function.id in self.functions
            if own or (type(function) is surface.Attribute and has_pop(function)):
                return self.held(node)
            return None

        return mapped(target, held)

    def unpack(self, items, value) -> None:
        if any(type(t) is not surface.Name for t in items):
            held = [fresh(self.taken, "part") for _ in items]
            self.unpack([surface.Name(n) for n in held], value)
            for target, name in zip(items, held):
                self.store(target, self.graph.var(name))
            return
        names = tuple(t.id for t in items)
        if type(value) in (surface.Tuple, surface.List):
            if len(value.items) != len(names):
                raise refuse("unpacking", value.span, self.source)
            self.parallel(names, tuple(self.expression(v) for v in value.items))
            return
        stored = self.whole(value)
        if type(stored) is Call:
            self.out.append(Assign(names, (), stored))
            return
        if type(stored) is Expr and stored.op is ir.TUPLE:
            if len(stored.args) != len(names):
                raise refuse("unpacking", value.span, self.source)
            self.parallel(names, stored.args)
            return
        if type(stored) is not Expr:
            raise refuse("unpacking", value.span, self.source)
        held = self.named(stored, "parts")
        parts = tuple(held[k] for k in range(len(names)))
        for part in parts:
            self.graph.places.setdefault(id(part), value.span)
        self.parallel(names, parts)

    def parallel(self, names: tuple[str, ...], values: tuple) -> None:
        """Assign all at once: in an order that needs the fewest names beside."""
        last = dict(zip(names, values))  # of several values for one name
        pending = [(n, v) for n, v in last.items() if not is_var(v, n)]
        for name, value in in_sequence(pending, self.graph, self.taken):
            self.out.append(Assign((name,), (), value))

    def store(self, target, value) -> None:
        match target:
            case surface.Name(name) if is_var(value, name):
                pass
            case surface.Name(name):
                self.lengths.learn(name, value)
                self.out.append(Assign((name,), (), value))
            case surface.Subscript():
                name, index, inner = self.element(target)
                self.part(self.graph.var(name), index, target)
                if type(value) is Call:
                    value = self.given(value)
                self.out.append(Assign((name,), index, value))
                self.inner[id(self.out[-1])] = inner
            case surface.Tuple(items) | surface.List(items):
                if any(type(t) is not surface.Name for t in items):
                    raise refuse("unpacking", target.span, self.source)
                self.parallel(
                    tuple(t.id for t in items), tuple(value[k] for k in range(len(items)))
                )
            case _:
                raise refuse("assignment", target.span, self.source)

    def element(self, target: surface.Subscript) -> tuple[str, tuple, tuple]:
        """The name and the index that an element write goes to; a[i][j] is a[i, j], and `i` the
        inner part, which has to be a number."""
        last = self.index(target.index)
        value, inner = target.value, ()
        while type(value) is surface.Subscript:
            inner = self.index(value.index) + inner
            value = value.value
        if not all(map(may_be_number, inner)):
            raise refuse("write", target.span, self.source)
        index = (*inner, *last)
        if type(value) is not surface.Name:
            raise refuse("write", target.span, self.source)
        if self.local is not None and value.id not in self.local:
            raise refuse("write outside", target.span, self.source)
        if value.id in self.parameters:
            raise refuse("write to a parameter", target.span, self.source, value.id)
        return value.id, index, inner


def is_var(value, name: str) -> bool:
    """Whether a value is what a name holds."""
    return type(value) is Expr and value.op is None and value.args[0] == name
