"""Values: the text of typed values, which the room typed makes of numbers and of elements."""

from collections.abc import Callable
from dataclasses import dataclass

from gradcli.core import ir
from gradcli.core.ir import Call, Expr
from gradcli.core.types import lengths
from gradcli.core.types.lengths import Length
from gradcli.emit.statements import length_text
from gradcli.emit.statements.expressions import operation
from gradcli.emit.statements.stacks import Stacks
from gradcli.emit.statements.symbols import Symbols
from gradcli.emit.statements.text import ATOM, Text, Written
from gradcli.lowering.raising.restore import AUGMENTED
from gradcli.typed.lowering.elements import Elements
from gradcli.typed.statements import (
    KINDS,
    ZERO,
    Choose,
    Const,
    Get,
    Held,
    Item,
    OfTarget,
    Op,
    Place,
    Value,
    known_whole,
    plus,
)
from gradcli.typed.values import Array, number_of

PASSED = "passed"  # the row of a number that is passed as one of another kind
# What a test is when it is negated; the order of real numbers has no opposite, since NaN has none.
OPPOSITE = {"==": "!=", "!=": "=="}
OPPOSITE_WHOLE = {"<": ">=", "<=": ">", ">": "<=", ">=": "<"}


@dataclass(frozen=True, slots=True)
class Row(OfTarget):
    """A row of the program on numbers, as its author wrote it; whether it is checked."""

    kind: str
    args: list[Value]
    node: Expr
    checked: bool


class Numbers(Elements):
    """Every index is in its array, so that none is checked to be within 64 bits."""

    def checked(self, value) -> Value:
        return self.index(value)

    def passed(self, number: Value, kind: str) -> Value:
        return number if number.kind == kind else Op(kind, PASSED, (number,))


