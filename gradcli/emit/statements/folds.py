"""What brings elements together: reductions, scans, products of matrices, what undoes a broadcast.

Loops do, or functions of our runtime that compute rows along an axis from memory.
"""

import math
from collections.abc import Callable, Sequence
from typing import Any

from gradcli.core.ir import Expr
from gradcli.core.types.lengths import Length, minus
from gradcli.emit.statements.expressions import unsigned
from gradcli.emit.statements.language import Language
from gradcli.emit.statements.symbols import Symbols
from gradcli.emit.statements.text import AND, ATOM, CHOICE, OR, PRODUCT, SIGN, SUM, Text
from gradcli.emit.statements.values import Values
from gradcli.emit.statements.writer import Writer
from gradcli.emit.texts import TEXTS
from gradcli.typed.demands import reduced_axis
from gradcli.typed.refusals import refuse
from gradcli.typed.statements import ZERO, Op, Value, plus, whole
from gradcli.typed.values import Array

# By a row's `fold`: how it begins, and what takes in one more element: "+" adds it, "*" multiplies
# by it, "&&" and "||" link truths, "!" counts those that are not 0; else a function of our own.
STEPS = {
    "+": (0, "+"), "*": (1, "*"), "or": (False, "||"), "and": (True, "&&"), "count": (0, "!"),
    ">": (-math.inf, "maximum"), "<": (math.inf, "minimum"),
}  # fmt: skip
# The same of whole numbers, and of truths.
STEPS_OF = {
    (">", "int"): ("least", ">"), ("<", "int"): ("largest", "<"),
    (">", "bool"): STEPS["or"], ("<", "bool"): STEPS["and"],
}  # fmt: skip
# Of whole numbers that may pass what the language has.
STEPS_CHECKED = {
    "+": (0, "add_whole"), "*": (1, "multiply_whole"),
}  # fmt: skip
LINKS = {"||": OR, "&&": AND}


Kinds = tuple[str, str]


