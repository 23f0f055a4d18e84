"""What nothing declares of a function's inputs: annotations and uses say what they are.

Each function is run by CPython, differentiated there by differences, and held to them by every
command: eval, grad, and what diff prints for gradcli and for Python.
"""

import subprocess
import sys
from copy import deepcopy
from pathlib import Path

import numpy as np
import printed
import pytest
from compiled import COMPILER, STRICT

from gradcli import calls
from gradcli.errors import Diagnostic
from gradcli.evaluator.run import run

HEAD = """
from collections.abc import Iterable, Sequence
from typing import List, Tuple, Union

import numpy as np
"""
FUNCTIONS = {
    "a list of whatever": (
        "def f(xs: list):\n    if not xs:\n        raise ValueError\n    return sum(xs)**2/len(xs)",
        {"xs": [1.0, 2.5, -0.5]},
    ),
    "a list that a function is given": (
        "def mean(v: list):\n    return sum(v)/len(v)\n\n"
        "def f(xs: list):\n    return sum((x - mean(xs))**2 for x in xs)",
        {"xs": [1.0, 2.5, -0.5]},
    ),
    "a list that is put in order": (
        "def f(xs: list):\n    ys = sorted(xs)\n    return ys[0]*ys[-1]**2",
        {"xs": [1.0, 2.5, -0.5]},
    ),
    "a matrix by its use": (
        "def f(m: list):\n    return m[0][0]*m[1][1] - m[0][1]*m[1][0]",
        {"m": [[1.0, 2.0], [3.0, 5.5]]},
    ),
    "a list of which only NumPy is asked": (
        "def f(xs: list):\n    return np.array(xs)**2",
        {"xs": [1.0, 2.5, -0.5]},
    ),
    "either kind of numbers": (
        "def f(xs: list[int | float]):\n    return max(xs)**2 - min(xs)",
        {"xs": [1.0, 2.5, -0.5]},
    ),
    "a union of numbers": (
        "def f(xs: List[Union[int, float]]):\n    return xs[0]*xs[1]",
        {"xs": [1.0, 2.5]},
    ),
    "a pair": (
        "def f(p: Tuple[float, float], q: tuple[float, float]):\n"
        "    (a, b), c = p, p + q\n    return a*b**2 + c[3]*c[0]",
        {"p": (1.0, 2.5), "q": (0.5, 3.0)},
    ),
    "a pair of which a generator makes others": (
        "def f(p: Tuple[float, float, float], q: tuple[float, float, float]):\n"
        "    dx, dy, dz = (a - b for a, b in zip(p, q))\n    return dx*dy**2/dz + len(p)*p[1]",
        {"p": (1.0, 2.5, 4.0), "q": (0.5, 3.0, 1.5)},
    ),
    "pairs": (
        "def f(points: list[tuple[float, float]]):\n    t = 0.0\n"
        "    for i, (x, y) in enumerate(points):\n        a, b = points[(i + 1) % len(points)]\n"
        "        t += x*b**2 - a*y\n    return t*points[0][1]",
        {"points": [(1.0, 2.5), (0.5, 3.0), (1.5, 1.0)]},
    ),
    "pairs in a tuple": (
        "def f(box: tuple[tuple[float, float], tuple[float, float]]):\n"
        "    (x0, y0), (x1, y1) = box\n    return (x1 - x0)*(y1 - y0)",
        {"box": ((1.0, 2.5), (0.5, 3.0))},
    ),
    "a number whose shape is asked": (
        "def rows(x):\n    x = np.asanyarray(x)\n    if len(x.shape) == 0:\n"
        "        return x.reshape(1)\n    return x\n\n"
        "def f(s: float, t: float):\n    return np.sum(rows(s)*rows(t)**2)",
        {"s": 1.5, "t": 0.5},
    ),
    "a tuple of any length": (
        "def f(p: tuple[float, ...], q: tuple[float, ...]):\n"
        "    return sum(abs(a - b) for a, b in zip(p, q, strict=True))",
        {"p": (1.0, 2.5), "q": (0.5, 3.0)},
    ),
    "what is gone through": (
        "def f(xs: Iterable[float]):\n    t = 1.0\n    for x in xs:\n        t = t*x + x\n"
        "    return t",
        {"xs": [1.0, 2.5, -0.5]},
    ),
    "rows": (
        "def f(m: Sequence[Sequence[float]]):\n    return m[0][1]*m[1][0] + m[1][1]*len(m)",
        {"m": [[1.0, 2.0], [3.0, 5.5]]},
    ),
    "rows that are gone through": (
        "def f(m: list[list[float]]):\n    s = 0.0\n    for row in m:\n        for v in row:\n"
        "            s = s*0.5 + v**2\n    return s",
        {"m": [[1.0, 2.0], [3.0, 5.5], [0.5, 0.25]]},
    ),
    "a product of matrices": (
        "def f(a: list[list[float]], b: list[list[float]]):\n    n = range(len(b))\n"
        "    c = [[sum(row[k]*b[k][j] for k in n) for j in range(len(b[0]))] for row in a]\n"
        "    return c[0][0]*c[1][2]",
        {"a": [[1.0, 2.0], [3.0, 5.5]], "b": [[0.5, 1.5, 2.0], [3.0, 1.0, 4.0]]},
    ),
    "rows that are written to": (
        "def f(m: List[List[float]]):\n    for i in range(len(m)):\n        m[i][0] *= m[i][1]\n"
        "    a, b = m[0]\n    return a*b + m[1][0]",
        {"m": [[1.0, 2.0], [3.0, 5.5]]},
    ),
    "lists that are joined": (
        "def f(u: list[float], m: list[list[float]]):\n    w = u + m[1]\n"
        "    return w[0]*w[2] + len(w)*w[1]",
        {"u": [0.5, 0.75], "m": [[1.0, 2.0], [3.0, 5.5]]},
    ),
    "an array that tuples write out": (
        "def f(t):\n    c, s = np.cos(t), np.sin(t)\n    return np.array(((c, -s), (s, c)))**3",
        {"t": 0.75},
    ),
    "what may be an array, and is not written to": (
        "def f(t, p):\n    t, p = list(map(np.asanyarray, (t, p)))\n    s = t**2\n    s += p\n"
        "    return s*t",
        {"t": 0.75, "p": 1.25},
    ),
    "an array that is written to": (
        "def f(x):\n    y = np.asarray(x, dtype=float)\n    y = y*1.0\n    y[0] = 2*y[1]\n"
        "    return y.sum()*y[0]",
        {"x": np.array([1.0, 2.5, -0.5])},
    ),
    "a text that is compared": (
        "def f(flag, S, K):\n    if flag == 'c':\n        return max(S - K, 0)*S\n"
        "    elif flag in ('p', 'put'):\n        return max(K - S, 0)*K\n    return S*K",
        {"flag": "put", "S": 3.0, "K": 4.5},
    ),
    "a text that is given on": (
        "def sign(kind):\n    return 1.0 if kind.lower().startswith('c') else -2.0\n\n"
        "def price(kind, S):\n    kind = kind.strip()\n    return S**2*sign(kind)\n\n"
        "def f(S, kind):\n    g = lambda flag, x: price(flag, x)\n"
        "    return g(kind, S + 1) - g(kind, S)",
        {"S": 3.0, "kind": " Call"},
    ),
    "a text that is a key": (
        "UNITS = {'m': 1.0, 'km': 1000.0}\n\n"
        "def f(x, unit, power: str):\n    if unit not in UNITS:\n"
        "        raise ValueError(f'no {unit}')\n"
        "    return x*UNITS[unit]**{'a': 1.0, 'b': 2.0}.get(power, x)",
        {"x": 1.5, "unit": "km", "power": "b"},
    ),
    "two texts at once": (
        "def f(t, a, b):\n    a, b = a.upper(), b.upper()\n    if a == 'F':\n"
        "        t = (t - 32)/1.8\n    return t**2 if b == 'K' else t*1.8",
        {"t": 3.0, "a": "f", "b": "k"},
    ),
    "a text in a loop": (
        "def f(xs: list, how):\n    t = 1.0\n    for x in xs:\n"
        "        t = t*x + (t**2 if how != 'sum' else x)\n    return t",
        {"xs": [1.0, 2.5, -0.5], "how": "max"},
    ),
    "an array, or made one": (
        "def f(x):\n    if not isinstance(x, np.ndarray):\n        x = np.array(x)\n"
        "    return np.mean(x**2)*x",
        {"x": np.array([1.0, 2.5, -0.5])},
    ),
    "a number or an array, of which a number is given": (
        "def f(x, y):\n    if np.isscalar(x) and not hasattr(y, '__len__'):\n"
        "        return x**2*y\n"
        "    return sum(x)*len(y)",
        {"x": 1.5, "y": 2.0},
    ),
    "a list or a number, of which a list is given": (
        "def f(v, w):\n    v = [v] if isinstance(v, (int, float, np.number)) else v\n"
        "    return sum(a*b**2 for a, b in zip(v, w))",
        {"v": [1.0, 2.0], "w": [0.5, 3.0]},
    ),
    "a number that may be whole": (
        "def f(x):\n    if isinstance(x, float) or isinstance(x, int):\n        return x**3\n"
        "    return x if type(x) is list else 2*x",
        {"x": 1.5},
    ),
    "an array by its annotation, which is asked for": (
        "def f(x: np.ndarray):\n    if isinstance(x, (np.ndarray, list)) and hasattr(x, 'sum'):\n"
        "        return x.sum()**2\n    return x",
        {"x": np.array([1.0, 2.5, -0.5])},
    ),
    "an array under another name": (
        "def f(x):\n    y = np.asarray(x)\n    y[0] = y[1]**2\n    return x[0]*x[2] + y[1]",
        {"x": np.array([1.0, 2.5, -0.5])},
    ),
}


