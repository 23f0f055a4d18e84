"""A printed program calls a function of the language by a name that its own names do not hide."""

import pytest

from gradcli import calls

LOOP = "    s = 0.0\n    for i in range(3):\n        s = s + t*x\n    return s\n"


@pytest.mark.parametrize(
    "text",
    [
        f"def cos(t):\n{LOOP}cos(x)*sin(x)",
        f"def exp(t):\n{LOOP}exp(x)*sinh(x)*cosh(2*x)*tanh(x)",
        f"def sqrt(t):\n{LOOP}sqrt(x)*arcsin(x)*arccosh(1 + x)",
    ],
)
def test_a_function_of_ones_own_does_not_take_the_place_of_the_languages(text):
    program = calls.program(text)
    point = {"x": 0.6}
    expected = calls.gradient(program, point).gradients["x"]
    for mode in ("forward", "reverse"):
        printed = calls.program(calls.diff(program, mode=mode))
        assert calls.value(printed, point).values[-1] == pytest.approx(expected, rel=1e-12)
    printed = calls.program(calls.diff(program, order=2))
    second = calls.hessian(program, point).hessian["x,x"]
    assert calls.value(printed, point).values[-1] == pytest.approx(second, rel=1e-9)
