"""Taylor polynomials of programs, beside mpmath."""

from math import factorial, inf

import mpmath
import numpy as np
import pytest

from gradcli import Diagnostic, program

FUNCTIONS = {
    "exp(sin(x))": lambda x: mpmath.exp(mpmath.sin(x)),
    "log(1 + x^2)/(2 - x)": lambda x: mpmath.log(1 + x * x) / (2 - x),
    "sqrt(1 + x)*cosh(x)": lambda x: mpmath.sqrt(1 + x) * mpmath.cosh(x),
    "y = x\nfor i in range(3):\n    y = atan(y) + x\ny": lambda x: (
        mpmath.atan(mpmath.atan(mpmath.atan(x) + x) + x) + x
    ),
}


@pytest.mark.parametrize("text", FUNCTIONS)
@pytest.mark.parametrize("at", [0.0, 0.25])
def test_coefficients(text, at):
    with mpmath.workdps(60):
        expected = [float(c) for c in mpmath.taylor(FUNCTIONS[text], at, 12)]
    found = program(text).taylor({"x": at}, 12)
    assert found.coefficients == pytest.approx(expected, rel=1e-11, abs=1e-14)
    assert (found.at, found.order) == ({"x": at}, 12)
    assert found["x,x"] == found.coefficients[2]


def test_several_variables_to_a_total_order():
    found = program("exp(x)*cos(y)").taylor({"x": 0.0, "y": 0.0}, 4)
    assert list(found.coefficients)[:6] == ["", "x", "y", "x,x", "x,y", "y,y"]
    assert len(found.coefficients) == 15
    cosine = [1, 0, -1 / 2, 0, 1 / 24]
    for powers, c in found.terms[0].items():
        assert c == pytest.approx(cosine[powers[1]] / factorial(powers[0]), abs=1e-15)


def test_one_of_several_inputs():
    found = program("x^2*y").taylor({"x": 1.0, "y": 5.0}, 3, wrt=("x",))
    assert found.coefficients == [5.0, 10.0, 5.0, 0.0]


def test_targets_of_many_elements():
    found = program("exp(x)*v").taylor({"x": 0.0, "v": [1.0, 2.0]}, 2, wrt=("x",))
    assert [c.tolist() for c in found.coefficients] == [[1.0, 2.0], [1.0, 2.0], [0.5, 1.0]]
    both = program("exp(x)*y*v").taylor({"x": 0.0, "y": 1.0, "v": [1.0, 2.0]}, 2, wrt=("x", "y"))
    assert both.coefficients["x,y"].tolist() == [1.0, 2.0]
    nested = program("(x^2, [x, 3.0])").taylor({"x": 1.0}, 2)
    assert nested.coefficients == [(1.0, [1.0, 3.0]), (2.0, [1.0, None]), (1.0, [0.0, None])]
    several = program("y = x*x\nz = 1/x").taylor({"x": 1.0}, 2, of=("y", "z"))
    assert several.coefficients == [[1.0, 2.0, 1.0], [1.0, -1.0, 1.0]]


def test_what_nothing_connects():
    found = program("y = 2.0", bound=("x",)).taylor({"x": 1.0}, 2, wrt=("x",))
    assert found.coefficients == [2.0, None, None] and "is null" in found.notes[0]
    zero = program("y = 2.0", bound=("x",)).taylor({"x": 1.0}, 2, wrt=("x",), unconnected="zero")
    assert zero.coefficients == [2.0, 0.0, 0.0]


def test_at_a_pole_the_coefficients_are_infinite_and_noted():
    found = program("sqrt(x)").taylor({"x": 0.0}, 3)
    assert found.coefficients[:2] == [0.0, inf] and "sqrt at 0" in found.notes[0]
    outside = program("log(x)").taylor({"x": -1.0}, 2).coefficients
    assert np.isnan(outside).all()


def test_a_polynomial_is_in_numbers():
    with pytest.raises(Diagnostic, match="'v' is an array") as caught:
        program("sum(v)").taylor({"v": [1.0, 2.0]}, 2)
    assert caught.value.code == "E0007"
