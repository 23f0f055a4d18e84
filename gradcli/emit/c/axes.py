"""Rows that functions of our runtime compute from memory: along an axis, or of whole matrices."""

from collections.abc import Sequence

from gradcli.core.ir import Expr, fresh
from gradcli.emit.c.elements import flat
from gradcli.emit.c.expressions import Text
from gradcli.emit.c.folds import Folds
from gradcli.emit.c.names import C_TYPES
from gradcli.emit.c.refusals import refuse
from gradcli.emit.c.rows import ALONG, MATRICES, REDUCED
from gradcli.emit.c.types import lengths
from gradcli.emit.c.types.lengths import Length
from gradcli.emit.c.types.row_shapes import axis_of
from gradcli.emit.c.types.values import Array


class Axes(Folds):
    """The part of a function's printer that calls functions of whole arrays."""

    def reduced(self, node: Expr, index: tuple[Length, ...]) -> Text:
        """The call that gives one element of a reduction along an axis."""
        x, row = node.args[0], node.op.name
        axes = self.types.of(x, self.scope).axes
        axis, keep = axis_of(self.types, node, len(axes))
        if axis is not None:
            index = index if keep else (*index[:axis], 0, *index[axis:])
        return Text(f"{REDUCED[row]}({self.run_of([x], axis, index)})")

    def along(self, name: str, at: Length, node: Expr) -> None:
        """A row of the shape of its argument, written along an axis into `name` from `at` on."""
        axes = self.types.of(node.args[0], self.scope).axes
        axis, _ = axis_of(self.types, node, len(axes))
        if dict(node.attrs).get("reverse"):
            refuse(f"{node.op.name} from the end", node)

        def one(index: tuple[Length, ...]) -> None:
            place = list(index)
            if axis is not None:
                place.insert(axis, 0)
            run = self.run_of(node.args, axis, tuple(place))
            start = lengths.plus(at, flat(axes, tuple(place))) if axis is not None else at
            self.out.append(f"{ALONG[node.op.name]}({run}, {self.address(name, start)});")

        self.loops(() if axis is None else (*axes[:axis], *axes[axis + 1 :]), one)

    def run_of(self, arrays: Sequence[Expr], axis: int | None, index: tuple[Length, ...]) -> str:
        """The arguments that say which elements of arrays of one shape a function takes.

        They are where each begins, how many elements these are and how far apart.
        """
        names = [self.memory_of(x) for x in arrays]
        axes = self.types.of(arrays[0], self.scope).axes
        if axis is None:
            return ", ".join([*names, self.length(self.size(Array("real", axes))).text, "1"])
        start, step = flat(axes, index), self.size(Array("real", axes[axis + 1 :]))
        ends = [self.length(axes[axis]).text, self.length(step).text]
        return ", ".join([*(self.address(n, start) for n in names), *ends])

    def memory_of(self, x: Expr, kind: str = "real") -> str:
        """The memory that has the elements of x as numbers of a kind."""
        found = self.types.of(x, self.scope)
        if found.kind == kind:
            return self.storage(x)
        made = Array(kind, found.axes)
        name = fresh(self.taken, "reals" if kind == "real" else "part")
        line = self.declaration(name, made)
        if line:
            self.out.append(line)
        self.store(name, made, x)
        self.held[id(x)] = Text(name)
        return name

    def address(self, name: str, at: Length) -> str:
        return name if at == 0 else f"{name} + {self.length(at).text}"

    def matrix(self, name: str, found: Array, node: Expr, at: Length, place) -> None:
        """The inverse of a matrix, its cofactors, or what solves an equation, from `at` on."""
        a, *rest = node.args
        n = self.length(self.types.of(a, self.scope).axes[0]).text
        memory, here = self.memory_of(a), self.address(name, at)
        if node.op.name == "cofactors":
            self.out.append(f"cofactors({memory}, {n}, {here});")
            return
        if rest:
            self.store(name, found, rest[0], at)
        else:
            self.loops(found.axes, lambda i: self.out.append(f"{place(i)} = {self.unit(i)};"))
        columns = self.length(found.axes[1]).text
        self.out.append(f"solve({memory}, {n}, {here}, {columns});")

    def unit(self, index: tuple[Length, ...]) -> str:
        """The element of the unit matrix."""
        i, j = (self.length(n).text for n in index)
        return f"{i} == {j} ? 1.0 : 0.0"

    def number(self, node: Expr, found: str, name: str) -> None:
        """Such a row that gives one number, in a name of its own."""
        if node.op.name in MATRICES:
            a = node.args[0]
            n = self.length(self.types.of(a, self.scope).axes[0]).text
            call = f"determinant({self.memory_of(a)}, {n})"
        else:
            call = self.reduced(node, ()).text
        self.out.append(f"{C_TYPES[found]} {name} = {call};")
