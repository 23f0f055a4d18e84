"""What a derivative reads like: names, temporaries and loops as a person would write them."""

import os
import re
import subprocess
import sys
from itertools import combinations_with_replacement
from pathlib import Path

import engines
import numpy as np
import printed
import pytest
from random_programs import program
from running import derivative, slope, value
from small_programs import PROGRAMS

from gradcli import calls
from gradcli.derive.differentiate import derivative as core_derivative
from gradcli.errors import Diagnostic, Source
from gradcli.language.names.resolve import resolve
from gradcli.language.syntax.parser import parse

pytestmark = pytest.mark.sampled(16)

SAMPLES = Path(__file__).parents[2] / "samples"

ROSENBROCK = """\
total = 0.0
for i in range(len(x) - 1):
    a = x[i + 1] - x[i]^2
    b = 1 - x[i]
    total += 100*a*a + b*b
total"""

# program, the names that it is differentiated by, the mode, and what is printed
PRINTED = [
    # a power of a product that the program computes, and a function's one result
    (
        "def u(r, s):\n    s6 = (s*s/r)**3\n    return 4*(s6*s6 - s6)\nu(x, 1.5)", "x", "reverse",
        "def u_rev(r, s, dresult):\n    s6 = (s*s/r)**3\n"
        "    return 12*dresult*(1 - 2*s6)*s6/r\n\ndr_u = u_rev(x, 1.5, 1.0)\ndr_u",
    ),
    # results that no call reads are not worked out
    (
        "def f(a, m):\n    if a > m:\n        return a**2, m\n    return m*a, a\n"
        "p, q = f(x, 2.0)\np", "x", "forward",
        "def df(a, m, da):\n    if a > m:\n        return 2*a*da\n    return m*da\n\n"
        "dp = df(x, 2.0, 1.0)\ndp",
    ),
    # no 0 is written into zeros
    (
        "a = np.zeros(3)\na[0] = y\na[1] = x\na[2] = x*a[1]\na[2] + a[0]", "x", "forward",
        "x: float\na = np.zeros(3)\nda = np.zeros(3)\na[0] = y\nda[1] = 1.0\na[1] = x\n"
        "da[2] = a[1] + x*da[1]\nda[2] + da[0]",
    ),
    # a choice stays as its author wrote it, and its reverse is a branch
    (
        "x*max(y, 2*x) + min(x, 3)", "xy", "reverse",
        "dy = 0.0\nproduct = 2*x\ndx = max(y, product)\nif product > y:\n    dx += product\n"
        "else:\n    dy = x\nif not x > 3:\n    dx += 1.0\ndx, dy",
    ),
    (
        "m = y if y > x else sin(x) if x > 1 else x*y\nm*m", "xy", "reverse",
        "m = y if y > x else sin(x) if x > 1 else x*y\ndx = 0.0\ndy = 0.0\ndm = 2*m\n"
        "if y > x:\n    dy = dm\nelif x > 1:\n    dx = dm*cos(x)\n"
        "else:\n    dy = x*dm\n    dx = y*dm\ndx, dy",
    ),
    (
        "m = x\nfor k in range(4):\n    m = max(m, x*k - m)\nm", "x", "reverse",
        "m_stack = []\nm = x\nfor k in range(4):\n    m_stack.append(m)\n"
        "    m = max(m, x*k - m)\ndx = 0.0\ndm = 1.0\nfor k in reversed(range(4)):\n"
        "    m = m_stack.pop()\n    if x*k - m > m:\n        dx += k*dm\n        dm = -dm\n"
        "dx += dm\ndx",
    ),
    # a call whose value decides a branch alone has no reverse
    (
        "def f(t):\n    return exp(-x*t)\nt = 0.0\ns = 0.0\nh = 0.1\nwhile t < 2:\n"
        "    s += h*f(t)\n    t += h\n    if abs(f(t)) > 0.5:\n        h = 0.05\ns",
        "x", "reverse",
        "def f(t):\n    return exp(-x*t)\n\ndef f_rev(t, dresult):\n"
        "    return -t*dresult*exp(-x*t)\n\nh_stack = []\nt_stack = []\nt = 0.0\nh = 0.1\n"
        "count = 0\nwhile t < 2:\n    count += 1\n    h_stack.append(h)\n"
        "    t_stack.append(t)\n    t += h\n    f_value = f(t)\n    if abs(f_value) > 0.5:\n"
        "        h = 0.05\ndx = 0.0\nfor k in range(count):\n    t = t_stack.pop()\n"
        "    h = h_stack.pop()\n    dx_f = f_rev(t, h)\n    dx += dx_f\ndx",
    ),
    # what a call gives has its name at once
    (
        "def f(a, b):\n    return a*b, a + b\np, q = x, y\nfor i in range(3):\n"
        "    p, q = f(p, q)\np", "xy", "reverse",
        "def f(a, b):\n    return a*b, a + b\n\ndef f_rev(a, b, dresult, dresult2):\n"
        "    return dresult2 + b*dresult, dresult2 + a*dresult\n\np_stack = []\nq_stack = []\n"
        "p = x\nq = y\nfor i in range(3):\n    p_stack.append(p)\n    q_stack.append(q)\n"
        "    p, q = f(p, q)\ndq = 0.0\ndp = 1.0\nfor i in reversed(range(3)):\n"
        "    q = q_stack.pop()\n    p = p_stack.pop()\n    dp, dq = f_rev(p, q, dp, dq)\ndp, dq",
    ),
    (
        ROSENBROCK, "x", "reverse",
        "x: float[:]\ndx = np.zeros_like(x)\nfor i in range(len(x) - 1):\n"
        "    a = x[i + 1] - x[i]**2\n    b = 1 - x[i]\n"
        "    dx[i] -= 2*b + 400*a*x[i]\n    dx[i + 1] += 200*a\ndx",
    ),
    (
        "n = 3\ns = x\nwhile n > 0:\n    s = s*s*y\n    n -= 1\ns", "x", "reverse",
        "s_stack = []\nn = 3\ns = x\nwhile n > 0:\n"
        "    s_stack.append(s)\n    s = s*s*y\n    n -= 1\nds = 1.0\nfor k in range(3 - n):\n"
        "    s = s_stack.pop()\n    ds = 2*y*s*ds\nds",
    ),
    ("x^2*sin(y)", "xy", None, "2*x*sin(y), x**2*cos(y)"),
    # factors and terms stand in the order of the program
    ("x*y*z*(y + z)", "xyz", None, "y*z*(y + z), x*z*(2*y + z), x*y*(y + 2*z)"),
    ("k*p*q/r^2", "r", None, "-2*k*p*q/r**3"),
    ("y*(b*x^2 + a*b*x)", "x", None, "y*b*(2*x + a)"),
    ("a*x^3 + b*x^2 + c*x", "xc", None, "3*a*x**2 + 2*b*x + c, x"),
    # names say what they hold, and have a number only where there is another
    (
        "x^4/(k^4 + x^4)", "x", None,
        "k_to_4 = k**4\ntotal = k_to_4 + x**4\n4*x**3*k_to_4/total/total",
    ),
    (
        "exp(-(x - b)^2/(2*c^2))", "c", None,
        "squared = (x - b)**2\nsquared*exp(-squared/(2*c**2))/c**3",
    ),
    # what is computed anyway is not computed again
    ("k*p*q/r^2", "rp", None, "dp = k*q/r**2\n-2*p*dp/r, dp"),
    (
        "h*w/(exp(h*w/(k*t)) - 1)", "w", None,
        "ratio = h*w/(k*t)\nexp_ratio = exp(ratio)\ndifference = exp_ratio - 1\n"
        "h*(difference - exp_ratio*ratio)/difference/difference",
    ),
    (
        "x*y*sin(x*y*z)*z", "xz", None,
        "product = x*y*z\ntotal = product*cos(product) + sin(product)\n"
        "y*z*total, x*y*total",
    ),
    # a difference that is read twice keeps its sign
    (
        "(x - y^2)^2 + (1 - y)^2", "yx", None,
        "difference = x - y**2\n2*(y - 1) - 4*y*difference, 2*difference",
    ),
]  # fmt: skip


