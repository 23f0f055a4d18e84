"""Checks of one row of the table against everything that should agree with it.

`check(op)` raises AssertionError where tape, dual numbers, Taylor series and an independent
derivative differ.  The independent one is mpmath's, by the row's name, at 40 digits; where mpmath
has no such function, Ridders' extrapolated differences of the row's own value.
"""

import math
import random

import mpmath
import numpy as np

from gradcli.engine.dual import jvp
from gradcli.engine.tape import GradientTape, Tensor
from gradcli.engine.taylor import derivatives
from gradcli.ops.table import TABLE, Op, apply

# what mpmath calls otherwise, or does not have and is one line of it
TWINS = {
    "add": lambda x, y: x + y,
    "subtract": lambda x, y: x - y,
    "multiply": lambda x, y: x * y,
    "divide": lambda x, y: x / y,
    "negative": lambda x: -x,
    "positive": lambda x: +x,
    "power": lambda x, y: x**y,
    "abs": abs,
    "absolute": abs,
    "mod": lambda x, y: x - y * mpmath.floor(x / y),
    "fmod": lambda x, y: x - y * int(x / y),
    "exp2": lambda x: mpmath.mpf(2) ** x,
    "log2": lambda x: mpmath.log(x, 2),
    "logaddexp": lambda x, y: mpmath.log(mpmath.exp(x) + mpmath.exp(y)),
    "arcsin": mpmath.asin,
    "arccos": mpmath.acos,
    "arctan": mpmath.atan,
    "arctan2": mpmath.atan2,
    "arcsinh": mpmath.asinh,
    "arccosh": mpmath.acosh,
    "arctanh": mpmath.atanh,
    "maximum": max,
    "minimum": min,
    "clip": lambda x, a, b: min(max(x, a), b),
    "relu": lambda x: max(x, mpmath.mpf(0)),
    "sigmoid": lambda x: 1 / (1 + mpmath.exp(-x)),
    "softplus": lambda x: mpmath.log1p(mpmath.exp(x)),
    "lgamma": mpmath.loggamma,
    "sigmoid_cross_entropy": lambda x, y: mpmath.log1p(mpmath.exp(x)) - x * y,
}
SMOOTH = ("smooth", "linear", "bilinear")
WIDE = 2.5  # how far an open-ended domain is sampled


def scalar_rows() -> list[Op]:
    """The elementwise rows with a value on numbers and a derivative somewhere."""
    rows = TABLE.values()
    return [op for op in rows if op.value and op.elementwise and not op.static]


def active(op: Op) -> list[int]:
    """The arguments that have a derivative which is not zero everywhere."""
    return [i for i, arg in enumerate(op.args) if arg.kind in SMOOTH]


def points(op: Op, count: int = 16) -> list[tuple]:
    """Points inside the row's domain; a condition is True, then False."""
    source = random.Random(op.name)
    wanted = list(op.domain or [(-math.inf, math.inf)] * len(op.args))
    found = []
    for k in range(count):
        x, spans = [], iter(wanted)
        for arg in op.args:
            if arg.kind == "static":
                x.append(k % 2 == 0)
                continue
            low, high = next(spans)
            low = max(low, -WIDE) if high > -WIDE else high - WIDE
            high = min(high, low + 2 * WIDE)
            x.append(source.uniform(low + 0.06 * (high - low), high - 0.06 * (high - low)))
        found.append(tuple(x))
    return found


def twin(op: Op):
    if op.name in TWINS:
        return TWINS[op.name]
    return getattr(mpmath, op.name, None)


def independent(op: Op, x: tuple, i: int, order: int = 1) -> float:
    """The derivative of the row's value by argument i, by mpmath or by differences."""
    f = twin(op)
    if f is None:
        return ridders(lambda t: op.value(*x[:i], t, *x[i + 1 :]), x[i], order)
    with mpmath.workdps(40):
        args = [mpmath.mpf(v) if type(v) is float else v for v in x]
        return float(mpmath.diff(lambda t: f(*args[:i], t, *args[i + 1 :]), args[i], order))


def ridders(f, x: float, order: int = 1) -> float:
    """The derivative of f at x from a tableau of central differences (Ridders 1982)."""
    if order > 1:
        return ridders(lambda t: ridders(f, t, order - 1), x)
    best, error, h, rows = math.nan, math.inf, 0.05, []
    for _ in range(8):
        row = [(f(x + h) - f(x - h)) / (2 * h)]
        for j, old in enumerate(rows[-1] if rows else [], 1):
            row.append(row[-1] + (row[-1] - old) / (1.96**j - 1))
            spread = max(abs(row[-1] - row[-2]), abs(row[-1] - old))
            if spread < error:
                best, error = row[-1], spread
        rows.append(row)
        h /= 1.4
    return best


