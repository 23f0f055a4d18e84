"""Comprehensions: lists and dicts that loops fill, and what loops add up of their items."""

from typing import Any

from gradcli.language.syntax import surface
from gradcli.lowering import blocks, iterables, loops
from gradcli.lowering.lists import grid_comprehensions, grids, lists
from gradcli.lowering.values import (
    Complex,
    Leaf,
    Ref,
    Tuple,
    Unordered,
    Walk,
)  # fmt: skip


def gathered(st, it, node, each=lambda put, v: put(v)) -> Ref:
    """A list of what is walked, or of what `each` puts in of an item."""
    result = lists.new_list(st, [], node)
    frame = st.frame(Ref(st.frames[-1]), {})
    st.write(frame, result, "#result")
    st.frames.append(frame)

    def put(v):
        lists.append(st, st.read(st.frames[-1], "#result").box, v, node.span)

    def run(end):
        each(put, st.read(st.frames[-1], "u"))
        blocks.fall(st, end)

    loops.iterate(st, it, surface.Name("u", span=node.span), run, node)
    result = st.read(st.frames[-1], "#result")
    st.frames.pop()
    return result


def comprehension(st, node: surface.Comprehension):
    """A list or a dict that loops fill."""
    pairs = type(node.element) is surface.Pair
    wanted = st.wanted[1] if st.wanted is not None and st.wanted[0] is node else "?items"
    form = st.forms.chosen.get(node.span)
    if not pairs and form in (None, "items", "grid"):
        made = grid_comprehensions.comprehension(st, node, wanted)
        if made is not None:
            return made
    is_grid = not pairs and form == "grid"
    result = st.new("dict", node, {}) if pairs else lists.new_list(st, [], node)
    if not result.box.hint:
        result.box.hint.append(wanted)

    def put():
        element: Any = node.element
        if pairs:
            key = st.key(st.value(element.key), node.span, "a comprehension of keys")
            v = st.settled(st.value(element.value), f"?item_{key}")
            st.write(st.read(st.frames[-1], "#result").box, v, key)
            return
        v = st.value(element)
        lists.append(st, st.read(st.frames[-1], "#result").box, v, node.span)

    made = clauses(st, node, "#result", result, put)
    if is_grid:
        items = lists.known_items(st, made, node.span)
        st.write(made.box, grids.new_grid(st, items, result.box.place, wanted))
    return made


FOLDS = {"sum": ("#total", "+", 0), "math.prod": ("#product", "*", 1)}


def fold(st, name: str, node: surface.Comprehension, start):
    """The items of a comprehension added up, or multiplied: no list is made of them."""
    slot, operator, unit = FOLDS[name]

    def put():
        v = st.value(node.element)
        so_far = st.read(st.frames[-1], slot)
        is_number = isinstance(v, Complex) or not st.may_be_truth(st.number(v, node.span).expr)
        if so_far != Leaf(unit) or not is_number:
            v = st.binary(operator, so_far, v, node)
        st.write(st.frames[-1], v, slot)

    return clauses(st, node, slot, Leaf(unit) if start is None else start, put)


def added_up(st, vector: Leaf, start, node):
    """The elements of a vector added to a number, or an array, from left to right."""
    slot, item = "#total", surface.Name("item", span=node.span)
    st.frames.append(st.frame(Ref(st.frames[-1]), {slot: start}))

    def body(end):
        total = st.plus(st.read(st.frames[-1], slot), st.value(item), node.span)
        st.write(st.frames[-1], total, slot)
        blocks.fall(st, end)

    loops.iterate(st, vector, item, body, node)
    result = st.read(st.frames[-1], slot)
    st.frames.pop()
    return result


def clauses(st, node: surface.Comprehension, slot: str, start, put):
    """What a slot has after the loops of a comprehension, each of whose turns puts an item in."""
    st.frames.append(st.frame(Ref(st.frames[-1]), {slot: start}))

    def clause(k: int):
        if k == len(node.clauses):
            put()
            return
        c = node.clauses[k]

        def body(end):
            def tests(n: int):
                if n == len(c.tests):
                    clause(k + 1)
                    return
                st.branch(st.tested(c.tests[n]), lambda: tests(n + 1), lambda: None, node.span)

            tests(0)
            blocks.fall(st, end)

        it = st.value(c.iterable)
        if slot == "#result" and start.box.kind == "dict":
            it = in_any_order(st, it, st.read(st.frames[-1], slot).box, node.span)
        loops.iterate(st, it, c.target, body, node)

    clause(0)
    result = st.read(st.frames[-1], slot)
    st.frames.pop()
    return result


def in_any_order(st, it, filled, span):
    """What fills a dict: of a dict whose order is not known, which the new one then has too."""
    match it:
        case Walk("keys" | "values" | "items" as what, (Ref(box),)):
            pass
        case Ref(box) if box.kind == "dict":
            what = "keys"
        case _:
            return it
    if type(st.contents(box, span)) is not Unordered:
        return it
    st.write(filled, Unordered(st.contents(filled, span)))
    return Tuple(
        tuple(
            [iterables.key_part(p, what) for p in iterables.pairs_of(st, box, span, ordered=False)]
        )
    )
