"""What a for loop runs over, as the bounds of an index and the items at it."""

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.core.refusals import refuse
from gradcli.language.syntax import surface
from gradcli.ops.arithmetic import add
from gradcli.ops.arrays import getitem


class Iteration:
    """The part of a lowering that reads the iterable of a for loop."""

    def iteration(self, node, loop):
        """(start, stop, step, reverse, item): item(index) is the target's value, None the index."""
        if self.is_range(node):
            return (*self.bounds(node), False, None)
        if type(node) is surface.Call and type(node.function) is surface.Name:
            name = node.function.id
            if name == "reversed" and not self.is_variable(name):
                start, stop, step, reverse, item = self.iteration(node.args[0], loop)
                return start, stop, step, not reverse, item
        stop, item = self.items(node, loop)
        return 0, stop, 1, False, item

    def is_range(self, node) -> bool:
        """Whether a node is a call of Python's range."""
        called = type(node) is surface.Call and type(node.function) is surface.Name
        return called and node.function.id == "range" and not self.is_variable("range")

    def length(self, node: surface.Call) -> Expr:
        """How many integers a range has."""
        return self.graph.node(ir.constant_form("len range"), self.bounds(node))

    def bounds(self, node: surface.Call):
        args = [self.expression(v) for v in node.args]
        match args:
            case [stop]:
                return 0, stop, 1
            case [start, stop]:
                return start, stop, 1
            case [start, stop, step]:
                return start, stop, step
        raise refuse("iterable", node.span, self.source)

    def items(self, node, loop):
        """(length, item) of an iterable that is walked by index."""
        if type(node) is surface.Call and type(node.function) is surface.Name:
            name = node.function.id
            if name == "enumerate" and not self.is_variable(name):
                stop, item = self.items(node.args[0], loop)
                first = [v for k, v in node.keywords if k == "start"] + list(node.args[1:])
                start = self.expression(first[0]) if first else 0
                return stop, lambda k: (k if ir.same(start, 0) else k + start, item(k))
            if name == "zip" and not self.is_variable(name):
                pairs = [self.items(v, loop) for v in node.args]
                stops = tuple(stop for stop, _ in pairs)
                stop = stops[0] if len(stops) == 1 else self.graph.node(ir.MIN, stops)
                return stop, lambda k: tuple(item(k) for _, item in pairs)
            if name == "reversed" and not self.is_variable(name):
                stop, item = self.items(node.args[0], loop)
                return stop, lambda k: item(stop - 1 - k)
            if self.is_range(node):
                return self.range_items(node)
        if type(node) is surface.Tuple:
            node = surface.List(node.items, span=node.span)
        value = self.expression(node)
        if type(value) is not Expr or value.op is ir.TUPLE:
            raise refuse("iterable", node.span, self.source)
        # the loop walks the object it was given, also where its body assigns the name again
        if value.op is not None or value.args[0] in self.assigned_in(loop):
            value = self.named(value, "items")
        return self.graph.node(ir.LEN, (value,)), lambda k: self.graph.node(getitem.op, (value, k))

    def range_items(self, node):
        start, stop, step = self.bounds(node)
        if ir.same(start, 0) and ir.same(step, 1):
            return stop, lambda k: k
        return self.length(node), lambda k: self.graph.node(
            add.op, (start, k if ir.same(step, 1) else k * step)
        )
