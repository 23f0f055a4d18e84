"""Taylor arithmetic against closed forms, mpmath and nested tapes."""

import math

import mpmath
import numpy as np
import pytest

from gradcli.engine.partials import partials
from gradcli.engine.taylor import derivatives
from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import div, sqrt
from gradcli.ops.arrays import matmul
from gradcli.ops.comparisons import greater
from gradcli.ops.elementary import (
    acosh,
    asin,
    atan,
    atan2,
    cosh,
    exp,
    log,
    log1p,
    sin,
    sinh,
    tan,
    tanh,
)
from gradcli.ops.logistic import sigmoid, softplus
from gradcli.ops.piecewise import floor, maximum, where
from gradcli.ops.reductions import total
from gradcli.ops.rows import TABLE
from gradcli.ops.special import error_functions

FUNCTIONS = {
    "exp(sin(x))": (
        lambda x: exp(sin(x)),
        lambda x: mpmath.exp(mpmath.sin(x)),
        0.7,
    ),
    "x^x": (lambda x: x**x, lambda x: x**x, 1.4),
    "tan": (tan, mpmath.tan, 0.4),
    "tanh": (tanh, mpmath.tanh, 3.0),
    "sigmoid": (sigmoid, lambda x: 1 / (1 + mpmath.exp(-x)), 2.5),
    "sinh cosh": (
        lambda x: sinh(x) * cosh(x),
        lambda x: mpmath.sinh(2 * x) / 2,
        0.9,
    ),
    "log": (log, mpmath.log, 2.0),
    "sqrt(1+x^2)": (lambda x: sqrt(1.0 + x * x), lambda x: mpmath.sqrt(1 + x * x), 0.9),
    "1/(1+25x^2)": (
        lambda x: div(1.0, 1.0 + 25.0 * x**2),
        lambda x: 1 / (1 + 25 * x**2),
        0.3,
    ),
    "atan": (atan, mpmath.atan, 0.8),
    "asin": (asin, mpmath.asin, 0.3),
    "erf": (error_functions.erf, mpmath.erf, 0.6),
    "x^2.5": (lambda x: x**2.5, lambda x: x ** mpmath.mpf("2.5"), 1.7),
    "(-x)^3": (lambda x: (-x) ** 3, lambda x: -(x**3), 1.7),
    "atan2": (lambda x: atan2(x, 2.0), lambda x: mpmath.atan(x / 2), 0.5),
    "acosh": (acosh, mpmath.acosh, 1.8),
    "log1p": (log1p, mpmath.log1p, 0.4),
    "softplus": (softplus, lambda x: mpmath.log(1 + mpmath.exp(x)), 0.3),
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_derivatives_to_order_ten_agree_with_mpmath(name):
    f, exact, x = FUNCTIONS[name]
    with mpmath.workdps(60):
        want = [float(c) * math.factorial(k) for k, c in enumerate(mpmath.taylor(exact, x, 10))]
    value, found = derivatives(f, x, 10)
    scale = max(abs(w) / math.factorial(k) for k, w in enumerate(want))
    for k, (got, w) in enumerate(zip([value, *found], want)):
        assert abs(got - w) <= 1e-11 * max(abs(w), scale * math.factorial(k) * 1e-3), k


def test_order_thirty_of_exp_sin_is_right_to_1e_12():
    x = 0.7
    with mpmath.workdps(60):
        want = mpmath.taylor(lambda t: mpmath.exp(mpmath.sin(t)), x, 30)
    _, found = derivatives(lambda t: exp(sin(t)), x, 30)
    for k in range(1, 31):
        exact = want[k] * math.factorial(k)
        assert abs(found[k - 1] - exact) <= 1e-12 * abs(exact), k


def test_powers_at_zero_are_exact():
    assert derivatives(lambda x: x**3, 0.0, 4) == (0.0, [0.0, 0.0, 6.0, 0.0])
    assert derivatives(lambda x: x**0, 0.0, 2) == (1.0, [0.0, 0.0])
    assert derivatives(lambda x: x**1.5, 0.0, 2) == (0.0, [0.0, math.inf])
    assert derivatives(lambda x: x**0.5, 0.0, 1) == (0.0, [math.inf])


def test_a_constant_has_no_derivative():
    assert derivatives(lambda x: 3.0, 1.0, 2) == (3.0, [None, None])


def test_a_line_has_a_second_derivative_of_zero():
    assert derivatives(lambda x: 3.0 * x, 1.0, 2) == (3.0, [3.0, 0.0])


def test_kinks_and_steps():
    assert derivatives(abs, 0.0, 2)[1] == [0.0, 0.0]
    assert derivatives(floor, 2.5, 2)[1] == [0.0, 0.0]
    assert derivatives(lambda x: maximum(x * x, x), 2.0, 2)[1] == [4.0, 2.0]
    assert derivatives(lambda x: where(greater(x, 0.0), sqrt(x), 0.0), 0.0, 2)[1] == [0, 0]


def test_arrays_flow_through_series():
    a = np.array([[2.0, 1.0], [0.5, 3.0]])
    v = np.array([1.0, 2.0])
    _, found = derivatives(lambda x: total(matmul(a * x, v * x) ** 2), 1.5, 3)
    c = float(np.sum((a @ v) ** 2))
    assert found == pytest.approx([4 * c * 1.5**3, 12 * c * 1.5**2, 24 * c * 1.5], rel=1e-13)


def test_all_elements_of_an_array_move_alike():
    v = np.array([1.0, 2.0, 3.0])
    assert derivatives(total, v, 2)[1] == [3.0, 0.0]
    assert derivatives(lambda x: total(x * x), v, 2)[1] == [12.0, 6.0]


def test_an_index_of_a_series_is_an_element():
    assert derivatives(lambda x: (x * np.array([1.0, 5.0]))[1], 2.0, 2)[1] == [5.0, 0.0]


def test_powers_of_zero_by_an_array_of_exponents():
    found = derivatives(lambda x: total(x ** np.arange(4.0)), 0.0, 3)[1]
    assert found == [1.0, 2.0, 6.0]


def test_a_long_chain_does_not_recurse():
    def f(x):
        y = x
        for _ in range(5000):
            y = y + 0.0
        return y * y

    assert derivatives(f, 1.5, 2)[1] == [3.0, 2.0]


@pytest.mark.parametrize("order", [2, 3])
def test_series_agree_with_nested_tapes(order):
    def f(xs):
        x = xs[0]
        return (sin(x) * exp(tanh(x)) + log(x) / x,)

    _, by_series = partials(f, [0.8], order)
    _, by_tapes = partials(lambda xs: f(xs[:1]), [0.8, 1.0], order)
    for k in range(1, order + 1):
        assert by_series[(0,) * k] == pytest.approx(by_tapes[(0,) * k], rel=1e-12)


ROWS = [
    op
    for op in TABLE.values()
    if op.elementwise and op.value and not op.static and op.domain and len(op.args) == 1
]


@pytest.mark.parametrize("op", ROWS, ids=lambda op: op.name)
def test_the_short_way_of_floats_is_the_long_one(op):
    """Of numbers all coefficients at once, of arrays of one element one after another."""
    ((low, high),) = op.domain
    low, high = max(low, -2.0), min(high, 3.0)
    x = low + 0.37 * (high - low)
    f = lambda u: op.call(2.0 * u - x) * (u + 1.0) - u * u / (3.0 + u)
    try:
        _, short = derivatives(f, x, 7)
    except Diagnostic as refused:  # no derivative, or none of a higher order
        assert refused.code == "E0210"
        return
    _, long = derivatives(lambda u: total(f(u)), np.array([x]), 7)
    assert short == pytest.approx(long, rel=1e-11, abs=1e-12)


def test_the_series_of_a_constant_has_no_terms_to_lose_digits_in():
    from gradcli.ops.taylor.recurrence import floats, weighted

    assert weighted(floats([2.0]), [1.0, 2.0, 3.0], 2) == 0.0
