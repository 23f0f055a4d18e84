"""Taylor recurrences of the rows that every run loads: of quotients, powers, elementary functions.

Each is a generator function: it takes the coefficient sequences of the arguments (indexable; None
is a structural zero) and yields the coefficients of the result one after another; or it gives None
where the derived rule serves.  A row names its own as `series`, looked up when it is first asked.
Source: Griewank & Walther, Evaluating Derivatives, 2nd ed., section 13.2, table 13.2.
"""

from itertools import count

from gradcli.ops.arithmetic import div, power
from gradcli.ops.comparisons import equal, greater, less, logical_or
from gradcli.ops.digits.doubt import watched
from gradcli.ops.dispatch import World, is_complex, primal
from gradcli.ops.elementary import (
    atan2,
    cos,
    cosh,
    direction,
    exp,
    hypot,
    log,
    sech,
    sin,
    sinh,
    tan,
    tanh,
)
from gradcli.ops.logistic import sigmoid
from gradcli.ops.numpy_call import shape
from gradcli.ops.piecewise import absolute
from gradcli.ops.taylor.recurrence import minus, product, sum_of, weighted


class _One:
    """The coefficients of the constant 1."""

    def __getitem__(self, k: int):
        return None if k else 1.0


ONE = _One()


def _pair(u, first, second, sign):
    """Coefficient lists of s and c, where s' = c u' and c' = sign s u'; advanced by `step`."""
    s, c = [first], [second]

    def step(k):
        new_s, new_c = weighted(u, c, k), weighted(u, s, k)
        s.append(new_s)
        c.append(minus(new_c) if sign < 0 else new_c)

    return s, c, step


def exp_series(u):
    """z' = z u'."""
    z = [exp(u[0])]
    for k in count(1):
        yield z[-1]
        z.append(weighted(u, z, k))


def sin_cos(which: int):
    """The recurrence of sin (0) or cos (1)."""

    def series(u):

        s, c, step = _pair(u, sin(u[0]), cos(u[0]), -1)
        result = (s, c)[which]
        for k in count(1):
            yield result[-1]
            step(k)

    return series


sin_series, cos_series = sin_cos(0), sin_cos(1)


def sinh_cosh(which: int):
    """The recurrence of sinh (0) or cosh (1)."""

    def series(u):
        from gradcli.ops.elementary import cosh

        s, c, step = _pair(u, sinh(u[0]), cosh(u[0]), 1)
        result = (s, c)[which]
        for k in count(1):
            yield result[-1]
            step(k)

    return series


sinh_series, cosh_series = sinh_cosh(0), sinh_cosh(1)


def tan_series(u):
    """z' = (1 + z^2) u'."""
    z = [tan(u[0])]
    w = [1.0 + z[0] * z[0]]
    for k in count(1):
        yield z[-1]
        z.append(weighted(u, w, k))
        w.append(product(z, z, k))


def tanh_series(u):
    """z' = w u' with w = 1 - z^2; w_0 is taken as sech^2, which does not cancel."""
    z, sech = [tanh(u[0])], div(1.0, cosh(u[0]))
    w = [sech * sech]
    for k in count(1):
        yield z[-1]
        z.append(weighted(u, w, k))
        w.append(minus(product(z, z, k)))


def sech_series(u):
    """z' = -z t u' with t = tanh(u), t' = z^2 u'."""
    z, t = [sech(u[0])], [tanh(u[0])]
    falls, square = [-(z[0] * t[0])], [z[0] * z[0]]
    for k in count(1):
        yield z[-1]
        z.append(weighted(u, falls, k))
        t.append(weighted(u, square, k))
        falls.append(minus(product(z, t, k)))
        square.append(product(z, z, k))


def sigmoid_series(u):
    """z = 1/2 + tanh(u/2)/2: tanh is odd about 0, and z(1 - z) would lose its slope there."""
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
    radius = hypot(x[0], y[0])
    return None if is_complex(radius) or _may_be_zero(radius) else _polar(which, y, x, radius)


