"""Products of matrices of reals in memory, for which machines may have a library.

A contraction is made of them: neighbouring axes that lie in all memory as one are taken for one; of
what is left the last axis of the result is the columns, one of the other factor's the rows, one
that is summed the inner axis.  There are loops over all others.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from gradcli.core.ir import Expr
from gradcli.typed.lowering.products import STRETCHED, Contraction, Label, Labels, contraction
from gradcli.typed.statements import (
    ONE,
    ZERO,
    Const,
    Dot,
    Get,
    Item,
    Matrix,
    Op,
    Product,
    Put,
    Set,
    Value,
    plus,
    times,
)
from gradcli.typed.strides import Strided, row_after_row, strided
from gradcli.typed.values import Array

if TYPE_CHECKING:
    from gradcli.typed.arrays import Arrays

Places = dict[Label, Value]


class Operand(NamedTuple):
    """An array in memory; strides: those of its axes, by their labels."""

    array: str
    start: Value
    strides: dict[Label, Value]

    def matrix(self, row: Label | None, column: Label | None, places: Places) -> Matrix:
        """The matrix of two of its axes, at places of the others; None for one that it has not."""
        start = self.start
        for label, k in places.items():
            start = plus(start, times(k, self.strides.get(label, ZERO)))
        strides = [ZERO if label is None else self.strides[label] for label in (row, column)]
        return Matrix(self.array, start, *strides)


class Plan(NamedTuple):
    """left: (rows, inner), right: (inner, columns); rows and columns are None of a vector, which
    has none.  looped: the other axes of the result; added: what is summed beside the inner axis."""

    result: Operand
    left: Operand
    right: Operand
    lengths: dict[Label, Value]
    rows: Label | None
    inner: Label
    columns: Label | None
    looped: list[Label]
    added: list[Label]

    def size(self, label: Label | None) -> Value:
        return ONE if label is None else self.lengths[label]


def multiply(arrays: "Arrays", name: str, found: Array, node: Expr, at: Value) -> bool:
    """Write a product of reals, or what carries its cotangent back; False where it is none of
    matrices."""
    own = Strided(name, at, row_after_row(arrays, found.axes))
    plan = _planned(arrays, contraction(arrays, node), own) if found.kind == "real" else None
    if plan is None:
        return False
    if plan.added:
        arrays.fill(name, found.axes, at, lambda i: Const("real", 0.0))
    _write(arrays, plan, [*plan.looped, *plan.added], {})
    return True


def dot(arrays: "Arrays", slot: Get, node: Expr) -> bool:
    """A name takes the product of two vectors of reals; False of others."""
    number = Strided("", ZERO, ())
    plan = _planned(arrays, contraction(arrays, node), number) if slot.kind == "real" else None
    if plan is None:
        return False
    _dot(arrays, plan, slot, {})
    return True


# -- the axes --------------------------------------------------------------------------------------
def _planned(arrays: "Arrays", product: Contraction, own: Strided) -> Plan | None:
    """The axes of a contraction; None where nothing is added up, or a factor is a number."""
    frame, factors = arrays.frame, (product.left, product.right)
    lengths = {k: frame.length(n) for k, n in product.lengths.items() if n != 1}
    if not all([frame.is_array(x) for x, _ in factors]) or not lengths.keys() - {*product.result}:
        return None
    left, right = [_operand(strided(arrays, x, "real"), of, lengths) for x, of in factors]
    result = _operand(own, product.result, lengths)
    _merge(lengths, result, left, right)
    *added, inner = [k for k in lengths if k not in result.strides]
    columns, rows = next(reversed(result.strides), None), None
    if columns is not None and columns in left.strides and columns in right.strides:
        columns = None
    if columns is not None:
        if columns in left.strides:
            left, right = right, left
        apart = [k for k in result.strides if k in left.strides and k not in right.strides]
        rows = apart[-1] if apart else None
    looped = [k for k in result.strides if k not in (rows, columns)]
    plan = Plan(result, left, right, lengths, rows, inner, columns, looped, added)
    return plan if _lies_as_matrices(plan) else None


def _operand(of: Strided, labels: Labels, lengths: dict[Label, Value]) -> Operand:
    pairs = zip(labels, of.strides)
    return Operand(of.array, of.start, {k: s for k, s in pairs if k != STRETCHED and k in lengths})


def _merge(lengths: dict[Label, Value], *operands: Operand) -> None:
    """Take neighbouring axes for one where they lie as one in all memory."""
    result, *_ = operands
    order = [*result.strides, *(k for k in lengths if k not in result.strides)]
    for outer, inner in pairwise(order):
        if all([_are_one(o.strides, outer, inner, lengths[inner]) for o in operands]):
            lengths[inner] = times(lengths[outer], lengths[inner])
            for table in (lengths, *(o.strides for o in operands)):
                table.pop(outer, None)


def _are_one(strides: dict[Label, Value], outer: Label, inner: Label, length: Value) -> bool:
    """Whether memory has neither of two axes, or each row of the inner one after the other."""
    if outer not in strides or inner not in strides:
        return outer not in strides and inner not in strides
    return strides[outer] == times(strides[inner], length)


def _lies_as_matrices(plan: Plan) -> bool:
    """Whether elements of a row, or of a column, are neighbours in each matrix."""
    pairs = ((plan.left, plan.rows, plan.inner), (plan.right, plan.inner, plan.columns))
    return all(
        None in axes or ONE in [o.strides[k] for k in axes if k is not None] for o, *axes in pairs
    )


# -- statements ------------------------------------------------------------------------------------
def _write(arrays: "Arrays", plan: Plan, labels: list[Label], places: Places) -> None:
    """The products at all places of some axes."""
    if labels:
        first, *rest = labels
        arrays.each(plan.lengths[first], lambda k: _write(arrays, plan, rest, {**places, first: k}))
    elif plan.columns is None:
        slot = arrays.frame.slot("product", "real")
        _dot(arrays, plan, slot, places)
        _put(arrays, plan, plan.result.matrix(None, None, places).at(ZERO, ZERO), slot)
    else:
        arrays.frame.add(_product(arrays, plan, places))


def _product(arrays: "Arrays", plan: Plan, places: Places) -> Product:
    rows, inner, columns = plan.rows, plan.inner, plan.columns
    result = plan.result.matrix(rows, columns, places)
    left, right = plan.left.matrix(rows, inner, places), plan.right.matrix(inner, columns, places)
    m, count, n = (plan.size(label) for label in (rows, inner, columns))

    def one(i: Value, j: Value) -> None:
        slot = arrays.frame.slot("product", "real")
        _add_up(arrays, slot, count, lambda k: (left.at(i, k), right.at(k, j)))
        _put(arrays, plan, result.at(i, j), slot)

    loops = arrays.apart(lambda: arrays.each(
        m, lambda i: arrays.each(n, lambda j: one(i, j))
    ))  # fmt: skip
    return Product(result, left, right, m, count, n, bool(plan.added), loops)


def _dot(arrays: "Arrays", plan: Plan, slot: Get, places: Places) -> None:
    left, right = (o.matrix(None, plan.inner, places) for o in (plan.left, plan.right))
    size = plan.lengths[plan.inner]
    loops = arrays.apart(lambda: _add_up(
        arrays, slot, size, lambda k: (left.at(ZERO, k), right.at(ZERO, k))
    ))  # fmt: skip
    arrays.frame.add(Dot(slot.name, left, right, size, loops))


def _put(arrays: "Arrays", plan: Plan, place: Item, value: Value) -> None:
    more = Op("real", "+", (place, value)) if plan.added else value
    arrays.frame.add(Put(place.array, place.place, more))


def _add_up(
    arrays: "Arrays", slot: Get, count: Value, pair: Callable[[Value], tuple[Item, Item]]
) -> None:
    arrays.frame.add(Set(slot.name, Const("real", 0.0)))
    arrays.each(count, lambda k: arrays.frame.add(
        Set(slot.name, Op("real", "+", (slot, Op("real", "*", pair(k)))))
    ))  # fmt: skip
