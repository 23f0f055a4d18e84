"""Loops that bring elements together: reductions, products of matrices, what undoes a broadcast."""

from gradcli.core.ir import Expr, fresh
from gradcli.emit.c.elements import Elements
from gradcli.emit.c.expressions import AND, ATOM, CHOICE, OR, PRODUCT, SUM, Text, unsigned
from gradcli.emit.c.text import Block, Line
from gradcli.emit.c.types import lengths
from gradcli.emit.c.types.lengths import Length, minus
from gradcli.emit.c.types.row_shapes import axis_of
from gradcli.emit.c.types.values import Array

# How a reduction begins, takes in one more element, and how tightly that must bind there.
STEPS = {
    "sum": ("0", "{} += {}", CHOICE), "sum_like": ("0", "{} += {}", CHOICE),
    "mean": ("0", "{} += {}", CHOICE), "prod": ("1", "{} *= {}", CHOICE),
    "any_of": ("false", "{0} = {0} || {1}", OR), "all_of": ("true", "{0} = {0} && {1}", AND),
    "count_nonzero": ("0", "{} += {} != 0", SUM),
    "max": ("-INFINITY", "{0} = maximum({0}, {1})", CHOICE),
    "min": ("INFINITY", "{0} = minimum({0}, {1})", CHOICE),
}  # fmt: skip
# The same of whole numbers, and of truths.
STEPS_OF = {
    ("max", "int"): ("LLONG_MIN", "{0} = {1} > {0} ? {1} : {0}", SUM),
    ("min", "int"): ("LLONG_MAX", "{0} = {1} < {0} ? {1} : {0}", SUM),
    ("max", "bool"): STEPS["any_of"], ("min", "bool"): STEPS["all_of"],
}  # fmt: skip


