"""A value that has lost digits has a note that says how many are left; no other value has one."""

import re

import pytest

from gradcli.calls import gradient, value
from gradcli.calls.programs import program

LEFT = re.compile(r"(no digit|one digit|about (\d+) digits) of (?:the value|\w+) can be relied on")


def left(notes: tuple[str, ...]) -> int | None:
    """How many digits the notes say are left; None where they do not speak of digits."""
    for note in notes:
        if found := LEFT.search(note):
            return int(found[2] or found[1] == "one digit")
    return None


NEWTON = """\
x = 1.0
for i in range(8):
    x = x - (x*x - a)/(2*x)
"""
LOST = [  # text, x, the digits that are left
    ("0.1 + 0.2 - 0.3", None, 0),
    ("sqrt(2)**2 - 2", None, 0),
    ("1/3 - 0.333333333", None, 7),
    ("s = 0.0\nfor i in range(10):\n    s += 0.1\ns - 1", None, 0),
    ("f = lambda t: t^3\nh = 1e-8\n(f(x + h) - f(x))/h", 2.0, 7),
    ("def f(t):\n    return (1 - cos(t))/t**2\nf(x)", 1e-6, 4),
    ("log(1 + x)/x", 1e-10, 7),
    ("acos(1 - x)", 1e-12, 4),
    ("(1 + 1/x)^x", 1e10, 7),
    ("sin(pi*x)", 1000.0, 0),
    ("x/(sqrt(1 + x) - sqrt(1 - x)) - 1", 1e-9, 0),
    ("a = [x, 0.2]\nsum(a) - 0.3", 0.1, 0),
    ("hypot(x, 3) - 3", 1e-5, 7),
    (NEWTON.replace("a)", "2)") + "x*x - 2", None, 0),
]
KEPT = [
    ("0.1*3", None), ("3 - 2 - 1", None), ("10**20 - (10**20 - 1)", None), ("7/2 - 3.5", None),
    ("sin(pi)", None), ("x - x", 2.0), ("x^2 - 4", 3.0), ("(x - 1)*(x - 2)", 1.0000000001),
    ("abs(x) - 1", 1.000001), ("acos(x)", 1 - 1e-12), ("tan(x)", 1e6), ("x % 1", 1e10 + 0.1),
    ("sin(x)^2 + cos(x)^2 - 1", 1.3), ("expm1(x)/x", 1e-9), ("gamma(x + 1)/gamma(x) - x", 5.3),
    ("floor((0.1 + 0.7)*10)", None), (NEWTON.replace("a)", "x0)") + "x", None),
    (NEWTON.replace("a)", "2)") + "x", None),
    ("x = 1.0\nd = 1.0\nwhile abs(d) > 1e-15:\n    d = (x*x - 2)/(2*x)\n    x = x - d\nx", None),
    ("u = 1.0\nwhile 1 + u > 1:\n    u = u/2\nu", None),
    ("s = 0.0\nfor i in range(30000):\n    s = s + 0.1\ns - 3000", None),  # too long to look at
    ("t = 0.1 + x\n(t > 0.3) + 0.0", 0.2),
]  # fmt: skip


@pytest.mark.parametrize("text, x, digits", LOST)
def test_a_value_that_cancels_says_how_many_of_its_digits_are_right(text, x, digits):
    point = {} if x is None else {"x": x}
    found = value(program(text), point)
    assert left(found.notes) == digits, found.notes
    known = re.search("with more digits it is (.*)", found.notes[0])
    if known and float(known[1]):
        off = abs(found.values[0] / float(known[1]) - 1)
        assert 10.0 ** -(digits + 1) <= off or digits == 0, "the digits are those that agree"


@pytest.mark.parametrize("text, x", KEPT)
def test_a_value_with_all_its_digits_has_no_note_of_them(text, x):
    point = {} if x is None else {"x": x}
    point |= {"x0": 2.0} if "x0" in text else {}
    assert value(program(text), point).notes == ()


def test_the_value_beside_a_derivative_says_so_too():
    assert left(gradient(program("log(1 + x)/x"), {"x": 1e-10}).notes) == 7
    assert gradient(program("log1p(x)/x"), {"x": 1e-10}).notes == ()


def test_each_target_is_told_by_its_name():
    found = value(program("a = 1 + x - 1\nb = x\nc = cos(x) - 1"), {"x": 1e-7}, ("a", "b", "c"))
    assert [note.split(" can")[0] for note in found.notes] == [
        "about 9 digits of a", "about 3 digits of c",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "formula", ["log1p(x)/x", "sinh(x)/x", "x/sin(x)", "hypot(x, 3) - 3", "expm1(x)/x"]
)
@pytest.mark.parametrize("order", (1, 2))
def test_a_printed_derivative_says_so_where_it_is_evaluated(formula, order):
    text = program(formula).diff(("x",), order=order)
    told = program(formula).gradient({"x": 1e-5}, ("x",), order=order)
    want = told.gradients[",".join("x" * order)]
    found = value(program(text), {"x": 1e-5})
    digits = left(found.notes)
    assert digits is not None or abs(found.values[0] / want - 1) < 1e-12
    assert digits is None or abs(found.values[0] / want - 1) < 10.0 ** (1 - digits)
