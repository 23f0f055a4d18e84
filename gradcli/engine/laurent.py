"""Laurent series: what a Taylor polynomial is where a program divides 0 by 0, and the order of its
poles.

    z = x^low (c_0 + c_1 x + … + c_(n-1) x^(n-1) + O(x^n)),   low <= 0

A quotient divides out the leading zeros of what it divides by, and knows as many coefficients less.
A row that is linear or bilinear takes the powers of x along; any other is that of `Series`, for
arguments without a pole.  A row that has a kink at the point has no series there: its coefficients
are NaN, and so are those of functions of a pole, as exp(1/x).  What came of such a point, or of a
branch point as that of sqrt at 0, says so: it is `singular`.
Source: Knuth, The Art of Computer Programming, vol. 2, section 4.7.
"""

from collections.abc import Callable
from typing import Any

from gradcli.engine import levels
from gradcli.engine.taylor import Coefficients, Series
from gradcli.engine.tensor import unwrap_dead_levels
from gradcli.ops.arithmetic import cbrt, div, power, sqrt, xlogy
from gradcli.ops.arrays import ones_like, zeros_like
from gradcli.ops.dispatch import apply
from gradcli.ops.elementary import (
    acos,
    acosh,
    asin,
    asinh,
    atan,
    atanh,
    exp,
    log,
    log1p,
    log2,
    log10,
)
from gradcli.ops.kinks import any_of, at_tie
from gradcli.ops.libraries.methods import ArrayWorld
from gradcli.ops.numpy_call import quiet, shape
from gradcli.ops.rows import REAL, Op
from gradcli.ops.taylor.recurrence import floats

DIV, POWER = div.op, power.op
# Where the domain of these ends they are like a power, of this exponent, or like a logarithm.
BRANCHES: dict[Op, float | None] = {f.op: 0.5 for f in (sqrt, asin, acos, acosh)}
BRANCHES |= {cbrt.op: 1 / 3} | {f.op: None for f in (log, log2, log10, log1p, atanh, xlogy)}
AT_ONE = {f.op for f in (asin, acos, acosh, atanh, log1p)}  # 1 or -1, the others at 0
KINK = "it has a kink or a jump there"
ESSENTIAL = "{} of a pole has an essential singularity there"
BRANCH = "{} has a branch point there"
ROUNDING = 2.0**-52  # of a sum, for each of its terms, by the sizes of all
MOST = 40  # coefficients beyond those asked for that quotients may use up


class Boundary(Exception):
    """The point lies on the boundary of a test: the program is another one on its other side."""


class Unknown(Exception):
    """More coefficients are needed: those that are known are all 0."""


