"""Numbers, and elements of arrays at an index, as typed values.

An element is the operation of its arguments' elements: slices, transpositions and broadcasts change
the index on its way to arrays that memory has.
"""

from collections.abc import Callable
from typing import TypeVar

from gradcli.core import ir
from gradcli.core.ir import Call, Expr
from gradcli.core.types import lengths
from gradcli.core.types.kind_rules import SINGLE
from gradcli.core.types.lengths import UNKNOWN, Length
from gradcli.core.types.shape_rules import order_of
from gradcli.core.types.subscripts import NEW, Among, At, Cut, progression
from gradcli.typed.demands import SAME, parts_of
from gradcli.typed.lowering.view import View
from gradcli.typed.operations import as_kind, truth
from gradcli.typed.parameters import given_to
from gradcli.typed.refusals import refuse
from gradcli.typed.statements import (
    ZERO,
    Choose,
    Const,
    Get,
    Held,
    Item,
    Op,
    Place,
    Value,
    known_whole,
    minus,
    plus,
    times,
    whole,
)
from gradcli.typed.unread import operands
from gradcli.typed.values import SHAPE_OF, Array, Stack, Type, array_of, kind_of, number_of

Made = TypeVar("Made")
# What arrays are filled with; None for what they are given
FILLINGS = {"zeros": 0, "ones": 1, "full": None, "zeros_like": 0, "ones_like": 1, "full_like": None}


