"""Numbers of many digits under every transform: for derivatives that 64 bits lose on the way.

A derivative may have all its digits where what it is computed from has not: terms cancel, or a
factor is 0 or infinite of which the product is neither.  Where engines meet that (ops.digits.doubt)
it is computed again, on numbers whose digits and exponents are as many as it takes: with more
digits each time, until two results agree (`agreed`).

A row without value on such numbers has that of 64 bits, put a few units of its last digit off the
second time: what the results then differ by is what its rounding costs.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from decimal import Decimal, Inexact, getcontext
from typing import Any

from gradcli.errors import Diagnostic
from gradcli.ops.digits import multiprecision
from gradcli.ops.dispatch import SCALARS, World, apply
from gradcli.ops.rows import Op

DIGITS = (45, 120, 360, 1100)  # 1 + x*x has up to 633 of them, x being of 64 bits
MOST = 20_000  # operations that are computed again, with the fewest digits
NEAR = Decimal("1e-8")
SURE = 2.0**-44  # the relative error that is no more than rounding
LAST = 2.0**-51  # that of a number whose last digit is off
ROUGH = 1e-6  # the relative error that makes it none
ENOUGH = Decimal("1e-18")  # the relative distance of results that agree
ZERO = Decimal(0)
SUMS = ("+", "-")
NORMAL = Decimal(2.0**-1022)
OFF = Decimal(4 * 2.0**-53)  # how far a value of 64 bits is put off


class Unfit(Exception):
    """What cannot be computed again: it takes too long, or is not of numbers."""


class Precise(World):
    """A number of as many digits as the decimal context has; `value` is it in 64 bits."""

    __slots__ = ("number",)

    def __init__(self, number: Decimal):
        self.number = number

    @classmethod
    def of(cls, x: float) -> "Precise":
        return cls(Decimal(x))

    @classmethod
    def rounded(cls, x: float) -> "Precise":
        """What was computed in 64 bits."""
        return _RUN.get().rounded(x)

    def __repr__(self):
        return f"Precise({self.number})"

    def distance(self, x: float, least: float) -> float:
        """How far it is from a number of 64 bits; at least `least` where it is not that number."""
        found = abs(self.number - Decimal(x))
        return max(float(found), least) if found > NEAR * abs(self.number) else 0.0

    def __bool__(self):
        return bool(self.number)

    @property
    def value(self) -> float:
        return float(self.number)

    @property
    def one(self) -> "Precise":
        return Precise(Decimal(1))

    @property
    def graph(self) -> "type[Constants]":
        return Constants

    @classmethod
    def apply(cls, op: Op, args: tuple, attrs: dict, level: int):
        run = _RUN.get()
        run.count(op)
        function = None if attrs else multiprecision.VALUES.get(op.name)
        if function is not None:
            values = [_decimal(a) for a in args]
            if None not in values:
                y = function(*values)
                if _is_close(op, values, y) and getcontext().flags[Inexact]:
                    run.cancelled = True
                if type(y) is Decimal:
                    return cls(y)
                run.decisions.append(y)
                return y
        short = [run.short(a.number) if type(a) is cls else a for a in args]
        y = apply(op, tuple(short), attrs)
        if op.static:
            run.decisions.append(y)
            return y
        if type(y) not in SCALARS:  # an array has 64 bits
            raise Unfit
        alone = not op.elementwise and len(args) == 1
        if alone or op.selects:  # max of a number is that number, in all its digits
            for a, x in zip(args, short):
                if type(a) in KNOWN and x == y:
                    return a if type(a) is cls else cls.of(a)
        return run.rounded(float(y))


class Constants:
    """The constants of rules, in all digits."""

    @staticmethod
    def pi() -> Precise:
        return Precise(multiprecision.pi())

    @staticmethod
    def node(op: Op, args: tuple) -> Precise:
        return Precise.apply(op, args, {}, 0)


KNOWN = (Precise, float, int)


def _is_close(op: Op, values: list, y) -> bool:
    """Whether other digits may decide: of terms nothing is left, or numbers compare as equal.

    So it is of log(1 + x), where x is less than the last digit of 1.
    """
    if type(y) is not Decimal:
        return len(values) == 2 and values[0] is not values[1] and values[0] == values[1]
    if y:
        return False
    return any(values) if op.symbol in SUMS else all(values) and not op.selects


def _decimal(x) -> Decimal | None:
    if type(x) is Precise:
        return x.number
    return Decimal(x) if type(x) in SCALARS else None


class _Run:
    """One computation again: how long it may take, and what of it is not to all digits."""

    __slots__ = ("left", "cost", "off", "rough", "cancelled", "decisions")

    def __init__(self, most: int, off: bool, cost: int = 1):
        self.left, self.cost = most, cost  # of a function, in operations
        self.off = Decimal(off) * OFF
        self.rough = False  # whether a value was of 64 bits
        self.cancelled = False  # whether of rounded terms nothing was left, or they were equal
        self.decisions: list = []  # what comparisons gave, in turn

    def count(self, op: Op) -> None:
        self.left -= 1 if op.symbol else self.cost
        if self.left <= 0:
            raise Unfit

    def short(self, x: Decimal) -> float:
        """A number in 64 bits; where it has more, put off too."""
        y = float(x)
        return y if not self.off or Decimal(y) == x else float(x + self.off * abs(x))

    def rounded(self, y: float) -> Precise:
        """The result of a row in 64 bits, put off by turns up and down."""
        self.rough, self.off = True, -self.off
        step = self.off * max(abs(Decimal(y)), NORMAL) if y else ZERO
        return Precise(Decimal(y) + step)


_RUN: ContextVar[_Run] = ContextVar("what is computed again")


def decisions() -> list:
    """What the comparisons of this computation gave, in turn."""
    return _RUN.get().decisions


def agreed(
    compute: Callable[[], dict], plain: dict, most: int = DIGITS[-1]
) -> tuple[dict, float] | None:
    """What `compute` gives as floats, with as many digits as it takes, and their relative error.

    compute: run under a context of decimals, gives numbers by keys; plain: what they are in 64
    bits, which stays where the other is no better; with `most` digits.  None where it is unfit.
    """
    before: Any = None
    known: tuple[dict, float] | None = None
    rough, error = False, 0.0
    for digits in [d for d in DIGITS if d <= most]:
        run = _Run(MOST * DIGITS[0] // digits, rough, digits // DIGITS[0])
        token = _RUN.set(run)
        try:
            with multiprecision.context(digits):
                found: Any = {key: _decimal(x) for key, x in compute().items()}
                if before is not None:
                    distance = max(map(_distance, before.values(), found.values()), default=ZERO)
                    error = float(distance)
        except (Unfit, Diagnostic):
            return known
        finally:
            _RUN.reset(token)
        if any(x is None for x in found.values()):
            return None
        if rough:
            error = max(error, SURE)
            return {key: _better(plain[key], x, error) for key, x in before.items()}, error
        sure = before is None and not run.rough and not run.cancelled
        if sure and all([_is_same(plain.get(key), x) for key, x in found.items()]):
            return plain, 0.0
        if before is not None:
            known = {key: _better(plain[key], x, 0.0) for key, x in found.items()}, error
            if distance <= ENOUGH and not run.cancelled:
                break
        before, rough = found, run.rough
    return known


def _is_same(plain, number: Decimal) -> bool:
    """Whether a derivative in 64 bits has all its digits."""
    if type(plain) is not float:
        return False
    x = float(number)
    return plain == x or abs(plain - x) <= LAST * abs(x)


def _better(plain, number: Decimal, error: float) -> float:
    """A derivative computed again, or what it is in 64 bits, where it is no better for that."""
    if plain is None:
        return float(number)
    x, known = float(number), plain - plain == 0
    if x - x != 0:
        return plain if known or x != x else x
    if known and error and (error > ROUGH or abs(plain - x) <= 4 * error * abs(x)):
        return plain
    return x


@contextmanager
def exactly() -> Iterator[None]:
    """A context for numbers of the fewest digits."""
    token = _RUN.set(_Run(MOST, False))
    try:
        with multiprecision.context(DIGITS[0]):
            yield
    finally:
        _RUN.reset(token)


def _distance(x: Decimal, y: Decimal) -> Decimal:
    """How far two numbers are apart, relative to the larger."""
    if float(x) == float(y) or (x != x and y != y):
        return ZERO
    most = max(abs(x), abs(y))
    found = abs(x - y) / most
    return found if found == found else Decimal(1)
