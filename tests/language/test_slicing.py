"""FILE:FUNC reads what the function reaches, and leaves the rest of a file alone."""

import ast
import importlib.util
from pathlib import Path

import pytest

from gradcli import calls
from gradcli.errors import Diagnostic, Source
from gradcli.language.names.entry_point import function_of
from gradcli.language.names.outline import outline


def function(text: str, name: str = "f", file: str = "file.py"):
    return function_of(Source(text, file), name)


def value(text: str, x: float = 3.0, name: str = "f") -> float:
    return calls.value(function(text, name), {"x": x}).value


def error(text: str, name: str = "f", file: str = "file.py") -> Diagnostic:
    with pytest.raises(Diagnostic) as caught:
        function(text, name, file)
    return caught.value


# What stands in files that Python runs, and no function of numbers reaches.
UNREACHED = """
import os, sys, argparse
from __future__ import annotations
from typing import Callable, TypeVar as TV
from maths.basic import (prime_factors,
    greatest as best)
import collections.abc
from pylab import *
@dataclass(frozen=True)
@final
class Point[T](Base, metaclass=Meta):
    x: float = 0.0
    def norm(self, *, p=2): return yield_from(self)
class Empty: ...
async def fetch(url, /, *rest, **others): return await get(*rest)
def count(n):
    global total, seen
    total += 1; yield from range(n)
def generic[T: int](v: T) -> T: return (y := v)
@decorator(lambda f: f)
def decorated(*args): print(*args, sep="")
type Vector = list[float]
match command.split():
    case [action]: pass
    case {"x": x, **rest} if x: pass
while (line := input()) != "": data[line] = {*line}
data = {1, 2} | {k for k in range(3)}; more = (k for k in data)
first, *rest = [*range(3)]
x.y: int = 3
text = b"bytes" rb'\\'
for item in data: item
else: print("no break")
try: pass
except* ValueError: pass
with open("f") as file, lock: file.write(f"{rest!r:>{width}}")
lambda *a: a
assert isinstance(rest, list), rest
raise SystemExit
del rest
nonlocal_ = not_in = 0x_ff, 1_000, 1e5j, 5 if 1else 2
print("def f(x): return", '''def f(x):
    return "''' "\\"", "a#b")  # def f(x): (
unclosed = (1, [2,
def last(): return await_
if __name__ == "__main__":
    f = None
    import doctest; doctest.testmod()
elif 1: f = 3
else: f = 4
"""
FUNCTION = "def f(x):\n    '''>>> f(3)\n    9\n    '''\n    return x*x\n"


def blocks(text: str) -> list[str]:
    """The statements of a text, a compound one with all its lines."""
    return [text[slice(*part.span)] + "\n" for part in outline(text)]


def test_what_a_function_does_not_reach_may_be_any_python():
    """Each statement alone, before and behind the function, and all of them at once."""
    alone = blocks(UNREACHED)
    assert len(alone) > 30
    for text in (*alone, UNREACHED):
        assert value(text + FUNCTION) == value(FUNCTION + text) == 9.0, text
        assert value((text + FUNCTION).replace("\n", "\r\n").replace("\r\n", "\n")) == 9.0


