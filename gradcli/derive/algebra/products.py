"""Products in normal form: the identities of quotients, and sums that differ by a factor alone."""

from collections.abc import Iterable
from math import isqrt

from gradcli.core.ir import Expr
from gradcli.derive.algebra import writing
from gradcli.derive.algebra.branches import CHOICES, joined_product
from gradcli.derive.algebra.contents import UNIT, content_of, primitive, without
from gradcli.derive.algebra.cost import cost
from gradcli.derive.algebra.factor_reuse import reused
from gradcli.derive.algebra.forms import (
    DIV,
    HALF,
    HALVES,
    MUL,
    NEG,
    Factors,
    Forms,
    Term,
    key,
    multiply,
    powers_of,
    times,
    to_power,
)
from gradcli.derive.algebra.identities import ABS, COSH, EXP, LOG, SIGMOID, SIGN, SINH, XLOGY
from gradcli.derive.algebra.polynomials import common
from gradcli.derive.algebra.rationals import Exact, Rational, inverse, parts, raised
from gradcli.derive.algebra.writing import functions_of

MANY = 24  # sums of one product, from which on their contents stay in them
MODULI = frozenset({ABS, SIGN})


def product(forms: Forms, c: Exact, factors: Factors):
    """The value of a term."""
    return whole(forms, *apart(forms, *reduced(forms, c, factors)))


def whole(forms: Forms, c: Exact, factors: Factors):
    """The value of a term in which products are reduced, and which is no part of a sum."""
    far = forms.derived and any([type(b) is Expr and b.op is EXP for b in factors])
    for base, e in factors.items():
        if type(e) is int and e < 0 and type(base) is Expr and id(base) in forms.sums:
            for way in (_logistic, _halved, _inverted):
                other = way(forms, c, factors, base)
                if other is None:
                    continue
                # exp(u)/(1 + exp(u)) is NaN far out, however short
                if (far and way is not _inverted) or _shorter(forms, other, (c, factors)):
                    return writing.product(forms, *reduced(forms, *other))
    return writing.product(forms, c, factors)


def reduced(forms: Forms, c: Exact, factors: Factors) -> Term:  # noqa: C901 (one look at all factors)
    """A term with the identities of products applied."""
    moduli = exponentials = sums = taken = roots = choices = logarithms = 0
    for base, e in factors.items():  # one look at what there is: mostly there is nothing to do
        if type(e) is not int:
            roots = 1
        if type(base) is Expr and base.op is not None:
            if base.op in MODULI:
                moduli = 1
            elif base.op is EXP:
                exponentials += 1
            elif base.op is XLOGY:
                logarithms = 1
            elif base.op in CHOICES:
                choices += 1
            elif id(base) in forms.sums:
                sums += 1
            elif base.op is DIV or base.op is MUL:
                taken = 1
        elif type(base) is int:
            roots = 1
    if moduli:
        factors = _moduli(forms, factors)
    if taken:
        c, factors = _opened(forms, c, factors)
    if logarithms and forms.derived:
        c, factors = _logarithms(forms, c, factors)
    if choices > 1:
        factors = joined_product(forms, factors, product)
    if exponentials > 1:
        c, factors = _exponentials(forms, c, factors)
    if sums > 1:
        c, factors = _divided(forms, *_cancelled(forms, c, factors))
    if roots:
        c, factors = _roots(forms, c, factors)
    if forms.common:
        factors = reused(forms, factors)
    return c, factors


def _logarithms(forms: Forms, c: Exact, factors: Factors) -> Term:
    """xlogy(y, x)/y as log(x): where y is 0 the program divides by it."""
    for base, e in factors.items():
        if type(base) is Expr and base.op is XLOGY and type(e) is int and e > 0:
            least = base.args[0]
            while type(least) is Expr and least.op is XLOGY:
                least = least.args[0]
            zeros: Factors = {}
            forms.include(1, zeros, least, e)
            if zeros and all([factors.get(b, 0) <= -k < 0 for b, k in zeros.items()]):
                inner: Factors = {}
                number = forms.include(1, inner, base.args[0], e)
                multiply(inner, forms.make(LOG, base.args[1]), e)
                return _logarithms(forms, *times((c, _but(factors, base)), (number, inner)))
    return c, factors


def apart(forms: Forms, c: Exact, factors: Factors) -> Term:
    """A reduced term with the contents of its sums among its factors, where that is shorter."""
    sums = [b for b in factors if type(b) is Expr and id(b) in forms.sums]
    for base in sums if len(sums) <= MANY else ():
        if type(factors.get(base)) is int:
            other = _uncontained(forms, c, factors, base)
            if other is not None and _shorter(forms, other, (c, factors)):
                c, factors = reduced(forms, *other)
    return c, factors