# -- the engines on one row ---------------------------------------------------------------------
def by_tape(op: Op, x: tuple, wanted: list[int]) -> list:
    """The derivatives by each argument in `wanted`, from one tape."""
    tensors = [Tensor(v) if i in wanted else v for i, v in enumerate(x)]
    with GradientTape() as tape:
        for i in wanted:
            tape.watch(tensors[i])
        y = op.call(*tensors)
    return tape.gradient(y, [tensors[i] for i in wanted])


def by_dual(op: Op, x: tuple, wanted: list[int]) -> list:
    def along(i: int):
        return jvp(lambda t: op.call(*x[:i], t[0], *x[i + 1 :]), [x[i]], [1.0])[1]

    return [along(i) for i in wanted]


def by_series(op: Op, x: tuple, i: int, order: int) -> list:
    return derivatives(lambda t: op.call(*x[:i], t, *x[i + 1 :]), x[i], order)[1]


def by_nested_tapes(op: Op, x: tuple, i: int, order: int):
    """The derivative of any order by tapes inside tapes."""
    t = Tensor(x[i])
    if order == 1:
        with GradientTape() as tape:
            tape.watch(t)
            y = op.call(*x[:i], t, *x[i + 1 :])
        return tape.gradient(y, t)

    def lower(value):
        with GradientTape() as inner:
            inner.watch(value)
            y = op.call(*x[:i], value, *x[i + 1 :])
        return inner.gradient(y, value)

    with GradientTape() as tape:
        tape.watch(t)
        first = lower(t)
    second = tape.gradient(first, t)
    return primal(second)


def primal(x):
    while hasattr(x, "value"):
        x = x.value
    return x


def close(got, want: float, tolerance: float, what: str) -> None:
    """A None is a structural zero: its derivative is 0 everywhere near."""
    got = 0.0 if got is None else primal(got)
    size = max(1.0, abs(want))
    assert abs(got - want) <= tolerance * size, f"{what}: {got!r}, and not {want!r}"


def check(op: Op) -> None:
    """The row's value and its derivatives of order 1 to 3 agree in every engine."""
    wanted = active(op)
    for x in points(op):
        f = twin(op)
        if f:
            with mpmath.workdps(40):
                value = float(f(*[mpmath.mpf(v) if type(v) is float else v for v in x]))
            close(op.value(*x), value, 1e-14, f"value of {op.name}{x}")
        reverse, forward = by_tape(op, x, wanted), by_dual(op, x, wanted)
        for i, r, d in zip(wanted, reverse, forward):
            want = independent(op, x, i)
            # 1e-9: differences lose half the digits; a partial wrong by 1e-6 stands out
            close(r, want, 1e-9, f"tape, {op.name}{x} by {i}")
            close(d, r if r is not None else 0.0, 1e-14, f"dual, {op.name}{x} by {i}")
            higher = by_series(op, x, i, 3)
            close(higher[0], want, 1e-9, f"series, {op.name}{x} by {i}")
            if f is None:
                continue
            second, third = independent(op, x, i, 2), independent(op, x, i, 3)
            close(higher[1], second, 1e-8, f"series order 2, {op.name}{x} by {i}")
            close(higher[2], third, 1e-7, f"series order 3, {op.name}{x} by {i}")
            close(by_nested_tapes(op, x, i, 2), second, 1e-8, f"tape of tape, {op.name}{x} by {i}")


def check_on_arrays(op: Op) -> None:
    """On arrays a row gives what it gives on each number, also where arguments broadcast."""
    wanted = active(op)
    x = points(op, 6)
    columns = [np.array([p[i] for p in x]) for i in range(len(op.args))]
    arrays = tuple(c.reshape(2, 3) for c in columns)
    value = apply(op, arrays, {})
    each = np.array([op.value(*p) for p in x]).reshape(2, 3)
    assert np.allclose(value, each, rtol=1e-14, atol=1e-15), f"array twin of {op.name}"
    gradients = by_tape(op, arrays, wanted)
    for i, g in zip(wanted, gradients):
        want = [0.0 if (d := by_tape(op, p, [i])[0]) is None else d for p in x]
        assert np.shape(g) == (2, 3), f"shape of the gradient of {op.name} by {i}"
        assert np.allclose(g, np.reshape(want, (2, 3)), rtol=1e-12), f"{op.name} on arrays by {i}"
    if len(op.args) == 2:
        narrow = (arrays[0], columns[1][0])
        (g,) = by_tape(op, narrow, [1]) if 1 in wanted else (None,)
        if g is not None:
            points_ = [(float(v), float(narrow[1])) for v in arrays[0].ravel()]
            want = sum(by_tape(op, p, [1])[0] for p in points_)
            close(g, want, 1e-12, f"{op.name}: the broadcast argument sums")
