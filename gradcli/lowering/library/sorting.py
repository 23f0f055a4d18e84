"""Lists in the order of what a function gives of each item: sorted(xs, key=f) and xs.sort(key=f).

The keys are put in order, as an array; the items follow, each of their numbers an array of its own.
"""

from gradcli.core import ir
from gradcli.core.array_functions import CALLED
from gradcli.core.ir import Expr
from gradcli.language.syntax import surface
from gradcli.lowering import iterables
from gradcli.lowering.lists import comprehensions, forms, layers, lists
from gradcli.lowering.refused import Refused
from gradcli.lowering.values import (
    Closure,
    Items,
    Leaf,
    Library,
    Ref,
    Table,
    Text,
    Tuple,
    leaves,
    rebuilt,
    shape_of,
)


def sorted_by(st, of, key, back: bool, node: surface.Call) -> Ref:
    """A new list of what is walked, in order."""
    if isinstance(of, Ref) and of.box.kind == "list":
        new = lists.method(st, of.box, "copy", [], {}, node.span)
    elif iterables.is_known(st.walked(of, node.span)):
        new = lists.new_list(st, lists.known_items(st, of, node.span), node)
    else:
        new = comprehensions.gathered(st, of, node)
    sort_by(st, new.box, key, back, node.span)
    return new


def sort_by(st, box, key: Closure | Library, back: bool, span) -> None:
    """Put a list in order; equals stay as they were."""
    contents = st.contents(box, span)
    if isinstance(contents, Items):
        st.write(box, Items(tuple(_in_order(st, contents.values, key, back, span))))
        return
    order = _order(st, _keys(st, Ref(box), key, span), back)
    held = st.contents(box, span)
    for column in [c.box for c in held.columns] if isinstance(held, Table) else [box]:
        lists.rearrange(st, column, lambda row: row[order], span)


def best_by(st, name: str, of, key, node: surface.Call):
    """max or min of numbers by a key: the first of those whose key is the best."""
    if (row := _in_a_row(st, of, node.span)) is None:
        row = lists.whole(st, comprehensions.gathered(st, of, node), node.span)
    row = st.settled(Leaf(row), "?items").expr
    keys = st.settled(Leaf(_keys(st, Leaf(row), key, node.span)), "?keys").expr
    place = st.graph.node(CALLED[f"arg{name}"].row, (keys,))
    return lists.element(st, row, place)


def _in_a_row(st, of, span) -> Expr | None:
    """The array that has numbers in one; None of what has not."""
    return lists.in_a_row(st, of, layers.contents_of_numbers(st, of, span), span)


def _keys(st, of, key, span) -> Expr:
    """What a function gives of each item, as an array."""
    place = surface.Pass(span=(span[0], span[0]))  # where no list of the author's is made
    found = comprehensions.gathered(st, of, place, lambda put, v: put(st.applied(key, [v], span)))
    return lists.whole(st, found, span)


def _order(st, keys: Expr, back: bool) -> Expr:
    return st.emit("?order", st.graph.node(CALLED["argsort"].row, (-keys if back else keys,)))


def _in_order(st, items: tuple, key, back: bool, span) -> list:
    """So many items in order."""
    keys = st.several([(lambda v=v: st.applied(key, [v], span)) for v in items])
    if len(items) < 2:
        return list(items)
    known = [_known(k) for k in keys]
    if None not in known:
        places = sorted(range(len(items)), key=known.__getitem__, reverse=back)
        return [items[k] for k in places]
    shape = shape_of(items[0])
    if any([shape_of(v) != shape or _has_boxes(v) for v in items]):
        words = "the order of things that are made otherwise, or can change,"
        raise Refused(
            words, span, (), "sort tuples that have the same parts, or an array of places"
        )
    row = st.graph.node(ir.ARRAY, tuple([st.number(k, span).expr for k in keys]))
    order = _order(st, row, back)
    columns = [st.emit("?column", st.graph.node(ir.ARRAY, c)) for c in zip(*map(leaves, items))]
    return [
        rebuilt(shape, iter([lists.element(st, c, order[k]).expr for c in columns]))
        for k in range(len(items))
    ]


def _known(key):
    """What a key is known to be."""
    match key:
        case Text(str(text)):
            return text
        case Leaf(known=known) if known is not None:
            return known[0]
        case Tuple(items):
            parts = [_known(v) for v in items]
            return None if None in parts else tuple(parts)
    return None


def _has_boxes(v) -> bool:
    return isinstance(v, Ref) or (isinstance(v, Tuple) and any(map(_has_boxes, v.items)))


def in_order(st, of, node, back: bool) -> Ref:
    """sorted(numbers), as a list."""
    if (row := _in_a_row(st, of, node.span)) is not None:
        return forms.vector(st, lists.ordered(st, row, back), node)
    items = [st.number(v, node.span) for v in lists.known_items(st, of, node.span)]
    if len(items) < 2:
        return lists.new_list(st, items, node)
    row = st.graph.node(ir.ARRAY, tuple([v.expr for v in items]))
    whole = st.emit("?ordered", lists.ordered(st, row, back))
    return lists.new_list(st, [lists.element(st, whole, k) for k in range(len(items))], node)
