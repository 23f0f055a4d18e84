"""Taylor polynomials as text: fractions, signs, distances, and what reads them."""

import math

import pytest

from gradcli import program
from gradcli.report.numbers.polynomial import Form, elements, nested, quotient, text
from gradcli.report.numbers.polynomial import program as written
from gradcli.report.taylor import lines

PEOPLE, EXPR, LATEX = Form(), Form(exact=True, remainder=False), Form(latex=True)


def expansion(source, point, order, **options):
    return program(source, bound=point).taylor(point, order, **options)


ONE = [
    # program, point, order, for people, LaTeX
    (
        "exp(x)", {"x": 0.0}, 3,
        "1 + x + x^2/2 + x^3/6 + O(x^4)",
        r"1 + x + \frac{x^{2}}{2} + \frac{x^{3}}{6} + O\left(x^{4}\right)",
    ),
    (
        "-sin(x)", {"x": 0.0}, 3,
        "-x + x^3/6 + O(x^4)",
        r"-x + \frac{x^{3}}{6} + O\left(x^{4}\right)",
    ),
    (
        "x^2", {"x": -1.0}, 2,
        "1 - 2*(x + 1) + (x + 1)^2 + O((x + 1)^3)",
        r"1 - 2 \left(x + 1\right) + \left(x + 1\right)^{2}"
        r" + O\left(\left(x + 1\right)^{3}\right)",
    ),
    (
        "sqrt(rate)", {"rate": 2.0}, 1,
        "1.41421 + 0.353553*(rate - 2) + O((rate - 2)^2)",
        r"1.41421 + 0.353553 \left(\mathrm{rate} - 2\right)"
        r" + O\left(\left(\mathrm{rate} - 2\right)^{2}\right)",
    ),
    (
        "1e-9*pi*x_1", {"x_1": 0.0}, 1,
        "3.14159e-09*x_1 + O(x_1^2)",
        r"3.14159 \times 10^{-9} x_{1} + O\left(x_{1}^{2}\right)",
    ),
    (
        "theta*x", {"theta": 0.0, "x": 1.0}, 2,
        "theta + theta*(x - 1) + O(|theta, x - 1|^3)",
        r"\theta + \theta \left(x - 1\right) + O\left(\left\|\theta, x - 1\right\|^{3}\right)",
    ),
    ("0*x", {"x": 0.0}, 1, "0 + O(x^2)", r"0 + O\left(x^{2}\right)"),
    ("sqrt(x)", {"x": 0.0}, 1, "inf*x + O(x^2)", r"\infty x + O\left(x^{2}\right)"),
]  # fmt: skip


@pytest.mark.parametrize("source, point, order, people, latex", ONE)
def test_one_polynomial(source, point, order, people, latex):
    found = expansion(source, point, order)
    assert nested(found, PEOPLE) == people
    assert nested(found, LATEX) == latex


@pytest.mark.parametrize(
    "source, point, at",
    [
        ("exp(sin(x))", {"x": 0.0}, {"x": 0.3}),
        ("log(x)", {"x": 2.0}, {"x": 2.1}),
        ("tan(x)", {"x": -0.4}, {"x": -0.5}),
        ("exp(x)*cos(y)/(2 + x*y)", {"x": 0.1, "y": -0.2}, {"x": 0.3, "y": 0.1}),
        ("y = 2.0", {"x": 1.0}, {"x": 3.0}),
    ],
)
def test_an_expression_has_the_value_of_the_polynomial(source, point, at):
    found = expansion(source, point, 6, wrt=tuple(point))
    expected = 0.0
    for powers, c in found.terms[0].items():
        steps = [(at[name] - a) ** n for (name, a), n in zip(found.at.items(), powers)]
        expected += (c or 0.0) * math.prod(steps)
    value = program(written(found, EXPR), bound=at).value(at).value
    assert value == pytest.approx(expected, rel=1e-15)
    assert type(value) is float


def test_a_coefficient_reads_back_as_it_is():
    found = expansion("exp(x)*sqrt(2)", {"x": 0.3}, 5)
    body = nested(found, EXPR)
    for c in found.coefficients:
        assert repr(c) in body


