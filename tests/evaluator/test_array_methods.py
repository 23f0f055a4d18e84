"""Methods of arrays, and functions that look at them, give in programs what they give in Python."""

import numpy as np
import pytest
from printed import function
from python_runs import difference
from test_array import gradient

from gradcli import calls
from gradcli.calls.programs import program
from gradcli.errors import Diagnostic

RUNS = [
    "v.prod()", "m.prod(axis=0)", "m.prod(1, keepdims=True)", "v.cumsum()", "m.cumsum(0)",
    "m.cumprod(axis=1)", "v.argsort()", "m.argsort(axis=0)",
    "m.argmax(axis=1)", "v.argmin()", "m.argmax(1, keepdims=True)", "(m > 0).any(axis=0)",
    "(m > -9).all()", "(m > 0).nonzero()", "m.trace()", "m.trace(1)", "m.diagonal()",
    "m.diagonal(offset=-1)", "v.take([0, -1])", "m.take(1, axis=1)", "m.take([5, 9], mode='wrap')",
    "v.repeat(2)", "m.repeat(2, axis=0)", "m.swapaxes(0, 1)", "m.reshape(1, 4).squeeze()",
    "m.reshape(1, 4).squeeze(axis=0)", "np.sort(v).searchsorted(0.7)", "v.compress([True, False])",
    "m.var(ddof=1)", "np.sort(v)[::-1]", "np.append(v, 1.0)",
    "np.insert(v, 1, 9.0)", "np.delete(v, [0, 1])", "np.split(v, 2)", "np.meshgrid(v, [1, 2])[1]",
    "np.unique([3, 1, 3], return_counts=True)", "np.where(v > 0, v, 0.0)", "np.diff(v, n=2)",
    "np.pad(v, (1, 2), mode='edge')", "np.any(m > 0, axis=1)", "np.quantile(v, [0.2, 0.5])",
]  # fmt: skip


@pytest.mark.parametrize("call", RUNS)
def test_a_call_gives_what_it_gives_in_python(call):
    assert difference(f"m = np.array([[v[0], 2.5], [-v[1], v[3]]])\nr = {call}") == ""


WRITTEN = {
    "a = v*1.0\na.sort()": "sort puts the elements of the array itself in order",
    "m = v.reshape(2, 2)*1.0\nm.sort(axis=0)": "sort along an axis",
    "m = v.reshape(2, 2)*1.0\nb = m[1]\nb.sort()": "a view that is sorted is so in its array",
    "m = v.reshape(2, 2)*1.0\nb = m.swapaxes(0, 1)\nb[0, 1] = 7.0": "swapaxes gives a view",
    "m = v.reshape(1, 4)*1.0\nb = m.squeeze(axis=0)\nb[1] = 7.0": "squeeze gives a view",
    "m = v.reshape(2, 2)*1.0\nb = np.expand_dims(m, (0, 2))\nb[0, 1, 0, 1] = 7.0": "as expand_dims",
}


@pytest.mark.parametrize("text", WRITTEN, ids=WRITTEN.values())
def test_what_is_written_is_seen_as_in_python(text):
    assert difference(text) == ""


def test_the_gradient_follows_what_is_sorted_in_place():
    value, (slopes,) = gradient("a = x*1.0\na.sort()\na @ np.arange(3)", x=[3.0, 1.0, 2.0])
    assert (value, slopes) == (8.0, [2.0, 0.0, 1.0])


WRONG = [
    ("x.squeeze(axis=0)", "E0202", "the axis 0 has length 3"),
    ("x.swapaxes(0, 1)", "E0202", "there is no axis 1"),
    ("x.take(5)", "E0202", "the index 5 is not in an axis of length 3"),
    ("x.cumsum(axis=2)", "E0202", "there is no axis 2"),
    ("np.take(x, [0.5])", "E0201", "indices must be integers"),
    ("x.prod(dims=0)", "E0103", ".prod"),
    ("x.trace()", "E0202", "a diagonal needs two axes"),
    ("np.gradient(x[0], x[1])", "E0202", "samples of a function"),
]


@pytest.mark.parametrize(("text", "code", "words"), WRONG)
def test_what_does_not_fit_is_said(text, code, words):
    with pytest.raises(Diagnostic) as caught:
        gradient(text, x=[3.0, 1.0, 2.0])
    assert caught.value.code == code and words in caught.value.message


A = np.array([[1234.5678, -0.125, 2.5], [3.5, 0.05, -98765.4321]])


@pytest.mark.parametrize("decimals", range(-3, 5))
@pytest.mark.parametrize(
    "text", ["A.round({})", "A.round(decimals={})", "np.round(A, {})", "np.around(A, decimals={})"]
)
def test_rounding_to_decimals_is_numpys_and_its_derivative_is_0(text, decimals):
    made = program(f"A: float[2, 3]\nnp.sum({text.format(decimals)}*A)")
    rounded = np.round(A, decimals)
    found = calls.gradient(made, {"A": A})
    assert found.value == np.sum(rounded * A) and np.array_equal(found["A"], rounded)
    printed = calls.diff(made, ("A",), to="numpy")
    assert np.array_equal(function(printed)(A), rounded)
    assert function(calls.emit(made, "python"))(A) == found.value
