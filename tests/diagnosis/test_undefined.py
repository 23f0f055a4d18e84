"""Outside a domain derivatives are NaN, and those of what is a number stay as they are."""

import math

import numpy as np
import pytest

from gradcli.calls import gradient, program, slopes

NAN = math.nan
OUTSIDE = [
    ("log(x)", -1.0), ("log2(x)", -1.0), ("log10(x)", -1.0), ("log1p(x)", -2.0),
    ("arctanh(x)", 2.0), ("arccosh(x)", 0.5), ("arcsin(x)", 2.0), ("sqrt(x)", -1.0), ("x % 0", 1.0),
    ("floor(log(x))", -1.0), ("x^0.5", -1.0),
]  # fmt: skip


@pytest.mark.parametrize(("text", "x"), OUTSIDE)
@pytest.mark.parametrize("order", [1, 3])
def test_outside_a_domain_no_derivative_is_a_number(text, x, order):
    result = gradient(program(text), {"x": x}, order=order)
    assert math.isnan(result.value)
    assert len(result.gradients) == order
    assert all(math.isnan(g) for g in result.gradients.values())


def test_what_infinities_make_nan_has_the_slopes_of_the_formulas():
    result = gradient(program("x/y"), {"x": 0.0, "y": 0.0})
    assert math.isnan(result.value) and result["x"] == math.inf
    assert gradient(program("a = exp(x)\na/2 - a"), {"x": 1000.0})["x"] == -math.inf


def test_at_a_pole_the_value_is_infinite_and_the_slope_too():
    assert gradient(program("log(x)"), {"x": 0.0})["x"] == math.inf


def test_all_partials_of_a_value_that_is_nan_are():
    result = gradient(program("log(x) + y*y"), {"x": -1.0, "y": 2.0}, order=2)
    assert len(result.gradients) == 5
    assert all(math.isnan(g) for g in result.gradients.values())


def test_null_stays_null_and_zero_where_asked():
    p, point = program("log(x) if x < 0 else y"), {"x": -1.0, "y": 2.0}
    assert gradient(p, point)["y"] is None
    assert gradient(p, point, unconnected="zero")["y"] == 0.0


ARRAYS = [
    ("log(v)", 1, "v", [NAN, 0.5]),
    ("log(v)*s", 1, "v", [NAN, 1.0]),
    ("log(v)*s", 1, "s", NAN),
    ("sum(log(v))", 1, "v", [NAN, NAN]),
    ("log(v)", 2, "v,v", [[NAN, 0.0], [0.0, -0.25]]),
    ("where(v > 0, log(v), 0*v)", 1, "v", [0.0, 0.5]),
]


@pytest.mark.parametrize(("text", "order", "key", "expected"), ARRAYS)
def test_of_an_array_what_reaches_an_element_that_is_nan(text, order, key, expected):
    result = gradient(program(text), {"v": [-1.0, 2.0], "s": 2.0}, ("v", "s"), order=order)
    np.testing.assert_array_equal(result[key], expected)


def test_of_several_targets_each_has_its_own():
    result = gradient(program("a = log(x)\nb = y*y"), {"x": -1.0, "y": 2.0}, of=("a", "b"))
    assert math.isnan(result["x"])
    assert result["y"] == 4.0


def test_slopes_are_nan_where_the_value_is():
    found = slopes(program("log(v*x)"), {"v": [-1.0, 2.0], "x": 1.0}, "x", order=2).gradients
    assert found["x"][0].tolist() == pytest.approx([NAN, 1.0], nan_ok=True)
    assert found["x,x"][0].tolist() == pytest.approx([NAN, -1.0], nan_ok=True)
    assert math.isnan(slopes(program("log(x)"), {"x": -1.0}, "x")["x"][0])
