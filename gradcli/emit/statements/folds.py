"""What brings elements together: reductions, scans, products of matrices, what undoes a broadcast.

Loops do, or functions of our runtime that compute rows along an axis from memory.
"""

from collections.abc import Callable, Sequence

from gradcli.core.ir import Expr
from gradcli.core.types.lengths import Length, minus
from gradcli.emit.statements import length_text
from gradcli.emit.statements.expressions import changed, unsigned
from gradcli.emit.statements.symbols import Symbols
from gradcli.emit.statements.text import AND, ATOM, CHOICE, OR, PRODUCT, SIGN, SUM, Text
from gradcli.emit.statements.values import Values
from gradcli.emit.statements.writer import Writer
from gradcli.emit.texts import TEXTS
from gradcli.typed.demands import reduced_axis
from gradcli.typed.refusals import refuse
from gradcli.typed.statements import ZERO, Op, Value, plus, whole
from gradcli.typed.values import Array

# By a row's `fold`, how it begins, takes in one more element, and how tightly that must bind there.
STEPS = {
    "+": ("0", "{} += {}", CHOICE), "*": ("1", "{} *= {}", CHOICE),
    "or": ("false", "{0} = {0} || {1}", OR), "and": ("true", "{0} = {0} && {1}", AND),
    "count": ("0", "{} += {} != 0", SUM),
    ">": ("-INFINITY", "{0} = maximum({0}, {1})", CHOICE),
    "<": ("INFINITY", "{0} = minimum({0}, {1})", CHOICE),
}  # fmt: skip
# The same of whole numbers, and of truths.
STEPS_OF = {
    (">", "int"): ("LLONG_MIN", "{0} = {1} > {0} ? {1} : {0}", SUM),
    ("<", "int"): ("LLONG_MAX", "{0} = {1} < {0} ? {1} : {0}", SUM),
    (">", "bool"): STEPS["or"], ("<", "bool"): STEPS["and"],
}  # fmt: skip
# Of whole numbers that may pass 64 bits.
STEPS_CHECKED = {
    "+": ("0", "{0} = add_whole({0}, {1})", CHOICE),
    "*": ("1", "{0} = multiply_whole({0}, {1})", CHOICE),
}


class Folds:
    """Writes the lines of such loops and calls."""

    def __init__(self, symbols: Symbols, writer: Writer, values: Values):
        self.symbols, self.writer, self.values = symbols, writer, values

    def fold(self, declared: str, name: str, node: Expr) -> None:
        """A reduction to a number: `declared` begins its line."""
        row, x = node.op.name, node.args[0]
        found, element = self.symbols.array(x), self.values.element
        how = _steps(node.op.fold, found.kind, self.symbols.passes(node))
        self.writer.add(f"{declared} = {how[0]};")
        self.writer.loops(found.axes, lambda i: self.writer.add(_step(how, name, element(x, i))))
        if row == "mean":
            self.writer.add(f"{name} /= {self.symbols.shown(self.symbols.count(found)).at(ATOM)};")

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

        def one(index) -> None:
            self.writer.add(f"{place(index)} = {how[0]};")
            at = dict(zip(kept, index))

            def inner(others) -> None:
                at.update(zip(sorted(folded), others))
                element = self.values.element(x, tuple(at[k] for k in range(len(axes))))
                self.writer.add(_step(how, place(index), element))

            counts = tuple(axes[k] for k in sorted(folded))
            self.writer.loops(counts, inner)
            if row == "mean":
                size = self.symbols.shown(self.symbols.count(Array("int", counts)))
                self.writer.add(f"{place(index)} /= {size.at(ATOM)};")

        self.writer.loops(found.axes, one)

    def add_up(self, declared: str, place: str, axes: tuple[Length, ...], term: Callable) -> None:
        """The sum of products over all indices of `axes`: `declared` begins its first line."""
        self.writer.add(f"{declared} = 0;")

        def one(index) -> None:
            product = term(index)
            a, b = map(self.values.printed, product.args)
            if product.row == "multiply":
                more = f"multiply_whole({a.text}, {b.text})"
                self.writer.add(f"{place} = add_whole({place}, {more});")
            else:
                self.writer.add(f"{place} += {self.product(product)};")

        self.writer.loops(axes, one)

    def product(self, term: Op) -> str:
        a, b = map(self.values.printed, term.args)
        return f"{a.at(PRODUCT)}*{unsigned(b, SIGN)}"

    def linspace(self, found: Array, node: Expr, place) -> None:
        """By steps from the start; the last element is the end itself."""
        first, last = (self.values.text(a) for a in node.args[:2])
        (n,) = found.axes
        zero = first.text in ("0", "0.0")
        span = last if zero else Text(f"{last.at(SUM)} - {unsigned(first, PRODUCT)}", SUM)
        if isinstance(n, int):
            steps = f"{n - 1}.0"
        else:
            steps = f"(double)({self.symbols.shown(minus(n, 1)).text})"

        def one(i) -> None:
            along = f"{self.values.printed(i[0]).at(PRODUCT)}*({span.at(PRODUCT)}/{steps})"
            self.writer.add(f"{place(i)} = {along if zero else f'{first.at(SUM)} + {along}'};")

        self.writer.loops((n,), one)
        if isinstance(n, int) and n > 1:
            self.writer.add(f"{place((whole(n - 1),))} = {last.text};")

    # -- by functions of our runtime -------------------------------------------------------------
    def reduced(self, node: Expr, index: tuple[Value, ...]) -> Text:
        """The call that gives one element of a reduction along an axis."""
        x, row = node.args[0], node.op.name
        axes = self.symbols.array(x).axes
        axis, keep = reduced_axis(node, len(axes))
        if axis is not None:
            index = index if keep else (*index[:axis], ZERO, *index[axis:])
        return Text(f"{TEXTS[row].reduced}({self.run_of([x], axis, index)})")

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
            self.writer.add(f"{TEXTS[node.op.name].along}({run}, {self.address(name, start)});")

        self.writer.loops(() if axis is None else (*axes[:axis], *axes[axis + 1 :]), one)

    def run_of(self, arrays: Sequence[Expr], axis: int | None, index: tuple[Value, ...]) -> str:
        """The arguments that say which elements of arrays of one shape a function takes.

        They are where each begins, how many elements these are and how far apart.
        """
        names = [self.values.memory(x, "real") for x in arrays]
        axes = self.symbols.array(arrays[0]).axes
        if axis is None:
            count = self.symbols.shown(self.symbols.count(Array("real", axes))).text
            return ", ".join([*names, count, "1"])
        start, step = (
            self.symbols.flat(axes, index),
            self.symbols.count(Array("real", axes[axis + 1 :])),
        )
        ends = [self.symbols.shown(axes[axis]).text, self.symbols.shown(step).text]
        return ", ".join([*(self.address(n, start) for n in names), *ends])

    def address(self, name: str, at: Value) -> str:
        return name if at == ZERO else f"{name} + {length_text.text(self.values.length(at))}"


def _steps(fold: str, kind: str, checked: bool) -> tuple[str, str, int]:
    """The entry of STEPS of a reduction of elements of a kind."""
    return (checked and STEPS_CHECKED.get(fold)) or STEPS_OF.get((fold, kind)) or STEPS[fold]


def _step(how: tuple[str, str, int], name: str, element: Text) -> str:
    """The line by which a reduction takes in one more element."""
    _, step, level = how
    if step == "{} += {}":
        return changed(name, "+", element)
    return step.format(name, element.at(level)) + ";"
