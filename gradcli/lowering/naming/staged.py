"""A program in single assignment: its statements, the functions that it calls, and what these read
of the program around them.
"""

from collections.abc import Iterator

from gradcli.lowering.naming.congruence import merged
from gradcli.lowering.versions import (
    Assign,
    Function,
    Invoke,
    Leave,
    Statement,
    invokes,
    mask,
    reads,
    statements,
)  # fmt: skip


class Staged:
    """What was staged, on its way to a program of the core; `end` is a statement that reads the
    outputs, and of functions that are congruent there is one."""

    def __init__(self, st, block: list, outputs: list):
        self.st, self.graph = st, st.graph
        self.end = Leave("end", list(outputs))
        self.block = [*block, self.end]
        self.functions = merged(self.block, called(self.block))
        self.free: dict[Function, set[str]] = {f: set() for f in self.functions}

    def blocks(self) -> list:
        """Those of the program and of its functions."""
        return [self.block, *[f.body for f in self.functions]]

    def statements(self) -> Iterator[Statement]:
        """All of the program and of its functions."""
        for block in self.blocks():
            yield from statements(block)

    def reads(self, s: Statement) -> int:
        """The variables that a statement itself reads, with those that functions read for it."""
        found = mask(reads(s))
        for v in s.values if isinstance(s, Assign) else ():
            if isinstance(v, Invoke):
                found |= self.graph.mask(self.free[v.function])
        return found


def called(block: list, found: list | None = None) -> list[Function]:
    """The functions that a block calls, and those that they call."""
    found = [] if found is None else found
    for v in invokes(block):
        if v.function not in found:
            found.append(v.function)
            called(v.function.body, found)
    return found
