"""The least value of whole numbers, where the program shows it: indices that count from 0 on.

An index below 0 counts from the end, and C's `/` and `%` differ from Python's below 0; where none
of this can be, C's own forms serve.
"""

from collections.abc import Callable

from gradcli.core.flow import Place, Scope
from gradcli.core.ir import Expr, For
from gradcli.typed.infer import Types

# What a row is not below, by what its arguments are not below; None where that says nothing
LEAST: dict[str, Callable[[list[int], tuple], int | None]] = {
    "add": lambda low, args: low[0] + low[1],
    "subtract": lambda low, args: low[0] - args[1] if type(args[1]) is int else None,
    "multiply": lambda low, args: low[0] * low[1] if min(low) >= 0 else None,
    "floor_divide": lambda low, args: 0 if low[0] >= 0 and low[1] > 0 else None,
    "power": lambda low, args: 0 if min(low) >= 0 else None,
    "max of": lambda low, args: max(low),
    "min of": lambda low, args: min(low),
    "abs": lambda low, args: max(low[0], 0),
    "copy": lambda low, args: low[0],
    "int": lambda low, args: low[0],
    "stop_gradient": lambda low, args: low[0],
}


class Ranges:
    """`least(value, scope)`: what a whole number surely is not below, or None."""

    def __init__(self, types: Types):
        self.types, self.into = types, types.flow.into
        self.supposed: dict[Place, int | None] = {}
        self.relied: set[Place] = set()  # of these, those that were asked for
        self.known: dict[Place, int | None] = {}  # what relies on none of them

    def given(self, place: Place) -> list[tuple]:
        """All that a name, or what has none, is given: values, or loops, with their scopes."""
        return [
            (edge.statement if type(edge.statement) is For else edge.value, edge.home)
            for edge in self.into.get(place, ())
        ]

    def least(self, value, scope: Scope) -> int | None:
        if type(value) in (int, bool):
            return int(value)
        if type(value) is For:
            return self._of_loop(value, scope)
        if type(value) is not Expr:
            return None
        if value.op is None:
            return self._of_name(value.args[0], scope)
        row = value.op.name
        if value.op.magnitude in ("place", "range") or self.types.of(value, scope) == "bool":
            return 0
        low = [self.least(a, scope) for a in value.args]
        if row == "select":
            return _least(low[1:])
        if row == "mod":
            return 0 if low[1] is not None and low[1] > 0 else None
        known = [n for n in low if n is not None]
        if len(known) < len(low):
            return max(known, default=None) if row == "max of" else None
        return LEAST[row](known, value.args) if row in LEAST else None

    def _of_loop(self, s: For, scope: Scope) -> int | None:
        if type(s.step) is not int:
            return None
        if s.step > 0:
            return self.least(s.start, scope)
        stop = self.least(s.stop, scope)
        return None if stop is None else stop + 1

    def _of_name(self, name: str, scope: Scope) -> int | None:
        """Of all that a name is given; of what it gives itself, by induction from the rest."""
        home = self.types.scope(name, scope)
        key = home, name
        if key in self.known:
            return self.known[key]
        if key in self.supposed:
            self.relied.add(key)
            return self.supposed[key]
        given = self.given(key)
        if not given or key[1] in self.types.program.inputs:
            return None
        outer, self.relied = self.relied, set()
        self.supposed[key] = None
        low = [self.least(*v) for v in given]
        if key in self.relied:
            found = self._by_induction(
                key, given, min([n for n in low if n is not None], default=None)
            )
            self.relied.discard(key)
        else:
            found = _least(low)
        del self.supposed[key]
        if not self.relied:
            self.known[key] = found
        self.relied |= outer
        return found

    def _by_induction(self, key: Place, given: list, first: int | None) -> int | None:
        """`first`, or 0, where a name that is not below it is given nothing that is."""
        for guess in (first, 0) if first is not None and first > 0 else (first,):
            self.supposed[key] = guess
            low = [self.least(*v) for v in given]
            if guess is not None and all(n is not None and n >= guess for n in low):
                return guess
        return None


def _least(low: list[int | None]) -> int | None:
    """What none of several numbers is below, of which each has its own bound."""
    known = [n for n in low if n is not None]
    return min(known) if len(known) == len(low) else None
