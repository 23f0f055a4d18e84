"""What a file of Python has that the language does not is an error where a run gets to it: the
others are as CPython runs them."""

import importlib
import pickle

import pytest

from gradcli import calls
from gradcli.errors import Diagnostic

LIBRARY = "class Table:\n    def mean(self): return 1.0\ndef loaded(n): return (Table,)\n"
FILE = """
import math
import tables_of_others as tables
from tables_of_others import Table
try:
    import cupy
    SYMBOLIC = True
except ImportError:
    SYMBOLIC = False

class Model:
    def __init__(self, k):
        self.k = k

KINDS = (Model, tables.Table)

def frame(x):
    return tables.Table().mean()*x

def generated(x):
    class Own: pass
    return [Own(), x]

def of_types(x, y=2.0):
    if isinstance(x, tables.Table) or isinstance(x, (Model, Table)) or isinstance(x, KINDS):
        return frame(x).mean()
    return x**2*y if isinstance(x, (float, Table)) else Model(x).k

def of_flags(x, symbolic=None):
    if symbolic is not None:
        from tables_of_others import Table as T
        return T(x).mean()
    if SYMBOLIC:
        return cupy.cos(x)
    return math.cos(x)

def of_values(x):
    def helper(v):
        return v.real_part if v > 100 else v*v
    if x > 50:
        return sum(generated(x)) + frame(x)
    return helper(x)*x
"""


@pytest.fixture
def file(tmp_path, monkeypatch):
    """The path of FILE, in a folder of its own, and the module; the library is Python's alone."""
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "tables_of_others.py").write_text(LIBRARY)
    (tmp_path / "put_off.py").write_text(FILE)
    monkeypatch.syspath_prepend(tmp_path / "lib")
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path / "put_off.py", importlib.import_module("put_off")
    monkeypatch.delitem(importlib.sys.modules, "put_off")


@pytest.mark.parametrize("name", ["of_types", "of_flags", "of_values"])
def test_what_a_run_does_not_reach_is_not_asked_for(file, name):
    path, module = file
    f, x, h = getattr(module, name), 0.8, 1e-6
    program = calls.read(f"{path}:{name}", ("x",))
    slope = (f(x + h) - f(x - h)) / (2 * h)
    for found in (program, pickle.loads(pickle.dumps(program))):
        result = calls.gradient(found, {"x": x}, ("x",))
        assert result.value == pytest.approx(f(x), rel=1e-14)
        assert result.gradients["x"] == pytest.approx(slope, rel=1e-8)


def test_where_a_run_gets_to_it_the_error_is_what_it_was(file):
    program = calls.read(f"{file[0]}:of_values", ("x",))
    with pytest.raises(Diagnostic, match="'class' is not part of the language"):
        calls.value(program, {"x": 60.0})
    with pytest.raises(Diagnostic, match=r"import of 'tables_of_others\.Table'"):
        calls.value(calls.read(f"{file[0]}:of_flags"), {"x": 0.8, "symbolic": 1.0})
    with pytest.raises(Diagnostic, match="what fails where it is reached") as caught:
        calls.diff(program)
    assert caught.value.code == "E0108"
    printed = calls.diff(calls.read(f"{file[0]}:of_types", ("x",)), ("x",))
    assert calls.value(calls.program(printed), {"x": 0.8, "y": 2.0}).value == pytest.approx(3.2)


SURELY = {
    "what every run gets to": "import tables_of_others as t\ndef f(x): return t.g(x)",
    "in what it calls": "def g(x): return x.other\ndef f(x): return g(x)*2",
    "what the file runs when it is read": "import tables_of_others as t\nk = []\nt.fill(k)\n"
    "def f(x): return x if x > 0 else k[0]",
    "a value that a call may change others for": "def g():\n    k.append(1)\n"
    "    class A: pass\nk = [1.0]\nt = g()\ndef f(x): return x*k[0] if x > 0 else t",
    "a list that what is refused writes to": "k = [1.0, 2.0]\nk.shape = (2, 1)\n"
    "def f(x): return x*k[0] if x > 0 else 0.0",
}


@pytest.mark.parametrize("text", SURELY.values(), ids=SURELY)
def test_what_is_surely_reached_is_said_when_it_is_read(text, tmp_path):
    (tmp_path / "sure.py").write_text(text)
    with pytest.raises(Diagnostic):
        calls.read(f"{tmp_path}/sure.py:f")