def test_programs_of_many_elements_and_of_several_targets():
    found = expansion("exp(x)*v", {"x": 0.0, "v": [1.0, 2.0]}, 2, wrt=("x",))
    assert written(found, EXPR) == "array([1.0 + x + x^2/2, 2.0 + 2*x + x^2])\n"
    assert nested(found, PEOPLE) == ["1 + x + x^2/2 + O(x^3)", "2 + 2*x + x^2 + O(x^3)"]
    assert written(found, LATEX).startswith(r"\mathrm{f[0]} = 1 + x")
    several = expansion("a = x*x\nb = (2.0, [x])", {"x": 1.0}, 1, of=("a", "b"))
    text = written(several, EXPR)
    assert text == "a = 1.0 + 2*(x - 1.0)\nb = (2.0, [1.0 + (x - 1.0)])\n"
    assert program(text).value({"x": 1.5}, of=("a", "b")).value == [2.0, (2.0, [1.5])]
    alone = expansion("a = 2.0", {"a_x": 1.0}, 1, wrt=("a_x",))
    assert written(alone, EXPR) == "a_x: float\n2.0\n"


@pytest.mark.parametrize(
    "c, scale, found",
    [
        (0.5, 2, (1, 2)),
        (1 / 3, 1, (1, 3)),
        (2 / 15 * (1 + 3e-15), 1, (2, 15)),
        (2 / 15 * (1 + 1e-12), 1, (0, 0)),
        (1 / math.factorial(14), math.factorial(14), (1, math.factorial(14))),
        (1 / math.factorial(14), 1, (0, 0)),
        (math.pi, 1, (0, 0)),
        (math.sqrt(2), 6, (0, 0)),
        (7.0, 1, (7, 1)),
        (math.inf, 1, (0, 0)),
        (1e300, 1, (0, 0)),
        (5e-324, 1, (0, 0)),
    ],
)
def test_quotients(c, scale, found):
    assert quotient(c, scale, False) == found


def test_an_exact_quotient_is_the_number():
    assert quotient(2 / 15, 1, True) == (2, 15)
    assert quotient(math.nextafter(2 / 15, 1), 1, True) == (0, 0)


def test_rows_of_one_and_of_several_variables():
    one = list(lines(expansion("exp(x)", {"x": 0.0}, 2), None))
    assert one[0] == ["target", "order", "derivative", "coefficient"]
    assert one[3] == ["f", "2", "1.0", "0.5"]
    two = list(lines(expansion("y = x*z", {"x": 1.0, "z": 2.0}, 2), None))
    assert two[0] == ["target", "order", "power_x", "power_z", "derivative", "coefficient"]
    assert two[5] == ["y", "2", "1", "1", "1.0", "1.0"]
    none = list(lines(expansion("(x, 2.0)", {"x": 1.0}, 1), None))
    assert none[-1] == ["f[1]", "1", "null", "null"]


def test_names_of_elements():
    found = expansion("(x, x*v, {'k': x})", {"x": 1.0, "v": [1.0, 2.0]}, 1, wrt=("x",))
    assert [name for name, _ in elements(found)] == ["f[0]", "f[1][0]", "f[1][1]", "f[2]['k']"]


@pytest.mark.parametrize("source", ["exp(x)", "sqrt(2 + rate)", "theta_1*x", "1e-9*pi*x"])
def test_latex_is_set_by_matplotlib(source):
    mathtext = pytest.importorskip("matplotlib.mathtext")
    names = [n for n in ("rate", "theta_1", "x") if n in source]
    found = expansion(source, dict.fromkeys(names, 0.5), 3)
    for line in written(found, LATEX).splitlines():
        mathtext.MathTextParser("agg").parse(f"${line}$")


def test_terms_without_a_coefficient_are_left_out():
    found = expansion("cos(x)", {"x": 0.0}, 4)
    assert text(found, [((0,), 0.0), ((1,), None)], PEOPLE) == "0 + O(x^5)"


def test_complex_coefficients():
    found = expansion("np.exp(1j*x)", {"x": 0.0}, 2)
    assert nested(found, PEOPLE) == "(1+0j) + (0+1j)*x + (-0.5+0j)*x^2 + O(x^3)"
    assert nested(found, LATEX).startswith(r"\left(1+0 i\right) + \left(0+1 i\right) x")
    assert program(written(found, EXPR)).value({"x": 2.0}).value == -1 + 2j
