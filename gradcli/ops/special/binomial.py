"""The binomial coefficient of real numbers.

From k > n on it oscillates and falls, sin(pi (k - n)) beta(n + 1, k - n) / pi (DLMF 5.5.3, 5.12.1);
about k = n + 1, where the sine meets a pole of beta, 1/gamma has neither.
"""

import math
from collections.abc import Iterator
from itertools import count

from gradcli.ops.arithmetic import div, power
from gradcli.ops.comparisons import (
    greater_equal,
    less,
    less_equal,
    logical_and,
    logical_not,
    logical_or,
)
from gradcli.ops.elementary import cos, sin
from gradcli.ops.piecewise import rint, where
from gradcli.ops.rows import smooth
from gradcli.ops.special.gamma_functions import (
    FAR,
    beta,
    digamma,
    gamma,
    poch_expansion,
    polygamma,
    polygamma_difference,
    rgamma,
    rgamma_derivative,
)
from gradcli.ops.special.pieces import in_pieces
from gradcli.ops.special.scipy_rows import special_row
from gradcli.ops.taylor.ladder import composed, exponential
from gradcli.ops.taylor.recurrence import product

LARGE = 100.0  # an n from which on gamma(n + 1) nears the end of the range of numbers
TINY = 0.01  # arguments of which the power series below has the terms that count
ZETAS = (  # zeta(2), zeta(3), … (DLMF 25.2.1)
    1.6449340668482264, 1.2020569031595942, 1.0823232337111382, 1.0369277551433699,
    1.0173430619844491, 1.008349277381923, 1.0040773561979443, 1.0020083928260822,
    1.000994575127818,
)  # fmt: skip


# -- where which form serves ----------------------------------------------------------------------
def _beyond(n, k):
    """Whether k is so far above n that the sine and beta serve."""
    from_n = where(less(n, LARGE), 1.0, 0.5)
    return logical_and(greater_equal(n, 0.0), less(n + from_n, k))


def _between(n, k):
    """Whether k is about n + 1, and gamma(n + 1) moderate."""
    near = logical_and(less(n + 0.1, k), less_equal(k, n + 1.0))
    return logical_and(near, logical_and(greater_equal(n, 0.0), less(n, LARGE)))


def _tiny(n, k):
    """Whether both are next to 0, where the slope along k is what is left of equal terms."""
    of_n = logical_and(greater_equal(n, 0.0), less(n, TINY))
    return logical_and(of_n, logical_and(greater_equal(k, 0.0), less(k, TINY)))


def _far(n, k):
    """Whether binom is n^k / gamma(k + 1) to all digits."""
    return logical_and(less(FAR, n), less(k, 1e30))


# -- the rules ------------------------------------------------------------------------------------
def _sine(n, k):
    """(sin(pi (k - n)), cos(pi (k - n))) / pi; a large k has no place for the digits of n."""
    angle = math.pi * _turns(_turns(k) - _turns(n))
    return sin(angle) / math.pi, cos(angle) / math.pi


def _turns(v):
    """v less whole turns of pi v."""
    return v - 2.0 * rint(0.5 * v)


def _along_n(n, k, z):
    beyond, between, far = _beyond(n, k), _between(n, k), _far(n, k)
    usual = logical_not(logical_or(far, logical_or(beyond, between)))
    pieces = [
        (usual, (2.0, 1.0, 1.0), lambda n, k, z: z * polygamma_difference(0, n - k + 1.0, k)),
        (beyond, (1.0, 3.0, 1.0), _reflected_along_n),
        (between, (1.0, 1.5, 1.0), _inverse_along_n),
        (far, (1.0, 1.0, 1.0), _power_along_n),
    ]
    return in_pieces(pieces, n, k, z)


def _reflected_along_n(n, k, z):
    s, c = _sine(n, k)
    slope = -polygamma_difference(0, n + 1.0, k - 2.0 * n - 1.0)
    return beta(n + 1.0, k - n) * (s * slope - math.pi * c)


def _inverse_along_n(n, k, z):
    v = n - k + 1.0
    inner = digamma(n + 1.0) * rgamma(v) + rgamma_derivative(1, v)
    return gamma(n + 1.0) * rgamma(k + 1.0) * inner


def _power_along_n(n, k, z):
    slow = less(k, 0.5)  # whose k - 1 rounds
    lowered = where(slow, div(power(n, k), n), power(n, where(slow, 1.0, k) - 1.0))
    return k * rgamma(k + 1.0) * lowered


def _along_k(n, k, z):
    beyond, between, tiny = _beyond(n, k), _between(n, k), _tiny(n, k)
    usual = logical_not(logical_or(tiny, logical_or(beyond, between)))
    pieces = [
        (usual, (2.0, 1.0, 1.0), lambda n, k, z: z * polygamma_difference(0, k + 1.0, n - 2.0 * k)),
        (beyond, (1.0, 3.0, 1.0), _reflected_along_k),
        (between, (1.0, 1.5, 1.0), _inverse_along_k),
        (tiny, (0.0, 0.0, 1.0), lambda n, k, z: z * _tiny_slope(n, k)),
    ]
    return in_pieces(pieces, n, k, z)