class Laurent(ArrayWorld):
    """A value by the coefficients of x**low and what follows; None is a structural zero, but as the
    first one.  Where low < 0 the first is not 0.  `singular` says why it has no series, where that
    is known."""

    __slots__ = ("coefficients", "level", "low", "singular")
    shares_level = False

    def __init__(self, low: int, coefficients: list, level: int, singular: str = ""):
        self.low, self.coefficients, self.level = low, coefficients, level
        self.singular = singular

    @property
    def value(self):
        """The limit at the point, infinite at a pole."""
        first = self.coefficients[0]
        return div(first, zeros_like(first)) if self.low else first

    @property
    def end(self) -> int:
        """The first power whose coefficient is not known."""
        return self.low + len(self.coefficients)

    def __repr__(self):
        return f"Laurent({self.low}, {self.coefficients!r})"

    @classmethod
    def apply(cls, op: Op, args: tuple, attrs: dict, level: int):
        mine = [type(a) is cls and a.level == level for a in args]
        out = cls._apply(op, args, mine, attrs, level)
        if type(out) is cls and not out.singular:
            known = (a.singular for a, m in zip(args, mine) if m and a.singular)
            out.singular = next(known, "") or _branch(op, args, mine, out)
        return out

    @classmethod
    def _apply(cls, op: Op, args: tuple, mine: list, attrs: dict, level: int):
        values = tuple(a.value if m else a for a, m in zip(args, mine))
        out = apply(op, values, attrs)
        active = [m and op.arg(i).rule is not None for i, m in enumerate(mine)]
        on_kink = op.kink and op.kink.lies(values, out, **attrs)
        if not any(active):
            if on_kink or (op.family == "comparison" and at_tie(values, out)):
                raise Boundary
            return out
        if on_kink:
            return _nowhere(out, args, active, level, KINK)
        if op is DIV and active[1]:
            return _quotient(args[0], args[1], level)
        has_pole = any(a.low for a, m in zip(args, active) if m)
        is_whole = op is POWER and type(args[1]) in (int, float) and args[1] % 1 == 0
        if is_whole and (has_pole or args[1] < 0):
            return _whole_power(args[0], args[1], level)
        if op is POWER and has_pole and active[1]:
            return exp(args[1] * log(args[0]))
        kinds = {op.arg(i).kind for i, m in enumerate(active) if m}
        if not has_pole or kinds == {"bilinear"}:
            lows = [a.low if m else 0 for a, m in zip(args, active)]
            n = min(len(a.coefficients) for a, m in zip(args, active) if m)
        elif kinds == {"linear"}:
            low = min(a.low for a, m in zip(args, active) if m)
            lows = [low if op.arg(i).kind == "linear" else 0 for i in range(len(args))]
            n = min(a.end for a, m in zip(args, active) if m) - low
        else:
            return _nowhere(out, args, active, level, _of_pole(op))
        parts = [
            _from(a, low, n, level) if m or low else v
            for a, m, low, v in zip(args, active, lows, values)
        ]
        low = sum(lows) if kinds == {"bilinear"} else min(lows)
        return _laurent(low, _by_series(op, parts, attrs, n), level)


def _nowhere(out, args: tuple, active: list, level: int, singular: str) -> Laurent:
    """What has no series at the point."""
    n = max(a.end for a, m in zip(args, active) if m)
    found = [zeros_like(out) + float("nan")] + [None] * max(n - 1, 0)
    return Laurent(0, found, level, singular)


def _of_pole(op: Op) -> str:
    """What a function of a pole has there: an entire one has an essential singularity."""
    if op.kink or op is atan.op:
        return KINK
    if op in BRANCHES or op in (POWER, asinh.op):
        return BRANCH.format(_called(op))
    entire = op.elementwise and op.arity == 1 and all(part == REAL for part in op.domain or ())
    return ESSENTIAL.format(op.name) if entire else ""


def _branch(op: Op, args: tuple, mine: list, out: Laurent) -> str:
    """The branch point that made a row's coefficients infinite or NaN; "" where none did.

    Where an argument moves as x^k, and the row as a power p of that, k*p is not whole.
    """
    x = args[op is xlogy.op]
    exponent: Any = args[1] if op is POWER else BRANCHES.get(op, 1)
    if op not in BRANCHES and op is not POWER:
        return ""
    if (
        type(x) is not Laurent
        or not mine[op is xlogy.op]
        or x.low
        or shape(x.value)
        or _are_finite(out.coefficients)
    ):
        return ""
    moving = 1 + _zeros(x.coefficients[1:])
    at_end = abs(x.value) == 1 if op in AT_ONE else x.value == 0
    whole = type(exponent) in (int, float) and exponent * moving % 1 == 0
    return "" if whole or not at_end else BRANCH.format(_called(op))


def _called(op: Op) -> str:
    return "a power that is not whole" if op is POWER else op.name


class _Part(list):
    """The coefficients of an argument that moves."""


def _from(a, low: int, n: int, level: int) -> _Part:
    """The n coefficients of a value, or a constant, from x**low on."""
    if type(a) is not Laurent or a.level != level:
        a = Laurent(0, [a], level)
    first = a.coefficients[0]
    if a.low > low:
        found = [zeros_like(first), *[None] * (a.low - low - 1), *a.coefficients]
    else:
        found = a.coefficients
    return _Part([*found[:n], *[None] * (n - len(found))])