class Elements:
    """held: what is computed before the statement that is made, by the identity of its node: a
    value, or the name of an array; converted: the names of arrays of which the elements are held as
    another kind.

    memory(array, kind): the name of the array that has an array's elements, as numbers of `kind`
    ("" for their own); call(call): the value of a call, which is made first; operation(node, args):
    what a row on numbers is, from its arguments.
    """

    def __init__(
        self,
        frame: View,
        memory: Callable[[Expr, str], str],
        call: Callable[[Call], Value],
        operation: Callable[[Expr, list[Value]], Value],
    ):
        self.frame, self.memory, self.call, self.operation = frame, memory, call, operation
        self.held: dict[int, Value | str] = {}
        self.converted: dict[tuple[int, str], str] = {}
        self.values: dict[int, Value] = {}  # of numbers, within one statement

    def forget(self) -> None:
        """A statement ends: what it wrote may change what was computed for it."""
        self.held.clear()
        self.converted.clear()
        self.values.clear()

    def held_number(self, value) -> Value | None:
        """What is held of a number."""
        found = self.held.get(id(value))
        return None if isinstance(found, str) else found

    def held_array(self, value) -> str | None:
        """The array that has what is held of one."""
        found = self.held.get(id(value))
        return found if isinstance(found, str) else None

    def alone(self, make: Callable[..., Made], *args) -> Made:
        """What `make` gives of these, of which nothing is kept for what is made after it."""
        outer, self.values = self.values, {}
        found = make(*args)
        self.values = outer
        return found

    def array_given(self, call: Call) -> str:
        """The array that a call gave, which is made before that is read."""
        found = self.held_array(call)
        assert found is not None
        return found

    # -- numbers ----------------------------------------------------------------------------------
    def number(self, value) -> Value:
        """A number, whose arrays `prepare` has seen to."""
        if type(value) is Call:
            found = self.held_number(value)
            return found if found is not None else self.call(value)
        if type(value) is not Expr:
            return _literal(value)
        pending = [value]
        while pending:
            node = pending[-1]
            if (known := self.held_number(node)) is not None:
                self.values[id(node)] = known
            below = [] if id(node) in self.values else self._below(node)
            if not below:
                pending.pop()
                if id(node) not in self.values:
                    self.values[id(node)] = self._node(node)
            pending += below
        return self.values[id(value)]

    def _below(self, node: Expr) -> list[Expr]:
        """The arguments that a node's value is made of, and which are not there yet."""
        if node.op is None or node.op.name in ("len", ".size", ".ndim", "getitem"):
            return []
        args = [a for a in operands(node) if self.frame.of(a) in SINGLE]
        return [a for a in args if id(a) not in self.values]

    def test(self, value) -> Value:
        return truth(self.number(value))

    def whole(self, value) -> Value:
        """A value where a whole number is asked for."""
        args = value.args if type(value) is Expr and value.op is not None else ()
        if args and value.op.name == "power" and "real" not in map(self.frame.kind, args):
            return Op("int", "power", tuple([self.number(a) for a in args]))
        if self.frame.kind(value) == "real":
            refuse("a count or an index that may not be a whole number", value)
        return as_kind(self.number(value), "int")

    def _node(self, node: Expr) -> Value:
        """A number whose arguments' values are there."""
        frame = self.frame
        if node.op is None:
            name = node.args[0]
            if (constant := frame.constant(name)) is not None:
                return constant
            found = frame.named(name)
            if not isinstance(found, str) or found not in SINGLE:
                refuse(f"the name {name}, which is read before it has a value,")
            return Get(found, name)
        row = node.op.name
        if row in ("getitem", "reshape") and frame.is_array(node.args[0]):
            return self.element(node, ())
        if row == "len" and type(frame.of(node.args[0])) is Stack:
            stack = node.args[0].args[0].removeprefix(SHAPE_OF)
            frame.asks_stack(stack)
            return Held(stack)
        if row == ".size" and frame.is_array(node.args[0]):
            return frame.size(frame.array(node.args[0]))
        if row in ("getitem", "len", ".size", ".ndim"):
            return frame.length(frame.length_of(node))
        n = frame.length_of(node) if node.op in (ir.MAX, ir.MIN) else UNKNOWN
        if n != UNKNOWN:
            return frame.length(n)
        if row in ("zeros_like", "ones_like"):
            return as_kind(Const("real", float(row == "ones_like")), frame.kind(node))
        args = [self.values[id(a)] if id(a) in self.values else self._part(a) for a in node.args]
        return self.operation(node, args)

    def _part(self, value) -> Value:
        """An argument that is no number of its own: a literal, or one that is not read."""
        return _literal(value) if type(value) is not Expr else ZERO

    # -- elements ---------------------------------------------------------------------------------
    def element(self, value, index: tuple[Value, ...]) -> Value:
        """The element of an array at an index, a number at any."""
        frame = self.frame
        found = frame.of(value)
        if type(found) is not Array and not self.is_element(value):
            return self.number(value)
        if id(value) in self.held or value.op is None:
            own, array = array_of(found), self.memory(value, "")
            return Item(own.kind, array, frame.flat(own.axes, index))
        row = value.op.name
        if row in PLACED:
            return PLACED[row](self, value, index)
        if not value.op.elementwise and value.op not in (ir.SELECT, ir.MAX, ir.MIN):
            refuse(f"an element of the function {row}", value)
        args = [
            self.element(a, self.spread(a, index)) if type(a) is Expr else _literal(a)
            for a in value.args
        ]
        return self.operation(value, args)

    def is_element(self, value) -> bool:
        """Whether a number is read from an array that is not a name."""
        if type(value) is not Expr or value.op is None or id(value) in self.held:
            return False
        return value.op.name in ("getitem", "reshape") and self.frame.is_array(value.args[0])

    def spread(self, value, index: tuple[Value, ...]) -> tuple[Value, ...]:
        """The index of `value` that an index of what it is broadcast to stands for."""
        return self.spread_to(self.frame.of(value), index)

    def spread_to(self, found: Type, index: tuple[Value, ...]) -> tuple[Value, ...]:
        """The same of a value of a type."""
        if type(found) is not Array:
            return ()
        own = index[len(index) - len(found.axes) :]
        return tuple(ZERO if n == 1 else i for n, i in zip(found.axes, own))

    def within(self, parts: list, axes: tuple, index: tuple) -> tuple[Value, ...]:
        """The index into the whole array of an index of the part that `parts` take of it."""
        rest, shared = iter(index), None
        out: list[Value] = []
        for p in parts:
            if p is NEW:
                next(rest)
                continue
            n = self.frame.length(axes[len(out)])
            if type(p) is Among:
                shared = next(rest) if shared is None else shared
                out.append(self.named_place(p.value, shared, n))
            elif type(p) is At:
                out.append(self.place(p.value, n, axes[len(out)]))
            else:
                start, along = self.start(p), times(next(rest), whole(abs(p.step)))
                out.append(plus(start, along) if p.step > 0 else minus(start, along))
        return tuple(out)

    def start(self, part: Cut) -> Value:
        """Where a slice starts."""
        if isinstance(part.start, Expr):
            return self.index(part.start)
        return self.frame.length(part.start)

    def place(self, value, n: Value, length: Length) -> Value:
        """An index of an axis of n elements, which is checked where it is not surely in it."""
        known = known_whole(n)
        if type(value) is int and known is not None and -known <= value < known:
            return whole(value % known)
        low = self.frame.least(value)
        if low is not None and low >= 0:
            beyond = lengths.minus(self.frame.highest(value), length)
            if type(beyond) is int and beyond < 0:
                return self.index(value)
        return Place(self.checked(value), n, low is None or low < 0)

    def checked(self, value) -> Value:
        """An index that may be outside of its array."""
        return self.whole(value)

    def index(self, value) -> Value:
        """A whole number that is an index, and so is no reason to look for 64 bits."""
        self.frame.indexing = type(value) is Expr  # and no call, whose arguments are none
        found = self.alone(self.whole, value)
        self.frame.indexing = False
        return found

    def named_place(self, value: Expr, i: Value, n: Value) -> Value:
        """The index, of an axis of n elements, that is element i of an array of indices."""
        known = progression(value)
        if known is not None:
            place = plus(whole(known.start), times(i, whole(known.step)))
            size = known_whole(n)
            if size is not None and known[-1] < size:
                return place
            return Place(place, n, False)
        below = not self.frame.here.indices(value)
        return Place(as_kind(self.element(value, (i,)), "int"), n, below)

    def _part_of(self, node: Expr, index: tuple[Value, ...]) -> Value:
        """An element of a part of an array, x[1:, 0]."""
        base, frame = node.args[0], self.frame
        whole_array = frame.array(base)
        parts = parts_of(frame.here, node, whole_array, node.args[1:])
        return self.element(base, self.within(parts, whole_array.axes, index))

    def _same(self, node: Expr, index: tuple[Value, ...]) -> Value:
        return self.element(node.args[0], index)

    def _stretched(self, node: Expr, index: tuple[Value, ...]) -> Value:
        return self.element(node.args[0], self.spread(node.args[0], index))

    def _transposed(self, node: Expr, index: tuple[Value, ...]) -> Value:
        order = order_of(node, len(index))
        assert order is not None  # of other orders no shape is known: they are refused
        back = dict(zip(order, index))
        return self.element(node.args[0], tuple(back[k] for k in range(len(index))))

    def _reshaped(self, node: Expr, index: tuple[Value, ...]) -> Value:
        """The same place in memory, counted by other axes."""
        base, found = node.args[0], self.frame.of(node)
        if not self.frame.is_array(base):
            return self.number(base)
        axes = found.axes if type(found) is Array and index else ()
        return Item(self.frame.kind(base), self.memory(base, ""), self.frame.flat(axes, index))

    def _taken(self, node: Expr, index: tuple[Value, ...]) -> Value:
        base, places = node.args
        (n,) = self.frame.array(base).axes
        return self.element(base, (self.named_place(places, index[0], self.frame.length(n)),))

    def _diagonal(self, node: Expr, index: tuple[Value, ...]) -> Value:
        """That of a matrix, or of the matrix which has a vector or ones there."""
        of_vector = node.op.name == "diag"
        if of_vector and len(index) == 1:
            return self.element(node.args[0], index * 2)
        on: Value = Const("real", 1.0)
        if of_vector:
            on = as_kind(self.element(node.args[0], index[:1]), "real")
        i, j = index
        return Choose("real", Op("bool", "==", (i, j)), on, Const("real", 0.0))

    def _filling(self, node: Expr, index: tuple[Value, ...]) -> Value:
        """What zeros, ones and full are filled with."""
        value = FILLINGS[node.op.name]
        value = node.args[1] if value is None else value
        return as_kind(self.number(value), self.frame.kind(node))

    def _ranged(self, node: Expr, index: tuple[Value, ...]) -> Value:
        ends = [self.frame.length_of(a) for a in node.args]
        start, step = ends[0] if len(ends) > 1 else 0, ends[2] if len(ends) > 2 else 1
        if type(step) is not int or start == lengths.UNKNOWN:
            refuse("a range of these numbers", node)
        value = plus(self.frame.length(start), times(index[0], whole(step)))
        return as_kind(value, kind_of(self.frame.of(node)))

    # -- calls ------------------------------------------------------------------------------------
    def arguments(self, call: Call) -> list[Value | str]:
        """What a call passes, but for the places of its results: numbers, and names of arrays."""
        out: list[Value | str] = []
        types, f = self.frame.types, call.function
        parameters = types.defs[f].parameters
        for g in given_to(types, f):
            if g.how == "length":
                out.append(self.frame.length(types.passed(g.name, call, self.frame.scope)))
                continue
            own = g.how == "own"
            value = call.args[parameters.index(g.name)] if own else types.graph.var(g.name)
            if type(g.type) is Array:
                out.append(self.memory(value, g.type.kind))
            else:
                kind = number_of(g.type)
                out.append(self.passed(self.number(value) if own else Get(kind, g.name), kind))
        return out

    def passed(self, number: Value, kind: str) -> Value:
        """A number that is passed as one of a kind."""
        return as_kind(number, kind)


# The rows whose elements are those of their arguments at other places
PLACED: dict[str, Callable[[Elements, Expr, tuple[Value, ...]], Value]] = {
    "getitem": Elements._part_of,
    **dict.fromkeys(FILLINGS, Elements._filling),
    **dict.fromkeys(SAME, Elements._same),
    **dict.fromkeys(("sum_like", "spread_like", "broadcast_to"), Elements._stretched),
    "transpose": Elements._transposed,
    "reshape": Elements._reshaped,
    **dict.fromkeys(("take", "take_along_axis"), Elements._taken),
    **dict.fromkeys(("eye", "identity", "diag"), Elements._diagonal),
    "arange": Elements._ranged,
}


def _literal(value) -> Value:
    if type(value) is bool:
        return Const("bool", value)
    if type(value) is int:
        if not -(2**63) < value < 2**63:
            refuse("an integer past 64 bits")
        return Const("int", value)
    if isinstance(value, float):
        return Const("real", value)
    return Const("none", 0)
