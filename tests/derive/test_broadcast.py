"""Broadcasts are undone, and made, where they must be and only there."""

import re

import numpy as np
import pytest

from gradcli import calls

OPEN = "x: float[:, :]\ny: float[:, :]\nc: float\n"
POINT = {"c": 0.7, "x": [[0.1], [0.7]], "y": [[0.4, 0.2, 0.9], [0.3, 0.8, 0.5]]}
FIT = "b1: float\nb2: float\nmodel = b1*(1 - np.exp(-b2*x))\nr = y - model\nnp.sum(r**2)"
ONE_STATEMENT = "b1: float\nb2: float\nnp.sum((y - b1*(1 - np.exp(-b2*x)))**2)"
SHAPES = [
    {"x": [0.1, 0.7, 1.2], "y": [0.4, 0.2, 0.9]},
    {"x": 0.3, "y": [0.4, 0.2, 0.9]},
    {"x": [0.1, 0.7, 1.2], "y": 0.4},
    {"x": [[0.1], [0.7]], "y": [0.4, 0.2, 0.9]},
    {"x": [[0.1, 0.7, 1.2]], "y": [[0.4], [0.2]]},
]


def agrees(text: str, wrt: tuple[str, ...], point: dict, mode: str) -> str:
    """The printed derivative, once its values are the tape's."""
    printed = calls.diff(calls.program(text, bound=tuple(point)), wrt, mode=mode)
    found = calls.value(calls.program(printed, bound=tuple(point)), point).values
    found = found[0] if len(wrt) > 1 else found
    want = calls.gradient(calls.program(text, bound=tuple(point)), point, wrt)
    for name, value in zip(wrt, found, strict=True):
        np.testing.assert_allclose(value, want[name], rtol=1e-12, atol=1e-14)
        assert np.shape(value) == np.shape(want[name])
    return printed


@pytest.mark.parametrize("mode", ["forward", "reverse"])
@pytest.mark.parametrize("text", [FIT, ONE_STATEMENT])
@pytest.mark.parametrize("arrays", SHAPES)
def test_a_derivative_by_numbers_sums_once(text, mode, arrays):
    printed = agrees(text, ("b1", "b2"), {"b1": 1.3, "b2": 0.7, **arrays}, mode)
    assert not re.search("_like", printed)


@pytest.mark.parametrize("arrays", SHAPES)
@pytest.mark.parametrize("text", ["np.sum(r*x*y)", "np.sum((x - y)*np.exp(x))", "np.mean(x*y - x)"])
def test_a_sum_to_an_array_stays_where_another_may_be_wider(text, arrays):
    text = f"r = x*np.sin(x)\n{text}\n"
    assert "sum_like" in agrees(text, ("x", "y"), arrays, "reverse")


@pytest.mark.parametrize("axis", ["axis=0", "axis=1", "axis=(0, 1)"])
def test_a_sum_along_an_axis_is_of_what_has_that_axis_alone(axis):
    text = f"{OPEN}c*np.sum(np.sum(sum_like(x*y, x), {axis})**2)"
    agrees(text, ("c",), POINT, "reverse")


@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_a_name_that_grows_in_a_loop_is_as_large_as_the_last_turn_left_it(mode):
    text = "u = x\nfor i in range(3):\n    s += np.sum(sum_like(c*u, x)**2)\n    u = u*y\ns"
    agrees(f"{OPEN}s = 0.0\n{text}", ("c",), POINT, mode)


@pytest.mark.parametrize("arrays", SHAPES)
@pytest.mark.parametrize("factor", ["y", "x", "2", "(x + y)"])
def test_a_sum_waits_only_for_what_is_as_narrow_as_it(arrays, factor):
    text = f"c: float\nc*np.sum(sum_like(x*y, x)*{factor})"
    printed = agrees(text, ("c",), {"c": 0.7, **arrays}, "reverse")
    assert ("sum_like" in printed) == ("y" in factor)


def test_a_name_that_gets_another_shape_stands_for_itself():
    text = "c: float\nu = x\nv = c*u\nu = y\nw = v*u + c*v\nnp.sum(w**2)"
    for arrays in SHAPES:
        agrees(text, ("c", "x", "y"), {"c": 0.7, **arrays}, "reverse")
    text = "c: float\nu = x\nfor i in range(3):\n    u = u*c + y\nnp.sum(u**2)"
    for arrays in SHAPES:
        agrees(text, ("c", "x", "y"), {"c": 0.7, **arrays}, "reverse")


