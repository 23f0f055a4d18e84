"""Array expressions in C: loops over elements, and what has to be computed before them.

An elementwise expression is never an array of its own: its element at an index is the scalar
expression of its arguments' elements, whatever slices and transpositions lie between.  What is not
so (a sum, a product of matrices, `[a, b]`) is computed first, into a name like `sum`.
"""

from collections import Counter

from gradcli.core import ir, walks
from gradcli.core.ir import Call, Expr, fresh
from gradcli.core.types.kinds import Scope
from gradcli.emit.c.axes import Axes
from gradcli.emit.c.elements import flat
from gradcli.emit.c.expressions import (
    Text,
)  # fmt: skip
from gradcli.emit.c.folds import changed
from gradcli.emit.c.names import C_TYPES
from gradcli.emit.c.rows import ALONG, MATRICES, REDUCED
from gradcli.emit.c.text import Line
from gradcli.emit.c.types import lengths
from gradcli.emit.c.types.infer import Types
from gradcli.emit.c.types.lengths import Length
from gradcli.emit.c.types.parts import axes_of, subscript
from gradcli.emit.c.types.row_shapes import FOLDS, joined_axis
from gradcli.emit.c.types.shapes import PULLED, SAME
from gradcli.emit.c.types.unread import read_order
from gradcli.emit.c.types.uses import calls
from gradcli.emit.c.types.values import Array, Shape

FIXED = 4096  # elements: larger arrays are not on the stack of calls
# What a row that is computed beforehand is called.
CALLED = {
    "sum": "sum", "sum_like": "sum", "mean": "mean", "max": "largest", "min": "least",
    "norm": "norm_value", "logsumexp": "logarithm", "determinant": "volume", "argmax": "place",
    "argmin": "place", "prod": "product", "any_of": "any", "all_of": "all", "matmul": "product",
    "matmul_left": "product", "matmul_right": "product", "array": "parts",
    "concatenate": "joined", "stack": "rows", "linspace": "points",
}  # fmt: skip

STORED = {
    "matmul",
    "array",
    "concatenate",
    "stack",
    "linspace",
    "pad",
    "add_at",
    *PULLED,
    *ALONG,
    *MATRICES,
}


