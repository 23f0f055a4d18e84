"""Names that only hand on what a call gives: `value = f(x)` before `y = value` is `y = f(x)`."""

from collections import Counter
from typing import Any, TypeGuard

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Call, Expr, Leave, Program, Statement


def without_moves(program: Program, author: frozenset[str]) -> Program:
    """The program whose calls give their values to the names that have them in the end.

    author: the names that are not given up.
    """
    if not any(is_move(s) and s.value.args[0] not in author for s in ir.statements(program.body)):
        return program
    defs = list(program.defs.values())
    rest = walks.top_level(program)
    hidden = set().union(*map(walks.read_from_outside, defs))
    top = _Scope(rest, author, hidden)
    top.read.update({*hidden, *ir.names(*program.outputs)})
    functions = [walks.with_bodies(d, _Scope(d.body, author, set()).block) for d in defs]
    return program.with_body((*functions, *top.block(rest)), program.outputs)


def is_move(s: Statement) -> TypeGuard[Assign]:
    """Whether a statement gives a name what a name holds."""
    if type(s) is not Assign or s.index or len(s.targets) != 1 or type(s.value) is not Expr:
        return False
    return s.value.op is None


class _Scope:
    """One scope: how often each name is given a value in it, and read."""

    def __init__(self, body: ir.Body, author: frozenset[str], hidden: set[str]):
        inside = list(ir.statements(body))
        self.given = Counter(n for s in inside for n in ir.given(s))
        self.read = walks.readers(body)
        self.author, self.hidden = author, hidden  # hidden: what functions read of it

    def block(self, body: ir.Body) -> ir.Body:
        out: list = []
        moved: set[int] = set()  # the moves that are done by now, by identity
        for k, s in enumerate(body):
            if type(s) is Assign and type(s.value) is Call:
                targets = list(s.targets)
                for n, name in enumerate(targets):
                    move = self.move_of(name, body[k + 1 :])
                    if move is not None and move.targets[0] not in targets:
                        targets[n] = move.targets[0]
                        moved.add(id(move))
                s = Assign(tuple(targets), (), s.value)
            if id(s) not in moved:
                out.append(walks.with_bodies(s, self.block))
        return tuple(out)

    def move_of(self, name: str, rest: ir.Body) -> Assign | None:
        """The move that alone reads what a call gives a name, where the other name may have it from
        the call on."""
        if name in self.author or self.given[name] != 1 or self.read[name] != 1:
            return None
        place = next((k for k, s in enumerate(rest) if is_move(s) and s.value.args[0] == name), -1)
        if place < 0:
            return None
        move: Any = rest[place]
        other = move.targets[0]
        between = list(ir.statements(rest[:place]))
        if other in self.hidden or any(type(s) is Leave for s in between):
            return None
        met = {n for s in between for n in ir.given(s)} | walks.names_read(rest[:place])
        return None if other in met else move
