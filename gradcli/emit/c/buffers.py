"""Array expressions in C: loops over elements, and what has to be computed before them.

An elementwise expression is never an array of its own: its element at an index is the scalar
expression of its arguments' elements, whatever slices and transpositions lie between.  What is not
so (a sum, a product of matrices, `[a, b]`) is computed first, into a name like `sum`.
"""

from collections import Counter

from gradcli.core import ir, walks
from gradcli.core.ir import Call, Expr
from gradcli.core.types.shape_rules import joined_axis
from gradcli.core.types.subscripts import axes_of
from gradcli.core.walks import calls
from gradcli.emit.c.folds import Folds, changed
from gradcli.emit.c.names import C_TYPES
from gradcli.emit.c.stacks import Stacks
from gradcli.emit.c.symbols import Symbols
from gradcli.emit.c.text import Block, Text, Written
from gradcli.emit.c.values import Values
from gradcli.emit.c.writer import Writer
from gradcli.typed.demands import PULLED, SAME, parts_of
from gradcli.typed.refusals import refuse
from gradcli.typed.statements import ZERO, Value, plus, times, whole
from gradcli.typed.unread import read_order
from gradcli.typed.values import MIXED, Array, Shape, Type

# What a row that is computed beforehand is called.
CALLED = {
    "sum": "sum", "sum_like": "sum", "mean": "mean", "max": "largest", "min": "least",
    "norm": "norm_value", "logsumexp": "logarithm", "determinant": "volume", "argmax": "place",
    "argmin": "place", "prod": "product", "any_of": "any", "all_of": "all", "matmul": "product",
    "matmul_left": "product", "matmul_right": "product", "array": "parts",
    "concatenate": "joined", "stack": "rows", "linspace": "points",
}  # fmt: skip

# Families and rules of shapes of rows that are stored as a whole
STORED = frozenset({"along", "matrix", "product", "stacked", "joined", "spaced", "padded"})


