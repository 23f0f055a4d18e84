"""Declarations that stand beside a program, as words of a command line and in the library."""

import shlex

import numpy as np
import pytest
from cli.command import gradcli

from gradcli import calls
from gradcli.errors import Diagnostic

FILE = """\
import numpy as np

def mish(vector):
    return vector * np.tanh(np.log(1 + np.exp(vector)))

def power(x: float, n=3, w=None):
    y = 2
    total = np.sum(x) ** n * y
    return total if w is None else total + np.sum(w)

def scaled(x, unit="m"):
    return x*1000 if unit == "km" else x

def quadratic(m, v):
    return v @ m @ v
"""


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    (tmp_path / "f.py").write_text(FILE)
    (tmp_path / "made.expr").write_text("unit: str\nx^2 if unit == 'm' else x\n")
    monkeypatch.chdir(tmp_path)


TAKEN = [
    ("eval f.py:mish 'vector: float[2]' vector=[0,0]", "[0.0, 0.0]"),
    ("eval vector:float[:] f.py:mish vector=[0]", "[0.0]"),
    ("grad f.py:power 'x: float[2]' x=[1,2]", "dpower_dx\t[54.0, 54.0]"),  # before its annotation
    (
        "grad f.py:power 'w: float[2]' x=1 w=[1,2]",
        "dpower_dw\t[1.0, 1.0]",
    ),  # else None
    ("eval f.py:power n:int x=2", "16.0"),
    ("hessian 'sum(v^3)' 'v: float[2]' v=[1,2]", "v[0]"),
    ("check 'sum(v^3)' 'v: float[2]' v=[1,2]", "agrees"),
    ("jacobian 'v^2' 'v: float[2]' v=[1,2]", "2.0"),
    ("taylor 'exp(x)' x:float x=0 --order 2", "1"),
    ("plot 'x^2' x:float x=0:1:0.5 --width 40", "x^2"),
    ("explain 'x^2' x:float x=3", "forward"),
    ("minimize 'sum((v - 1)^2)' 'v: float[2]' v=[0,0]", "1"),
    ("solve 'x^2 = 4' x:float x=1", "2"),
    ("simplify 'x + x' 'x: float'", "2*x"),
    ("diff 'sum(v^2)' 'v: float[3]' --to c", "const double v[3]"),
    ("emit 'sum(v)' 'v: float[:]' --to c", "long long n, const double *v"),
    ("diff f.py:quadratic 'm: float[2, 2]' 'v: float[2]' --to rust --wrt v", "[f64; 2]"),
    ("grad 'v: float[:]; sum(v^2)' 'v: float[2]' v=[1,2]", "[2.0, 4.0]"),  # the open length
    ("diff 'x = [1, 2]; sum(x^2)' 'x: float[2]' --to c", "const double x[2]"),
    ("diff f.py:scaled", "dx"),
    ("diff f.py:scaled 'unit: str' --to c", 'strcmp(unit, "km") == 0'),
    ("eval 'x*2 if unit == \"km\" else x' unit:str unit=km x=3", "6.0"),
    ("eval made.expr unit=m x=3", "9.0"),
]


@pytest.mark.parametrize(("line", "told"), TAKEN)
def test_a_word_declares_an_input(line, told):
    ran = gradcli(*shlex.split(line))
    assert ran.code == 0 and told in ran.out, ran


REFUSED = [
    ("grad f.py:mish 'vector: float[3]' vector=[1,2]", "E0202", "with shape (3,)"),
    ("grad f.py:mish vector:flaot vector=1", "E0104", "did you mean 'vector: float'?"),
    ("grad f.py:mish vectr:float vector=1", "E0008", "did you mean 'vector'?"),
    ("grad f.py:power y:float x=1", "E0008", "its inputs are x, n, w"),
    ("diff f.py:mish vector:int", "E0107", ""),
    ("eval 'y = 2*z; y' y:float z=1", "E0008", "assigns 'y' itself"),
    ("grad 'v: float[2]; v @ v' 'v: float[3]' v=[1,2]", "E0008", "'v: float[3]' stands beside"),
    ("grad 'v: int; x*v' 'v: float' v=1 x=1", "E0008", "declares 'v: int'"),
    ("grad 'v @ v' 'v: float[3]' 'v: float[2]' v=[1,2]", "E0003", "declared twice"),
    ("eval '2*z' 'z: float[n]' z=1", "E0100", "float[:, 3]"),
    ("eval '2*z' 'z: float = 3'", "E0001", "write 'z: float' z=3"),
    ("diff f.py:scaled unit=km", "E0001", "'unit: str' beside the program"),
    ("eval 'x*2 if unit == \"km\" else x' unit=km x=3", "E0003", "is not a number"),
    ("eval f.py:mish 'vector: float[2]'", "E0005", "'vector: float[2]' vector=[1,1]"),
    ("eval f.py:power 'w: float[2]' x=1", "E0005", "'w'"),
    ("eval f.py:power x=[1,2]", "E0202", "the word 'x: float[2]'"),
]


@pytest.mark.parametrize(("line", "code", "told"), REFUSED)
def test_a_word_that_does_not_fit_is_told(line, code, told):
    ran = gradcli(*shlex.split(line))
    assert ran.code != 0 and f"error[{code}]" in ran.err and told in " ".join(ran.err.split()), ran


def test_a_derivative_says_how_it_is_told_of_an_array():
    told = gradcli("eval", "x: float; x^2", "x=[1,2]").err
    assert "gradcli diff PROGRAM 'x: float[2]'" in told


def test_the_library_declares_by_a_keyword():
    p = calls.program("sum(v^2)", declare={"v": "float[2]"})
    assert p.inputs["v"].shape == (2,) and p.inputs["v"].declared
    assert np.array_equal(p.gradient({"v": [1.0, 2.0]})["v"], [2.0, 4.0])
    of_file = calls.read("f.py:mish", declare={"vector": "float[:]"})
    assert "n numbers" in of_file.diff(to="c")
    with pytest.raises(Diagnostic) as raised:
        calls.program("sum(v^2)", declare={"v": "float[2] = 3"})
    assert raised.value.code == "E0100"