@pytest.mark.parametrize("text, wrt, mode, printed", PRINTED)
def test_a_derivative_reads_as_a_person_would_write_it(text, wrt, mode, printed):
    assert derivative(text, wrt, mode) == printed


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_no_name_is_a_letter_and_a_number(text):
    for mode in ("forward", "reverse"):
        new = set(re.findall(r"\b[A-Za-z_]\w*", derivative(text, "xy", mode)))
        new -= set(re.findall(r"\b[A-Za-z_]\w*", text))
        assert not [name for name in new if re.fullmatch(r"t\d*|tmp.*|_.*", name)]


@pytest.mark.parametrize(
    "text, name",
    [
        ("sin(x)*exp(sin(x)) + cos(y)", "sin_x"),
        ("exp(x*y + x)*(x + sin(exp(x*y + x)))", "exponential"),
        ("x*sqrt(x - y*y) + sin(sqrt(x - y*y))", "root"),
    ],
)
def test_a_temporary_is_named_for_what_it_is(text, name):
    assert f"{name} = " in derivative(text, "xy", "reverse")


def test_a_generated_name_is_none_of_the_author():
    text = "sin_x = 2.0\nsin(x)*exp(sin(x))*sin_x"
    assert "sin_x2 = sin(x)" in derivative(text)


