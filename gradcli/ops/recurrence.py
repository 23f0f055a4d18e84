"""Taylor recurrences of rows whose derived one would be slow or lose digits.

Each is a generator function: it takes the coefficient sequences of the arguments (indexable; None
is a structural zero) and yields the coefficients of the result one after another.  The derived
rule needs the series of the partial, whose own partial needs another: sin, cos, sin ... grows a
tower; here the pair advances together in O(k) a coefficient.
Source: Griewank & Walther, Evaluating Derivatives, 2nd ed., section 13.2, table 13.2.
"""

from itertools import count

from gradcli.ops.table import World, shape


def weighted(u, d, k):
    """sum of j u_j d_(k-j) for j = 1 … k, over k: the k-th coefficient of the integral of u' d."""
    total = None
    for j in range(1, k + 1):
        a, b = u[j], d[k - j]
        if a is not None and b is not None:
            term = (j * a) * b if j > 1 else a * b
            total = term if total is None else total + term
    return None if total is None else total / k if k > 1 else total


def product(u, v, k, first=0):
    """sum of u_j v_(k-j) for j = first … k: a coefficient of a product."""
    total = None
    for j in range(first, k + 1):
        a, b = u[j], v[k - j]
        if a is not None and b is not None:
            total = a * b if total is None else total + a * b
    return total


def _minus(x):
    return None if x is None else -x


def _sum(x, y):
    return y if x is None else x if y is None else x + y


def _pair(u, first, second, sign):
    """Coefficient lists of s and c, where s' = c u' and c' = sign s u'; advanced by `step`."""
    s, c = [first], [second]

    def step(k):
        new_s, new_c = weighted(u, c, k), weighted(u, s, k)
        s.append(new_s)
        c.append(_minus(new_c) if sign < 0 else new_c)

    return s, c, step


def sin_cos(which: int):
    """The recurrence of sin (0) or cos (1)."""

    def series(u):
        from gradcli.ops.scalar import cos, sin

        s, c, step = _pair(u, sin(u[0]), cos(u[0]), -1)
        result = (s, c)[which]
        for k in count(1):
            yield result[-1]
            step(k)

    return series


def sinh_cosh(which: int):
    """The recurrence of sinh (0) or cosh (1)."""

    def series(u):
        from gradcli.ops.scalar import cosh, sinh

        s, c, step = _pair(u, sinh(u[0]), cosh(u[0]), 1)
        result = (s, c)[which]
        for k in count(1):
            yield result[-1]
            step(k)

    return series


def tan_series(u):
    """z' = (1 + z^2) u'."""
    from gradcli.ops.scalar import tan

    z = [tan(u[0])]
    w = [1.0 + z[0] * z[0]]
    for k in count(1):
        yield z[-1]
        z.append(weighted(u, w, k))
        w.append(product(z, z, k))


def tanh_series(u):
    """z' = w u' with w = 1 - z^2; w_0 is taken as sech^2, which does not cancel."""
    from gradcli.ops.scalar import cosh, div, tanh

    z, sech = [tanh(u[0])], div(1.0, cosh(u[0]))
    w = [sech * sech]
    for k in count(1):
        yield z[-1]
        z.append(weighted(u, w, k))
        w.append(_minus(product(z, z, k)))


def sigmoid_series(u):
    """z' = w u' with w = z (1 - z); 1 - z starts as sigmoid(-u), which does not cancel."""
    from gradcli.ops.scalar import sigmoid

    z, rest = [sigmoid(u[0])], [sigmoid(-u[0])]
    w = [z[0] * rest[0]]
    for k in count(1):
        yield z[-1]
        z.append(weighted(u, w, k))
        rest.append(_minus(z[-1]))
        w.append(product(z, rest, k))


def div_series(u, v):
    """z v = u, solved for the last coefficient."""
    from gradcli.ops.scalar import div

    z = []
    for k in count():
        known = None
        for j in range(1, k + 1):
            if v[j] is not None and z[k - j] is not None:
                term = v[j] * z[k - j]
                known = term if known is None else known + term
        numerator = _sum(u[k], _minus(known))
        z.append(None if numerator is None else div(numerator, v[0]))
        yield z[-1]


def power_series(u, p):
    """u^p: by x z' = p z u' for a constant exponent, by z' = z (p log u)' otherwise.

    None at u_0 = 0 where log u has no value, or each element an exponent of its own: the row's
    rule knows the limits there.
    """
    simple = _constant(p) and shape(p[0]) == ()
    return None if not simple and _may_be_zero(u[0]) else _power_series(u, p)


def _power_series(u, p):
    from gradcli.ops.scalar import power

    first = power(u[0], p[0])
    if not _constant(p):
        yield from _exponential(u, p, first)
    elif not _may_be_zero(u[0]):
        yield from _by_quotient(u, p[0], first)
    elif _whole(p[0]):
        yield from _repeated(u, int(p[0]), first)
    else:
        yield from _by_derivative(u, p[0], first)


def _constant(p) -> bool:
    return p.constant


def _whole(p) -> bool:
    return not isinstance(p, World) and 0 <= p <= 64 and p == int(p)


def _may_be_zero(x) -> bool:
    from gradcli.ops.scalar import equal

    zero = equal(x, 0.0)
    return bool(zero.any()) if hasattr(zero, "any") else bool(zero)


def _by_quotient(u, p, first):
    """z_k = sum over j of (p j - (k - j)) u_j z_(k-j) / (k u_0)."""
    from gradcli.ops.scalar import div

    z = [first]
    for k in count(1):
        yield z[-1]
        total = None
        for j in range(1, k + 1):
            if u[j] is not None and z[k - j] is not None:
                term = (p * j - (k - j)) * (u[j] * z[k - j])
                total = term if total is None else total + term
        z.append(None if total is None else div(total / k, u[0]))


def _by_derivative(u, p, first):
    """z' = p u^(p-1) u', each power from the next: has the limits at u_0 = 0 right."""
    from gradcli.ops.scalar import power

    z, lower, w = [first], _by_derivative(u, p - 1, power(u[0], p - 1)), []
    for k in count(1):
        yield z[-1]
        w.append(next(lower))
        z.append(weighted(u, [None if c is None else p * c for c in w], k))


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
    from gradcli.ops.scalar import div, log

    logs, w, z = [log(u[0])], [], [first]
    for k in count(1):
        yield z[-1]
        if not w:
            w.append(product(p, logs, 0))
        # u (log u)' = u': logs_k = (u_k - sum of j logs_j u_(k-j) / k) / u_0
        inner = None
        for j in range(1, k):
            if logs[j] is not None and u[k - j] is not None:
                term = j * (logs[j] * u[k - j])
                inner = term if inner is None else inner + term
        top = _sum(u[k], None if inner is None else -(inner / k))
        logs.append(None if top is None else div(top, u[0]))
        w.append(product(p, logs, k))
        z.append(weighted(w, z, k))
