"""Sums that are a function of twice or half an argument, or a hyperbolic one."""

from collections.abc import Iterator

from gradcli.core.ir import Expr
from gradcli.derive.algebra import writing
from gradcli.derive.algebra.forms import Factors, Forms, Term, key
from gradcli.derive.algebra.identities import ANGLED, COMPLEMENTS, EXP, HALVES, PAIRS, TWICE
from gradcli.derive.algebra.rationals import Exact, ratio


def angles(forms: Forms, terms: list[Term]) -> list[Term] | None:
    """The terms with the first two that a row joins as one; None where there are none."""
    if not any([type(b) is Expr and b.op in ANGLED for _, factors in terms for b in factors]):
        return None
    places = {key(factors): i for i, (_, factors) in enumerate(terms)}
    for i, (c, factors) in enumerate(terms):
        for base, e in factors.items():
            if type(base) is not Expr or base.op not in ANGLED:
                continue
            rest = {b: k for b, k in factors.items() if b is not base}
            for other, k, joined in _rows(forms, base, e):
                j = places.get(key({**rest, **other}))
                if j is not None and j != i and terms[j][0] == k * c:
                    number, found = joined
                    whole = number * c, {**rest, **found}
                    return [whole if n == i else t for n, t in enumerate(terms) if n != j]
    return None


def complemented(forms: Forms, terms: list[Term]) -> list[Term]:
    """The terms with 1 - f(u) as f(-u)."""
    for i, (c, factors) in enumerate(terms):
        for base, e in factors.items():
            if e != 1 or type(base) is not Expr or base.op not in COMPLEMENTS:
                continue
            rest = {b: k for b, k in factors.items() if b is not base}
            other = key(rest)
            j = next((j for j, (k, f) in enumerate(terms) if k == -c and key(f) == other), None)
            if j is not None:
                turned = forms.make(base.op, _scaled(forms, base.args[0], -1))
                new = -c, {**rest, turned: 1}
                return complemented(
                    forms, [new if n == i else t for n, t in enumerate(terms) if n != j]
                )
    return terms


def _rows(forms: Forms, base: Expr, e: Exact) -> Iterator[tuple[Factors, int, Term]]:
    """(other, k, joined): base**e + k other = joined, for each row that applies."""
    u = base.args[0]
    if e == 2 and base.op in TWICE:
        twin, k = TWICE[base.op]
        whole: Factors = {forms.make(base.op, _scaled(forms, u, 2)): 1}
        yield {forms.make(twin, u): 2}, k, (1, whole)
    if e == 1 and base.op in HALVES and (half := _half(forms, u)) is not None:
        for k, row in HALVES[base.op].items():
            yield {}, k, (2 * k, {forms.make(row, half): 2})
    if e == 1 and base.op is EXP:
        negative = forms.make(EXP, _scaled(forms, u, -1))
        for k, row in PAIRS.items():
            yield {negative: 1}, k, (2, {forms.make(row, u): 1})


def _scaled(forms: Forms, u, k: Exact):
    """k u."""
    factors: Factors = {}
    c = forms.include(k, factors, u, 1)
    return writing.product(forms, c, factors)


def _half(forms: Forms, u):
    """u/2, where u is an even multiple of something."""
    c, _ = forms.products.get(id(u), (1, {}))
    return _scaled(forms, u, ratio(1, 2)) if type(c) is int and c % 2 == 0 else None