def numbers(value) -> list[float]:
    if isinstance(value, (list, tuple)):
        return [x for item in value for x in numbers(item)]
    return [float(x) for x in np.ravel(value)]


def moved(value, k: int, step: float):
    """`value` with its k-th number moved, of the same types."""
    flat = numbers(value)
    flat[k] += step
    array = np.reshape(flat, np.shape(value))
    if isinstance(value, np.ndarray):
        return array
    return type(value)(array.tolist() if np.ndim(value) else array)


def slopes(f, point: dict, name: str) -> list[float]:
    """The derivatives of the sum of f by the numbers of an input, by differences."""
    found = []
    for k in range(np.size(point[name])):
        ends = [f(**deepcopy(point | {name: moved(point[name], k, h)})) for h in (1e-6, -1e-6)]
        found.append((sum(numbers(ends[0])) - sum(numbers(ends[1]))) / 2e-6)
    return found


def by_each(found, names: list[str], point: dict) -> list[float]:
    parts = found if len(names) > 1 else [found]
    return [
        v for x, n in zip(parts, names) for v in numbers(np.broadcast_to(x, np.shape(point[n])))
    ]


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_is_what_cpython_makes_of_it(name, tmp_path):
    text, point = FUNCTIONS[name]
    path: Path = tmp_path / "wild.py"
    path.write_text(f"{HEAD}\n\n{text}\n")
    of_python: dict = {}
    exec(compile(path.read_text(), path, "exec"), of_python)
    f = of_python["f"]
    reals = [n for n, x in point.items() if type(x) is not str]
    want = [x for n in reals for x in slopes(f, point, n)]
    value = sum(numbers(f(**deepcopy(point))))

    wanted = pytest.approx(want, rel=1e-6, abs=1e-6)

    def read():
        return calls.read(f"{path}:f", tuple(point))

    assert sum(numbers(calls.value(read(), deepcopy(point)).value)) == pytest.approx(value)
    grad = calls.gradient(read(), deepcopy(point), tuple(reals)).gradients
    assert [v for n in reals for v in numbers(grad[n])] == wanted
    program = calls.program(calls.diff(read()))
    values = run(program, deepcopy({n: point[n] for n in program.inputs}), write=print).values
    found = values[0] if len(values) == 1 else tuple(values)
    assert by_each(found, reals, point) == wanted
    call = printed.function(calls.diff(read(), to="python"))
    takes = [n for n in call.__annotations__ if n != "return"]
    given = {n: np.array(x) if np.ndim(x) else x for n, x in deepcopy(point).items() if n in takes}
    assert by_each(call(**given), reals, point) == wanted


