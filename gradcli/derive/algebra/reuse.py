"""Products that are computed anyway and stand in others as one: a b c d is (b c) a d."""

from collections.abc import Iterable
from typing import NamedTuple

from gradcli.derive.algebra.forms import DIV, MUL, Factors, Forms, multiply, times, to_power
from gradcli.derive.algebra.rationals import Exact
from gradcli.language import core
from gradcli.language.core import Expr


class Part(NamedTuple):
    """A product, and what it is made of."""

    node: Expr
    factors: Factors


def parts_of(forms: Forms, values: Iterable) -> list[Part]:
    """The products in the values that are worth a name, the longest first."""
    found = []
    for node in core.postorder(values):
        c, factors = forms.products.get(id(node), (0, {}))
        if node.op in (MUL, DIV) and c == 1 and len(factors) > 1:
            inner = [forms.weight(b) for b in factors if id(b) not in forms.several]
            if len(factors) - 1 + sum(inner) > 1:
                found.append(Part(node, factors))
    return sorted(found, key=lambda part: -len(part.factors))


def reused(forms: Forms, factors: Factors) -> Factors:
    """The factors with the products of `forms.common` among them as one each."""
    for part in forms.common:
        if factors == part.factors:
            break
        if all([_holds(factors.get(b, 0), e) for b, e in part.factors.items()]):
            factors = times((1, factors), to_power((1, part.factors), -1))[1]
            multiply(factors, part.node, 1)
    return factors


def _holds(power: Exact, e: Exact) -> bool:
    """Whether a base to the first exponent is one to the second times more of its sign."""
    return not power < e if e > 0 else not e < power
