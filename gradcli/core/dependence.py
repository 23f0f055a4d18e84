"""Which elements of an array a loop reads and writes, by indices that count with the loop.

A loop that writes v[i] in round i and reads only what rounds before it wrote, as v[i - 1], leaves
every element as each later round found it: its reverse reads the array as it is at the end.
"""

from typing import Any

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Expr, For, While
from gradcli.ops.arithmetic import add, sub
from gradcli.ops.arrays import getitem


def offset(index, counter: str) -> int | None:
    """c where `index` is counter + c."""
    if type(index) is not Expr:
        return None
    if index.op is None:
        return 0 if index.args[0] == counter else None
    if index.op not in (add.op, sub.op) or type(index.args[1]) is not int:
        return None
    inner = offset(index.args[0], counter)
    c = index.args[1]
    return None if inner is None else inner + (c if index.op is add.op else -c)


def are_apart(a, b, starts: dict[str, int]) -> bool:
    """Whether two indices surely name different elements, such as i - 1 and i.

    starts: the counters of the loops around, with the least value that each has; where an index
    may be negative it counts from the end.
    """
    for name in ir.names(a) & ir.names(b) & starts.keys():
        one, other = offset(a, name), offset(b, name)
        if one is not None and other is not None:
            return one != other and starts[name] + min(one, other) >= 0
    return False


def elements_read(values, name: str) -> list[tuple] | None:
    """The indices of each element of `name` that is read; None where more of it is."""
    roots = walks.expressions(values)
    found = []
    for parts, node in [(roots, None), *((n.parts, n) for n in ir.postorder(roots))]:
        places = [k for k, p in enumerate(parts) if type(p) is Expr and _is(p, name)]
        if not places:
            continue
        if node is None or node.op is not getitem.op or places != [0]:
            return None
        found.append(node.args[1:])
    return found


def _is(value: Expr, name: str) -> bool:
    return value.op is None and value.args[0] == name


def is_element_of(node: Expr, array: Expr) -> bool:
    return node.op is not None and node.op.name == "getitem" and node.args[0] is array


def reads_of(value, target: str) -> list[Expr]:
    """The operations of an expression that read an array: its elements and slices, or all of it."""
    return [
        n for n in ir.postorder([value]) if any(type(a) is Expr and _is(a, target) for a in n.parts)
    ]


def keeps_elements(loop: For, name: str, reverse) -> bool:
    """Whether the reverse of a round may read `name` as it is when all rounds are over.

    reverse: the statements of that, with what restores the elements that the round wrote.
    """
    written = _written(loop, name)
    if written is None:
        return False
    return _Reads(loop, name, written).body(reverse, {loop.name: (least_of(loop), 0)})


def _written(loop: For, name: str) -> list[tuple[For, int]] | None:
    """The one element that a loop writes, as (a loop, c) of each index that is its counter + c:
    of the loop itself, and of one within it that has the write."""
    inside = list(ir.statements(loop.body))
    writes = [s for s in inside if type(s) is Assign and name in s.targets]
    loops = [s for s in inside if type(s) in (For, While) and name in ir.assigned(s.body)]
    counted = [loop, *loops]
    if len(loops) > 1 or any(type(c) is not For or least_of(c) is None for c in counted):
        return None
    within = set(map(id, ir.statements(loops[0].body if loops else loop.body)))
    if not all(s.index and id(s) in within for s in writes):
        return None
    found = {tuple(offset(x, c.name) for x, c in zip(s.index, counted)) for s in writes}
    if len(found) != 1:
        return None
    offsets = found.pop()
    known = [(c, k) for c, k in zip(counted, offsets) if k is not None]
    return known if len(known) == len(counted) else None


def least_of(loop: For) -> int | None:
    """The least value of the counter of a loop that counts upwards; None where it is not known."""
    known = type(loop.start) is int and type(loop.step) is int
    return loop.start if known and loop.step >= 1 and not loop.reverse else None


class _Reads:
    """A walk over the reverse of a round, up to and after the first restore of an element."""

    def __init__(self, loop: For, name: str, written: list[tuple[For, int]]):
        self.loop, self.name = loop, name
        self.written = written[0][1]
        self.inner: Any = None  # the loop within that has the write
        self.place = 0
        if len(written) > 1:
            self.inner, self.place = written[1]
        self.restored = self.within = False  # within: the loop that restores elements of the row

    # counters: by name the least value of each, and the greatest, less the loop's counter

    def body(self, body, counters: dict) -> bool:
        return all(self.statement(s, counters) for s in body)

    def statement(self, s, counters: dict) -> bool:
        if type(s) is Assign and self.name in s.targets:  # a restore
            self.restored = True
            return bool(s.index)
        found = elements_read(ir.reads(s), self.name)
        if found is None or not all(self.is_early(index, counters) for index in found):
            return False
        if type(s) is For:
            end = offset(s.stop, self.loop.name)
            if type(s.start) is int and end is not None and type(s.step) is int and s.step >= 1:
                counters = {**counters, s.name: (s.start, end - 1)}
        outer = self.within
        self.within |= type(s) is For and self.name in ir.assigned(s.body)
        early = all(self.body(inner, counters) for inner in ir.bodies(s))
        self.within = outer
        return early

    def is_early(self, index: tuple, counters: dict) -> bool:
        """Whether an element was written for the last time before the round, or in it and is read
        before it is restored."""
        for counter, (first, last) in counters.items():
            c = offset(index[0], counter)
            if c is not None:
                latest = last + c
                if first + c < 0 or latest > self.written:
                    return False
                return latest < self.written or self.is_earlier(index[1:])
        return False

    def is_earlier(self, index: tuple) -> bool:
        """The same of an element in the row that the round writes."""
        if not self.within:
            return not self.restored
        c = offset(index[0], self.inner.name) if index else None
        if c is None or c > self.place:
            return False
        least = least_of(self.inner)
        if least is None or least + c < 0:
            return False
        return c < self.place or not self.restored
