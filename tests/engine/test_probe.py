"""The probe finds the first row that is not finite, and says where it is."""

import pytest

from gradcli.calls import program
from gradcli.engine.function import Function, silent
from gradcli.engine.probe import origin

FIRST = [
    # program, x, slopes, message, line
    ("log(x)", -1.0, False, "log of -1 is nan", 1),
    ("y = 2*x\nz = exp(y)\nz*z", 400.0, False, "exp of 800 is inf", 2),
    ("x/0.0", 1.0, False, "divide of 1, 0 is inf", 1),
    ("sqrt(x)", 0.0, True, "the derivative of sqrt at 0 is inf", 1),
    ("y = x\nx**0.5 + y", 0.0, True, "the derivative of power at 0, 0.5 is inf", 2),
]


@pytest.mark.parametrize(("text", "x", "slopes", "message", "line"), FIRST)
def test_the_first_row_that_is_not_finite(text, x, slopes, message, line):
    p = program(text)
    function = Function(p, {"x": x}, ("x",), write=silent)
    found = origin(lambda probe: function([probe(x)]), slopes)
    assert found.message == message
    assert p.source.position(found.span[0])[0] == line


def test_arrays_say_their_first_element_that_is_not_finite():
    p = program("sum(log(v))")
    function = Function(p, {"v": [1.0, 0.0]}, ("v",), write=silent)
    (v,) = function.sources()
    found = origin(lambda probe: function([probe(v)]), False)
    assert found.message == "log of an array of shape (2,) is an array with -inf"


@pytest.mark.parametrize("text", ["x*x", "floor(x)", "1.0 if x > 0 else x", "abs(x)"])
def test_nothing_is_found_where_all_is_finite(text):
    function = Function(program(text), {"x": 2.0}, ("x",), write=silent)
    assert origin(lambda probe: function([probe(2.0)]), True) is None
