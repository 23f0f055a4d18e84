"""The conventions at kinks, ties and edges, the same in every engine (docs/conventions.md)."""

import math

import numpy as np
import pytest

from gradcli.engine.dual import jvp
from gradcli.engine.tape import GradientTape
from gradcli.engine.taylor import derivatives
from gradcli.engine.tensor import Tensor
from gradcli.ops import arrays as a
from gradcli.ops import reductions
from gradcli.ops.arithmetic import floordiv, mod, power, sqrt
from gradcli.ops.comparisons import not_equal
from gradcli.ops.elementary import hypot, log, sin
from gradcli.ops.linalg import norms
from gradcli.ops.piecewise import absolute, ceil, clip, floor, maximum, minimum, relu, sign, where
from gradcli.ops.structural import sorting, statistics

# a call, its point, and the derivative by each argument there
CONVENTIONS = [
    ("abs at 0", absolute, (0.0,), (0.0,)),
    ("abs below 0", absolute, (-0.7,), (-1.0,)),
    ("relu at 0", relu, (0.0,), (0.0,)),
    ("relu above 0", relu, (1e-300,), (1.0,)),
    ("sign at 0", sign, (0.0,), (0.0,)),
    ("floor at a step", floor, (2.0,), (0.0,)),
    ("ceil at a step", ceil, (2.0,), (0.0,)),
    ("floor divide", floordiv, (7.0, 2.0), (0.0, 0.0)),
    ("mod at a step", mod, (6.0, 2.0), (1.0, -3.0)),
    ("mod of a negative", mod, (-7.0, 2.0), (1.0, 4.0)),
    ("maximum of equals", maximum, (1.5, 1.5), (0.5, 0.5)),
    ("minimum of equals", minimum, (1.5, 1.5), (0.5, 0.5)),
    ("maximum of the first", maximum, (2.0, 1.0), (1.0, 0.0)),
    ("minimum of the first", minimum, (1.0, 2.0), (1.0, 0.0)),
    ("maximum with a constant it equals", lambda x: maximum(x, 0.0), (0.0,), (0.5,)),
    ("minimum with a constant it equals", lambda x: minimum(0.0, x), (0.0,), (0.5,)),
    ("clip at its lower edge", lambda x: clip(x, -1.0, 1.0), (-1.0,), (1.0,)),
    ("clip at its upper edge", lambda x: clip(x, -1.0, 1.0), (1.0,), (1.0,)),
    ("clip outside", lambda x: clip(x, -1.0, 1.0), (1.2,), (0.0,)),
    ("clip by its lower bound", lambda x: clip(-2.0, x, 1.0), (-1.0,), (1.0,)),
    ("clip by its lower bound, at it", lambda x: clip(-1.0, x, 1.0), (-1.0,), (0.0,)),
    ("clip by its upper bound", lambda x: clip(2.0, -1.0, x), (1.0,), (1.0,)),
    ("clip by its upper bound, at it", lambda x: clip(1.0, -1.0, x), (1.0,), (0.0,)),
    ("where takes the first", lambda x, y: where(True, x, y), (0.3, 0.4), (1.0, 0.0)),
    ("where takes the second", lambda x, y: where(False, x, y), (0.3, 0.4), (0.0, 1.0)),
    ("hypot at 0", hypot, (0.0, 0.0), (0.0, 0.0)),
    ("x**0 at 0", lambda x: power(x, 0.0), (0.0,), (0.0,)),
    ("x**0 of an integer", lambda x: power(x, 0), (0.0,), (0.0,)),
    ("x**1 at 0", lambda x: power(x, 1.0), (0.0,), (1.0,)),
    ("x**2 at 0", lambda x: power(x, 2.0), (0.0,), (0.0,)),
    ("x**3 of a negative", lambda x: power(x, 3.0), (-2.0,), (12.0,)),
    ("x**p at 0, by both", power, (0.0, 2.0), (0.0, 0.0)),
    ("x**p at 0 with p = 1, by both", power, (0.0, 1.0), (1.0, 0.0)),
    ("a negative base, by the exponent", lambda p: power(-2.0, p), (2.0,), (math.nan,)),
    ("sqrt at 0", sqrt, (0.0,), (math.inf,)),
    ("max of a tie", lambda x: reductions.amax(a.stack([x, x * 1.0, -x])), (1.0,), (1.0,)),
]


def same(got, want: float) -> bool:
    got = 0.0 if got is None else float(got)
    return got == want or (math.isnan(got) and math.isnan(want))


@pytest.mark.parametrize(("f", "x", "slopes"), [c[1:] for c in CONVENTIONS],
                         ids=[c[0] for c in CONVENTIONS])  # fmt: skip
def test_convention(f, x, slopes):
    tensors = [Tensor(v) for v in x]
    with GradientTape() as tape:
        for t in tensors:
            tape.watch(t)
        y = f(*tensors)
    reverse = tape.gradient(y, tensors)
    for i, want in enumerate(slopes):
        forward = jvp(lambda t, i=i: f(*x[:i], t[0], *x[i + 1 :]), [x[i]], [1.0])[1]
        series = derivatives(lambda t, i=i: f(*x[:i], t, *x[i + 1 :]), x[i], 1)[1][0]
        assert same(reverse[i], want), f"tape by {i}: {reverse[i]}"
        assert same(forward, want), f"dual by {i}: {forward}"
        assert same(series, want), f"series by {i}: {series}"