def _but(factors: Factors, *bases) -> Factors:
    """The factors without those of some bases."""
    return {b: e for b, e in factors.items() if not any([b is base for base in bases])}


def _uncontained(forms: Forms, c: Exact, factors: Factors, base: Expr) -> Term | None:
    """A term with the content of one of its sums among its factors: a/(1 + b/c) is a c/(c + b)."""
    if id(base) in forms.shared:
        return None
    shared = content_of(forms, base)
    if shared == UNIT:
        return None
    terms = forms.sums[id(base)]
    e = factors[base]
    number, inner = times((c, _but(factors, base)), to_power(shared, e))
    multiply(inner, writing.total(forms, without(terms, shared)), e)
    return number, inner


def _inverted(forms: Forms, c: Exact, factors: Factors, base: Expr) -> Term | None:
    """exp(u)/(1 + exp(u)) as 1/(1 + exp(-u)), which no large u makes NaN."""
    e = factors[base]
    for other, k in factors.items():
        if type(other) is Expr and other.op is EXP and k == -e > 0:
            terms = [times(term, (1, {other: -1})) for term in forms.sums[id(base)]]
            if any(other not in factors for _, factors in terms):
                rest = _but(factors, base, other)
                turned = [(n, _turned(forms, f, other)) for n, f in terms]
                multiply(rest, writing.total(forms, turned), e)
                return c, rest
    return None


def _logistic(forms: Forms, c: Exact, factors: Factors, base: Expr) -> Term | None:
    """1/(1 + exp(u)) of a derivative as sigmoid(-u), exp(u)/(1 + exp(u)) as sigmoid(u).

    Python's exp raises for a large argument, also where its program had exp(-u) alone.
    """
    numbers = {key(f): n for n, f in forms.sums[id(base)]}
    one = numbers.get(key({}))
    if not forms.derived or factors[base] != -1 or one is None or len(numbers) != 2:
        return None
    for _, inner in forms.sums[id(base)]:
        [other] = inner if len(inner) == 1 else [None]
        if type(other) is Expr and other.op is EXP and numbers[key(inner)] == one:
            above = factors.get(other) == 1
            if inner[other] != 1 or (other in factors and not above):
                return None
            argument: Factors = {}
            n = forms.include(1 if above else -1, argument, other.args[0], 1)
            rest = _but(factors, base, other)
            multiply(rest, forms.make(SIGMOID, writing.product(forms, n, argument)), 1)
            return c * raised(one, -1), rest
    return None


def _halved(forms: Forms, c: Exact, factors: Factors, base: Expr) -> Term | None:
    """exp(u)/(1 + exp(u))^2 as 1/(4 cosh(u/2)^2); over (1 - exp(u))^2 it is the hyperbolic sine."""
    numbers = {key(f): n for n, f in forms.sums[id(base)]}
    one = numbers.get(key({}))
    if factors[base] != -2 or one is None or len(numbers) != 2:
        return None
    for other in factors:
        slope = numbers.get(key({other: 1}))
        if slope in (one, -one) and other.op is EXP and factors[other] == 1:
            half: Factors = {}
            n = forms.include(HALF, half, other.args[0], 1)
            row = COSH if slope == one else SINH
            rest = _but(factors, base, other)
            multiply(rest, forms.make(row, writing.product(forms, abs(n), half)), -2)
            return c * raised(2 * one, -2), rest
    return None


def _turned(forms: Forms, factors: Factors, base: Expr) -> Factors:
    """Factors with exp(u)**-1 written exp(-u)."""
    if factors.get(base) != -1:
        return factors
    exponent: Factors = {}
    k = forms.include(-1, exponent, base.args[0], 1)
    opposite = forms.make(EXP, writing.product(forms, k, exponent))
    rest = _but(factors, base)
    multiply(rest, opposite, 1)
    return rest


def _shorter(forms: Forms, new: Term, old: Term) -> bool:
    atoms = {id(b) for b in old[1] if id(b) not in forms.sums or id(b) in forms.shared}
    values = [writing.product(forms, *term) for term in (reduced(forms, *new), old)]
    one, two = [cost(forms, (value,), atoms) for value in values]
    return one < two


