"""Second derivatives of formulas: each derivative made short before the next, where that is
shorter, has the digits that terms of many exponentials lose."""

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
