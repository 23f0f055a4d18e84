"""What NumPy has further words for: the values are CPython's with NumPy, the gradients those of
differences, and what is printed has the tape's."""

import numpy as np
import pytest

from gradcli import calls
from gradcli.errors import Diagnostic

V = {"v": [1.5, 0.3, 2.0]}
# the program, and whether its derivative is printed too; v is an array, x one number
OF_ARRAYS = {
    "y = np.array(v, copy=True, order='C', subok=False)\ny[0] = 3*y[1]\nz = np.sum(y**2)": True,
    "y = np.array(v, dtype=float, copy=False, ndmin=2)\nz = np.sum(y[0]**2)": True,
    "y = np.array(v, ndmin=1)\nz = np.sum(y**3)": True,
    "y = np.array(v, ndmin=3)\nz = np.sum(y[0, 0]**3)*y.ndim": False,
    "y = v*2\nb = np.array(y, copy=False)\nb[0] = v[1]**2\nz = np.sum(y*v)": True,
    "y = v*2\nb = np.asarray(y, copy=True)\nb[0] = v[1]**2\nz = np.sum(y*v)": True,
    "y = v*2\nb = np.asanyarray(y, None, 'C')\nb[0] = v[1]**2\nz = np.sum(y*v)": True,
    "u = [v[0], v[1]]\nb = np.array(u, copy=None)\nb[0] = 7*v[2]\nz = u[0]**2 + b[0]": True,
    "u = [v[0], v[1]]\nb = np.asanyarray(u)\nb[0] = 7*v[2]\nz = u[0]**2 + b[0]": True,
    "y = np.full(3, v[0], float, 'C') + np.zeros(3, float, 'C')\nz = np.sum(y*v)": True,
    "y = np.copy(v, order='K', subok=True) + np.ones_like(v, subok=False)\nz = np.sum(y*v)": True,
    "y = np.zeros(3, float)\ny[1:] = v[1:]\nz = np.sum(y**2)": True,
    "y = np.asarray(v, dtype=np.float64, order='C')\nz = np.sum(y**2)": True,
    "y = np.zeros_like(v, order='K')\nnp.multiply(v, v, out=y)\nz = np.sum(y)": True,
    "y = v*2\nb = y\ny = np.sqrt(y, out=y)\nz = np.sum(b*v)": True,
    "def f(a):\n    return np.exp(a, out=a)\nb = v*1.0\nc = f(b)\nz = np.sum(b*c)": True,
    "def f(a):\n    return np.divide(a, a - 2, out=a, where=a != 2)\nz = np.sum(f(v*1))": True,
    "y = np.zeros_like(v)\ny = 1 - v*np.divide(6, v, out=y, where=v != 1)\nz = np.sum(y*v)": True,
    "y = np.zeros(3)\nnp.exp(v[1:], out=y[1:])\nz = np.sum(y*v)": True,
    "y = v*2\nz = np.sum(y + np.sqrt(v, out=y))": True,
    "y = v*2\nz = np.sum(y*v + 2*y*np.exp(v, out=y) + y)": True,
    "def f(a, b):\n    np.multiply(a, a, out=b)\n    return np.sum(a*b)\n"
    "y = np.zeros(3)\nz = f(v*1, y) + np.sum(y)": True,
    "y = np.array([v, v])\nb = y[1]\nnp.exp(v, out=b)\nz = np.sum(y*v) + b[0]": True,
    "y = np.array([v, v])\nnp.exp(y[0, 1:], out=y[1, :2])\nz = np.sum(y*v)": True,
    "y = np.ones((3, 2))\nnp.add(y.T, v, out=y.T)\nz = np.sum(y*y)": True,
    "y = np.zeros(3)\nnp.add(v[0], 1.0, out=y)\nz = np.sum(y*v)": True,
    "m = np.array([v, v*v])\ny = np.zeros(3)\nz = np.sum(np.sum(m, axis=0, out=y)*y)": True,
    "m = np.array([v, v*v])\ny = np.zeros(2)\nnp.dot(m, v, out=y)\nz = np.prod(y)": True,
    "y = np.zeros(3)\nnp.cumsum(v*v, out=y)\nnp.clip(y, 0.5, None, out=y)\nz = y[1]*y[2]": True,
    "y = v*1\nfor k in range(3):\n    np.multiply(y, v, out=y, where=v > 1)\nz = np.sum(y)": True,
    "y = v*1\nb = y if v[0] > 9 else v*2\nnp.divide(v, b, out=b, where=v > 1)\n"
    "z = np.sum(y*b)": False,
    "y = v*1\nb = y\nnp.exp(v, out=b, where=v > 1)\nz = np.sum(y*v)": True,
    "y = v*1\nz = np.sum(y) if np.sum(np.exp(v, out=y)) > 0 else 0.0": True,
    "y = v*1\nz = y[0] and np.sum(np.exp(v, out=y)) + y[1]": True,
    "y = [np.exp(v, out=np.empty_like(v)), v]\nz = np.sum(y[0]*y[1])": True,
    "f = lambda a, b: np.exp(a, out=(b,))\ny = v*1\nz = np.sum(f(v, y)*y)": True,
    "from numpy import exp\ny = v*1\nexp(v*v, out=y)\nz = np.sum(y)": True,
    "y = np.array([0.0, 0.0, 0.0])\nnp.exp(v, out=y)\nz = np.sum(y)": True,
    "from numpy import exp\ny = np.array([0.0, 0.0, 0.0])\nexp(v, out=y)\nz = np.sum(y)": True,
    "y = v*1\nnp.add(*[y, v], out=y)\nz = np.sum(y*y)": True,
    "y = np.zeros_like(v)\nnp.sqrt(v, y)\nnp.multiply(y, v, y)\nnp.negative(y, y)\n"
    "z = np.sum(y*v)": True,
    "z = np.sum(np.divide(1.0, v - 2, out=np.zeros_like(v), where=v != 2)*v)": True,
    "z = 0.0\nfor i, q in enumerate(np.array([v, v]).flat):\n    z += i*q**2": True,
    "a, b, c = np.array(v).flat\nz = a*b + c**2": True,
    "m = np.array([v, v*v])\nm.flat[1] = 3*v[0]\nm.flat[-1] += 1\nz = np.sum(m**2)": True,
    "m = np.array([v, v*v])\nm.T.flat[1] = 3*v[0]\nz = np.sum(m**2)": False,
    "with np.errstate(divide='ignore', invalid='ignore'):\n    z = np.sum(v**2)": True,
    "np.seterr(all='ignore')\nnp.set_printoptions(precision=3)\nz = np.sum(v**2)": True,
    "z = np.sum(v)*(1 + 1e9*np.finfo(v.dtype).eps) + np.iinfo(np.int8).max*v[0]": True,
    "z = np.sum(np.float64(v)*np.double(v[0]))": False,
    "m = np.array([v, v[::-1]*0.9])\nz = np.sum(np.add.reduce(m)*np.multiply.reduce(m))": False,
    "z = np.sum(np.add.accumulate(v)*v) + np.maximum.reduce(v*v)": True,
    "m = np.array([v, v[::-1]])\nz = np.sum(np.add.reduce(m, 1, keepdims=True)*m)": True,
    "m = np.array([v, v*v])\nz = np.sum(np.multiply.accumulate(m, axis=1)*m)": True,
    "z = np.sum(np.where(np.logical_and.reduce([v > 1, v < 2]), v*v, v))": True,
    "z = np.add.reduce(v*v, where=v > 1)*np.minimum.reduce(v, initial=1.0)": True,
    "from numpy import add\nz = add.reduce(v*v)": True,
    "c = np.cumprod(1 + 0.1*v)\nz = np.min(c/np.maximum.accumulate(c[::-1]) - 1)": False,
    "m = np.array([v, v[::-1]])\nz = np.sum(np.fmin.accumulate(m, axis=1)*m)": False,
    "m = np.array([v, 1.1*v[::-1], v*0.5])\nz = np.sum(np.fmax.accumulate(m)*m)": False,
    "y = np.fromiter([q*q for q in v], dtype=float)\nz = np.sum(y)": True,
    "y = np.fromiter((q*q for q in v), float)\nz = np.sum(y)": True,
    "y = np.fromiter((q*q for q in v), np.double, count=2)\nz = np.sum(y)": False,
    "y = np.fromiter(range(1, 4), dtype=float)\ny[0] = v[1]\nz = np.sum(y*v)": True,
    "z = 0.0 if np.isscalar(v) or np.isscalar(None) else np.sum(v**2)": True,
    "z = np.sum(v**2)*np.isscalar('a')*(not np.isscalar(np.array(1)))": False,
}
OF_NUMBERS = {
    "z = x*x if np.isscalar(x) else x": True,
    "z = x*x if np.isscalar(x + 1j) else x": True,
    "y = np.array(x, ndmin=1)\nz = y[0]**2": True,
    "y = np.atleast_1d(x)\nz = np.sum(y**2)": True,
    "z = x.mean() + x.sum()*x.max() + x.min() + x.prod() + x.std() + x.var()": True,
    "z = x.flatten()[0]*x.ravel()[0] + x.reshape(1, -1)[0, 0] + x.squeeze() + x.copy()": True,
    "z = x.clip(0, 1)*x + x.clip(0, 9)*x + x.astype(float)*x.cumsum()[0]": True,
    "z = x.astype(int)*x + x.any()*x": False,
    "z = np.float64(x)*x": True,
    "y = np.zeros_like(x)\nnp.divide(x, x - 3, out=y, where=x > 1)\nz = y*x": True,
    "y = np.ones_like(x)\nz = x*np.exp(x, out=y, where=x > 9) + np.sin(y*x, out=y)*y": True,
    "z = np.divide(1.0, x, out=np.zeros_like(x), where=x != 0)*x**2": True,
    "def f(a, out=None, where=True):\n    return np.multiply(a, a, out=out, where=where)\n"
    "z = f(x)*x": True,
    "from numpy import double\nz = double(x)*np.float_(x)": True,
    "z = float(np.squeeze([x]))*np.float64(np.squeeze([x]))": True,
}


