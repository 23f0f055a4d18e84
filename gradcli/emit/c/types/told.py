"""What lengths must be at least, which the caller of a function in C is told in its comment."""

from typing import TYPE_CHECKING

from gradcli.core.types.lengths import Count, Length, minus, name, names, replaced
from gradcli.emit.c.types.values import Array

if TYPE_CHECKING:
    from gradcli.emit.c.types.infer import Types


def ask_for_length(types: "Types", n: Length, met: frozenset[str] = frozenset()) -> None:
    """Ask the caller for whole numbers, and arrays, of which n, an array's length, is not below 0:
    one that is a sum of several is kept in `sums`.

    met: the lengths by way of which calls led to n; those that call each other lead back to them.
    """
    if not names(n) or any(type(s) is Count for s in names(n)):
        return
    symbols = sorted(names(n))
    if inner := [s for s in symbols if not _is_given(types, s)]:
        met |= {inner[0]}
        for given in _given(types, inner[0]) or ():
            if met.isdisjoint(names(given)):
                ask_for_length(types, replaced(n, {inner[0]: given}), met)
        return
    least = minus(name(symbols[0]), n)
    if len(symbols) > 1 or type(least) is not int:
        types.sums[n] = None
    elif least >= (0 if types.inputs.get(symbols[0]) == "int" else 1):  # no length is below 0
        types.needs[symbols[0]] = max(least, types.needs.get(symbols[0], 0))


def is_told(types: "Types", n: Length) -> bool:
    """Whether the caller of the whole gives all that a length is made of."""
    return all(_is_given(types, s) for s in names(n))


def _is_given(types: "Types", symbol: str) -> bool:
    return symbol in types.free or types.inputs.get(symbol) == "int"


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
    if _is_given(types, symbol):
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
