"""Functions of files as their authors wrote them, held to CPython and differences of it."""

from copy import deepcopy

import numpy as np
import pytest
from deadline import within

from gradcli import calls
from gradcli.errors import Diagnostic

# text, with a function f, and a point
FUNCTIONS = {
    "a text as an argument": (
        "def f(flag, x):\n    if flag == 'call':\n        return x**2\n    return -x\n",
        {"flag": "call", "x": 1.5},
    ),
    "another text": (
        "def f(flag, x):\n    return {'c': 1.0, 'p': -1.0}[flag]*x**3\n",
        {"flag": "p", "x": 1.5},
    ),
    "a function of a library under another name": (
        "from scipy.stats import norm\nimport numpy as np\nN = norm.cdf\n"
        "def f(x):\n    h = np.sin\n    return N(x)*h(x)\n",
        {"x": 0.7},
    ),
    "a type of elements that is a parameter": (
        "import numpy as np\ndef g(x, dtype=None):\n"
        "    return np.array([[1.0, x], [0.0, -x]], dtype=dtype)\n"
        "def f(x):\n    return np.sum(g(x)**2*g(x, dtype=np.float64))\n",
        {"x": 0.7},
    ),
    "SciPy's constants": (
        "import scipy.constants as const\nfrom scipy.constants import c, Stefan_Boltzmann as s\n"
        "def f(x):\n    return const.R*x**2 + c*s*x\n",
        {"x": 0.7},
    ),
    "what is left of the arguments, and by name": (
        "def g(a, *rest, k=1.0):\n    t = a\n    for r in rest:\n        t = t*r + k\n"
        "    return t + len(rest)\ndef f(x, y, *, z=2.0):\n    m = [[x, y], [y, x]]\n"
        "    products = sum(a*b for a, b in zip(*m))\n"
        "    return g(x, *[y, x], k=z) + g(y) + max(*(x, y)) + products\n",
        {"x": 0.7, "y": 1.2, "z": 0.4},
    ),
    "a function that is given its arguments": (
        "def newton(f, x, args=()):\n    for _ in range(6):\n"
        "        x = x - f(x, *args)/(f(x + 0.5, *args) - f(x - 0.5, *args))\n    return x\n"
        "def f(x, y):\n    return newton(lambda t, a, b: t*t*a - b, x, (x, y))\n",
        {"x": 0.7, "y": 1.2},
    ),
    "an argument without a value of its own": (
        "def f(x, y=None, z=None, w='a'):\n    if z is not None:\n        x = x*z\n"
        "    return x*y**2 if y is not None else x\n",
        {"x": 0.7, "y": 1.2},
    ),
    "a list, which is one": (
        "def f(m: list[list[float]], v: list, k: int = 1):\n    if not v:\n        return 0.0\n"
        "    rest = m[:k] + m[k + 1 :]\n    v += v\n    return rest[0][0]*sum(v) + len(v)\n",
        {"m": [[1.0, 2.0], [3.0, 4.0]], "v": [0.5, 0.7]},
    ),
    "clip with one bound": (
        "import numpy as np\ndef f(x, y):\n    v = np.array([x, -2*x, y])\n"
        "    return np.sum(np.clip(v, None, 1)*v + np.clip(v, 0, None))"
        " + np.clip(x*y, None, a_max=0.5)\n",
        {"x": 0.7, "y": 1.2},
    ),
    "clip by its bounds' names": (
        "import numpy as np\ndef f(x, y):\n    v = np.array([x, -2*x, y])\n"
        "    return np.sum(v*v.clip(None, 1) + np.clip(v, a_min=x*y, a_max=1.0)*v)\n",
        {"x": 0.7, "y": 1.3},
    ),
    "a sum and a mean where a mask is true": (
        "import numpy as np\ndef f(x, y):\n    v = np.array([x, -2*x, y])\n"
        "    return np.sum(v**2, where=v > 0, initial=x*y) * np.mean(v*y, where=v < 1)\n",
        {"x": 0.7, "y": 1.2},
    ),
    "the largest and the least where a mask is true": (
        "import numpy as np\ndef f(x, y):\n    v = np.array([[x, -2*x], [y, x*y]])\n"
        "    high = np.max(v, axis=0, where=v < 1, initial=-x)\n"
        "    return np.sum(high**2) * np.min(v, where=v > 0, initial=5.0)"
        " * np.max(v, initial=3*y)\n",
        {"x": 0.7, "y": 1.2},
    ),
    "Gauss's rules": (
        "import numpy as np\nfrom numpy.polynomial.hermite import hermgauss\ndef f(x, y):\n"
        "    p, w = np.polynomial.legendre.leggauss(4)\n    q, v = hermgauss(3)\n"
        "    r, u = np.polynomial.laguerre.laggauss(deg=2)\n"
        "    return np.sum(w*np.exp(x*p))*np.sum(v*q**2*y) + np.sum(u*np.sin(r*x))\n",
        {"x": 0.7, "y": 1.2},
    ),
    "asarray of reals, of what nobody writes to": (
        "import numpy as np\ndef f(x, y):\n    x = np.asarray(x, dtype=float)\n"
        "    y = np.asarray(y, dtype=np.float64)\n    return np.sqrt(np.mean((x - y)**2))*y\n",
        {"x": 0.7, "y": 1.2},
    ),
    "asarray of what nobody writes to": (
        "import numpy as np\ndef f(x, y):\n    x, y = list(map(np.asanyarray, (x, y)))\n"
        "    return np.sum(np.asarray(x)*y**2)\n",
        {"x": 0.7, "y": 1.2},
    ),
}


