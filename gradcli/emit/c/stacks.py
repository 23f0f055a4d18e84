"""Stacks whose size is known before anything is put on them: these are arrays.

So it is where every push stands in loops of known counts.  Where a loop pushes in every round, and
one over the same range in the other direction pops, the number of the round is the place too.
"""

from typing import NamedTuple

from gradcli.emit.c.arrays import calls
from gradcli.emit.c.lengths import Length, minus, name
from gradcli.emit.c.types import Types
from gradcli.emit.c.values import SHAPE_OF, Array
from gradcli.language import core, walks
from gradcli.language.core import Assign, For, If, Leave, While, same
from gradcli.language.kinds import Scope
from gradcli.language.node_kinds import NUMBERS


class Room(NamedTuple):
    """What a stack of known size is: an array.

    place: what the index of the loops that push and pop is, less what it starts at; None where the
    elements have to be counted.
    """

    found: Array
    place: Length | None


class Use(NamedTuple):
    """A push, or a pop: the loops around it, and whether it is made in every round of the last."""

    loops: tuple[For | While, ...]
    always: bool


def rooms(types: Types, body: core.Body, scope: Scope, stacks: list[str]) -> dict[str, Room]:
    """The stacks of numbers whose size is known, of those that are made once."""
    pushes: dict[str, list[Use]] = {s: [] for s in stacks}
    pops: dict[str, list[Use]] = {s: [] for s in stacks}
    taken: set[str] = set()  # those whose values are read, and not their length alone

    def walk(statements: core.Body, loops: tuple, always: bool) -> None:
        for s in statements:
            for call in calls(core.reads(s)):
                if call.function in (core.APPEND, core.POP) and call.args[0].args[0] in pushes:
                    uses = pushes if call.function == core.APPEND else pops
                    uses[call.args[0].args[0]].append(Use(loops, always))
                    if type(s) is not Assign or s.targets:
                        taken.add(call.args[0].args[0])
            for inner in core.bodies(s):
                if type(s) is If:
                    walk(inner, loops, False)
                else:
                    walk(inner, (*loops, s), not _may_end(s))

    walk(body, (), True)
    read = core.postorder(walks.expressions(walks.values(body)))
    asked = (n.args[0] for n in read if n.op is core.LEN)
    counted = {x.args[0].removeprefix(SHAPE_OF) for x in asked if x.op is None}
    found: dict[str, Room] = {}
    for stack in stacks:
        kind = types.name(stack, scope).item
        if stack in counted and stack not in taken:
            continue
        counts = [_count(types, use, scope) for use in pushes[stack]]
        if kind in NUMBERS and counts and None not in counts and len(set(counts)) == 1:
            axes = counts[0] if len(counts) == 1 else (len(counts), *counts[0])
            place = None if stack in counted else _place(types, pushes[stack], pops[stack], scope)
            found[stack] = Room(Array(kind, axes), place)
    return found


def _count(types: Types, use: Use, scope: Scope) -> tuple[Length, ...] | None:
    """How often each loop around a push goes round at most; None where that is not known."""
    counts = tuple(_rounds(types, loop, scope) for loop in use.loops)
    return None if None in counts else counts


def _rounds(types: Types, loop: For | While, scope: Scope) -> Length | None:
    if type(loop) is While or type(loop.step) is not int or abs(loop.step) != 1:
        return None
    ends = [types.length(v, scope) for v in (loop.start, loop.stop)]
    if None in ends:
        return None
    start, stop = ends if loop.step == 1 else reversed(ends)
    count = minus(stop, start)
    if type(count) is int:
        return max(count, 0)
    return None if _may_end(loop) else count


def _place(types: Types, pushes: list[Use], pops: list[Use], scope: Scope) -> Length | None:
    """The index by a loop's own, where one pushes in every round and one pops, the other way."""
    if len(pushes) != 1 or len(pops) != 1 or not (pushes[0].always and pops[0].always):
        return None
    if len(pushes[0].loops) != 1 or len(pops[0].loops) != 1:
        return None
    (push,), (pop,) = pushes[0].loops, pops[0].loops
    if type(pop) is not For or push.step != 1 or push.reverse == pop.reverse:
        return None
    ends = ((push.start, pop.start), (push.stop, pop.stop), (push.step, pop.step))
    if not (push.name == pop.name and all(same(a, b) for a, b in ends)):
        return None
    if types.name(push.name, scope) != "int":  # a name that holds other numbers too
        return None
    start = types.length(push.start, scope)
    return minus(name(push.name), start)


def _may_end(loop: For | While) -> bool:
    """Whether a loop may end before its last round."""
    inner = list(loop.body)
    while inner:
        s = inner.pop()
        if type(s) is Leave and s.how == "break":
            return True
        if type(s) is If:
            inner += (*s.body, *s.orelse)
    return any(type(s) is Leave and s.how == "return" for s in core.statements(loop.body))
