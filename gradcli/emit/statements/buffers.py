"""Array expressions: declarations of memory, and what is computed before it is read."""

from collections import Counter

from gradcli.core import ir
from gradcli.core.ir import Call, Expr
from gradcli.core.types import lengths
from gradcli.core.types.lengths import Length
from gradcli.core.walks import calls
from gradcli.derive.naming.words import NAMES
from gradcli.emit.statements.folds import Folds
from gradcli.emit.statements.stacks import Stacks
from gradcli.emit.statements.symbols import Symbols
from gradcli.emit.statements.text import Block, Text, Written
from gradcli.emit.statements.values import Values
from gradcli.emit.statements.writer import Writer
from gradcli.typed.demands import PRODUCTS
from gradcli.typed.lowering.products import dot, multiply
from gradcli.typed.lowering.stores import Stores
from gradcli.typed.refusals import refuse
from gradcli.typed.statements import ZERO, Value
from gradcli.typed.values import MIXED, Array, Type, number_of


class Buffers(Stores):
    """What the lines of a function compute into memory before it is read."""

    def __init__(self, symbols: Symbols, writer: Writer, stacks: Stacks):
        self.symbols, self.writer, self.language = symbols, writer, symbols.language
        self.kinds: dict[str, str] = {}  # of the elements of arrays, by their names
        self.values = Values(symbols, stacks, self.memory)
        self.folds = Folds(symbols, writer, self.values)
        super().__init__(symbols, self.values.elements)

    def hold_calls(self, values: tuple) -> None:
        # an expression may have no order of what is popped from one stack twice
        pops = Counter(c.args[0].args[0] for c in calls(values) if c.function == ir.POP)
        for call in calls(values):
            twice = call.function == ir.POP and pops[call.args[0].args[0]] > 1
            if twice or self.symbols.is_array(call):
                self.hold_call(call)

    def hold(self, node: Expr) -> None:
        """Compute `node` now, into a name of its own."""
        found, row = self.symbols.of(node), node.op.name if node.op else "copy"
        name = self.symbols.fresh(NAMES.get(row, ("", "part"))[1])
        if type(found) is Array:
            if not self.declare(name, found, node, const=True):
                self.store(name, found, node)
        elif node.op and node.op.family == "reduction":
            self.start(number_of(found), name, self.folds.reduced(node, ()))
        elif row == "determinant":
            n = self.symbols.shown(self.symbols.array(node.args[0]).axes[0])
            matrix = Text(self.folds.address(self.memory(node.args[0], "real"), ZERO))
            self.start("real", name, self.language.called("determinant", [matrix, n]))
        else:
            self.fold(self.language.start(number_of(found), name), name, node)
        self.values.held[id(node)] = self._named(found, name)

    def start(self, kind: str, name: str, value: Text) -> None:
        """The line that declares a number that keeps its value."""
        self.writer.add(self.language.assign(self.language.start(kind, name, again=False), value))

    def _named(self, found: Type, name: str) -> Written | str:
        """What is held by a name."""
        return name if isinstance(found, Array) else Written(number_of(found), Text(name))

    def declare(self, name: str, found: Array, value=None, const: bool = False) -> bool:
        """Declare an array; whether that gives it its elements, where those of `value` are plain.

        const: the array is not written to again.
        """
        size = self.symbols.count_in_place(found)
        self.kinds[name] = found.kind
        if size is None:
            self.symbols.heap[name] = found
            return False
        parts, zero = self._written_out(value, found.kind), self._is_zero(value)
        self.writer.add(self.language.array(name, found.kind, size, parts, zero, const))
        return bool(parts or zero)

    def _written_out(self, value, kind: str) -> list[str]:
        """The elements of [a, [b, c]] in order, where all are numbers; else none."""
        if type(value) is not Expr or value.op is not ir.ARRAY:
            return []
        out: list[str] = []
        for a in value.args:
            found = self.symbols.of(a)
            inner = (
                self._written_out(a, kind) if type(found) is Array
                else [self.values.stored(a, kind).text]
            )  # fmt: skip
            if not inner or (type(found) is Array and id(a) in self.values.held):
                return []
            out += inner
        return out

    def _is_zero(self, value) -> bool:
        if type(value) is Expr and value.op is not None:
            return value.op.name in ("zeros", "zeros_like") and id(value) not in self.values.held
        return type(value) in (int, float) and not value

    def keep(self, value) -> None:
        kind, name = self.symbols.kind(value), self.symbols.fresh("value")
        self.start(kind, name, self.values.text(value))
        self.elements.held[id(value)] = self._named(kind, name)

    def fold(self, declared: str, name: str, node: Expr) -> None:
        """A reduction to a number: `declared` begins its line."""
        if node.op.name == "matmul":
            kind, axes = self.symbols.kind(node), self.symbols.array(node.args[0]).axes
            self.folds.add_up(declared, name, kind, axes, dot(self, node))
        else:
            self.folds.fold(declared, name, node)

    # -- what is written --------------------------------------------------------------------------
    def made(self, base: str, found: Array) -> str:
        name = self.symbols.fresh(base)
        self.declare(name, found)
        return name

    def slot(self, base: str, kind: str) -> Written:
        name = self.symbols.fresh(base)
        self.writer.add(*self.language.declared(kind, [(name, False, False)]))
        return Written(kind, Text(name))

    def set(self, target: str, value: Value) -> None:
        text = self.values.taken(value, number_of(self.symbols.named(target)))
        self.writer.add(self.language.assign(self.symbols.names[target], text))

    def invoke(
        self, function: str, arguments: list[Value | str], places: list[Value | str]
    ) -> None:
        given = self.values.texts(arguments)
        taken = [
            (p, found) if isinstance(p, str) else (self.values.printed(p).text, found)
            for p, found in zip(places, self.symbols.types.returned(function))
        ]
        self.writer.add(*self.language.invoked(self.symbols.names[function], given, taken))

    def named(self, name: str) -> str:
        own, found = self.symbols.names[name], self.symbols.named(name)
        if type(found) is Array:
            self.kinds[own] = found.kind
        return own

    def loops(self, axes: tuple[Length, ...], inside) -> None:
        self.writer.loops(axes, inside)

    def put(self, name: str, place: Value, value: Value) -> None:
        kind = self.kinds.get(name, value.kind)
        self.writer.add(self.values.assigned(self.values.place(name, place), value, kind))

    def increase(self, name: str, place: Value, kind: str, value: Value) -> None:
        text = self.language.operand(self.values.printed(value), value.kind, kind)
        self.writer.add(self.language.changed(self.values.place(name, place), "+", text))

    def total(self, name: str, place: Value, kind: str, axes: tuple, term) -> None:
        where = self.values.place(name, place)
        if all(n == 1 for n in axes):
            self.loops(axes, lambda k: self.writer.add(
                self.language.assign(where, self.folds.product(term(k)))
            ))  # fmt: skip
        else:
            self.folds.add_up(where, where, kind, axes, term)

    def compute(self, name: str, found: Array, node: Expr, at: Value) -> bool:
        row, family = node.op.name, node.op.family

        def place(index) -> str:
            return self.values.item(name, found.axes, index, at)

        if row in PRODUCTS:
            multiply(self, name, found, node, at)
        elif family == "along":
            self.folds.along(name, at, node)
        elif family == "matrix":
            self._matrix(name, found, node, at, place)
        elif family == "reduction":
            self.writer.fill(found.axes, place, lambda i: self.folds.reduced(node, i))
        elif family == "fold" or (row == "sum_like" and self.is_held(node, 1)):
            self.folds.fold_axis(found, node, place)
        elif row == "linspace":
            self.folds.linspace(found, node, place)
        else:
            return False
        return True

    def _matrix(self, name: str, found: Array, node: Expr, at: Value, place) -> None:
        """The inverse of a matrix, its cofactors, or what solves an equation, from `at` on."""
        a, *rest = node.args
        n = self.symbols.shown(self.symbols.array(a).axes[0])
        memory = Text(self.folds.address(self.memory(a, "real"), ZERO))
        here = Text(self.folds.address(name, at, written=True))
        if node.op.name == "cofactors":
            call = self.language.called("cofactors", [memory, n, here])
            self.writer.add(self.language.line(call.text))
            return
        if rest:
            self.store(name, found, rest[0], at)
        else:
            self.writer.fill(found.axes, place, self._unit)
        columns = self.symbols.shown(found.axes[1])
        call = self.language.called("solve", [memory, n, here, columns])
        self.writer.add(self.language.line(call.text))

    def _unit(self, index: tuple[Value, ...]) -> Text:
        """The element of the unit matrix."""
        i, j = map(self.values.printed, index)
        same = self.language.compared(i, "==", j)
        return self.language.choice(same, self.language.literal(1.0), self.language.literal(0.0))

    # -- calls ------------------------------------------------------------------------------------
    def hold_call(self, call: Call, found: Type = None) -> None:
        """What a call gives goes into a name of its own: an array, or what has to be in order."""
        found = found or self.symbols.of(call)
        if found == MIXED:
            refuse(f"a stack of values of different shapes, {call.args[0]},")
        name = self.symbols.fresh("result")
        if isinstance(found, Array):
            self.declare(name, found)
        if not isinstance(found, Array):
            kind = number_of(found)
            self.start(kind, name, self.values.call(call, kind))
        elif call.function == ir.POP:
            self.stacked(call.args[0].args[0], name, found, back=True)
        else:
            self.prepare(*call.args)
            arguments = self.elements.alone(self.elements.arguments, call)
            self.invoke(call.function, arguments, [name])
        self.values.held[id(call)] = self._named(found, name)

    def stacked(self, stack: str, array: str, found: Array, back: bool = False) -> None:
        """An array goes on a stack, or back from it."""
        name, whole = self.symbols.names[stack], self.values.stacks.is_whole(stack)
        size = self.symbols.shown(self.symbols.count(found))
        if found.kind == "real":
            self.writer.add(self.language.moved(name, array, size.text, back))
            return
        kind = "int" if whole else "real"
        with self.writer.counter() as k:
            place = self.language.item(array, lengths.name(k))
            if back:
                head = self.language.unwinding(k, size)
                popped = self.language.popped(name, whole)
                line = self.language.assign(place, self.language.stored(popped, kind, found.kind))
            else:
                head = self.language.counting(k, size, False)
                value = self.language.stored(Text(place), found.kind, kind)
                line = self.language.pushed(name, whole, value)
            self.writer.add(Block(head, [line]))