@pytest.fixture
def read(tmp_path):
    def read(text, bound=()):
        (tmp_path / "f.py").write_text(text)
        return calls.read(f"{tmp_path / 'f.py'}:f", bound)

    return read


def slopes(f, point: dict) -> dict[str, float]:
    """The derivatives by each real argument, or list of them, by central differences."""

    def slope(name, put, x, h=1e-6):
        high, low = (f(**{**deepcopy(point), name: put(x + d)}) for d in (h, -h))
        return (high - low) / (2 * h)

    def each(name, put, x):
        if type(x) is float:
            return slope(name, put, x)
        parts = [lambda y, i=i: put([*x[:i], y, *x[i + 1 :]]) for i in range(len(x))]
        return [each(name, part, y) for part, y in zip(parts, x)]

    return {n: each(n, lambda y: y, x) for n, x in point.items() if type(x) is not str}


@pytest.mark.parametrize(("text", "point"), FUNCTIONS.values(), ids=FUNCTIONS)
def test_a_function_is_what_python_makes_of_it(read, text, point):
    space: dict = {}
    exec(text, space)
    f = space["f"]
    want = slopes(f, point)
    result = calls.gradient(read(text, tuple(point)), point, tuple(want))
    assert result.value == pytest.approx(f(**deepcopy(point)), rel=1e-12)
    for name in want:
        assert np.ravel(result.gradients[name]) == pytest.approx(np.ravel(want[name]), rel=1e-7)
    if all(type(x) is float for x in point.values()):
        made: dict = {}
        exec(calls.diff(read(text), tuple(want), to="python", name="df"), made)
        found = made["df"](**point)
        assert found == pytest.approx(
            tuple(want.values()) if len(want) > 1 else want["x"], rel=1e-7
        )


def test_a_text_has_no_derivative(read):
    text, point = FUNCTIONS["a text as an argument"]
    with pytest.raises(Diagnostic, match="'flag' is a text, which it is compared with"):
        calls.gradient(read(text), point, ("flag",))


def test_elsewhere_a_text_is_no_value_of_an_input():
    with pytest.raises(Diagnostic, match="takes numbers"):
        calls.value(calls.program("2*x"), {"x": "c"})


@pytest.mark.parametrize("said", ["np.ndarray", "npt.NDArray[np.float64]", "'np.ndarray'"])
@pytest.mark.parametrize("body", ["np.exp(a*v)", "v*a**2 if a > 0 else v"])
def test_what_is_annotated_as_an_array_is_one_of_unknown_axes(read, said, body):
    text = f"import numpy as np\nimport numpy.typing as npt\ndef f(v: {said}, a):\n"
    text += f"    return {body}\n"
    space: dict = {}
    exec(text, space)
    made: dict = {}
    exec(calls.diff(read(text), ("a", "v"), to="python", name="df"), made)
    for v in (np.array([0.5, -0.3, 0.2]), np.array([[0.5], [0.1]])):
        by_a, by_v = made["df"](v, 0.7)
        want = np.sum(space["f"](v, 0.7 + 1e-6) - space["f"](v, 0.7 - 1e-6)) / 2e-6
        assert np.shape(by_a) == () and by_a == pytest.approx(want, rel=1e-7)
        assert np.shape(by_v) == v.shape
    result = calls.gradient(read(text, ("v", "a")), {"v": 0.5, "a": 0.7}, ("a",))  # of a number too
    want = (space["f"](0.5, 0.7 + 1e-6) - space["f"](0.5, 0.7 - 1e-6)) / 2e-6
    assert result.gradients["a"] == pytest.approx(want, rel=1e-7)


