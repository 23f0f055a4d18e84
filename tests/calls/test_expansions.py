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
    assert found.coefficients[:2] == [0.0, inf] and "sqrt at 0" in found.notes[-1]
    outside = program("log(x)").taylor({"x": -1.0}, 2).coefficients
    assert np.isnan(outside).all()


def test_a_polynomial_is_in_numbers():
    with pytest.raises(Diagnostic, match="'v' is an array") as caught:
        program("sum(v)").taylor({"v": [1.0, 2.0]}, 2)
    assert caught.value.code == "E0007"


REMOVABLE = [  # program, point: each is 0/0 there, and has a limit
    ("sin(x)/x", 0.0),
    ("(1 - cos(x))/x^2", 0.0),
    ("x/(exp(x) - 1)", 0.0),
    ("log(1 + x)/x", 0.0),
    ("(sin(x) - x)/x^3", 0.0),
    ("tan(x)/x", 0.0),
    ("x**-1*sin(x)", 0.0),
    ("sin(x)*x^(-1)", 0.0),
    ("1/x - 1/sin(x)", 0.0),
    ("cos(x)/sin(x) - 1/x", 0.0),
    ("x^5/sin(x)^5", 0.0),
    ("exp(sin(x)/x)*cos(x)", 0.0),
    ("sin(sin(x)/x - 1)/x^2", 0.0),
    ("(1 + x)^(1/x) + 0*x/x", 0.0),
    ("(sqrt(x) - 2)/(x - 4)", 4.0),
    ("(x^3 - 8)/(x - 2)", 2.0),
    ("log(x)/(x - 1)", 1.0),
    ("(x^2 - 4)/(x + 2)", -2.0),
    ("y = sin(x)\nfor i in range(2):\n    y = y/x\ny*x", 0.0),
]


@pytest.mark.parametrize("text, at", REMOVABLE)
def test_removable_points_are_divided_out(text, at):
    def function(x):
        names = {n: getattr(mpmath, n) for n in ("sin", "cos", "tan", "exp", "log", "sqrt")}
        if text.startswith("y = "):
            return mpmath.sin(x) / x
        return eval(text.replace("^", "**"), {**names, "x": x})

    with mpmath.workdps(60):  # by Cauchy's integral over a circle of 1/4
        circle = [mpmath.expjpi(mpmath.mpf(j) / 64) / 4 for j in range(128)]
        values = [function(at + z) for z in circle]
        expected = [
            float(mpmath.fsum(y / z**k for y, z in zip(values, circle)).real / 128)
            for k in range(7)
        ]
    found = program(text).taylor({"x": at}, 6)
    assert found.coefficients == pytest.approx(expected, rel=1e-10, abs=1e-12)
    assert found.value == found.coefficients[0]
    assert [note for note in found.notes if "boundary" not in note] == [
        f"{found.target} has no value at x = {at:g}: it is taken as its limit there"
    ]


def test_a_coefficient_that_no_digit_is_left_of_is_0():
    for text in ("x/(exp(x) - 1)", "x/expm1(x)", "1/expm1(x) - 1/x", "x*exp(x/2)/expm1(x)"):
        found = program(text).taylor({"x": 0.0}, 8).coefficients
        odd = found[2::2] if "- 1/x" in text else found[3::2]
        assert odd == [0.0] * len(odd), text
    assert program("(x + 1e-17*x^2)/x").taylor({"x": 0.0}, 1).coefficients == [1.0, 1e-17]


def test_a_gradient_that_is_nan_has_a_note_of_the_limit():
    found = program("(exp(x) - 1)/x").gradient({"x": 0.0})
    assert np.isnan(found.value) and np.isnan(found["x"])
    assert found.notes[-1] == (
        "(exp(x) - 1)/x has the limit 1 at x = 0, and the slope 0.5 there: "
        "gradcli taylor has its series"
    )
    for text in (
        "abs(x)/x",
        "x*log(x)",
        "sin(x)/x^2",
        "y = np.array([[x]])\nnp.linalg.inv(y)[0, 0]/x",
    ):
        try:
            notes = program(text).gradient({"x": 0.0}).notes
        except Diagnostic:  # a singular matrix
            continue
        assert not any("limit" in note for note in notes)


def test_a_value_that_the_program_has_stays():
    found = program("x/(1/x)").taylor({"x": 0.0}, 2)
    assert (found.coefficients, found.notes) == ([0.0, 0.0, 1.0], ())
    other = program("(1 + x)^(1/x)").taylor({"x": 0.0}, 2)  # 1**inf is 1, and the limit e
    assert other.value == 1.0 and np.isnan(other.coefficients[1:]).all()


