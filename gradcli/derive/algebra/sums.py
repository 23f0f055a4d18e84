"""Sums in normal form: like terms together, common factors out, one denominator where that pays.

The candidates are the sum as it stands and the product of what its terms share with what is left
of them, opened where terms then cancel; the one of fewer operations is the value.
"""

from typing import TypeGuard

from gradcli.core.ir import Expr
from gradcli.derive.algebra import writing
from gradcli.derive.algebra.angles import angles, complemented
from gradcli.derive.algebra.branches import CHOICES, joined_sum
from gradcli.derive.algebra.contents import UNIT, content, leaves_powers, without
from gradcli.derive.algebra.cost import cost
from gradcli.derive.algebra.forms import Factors, Forms, Term, collected, key, multiply, times
from gradcli.derive.algebra.identities import ANGLED, QUOTIENT_ROWS, SQUARED
from gradcli.derive.algebra.products import product
from gradcli.derive.algebra.rationals import Exact
from gradcli.derive.algebra.writing import functions_of, quotients

OPENED = 24  # terms that a product of sums may have on the way
TELLING = ANGLED | CHOICES  # functions by which terms may join
GROUPED = 8  # terms, among which those that share a part are looked for


def total(forms: Forms, terms: list[Term]):
    """The value of a sum of terms."""
    terms = complemented(forms, squared(forms, collected(terms)))
    if len(terms) < 2:
        return product(forms, *terms[0]) if terms else 0
    if not _may_shorten(forms, terms):
        return writing.total(forms, terms)
    atoms = {id(base) for _, factors in terms for base in factors}
    best = writing.total(forms, terms)
    least = cost(forms, (best,), atoms)
    for candidate in _candidates(forms, terms, least[0]):
        found = cost(forms, (candidate,), atoms)
        if found < least:
            best, least = candidate, found
    every = _of_every(terms)
    if every is not None:  # with two fraction bars, which only fewer operations are worth
        candidate = _multiplied(forms, every, without(terms, every), once=True)
        if cost(forms, (candidate,), atoms)[0] < least[0]:
            best = candidate
    return best


# -- identities -----------------------------------------------------------------------------------
def squared(forms: Forms, terms: list[Term]) -> list[Term]:
    """The terms with those that a square's identity joins joined: sin^2 + cos^2 is 1."""
    while any([e == 2 and _squares(base) for _, factors in terms for base, e in factors.items()]):
        joined = _joined(forms, terms)
        if joined is None:
            break
        terms = collected(joined)
    return terms


def _squares(base) -> bool:
    return type(base) is Expr and base.op in SQUARED


def _joined(forms: Forms, terms: list[Term]) -> list[Term] | None:
    """The terms with the first two that a row joins as one; None where there are none."""
    places = {key(factors): i for i, (_, factors) in enumerate(terms)}
    for i, (c, factors) in enumerate(terms):
        for base in [base for base, e in factors.items() if e == 2 and _squares(base)]:
            row = SQUARED[base.op]
            rest = {b: k for b, k in factors.items() if b is not base}
            turned = times((1, rest), (1, {forms.make(row.g, *base.args): row.power}))[1]
            for other, number, new in (
                (rest, row.constant, (row.factor * c, turned)),  # f^2 - constant = factor g^power
                (turned, row.factor, (row.constant * c, rest)),  # f^2 - factor g^power = constant
            ):
                j = places.get(key(other))
                if j is not None and terms[j][0] == -number * c:
                    return [new if n == i else t for n, t in enumerate(terms) if n != j]
    return None


# -- candidates -----------------------------------------------------------------------------------
def _may_shorten(forms: Forms, terms: list[Term]) -> bool:
    """Whether the candidates beside the sum itself are worth their making."""
    seen: set[object] = set()
    for _, factors in terms:
        for base, e in factors.items():
            if base in seen or (id(base) in forms.sums and (e == 1 or e < 0)):
                return True
            if type(base) is Expr and base.op in TELLING:
                return True
            seen.add(base)
    c = abs(terms[0][0])
    return c != 1 and all(abs(k) == c for k, _ in terms)


