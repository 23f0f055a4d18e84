"""What two polynomials have in common: their greatest common divisor, and what it leaves of them.

A polynomial has whole coefficients: a dict from the exponents of its variables to them.  The
divisor is found by primitive remainder sequences, one variable after another.
Source: Knuth, The Art of Computer Programming, vol. 2, section 4.6.1.
"""

from math import gcd, lcm

from gradcli.core.ir import Expr
from gradcli.derive.algebra import writing
from gradcli.derive.algebra.contents import content_of, without
from gradcli.derive.algebra.forms import Factors, Forms, Term, collected, times
from gradcli.derive.algebra.rationals import EXACT, Exact, Rational, over, ratio
from gradcli.derive.algebra.rationals import common as highest_common

Polynomial = dict[tuple[int, ...], int]
TERMS, DEGREE, VARIABLES = 12, 16, 4  # at most, of what is divided
MOST = 48  # terms on the way


class Large(Exception):
    """A polynomial on the way has more terms than a divisor is worth."""


def common(forms: Forms, one: Expr, two: Expr) -> tuple[Term, Term, Term] | None:
    """(g, p, q) of two sums that are g p and g q; None where they share no sum.

    Numbers, and what all terms of one share, are no part of g.
    """
    key = id(one), id(two)
    if key not in forms.divisors:
        forms.divisors[key] = _common(forms, one, two)
    return forms.divisors[key]


def _common(forms: Forms, one: Expr, two: Expr) -> tuple[Term, Term, Term] | None:
    contents = [content_of(forms, base) for base in (one, two)]
    try:
        sums = [
            _opened(forms, without(forms.sums[id(base)], shared))
            for base, shared in zip((one, two), contents)
        ]
        numbers = [highest_common([c for c, _ in terms]) for terms in sums if terms]
        bases = _variables(sums)
        if bases is None:
            return None
        exponents = [e for terms in sums for _, f in terms for e in f.values()]
        roots = lcm(*[e.q for e in exponents if type(e) is Rational])
        if any(not 0 < e * roots <= DEGREE for e in exponents):
            return None
        a, b = [_polynomial(terms, n, bases, roots) for terms, n in zip(sums, numbers)]
        g = divisor(a, b)
        parts = [g, quotient(a, g), quotient(b, g)]
    except Large:
        return None
    if len(g) < 2 or any(abs(c) >= EXACT for part in parts for c in part.values()):
        return None
    first, last = sums[0][0][1], sums[0][-1][1]
    rising = sum(map(int, first.values())) < sum(map(int, last.values()))
    shared, p, q = [_value(forms, part, bases, roots, rising) for part in parts]
    p, q = times(p, (numbers[0], {})), times(q, (numbers[1], {}))
    return shared, times(p, contents[0]), times(q, contents[1])


def _opened(forms: Forms, terms: list[Term]) -> list[Term]:
    """The terms of a sum with the sums among their factors multiplied out.  Raises Large."""
    found: list[Term] = []
    for c, factors in terms:
        parts: list[Term] = [(c, {})]
        for base, e in factors.items():
            inner = forms.sums.get(id(base)) if isinstance(e, int) and e > 0 else None
            for _ in range(e if isinstance(e, int) and inner else 1):
                by: list[Term] = [(1, {base: e})] if inner is None else _opened(forms, inner)
                parts = [times(a, b) for a in parts for b in by]
                if len(parts) > TERMS:
                    raise Large
        found += parts
    return collected(found)


def _variables(sums: list[list[Term]]) -> list | None:
    """The bases of two sums; None where they have none in common, or are too many or too long."""
    one, two = [dict.fromkeys(b for _, f in terms for b in f) for terms in sums]
    found = one | two
    few = len(found) <= VARIABLES and all(1 < len(terms) <= TERMS for terms in sums)
    return list(found) if few and not one.keys().isdisjoint(two) else None


