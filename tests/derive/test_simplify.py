"""Rules that shorten, and keep values."""

import pytest
from running import derivative, value

from gradcli.core.ir import Graph
from gradcli.derive.rules.peephole import ZERO, simplify
from gradcli.ops.arithmetic import add, div, mul, neg, power, sub
from gradcli.ops.elementary import cos
from gradcli.ops.piecewise import where


def graph():
    g = Graph()
    g.simplify = simplify
    return g, g.var("x"), g.var("y")


def test_a_structural_zero_absorbs_and_vanishes():
    g, x, _ = graph()
    assert g.node(mul.op, (x, ZERO)) is ZERO
    assert g.node(add.op, (x, ZERO)) is x


def test_the_number_zero_of_a_program_does_not_absorb():
    g, x, _ = graph()
    assert g.node(mul.op, (0.0, x)) is not ZERO


def test_signs_move_outwards():
    g, x, y = graph()
    assert g.node(mul.op, (neg(x), y)) is neg(x * y)
    assert g.node(add.op, (x, neg(y))) is sub(x, y)
    assert neg(neg(x)) is x


def test_numbers_come_first_and_are_gathered():
    g, x, y = graph()
    assert g.node(mul.op, (x, 2)) is g.node(mul.op, (2, x))
    assert g.node(mul.op, (3, 2 * x)) is g.node(mul.op, (6, x))
    assert g.node(mul.op, (y, 2 * x)) is 2 * y * x


def test_units_vanish():
    _, x, _ = graph()
    assert mul(1, x) is x and div(x, 1) is x and power(x, 1) is x


@pytest.mark.parametrize(
    "text, slope",
    [
        ("xlogy(p, p)", "log(p) + 1"),
        ("-(xlogy(p, p) + xlogy(1 - p, 1 - p))", "log(1 - p) - log(p)"),
        ("xlog1py(p, 3)", "log1p(3)"),
        ("xlogy(0.0*p, p)", "xlogy(0.0, p)"),
    ],
)
def test_a_number_times_a_logarithm_is_a_product(text, slope):
    assert derivative(text, "p").splitlines()[-1] == slope


def test_a_mask_stays_outermost():
    _, x, y = graph()
    masked = where(x, y, 0.0)
    assert masked * cos(x) is where(x, y * cos(x), 0.0)


@pytest.mark.parametrize(
    "text, short",
    [
        ("x*exp(-x^2)", 1),
        ("log(x)/x", 1),
        ("x^3 - 2*x^2 + x", 1),
        ("1/(1 + exp(-x))", 1),
        ("sqrt(1 + x^2)", 1),
    ],
)
def test_formulas_stay_formulas(text, short):
    found = derivative(text)
    h = 1e-5
    difference = (value(text, x=0.737 + h) - value(text, x=0.737 - h)) / (2 * h)
    assert value(found) == pytest.approx(difference, rel=1e-8)
    assert found.count("\n") < short + 2
