"""Taylor recurrences of families f_v whose derivative is made of their neighbours.

Where f_v' = a f_(v-1) + b f_v + c f_(v+1), the k-th derivative is a sum of the f from v - k to
v + k with weights that need no function: 2k + 1 values give it, where the rule applied again and
again asks for 2^k.  The expansion at u_0 is then composed with u.
"""

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

from gradcli.ops.dispatch import World, primal
from gradcli.ops.taylor.recurrence import product


def ladder(
    function: Callable, weights: Callable, order: float | None = None, rounds: bool = False
) -> Callable:
    """The series of a row (v, x), or with `order` of a row (x): function(v, x) is the family,
    weights(v) are (a, b, c).  None where v is no constant, and where the weights are `rounds`, of
    64 bits, and the numbers have more."""

    def series(*u):
        *held, x = u
        if not all(h.constant for h in held):
            return None
        if rounds and isinstance(primal(x[0]), World):
            return None
        v = held[0][0] if held else order
        return composed(_derivatives(function, weights, v, x[0]), x)

    return series


def _derivatives(function: Callable, weights: Callable, v, x) -> Iterator:
    """f_v^(k)(x) / k! for k = 0, 1, …"""
    values: dict[int, Any] = {}
    sums, size = {0: 1.0}, 1
    for k in count(1):
        total = None
        for i, weight in sums.items():
            if i not in values:
                values[i] = function(v + i, x)
            y = values[i]  # of what has more digits than a float the weight is divided by in turn
            term = y * (weight / size) if type(y) is float else y * weight / size
            total = term if total is None else total + term
        yield total
        size *= k
        sums = _raised(sums, weights, v)


def _raised(sums: dict, weights: Callable, v) -> dict:
    """The weights of the next derivative; those that are 0 are left out."""
    found: dict[int, object] = {}
    for i, weight in sums.items():
        for j, factor in zip((i - 1, i, i + 1), weights(v + i)):
            if type(factor) is not float or factor != 0.0:
                found[j] = found.get(j, 0.0) + weight * factor
    return found


def composed(expansion: Iterator, u) -> Iterator:
    """The coefficients of sum a_m (u - u_0)^m; the powers grow by a row and a column a step."""
    a = [next(expansion)]
    yield a[0]
    away = [None]  # u - u_0
    powers: list[list] = []  # powers[m - 1][k] is the k-th coefficient of (u - u_0)^m
    for k in count(1):
        a.append(next(expansion))
        away.append(u[k])
        powers.append([None] * k)
        total = None
        for m in range(1, k + 1):
            below = powers[m - 2] if m > 1 else None
            c = u[k] if below is None else product(away, below, k)
            powers[m - 1].append(c)
            if c is not None:
                total = a[m] * c if total is None else total + a[m] * c
        yield total


def exponential(first, slope: Iterator) -> Iterator:
    """The coefficients of first times exp(the integral of slope), by z' = slope z."""
    z, slopes = [first], []
    for k in count():
        yield z[-1]
        slopes.append(next(slope))
        z.append(product(slopes, z, k) / (k + 1))


def times(coefficients: Iterator, x) -> Iterator:
    """The coefficients of a series in h times x + h."""
    before = 0.0
    for c in coefficients:
        yield c * x + before
        before = c