def _opened(forms: Forms, c: Exact, factors: Factors) -> Term:
    """A term with those of its products taken apart that share a base with what divides them.

    A power of a product gives up what something cancels, and takes what makes up more of it:
    (x/y)^3 x/y is (x/y)^4.
    """
    for base in [*factors]:
        e = factors.get(base, 0)
        if n := _taken(forms, base, e, factors):
            opened = to_power(forms.products[id(base)], n)
            c, factors = times(times((c, factors), (1, {base: -n})), opened)
    return c, factors


def _taken(forms: Forms, base, e: Exact, factors: Factors) -> int:
    """How many of the e powers of a product to take apart; of the other sign, how many to add."""
    form = forms.products.get(id(base)) if type(base) is Expr else None
    if form is None or base.op not in (MUL, DIV) or type(e) is not int or e == 0:
        return 0
    if powers_of(factors, base):
        return 0
    sign = 1 if e > 0 else -1
    inner = form[1].items()
    alone = id(base) not in forms.shared
    if abs(e) == 1:
        return e if alone or any([factors.get(b, 0) * k * e < 0 for b, k in inner]) else 0
    shares = [int(factors.get(b, 0) * inverse(sign * k)) for b, k in inner]
    n = -min(shares)
    return sign * (abs(e) if alone and n >= abs(e) - 1 else min(n, abs(e)))


def _moduli(forms: Forms, factors: Factors) -> Factors:
    """|u|^2 is u^2, |u| times the sign of u is u, and u times its sign |u|."""
    factors = dict(factors)
    for u, bases in functions_of(factors, MODULI).items():
        if id(u) in forms.arrays:  # of which numbers may be complex
            continue
        size, side = bases.get(ABS), bases.get(SIGN)
        if side is not None and factors[side] == 1 and factors.get(u, 0) >= 1:
            del factors[side]
            multiply(factors, u, -1)
            multiply(factors, size := forms.make(ABS, u), 1)
            side = None
        if size not in factors or (factors[size] < 0 and powers_of(factors, size)):
            continue  # |u|^p/|u| is |u|^(p - 1), which has a value at 0
        if side is not None:
            e = factors[side]
            if factors[size] == e or factors[size] == -e == -1:
                multiply(factors, u, factors.pop(size))
                del factors[side]
            elif e > 0 < factors[size] and type(e) is int and e % 2 == 0:
                del factors[side]  # 1, or 0 where the modulus is 0 too
        elif isinstance(k := factors[size], int) and k % 2 == 0:
            multiply(factors, u, factors.pop(size))
    return factors


def _exponentials(forms: Forms, c: Exact, factors: Factors) -> Term:
    """exp(a) exp(b) is exp(a + b) where a and b cancel."""
    bases = [b for b in factors if type(b) is Expr and b.op is EXP and type(factors[b]) is int]
    for i, one in enumerate(bases):
        for two in bases[i + 1 :]:
            if one not in factors or two not in factors:
                continue
            term: Factors = {}
            k = forms.include(factors[one], term, one.args[0], 1)
            other: Factors = {}
            m = forms.include(factors[two], other, two.args[0], 1)
            if term == other and k + m == 0:
                factors = _but(factors, one, two)
            elif term == other and abs(k + m) < max(abs(k), abs(m)):
                factors = _but(factors, one, two)
                multiply(factors, forms.make(EXP, product(forms, k + m, term)), 1)
    return c, factors


def _cancelled(forms: Forms, c: Exact, factors: Factors) -> Term:
    """(2x + 2)/(x + 1) is 2: sums of which one is a multiple of the other."""
    sums = [b for b in factors if type(b) is Expr and id(b) in forms.sums]
    if len(sums) < 2 or len({factors[b] > 0 for b in sums}) < 2:
        return c, factors
    known: dict[frozenset, tuple[Expr, Term]] = {}
    for base in sums:
        found = primitive(forms, base)
        assert found is not None  # it is a sum
        shared, rest = found
        kept, own = known.setdefault(rest, (base, shared))
        e = factors.get(base)  # None where what came before has cancelled it
        if kept is not base and type(e) is int:
            factors = _but(factors, base)
            multiply(factors, kept, e)
            c, factors = times(times((c, factors), to_power(shared, e)), to_power(own, -e))
    return c, factors


