"""Where an expression has a value: what it divides by, and what it takes roots and logarithms of.

A normal form that cancels x against 1/x has a value at 0, which the program had not: the conditions
of a program that its normal form has no more are told to the user.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from gradcli.derive.algebra.contents import primitive
from gradcli.derive.algebra.forms import DIV, MUL, NEG, POWER, SQRT, Forms
from gradcli.derive.algebra.identities import (
    ABS,
    COS,
    COSH,
    EXP,
    LOG,
    SIN,
    SINH,
    TAN,
    TANH,
)
from gradcli.derive.algebra.rationals import exact
from gradcli.language import core
from gradcli.language.core import Expr
from gradcli.ops.elementary import log2, log10

NONZERO, NONNEGATIVE, POSITIVE_ONLY = "0", "negative", "not positive"
IMPLIED = {
    NONZERO: (NONZERO, POSITIVE_ONLY),
    NONNEGATIVE: (NONNEGATIVE, POSITIVE_ONLY),
    POSITIVE_ONLY: (POSITIVE_ONLY,),
}
LOGARITHMS = frozenset({LOG, log2.op, log10.op})
NEVER_ZERO = frozenset({EXP, COSH})
ZEROS = {TAN: SIN, TANH: SINH}  # f is 0 where g is: f: g


class Condition(NamedTuple):
    """An expression has no value where `base` is `where`."""

    where: str
    base: Expr


def lost(
    forms: Forms, before: Iterable[Expr], after: Iterable, value: Callable[[Expr], object]
) -> list[Condition]:
    """The conditions of the nodes in `before` that the nodes below `after` have no more.

    value: what a node of `before` has become.
    """
    kept = {
        (found.where, _key(forms, found.base))
        for node in core.postorder(after)
        for found in _conditions(forms, node, lambda n: n)
    }
    gone: dict[tuple, Condition] = {}
    for node in before:
        for found in _conditions(forms, node, value):
            key = _key(forms, found.base)
            if not any((where, key) in kept for where in IMPLIED[found.where]):
                gone.setdefault((found.where, key), found)
    return list(gone.values())


def _conditions(forms: Forms, node: Expr, value: Callable):
    """The conditions that a node itself makes."""
    if node.op is DIV:
        yield from _all(forms, NONZERO, value(node.args[1]))
    elif node.op is POWER and (e := _exponent(forms, value(node.args[1]))) is not None:
        if e < 0:
            yield from _all(forms, NONZERO, value(node.args[0]))
        if type(e) is not int:
            yield from _all(forms, NONNEGATIVE, value(node.args[0]))
    elif node.op is SQRT:
        yield from _all(forms, NONNEGATIVE, value(node.args[0]))
    elif node.op is TAN:
        yield Condition(NONZERO, forms.make(COS, value(node.args[0])))
    elif node.op in LOGARITHMS:
        yield from _all(forms, POSITIVE_ONLY, value(node.args[0]))


def _exponent(forms: Forms, value):
    if type(value) is not Expr:
        return exact(value) if type(value) in (int, float) else None
    form = forms.products.get(id(value))
    return form[0] if form is not None and not form[1] else None


def _all(forms: Forms, where: str, value):
    """The condition of a value: that of each of its factors where they must not be 0."""
    bases = _factors(value) if where == NONZERO else {value}
    for base in bases:
        if type(base) is Expr and not _holds(forms, base, where):
            zero = ZEROS.get(base.op) if where == NONZERO else None
            yield Condition(where, forms.make(zero, *base.args) if zero else base)


def _factors(value) -> set:
    """What a value is a product, quotient or power of."""
    found: set = set()
    stack = [value]
    while stack:
        node = stack.pop()
        if type(node) is Expr and node.op in (MUL, DIV, NEG):
            stack += node.args
        elif type(node) is Expr and node.op in (POWER, SQRT):
            stack.append(node.args[0])
        else:
            found.add(node)
    return found


def _holds(forms: Forms, base: Expr, where: str) -> bool:
    """Whether a base is surely positive, or not negative where that is asked."""
    if base.op in NEVER_ZERO or forms.is_constant(base):
        return True
    if base.op is POWER and forms.is_constant(base.args[0]):
        return True
    if where == NONNEGATIVE and (base.op is ABS or _is_square(base)):
        return True
    terms = forms.sums.get(id(base), ())
    return any(not f for _, f in terms) and all(
        c > 0 and all((type(e) is int and e % 2 == 0) or _is_positive(b) for b, e in f.items())
        for c, f in terms
    )


def _is_square(base: Expr) -> bool:
    return base.op is POWER and type(base.args[1]) is int and base.args[1] % 2 == 0


def _is_positive(base) -> bool:
    return type(base) is Expr and base.op in NEVER_ZERO


def _key(forms: Forms, base: Expr):
    found = primitive(forms, base)
    return id(base) if found is None else found[1]
