"""Products that are computed anyway and stand in others as one: a b c d is (b c) a d."""

from collections.abc import Iterable
from typing import NamedTuple

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.derive.algebra.forms import DIV, MUL, POWER, Factors, Forms, multiply, times, to_power
from gradcli.derive.algebra.rationals import Exact


class Part(NamedTuple):
    """A product, and what it is made of."""

    node: Expr
    factors: Factors


def parts_of(forms: Forms, values: Iterable) -> list[Part]:
    """The products in the values that are worth a name, the longest first."""
    found = []
    for node in ir.postorder(values):
        c, factors = forms.products.get(id(node), (0, {}))
        if node.op in (MUL, DIV, POWER) and c == 1 and len(factors) > 1:
            inner = [forms.weight(b) for b in factors if id(b) not in forms.several]
            if len(factors) - 1 + sum(inner) > 1:
                found.append(Part(node, factors))
    return sorted(found, key=lambda part: (-len(part.factors), -_degree(part.factors)))


def _degree(factors: Factors) -> Exact:
    """The sum of the exponents, their signs left out."""
    return sum(map(abs, factors.values()))


def reused(forms: Forms, factors: Factors) -> Factors:
    """The factors with the products of `forms.common` among them as one each."""
    for part in forms.common:
        if factors == part.factors:
            break
        often = min([_times(factors.get(b, 0), e) for b, e in part.factors.items()])
        if often > 0:
            rest = times((1, factors), to_power((1, part.factors), -often))[1]
            if not _parts_powers(part.factors, rest):
                factors = rest
                multiply(factors, part.node, often)
    return factors


def _parts_powers(taken: Factors, rest: Factors) -> bool:
    """Whether x^p is taken of x^p/x, which is a power of x and has a value at x = 0."""
    bases = [b.args[0] for b in taken if type(b) is Expr and b.op is POWER]
    return any([rest.get(x, 0) < 0 for x in bases if type(x) is Expr])


def _times(power: Exact, e: Exact) -> int:
    """How often a base to the second exponent stands whole in it to the first."""
    if type(power) is int and type(e) is int:
        return power // e if power * e > 0 else 0
    return int(not power < e if e > 0 else not e < power)
