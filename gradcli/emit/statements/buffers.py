"""Array expressions in C: declarations of memory, and what is computed before it is read."""

from collections import Counter

from gradcli.core import ir
from gradcli.core.ir import Call, Expr
from gradcli.core.types.lengths import Length
from gradcli.core.walks import calls
from gradcli.derive.naming.words import NAMES
from gradcli.emit.c.names import C_TYPES
from gradcli.emit.statements.expressions import changed
from gradcli.emit.statements.folds import Folds
from gradcli.emit.statements.stacks import Stacks
from gradcli.emit.statements.symbols import Symbols
from gradcli.emit.statements.text import Block, Text, Written
from gradcli.emit.statements.values import Values
from gradcli.emit.statements.writer import Writer
from gradcli.typed.demands import PULLED
from gradcli.typed.lowering.products import dot, matmul, pulled
from gradcli.typed.lowering.stores import Stores
from gradcli.typed.refusals import refuse
from gradcli.typed.statements import Value
from gradcli.typed.values import MIXED, Array, Type, number_of


class Buffers(Stores):
    """What the lines of a function compute into memory before it is read."""

    def __init__(self, symbols: Symbols, writer: Writer, stacks: Stacks):
        self.symbols, self.writer = symbols, writer
        self.values = Values(symbols, stacks, self.memory)
        self.folds = Folds(symbols, writer, self.values)
        super().__init__(symbols, self.values.elements)

    def hold_calls(self, values: tuple) -> None:
        # C has no order of what is popped from one stack twice
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
            if not self.declare(name, found, node, "const "):
                self.store(name, found, node)
        elif node.op and node.op.family == "reduction":
            kind = C_TYPES[number_of(found)]
            self.writer.add(f"{kind} {name} = {self.folds.reduced(node, ()).text};")
        elif row == "determinant":
            n = self.symbols.shown(self.symbols.array(node.args[0]).axes[0]).text
            self.writer.add(
                f"double {name} = determinant({self.memory(node.args[0], 'real')}, {n});"
            )
        else:
            self.fold(f"{C_TYPES[number_of(found)]} {name}", name, node)
        self.values.held[id(node)] = self._named(found, name)

    def _named(self, found: Type, name: str) -> Written | str:
        """What is held by a name of C."""
        return name if isinstance(found, Array) else Written(number_of(found), Text(name))

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

    def keep(self, value) -> None:
        kind, name = self.symbols.kind(value), self.symbols.fresh("value")
        self.writer.add(f"{C_TYPES[kind]} {name} = {self.values.text(value).text};")
        self.elements.held[id(value)] = self._named(kind, name)

    def fold(self, declared: str, name: str, node: Expr) -> None:
        """A reduction to a number: `declared` begins its line."""
        if node.op.name == "matmul":
            axes = self.symbols.array(node.args[0]).axes
            self.folds.add_up(declared, name, axes, dot(self, node))
        else:
            self.folds.fold(declared, name, node)

    # -- what is written --------------------------------------------------------------------------
    def made(self, base: str, found: Array) -> str:
        name = self.symbols.fresh(base)
        self.declare(name, found)
        return name

    def slot(self, base: str, kind: str) -> Written:
        name = self.symbols.fresh(base)
        self.writer.add(f"{C_TYPES[kind]} {name};")
        return Written(kind, Text(name))

    def set(self, target: str, value: Value) -> None:
        self.writer.add(f"{self.symbols.names[target]} = {self.values.printed(value).text};")

    def invoke(
        self, function: str, arguments: list[Value | str], places: list[Value | str]
    ) -> None:
        given = self.values.texts(arguments)
        for place, text in zip(places, self.values.texts(places)):
            given.append(text if type(place) is str else f"&{text}".removeprefix("&*"))
        self.writer.add(f"{self.symbols.names[function]}({', '.join(given)});")

    def named(self, name: str) -> str:
        return self.symbols.names[name]

    def loops(self, axes: tuple[Length, ...], inside) -> None:
        self.writer.loops(axes, inside)

    def put(self, name: str, place: Value, value: Value) -> None:
        self.writer.add(self.values.assigned(self.values.place(name, place), value))

    def increase(self, name: str, place: Value, kind: str, value: Value) -> None:
        self.writer.add(changed(self.values.place(name, place), "+", self.values.printed(value)))

    def total(self, name: str, place: Value, kind: str, axes: tuple, term) -> None:
        where = self.values.place(name, place)
        if all(n == 1 for n in axes):
            self.loops(axes, lambda k: self.writer.add(f"{where} = {self.folds.product(term(k))};"))
        else:
            self.folds.add_up(where, where, axes, term)

    def compute(self, name: str, found: Array, node: Expr, at: Value) -> bool:
        row, family = node.op.name, node.op.family

        def place(index) -> str:
            return self.values.item(name, found.axes, index, at)

        if row == "matmul":
            matmul(self, name, found, node, at)
        elif row in PULLED:
            pulled(self, name, found, node, at)
        elif family == "along":
            self.folds.along(name, at, node)
        elif family == "matrix":
            self._matrix(name, found, node, at, place)
        elif family == "reduction":
            self.writer.fill(found.axes, place, lambda i: self.folds.reduced(node, i).text)
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
        n = self.symbols.shown(self.symbols.array(a).axes[0]).text
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
            self.writer.add(f"{C_TYPES[kind]} {name} = {self.values.call(call, kind).text};")
        elif call.function == ir.POP:
            self.stacked(call.args[0].args[0], name, found, back=True)
        else:
            self.prepare(*call.args)
            arguments = self.elements.alone(self.elements.arguments, call)
            self.invoke(call.function, arguments, [name])
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
