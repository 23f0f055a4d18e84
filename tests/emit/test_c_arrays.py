"""Functions of whole arrays in C, and their gradients: held to the tape."""

from collections import Counter

import c_programs
import numpy as np
import pytest
from compiled import COMPILER
from deadline import within

from gradcli.calls.printing import diff, emit
from gradcli.calls.programs import program

pytestmark = pytest.mark.skipif(not COMPILER, reason="no C compiler is installed")

POINT = {
    "v": np.array([0.3, 1.2, 0.7, -0.4]),
    "w": np.array([1.3, 0.2, 0.9, 2.4]),
    "u": np.array([0.2, 0.5, 0.9]),
    "A": np.array([[0.1, 0.3, 2.0], [0.4, 3.0, 0.2], [1.0, 0.5, 1.0]]),
    "B": np.array([[1.0, 2.0, 0.5], [0.2, 0.6, 0.8]]),
}
DECLARED = "v: float[4]\nw: float[4]\nu: float[3]\nA: float[3, 3]\nB: float[2, 3]\n"
FUNCTIONS = [
    "logsumexp(v)", "logsumexp(B, axis=0)", "logsumexp(B, axis=1, keepdims=True)", "softmax(v)",
    "scipy.special.softmax(B)", "log_softmax(v)", "log_softmax(B, axis=0)",
    "np.linalg.norm(B, axis=1)", "np.cumsum(v)", "np.cumsum(B, axis=0)", "np.cumsum(B)",
    "np.cumprod(v)", "np.cumprod(B, axis=1)", "np.prod(v)", "np.prod(B, axis=0)",
    "np.count_nonzero(v > 0)", "v[np.argmax(v)] + w[np.argmin(v)]", "np.argmax(B, axis=1)",
    "np.sort(v)", "np.linalg.det(A)", "np.linalg.inv(A)", "np.linalg.solve(A, u)",
    "np.linalg.solve(A, B.T)", "np.linalg.matrix_power(A, -2)", "np.trace(A)", "np.diag(A)",
    "np.diag(u) @ A", "v[[0, 2]]", "A[[2, 0], [0, 1]]", "np.take(v, [2, 0])", "np.delete(v, 1)",
    "np.pad(v, (1, 2))", "np.tile(v, 2)", "np.repeat(v, 2)", "np.roll(B, 1, axis=1)",
    "np.broadcast_to(v, (2, 4))", "np.stack([v, w], axis=1)", "np.corrcoef(v, w)",
    "np.concatenate([B, 2*B], axis=1)", "np.linalg.norm(np.arange(4))*v",
]  # fmt: skip


@pytest.mark.slow
def test_functions_of_arrays_and_their_gradients_agree_with_the_tape(tmp_path):
    refused: Counter = Counter()
    batch = []
    for k, f in enumerate(FUNCTIONS):
        text = f"{DECLARED}z = np.sin({f})\nnp.sum(z*z + z)\n"
        batch += c_programs.cases(text, POINT, f"f{k}", refused, tangents=0, second=False)
    assert not refused and len(batch) == 2 * len(FUNCTIONS)
    assert list(c_programs.failures(batch, tmp_path)) == []


OPEN = {
    "outer": "v: float[:]\nu: float[:]\nnp.sum(np.sin(np.outer(v, u)))",
    "mean": "B: float[:, :]\nnp.mean(np.sin(B)) + np.sum(B**2)/B.size",
    "trace": "v: float[:]\nM = v[:, None]*v\nnp.trace(M)**2 + np.trace(np.sin(M))",
}


@pytest.mark.parametrize("text", OPEN.values(), ids=OPEN)
def test_functions_of_arrays_of_open_lengths(text, tmp_path):
    refused: Counter = Counter()
    batch = c_programs.cases(text, POINT, "f", refused, tangents=0, second=False)
    assert not refused and len(batch) == 2
    assert list(c_programs.failures(batch, tmp_path)) == []


STACKS = {
    "while": "st = []\nfor i in range(3):\n    st.append(i*x)\ny = 1.0\n"
    "while st:\n    y = y*(x + st.pop())\ny",
    "growing": "st = []\nk = 0\nwhile k*k < 9 + x:\n    st.append(k*x)\n    k += 1\ny = 1.0\n"
    "while st:\n    y = y*(x + st.pop())\ny",
    "if": "st = []\nfor i in range(3):\n    st.append(i*x)\ny = 1.0\nfor i in range(2, -1, -1):\n"
    "    if st:\n        y = y + x\n    y = y*(x + st.pop())\ny",
}


