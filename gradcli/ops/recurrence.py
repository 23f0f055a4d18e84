"""Taylor recurrences of rows whose derived one would be slow or lose digits.

Each is a generator function: it takes the coefficient sequences of the arguments (indexable; None
is a structural zero) and yields the coefficients of the result one after another.  The derived
rule needs the series of the partial, whose own partial needs another: sin, cos, sin ... grows a
tower; here the pair advances together in O(k) a coefficient.
Source: Griewank & Walther, Evaluating Derivatives, 2nd ed., section 13.2, table 13.2.
"""

from itertools import count
from operator import mul

from gradcli.ops.dispatch import World, is_complex, primal
from gradcli.ops.doubt import LITTLE, TINY, doubt, watched
from gradcli.ops.numpy_call import shape

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


class _One:
    """The coefficients of the constant 1."""

    def __getitem__(self, k: int):
        return None if k else 1.0


ONE = _One()


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


def _minus(x):
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


def _pair(u, first, second, sign):
    """Coefficient lists of s and c, where s' = c u' and c' = sign s u'; advanced by `step`."""
    s, c = [first], [second]

    def step(k):
        new_s, new_c = weighted(u, c, k), weighted(u, s, k)
        s.append(new_s)
        c.append(_minus(new_c) if sign < 0 else new_c)

    return s, c, step


def exp_series(u):
    """z' = z u'."""
    from gradcli.ops.elementary import exp

    z = [exp(u[0])]
    for k in count(1):
        yield z[-1]
        z.append(weighted(u, z, k))


def gaussian_series(n, u):
    """exp(-u^2) by z' = -(u^2)' z; None for its derivatives, and where it is subnormal."""
    from gradcli.ops.error_functions import gaussian

    first = gaussian(n[0], u[0])
    return None if n[0] or _extreme(first) else _gaussian(u, first)


def _gaussian(u, first):
    z, square = [first], [None]
    for k in count(1):
        yield z[-1]
        square.append(_minus(product(u, u, k)))
        z.append(weighted(square, z, k))


def sin_cos(which: int):
    """The recurrence of sin (0) or cos (1)."""

    def series(u):
        from gradcli.ops.elementary import cos, sin

        s, c, step = _pair(u, sin(u[0]), cos(u[0]), -1)
        result = (s, c)[which]
        for k in count(1):
            yield result[-1]
            step(k)

    return series


def sinh_cosh(which: int):
    """The recurrence of sinh (0) or cosh (1)."""

    def series(u):
        from gradcli.ops.elementary import cosh, sinh

        s, c, step = _pair(u, sinh(u[0]), cosh(u[0]), 1)
        result = (s, c)[which]
        for k in count(1):
            yield result[-1]
            step(k)

    return series


def tan_series(u):
    """z' = (1 + z^2) u'."""
    from gradcli.ops.elementary import tan

    z = [tan(u[0])]
    w = [1.0 + z[0] * z[0]]
    for k in count(1):
        yield z[-1]
        z.append(weighted(u, w, k))
        w.append(product(z, z, k))


def tanh_series(u):
    """z' = w u' with w = 1 - z^2; w_0 is taken as sech^2, which does not cancel."""
    from gradcli.ops.arithmetic import div
    from gradcli.ops.elementary import cosh, tanh

    z, sech = [tanh(u[0])], div(1.0, cosh(u[0]))
    w = [sech * sech]
    for k in count(1):
        yield z[-1]
        z.append(weighted(u, w, k))
        w.append(_minus(product(z, z, k)))


def sech_series(u):
    """z' = -z t u' with t = tanh(u), t' = z^2 u'."""
    from gradcli.ops.elementary import sech, tanh

    z, t = [sech(u[0])], [tanh(u[0])]
    falls, square = [-(z[0] * t[0])], [z[0] * z[0]]
    for k in count(1):
        yield z[-1]
        z.append(weighted(u, falls, k))
        t.append(weighted(u, square, k))
        falls.append(_minus(product(z, t, k)))
        square.append(product(z, z, k))


def sigmoid_series(u):
    """z = 1/2 + tanh(u/2)/2: tanh is odd about 0, and z(1 - z) would lose its slope there."""
    from gradcli.ops.logistic import sigmoid

    half = tanh_series(_Halves(u))
    next(half)
    yield sigmoid(u[0])
    for c in half:
        yield None if c is None else 0.5 * c


class _Halves:
    """The coefficients of u/2."""

    def __init__(self, u):
        self.u = u

    def __getitem__(self, k: int):
        return None if self.u[k] is None else 0.5 * self.u[k]


def polar(which: str, y, x=ONE):
    """The angle, radius or cosine of the point (x, y) as both move; None at the origin, and of
    complex numbers.

    For c and s, the cosine and the sine of the angle: r t' = c y' - s x', c' = -s t', s' = c t',
    r' = c x' + s y', of which none cancels as a quotient of squares does.
    """
    from gradcli.ops.elementary import hypot

    radius = hypot(x[0], y[0])
    return None if is_complex(radius) or _may_be_zero(radius) else _polar(which, y, x, radius)