def test_asarray_of_a_list_is_another_array():
    text = "x = [1.0, 2.0]\ny = np.asarray(x)\ny[0] = 5*x[1]\nx[0]*3 + y[0]"
    found = run(calls.program(calls.diff(calls.program(text))), {}, write=print).values[0]
    assert numbers(found) == numbers(calls.gradient(calls.program(text), {})["x"]) == [3.0, 5.0]


TWO_WAYS = [
    "isinstance(x, (int, float))", "np.isscalar(x)", "not hasattr(x, 'shape')", "type(x) != list",
    "not isinstance(x, (list, np.ndarray))",
]  # fmt: skip


@pytest.mark.parametrize("test", TWO_WAYS)
def test_what_is_taken_for_a_number_by_a_test_is_declared_one(test, tmp_path):
    (path := tmp_path / "f.py").write_text(
        f"import numpy as np\ndef f(x):\n    if {test}:\n        return x**2\n    return x*2\n"
    )
    program = calls.program(calls.diff(calls.read(f"{path}:f")))
    assert numbers(run(program, {"x": 3.0}, write=print).values[0]) == [6.0]
    with pytest.raises(Diagnostic, match="'x' is declared as one number"):
        run(program, {"x": np.array([3.0, 1.0])}, write=print)


MAY_BE_EITHER = "def f(x, p):\n    if p == 'inf':\n        return x\n    return x**p\n"