def test_a_number_added_to_an_array_that_is_written_to_is_not_spread():
    text = (
        "xs: float[:]\nys: float[:]\nn = len(xs)\nm = sum(xs)/n\ns = 0.0\nfor i in range(n):\n"
        "    s += (xs[i] - m)*(ys[i] - m)\ns"
    )
    point = {"xs": [0.2, 0.9, 1.4], "ys": [0.4, 0.1, 2.0]}
    assert "zeros_like(xs)\n" in (printed := agrees(text, ("xs", "ys"), point, "reverse"))
    assert not re.search(r"\+ np.zeros_like", printed)


@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_a_name_that_changes_its_length_is_not_as_long_as_before(mode):
    text = "u = x*y\nv = u + c\nu = np.sum(u, axis=0)\ns = np.sum(u*sum_like(v*c, u))\ns"
    agrees(f"{OPEN}{text}", ("c",), POINT, mode)


def test_a_number_is_not_spread_beside_an_array_of_the_shape():
    text = (
        "d: float[3]\nbeta: float\ns = 0.0\nfor i in range(2):\n    e = np.zeros(3)\n"
        "    for k in range(3):\n        e[k] = d[k]*i\n    w = np.exp(-beta*e)\n"
        "    w = w/np.sum(w)\n    s += w @ e\ns"
    )
    point = {"d": [0.3, 0.9, 0.4], "beta": 0.7}
    assert "zeros_like(w)" not in agrees(text, ("d", "beta"), point, "reverse")


A = "A: float[3, 4]\n"
B = "A: float[2, 3, 3]\nB: float[2, 3, 1]\nC: float[2, 3, 5]\n"
D = "A: float[2, 3, 3]\nD: float[2, 5, 3]\nE: float[2, 1, 3]\n"
TOLD = {
    # program, variable: what its derivative has, and has not
    (f"{A}b: float[3]\nnp.sum(np.sin(A*b[:, None]))", "b"): (r"^np.sum\(.*, axis=1\)$", "_like"),
    (f"{A}b: float[3]\nnp.sum(np.sin(A - b[:, None]))", "b"): (r"^-np.sum\(.*, axis=1\)$", "_like"),
    (f"{A}b: float[3, 1]\nnp.sum(np.sin(A*b))", "b"): ("axis=1, keepdims=True", "_like"),
    (f"{A}b: float[4]\nnp.sum(np.sin(A*b))", "b"): ("axis=0", "_like"),
    (f"{A}b: float[1, 1]\nnp.sum(np.sin(A*b))", "b"): ("sum_like", ""),
    (f"{B}np.sum(np.sin(A @ (C - B)))", "B"): (r"matmul_right\(np.sum\(.*, axis=2, keep", "_like"),
    (f"{D}np.sum(np.sin((D - E) @ A))", "E"): (r"matmul_left\(np.sum\(.*, axis=1, keep", "_like"),
    (f"{A}s = np.sum(A, axis=1)\nnp.sum(s[:, None]*np.exp(A))", "A"): ("", "zeros_like"),
    (f"{A}s = np.sum(A**2, axis=1)\nnp.sum((s[:, None] - A)**2)", "A"): ("", "zeros_like"),
    (f"{A}k: int[5]\nb: float[5]\nx = A[k]\nnp.sum(np.sin(x[:, 0]*b)*x[:, 1])", "b"): ("", "_like"),
    (f"{A}def f(u):\n    n = len(u)//2\n    m = len(u) - 1\n    return u[:m]*u[1:]\n"
     "np.sum(f(A[0])**2)", "A"): ("", "sum_like"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "name"), TOLD, ids=lambda x: x.splitlines()[-1])
def test_where_shapes_are_declared_a_sum_is_along_its_axis(text, name):
    rng, program = np.random.default_rng(3), calls.program(text)
    point = {n: rng.random(given.shape) for n, given in program.inputs.items()}
    if "k" in point:
        point["k"] = np.array([2, 0, 0, 1, 2])
    printed = agrees(text, (name,), point, "reverse")
    has, lacks = TOLD[text, name]
    assert re.search(has, printed, re.M)
    assert not lacks or not re.search(lacks, printed)
