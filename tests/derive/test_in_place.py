"""Programs without core form, simplified: what changes, what stays, and that they run as before."""

import re
from pathlib import Path

import language_programs
import numpy as np
import pytest
from container_programs import random_program
from python_runs import POINT

from gradcli import calls
from gradcli.errors import Diagnostic

pytestmark = pytest.mark.sampled(8)

TESTS = Path(__file__).parents[1]
CASES = (TESTS / "cases" / "python_programs.txt").read_text(encoding="utf-8").split("\n----\n")
NUMBER = re.compile(r"[-+]?\d+\.?\d*(?:e[-+]?\d+)?")
NEAR = 1e-11  # a simplified expression rounds elsewhere; what follows it may enlarge that


def simple(text: str, bound=()) -> str:
    return calls.simplify(calls.program(text, bound=tuple(bound)))[0].rstrip("\n")


@pytest.mark.parametrize(
    "text",
    [
        "z = x*1\nz += y\nz*x",
        "z = x + 0\nz[0] -= 2*y\nnp.sum(z*x)",
        "def f(a):\n    b = -(-a)\n    b += 1*y\n    return b*a\nf(x)",
        "w = x/1\nfor k in range(3):\n    w += sin(y*1)\nw*x",
        "z = x*y\nw = z\nw += 1\nz - x*y",
        "z = x*y*1\nw = z\nw += 1\nnp.sum(z)*x",
    ],
)
def test_a_name_that_changes_in_place_gets_no_array_of_another_name(text):
    point = {"x": np.array([1.5, 0.7]), "y": 2.0}
    want = calls.value(calls.program(text), point).value
    assert np.allclose(calls.value(calls.program(simple(text)), point).value, want)
    assert list(point["x"]) == [1.5, 0.7]


@pytest.mark.parametrize(
    "text",
    [
        "z = x\nfor k in range(2):\n    z = z + y\nz*x",
        "def f(a):\n    z = a\n    z = z*y\n    return z*a\nf(x)",
        "def f(a):\n    z = a\n    z = z - y\n    return z*a\nnp.sum(f(x))",
        "z = x if y > 1 else y\nfor k in range(2):\n    z = z/y\nnp.sum(z*x)",
        "u = [x, x*y]\nz = u[0]\nfor k in range(2):\n    z = z + y\nz*u[0]",
        "u = []\nfor k in range(3):\n    u.append(x)\nz = u.pop()\nz = z + y\nz*x*u.pop()",
        "def f(a, b):\n    return b, a\nz, w = f(x, y)\nfor k in range(2):\n    w = w + y\nw*x*z",
    ],
)
def test_what_is_printed_adds_to_no_input_that_may_be_an_array(text):
    program, point = calls.program(text), {"x": [1.5, 0.7], "y": 2.0}
    want = calls.value(program, point).value
    assert np.allclose(calls.value(calls.program(calls.emit(program)), point).value, want)


def test_a_function_of_a_sum_is_of_arrays():
    with pytest.raises(Diagnostic, match="may be an array, in forward mode"):
        calls.diff(calls.program("def f(a):\n    return a*a\nnp.sum(f(x))"), ("x",), "forward")


@pytest.mark.parametrize(
    "text, expected",
    [
        ('print(f"{x*x*x/3*6:.3f}")', 'print(f"{2*x**3:.3f}")'),
        ("d = {'a': x*x*x, 3*2*y: 1}\nd['a']*2*3", "d = {'a': x**3, 6*y: 1}\nd['a']*2*3"),
        ("g = lambda t: t*t*3*2\ng(x*2) # two", "g = lambda t: 6*t**2\ng(x*2) # two"),
        ("f = [x*y*i + i*i*i for i in range(1, 4)]", "f = [x*y*i + i**3 for i in range(1, 4)]"),
        ("print((x*x*x).real, -x - x)", "print((x**3).real, -2*x)"),
        ("try:\n    y = a*a/2*2\nexcept ValueError:\n    y = 0\ny",
         "try:\n    y = a**2\nexcept ValueError:\n    y = 0\ny"),
        ("print(sin(a)^2 + cos(a)^2 + a)", "print(1 + a)"),
        ("import math\nprint(2*math.sin(x)*math.cos(x))", "import math\nprint(math.sin(2*x))"),
        ("print(x*2*np.pi*3)", "print(6*np.pi*x)"),
        ("print(max(x*x*x, 1), abs(x*x*x))", "print(max(x**3, 1), abs(x**3))"),
    ],
)  # fmt: skip
def test_expressions_of_numbers_are_simplified_where_they_stand(text, expected):
    assert simple(text) == expected
    assert simple(expected) == expected


