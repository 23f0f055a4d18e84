"""Products that would overflow on the way: exp(x)/s/s has a value where exp(x)/s**2 has none.

What is huge above a fraction bar stands over one power each of what is huge below it, so that no
power is formed that the quotients of the program had not.  Polynomials of a high degree stand over
half of the power each: x**2/s*(3 + x**2)/s has a value where x**2*(3 + x**2)/s**2 has none.
"""

from collections.abc import Mapping

from gradcli.core.ir import Expr
from gradcli.derive.algebra.forms import POWER, SQRT, Factors, Forms, multiply
from gradcli.derive.algebra.identities import COSH, EXP, EXPM1, SINH
from gradcli.derive.algebra.rationals import Exact, Rational

STEEP_ROWS = frozenset({EXP, EXPM1, COSH, SINH})
STEEP_POWER = 4  # from which exponent on a power counts as huge
HIGH = 6  # the degree of what overflows where numbers of physics are, from 1e51 on


def steps(forms: Forms, factors: Factors) -> list[Factors]:
    """The products, one after the other, that a product is written as: mostly itself."""
    powers = [b for b, e in factors.items() if type(e) is int and e < -1]
    base = next((b for b in powers if _grows(forms, b, 1)), None)
    if base is None:
        return _halves(forms, factors, powers)
    if id(base) in forms.raised:
        return [factors]
    rest = {b: e for b, e in factors.items() if b is not base}
    parts: list[Factors] = []
    left = factors[base]
    for above in sorted(rest, key=lambda b: (forms.order(b), forms.place(b))):
        single = _grows(forms, above, 1)  # else it is its power that grows
        while left < -1 and rest.get(above, 0) > 0 and _grows(forms, above, rest[above]):
            e = 1 if single and type(rest[above]) is int else rest[above]
            parts.append({above: e, base: -1})
            multiply(rest, above, -e)
            left += 1
    if not parts:
        return [factors]
    first = {b: e for b, e in rest.items() if e > 0 and not _grows(forms, b, e)}
    last = {b: e for b, e in rest.items() if b not in first}
    return [{**first, **parts[0]}, *parts[1:], {**last, base: left}]


def _halves(forms: Forms, factors: Factors, powers: list) -> list[Factors]:
    """The product over one half of a power of a high degree, and over the other.

    That is where the quotient is no tiny number as the power overflows, or what is above does too:
    (1 - x**2)/(1 + x**2)**2 is 1e-154 by then.
    """
    for base in powers:
        e = factors[base]
        if len(factors) < 2 or id(base) in forms.raised or not isinstance(e, int):
            continue
        variables = _variables(forms, base)
        below = -_degree(forms, {base: e}, variables)
        above = {b: k for b, k in factors.items() if k > 0}
        degree = _degree(forms, above, variables)
        high = degree >= min(below, HIGH) or 2 * degree > below >= HIGH
        if below < STEEP_POWER or not high:
            continue
        first: Factors = {}
        for b in sorted(above, key=forms.order):
            if first and 2 * _degree(forms, {**first, b: above[b]}, variables) > degree:
                break
            first[b] = above.pop(b)
        rest = {b: k for b, k in factors.items() if b not in first and b is not base}
        half = e // 2
        return [{**first, base: half}, {**rest, base: e - half}]
    return [factors]


def _variables(forms: Forms, base) -> set[int]:
    """The identities of the bases that a base is a polynomial of."""
    terms = forms.sums.get(id(base))
    return {id(base)} if terms is None else {id(b) for _, factors in terms for b in factors}


def _degree(forms: Forms, factors: Mapping, variables: set[int]) -> float:
    """The degree of a product, or of the highest term of the sums in it, in some variables."""
    found = 0.0
    for base, e in factors.items():
        if id(base) in variables:
            found += _float(e)
            continue
        root = type(base) is Expr and base.op is SQRT
        terms = forms.sums.get(id(base.args[0] if root else base), ())
        degrees = [sum([_float(k) for b, k in f.items() if id(b) in variables]) for _, f in terms]
        found += _float(e) * max(degrees, default=0.0) / (2 if root else 1)
    return found


def _float(e: Exact) -> float:
    return e.p / e.q if isinstance(e, Rational) else float(e)


def _grows(forms: Forms, base, e: Exact) -> bool:
    """Whether a base to a positive power, or a term of the sum that it is, is soon huge."""
    if type(base) is not Expr:
        return False
    if base.op in STEEP_ROWS or e >= STEEP_POWER or _is_free(base):
        return True
    terms = forms.sums.get(id(base), ())
    return any([k > 0 and _grows(forms, b, k) for _, factors in terms for b, k in factors.items()])


def _is_free(base: Expr) -> bool:
    """Whether a base is a power whose exponent is no number."""
    return base.op is POWER and type(base.args[1]) is Expr
