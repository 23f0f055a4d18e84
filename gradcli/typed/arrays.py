"""Arrays as statements of machines: loops that store elements, reductions, products, calls."""

from collections.abc import Callable
from functools import partial

from gradcli.core import ir
from gradcli.core.array_functions import spelled
from gradcli.core.ir import Call, Expr
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.core.types.shape_rules import literal
from gradcli.core.walks import calls
from gradcli.ops.rows import Op as Row
from gradcli.typed import matrices
from gradcli.typed.demands import PRODUCTS, reduced_axis
from gradcli.typed.frame import Frame
from gradcli.typed.lowering.elements import Elements
from gradcli.typed.lowering.products import dot, multiply
from gradcli.typed.lowering.stores import Stores
from gradcli.typed.operations import as_kind, extreme, operation, truth
from gradcli.typed.refusals import refuse
from gradcli.typed.statements import (
    ONE,
    ZERO,
    Apply,
    Branch,
    Check,
    Const,
    Copy,
    Each,
    Fill,
    Get,
    Invoke,
    Item,
    Op,
    Pop,
    PopAll,
    Put,
    Set,
    Statement,
    Total,
    Value,
    minus,
    plus,
)
from gradcli.typed.values import MIXED, Array, Type, number_of


class Arrays(Stores):
    frame: Frame
    once = True

    def __init__(self, frame: Frame):
        made = partial(operation, frame)
        super().__init__(frame, Elements(frame, self.memory, self.called, made))

    # -- what is computed beforehand --------------------------------------------------------------
    def hold_calls(self, values: tuple) -> None:
        for call in calls(values):
            if id(call) not in self.elements.held:
                self.hold_call(call)

    def keep(self, value) -> None:
        name = self.kept(self.elements.number(value))
        self.elements.held[id(value)] = self.elements.values[id(value)] = name

    def kept(self, value: Value) -> Get:
        """A number in a name of its own."""
        name = self.frame.slot("kept", value.kind)
        self.frame.add(Set(name.name, value))
        return name

    def hold(self, node: Expr) -> None:
        """Compute `node` now, into a name of its own."""
        found = self.frame.of(node)
        if isinstance(found, Array):
            name = self.frame.memory("part", found)
            self.store(name, found, node)
            self.elements.held[id(node)] = name
        else:
            slot = self.frame.slot("part", number_of(found))
            self.fold(slot, node)
            self.elements.held[id(node)] = self.elements.values[id(node)] = slot

    def made(self, base: str, found: Array) -> str:
        return self.frame.memory(base, found)

    # -- loops ------------------------------------------------------------------------------------
    def loops(self, axes: tuple, inside: Callable[[tuple], None]) -> None:
        """Loops over all indices of `axes`, around the statements that inside(index) makes."""
        self._loops(list(map(self.frame.length, axes)), inside, ())

    def _loops(self, counts: list[Value], inside: Callable[[tuple], None], index: tuple) -> None:
        if not counts:
            inside(index)
            return
        count, *others = counts
        self.each(count, lambda k: self._loops(others, inside, (*index, k)))

    def each(self, count: Value, inside: Callable[[Value], object]) -> None:
        """A loop over so many elements, around the statements that inside(place) makes."""
        if count == ONE:
            inside(ZERO)
            return
        k = self.frame.slot("place", "int")
        body = self.apart(lambda: inside(k))
        self.frame.add(Each(k.name, count, body))

    def apart(self, make: Callable[[], object]) -> list[Statement]:
        """The statements that `make` makes, which are not among those so far."""
        outer, self.frame.out = self.frame.out, []
        make()
        found, self.frame.out = self.frame.out, outer
        return found

    def slot(self, base: str, kind: str) -> Get:
        return self.frame.slot(base, kind)

    def set(self, target: str, value: Value) -> None:
        kind = number_of(self.frame.named(target))
        self.frame.add(Set(target, as_kind(value, kind)))

    def invoke(
        self, function: str, arguments: list[Value | str], places: list[Value | str]
    ) -> None:
        arrays = [p for p in places if isinstance(p, str)]
        names = [p.name for p in places if isinstance(p, Get)]
        self.frame.add(Invoke(function, arguments, arrays, names))

    def total(
        self, name: str, place: Value, kind: str, axes: tuple, term: Callable[[tuple], Op]
    ) -> None:
        if not axes:
            self.put(name, place, term(()))
            return
        slot = self.frame.slot("product", kind)
        self.add_up(slot, axes, term)
        self.put(name, place, slot)

    def add_up(self, slot: Get, axes: tuple, term: Callable[[tuple], Op]) -> None:
        """A name takes the sum of products, in their order."""
        self.frame.add(Set(slot.name, as_kind(ZERO, slot.kind)))
        self.loops(axes, lambda k: self.frame.add(
            Set(slot.name, self._sum(slot, term(k), slot.kind))
        ))  # fmt: skip

    def put(self, name: str, place: Value, value: Value) -> None:
        self.frame.add(Put(name, place, as_kind(value, self.frame.made.kinds[name])))

    def increase(self, name: str, place: Value, kind: str, value: Value) -> None:
        self.put(name, place, self._sum(Item(kind, name, place), value, kind))

    def store(self, name: str, found: Array, value, at: Value = ZERO) -> None:
        if type(value) is Expr and at == ZERO and self.frame.made.kinds.get(name) == found.kind:
            source = self.through(value)
            there = source.op is None or id(source) in self.elements.held
            if there and self.frame.of(source) == found and self.memory(source) != name:
                self.frame.add(Copy(name, self.memory(source), self.frame.size(found)))
                return
        super().store(name, found, value, at)

    def compute(self, name: str, found: Array, node: Expr, at: Value) -> bool:
        row, family, fold = node.op.name, node.op.family, node.op.fold
        if row in PRODUCTS:
            if not matrices.multiply(self, name, found, node, at):
                multiply(self, name, found, node, at)
        elif fold and family == "along":
            self._running(name, node, at)
        elif family in ("along", "matrix"):
            self._applied(name, found, node, at)
        elif fold and (family or self.is_held(node, 1)):
            self._fold_axes(name, found, node, at)
        elif family == "reduction":
            self._applied(name, found, node, at)
        elif row == "linspace":
            self._linspace(name, found, node, at)
        elif row in ("zeros", "zeros_like") and at == ZERO:
            self.frame.add(Fill(name, self.frame.size(found)))
        else:
            return False
        return True

    def _sum(self, a: Value, b: Value, kind: str) -> Value:
        row = "+" if kind == "real" else "add"
        return Op(kind, row, (as_kind(a, kind), as_kind(b, kind)))

    def _linspace(self, name: str, found: Array, node: Expr, at: Value) -> None:
        """By steps from the start, as NumPy has them; the last element is the end itself."""
        first, last = (as_kind(self.elements.number(a), "real") for a in node.args[:2])
        (n,) = found.axes
        count = self.frame.length(n)
        divided = as_kind(minus(count, ONE), "real")
        step = self.kept(Op("real", "/", (Op("real", "-", (last, first)), divided)))
        self.fill(name, (n,), at, lambda i: Op("real", "+", (
            Op("real", "*", (as_kind(i[0], "real"), step)), first
        )))  # fmt: skip
        ends: list[Statement] = [Put(name, plus(at, minus(count, ONE)), last)]
        self.frame.add(Branch(Op("bool", ">", (count, ONE)), ends, []))

    # -- reductions -------------------------------------------------------------------------------
    def fold(self, slot: Get, node: Expr) -> None:
        """A reduction to a number."""
        frame, op, x = self.frame, node.op, node.args[0]
        if op.name == "matmul":
            if not matrices.dot(self, slot, node):
                self.add_up(slot, frame.array(x).axes, dot(self, node))
        elif op.fold:
            found = frame.array(x)
            name, at = self._run(x, found)
            self._fold_run(slot, op, name, at, frame.size(found))
        else:
            number = Array(slot.kind, ())
            name = frame.memory("part", number)
            self._applied(name, number, node, ZERO)
            frame.add(Set(slot.name, Item(slot.kind, name, ZERO)))

    def _run(self, x: Expr, found: Array) -> tuple[str, Value]:
        return self.memory(x), ZERO

    def _fold_run(self, slot: Get, op: Row, name: str, at: Value, count: Value) -> None:
        """A reduction of `count` elements from a place on."""
        frame, kind = self.frame, self.frame.made.kinds[name]
        if op.fold == "+" and kind == "real" and op is not ir.SUM_OF:
            frame.add(Total(slot.name, name, at, count))
        elif op.magnitude == "place":
            self._place_of(slot, op.fold, name, at, count)
        else:
            start, step = self._steps(op.fold, kind, slot, name, at, count)
            k = frame.slot("place", "int")
            item = Item(kind, name, plus(at, k))
            frame.add(Set(slot.name, start), Each(k.name, count, [Set(slot.name, step(item))]))
        if op.name == "mean":
            by = as_kind(count, "real")
            frame.add(Set(slot.name, Op("real", "/", (slot, by))))

    def _steps(self, fold: str, kind: str, slot: Get, name: str, at: Value, count: Value):
        """What a reduction begins with, and how it takes in an element."""
        if fold == "+":
            return as_kind(ZERO, slot.kind), lambda e: self._sum(slot, e, slot.kind)
        if fold == "*":
            times_ = "*" if slot.kind == "real" else "multiply"
            return as_kind(ONE, slot.kind), lambda e: Op(
                slot.kind, times_, (slot, as_kind(e, slot.kind))
            )
        if fold == "count":
            return ZERO, lambda e: plus(slot, as_kind(truth(e), "int"))
        if fold in ("or", "and"):
            return Const("bool", fold == "and"), lambda e: Op("bool", fold, (slot, truth(e)))
        first = as_kind(Item(kind, name, at), slot.kind)  # no array is empty here: it is checked
        empty = Op("bool", ">", (count, ZERO))
        self.frame.add(Check(empty))
        if slot.kind == "bool":
            op = "or" if fold == ">" else "and"
            return first, lambda e: Op("bool", op, (slot, e))
        return first, lambda e: extreme(fold, slot, as_kind(e, slot.kind))

    def _place_of(self, slot: Get, sign: str, name: str, at: Value, count: Value) -> None:
        """Where the largest, or least, element is: the first of equals; of NaN the first."""
        frame, kind = self.frame, self.frame.made.kinds[name]
        best, k = frame.slot("best", kind), frame.slot("place", "int")
        item = Item(kind, name, plus(at, k))
        found = Op("bool", sign, (item, best))
        if kind == "real":
            known = Op("bool", "not", (Op("bool", "nan", (best,)),))
            here = Op("bool", "and", (Op("bool", "nan", (item,)), known))
            found = Op("bool", "or", (found, here))
        taken = Branch(found, [Set(best.name, item), Set(slot.name, k)], [])
        frame.add(Check(Op("bool", ">", (count, ZERO))))
        frame.add(Set(slot.name, ZERO), Set(best.name, Item(kind, name, at)))
        frame.add(Each(k.name, count, [taken]))

    def _fold_axes(self, name: str, found: Array, node: Expr, at: Value) -> None:
        """A reduction of one axis, or of the axes that a broadcast had spread.

        NumPy adds in pairs along the last axes, where these are reduced, and else in their order.
        """
        frame, x, op = self.frame, node.args[0], node.op
        axes = frame.array(x).axes
        if op.name == "sum_like":
            spread = len(axes) - len(found.axes)
            folded = [k for k, n in enumerate(axes) if k < spread or found.axes[k - spread] != n]
            kept = [k for k in range(len(axes)) if k >= spread]
        else:
            axis, keep = reduced_axis(node, len(axes))
            folded = list(range(len(axes))) if axis is None else [axis]
            kept = list(range(len(axes))) if keep else [k for k in range(len(axes)) if k != axis]
        inner = [k for k in folded if all(j in folded for j in range(k, len(axes)))]
        outer = [k for k in folded if k not in inner]
        array = self.memory(x)
        kind = found.kind
        count = frame.size(Array(kind, tuple(axes[k] for k in inner)))

        def one(index) -> None:
            places: list[Value] = [ZERO] * len(axes)
            for k, i in zip(kept, index):
                places[k] = ZERO if k in folded else i
            slot = frame.slot("part", kind)
            if op.fold == "+" and outer:
                self._sum_outer(slot, array, axes, places, outer, inner, count)
                if op.name == "mean":
                    n = frame.size(Array(kind, tuple(axes[k] for k in folded)))
                    frame.add(Set(slot.name, Op("real", "/", (slot, as_kind(n, "real")))))
            elif outer:
                self._fold_outer(slot, op, array, axes, places, outer)
            else:
                self._fold_run(slot, op, array, frame.flat(axes, tuple(places)), count)
            self.put(name, plus(at, frame.flat(found.axes, index)), slot)

        self.loops(found.axes, one)

    def _sum_outer(self, slot, array, axes, places, outer, inner, count) -> None:
        frame = self.frame
        frame.add(Set(slot.name, as_kind(ZERO, slot.kind)))

        def add(others) -> None:
            at = list(places)
            for k, i in zip(outer, others):
                at[k] = i
            place = frame.flat(axes, tuple(at))
            if inner and frame.made.kinds[array] == "real":
                part = frame.slot("part", "real")
                frame.add(Total(part.name, array, place, count))
                frame.add(Set(slot.name, self._sum(slot, part, slot.kind)))
                return
            k = frame.slot("place", "int")
            item = Item(frame.made.kinds[array], array, plus(place, k))
            step = Set(slot.name, self._sum(slot, item, slot.kind))
            frame.add(Each(k.name, count, [step]))

        self.loops(tuple(axes[k] for k in outer), add)

    def _fold_outer(self, slot, op, array, axes, places, outer) -> None:
        """A reduction of one axis that is not the last."""
        frame, (axis,) = self.frame, outer
        part = Array(frame.made.kinds[array], (axes[axis],))
        run = frame.memory("run", part)

        def element(i):
            at = list(places)
            at[axis] = i[0]
            return Item(part.kind, array, frame.flat(axes, tuple(at)))

        self.fill(run, part.axes, ZERO, element)
        self._fold_run(slot, op, run, ZERO, frame.size(part))

    def _running(self, name: str, node: Expr, at: Value) -> None:
        """cumsum and cumprod of a vector."""
        frame, (x,) = self.frame, node.args
        found = frame.array(x)
        if len(found.axes) > 1 or dict(node.attrs).get("reverse"):
            self._applied(name, frame.array(node), node, at)
            return
        slot, kind = frame.slot("run", "real"), "real"
        array = self.memory(x, "real")
        k = frame.slot("place", "int")
        item = Item(kind, array, k)
        first = Branch(Op("bool", "==", (k, ZERO)), [Set(slot.name, item)],
                       [Set(slot.name, Op("real", node.op.fold, (slot, item)))])  # fmt: skip
        frame.add(Each(k.name, frame.size(found), [first, Put(name, plus(at, k), slot)]))

    def _applied(self, name: str, found: Array, node: Expr, at: Value) -> None:
        """A row that is called back with whole arrays."""
        frame = self.frame
        given = [(self.memory(x), frame.array(x)) for x in node.args if frame.is_array(x)]
        attributes = tuple((n, literal(value)) for n, value in node.attrs)
        plain = all(type(value) in (int, float, bool, str, type(None)) for _, value in attributes)
        if len(given) < len(node.args) or not plain:
            refuse(f"the function {node.op.name}", node)
        own = at == ZERO and frame.made.kinds[name] == found.kind
        array = name if own else frame.memory("part", found)
        frame.add(Apply(
            spelled(node.op), attributes, array, self._axes(found),
            tuple((x, self._axes(each)) for x, each in given),
        ))  # fmt: skip
        if not own:
            item = partial(Item, found.kind, array)
            self.fill(name, found.axes, at, lambda i: item(frame.flat(found.axes, i)))

    def _axes(self, found: Array) -> tuple[Value, ...]:
        return tuple(map(self.frame.length, found.axes))

    # -- calls ------------------------------------------------------------------------------------
    def called(self, call: Call) -> Value:
        """The number that a call gives, which is made now."""
        self.hold_call(call)
        found = self.elements.held_number(call)
        assert found is not None
        return found

    def hold_call(self, call: Call, found: Type = None) -> None:
        frame = self.frame
        if call.function == ir.APPEND:
            return
        found = found or frame.of(call)
        if found == MIXED:
            refuse("a stack of values of different shapes")
        if call.function == ir.POP:
            stack = call.args[0].args[0]
            if type(found) is Array:
                name = frame.memory("result", found)
                frame.add(PopAll(name, stack, frame.size(found)))
                self.elements.held[id(call)] = name
                return
            own = frame.slot("result", self.stack_kind(stack))
            frame.add(Pop(own.name, stack))
            value = self.popped(stack, own, number_of(found))
            self.elements.held[id(call)] = value
            return
        self.prepare(*call.args)
        types = frame.types.returned(call.function)
        if len(types) != 1:
            refuse(f"a call of {call.function}, which gives several values, inside of another")
        if type(found) is Array:
            name = frame.memory("result", found)
            frame.add(Invoke(call.function, self.elements.arguments(call), [name], []))
            self.elements.held[id(call)] = name
            return
        slot = frame.slot("result", number_of(types[0]))
        frame.add(Invoke(call.function, self.elements.arguments(call), [], [slot.name]))
        self.elements.held[id(call)] = slot

    def stack_kind(self, stack: str) -> str:
        kind = self.frame.stack_kind(stack)
        self.frame.made.stacks[stack] = kind
        return kind

    def popped(self, stack: str, slot: Get, kind: str) -> Value:
        """What was popped as a number of a kind."""
        return as_kind(slot, kind) if kind in NUMBERS else slot
