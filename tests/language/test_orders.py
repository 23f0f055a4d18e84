"""Programs in which it matters when a value is worked out, and how often: what is printed has the
numbers of the tape, or the program is refused.

`orders.txt` has them: lists that are popped from, names that loops give anew, functions and dicts
made in loops, None, whole numbers in lists that get reals, and arrays with two names.
"""

from pathlib import Path

import pytest

from gradcli import calls
from gradcli.errors import Diagnostic

pytestmark = pytest.mark.sampled(8)

PROGRAMS = (Path(__file__).parent / "orders.txt").read_text().split("\n\n---\n")
AT = {"x": 1.5}


def value_of(text: str) -> float:
    return calls.value(calls.program(text), AT).values[0]


@pytest.mark.parametrize("text", PROGRAMS, ids=range(len(PROGRAMS)))
def test_what_is_printed_has_the_numbers_of_the_tape(text):
    program = calls.program(text)
    found = calls.gradient(program, AT, ("x",))
    (value,), wanted = found.values, found.gradients["x"]
    printers = {
        "value": (lambda: calls.emit(program, "expr"), value),
        "forward": (lambda: calls.diff(program, ("x",), mode="forward"), wanted),
        "reverse": (lambda: calls.diff(program, ("x",), mode="reverse"), wanted),
    }
    for how, (printed, want) in printers.items():
        try:
            text = printed()
        except Diagnostic as refused:
            assert refused.code in ("E0108", "E0109"), how
            continue
        assert value_of(text) == pytest.approx(want, rel=1e-9), how


@pytest.mark.slow
def test_many_are_printed():
    printed = 0
    for text in PROGRAMS:
        try:
            calls.diff(calls.program(text), ("x",))
        except Diagnostic:
            continue
        printed += 1
    assert printed >= 20
