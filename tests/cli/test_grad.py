"""`gradcli grad` and `gradcli eval`: what is asked, and what is printed."""

import json
import math

import pytest
from cli.command import gradcli

PRODUCT = ("-e", "x^2*sin(y)", "x=3", "y=2")


def gradients(*argv, **keywords):
    ran = gradcli("grad", *argv, "--format", "json", **keywords)
    assert ran.code == 0, ran.err
    return json.loads(ran.out)["gradients"]


def test_the_value_and_each_derivative_in_a_pipe():
    ran = gradcli("grad", *PRODUCT)
    rows = [line.split("\t") for line in ran.out.splitlines()]
    assert [name for name, _ in rows] == ["f", "df_dx", "df_dy"]
    values = [float(value) for _, value in rows]
    assert values == [9 * math.sin(2.0), 6 * math.sin(2.0), 9 * math.cos(2.0)]
    assert ran.err == ""


def test_json():
    ran = gradcli("grad", "-e", "y = x^2", "x=3", "--order", "2", "--format", "json")
    assert ran.out == '{"target":"y","value":9.0,"gradients":{"x":6.0,"x,x":2.0},"notes":[]}\n'


def test_a_table_on_a_terminal():
    ran = gradcli("grad", *PRODUCT, terminal=True, NO_COLOR="1")
    assert "│ x^2*sin(y) │  8.18368 │" in ran.out
    assert "│ d/dy       │ -3.74532 │" in ran.out


def test_a_program_may_be_given_line_by_line():
    assert gradcli("eval", "-e", "y = x^2", "-e", "y + 1", "x=3").out == "10.0\n"
    ran = gradcli("eval", "-e", "y = x^2", "-e", "y +", "x=3")
    assert ran.code == 2 and "<expr>:2:4" in ran.err


def test_eval_prints_the_bare_value_in_a_pipe():
    assert gradcli("eval", "-e", "x^2", "x=3").out == "9.0\n"
    assert gradcli("eval", "-e", "7").out == "7\n"


def test_eval_in_json_has_no_gradients():
    assert gradcli("eval", "-e", "x^2", "x=3", "--format", "json").out == (
        '{"target":"x^2","value":9.0,"notes":[]}\n'
    )


PROGRAMS = [
    # argv, gradients
    (["-e", "x^3", "x=2", "--order", "3"], {"x": 12.0, "x,x": 12.0, "x,x,x": 6.0}),
    (["-e", "x*y^2", "x=2", "y=3", "--wrt", "y"], {"y": 12.0}),
    (["-e", "x*y^2", "x=2", "y=3", "--wrt", "x,x"], {"x": 9.0}),
    (["-e", "x*y^2", "x=2", "y=3", "--wrt", "y,x"], {"y": 12.0, "x": 9.0}),
    (
        ["-e", "x*y^2", "x=2", "y=3", "--order", "2"],
        {"x": 9.0, "y": 12.0, "x,x": 0.0, "x,y": 6.0, "y,y": 4.0},
    ),
    (["-e", "x=3.0\ny=x*x"], {"x": 6.0}),
    (["-e", "x=3.0\ny=x*x", "x=4"], {"x": 8.0}),
    (["-e", "x=3.0\ny=x*x*z", "z=1"], {"z": 9.0}),
    (["-e", "y = x*x\nz = y*y", "x=3", "--of", "y"], {"x": 6.0}),
    (["-e", "y = x*x\nz = y*y", "x=3", "--of", "y,z"], {"x": 114.0}),
    (["-e", "y = x*x\nz = y*y + x", "x=3", "--wrt", "y,x"], {"y": 18.0, "x": 109.0}),
    (["-e", "y = x*x\ny*y", "x=3", "--wrt", "y", "--order", "2"], {"y": 18.0, "y,y": 2.0}),
    (["-e", "x*n", "x=3", "n=2", "--wrt", "x"], {"x": 2.0}),
    (["-e", "sum(v*v)", "v=[1,2]"], {"v": [2.0, 4.0]}),
    (["-e", "sum(v*v)", "v=[1]", "--order", "2"], {"v": [2.0], "v,v": [[2.0]]}),
    (["-e", "v[0]*v[1]", "v=[2,5]"], {"v": [5.0, 2.0]}),
    (["-e", "x^n", "x=2", "n=3", "--wrt", "x"], {"x": 12.0}),
    (["-e", "x*x", "x=3", "z=1", "--wrt", "x,z"], {"x": 6.0, "z": None}),
    (["-e", "x*x", "x=3", "z=1", "--wrt", "x,z", "--unconnected", "zero"], {"x": 6.0, "z": 0.0}),
    (["-e", "abs(x)", "x=0"], {"x": 0.0}),
    (["-e", "sqrt(x)", "x=0"], {"x": "Infinity"}),
    (["-e", "e*x", "e=3", "x=2"], {"e": 2.0, "x": 3.0}),
    (["-e", "x*pi", "x=pi/2"], {"x": math.pi}),
    (["-e", "a, b = x*x, 3*x\n(a, b)", "x=2"], {"x": 7.0}),
]  # fmt: skip


@pytest.mark.parametrize(("argv", "expected"), PROGRAMS, ids=lambda x: " ".join(x))
def test_gradients(argv, expected):
    assert gradients(*argv) == expected


