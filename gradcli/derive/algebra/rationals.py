"""Exact numbers: a Python int, or a Rational where that does not do.

The standard library's Fraction would serve, and takes longer to import than a derivative to print.
A short decimal of a program stands for what its author wrote: 0.1 is one tenth, and three times
0.1 is 0.3.  Such numbers stay decimals as long as a decimal can say them.
"""

from collections.abc import Sequence
from math import gcd
from typing import final

EXACT = 2**53  # beyond this an int is no longer exact as a float
HIGHEST = 1000  # exponent that a number is raised to
DIGITS = 15  # of a decimal that says what its author meant; longer ones are values


@final
class Rational:
    """p/q in lowest terms, q > 1; `decimal` where it came from a decimal of the program."""

    __slots__ = ("p", "q", "decimal")

    def __init__(self, p: int, q: int, decimal: bool):
        self.p, self.q, self.decimal = p, q, decimal

    def __add__(self, other):
        p, q, decimal = _parts(other)
        return ratio(self.p * q + p * self.q, self.q * q, self.decimal or decimal)

    def __sub__(self, other):
        return self + -other

    def __rsub__(self, other):
        return -self + other

    def __mul__(self, other):
        p, q, decimal = _parts(other)
        return ratio(self.p * p, self.q * q, self.decimal or decimal)

    __radd__, __rmul__ = __add__, __mul__

    def __neg__(self):
        return Rational(-self.p, self.q, self.decimal)

    def __abs__(self):
        return Rational(abs(self.p), self.q, self.decimal)

    def __eq__(self, other):
        return type(other) is Rational and self.p == other.p and self.q == other.q

    def __hash__(self):
        return hash((self.p, self.q))

    def __lt__(self, other):
        p, q, _ = _parts(other)
        return self.p * q < p * self.q

    def __le__(self, other):
        return self < other or self == other

    def __gt__(self, other):
        return -self < -other

    def __ge__(self, other):
        return not self < other

    def __int__(self):
        """The whole part, towards 0."""
        return abs(self.p) // self.q * (1 if self.p > 0 else -1)

    def __repr__(self):
        return f"{self.p}/{self.q}"


Exact = int | Rational


def _parts(x: Exact) -> tuple[int, int, bool]:
    return (x.p, x.q, x.decimal) if type(x) is Rational else (x, 1, False)


def ratio(p: int, q: int, decimal: bool = False) -> Exact:
    """p/q for q != 0."""
    common = gcd(p, q)
    if q < 0:
        common = -common
    p, q = p // common, q // common
    return p if q == 1 else Rational(p, q, decimal)


def parts(x: Exact) -> list[tuple[int, int]]:
    """The whole numbers that x > 0 is a product of, with their exponents: 3/2 is 3 and 2**-1."""
    p, q, _ = _parts(x)
    return [(n, e) for n, e in ((p, 1), (q, -1)) if n != 1]


def inverse(x: Exact) -> Exact:
    """1/x for x != 0."""
    p, q, decimal = _parts(x)
    return ratio(q, p, decimal)


def over(x: Exact, y: Exact) -> Exact:
    """x/y for y != 0."""
    if type(x) is int is type(y) and x % y == 0:
        return x // y
    return x * inverse(y)


def raised(x: Exact, n: int) -> Exact:
    """x**n; x is not 0 where n < 0.  OverflowError where the result would be of no use."""
    if n == 1 or x == 1:
        return x
    if abs(n) > HIGHEST and x != -1:
        raise OverflowError
    if n < 0:
        return raised(inverse(x), -n)
    p, q, decimal = _parts(x)
    return ratio(p**n, q**n, decimal)


def common(values: Sequence[Exact]) -> Exact:
    """The greatest positive number of which all `values` are whole multiples."""
    whole = [x for x in values if isinstance(x, int)]
    if len(whole) == len(values):
        return gcd(*whole)
    p, q, decimal = 0, 1, False
    for x in values:
        top, bottom, short = _parts(x)
        p, q, decimal = gcd(p * bottom, top * q), q * bottom, decimal or short
        divisor = gcd(p, q)
        p, q = p // divisor, q // divisor
    return ratio(p, q, decimal)


def large(x: Exact) -> bool:
    """Whether x is past what a number of a program says exactly."""
    p, q, _ = _parts(x)
    return not (-EXACT < p < EXACT and q < EXACT)


def exact(value) -> Exact | None:
    """A program's number as an exact one; None for a float of more digits, inf and nan."""
    if type(value) is int:
        return value if -EXACT < value < EXACT else None
    if not -EXACT < value < EXACT:
        return None
    if value == int(value):
        return int(value)
    digits, _, power = repr(float(value)).partition("e")
    whole, _, fraction = digits.partition(".")
    if len(whole.lstrip("-0")) + len(fraction) > DIGITS:
        return None
    scale = int(power or 0) - len(fraction)
    return ratio(int(whole + fraction), 10**-scale, decimal=True) if -30 < scale < 0 else None


def decimal(x: Rational) -> float | None:
    """The float whose decimal says x; None where none does."""
    value = x.p / x.q
    return value if exact(value) == x else None
