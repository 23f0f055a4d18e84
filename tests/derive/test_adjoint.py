"""Reverse mode on programs."""

import math

import pytest
from random_programs import program
from running import derivative, slope, value
from small_programs import PROGRAMS

from gradcli.errors import Diagnostic

pytestmark = pytest.mark.sampled(8)

CASES = pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)


def both(text: str) -> tuple:
    return tuple(value(derivative(text, name, "forward")) for name in "xy")


@CASES
def test_adjoint_equals_tangent(text):
    found = value(derivative(text, "xy", "reverse"))
    assert found == pytest.approx(both(text), rel=1e-9, abs=1e-12)


@CASES
def test_adjoint_equals_the_difference(text):
    found = value(derivative(text, "xy", "reverse"))
    assert found == pytest.approx([slope(text, n) for n in "xy"], rel=1e-9, abs=1e-10)


@CASES
def test_tangent_of_the_adjoint_is_the_second_derivative(text):
    found = value(derivative(text, "x", "reverse", order=2))
    want = value(derivative(text, "x", "forward", order=2))
    assert found == pytest.approx(want, rel=1e-9, abs=1e-12)


@CASES
def test_adjoint_of_the_adjoint_is_the_second_derivative(text):
    found = value(derivative(derivative(text, "x", "reverse"), "x", "reverse"))
    want = value(derivative(text, "x", "forward", order=2))
    assert found == pytest.approx(want, rel=1e-9, abs=1e-12)


@pytest.mark.parametrize("seed", range(40))
def test_random_programs_agree(seed):
    text = program(seed)
    want = both(text)
    if all(map(math.isfinite, want)):
        found = value(derivative(text, "xy", "reverse"))
        assert found == pytest.approx(want, rel=1e-9, abs=1e-9)


def test_a_loop_runs_backwards():
    text = derivative(PROGRAMS["loop carried"], "x", "reverse")
    assert "for i in reversed(range(5)):" in text and text.count("for ") == 2


def test_overwritten_values_are_pushed_in_a_loop_and_named_outside():
    assert "s = s_stack.pop()" in derivative(PROGRAMS["loop carried"], "x", "reverse")
    straight = derivative(PROGRAMS["overwritten"], "x", "reverse")
    assert "append" not in straight and "a0 = a" in straight


def test_a_loop_left_by_break_is_undone_as_far_as_it_ran():
    text = derivative(PROGRAMS["break"], "x", "reverse")
    assert "stop_i = i + 1\n        break" in text and "for i in range(stop_i)" in text


def test_the_side_that_is_not_taken_is_not_touched():
    assert value(derivative("sqrt(x) if x > 0 else 0.0", "x", "reverse"), x=0.0) == 0.0


def test_a_call_of_constants_clears_the_cotangent_of_its_target():
    text = "def one(a):\n    return 1.0\na = x*y\na = one(a)\na*y"
    assert value(derivative(text, "xy", "reverse"))[0] == 0.0


def test_an_element_of_an_array_that_it_replaces():
    text = "a = np.ones(3)*x\na[1] += y\na = a[1]\na*a"
    assert value(derivative(text, "xy", "reverse")) == pytest.approx(both(text))


def test_a_number_written_to_a_slice_takes_the_sum():
    text = "v = np.ones(3)\nv[:] = x\nnp.sum(v)*y"
    assert value(derivative(text, "x", "reverse")) == pytest.approx(3 * -0.411)


@pytest.mark.parametrize(
    "text, at, words",
    [
        ("scipy.linalg.logm(x)", "scipy.linalg.logm(x)", "gradcli ops scipy.linalg.logm"),
        ("np.linalg.eigvals(x)[0]", "np.linalg.eigvals(x)", "gradcli ops np.linalg.eigvals"),
        ("np.sum(np.gradient(x, x))", "np.gradient(x, x)", "declare the arrays"),
        ("np.rollaxis(x, 1)[0]", "np.rollaxis(x, 1)", "declare the arrays"),
        ("np.sum(x[[0, 0], 1:])", "x[[0, 0], 1:]", "take the slices first"),
    ],
)
def test_a_call_whose_derivative_is_not_printed_is_shown(text, at, words):
    with pytest.raises(Diagnostic) as found:
        derivative(text, "x", "reverse")
    assert found.value.code == "E0108" and words in found.value.help
    assert text[slice(*found.value.span)] == at


def test_output_is_linear_in_nested_statements():
    def length(n):
        return len(derivative("a = x\n" + "a = sin(a*a + 1)\n" * n + "a", "x", "reverse"))

    assert length(20) - length(10) < 1.2 * (length(10) - length(0))


@pytest.mark.parametrize(
    "text, words",
    [
        ("a = np.zeros(3)\nb = a if x > 0 else 2*a\nb[0] = x\na[0]", "two live names"),
        ("def f(a):\n    if a > 1:\n        return a\nf(x)", "without a value"),
    ],
)
def test_the_fence_says_what_to_write(text, words):
    with pytest.raises(Diagnostic) as found:
        derivative(text, "x", "reverse")
    assert found.value.code == "E0108" and words in str(found.value) and found.value.help


@pytest.mark.parametrize("v", ["np.arange(3)", "2.0*np.arange(3)", "np.copy(np.arange(3))"])
def test_a_cotangent_of_whole_numbers_takes_what_is_added(v):
    text = f"v = {v}\nw = x*np.ones(3)\nw[1] = 0.25*x*w[0]\nnp.sum(v*w)"
    assert value(derivative(text, "x", "reverse"), x=0.737) == pytest.approx(slope(text, "x"))
