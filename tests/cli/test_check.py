"""`gradcli check`: verdicts, the place of a wrong rule, formats, exit codes."""

import csv
import io
import json

import jsonschema
import pytest
from cli.command import gradcli
from report.test_schema import VALIDATOR

from gradcli.report.formats import FORMATS

WRONG = """\
@custom_gradient
def f(x):
    def back(g):
        return g * 3 * x
    return x^2, back

y = 1.0
for i in range(3):
    y = y + f(x) * w
y * z
"""
AT = ("x=2", "w=3", "z=2")
LESSON = """\
import tensorflow as tf

@tf.custom_gradient
def f(x):
    return x * x * b, lambda g, variables: (g * 2 * x * b, [g * x])

b = tf.Variable(2.0)
x = tf.Variable(3.0)
y = f(x) + b
y
"""


def rows(*argv: str) -> list[dict]:
    return list(csv.DictReader(io.StringIO(gradcli("check", *argv, "--format", "csv").out)))


def test_derivatives_that_agree():
    ran = gradcli("check", "-e", "x^2 * sin(y)", "x=3", "y=2", terminal=True, NO_COLOR="1")
    assert (ran.code, ran.err) == (0, "")
    assert "│ x             │  3 │  5.45578 │     5.45578 │" in ran.out
    assert ran.out.endswith("2 derivatives agree.\n")


def test_a_default_is_the_value_that_its_derivative_is_at():
    assert [row["at"] for row in rows("-e", "x: float = 3\nx^2*y", "y=2")] == ["3.0", "2.0"]
    assert [row["at"] for row in rows("-e", "y = x^2\ny*x", "x=3", "--wrt", "y")] == [""]


def test_a_wrong_rule_is_shown_at_its_call():
    ran = gradcli("check", "-e", WRONG, *AT, terminal=True, NO_COLOR="1")
    assert ran.code == 1
    assert "│ x             │  2 │      108 │          72 │" in ran.out
    assert "Of 3 derivatives: 1 differs, 2 agree.\n" in ran.out
    assert ran.err.startswith(
        "error[E0211]: the derivative of f is 6, and the slope of its values 4"
    )
    assert "9 |     y = y + f(x) * w\n  |             ^^^^ this step" in ran.err


@pytest.mark.parametrize("wrt", ["x", "b"])
def test_tensorflows_custom_gradients(wrt):
    """That by x is right, and that by the variable b is not."""
    ran = gradcli("check", "-e", LESSON, "--wrt", wrt)
    assert ran.code == (1 if wrt == "b" else 0), ran.err
    if wrt == "b":
        assert "the derivative of f by its argument 2 is 3, and the slope of its values " in ran.err


def test_a_jvp_that_is_wrong():
    program = "@custom_jvp\ndef f(x):\n    return x^2\n@f.defjvp\ndef r(p, t):\n"
    program += "    return f(p[0]), 3*p[0]*t[0]\nf(x)*2"
    ran = gradcli("check", "-e", program, "x=2")
    assert (ran.code, "the derivative of f is 6" in ran.err) == (1, True)


def test_a_stop_differs_and_says_so():
    ran = gradcli("check", "-e", "stop_gradient(x)*x", "x=2")
    assert ran.code == 1
    assert "note: stop_gradient(x), at line 1: stop_gradient stops 'x'" in ran.err


def test_kinks_are_no_errors_and_have_their_place():
    ran = gradcli("check", "-e", "y = abs(x)\ny + z", "x=0", "z=1")
    assert ran.code == 0
    (kink, other) = rows("-e", "y = abs(x)\ny + z", "x=0", "z=1")
    assert (kink["verdict"], other["verdict"]) == ("on a kink", "agrees")
    assert "the slope is -1 to the left and 1 to the right" in kink["why"]
    assert "the point lies on the kink of abs, line 1" in kink["why"]


