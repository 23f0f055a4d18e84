"""Lengths and indices of arrays: whole numbers known by now, or sums of names that stand for them.

An axis is an int where it is known, else a `Sum` such as n - 1, so that `x[1:]` and `x[:-1]` are
seen to be of one length.  Indices are the same: the loop's name and what is added to it.  UNKNOWN
is a length that is none of these: one such is not like another.
"""

from collections.abc import Mapping
from typing import NamedTuple


class Sum(NamedTuple):
    """constant + the sum of factor * name; a name is of a whole number, or a text in brackets."""

    constant: int
    terms: tuple[tuple[str, int], ...]


Length = int | Sum | str
UNKNOWN = "?"


def name(text: str) -> Length:
    """The length that a name, or a text that needs no brackets, stands for."""
    return Sum(0, ((text, 1),))


def plus(a: Length, b: Length) -> Length:
    if type(a) is int and type(b) is int:
        return a + b
    if UNKNOWN in (a, b):
        return UNKNOWN
    terms: dict[str, int] = {}
    for one in (a, b):
        for text, factor in terms_of(one):
            terms[text] = terms.get(text, 0) + factor
    return _made(constant_of(a) + constant_of(b), terms)


def times(a: Length, factor: int) -> Length:
    if a == UNKNOWN:
        return a
    return _made(constant_of(a) * factor, {n: k * factor for n, k in terms_of(a)})


def minus(a: Length, b: Length) -> Length:
    return plus(a, times(b, -1))


class Count(str):
    """How many turns a loop from 0 up to `end` has, which may be below 0."""

    end: Length


def at_least_0(end: Length) -> Length:
    """`end` where that is positive, else 0."""
    if type(end) is not Sum:
        return end if end == UNKNOWN else max(end, 0)
    count = Count(f"max{end!r}")
    count.end = end
    return name(count)


def bound(length: Length) -> Length:
    """A length where what is below 0 is as good as 0: as the bound of a loop."""
    terms = terms_of(length)
    alone = not constant_of(length) and len(terms) == 1 and terms[0][1] == 1
    return terms[0][0].end if alone and type(terms[0][0]) is Count else length


def product(lengths) -> Length:
    """The product of lengths of which at most one is a sum; UNKNOWN otherwise."""
    whole: Length = 1
    for length in lengths:
        if type(length) is int:
            whole = times(whole, length)
        elif type(whole) is int:
            whole = times(length, whole)
        else:
            return UNKNOWN
    return whole


def names(length: Length) -> set[str]:
    return {text for text, _ in terms_of(length)}


def replaced(length: Length, by: Mapping[str, Length]) -> Length:
    """`length` with the names that `by` has replaced."""
    if type(length) is not Sum:
        return length
    whole: Length = constant_of(length)
    for text, factor in terms_of(length):
        whole = plus(whole, times(by.get(text, name(text)), factor))
    return whole


def constant_of(length: Length) -> int:
    # nobody asks it of a text
    return length.constant if type(length) is Sum else length  # type: ignore[return-value]


def terms_of(length: Length) -> tuple[tuple[str, int], ...]:
    return length.terms if type(length) is Sum else ()


def _made(constant: int, terms: dict[str, int]) -> Length:
    kept = tuple((n, k) for n, k in terms.items() if k)
    # what is added comes first, and the order is one: equal lengths are equal values
    return (
        Sum(constant, tuple(sorted(kept, key=lambda t: (t[1] < 0, -abs(t[1]), t[0]))))
        if kept
        else constant
    )
