"""The table of targets, and the words that a printer is told."""

from pathlib import Path

import pytest
from deadline import within

from gradcli import calls
from gradcli.calls.self_tests import points_of_derivative, points_of_value
from gradcli.cli.commands.emit import TESTED
from gradcli.derive.differentiate import derivative
from gradcli.emit.about import About, identifier, partial_name, partials
from gradcli.emit.primal import primal
from gradcli.emit.targets import TARGETS, printed
from gradcli.errors import Diagnostic

pytestmark = pytest.mark.sampled(4)

PACKAGE = Path(__file__).resolve().parents[2]


def test_each_target_has_a_module_of_its_own():
    assert tuple(TARGETS) == calls.TARGETS and set(TESTED) < set(TARGETS)
    for row in TARGETS.values():
        assert (PACKAGE / f"{row.module.replace('.', '/')}.py").is_file()


@pytest.mark.parametrize("to", TARGETS)
def test_each_target_prints_a_program_that_ends_in_a_line_end(to):
    program = calls.program("x^2*sin(y)")
    for text in (calls.emit(program, to), calls.diff(program, to=to, value=True)):
        assert text.endswith("\n") and not text.endswith("\n\n")
        assert not any(word in text for word in ("grad(", "jvp", "vjp", "Tape"))


BRANCHES = """x = 0.5
y = 2.0
if x > 0.7:
    z = x*y
elif x < -0.2:
    z = x - y
else:
    z = x + y
z
"""


def test_the_points_of_a_self_test_take_every_branch_that_is_at_hand():
    program = calls.program(BRANCHES)
    for points, _ in (
        points_of_value(program, primal(program), "python"),
        points_of_derivative(program, derivative(program, ("x",)), "c", ("x",), 1, False),
    ):
        assert {(p["x"] > 0.7) - (p["x"] < -0.2) for p in points} == {-1, 0, 1}


def test_a_search_for_points_ends_where_a_loop_does_not():
    text = "a = 2.0\ny = a\nwhile abs(y*y - a) > 1e-9:\n    y = (y + a/y)/2\ny\n"
    program = calls.program(text)  # without end for a < 0
    points, _ = points_of_value(program, primal(program), "python")
    assert len(points) == 3 and all(p["a"] > 0 for p in points)


def test_points_where_a_run_is_long_are_given_up():
    text = (
        "dt = 0.2\ng = 9.8\nh = 1.5\nt = 0.0\nv = 0.0\nwhile t < 20:\n    v += dt*(k*h + g - v)\n"
        "    t += dt\nmax(v - 99, 0)"
    )
    program = calls.program(text)  # the derivative is 0 at all points, some of which have dt < 0
    with within(20):
        points_of_derivative(program, derivative(program, ("k",)), "python", ("k",), 1, False)


# van der Waals: from most points off the critical one Newton's method wanders without end
WANDERS = """a = 1.36
b = 0.0318
V = 0.08206*T/p
for k in range(50):
    step = ((p + a/V**2)*(V - b) - 0.08206*T)/((p + a/V**2) - 2*a/V**3*(V - b))
    V = V - step
    if abs(step) < 1e-14*V:
        break
V
"""


def test_no_point_of_a_self_test_is_one_where_rounding_decides_the_result():
    program = calls.program(WANDERS)
    derived = derivative(program, ("T",))
    points, _ = points_of_derivative(program, derived, "python", ("T",), 1, False)
    for point in points:
        found = [
            calls.gradient(program, point | {"T": point["T"] * k}, ("T",)).gradients["T"]
            for k in (1.0, 1 + 1e-11)
        ]
        assert found[0] == pytest.approx(found[1], rel=1e-4)


SUFFIXES = {
    "a/f.py": "python", "f.c": "c", "f.tex": "latex", "f.json": "json", "f.expr": "expr",
    "f.f90": None,
}  # fmt: skip


@pytest.mark.parametrize("path, to", SUFFIXES.items())
def test_a_suffix_stands_for_its_target(path, to):
    assert calls.target_of(path) == to


def test_an_unknown_target_is_an_error():
    with pytest.raises(Diagnostic, match="'pyton' is not a target") as caught:
        printed(None, "pyton", About())
    assert caught.value.help == "did you mean 'python'?"