SIDES = {  # a program on its kink, the point -> its verdict, and why
    ("relu(x)^2", "0"): ("agrees", ""),
    ("max(x, 0)^2", "0"): ("agrees", ""),
    ("x^2 if x > 0 else 0*x", "0"): ("agrees", ""),
    ("relu(x - 1e6)^2", "1e6"): ("agrees", ""),
    ("relu(x)", "0"): ("on a kink", "the slope is 0 to the left and 1 to the right"),
    ("relu(x - 1e6)", "1e6"): ("on a kink", "the slope is 0 to the left and 1 to the right"),
    ("floor(x)*x", "0"): ("on a kink", "the slope is -1 to the left and 0 to the right"),
    ("floor(x)", "0"): ("on a kink", "the value jumps"),
    ("floor(x)", "1e6"): ("on a kink", "the value jumps"),
    ("where(x > 0, 1 + x, x)", "0"): ("on a kink", "the value jumps"),
    ("heaviside(x, 0) + x^2", "0"): ("on a kink", "the value jumps"),
    ("1e6 + sign(x)", "0"): ("on a kink", "the value jumps"),
    ("1e-9*floor(x) + x", "0"): ("on a kink", "the value jumps"),
}  # fmt: skip


def test_a_value_jumps_only_where_it_does():
    for (text, x), (verdict, why) in SIDES.items():
        (row,) = rows("-e", text, f"x={x}")
        assert row["verdict"] == verdict and row["why"].startswith(why), (text, row)


def test_a_jump_in_the_number_of_turns_says_so():
    program = "s = 0.0\nwhile s < x:\n    s = s + 0.25\ns*x"
    (row,) = rows("-e", program, "x=1")
    assert (row["verdict"], "another path" in row["why"] or "boundary" in row["why"]) == (
        "on a kink", True
    )  # fmt: skip


def test_the_second_order():
    found = rows("-e", "x^3*y", "x=2", "y=3", "--order", "2")
    assert [(r["by"], float(r["gradient"])) for r in found] == [
        ("x", 36.0), ("y", 8.0), ("x,x", 36.0), ("x,y", 12.0), ("y,y", 0.0),
    ]  # fmt: skip
    assert {r["verdict"] for r in found} == {"agrees"}


def test_arrays_by_elements_or_directions():
    array = "v=[1,2,3,4,5,6,7,8,9]"
    assert [r["by"] for r in rows("-e", "sum(v^2)", array)] == ["v along #1", "v along #2"]
    assert len(rows("-e", "sum(v^2)", array, "--full")) == 9
    assert len(rows("-e", "sum(v^2)", array, "--directions", "4")) == 4
    assert [r["by"] for r in rows("-e", "sum(v^2)", "v=[1,2]")] == ["v[0]", "v[1]"]


def test_a_grid_has_its_inputs_first():
    found = rows("-e", "x*abs(x)", "x=-1:1:1")
    assert [(r["x"], r["verdict"]) for r in found] == [
        ("-1", "agrees"), ("0", "agrees"), ("1", "agrees"),
    ]  # fmt: skip


@pytest.mark.parametrize("name", FORMATS)
def test_each_format(name):
    ran = gradcli("check", "-e", "x*abs(y)", "x=3", "y=0", "--format", name)
    assert (ran.code, "on a kink" in ran.out) == (0, True)
    assert ("note: " in ran.err) == (name in ("tsv", "csv"))


@pytest.mark.parametrize("values", [AT, ("x=1:2:1", "w=3", "z=2")], ids=["point", "grid"])
def test_json_is_what_the_schema_says(values):
    ran = gradcli("check", "-e", WRONG, *values, "--format", "json")
    found = json.loads(ran.out)
    VALIDATOR.validate(found)
    first = found[0] if isinstance(found, list) else found
    assert (first["ok"], first["faults"][0]["line"]) == (False, 9)
    first["derivatives"][0]["verdict"] = "perhaps"
    with pytest.raises(jsonschema.ValidationError):
        VALIDATOR.validate(found)


def test_a_narrow_terminal_is_never_too_narrow():
    array = "a_long_name_of_an_input=[1,2,3]"
    ran = gradcli(
        "check", "-e", "sum(a_long_name_of_an_input)", array, terminal=True, COLUMNS="50",
        NO_COLOR="1",
    )  # fmt: skip
    assert max(map(len, ran.out.splitlines())) <= 50


def test_long_tables_show_what_does_not_agree():
    ran = gradcli(
        "check", "-e", "sum(abs(v))", "v=array(concatenate([[0.0], ones(60)]))", "--full",
        terminal=True, NO_COLOR="1",
    )  # fmt: skip
    assert "41 that agree are left out (--all shows everything)" in ran.out
    assert "Of 61 derivatives: 1 on a kink, 60 agree." in ran.out


