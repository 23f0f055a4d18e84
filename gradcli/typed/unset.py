"""Names that may be read before they have a value: an error of the program, if it happens.

A walk over a body has the names that surely have one; where ways meet these are the names of all.
"""

from collections.abc import Callable

from gradcli.core import ir
from gradcli.core.ir import Assign, Body, For, If, Leave, While

Names = set[str]


def may_be_unset(
    body: Body, given: Names, own: Names, reads: Callable[[ir.Statement], Names], last: Names
) -> Names:
    """The names of `own` that may be read too early; `given` have a value before the body, and
    `last` are read after it."""
    walk = _Walk(own, reads)
    end = walk.body(body, set(given))
    if end is not None:
        walk.read(last, end)
    return walk.found


class _Walk:
    def __init__(self, own: Names, reads: Callable[[ir.Statement], Names]):
        self.own, self.reads = own, reads
        self.found: Names = set()
        self.breaks: list[list[Names]] = []  # what names have at each break of the loops around

    def read(self, names: Names, given: Names) -> None:
        self.found |= (names & self.own) - given

    def body(self, body: Body, given: Names) -> Names | None:
        """The names that have a value after a body; None where it has no end that is reached."""
        for s in body:
            self.read(self.reads(s), given)
            match s:
                case Assign(targets, ()):
                    given |= set(targets)
                case If(_, then, orelse):
                    ends = [self.body(then, set(given)), self.body(orelse, set(given))]
                    reached = [end for end in ends if end is not None]
                    if not reached:
                        return None
                    given = set.intersection(*reached)
                case For() | While():
                    after = self._loop(s, given)
                    if after is None:
                        return None
                    given = after
                case Leave(how, _):
                    if how == "break":
                        self.breaks[-1].append(set(given))
                    return None
        return given

    def _loop(self, s: For | While, given: Names) -> Names | None:
        """The names that have a value after a loop: those of its body, where that surely runs."""
        if isinstance(s, While):
            after = self._turns(s.body, set(given), s.test is True)
            return after if s.test is True else given
        after = self._turns(s.body, given | {s.name})
        bounds = (s.start, s.stop, s.step)
        surely = all(type(v) is int for v in bounds) and s.step
        return after if surely and len(range(*bounds)) else given

    def _turns(self, body: Body, given: Names, endless: bool = False) -> Names | None:
        """The names after a loop whose body runs at least once; a `continue` may skip its end."""
        before = set(given)
        self.breaks.append([])
        end = self.body(body, given)
        ends = self.breaks.pop()
        if not endless:
            skips = any(type(s) is Leave and s.how == "continue" for s in ir.statements(body))
            ends.append(before if end is None or skips else end)
        return set.intersection(*ends) if ends else None
