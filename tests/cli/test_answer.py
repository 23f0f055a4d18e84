"""What a first word that is a program answers, and derivatives in symbols on a terminal."""

import json
import os
import pty
import shlex
import subprocess
import sys
from contextlib import contextmanager

import pytest
from cli.command import gradcli

PLAIN = {"NO_COLOR": "1", "COLUMNS": "100"}
LOOP = "y = a\nfor i in range(3):\n    y = (y + a/y)/2\ny"

# command line -> what a terminal shows
SHOWN = {
    "'x^2*sin(y)'": "d/dx = 2*x*sin(y)\nd/dy = x^2*cos(y)\n",
    "'x^2*sin(y)' x=3 y=2": (
        "x^2*sin(y) = 8.183676841\nd/dx = 2*x*sin(y) = 5.455784561\n"
        "d/dy = x^2*cos(y) = -3.745321529\n"
    ),
    "'x^2*sin(y)' x=3 y=2 --wrt y": (
        "x^2*sin(y) = 8.183676841\nd/dy = x^2*cos(y) = -3.745321529\n"
    ),
    "'x^2*y' x=3": (
        "d/dx = 2*x*y\nd/dy = x^2\n"
        "note: for numbers bind it, as in: gradcli grad 'x^2*y' x=3 y=1\n"
    ),
    "'x^2*y' x=3 y=2 --order 2 --wrt x": (
        "x^2*y = 18\nd/dx = 2*x*y = 12\nd2/dx2 = 2*y = 4\n"
    ),
    "'x^3' --order 2": "d/dx = 3*x^2\nd2/dx2 = 6*x\n",
    "'x**2 + x'": "d/dx = 2*x + 1\n",
    "'x**3'": "d/dx = 3*x**2\n",
    "x=3 -- '-x^2'": "-x^2 = -9\nd/dx = -2*x = -6\n",
    "-e x x=3": "x = 3\ndx/dx = 1\n",
    "'y = x^2' x=3": "y = 9\ndy/dx = 2*x = 6\n",
    "'r = x^2; r*sin(r)'": "r = x^2\nd/dx = 2*x*(sin(r) + r*cos(r))\n",
    "'sqrt(x^2 + y^2)'": "d/dx = x/sqrt(x^2 + y^2)\nd/dy = y/sqrt(x^2 + y^2)\n",
    "'exp(sin(x))' --wrt x": "d/dx = cos(x)*exp(sin(x))\n",
    "'norm(v)'": "d/dv = where(norm(v) == 0, 0, v/norm(v))\n",
    "'np.max(v)*x' --wrt x": "d/dx = np.max(v)\n",
    "'sum(v^2)' v=[1,2,3]": "sum(v^2) = 14\nd/dv = 2*v = [2, 4, 6]\n",
    "'sum(A*A)' 'A=[[1,2],[3,4]]'": (
        "sum(A*A) = 30\nd/dA = 2*A\n     = [[2, 4]\n        [6, 8]]\n"
    ),
    "'v: float[3]; sum(v*sin(v))'": "d/dv = v*cos(v) + sin(v)\n",
    "'abs(x)' x=0": (
        "abs(x) = 0\nd/dx = sign(x) = 0\nnote: the point lies on the kink of abs, at line 1: "
        "the derivative there is taken as 0 by convention\n"
    ),
    "'root(lambda t: t^2 - a, 1.0)' a=4": "root(lambda t: t^2 - a, 1.0) = 2\nd/da = 0.25\n",
    "2+3": "5\n",
    "pi/2": "1.570796327\n",
    "'x: float = 3; x^2'": "x^2 = 9\nd/dx = 2*x = 6\n",
    "'print(x)' x=3": "3.0\n",
    "'n: int; 2^n' n=50": "1125899906842624\n",
    "grad 'x^2*y' --order 2": (
        "d/dx = 2*x*y\nd/dy = x^2\nd2/dx2 = 2*y\nd2/dx dy = 2*x\nd2/dy2 = 0\n"
        "note: for numbers bind each of them, as in: gradcli grad 'x^2*y' x=1 y=1\n"
    ),
    "diff 'x^2*y'": "d/dx = 2*x*y\nd/dy = x^2\n",
    "diff 'x^2*y' x=3 y=2": "x^2*y = 18\nd/dx = 2*x*y = 12\nd/dy = x^2 = 9\n",
    "diff 'x^3' x=2 --order 2": "x^3 = 8\nd2/dx2 = 6*x = 12\n",
    "diff 'x^2*y' x=3 --wrt x": (
        "d/dx = 2*x*y\nnote: for numbers bind it, as in: gradcli diff 'x^2*y' x=3 y=1\n"
    ),
    "diff 'sum(v*w)'": (
        "d/dv = sum_like(w*ones_like(v*w), v)\nd/dw = sum_like(v*ones_like(v*w), w)\n"
        "note: declared shapes make it shorter, as in 'v: float[3]; w: float[3]; …'\n"
    ),
    "diff 'x^3' --to expr": "3*x**2\n",
    "eval 'x^20/3' x=3": "1162261467\n",
    "eval 1/3": "0.3333333333\n",
}  # fmt: skip


def test_what_a_terminal_shows():
    for line, shown in SHOWN.items():
        ran = gradcli(*shlex.split(line), terminal=True, **PLAIN)
        assert (ran.code, ran.out + ran.err) == (0, shown), line


@pytest.mark.parametrize("command", [[], ["diff"], ["grad"]])
def test_a_program_that_is_no_formula_stands_under_its_label(command):
    ran = gradcli(*command, LOOP, terminal=True, **PLAIN)
    assert ran.out.startswith("# dy/da\n") and "for i in range(3):" in ran.out
    assert gradcli("eval", ran.out, "a=2").out == gradcli("grad", LOOP, "a=2").out.split("\t")[-1]