POLES = {
    ("1/x", 0.0): "order 1 at x = 0: times x it",
    ("sin(x)/x^3", 0.0): "order 2 at x = 0: times x^2 it",
    ("x/(1 - cos(x))^2", 0.0): "order 3 at x = 0: times x^3 it",
    ("1/x - 1/x^2 + x", 0.0): "order 2 at x = 0: times x^2 it",
    ("x/(x + 2)^2", -2.0): "order 2 at x = -2: times (x + 2)^2 it",
    ("1/(exp(x - 1.5) - 1)", 1.5): "order 1 at x = 1.5: times (x - 1.5) it",
}


@pytest.mark.parametrize("text, at", POLES)
def test_a_pole_is_said_with_its_order(text, at):
    found = program(text).taylor({"x": at}, 4)
    order = POLES[text, at]
    assert found.notes[0] == f"{text} has a pole of {order} has a Taylor polynomial"
    assert not np.isfinite(found.value)


@pytest.mark.parametrize(
    "text",
    ["exp(1/x)", "sin(1/x)", "log(x)", "log(x)/x", "x*log(x)", "sqrt(x)/x", "sqrt(x^2)/x",
     "abs(x)/x", "x/abs(x)", "sign(x)/x", "maximum(x, 0)/x", "max(x, 0)/x if x >= 0 else 0/x",
     "floor(x)/x", "hypot(x, x)/x", "x/(x - x)", "atan(1/x)", "tanh(1/x)/x",
     "interp(x, [-1, 0, 1], [1, 0, 1])/x"],
)  # fmt: skip
def test_what_has_neither_a_limit_nor_a_pole_stays_as_it_is(text):
    found = program(text).taylor({"x": 0.0}, 3)
    assert not any("limit" in note or "has a pole" in note for note in found.notes)
    assert not all(np.isfinite(c) for c in found.coefficients)


def test_limits_of_several_targets_and_of_arrays():
    found = program("[sin(x)/x, 1/x, x]").taylor({"x": 0.0}, 2)
    assert [row[0] for row in found.coefficients] == pytest.approx([1, 0, -1 / 6])
    assert [row[2] for row in found.coefficients] == [0.0, 1.0, 0.0]
    assert [note.split(" has ")[0] for note in found.notes[:2]] == [
        "[sin(x)/x, 1/x, x][0]", "[sin(x)/x, 1/x, x][1]",
    ]  # fmt: skip
    array = program("np.array([sin(x), 2*x, 0])/x").taylor({"x": 0.0}, 2)
    assert np.allclose(array.coefficients, [[1, 2, 0], [0, 0, 0], [-1 / 6, 0, 0]])


SINGULAR = {  # program, point -> what is said of it
    ("exp(1/x)", 0.0): "exp of a pole has an essential singularity there",
    ("x*sin(1/x^2)", 0.0): "sin of a pole has an essential singularity there",
    ("exp(-1/(x - 1)^2) + x", 1.0): "exp of a pole has an essential singularity there",
    ("x^2.5/x", 0.0): "a power that is not whole has a branch point there",
    ("x^x", 0.0): "a power that is not whole has a branch point there",
    ("sqrt(sin(x))", 0.0): "sqrt has a branch point there",
    ("sqrt(x^3)", 0.0): "sqrt has a branch point there",
    ("x*log(x)", 0.0): "log has a branch point there",
    ("log(1/x)", 0.0): "log has a branch point there",
    ("asinh(1/x)", 0.0): "arcsinh has a branch point there",
    ("cbrt(x - 2)", 2.0): "cbrt has a branch point there",
    ("asin(x)", 1.0): "arcsin has a branch point there",
    ("log1p(-x)", 1.0): "log1p has a branch point there",
    ("abs(x)/x", 0.0): "it has a kink or a jump there",
    ("atan(1/x)", 0.0): "it has a kink or a jump there",
}
# What has a series that is not found, a pole of a function's own, or no value at all.
UNSAID = [
    ("sqrt(x^4)", 0.0), ("asin(cos(x))", 0.0), ("gamma(x)", 0.0), ("exp(1000*x)", 1.0),
    ("log(x)", -1.0), ("sin(x)/x^3", 0.0), ("abs(x)", 0.0),
]  # fmt: skip


def test_a_point_without_a_series_is_said_by_its_kind():
    for (text, at), words in SINGULAR.items():
        found = program(text).taylor({"x": at}, 6)
        note = f"no Taylor series of {found.target} at x = {at:g} is found: {words}"
        assert note in found.notes, (text, found.notes)
    for text, at in UNSAID:
        assert "no Taylor series" not in str(program(text).taylor({"x": at}, 6).notes), text
    both = program("(sqrt(x), exp(1/x), x)").taylor({"x": 0.0}, 2)
    assert sum("no Taylor series" in note for note in both.notes) == 2
