"""Where memory has the elements of an array: transposes and slices are read as they lie there."""

from typing import TYPE_CHECKING, NamedTuple

from gradcli.core.ir import Expr
from gradcli.core.types.lengths import Length
from gradcli.core.types.shape_rules import order_of
from gradcli.core.types.subscripts import NEW, At, Cut
from gradcli.typed.demands import SAME, parts_of
from gradcli.typed.statements import ONE, ZERO, Const, Get, Value, plus, times, whole

if TYPE_CHECKING:
    from gradcli.typed.arrays import Arrays


class Strided(NamedTuple):
    """The element of an index is as far from the start as the strides say, one for each axis."""

    array: str
    start: Value
    strides: tuple[Value, ...]

    def place(self, index: tuple[Value, ...]) -> Value:
        place = self.start
        for i, stride in zip(index, self.strides):
            place = plus(place, times(i, stride))
        return place


def strided(arrays: "Arrays", x: Expr, kind: str = "") -> Strided:
    """The elements of `x` as numbers of `kind`, its own by default.  They are copied, row after
    row, where no memory has them, or where neighbours are apart along both of the last axes."""
    found = arrays.frame.array(x)
    if kind in ("", found.kind):
        view = _view(arrays, x)
        if view is not None and (len(found.axes) < 2 or ONE in view.strides[-2:]):
            plain = type(view.start) in (Const, Get)
            return view if plain else view._replace(start=arrays.kept(view.start))
    array = arrays.memory(x, kind)
    return Strided(array, ZERO, row_after_row(arrays, found.axes))


def row_after_row(arrays: "Arrays", axes: tuple[Length, ...]) -> tuple[Value, ...]:
    """The strides of an array of its own."""
    strides: list[Value] = []
    stride: Value = ONE
    for n in reversed(axes):
        strides.insert(0, stride)
        stride = times(stride, arrays.frame.length(n))
    return tuple(strides)


def _view(arrays: "Arrays", x: Expr) -> Strided | None:
    """Where the elements are in memory that other names have too; None where in none."""
    frame, held = arrays.frame, arrays.elements.held_array(x)
    if held is None and x.op is not None:
        if not frame.is_array(x.args[0]):
            return None
        if x.op.name == "transpose":
            return _transposed(arrays, x)
        if x.op.name == "getitem":
            return _part(arrays, x)
        return _view(arrays, x.args[0]) if x.op.name in SAME else None
    return Strided(arrays.memory(x), ZERO, row_after_row(arrays, frame.array(x).axes))


def _transposed(arrays: "Arrays", x: Expr) -> Strided | None:
    base = x.args[0]
    order = order_of(x, len(arrays.frame.array(base).axes))
    assert order is not None  # of other orders no shape is known: they are refused
    view = _view(arrays, base)
    if view is None:
        array = arrays.memory(base)
        view = Strided(array, ZERO, row_after_row(arrays, arrays.frame.array(base).axes))
    return view._replace(strides=tuple([view.strides[k] for k in order]))


def _part(arrays: "Arrays", x: Expr) -> Strided | None:
    """An index of numbers, slices forwards and new axes."""
    frame, base = arrays.frame, x.args[0]
    axes, view = frame.array(base).axes, _view(arrays, base)
    parts = parts_of(frame.here, x, frame.array(base), x.args[1:])
    if view is None or not all([_is_forward(p) for p in parts]):
        return None
    start, old = view.start, iter(zip(axes, view.strides))
    strides: list[Value] = []
    for p in parts:
        if p is NEW:
            strides.append(ZERO)
            continue
        n, stride = next(old)
        if type(p) is At:
            start = plus(start, times(arrays.elements.place(p.value, frame.length(n), n), stride))
        else:
            start = plus(start, times(arrays.elements.start(p), stride))
            strides.append(times(whole(p.step), stride))
    return Strided(view.array, start, tuple(strides))


def _is_forward(part) -> bool:
    return part is NEW or type(part) is At or (type(part) is Cut and part.step > 0)
