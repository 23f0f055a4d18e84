"""Arrays that are written element by element, and what has to be in memory before it is read.

An elementwise expression that is read once needs no memory: its elements are computed where they
are used.  Reductions, products and what is read twice are computed first, into names of their own.
"""

from collections import Counter
from collections.abc import Callable

from gradcli.core import ir, walks
from gradcli.core.ir import Call, Expr
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.core.types.shape_rules import joined_axis
from gradcli.typed.demands import PULLED, SAME, axes_taken, parts_of
from gradcli.typed.lowering.elements import Elements
from gradcli.typed.lowering.view import View
from gradcli.typed.statements import ZERO, Const, Get, Item, Op, Value, plus, times, whole
from gradcli.typed.unread import operands, read_order
from gradcli.typed.values import Array, Shape, Type

# Families and rules of shapes of rows that are stored as a whole
STORED = frozenset({"along", "matrix", "product", "stacked", "joined", "spaced", "padded"})


class Stores:
    """What is stored where, in which order; a language says how it writes that.

    once: whether numbers in a loop over elements are computed before it, and not in each round.
    """

    once = False

    def __init__(self, frame: View, elements: Elements):
        self.frame, self.elements = frame, elements

    # -- what a language says ---------------------------------------------------------------------
    def hold(self, node: Expr) -> None:
        """Compute `node` now, into a name of its own that the elements hold."""
        raise NotImplementedError

    def hold_calls(self, values: tuple) -> None:
        """Make the calls in values that have to be made before them."""
        raise NotImplementedError

    def hold_call(self, call: Call, found: Type = None) -> None:
        """Make a call now; found: the type of what it gives, where that is not of the call."""
        raise NotImplementedError

    def keep(self, value) -> None:
        """Compute a number now, into a name of its own that the elements hold."""
        raise NotImplementedError

    def made(self, base: str, found: Array) -> str:
        """Memory for an array, by a name like `base`."""
        raise NotImplementedError

    def slot(self, base: str, kind: str) -> Value:
        """A new name, like `base`, for a number."""
        raise NotImplementedError

    def set(self, target: str, value: Value) -> None:
        """A name of the program takes a number."""
        raise NotImplementedError

    def invoke(
        self, function: str, arguments: list[Value | str], places: list[Value | str]
    ) -> None:
        """A call; places: the names of arrays and numbers that its results go to."""
        raise NotImplementedError

    def named(self, name: str) -> str:
        """The memory of an array of the program."""
        return name

    def loops(self, axes: tuple, inside: Callable[[tuple], None]) -> None:
        """Loops over all indices of `axes`, around the statements that inside(index) makes."""
        raise NotImplementedError

    def put(self, name: str, place: Value, value: Value) -> None:
        """An element takes a number."""
        raise NotImplementedError

    def increase(self, name: str, place: Value, kind: str, value: Value) -> None:
        """A number is added to an element of a kind."""
        raise NotImplementedError

    def total(
        self, name: str, place: Value, kind: str, axes: tuple, term: Callable[[tuple], Op]
    ) -> None:
        """An element of a kind takes the sum of products over all indices of `axes`."""
        raise NotImplementedError

    def compute(self, name: str, found: Array, node: Expr, at: Value) -> bool:
        """Write what `node` gives where that is no expression of elements; whether it was so."""
        raise NotImplementedError

    # -- what is computed beforehand --------------------------------------------------------------
    def prepare(self, *values, whole: Expr | None = None) -> None:
        """Compute what the elements of `values` need; `whole` is stored as it is, not held."""
        frame, held = self.frame, self.elements.held
        order = read_order(walks.expressions(values))
        used = Counter(id(a) for node in order for a in node.args if type(a) is Expr)
        nested = {id(a) for node in order if node.op is ir.ARRAY for a in node.args
                  if type(a) is Expr and a.op is ir.ARRAY}  # fmt: skip
        self.hold_calls(values)
        for node in order:
            if id(node) in nested and used[id(node)] == 1:
                continue  # its elements are written with those of the array around it
            if node is whole or node.op is None or id(node) in held:
                continue
            # the elements of a reshaped array are read by their places
            if node.op.name == "reshape" and frame.is_array(node.args[0]):
                base = self.through(node.args[0])
                if base.op is not None and id(base) not in held:
                    self.hold(base)
            if self.is_held(node, used[id(node)]):
                self.hold(node)
            elif frame.is_array(node) and node.op.elementwise:
                self._keep_numbers(node)
        if whole is not None and type(whole) is Expr and whole.op and whole.op.elementwise:
            self._keep_numbers(whole)

    def _keep_numbers(self, node: Expr) -> None:
        """Keep the numbers in an elementwise expression of arrays."""
        for a in operands(node) if self.once else ():
            own = a.op is not None and self.frame.of(a) in NUMBERS
            if not own or id(a) in self.elements.held:
                continue
            if type(self.elements.number(a)) not in (Const, Get):
                self.keep(a)

    def is_held(self, node: Expr, uses: int) -> bool:
        """Whether a node is no scalar expression of its arguments' elements."""
        found, row = self.frame.of(node), node.op.name
        args = [self.frame.of(a) for a in node.args]
        if not (type(found) is Array or any(type(t) is Array for t in args)):
            return False
        if node.op.family in ("fold", "reduction") or row == "determinant":
            return type(args[0]) is Array
        if row == "sum_like":
            axes = args[0].axes if type(args[0]) is Array else ()
            return axes != (found.axes if type(found) is Array else ())
        if node.op.family in STORED or node.op.shape in STORED or row in (*PULLED, "add_at"):
            return True
        return node.op.elementwise and type(found) is Array and uses > 1

    # -- memory -----------------------------------------------------------------------------------
    def memory(self, value: Expr, kind: str = "") -> str:
        """The name of the array that has an array's elements, as numbers of `kind` where given.

        They are computed into one where they are in none.
        """
        elements, found = self.elements, self.frame.array(value)
        if kind in ("", found.kind):
            array = elements.held_array(value)
            if array is None:  # of a call there is one
                value = self.through(value)
                array = elements.held_array(value)
            if array is None and value.op is None:
                return self.named(value.args[0])
            if array is None:
                self.hold(value)
                array = elements.held_array(value)
            assert array is not None
            return array
        key = id(value), kind
        if key not in elements.converted:
            other = Array(kind, found.axes)
            name = self.made("reals" if kind == "real" else "part", other)
            self.store(name, other, value)
            elements.converted[key] = name
        return elements.converted[key]

    def through(self, value: Expr) -> Expr:
        """The array that `value` has all elements of, in their order."""
        of = self.frame.of
        while value.op is not None and id(value) not in self.elements.held:
            if value.op.name not in (*SAME, "sum_like", "spread_like", "reshape"):
                break
            inner = of(value.args[0])
            if type(inner) is not Array or (value.op.name != "reshape" and inner != of(value)):
                break
            value = value.args[0]
        return value

    # -- elements ---------------------------------------------------------------------------------
    def factor(self, x: Expr) -> Callable[[tuple], Value]:
        """The elements of an array that is read often, by their indices; a number at any."""
        found = self.frame.of(x)
        if not self.once or type(found) is not Array:
            return lambda i: self.elements.element(x, i)
        array = self.memory(x)
        return lambda i: Item(found.kind, array, self.frame.flat(found.axes, i))

    def fill(self, name: str, axes: tuple, at: Value, value: Callable[[tuple], Value]) -> None:
        """Each element of `name`, which has `axes` from a place on, takes its value."""
        flat = self.frame.flat
        self.loops(axes, lambda i: self.put(name, plus(at, flat(axes, i)), value(i)))

    def store(self, name: str, found: Array, value, at: Value = ZERO) -> None:
        """Write the elements of `value` into the array `name`, from the place `at` on."""
        frame, element, axes = self.frame, self.elements.element, found.axes
        own = type(value) is Expr and value.op is not None and id(value) not in self.elements.held
        row, shape = (value.op.name, value.op.shape) if own else ("", "")
        if shape in ("stacked", "joined") and (axis := joined_axis(value, len(axes))):
            self._join(name, found, value, at, axis)
        elif row == "pad":
            self._pad(name, found, value, at)
        elif row == "add_at":
            self._add_at(name, found, value, at)
        elif shape == "stacked":
            inner = Array(found.kind, axes[1:])
            size = frame.size(inner)
            for k, a in enumerate(value.args):
                start = plus(at, times(size, whole(k)))
                if inner.axes:
                    self.store(name, inner, a, start)
                else:
                    self.put(name, start, self.elements.number(a))
        elif shape == "joined":
            for a in value.args:
                part = frame.array(a)
                self.store(name, Array(found.kind, part.axes), a, at)
                at = plus(at, frame.size(part))
        elif not (own and self.compute(name, found, value, at)):
            self.fill(name, axes, at, lambda i: element(value, i))

    def _join(self, name: str, found: Array, value: Expr, at: Value, axis: int) -> None:
        """Arrays side by side along an axis that is not the first."""
        frame, stacked = self.frame, value.op.shape == "stacked"
        start: Value = ZERO
        for k, a in enumerate(value.args):
            part = frame.array(a)

            def beside(i, a=a, start=start, k=k):
                here = (whole(k),) if stacked else (plus(i[axis], start),)
                where = (*i[:axis], *here, *i[axis + (not stacked) :])
                place = plus(at, frame.flat(found.axes, where))
                self.put(name, place, self.elements.element(a, i))

            self.loops(part.axes, beside)
            if not stacked:
                start = plus(start, frame.length(part.axes[axis]))

    def _pad(self, name: str, found: Array, value: Expr, at: Value) -> None:
        """A vector between zeros."""
        frame, (x, width) = self.frame, value.args
        before = frame.of(width)
        ahead = before.axes[0] if isinstance(before, Shape) else frame.length_of(width)
        first = plus(at, frame.length(ahead))
        self.fill(name, found.axes, at, lambda i: Const("real", 0.0))
        element = self.elements.element
        self.loops(frame.array(x).axes, lambda i: self.put(name, plus(first, i[0]), element(x, i)))

    def _add_at(self, name: str, found: Array, node: Expr, at: Value) -> None:
        """An array with more in some of its elements, which may be named twice."""
        frame, elements = self.frame, self.elements
        x, more, *index = node.args
        parts = parts_of(frame.here, node, found, tuple(index))
        self.fill(name, found.axes, at, lambda i: elements.element(x, i))

        def one(i):
            place = plus(at, frame.flat(found.axes, elements.within(parts, found.axes, i)))
            added = elements.element(more, elements.spread(more, i))
            self.increase(name, place, found.kind, added)

        self.loops(axes_taken(parts, node), one)
