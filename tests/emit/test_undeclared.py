"""What C makes of inputs that nothing declares: the error says the command that does."""

import re
import shlex

import pytest
from cli.command import gradcli

from gradcli import calls
from gradcli.errors import Diagnostic

FILE = """\
import numpy as np

SCALE = 2.0

def mse(y_true: np.ndarray, y_pred: np.ndarray):
    return SCALE * np.mean((y_true - y_pred) ** 2)

def rows(m: np.ndarray, v: np.ndarray):
    return np.sum(m * v[0])

def quadratic(m, v):
    return v @ m @ v
"""


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    (tmp_path / "f.py").write_text(FILE)
    monkeypatch.chdir(tmp_path)


OPEN = [
    "diff f.py:rows --to c",
    "emit f.py:quadratic --to rust",  # one of the two is a matrix
    "diff 'x*sum(y) + z' --to js",
    "diff 'a @ b + c' --wrt a --to c",
    "diff 'x*sum(y)' 'x: float' --gradient --to julia",
]


@pytest.mark.parametrize("line", OPEN)
def test_the_command_of_the_help_works(line):
    told = gradcli(*shlex.split(line)).err
    assert "E0109" in told
    command = re.search(r"declare (?:it|them): gradcli (.*)", told)
    assert command is not None, told
    ran = gradcli(*shlex.split(command[1]))
    assert ran.code == 0 and "error" not in ran.err, ran


def test_an_array_by_its_annotation_is_a_vector_where_any_shape_will_do():
    text = calls.diff(calls.read("f.py:mse"), to="c")
    assert "long long n, const double *y_true, const double *y_pred" in text
    with pytest.raises(Diagnostic, match="may"):
        calls.diff(calls.read("f.py:rows"), to="c")  # m may be a matrix


def test_a_function_that_is_given_arrays_of_other_ranks_is_refused():
    text = "def total(x, n):\n    if n == 0:\n        return np.sum(x)\n    s = 0.0\n"
    text += "    for row in x:\n        s = s + total(row, n - 1)\n    return s\n"
    with pytest.raises(Diagnostic):
        calls.emit(calls.program(f"{text}total(x, 1)*y"), "c")


def test_a_function_that_is_given_an_array_where_another_call_may_give_a_number_asks_which():
    text = "A: float[1]\ny = np.array([[0.4, 1.5], [1.1, 0.1]])\n"
    text += "def f(u, v):\n    return u/(2 + v**2)\nnp.sum(f(f(x, x)/(2 + (A @ x)), y))"
    with pytest.raises(Diagnostic, match="may be a number or an array"):
        calls.emit(calls.program(text), "c")