def _divided(forms: Forms, c: Exact, factors: Factors) -> Term:
    """(x^2 - 1)/(x - 1) is x + 1: what two sums share is divided out, where that is shorter."""
    free = [b for b in factors if id(b) in forms.sums and id(b) not in forms.shared]
    free = [b for b in free if type(factors[b]) is int]
    for one in [b for b in free if factors[b] > 0]:
        for two in [b for b in free if factors[b] < 0]:
            found = common(forms, one, two)
            if found is None:
                continue
            shared, above, below = found
            e, k = factors[one], factors[two]
            other = c, _but(factors, one, two)
            for part, power in ((shared, e + k), (above, e), (below, k)):
                other = times(other, to_power(part, power)) if power else other
            inside = _into_sum(forms, *other, above)
            if _shorter(forms, inside, other):
                other = inside
            if _shorter(forms, other, (c, factors)):
                for base, rest in ((one, above), (two, below)):
                    if rest[1]:
                        forms.split[id(base)] = (*shared[1], *rest[1])
                return reduced(forms, *other)
    return c, factors


def _into_sum(forms: Forms, c: Exact, factors: Factors, part: Term) -> Term:
    """A term with its number in the sum that a part of it is: 0.1 (10 x + 1) is x + 0.1."""
    for base in part[1]:
        if c != 1 and id(base) in forms.sums and factors.get(base) == 1:
            rest = _but(factors, base)
            multiply(rest, writing.total(forms, [(c * n, f) for n, f in forms.sums[id(base)]]), 1)
            return 1, rest
    return c, factors


def unit(forms: Forms, base) -> tuple[Exact, Expr] | None:
    """A product as a number times one whose powers are not those of what it is made of.

    (x/y)**12 has a value where x**12/y**12 has none.  A product that something else reads is that
    one itself.  None for what is no product of several.
    """
    form = forms.products.get(id(base)) if type(base) is Expr else None
    if form is None or base.op not in (MUL, DIV, NEG) or len(form[1]) < 2:
        return None
    number, factors = form
    if number == 1 and id(base) in forms.shared:
        return 1, base
    whole_ones = all([type(k) is int for k in factors.values()])
    return (number, writing.product(forms, 1, factors)) if whole_ones else None


def difference_of_squares(forms: Forms, value: Expr, known: Iterable) -> Expr:
    """a^2 - b^2 for (a - b) (a + b) where that is among `known`; else the product itself."""
    number, factors = forms.products[id(value)]
    pair = [forms.sums.get(id(b), []) for b, e in factors.items() if e == 1]
    if len(pair) != 2 or len(factors) > 2 or number != 1 or {len(terms) for terms in pair} != {2}:
        return value
    (one, two), (three, four) = pair
    if one[1] != three[1] or two[1] != four[1] or one[0] != three[0] or two[0] != -four[0]:
        return value
    (a, b) = times(one, one), times(two, two)
    squares = {key(a[1]): a[0], key(b[1]): -b[0]}
    for node in known:
        terms = forms.sums.get(id(node), ())
        if len(terms) == 2 and {key(f): c for c, f in terms} == squares:
            return node
    return value


def _is_square(forms: Forms, form: Term) -> bool:
    """Whether a term is the square of a real."""
    return (
        form[0] == 1 and list(form[1].values()) == [2] and forms.arrays.isdisjoint(map(id, form[1]))
    )


def _roots(forms: Forms, c: Exact, factors: Factors) -> Term:
    """Roots of products give up their whole powers: (a b)^(3/2) is a b sqrt(a b), sqrt(a^2) |a|."""
    found: Factors = {}
    for base, e in factors.items():
        form = forms.products.get(id(base)) if type(base) is Expr else None
        if type(e) is Rational and form is not None:
            if whole_part := int(e):
                c, found = times((c, found), to_power(form, whole_part))
                e = e - whole_part
            if e.q == 2 and _is_square(forms, form):
                base, e = forms.make(ABS, *form[1]), e.p
        elif type(e) is Rational and type(base) is int and base > 0:
            c, e = c * raised(base, int(e)), e - int(e)
        multiply(found, base, e)
    return _whole_roots(c, found)


def _whole_roots(c: Exact, factors: Factors) -> Term:
    """A term with one root of whole numbers at most on either side of its fraction bar.

    2/sqrt(2) is sqrt(2), sqrt(2) sqrt(8) is 4.
    """
    whole_ones = {b: e for b, e in factors.items() if type(b) is int and b > 0 and e in HALVES}
    if not whole_ones:
        return c, factors
    found = {b: e for b, e in factors.items() if b not in whole_ones}
    square: Exact = 1
    for base, e in whole_ones.items():
        square = square * raised(base, 1 if e == HALF else -1)
    for base, e in parts(square):
        root = isqrt(base)
        if root * root == base:
            c = c * raised(root, e)
            continue
        above, below = (c.p, c.q) if isinstance(c, Rational) else (c, 1)
        if (below if e > 0 else above) % base == 0:
            c, e = c * raised(base, e), -e
        multiply(found, base, HALF * e)
    return c, found