@pytest.mark.parametrize(
    "text",
    [
        'a = "x"\nprint(a*2*3 + a)',  # a text is repeated
        "a = [1]\nprint(a*2*3, a + a)",
        "print(x[0]*2*3, x + x)",  # x is an array
        "for t in x:\n    print(t*t*t)\nprint(x*x*x)",
        "def f(t):\n    return t*t*t\nprint(f(x), f([x]))",  # one of its calls gives a list
        "f = lambda t: t*t*t\nprint(grad(f)(x))",  # which may be given an array
        "try:\n    y = (x^2 + x)/x\nexcept ZeroDivisionError:\n    y = 1\ny",  # 0/0 is caught
        "print(x*y/y, x - x)",  # which lose a name
        "print(f'{x*x=}')",  # its text is printed
        "print(x*x*  # why\n      x)",
        "n = 3\nprint(n/2*2)",  # 3.0 and not 3
        "print(2*np.pi*3)",
        "print(60*60*24)",  # no name: as its author wrote it
        "h = 60*60*24\nx: float = 2*3\nprint(h)",
        "print(x*f(2)*2) if False else 1\ndef f(t):\n    return t",
        "print(2*tf.sin(x)*3)",
    ],
)
def test_what_may_be_more_than_numbers_is_kept_word_for_word(text):
    assert simple(text) == text


@pytest.mark.parametrize(
    "text, expected",
    [
        ("# of all\n\n# why\na = x^2/y/z  # a\n\n# unread\nc = x + 7\n\nb = a*2 + x*x*x*3\nb",
         "# of all\n\n# why\na = x^2/y/z  # a\n\nb = 2*a + 3*x**3\nb"),
        ("def f(h, l):\n    d = h*3\n    return h*h*h + l/2\n\n\nfor i in range(2*3):\n"
         "    x = f(y*2, z/4*y)\n    if x*x*x > 1:\n        x = x/2/y\n    else:\n        x += 1",
         "def f(h, l):\n    return h**3 + l/2\n\n\nfor i in range(6):\n"
         "    x = f(y*2, z/4*y)\n    if x**3 > 1:\n        x = x/2/y\n    else:\n        x += 1"),
        ("t = x*2\n\nt *= x/a\nu = t\nv = np.zeros(3)\nv[0] = t*(x*a - x*b)\nv[0]",
         "t = x*2\n\nt *= x/a\nv = np.zeros(3)\nv[0] = x*t*(a - b)\nv[0]"),
        ("def f(h):\n    return h/a*b\n\nc = y*y*y\nz = f(x)*f(x/2*y)\nz/(c*f(x) + c*f(x))",
         "def f(h):\n    return h/a*b\n\nc = y**3\nz = f(x)*f(x/2*y)\nz/(c*(f(x) + f(x)))"),
        ("if 1 > 2:\n    t = x\nz = x/2*y\nz + z*a*2 + z*a", "z = x/2*y\nz*(1 + 3*a)"),
    ],
)  # fmt: skip
def test_statements_that_save_nothing_stay_as_they_are_written(text, expected):
    assert simple(text) == expected


@pytest.mark.parametrize("name", ["kalman", "lotka_volterra"])
def test_of_a_sample_only_lines_that_become_shorter_change(name):
    text = (TESTS.parent / "samples" / f"{name}.expr").read_text()
    new = simple(text).splitlines()
    assert len([line for line in text.splitlines() if line not in new]) <= 2
    assert len([line for line in new if line not in text.splitlines()]) <= 1


def ran(text: str, point: dict) -> tuple[str, str, str]:
    """What a program prints, its value, and the class of its error."""
    written: list[str] = []
    try:
        program = calls.program(text, bound=tuple(point))
        given = {name: value for name, value in point.items() if name in program.inputs}
        values = calls.value(program, given, write=written.append).values
    except Diagnostic as error:
        return "".join(written), "", f"{error.code} {error.exception}"
    return "".join(written), str([getattr(v, "tolist", lambda v=v: v)() for v in values]), ""


def near(one: str, two: str) -> bool:
    """Whether two texts are the same but for the rounding of floats in them."""
    if NUMBER.sub("#", one) != NUMBER.sub("#", two):
        return False
    for a, b in zip(NUMBER.findall(one), NUMBER.findall(two)):
        whole = a.lstrip("+-").isdecimal()
        if a != b and (whole or abs(float(a) - float(b)) > NEAR * max(abs(float(a)), 1e-3)):
            return False
    return True


def check(text: str, point: dict) -> None:
    """A simplified program runs as it did, and simplifying it once more changes nothing."""
    try:
        new = simple(text, point)
    except Diagnostic as error:
        with pytest.raises(Diagnostic):
            calls.value(calls.program(text, bound=tuple(point)), {})
        assert error.code != "E0108"
        return
    assert simple(new, point) == new, text
    before, after = ran(text, point), ran(new, point)
    assert all(map(near, before, after)), (text, new, before, after)


@pytest.mark.parametrize(
    "text",
    [
        "(log(S/K) + (r + v**2/2)*T)/(v*sqrt(T))",  # whose names come in another order
        "s = 0.0\nitems = [1.5, 2.25]\nfor k in range(len(items)):\n    s += items[k]*x*x\ns",
    ],
)
def test_a_simplified_program_is_simplified_to_itself(text):
    assert simple(simple(text)) == simple(text)


# Errors that lists have as arrays another class of: [1, 2][1.0], a, b = [1]
AS_ARRAYS = ("[1, 2][1.0]", "max([])")


@pytest.mark.parametrize("number", range(len(CASES)))
def test_the_language_s_cases_run_as_before(number):
    if CASES[number] not in AS_ARRAYS:
        check(CASES[number], POINT)


@pytest.mark.parametrize("seed", range(40))
def test_random_programs_run_as_before(seed):
    check(*language_programs.seeded(seed, inner=bool(seed % 2)))
    check(random_program(seed), POINT)