def test_a_formula_of_long_parts_stands_under_their_names():
    text = "exp(sin(x))*log(1 + x^2)/(1 + exp(-x))*tanh(x)*cos(x^3)"
    *steps, last = gradcli(text, terminal=True, **PLAIN).out.splitlines()
    assert last.startswith("d/dx = ") and all(" = " in step for step in steps) and len(steps) > 1
    shown = gradcli("eval", "\n".join([*steps, last.removeprefix("d/dx = ")]), "x=0.7").out
    found = json.loads(gradcli(text, "x=0.7", "--format", "json").out)
    assert float(shown) == pytest.approx(found["gradients"]["x"], rel=1e-13)


def test_a_real_terminal_gets_the_answer():
    command = [sys.executable, "-m", "gradcli", "x^2", "x=3"]
    with open_terminal() as (leader, follower):
        process = subprocess.Popen(command, stdin=follower, stdout=follower, stderr=follower)
        assert process.wait(timeout=60) == 0
        assert os.read(leader, 4096) == b"x^2 = 9\r\nd/dx = 2*x = 6\r\n"


@contextmanager
def open_terminal():
    ends = pty.openpty()
    yield ends
    for end in ends:
        os.close(end)


SAME = [  # in a pipe: the answer, and the command that says the same
    (["x^2*y"], ["diff", "x^2*y"]),
    (["x^2*y", "--wrt", "y"], ["diff", "x^2*y", "--wrt", "y"]),
    (["x^2*y", "x=3", "y=2"], ["grad", "x^2*y", "x=3", "y=2"]),
    (["x^2", "x=0:1:0.5"], ["grad", "x^2", "x=0:1:0.5"]),
    (["x^2", "x=3", "--format", "json"], ["grad", "x^2", "x=3", "--format", "json"]),
    (["2+3"], ["eval", "2+3"]),
    (["x^3", "--order", "2"], ["diff", "x^3", "--order", "2"]),
    (["x^3", "x=2", "--order", "2"], ["grad", "x^3", "x=2", "--order", "2"]),
    (["x^2*y", "x=3"], ["grad", "x^2*y", "x=3"]),
    (["x^2", "--format", "json"], ["grad", "x^2", "--format", "json"]),
]


@pytest.mark.parametrize(("argv", "same"), SAME, ids=str)
def test_a_pipe_gets_what_the_command_gives(argv, same):
    ran, expected = gradcli(*argv), gradcli(*same)
    assert (ran.code, ran.out, ran.err[:20]) == (expected.code, expected.out, expected.err[:20])


def test_a_pipe_gets_programs_and_no_labels():
    assert gradcli("diff", "x^2*y").out == "2*x*y, x**2  # dx, dy\n"
    assert "diff takes no values" in gradcli("diff", "x^2", "x=3").err
    assert "E0005" in gradcli("grad", "x^2").err
    assert gradcli("x^x", stdin=b"").out == gradcli("diff", "-e", "x^x").out
    assert gradcli("-", "x=3", stdin=b"x^2").out == "f\t9.0\ndf_dx\t6.0\n"


def test_a_file_gets_the_program_in_its_language(tmp_path):
    out = tmp_path / "f.py"
    assert gradcli("x^2", "-o", str(out), terminal=True, **PLAIN).code == 0
    assert "def f_dx(x: float)" in out.read_text()


REFUSED = [
    (["x^2", "z=3"], "no input 'z'"),
    (["x^2", "--wrt", "z"], "--wrt z"),
    (["sinn(x)"], "did you mean 'sin'?"),
    (["root(lambda t: t^2 - a, 1.0)"], "no value: 'a'"),
    (["diff", "x^2", "x=0:1:0.1"], "diff takes no values"),
    (["x^2", "--ordr"], "did you mean --order?"),
    (["x^2", "--frob"], "gradcli PROGRAM --help lists the options"),
]


@pytest.mark.parametrize(("argv", "told"), REFUSED, ids=str)
def test_what_is_wrong_is_told_on_a_terminal_too(argv, told):
    ran = gradcli(*argv, terminal=True, **PLAIN)
    assert (ran.code, ran.out) == (2, "") and told in ran.err


def test_the_environment_sets_the_digits_that_people_see():
    line = ("grad", "x/3", "x=1")
    assert "0.333 " in gradcli(*line, terminal=True, GRADCLI_DIGITS="3").out
    assert "0.3333 " in gradcli(*line, "--digits", "4", terminal=True, GRADCLI_DIGITS="3").out
    assert "0.3333333333333333" in gradcli(*line, GRADCLI_DIGITS="3").out
    assert gradcli("eval", "2/3", terminal=True, GRADCLI_DIGITS="3").out == "0.667\n"
    ran = gradcli("eval", "2/3", terminal=True, GRADCLI_DIGITS="many")
    assert ran.code == 2 and "GRADCLI_DIGITS takes a whole number from 1 to 17" in ran.err


def test_what_is_a_sum_of_derivatives_says_so():
    """Beside symbols as beside numbers: a pair's derivatives look like its jacobian."""
    note = "the derivatives are of the sum of all elements, not the jacobian"
    for argv in (["(x*y, x+y)"], ["(x*y, x+y)", "x=1", "y=2"], ["diff", "(x*y, x+y)"],
                 ["diff", "(x*y, x+y)", "--to", "latex"],
                 ["grad", "(x*y, x+y)", "x=1", "y=2"]):  # fmt: skip
        for terminal in (True, False):
            ran = gradcli(*argv, terminal=terminal)
            assert ran.code == 0 and (ran.out + ran.err).count(note) == 1, argv
    assert note not in gradcli("diff", "x*y + sum([x, y])").err
