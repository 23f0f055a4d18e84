"""Stacks whose size is known before anything is put on them: these are arrays.

So it is where every push stands in loops of known counts.  Where the loops that pop are those that
push, each in the other direction, the numbers of their rounds are the place too.
"""

from collections.abc import Sequence
from typing import NamedTuple

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Call, For, If, Leave, While, same
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.core.types.kinds import Scope
from gradcli.core.types.lengths import (
    UNKNOWN,
    Length,
    constant_of,
    minus,
    name,
    names,
    plus,
    product,
    terms_of,
)
from gradcli.core.walks import calls
from gradcli.typed.infer import Types
from gradcli.typed.values import SHAPE_OF, Array, stack_of


class Room(NamedTuple):
    """What a stack of known size is: an array.

    places: the index that each push and each pop has, by its identity; None where the elements have
    to be counted.  asked: whether the program reads their number.
    """

    found: Array
    places: dict[int, Length] | None
    asked: bool


class Use(NamedTuple):
    """A push, or a pop: the loops around it, from the outermost.

    always: whether it is made in every round of the outermost; sure: whether that is run surely;
    order: how many pushes and pops stand before it.
    """

    call: Call
    loops: tuple[For | While, ...]
    always: bool
    sure: bool
    order: int


def rooms(types: Types, body: ir.Body, scope: Scope, stacks: list[str]) -> dict[str, Room]:
    """The stacks of numbers whose size is known, of those that are made once."""
    uses, taken = _uses(body, stacks)
    read = ir.postorder(walks.expressions(walks.values(body)))
    asked = (n.args[0] for n in read if n.op is ir.LEN)
    counted = {x.args[0].removeprefix(SHAPE_OF) for x in asked if x.op is None}
    found: dict[str, Room] = {}
    for stack in stacks:
        kind, (pushes, pops) = stack_of(types.name(stack, scope)).item, uses[stack].values()
        if not isinstance(kind, str) or kind not in NUMBERS:
            continue
        if not pushes or (stack in counted and stack not in taken):
            continue
        every = [_counts(types, use, scope) for use in pushes]
        counts = [c for c in every if c is not None]
        if len(counts) < len(every):
            continue
        sizes = [product(c) for c in counts]
        if len(pushes) == 1:
            axes = counts[0]
        elif UNKNOWN not in sizes and _are_counts(types, pushes, sizes):
            axes = (_total(sizes),)
        else:
            continue
        places = None if stack in counted else _places(types, pushes, pops, counts, scope)
        found[stack] = Room(Array(kind, axes), places, stack in counted)
    return found


def _uses(body: ir.Body, stacks: list[str]) -> tuple[dict[str, dict[str, list[Use]]], set[str]]:
    """The pushes and the pops of each stack, and the stacks whose values are read."""
    uses: dict[str, dict[str, list[Use]]] = {s: {ir.APPEND: [], ir.POP: []} for s in stacks}
    taken: set[str] = set()  # and not their length alone

    def walk(statements: ir.Body, loops: tuple, always: bool, sure: bool) -> None:
        for s in statements:
            for call in calls(ir.reads(s)):
                if call.function in (ir.APPEND, ir.POP) and call.args[0].args[0] in uses:
                    own = uses[call.args[0].args[0]]
                    order = sum(map(len, own.values()))
                    own[call.function].append(Use(call, loops, always, sure, order))
                    if type(s) is not Assign or s.targets:
                        taken.add(call.args[0].args[0])
            for inner in ir.bodies(s):
                if isinstance(s, If):
                    walk(inner, loops, False, False)
                elif isinstance(s, (For, While)):
                    whole = not _may_end(s)
                    walk(inner, (*loops, s), (always or not loops) and whole, sure and whole)

    walk(body, (), True, True)
    return uses, taken


def _are_counts(types: Types, pushes: list[Use], sizes: Sequence[Length]) -> bool:
    """Whether the sum of the sizes is room enough: none is below 0, or the same loops have all.

    n of `n: int` may be below 0, where a loop has no rounds; the length of an array may not.
    """
    same_loops = len({tuple(map(id, use.loops)) for use in pushes}) == 1
    return same_loops or all(_is_count(types, size) for size in sizes)


