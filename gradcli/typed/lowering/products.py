"""Products of matrices and of stacks of them, and what carries their cotangents back.

Each is a contraction: the sum of products of two factors over the axes that its result has not.  An
axis has a label, which the factors and the result share: "k" of what a product adds up, "m" of its
rows, "n" of its columns, the numbers of the axes of a stack, which are below 0, and STRETCHED.
"""

from collections.abc import Callable
from typing import NamedTuple

from gradcli.core.ir import Expr
from gradcli.core.types.lengths import Length
from gradcli.typed.lowering.stores import Stores
from gradcli.typed.statements import ZERO, Op, Value, plus
from gradcli.typed.values import Array

Label = str | int
Labels = tuple[Label, ...]
STRETCHED: Label = "1"  # of an axis of one element, which broadcasting stretches


class Contraction(NamedTuple):
    """left, right: the factors, with the labels of their axes; result: the labels of its axes;
    lengths: of all labels."""

    node: Expr
    left: tuple[Expr, Labels]
    right: tuple[Expr, Labels]
    result: Labels
    lengths: dict[Label, Length]

    @property
    def summed(self) -> list[Label]:
        """The labels that the result has not, in the order in which they are added up."""
        return [label for label in self.lengths if label not in self.result]


def contraction(stores: Stores, node: Expr) -> Contraction:
    """What a @ b adds up, or what carries a cotangent g of it back to a as, or to b."""
    match node.op.name, node.args:
        case "matmul", (a, b):
            operands, (left, right, result) = (a, b, node), (0, 1, 2)
        case "matmul_left", (g, a, b):
            operands, (left, right, result) = (a, b, g), (2, 1, 0)
        case _, (g, b, a):
            operands, (left, right, result) = (a, b, g), (0, 2, 1)
    shapes = [_axes(stores, x) for x in operands]
    labels = _labels(*map(len, shapes))
    lengths: dict[Label, Length] = {}
    for k in (2, 0, 1):
        for label, n in zip(labels[k], shapes[k]):
            lengths[label] = n if lengths.get(label, 1) == 1 else lengths[label]
    labels = [
        tuple([STRETCHED if n == 1 != lengths[label] else label for label, n in zip(*axes)])
        for axes in zip(labels, shapes)
    ]
    a, b = ((operands[k], labels[k]) for k in (left, right))
    return Contraction(node, a, b, labels[result], lengths)


def _axes(stores: Stores, x: Expr) -> tuple[Length, ...]:
    found = stores.frame.of(x)
    return found.axes if type(found) is Array else ()


def _labels(a: int, b: int, product: int) -> list[Labels]:
    """The labels of two factors of so many axes, and of their product, which a number may be."""
    of_a: Labels = (*range(2 - a, 0), *("m", "k")[-a:])
    of_b: Labels = (*range(2 - b, 0), *("k", "n")[:b])
    stack = range(2 - max(a, b), 0)
    return [of_a, of_b, (*stack, *of_a[-2:-1], *of_b[-1:] * (b > 1)) if product else ()]


def terms(stores: Stores, found: Contraction) -> Callable[[dict[Label, Value]], Op]:
    """The products that are added up, by the places of all labels."""
    (a, of_a), (b, of_b) = found.left, found.right
    left, right = stores.factor(a), stores.factor(b)
    kind, passed = stores.frame.kind(found.node), stores.elements.passed
    row = "*" if kind == "real" else "multiply" if stores.frame.passes(found.node) else "multiply!"

    def term(places: dict[Label, Value]) -> Op:
        places = {STRETCHED: ZERO, **places}
        x, y = (of(tuple([places[k] for k in at])) for of, at in ((left, of_a), (right, of_b)))
        return Op(kind, row, (passed(x, kind), passed(y, kind)))

    return term


def dot(stores: Stores, node: Expr) -> Callable[[tuple], Op]:
    """The products whose sum is that of two vectors."""
    found = contraction(stores, node)
    term = terms(stores, found)
    return lambda k: term(dict(zip(found.summed, k)))


def multiply(stores: Stores, name: str, found: Array, node: Expr, at: Value) -> None:
    """A product of matrices, or what carries its cotangent back, element by element."""
    product = contraction(stores, node)
    term, lengths = terms(stores, product), tuple([product.lengths[k] for k in product.summed])

    def one(index: tuple) -> None:
        places = dict(zip(product.result, index))
        place = plus(at, stores.frame.flat(found.axes, index))
        stores.total(name, place, found.kind, lengths, lambda k: term(
            {**places, **dict(zip(product.summed, k))}
        ))  # fmt: skip

    stores.loops(found.axes, one)
