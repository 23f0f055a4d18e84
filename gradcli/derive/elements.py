"""Which elements of an array a loop reads and writes, by indices that count with the loop.

A loop that writes v[i] in round i and reads only what rounds before it wrote, as v[i - 1], leaves
every element as each later round found it: its reverse reads the array as it is at the end.
"""

from gradcli.language import core, walks
from gradcli.language.core import Assign, Expr, For, While
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
    for name in core.names(a) & core.names(b) & starts.keys():
        one, other = offset(a, name), offset(b, name)
        if one is not None and other is not None:
            return one != other and starts[name] + min(one, other) >= 0
    return False


def elements_read(values, name: str) -> list | None:
    """The first index of each element of `name` that is read; None where more of it is."""
    roots = walks.expressions(values)
    found = []
    for parts, node in [(roots, None), *((n.parts, n) for n in core.postorder(roots))]:
        places = [k for k, p in enumerate(parts) if type(p) is Expr and _is(p, name)]
        if places and (node is None or node.op is not getitem.op or places != [0]):
            return None
        found += [node.args[1] for _ in places]
    return found


def _is(value: Expr, name: str) -> bool:
    return value.op is None and value.args[0] == name


def is_element_of(node: Expr, array: Expr) -> bool:
    return node.op is not None and node.op.name == "getitem" and node.args[0] is array


def reads_of(value, target: str) -> list[Expr]:
    """The operations of an expression that read an array: its elements and slices, or all of it."""
    return [
        n
        for n in core.postorder([value])
        if any(type(a) is Expr and _is(a, target) for a in n.parts)
    ]


def keeps_elements(loop: For, name: str, reverse) -> bool:
    """Whether the reverse of a round may read `name` as it is when all rounds are over.

    reverse: the statements of that, with what restores the elements that the round wrote.
    """
    inside = list(core.statements(loop.body))
    writes = [s for s in inside if type(s) is Assign and name in s.targets]
    offsets = {offset(s.index[0], loop.name) if s.index else None for s in writes}
    if len(offsets) != 1 or least_of(loop) is None or any(
        type(s) in (For, While) and name in core.assigned(s.body) for s in inside
    ):  # fmt: skip
        return False
    (written,) = offsets
    if written is None:
        return False
    return _Reads(loop, name, written).body(reverse, {loop.name: (least_of(loop), 0)})


def least_of(loop: For) -> int | None:
    """The least value of the counter of a loop that counts upwards; None where it is not known."""
    known = type(loop.start) is int and type(loop.step) is int
    return loop.start if known and loop.step >= 1 and not loop.reverse else None


class _Reads:
    """A walk over the reverse of a round, up to and after the first restore of an element."""

    def __init__(self, loop: For, name: str, written: int):
        self.loop, self.name, self.written = loop, name, written
        self.restored = False

    # counters: by name the least value of each, and the greatest, less the loop's counter

    def body(self, body, counters: dict) -> bool:
        return all(self.statement(s, counters) for s in body)

    def statement(self, s, counters: dict) -> bool:
        if type(s) is Assign and self.name in s.targets:  # a restore
            self.restored = True
            return bool(s.index)
        found = elements_read(core.reads(s), self.name)
        if found is None or not all(self.is_early(index, counters) for index in found):
            return False
        if type(s) is For:
            end = offset(s.stop, self.loop.name)
            if type(s.start) is int and end is not None and type(s.step) is int and s.step >= 1:
                counters = {**counters, s.name: (s.start, end - 1)}
        return all(self.body(inner, counters) for inner in core.bodies(s))

    def is_early(self, index, counters: dict) -> bool:
        """Whether an element was written for the last time before the round, or in it and is read
        before it is restored."""
        for counter, (first, last) in counters.items():
            c = offset(index, counter)
            if c is not None:
                latest = last + c
                return first + c >= 0 and (
                    latest < self.written or (latest == self.written and not self.restored)
                )
        return False