class Folds:
    """Writes the lines of such loops and calls."""

    def __init__(self, symbols: Symbols, writer: Writer, values: Values):
        self.symbols, self.writer, self.values = symbols, writer, values
        self.language = symbols.language

    def fold(self, declared: str, name: str, node: Expr) -> None:
        """A reduction to a number: `declared` begins its line."""
        row, x = node.op.name, node.args[0]
        found, element = self.symbols.array(x), self.values.element
        how = _steps(node.op.fold, found.kind, self.symbols.passes(node))
        language, kinds = self.language, (found.kind, self.symbols.kind(node))
        self.writer.add(language.assign(declared, _start(language, how, kinds[1])))
        self.writer.loops(found.axes, lambda i: self.writer.add(
            _step(language, how, name, element(x, i), kinds)
        ))  # fmt: skip
        if row == "mean":
            self._shared(name, self.symbols.count(found))

    def _shared(self, name: str, count: Length) -> None:
        """A sum over how many numbers there are."""
        size = self.symbols.shown(count)
        if self.language.promotes:
            self.writer.add(self.language.line(f"{name} /= {size.at(ATOM)}"))
        else:
            size = self.language.operand(size, "int", "real")
            self.writer.add(self.language.changed(name, "/", size))

    def fold_axis(self, found: Array, node: Expr, place) -> None:
        """A reduction of one axis, or of the axes that a broadcast had spread."""
        x, row = node.args[0], node.op.name
        axes = self.symbols.array(x).axes
        if row == "sum_like":
            spread = len(axes) - len(found.axes)
            folded = {k for k, n in enumerate(axes) if k < spread or found.axes[k - spread] != n}
            kept = [k for k in range(len(axes)) if k >= spread]
        else:
            axis, keep = reduced_axis(node, len(axes))
            folded = set(range(len(axes))) if axis is None else {axis}
            kept = list(range(len(axes))) if keep else [k for k in range(len(axes)) if k != axis]
        how = _steps(node.op.fold, self.symbols.array(x).kind, self.symbols.passes(node))
        kinds = (self.symbols.kind(x), found.kind)

        def one(index) -> None:
            self.writer.add(
                self.language.assign(place(index), _start(self.language, how, kinds[1]))
            )
            at = dict(zip(kept, index))

            def inner(others) -> None:
                at.update(zip(sorted(folded), others))
                element = self.values.element(x, tuple(at[k] for k in range(len(axes))))
                self.writer.add(_step(self.language, how, place(index), element, kinds))

            counts = tuple(axes[k] for k in sorted(folded))
            self.writer.loops(counts, inner)
            if row == "mean":
                self._shared(place(index), self.symbols.count(Array("int", counts)))

        self.writer.loops(found.axes, one)

    def add_up(
        self, declared: str, place: str, kind: str, axes: tuple[Length, ...], term: Callable
    ) -> None:
        """The sum of products over all indices of `axes`: `declared` begins its first line."""
        language = self.language
        start = language.stored(language.literal(0), "int", kind)
        self.writer.add(language.assign(declared, start))

        def one(index) -> None:
            product = term(index)
            a, b = map(self.values.printed, product.args)
            if product.row == "multiply":
                more = language.called("multiply_whole", [a, b])
                total = language.called("add_whole", [Text(place), more])
                self.writer.add(language.assign(place, total))
            else:
                self.writer.add(language.line(f"{place} += {self.product(product).text}"))

        self.writer.loops(axes, one)

    def product(self, term: Op) -> Text:
        a, b = map(self.values.printed, term.args)
        return self.language.product(a, b, term.kind)

    def linspace(self, found: Array, node: Expr, place) -> None:
        """By steps from the start; the last element is the end itself."""
        language = self.language
        first, last = (self._real(a) for a in node.args[:2])
        (n,) = found.axes
        zero = first.text in ("0", "0.0")
        span = last if zero else Text(f"{last.at(SUM)} - {unsigned(first, PRODUCT)}", SUM)
        if isinstance(n, int):
            steps = Text(f"{n - 1}.0")
        else:
            less = self.symbols.shown(minus(n, 1))._replace(level=CHOICE)
            steps = language.as_real(less, "int")
        part = Text(f"{span.at(PRODUCT)}/{steps.at(SIGN)}", PRODUCT)

        def one(i) -> None:
            counter = language.operand(self.values.printed(i[0]), "int", "real")
            along = f"{counter.at(PRODUCT)}*({part.text})"
            text = Text(along if zero else f"{first.at(SUM)} + {along}")
            self.writer.add(language.assign(place(i), text))

        self.writer.loops((n,), one)
        if isinstance(n, int) and n > 1:
            self.writer.add(language.assign(place((whole(n - 1),)), last))

    def _real(self, value) -> Text:
        text, kind = self.values.text(value), self.symbols.kind(value)
        return self.language.operand(text, kind, "real")

    # -- by functions of our runtime -------------------------------------------------------------
    def reduced(self, node: Expr, index: tuple[Value, ...]) -> Text:
        """The call that gives one element of a reduction along an axis."""
        x, row = node.args[0], node.op.name
        axes = self.symbols.array(x).axes
        axis, keep = reduced_axis(node, len(axes))
        if axis is not None:
            index = index if keep else (*index[:axis], ZERO, *index[axis:])
        run = [Text(t) for t in self.run_of([x], axis, index)]
        return self.language.called(TEXTS[row].reduced, run)

    def along(self, name: str, at: Value, node: Expr) -> None:
        """A row of the shape of its argument, written along an axis into `name` from `at` on."""
        axes = self.symbols.array(node.args[0]).axes
        axis, _ = reduced_axis(node, len(axes))
        if dict(node.attrs).get("reverse"):
            refuse(f"{node.op.name} from the end", node)

        def one(index: tuple[Value, ...]) -> None:
            place = list(index)
            if axis is not None:
                place.insert(axis, ZERO)
            run = self.run_of(node.args, axis, tuple(place))
            start = plus(at, self.symbols.flat(axes, tuple(place))) if axis is not None else at
            given = [Text(t) for t in (*run, self.address(name, start, written=True))]
            call = self.language.called(TEXTS[node.op.name].along, given)
            self.writer.add(self.language.line(call.text))

        self.writer.loops(() if axis is None else (*axes[:axis], *axes[axis + 1 :]), one)

    def run_of(
        self, arrays: Sequence[Expr], axis: int | None, index: tuple[Value, ...]
    ) -> list[str]:
        """The arguments that say which elements of arrays of one shape a function takes.

        They are where each begins, how many elements these are and how far apart.
        """
        names = [self.values.memory(x, "real") for x in arrays]
        axes = self.symbols.array(arrays[0]).axes
        if axis is None:
            count = self.symbols.shown(self.symbols.count(Array("real", axes))).text
            return [*(self.address(n, ZERO) for n in names), count, "1"]
        start, step = (
            self.symbols.flat(axes, index),
            self.symbols.count(Array("real", axes[axis + 1 :])),
        )
        ends = [self.symbols.shown(axes[axis]).text, self.symbols.shown(step).text]
        return [*(self.address(n, start) for n in names), *ends]

    def address(self, name: str, at: Value, written: bool = False) -> str:
        """An array from a place on, for a function of ours that reads it, or writes to it."""
        return self.language.address(name, self.values.length(at), written)


def _steps(fold: str, kind: str, checked: bool) -> tuple[Any, str]:
    """The entry of STEPS of a reduction of elements of a kind."""
    return (checked and STEPS_CHECKED.get(fold)) or STEPS_OF.get((fold, kind)) or STEPS[fold]


def _start(language: Language, how: tuple[Any, str], kind: str) -> Text:
    """What a reduction to a number of a kind begins with."""
    if type(how[0]) is str:
        return getattr(language, how[0])()
    own = {bool: "bool", int: "int", float: "real"}[type(how[0])]
    return language.stored(language.literal(how[0]), own, kind)


def _step(language: Language, how: tuple[Any, str], name: str, element: Text, kinds: Kinds) -> str:
    """The line by which a reduction takes in one more element.

    kinds: of the element, and of the number that it is taken into.
    """
    sign, place = how[1], Text(name)
    if sign in ("+", "*"):
        return language.changed(name, sign, language.operand(element, *kinds))
    if sign == "!":
        test = language.compared(
            element, "!=", language.operand(language.literal(0), "int", kinds[0])
        )
        return language.changed(name, "+", language.operand(test, "bool", kinds[1]))
    if sign in LINKS:
        other = language.stored(element, *kinds)
        return language.assign(name, Text(f"{name} {sign} {other.at(LINKS[sign])}"))
    if sign in ("<", ">"):
        return language.assign(
            name, language.choice(language.compared(element, sign, place), element, place)
        )
    return language.assign(name, language.called(sign, [place, language.stored(element, *kinds)]))