@pytest.mark.parametrize("text", STACKS.values(), ids=STACKS)
def test_the_truth_of_a_stack_is_whether_it_has_elements(text, tmp_path):
    refused: Counter = Counter()
    batch = c_programs.cases(f"x: float\n{text}", {"x": 1.3}, "f", refused, second=False)
    assert not refused and len(batch) == 3
    assert list(c_programs.failures(batch, tmp_path)) == []


def test_whole_numbers_made_of_each_other_are_worked_out_once():
    chain = "".join(f"    k{n} = k{n - 1} + k{n - 1}\n" for n in range(1, 40))
    text = f"x: float\ny = 0.0\nfor i in range(3):\n    k0 = i + 1\n{chain}    y = y + x*k39\ny"
    with within(10):
        assert "k39" in diff(program(text), ("x",), to="c")


def test_lengths_that_are_known_are_compared_in_the_text_and_say_nothing_of_elements():
    found = program(
        "days = [0, 365]\nnpv = 0.0\nfor c, d in zip([-1.5, 2.5], days):\n"
        "    npv += c/(1 + rate)**(d/365)\nnpv\n"
    )
    text = diff(found, ("rate",), to="c", self_test=True)
    assert "const double days[2]" in text and "k < 2;" in text and "whole" not in text


def test_a_gradient_of_whole_numbers_is_an_array_of_doubles():
    count = "v: float[3]\ns = 0\nfor t in v:\n    if t > 1:\n        s += 1\n"
    assert "double dv[3]" in diff(program(count + "np.sum(v)*s"), to="c")
    assert "double *dv" in diff(program("v: float[:]\nnp.sum(v*np.arange(len(v)))"), to="c")


def test_a_number_that_is_squeezed_out_of_a_matrix_is_a_number():
    text = diff(program("m = np.array([[x]])\nnp.squeeze(m)*x"), ("x",), to="c")
    assert "double f_dx(double x)" in text


def test_points_keep_the_whole_numbers_that_c_takes_an_array_for():
    text = "v = np.array([3, 1, 2])\ni = np.argsort(v)\nu = v[i]\nnp.sum(v//2*x*u)\n"
    text = diff(program(text), ("x",), to="c", self_test=True)
    assert text.count("const long long v[] = {3, 1, 2};") == 3


ASKED = [
    ("v: float[:]\nw = [v[i]*v[i + 2] for i in range(len(v) - 2)]\nsum(w)", "v  n numbers, n >= 2"),
    ("n: int\nm: int\nnp.sum(np.zeros(n - m) + x)", "n - m  >= 0"),
    ("n: int\nm: int\nnp.sum(np.arange(m, n)*x)", "n - m  >= 0"),
    ("n: int\nnp.sum(np.arange(2, n)*x)", "n  whole number >= 2"),
    ("n: int\nnp.sum(np.arange(n)*x)", "n  whole number >= 0"),
    ("n: int\nnp.sum(np.arange(1, n + 1)*x)", "n  whole number >= 0"),
    (
        "v: float[:]\ndef f(a):\n    return np.zeros(len(a) - 1) + x\nnp.sum(f(v[1:]))",
        "v  n numbers, n >= 2",
    ),
    (
        "v: float[:]\nw: float[:]\ndef f(a, b):\n    return np.zeros(len(a) - len(b)) + x\n"
        "np.sum(f(v, w))",
        "v_len - w_len  >= 0",
    ),
    (  # two functions that call each other
        "v: float[:]\ndef f(a, t):\n    if t > 5:\n        return np.sum(a[1:])*t\n"
        "    return g(a, t + 1)\ndef g(a, t):\n    return f(a, 2*t) + a[0]\nf(v, x)",
        "v  n numbers, n >= 1",
    ),
    (
        "v: float[:]\ndef f(a):\n    z = np.zeros(len(a) - 1) + x\n    if len(a) < 3:\n"
        "        return np.sum(z)\n    return g(z)\n"
        "def g(a):\n    return f(np.ones(len(a) - 1))\nf(v)",
        "v  n numbers, n >= 4",
    ),
]


@pytest.mark.parametrize("text, words", ASKED)
def test_the_comment_says_from_where_on_a_length_is_one(text, words):
    comment = emit(program(text), "c").partition("/* The value")[2].partition("*/")[0]
    assert words.split() in [line.split()[1:] for line in comment.splitlines()]
