"""The files of a project that FILE:FUNC reaches: as CPython has them, whatever their names are."""

import importlib
import sys

import pytest

from gradcli import calls
from gradcli.errors import Diagnostic
from gradcli.report.diagnostics.diagnostic import render

# the files of a package, by their names; its main file is main.py, with the function f(x)
PROJECTS = {
    "a function of a file beside it": {
        "core.py": "def twice(x):\n    return 2*x\n",
        "main.py": "from .core import twice as double\ndef f(x):\n    return double(x)**2\n",
    },
    "by the name of the package": {
        "core.py": "from math import sin\nk = 3.0\ndef g(x):\n    return k*sin(x)\n",
        "main.py": "from PACKAGE.core import g, k\ndef f(x):\n    return g(x) + k*x\n",
    },
    "through import *, twice": {
        "constants.py": "g = 9.81\n_hidden = 1.0\n",
        "__init__.py": "from .constants import *\n",
        "main.py": "from . import *\ndef f(x):\n    return g*x**2\n",
    },
    "under its module": {
        "sub/__init__.py": "",
        "sub/core.py": "def g(x, n=2):\n    return x**n\n",
        "main.py": "from .sub import core as c\nimport PACKAGE.sub.core\n"
        "def f(x):\n    return c.g(x, n=3) + PACKAGE.sub.core.g(x)\n",
    },
    "a default of a parameter's own name": {
        "constants.py": "g = 9.81\n",
        "main.py": "from .constants import g\ndef f(x, g=g):\n    return g*x*helper(x)\n"
        "def helper(x):\n    return g + x\n",
    },
    "the same name in two files": {
        "core.py": "scale = 5.0\ndef helper(x):\n    return scale*x\n",
        "main.py": "from .core import helper as other\nscale = 2.0\ndef helper(x):\n"
        "    return scale + x\ndef f(x):\n    return helper(x)*other(x)\n",
    },
    "a name that another file has from Python": {
        "core.py": "def size(x):\n    return abs(x)\n",
        "main.py": "from .core import size\ndef abs(x):\n    return 7*x\n"
        "def f(x):\n    return abs(x) + size(-x)\n",
    },
    "names within functions are their own": {
        "core.py": "k = 4.0\ndef g(x):\n    h = lambda k: k*x\n"
        "    return [k*t for t in [x, 1.0]][0] + h(3.0)\n",
        "main.py": "from .core import g\nk = 2.0\ndef f(x):\n    return g(x)*k\n",
    },
    "a local name of what stands under a module": {
        "core.py": "def dot(x, y):\n    return x*y\ndef g(x):\n    return dot(x, 3.0)\n",
        "main.py": "from . import core\ndef f(x):\n    dot = core.dot(x, x)\n"
        "    g = [core.g(t) for t in [dot]][0]\n    return dot + g\n",
    },
    "a local name of what a file beside it has under the name of the function": {
        "core.py": "def g(x):\n    f = 2*x\n    return f\n",
        "main.py": "from .core import g\ndef f(x):\n    return g(x) + 1\n",
    },
    "one library under one name, and two under another": {
        "core.py": "from math import sqrt, exp as e\ndef g(x):\n    return sqrt(x)*e(x)\n",
        "main.py": "from math import sqrt, log as e\nfrom .core import g\n"
        "def f(x):\n    return g(x) + sqrt(x) + e(x)\n",
    },
    "a table that is worked out on import": {
        "core.py": "table = []\nfor i in range(3):\n    table.append(float(i*i))\n",
        "main.py": "from .core import table\ndef f(x):\n    return x*table[2] + table[1]\n",
    },
    "files that import each other": {
        "core.py": "from . import main\ndef g(x, n):\n"
        "    return x if n == 0 else main.f(x, n - 1)\n",
        "main.py": "from . import core\ndef f(x, n=3):\n    return x*core.g(x, n)\n",
    },
    "a part of a package that imports * of the file": {
        "__init__.py": "from .main import *\n",
        "consts.py": "k = 3.0\n",
        "main.py": "from . import consts\ndef f(x):\n    return consts.k*x**2\n",
    },
    "files that import * of each other": {
        "core.py": "from .main import *\ndef g(x):\n    return abs(x)**3\n",
        "main.py": "from .core import *\ndef f(x):\n    return g(x)\n",
    },
    "a name brought on": {
        "low.py": "def g(x):\n    return x**3\n",
        "core.py": "from .low import g\n",
        "main.py": "from .core import g\ndef f(x):\n    return g(x)\n",
    },
}


