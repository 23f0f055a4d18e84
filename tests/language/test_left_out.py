"""What a program says of itself is left out of what is printed: it computes the same."""

import engines
import lowered
import pytest

from gradcli.emit.primal import primal
from gradcli.errors import Diagnostic
from gradcli.language.syntax import surface

SAID = {
    "an assert": "y = x*x\nassert y >= 0, 'a square'\ny*x",
    "an assert in a function": "def f(t):\n    assert t > -9\n    return t*t\nf(x)",
    "an assert alone in a branch": "y = x\nif x > 9:\n    assert y < 99\ny*y",
    "an assert at the end": "y = x*x\nassert y >= 0",
    "a docstring": '"""Of squares."""\ndef f(t):\n    "the square"\n    return t*t\nf(x)',
    "a guard": "def f(t):\n    if t < 0:\n        raise ValueError(f'{t}')\n    return t*t\nf(x)",
    "a guard of several": "if x < 0:\n    raise ValueError\nelif x > 1: y = x\nelse: y = x*x\ny",
    "an else that raises": "if x > 9: y = x\nelif x > 0: y = x*x\nelse:\n    y = 1.0\n    raise ValueError\ny",
    "the end of a function": "def f(t):\n    if t < 1: return t*t\n    raise ValueError\nf(x)",
    "an ellipsis": "y = x\nif x > 9: ...\ny*y",
    "a deleted name": "y = x*x\nz = sin(y)\ndel y\nz*x",
    "a deleted name before the end": "y = x*x\nz = sin(y)\ndel z",
    "deleted in a loop": "y = 1.0\nfor k in range(3):\n    t = x*k\n    y += t\n    del k, t\ny",
}
# ruff: noqa: E501
AT = {"x": 0.7}


LEFT_OUT = (surface.Assert, surface.Delete, surface.Raise, surface.String, surface.Ellipsis)


@pytest.mark.parametrize("text", SAID.values(), ids=SAID)
def test_what_a_program_says_of_itself_is_left_out(text):
    lowered.check_values(text, AT, LEFT_OUT)
    lowered.check_derivatives(text, AT)


def test_a_name_that_is_no_input_is_none_where_its_del_is_left_out():
    text = "a = 2.0\ny = a*x\ndel a\ny"
    assert primal(engines.program_of(text)).inputs.keys() == {"x"}


@pytest.mark.parametrize("text, what", [("x\n'a'", "a string")])
def test_what_means_something_stays_and_is_refused(text, what):
    with pytest.raises(Diagnostic, match=what) as refused:
        engines.printed(engines.program_of(text), ("x",), "reverse")
    assert refused.value.code == "E0108"