# functions of functions, and of SciPy, of one number x
OF_FUNCTIONS = [
    "from scipy.optimize import brentq\nz = x*brentq(lambda t: t**3 - x, 0, 3)",
    "from scipy import optimize\ndef f(t, a, n):\n    return t**n - a\n"
    "z = optimize.bisect(f, 0, 3, args=(x, 2), xtol=1e-12)*x",
    "import scipy.optimize as opt\nz = opt.newton(lambda t: t**2 - x, 1.0, fprime=lambda t: 2*t)",
    "from scipy.optimize import newton\nz = newton(lambda t, a: t**2 - a, 1.0, args=(x,))",
    "from scipy.optimize import fsolve\nz = fsolve(lambda t: t**2 - x, 1.0)[0]**3",
    "from scipy.optimize import fsolve\ndef f(p, k):\n    a, b = p\n"
    "    return [a**2 + b - x, a - b*k]\na, b = fsolve(f, [1.0, 1.0], args=(x,))\nz = a*b**2",
    "f = np.vectorize(lambda t, a: t**2*a if t > 1 else -t)\nz = f(x, 2.0)",
    "f = np.vectorize(lambda t: 0 if t < 1 else t*t, otypes=[float])\nz = np.sum(f([x, 0.5, x*x]))",
    "f = np.vectorize(lambda t: 0 if t < 1 else t*t, otypes='d')\nz = np.sum(f([0.5, x])*x)",
    "f = np.vectorize(lambda t: (0 if t < 1 else t, t*t), otypes=(np.double, np.float64))\n"
    "z = np.sum(f([0.5, x])[0]*x)",
    "@np.vectorize\ndef f(t, a):\n    return t*a, t*1.0\np, q = f([x, 2.0], [[x], [1.0]])\n"
    "z = np.sum(p*q[0])",
    "m = np.array([[x, 2*x, 1.0], [x, x**2, 3.0]])\n"
    "z = np.sum(np.apply_along_axis(lambda r, k: np.outer(r, r)*k, 0, m, 2)[0, 1]*m[0])",
    "h = np.poly1d([x, 2, 3])\nz = h(x)*np.sum(h(np.array([x, 1.0])))",
    "from scipy.optimize import ridder\nz = ridder(lambda t: t**3 - x, a=0, b=3)",
    "z = np.apply_along_axis(np.prod, 1, [[x, 2*x], [x, 3.0]])[0]",
    "p = np.unwrap([0.5, 3*x, 6*x, 1.0], period=2*x)\nz = np.sum(p**2)",
    "p = np.unwrap([0.5, 3*x, 6*x, 1.0])\nz = np.sum(p**2)",
    "from scipy.stats import linregress\nu = np.array([1.0, x, 2.5, 4.0])\n"
    "s, i, r, p, e = linregress(u, u**2)\nz = s*i*r + 100*p + e",
    "from scipy import stats\nz = stats.linregress([1, 2], [x, 3])[3] + x",
    "from scipy.stats import multivariate_normal as m\nz = m.logpdf(x, 0.5, x**2) + m.pdf(x)\n"
    "z = z + np.sum(m.logpdf([x, 2*x], 0.1)) + m.logpdf([x, 1.0], [0, x], [x, 2.0])",
]


