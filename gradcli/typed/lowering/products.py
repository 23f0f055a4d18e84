"""Products of matrices, and what carries their cotangents back, element by element."""

from collections.abc import Callable

from gradcli.core.ir import Expr
from gradcli.typed.lowering.stores import Stores
from gradcli.typed.statements import Op, Value, plus
from gradcli.typed.values import Array


def dot(stores: Stores, node: Expr) -> Callable[[tuple], Op]:
    """The products whose sum is that of two vectors."""
    element, (a, b) = stores.elements.element, node.args
    return lambda k: _product(stores, node, element(a, k), element(b, k))


def matmul(stores: Stores, name: str, found: Array, node: Expr, at: Value) -> None:
    """A product of matrices: rows by columns."""
    frame, left = stores.frame, stores.frame.array(node.args[0]).axes
    a, b = (stores.factor(x) for x in node.args)

    def one(index: tuple) -> None:
        row, column = index[: len(left) - 1], index[len(left) - 1 :]
        place = plus(at, frame.flat(found.axes, index))
        stores.total(name, place, found.kind, left[-1:], lambda k: _product(
            stores, node, a((*row, *k)), b((*k, *column))
        ))  # fmt: skip

    stores.loops(found.axes, one)


def pulled(stores: Stores, name: str, found: Array, node: Expr, at: Value) -> None:
    """What g, a cotangent of a @ b, is carried back to a as, or to b."""
    frame, (g, _, other) = stores.frame, node.args
    left, axes = node.op.name == "matmul_left", frame.array(other).axes
    of_g, of_other = stores.factor(g), stores.factor(other)
    count = () if len(axes) == 1 else axes[1:] if left else axes[:1]

    def one(index: tuple) -> None:
        outer, inner = (index[:-1], index[-1:]) if left else (index[1:], index[:1])

        def term(k: tuple) -> Op:
            if left:
                return _product(stores, node, of_g(outer + k), of_other(inner + k))
            return _product(stores, node, of_other(k + inner), of_g(k + outer))

        place = plus(at, frame.flat(found.axes, index))
        stores.total(name, place, found.kind, count, term)

    stores.loops(found.axes, one)


def _product(stores: Stores, node: Expr, a: Value, b: Value) -> Op:
    kind, passed = stores.frame.kind(node), stores.elements.passed
    row = "*" if kind == "real" else "multiply" if stores.frame.passes(node) else "multiply!"
    return Op(kind, row, (passed(a, kind), passed(b, kind)))