def _reflected_along_k(n, k, z):
    s, c = _sine(n, k)
    slope = -polygamma_difference(0, k - n, n + 1.0)
    return beta(n + 1.0, k - n) * (s * slope + math.pi * c)


def _inverse_along_k(n, k, z):
    u, v = k + 1.0, n - k + 1.0
    inner = rgamma_derivative(1, u) * rgamma(v) - rgamma(u) * rgamma_derivative(1, v)
    return gamma(n + 1.0) * inner


def _tiny_slope(n, k):
    """digamma(n - k + 1) - digamma(k + 1) by their power series at 1 (DLMF 5.7.4), of whose terms
    (n - k)^j - k^j is n - 2 k times a polynomial in n and k (n - k)."""
    both, before, term, total = k * (n - k), 0.0, 1.0, 0.0
    for j, size in enumerate(ZETAS):
        total = total + (-size if j % 2 else size) * term
        before, term = term, n * term - both * before
    return (n - 2.0 * k) * total


# -- the series -----------------------------------------------------------------------------------
def _series(n, k):
    """In one argument, for a number as the other."""
    if n.constant == k.constant or not (type(n[0]) is type(k[0]) is float):
        return None
    if not (0.0 <= n[0] < math.inf and 0.0 <= k[0] < math.inf):
        return None
    if n.constant:
        return composed(_expansion_in_k(n[0], k[0]), k)
    found = _expansion_in_n(n[0], k[0])
    return None if found is None else composed(found, n)


def _expansion_in_n(n: float, k: float) -> Iterator | None:
    if _far(n, k):
        return _power(n, k)
    if 0.0 < k <= LARGE + 1.0 and n > k - 3.0:
        size = rgamma(k + 1.0)
        return (c * size for c in poch_expansion(n - k + 1.0, k))
    if not _beyond(n, k):
        return None
    slope = _over_factorials(
        polygamma(j, n + 1.0) + polygamma(j, k - n)
        if j % 2
        else -polygamma_difference(j, n + 1.0, k - 2.0 * n - 1.0)
        for j in count()
    )
    return _times(exponential(beta(n + 1.0, k - n), slope), _sines(n, k, -1.0))


def _expansion_in_k(n: float, k: float) -> Iterator:
    if _beyond(n, k):
        slope = _over_factorials(-polygamma_difference(j, k - n, n + 1.0) for j in count())
        return _times(exponential(beta(n + 1.0, k - n), slope), _sines(n, k, 1.0))
    if _between(n, k):
        size = gamma(n + 1.0)
        left = (c * size for c in _inverse(k + 1.0, 1.0))
        return _times(left, _inverse(n - k + 1.0, -1.0))
    slope = _over_factorials(
        -polygamma(j, n - k + 1.0) - polygamma(j, k + 1.0)
        if j % 2
        else polygamma_difference(j, k + 1.0, n - 2.0 * k)
        for j in count()
    )
    return exponential(binom(n, k), slope)


def _power(n: float, k: float) -> Iterator:
    """Of n^k / gamma(k + 1)."""
    c, falling = rgamma(k + 1.0), k
    yield c * power(n, k)
    for j in count(1):
        c *= falling / j
        falling = k - j
        yield c * (power(n, k) / n if k < 0.5 and j == 1 else power(n, falling))


def _over_factorials(derivatives: Iterator) -> Iterator:
    size = 1.0
    for k, d in enumerate(derivatives):
        size *= k or 1
        yield d / size


def _inverse(x: float, sign: float) -> Iterator:
    """Of 1 / gamma(x + sign h)."""
    derivatives = (rgamma_derivative(j, x) for j in count())
    return (c * sign**j for j, c in enumerate(_over_factorials(derivatives)))


def _sines(n: float, k: float, sign: float) -> Iterator:
    """Of sin(pi (k - n + sign h)) / pi."""
    s, c = _sine(n, k)
    turn, size = (s, c, -s, -c), 1.0
    for j in count():
        size *= sign * math.pi / j if j else 1.0
        yield turn[j % 4] * size


def _times(left: Iterator, right: Iterator) -> Iterator:
    """Of the product of two series."""
    u, v = [], []
    for k, (a, b) in enumerate(zip(left, right)):
        u.append(a)
        v.append(b)
        yield product(u, v, k)


binom = special_row(  # gamma(n+1) / (gamma(k+1) gamma(n-k+1))
    "binom",
    smooth(_along_n, lambda n, k, z: z * polygamma_difference(0, n - k + 1.0, k)),
    smooth(_along_k, lambda n, k, z: z * polygamma_difference(0, k + 1.0, n - 2.0 * k)),
    values="gradcli.ops.special.values.gamma_values.binom",
    domain=((2.0, math.inf), (0.0, 2.0)),
    series=_series,
    source="DLMF 1.2.6",
    regular="n > -1, k > -1; elsewhere but at poles",
    ball=lambda n, k: (n + 1).gamma() * (k + 1).rgamma() * (n - k + 1).rgamma(),
)


def comb(n, k):
    """binom(n, k), and 0 where k is below 0 or above n."""
    inside, at_least = less_equal(k, n), greater_equal(k, 0.0)
    if at_least is not True:  # of a number, such as 2, it is known
        inside = logical_and(at_least, inside)
    return where(inside, binom(n, k), 0.0)
