"""Taylor arithmetic: truncated power series, at polynomial cost in the order.

For z = f(u) a rule that carries tangents gives z' = rule(u'), and so z_k = w_(k-1) / k with w the
series of rule(u'): each coefficient needs only lower ones, also where the partial uses z itself.
Linear rows act on each coefficient, products are convolutions, and a row may bring a recurrence.
None is a structural zero.  Source: Griewank & Walther, Evaluating Derivatives, 2nd ed., ch. 13.
"""

from collections.abc import Callable
from itertools import islice, zip_longest
from math import factorial

from gradcli.engine import levels
from gradcli.engine.digits import in_full
from gradcli.engine.dual import tangent_of
from gradcli.engine.tensor import unwrap_dead_levels
from gradcli.ops.arrays import ones_like, zeros_like
from gradcli.ops.digits.doubt import LITTLE, doubt
from gradcli.ops.dispatch import apply
from gradcli.ops.libraries.methods import ArrayWorld
from gradcli.ops.numpy_call import quiet
from gradcli.ops.rows import Op
from gradcli.ops.taylor.recurrence import Floats, floats, product, sum_of


class Coefficients:
    """A sequence of Taylor coefficients, computed by `more(k)` when they are first asked for.

    While `more` is set, the sequence depends on a coefficient that is still being computed.
    """

    __slots__ = ("known", "more")
    constant = False

    def __init__(self, known: list, more: Callable | None = None):
        self.known, self.more = known, more

    def __getitem__(self, k: int):
        known = self.known
        while len(known) <= k:
            known.append(self.more(len(known)) if self.more else None)
        return known[k]


class Held:
    """A constant as a sequence of coefficients."""

    __slots__ = ("value",)
    constant = True

    def __init__(self, value):
        self.value = value

    def __getitem__(self, k: int):
        return None if k else self.value


class Series(ArrayWorld):
    """A value with its Taylor coefficients up to an order."""

    __slots__ = ("coefficients", "level", "order")
    shares_level = False

    def __init__(self, coefficients: Coefficients, order: int, level: int):
        self.coefficients, self.order, self.level = coefficients, order, level

    @property
    def value(self):
        return self.coefficients[0]

    def __repr__(self):
        return f"Series({self.coefficients.known!r})"

    @classmethod
    def apply(cls, op: Op, args: tuple, attrs: dict, level: int):
        mine = [type(a) is cls and a.level == level for a in args]
        first = tuple(a.value if m else a for a, m in zip(args, mine))
        active = [m and op.arg(i).rule is not None for i, m in enumerate(mine)]
        if not any(active):
            return apply(op, first, attrs)
        series = [a for a, m in zip(args, mine) if m]
        out = cls(Coefficients([]), max(s.order for s in series), level)
        out.coefficients.more = _coefficients(op, args, active, attrs, first, out)
        if not any(s.coefficients.more for s in series):
            out.coefficients[out.order]
            out.coefficients = Coefficients(floats(out.coefficients.known))
        return out

    @staticmethod
    def unary(op: Op, x: "Series", level: int):
        """The short way for floats of a row with a recurrence."""
        known = x.coefficients.known
        if type(known) is not Floats or not (op.series or op.symbol == "-"):
            return Series.apply(op, (x,), {}, level)
        if op.series:
            found = list(islice(op.recurrence()(known), x.order + 1))
        else:
            found = _multiplied(known, -1, x.order + 1)
        return Series(Coefficients(floats(found)), x.order, level)

    @staticmethod
    def binary(op: Op, x, y, level: int):
        """The short way for sums and products of floats."""
        short = SHORT.get(op.symbol)
        if short is None:
            return Series.apply(op, (x, y), {}, level)
        a = x.coefficients.known if type(x) is Series else x
        b = y.coefficients.known if type(y) is Series else y
        if type(a) not in FLOATS or type(b) not in FLOATS:
            return Series.apply(op, (x, y), {}, level)
        order = max(u.order for u in (x, y) if type(u) is Series)
        return Series(Coefficients(floats(short(a, b, order + 1))), order, level)


LOW = 8  # the orders that are computed again where digits are lost
FLOATS = (Floats, float, int)


def _added(a, b, n: int) -> list:
    if type(a) is not Floats:
        a, b = b, a
    if type(b) is not Floats:
        return [a[0] + b, *a[1:n]]
    return [sum_of(p, q) for p, q in zip_longest(a[:n], b[:n])]


def _subtracted(a, b, n: int) -> list:
    if type(b) is not Floats:
        return [a[0] - b, *a[1:n]]
    return _added(floats([None if c is None else -c for c in b]), a, n)


def _multiplied(a, b, n: int) -> list:
    if type(a) is not Floats:
        a, b = b, a
    if type(b) is not Floats:
        return [None if c is None else c * b for c in a[:n]]
    return [product(a, b, k) for k in range(n)]


# by symbol, for floats and Floats: the first n coefficients
SHORT: dict[str, Callable] = {"+": _added, "-": _subtracted, "*": _multiplied}