def _polar(which: str, y, x, radius):
    from gradcli.ops.arithmetic import div
    from gradcli.ops.elementary import atan2, direction

    r, c, s = [radius], [direction(x[0], y[0])], [direction(y[0], x[0])]
    t = [atan2(y[0], x[0])]
    rate: list = []  # t', of which coefficient k is (k + 1) t_(k+1)
    found = {"angle": t, "radius": r, "cosine": c}[which]
    for k in count(1):
        yield found[-1]
        moved = sum_of(weighted(y, c, k), _minus(weighted(x, s, k)))
        moved = sum_of(None if moved is None else k * moved, _minus(product(r[1:], rate, k - 2)))
        rate.append(None if moved is None else div(moved, radius))
        t.append(_over(rate[-1], k))
        c.append(_minus(_over(product(s, rate, k - 1), k)))
        s.append(_over(product(c, rate, k - 1), k))
        r.append(sum_of(weighted(x, c, k), weighted(y, s, k)))


def _over(x, k):
    return None if x is None else x / k if k > 1 else x


def div_series(u, v):
    """z v = u, solved for the last coefficient."""
    from gradcli.ops.arithmetic import div

    z = []
    for k in count():
        known = None
        for j in range(1, k + 1):
            if v[j] is not None and z[k - j] is not None:
                known = sum_of(known, v[j] * z[k - j])
        numerator = sum_of(u[k], _minus(known))
        z.append(None if numerator is None else watched(div(numerator, v[0])))
        yield z[-1]


def power_series(u, p):
    """u^p: by x z' = p z u' for a constant exponent, by z' = z (p log u)' otherwise.

    None at u_0 = 0 where log u has no value, or each element an exponent of its own: the row's
    rule knows the limits there.
    """
    simple = _constant(p) and shape(p[0]) == ()
    return None if not simple and _may_be_zero(u[0]) else _power_series(u, p)


def _power_series(u, p):
    from gradcli.ops.arithmetic import power

    first = power(u[0], p[0])
    return _exponential(u, p, first) if not _constant(p) else _by_exponent(u, p[0], first)


def _by_exponent(u, p, first):
    """A constant exponent: the quotient serves where u^p is neither 0 nor beyond all numbers."""
    if not _extreme(first) and not _may_be_zero(u[0]):
        return _by_quotient(u, p, first)
    return _repeated(u, int(p), first) if _whole(p) else _by_derivative(u, p, first)


def _extreme(z) -> bool:
    """Whether an element of z is 0, infinite or subnormal."""
    from gradcli.ops.comparisons import greater, less, logical_or
    from gradcli.ops.piecewise import absolute

    size = absolute(primal(z))
    outside = logical_or(less(size, 2.3e-308), greater(size, 1.7e308))
    return bool(outside.any()) if hasattr(outside, "any") else bool(outside)


def _constant(p) -> bool:
    return p.constant


def _whole(p) -> bool:
    return not isinstance(p, World) and 0 <= p <= 64 and p == int(p)


def _may_be_zero(x) -> bool:
    from gradcli.ops.comparisons import equal

    zero = equal(x, 0.0)
    return bool(zero.any()) if hasattr(zero, "any") else bool(zero)


def _by_quotient(u, p, first):
    """z_k = sum over j of (p j - (k - j)) u_j z_(k-j) / (k u_0)."""
    from gradcli.ops.arithmetic import div

    z = [first]
    for k in count(1):
        yield z[-1]
        total = None
        for j in range(1, k + 1):
            if u[j] is not None and z[k - j] is not None:
                total = sum_of(total, (p * j - (k - j)) * (u[j] * z[k - j]))
        z.append(None if total is None else watched(div(total / k, u[0])))


def _by_derivative(u, p, first):
    """z' = p u^(p-1) u', each power from the next: has the limits at u_0 = 0 right."""
    from gradcli.ops.arithmetic import power

    z, lower, w = [first], _lowered(u, p - 1, power(u[0], p - 1)), []
    for k in count(1):
        yield z[-1]
        w.append(next(lower))
        z.append(weighted(u, [None if c is None else p * c for c in w], k))


def _lowered(u, p, first):
    """u^p on the way down from a higher power: below -1 an extreme one stays so."""
    normal = not _extreme(first) or (not isinstance(p, World) and p < -1 and not _may_be_zero(u[0]))
    return _by_quotient(u, p, first) if normal else _by_derivative(u, p, first)


def _repeated(u, n, first):
    """u^n for a small whole n by products: exact where u_0 = 0, which the quotient is not."""
    if n == 0:
        yield first
        while True:
            yield None
    factors = [[] for _ in range(n - 1)]  # factors[i] holds u^(i+2)
    for k in count():
        lower = u
        for powers in factors:
            powers.append(product(lower, u, k))
            lower = powers
        yield first if k == 0 else lower[k]


def _exponential(u, p, first):
    """z' = z w' with w = p log u."""
    from gradcli.ops.arithmetic import div
    from gradcli.ops.elementary import log

    logs, w, z = [watched(log(u[0]))], [], [first]
    for k in count(1):
        yield z[-1]
        if not w:
            w.append(product(p, logs, 0))
        # u (log u)' = u': logs_k = (u_k - sum of j logs_j u_(k-j) / k) / u_0
        inner = None
        for j in range(1, k):
            if logs[j] is not None and u[k - j] is not None:
                inner = sum_of(inner, j * (logs[j] * u[k - j]))
        top = sum_of(u[k], None if inner is None else -(inner / k))
        logs.append(None if top is None else div(top, u[0]))
        w.append(product(p, logs, k))
        z.append(weighted(w, z, k))