def test_a_dict_is_no_input_and_what_to_write_is_said():
    program = calls.program("def f(d):\n    return d['a']*x\nf(d)")
    for call in (calls.value, calls.gradient):
        with pytest.raises(Diagnostic, match="'d' takes numbers, not a dict of 1") as caught:
            call(program, {"d": {"a": 1.5}, "x": 2.0})
        assert "names of their own" in caught.value.help


def test_parameters_are_declared_as_inputs_are(tmp_path):
    file = tmp_path / "f.py"
    file.write_text(
        "from __future__ import annotations\nimport numpy as np\n\n"
        "def f(a: float[3], m: float[:, 3], k: int[:], s: float = 2.0):\n"
        "    return np.sum(m @ a)*s + np.sum(a[k])\n"
    )
    program = calls.read(f"{file}:f")
    assert [i.shape for i in program.inputs.values()] == [(3,), (None, 3), (None,), ()]
    assert "const double a[3], long long m_len" in calls.emit(program, to="c")
    with pytest.raises(Diagnostic, match=r"'a' is declared with shape \(3,\)"):
        calls.value(program, {"a": [1.0, 2.0], "m": [[1.0, 2.0, 3.0]], "k": [0]})


MODES = """
class A:
    def m(self, x):
        return x*x


def power(x, mode="fast", kind=None):
    return x**2 if mode == "slow" else x**3
"""


@pytest.mark.parametrize(("point", "slope"), [({}, 12.0), ({"mode": "slow"}, 4.0)])
def test_a_text_may_be_given_for_one_that_is_a_default(tmp_path, point, slope):
    (tmp_path / "modes.py").write_text(MODES)
    program = calls.read(f"{tmp_path}/modes.py:power", tuple(point))
    assert calls.gradient(program, {"x": 2.0, **point}, ("x",)).gradients["x"] == slope


def test_a_method_is_told_to_be_none(tmp_path):
    (tmp_path / "modes.py").write_text(MODES)
    with pytest.raises(Diagnostic, match=r"'A\.m' is a method"):
        calls.read(f"{tmp_path}/modes.py:A.m")


OWN_ERRORS = """
class BaseErr(Exception):
    def __init__(self, what, kind):
        self.what = what


class ValErr(BaseErr):
    pass


class Point(object):
    pass


def f(x):
    if x > 5:
        raise ValErr("large", kind="value")
    return x*x


def caught(x):
    try:
        return f(x)
    except ValErr:
        return 0.0


def place(x):
    return Point()
"""


def test_a_class_of_exceptions_may_be_raised_and_is_not_caught_as_another(tmp_path):
    (tmp_path / "own.py").write_text(OWN_ERRORS)
    program = calls.read(f"{tmp_path}/own.py:f")
    assert calls.gradient(program, {"x": 3.0}).gradients["x"] == 6.0
    with pytest.raises(Diagnostic, match="Exception: large"):
        calls.value(program, {"x": 6.0})
    for name in ("caught", "place"):  # caught as Exception it would take what it does not
        with pytest.raises(Diagnostic, match="'class' is not part of the language"):
            calls.read(f"{tmp_path}/own.py:{name}")


PARTS = {
    "pk/__init__.py": "from . import consts, other\nfrom . import numeric\n",
    "pk/consts.py": "import numpy as np\nK = np.array([1.0, 2.0])\n",
    "pk/other.py": "",
    "pk/numeric.py": "from math import sin\nhalf = 0.5\n",
    # the import stands behind what uses it: no order of the statements is right for all
    "pk/m.py": "from . import numeric as math\n"
    "def f(x):\n    return sum(C.K)*math.sin(x)*math.half\n"
    + "".join(f"a{k} = {k}\n" for k in range(40))
    + "from . import consts as C\n",
}  # fmt: skip


