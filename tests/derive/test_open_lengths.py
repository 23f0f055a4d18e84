"""Printed derivatives of programs whose arrays have known axes, and lengths that are not known."""

import re
from pathlib import Path

import array_programs
import numpy as np
import pytest

from gradcli import calls
from gradcli.errors import Diagnostic

pytestmark = pytest.mark.sampled(4)

SAMPLES = Path(__file__).parents[2] / "samples"


def diff(text: str, wrt: str = "", to: str = "expr") -> str:
    return calls.diff(calls.program(text), tuple(wrt.split()), mode="reverse", to=to)


@pytest.mark.parametrize("seed", range(24))
def test_derivatives_of_arrays_have_the_shapes_of_inputs_and_the_numbers_of_the_tape(seed):
    array_programs.check(*array_programs.seeded(seed))


def test_an_open_length_may_be_stretched():
    text = diff("x: float[:]\ny: float[3]\nnp.sum(x*y)", "x y")
    assert "sum_like(y, x)" in text
    at = {"x": [2.0], "y": [1.0, 2.0, 4.0]}
    assert calls.value(calls.program(text), at).value[0].tolist() == [7.0]


@pytest.mark.parametrize(
    ("text", "last"),
    {
        "x: float[:, 3]\nb: float[3]\nnp.sum((x + b)**2)": "dx, np.sum(dx, axis=0)",
        "x: float[:]\nnp.sum(x*x[::-1])": "dx[::-1] += x",
        "x: float[:]\nnp.sum((x[1:] - x[:-1])**2)": "dx[:-1]",
        "A: float[:, :]\nx: float[2]\nnp.sum((A @ x)**2)": "product[:, None]*x, A.T @ product",
        "A: float[:, :]\nx: float[:]\nH = np.array([1.0, 2.0])\nH @ A @ x": "H[:, None]*x",
    }.items(),
)
def test_what_cannot_be_stretched_is_not_summed(text, last):
    found = diff(text)
    assert "sum_like" not in found and "matmul" not in found, found
    assert last in found, found


def test_a_default_gives_an_input_its_axes_and_the_derivative_says_so():
    text = "m = np.array([0.5, 0.3])\ns = 2.0\nA: float[:, :]\nnp.sum(s*(A @ m)**2)"
    found = diff(text, "m s")
    assert "m: float[:] = np.array([0.5, 0.3])\ns: float = 2.0\n" in found
    with pytest.raises(Diagnostic, match=r"'m' is declared float\[:\], its value has shape \(\)"):
        calls.value(calls.program(found), {"A": np.eye(2), "m": 1.0})


@pytest.mark.parametrize("text", ["x*y[0]", "y[0]*y[1] + x"])
def test_an_input_whose_parts_are_taken_for_numbers_is_declared_a_vector(text):
    found = diff(f"x: float\n{text}", "x y")
    assert "y: float[:]\n" in found
    with pytest.raises(Diagnostic, match=r"'y' is declared float\[:\]"):
        calls.value(calls.program(found), {"x": 0.5, "y": np.ones((2, 1))})


@pytest.mark.parametrize("y", [[1.0, 2.0], [[1.0, 2.0], [3.0, 4.0]]])
def test_a_write_of_a_part_is_right_for_any_number_of_axes(y):
    text = "x: float\nv = y + x\nv[0] = v[-1]*2\nnp.sum(sin(v))"
    point = {"x": 0.5, "y": np.array(y)}
    by_x, by_y = calls.value(calls.program(diff(text, "x y")), point).value
    want = calls.gradient(calls.program(text), point, ("x", "y")).gradients
    np.testing.assert_allclose(by_x, want["x"], rtol=1e-15)
    np.testing.assert_allclose(by_y, want["y"], rtol=1e-15)


def test_what_holds_for_any_number_of_axes_is_not_declared():
    assert diff("v = np.array([1.0, 2.0])\nnp.sum(v**2)", "v") == "v = np.array([1.0, 2.0])\n2*v\n"


@pytest.mark.parametrize("name", ["kalman", "neural_network", "least_squares"])
def test_samples_need_no_functions_of_unknown_axes(name):
    found = calls.diff(calls.program((SAMPLES / f"{name}.expr").read_text()))
    assert not re.search("matmul_|ones_like", found), found
    assert name != "kalman" or "_like" not in found, found


def test_elements_of_whole_numbers_are_whole_numbers():
    text = "B: float[2, 3]\nobs: int[4]\nt = 0.0\n"
    text += "for k in range(4):\n    t += np.sum(B[:, obs[k]]**2)\n"
    found = calls.program(diff(text, "B"))
    at = {"B": [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "obs": [0, 2, 2, 1]}
    assert calls.value(found, at).value.tolist() == [[2.0, 4.0, 12.0], [8.0, 10.0, 24.0]]


def test_python_and_c_take_open_lengths():
    text = "A: float[:, 3]\nx: float[:]\nnp.sum((A @ x)**2)"
    assert "A: an array of any by 3" in diff(text, to="numpy")
    assert "x: a vector" in diff(text, to="numpy")
    assert "long long n, const double *A, const double x[3]" in diff(text, to="c")
    assert '"shape": [null, 3]' in diff(text, to="json")


DEAD = {  # what only dead code reads: the line that keeps its name, and what C takes
    "w = sum(v*v)\ny = v[0]\nx*x": ("v", "double v"),  # of any axes
    "w = 0.0\nfor a in v:\n    w += a\nx*x": ("v", "const double *v"),
    "w = v[1]\nx*x": ("v", "const double *v"),
    "w = 2*v\nx*x": ("v: float", "double v"),
    "w = 0\nfor i in range(v):\n    w += i\nx*x": ("v: int", "long long v"),
    "v = [1.0, 2.0]\nw = sum(v)\nx*x": ("v = [1.0, 2.0]", "const double v[2]"),
    "v: float[3]\nw = sum(v)\nx*x": ("v: float[3]", "const double v[3]"),
}


@pytest.mark.parametrize("text", DEAD)
def test_an_input_that_only_dead_code_reads_stays_what_it_is(text):
    line, parameter = DEAD[text]
    assert diff(text, "x").splitlines()[0] == line
    assert f"({parameter}, double x" in diff(text, "x", "c")