def _coefficients(op: Op, args: tuple, active: list, attrs: dict, first: tuple, out) -> Callable:
    """The function of k that gives the k-th coefficient of op(*args)."""
    u = [_sequence(a) if m else Held(f) for a, m, f in zip(args, active, first)]
    kinds = {op.arg(i).kind for i, m in enumerate(active) if m}
    if kinds == {"flat"}:
        return lambda k: None if k else apply(op, first, attrs)
    if kinds == {"linear"}:
        return lambda k: _linear(op, u, active, attrs, first, k)
    if kinds == {"bilinear"}:
        return lambda k: _bilinear(op, u, attrs, k)
    recurrence = op.recurrence()(*u) if op.series else None
    if recurrence:
        return lambda k: next(recurrence)
    return _derived(op, args, active, attrs, first, out)


def _sequence(u: Series):
    known = u.coefficients.known
    return known if type(known) is Floats else u.coefficients


def _linear(op: Op, u: list, active: list, attrs: dict, first: tuple, k: int):
    """op of the k-th coefficients; the other linear arguments are constants, 0 past the first."""
    if k == 0:
        return apply(op, first, attrs)
    parts = [c[k] if m else None for c, m in zip(u, active)]
    if all(p is None for p in parts):
        return None
    moved = tuple(
        p if p is not None else zeros_like(f) if op.arg(i).kind == "linear" else f
        for i, (p, f) in enumerate(zip(parts, first))
    )
    y = apply(op, moved, attrs)
    if type(y) is float and type(parts[0]) is float and abs(y) < LITTLE * abs(parts[0]):
        doubt()
    return y


def _bilinear(op: Op, u: list, attrs: dict, k: int):
    if op.symbol == "*":
        return product(u[0], u[1], k)
    total = None
    for j in range(k + 1):
        a, b = u[0][j], u[1][k - j]
        if a is not None and b is not None:
            term = apply(op, (a, b), attrs)
            total = term if total is None else total + term
    return total


def _derived(op: Op, args: tuple, active: list, attrs: dict, first: tuple, out: Series) -> Callable:
    """z_k = w_(k-1) / k, with w the tangent of the row over series."""
    w = None

    def coefficient(k: int):
        nonlocal w
        if k == 0:
            return apply(op, first, attrs)
        if w is None:
            tangents = tuple(_derivative(a) if m else None for a, m in zip(args, active))
            lower = tuple(_shorter(a) if m else a for a, m in zip(args, active))
            w = tangent_of(op, tangents, lower, _shorter(out), attrs)
        if type(w) is not Series or w.level != out.level:
            return w if k == 1 else None
        c = w.coefficients[k - 1]
        return None if c is None else c / k if k > 1 else c

    return coefficient


def _shorter(u: Series) -> Series:
    """u up to one order less: what its derivative needs, so that a rule may use its own row."""
    return Series(u.coefficients, u.order - 1, u.level)


def _derivative(u: Series) -> Series:
    known = u.coefficients.known
    if type(known) is Floats and known.slopes:
        rest = [None] * (len(known) - 1 - len(known.slopes))
        return Series(Coefficients(floats(known.slopes + rest)), u.order - 1, u.level)

    def more(k: int):
        c = u.coefficients[k + 1]
        if c is None:  # the first coefficient is a value that rules compute with
            return None if k else zeros_like(u.value)
        return (k + 1) * c if k else c

    return Series(Coefficients([], more), u.order - 1, u.level)


def derivatives(function: Callable, x, order: int) -> tuple[object, list]:
    """The value of `function` at x, and its derivatives of order 1 … `order`.

    x: a number, or an array whose elements all move alike.  A result that does not depend on x has
    derivatives None.
    """
    return expansions(lambda u: (function(u),), x, order)[0]


def expansions(function: Callable, x, order: int) -> list[tuple[object, list]]:
    """`derivatives` of each of the results that `function` returns."""

    def factored(c, k: int):
        return c if c is None else c * factorial(k)

    found = coefficients(function, x, order)
    return [(value, [factored(c, k) for k, c in enumerate(cs, 1)]) for value, cs in found]


def coefficients(function: Callable, x, order: int) -> list[tuple[object, list]]:
    """As `expansions`, of each order the coefficient: the derivative divided by the factorial.

    Those of a low order that may have lost digits are computed again, with more.
    """
    if order > LOW:
        return _coefficients_at(function, x, order)

    def compute(xs: list) -> tuple[tuple, dict]:
        found = _coefficients_at(function, xs[0], order)
        each = {(i, k): c for i, (_, cs) in enumerate(found) for k, c in enumerate(cs)}
        return tuple([value for value, _ in found]), each

    values, each = in_full(compute, [x])
    return [(value, [each[i, k] for k in range(order)]) for i, value in enumerate(values)]


def _coefficients_at(function: Callable, x, order: int) -> list[tuple[object, list]]:
    with levels.live(Series) as level, quiet():
        start = [x, ones_like(x)] + [None] * (order - 1)
        results = function(Series(Coefficients(floats(start)), order, level))
        return [_expansion(out, order, level) for out in results]


def _expansion(out, order: int, level: int) -> tuple[object, list]:
    out = unwrap_dead_levels(out)
    if type(out) is not Series or out.level != level:
        return out, [None] * order
    zero = zeros_like(out.value)
    found = [unwrap_dead_levels(out.coefficients[k]) for k in range(1, order + 1)]
    return out.value, [zero if c is None else c for c in found]
