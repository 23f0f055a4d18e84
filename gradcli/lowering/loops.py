"""Loops: each turn for itself, or one of the core; the fixpoint of what names stand for in that."""

from typing import Any

from gradcli.core.ir import Expr
from gradcli.language.syntax import surface
from gradcli.lowering import assignments, blocks, iterables
from gradcli.lowering.environment import Target
from gradcli.lowering.joins import Join
from gradcli.lowering.lists import filling, forms, generators, iterators, lists, tables
from gradcli.lowering.refused import Refused
from gradcli.lowering.values import (
    Leaf,
    Ref,
    Tuple,
    Walk,
    described,
)  # fmt: skip
from gradcli.lowering.versions import Assign, For, If, Leave, While

MOST_TURNS, MOST_WRITTEN, ROUNDS = 64, 256, 30


def for_loop(st, s: surface.For) -> None:
    iterate(st, st.value(s.iterable), s.target, lambda end: blocks.run(st, s.body, end), s)


def iterate(st, it, target, run, s) -> None:
    """Run a body for each item: as a loop of the core where the items are numbers it can count.

    What is walked waits where a write or a join can change it, and is asked for its items again in
    each turn, as Python asks.
    """
    it = iterators.taken(st, it, s.span)
    if iterators.runs(it):
        generators.iterate(st, it, target, run, s)
        return
    tables.call_columns(st, it, target)
    slot = st.wait(it)
    w = iterables.walked(st, it, s.span)
    if w.items is None:
        known = all([b.known is not None for b in w.bounds])
        turns = iterables.turns_of(w.bounds, s.span) if known else None
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
    jumps = blocks.jump_flags(getattr(s, "body", ()))
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
        blocks.take_turn(st, jumps, run, s.span)
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


def _items(st, it, k: int, first: int, span) -> list:
    """The items that a loop finds in turn k of what had as many as `first` before its first."""
    items = st.walked(it, span).items
    fixed = isinstance(it, Ref) and (it.box.kind == "dict" or it.variant)
    if fixed and len(items) != first:
        words = f"{described(it)} that grows or shrinks while a loop goes through it"
        raise Refused(words, span, (), "go through list(d), which is a copy")
    if MOST_WRITTEN <= k < len(items):
        words = f"a loop over more than {MOST_WRITTEN} things that are no numbers"
        raise Refused(words, span, (), "keep their numbers in arrays, and loop over those")
    return items


def counted(st, slot: str, w: "iterables.Walked", target, run, s, turns: range | None) -> None:
    """A for loop of the core."""
    bounds, reverse, filled, from_there = w.bounds, w.reverse, [], False
    if boxes := filling.filled_by(st, target.span):
        count, _ = iterables.from_zero(st, w, s.span)
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
                now, at_head[:] = iterables.walked(st, it, s.span), counts(st, it, s.span)
                item = iterables.from_zero(st, now, s.span)[1] if from_there else now.item
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


def _counts_first(w: "iterables.Walked") -> bool:
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
