"""What may have been meant otherwise is said in a note, once; what is plain has none."""

import pytest

from gradcli import calls
from gradcli.errors import Diagnostic

E, REPEAT, JOIN, COMMA = "'e' is the number", "is repeated", "are joined", "makes two values"

NOTED = {
    "e*x": [E],
    "x = 2*e\ne + x": [E],
    "e^x + e": [E],
    "x^e": [E],
    "def f(t): return t*e\nf(x)": [E],
    "2*[1.0, x]": [REPEAT],
    "n*(1, 2)": [REPEAT],
    "n: int\n[1.5, 2.5]*n": [REPEAT],
    "sum([1, x]*2)": [REPEAT],
    "[1, 2] + [3, x]": [JOIN],
    "2*[1, 2] + [3, 4]*2": [REPEAT],
    "3,5 + 2": [COMMA],
    "1.000,50": [COMMA],
    "-1,5": [COMMA],
    "2*x + 1,5*x": [COMMA],
    "y = 3,5\ny": [COMMA],
    "x*e + 1,5": [E, COMMA],
    "x <- 3": ["'<-' compares"],
}
PLAIN = [
    "e^x + e**2 - e^(2*x)", "e = 2.0\ne*x", "e: float = 1\ne*x", "def f(e): return e\nf(x)",
    "from math import e\ne*x", "math.e*x + np.e", "[e for e in range(3)][0]*x", "exp(1)*x",
    "w = [0.0]*5\nw[0] + x", "[0]*3", "sum([3] + [x])", "'ab'*2",
    "['a', 'b']*2", "[[1, 2], [3, 4]]*2", "w = [4, 2]*3\nsum(w)", "2*np.array([1.0, x])",
    "x, 2", "3, 5", "(3,5)", "f = lambda a: (a,5)\nf(x)", "[1,2][0]*x", "max(1,5)", "1,2,3",
    "a, b = 3,5\na*b", "x2,5", "x1,x2", "3,x",
    "x<-3", "x < -3", "3 <- x", "x+1 <- 3",
]  # fmt: skip


@pytest.mark.parametrize("text", NOTED)
def test_a_silent_choice_is_told_once_with_its_line(text):
    p = calls.program(text)
    assert len(p.readings) == len(NOTED[text])
    for note, words in zip(p.readings, NOTED[text]):
        assert words in note and ", at line " in note
    point = {name: 2 for name in p.inputs}
    assert calls.value(p, point).notes[: len(p.readings)] == p.readings


@pytest.mark.parametrize("text", PLAIN)
def test_what_is_plain_has_no_note(text):
    assert calls.program(text).readings == ()


def test_a_bound_e_is_a_variable_without_a_note():
    p = calls.program("e*x^2", bound=("e", "x"))
    result = calls.gradient(p, {"e": 2.0, "x": 3.0})
    assert result.gradients == {"e": 9.0, "x": 12.0} and not result.notes


def test_tau_is_a_variable_and_a_constant_of_libraries():
    assert list(calls.program("tau*x").inputs) == ["tau", "x"]
    for text in ("math.tau + x", "np.tau + x", "from math import tau\ntau + x"):
        assert calls.value(calls.program(text), {"x": 0.0}).value == 6.283185307179586
    assert calls.diff(calls.program("math.tau*x^2")) == "2*math.tau*x\n"


def test_a_list_beside_a_real_number_is_an_error_that_says_what_to_write():
    for text in ("x*[1.0, 2.0]", "[x, 2.0]*x", "(1.0, 2.0)*x", "sqrt(x)*[1, 2]", "x*[1, 2]"):
        point = {"x": 2.0 if text != "x*[1, 2]" else 2.5}
        with pytest.raises(Diagnostic, match=r"integer|not defined") as caught:
            calls.value(calls.program(text), point)
        assert "np.array([…]) makes an array" in caught.value.help
    with pytest.raises(Diagnostic, match="no real inputs") as caught:
        calls.diff(calls.program("x*[1, 2]"))
    assert "is repeated" in caught.value.help
    for text in ("n*[0.0]", "[1, 2]*n", "n: int\n[1.0, 2.0]*n"):
        assert len(calls.value(calls.program(text), {"n": 3}).value) in (3, 6)


def test_a_caret_in_a_file_of_python_is_noted():
    def notes(name, text):
        return calls.decoded(text.encode(), name).readings

    words = "'^' is a power here, and an exclusive or in Python, at line 2: write ** in a .py file"
    assert notes("f.py", "y = x\ny ^= 2\nz = y^3\nz") == (words,)
    assert notes("f.py", "x**2") == notes("f.expr", "x^2") == notes("<expr>", "x^2") == ()


def test_a_session_says_of_each_line_what_it_holds():
    assert calls.program("y = 2*e\ny + 1", "<session>").readings == ()
    (note,) = calls.program("y = 2\ny*e", "<session>").readings
    assert E in note and "at line" not in note
