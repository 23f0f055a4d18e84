"""Normal forms written as nodes: signs outside, one fraction bar, quotients of functions named."""

from gradcli.core.ir import Expr
from gradcli.derive.algebra.forms import (
    ADD,
    DIV,
    HALF,
    HALVES,
    MUL,
    NEG,
    POWER,
    SQRT,
    SUB,
    Factors,
    Forms,
    Term,
    Undone,
    collected,
    multiply,
    powers_of,
)
from gradcli.derive.algebra.identities import COSH, DOUBLES, QUOTIENT_ROWS, QUOTIENTS, SECH
from gradcli.derive.algebra.overflow import steps
from gradcli.derive.algebra.rationals import Exact, Rational, decimal, inverse, large, raised

SPECIAL = QUOTIENT_ROWS | {POWER}


def product(forms: Forms, c: Exact, factors: Factors):
    """The value of a term: numbers, then names, then sums, then functions, over what divides."""
    if not factors or c == 0:
        return number(forms, c)
    written = c, factors
    if c < 0:
        node = _negated(forms, c, factors)
    elif len(factors) == 1 and c == 1:
        [(base, e)] = factors.items()
        if e == 1:
            return base
        node = power(forms, base, e) if e > 0 else _fraction(forms, 1, factors)
    else:
        rows = [base.op for base in factors if type(base) is Expr and base.op in SPECIAL]
        if len(rows) > 1:
            c, factors = quotients(forms, c, factors, functions_of(factors, QUOTIENT_ROWS))
        if POWER in rows:
            factors = _lowered(forms, factors)
        node = _fraction(forms, c, factors)
    if type(node) is Expr:
        forms.products.setdefault(id(node), written)
    return node


def _fraction(forms: Forms, c: Exact, factors: Factors):
    node = None
    for part in steps(forms, factors):
        node, c = _over(forms, node, c, part), 1
    return node


def _over(forms: Forms, first, c: Exact, factors: Factors):
    """What was written first, if anything was, times a term."""
    above: list = [] if first is None else [first]
    below: list = []
    if len(factors) > 1:
        factors = _one_root(forms, factors)
    for base in sorted(factors, key=forms.order) if len(factors) > 1 else factors:
        e = factors[base]
        if e > 0:
            above.append(power(forms, base, e))
        elif _is_far(forms, base, e):
            above.append(power(forms, forms.make(SECH, *base.args), -e))
        else:
            below.append(power(forms, base, -e))
    if c != 1:
        p, q = _numerals(c)
        if p != 1 or not above:
            above.insert(0, p)
        if q != 1:
            below.insert(0, q)
    node = _chain(forms, above) if above else 1
    return forms.make(DIV, node, _chain(forms, below)) if below else node


def _is_far(forms: Forms, base, e: Exact) -> bool:
    """Whether a derivative is divided by powers of a cosh that nothing else reads.

    They leave the floats, or raise in Python, where the cosh of the program did not; those of
    1/cosh go to 0.
    """
    alone = type(base) is Expr and base.op is COSH and id(base) not in forms.shared
    return alone and forms.derived and type(e) is int and e < -1


def _one_root(forms: Forms, factors: Factors) -> Factors:
    """Factors with the roots of numbers as one: sqrt(2) sqrt(pi) is sqrt(2 pi)."""
    roots = {
        b: e
        for b, e in factors.items()
        if type(e) is not int and e in HALVES and (type(b) is int or forms.is_constant(b))
    }
    if len(roots) < 2:
        return factors
    side = 1 if HALF in roots.values() else -1
    c: Exact = 1
    inner: Factors = {}
    for base, e in roots.items():
        c = forms.include(c, inner, base, side if e == HALF else -side)
    rest = {b: e for b, e in factors.items() if b not in roots}
    multiply(rest, product(forms, c, inner), HALF * side)
    return rest


def _chain(forms: Forms, values: list):
    node = values[0]
    for value in values[1:]:
        node = forms.make(MUL, node, value)
    return node


def _negated(forms: Forms, c: Exact, factors: Factors):
    """A negative product: its sign goes into a difference, or stands in front."""
    base = _turnable(forms, factors)
    if base is None:
        return forms.make(NEG, product(forms, -c, factors))
    rest = {b: k for b, k in factors.items() if b is not base}
    multiply(rest, total(forms, [(-k, f) for k, f in forms.sums[id(base)]]), 1)
    return product(forms, -c, rest)


def _turnable(forms: Forms, factors: Factors) -> Expr | None:
    """A difference among the factors that may change its sign: nothing else reads it."""
    for base, e in factors.items():
        terms = forms.sums.get(id(base)) if type(base) is Expr else None
        if terms and e == 1 and id(base) not in forms.several and _mixed(terms):
            return base
    return None


def _mixed(terms: list[Term]) -> bool:
    """Whether some terms are added and some subtracted."""
    return len({c < 0 for c, _ in terms}) == 2


def _lowered(forms: Forms, factors: Factors) -> Factors:
    """x^n / x^k as x^(n - k) where n is no number: it has a value at x = 0, and 0/0 has none.

    So is x^n x^k of a derivative one power, where nothing else reads x^n.
    """
    factors = _gathered(factors)
    for x, k in factors.items():
        if type(k) is int and (powers := powers_of(factors, x)):
            exponents = powers.values()
            if any([type(e) is not int for e in exponents]):
                continue
            if all([e * k > 0 for e in exponents]) and not _is_one(forms, powers):
                continue
            side = -1 if max(exponents) < 0 else 1
            terms: list[Term] = [(side * k, {})]
            for base, e in sorted(powers.items(), key=lambda item: forms.order(item[0].args[1])):
                for c, inner in forms.sums.get(id(base.args[1]), [(1, {base.args[1]: 1})]):
                    read: Factors = {}
                    for part, i in inner.items():
                        c = forms.include(c, read, part, i)
                    terms.append((side * e * c, read))
            rest = {b: e for b, e in factors.items() if b is not x and b not in powers}
            terms = collected([*terms[1:], terms[0]])
            if any([inner for _, inner in terms]):
                multiply(rest, forms.make(POWER, x, total(forms, terms)), side)
            elif terms:
                multiply(rest, x, side * terms[0][0])
            return _lowered(forms, rest)
    return factors