@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_an_authors_loop_keeps_its_direction(mode):
    text = "s = 0.0\nfor j in reversed(range(1, 4)):\n    s += sin(x*j)\ns*(x + j)"
    found = value(derivative(text, "x", mode))
    assert found == pytest.approx(slope(text, "x"), rel=1e-9)


def test_what_a_round_works_out_itself_is_on_no_stack():
    text = "s = y\nfor i in range(5):\n    a = x*i\n    b = sin(a)\n    s += b*b*a\ns"
    printed = derivative(text, "x", "reverse")
    assert "append" not in printed and printed.count("for ") == 1


def test_a_counter_steps_back_and_is_on_no_stack():
    text = "n = 0\ns = x\nwhile n < 4:\n    n += 1\n    s = sin(s*n)\ns"
    printed = derivative(text, "x", "reverse")
    assert "n -= 1" in printed and "n_stack" not in printed
    assert value(printed) == pytest.approx(slope(text, "x"), rel=1e-9)


def test_branches_on_one_test_are_one():
    text = "def f(a):\n    if a > 0.5:\n        b = a*a\n        return b*b\n    return a\nf(x)*y"
    printed = derivative(text, "x", "reverse")
    assert printed.partition("def f_rev")[2].count("if ") == 1


def test_a_call_that_a_function_reads_a_name_of_stays_before_its_assignment():
    text = (
        "k = x\ndef f(a):\n    return a*k\ns = 0.0\nif x > 0:\n    s = f(x)\nk = k*y\n"
        "if x > 0:\n    s = s + f(k)\ns"
    )
    for name in "xy":
        found = value(derivative(text, name, "reverse"))
        assert found == pytest.approx(slope(text, name), rel=1e-9)


@pytest.mark.parametrize("seed", range(12))
def test_a_temporary_is_never_read_once(seed):
    """Of names that hold what was shared: their last assignment is in one place, read in two."""
    text = derivative(program(seed), "xy", "reverse")
    words = re.findall(r"\b(?:sin|cos|tan|exp|log|sqrt)_[a-z]\w*\b", text)
    assert all(words.count(w) > 2 for w in words)


