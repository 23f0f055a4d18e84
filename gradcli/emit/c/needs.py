"""What lengths must be at least, which the caller of a function in C is told in its comment."""

from typing import TYPE_CHECKING

from gradcli.emit.c.lengths import Count, Length, minus, name, names, replaced
from gradcli.emit.c.values import Array

if TYPE_CHECKING:
    from gradcli.emit.c.types import Types


def ask_for_length(types: "Types", n: Length, met: frozenset[str] = frozenset()) -> None:
    """Ask the caller for whole numbers, and arrays, of which n, an array's length, is not below 0:
    one that is a sum of several is kept in `sums`.

    met: the lengths by way of which calls led to n; those that call each other lead back to them.
    """
    symbol, *others = names(n) or ("",)
    if any(type(s) is Count for s in names(n)):
        return
    if not others and (symbol in types.free or types.inputs.get(symbol) == "int"):
        least = minus(name(symbol), n)
        if type(least) is int:
            at_first = 0 if types.inputs.get(symbol) == "int" else 1  # lengths are never below 0
            if least >= at_first:
                types.needs[symbol] = max(least, types.needs.get(symbol, 0))
            return
    if is_told(types, n):
        types.sums[n] = None
        return
    met |= {symbol}
    for given in _given(types, symbol) or ():
        if met.isdisjoint(names(given)):
            ask_for_length(types, replaced(n, {symbol: given}), met)


def is_told(types: "Types", n: Length) -> bool:
    """Whether the caller of the whole gives all that a length is made of."""
    known = [s in types.free or types.inputs.get(s) == "int" for s in names(n)]
    return bool(known) and all(known)


def is_at_least(
    types: "Types", n: Length, count: int, met: frozenset[Length] = frozenset()
) -> bool:
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
    if symbol in types.free or types.inputs.get(symbol) == "int":
        types.needs[symbol] = max(count - more, types.needs.get(symbol, 0))
        return True
    if more:
        return False
    met |= {n}
    given = _given(types, symbol)
    return given is not None and all(
        is_at_least(types, m, count, met) for m in given if m not in met
    )


def _given(types: "Types", symbol: str) -> list[Length] | None:
    """The lengths that the calls of a function give for one that it is told; None of any other."""
    told = [(f, at[symbol]) for f, at in types.lengths.items() if symbol in at]
    if not told:
        return None
    return [
        given[k].axes[axis] for f, (k, axis) in told for _, given in types.sites[f].values()
        if type(given[k]) is Array
    ]  # fmt: skip