def _is_count(types: Types, size: Length) -> bool:
    """Whether a number of rounds is surely not below 0."""
    if isinstance(size, int):
        return size >= 0
    positive = constant_of(size) >= 0 and all(factor > 0 for _, factor in terms_of(size))
    return positive and names(size) <= set(types.told.free)


def _total(sizes: Sequence[Length]) -> Length:
    total: Length = 0
    for size in sizes:
        total = plus(total, size)
    return total


def _counts(types: Types, use: Use, scope: Scope) -> tuple[Length, ...] | None:
    """How often each loop around a push goes round at most; None where that is not known."""
    counts = tuple(_rounds(types, loop, scope) for loop in use.loops)
    return None if UNKNOWN in counts else counts


def _rounds(types: Types, loop: For | While, scope: Scope) -> Length:
    if isinstance(loop, While) or type(loop.step) is not int or abs(loop.step) != 1:
        return UNKNOWN
    ends = [types.length(v, scope) for v in (loop.start, loop.stop)]
    if UNKNOWN in ends:
        return UNKNOWN
    start, stop = ends if loop.step == 1 else reversed(ends)
    count = minus(stop, start)
    if type(count) is int:
        return max(count, 0)
    return UNKNOWN if _may_end(loop) else count


def _places(
    types: Types, pushes: list[Use], pops: list[Use], counts: list[tuple], scope: Scope
) -> dict[int, Length] | None:
    """The index of each push, and of the pop that takes its value: that of its loops' rounds.

    A push has its own part of the array.  The pops stand in the opposite order, in loops the other
    way; None where this is not so.
    """
    if len(pushes) != len(pops) or pushes[-1].order > pops[0].order:
        return None
    if not all(use.always and (use.sure or len(pushes) == 1) for use in (*pushes, *pops)):
        return None
    back: dict[int, int] = {}  # the loop that pops, of each that pushes
    places: dict[int, Length] = {}
    first: Length = 0
    for push, pop, rounds in zip(pushes, reversed(pops), counts):
        if len(push.loops) != len(pop.loops):
            return None
        for ahead, behind in zip(push.loops, pop.loops):
            if back.setdefault(id(ahead), id(behind)) != id(behind):
                return None
            if not _is_mirrored(types, ahead, behind, scope):
                return None
        place, size = _place(types, push.loops, rounds, scope), product(rounds)
        if UNKNOWN in (place, size):
            return None
        places[id(push.call)] = places[id(pop.call)] = plus(first, place)
        first = plus(first, size)
    return places if len(set(back.values())) == len(back) else None


def _is_mirrored(types: Types, push: For | While, pop: For | While, scope: Scope) -> bool:
    """Whether a loop goes over the rounds of another in the other direction."""
    if isinstance(push, While) or isinstance(pop, While):
        return False
    if push.reverse == pop.reverse or push.name != pop.name:
        return False
    ends = ((push.start, pop.start), (push.stop, pop.stop), (push.step, pop.step))
    # a name may hold other numbers too
    return all(same(a, b) for a, b in ends) and types.name(push.name, scope) == "int"


def _place(types: Types, loops: tuple[For | While, ...], counts: tuple, scope: Scope) -> Length:
    """How many rounds were before this one, of loops of so many rounds in one another."""
    place: Length = 0
    for loop, count in zip(loops, counts):
        place = product((place, count))
        if place == UNKNOWN or isinstance(loop, While):
            return UNKNOWN
        ends = name(loop.name), types.length(loop.start, scope)
        place = plus(place, minus(*(ends if loop.step == 1 else reversed(ends))))
    return place


def _may_end(loop: For | While) -> bool:
    """Whether a loop may end before its last round."""
    inner = list(loop.body)
    while inner:
        s = inner.pop()
        if type(s) is Leave and s.how == "break":
            return True
        if type(s) is If:
            inner += (*s.body, *s.orelse)
    return any(type(s) is Leave and s.how == "return" for s in ir.statements(loop.body))
