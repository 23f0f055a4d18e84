"""Where an expression has a value: what it divides by, and what it takes roots and logarithms of.

A normal form that cancels x against 1/x has a value at 0, which the program had not: the conditions
of a program that its normal form has no more are told to the user.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.derive.algebra import writing
from gradcli.derive.algebra.comparison import Comparison
from gradcli.derive.algebra.contents import content_of, primitive, without
from gradcli.derive.algebra.forms import DIV, MUL, NEG, POWER, SQRT, Forms, key
from gradcli.derive.algebra.functions import varying
from gradcli.derive.algebra.identities import (
    ABS,
    COS,
    COSH,
    EXP,
    ODD,
    SIN,
    TAN,
)
from gradcli.derive.algebra.rationals import Rational, decimal, exact, over
from gradcli.ops.rows import SOMEWHERE

if TYPE_CHECKING:
    from gradcli.derive.algebra.walk import Walk

NONZERO, NONNEGATIVE, POSITIVE_ONLY = "0", "negative", "not positive"
IMPLIED = {
    NONZERO: (NONZERO, POSITIVE_ONLY),
    NONNEGATIVE: (NONNEGATIVE, POSITIVE_ONLY),
    POSITIVE_ONLY: (POSITIVE_ONLY,),
}
[(_, NOT_FINITE)] = SOMEWHERE
NEVER_ZERO = frozenset({EXP, COSH})
ZEROS = {TAN: SIN}  # f is 0 where g is: f: g
ZERO_AT_ZERO = frozenset({ABS}) | ODD - {SIN, TAN}  # f(u) is 0 where u is


class Condition(NamedTuple):
    """An expression has no value where `base` is `where`; `node` is what has none there."""

    where: str
    base: Expr
    node: Expr


class Lost:
    """Where the scopes of a program and their normal forms have no value.

    conditions: where the program has none and its form has one, scope by scope; new: the other way
    round; partial: the functions that may have no value.
    """

    def __init__(self):
        self.conditions: list[Condition] = []
        self.new: list[Condition] = []
        self.partial: set[str] = set()
        self.assigned: list[tuple[tuple, object]] = []

    def enter(self, scope: str | None, body, outputs: tuple) -> None:
        """What is asked next is of this scope: its function, if it is one, or the top level."""
        self.assigned = [(s.targets, s.value) for s in ir.statements(body) if type(s) is ir.Assign]
        self.scope = scope
        named = {o.args[0] for o in outputs if type(o) is Expr and o.op is None}
        values = [value for targets, value in self.assigned if not named.isdisjoint(targets)]
        self.results = {id(value) for value in (*outputs, *values)}

    def add(self, first: "Walk", after: Sequence, last: "Walk") -> None:
        """Where the roots of a walk have a value and `after`, their normal forms, have none, or
        these have one alone.

        last: the walk that wrote them.  A value that is NaN has lost nothing.
        """
        forms, value = first.forms, first.read
        nodes = ir.postorder(after)
        made = [found for node in nodes for found in _conditions(last.forms, node, lambda n: n)]
        kept = {(found.where, _key(last.forms, found.base)) for found in made}
        partial: set[int] = set()
        gone: dict[tuple, Condition] = {}
        others: dict[tuple, Condition] = {}
        for node in first.order:
            for found in _conditions(forms, node, value):
                partial.add(id(node))
                if forms.constant(found.base) is not None:  # is still infinite, or NaN
                    continue
                base = _key(forms, found.base)
                implied = IMPLIED.get(found.where, (found.where,))
                stays = any((where, base) in kept for where in implied)
                if stays or gone.setdefault((found.where, base), found).base is not found.base:
                    others.setdefault((found.where, id(found.base)), found)
        names = self._partial_names(partial)
        if self.scope is not None and (partial or names):
            self.partial.add(self.scope)
        if after and all(map(forms.is_nan, after)):
            return
        if not all(map(ir.same, first.roots, after)):
            pairs = [(r, v, id(r) in self.results) for r, v in zip(first.roots, after)]
            twins = {id(node): value(node) for node in first.order}
            compared = Comparison(forms, pairs, twins, last.kind)
            gained = compared.gained([*gone.values()], [*others.values()])
            self.conditions += [_solved(forms, found) for found in gained]
            self.new += [_solved(last.forms, found) for found in compared.lost(made)]
        read = {n.args[0] for n in nodes if n.op is None}
        for node in first.order:
            if node.op is None and node.args[0] in names and node.args[0] not in read:
                self.conditions.append(Condition(NOT_FINITE, node, node))

    def _partial_names(self, partial: set[int]) -> set[str]:
        """The names of the scope whose values are, or are computed from, nodes in `partial`."""
        names: set[str] = set()
        count = -1
        while len(names) > count:
            count = len(names)
            for targets, value in self.assigned:
                if isinstance(value, ir.Call):
                    below, called = ir.postorder(value.args), value.function in self.partial
                else:
                    below, called = ir.postorder([value]), False
                if called or any(
                    id(n) in partial or (n.op is None and n.args[0] in names) for n in below
                ):
                    names.update(targets)
        return names


def _conditions(forms: Forms, node: Expr, value: Callable):
    """The conditions that a node itself makes."""
    if node.op is None:
        return
    if node.op is POWER and (e := _exponent(forms, value(node.args[1]))) is not None:
        if e < 0:
            yield from _all(forms, NONZERO, value(node.args[0]), node)
        if type(e) is not int:
            yield from _all(forms, NONNEGATIVE, value(node.args[0]), node)
        return
    if node.op is TAN:
        yield Condition(NONZERO, forms.make(COS, value(node.args[0])), node)
    for i, where in node.op.undefined:
        base = None if i is None else value(node.args[i])
        if i is not None and not (where == NONZERO and forms.constant(base) == 0):
            yield from _all(forms, where, base, node)
            continue
        args = [value(a) if type(a) is Expr else a for a in node.args]
        if node.op is POWER and (forms.constant(args[0]) or 0) > 0:
            continue
        made = forms.make(node.op, *args)
        number = forms.constant(made)
        if number is None or number - number != 0:
            yield Condition(NOT_FINITE, made, node)


def _exponent(forms: Forms, value):
    if type(value) is not Expr:
        return exact(value) if type(value) in (int, float) else None
    form = forms.products.get(id(value))
    return form[0] if form is not None and not form[1] else None


def _all(forms: Forms, where: str, value, node: Expr):
    """The condition of a value: that of each of its factors where they must not be 0."""
    bases = _factors(forms, value) if where == NONZERO else [value]
    for base in bases:
        if type(base) is Expr and not _holds(forms, base, where):
            zero = ZEROS.get(base.op) if where == NONZERO else None
            yield Condition(where, forms.make(zero, *base.args) if zero else base, node)


def _factors(forms: Forms, value) -> list:
    """What a value is a product, quotient or power of, in order."""
    found: dict = {}
    stack = [value]
    while stack:
        node = stack.pop()
        if type(node) is Expr and node.op in (MUL, DIV, NEG):
            stack += reversed(node.args)
        elif type(node) is Expr and (node.op in ZERO_AT_ZERO or _is_power(node)):
            stack.append(node.args[0])
        elif id(node) in forms.split:
            stack += reversed(forms.split[id(node)])
        elif id(node) in forms.sums and content_of(forms, node)[1]:  # x^2 - x is x (x - 1)
            shared = content_of(forms, node)
            stack.append(writing.total(forms, without(forms.sums[id(node)], shared)))
            stack += reversed(shared[1])
        else:
            found[node] = None
    return list(found)


def _is_power(node: Expr) -> bool:
    """Whether a node is a power or a root of what is no number: 0^n is 0 for n > 0 alone."""
    return node.op in (POWER, SQRT) and type(node.args[0]) is Expr


def _holds(forms: Forms, base: Expr, where: str) -> bool:
    """Whether a base is surely positive, or not negative where that is asked."""
    if base.op in NEVER_ZERO or forms.constant(base) is not None:
        return True
    if base.op is POWER and forms.is_constant(base.args[0]):
        return True
    if where == NONNEGATIVE and (base.op is ABS or _is_square(base)):
        return True
    terms = forms.sums.get(id(base), ())
    if _has_no_root(terms) and (where == NONZERO or any(c > 0 for c, f in terms if not f)):
        return True
    return any(not f for _, f in terms) and all(
        c > 0 and all((type(e) is int and e % 2 == 0) or _is_positive(b) for b, e in f.items())
        for c, f in terms
    )


def _solved(forms: Forms, found: Condition) -> Condition:
    """That x is 1, of the condition that x - 1 is 0."""
    terms = forms.sums.get(id(found.base), ()) if found.where == NONZERO else ()
    by_factors = {key(f): (c, f) for c, f in terms}
    c, _ = by_factors.pop(key({}), (0, {}))
    if len(terms) != 2 or len(by_factors) != 1:
        return found
    [(slope, factors)] = by_factors.values()
    [(base, e)] = factors.items() if len(factors) == 1 else [(None, 0)]
    if type(base) is not Expr or base.op is not None or e != 1:
        return found
    root = over(-c, slope)
    short = decimal(root) if type(root) is Rational and root.decimal else None
    return Condition(str(root if short is None else short), base, found.node)


def _has_no_root(terms) -> bool:
    """Whether a sum is a x^2 + b x + c of one x and has no real root."""
    found = {key(f): c for c, f in terms}
    names = {b for _, f in terms for b in f}
    if len(names) != 1 or len(terms) != 3:
        return False
    [x] = names
    a, b, c = [found.get(key({x: e} if e else {}), 0) for e in (2, 1, 0)]
    return a != 0 and c != 0 and b * b < 4 * a * c


def _is_square(base: Expr) -> bool:
    return base.op is POWER and type(base.args[1]) is int and base.args[1] % 2 == 0


def _is_positive(base) -> bool:
    return type(base) is Expr and base.op in NEVER_ZERO


def _key(forms: Forms, base: Expr):
    """What tells bases apart: those that differ by a factor are one, and so are x^n and x^(n - 1),
    which have no value for the same x < 0."""
    if base.op is POWER and type(base.args[1]) is Expr:
        x, n = base.args
        return POWER, id(x) if type(x) is Expr else x, frozenset(varying(forms, n).items())
    found = primitive(forms, base)
    return id(base) if found is None else found[1]