class Folds(Elements):
    """The part of a function's printer that writes loops over elements; `out` takes the lines."""

    out: list[Line]
    taken: set[str]
    counters: list[str]

    def loops(self, axes: tuple[Length, ...], inside) -> None:
        """Append loops over all indices of `axes`, around the lines that inside(index) gives."""
        outer, index = self.out, []
        for n in axes:
            if n == 1:
                index.append(0)
                continue
            k = self.counter()
            index.append(lengths.name(k))
            kind = "int" if type(n) is int else "long long"
            block = Block(f"for ({kind} {k} = 0; {k} < {self.turns(n).at(SUM)}; {k}++)", [])
            self.out.append(block)
            self.out = block.body
        inside(tuple(index))
        self.out = outer
        del self.counters[len(self.counters) - sum(n != 1 for n in axes) :]

    def counter(self) -> str:
        """A name for one more loop within those that are open."""
        free = (c for c in "ijklpq" if c not in self.taken and c not in self.counters)
        name = next(free, None) or fresh(self.taken.union(self.counters), "k")
        self.counters.append(name)
        return name

    def size(self, found: Array) -> Length:
        """How many elements an array has."""
        whole = lengths.product(found.axes)
        if whole is None:
            factors = "*".join(self.length(n).at(PRODUCT) for n in found.axes)
            return lengths.name(factors)
        return whole

    def fold(self, declared: str, name: str, node: Expr) -> None:
        """A reduction to a number: `declared` begins its line."""
        row, x = node.op.name, node.args[0]
        if row == "matmul":
            self.out.append(f"{declared} = 0;")
            (n,) = self.types.of(x, self.scope).axes
            a, b = node.args
            self.loops((n,), lambda i: self.out.append(
                f"{name} += {self.element(a, i).at(PRODUCT)}*{_factor(self.element(b, i))};"
            ))  # fmt: skip
            return
        found = self.types.of(x, self.scope)
        how = _steps(row, found.kind)
        self.out.append(f"{declared} = {how[0]};")
        self.loops(found.axes, lambda i: self.out.append(_step(how, name, self.element(x, i))))
        if row == "mean":
            self.out.append(f"{name} /= {self.length(self.size(found)).at(ATOM)};")

    def _fold_axis(self, found: Array, node: Expr, place) -> None:
        """A reduction of one axis, or of the axes that a broadcast had spread."""
        x, row = node.args[0], node.op.name
        axes = self.types.of(x, self.scope).axes
        if row == "sum_like":
            spread = len(axes) - len(found.axes)
            folded = {k for k, n in enumerate(axes) if k < spread or found.axes[k - spread] != n}
            kept = [k for k in range(len(axes)) if k >= spread]
        else:
            axis, keep = axis_of(self.types, node, len(axes))
            folded = set(range(len(axes))) if axis is None else {axis}
            kept = list(range(len(axes))) if keep else [k for k in range(len(axes)) if k != axis]
        how = _steps(row, self.types.of(x, self.scope).kind)

        def one(index) -> None:
            self.out.append(f"{place(index)} = {how[0]};")
            at = dict(zip(kept, index))

            def inner(others) -> None:
                at.update(zip(sorted(folded), others))
                element = self.element(x, tuple(at[k] for k in range(len(axes))))
                self.out.append(_step(how, place(index), element))

            counts = tuple(axes[k] for k in sorted(folded))
            self.loops(counts, inner)
            if row == "mean":
                size = self.length(self.size(Array("int", counts)))
                self.out.append(f"{place(index)} /= {size.at(ATOM)};")

        self.loops(found.axes, one)

    def _row_by_column(self, place: str, node: Expr, index: tuple[Length, ...]) -> None:
        """One element of a product of matrices."""
        a, b = node.args
        left = self.types.of(a, self.scope).axes
        row = index[: len(left) - 1]
        column = index[len(left) - 1 :]
        if left[-1] == 1:
            one, other = self.element(a, (*row, 0)), self.element(b, (0, *column))
            self.out.append(f"{place} = {one.at(PRODUCT)}*{_factor(other)};")
            return
        self.out.append(f"{place} = 0;")
        self.loops((left[-1],), lambda k: self.out.append(
            f"{place} += {self.element(a, row + k).at(PRODUCT)}"
            f"*{_factor(self.element(b, k + column))};"
        ))  # fmt: skip

    def _pulled(self, place: str, node: Expr, index: tuple[Length, ...]) -> None:
        """One element of what g, a cotangent of a @ b, is carried back to a as, or to b."""
        g, _, other = node.args
        left = node.op.name == "matmul_left"
        axes = self.types.of(other, self.scope).axes
        outer, inner = (index[:-1], index[-1:]) if left else (index[1:], index[:1])

        def factors(k: tuple) -> tuple[Text, Text]:
            if left:
                return self.element(g, outer + k), self.element(other, inner + k)
            return self.element(other, k + inner), self.element(g, k + outer)

        def product(k: tuple) -> str:
            a, b = factors(k)
            return f"{a.at(PRODUCT)}*{_factor(b)}"

        if len(axes) == 1:
            self.out.append(f"{place} = {product(())};")
            return
        self.out.append(f"{place} = 0;")
        count = axes[1] if left else axes[0]
        self.loops((count,), lambda k: self.out.append(f"{place} += {product(k)};"))

    def _linspace(self, found: Array, node: Expr, place) -> None:
        """By steps from the start; the last element is the end itself."""
        first, last = (self.text(a) for a in node.args[:2])
        (n,) = found.axes
        zero = first.text in ("0", "0.0")
        span = last if zero else Text(f"{last.at(SUM)} - {unsigned(first, PRODUCT)}", SUM)
        steps = f"{n - 1}.0" if type(n) is int else f"(double)({self.length(minus(n, 1)).text})"

        def one(i) -> None:
            along = f"{self.length(i[0]).at(PRODUCT)}*({span.at(PRODUCT)}/{steps})"
            self.out.append(f"{place(i)} = {along if zero else f'{first.at(SUM)} + {along}'};")

        self.loops((n,), one)
        if type(n) is int and n > 1:
            self.out.append(f"{place((n - 1,))} = {last.text};")


def _steps(row: str, kind: str) -> tuple[str, str, int]:
    """The entry of STEPS of a reduction of elements of a kind."""
    return STEPS_OF.get((row, kind)) or STEPS[row]


def _step(how: tuple[str, str, int], name: str, element: Text) -> str:
    """The line by which a reduction takes in one more element."""
    _, step, level = how
    if step == "{} += {}":
        return changed(name, "+", element)
    return step.format(name, element.at(level)) + ";"


def changed(place: str, sign: str, by: Text) -> str:
    """The line `place += by;`, or of another sign; less what is negative."""
    if sign == "+" and by.text.startswith("-") and by.level >= PRODUCT:
        return f"{place} -= {by.text[1:]};"
    return f"{place} {sign}= {by.at(CHOICE)};"


def _factor(t: Text) -> str:
    return f"({t.text})" if t.text.startswith("-") else t.at(PRODUCT + 1)
