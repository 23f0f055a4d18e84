"""Functions of whole numbers, as `math` and NumPy have them: no derivative passes."""

import math
from collections.abc import Callable

from gradcli.errors import Diagnostic
from gradcli.ops.comparisons import static_row
from gradcli.ops.dispatch import primal
from gradcli.ops.integers import BITS, LIMIT, too_large

MOST = 600  # factors of a factorial: 600! is past 2**4096

gcd = static_row("gcd", math.gcd, result_dtype="int", magnitude="largest")
lcm = static_row("lcm", math.lcm, result_dtype="int", magnitude="product")


def _of_integers(function: Callable, *args, too_many: bool = False) -> int:
    """`function` of integers; E0201 of others, E0200 where Python raises, E0203 past the limit.

    too_many: whether the result is past it for sure, and would take long.
    """
    name = function.__name__
    try:
        result = LIMIT if too_many else function(*args)
    except ValueError as error:
        raise Diagnostic("E0200", f"{name}: {error}", exception="ValueError") from None
    if result >= LIMIT:
        raise too_large(f"the integer result of {name}")
    return result


def _integer(name: str, x) -> int:
    x = primal(x)
    if type(x) is bool or not hasattr(x, "__index__"):
        raise Diagnostic("E0201", f"{name} is of integers, not of {x!r}", help="int(x) cuts x")
    return int(x)


def factorial(n):
    """n! of an integer."""
    n = _integer("factorial", n)
    return _of_integers(math.factorial, n, too_many=n > MOST)


def comb(n, k):
    """How many subsets of k elements a set of n has."""
    n, k = _integer("comb", n), _integer("comb", k)
    return _of_integers(math.comb, n, k, too_many=min(k, n - k) > BITS)


def perm(n, k=None):
    """How many ways there are to put k of n elements in order; of all n unless told."""
    n = _integer("perm", n)
    k = n if k is None else _integer("perm", k)
    return _of_integers(math.perm, n, k, too_many=MOST < k <= n)


def isqrt(n):
    """The integer part of the square root of an integer."""
    return _of_integers(math.isqrt, _integer("isqrt", n))