def _by_series(op: Op, parts: list, attrs: dict, n: int) -> list:
    """The first n coefficients of a row on power series and constants."""
    with levels.live(Series) as level:
        args = [
            Series(Coefficients(floats(list(p))), n - 1, level) if type(p) is _Part else p
            for p in parts
        ]
        out = unwrap_dead_levels(apply(op, tuple(args), attrs))
        if type(out) is not Series or out.level != level:
            return [out] + [None] * (n - 1)
        return [unwrap_dead_levels(out.coefficients[k]) for k in range(n)]


def _laurent(low: int, coefficients: list, level: int) -> Laurent:
    """A value without the leading zeros below x**0, and with those from there on.  Raises Unknown
    where no coefficient is left."""
    first = coefficients[0]
    if low > 0:
        coefficients = [zeros_like(first), *[None] * (low - 1), *coefficients]
        return Laurent(0, coefficients, level)
    zeros = min(_zeros(coefficients), -low)
    left = coefficients[zeros:]
    if not left:
        raise Unknown
    if left[0] is None:
        left[0] = zeros_like(first)
    return Laurent(low + zeros, left, level)


def _are_finite(coefficients: list) -> bool:
    return all(c is None or not any_of(c - c != 0) for c in coefficients)


def _zeros(coefficients: list) -> int:
    """How many of the coefficients, the first, are 0 in all their elements."""
    for k, c in enumerate(coefficients):
        if c is not None and any_of(c != 0):
            return k
    return len(coefficients)


def _stripped(a, n: int, level: int) -> tuple[int, _Part]:
    """A value as x**low times coefficients of which the first is not 0; all of one that is 0."""
    if type(a) is not Laurent or a.level != level:
        return 0, _from(a, 0, n, level)
    zeros = _zeros(a.coefficients) % len(a.coefficients)
    return a.low + zeros, _Part(a.coefficients[zeros:])


def _quotient(x, y: Laurent, level: int) -> Laurent:
    below, divisor = _stripped(y, 0, level)
    if _zeros(divisor):
        raise Unknown
    above, dividend = _stripped(x, len(divisor), level)
    n = min(len(dividend), len(divisor))
    if all(c is None or type(c) in (float, int) for c in (*dividend, *divisor)):
        return _laurent(above - below, _divided(dividend[:n], divisor), level)
    return _laurent(above - below, _by_series(DIV, [dividend, divisor], {}, n), level)


def _divided(u: list, v: list) -> list:
    """The quotient of two series of numbers; what no digit is left of is 0, as every second
    coefficient of x/(exp(x) - 1)."""
    found: list[float] = []
    for k, c in enumerate(u):
        terms = [c or 0.0, *(-v[j] * found[k - j] for j in range(1, k + 1) if v[j])]
        total = sum(terms)
        noise = ROUNDING * len(terms) * sum(map(abs, terms))
        lost = len(terms) > 1 and abs(total) <= noise
        found.append(0.0 if lost else div(float(total), float(v[0])))
    return found


def _whole_power(x: Laurent, p, level: int) -> Laurent:
    low, base = _stripped(x, 0, level)
    if _zeros(base):
        raise Unknown
    return _laurent(low * int(p), _by_series(POWER, [base, p], {}, len(base)), level)


def expansions(function: Callable, x, order: int) -> list[tuple[int, list, str]] | None:
    """Of each result of `function` the lowest power that it has about x, at most 0, its
    coefficients from there to that of `order`, and why it is singular, "" where that is not known.

    x: a number.  None where it takes too many coefficients to know, and on the boundary of a test.
    """
    n, most = order + 1, order + 1 + MOST
    while n <= most:
        try:
            with levels.live(Laurent) as level, quiet():
                start = Laurent(0, [x, ones_like(x)] + [None] * (n - 2), level)
                found = [_result(unwrap_dead_levels(out), level, n) for out in function(start)]
        except Unknown:
            n += order + 1
            continue
        except Boundary:
            return None
        missing = order + 1 - min([out.end for out in found], default=n)
        if missing <= 0:
            return [(z.low, z.coefficients[: order + 1 - z.low], z.singular) for z in found]
        n += missing
    return None


def _result(out, level: int, n: int) -> Laurent:
    mine = type(out) is Laurent and out.level == level
    return out if mine else Laurent(0, [out] + [None] * (n - 1), level)