def angle_series(y, x=ONE):
    """arctan2(y, x), and arctan(y)."""
    return polar("angle", y, x)


def radius_series(x, y):
    """hypot(x, y)."""
    return polar("radius", y, x)


def cosine_series(x, y):
    """direction(x, y)."""
    return polar("cosine", y, x)


def _polar(which: str, y, x, radius):
    r, c, s = [radius], [direction(x[0], y[0])], [direction(y[0], x[0])]
    t = [atan2(y[0], x[0])]
    rate: list = []  # t', of which coefficient k is (k + 1) t_(k+1)
    found = {"angle": t, "radius": r, "cosine": c}[which]
    for k in count(1):
        yield found[-1]
        moved = sum_of(weighted(y, c, k), minus(weighted(x, s, k)))
        moved = sum_of(None if moved is None else k * moved, minus(product(r[1:], rate, k - 2)))
        rate.append(None if moved is None else div(moved, radius))
        t.append(_over(rate[-1], k))
        c.append(minus(_over(product(s, rate, k - 1), k)))
        s.append(_over(product(c, rate, k - 1), k))
        r.append(sum_of(weighted(x, c, k), weighted(y, s, k)))


def _over(x, k):
    return None if x is None else x / k if k > 1 else x


def div_series(u, v):
    """z v = u, solved for the last coefficient."""
    z: list = []
    for k in count():
        known = None
        for j in range(1, k + 1):
            if v[j] is not None and z[k - j] is not None:
                known = sum_of(known, v[j] * z[k - j])
        numerator = sum_of(u[k], minus(known))
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
    first = power(u[0], p[0])
    return _exponential(u, p, first) if not _constant(p) else _by_exponent(u, p[0], first)


def _by_exponent(u, p, first):
    """A constant exponent: the quotient serves where u^p is neither 0 nor beyond all numbers."""
    if not extreme(first) and not _may_be_zero(u[0]):
        return _by_quotient(u, p, first)
    return _repeated(u, int(p), first) if _whole(p) else _by_derivative(u, p, first)


def extreme(z) -> bool:
    """Whether an element of z is 0, infinite or subnormal; of what has all exponents, 0."""
    if isinstance(primal(z), World):
        return _may_be_zero(z)
    size = absolute(primal(z))
    outside = logical_or(less(size, 2.3e-308), greater(size, 1.7e308))
    return bool(outside.any()) if hasattr(outside, "any") else bool(outside)


def _constant(p) -> bool:
    return p.constant


def _whole(p) -> bool:
    return not isinstance(p, World) and 0 <= p <= 64 and p == int(p)


def _may_be_zero(x) -> bool:
    zero = equal(x, 0.0)
    return bool(zero.any()) if hasattr(zero, "any") else bool(zero)


def _by_quotient(u, p, first):
    """z_k = sum over j of (p j - (k - j)) u_j z_(k-j) / (k u_0)."""
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
    z, lower, w = [first], _lowered(u, p - 1, power(u[0], p - 1)), []
    for k in count(1):
        yield z[-1]
        w.append(next(lower))
        z.append(weighted(u, [None if c is None else p * c for c in w], k))


def _lowered(u, p, first):
    """u^p on the way down from a higher power: below -1 an extreme one stays so."""
    normal = not extreme(first) or (not isinstance(p, World) and p < -1 and not _may_be_zero(u[0]))
    return _by_quotient(u, p, first) if normal else _by_derivative(u, p, first)


def _repeated(u, n, first):
    """u^n for a small whole n by products: exact where u_0 = 0, which the quotient is not."""
    if n == 0:
        yield first
        while True:
            yield None
    factors: list[list] = [[] for _ in range(n - 1)]  # factors[i] holds u^(i+2)
    for k in count():
        lower = u
        for powers in factors:
            powers.append(product(lower, u, k))
            lower = powers
        yield first if k == 0 else lower[k]


def _exponential(u, p, first):
    """z' = z w' with w = p log u."""
    w: list = []
    logs, z = [watched(log(u[0]))], [first]
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
