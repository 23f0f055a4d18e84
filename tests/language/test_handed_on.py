"""What a call gives stands at once in the name that a program gives it."""

import pytest

from gradcli import calls

F = "def f(t):\n    return t*t\ndef g(t):\n    return sin(t)\n"
# statements after F, and what stands for them in the text
CASES = {
    "several at once": ("a, b = f(x), g(y)\na*b", "a = f(x)\nb = g(y)\na*b"),
    "one of a value": ("a, b = x, g(y)\na*b", "b = g(y)\na = x\na*b"),
    "the old value is read": (
        "a = x\nb = y\na, b = f(b), g(a)\na*b",
        "a = x\nb = y\nf_value = f(b)\nb = g(a)\na = f_value\na*b",
    ),
    "a function reads it": (
        "a = x\ndef h(t):\n    return t*a\na, b = f(y), h(y)\na*b",
        "a = x\nf_value = f(y)\nb = h(y)\na = f_value\na*b",
    ),
    "in a loop": (
        "a, b = x, y\nfor i in range(3):\n    a, b = f(a), i\na*b",
        "a = x\nb = y\nfor i in range(3):\n    a = f(a)\n    b = i\na*b",
    ),
}


@pytest.mark.parametrize("text, printed", CASES.values(), ids=CASES)
def test_what_a_call_gives_has_its_name_at_once(text, printed):
    program = calls.program(F + text)
    found = calls.emit(program, "expr")
    assert found.replace("\n\n", "\n").rstrip().endswith(printed)
    at = {"x": 0.7, "y": 0.4}
    assert calls.value(calls.program(found), at).value == calls.value(program, at).value
