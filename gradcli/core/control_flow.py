"""Control flow: the statements of one scope as steps, with those that may run after each.

Dataflow asks what flows into a name wherever it is assigned (`flow`); what depends on the order of
statements is asked here.
"""

from typing import NamedTuple

from gradcli.core import ir
from gradcli.core.ir import Assign, Def, For, If, Leave, While


class Step(NamedTuple):
    """A statement without its bodies, what may run after it, and the names that it reads."""

    statement: ir.Statement | None
    after: list[int]
    reads: set[str]


class ControlFlow:
    """The statements of one scope as steps; `start` is the first, 0 the end."""

    def __init__(self, body: ir.Body, outputs: tuple):
        self.steps = [Step(None, [], ir.names(*outputs))]
        self.start = self.body(body, 0, {"return": 0})

    def body(self, body: ir.Body, after: int, leave: dict[str, int]) -> int:
        """The first step of a body, after which that step runs."""
        for s in reversed(body):
            after = self.statement(s, after, leave)
        return after

    def statement(self, s: ir.Statement, after: int, leave: dict[str, int]) -> int:
        match s:
            case If(_, then, orelse):
                return self.step(s, self.body(then, after, leave), self.body(orelse, after, leave))
            case For(body=inner) | While(body=inner):
                turn = self.step(s, after)
                leave = {**leave, "break": after, "continue": turn}
                self.steps[turn].after.append(self.body(inner, turn, leave))
                return turn
            case Leave(how):
                return self.step(s, leave[how])
            case Def():
                return after
        return self.step(s, after)

    def step(self, s: ir.Statement, *after: int) -> int:
        self.steps.append(Step(s, list(after), ir.names(*ir.reads(s))))
        return len(self.steps) - 1

    def live(self) -> list[set[str]]:
        """The names that may be read from each step on, before they are assigned."""
        live = [set(step.reads) for step in self.steps]
        changed = True
        while changed:
            changed = False
            for k, (s, after, reads) in enumerate(self.steps):
                found = set().union(*(live[j] for j in after))
                if type(s) is Assign and not s.index:
                    found -= {*s.targets}
                found |= reads
                changed |= found != live[k]
                live[k] = found
        return live