def test_a_part_of_a_package_is_a_module_where_the_package_imports_it_too(tmp_path):
    (tmp_path / "pk").mkdir()
    for name, text in PARTS.items():
        (tmp_path / name).write_text(text)
    with within(5.0):  # it was brought from itself, for ever
        program = calls.read(f"{tmp_path}/pk/m.py:f")
    result = calls.gradient(program, {"x": 0.7})
    assert result.gradients["x"] == pytest.approx(1.5 * np.cos(0.7), rel=1e-14)


def test_what_a_module_has_not_is_no_input(tmp_path):
    (tmp_path / "consts.py").write_text("K = 2.0\nglobals()['M'] = 3.0\n")
    (tmp_path / "m.py").write_text("import consts\ndef f(x):\n    return x*consts.M + consts.K\n")
    with pytest.raises(Diagnostic, match=r"'\.M' is not an attribute"):
        calls.diff(calls.read(f"{tmp_path}/m.py:f"), to="python")


TELLING = """
import sys, warnings, logging
import numpy as np
from sys import float_info
logger = logging.getLogger(__name__)


def f(x):
    if x > 5:
        warnings.warn("large", UserWarning)
    elif x > 4:
        logger.warning("x %s", x)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        y = x*x
    return y + np.finfo(float).eps*x + 1e-300*sys.float_info.max*x + float_info.min
"""


def test_what_warns_or_logs_is_left_out_and_limits_of_reals_are_numbers(tmp_path):
    (tmp_path / "telling.py").write_text(TELLING)
    program = calls.read(f"{tmp_path}/telling.py:f")
    slope = 12.0 + np.finfo(float).eps + 1e-300 * np.finfo(float).max
    assert calls.gradient(program, {"x": 6.0}).gradients["x"] == slope
    assert "warn" not in calls.diff(program)


def test_a_default_of_none_has_no_derivative(tmp_path):
    (tmp_path / "f.py").write_text(
        "import numpy as np\n"
        "def f(x, dtype=None):\n    return np.sum(np.array([x, x], dtype=dtype)**2)\n"
    )
    program = calls.read(f"{tmp_path}/f.py:f")
    assert calls.gradient(program, {"x": 3.0}).gradients == {"x": 12.0}


def test_what_is_printed_keeps_a_default_of_none(tmp_path):
    (tmp_path / "f.py").write_text(
        "def f(x, k=None):\n    a = x*x\n    return a*1000.0 if k is None else a*k\n"
    )
    space: dict = {}
    exec(calls.diff(calls.read(f"{tmp_path}/f.py:f"), to="python"), space)
    assert space["f_dx"](1.5) == 3000.0  # it had a k, and what k is not None gives


@pytest.mark.parametrize("target", ["c", "python", "rust", "julia"])
def test_a_number_that_the_function_names_is_no_argument_of_what_is_printed(tmp_path, target):
    file = tmp_path / "fall.py"
    file.write_text("G = 9.81\ndef f(x):\n    G = 3.0\n    rate = 0.5\n    return G*rate*x**2\n")
    text = calls.diff(calls.read(f"{file}:f"), ("x",), to=target)
    head = next(line for line in text.splitlines() if "f_dx(" in line)
    assert "G" not in head and "rate" not in head and "x" in head
    assert "G = 3.0" in text.replace("G: f64 =", "G =")


def test_a_number_of_the_file_is_an_argument_with_a_default(tmp_path):
    file = tmp_path / "fall.py"
    file.write_text("G = 9.81\ndef f(x):\n    rate = 0.5\n    return G*rate*x**2\n")
    text = calls.diff(calls.read(f"{file}:f"), ("x",), to="python")
    assert "def f_dx(x: float, G: float = 9.81) -> float:" in text


def test_a_default_is_one_however_it_is_written(tmp_path):
    (tmp_path / "money.py").write_text(
        "def npv(rate=0.08, flows=(-100.0, 30.0, 40.0)):\n"
        "    return sum(c/(1 + rate)**k for k, c in enumerate(flows))\n"
        "def area(r, scale: float = 2.0, shift=0.1):\n    return scale*r**2 + shift\n"
    )
    found = calls.gradient(calls.read(f"{tmp_path}/money.py:npv"), {})
    assert set(found.gradients) == {"rate", "flows"}
    found = calls.gradient(calls.read(f"{tmp_path}/money.py:area"), {"r": 3.0})
    assert found.gradients == {"r": 12.0, "scale": 9.0}  # an annotation declares it
