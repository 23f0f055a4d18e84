"""What the terms of a sum share: the content of a sum, and what is left of it."""

from gradcli.core.ir import Expr
from gradcli.derive.algebra.forms import (
    POWER,
    Factors,
    Forms,
    Term,
    key,
    powers_of,
    times,
)
from gradcli.derive.algebra.rationals import Exact, common, over

UNIT: Term = (1, {})


def content(terms: list[Term]) -> Term:
    """The greatest product of which every term is a multiple; negative where all of them are.

    A base that one term divides by is in it to the lowest exponent, so that what is left of the
    terms has one denominator less.
    """
    lowest: Factors = dict(terms[0][1])
    for _, factors in terms[1:]:
        for base in [b for b, e in lowest.items() if b not in factors and e > 0]:
            del lowest[base]
        for base, e in factors.items():
            if e < lowest.get(base, 0):
                lowest[base] = e
    if any([e < 0 for e in lowest.values()]):
        lowest = _divided(terms, lowest)
    number = common([c for c, _ in terms])
    return (number if any([c > 0 for c, _ in terms]) else -number), lowest


def _divided(terms: list[Term], lowest: Factors) -> Factors:
    """What terms share, divided by no x but where one of them is: x^p/x is a power of x."""
    found = dict(lowest)
    for x in [b for b, e in lowest.items() if e < 0]:
        free = [
            f.get(x, 0)
            for _, f in terms
            if all([e == lowest.get(b) for b, e in powers_of(f, x).items()])
        ]
        if (e := min(free, default=0)) < 0:
            found[x] = e
        else:
            del found[x]
    return found


def leaves_powers(terms: list[Term], shared: Factors) -> bool:
    """Whether x^p/x stays a power of x where `shared` is taken out of the terms."""
    for x, e in shared.items():
        if e < 0 and not powers_of(shared, x) and any([powers_of(f, x) for _, f in terms]):
            return False
    powers = [b.args[0] for b in shared if type(b) is Expr and b.op is POWER]
    return all([f.get(x, 0) >= shared.get(x, 0) for x in powers for _, f in terms])


def content_of(forms: Forms, base: Expr) -> Term:
    """The content of a sum that is written."""
    found = forms.contents.get(id(base))
    if found is None:
        found = forms.contents[id(base)] = content(forms.sums[id(base)])
    return found


def without(terms: list[Term], shared: Term) -> list[Term]:
    """The terms, each divided by what they share."""
    number, inverse = shared[0], {base: -e for base, e in shared[1].items()}
    return [times((over(c, number), factors), (1, inverse)) for c, factors in terms]


def primitive(forms: Forms, base) -> tuple[Term, frozenset] | None:
    """A sum as a content times what identifies the rest: equal for sums that differ by a factor."""
    terms = forms.sums.get(id(base)) if type(base) is Expr else None
    if terms is None:
        return None
    number, shared = content_of(forms, base)
    rest = without(terms, (number, shared))
    turn = min(rest, key=lambda term: sorted((id(b), repr(e)) for b, e in term[1].items()))[0] < 0
    c: Exact = -number if turn else number
    return (c, shared), frozenset((key(f), -k if turn else k) for k, f in rest)