class Values:
    """elements: makes the typed values; what it holds is computed before the line that is written.

    memory(array, kind): the name of the memory that has an array's elements, as numbers of `kind`
    ("" for their own); what is in none yet is computed into one, in lines before the text's own.
    """

    def __init__(self, symbols: Symbols, stacks: Stacks, memory: Callable[[Expr, str], str]):
        self.symbols, self.stacks, self.memory = symbols, stacks, memory
        self.language = symbols.language
        self.elements = Numbers(symbols, memory, self.called, self._row)
        self.held = self.elements.held

    def _row(self, node: Expr, args: list[Value]) -> Row:
        return Row(self.symbols.kind(node), args, node, self.symbols.passes(node))

    def called(self, call: Call) -> Written:
        return Written(self.symbols.kind(call), self.call(call))

    # -- numbers ----------------------------------------------------------------------------------
    def text(self, value) -> Text:
        """The text of a number, whose arrays `prepare` has seen to."""
        return self.printed(self.elements.alone(self.elements.number, value))

    def element(self, value, index: tuple[Value, ...]) -> Text:
        """The text of the element of an array at an index, of a number at any."""
        return self.printed(self.elements.alone(self.elements.element, value, index))

    def whole(self, value) -> Value:
        """The typed value of a whole number."""
        return self.elements.alone(self.elements.whole, value)

    def test(self, value) -> Text:
        """A value where only its truth is asked."""
        return self.language.as_test(self.text(value), self.symbols.kind(value))

    def negated(self, test) -> Text:
        """The text of `not test`."""
        for truth in (True, False):
            if self.test(test) == self.language.literal(truth):
                return self.language.literal(not truth)
        if type(test) is Expr and test.op is not None:
            sign, whole = test.op.symbol, all(self.symbols.kind(a) != "real" for a in test.args)
            other = OPPOSITE.get(sign) or (whole and OPPOSITE_WHOLE.get(sign))
            if other:
                return self.compared(test.args, other)
            if test.op is ir.NOT:
                return self.test(test.args[0])
        return self.language.negated(self.test(test), ATOM)

    def compared(self, values: tuple, sign: str) -> Text:
        kinds = [self.symbols.kind(v) for v in values]
        most = max(kinds, key=KINDS.index)
        texts = [self.language.operand(self.text(v), k, most) for v, k in zip(values, kinds)]
        return self.language.compared(texts[0], sign, texts[1])

    def stored(self, value, kind: str) -> Text:
        """The text of a number for a place of a kind."""
        return self.language.stored(self.text(value), self.symbols.kind(value), kind)

    def taken(self, value: Value, kind: str) -> Text:
        """The same of a typed value."""
        return self.language.stored(self.printed(value), value.kind, kind)

    def printed(self, value: Value) -> Text:
        """The text of a typed value."""
        texts: dict[int, Text] = {}
        pending = [value]
        while pending:
            one = pending[-1]
            below = [a for a in one.args if id(a) not in texts] if isinstance(one, Row) else []
            if not below:
                pending.pop()
                texts[id(one)] = self._printed(one, texts)
            pending += below
        return texts[id(value)]

    def _printed(self, value: Value, texts: dict[int, Text]) -> Text:
        match value:
            case Const(kind, number):
                return Text("") if kind == "none" else self.language.literal(number)
            case Get(_, name):
                return Text(self.symbols.names.get(name, name))
            case Written(_, text):
                return text
            case Item(_, array, place):
                return Text(self.place(array, place))
            case Row(_, args, node, checked):
                return operation(self.symbols, node, [texts[id(a)] for a in args], checked)
            case Held(stack):
                return self.stacks.count(stack)
            case Choose(_, test, yes, no):
                return self.language.choice(*map(self.printed, (test, yes, no)))
            case Op():
                return self._operation(value)
        return length_text.as_text(self.length(value))

    def _operation(self, value: Op) -> Text:
        match value:
            case Op(_, "==", (a, b)):
                return self.language.compared(self.printed(a), "==", self.printed(b))
            case Op(kind, row, (of,)) if row == PASSED:
                return self.taken(of, kind)
            case Op(_, "power", args):
                return Text(f"power_whole({', '.join(self.printed(a).text for a in args)})")
            case Op("real", _, (of,)):
                return self.language.as_real(self.printed(of), of.kind)
            case Op(kind, _, (of,)):
                return self.taken(of, kind)
        return length_text.as_text(self.length(value))

    # -- lengths and places -----------------------------------------------------------------------
    def length(self, value: Value) -> Length:
        """A whole number as a length, in the names of the language."""
        total = self.total(value)
        return lengths.name(self.printed(value).at(ATOM)) if total is None else total

    def total(self, value: Value) -> Length | None:
        """i + 1, or len(x) - 1, as a sum, to which more may be added."""
        match value:
            case Const():
                return known_whole(value)
            case Get(_, name):
                return lengths.name(self.symbols.names.get(name, name))
            case Written(_, text):
                return lengths.name(text.text)
            case Op():
                return self._total_of(value)
            case Place(index, n, below):
                return self._place(index, n, below)
            case Row(_, [a, Const(_, int(k))], node, False) if node.op.name in ("add", "subtract"):
                rest = self.total(a)
                step = k if node.op.name == "add" else -k
                return None if rest is None else lengths.plus(rest, step)
        return None

    def _total_of(self, value: Op) -> Length | None:
        match value:
            case Op(_, "add!", (a, b)):
                return lengths.plus(self.length(a), self.length(b))
            case Op(_, "subtract!", (a, b)):
                return lengths.minus(self.length(a), self.length(b))
            case Op(_, "multiply!", (a, b)):
                return self._product(self.length(a), self.length(b))
            case Op(_, "larger", (end, _)):
                return lengths.at_least_0(self.length(end))
        return None

    def _product(self, a: Length, b: Length) -> Length:
        if type(a) is int:
            return lengths.times(b, a)
        if type(b) is int:
            return lengths.times(a, b)
        return lengths.name(f"{length_text.atom(a)}*{length_text.atom(b)}")

    def _place(self, index: Value, n: Value, below: bool) -> Length:
        """An index of an axis of n elements; one that may be below 0 counts from the end."""
        known = known_whole(index)
        if known is not None:
            return known if known >= 0 else lengths.plus(self.length(n), known)
        if below:
            ends = (self.printed(index).text, length_text.text(self.length(n)))
            return lengths.name(f"wrapped({', '.join(ends)})")
        return self.length(index)

    def place(self, name: str, place: Value) -> str:
        """The text of the element of the array `name` at a place."""
        return self.language.item(name, self.length(place))

    def item(self, name: str, axes: tuple[Length, ...], index: tuple, at: Value = ZERO) -> str:
        """The text of an element of an array of `axes` that begins in `name` at a place."""
        return self.place(name, plus(at, self.symbols.flat(axes, index)))

    def assigned(self, place: str, value: Value, kind: str) -> str:
        """The line by which a place of a kind takes a number: `x += e;` for `x = x + e;`."""
        if isinstance(value, Row) and len(value.args) == 2 and not value.checked:
            sign = value.node.op.symbol
            whole = sign == "/" and value.args[0].kind != "real"
            if sign in AUGMENTED and not whole and self.printed(value.args[0]).text == place:
                by = value.args[1]
                text = self.language.operand(self.printed(by), by.kind, value.kind)
                return self.language.changed(place, sign, text)
        return self.language.assign(place, self.taken(value, kind))

    # -- calls ------------------------------------------------------------------------------------
    def by_pointer(self, value) -> bool:
        """Whether a call gives more than one number."""
        if type(value) is not Call or value.function in (ir.APPEND, ir.POP):
            return False
        results = self.symbols.types.returned(value.function)
        return len(results) > 1 or type(results[0]) is Array

    def call(self, call: Call, kind: str = "") -> Text:
        """A call that gives one number, of `kind` where it is given, as an expression."""
        if call.function == ir.POP:
            return self.stacks.popped(call, kind or number_of(self.symbols.of(call)))
        arguments = self.texts(self.elements.alone(self.elements.arguments, call))
        return Text(f"{self.symbols.names[call.function]}({', '.join(arguments)})")

    def texts(self, arguments: list[Value | str]) -> list[str]:
        """The texts of numbers, and the names of arrays, that a call passes."""
        given = self.language.as_argument
        return [given(a) if isinstance(a, str) else self.printed(a).text for a in arguments]