def differences(text: str, name: str, at: np.ndarray) -> np.ndarray:
    """The derivative of z of a text that CPython runs, by each element."""

    def z(value):
        names = {"np": np, name: value if value.shape else value[()]}
        with np.printoptions(), np.errstate():  # as they were, after what the text sets
            exec(text, names)
        return names["z"]

    if not hasattr(np, "float_"):
        np.float_ = np.float64
    steps = np.eye(at.size).reshape(at.size, *at.shape) * 1e-6
    return np.array([(z(at + h) - z(at - h)) / 2e-6 for h in steps]).reshape(at.shape), z(at)


def check(text: str, name: str, at, is_printed: bool) -> None:
    expected, value = differences(text, name, np.array(at))
    program = calls.program(text)
    assert calls.value(program, {name: at}).value == pytest.approx(value, rel=1e-12)
    found = calls.gradient(program, {name: at}).gradients[name]
    assert np.array(found) == pytest.approx(expected, rel=1e-6, abs=1e-6)
    if not is_printed:
        return
    axes = "[:]" if np.ndim(at) else ""
    printed = calls.program(calls.diff(calls.program(f"{name}: float{axes}\n{text}")))
    assert calls.value(printed, {name: at}).values[-1] == pytest.approx(found, rel=1e-12)