@pytest.mark.parametrize(
    ("argv", "code"),
    [
        (["-e", "x^2", "x=3", "--order", "3"], "E0002"),
        (["-e", "x^2", "x=3", "--directions", "0"], "E0002"),
        (["-e", "x^2", "x=3", "--seed", "a"], "E0002"),
        (["-e", "x^2", "x=3", "--wrt", "y"], "E0007"),
        (["-e", "x^2"], "E0005"),
        (["-e", "3.0"], "E0107"),
    ],
)
def test_mistakes(argv, code):
    ran = gradcli("check", *argv)
    assert (ran.code, ran.err.split(":")[0]) == (2, f"error[{code}]")


def test_check_answers_at_numbers_as_small_as_there_are():
    from gradcli import calls

    for text in ("x^2", "sqrt(x)", "x", "log(x)", "1/x", "sin(x)", "exp(x)", "x*abs(x)", "abs(x)"):
        program = calls.program(text)
        for size in (0.0, 5e-324, 1e-320, 1e-310, 1e-308, 1e-300, 1e-8, 1.0):
            for x in (size, -size):
                assert calls.check(program, {"x": x}), (text, x)


CLAIMS = {  # a program, its derivative as somebody found it, and values -> what is said of each
    ("x^2", "2*x", "x=3"): ["agrees"],
    ("x^2", "3*x", "x=3"): ["differs"],
    ("x^2*y", "2*x*y, x^2", "x=3", "y=2"): ["agrees", "agrees"],
    ("x^2*y", "[2*x*y, x^3]", "x=3", "y=2"): ["agrees", "differs"],
    ("x^2*y", "x^2", "x=3", "y=2", "--wrt", "y"): ["agrees"],
    ("a*x^2", "2*a*x", "x=1:2:1", "a=2", "--wrt", "x"): ["agrees", "agrees"],
    ("sum(v^2)", "2*v", "v=[1,2]"): ["agrees", "agrees"],
    ("sum(v^2)", "v", "v=[1,2]"): ["differs", "differs"],
    ("2*x", "2", "x=3"): ["agrees"],
    ("x^2/2", "x", "x=3"): ["agrees"],
    ("abs(x)", "sign(x)", "x=0"): ["on a kink"],
    ("x^2", "2*x*k", "x=3", "k=1"): ["agrees"],
}  # fmt: skip


@pytest.mark.parametrize("argv", CLAIMS, ids=" ".join)
def test_a_second_program_is_the_derivative_that_is_checked(argv):
    assert [row["verdict"] for row in rows(*argv)] == CLAIMS[argv]


def test_a_derivative_that_is_wrong_is_shown_with_the_one_that_is_right():
    ran = gradcli("check", "x^2*y", "2*x*y, x^3", "x=3", "y=2")
    assert ran.code == 1
    assert "given by 'y' is 27 at y = 2, and the slope of the values 9\n" in ran.err
    assert "1 | 2*x*y, x^3\n  |        ^^^ this derivative" in ran.err
    assert "= help: d/dy = x^2\n" in ran.err


REFUSED_CLAIMS = {
    ("x^2*y", "2*x*y", "x=1", "y=1"): "say what it is by: --wrt x or --wrt y;",
    ("x^2", "[x, 2]", "x=1"): "has 2 values, and it is checked by 'x'",
    ("x^2", "array([x, 2])", "x=1"): "is an array of 2, and 'x' is a number",
    ("x^2", "2*x"): "as in: gradcli check 'x^2' '2*x' x=1\n",
    ("x^2", "k*x"): "as in: gradcli check 'x^2' 'k*x' x=1 k=1\n",
    ("x^2", "2*x", "x=1", "--order", "2"): "give the first as the program",
    ("2*x", "3"): "'3' is a value without a name",
    ("x^2", "x = 3"): "a value is bound without blanks: x=3",
    ("x^2", "2*x", "2"): "the values of several are a list: '[x^2, 2*x, 2]'",
    ("x^2", "at", "x=3"): "leave 'at' out",
}  # fmt: skip


@pytest.mark.parametrize("argv", REFUSED_CLAIMS, ids=" ".join)
def test_what_is_no_derivative_is_refused(argv):
    ran = gradcli("check", *argv)
    assert ran.code != 0 and REFUSED_CLAIMS[argv] in ran.err