def _gathered(factors: Factors) -> Factors:
    """(x^2)^n / x as (x^2)^n / x^2 times x, and (x^2)^n / x^4 times x^2 as (x^2)^n / x^2: what
    divides is the base of the power, and no more of it than has to."""
    for base in [b.args[0] for b in factors if type(b) is Expr and b.op is POWER]:
        if type(base) is not Expr or base.op is not POWER or type(base.args[1]) is not int:
            continue
        x, m = base.args
        k, below = factors.get(x, 0), factors.get(base, 0)
        if m > 0 and type(k) is int and (k < 0 or below < 0):
            n = -(k // m) if k < 0 else max(below, -(k // m))
            if n:
                factors = dict(factors)
                multiply(factors, base, -n)
                multiply(factors, x, n * m)
    return factors


def _is_one(forms: Forms, powers: Factors) -> bool:
    """Whether powers are one, or one over it, that nothing else reads."""
    [(base, e), *others] = powers.items()
    return forms.derived and not others and e in (1, -1) and id(base) not in forms.several


def power(forms: Forms, base, e: Exact):
    """A base to a positive power."""
    if e == 1:
        return base
    if e == HALF:
        return forms.make(SQRT, base)
    return forms.make(POWER, base, number(forms, e))


def total(forms: Forms, terms: list[Term]):
    """The value of a sum, in the order of its terms but for the first: one without a minus."""
    if len(terms) == 1:
        return product(forms, *terms[0])
    first = next((i for i, (c, _) in enumerate(terms) if c > 0), None)
    if first is None:
        first = next((i for i, (_, f) in enumerate(terms) if _turnable(forms, f) is not None), 0)
    node = product(forms, *terms[first])
    for i, (c, factors) in enumerate(terms):
        if i != first and c < 0:
            node = forms.make(SUB, node, product(forms, -c, factors))
        elif i != first:
            node = forms.make(ADD, node, product(forms, c, factors))
    forms.sums.setdefault(id(node), terms)
    return node


# -- numbers --------------------------------------------------------------------------------------
def number(forms: Forms, c: Exact):
    """An exact number as a program writes it: an int, a decimal, or a quotient."""
    p, q = _numerals(c)
    if q == 1:
        return p
    node = forms.make(NEG, number(forms, -c)) if p < 0 else forms.make(DIV, p, q)
    forms.products[id(node)] = c, {}
    return node


def _numerals(c: Exact) -> tuple:
    """The numbers (above, below) that a program writes c with: whole ones, or one decimal."""
    if isinstance(c, int):
        if large(c):
            raise Undone
        return c, 1
    if large(c):
        raise Undone
    if c.decimal and (value := decimal(c)) is not None:
        return value, 1
    below = inverse(c)
    if c.decimal and isinstance(below, Rational) and (value := decimal(below)) is not None:
        return (1, value) if value > 0 else (-1, -value)
    return c.p, c.q


# -- quotients of functions -----------------------------------------------------------------------
def functions_of(factors: Factors, rows: frozenset) -> dict:
    """argument -> {row: base} of the functions in `rows`."""
    found: dict[object, dict] = {}
    for base in factors:
        if type(base) is Expr and base.op in rows:
            found.setdefault(base.args[0], {})[base.op] = base
    return found


def quotients(forms: Forms, c: Exact, factors: Factors, by_argument: dict) -> Term:
    """sin/cos is tan, and 2 sin cos is the sine of twice the argument."""
    factors = dict(factors)
    for u, bases in by_argument.items():
        changed = len(bases) > 1
        while changed:
            changed = any([_joined(forms, factors, u, bases, row) for row in QUOTIENTS])
        for row, twin in DOUBLES.items():
            f, g = bases.get(row), bases.get(twin)
            e = factors.get(f, 0)
            if g is None or not e or type(e) is not int or factors.get(g) != e:
                continue
            half = raised(2, -e) * c
            whole = e < 0 or type(half) is int or type(c) is Rational  # sin(2u)/2 is no shorter
            if whole and id(f) not in forms.shared and id(g) not in forms.shared:
                del factors[f], factors[g]
                c = half
                doubled: Factors = {}
                k = forms.include(2, doubled, u, 1)
                multiply(factors, forms.make(row, product(forms, k, doubled)), e)
    return c, factors


def _joined(forms: Forms, factors: Factors, u, bases: dict, row) -> bool:
    """Whether the two functions of a row stood in `factors`, and are joined."""
    f, g = bases.get(row.f), bases.get(row.g)
    i, j = factors.get(f, 0), factors.get(g, 0)
    if type(i) is not int or type(j) is not int or i * row.i <= 0 or j * row.j <= 0:
        return False
    if any([powers_of(factors, base) for base, e in ((f, i), (g, j)) if e < 0]):
        return False
    count = min(abs(i), abs(j))
    bases[row.to] = forms.make(row.to, u)
    multiply(factors, f, -row.i * count)
    multiply(factors, g, -row.j * count)
    multiply(factors, bases[row.to], row.k * count)
    return True