@pytest.mark.parametrize("text", OF_ARRAYS)
def test_a_form_of_arrays_has_numpys_values_and_their_derivatives(text):
    check(text, "v", [1.5, 0.3, 2.5], OF_ARRAYS[text])


@pytest.mark.parametrize("text", OF_NUMBERS)
def test_a_number_has_what_numpys_numbers_have(text):
    check(text, "x", 1.5, OF_NUMBERS[text])


@pytest.mark.parametrize("text", OF_FUNCTIONS)
def test_a_function_of_functions_has_scipys_values_and_their_derivatives(text):
    check(text, "x", 1.5, False)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("z = np.sqrt(v, where=v > 0)", "out=np.zeros_like(x)"),
        ("z = np.sqrt(v, out=None, where=v > 0)", "out=np.zeros_like(x)"),
        ("z = np.exp(v, to=v)", "'to'"),
        ("np.seterr(all='raise')\nz = v", "np.seterr"),
        ("z = np.finfo(np.float32).eps*v", "np.finfo"),
    ],
)
def test_a_form_that_means_something_else_is_refused(text, words):
    with pytest.raises(Diagnostic) as caught:
        calls.program(text)
    assert words in f"{caught.value.message} {caught.value.help}"


def test_what_lies_by_columns_is_refused_and_so_is_a_third_axis_in_print():
    for text in ("np.array(v, order='F')", "np.zeros(3, order='F')", "np.copy(v, order='F')"):
        with pytest.raises(Diagnostic, match="lies row by row here"):
            calls.value(calls.program(f"np.sum({text}*v)"), V)
    with pytest.raises(Diagnostic) as caught:
        calls.diff(calls.program("v: float[:]\nnp.sum(np.array(v, ndmin=3)**2)"))
    assert "x.reshape" in caught.value.help


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("np.sqrt(v, out=v[0])", "takes an array to write to, not a number"),
        ("np.sqrt(v, out=x)", "from \\(\\) to \\(3,\\)"),
        ("np.sqrt(v, out=np.zeros(4))", "from \\(4,\\) to \\(3,\\)"),
        ("np.sqrt(v, out=np.zeros(3, int))", "type float64 into an array of type int64"),
        ("np.frexp(v, out=np.zeros(3))", "takes no out="),
    ],
)
def test_out_is_written_where_numpy_writes_it(text, words):
    with pytest.raises(Diagnostic, match=words):
        calls.value(calls.program(f"x: float\nz = np.sum({text})"), {**V, "x": 1.0})


def test_what_out_writes_to_is_no_input():
    program = calls.program("y = np.array([0.0, 1.0])\nnp.add(y, x, out=y)\nnp.sum(y)")
    assert list(program.inputs) == ["x"]
    own = calls.program("def f(a, out):\n    return a*out\ny = 2.0\nf(x, out=y)")
    assert list(own.inputs) == ["y", "x"]


def test_numpys_cut_of_what_is_vectorized_is_refused():
    text = "np.vectorize(lambda t: 0 if t < 1 else t**2)(np.array([0.5, x]))"
    assert np.vectorize(lambda t: 0 if t < 1 else t**2)(np.array([0.5, 1.5]))[1] == 2
    with pytest.raises(Diagnostic, match="integers of all values"):
        calls.value(calls.program(text), {"x": 1.5})


def test_extremes_so_far_have_numpys_nan():
    v = [1.0, np.nan, 3.0, 2.0]
    for name in ("maximum", "minimum", "fmax", "fmin"):
        for row in (v, v[1:]):
            found = calls.value(calls.program(f"np.{name}.accumulate(v)"), {"v": row}).value
            assert np.array_equal(found, getattr(np, name).accumulate(row), equal_nan=True)


def test_a_window_too_long_to_write_out_and_several_quantiles_beside_nan_are_refused():
    with pytest.raises(Diagnostic) as caught:
        calls.diff(calls.program("np.sum(np.hanning(100000))*x"))
    assert caught.value.code == "E0108"
    rows = {"x": [[1.0, np.nan], [2.0, 3.0]]}
    with pytest.raises(Diagnostic, match="one q at a time"):
        calls.value(calls.program("np.nanquantile(x, [0.5], axis=1)"), rows)
    assert list(calls.value(calls.program("np.nanquantile(x, [0.5, 0.0])"), rows).value) == [2, 1]