# reductions of an array: the derivative by each element
REDUCTIONS = [
    ("max shares a tie", reductions.amax, [1.0, 3.0, 3.0], [0.0, 0.5, 0.5]),
    ("min shares a tie", reductions.amin, [1.0, 3.0, 1.0], [0.5, 0.0, 0.5]),
    ("max of one", reductions.amax, [1.0, 3.0, 2.0], [0.0, 1.0, 0.0]),
    ("norm at 0", norms.norm, [0.0, 0.0], [0.0, 0.0]),
    ("std of equals", statistics.std, [2.0, 2.0], [0.0, 0.0]),
    ("std of equals, less one", lambda x: statistics.std(x, ddof=1), [2.0, 2.0], [0.0, 0.0]),
    (
        "median shares a tie",
        statistics.median,
        [3.0, 2.0, 2.0, 1.0, 4.0],
        [0.0, 0.5, 0.5, 0.0, 0.0],
    ),
    ("median of two middles", statistics.median, [1.0, 4.0, 2.0, 3.0], [0.0, 0.0, 0.5, 0.5]),
    ("median of equals", statistics.median, [2.0, 2.0, 2.0, 2.0], [0.25] * 4),
    (
        "quantile at an element",
        lambda x: statistics.quantile(x, 0.5),
        [1.0, 3.0, 2.0],
        [0.0, 0.0, 1.0],
    ),
    ("sort is stable", lambda x: sorting.sort(x)[1], [2.0, 1.0, 2.0], [1.0, 0.0, 0.0]),
    ("sort is stable, last", lambda x: sorting.sort(x)[2], [2.0, 1.0, 2.0], [0.0, 0.0, 1.0]),
    ("ptp shares ties", statistics.ptp, [3.0, 1.0, 3.0], [0.5, -1.0, 0.5]),
]


@pytest.mark.parametrize(("f", "x", "slopes"), [c[1:] for c in REDUCTIONS],
                         ids=[c[0] for c in REDUCTIONS])  # fmt: skip
def test_reduction_convention(f, x, slopes):
    x = np.array(x)
    t = Tensor(x)
    with GradientTape() as tape:
        tape.watch(t)
        y = f(t)
    assert tape.gradient(y, t).tolist() == slopes
    for k, want in enumerate(slopes):
        assert jvp(lambda v: f(v[0]), [x], [np.eye(1, len(x), k)[0]])[1] == want


def one_use_selected(x):
    """u is used twice: what the selection does not take must not hide the other use."""
    u = 2.0 * x
    return where(x > 1.0, u, 0.0) + 3.0 * u + where(x > 0.0, sqrt(x), 0.0)


# what a selection does not take contributes exactly 0, also where its own slope is not finite
SELECTIONS = [
    ("where of sqrt at 0", lambda x: where(x > 0.0, sqrt(x), 0.0), 0.0, 0.0),
    ("where of log at 0", lambda x: where(x > 0.0, log(x), 0.0), 0.0, 0.0),
    (
        "where of a quotient",
        lambda x: where(not_equal(x, 0.0), sin(x) / x, 1.0),
        0.0,
        0.0,
    ),
    ("maximum over sqrt", lambda x: maximum(sqrt(x), 1.0), 0.0, 0.0),
    ("minimum under 1/x", lambda x: minimum(1.0 / x, 2.0), 0.0, 0.0),
    ("clip of log at 0", lambda x: clip(log(x), -5.0, 5.0), 0.0, 0.0),
    (
        "an index beside sqrt",
        lambda x: a.getitem(a.stack([sqrt(x), 3.0 * x]), 1),
        0.0,
        3.0,
    ),
    (
        "no selection explains sqrt*sqrt",
        lambda x: sqrt(x) * sqrt(x),
        0.0,
        math.nan,
    ),
    (
        "selected is selected",
        lambda x: where(x >= 0.0, sqrt(x), 0.0),
        0.0,
        math.inf,
    ),
    ("one use is selected", one_use_selected, 0.0, 6.0),
    (
        "both arms use it",
        lambda x: where(x > 0.0, sqrt(x), x) + 2.0 * x,
        0.0,
        3.0,
    ),
]


@pytest.mark.parametrize(("f", "x", "slope"), [c[1:] for c in SELECTIONS],
                         ids=[c[0] for c in SELECTIONS])  # fmt: skip
def test_what_is_not_selected_contributes_nothing(f, x, slope):
    t = Tensor(x)
    with GradientTape() as tape:
        tape.watch(t)
        y = f(t)
    assert same(tape.gradient(y, t), slope)
    t = Tensor(x)
    with GradientTape(persistent=True) as outer:
        outer.watch(t)
        with GradientTape() as inner:
            inner.watch(t)
            y = f(t)
        g = inner.gradient(y, t)
    assert same(g.value if isinstance(g, Tensor) else g, slope)
    assert same(jvp(lambda v: f(*v), [x], [1.0])[1], slope)
    assert same(derivatives(f, x, 1)[1][0], slope)
