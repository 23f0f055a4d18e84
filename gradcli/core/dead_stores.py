"""Elements that a loop clears after it read them, and that no turn of it reads again.

for i in reversed(range(n)):
    dx += dv[i]
    dv[i] = 0.0         no other turn reads dv[i]: what is 0 matters after the loop alone
"""

from collections.abc import Iterator, Mapping

from gradcli.core import ir, walks
from gradcli.core.dependence import elements_read, offset
from gradcli.core.ir import Assign, Body, Call, For, If

Counted = dict[int, tuple[int, int]]  # a loop, by identity -> (k, c): index k is its counter + c


def last_clears(loop: For, outside: Mapping[str, set[str]]) -> dict[int, str]:
    """The writes of numbers to elements, by identity, that no later turn or statement of `loop`
    reads, with the names of their arrays.

    outside: the names of the top level that each function reads.
    """
    inside = list(ir.statements(loop.body))
    if not any(map(_is_clear, inside)):
        return {}
    calls = [s.value.function for s in inside if type(s) is Assign and type(s.value) is Call]
    called = set().union(*[outside.get(function, ()) for function in calls])
    found = {}
    for s, around, rest in _clears(loop.body, (loop,), ()):
        name = s.targets[0]
        counted = _counted(s.index, around)
        if counted is None or name in called or name in walks.names_read(rest):
            continue
        if all(_is_alike(t, name, counted, (loop,)) for t in loop.body):
            found[id(s)] = name
    return found


def _is_clear(s) -> bool:
    return type(s) is Assign and bool(s.index) and isinstance(s.value, (int, float))


def _clears(body: Body, around: tuple, after: tuple) -> Iterator[tuple]:
    """Each such write, with the loops around it and what follows it in the turn of each."""
    for k, s in enumerate(body):
        if _is_clear(s):
            yield s, around, (*body[k + 1 :], *after)
        elif type(s) in (If, For):
            inner = (*around, s) if type(s) is For else around
            for part in ir.bodies(s):
                yield from _clears(part, inner, (*body[k + 1 :], *after))


def _counted(index: tuple, around: tuple[For, ...]) -> Counted | None:
    """Which index counts with each loop, and never from the end; None where one has none."""
    found: Counted = {}
    for loop in around:
        least = _least(loop)
        if least is None or loop.name in ir.assigned(loop.body):
            return None
        for k, part in enumerate(index):
            c = offset(part, loop.name)
            if c is not None and least + c >= 0 and _is_of_axis(index, k):
                found[id(loop)] = k, c
                break
        else:
            return None
    return found


def _is_of_axis(index: tuple, k: int) -> bool:
    """Whether part k of an index is of axis k: no axis is added, or passed over, before it."""
    return not any(part is None or part is ... for part in index[:k])


def _least(loop: For) -> int | None:
    """The least value of a loop's counter; None where it is not known."""
    if type(loop.step) is not int or not loop.step:
        return None
    if loop.step > 0:
        return loop.start if type(loop.start) is int else None
    return loop.stop + 1 if type(loop.stop) is int else None


def _is_alike(s, name: str, counted: Counted, around: tuple[For, ...]) -> bool:
    """Whether a statement, in the loops `around`, takes of an array the elements of this turn of
    each alone."""

    def own(index: tuple) -> bool:
        for loop in around:
            k, c = counted[id(loop)]
            if k >= len(index) or offset(index[k], loop.name) != c or not _is_of_axis(index, k):
                return False
        return True

    if type(s) is Assign and name in s.targets and not (s.index and own(s.index)):
        return False
    read = elements_read(ir.reads(s), name) if name in ir.names(*ir.reads(s)) else []
    if read is None or not all(map(own, read)):
        return False
    inner = (*around, s) if id(s) in counted else around
    return all(_is_alike(t, name, counted, inner) for body in ir.bodies(s) for t in body)