@pytest.mark.parametrize(
    "text",
    [
        lambda n: "*".join(f"sin(x{i})" for i in range(n)),
        lambda n: " + ".join(f"(x{i} - x{i + 1}^2)^2" for i in range(n)),
        lambda n: "a = x0\n" + "a = sin(a*a + 1)\n" * n + "a",
        lambda n: "a = x0\n" + "".join(f"b{i} = a*x0\na = a + sin(b{i})\n" for i in range(n)) + "a",
    ],
    ids=["a product", "a sum", "nested", "statements"],
)
def test_work_and_output_are_linear(text):
    def measures(n: int) -> tuple[int, int]:
        resolved = resolve(parse(Source(text(n))))
        names = tuple(resolved.inputs)
        derived = core_derivative(resolved, names, mode="reverse")
        return len(derived.graph.pool), len(derivative_of(resolved, names))

    small, middle, large = measures(20), measures(40), measures(80)
    for a, b, c in zip(small, middle, large):
        assert c - b < 2.3 * (b - a)


def derivative_of(resolved, names) -> str:
    from gradcli.derive.differentiate import differentiate
    from gradcli.language.printing.unparse import unparse

    return unparse(differentiate(resolved, names, mode="reverse"))


def test_an_input_that_may_be_an_array_is_named_where_nothing_reads_it():
    once = derivative("a*a*b + 0*np.sum(v)", "a")
    assert once == "v\na: float\n2*a*b"
    twice = derivative(once, "a")
    assert twice == "v\na: float\n2*b"
    assert value(twice, a=1.0, b=3.0, v=[1.0, 2.0]) == 6.0


def test_an_input_whose_derivative_is_a_sum_since_it_is_a_number_is_declared_as_one():
    """Of an array in its place the derivative is another, which must not go unnoticed."""
    once = derivative("np.sum(np.zeros(3)*w + w*w)", "w")
    assert once.startswith("w: float\n")
    assert value(once, w=2.0) == 12.0
    with pytest.raises(Diagnostic, match="'w' is declared as one number"):
        value(once, w=[1.0, 2.0, 3.0])
    assert derivative("x*sin(x)", "x") == "sin(x) + x*cos(x)"


def test_what_adds_to_an_element_takes_its_cotangent_as_it_is():
    text = "w: float[4]\nv = np.copy(w)\nfor i in range(1, 4):\n    v[i] += v[i - 1]**2\nnp.sum(v)"
    assert derivative(text, "w", "reverse").endswith(
        "dv = np.ones_like(v)\nfor i in reversed(range(1, 4)):\n"
        "    dv[i - 1] += 2*v[i - 1]*dv[i]\ndv"
    )


@pytest.mark.parametrize("sign", ["+", "-"])
@pytest.mark.parametrize("added", ["v[i - 1]*v[i]*x", "x*w[i]", "sin(v[i])", "v[j]*v[i - 1]"])
def test_cotangents_of_additions_to_elements(added, sign):
    text = (
        f"w: float[4]\nx: float\nv = np.copy(w)\nj = 2\nfor i in range(1, 4):\n"
        f"    v[i] = v[i] {sign} {added}\n    v[i - 1] += v[i]*v[i]\n    j = i\nnp.sum(v*v)"
    )
    point = {"w": [0.3, 1.2, -0.7, 2.1], "x": 0.6}
    want = calls.gradient(calls.program(text), point, ("w", "x"))
    found = calls.value(calls.program(calls.diff(calls.program(text), ("w", "x"))), point).value
    np.testing.assert_allclose(found[0], want["w"], rtol=1e-12, atol=1e-12)
    assert found[1] == pytest.approx(want["x"] or 0.0, rel=1e-12, abs=1e-12)


def test_a_whole_array_that_is_saved_keeps_its_shape():
    text = (
        "u: float[6]\nx: float\nv = np.copy(u)\nfor t in range(3):\n    w = v*x\n"
        "    for i in range(1, 5):\n        v[i] = w[i - 1]*w[i + 1]\nnp.sum(v)"
    )
    printed = calls.diff(calls.program(text), ("x", "u"))
    assert "v_stack.append(np.copy(v))" in printed and printed.rstrip().endswith("\ndx, dv")
    point = {"u": [0.3, 1.2, -0.7, 2.1, 0.5, 0.9], "x": 0.8}
    found = calls.value(calls.program(printed), point).value
    want = calls.gradient(calls.program(text), point, ("x", "u"))
    assert found[0] == pytest.approx(want["x"], rel=1e-12)
    np.testing.assert_allclose(found[1], want["u"], rtol=1e-12)


