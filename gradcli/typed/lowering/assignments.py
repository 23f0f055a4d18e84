"""Assignments to arrays and to parts of them: what is kept aside since a write may change it."""

from itertools import zip_longest

from gradcli.core import ir
from gradcli.core.ir import Call, Expr, same
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.core.types.subscripts import At, Cut
from gradcli.lowering.raising.restore import AUGMENTED
from gradcli.ops.arrays import getitem
from gradcli.typed.demands import axes_taken, parts_of
from gradcli.typed.lowering.stores import Stores
from gradcli.typed.lowering.view import View
from gradcli.typed.statements import ZERO, Get, Item, Value
from gradcli.typed.values import MIXED, Array, Type, array_of, number_of


class Assignments:
    frame: View

    def __init__(self, stores: Stores):
        self.stores, self.frame, self.elements = stores, stores.frame, stores.elements

    def array(self, target: str, found: Array, value) -> None:
        """An array's name takes a new value, which `prepare` has seen to: element by element."""
        if not self.is_aligned(value, target, None):
            self.stores.hold(value)
        self.stores.store(self.stores.named(target), found, value)

    def part(self, target: str, index: tuple, value) -> None:
        """An element, or a slice, of an array takes a value."""
        frame, stores, found = self.frame, self.stores, array_of(self.frame.named(target))
        name, parts = stores.named(target), parts_of(frame.here, None, found, index)
        cut = tuple(p.length for p in parts if type(p) is Cut)
        own: Type = frame.of(value)
        if own == MIXED:  # what is popped from a stack of different shapes: its place says which
            own = Array(found.kind, cut) if cut else found.kind
            stores.hold_call(value, own)
        stores.prepare(value, *index)
        if all(type(p) is At for p in parts):
            place = frame.flat(found.axes, self.elements.within(parts, found.axes, ()))
            stores.put(name, place, self.elements.number(value))
            return
        added = self._added(value, target, index)  # to what is there, which is where it is
        aligned = self.is_aligned(added, target, index)
        if type(own if added is value else frame.of(added)) is Array:
            if not aligned:
                stores.hold(added)
        elif type(added) is Call or not aligned or (stores.once and type(added) is Expr):
            stores.keep(added)

        def one(i) -> None:
            where = self.elements.within(parts, found.axes, i)
            item = self._element(value, own, self.elements.spread_to(own, i))
            stores.put(name, frame.flat(found.axes, where), item)

        stores.loops(axes_taken(parts, value), one)

    def _added(self, value, target: str, index: tuple):
        """e of `x[i] = x[i] + e`, or of another operation; else the whole value."""
        if type(value) is not Expr or value.op is None or value.op.arity != 2:
            return value
        if value.op.symbol not in AUGMENTED:
            return value
        graph = value.graph
        whole = graph.node(getitem.op, (graph.var(target), *index))
        return value.args[1] if value.args[0] is whole else value

    def _element(self, value, own, index: tuple) -> Value:
        """The element of a value of a type at its own index."""
        if type(value) is Call and type(own) is Array:
            array = self.elements.array_given(value)
            return Item(own.kind, array, self.frame.flat(own.axes, index))
        return self.elements.element(value, index)

    def call(self, targets: tuple[str, ...], call: Call) -> None:
        """A call whose results go to names, in the order of its targets."""
        frame, stores = self.frame, self.stores
        if not targets:
            return
        stores.prepare(*call.args)
        arguments = self.elements.arguments(call)
        places: list[Value | str] = []
        after: list[tuple[str, Value | str, Type]] = []
        results = frame.types.results(call, frame.scope)
        for target, found in zip_longest(targets, results):
            name = stores.named(target) if target else "unread"
            own = frame.named(target) if target else None
            place: Value | str
            if isinstance(found, Array):
                as_it_is = found == own and name not in (*arguments, *places)
                place = name if as_it_is else stores.made(f"{name}_new", found)
            else:
                as_it_is, kind = found == own, number_of(found)
                place = Get(kind, target) if as_it_is else stores.slot(f"{name}_new", kind)
            places.append(place)
            if target and not as_it_is:
                after.append((target, place, found))
        stores.invoke(call.function, arguments, places)
        for target, place, found in after:
            if isinstance(place, str):
                own = array_of(frame.named(target))
                self.copy(stores.named(target), own, place, array_of(found))
            else:
                stores.set(target, place)

    def copy(self, name: str, found: Array, array: str, other: Array) -> None:
        """An array takes the elements of another, of which their kinds may differ."""
        flat = self.frame.flat
        self.stores.fill(name, found.axes, ZERO, lambda i: Item(
            other.kind, array, flat(found.axes, i)
        ))  # fmt: skip

    def is_aligned(self, value, target: str, parts: tuple | None) -> bool:
        """Whether each element of `value` reads of `target` no element but the one in its place.

        parts: the index of the part that is written, None for the whole.
        """
        if type(value) is not Expr or target not in value.names:
            return True
        if id(value) in self.elements.held:
            return True
        if value.op is None:
            return parts is None
        if self.frame.of(value) in NUMBERS and not self.elements.is_element(value):
            return all(self.is_aligned(a, target, ()) for a in value.args)
        if value.op.name == "getitem" and parts:
            own = type(value.args[0]) is Expr and value.args[0].op is None
            if own and value.args[0].args[0] == target and len(parts) == len(value.args) - 1:
                return all(same(a, b) for a, b in zip(value.args[1:], parts))
            return False
        if value.op.elementwise or value.op in (ir.SELECT, ir.COPY):
            return all(self.is_aligned(a, target, parts) for a in value.args)
        return False