def bound_at_the_top(node: ast.stmt) -> set[str]:
    """The names that a statement of the top level gives a value, by CPython's tree."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.AsyncFunctionDef)):
        return {node.name}
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        return {(a.asname or a.name.partition(".")[0]) for a in node.names} - {"*"}
    parts = [part for part in ast.walk(node) if not isinstance(part, ast.comprehension)]
    local = {
        n for c in ast.walk(node) if isinstance(c, ast.comprehension) for n in ast.walk(c.target)
    }
    names = [n for n in parts if isinstance(n, ast.Name) and n not in local]
    return {n.id for n in names if isinstance(n.ctx, ast.Store)}


def test_the_outline_of_modules_of_python_is_that_of_their_trees():
    """Where each statement begins, and no name that it binds is missing."""
    for name in (
        "statistics",
        "fractions",
        "typing",
        "enum",
        "colorsys",
        "bisect",
        "random",
        "ssl",
    ):
        text = Path(importlib.util.find_spec(name).origin).read_text("utf-8")
        tree, source = ast.parse(text).body, Source(text)
        found = outline(text)
        first = [
            min([d.lineno for d in getattr(n, "decorator_list", ())], default=n.lineno)
            for n in tree
        ]
        lines = [source.position(part.span[0])[0] for part in found]
        assert sorted({*lines}) == sorted({*first}), name
        bound = set().union(*(part.binds for part in found))
        assert set().union(*map(bound_at_the_top, tree)) <= bound, name


def test_annotations_of_any_form_are_left_alone():
    text = (
        "def f(x: 'Number', k: Callable[..., list[float] | None] = 2.0, n: Final = 1) -> -{1: 2}:\n"
        "    y: list[dict[str, float]] = [x*k]\n    z: 'float'\n    if n: w: float = 1\n"
        "    for i in range(2):\n        y[0]: int = y[0] + 1; t: Any = {1: 2}\n"
        "    return sum(y)\n"
    ).replace("        y[0]: int = y[0] + 1", "        s: int = y[0] + 1; y[0] = s")
    text = text.replace("    if n: w: float = 1\n", "").replace("-{1: 2}", "tuple[float, ...]")
    assert value(text) == 8.0
    assert value("G: Final[float] = 2.0\nH: dict[str, int]\ndef f(x):\n    return G*x\n") == 6.0


# Each gives 3*2 + 1 at 3: what the function's value hangs on is found, however it is written.
REACHED = [
    "k = 2\ndef f(x): return x*k + 1",
    "k = 1; k += 1\ndef f(x): return x*k + 1",
    "k = [0, 0]\nk[1] = 2\ndef f(x): return x*k[1] + 1",
    "k = []\nfor i in range(3):\n    k.append(i)\ndef f(x): return x*k[2] + 1",
    "k = []\nfor i in range(3): k.append(i)\nelse_ = k\ndef f(x): return x*else_[2] + 1",
    "k = [0]\ndef fill(v): k[0] = v\nfill(2)\ndef f(x): return x*k[0] + 1",
    "k = [0]\ndef fill(v): v[0] = 2\nfill(k)\ndef f(x): return x*k[0] + 1",
    "k = []\ndef inner(v): v.append(2)\ndef fill(v): inner(v)\nt = fill(k)\n"
    "def f(x): return x*k[0] + 1",
    "k = []\ndef inner(): k.append(2)\ndef main():\n    inner()\nmain()\n"
    "def f(x): return x*k[0] + 1",
    "def f(x): return g(x) + 1\ndef h(x): return 2*x\ndef g(x):\n    return h(x)",
    "if True:\n    k = 1\nelse:\n    k = 3\nk = k + 1\ndef f(x): return x*k + 1",
    "try:\n    k = 2\nexcept ValueError:\n    k = 3\ndef f(x): return x*k + 1",
    "(a, k), c = (1, 2), 3\ndef f(x): return x*k + 1",
    "for k in range(3):\n    pass\ndef f(x): return x*k + 1",
    "import math as m\nfrom math import sqrt as root\ndef f(x): return root(m.pow(2*x, 2)) + 1",
    "def f(x):\n    from math import sqrt\n    return sqrt((2*x)**2) + 1",
    "try:\n    import numpy as np\nexcept ImportError:\n    np = None\n"
    "def f(x): return np.add(2*x, 1)",
    "def f(x, g=lambda t: 2*t): return g(x) + 1",
    "f = lambda x: 2*x + 1",
    "k = 2\nf: Callable = lambda x, c=1: k*x + c",
    "if True:\n    def f(x): return 2*x + 1\n",
    "class A: pass\n\ndef f(x):\n    A = 2\n    return A*x + 1",
    "def f(x):\n    def rest(t): return t\n    return rest(2*x) + 1\ndef rest(*a): yield a",
    "k = (\n2\n)\nt = k; u = \\\nt\ndef f(x): return x*u + 1",
    # a list or an array is changed by another of its names, or by a function that is given it
    "k = [0]\nu = k\nu[0] = 2\ndef f(x): return x*k[0] + 1",
    "k = u = [0]\nw = u\nw[0] = 2\ndef f(x): return x*k[0] + 1",
    "k = [[0]]\nrow = k[0]\nrow[0] = 2\ndef f(x): return x*k[0][0] + 1",
    "k = [[0]]\nfor i, row in enumerate(k):\n    row[i] = 2\ndef f(x): return x*k[0][0] + 1",
    "k = [0]\nd = {'a': k}\nd['a'][0] = 2\ndef f(x): return x*k[0] + 1",
    "from numpy import zeros\nk = zeros((2, 1))\nu = k.T\nu[0, 1] = 2\n"
    "def f(x): return x*k[1, 0] + 1",
    "import numpy as np\nk = np.zeros(1)\nu = np.asarray(k)\nu += 2\ndef f(x): return x*k[0] + 1",
    "k = [0]\ndef setup(v): v[0] = 2\nsetup(k)\ndef f(x): return x*k[0] + 1",
    "k = [0]\nu = k\ndef inner(v):\n    w = v\n    w[0] = 2\ndef setup(v): inner(v)\nsetup(u)\n"
    "def f(x): return x*k[0] + 1",
    "import numpy as np\nk = np.ones(1)\ndef setup(v): v += 1\nsetup(k)\n"
    "def f(x): return x*k[0] + 1",
    "k = [0, 2]\ndef setup(v):\n    del v[0]\nsetup(k)\ndef f(x): return x*k[0] + 1",
    "k = []\nput_in = lambda v: v.append(2)\nput_in(k)\ndef f(x): return x*k[0] + 1",
    "\tk = 2\n\tdef f(x):\n\t\tif x:\n\t\t\treturn k*x + 1\n\t\telse:\n\t\t\treturn 0",
]


@pytest.mark.parametrize("text", REACHED)
def test_what_a_function_depends_on_is_read(text):
    assert value(text) == 7.0
    if text[0] != "\t":
        assert value(UNREACHED + text) == value(text + "\n" + UNREACHED) == 7.0


def test_what_another_library_makes_of_a_value_is_not_read():
    rest = "k = [2]\ndf = pd.DataFrame(k)\ndf['a'] = 3\nplt.plot(k)\nm = k[0]*df\nm['b'] = 4\n"
    assert value(rest + "def f(x): return x*k[0] + 1") == 7.0


SAID = """__all__: list[str] = ["f", "K"]
__all__ += ["g"]
__version__ = "1.2"
K = 3.0
K.name = "the factor"
def g(x):
    return K*x
