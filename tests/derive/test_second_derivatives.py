"""Second derivatives of formulas: each derivative made short before the next, where that is
shorter, has the digits that terms of many exponentials lose."""

import numpy as np
import pytest
from textbook import misses, recorded

from gradcli.calls.programs import program

pytestmark = pytest.mark.sampled(4)

PRINTED = {
    "1/(1 + exp(-x))": "-sech(x/2)**2*tanh(x/2)/4",
    "1/(1 + exp(x))": "sech(x/2)**2*tanh(x/2)/4",
    "1/(exp(x) - 1)": "1/(4*sinh(x/2)**2*tanh(x/2))",
    "log(x + sqrt(x**2 + 1))": "-x/(x**2 + 1)**(3/2)",
    "1/tan(x) - 1/x": "2/(sin(x)**2*tan(x)) - 2/x**3",
}


@pytest.mark.parametrize("formula", PRINTED)
def test_the_shorter_of_two_ways_to_a_second_derivative_is_printed(formula):
    assert program(formula).diff(("x",), order=2).strip() == PRINTED[formula]


@pytest.mark.parametrize(
    "formula",
    ["1/(1 + exp(-x))", "1/(1 + exp(x))", "exp(x)/(1 + exp(x))", "x/(1 + exp(-x))"],
)
def test_the_printed_logistic_has_its_digits_in_both_tails(formula):
    for order in (1, 2):
        assert not list(misses(formula, "expr", order, recorded()[formula]))


def test_a_power_of_expm1_that_overflows_is_two_divisions():
    second = program(program("x/expm1(x)").diff(("x",), order=2))
    assert second.value({"x": 400.0}).values[-1] == pytest.approx(7.622374994921742e-172, rel=1e-14)


@pytest.mark.parametrize(
    ("text", "point"),
    [
        ("x/y", {"x": 1e200, "y": 1e200}),
        ("x/y", {"x": 1e-200, "y": 1e-170}),
        ("u*x/(z*y)", {"u": 1e150, "x": 1e150, "y": 1e150, "z": 1e150}),
        ("sin(x)/y", {"x": 1e-200, "y": 1e-170}),
        ("w[0]/w[1]", {"w": [1e200, 1e200]}),
        ("r = x*x + 1; k/r", {"x": 1e90, "k": 1e200}),
    ],
)
def test_a_printed_quotient_has_its_derivative_where_a_square_leaves_the_floats(text, point):
    expected = program(text).gradient(point).gradients
    for wrt in [tuple(expected), *[(name,) for name in expected]]:
        found = program(program(text).diff(wrt)).value(point).values
        assert np.hstack([np.ravel(v) for v in found]) == pytest.approx(
            np.hstack([np.ravel(expected[n]) for n in wrt]), rel=1e-15, abs=0
        )


@pytest.mark.parametrize("text", ["x/y", "x/(y*z)"])
def test_a_quotient_that_is_divided_by_twice_is_one_fraction_in_a_formula(text):
    assert r"y^{2}" in program(text).diff(("y",), to="latex")
