"""The lengths that C is told: the whole by its caller, a function of the program by its calls.

What a length must be at least, the caller of the whole is told in the comment.
"""

from collections.abc import Iterable, Mapping

from gradcli.core.ir import Def, fresh
from gradcli.core.types.lengths import (
    UNKNOWN,
    Count,
    Length,
    Sum,
    minus,
    name,
    names,
    plus,
    replaced,
)
from gradcli.typed.values import Array, Type

Calls = dict[int, list[Type]]  # the types that each call of a function gives, by its identity


class Told:
    """free: the lengths that the whole is told; equal: those of them that turned out to be others;
    needs: what lengths must be at least, and sums: those of several that must not be below 0.

    inputs: the types of the whole's; of each function lengths: those that it is told, each ->
    (parameter, axis) that has it; calls: what it is given, and counts: which lengths.
    """

    def __init__(self, functions: Iterable[str], taken: set[str]):
        self.taken = taken
        self.inputs: dict[str, str | Array] = {}
        self.free: list[str] = []
        self.equal: dict[str, Length] = {}
        self.needs: dict[str, int] = {}
        self.sums: dict[Length, None] = {}
        self.lengths: dict[str, dict[str, tuple[int, int]]] = {f: {} for f in functions}
        self.calls: dict[str, Calls] = {f: {} for f in functions}
        self.counts: dict[str, dict[int, list[Length]]] = {f: {} for f in functions}
        self._named: dict[tuple[str, int, int], str] = {}

    # -- of the whole -----------------------------------------------------------------------------
    def open(self, base: str) -> Length:
        """A length that the caller tells."""
        symbol = fresh(self.taken, base)
        self.free.append(symbol)
        return name(symbol)

    def alike(self, a: tuple[Length, ...], b: tuple[Length, ...]) -> bool:
        """Whether two shapes are one; a length that only the caller knows becomes the other's."""
        return len(a) == len(b) and all([self._are_equal(x, y) for x, y in zip(a, b)])

    def _are_equal(self, x: Length, y: Length) -> bool:
        x, y = replaced(x, self.equal), replaced(y, self.equal)
        for new, old in ((x, y), (y, x)):
            symbol = next(iter(names(old)), "")
            if x != y and symbol in self.free and old == name(symbol) and symbol not in names(new):
                self.replace(symbol, new)
                return True
        return x == y

    def replace(self, symbol: str, by: Length) -> None:
        """Take another length for one that the caller was to tell."""
        self.equal = {s: replaced(n, {symbol: by}) for s, n in self.equal.items()} | {symbol: by}
        self.free = [s for s in self.free if s != symbol]
        for id, t in self.inputs.items():
            if type(t) is Array:
                self.inputs[id] = Array(t.kind, tuple(replaced(n, {symbol: by}) for n in t.axes))

    def is_told(self, n: Length) -> bool:
        """Whether the caller of the whole gives all that a length is made of."""
        return all(map(self._is_given, names(n)))

    def _is_given(self, symbol: str) -> bool:
        return symbol in self.free or self.inputs.get(symbol) == "int"

    # -- what lengths must be ---------------------------------------------------------------------
    def ask_for_length(self, n: Length, met: frozenset[str] = frozenset()) -> None:
        """Ask the caller for whole numbers, and arrays, of which n, an array's length, is not below
        0: one that is a sum of several is kept in `sums`.

        met: the lengths by way of which calls led to n; those that call each other lead back.
        """
        if not names(n) or any(type(s) is Count for s in names(n)):
            return
        symbols = sorted(names(n))
        if inner := [s for s in symbols if not self._is_given(s)]:
            met |= {inner[0]}
            for given in self._given(inner[0]) or ():
                if met.isdisjoint(names(given)):
                    self.ask_for_length(replaced(n, {inner[0]: given}), met)
            return
        least = minus(name(symbols[0]), n)
        if len(symbols) > 1 or type(least) is not int:
            self.sums[n] = None
        elif least >= (0 if self.inputs.get(symbols[0]) == "int" else 1):  # no length is below 0
            self.needs[symbols[0]] = max(least, self.needs.get(symbols[0], 0))

    def is_at_least(self, n: Length, count: int, met: frozenset[Length] = frozenset()) -> bool:
        """Whether an axis is that long: of what a caller tells it is asked (`needs`).

        met: the lengths that calls led to n from, which are taken for as long.
        """
        if type(n) is int:
            return n >= count
        if count <= 0:
            return True
        symbol, *others = names(n)
        more = minus(n, name(symbol))
        if others or type(more) is not int:
            return False
        if self._is_given(symbol):
            self.needs[symbol] = max(count - more, self.needs.get(symbol, 0))
            return True
        if more:
            return False
        met |= {n}
        given = self._given(symbol)
        return given is not None and all(
            self.is_at_least(m, count, met) for m in given if m not in met
        )

    def _given(self, symbol: str) -> list[Length] | None:
        """The lengths that the calls of a function give for one that it is told; None of others."""
        told = [(f, at[symbol]) for f, at in self.lengths.items() if symbol in at]
        if not told:
            return None
        given = [(call[k], axis) for f, (k, axis) in told for call in self.calls[f].values()]
        return [t.axes[axis] for t, axis in given if isinstance(t, Array)]

    # -- of functions -----------------------------------------------------------------------------
    def axes(
        self, d: Def, k: int, before: Type, given: list[Array], named: dict, counts: dict
    ) -> tuple:
        """The axes of a parameter that is given these arrays: each is known where it is in all
        calls, else a length that is told, or that of another array and a fixed number more, or a
        sum of those of others.

        before: what it was taken for; named: the lengths of calls -> the symbol that has them;
        counts: -> the parameter that is one.
        """
        rank = len(given[0].axes)
        return tuple(
            self._axis(d, k, axis, before, tuple(t.axes[axis] for t in given), named, counts)
            for axis in range(rank)
        )

    def _axis(
        self, d: Def, k: int, axis: int, type_before: Type, at: tuple, named: dict, counts: dict
    ) -> Length:
        f, p = d.name, d.parameters[k]
        before = type_before.axes[axis] if type(type_before) is Array else None
        rank = len(type_before.axes) if type(type_before) is Array else 1
        word = "len" if rank == 1 else ("rows", "columns")[axis] if rank == 2 else f"len{axis}"
        symbol = self._named.get((f, k, axis)) or fresh(self.taken, f"{p}_{word}")
        self._named[f, k, axis] = symbol
        others = {n for n in at if n != name(symbol)}
        if len(others) == 1 and type(other := others.pop()) is int and before in (None, other):
            return other
        named_here, counts = _of_as_many(named, at), _of_as_many(counts, at)
        for known, other in named_here.items():  # as long as another one, or a fixed number more
            apart = {minus(n, m) for n, m in zip(at, known)}
            if len(apart) == 1 and type(more := apart.pop()) is int:
                length = plus(name(other), more)
                if type(before) is not Sum or before == length:
                    return length
        own = (counts | named_here).items()
        sums = {_in_names(n, {m[i]: other for m, other in own}) for i, n in enumerate(at)}
        if len(sums) == 1 and (length := sums.pop()) != UNKNOWN and before in (None, length):
            return length
        named[at] = symbol
        self.lengths[f][symbol] = k, axis
        return name(symbol)


def _of_as_many(lengths: Mapping[tuple, str], at: tuple) -> dict[tuple, str]:
    """Those of as many calls as `at`: the lengths of others are not known yet in one."""
    return {known: name for known, name in lengths.items() if len(known) == len(at)}


def _in_names(n: Length, known: Mapping[Length, str]) -> Length:
    """A sum of several lengths of a call, in the names that its function has for them; UNKNOWN
    where it has none for one."""
    if len(names(n)) < 2:
        return UNKNOWN
    by = {s: known.get(name(s)) for s in names(n)}
    if None in by.values():
        return UNKNOWN
    return replaced(n, {s: name(own) for s, own in by.items() if own is not None})
