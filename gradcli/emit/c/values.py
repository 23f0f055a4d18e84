"""Values in C: the text of a number, and that of the element of an array at an index.

An element is the scalar expression of its arguments' elements: slices, transpositions and
broadcasts change the index on its way to arrays that memory has.
"""

from collections.abc import Callable

from gradcli.core import ir
from gradcli.core.ir import Call, Expr
from gradcli.core.types import lengths
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.core.types.lengths import UNKNOWN, Length
from gradcli.core.types.shape_rules import order_of
from gradcli.core.types.subscripts import NEW, Among, At, progression
from gradcli.emit.c.expressions import as_real, as_test, literal, operation
from gradcli.emit.c.stacks import Stacks
from gradcli.emit.c.symbols import Symbols
from gradcli.emit.c.text import ATOM, CHOICE, COMPARE, OR, SIGN, SUM, Text
from gradcli.typed.demands import SAME, parts_of
from gradcli.typed.parameters import given_to
from gradcli.typed.refusals import refuse
from gradcli.typed.unread import operands
from gradcli.typed.values import SHAPE_OF, Array, Stack

# What a test is when it is negated; the order of real numbers has no opposite, since NaN has none.
OPPOSITE = {"==": "!=", "!=": "=="}
OPPOSITE_WHOLE = {"<": ">=", "<=": ">", ">": "<=", ">=": "<"}

# What arrays are filled with; None for what they are given
FILLINGS = {"zeros": 0, "ones": 1, "full": None, "zeros_like": 0, "ones_like": 1, "full_like": None}


