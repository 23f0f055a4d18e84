"""Each way that rules take through `rules`: in both modes, and in the second order."""

import re

import engines
import numpy as np
import pytest

from gradcli import calls
from gradcli.derive.rules import arrays  # noqa: F401 (it registers the rules)
from gradcli.derive.rules.registry import PULLBACKS
from gradcli.errors import Diagnostic
from gradcli.ops.libraries import directory
from gradcli.ops.rows import TABLE

pytestmark = pytest.mark.sampled(4)

PROGRAMS = {
    "a product of matrices by the first": "np.sum(((c*A) @ x)**2)",
    "a product of matrices by the second": "np.sum((A @ (c*x))**2)",
    "a product of matrices by both": "np.sum(((c*A) @ (A*c)) @ (x*c*c))",
    "a convolution by the first": "np.sum(np.convolve(c*x, y)**2)",
    "a convolution by the second": "np.sum(np.convolve(y, c*x)**2)",
    "a convolution by both": "np.sum(np.convolve(c*y, x*c)**2)",
    "joined with what is constant": "np.sum(np.concatenate([c*x, y, x*c*c])**2)",
    "stacked with what is constant": "np.sum(np.stack([y, sin(c*x)])*A[:2])",
    "numbers in an array": "np.sum(np.array([c, 2.0, d*c])**3)",
    "the largest of an array": "np.max(c*x)*np.min(x*y*c)",
    "the norm of an array": "np.linalg.norm(c*x + y)",
    "the largest of numbers": "max(0.1, c*d, d)*min(d, c*c, 7)",
    "the largest of numbers, a constant last": "max(c*d, 0.1)*min(c, 7.0)",
    "an element of a list of numbers": "k: int = 1\n[1.5, 2.5, 4.0][k]*c*c",
    "an element of an expression": "(c*x*y)[1]*(c + x)[2]",
    "a float": "float(c)*c",
    "a number and a wider array": "np.sum((c + y)*(x - c))",
    "a number by an array": "np.sum(c*y/x)*np.sum(x/c)",
    "a test that has a derivative": "np.where(c, c*d, d)*np.sum(np.where(x*c > 0, x*c, y))",
    "an output of outputs": "t = exp(sqrt(c)*tanh(d))\nt*t*np.sum(np.exp(np.tanh(c*x)))",
    "an output that is read": "t = c\nfor i in range(3):\n    t = exp(sqrt(t*d)*tanh(c))\nt*t",
    "an array of ones": "np.sum(np.exp(x - c))",
    "axes counted from the last": "np.sum(np.transpose(c*A, (-1, 0))[1]*x)",
    "a new shape by its name": "np.sum(np.reshape(c*x, newshape=(3, 1))**2)",
    "a shape and the order of rows": "np.sum(np.reshape(c*A, (9,), 'C')[:3]*x)",
}
POINT = {
    "c": 0.7, "d": 1.3, "x": [0.4, -1.2, 0.9], "y": [1.1, 0.3, -0.5],
    "A": [[0.2, 1.0, -0.4], [0.6, -0.9, 0.1], [1.4, 0.5, 0.8]],
}  # fmt: skip


LENGTHS = {"x": "[3]", "y": "[3]", "A": "[3, 3]"}


def given(text: str, lengths: dict[str, str]):
    """A program of numbers and arrays, of which some lengths are told; and its point."""
    read = [n for n in POINT if re.search(rf"\b{n}\b", text)]
    told = [f"{n}: float{lengths.get(n, '')}\n" for n in read if n in {**lengths, "c": "", "d": ""}]
    return calls.program("".join(told) + text, bound=POINT), {n: POINT[n] for n in read}


def values(program, point: dict) -> tuple:
    found = calls.value(program, {n: x for n, x in point.items() if n in program.inputs}).value
    return found if type(found) is tuple else (found,)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
@pytest.mark.parametrize("lengths", [LENGTHS, {}], ids=["told", "unknown"])
def test_a_rule_is_that_of_the_tape(text, lengths):
    program, at = given(text, lengths)
    want = calls.gradient(program, at, tuple(at))
    for mode, names in (("forward", [n for n in at if n in "cd"]), ("reverse", at)):
        printed = calls.program(calls.diff(program, tuple(names), mode=mode), bound=POINT)
        for name, found in zip(names, values(printed, at), strict=True):
            np.testing.assert_allclose(found, want[name], rtol=1e-11, atol=1e-13)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_a_rule_of_a_rule_is_that_of_the_series(text):
    program, at = given(text, {})
    want = engines.by_series(program, at, ("c",), 2)
    for mode in ("forward", "reverse"):
        printed = calls.program(calls.diff(program, ("c",), mode=mode, order=2), bound=POINT)
        assert values(printed, at) == pytest.approx(want, rel=1e-10)


def test_a_number_without_a_tangent_is_0_as_it_is_written():
    text = "c: float\nd: float\nnp.sum(np.array([c*c, d])**3)"
    assert "zeros_like" not in calls.diff(calls.program(text), ("c",), mode="forward")


@pytest.mark.parametrize("call", ["np.reshape(A, 9, 'F')", "np.reshape(A, 9, order='F')"])
def test_an_order_by_columns_is_refused(call):
    with pytest.raises(Diagnostic, match=r"np\.reshape cannot"):
        calls.diff(calls.program(f"A: float[3, 3]\n{call}[1]"))


@pytest.mark.parametrize("call", ["np.broadcast_to(v)", "sum_like(v)", "matmul(v)"])
def test_a_call_that_lacks_an_argument_is_refused(call):
    with pytest.raises(Diagnostic, match="this call cannot"):
        calls.diff(calls.program(f"np.sum({call})"))


def test_a_pullback_that_is_written_twice_says_why():
    """One rule runs on numbers and on symbols; where that for symbols reads better it says why."""
    directory.load()
    twice = {name for name in PULLBACKS if name in TABLE and TABLE[name].args[0].rule}
    assert twice == {"convolve", "cumprod", "cumsum", "eigenvectors", "expm", "max", "min"}
    assert all(PULLBACKS[name].__doc__ for name in twice)
