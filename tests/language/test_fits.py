"""What surely does not fit is told before anything is printed, in the words that a run has."""

import pytest

from gradcli.calls import diff, emit, program, value
from gradcli.errors import Diagnostic

V, W = [1.0, 2.0, 3.0], [1.0, 2.0, 3.0, 4.0]
UNFIT = {
    "an index": "v[5]*2",
    "an index from the end": "v[-4]*2",
    "an index of a matrix": "A[1, 2]",
    "an index of a row": "A[1][2]",
    "an index in a loop": "s = 0.0\nfor i in range(4):\n    s += v[i]\ns",
    "an index beside a loop's": "s = 0.0\nfor i in range(len(v)):\n    s += v[i + 1]\ns",
    "an index of a parameter": "def f(a):\n    return a[5]\nf(v)",
    "too many parts": "v[0, 1]",
    "a write": "v[4] = 1.0\nv[0]",
    "a write of an array": "v[1:] = v\nv[0]",
    "arithmetic": "np.sum(v + w)",
    "a function of two": "np.sum(np.maximum(v, w))",
    "a product": "v @ w",
    "a product of a matrix": "np.sum(A @ v)",
    "a stack": "np.sum(np.stack([v, w]))",
}
FIT = {
    "a choice that is not taken": "v[5] if x > 0 else x",
    "a branch": "if x > 0:\n    y = v[5]\nelse:\n    y = x\ny",
    "after a way out": "def f(a, x):\n    if x < 0:\n        return x\n    return a[5]\nf(v, x)",
    "a loop that is left": "y = x\nfor i in range(9):\n    if i > 2: break\n    y = v[i]\ny",
    "an inner loop that once never turns": "y = x\nfor i in range(4):\n"
    "    for j in range(i + 1, 4):\n        y += v[i]*x*j\ny",
    "a loop that may never turn": "y = x\nfor i in range(int(x)):\n    y += v[7]\ny",
    "a loop that never turns": "y = x\nfor i in range(0):\n    y += v[7]\ny",
    "an axis of length 1": "np.sum(A + v[:, None])",
    "a name that holds two arrays": "u = v\nu = w\nu[3]",
    "the last": "v[-3] + A[-3, -2]",
}
DECLARED = "v: float[3]\nw: float[4]\nA: float[3, 2]\nx: float\n"
POINT = {"v": V, "w": W, "A": [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], "x": -1.0}


@pytest.mark.parametrize("body", UNFIT.values(), ids=UNFIT)
def test_what_does_not_fit_is_told_as_a_run_tells_it(body):
    given = program(DECLARED + body)
    with pytest.raises(Diagnostic) as run:
        value(given, POINT)
    for printed in (lambda: emit(given, "c"), lambda: diff(given, ("v",))):
        with pytest.raises(Diagnostic) as found:
            printed()
        told = found.value
        assert (told.code, told.message, told.span, told.label, told.help, told.seconds) == (
            run.value.code, run.value.message, run.value.span, run.value.label, run.value.help,
            run.value.seconds,
        )  # fmt: skip


@pytest.mark.parametrize("body", FIT.values(), ids=FIT)
def test_what_a_run_may_not_come_to_is_not_told(body):
    given = program(DECLARED + body)
    value(given, POINT)
    diff(given, ("v",))