def _polynomial(terms: list[Term], number: Exact, bases: list, roots: int) -> Polynomial:
    """The terms divided by a number, in powers of the roots of the bases."""
    return {
        tuple([int(f.get(b, 0) * roots) for b in bases]): int(over(c, number)) for c, f in terms
    }


def _value(forms: Forms, p: Polynomial, bases: list, roots: int, rising: bool) -> Term:
    """A polynomial as a term: the sum that it is, or its one product."""
    terms: list[Term] = []
    for powers in sorted(p, reverse=not rising):
        factors: Factors = {b: ratio(e, roots) for b, e in zip(bases, powers) if e}
        terms.append((p[powers], factors))
    if len(terms) == 1:
        return terms[0]
    if all(c < 0 for c, _ in terms):
        return -1, {writing.total(forms, [(-c, f) for c, f in terms]): 1}
    return 1, {writing.total(forms, terms): 1}


# -- arithmetic ------------------------------------------------------------------------------------
def divisor(a: Polynomial, b: Polynomial, i: int = 0) -> Polynomial:
    """The greatest common divisor of two polynomials in the variables from the i-th on."""
    if not a or not b:
        return a or b
    constant = len(next(iter(a)))
    if i == constant:
        (one,), (two,) = a.values(), b.values()
        return {(0,) * constant: gcd(one, two)}
    contents = [_content(p, i) for p in (a, b)]
    a, b = quotient(a, contents[0]), quotient(b, contents[1])
    shared = divisor(contents[0], contents[1], i + 1)
    if _degree(a, i) < _degree(b, i):
        a, b = b, a
    while b and _degree(b, i):
        rest = _remainder(a, b, i)
        a, b = b, rest and quotient(rest, _content(rest, i))
    return shared if b else _product(shared, a)


def _degree(p: Polynomial, i: int) -> int:
    return max([powers[i] for powers in p])


def _coefficients(p: Polynomial, i: int) -> dict[int, Polynomial]:
    """The coefficients of the powers of variable i."""
    found: dict[int, Polynomial] = {}
    for powers, c in p.items():
        found.setdefault(powers[i], {})[(*powers[:i], 0, *powers[i + 1 :])] = c
    return found


def _content(p: Polynomial, i: int) -> Polynomial:
    """What the coefficients of the powers of variable i share, with the sign of the highest."""
    found: Polynomial = {}
    coefficients = _coefficients(p, i)
    for c in coefficients.values():
        found = divisor(found, c, i + 1)
    sign = _sign(coefficients[max(coefficients)]) * _sign(found)
    return {powers: sign * c for powers, c in found.items()}


def _sign(p: Polynomial) -> int:
    return 1 if p[max(p)] > 0 else -1


def _product(a: Polynomial, b: Polynomial) -> Polynomial:
    return _less({}, a, b, -1)


def _less(p: Polynomial, a: Polynomial, b: Polynomial, sign: int = 1) -> Polynomial:
    """p - sign a b."""
    found = dict(p)
    for one, c in a.items():
        for two, d in b.items():
            powers = tuple([m + n for m, n in zip(one, two)])
            found[powers] = found.get(powers, 0) - sign * c * d
    found = {powers: c for powers, c in found.items() if c}
    if len(found) > MOST:
        raise Large
    return found


def _remainder(a: Polynomial, b: Polynomial, i: int) -> Polynomial:
    """The pseudo-remainder of a by b as polynomials in variable i."""
    degree = _degree(b, i)
    lead = _coefficients(b, i)[degree]
    while a and (n := _degree(a, i)) >= degree:
        above = {
            (*powers[:i], n - degree, *powers[i + 1 :]): c
            for powers, c in _coefficients(a, i)[n].items()
        }
        a = _less(_product(lead, a), above, b)
    return a


def quotient(a: Polynomial, b: Polynomial) -> Polynomial:
    """a/b of polynomials of which b divides a."""
    found: Polynomial = {}
    high = max(b)
    while a:
        top = max(a)
        powers = tuple([m - n for m, n in zip(top, high)])
        found[powers] = a[top] // b[high]
        a = _less(a, {powers: found[powers]}, b)
    return found