class Buffers:
    """What the lines of a function compute into memory before it is read."""

    def __init__(self, symbols: Symbols, writer: Writer, stacks: Stacks):
        self.symbols, self.writer = symbols, writer
        self.values = Values(symbols, stacks, self.memory)
        self.folds = Folds(symbols, writer, self.values)

    # -- what is computed beforehand --------------------------------------------------------------
    def prepare(self, *values, whole: Expr | None = None) -> None:
        """Compute what the elements of `values` need; `whole` is stored as it is, not held."""
        roots = walks.expressions(values)
        order = read_order(roots)
        used = Counter(id(a) for node in order for a in node.args if type(a) is Expr)
        nested = {id(a) for node in order if node.op is ir.ARRAY for a in node.args
                  if type(a) is Expr and a.op is ir.ARRAY}  # fmt: skip
        # C has no order of what is popped from one stack twice
        pops = Counter(c.args[0].args[0] for c in calls(values) if c.function == ir.POP)
        for call in calls(values):
            twice = call.function == ir.POP and pops[call.args[0].args[0]] > 1
            if twice or self.symbols.is_array(call):
                self.hold_call(call)
        for node in order:
            if id(node) in nested and used[id(node)] == 1:
                continue  # its elements are written with those of the array around it
            if node is not whole and node.op is not None and id(node) not in self.values.held:
                # the elements of a reshaped array are read by their places
                if node.op.name == "reshape" and self.symbols.is_array(node.args[0]):
                    base = through(self.symbols, node.args[0])
                    if base.op is not None and id(base) not in self.values.held:
                        self.hold(base)
                if self._is_held(node, used[id(node)]):
                    self.hold(node)

    def _is_held(self, node: Expr, uses: int) -> bool:
        """Whether a node is no scalar expression of its arguments' elements."""
        found, row = self.symbols.of(node), node.op.name
        args = [self.symbols.of(a) for a in node.args]
        if not (type(found) is Array or any(type(t) is Array for t in args)):
            return False
        if node.op.family in ("fold", "reduction"):
            return type(args[0]) is Array
        if row == "sum_like":
            axes = args[0].axes if type(args[0]) is Array else ()
            return axes != (found.axes if type(found) is Array else ())
        if node.op.family in STORED or node.op.shape in STORED or row in (*PULLED, "add_at"):
            return True
        return node.op.elementwise and type(found) is Array and uses > 1

    def hold(self, node: Expr) -> str:
        """Compute `node` now, into a name of its own."""
        found, row = self.symbols.of(node), node.op.name if node.op else "copy"
        name = self.symbols.fresh(CALLED.get(row, "part"))
        if type(found) is Array:
            if not self.declare(name, found, node, "const "):
                self.store(name, found, node)
        elif node.op and node.op.family == "reduction":
            self.writer.add(f"{C_TYPES[found]} {name} = {self.folds.reduced(node, ()).text};")
        elif row == "determinant":
            n = self.symbols.shown(self.symbols.of(node.args[0]).axes[0]).text
            self.writer.add(
                f"double {name} = determinant({self.memory(node.args[0], 'real')}, {n});"
            )
        else:
            self.folds.fold(f"{C_TYPES[found]} {name}", name, node)
        self.values.held[id(node)] = self._named(found, name)
        return name

    def _named(self, found: Type, name: str) -> Written | str:
        """What is held by a name of C."""
        return name if type(found) is Array else Written(found, Text(name))

    def declare(self, name: str, found: Array, value=None, const: str = "") -> bool:
        """Declare an array; whether that gives it its elements, where those of `value` are plain.

        const: what such a declaration begins with, of an array that is not written to again.
        """
        size, kind = self.symbols.count_in_place(found), C_TYPES[found.kind]
        if size is None:
            self.symbols.heap[name] = found
            return False
        parts, zero = self._written_out(value), self._is_zero(value)
        elements = f" = {{{', '.join(parts) or 0}}}" if parts or zero else ""
        self.writer.add(f"{const if parts else ''}{kind} {name}[{size}]{elements};")
        return bool(elements)

    def _written_out(self, value) -> list[str]:
        """The elements of [a, [b, c]] in order, where all are numbers; else none."""
        if type(value) is not Expr or value.op is not ir.ARRAY:
            return []
        out: list[str] = []
        for a in value.args:
            found = self.symbols.of(a)
            inner = self._written_out(a) if type(found) is Array else [self.values.text(a).text]
            if not inner or (type(found) is Array and id(a) in self.values.held):
                return []
            out += inner
        return out

    def _is_zero(self, value) -> bool:
        if type(value) is Expr and value.op is not None:
            return value.op.name in ("zeros", "zeros_like") and id(value) not in self.values.held
        return type(value) in (int, float) and not value

    # -- loops ------------------------------------------------------------------------------------
    def store(self, name: str, found: Array, value, at: Value = ZERO) -> None:
        """Write the elements of `value` into the array `name`, from the place `at` on."""
        node = type(value) is Expr and value.op and id(value) not in self.values.held
        row, family = (value.op.name, value.op.family) if node else ("", "")

        def place(index) -> str:
            return self.values.item(name, found.axes, index, at)

        def beside(a, index, axis: int, places: tuple) -> None:
            where = (*index[:axis], *places, *index[axis + (row == "concatenate") :])
            self.writer.add(f"{place(where)} = {self.values.element(a, index).text};")

        if row in ("stack", "concatenate") and (axis := joined_axis(value, len(found.axes))):
            start: Value = ZERO
            for k, a in enumerate(value.args):
                part = self.symbols.of(a)
                self.writer.loops(part.axes, lambda i, a=a, start=start, k=k: beside(
                    a, i, axis, (whole(k),) if row == "stack" else (plus(i[axis], start),)
                ))  # fmt: skip
                if row == "concatenate":
                    start = plus(start, self.symbols.length(part.axes[axis]))
        elif row == "pad":
            self._pad(found, value, place)
        elif row == "add_at":
            self._add_at(found, value, place)
        elif row == "array" or row == "stack":
            inner = Array(found.kind, found.axes[1:])
            for k, a in enumerate(value.args):
                start = plus(at, times(self.symbols.size(inner), whole(k)))
                if inner.axes:
                    self.store(name, inner, a, start)
                else:
                    text = self.values.text(a).text
                    self.writer.add(f"{self.values.place(name, start)} = {text};")
        elif row == "concatenate":
            for a in value.args:
                part = self.symbols.of(a)
                self.store(name, Array(found.kind, part.axes), a, at)
                at = plus(at, self.symbols.size(part))
        elif row == "matmul":
            self.writer.loops(found.axes, lambda i: self.folds.row_by_column(place(i), value, i))
        elif row in PULLED:
            self.writer.loops(found.axes, lambda i: self.folds.pulled(place(i), value, i))
        elif family == "along":
            self.folds.along(name, at, value)
        elif family == "matrix":
            self._matrix(name, found, value, at, place)
        elif family == "reduction":
            self.writer.fill(found.axes, place, lambda i: self.folds.reduced(value, i).text)
        elif family == "fold" or (row == "sum_like" and self._is_held(value, 1)):
            self.folds.fold_axis(found, value, place)
        elif row == "linspace":
            self.folds.linspace(found, value, place)
        else:
            self.writer.fill(found.axes, place, lambda i: self.values.element(value, i).text)

    def _pad(self, found: Array, value: Expr, place) -> None:
        """A vector between zeros."""
        x, width = value.args
        before = self.symbols.of(width)
        before = before.axes[0] if type(before) is Shape else self.symbols.length_of(width)
        first = self.symbols.length(before)
        self.writer.fill(found.axes, place, lambda i: "0.0")
        self.writer.fill(
            self.symbols.of(x).axes,
            lambda i: place((plus(i[0], first),)),
            lambda i: self.values.element(x, i).text,
        )

    def _add_at(self, found: Array, node: Expr, place) -> None:
        """An array with more in some of its elements, which may be named twice."""
        x, more, *index = node.args
        parts = parts_of(self.symbols.here, node, found, tuple(index))
        self.writer.fill(found.axes, place, lambda i: self.values.element(x, i).text)
        self.writer.loops(axes_of(parts), lambda i: self.writer.add(changed(
            place(self.values.elements.within(parts, found.axes, i)), "+",
            self.values.element(more, self.values.elements.spread(more, i)),
        )))  # fmt: skip

    def _matrix(self, name: str, found: Array, node: Expr, at: Value, place) -> None:
        """The inverse of a matrix, its cofactors, or what solves an equation, from `at` on."""
        a, *rest = node.args
        n = self.symbols.shown(self.symbols.of(a).axes[0]).text
        memory, here = self.memory(a, "real"), self.folds.address(name, at)
        if node.op.name == "cofactors":
            self.writer.add(f"cofactors({memory}, {n}, {here});")
            return
        if rest:
            self.store(name, found, rest[0], at)
        else:
            self.writer.fill(found.axes, place, self._unit)
        columns = self.symbols.shown(found.axes[1]).text
        self.writer.add(f"solve({memory}, {n}, {here}, {columns});")

    def _unit(self, index: tuple[Value, ...]) -> str:
        """The element of the unit matrix."""
        i, j = (self.values.printed(n).text for n in index)
        return f"{i} == {j} ? 1.0 : 0.0"

    # -- calls ------------------------------------------------------------------------------------
    def hold_call(self, call: Call, found=None) -> None:
        """What a call gives goes into a name of its own: an array, or what has to be in order."""
        found = found or self.symbols.of(call)
        if found == MIXED:
            refuse(f"a stack of values of different shapes, {call.args[0]},")
        name = self.symbols.fresh("result")
        if type(found) is Array:
            self.declare(name, found)
        if type(found) is not Array:
            self.writer.add(f"{C_TYPES[found]} {name} = {self.values.call(call, found).text};")
        elif call.function == ir.POP:
            self.stacked(call.args[0].args[0], name, found, back=True)
        else:
            self.prepare(*call.args)
            arguments = ", ".join([*self.values.arguments(call), name])
            self.writer.add(f"{self.symbols.names[call.function]}({arguments});")
        self.values.held[id(call)] = self._named(found, name)

    def stacked(self, stack: str, array: str, found: Array, back: bool = False) -> None:
        """An array goes on a stack, or back from it."""
        name = f"&{self.symbols.names[stack]}"
        size = self.symbols.shown(self.symbols.count(found)).text
        if found.kind == "real":
            self.writer.add(f"{'pop_all' if back else 'push_all'}({name}, {array}, {size});")
            return
        with self.writer.counter() as k:
            ways = f"{k} = {size}; {k}-- > 0;" if back else f"{k} = 0; {k} < {size}; {k}++"
            push, pop = (self.values.stacks.row(row, stack) for row in ("push", "pop"))
            line = f"{array}[{k}] = {pop}({name});" if back else f"{push}({name}, {array}[{k}]);"
            self.writer.add(Block(f"for (long long {ways})", [line]))

    # -- memory -----------------------------------------------------------------------------------
    def memory(self, value: Expr, kind: str = "") -> str:
        """The name of the memory that has an array's elements, as numbers of `kind` where given.

        They are computed into one where they are in none.
        """
        found = self.symbols.of(value)
        if kind in ("", found.kind):
            if id(value) not in self.values.held:
                value = through(self.symbols, value)
            if id(value) in self.values.held:
                return self.values.held[id(value)]
            return self.symbols.names[value.args[0]] if value.op is None else self.hold(value)
        made = Array(kind, found.axes)
        name = self.symbols.fresh("reals" if kind == "real" else "part")
        self.declare(name, made)
        self.store(name, made, value)
        self.values.held[id(value)] = name
        return name


def through(symbols: Symbols, value: Expr) -> Expr:
    """The array that `value` has all elements of, in their order."""
    while value.op is not None and value.op.name in (*SAME, "sum_like", "spread_like", "reshape"):
        inner = symbols.of(value.args[0])
        if type(inner) is not Array or (value.op.name != "reshape" and inner != symbols.of(value)):
            break
        value = value.args[0]
    return value
