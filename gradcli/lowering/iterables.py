"""Walks: what a loop, or a function that goes through items, runs over."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.core.refusals import row
from gradcli.language.syntax import surface
from gradcli.lowering.library import complex_numbers
from gradcli.lowering.lists import (
    forms,
    iterators,
    lists,
    tables,
)
from gradcli.lowering.refused import Refused
from gradcli.lowering.values import (
    Complex,
    Items,
    Leaf,
    Ref,
    Table,
    Text,
    Tuple,
    Unordered,
    Walk,
    described,
)  # fmt: skip


class Walked(NamedTuple):
    """What a loop runs over: items that are known, or the bounds of a count and each one's item."""

    items: list | None
    bounds: tuple = ()  # start, stop, step
    item: Callable | None = None  # None: the count itself
    reverse: bool = False


def walked(st, v, span) -> Walked:
    """What a loop over a value runs over."""
    match v:
        case Walk(kind) if kind in WALKS:
            return WALKS[kind](st, v, span)
        case Tuple(items):
            return Walked(list(items))
        case Text(str(text)):
            return Walked([Text(c) for c in text])
        case Ref(box) if box.kind == "dict":
            return Walked([p.items[0] for p in pairs_of(st, box, span)])
        case Ref(box) if box.kind == "list":
            return _list(st, v, span)
        case Ref(box) if box.kind == "iterator":
            return walked(st, iterators.taken(st, v, span), span)
        case Leaf(expr=expr) if type(expr) is Expr:
            var = st.settled(v, "?items")
            count = Leaf(st.graph.node(ir.LEN, (var.expr,)))
            return Walked(None, (Leaf(0), count, Leaf(1)), lambda k: Leaf(var.expr[k.expr]))
        case Complex():
            count, item = complex_numbers.walked(st, v)
            return Walked(None, (Leaf(0), count, Leaf(1)), item)
    raise Refused(f"a loop over {described(v)}", span, (), row("iterable")[1])


def _list(st, v: Ref, span) -> Walked:
    contents = st.contents(v.box, span)
    if isinstance(contents, Items):
        return Walked(list(contents.values))
    found = tables.items(st, contents, span) if isinstance(contents, Table) else None
    if found is not None:
        return Walked(found)
    forms.ask(st, v.box, "items")
    bounds = (Leaf(0), lists.length(st, v, span), Leaf(1))
    return Walked(None, bounds, lambda k: lists.item(st, v, k, span))


def _range(st, v: Walk, span) -> Walked:
    bounds = v.parts
    if not (all([b.known is not None for b in bounds]) and st.by_turns):
        return Walked(None, bounds)
    turns = turns_of(bounds, span)
    if turns[lists.MOST_ITEMS :]:
        words = f"a list of more than {lists.MOST_ITEMS} numbers that are known"
        raise Refused(words, span, (), "make an array of them: np.arange(…)")
    return Walked([Leaf(k) for k in turns])


def _enumerate(st, v: Walk, span) -> Walked:
    of, start = v.parts
    inner = walked(st, of, span)
    if inner.items is not None:
        numbers = [st.plus(Leaf(k), start, span) for k in range(len(inner.items))]
        numbers = [Leaf(n.known[0]) if n.known else n for n in numbers]
        return Walked([Tuple(pair) for pair in zip(numbers, inner.items)])
    count, item = from_zero(st, inner, span)

    def numbered(k):
        return Tuple((k if start == Leaf(0) else st.plus(k, start, span), item(k)))

    return Walked(None, (Leaf(0), count, Leaf(1)), numbered)


def _columns(st, v: Walk, span) -> Walked:
    """The columns of an array, or of a list of tuples, which zip(*m) walks."""
    if isinstance(v.parts[0], Ref):
        return Walked(tables.columns(st, v.parts[0], span))
    of = v.parts[0].expr
    every = st.graph.node(ir.SLICE, (None, None, None))
    count = Leaf(st.graph.node(ir.SHAPE, (of,))[1])
    return Walked(None, (Leaf(0), count, Leaf(1)), lambda k: Leaf(of[every, k.expr]))


def _reversed(st, v: Walk, span) -> Walked:
    inner = walked(st, v.parts[0], span)
    if inner.items is not None:
        return Walked(inner.items[::-1])
    return inner._replace(reverse=not inner.reverse)


def _map(st, v: Walk, span) -> Walked:
    function, *of = v.parts

    def applied(row):
        return st.applied(function, list(row.items), span)

    inner = zipped(st, of, span)
    if inner.items is not None:
        return Walked([applied(row) for row in inner.items])
    at = inner.item or (lambda k: k)
    return inner._replace(item=lambda k: applied(at(k)))