def _candidates(forms: Forms, terms: list[Term], most: int):  # noqa: C901 (each candidate is made of those before it)
    """Other values of a sum, but for those that surely have more operations than `most`."""
    wide = None
    if len(terms) <= OPENED:
        for way in (_quotients, angles):
            other = way(forms, terms)
            if other is not None:
                yield total(forms, other)
        other = joined_sum(forms, terms, total)
        if other is not None:
            yield total(forms, other)
        wide = opened(forms, terms, most)
        if wide is not None:
            yield total(forms, wide)
    grouped = _grouped(forms, terms)
    if grouped is not None:
        yield total(forms, grouped)
    shared = content(terms)
    if shared == UNIT:
        return
    nearer = _nearer(forms, terms, shared)
    if nearer is not None:
        yield _multiplied(forms, nearer, without(terms, nearer), once=True)
    inner = without(terms, shared)
    if shared[1] or _saves(shared[0], terms):
        yield _multiplied(forms, shared, squared(forms, inner))
    if len(terms) > OPENED:
        return
    functions = {b for b in shared[1] if type(b) is Expr and b.op in QUOTIENT_ROWS}
    if functions:  # which may be part of a quotient or a double angle in each term
        fewer = shared[0], {b: e for b, e in shared[1].items() if b not in functions}
        if fewer != UNIT and leaves_powers(terms, fewer[1]):
            yield _multiplied(forms, fewer, without(terms, fewer), once=True)
    if shared[1]:
        wide = opened(forms, inner, most)
    elif wide is not None:
        wide = without(wide, shared)
    if wide is not None:
        yield _multiplied(forms, shared, wide)


def _saves(number: Exact, terms: list[Term]) -> bool:
    """Whether a number may leave more terms as it comes out of them than the one that it makes."""
    return type(number) is not int or number < 0 or sum([abs(c) == number for c, _ in terms]) > 1


def fewest(terms: list[Term]) -> int:
    """Operations that a sum has in every form: between its terms, and one in each that is no atom.

    0 where there are none, or bases are more than names, which may join; between its terms alone
    where some share.
    """
    if not terms or any([type(b) is not Expr or b.op is not None for _, f in terms for b in f]):
        return 0
    inner = without(terms, content(terms))
    products = 0 if _group(inner) else sum([_is_product(c, f) for c, f in inner])
    return len(terms) - 1 + products


def _is_product(c: Exact, factors: Factors) -> bool:
    """Whether a term is more than a number, or a name."""
    return bool(factors) and (c not in (1, -1) or list(factors.values()) != [1])


def _grouped(forms: Forms, terms: list[Term]) -> list[Term] | None:
    """The terms with those that share the most as one: a b/c + a d/c + e is a (b + d)/c + e."""
    found = _group(terms)
    if found is None:
        return None
    shared, group = found
    number, _ = content(group)
    inner = writing.total(forms, without(group, (number, shared)))
    joined = times((number, shared), (1, {inner: 1}))
    first = next(i for i, t in enumerate(terms) if t is group[0])
    others = [t for t in terms if not any([t is member for member in group])]
    return [*others[:first], joined, *others[first:]]


def _group(terms: list[Term]) -> tuple[Factors, list[Term]] | None:
    """What some of the terms share, and those that do, where it saves the most.

    None where no two share two bases: what a polynomial's terms share is one, and stays in them.
    """
    best: tuple[int, Factors, list[Term]] | None = None
    for i, (_, one) in enumerate(terms) if 2 < len(terms) <= GROUPED else ():
        for _, two in terms[i + 1 :] if len(one) > 1 else ():
            shared = _common(one, two)
            if len(shared) < 2:
                continue
            group = [t for t in terms if len(_common(shared, t[1])) == len(shared)]
            saved = len(shared) * (len(group) - 1)
            better = 1 < len(group) < len(terms) and (best is None or saved > best[0])
            if better and leaves_powers(group, shared):
                best = saved, shared, group
    return best and best[1:]


