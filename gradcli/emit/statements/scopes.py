"""Where the names of a function are declared: in the innermost block that has all their uses.

There a name is declared by its first assignment where that gives it a value on every way to a use.
A name that the rounds of a loop hand on is declared before the loop; one that may be read before it
has a value (an error in the program, if it happens) begins as 0.
"""

from collections.abc import Callable, Iterable
from itertools import islice
from typing import NamedTuple

from gradcli.core import ir
from gradcli.core.ir import Assign, For, If, Leave, While

Step = tuple[int, int]  # a block, by its number, and a place in it


class Declared(NamedTuple):
    """at: names, by the statement (its identity) that they are declared at; zero: those that begin
    as 0; outer: the loops (their identity) whose name is read outside of them."""

    at: dict[int, list[str]]
    zero: set[str]
    outer: set[int]


class _Block(NamedTuple):
    statements: tuple
    loop: int | None  # how many steps of a path lead to the innermost loop around it


class _Uses:
    """The paths to the uses of each name, and to the loops that count by it."""

    def __init__(self, body: ir.Body, reads: Callable[[ir.Statement], set[str]]):
        self.reads = reads
        self.blocks: list[_Block] = []
        self.paths: dict[str, list[tuple[Step, ...]]] = {}
        self.loops: dict[str, list[tuple[For, tuple[Step, ...]]]] = {}
        self.block(body, (), None)

    def block(self, statements: tuple, path: tuple[Step, ...], loop: int | None) -> None:
        number = len(self.blocks)
        self.blocks.append(_Block(statements, loop))
        for k, s in enumerate(statements):
            here = (*path, (number, k))
            targets = s.targets if type(s) is Assign else ()
            for name in {*self.reads(s), *targets}:
                self.paths.setdefault(name, []).append(here)
            if type(s) is For:
                self.loops.setdefault(s.name, []).append((s, here))
            inner = len(here) if type(s) in (For, While) else loop
            for block in ir.bodies(s):
                self.block(block, here, inner)


def declared(
    body: ir.Body, last: set[str], wanted: set[str], reads: Callable[[ir.Statement], set[str]]
) -> Declared:
    """Where each of the names `wanted` is declared; `last` is read after the body."""
    uses = _Uses(body, reads)
    end = ((0, len(body)),)
    for name in last:
        uses.paths.setdefault(name, []).append(end)
    found = Declared({}, set(), set())
    for name in set(uses.loops) - wanted:  # a parameter: the loop gives it its values
        found.outer.update(id(s) for s, _ in uses.loops[name])
    for name in sorted(wanted):
        paths = list(uses.paths.get(name, ()))
        own = uses.loops.get(name, [])
        inside = all(any(p[: len(q)] == q and len(p) > len(q) for _, q in own) for p in paths)
        if own and inside:
            continue  # each loop declares its own
        found.outer.update(id(s) for s, _ in own)
        paths += [q for _, q in own]
        if paths:
            _declare(name, paths, uses, found, name in last)
    return found


def _declare(name: str, paths: list, uses: _Uses, found: Declared, last: bool) -> None:
    """Find where `name` is declared; `last`: it is read at the end."""
    first, others = paths[0], paths[1:]
    depth = min([len(first), *(_shared(first, p) for p in others)]) - 1
    while True:
        number = first[depth][0]
        at = min(p[depth][1] for p in paths)
        block = uses.blocks[number]
        early, given = _early(islice(block.statements, at, None), name, uses.reads, False)
        early = early or (last and given is False)
        if not early or block.loop is None:
            break
        depth = block.loop - 1
    if early:
        found.zero.add(name)
    found.at.setdefault(id(block.statements[at]), []).append(name)


def _shared(p: tuple, q: tuple) -> int:
    """How many steps two paths have in blocks that both go through."""
    count = 0
    for a, b in zip(p, q):
        count += a[0] == b[0]
        if a != b:
            break
    return count


def _early(body: Iterable, name: str, reads, given: bool) -> tuple[bool, bool | None]:
    """Whether `name` may be read before it has a value; whether it has one at the end of `body`.

    The second is None where no way through `body` reaches its end.
    """
    for s in body:
        if given:
            break
        if name in reads(s):
            return True, given
        match s:
            case Assign(targets, ()) if name in targets:
                given = True
            case If(_, then, orelse):
                ways = [_early(way, name, reads, given) for way in (then, orelse)]
                ends = [after for _, after in ways if after is not None]
                if any(early for early, _ in ways) or not ends:
                    return any(early for early, _ in ways), None
                given = all(ends)
            case For() | While():
                early, _ = _early(s.body, name, reads, given or getattr(s, "name", "") == name)
                if early:
                    return True, given
            case Leave():
                return False, None
    return False, given
