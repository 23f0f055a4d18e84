"""Functions of arguments in normal form: inverses, signs of arguments, powers, guards."""

from collections.abc import Callable
from math import e

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.core.operators import COMPARISONS
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.derive.algebra import writing
from gradcli.derive.algebra.branches import CHOICES, WHERE
from gradcli.derive.algebra.forms import NEG, POWER, Factors, Forms, Term, key, multiply
from gradcli.derive.algebra.identities import AT_ZERO, EVEN, INVERSES, LOG, ODD, XLOGY
from gradcli.derive.algebra.products import whole
from gradcli.ops.comparisons import equal, logical_and, not_equal
from gradcli.ops.reductions import total
from gradcli.ops.rows import Op

EQUAL, NOT_EQUAL, TOTAL = equal.op, not_equal.op, total.op
COMPARED = frozenset(COMPARISONS.values())
BOTH = frozenset({logical_and.op, ir.AND})


def function(forms: Forms, op: Op, args: tuple, attrs: tuple):
    """The value of a row on arguments in normal form."""
    if attrs:
        node = forms.graph.node(op, args, attrs)
        forms.weights[id(node)] = 1 + sum([forms.weight(a) for a in node.parts])
        return node
    value = _of_inner(forms, op, args[0]) if len(args) == 1 else None
    if value is not None:
        return value
    if op is LOG and _is_e(forms, args[0]):
        return 1
    if op is XLOGY and _is_e(forms, args[1]):
        return args[0]
    if op in CHOICES and ir.same(args[1], args[2]):
        return args[1]
    if op is ir.SELECT and type(args[0]) is bool:
        return args[1] if args[0] else args[2]
    if args and type(args[0]) in (int, float) and args[0] == 0 and op in AT_ZERO:
        return AT_ZERO[op]
    if op in COMPARED and all([type(a) in (int, float, bool) for a in args]):
        return op.value(*args)
    return forms.make(op, *args)


def _of_inner(forms: Forms, op: Op, inner):
    """A function of one argument by what that is a value of; None where nothing is known."""
    if type(inner) is not Expr or inner.op is None:
        return None
    if (op, inner.op) in INVERSES:
        return inner.args[0]
    if op is LOG and inner.op is POWER and _is_e(forms, inner.args[0]):
        return inner.args[1]
    if inner.op is NEG and op in EVEN:
        return forms.make(op, inner.args[0])
    if inner.op is NEG and op in ODD:
        node = forms.make(NEG, odd := forms.make(op, inner.args[0]))
        forms.products[id(node)] = -1, {odd: 1}
        return node
    return None


def _is_e(forms: Forms, value) -> bool:
    """Whether a value is the base of the natural logarithm."""
    return type(value) is Expr and value.op is None and forms.graph.is_constant(value.args[0], e)


def of_reals(forms: Forms, op: Op, args: tuple, is_real: Callable):
    """What a rule of derivatives wrote for whole numbers too, where these are reals; else None.

    The guard of p x^(p-1) at x = p = 0 is for a whole p; x^x log x is infinite at 0 in either form.
    """
    if op is WHERE:
        return _unguarded(forms, args, is_real)
    if op is XLOGY and id(args[0]) not in forms.unbounded:
        factors: Factors = {}
        c = forms.include(1, factors, args[0], 1)
        power = args[0] if type(args[0]) is Expr and args[0].op is POWER else None
        own = power is not None and all([a is args[1] for a in power.args])
        if own or (type(args[1]) in (int, float) and args[1] > 0):
            multiply(factors, forms.make(LOG, args[1]), 1)
            return writing.product(forms, c, factors)
    return None


def of_multiples(forms: Forms, values, attrs: tuple, kind: Callable):
    """The sum over multiples of an array as the number times the sum of that; None for others.

    The number meets what divides the sum: np.sum(r/n**6)*n is np.sum(r)/n**5.
    """
    c, factors = forms.products.get(id(values), (1, {}))
    outer = {b: e for b, e in factors.items() if kind(b) in NUMBERS}
    alone = len(outer) < len(factors) and id(values) not in forms.shared
    if not alone or (c == 1 and not outer):
        return None
    inner = {b: e for b, e in factors.items() if b not in outer}
    made = forms.graph.node(TOTAL, (writing.product(forms, 1, inner),), attrs)
    forms.weights.setdefault(id(made), 1)
    if kind(made) not in NUMBERS:
        forms.arrays.add(id(made))
    multiply(outer, made, 1)
    return whole(forms, c, outer)


def _unguarded(forms: Forms, args: tuple, is_real: Callable):
    """p x^(p-1) of where(x == 0 and p == 0, 0, p x^(p-1)); guarded by p alone where p is whole."""
    test, kept, other = args
    if type(test) is not Expr or type(kept) is Expr or kept != 0 or type(other) is not Expr:
        return None
    links = test.args if test.op in BOTH else (test,)
    if any(type(a) is not Expr or a.op is not EQUAL or type(a.args[1]) is not float for a in links):
        return None
    (x, zero), (p, none) = links[0].args, links[-1].args
    if zero or none or type(p) is not Expr:
        return None
    constant = forms.products.get(id(p))
    if constant is not None and not constant[1]:
        return other
    powers = [n for n in ir.postorder([other]) if n.op is POWER and n.args[0] is x]
    own = varying(forms, p).keys()
    if not any(own <= varying(forms, power.args[1]).keys() for power in powers):
        return None
    if is_real(p):
        return other
    return forms.make(ir.SELECT, forms.make(NOT_EQUAL, p, 0), other, 0.0)


def varying(forms: Forms, value) -> dict:
    """What of a sum is no number, by which n and n - 1 are told to differ by one alone."""
    found = {}
    for c, factors in forms.sums.get(id(value), [(1, {value: 1})]):
        for base in factors:
            number, inner = forms.products.get(id(base), (1, {base: 1}))
            c, factors = (c * number, inner) if len(factors) == 1 else (c, factors)
        if factors:
            found[key(factors)] = c
    return found


def shifted(forms: Forms, base, exponent) -> Term | None:
    """x^(n + k) as x^n x^k for a whole number k; None where there is none."""
    terms = forms.sums.get(id(exponent)) if type(exponent) is Expr else None
    if terms is None:
        return None
    k = next((c for c, factors in terms if not factors and type(c) is int), None)
    if k is None:
        return None
    rest = writing.total(forms, [(c, factors) for c, factors in terms if factors])
    return 1, {forms.make(POWER, base, rest): 1, base: k}