def test_what_may_be_a_number_too_is_no_text(tmp_path):
    (path := tmp_path / "f.py").write_text(MAY_BE_EITHER)
    found = calls.gradient(calls.read(f"{path}:f"), {"x": 3.0, "p": 2.0}).gradients
    assert found["p"] == pytest.approx(9 * np.log(3))
    with pytest.raises(Diagnostic, match="a comparison of a text with what may be an input"):
        calls.diff(calls.read(f"{path}:f"))


def test_a_program_declares_its_texts():
    text = 'mode: str\nx^3 if mode == "cube" else x'
    assert calls.value(calls.program(text), {"mode": "cube", "x": 2.0}).value == 8.0
    program = calls.program(text)
    with pytest.raises(Diagnostic, match="'mode' is declared str, and has no derivative"):
        program.check_wrt(("mode",))
    assert "mode: str\n" in calls.diff(program)
    (inner,) = {n for n, given in calls.program(calls.diff(program)).inputs.items() if n != "x"}
    assert calls.program(calls.diff(program)).inputs[inner].kind == "str"


@pytest.mark.parametrize("to", ["rust", "js", "julia", "jax"])
def test_what_has_no_form_for_a_text_says_so(to):
    program = calls.program('x^3 if mode == "cube" else x')
    with pytest.raises(Diagnostic, match=r"mode.*a text among the inputs"):
        calls.diff(program, to=to)


TESTED = """
def f(x, unit, how):
    if unit in ("c", "say \\"50%?\\" \\\\ é"):
        return x**3
    return x if how.startswith("ma") else x**2
"""


@pytest.mark.parametrize("to", ["c", "python"])
def test_a_file_tests_itself_at_texts(to, tmp_path):
    (path := tmp_path / "f.py").write_text(TESTED)
    text = calls.diff(calls.read(f"{path}:f"), to=to, self_test=True)
    (made := tmp_path / f"made.{to}").write_text(text)
    command = [sys.executable, made]
    if to == "c":
        command = [tmp_path / "made"]
        subprocess.run([COMPILER, *STRICT, "-x", "c", made, "-o", *command, "-lm"], check=True)
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == "ok: f_dx agrees at 3 points\n"


def test_a_text_of_which_c_has_no_method_is_refused_by_name(tmp_path):
    (path := tmp_path / "f.py").write_text(TESTED.replace("how.starts", "how.lower().starts"))
    with pytest.raises(Diagnostic, match="the method lower has no form in C"):
        calls.diff(calls.read(f"{path}:f"), to="c")


def test_a_text_is_shown_in_a_formula():
    program = calls.program('x^3 if mode == "50%" else x')
    assert r"\mathrm{mode} = \text{50\%}" in calls.diff(program, to="latex")


def test_an_input_with_the_name_of_a_constant_is_never_the_constant(tmp_path):
    file = tmp_path / "orbit.py"
    file.write_text("def f(E, e):\n    return E*e if e.ndim == 0 else E[0]*e[0]\n")
    program = calls.read(f"{file}:f")
    with pytest.raises(Diagnostic, match="an input 'e' that may be a number or an array") as found:
        calls.diff(program, ("E",))
    assert "'e: float[3]'" in found.value.help
    declared = calls.read(f"{file}:f", declare={"e": "float[3]", "E": "float[3]"})
    printed = calls.program(calls.diff(declared, ("E",)))
    point = {"e": np.array([0.25, 2.0, 3.0])}
    assert list(calls.value(printed, point | {"E": np.ones(3)}).value) == [0.25, 0.0, 0.0]