@pytest.mark.parametrize("text", ["x*x - (x + 1)*(x - 1)", "y*(x + 2) - x*y + (x + y)*0"])
def test_terms_that_cancel_leave_a_derivative_of_zero(text):
    assert value(derivative(text, "x")) == 0
    assert value(derivative(f"({text})*y", "xy"))[0] == 0


def test_what_is_printed_does_not_depend_on_the_hashes_of_names():
    text = "def f(p, q):\n    s = p*q\n    for i in range(0):\n        p = s*q\n"
    text += "        for j in range(2):\n            s = s*0.9 + p\n    return s\nf(x, y)"
    code = f"from gradcli import calls; print(calls.diff(calls.program({text!r}), order=2))"
    printed = {
        subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True, text=True, check=True, env=os.environ | {"PYTHONHASHSEED": seed},
        ).stdout
        for seed in "123"
    }  # fmt: skip
    assert len(printed) == 1


FUNCTIONS = """\
def square(t):
    return t*t
def twice(t):
    return square(t)*square(t + 1)
u = twice(x)
u*twice(u)"""


def test_temporaries_are_numbered_in_their_scope_from_2_on():
    text = calls.diff(calls.program(FUNCTIONS), ("x",), mode="forward")
    for block in (text.partition("\n\n")[0], *text.split("\n\n")[1:]):
        for f in ("square", "twice"):
            numbers = sorted({int(n or 1) for n in re.findall(rf"\b{f}_value(\d*)\b", block)})
            assert numbers == list(range(1, len(numbers) + 1)), text
    assert "square_value, dsquare_value = dsquare" in text and "twice_value2" not in text
    kept = calls.diff(calls.program("value = x**2\ntotal7 = sin(value)\ntotal7*value"), ("x",))
    assert "total7 = " in kept


def test_what_a_call_gives_is_called_after_its_function():
    text = "def dot(a, b):\n    return a*b\n"
    text += "def net_value(a):\n    return dot(a, a + 1) + dot(a, 2)\n"
    printed = calls.diff(calls.program(text + "net_value(x)*net_value(2*x)"), ("x",))
    for line in (  # `ddot_value` is the derivative of what `dot` gives, of the same number
        "dot_value, ddot_value = ddot(a, a + 1, da, da)",
        "dot_value2, ddot_value2 = ddot(a, 2, da, 0.0)",
        "net_value2, dnet_value2 = dnet_value(x, 1.0)",
    ):
        assert line in printed, printed


def test_a_new_number_leaves_what_is_computed_as_it_is():
    text = (
        "x = np.array([[0.3, 0.7], [-0.4, 0.2]])\nu = 0.1*x\nfor i in range(3):\n"
        "    u = u + x @ x[-1]\nm = np.mean(u[:-1, 0:2][-1, 1:])\n"
        "v = 1.0*tanh(x)\nv[0] = sin(tanh(x)[0])\nnp.sum(sin(u)) + m**2 + np.sum(sin(v))"
    )
    want = calls.gradient(calls.program(text), {}, ("x",)).gradients["x"]
    derived = calls.diff(calls.program(text), ("x",))
    assert "v = 1.0*part" in derived  # part itself would be written to
    np.testing.assert_allclose(calls.value(calls.program(derived), {}).value, want, rtol=1e-13)


WARPING = """\
a: float[3]
b: float[4]
D = [[0.0]*5 for i in range(4)]
for i in range(1, 4):
    D[i][0] = 9.0
for i in range(1, 4):
    for j in range(1, 5):
        D[i][j] = (a[i - 1] - b[j - 1])**2 + min(D[i - 1][j], D[i][j - 1], 2*D[i - 1][j - 1])
D[3][4]"""
POINT = {"a": [0.3, 1.1, 0.4], "b": [0.2, 0.9, 1.4, 0.6]}