def _common(one: Factors, two: Factors) -> Factors:
    """The bases with one and the same exponent in both."""
    return {b: e for b, e in one.items() if two.get(b) == e}


def _nearer(forms: Forms, terms: list[Term], shared: Term) -> Term | None:
    """The content of terms but for what only some are divided by: (cos(x) - sin(x)/x)/x.

    The sum over x**2 would be 0/0 where x**2 underflows.  None where no function is divided.
    """
    number, lowest = shared
    least = {b: max([f.get(b, 0) for _, f in terms]) if e < 0 else e for b, e in lowest.items()}
    fewer = [b for b, e in least.items() if lowest[b] < e < 0 and id(b) not in forms.sums]
    nearer = number, {b: e for b, e in least.items() if e}
    divided = [f for _, f in without(terms, nearer) if any([f.get(b, 0) < 0 for b in fewer])]
    if not divided or not all(map(_has_function, divided)):
        return None
    return nearer if leaves_powers(terms, nearer[1]) else None


def _of_every(terms: list[Term]) -> Term | None:
    """The content of terms but for what only some are divided by: u (u/(1 + u) + log(1 + u)).

    None where every term is divided by all of it.
    """
    number, lowest = content(terms)
    kept = {b: e for b, e in lowest.items() if e > 0 or all([b in f for _, f in terms])}
    if len(kept) == len(lowest) or (number, kept) == UNIT or not leaves_powers(terms, kept):
        return None
    return number, kept


def _has_function(factors: Factors) -> bool:
    return any([e > 0 and type(b) is Expr and b.op is not None for b, e in factors.items()])


def _quotients(forms: Forms, terms: list[Term]) -> list[Term] | None:
    """The terms with sin/cos as tan; None where none then meet."""
    if not any([len(f) > 1 and functions_of(f, QUOTIENT_ROWS) for _, f in terms]):
        return None
    named = [quotients(forms, c, f, functions_of(f, QUOTIENT_ROWS)) for c, f in terms]
    short = collected(named)
    return short if len(short) < len(terms) else None


def _multiplied(forms: Forms, shared: Term, inner: list[Term], once: bool = False):
    """shared * (the sum of the terms in `inner`), which may share more, unless `once`."""
    if len(inner) < 2:
        return product(forms, *times(shared, inner[0])) if inner else 0
    again = UNIT if once else content(inner)
    if again != UNIT:
        shared, inner = times(shared, again), without(inner, again)
    return product(forms, *times(shared, (1, {writing.total(forms, inner): 1})))


def opened(forms: Forms, terms: list[Term], most: int) -> list[Term] | None:
    """The terms with their sums multiplied out.

    None where nothing then cancels or meets, or the sum surely has more operations than `most`.
    """
    sums = forms.sums
    if not any(
        [id(b) in sums and _is_opened(e) for _, factors in terms for b, e in factors.items()]
    ):
        return None
    found: list[Term] = []
    for c, factors in terms:
        parts: list[Term] = [(c, {})]
        for base, e in factors.items():
            inner = sums.get(id(base))
            if inner is None or not _is_opened(e):
                for _, known in parts:
                    multiply(known, base, e)
                continue
            for _ in range(e):
                parts = [times(a, b) for a in parts for b in inner]
                if len(parts) > OPENED:
                    return None
        found += parts
        if len(found) > OPENED:
            return None
    short = squared(forms, collected(found))
    return short if len(short) < len(found) and fewest(short) <= most else None


def _is_opened(e: Exact) -> TypeGuard[int]:
    """Whether a sum to the e is multiplied out."""
    return type(e) is int and 0 < e < 4
