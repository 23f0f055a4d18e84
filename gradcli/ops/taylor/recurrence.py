"""Sums and products of coefficients, of which Taylor recurrences are made.

The derived rule of a row needs the series of its partial, whose own partial needs another: sin,
cos, sin ... grows a tower; with a recurrence the pair advances together in O(k) a coefficient.
A structural zero is None.
"""

from operator import mul

from gradcli.ops.digits.doubt import LITTLE, TINY, doubt

MANY = 9  # terms, from which on a sum is not looked at: of high orders little is often left


class Floats(list):
    """Coefficients that are floats, then structural zeros: those computed from them are floats.

    slopes: j u_j from j = 1 on, as far as there are floats.
    """

    slopes: list[float]
    __slots__ = ("slopes",)
    constant = False


def floats(coefficients: list) -> list:
    """A list of coefficients, as Floats where it is one."""
    types = [*map(type, coefficients)]
    n = types.count(float)
    if not n or types[:n].count(float) != n or types.count(type(None)) != len(types) - n:
        return coefficients
    found = Floats(coefficients)
    found.slopes = list(map(mul, range(1, n), coefficients[1:n]))
    return found


def weighted(u, d, k):
    """sum of j u_j d_(k-j) for j = 1 … k, over k: the k-th coefficient of the integral of u' d."""
    if type(u) is Floats:
        try:
            return _checked(list(map(mul, u.slopes, d[k - 1 :: -1]))) / k
        except TypeError:  # d is no list of floats
            pass
    total = None
    for j in range(1, k + 1):
        a, b = u[j], d[k - j]
        if a is not None and b is not None:
            total = sum_of(total, (j * a) * b if j > 1 else a * b)
    return None if total is None else total / k if k > 1 else total


def product(u, v, k, first=0):
    """sum of u_j v_(k-j) for j = first … k: a coefficient of a product."""
    if type(u) is Floats and type(v) is Floats:
        low, high = max(k - len(v.slopes), first), min(k, len(u.slopes))
        if high < low:
            return None
        return _checked(list(map(mul, u[low : high + 1], v[k - high : k - low + 1][::-1])))
    total = None
    for j in range(first, k + 1):
        a, b = u[j], v[k - j]
        if a is not None and b is not None:
            total = sum_of(total, a * b)
    return total


def minus(x):
    return None if x is None else -x


def sum_of(x, y):
    """The sum of two coefficients; with doubt where little is left of two numbers."""
    if x is None:
        return y
    if y is None:
        return x
    total = x + y
    if type(total) is float is type(y) and abs(total) < max(LITTLE * abs(y), TINY):
        doubt()
    return total


def _checked(terms: list[float]) -> float:
    """The sum of the terms of a coefficient; with doubt where little is left of one of them."""
    total = sum(terms)
    if 0 < len(terms) < MANY and abs(total) < max(LITTLE * max(map(abs, terms)), TINY):
        doubt()
    return total
