"""Loops: what they run over, and the fixpoint of what names stand for in them."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.core.refusals import row
from gradcli.language.syntax import surface
from gradcli.language.syntax.jumps import has_jump
from gradcli.lowering import assignments, blocks
from gradcli.lowering.environment import Target
from gradcli.lowering.joins import Join
from gradcli.lowering.lists import filling, forms, generators, grids, lists, tables
from gradcli.lowering.refused import Refused
from gradcli.lowering.values import (
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
from gradcli.lowering.versions import Assign, For, If, Leave, While

MOST_TURNS, MOST_WRITTEN, ROUNDS = 64, 256, 30


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
            return walked(st, generators.taken(st, v, span), span)
        case Leaf(expr=expr) if type(expr) is Expr:
            var = st.settled(v, "?items")
            count = Leaf(st.graph.node(ir.LEN, (var.expr,)))
            return Walked(None, (Leaf(0), count, Leaf(1)), lambda k: Leaf(var.expr[k.expr]))
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
    return Walked([_part(p, v.kind) for p in pairs_of(st, v.parts[0].box, span)])


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


def _part(pair: Tuple, what: str):
    """What d.keys(), d.values() or d.items() has of a key and its value."""
    return pair if what == "items" else pair.items[what == "values"]


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
    return Tuple(tuple([_part(p, what) for p in pairs_of(st, box, span, ordered=False)]))


def key_value(k):
    """A key of a dict as a value."""
    return Text(k) if isinstance(k, str) else Tuple(tuple(map(key_value, k))) \
        if isinstance(k, tuple) else Leaf(k)  # fmt: skip


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


def for_loop(st, s: surface.For) -> None:
    iterate(st, st.value(s.iterable), s.target, lambda end: blocks.run(st, s.body, end), s)


def iterate(st, it, target, run, s) -> None:
    """Run a body for each item: as a loop of the core where the items are numbers it can count.

    What is walked waits where a write or a join can change it, and is asked for its items again in
    each turn, as Python asks.
    """
    it = generators.taken(st, it, s.span)
    if generators.runs(it):
        generators.iterate(st, it, target, run, s)
        return
    tables.call_columns(st, it, target)
    slot = st.wait(it)
    w = walked(st, it, s.span)
    if w.items is None:
        known = all([b.known is not None for b in w.bounds])
        turns = turns_of(w.bounds, s.span) if known else None
        before = st.snapshot()
        try:
            counted(st, slot, w, target, run, s, turns)
        except Refused as refused:
            if turns is None or len(turns) > MOST_TURNS:
                raise
            st.restore(before)
            refusal = refused
        else:
            st.finish(slot)
            return
        try:
            written_out(st, slot, target, run, s)
        except Refused:
            raise refusal from None
    else:
        lists.counted(st, it, getattr(s, "body", ()), s.span)
        written_out(st, slot, target, run, s)
    st.finish(slot)


def written_out(st, slot: str, target, run, s) -> None:
    """Each turn for itself."""
    over = Target("end")
    jumps = jump_flags(getattr(s, "body", ()))
    first = len(st.walked(st.read(st.held, slot), s.span).items)

    def turn(k: int) -> None:
        """A turn and those after it; what leaves the loop arrives at its end."""
        if st.state is None:
            return
        items = _items(st, st.read(st.held, slot), k, first, s.span)
        if k >= len(items):
            blocks.fall(st, over)
            return
        st.span = s.span
        assignments.give(st, target, st.readable(items[k], s.span), turn=True)
        if not jumps:
            run(None)
            turn(k + 1)
            return
        for flag in jumps:
            st.bind_flag(flag)
        met = Target("turn")
        st.targets.append(met)
        run(met)
        st.targets.pop()
        st.arrive(met.arrivals, s.span)
        if st.state is not None:
            stopped(0, k)

    def stopped(at: int, k: int) -> None:
        if at == len(jumps):
            turn(k + 1)
            return
        flag = jumps[at]
        test = st.readable(st.read(st.frames[-1], flag), s.span)
        if flag == "#break":
            st.bind_flag(flag)
        st.branch(test, lambda: blocks.fall(st, over), lambda: stopped(at + 1, k), s.span)

    turn(0)
    st.arrive(over.arrivals, s.span)


def jump_flags(body) -> list[str]:
    """The flags of the jumps that leave a turn."""
    kinds = (("#break", surface.Break), ("#return", surface.Return))
    jumps = [f for f, kind in kinds if any([has_jump(b, (kind,)) for b in body])]
    if not jumps and any([has_jump(b, (surface.Continue,)) for b in body]):
        jumps = ["#break"]
    return jumps


def _items(st, it, k: int, first: int, span) -> list:
    """The items that a loop finds in turn k of what had as many as `first` before its first."""
    items = st.walked(it, span).items
    if isinstance(it, Ref) and it.box.kind == "dict" and len(items) != first:
        words = "a dict that grows or shrinks while a loop goes through it"
        raise Refused(words, span, (), "go through list(d), which is a copy")
    if MOST_WRITTEN <= k < len(items):
        words = f"a loop over more than {MOST_WRITTEN} things that are no numbers"
        raise Refused(words, span, (), "keep their numbers in arrays, and loop over those")
    return items


def counted(st, slot: str, w: Walked, target, run, s, turns: range | None) -> None:
    """A for loop of the core."""
    bounds, reverse, filled, from_there = w.bounds, w.reverse, [], False
    if boxes := filling.filled_by(st, target.span):
        count, _ = from_zero(st, w, s.span)
        filled = filling.fill(st, boxes, count, None if turns is None else len(turns))
        from_there = bounds[0].known is None or bounds[2] != Leaf(1) or reverse
        if from_there:  # the loop counts the places in what it fills
            bounds, reverse = (Leaf(0), count, Leaf(1)), False
    start = bounds[0].known
    plain = w.item is None and type(target) is surface.Name and not from_there
    head = target.items[0] if type(target) is surface.Tuple else target
    name = head.id if type(head) is surface.Name else "k"
    if not plain and (head is target or not _counts_first(w)):
        name = "k"

    def turn(end: Target):
        counter = st.version(name)
        st.rows.lengths.names[counter.args[0]] = ()
        st.values_of[counter.args[0]] = bounds[0].expr, bounds[2].expr
        step = bounds[2].known
        if start is not None and step is not None and start[0] >= 0 < step[0]:
            st.naturals[counter.args[0]] = start[0]
        k = Leaf(counter)
        count = forms.shifted(st, k, -start[0]) if filled and start is not None else k
        loop = st.targets[-1]
        at_head: list = []

        def act():
            filling.open_turn(st, filled, count)
            if plain:
                st.write(st.home(name), k, name)
            else:
                it = st.read(st.held, slot)
                now, at_head[:] = walked(st, it, s.span), counts(st, it, s.span)
                item = from_zero(st, now, s.span)[1] if from_there else now.item
                assignments.give(st, target, k if item is None else item(k))
            run(end)

        block, _, _ = st.staged(act)
        for st.state, _ in loop.arrivals:
            if at_head and counts(st, st.read(st.held, slot), s.span) != at_head:
                words = "a list that changes its length while a loop goes through it"
                raise Refused(words, s.span, (), "go through list(xs), which is a copy")
            filling.close_turn(st, filled, count)
        return For(counter, tuple([b.expr for b in bounds]), block, s.span, reverse)

    settle(st, turn, s, turns, target.span)


def _counts_first(w: Walked) -> bool:
    """Whether the items are tuples that begin with the count, as those of enumerate."""
    k = Leaf(0)
    item = w.item(k) if w.item is not None else None
    return isinstance(item, Tuple) and item.items[0] is k


def counts(st, v, span) -> list:
    """How many items the lists have that a loop walks."""
    if isinstance(v, Walk):
        return [c for part in v.parts for c in counts(st, part, span)]
    if isinstance(v, Ref) and v.box.kind == "list":
        return [lists.length(st, v, span)]
    return []


def while_loop(st, s: surface.While) -> None:
    def turn(end: Target):
        loop = st.targets[-1]

        def act():
            return st.tested(s.test)

        at_head = st.state.copy()
        first, last, test = st.staged(act)
        if test.known is not None and not test.known[0]:
            st.state = None
            return None
        simple = not first and st.same_but_for_held(at_head, st.state)
        if simple:
            block, _, _ = st.staged(lambda: blocks.run(st, s.body, end))
            return While(test.expr, block, s.span)
        leaving = st.state.copy()
        block, _, _ = st.staged(lambda: blocks.run(st, s.body, end))
        edge = Assign(edge=True, span=s.span)
        loop.breaks.append((leaving, edge))
        if test.known is not None:
            last += block
            loop.breaks.pop()
        else:
            last.append(If(test.expr, block, [edge, Leave("break", [], s.span)], s.span))
        return While(True, first, s.span)

    settle(st, turn, s, None)


def settle(st, turn, s, turns: range | None, place=None) -> None:
    """Stage a turn from the join of what comes in and what comes back, until that stays the same.

    What a `break` leaves is joined too, so that the loop ends with one meaning of each name.  A
    slot only ever moves up: as it was, a variable that the loop carries, a Clash; so this ends.
    """
    before, head = st.state, st.state
    memo: dict[str, Any] = {"turns": turns}
    outer = list(st.targets), list(st.frames)
    for _ in range(ROUNDS):
        loop = Target("loop")
        st.targets.append(loop)
        st.state, sure = head.copy(), st.sure
        st.sure = sure and bool(turns)
        try:
            made = turn(loop)
        finally:
            st.targets, st.frames = list(outer[0]), list(outer[1])
        st.sure = sure
        if made is None and not loop.arrivals and not loop.breaks:  # it never turns
            st.state = head
            return
        memo["loop"] = None if loop.breaks else place
        into = Assign(edge=True, span=s.span)
        ways = [(before, into), *loop.arrivals, *loop.breaks]
        objects = {k: st.objects.get(v.args[0]) for k, v in memo.items() if type(v) is Expr}
        # an edge has the assignments of its round
        found = Join(st, [w[0] for w in ways], [w[1] for w in ways], s.span, memo).found
        now = {k: st.objects.get(v.args[0]) for k, v in memo.items() if type(v) is Expr}
        if found.heap == head.heap and objects == now:
            break
        head = found
    else:
        words = "a loop in which a name stands for another thing in each turn"
        raise Refused(words, s.span, (), "give each thing a name of its own before the loop")
    if made is None:  # it is left before its first turn ends
        words = "a loop that is left before its first turn ends"
        raise Refused(words, s.span, (), "write what that turn does, without the loop")
    st.block += [into, made]
    endless = type(made) is While and made.test is True
    if endless and not loop.breaks:
        st.state = None
        return
    st.state = found.copy()


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

    iterate(st, it, surface.Name("u", span=node.span), run, node)
    result = st.read(st.frames[-1], "#result")
    st.frames.pop()
    return result


def comprehension(st, node: surface.Comprehension):
    """A list or a dict that loops fill."""
    pairs = type(node.element) is surface.Pair
    wanted = st.wanted[1] if st.wanted is not None and st.wanted[0] is node else "?items"
    form = st.forms.chosen.get(node.span)
    if not pairs and form in (None, "items", "grid"):
        made = grids.comprehension(st, node, wanted)
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
        if so_far != Leaf(unit) or st.may_be_truth(st.number(v, node.span).expr):
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

    iterate(st, vector, item, body, node)
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
        iterate(st, it, c.target, body, node)

    clause(0)
    result = st.read(st.frames[-1], slot)
    st.frames.pop()
    return result
