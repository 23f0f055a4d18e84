"""Products that would overflow on the way: exp(x)/s/s has a value where exp(x)/s**2 has none.

What is huge above a fraction bar stands over one power each of what is huge below it, so that no
power is formed that the quotients of the program had not.
"""

from gradcli.derive.algebra.forms import POWER, Factors, Forms, multiply
from gradcli.derive.algebra.identities import COSH, EXP, SINH
from gradcli.derive.algebra.rationals import Exact
from gradcli.language.core import Expr

STEEP_ROWS = frozenset({EXP, COSH, SINH})
STEEP_POWER = 4  # from which exponent on a power counts as huge


def steps(forms: Forms, factors: Factors) -> list[Factors]:
    """The products, one after the other, that a product is written as: mostly itself."""
    for base, e in factors.items():
        if type(e) is int and e < -1 and _grows(forms, base, 1):
            break
    else:
        return [factors]
    if id(base) in forms.raised:
        return [factors]
    rest = {b: e for b, e in factors.items() if b is not base}
    parts: list[Factors] = []
    left = factors[base]
    for above in sorted(rest, key=forms.order):
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
