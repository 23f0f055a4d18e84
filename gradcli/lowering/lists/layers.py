"""Layers: a list of arrays of one shape, or of lists of one length, as an array of one axis more.

The list has any form that a list of numbers has; an item is a part of its array.  What is put in is
copied there, where Python's list has the very array: so neither may be written to while another
name of it can be read.
"""

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.core.types.lengths import UNKNOWN
from gradcli.lowering import parts
from gradcli.lowering.environment import PUT_IN_A_COPY, Again
from gradcli.lowering.lists.assumed_shapes import shape_if
from gradcli.lowering.refused import Refused
from gradcli.lowering.values import (
    Array,
    Clash,
    Items,
    Layer,
    Leaf,
    Ref,
    Room,
    Stack,
    Vector,
    described,
    leaves,
)
from gradcli.lowering.versions import is_variable

IN_ARRAYS = (Array, Vector, Room, Stack)  # the contents of lists that are arrays
IN_ORDER = "make an array of it, np.array(rows), and give the axis"


def is_row(st, v) -> bool:
    """Whether a value is a list of numbers, and no deque."""
    if not (isinstance(v, Ref) and v.box.kind == "list" and v.box in st.state.heap) or v.variant:
        return False
    contents = st.state.heap[v.box]
    if isinstance(contents, Items):
        return bool(contents.values) and all([
            isinstance(i, Leaf) and st.is_number_if(i.expr) for i in contents.values
        ])  # fmt: skip
    return isinstance(contents, Array | Vector) and not is_part(st, contents)


def is_part(st, contents) -> bool:
    """Whether the array of a list is a part of another."""
    if not isinstance(contents, Array | Vector):
        return False
    at = parts.place(st, contents.expr)
    return at is not None and at.op is not None


def width(st, v: Ref) -> int | None:
    """How long a list is, where that is known."""
    match st.read(v.box):
        case Items(items):
            return len(items)
        case Array() as contents:
            return contents.count
    return None


def layer_of(st, value) -> Layer | None:
    """What a value is as a layer; None of what is none, or of a shape that is not known."""
    if isinstance(value, Leaf):
        shape = shape_if(st, value.expr)
        known = type(shape) is tuple and shape and all([type(n) is int for n in shape])
        return Layer(shape, False) if known else None
    if not isinstance(value, Ref) or not (is_row(st, value) or _is_part(st, value)):
        return None
    wide = width(st, value)
    return Layer((wide,), True) if wide else None


def _is_part(st, value: Ref) -> bool:
    return value.box.kind == "list" and is_part(st, st.state.heap.get(value.box))


def becomes_layers(st, value, place: tuple) -> None:
    """Begin the staging again with the lists of a place as layers, if they can be."""
    layer = None if place in st.forms.tried | st.forms.short else layer_of(st, value)
    if layer is not None:
        st.forms.layers[place] = layer
        raise Again


def put_in(st, value, place: tuple, span) -> Leaf:
    """A value as an item of a list of layers."""
    layer = st.forms.layers[place]
    if layer_of(st, value) != layer:
        what = "a list" if layer.is_list else "an array"
        words = f"{described(value)} in a list whose items are each {what} of one known length,"
        instead = "make all of one shape, or keep them in lists of their own"
        raise Refused(words, span, ((place, "this list"),), instead)
    if not layer.is_list:
        return value
    row = Leaf(st.as_array(value, span))
    if value.box.hint:
        st.given_rows[value.box] = place
    return row


def taken_out(st, box, expr: Expr):
    """An item of a list: a part of its array, or a number."""
    layer = st.forms.layer(box.place)
    st.rows.lengths.memo[id(expr)] = () if layer is None else layer.shape
    if layer is None or not layer.is_list:
        return Leaf(expr)
    return st.new("list", box.node, Array(expr, layer.shape[0]), (box.column, "row"))


def taken_from_stack(st, box, expr: Expr, last: bool):
    """An item of a stack, whose last may be an array of any shape."""
    of_any = box.place in st.forms.arrays and (last or st.forms.layer(box.place) is None)
    return Leaf(expr) if of_any else taken_out(st, box, expr)


def taken_from_last(st, box, item: Leaf):
    """The last item, of a list that is only asked for that."""
    return taken_out(st, box, item.expr) if box.place in st.forms.layers else item


def shape(st, place: tuple, count: tuple) -> tuple:
    """The shape of the array of a list of a place that has, or has room for, so many items."""
    layer = st.forms.layer(place)
    return count if layer is None else (*count, *layer.shape)


def zeros(st, place: tuple, *count) -> Expr:
    """An array with room for so many items of a list, or an item."""
    size = shape(st, place, count)
    of = size[0] if len(size) == 1 else st.graph.node(ir.TUPLE, size)
    return st.graph.node(ir.constant_form("zeros"), (of,))


def tell_shape(st, place: tuple, expr: Expr) -> Expr:
    """Note that the array of a list of layers has their axes."""
    layered = st.forms.layer(place) is not None and type(expr) is Expr
    if layered and type(st.rows.lengths.of(expr)) is not tuple:
        st.rows.lengths.memo[id(expr)] = shape(st, place, (UNKNOWN,))
        if expr.op is None:
            st.rows.lengths.names[expr.args[0]] = st.rows.lengths.memo[id(expr)]
    return expr


def note_arrays(st, place: tuple, new: Expr, old: Expr | None, value: Leaf) -> None:
    """Note which arrays a list may have, that names have too."""
    if place in st.forms.layers and is_variable(new) and type(value.expr) is Expr:
        before = {old.args[0]} if old is not None and is_variable(old) else set()
        st.comes_of(new.args[0], before | parts.shares(st, value.expr))


def check_write(st, expr) -> None:
    """Raise where what is written to is an array that a list of layers has by another name, or is
    in such a list, and may be read by that name."""
    if not st.forms.layers:
        return
    written = parts.shares(st, expr)
    own = {st.object(st.graph.var(n)) for n in written}
    for box, contents in list(st.state.heap.items()):
        if box.place in st.forms.layers and box.kind == "list" and leaves(contents):
            array = leaves(contents)[0]
            if not is_variable(array):
                continue
            if st.object(array) in own:
                _forget_rows(st, box.place)
                others = _readable(st, own)
                shared = any([st.share(n, m) for n in written for m in others])
            else:
                shared = any([st.share(n, array.args[0]) for n in written])
            if shared:
                words = "a write to an array that is in a list too"
                raise Refused(words, st.span, ((box.place, "this list"),), PUT_IN_A_COPY)


def _forget_rows(st, place: tuple) -> None:
    """Whoever has a list that was put into another may not read it, which is written to there."""
    words, causes = "a list that is in another, which is written to", ((st.span, "here"),)
    for box, into in st.given_rows.items():
        if into == place and box in st.state.heap:
            st.state.heap[box] = Clash(words, causes, PUT_IN_A_COPY)


def _readable(st, own: set) -> set[str]:
    """The variables whose arrays what can be read now may be, but for those of these objects."""
    found = {n for c in st.state.heap.values() for e in leaves(c) for n in parts.shares(st, e)}
    return {n for n in found if st.object(st.graph.var(n)) not in own}


def contents_of_numbers(st, v, span):
    """The contents of a list that is asked for an order, or a sum, which lists of rows have not;
    None of another value."""
    if isinstance(v, Ref) and v.box.kind == "list" and v.box.place in st.forms.layers:
        words = "what is asked here of a list of rows"
        raise Refused(words, span, ((v.box.place, "this list"),), IN_ORDER)
    return st.list_contents(v, span)