class Arrays(Axes):
    """The part of a function's printer that writes arrays; `out` takes the lines."""

    out: list[Line]
    taken: set[str]
    counters: list[str]
    heap: list[tuple[str, str, Length]]

    # -- what is computed beforehand --------------------------------------------------------------
    def prepare(self, *values, whole: Expr | None = None) -> None:
        """Compute what the elements of `values` need; `whole` is stored as it is, not held."""
        roots = walks.expressions(values)
        order = read_order(roots)
        used = Counter(id(a) for node in order for a in node.args if type(a) is Expr)
        nested = {id(a) for node in order if node.op is ir.ARRAY for a in node.args
                  if type(a) is Expr and a.op is ir.ARRAY}  # fmt: skip
        for call in self.calls_held(values):
            self.hold_call(call)
        for node in order:
            if id(node) in nested and used[id(node)] == 1:
                continue  # its elements are written with those of the array around it
            if node is not whole and node.op is not None and id(node) not in self.held:
                # the elements of a reshaped array are read by their places
                if node.op.name == "reshape" and self._is_array(node.args[0]):
                    base = through(self.types, node.args[0], self.scope)
                    if base.op is not None and id(base) not in self.held:
                        self.hold(base)
                if self._is_held(node, used[id(node)]):
                    self.hold(node)

    def calls_held(self, values) -> list[Call]:
        """The calls among values that give arrays, or pop one stack twice: C has no order there."""
        pops = Counter(c.args[0].args[0] for c in calls(values) if c.function == ir.POP)
        return [
            c for c in calls(values)
            if type(self.types.of(c, self.scope)) is Array
            or (c.function == ir.POP and pops[c.args[0].args[0]] > 1)
        ]  # fmt: skip

    def _is_array(self, value) -> bool:
        return type(self.types.of(value, self.scope)) is Array

    def _is_held(self, node: Expr, uses: int) -> bool:
        """Whether a node is no scalar expression of its arguments' elements."""
        found, row = self.types.of(node, self.scope), node.op.name
        args = [self.types.of(a, self.scope) for a in node.args]
        if not (type(found) is Array or any(type(t) is Array for t in args)):
            return False
        if row in FOLDS or row in REDUCED:
            return type(args[0]) is Array
        if row == "sum_like":
            axes = args[0].axes if type(args[0]) is Array else ()
            return axes != (found.axes if type(found) is Array else ())
        if row in STORED:
            return True
        return node.op.elementwise and type(found) is Array and uses > 1

    def hold(self, node: Expr, base: str = "") -> Text:
        """Compute `node` now, into a name of its own."""
        found, row = self.types.of(node, self.scope), node.op.name if node.op else "copy"
        name = fresh(self.taken, base or CALLED.get(row, "part"))
        if type(found) is Array:
            start = self.declaration(name, found, node, "const ")
            if start:
                self.out.append(start)
            if not start or "=" not in start:
                self.store(name, found, node)
        elif row in REDUCED or row in MATRICES:
            self.number(node, found, name)
        else:
            self.fold(f"{C_TYPES[found]} {name}", name, node)
        self.held[id(node)] = Text(name)
        return self.held[id(node)]

    def declaration(self, name: str, found: Array, value=None, const: str = "") -> str:
        """The declaration of an array, with its elements where they are written out.

        const: what such a declaration begins with, of an array that is not written to again.
        """
        size, kind = self.size_in_place(found), C_TYPES[found.kind]
        if size is None:
            self.heap.append((kind, name, self.size(found)))
            return ""
        parts = self._written_out(value)
        if parts:
            return f"{const}{kind} {name}[{size}] = {{{', '.join(parts)}}};"
        zero = " = {0}" if self._is_zero(value) else ""
        return f"{kind} {name}[{size}]{zero};"

    def size_in_place(self, found: Array) -> int | None:
        """How many elements are declared of an array that is no memory of its own; else None."""
        size = self.size(found)
        return max(size, 1) if type(size) is int and size <= FIXED else None

    def _written_out(self, value) -> list[str]:
        """The elements of [a, [b, c]] in order, where all are numbers; else none."""
        if type(value) is not Expr or value.op is not ir.ARRAY:
            return []
        out: list[str] = []
        for a in value.args:
            found = self.types.of(a, self.scope)
            inner = self._written_out(a) if type(found) is Array else [self.text(a).text]
            if not inner or (type(a) is Expr and id(a) in self.held and type(found) is Array):
                return []
            out += inner
        return out

    def _is_zero(self, value) -> bool:
        if type(value) is Expr and value.op is not None:
            return value.op.name in ("zeros", "zeros_like") and id(value) not in self.held
        return type(value) in (int, float) and not value

    # -- loops ------------------------------------------------------------------------------------
    def store(self, name: str, found: Array, value, at: Length = 0) -> None:
        """Write the elements of `value` into the array `name`, from the place `at` on."""
        row = (
            value.op.name if type(value) is Expr and value.op and id(value) not in self.held else ""
        )

        def place(index) -> str:
            return f"{name}[{self.length(lengths.plus(at, flat(found.axes, index))).text}]"

        def beside(a, index, axis: int, places: tuple) -> None:
            where = (*index[:axis], *places, *index[axis + (row == "concatenate") :])
            self.out.append(f"{place(where)} = {self.element(a, index).text};")

        if row in ("stack", "concatenate") and (axis := joined_axis(value, len(found.axes))):
            start: Length = 0
            for k, a in enumerate(value.args):
                part = self.types.of(a, self.scope)
                self.loops(part.axes, lambda i, a=a, start=start, k=k: beside(
                    a, i, axis, (k,) if row == "stack" else (lengths.plus(i[axis], start),)
                ))  # fmt: skip
                start = lengths.plus(start, part.axes[axis]) if row == "concatenate" else start
        elif row == "pad":
            self._pad(found, value, place)
        elif row == "add_at":
            self._add_at(found, value, place)
        elif row == "array" or row == "stack":
            inner = Array(found.kind, found.axes[1:])
            for k, a in enumerate(value.args):
                start = lengths.plus(at, lengths.times(self.size(inner), k))
                if inner.axes:
                    self.store(name, inner, a, start)
                else:
                    self.out.append(f"{name}[{self.length(start).text}] = {self.text(a).text};")
        elif row == "concatenate":
            for a in value.args:
                part = self.types.of(a, self.scope)
                self.store(name, Array(found.kind, part.axes), a, at)
                at = lengths.plus(at, self.size(part))
        elif row == "matmul":
            self.loops(found.axes, lambda i: self._row_by_column(place(i), value, i))
        elif row in PULLED:
            self.loops(found.axes, lambda i: self._pulled(place(i), value, i))
        elif row in ALONG:
            self.along(name, at, value)
        elif row in MATRICES:
            self.matrix(name, found, value, at, place)
        elif row in REDUCED:
            self.loops(found.axes, lambda i: self.out.append(
                f"{place(i)} = {self.reduced(value, i).text};"
            ))  # fmt: skip
        elif row in FOLDS or (row == "sum_like" and self._is_held(value, 1)):
            self._fold_axis(found, value, place)
        elif row == "linspace":
            self._linspace(found, value, place)
        else:
            self.loops(found.axes, lambda i: self.out.append(
                f"{place(i)} = {self.element(value, i).text};"
            ))  # fmt: skip

    def _pad(self, found: Array, value: Expr, place) -> None:
        """A vector between zeros."""
        x, width = value.args
        before = self.types.of(width, self.scope)
        first = before.axes[0] if type(before) is Shape else self.types.length(width, self.scope)
        self.loops(found.axes, lambda i: self.out.append(f"{place(i)} = 0.0;"))
        self.loops(self.types.of(x, self.scope).axes, lambda i: self.out.append(
            f"{place((lengths.plus(i[0], first),))} = {self.element(x, i).text};"
        ))  # fmt: skip

    def _add_at(self, found: Array, node: Expr, place) -> None:
        """An array with more in some of its elements, which may be named twice."""
        x, more, *index = node.args
        parts = subscript(self.types, node, found, tuple(index), self.scope)
        axes = axes_of(parts)
        self.loops(
            found.axes, lambda i: self.out.append(f"{place(i)} = {self.element(x, i).text};")
        )
        self.loops(axes, lambda i: self.out.append(changed(
            place(self.within(parts, found.axes, i)), "+",
            self.element(more, self.spread(more, i)),
        )))  # fmt: skip

    # -- elements ---------------------------------------------------------------------------------
    def storage(self, value) -> str:
        """The name of the memory that has an array's elements; computed into one where needed."""
        if id(value) in self.held:
            return self.held[id(value)].text
        value = through(self.types, value, self.scope)
        if id(value) in self.held:
            return self.held[id(value)].text
        return self.names[value.args[0]] if value.op is None else self.hold(value).text


def through(types: Types, value: Expr, scope: Scope) -> Expr:
    """The array that `value` has all elements of, in their order."""
    while value.op is not None:
        inner = value.args[0]
        same = value.op.name in (*SAME, "sum_like", "spread_like", "reshape")
        a, b = types.of(value, scope), types.of(inner, scope) if same else None
        if not same or type(b) is not Array:
            break
        if a != b and value.op.name != "reshape":
            break
        value = inner
    return value
