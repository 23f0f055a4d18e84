"""Second names, read under the first: `ditem = dchoice` where both stay as they are.

What a second name gives back to the first, `x = x0` after `x0 = x`, it has still.
"""

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
        out, rest = [], self.without_restores(body)
        while rest:
            s = rest.pop(0)
            if _is_copy(s, self.author) and self.is_as_long(s, rest):
                rest = [_renamed(t, s.targets[0], s.value) for t in rest]
                continue
            out.append(walks.with_bodies(s, self.block))
        return tuple(out)

    def without_restores(self, body) -> list:
        """A block without the `x = x0` between which and `x0 = x` nothing gives x a value."""
        out: list = []
        held: dict[str, str] = {}  # the generated second names of names that stayed as they are
        for s in body:
            if is_move(s) and held.get(s.value.args[0]) == s.targets[0]:
                self.read[s.value.args[0]] -= 1
                continue
            changed = ir.assigned((s,))
            held = {name: source for name, source in held.items() if source not in changed}
            if _is_copy(s, self.author) and self.is_plain(s):
                held[s.targets[0]] = s.value.args[0]
            out.append(s)
        return out

    def is_plain(self, s: Assign) -> bool:
        """Whether only this statement gives the name a value, and it is no list that grows."""
        return self.given[s.targets[0]] == 1 and self.kinds.of(s.value, self.scope) != "list"

    def is_as_long(self, s: Assign, rest: list) -> bool:
        """Whether what follows a copy in its block, and nothing else, reads it, and its source
        holds the same until then."""
        (name,), source = s.targets, s.value.args[0]
        if not self.is_plain(s) or name in self.written or source in self.written:
            return False
        bit = s.value.graph.bit(name)
        counts = [sum([ir.mask(ir.reads(u)) & bit != 0 for u in ir.statements((t,))]) for t in rest]
        if sum(counts) != self.read[name]:
            return False
        last = max((k for k, count in enumerate(counts) if count), default=-1)
        if source in ir.assigned(rest[:last]):
            return False
        return last < 0 or type(rest[last]) is Assign or source not in ir.assigned((rest[last],))


def _renamed(s, name: str, source: Expr):
    """A statement that reads `source` for `name`."""

    def value(v):
        return ir.rebuild(v, {source.graph.var(name): source})

    return walks.with_bodies(
        walks.with_values(s, value), lambda body: tuple([_renamed(t, name, source) for t in body])
    )
