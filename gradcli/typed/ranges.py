"""The least and the highest value of whole numbers, where the program shows it: indices that count
from 0 on, and slices that lie within their array.

An index below 0 counts from the end, and C's `/` and `%` differ from Python's below 0; where none
of this can be, C's own forms serve.  NumPy cuts a slice short that reaches past the end.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from gradcli.core.flow import Place, Scope
from gradcli.core.ir import Expr, For
from gradcli.core.types import lengths
from gradcli.core.types.lengths import UNKNOWN, Length
from gradcli.typed.values import SHAPE_OF

if TYPE_CHECKING:
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


class Varying(str):
    """A whole number that is no length, in a sum of them: that of a loop."""


class Ranges:
    """`least(value, scope)`: what a whole number surely is not below, or None; `highest`: a length
    that it is not above, or UNKNOWN."""

    def __init__(self, types: "Types"):
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
            return self._of_name(value.args[0].removeprefix(SHAPE_OF), scope)
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

    # -- from above -------------------------------------------------------------------------------
    def highest(self, value, scope: Scope) -> Length:
        """A length that an index is surely not above, as that of a loop is not; else UNKNOWN."""
        return self._not_above(self.sum_of(value, scope), scope)

    def window(self, start, stop, n: Length, scope: Scope) -> Length:
        """How many elements a slice of an axis of n takes between two whole numbers that are worked
        out; UNKNOWN where it may reach out of the axis."""
        first, last = self.sum_of(start, scope), self.sum_of(stop, scope)
        count = lengths.minus(last, first)
        if UNKNOWN in (first, last) or any(type(s) is Varying for s in lengths.names(count)):
            return UNKNOWN
        beyond = lengths.minus(self._not_above(last, scope), n)
        low = self.least(start, scope)
        inside = type(beyond) is int and beyond <= 0 and low is not None and low >= 0
        return count if inside and (type(count) is not int or count >= 0) else UNKNOWN

    def sum_of(self, value, scope: Scope) -> Length:
        """A whole number as a sum of lengths and of names that vary; UNKNOWN where it is none."""
        known = self.types.length(value, scope)
        if known != UNKNOWN or type(value) is not Expr:
            return known
        match value:
            case Expr(op=None, args=(name,)) if self.types.of(value, scope) == "int":
                return lengths.name(Varying(name.removeprefix(SHAPE_OF)))
            case Expr(args=(a, b)) if value.op is not None and value.op.name in SUMS:
                return SUMS[value.op.name](self.sum_of(a, scope), self.sum_of(b, scope))
            case Expr(args=(int(k), a)) | Expr(args=(a, int(k))) if value.op is not None:
                if value.op.name == "multiply":
                    return lengths.times(self.sum_of(a, scope), k)
        return UNKNOWN

    def _not_above(self, n: Length, scope: Scope) -> Length:
        """A length that a sum is not above: of what its names that vary are at most, or least."""
        total: Length = n if n == UNKNOWN else lengths.constant_of(n)
        for word, factor in lengths.terms_of(n):
            most: Length = lengths.name(word)
            if type(word) is Varying and factor > 0:
                most = self._highest_of(word, scope)
            elif type(word) is Varying:
                low = self._of_name(word, scope)
                most = UNKNOWN if low is None else low
            total = lengths.plus(total, lengths.times(most, factor))
        return total

    def _highest_of(self, name: str, scope: Scope) -> Length:
        """Of a name that only loops give values to, the last of each."""
        place = self.types.flow.place(name, scope)
        edges = self.into.get(place, ())
        if not edges or name in self.types.program.inputs or place[0] != scope:
            return UNKNOWN
        loops = [e.statement for e in edges if type(e.statement) is For]
        found = {self._last_of(s, scope) for s in loops}
        if len(loops) < len(edges) or UNKNOWN in found:
            return UNKNOWN
        known = [n for n in found if isinstance(n, int)]
        if len(found) > 1:
            return max(known) if len(known) == len(found) else UNKNOWN
        return found.pop()

    def _last_of(self, s: For, scope: Scope) -> Length:
        """A length that the number of a loop is not above."""
        if type(s.step) is not int or not s.step:
            return UNKNOWN
        if type(s.start) is int and type(s.stop) is int:
            return max(range(s.start, s.stop, s.step), default=s.start)
        end = self.types.length(s.stop if s.step > 0 else s.start, scope)
        return lengths.plus(end, -1 if s.step > 0 else 0)


SUMS = {"add": lengths.plus, "subtract": lengths.minus}


def _least(low: list[int | None]) -> int | None:
    """What none of several numbers is below, of which each has its own bound."""
    known = [n for n in low if n is not None]
    return min(known) if len(known) == len(low) else None