@pytest.fixture
def main(tmp_path, request, monkeypatch):
    """The path of main.py of a project, in a package of its own name."""
    package = f"linked{abs(hash(request.node.name)) % 10**12}"
    folder = tmp_path / package
    for name, text in {"__init__.py": "", **request.param}.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text.replace("PACKAGE", package))
    monkeypatch.syspath_prepend(tmp_path)
    yield folder / "main.py"
    for name in [n for n in sys.modules if n.partition(".")[0] == package]:
        del sys.modules[name]


@pytest.mark.parametrize("main", PROJECTS.values(), ids=PROJECTS, indirect=True)
def test_what_a_function_reaches_in_other_files_is_what_python_runs(main):
    f = importlib.import_module(f"{main.parent.name}.main").f
    x, h = 0.8, 1e-6
    program = calls.read(f"{main}:f")
    found = calls.gradient(program, {"x": x}, ("x",))
    assert found.value == pytest.approx(f(x), rel=1e-14)
    slope = (f(x + h) - f(x - h)) / (2 * h)
    assert found.gradients["x"] == pytest.approx(slope, rel=1e-8)


BROKEN = {"core.py": "\n\ndef g(x):\n    return nothing(x)\n",
          "main.py": "from .core import g\ndef f(x):\n    return g(x)\n"}  # fmt: skip
FAILING = {"core.py": '\ndef g(x):\n    raise ValueError("no")\n',
           "main.py": "from .core import g\ndef f(x):\n    return g(x)\n"}  # fmt: skip


@pytest.mark.parametrize("main", [BROKEN], ids=["unknown"], indirect=True)
def test_a_fault_is_shown_in_its_own_file(main):
    with pytest.raises(Diagnostic) as caught:
        calls.read(f"{main}:f")
    shown = render(caught.value, width=200)
    assert f"{main.parent / 'core.py'}:4:12" in shown and "return nothing(x)" in shown


@pytest.mark.parametrize("main", [FAILING], ids=["raised"], indirect=True)
def test_an_exception_is_shown_in_its_own_file(main):
    with pytest.raises(Diagnostic) as caught:
        calls.value(calls.read(f"{main}:f"), {"x": 1.0})
    assert f"{main.parent / 'core.py'}:3:5" in render(caught.value, width=200)


ON_PATH = {"main.py": "from besides import g\ndef f(x):\n    return g(x)\n"}


@pytest.mark.parametrize("main", [ON_PATH], ids=["path"], indirect=True)
def test_a_folder_of_pythonpath_is_looked_in(main, tmp_path, monkeypatch):
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "besides.py").write_text("def g(x):\n    return 3*x\n")
    with pytest.raises(Diagnostic):
        calls.read(f"{main}:f")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "other"))
    assert calls.value(calls.read(f"{main}:f"), {"x": 2.0}).value == 6.0


TEXTED = {"main.py": 'def f(x, kind="square"):\n    return x**2 if kind == "square" else x\n'}


@pytest.mark.parametrize("main", [TEXTED], ids=["text"], indirect=True)
def test_an_argument_whose_default_is_a_text_is_not_differentiated_by(main):
    program = calls.read(f"{main}:f")
    assert calls.gradient(program, {"x": 3.0}).gradients == {"x": 6.0}
    assert calls.rows(program, {"x": [3.0]}).columns == [[9.0], [6.0]]


ELSEWHERE = {"main.py": "from nowhere import g\ndef f(x):\n    return g(x)\n"}


@pytest.mark.parametrize("main", [ELSEWHERE], ids=["elsewhere"], indirect=True)
def test_what_is_no_file_of_the_project_is_refused(main):
    with pytest.raises(Diagnostic, match=r"import of 'nowhere\.g'"):
        calls.read(f"{main}:f")
