"""Lengths and indices of arrays: whole numbers known by now, or sums of names that stand for them.

An axis is an int where it is known, else a `Sum` such as n - 1, so that `x[1:]` and `x[:-1]` are
seen to be of one length.  Indices are the same: the loop's name and what is added to it.
"""

from collections.abc import Mapping
from typing import NamedTuple


class Sum(NamedTuple):
    """constant + the sum of factor * name; a name is of a whole number, or C text in brackets."""

    constant: int
    terms: tuple[tuple[str, int], ...]


Length = int | Sum


def name(text: str) -> Length:
    """The length that a name, or a text that needs no brackets, stands for."""
    return Sum(0, ((text, 1),))


def plus(a: Length, b: Length) -> Length:
    if type(a) is int and type(b) is int:
        return a + b
    terms: dict[str, int] = {}
    for one in (a, b):
        for text, factor in _terms(one):
            terms[text] = terms.get(text, 0) + factor
    return _made(_constant(a) + _constant(b), terms)


def times(a: Length, factor: int) -> Length:
    return _made(_constant(a) * factor, {n: k * factor for n, k in _terms(a)})


def minus(a: Length, b: Length) -> Length:
    return plus(a, times(b, -1))


class Count(str):
    """The C text of how many turns a loop from 0 up to `end` has, which may be below 0."""

    end: Length


def at_least_0(end: Length) -> Length:
    """`end` where that is positive, else 0."""
    if type(end) is int:
        return max(end, 0)
    count = Count(f"larger_whole({text(end)}, 0)")
    count.end = end
    return name(count)


def bound(length: Length) -> Length:
    """A length where what is below 0 is as good as 0: as the bound of a loop."""
    terms = _terms(length)
    alone = not _constant(length) and len(terms) == 1 and terms[0][1] == 1
    return terms[0][0].end if alone and type(terms[0][0]) is Count else length


def product(lengths) -> Length | None:
    """The product of lengths of which at most one is not known by now; None otherwise."""
    whole: Length = 1
    for length in lengths:
        if type(length) is int:
            whole = times(whole, length)
        elif type(whole) is int:
            whole = times(length, whole)
        else:
            return None
    return whole


def names(length: Length) -> set[str]:
    return {text for text, _ in _terms(length)}


def replaced(length: Length, by: Mapping[str, Length]) -> Length:
    """`length` with the names that `by` has replaced."""
    whole: Length = _constant(length)
    for text, factor in _terms(length):
        whole = plus(whole, times(by.get(text, name(text)), factor))
    return whole


def text(length: Length) -> str:
    """The C text of a length: `n - 1`, `2*n`, `3`."""
    constant = _constant(length)
    terms = _terms(length)
    if not constant and len(terms) == 1 and terms[0][1] == 1:
        return _unbracketed(terms[0][0])
    out = ""
    if terms and terms[0][1] < 0 and constant > 0:
        out, constant = str(constant), 0
    for word, factor in terms:
        size = abs(factor)
        part = word if size == 1 else f"{size}*{word}"
        out += (
            (" - " if factor < 0 else " + ") + part if out else ("-" if factor < 0 else "") + part
        )
    if not out:
        return str(constant)
    return out + (f" {'-' if constant < 0 else '+'} {abs(constant)}" if constant else "")


def _unbracketed(word: str) -> str:
    """`k % 3` of `(k % 3)`."""
    inner = word[1:-1]
    whole = word[:1] == "(" and word[-1:] == ")" and "(" not in inner and ")" not in inner
    return inner if whole else word


def atom(length: Length) -> str:
    """The same as a factor: in brackets where it is a sum."""
    if not _constant(length) and [k for _, k in _terms(length)] == [1]:
        return _terms(length)[0][0]
    terms = _terms(length)
    single = len(terms) + (_constant(length) != 0) == 1 and (not terms or terms[0][1] > 0)
    return text(length) if single or (type(length) is int and length >= 0) else f"({text(length)})"


def _constant(length: Length) -> int:
    return length if type(length) is int else length.constant


def _terms(length: Length) -> tuple[tuple[str, int], ...]:
    return () if type(length) is int else length.terms


def _made(constant: int, terms: dict[str, int]) -> Length:
    kept = tuple((n, k) for n, k in terms.items() if k)
    # what is added comes first, and the order is one: equal lengths are equal values
    return (
        Sum(constant, tuple(sorted(kept, key=lambda t: (t[1] < 0, -abs(t[1]), t[0]))))
        if kept
        else constant
    )
