"""Choices on one test as one: where(t, a, b) + where(t, c, d) is where(t, a + c, b + d)."""

from collections.abc import Callable

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.derive.algebra.forms import Factors, Forms, Term, multiply
from gradcli.derive.algebra.rationals import Exact
from gradcli.ops.piecewise import where

WHERE = where.op
CHOICES = frozenset({WHERE, ir.SELECT})


def is_nothing(value) -> bool:
    """Whether both sides of a choice are 0."""
    sides = value.args[1:] if type(value) is Expr and value.op is WHERE else (1,)
    return all(type(x) in (int, float) and x == 0 for x in sides)


def joined_sum(forms: Forms, terms: list[Term], total: Callable) -> list[Term] | None:
    """The terms with those that choose by one test as one; None where no two do.

    What all of these are multiplied by stays outside.  total(forms, terms): the value of a sum.
    """
    groups: dict[tuple, list[tuple[int, Expr]]] = {}
    for i, (_, factors) in enumerate(terms):
        choices = [b for b in factors if _is_free(forms, b) and factors[b] == 1]
        if len(choices) == 1:
            groups.setdefault(_test(choices[0]), []).append((i, choices[0]))
    found = {i: group for group in groups.values() if len(group) > 1 for i, _ in group[:1]}
    if not found:
        return None
    taken = {i for group in found.values() for i, _ in group[1:]}
    return [
        _one(forms, terms, found[i], total) if i in found else term
        for i, term in enumerate(terms)
        if i not in taken
    ]


def _one(forms: Forms, terms: list[Term], group: list, total: Callable) -> Term:
    """A group of terms, each with its choice, as one term."""
    rests = [{b: e for b, e in terms[i][1].items() if b is not choice} for i, choice in group]
    shared = {b: e for b, e in rests[0].items() if all([rest.get(b) == e for rest in rests])}
    sides = []
    for k in (1, 2):
        inner: list[Term] = []
        for (i, choice), rest in zip(group, rests):
            factors: Factors = {b: e for b, e in rest.items() if b not in shared}
            c = forms.include(terms[i][0], factors, choice.args[k], 1)
            if c:
                inner += _spliced(forms, c, factors)
        sides.append(total(forms, inner))
    whole = dict(shared)
    multiply(whole, _choice(forms, group[0][1], [choice for _, choice in group], sides), 1)
    return 1, whole


def _spliced(forms: Forms, c, factors: Factors) -> list[Term]:
    """A term, or those of the sum that it is."""
    if len(factors) == 1 and c in (1, -1):
        [(base, e)] = factors.items()
        if e == 1 and id(base) in forms.sums and id(base) not in forms.shared:
            return [(c * k, f) for k, f in forms.sums[id(base)]]
    return [(c, factors)]


def joined_product(forms: Forms, factors: Factors, product: Callable) -> Factors:
    """The factors with choices by one test as one.  product(forms, c, factors): their value."""
    groups: dict[tuple, list[Expr]] = {}
    for base, e in factors.items():
        if e == 1 and _is_free(forms, base):
            groups.setdefault(_test(base), []).append(base)
    for choices in groups.values():
        if len(choices) < 2:
            continue
        sides = []
        for k in (1, 2):
            inner: Factors = {}
            c: Exact = 1
            for choice in choices:
                c = forms.include(c, inner, choice.args[k], 1)
            sides.append(product(forms, c, inner))
        joined = set(map(id, choices))
        factors = {b: e for b, e in factors.items() if id(b) not in joined}
        multiply(factors, _choice(forms, choices[0], choices, sides), 1)
    return factors


def _is_free(forms: Forms, base) -> bool:
    """Whether a base is a choice that nothing else reads."""
    return type(base) is Expr and base.op in CHOICES and id(base) not in forms.shared


def _test(choice: Expr) -> tuple:
    test = choice.args[0]
    return choice.op, id(test) if type(test) is Expr else test


def _choice(forms: Forms, first: Expr, choices: list[Expr], sides: list):
    """A choice by the test of `first` between two sides, reals where any choice had one."""
    if ir.same(*sides):
        return sides[0]
    if any([type(a) is float for choice in choices for a in choice.args]):
        sides = [float(side) if type(side) is int else side for side in sides]
    return forms.make(first.op, first.args[0], *sides)