def test_an_element_of_a_row_is_read_without_its_row():
    printed = calls.diff(calls.program(WARPING), ("a", "b"))
    assert "copy" not in printed and "D_stack" not in printed and "D[i - 1, j]" in printed
    want = calls.gradient(calls.program(WARPING), POINT, ("a", "b")).gradients
    for name, found in zip("ab", calls.value(calls.program(printed), POINT).value, strict=True):
        np.testing.assert_allclose(found, want[name], rtol=1e-13)


def test_the_reverse_of_a_choice_of_several_asks_which_it_was_and_saves_nothing():
    printed = calls.diff(calls.program(WARPING), ("a", "b"))
    assert not re.search(r"^ {8}\w+ = dchoice$", printed, re.MULTILINE)
    assert "taken" not in printed and printed.count("        elif ") == 1


def test_two_names_that_share_a_stack_stay_two():
    text = (
        "s = 0.0\nfor x in xs:\n    c = max(a*x, b)\n    d = max(c*c, a)\n    for k in range(2):\n"
        "        d = max(d*c, x, a)\n    s += d*c\ns"
    )
    program, point = calls.program(text), {"a": 0.8, "b": 0.9, "xs": [0.5, 1.3, -0.4]}
    printed = calls.program(calls.diff(program, ("a", "b", "xs")))
    want = calls.gradient(program, point, ("a", "b", "xs")).gradients
    for name, found in zip(("a", "b", "xs"), calls.value(printed, point).value, strict=True):
        np.testing.assert_allclose(found, want[name], rtol=1e-12)


@pytest.mark.parametrize(
    "text",
    [
        "Wh: float[2, 2]\nu: float[2]\nxs: float[3]\nloss = 0.0\nh = np.zeros(2)\n"
        "for t, x in enumerate(xs):\n    h = np.tanh(Wh @ h + u*x)\n"
        "    loss += (np.sum(h) - t)**2\nloss",
        "u: float\nI = 0.1\npeak = 0.0\nfor k in range(5):\n    rec = u*I\n    I = I - rec*u\n"
        "    peak += I*I\npeak",
    ],
)
def test_a_name_that_nothing_changed_is_not_restored(text):
    printed = calls.diff(calls.program(text), "u", mode="reverse")
    assert not re.search(r"\b(h|I)0\b", printed)
    point = {"Wh": [[0.3, -0.2], [0.1, 0.4]], "u": [0.5, 0.7], "xs": [0.1, 0.4, -0.3]}
    point = point if "Wh" in text else {"u": 0.6}
    want = calls.gradient(calls.program(text), point, "u").gradients["u"]
    found = calls.value(calls.program(printed), point).value
    np.testing.assert_allclose(found, want, rtol=1e-13)


@pytest.mark.parametrize("sample", ["lotka_volterra", "black_scholes"])
@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_long_lines_are_broken_and_each_part_of_a_long_target_is_named(sample, mode):
    program = calls.program((SAMPLES / f"{sample}.expr").read_text())
    names = program.default_wrt()
    text = calls.diff(program, mode=mode, order=2)
    assert max(len(line.partition("  # ")[0]) for line in text.splitlines()) < 106
    pairs = combinations_with_replacement(names, 2)
    labels = [f"d{a}2" if a == b else f"d{a}_d{b}" for a, b in pairs]
    notes = [line.partition("  # ")[2] for line in text.splitlines()]
    assert [note for note in notes if note] == labels
    point = dict.fromkeys(names, 1.5)
    own = {n: point[n] for n in engines.program_of(text).inputs if n in point}
    found = printed.numbers(printed.evaluated(text)(**own))
    squares = [v for v, label in zip(found, labels) if label[-1] == "2"]
    assert squares == pytest.approx(engines.by_series(program, point, names, 2))


def test_what_a_round_carries_stands_last_and_the_authors_lines_stay():
    text = "z = x\nfor i in range(9):\n    z = y*z*(1 - z)*0.5\nz"
    printed = derivative(text, "x", "reverse")
    assert "z = y*z*(1 - z)*0.5" in derivative(text) and "dz = 0.5*y*(1 - 2*z)*dz" in printed
    assert value(printed) == pytest.approx(slope(text, "x"))
