"""Elements of array expressions: the scalar expression at an index, whatever array it is of.

Slices, transpositions and broadcasts change the index on its way to arrays that memory has.
"""

from gradcli.core.ir import Expr
from gradcli.emit.c.expressions import ATOM, CHOICE, OR, SUM, Expressions, Text, as_real
from gradcli.emit.c.types import lengths
from gradcli.emit.c.types.lengths import Length
from gradcli.emit.c.types.parts import NEW, Among, At, indices, progression, subscript
from gradcli.emit.c.types.row_shapes import order_of
from gradcli.emit.c.types.shapes import FILLED, LIKE, SAME
from gradcli.emit.c.types.values import Array


class Elements(Expressions):
    """The part of a function's printer that reads arrays; `storage` says what memory has one."""

    def element(self, value, index: tuple[Length, ...]) -> Text:
        """The element of an array at an index, a number at any."""
        found = self.types.of(value, self.scope)
        if type(found) is not Array and not self._is_element(value):
            return self.text(value)
        if id(value) in self.held or value.op is None:
            place = self.length(flat(found.axes, index)).text
            return Text(f"{self.storage(value)}[{place}]")
        row = value.op.name
        if row == "getitem":
            base = value.args[0]
            whole = self.types.of(base, self.scope)
            parts = subscript(self.types, value, whole, value.args[1:], self.scope)
            return self.element(base, self.within(parts, whole.axes, index))
        if row in LIKE or row in FILLED:
            return self._filling(value)
        if row in SAME:
            return self.element(value.args[0], index)
        if row in ("sum_like", "spread_like"):
            return self.element(value.args[0], self.spread(value.args[0], index))
        if row == "transpose":
            order = order_of(self.types, value, len(index))
            back = dict(zip(order, index))
            return self.element(value.args[0], tuple(back[k] for k in range(len(index))))
        if row == "reshape" and type(self.types.of(value.args[0], self.scope)) is not Array:
            return self.text(value.args[0])
        if row == "reshape":
            place = self.length(flat(found.axes, index)).text if index else 0
            return Text(f"{self.storage(value.args[0])}[{place}]")
        if row in ("take", "take_along_axis"):
            base, places = value.args
            (n,) = self.types.of(base, self.scope).axes
            return self.element(base, (self.named_place(places, index[0], n),))
        if row == "broadcast_to":
            return self.element(value.args[0], self.spread(value.args[0], index))
        if row == "diag" and len(index) == 1:
            return self.element(value.args[0], index * 2)
        if row in ("eye", "identity", "diag"):
            i, j = (self.length(n).at(SUM) for n in index)
            own = Text("1.0") if row != "diag" else self.element(value.args[0], index[:1])
            return Text(f"{i} == {j} ? {own.at(OR)} : 0.0", CHOICE)
        if row == "arange":
            return self._ranged(value, index[0])
        texts = [self.element(a, self.spread(a, index)) for a in value.args]
        return self.combined(value, texts)

    def _is_element(self, value) -> bool:
        """Whether a number is read from an array that is not a name."""
        return (
            type(value) is Expr
            and value.op is not None
            and value.op.name in ("getitem", "reshape")
            and id(value) not in self.held
            and type(self.types.of(value.args[0], self.scope)) is Array
        )

    def spread(self, value, index: tuple[Length, ...]) -> tuple[Length, ...]:
        """The index of `value` that an index of what it is broadcast to stands for."""
        found = self.types.of(value, self.scope)
        if type(found) is not Array:
            return ()
        own = index[len(index) - len(found.axes) :]
        return tuple(0 if n == 1 else i for n, i in zip(found.axes, own))

    def within(self, parts: list, axes: tuple, index: tuple) -> tuple[Length, ...]:
        """The index into the whole array of an index of the part that `parts` take of it."""
        rest, out = iter(index), []
        shared = None
        for p in parts:
            if p is NEW:
                next(rest)
            elif type(p) is Among:
                shared = next(rest) if shared is None else shared
                out.append(self.named_place(p.value, shared, axes[len(out)]))
            elif type(p) is At:
                out.append(self.place(p.value, axes[len(out)]))
            else:
                out.append(lengths.plus(p.start, lengths.times(next(rest), p.step)))
        return tuple(out)

    def place(self, value, n: Length) -> Length:
        """An index of an axis of n elements; one that may be below 0 counts from the end."""
        if type(value) is int:
            return value if value >= 0 else lengths.plus(n, value)
        text = self.whole(value)
        low = self.ranges.least(value, self.scope)
        if low is None or low < 0:
            return lengths.name(f"wrapped({text.text}, {self.length(n).text})")
        return self._sum(value) or lengths.name(text.at(ATOM))

    def named_place(self, value: Expr, i: Length, n: Length) -> Length:
        """The index, of an axis of n elements, that is element i of an array of indices."""
        known = progression(value)
        if known is not None:
            return lengths.plus(known.start, lengths.times(i, known.step))
        place = self.element(value, (i,)).text
        if not indices(self.types, value, self.scope):
            place = f"wrapped({place}, {self.length(n).text})"
        return lengths.name(place)

    def _sum(self, value) -> Length | None:
        """i + 1, or len(x) - 1, as a sum, to which more may be added."""
        if type(value) is int:
            return value
        if type(value) is Expr and value.op and value.op.name in ("len", ".size", "getitem"):
            length = self.types.length(value, self.scope)
            return None if length is None else self.shown(length)
        match value:
            case Expr(op=None):
                return lengths.name(self.names[value.args[0]])
            case Expr(args=(a, int(k))) if value.op.name in ("add", "subtract"):
                rest = self._sum(a)
                step = k if value.op.name == "add" else -k
                return None if rest is None else lengths.plus(rest, step)
        return None

    def _filling(self, node: Expr) -> Text:
        """What zeros, ones and full are filled with."""
        row = node.op.name
        value = FILLED[row] if row in FILLED else LIKE[row]
        if value is None:
            value = node.args[1]
        text = self.text(value)
        return as_real(text, self.kind(value)) if self.kind(node) == "real" else text

    def _ranged(self, node: Expr, i: Length) -> Text:
        ends = [self.types.length(a, self.scope) for a in node.args]
        start = ends[0] if len(ends) > 1 else 0
        step = ends[2] if len(ends) > 2 else 1
        return self.length(lengths.plus(start, lengths.times(i, step)))


def flat(axes: tuple[Length, ...], index: tuple[Length, ...]) -> Length:
    """Where an element is, row after row."""
    place: Length = 0
    for n, i in zip(axes, index):
        if type(n) is int:
            place = lengths.times(place, n)
        elif place != 0:
            place = lengths.name(f"{lengths.atom(place)}*{lengths.atom(n)}")
        place = lengths.plus(place, i)
    return place
