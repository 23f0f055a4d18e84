"""Lists that a loop fills: arrays that its turns write to, each at its own number."""

from gradcli.lowering.lists import forms, layers, lists
from gradcli.lowering.values import (
    Array,
    Items,
    Leaf,
    Room,
    Vector,
)  # fmt: skip


def filled_by(st, loop) -> list:
    """The boxes of the lists that the loop at a place fills."""
    lists = [(b, c) for b, c in st.state.heap.items() if b.kind == "list" and type(c) is Items]
    chosen, loops = st.forms.chosen, st.forms.loops
    return [b for b, _ in lists if chosen.get(b.place) == "filled" and loops[b.place] == loop]


def fill(st, boxes: list, count: Leaf, turns: int | None) -> list:
    """Make lists the arrays that a loop fills: (box, items before the loop, items after it).

    count: of the turns of the loop; turns: the same, where it is known.
    """
    filled = []
    for box in boxes:
        contents = st.state.heap[box]
        first = len(contents.values)
        size = forms.shifted(st, count, first).expr
        var = st.emit(st.hint(box), layers.zeros(st, box.place, size))
        for k, v in enumerate(contents.values):
            v = lists.item_of_core(st, v, box.place, st.span)
            new = st.store(var, (k,), v.expr)
            layers.note_arrays(st, box.place, new, var, v)
            var = new
        after = None if turns is None else first + turns
        st.write(box, Vector(var) if after is None else Array(var, after))
        filled.append((box, first, after))
    return filled


def open_turn(st, filled: list, turn: Leaf) -> None:
    """A turn begins: the lists that it adds to hold so many items."""
    for box, first, _ in filled:
        contents = st.state.heap.get(box)
        if not isinstance(contents, Vector | Array):
            st.forms.unfilled(box.place)
        st.write(box, Room(contents.expr, forms.shifted(st, turn, first), None))


def close_turn(st, filled: list, turn: Leaf) -> None:
    """A turn ends, which has added one item to each of these lists."""
    for box, first, after in filled:
        contents = st.state.heap.get(box)
        if not isinstance(contents, Room) or contents.count != forms.shifted(st, turn, first + 1):
            st.forms.unfilled(box.place)
        st.write(box, Vector(contents.expr) if after is None else Array(contents.expr, after))