def _keyed(st, v: Walk, span) -> Walked:
    """d.keys(), d.values(), d.items()."""
    return Walked([key_part(p, v.kind) for p in pairs_of(st, v.parts[0].box, span)])


# What runs over each kind of walk
WALKS: dict[str, Callable] = {
    "range": _range, "enumerate": _enumerate, "reversed": _reversed, "map": _map,
    "zip": lambda st, v, span: zipped(st, v.parts, span), "columns": _columns,
    "keys": _keyed, "values": _keyed, "items": _keyed,
}  # fmt: skip


def pairs_of(st, box, span, ordered: bool = True) -> list[Tuple]:
    """The keys of a dict with their values, in order, or where that does not matter in any."""
    contents = st.contents(box, span)
    if ordered and type(contents) is Unordered:
        words = "a dict whose keys are in another order on each way"
        raise Refused(words, span, ((box.place, "it is made here"),), "give them in one order")
    return [Tuple((key_value(k), v)) for k, v in contents.items()]


def key_part(pair: Tuple, what: str):
    """What d.keys(), d.values() or d.items() has of a key and its value."""
    return pair if what == "items" else pair.items[what == "values"]


def key_value(k):
    """A key of a dict as a value."""
    if isinstance(k, tuple):
        return Tuple(tuple(map(key_value, k)), getattr(k, "of", None))
    return Text(k) if isinstance(k, str) else Leaf(k)


def from_zero(st, w: Walked, span) -> tuple:
    """How many items a count walks, and the item at a place, the first at 0."""
    start, stop, step = w.bounds
    item = w.item or (lambda k: k)
    if start == Leaf(0) and step == Leaf(1):
        count, at = stop, item
    else:
        bounds = tuple([b.expr for b in w.bounds])
        turns = all([b.known is not None for b in w.bounds]) and turns_of(w.bounds, span)
        row = ir.constant_form("len range")
        count = Leaf(len(turns)) if turns is not False else Leaf(st.graph.node(row, bounds))
        by = surface.Pass(span=span)

        def at(k):
            far = k if step == Leaf(1) else st.binary("*", k, step, by)
            return item(far if start == Leaf(0) else st.plus(start, far, span))

    if not w.reverse:
        return count, at
    last = st.binary("-", count, Leaf(1), surface.Pass(span=span))
    return count, lambda k: at(st.binary("-", last, k, surface.Pass(span=span)))


def zipped(st, parts: Sequence, span, counted: bool = False) -> Walked:
    """Several things that are walked at once, until the shortest ends; `counted` by a count."""
    found = [walked(st, p, span) for p in parts]
    some_items = not found or any([w.items is not None for w in found])
    if some_items and not counted and all([is_known(w) for w in found]):
        columns = [item_by_item(w, span).items for w in found]
        return Walked([Tuple(row) for row in zip(*columns)])
    for k, (part, w) in enumerate(zip(parts, found)):
        if w.items is not None:
            found[k] = _as_array(st, part, w.items, span)
    ways = [from_zero(st, w, span) for w in found]
    stops = list(dict.fromkeys([count for count, _ in ways]))
    stop = stops[0]
    if len(stops) > 1:
        stop = Leaf(st.graph.node(ir.MIN, tuple([s.expr for s in stops])))

    def items(k):
        return Tuple(tuple([at(k) for _, at in ways]))

    return Walked(None, (Leaf(0), stop, Leaf(1)), items)


def is_known(w: Walked) -> bool:
    """Whether it is known how many items are walked."""
    return w.items is not None or all([b.known is not None for b in w.bounds])


def item_by_item(w: Walked, span) -> Walked:
    """What is walked by a count that is known."""
    if w.items is not None:
        return w
    ks = [Leaf(k) for k in turns_of(w.bounds, span)]
    found = [w.item(k) for k in ks] if w.item else ks
    return Walked(found[::-1] if w.reverse else found)


def _as_array(st, part, items: list, span) -> Walked:
    """Numbers that are known to be so many, to be walked by a count that is not known."""
    if isinstance(part, Ref) and part.box.kind == "list":
        st.climb([part.box], span, growing=False)
    row = st.graph.node(ir.ARRAY, tuple([st.number(v, span).expr for v in items]))
    return Walked(None, (Leaf(0), Leaf(len(items)), Leaf(1)), lambda k: Leaf(row[k.expr]))


def turns_of(bounds, span) -> range:
    try:
        turns = range(*[b.known[0] for b in bounds])
    except (TypeError, ValueError):
        words = "a range of numbers that are no integers, or by steps of 0,"
        raise Refused(words, span, (), "int(…) makes an integer of a number") from None
    return turns