class Values:
    """held: the names of what is computed before the line that is written, by identity.

    memory(array, kind): the name of the memory that has an array's elements, as numbers of `kind`
    ("" for their own); what is in none yet is computed into one, in lines before the text's own.
    """

    def __init__(self, symbols: Symbols, stacks: Stacks, memory: Callable[[Expr, str], str]):
        self.symbols, self.stacks, self.memory = symbols, stacks, memory
        self.held: dict[int, Text] = {}

    # -- numbers ----------------------------------------------------------------------------------
    def text(self, value) -> Text:
        """The text of a number, whose arrays `prepare` has seen to."""
        if type(value) is Call:
            return self.held.get(id(value)) or self.call(value)
        if type(value) is not Expr:
            return literal(value)
        memo = dict(self.held)
        pending = [] if id(value) in memo else [value]
        while pending:
            node = pending[-1]
            below = [a for a in self.operands(node) if id(a) not in memo]
            if not below:
                pending.pop()
                memo[id(node)] = self.node(node, memo)
            pending += below
        return memo[id(value)]

    def operands(self, node: Expr) -> list[Expr]:
        """The arguments whose texts are parts of a node's."""
        if node.op is None or node.op.name in ("len", ".size", ".ndim", "getitem"):
            return []
        return [a for a in operands(node) if self.symbols.of(a) in NUMBERS]

    def test(self, value) -> Text:
        """A value where only its truth is asked."""
        return as_test(self.text(value), self.symbols.kind(value))

    def negated(self, test) -> Text:
        """The text of `not test`."""
        decided = {"true": False, "false": True}.get(self.test(test).text)
        if decided is not None:
            return literal(decided)
        if type(test) is Expr and test.op is not None:
            sign, whole = test.op.symbol, all(self.symbols.kind(a) != "real" for a in test.args)
            other = OPPOSITE.get(sign) or (whole and OPPOSITE_WHOLE.get(sign))
            if other:
                a, b = (self.text(v).at(SUM) for v in test.args)
                return Text(f"{a} {other} {b}", COMPARE)
            if test.op is ir.NOT:
                return self.test(test.args[0])
        return Text(f"!{self.test(test).at(ATOM)}", SIGN)

    def whole(self, value) -> Text:
        """A value where C needs a whole number."""
        args = value.args if type(value) is Expr and value.op else ()
        kinds = [self.symbols.kind(a) for a in args]
        if kinds and value.op.name == "power" and "real" not in kinds:
            return Text(f"power_whole({', '.join(self.text(a).text for a in args)})")
        if self.symbols.kind(value) == "real":
            refuse("a count or an index that may not be a whole number", value)
        return self.text(value)

    def node(self, node: Expr, memo: dict[int, Text]) -> Text:
        """The text of a number whose arguments' texts `memo` has."""
        if node.op is None:
            if self.symbols.named(node.args[0]) is None:
                refuse(f"the name {node.args[0]}, which is read before it has a value,")
            return Text(self.symbols.names[node.args[0]])
        row = node.op.name
        if row in ("getitem", "reshape") and self.symbols.is_array(node.args[0]):
            return self.element(node, ())
        if row == "len" and type(self.symbols.of(node.args[0])) is Stack:
            return self.stacks.count(node.args[0].args[0].removeprefix(SHAPE_OF))
        if row in ("getitem", "len", ".size", ".ndim"):
            return self.symbols.length(self.symbols.length_of(node))
        n = self.symbols.length_of(node) if node.op in (ir.MAX, ir.MIN) else UNKNOWN
        if n != UNKNOWN:
            return self.symbols.length(n)
        if row in ("zeros_like", "ones_like"):
            return literal(float(row == "ones_like"))
        texts = [memo.get(id(a), Text("")) if type(a) is Expr else literal(a) for a in node.args]
        return operation(self.symbols, node, texts)

    # -- elements ---------------------------------------------------------------------------------
    def element(self, value, index: tuple[Length, ...]) -> Text:
        """The element of an array at an index, a number at any."""
        found = self.symbols.of(value)
        if type(found) is not Array and not self.is_element(value):
            return self.text(value)
        if id(value) in self.held or value.op is None:
            return Text(self.symbols.element(self.memory(value, ""), found.axes, index))
        row = value.op.name
        if row == "getitem":
            base = value.args[0]
            whole = self.symbols.of(base)
            parts = parts_of(self.symbols.here, value, whole, value.args[1:])
            return self.element(base, self.within(parts, whole.axes, index))
        if row in FILLINGS:
            return self._filling(value)
        if row in SAME:
            return self.element(value.args[0], index)
        if row in ("sum_like", "spread_like", "broadcast_to"):
            return self.element(value.args[0], self.spread(value.args[0], index))
        if row == "transpose":
            order = order_of(value, len(index))
            back = dict(zip(order, index))
            return self.element(value.args[0], tuple(back[k] for k in range(len(index))))
        if row == "reshape" and not self.symbols.is_array(value.args[0]):
            return self.text(value.args[0])
        if row == "reshape":
            axes = found.axes if index else ()
            return Text(self.symbols.element(self.memory(value.args[0], ""), axes, index))
        if row in ("take", "take_along_axis"):
            base, places = value.args
            (n,) = self.symbols.of(base).axes
            return self.element(base, (self.named_place(places, index[0], n),))
        if row == "diag" and len(index) == 1:
            return self.element(value.args[0], index * 2)
        if row in ("eye", "identity", "diag"):
            i, j = (self.symbols.length(n).at(SUM) for n in index)
            own = Text("1.0") if row != "diag" else self.element(value.args[0], index[:1])
            return Text(f"{i} == {j} ? {own.at(OR)} : 0.0", CHOICE)
        if row == "arange":
            return self._ranged(value, index[0])
        texts = [self.element(a, self.spread(a, index)) for a in value.args]
        return operation(self.symbols, value, texts)

    def is_element(self, value) -> bool:
        """Whether a number is read from an array that is not a name."""
        if type(value) is not Expr or value.op is None or id(value) in self.held:
            return False
        return value.op.name in ("getitem", "reshape") and self.symbols.is_array(value.args[0])

    def spread(self, value, index: tuple[Length, ...]) -> tuple[Length, ...]:
        """The index of `value` that an index of what it is broadcast to stands for."""
        found = self.symbols.of(value)
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
        self.symbols.indexing = type(value) is Expr  # and no call, whose arguments are none
        text, total = self.whole(value), self.as_sum(value)
        self.symbols.indexing = False
        low = self.symbols.least(value)
        if low is None or low < 0:
            return lengths.name(f"wrapped({text.text}, {self.symbols.length(n).text})")
        return total or lengths.name(text.at(ATOM))

    def named_place(self, value: Expr, i: Length, n: Length) -> Length:
        """The index, of an axis of n elements, that is element i of an array of indices."""
        known = progression(value)
        if known is not None:
            return lengths.plus(known.start, lengths.times(i, known.step))
        place = self.element(value, (i,)).text
        if not self.symbols.here.indices(value):
            place = f"wrapped({place}, {self.symbols.length(n).text})"
        return lengths.name(place)

    def as_sum(self, value) -> Length | None:
        """i + 1, or len(x) - 1, as a sum, to which more may be added."""
        if type(value) is int:
            return value
        if type(value) is Expr and value.op and value.op.name in ("len", ".size", "getitem"):
            length = self.symbols.length_of(value)
            return None if length == UNKNOWN else self.symbols.shown(length)
        match value:
            case Expr(op=None):
                return lengths.name(self.symbols.names[value.args[0]])
            case Expr(args=(a, int(k))) if value.op.name in ("add", "subtract"):
                if self.symbols.passes(value):
                    return None
                rest = self.as_sum(a)
                step = k if value.op.name == "add" else -k
                return None if rest is None else lengths.plus(rest, step)
        return None

    def _filling(self, node: Expr) -> Text:
        """What zeros, ones and full are filled with."""
        value = FILLINGS[node.op.name]
        value = node.args[1] if value is None else value
        text, kind = self.text(value), self.symbols.kind(value)
        return as_real(text, kind) if self.symbols.kind(node) == "real" else text

    def _ranged(self, node: Expr, i: Length) -> Text:
        ends = [self.symbols.length_of(a) for a in node.args]
        start, step = ends[0] if len(ends) > 1 else 0, ends[2] if len(ends) > 2 else 1
        return self.symbols.length(lengths.plus(start, lengths.times(i, step)))

    # -- calls ------------------------------------------------------------------------------------
    def by_pointer(self, value) -> bool:
        """Whether a call gives its results through pointers."""
        if type(value) is not Call or value.function in (ir.APPEND, ir.POP):
            return False
        results = self.symbols.types.returned(value.function)
        return len(results) > 1 or type(results[0]) is Array

    def call(self, call: Call, kind: str = "") -> Text:
        """A call that gives one number, of `kind` where it is given, as an expression."""
        if call.function == ir.POP:
            return self.stacks.popped(call, kind or self.symbols.of(call))
        return Text(f"{self.symbols.names[call.function]}({', '.join(self.arguments(call))})")

    def arguments(self, call: Call) -> list[str]:
        """What a call passes, but for the places of its results."""
        out, f, types = [], call.function, self.symbols.types
        parameters = types.defs[f].parameters
        for g in given_to(types, f):
            if g.how == "own":
                value = call.args[parameters.index(g.name)]
                array = type(g.type) is Array
                out.append(self.memory(value, g.type.kind) if array else self.text(value).text)
            elif g.how == "length":
                length = types.passed(g.name, call, self.symbols.scope)
                out.append(self.symbols.length(length).text)
            else:
                out.append(self.symbols.names[g.name])
        return out