NAMES = {
    "f": "f", "my-model 2": "my_model_2", "2nd": "f_2nd", "class": "class_", "double": "double_",
    "ü": "f",
}  # fmt: skip


@pytest.mark.parametrize("text, name", NAMES.items())
def test_a_name_is_one_that_every_target_takes(text, name):
    assert identifier(text) == name


def test_partial_derivatives_have_names():
    assert [partial_name(by) for by in partials(("x", "y"), 2)] == ["dx2", "dx_dy", "dy2"]
    assert partial_name(("x1", "x1")) == "dx1_2"


def test_names_of_outputs_are_none_of_the_program():
    text = calls.diff(calls.program("dx = x*x\ndx*y"), ("x", "y"), to="python")
    assert "Returns dx2, dy." in text


def test_the_docstring_names_the_results_as_the_code_does():
    loop = "a: float\nb: float\ny = a\nfor i in range(3):\n    y = y*b*a\ny"
    text = calls.diff(calls.program(loop), ("a", "b"), to="python")
    assert "Returns da, db." in text and "return da, " in text
    vector = "b1: float\nb2: float\nr = np.array([1., 2.]) - b1*np.exp(-b2*np.array([3., 4.]))\n"
    text = calls.diff(calls.program(vector + "np.sum(r**2)"), to="python")
    assert "Returns db1, db2." in text


SUMMARIES = {
    ("x^2*y", 1): "The derivatives of x^2*y by x, y.",
    ("x^2*y", 2): "The second derivatives of x^2*y by x, y.",
    ("x^2*y", 4): "The derivatives of order 4 of x^2*y by x, y.",
    ("x*y, x + y", 1): "The derivatives of the sum of x*y, x + y by x, y.",
    ("x: float[3]\nx*y", 1): "The derivatives of the sum of x*y by x, y.",
}


@pytest.mark.parametrize("text, order", SUMMARIES)
def test_what_is_printed_says_what_it_computes(text, order):
    for to in ("python", "numpy", "c"):
        printed = calls.diff(calls.program(text), ("x", "y"), None, order, to=to)
        assert SUMMARIES[text, order] in printed


# -- diff's options -------------------------------------------------------------------------------
@pytest.mark.parametrize("mode", ["forward", "reverse"])
@pytest.mark.parametrize("order", [1, 2])
@pytest.mark.parametrize("text", ["x^3*y", "z = x\nfor i in range(3):\n    z = z*sin(z) + y\nz"])
def test_the_value_stands_before_the_derivatives(text, mode, order):
    program = calls.program(text)
    point = {"x": 0.7, "y": 1.3}
    alone = calls.diff(program, ("x", "y"), mode, order)
    both = calls.diff(program, ("x", "y"), mode, order, value=True)
    given = [calls.value(calls.program(t, bound=point), point).values for t in (alone, both)]
    rest, (first, *others) = ([*v[0]] if len(v) == 1 else [*v] for v in given)
    assert first == calls.value(program, point).value
    assert others == pytest.approx(rest, rel=1e-14)


def test_an_array_is_kept_whole_before_its_derivative():
    text = calls.diff(calls.program("w: float[2]\nw[0] = x\nw*x"), ("x",), value=True)
    value, dx = calls.value(calls.program(text), {"w": [1.0, 2.0], "x": 3.0}).values[0]
    assert list(value) == [9.0, 6.0] and dx == 8.0


def test_a_gradient_is_by_every_real_input_and_says_the_names():
    text = calls.diff(calls.program("n: int = 2\na = 2.0\na*x^n"), gradient=True)
    assert text.endswith("  # da, dx\n") or text.endswith("  # dx, da\n")
    assert calls.diff(calls.program(text), ("x",))  # it is a program again
    rounds = calls.diff(calls.program("s = 0.0\nfor i in range(9):\n    s += sin(x*i)*y\ns"))
    assert rounds.splitlines()[-1] in ("dx, dy", "dy, dx")  # which says the names itself


def test_an_input_that_a_derivative_does_not_mention_stays_an_input():
    text = calls.diff(calls.program("x + y"), ("x",), to="python")
    assert "(x: float, y: float)" in text
