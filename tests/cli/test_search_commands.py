"""`gradcli minimize` and `gradcli solve` on the command line."""

import json
import math

import pytest
from cli.command import gradcli

from gradcli.cli.commands.solve import set_to_zero


def test_a_minimum_for_people_and_for_machines():
    ran = gradcli("minimize", "(1 - x)^2 + 100*(y - x^2)^2", "x=-1", "y=2", terminal=True)
    assert ran.out.startswith("(1 - x)^2 + 100*(y - x^2)^2 = 0\nx = 1\ny = 1\nconverged: ")
    ran = gradcli("minimize", "(x - 3)^2 + 1", "x=0", "--format", "csv")
    assert ran.out == "name,value,gradient\nvalue,1.0,\nx,3.0,0.0\n"
    assert "note: converged" in ran.err
    found = json.loads(gradcli("minimize", "sum((v - 2)^2)", "v=[0,0]", "--format", "json").out)
    assert (found["at"], found["curvature"]) == ({"v": [2.0, 2.0]}, [2.0, 2.0])


def test_the_ways_of_a_search():
    for words in (["--method", "trust"], ["--bounds", "x=-5:5"], ["--wrt", "x"]):
        ran = gradcli("minimize", "(x - 3)^2 + y^2", "x=0", "y=0", *words, "--format", "json")
        assert json.loads(ran.out)["at"]["x"] == pytest.approx(3)
    held = gradcli("minimize", "(x - 3)^2", "x=0", "--bounds", "x=:2", terminal=True)
    assert "x = 2  (at its bound)" in held.out


def test_no_minimum_is_an_error_with_its_numbers():
    ran = gradcli("minimize", "-e", "x", "x=1", terminal=True, NO_COLOR="1")
    assert (ran.code, "falls without end" in ran.out) == (1, True)
    assert "error[E0212]: no minimum was found" in ran.err


def test_an_equation_is_solved():
    ran = gradcli("solve", "x^2 = 2", "x=1", terminal=True)
    assert "1.414213562" in ran.out and "0.3536" in ran.out
    assert ran.out.endswith("one root was looked for, from x=1 on\n")
    ran = gradcli("solve", "x^2 = 2", "x=-5:5", "--format", "json")
    found = json.loads(ran.out)
    roots = [root["values"]["x"] for root in found["roots"]]
    assert roots == pytest.approx([-math.sqrt(2), math.sqrt(2)])
    assert found["solve"] == "x^2 = 2" and "2 found" in found["looked"]


def test_several_equations():
    ran = gradcli("solve", "x + y = 3; x*y = 2", "x=0", "y=5", "--format", "csv", "--digits", "6")
    assert ran.out.splitlines()[0] == "x,y,residual,condition,multiple"
    assert ran.out.splitlines()[1].startswith("1,2,")
    lines = ["-e", "x + y = 3", "-e", "x*y = 2"]
    assert gradcli("solve", *lines, "x=0", "y=5", "--digits", "6", "--format", "csv").out == ran.out


def test_a_program_is_solved_where_it_is_0(tmp_path):
    path = tmp_path / "kepler.expr"
    path.write_text("E - e0*sin(E) - M\n")
    ran = gradcli("solve", str(path), "E=1", "e0=0.3", "M=1", "--wrt", "E", "--format", "csv")
    assert ran.out.splitlines()[1].startswith("1.28809")
    assert gradcli("solve", stdin=b"x^2 - 2\n").code == 2
    assert "1.41421" in gradcli("solve", "-", "x=1", stdin=b"x^2 - 2\n").out


@pytest.mark.parametrize(("text", "bound", "program", "count"), [
    ("x^2 = 2", {"x"}, "x^2 - (2)", 1),
    ("x = cos(x)", {"x"}, "x - (cos(x))", 1),
    ("y = x^2 - 2", {"x"}, "y = x^2 - 2", 1),
    ("f(x, n=2) = 3", {"x"}, "f(x, n=2) - (3)", 1),
    ("x + y = 3; x*y = 2", {"x", "y"}, "[x + y - (3), x*y - (2)]", 2),
    ("u = x*y; u^2 = 2", {"x"}, "u = x*y\nu^2 - (2)", 1),
    ("x = 3\nx^2 = 2", {"x"}, "x = 3\nx^2 - (2)", 1),
    ("x^2 == 2", {"x"}, "x^2 == 2", 1),
    ("x <= 2", {"x"}, "x <= 2", 1),
    ("for i in range(3):\n    x = i", {"x"}, "for i in range(3):\n    x = i", 1),
    ("sin(x) = 0", {"x"}, "sin(x)", 1),
])  # fmt: skip
def test_equations_become_values_that_are_0(text, bound, program, count):
    assert set_to_zero(text, bound) == (program, count)


ERRORS = [
    ("solve", ["x^2 = -1", "x=1"], "E0212", "no root was found"),
    ("solve", ["x^2 = 2"], "E0005", "x=1, or x=-10:10"),
    ("solve", ["a*x = 2", "a=3", "x=1"], "E0001", "say which: --wrt a"),
    ("solve", ["a*x = 2", "x=1"], "E0005", "no value: 'a'"),
    ("solve", ["x + y = 3; x*y = 2", "x=1", "y=1:2"], "E0202", "2 equations for one unknown"),
    ("solve", ["a*x = 2", "x=1", "a=0:1", "--wrt", "x"], "E0003", "'a' is a grid"),
    ("solve", ["x + 2 = ", "x=1"], "E0100", "expected"),
    ("solve", ["x^2 = 2", "x=1±1"], "E0003", "has an uncertainty"),
    ("minimize", ["x^2"], "E0005", "no value: 'x'"),
    ("minimize", ["x^2", "x=0:1"], "E0003", "--bounds x=0:1"),
    ("minimize", ["x^2", "x=1", "--method", "newton"], "E0002", "bfgs, trust"),
    ("minimize", ["x^2", "x=1", "--bounds", "x=0:1", "--method", "trust"], "E0002", "no bounds"),
    ("minimize", ["[x, x]", "x=1"], "E0202", "many elements"),
    ("minimize", ["log(x)", "x=-1"], "E0207", "nan at the start"),
]


@pytest.mark.parametrize(("command", "words", "code", "text"), ERRORS, ids=str)
def test_mistakes_are_told(command, words, code, text):
    ran = gradcli(command, *words)
    assert ran.code and not ran.out
    assert f"error[{code}]" in ran.err and text in ran.err


def test_a_session_solves_without_quotes():
    text = b"a = 5\nsolve a*x = 2 x=1\nf = (x - a)^2\nminimize f x=0\neval 2*x x=3(1)\n"
    ran = gradcli("repl", stdin=text)
    assert "0.4" in ran.out and "x\t5.0\t0.0" in ran.out and "f_u\t2.0" in ran.out