g.__doc__ = '''
y = 2
'''
if K > 2:
    g.__doc__ += "more"
    g.unit.text = "m"
"""


def test_what_a_module_says_of_itself_is_left_out():
    assert value(SAID + "def f(x): return g(x)") == 9.0
    for read in ("len(__version__)", "K.name", "g.unit"):
        found = error(SAID + f"def f(x): return g(x)*{read}")
        assert read.rpartition("(")[2].strip(")").rpartition(".")[2] in found.message
    assert (
        "cannot assign to the attribute"
        in error("K = [1.0, 2]\nK.shape = (2, 1)\ndef f(x): return K").message
    )


def test_what_is_refused_is_said_at_its_place():
    cases = {
        "import os\n\ndef f(x):\n    return os.cpu_count()*x\n": (4, "'.cpu_count'"),
        "import time\n\ndef f(x):\n    return time.time()*x\n": (1, "import of 'time'"),
        "def f(x):\n    global x\n    return k*x\n": (2, "declared global"),
        "def f(x):\n    return C(x)\n\n@dataclass\nclass C:\n    x: float\n": (5, "'class'"),
        "k = []\ndef g():\n    await k.pop()\nt = g()\ndef f(x):\n    return k\n": (3, "'await'"),
        "def f(x):\n    return x ^ 2\n": (2, "'^' is an exclusive or in Python"),
        "def f(x):\n    x ^= 2\n    return x\n": (2, "'^' is an exclusive or in Python"),
        "def f(x):\n    return (x\n\ndef g(x):\n    return 1\n": (2, "expected ')'"),
        "k = zeros((2, 2))\nnp.fill_diagonal(k, 2)\ndef f(x):\n    return k\n": (2, "'np"),
        "class A: pass\ndef f(x):\n    return 2 x\n": (3, "expected an operator"),
    }
    for text, (line, words) in cases.items():
        found = error(text)
        assert words in found.message and found.source.position(found.span[0])[0] == line, text
    assert calls.value(function("def f(x): return x^2", file="f.expr"), {"x": 3.0}).value == 9.0


def test_all_errors_of_what_is_reached_are_raised_with_the_first():
    text = "class A: pass\ndef g(t):\n    y = 3t\n    return y!\ndef h(t): await t\n"
    for calling, want in (("g(x) + A()", [1, 3, 4]), ("g(x) + 2x", [6]), ("h(x)", [5])):
        found = error(f"{text}def f(x): return {calling}\n")
        lines = [e.source.position(e.span[0])[0] for e in (found, *found.others)]
        assert lines == want and not any(e.others for e in found.others)


def test_a_function_that_a_file_lacks_is_named_without_reading_the_file():
    found = error("class A: pass\nasync def h(): await h()\ndef energy(x): return x\n", "enrgy")
    assert found.code == "E0007" and "'energy'" in found.help
    assert "it defines none" in error("class f: pass", "g").help


def test_a_lambda_is_a_function_of_its_file(tmp_path):
    file = tmp_path / "file.py"
    file.write_text("import os\nk = 2.0\nN = lambda r, s=1.0: k*r**2 + s\n")
    of = calls.read(f"{file}:N")
    assert list(of.inputs) == ["r", "s", "k"]
    assert calls.gradient(of, {"r": 3.0}, ("r", "s")).gradients == {"r": 12.0, "s": 1.0}
    assert "def N(" in calls.emit(of, "python") and calls.diff(of, ("r",), to="python")
    with pytest.raises(Diagnostic, match="'N' is a function") as caught:
        of.check_of(("N",))
    assert caught.value.span == (18, 19)


def test_a_function_is_simplified_without_the_rest_of_its_file():
    text = "class A: pass\nk = 2.0\ndef g(x):\n    return (x + x)*k + 0\n"
    shorter = "k = 2.0\ndef g(x):\n    return 2*x*k\ng(x)\n"
    assert calls.simplify(function(text, "g")) == (shorter, [])
