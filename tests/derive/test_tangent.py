"""Forward mode on programs."""

import re

import engines
import pytest
from running import derivative, slope, value
from small_programs import PROGRAMS

pytestmark = pytest.mark.sampled(8)

CASES = pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)


@CASES
@pytest.mark.parametrize("name", "xy")
def test_tangent_equals_the_difference(text, name):
    found = value(derivative(text, name, "forward"))
    assert found == pytest.approx(slope(text, name), rel=1e-9, abs=1e-10)


@CASES
def test_second_order_equals_the_difference_of_the_first(text):
    first = derivative(text, "x", "forward")
    second = value(derivative(text, "x", "forward", order=2))
    assert second == pytest.approx(slope(first, "x"), rel=1e-9, abs=1e-10)


@CASES
def test_a_derivative_differentiates_again(text):
    again = derivative(derivative(text, "x", "forward"), "x", "forward")
    twice = derivative(text, "x", "forward", order=2)
    assert value(again) == pytest.approx(value(twice), rel=1e-9, abs=1e-12)


def test_several_names_give_a_tuple_in_their_order():
    assert derivative("x^2*sin(y)", "xy", "forward") == "2*x*sin(y), x**2*cos(y)"


def test_mixed_partials_come_once_each():
    found = value(derivative("x^2*y^3", "xy", "forward", order=2), x=2.0, y=3.0)
    assert found == (54.0, 108.0, 72.0)


def test_a_simple_program_comes_out_simple():
    assert derivative("x^2*sin(y)") == "2*x*sin(y)"
    assert derivative("y = x*x; z = y*y; z") == "y = x*x\n4*x*y"


def test_loops_and_jumps_stay():
    text = derivative(PROGRAMS["continue"], "x", "forward")
    assert text.count("for ") == 1 and "continue" in text


def test_an_input_that_vanishes_is_declared():
    assert derivative("3*x + y") == "x: float\ny: float\n3.0"


def test_a_constant_tangent_of_an_array_is_real():
    text = "h = max(x*x, x)\nv = np.ones(2) + h\nv[1] -= cos(h)\nv"
    second = derivative(text, "x", "forward", order=2)
    assert value(second, x=1.617) == pytest.approx(slope_of(text, 1.617), rel=1e-6)


def slope_of(text: str, x: float, h: float = 1e-5) -> float:
    """The central difference of the first derivative."""
    first = derivative(text, "x", "forward")
    return (value(first, x=x + h) - value(first, x=x - h)) / (2 * h)


def test_a_name_with_its_tangent_beside_it_gets_no_second_one():
    text = derivative("a = x\na = sin(a*a)\na = sin(a*a)\na", order=3)
    names = set(re.findall(r"\bd+a\d*\b", text))
    assert names <= {"da", "dda", "ddda"}


def test_a_tangent_that_only_a_function_reads_stands_before_its_call():
    text = "k = x*x\ndef f(a):\n    return a + k\nf(x)"
    assert value(derivative(text, "x", "forward")) == pytest.approx(slope(text, "x"))


@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_a_declaration_that_is_assigned_over_gives_a_value(mode):
    text = "p: float = x\np = p*x\np"
    assert value(derivative(text, "x", mode)) == pytest.approx(slope(text, "x"))


def test_an_input_array_that_is_written_to_has_a_tangent():
    text = derivative("w: float[2]\nw[0] = x*x\nnp.sum(w*x)", "x", "forward")
    assert value(text, w=[1.0, 2.0], x=3.0) == 3 * 9.0 + 2.0


def test_a_number_that_is_made_a_float_keeps_its_tangent():
    program = engines.program_of("float(x*x)*x")
    assert engines.by_tangent(program, {"x": 3.0}, ("x",)) == [27.0]


# Programs whose arrays have tangents that are 0 by structure: such a tangent keeps its shape
ZEROS = {
    "outer": "z = 3\nH = np.outer(np.ones(2), np.ones(3)*z)\n"
    "if x > 1:\n    z = z - x*H[1, 2]\n    H[:, -2] *= x\nz + np.sum(H)",
    "sum of products": "p = 0.3\nH = np.outer(np.ones(2) - p, np.ones(3) + cos(p))\n"
    "if x > 1:\n    p = H[0, 2]*x\nH[1, 1:] = p\nnp.sum(H*H) + p",
    "conditional": "d = np.array([x, x^2]) if x > 2 else np.array([0.1, -0.1])\nd[0]*x",
    "another axis": "w = np.arange(3)\nz = w[-3]\nM = (w + z)[:, None]*np.abs(w)\n"
    "if x > 2:\n    s = tanh(x)\nelse:\n    s = x*np.max(M[:, 0])\nz = z*sin(x)\n"
    "s + z + np.sum(np.sin(M))",
    "power": "d = cosh(2)\nA = cos(d)^2^1*np.ones((3, 2))\nA[-1, :] -= x\nd = tanh(d + x)\n"
    "np.sum(A*A) + d",
    "choice": "z = 0.3\nA = np.where(x > 2, z, 0.7)*np.ones((2, 2))\nA[0, 1:] = x\n"
    "z = z*x\nz + np.sum(A*A*A)",
    "joined": "z = 3\nA = np.concatenate([np.ones(2)*z, np.flip(np.arange(3)*z)])\nz = z*x\n"
    "A[1] = z\nnp.sum(A*A)",
}


@pytest.mark.parametrize("text", ZEROS.values(), ids=ZEROS)
def test_a_tangent_of_an_array_that_is_zero_has_its_shape(text):
    text = f"x: float\n{text}"
    found = value(derivative(text, "x", "forward"), x=1.3)
    assert found == pytest.approx(engines.by_tape(engines.program_of(text), {"x": 1.3}, ("x",))[0])