def test_a_function_of_a_file(tmp_path):
    file = tmp_path / "f.expr"
    file.write_text("def f(x, y=2):\n    return x^2*y\ndef g(x):\n    return x\nz = 1\n")
    assert gradients(f"{file}:f", "x=3", "y=5", "--wrt", "x,y") == {"x": 30.0, "y": 9.0}
    assert gradients(f"{file}:f", "x=3") == {"x": 12.0}


def test_a_program_on_standard_input():
    assert gradients("x=3", stdin=b"x*x\n") == {"x": 6.0}
    assert gradients("-", "x=3", stdin=b"x*x\n") == {"x": 6.0}


NOTES = [
    (["-e", "v*v", "v=[1,2]"], "not the jacobian"),
    (["-e", "x*x", "x=3", "m=1", "--wrt", "x,m"], "'m' is null: 'm' is not used"),
    (["-e", "y = 2*x if m > 0 else x", "x=3", "m=1"], "'m' reaches it only through a test"),
    (["-e", "if x > 0:\n    y = x\nelse:\n    y = m\ny", "x=3", "m=1"], "that was not taken"),
    (["-e", "log(x)", "x=0"], "log of 0 is -inf, at line 1"),
    (["-e", "y = 2*x\nsqrt(y)", "x=0"], "derivative of sqrt at 0 is inf, at line 2"),
    (["-e", "x*x", "x=nan"], "'x' is not finite"),
]  # fmt: skip


@pytest.mark.parametrize(("argv", "note"), NOTES, ids=lambda x: "".join(x))
def test_a_note_says_why(argv, note):
    ran = gradcli("grad", *argv)
    assert ran.code == 0
    assert note in ran.err
    ran = gradcli("grad", *argv, "--format", "json")
    assert ran.err == ""
    assert any(note in text for text in json.loads(ran.out)["notes"])
    ran = gradcli("grad", *argv, "--format", "table", COLUMNS="200")
    assert ran.err == ""
    assert note in ran.out


STRICT = [
    ("log(x)", "x=-1", "log"),
    ("sqrt(x)", "x=-1", "sqrt"),
    ("sqrt(x)", "x=0", "sqrt"),
    ("x**0.5", "x=-1", "(-1)**0.5 is nan"),
    ("arcsin(x)", "x=2", "arcsin"),
    ("exp(x)", "x=1e4", "exp"),
    ("x % 0", "x=1", "1%0 is nan"),
    ("x - x*0", "x=inf", "'x'"),
]


@pytest.mark.parametrize(("program", "binding", "name"), STRICT)
def test_strict_fails_where_a_result_is_not_finite(program, binding, name):
    ran = gradcli("grad", "-e", program, binding, "--strict")
    assert ran.code == 1
    assert "E0207" in ran.err and name in ran.err
    assert ran.out == ""


def test_strict_fails_where_a_result_is_not_connected():
    ran = gradcli("grad", "-e", "x*x", "x=1", "m=2", "--wrt", "m", "--strict")
    assert ran.code == 1
    assert "'m' is not used" in ran.err
    assert gradcli("grad", "-e", "x*x", "x=1", "--strict").code == 0


def test_a_grid_is_a_row_a_point():
    ran = gradcli("grad", "-e", "y = x^2", "x=0:1:0.5")
    assert ran.out == "x\ty\tdy_dx\n0.0\t0.0\t0.0\n0.5\t0.25\t1.0\n1.0\t1.0\t2.0\n"


def test_two_grids_are_their_product():
    ran = gradcli("eval", "-e", "z = x*y", "x=1:2:1", "y=3:4:1")
    assert ran.out == "x\ty\tz\n1\t3\t3.0\n1\t4\t4.0\n2\t3\t6.0\n2\t4\t8.0\n"


def test_a_grid_of_second_order():
    ran = gradcli("grad", "-e", "y = x^2*z", "x=0:1:1", "z=1", "--order", "2")
    assert ran.out.splitlines()[0].split("\t") == [
        "x", "y", "dy_dx", "dy_dz", "d2y_dx2", "d2y_dx_dz", "d2y_dz2",
    ]  # fmt: skip


def test_print_goes_beside_the_result():
    program = "print(x)\ny = x*x"
    assert gradcli("grad", "-e", program, "x=3") == (0, "y\t9.0\ndy_dx\t6.0\n", "3.0\n")
    assert gradcli("eval", "-e", program, "x=3", terminal=True).out == "3.0\n9\n"
    assert gradcli("grad", "-e", program, "x=3", "--order", "3").err == "3.0\n"


def test_a_program_that_only_prints_prints_only_that():
    assert gradcli("eval", "-e", "print(x + 1)", "x=3") == (0, "4.0\n", "")


def test_a_word_without_a_value_is_a_text_to_a_function_of_a_file(tmp_path):
    (tmp_path / "f.py").write_text(
        "def f(x: float, mode='fast'):\n    return x*x if mode == 'slow' else x\n"
    )
    path = f"{tmp_path}/f.py"
    for word in ("mode=slow", 'mode="slow"'):
        assert gradcli("grad", f"{path}:f", word, "x=3").out == "f\t9.0\ndf_dx\t6.0\n"
    assert gradcli("grad", f"{path}:f", "mode=other", "x=3").out == "f\t3.0\ndf_dx\t1.0\n"
    assert "'x' takes numbers, not a string" in gradcli("grad", f"{path}:f", "x=slow").err
    assert "help: write True" in gradcli("grad", f"{path}:f", "x=3", "mode=true").err
    assert "the value of 'x' is not a number: slow" in gradcli("grad", "x^2", "x=slow").err
