"""Second names, read under the first: `ditem = dchoice` where both stay as they are.

What a second name gives back to the first, `x = x0` after `x0 = x`, it has still.
"""

from bisect import bisect_right
from collections import Counter

from gradcli.core import ir, walks
from gradcli.core.call_results import is_move, without_moves
from gradcli.core.ir import Assign, Expr
from gradcli.core.types.kinds import Kinds, Scope, kinds_of


def without_copies(program: ir.Program, author: frozenset[str]) -> ir.Program:
    """The program without generated names for what another name holds as long."""
    program = without_moves(program, author)
    if not any(_is_copy(s, author) for s in ir.statements(program.body)):
        return program
    kinds = kinds_of(program)
    defs = list(program.defs.values())
    rest = walks.top_level(program)
    outside = walks.readers(defs) + Counter(ir.names(*program.outputs))
    walk = _Copies(rest, (), outside, author, kinds, None)
    body = walk.block(rest)
    functions = [
        walks.with_bodies(d, _Copies(d.body, d.parameters, Counter(), author, kinds, d.name).block)
        for d in defs
    ]
    return program.with_body((*functions, *body), program.outputs)


def _is_copy(s, author: frozenset[str]) -> bool:
    """Whether a statement gives a generated name what another name holds."""
    return is_move(s) and s.targets[0] not in author and s.value.args[0] != s.targets[0]


class _Copies:
    """One scope: how often each name is given a value in it, and read, `outside` of it too."""

    def __init__(
        self, body, parameters, outside: Counter, author: frozenset[str], kinds: Kinds, scope: Scope
    ):
        inside = list(ir.statements(body))
        self.given = Counter([*parameters, *(n for s in inside for n in ir.given(s))])
        self.read = walks.readers(body) + outside
        self.written = walks.written(inside)
        self.author, self.kinds, self.scope = author, kinds, scope

    def block(self, body) -> tuple:
        rest = self.without_restores(body)
        if any([_is_copy(s, self.author) for s in rest]):
            rest = self.without_second_names(rest)
        return tuple([walks.with_bodies(s, self.block) for s in rest])

    def without_second_names(self, body: list) -> list:
        """A block without the copies whose source may be read in their place."""
        readers, givers = _places(body)
        kept: list = list(body)
        for k in range(len(kept)):
            s = kept[k]
            if not _is_copy(s, self.author) or not self.is_as_long(k, kept, readers, givers):
                continue
            (name,), (source, *_) = s.targets, s.value.args
            for j in sorted({j for j in readers.get(name, ()) if j > k}):
                kept[j] = _renamed(kept[j], name, s.value)
            readers.setdefault(source, []).extend(readers.get(name, ()))
            kept[k] = None
        return [s for s in kept if s is not None]

    def without_restores(self, body) -> list:
        """A block without the `x = x0` between which and `x0 = x` nothing gives x a value."""
        out: list = []
        held: dict[str, str] = {}  # the generated second names of names that stayed as they are
        names: dict[str, list[str]] = {}  # the second names of each
        for s in body:
            if is_move(s) and held.get(s.value.args[0]) == s.targets[0]:
                self.read[s.value.args[0]] -= 1
                continue
            for source in ir.assigned((s,)) & names.keys():
                for name in names.pop(source):
                    held.pop(name, None)
            if _is_copy(s, self.author) and self.is_plain(s):
                held[s.targets[0]] = source = s.value.args[0]
                names.setdefault(source, []).append(s.targets[0])
            out.append(s)
        return out

    def is_plain(self, s: Assign) -> bool:
        """Whether only this statement gives the name a value, and it is no list that grows."""
        return self.given[s.targets[0]] == 1 and self.kinds.of(s.value, self.scope) != "list"

    def is_as_long(self, k: int, body: list, readers: dict, givers: dict) -> bool:
        """Whether what follows a copy in its block, and nothing else, reads it, and its source
        holds the same until then.  k: where the copy stands; the others as of `_places`."""
        s = body[k]
        (name,), source = s.targets, s.value.args[0]
        if not self.is_plain(s) or name in self.written or source in self.written:
            return False
        after = [j for j in readers.get(name, ()) if j > k]
        if len(after) != self.read[name]:
            return False
        last, given = max(after, default=-1), givers.get(source, ())
        first = bisect_right(given, k)  # the next that gives the source a value
        if first == len(given) or given[first] > last:
            return True
        return given[first] == last and type(body[last]) is Assign


def _places(body: list) -> tuple[dict[str, list[int]], dict[str, list[int]]]:
    """Where in a block each name is read, once for each statement there that reads it, and where
    it is given a value, in order."""
    readers: dict[str, list[int]] = {}
    givers: dict[str, list[int]] = {}
    for k, t in enumerate(body):
        for u in ir.statements((t,)):
            for name in ir.names(*ir.reads(u)):
                readers.setdefault(name, []).append(k)
        for name in ir.assigned((t,)):
            givers.setdefault(name, []).append(k)
    return readers, givers


def _renamed(s, name: str, source: Expr):
    """A statement that reads `source` for `name`."""

    def value(v):
        return ir.rebuild(v, {source.graph.var(name): source})

    return walks.with_bodies(
        walks.with_values(s, value), lambda body: tuple([_renamed(t, name, source) for t in body])
    )
