"""Python and NumPy: every row has a text or is refused by name, and what is printed computes the
same as the program and the tape."""

import ast
import itertools
import re
import subprocess
import sys

import matrix_programs
import numpy as np
import printed
import programs
import pytest
import stack_programs
import taken_programs

from gradcli import calls
from gradcli.core import graph, ir
from gradcli.core.array_functions import CALLED
from gradcli.emit.about import About
from gradcli.emit.python.lines import fitted
from gradcli.emit.python.runtime import HELPERS
from gradcli.emit.python.writer import FORMS, IMPORTS, text_of_row
from gradcli.emit.targets import printed as text_for
from gradcli.emit.texts import NONE, TEXTS
from gradcli.emit.texts import text as text_of
from gradcli.errors import Diagnostic, Source
from gradcli.language.names.entry_point import function_of
from gradcli.ops.libraries.directory import imported, places
from gradcli.ops.rows import TABLE, Op

pytestmark = pytest.mark.sampled(16)


def every_row() -> list:
    """The elementwise rows, of all files of the table."""
    for prefix in ("", "np", "math", "scipy.special", "jax.nn", "tf"):
        for name in places(prefix):
            imported(prefix, name)
    return [op for op in TABLE.values() if op.elementwise]


# derivatives of special functions, for which NumPy and SciPy have no function
UNWRITTEN = {
    "erfc_integral", "dawsn_derivative", "log_ndtr_derivative", "ive_derivative", "kve_derivative",
    "exp_moment", "log_moment", "ellipk_derivative", "ellipe_derivative", "polygamma_difference",
    "rgamma_derivative",
}  # fmt: skip


@pytest.mark.parametrize("arrays", [False, True])
def test_every_elementwise_row_has_a_text_or_is_refused(arrays):
    numbers = [op for op in every_row() if op.value and not op.symbol]  # others are of complex ones
    assert {op.name for op in numbers if text_of_row(op, arrays) is None} == UNWRITTEN


FORMS_OF_CORE = {
    *(form.name for form in vars(graph).values() if type(form) is Op),
    *("len range", "math.factorial", "math.comb", "math.isqrt", "math.floor", "math.ceil"),
    *("matmul_left", "matmul_right", "zeros_like", "ones_like"),
}


def test_the_table_of_texts_holds_rows_alone():
    known = {*(op.name for op in every_row()), *TABLE, *CALLED, *FORMS_OF_CORE, *FORMS}
    assert TEXTS.keys() <= known
    assert not {row for row, text in TEXTS.items() if text == NONE}
    assert not FORMS & {row for row, text in TEXTS.items() if text.python}


@pytest.mark.parametrize("arrays", [False, True])
def test_a_text_reads_each_argument_once_and_calls_what_there_is(arrays):
    from scipy import special

    for op in every_row():
        text = text_of_row(op, arrays)
        if text is None:
            continue
        names = [n.id for n in ast.walk(ast.parse(text)) if isinstance(n, ast.Name)]
        assert all(names.count(a) == 1 for a in "abc"[: len(op.args)] if a in names), text
        for call in ast.walk(ast.parse(text)):
            if isinstance(call, ast.Attribute) and isinstance(call.value, ast.Name):
                module = {"np": np, "special": special}.get(call.value.id)
                assert module is None or hasattr(module, call.attr), text
        called = set(names) - {*"abc", *IMPORTS, "abs", "max", "min", "float", "bool", "round"}
        assert called <= {*HELPERS, "complex"}, text


REFUSED = {
    "dawsn(x)*2": ("the derivatives of dawsn", (0, 8)),
    "3*log_ndtr(x)": ("the derivatives of log_ndtr", (2, 13)),
}


@pytest.mark.parametrize("text", REFUSED)
def test_what_has_no_text_is_refused_at_its_place(text):
    words, span = REFUSED[text]
    with pytest.raises(Diagnostic) as caught:
        calls.diff(calls.program(text), to="python")
    error = caught.value
    assert error.code == "E0109" and words in error.message and error.span == span
    assert "gradcli grad" in error.help


# -- values ---------------------------------------------------------------------------------------
@pytest.mark.slow
def test_a_copied_number_stays_one():
    text = calls.emit(calls.program("y = np.copy(x)\ny += 1.0\nx*y"), "python")
    assert type(printed.function(text)(2.0)) is float and printed.function(text)(2.0) == 6.0
    assert printed.check(*programs.seeded("s8-2995")) == []  # where np.copy(a0) was added to


@pytest.mark.parametrize("seed", range(40))
def test_a_random_program_computes_the_same(seed):
    text, point = programs.seeded(f"emit-{seed}")
    printed.check(text, point, higher=seed % 4 == 0)


@pytest.mark.parametrize("seed", range(8))
def test_a_random_program_of_matrices_computes_the_same(seed):
    printed.check(*matrix_programs.seeded(f"emit-{seed}"), higher=seed % 4 == 0)


@pytest.mark.parametrize("seed", range(8))
def test_a_random_program_of_lists_dicts_and_functions_computes_the_same(seed):
    printed.check(*taken_programs.seeded(f"emit-{seed}"), higher=seed % 4 == 0)


@pytest.mark.parametrize("seed", range(8))
def test_a_random_program_of_stacks_computes_the_same(seed):
    printed.check(*stack_programs.seeded(f"emit-{seed}"), higher=seed % 4 == 0)


ROWS = [op for op in every_row() if op.value and not op.symbol and op.name not in UNWRITTEN]
WHOLE = {  # rows of whole numbers
    "gcd", "lcm", "ldexp", "polygamma", "jn", "yn", "kn", "spherical_jn", "spherical_yn",
    "spherical_in", "spherical_kn", "expn", "gaussian", "sinc_derivative", "bitwise_xor",
}  # fmt: skip
POINTS = (0.31, 0.62, 0.87)
DIGITS = {"gamma_density": 1e-13, "beta_density": 1e-13, "sinc_derivative": 1e-11}


EDGES = (0.0, -1.5, 2.7, float("nan"))


def calls_our_own(op: Op) -> bool:
    """Whether a text of a row calls a function of HELPERS, which takes reals."""
    texts = f"{text_of(op.name).python} {text_of(op.name).numpy}"
    return not HELPERS.keys().isdisjoint(re.findall(r"\w+", texts)) and op.name != "bitwise_xor"


@pytest.mark.parametrize("target", ["python", "numpy"])
@pytest.mark.parametrize("op", ROWS, ids=lambda op: op.name)
def test_a_row_has_its_value(op, target):
    args = [2 if op.name in WHOLE and k == 0 else x for k, x in enumerate(POINTS[: len(op.args)])]
    if op.name in ("gcd", "lcm", "bitwise_xor"):
        args = [12, 18]
    if op.name in ("ldexp", "lambert_branch"):
        args = [0.4, 0]
    if op.name in ("arccosh", "hurwitz_zeta"):
        args = [1.7, 0.6][: len(op.args)]
    function = printed.function(text_for(call_of(op, args), target, About()))
    want = op.value(*args)
    near = pytest.approx(want, rel=DIGITS.get(op.name, 2e-14), abs=1e-300)
    assert np.asarray(function(*args)) == near


def call_of(op: Op, args: list) -> ir.Program:
    """The program that is one call of a row."""
    graph, names = ir.Graph(), [f"x{k}" for k in range(len(args))]
    kinds = ["int" if type(a) is int else "float" for a in args]
    inputs = {n: (kind, None) for n, kind in zip(names, kinds)}
    value = graph.node(op, tuple(map(graph.var, names)))
    return ir.Program(graph, inputs, (), (), (value,), {}, set(names), {})


@pytest.mark.parametrize("target", ["python", "numpy"])
@pytest.mark.parametrize("op", list(filter(calls_our_own, ROWS)), ids=lambda op: op.name)
def test_a_function_of_our_own_has_its_value_at_edges(op, target):
    """At 0, below it, far out and at NaN, where the row has a value and Python raises nothing."""
    first = (2,) if op.name in WHOLE else EDGES
    for args in itertools.product(first, *[EDGES] * (len(op.args) - 1)):
        if any(x < low or x > high for x, (low, high) in zip(args, op.domain or ())):
            continue
        function = printed.function(text_for(call_of(op, list(args)), target, About()))
        try:
            with np.errstate(all="ignore"):
                found, want = function(*args), op.value(*args)
        except (ArithmeticError, ValueError):
            continue
        assert np.asarray(found) == pytest.approx(want, rel=1e-11, nan_ok=True), args


TRUTHS = ["logical_and", "logical_or", "logical_xor"]


@pytest.mark.parametrize("target", ["python", "numpy"])
@pytest.mark.parametrize("name", TRUTHS)
def test_logic_of_truths_has_its_value(name, target):
    emitted = printed.function(calls.emit(calls.program(f"np.{name}(x > 0, y > 0)"), target))
    for x, y in itertools.product((1.0, -1.0), repeat=2):
        assert emitted(x, y) == getattr(np, name)(x > 0, y > 0)


OF_ARRAYS = [
    "np.argmax(v)", "np.argmin(v)", "np.argmax(A, axis=1)", "np.argmin(A, axis=0)", "np.any(v > 1)",
    "np.any(v > 9)", "np.any(v > -9)", "np.all(v > 1)", "np.all(v > -9)", "np.count_nonzero(v > 0)",
    "np.linalg.cholesky(A.T @ A + np.eye(4))", "np.squeeze(A[:1])", "np.squeeze(A[:, :1], axis=1)",
]  # fmt: skip
ARRAYS = "v: float[3]\nA: float[3, 4]\n"


@pytest.mark.parametrize("target", ["python", "numpy"])
@pytest.mark.parametrize("text", OF_ARRAYS)
def test_a_function_of_arrays_has_its_value(text, target):
    point = {"v": np.array([0.5, 2.0, -1.0]), "A": np.arange(12.0).reshape(3, 4) % 5}
    program = calls.program(ARRAYS + text)
    found = printed.function(calls.emit(program, target))(**point)
    (want,) = calls.value(program, point).values
    np.testing.assert_allclose(found, want, rtol=1e-14, strict=np.ndim(want) > 0)


@pytest.mark.parametrize("axis", ["", ", axis=0", ", axis=1"])
def test_the_tangent_of_running_products_has_its_value(axis):
    text = f"A: float[3, 4]\nnp.sum(np.sin(np.cumprod(c*A{axis})))"
    point = {"A": np.arange(12.0).reshape(3, 4) % 5 - 1.5, "c": 0.7}
    emitted = calls.diff(calls.program(text), ("c",), mode="forward", to="numpy")
    want = calls.gradient(calls.program(text), point, ("c",))["c"]
    assert printed.function(emitted)(**point) == pytest.approx(want, rel=1e-12)


# -- the text -------------------------------------------------------------------------------------
def python(text: str, **options) -> str:
    return calls.emit(calls.program(text), "python", **options)


def test_the_signature_is_typed_and_keeps_defaults():
    text = python("n: int = 3\nx: float = pi/2\nw: float[2]\nb: float = 2*x\nx*n + b + sum(w)")
    (function,) = (s for s in ast.parse(text).body if isinstance(s, ast.FunctionDef))
    head = ast.unparse(function).split("\n", 1)[0]
    assert head == (
        "def f(w: np.ndarray, n: int=3, x: float=math.pi / 2, b: float | None=None) -> float:"
    )
    assert printed.function(text)([1.0, 2.0]) == pytest.approx(3 * np.pi / 2 + np.pi + 3)


def test_an_array_may_be_a_list_and_is_not_written_to():
    function = printed.function(python("w: float[2]\nw[0] = 5\nsum(w)"))
    given = np.array([1.0, 2.0])
    assert function(given) == function([1, 2]) == 7.0 and given[0] == 1.0


def test_names_give_way_to_those_of_python():
    text = python("math = x*2\nmax = maximum(math, 1)\nnp = sin(max)\nnp")
    assert printed.function(text)(1.5) == pytest.approx(np.sin(3.0))


def test_a_name_that_nothing_of_python_needs_is_kept():
    assert "sum = x + 1" in python("sum = x + 1\nsum*sum")


def test_a_function_of_a_file_is_that_function():
    text = "def f(a, n: int):\n    if n > 1:\n        return a*f(a, n - 1)\n    return a\n"
    emitted = calls.emit(function_of(Source(text, "g.expr"), "f"), "python")
    assert emitted.count("def ") == 1 and "def f(a: float, n: int) -> float:" in emitted
    assert printed.function(emitted)(2.0, 3) == 8.0


def test_a_function_of_a_file_has_its_defaults_that_are_no_numbers_of_itself():
    text = (
        "def f(a, w=(1.0, 2.0), tol=None, n: int = 3, kind='sum'):\n    s = w[0]*a**n + w[1]\n"
        "    if tol is not None:\n        s += tol\n    return s if kind == 'sum' else -s\n"
    )
    of_file = function_of(Source(text, "g.expr"), "f")
    emitted = printed.function(calls.emit(of_file, "python"))
    assert emitted(2.0) == 10.0 and emitted(2.0, 2) == 6.0
    derived = printed.function(calls.diff(of_file, ("a",), to="python", self_test=True))
    assert derived(2.0) == 12.0 and derived(a=2.0, n=2) == 4.0
    assert printed.function(calls.diff(of_file, ("tol",), to="python"))(2.0, 0.5) == 1.0
    with pytest.raises(Diagnostic, match="a text"):
        calls.diff(of_file, ("kind",))


def test_a_function_that_reads_the_program_stays_in_it():
    text = "k = x*x\ndef f(a):\n    return a + k\nf(2.0)*f(x)"
    assert printed.function(python(text))(3.0) == 132.0


def test_only_functions_that_are_called_are_printed():
    assert "def spacing(" in python("np.spacing(x)") and "def sign(" not in python("np.spacing(x)")


def test_what_is_read_once_has_no_name():
    text = python("def g(a):\n    return a*a\n2*g(x) + g(x + 1)")
    assert "return 2*g(x) + g(x + 1)" in text


@pytest.mark.parametrize("target", ["python", "numpy"])
@pytest.mark.parametrize(
    "text",
    [
        "x^2*sin(y)",
        "w: float[3]\ns = 0.0\nfor i in range(3):\n    s += w[i]*x^i\ns",
        "A: float[2,2]\nv: float[2]\nsum(tanh(A@v))",
        "n: int = 4\nif x > 0.5:\n    y = x^n\nelse:\n    y = sqrt(x)\ny",
        "x*erf(special)",  # whose name gives way to a module's
    ],
)
def test_a_self_test_passes(text, target):
    program = calls.program(text)
    for emitted in (
        calls.emit(program, target, self_test=True),
        calls.diff(program, to=target, value=True, self_test=True),
    ):
        ran = subprocess.run([sys.executable, "-c", emitted], capture_output=True, text=True)
        assert (ran.returncode, ran.stderr) == (0, "") and ran.stdout.endswith("at 3 points\n")


def test_the_points_of_a_self_test_are_such_that_derivatives_are_not_all_0():
    text = "(max(a - 1.6, 0) + max(b - 1.2, 0)*c)*d"
    emitted = calls.diff(calls.program(text), tuple("abcd"), to="python", self_test=True)
    found = re.findall(r"^        \(\{.*\}, \((.*)\)\),$", emitted, re.MULTILINE)
    points = [tuple(map(float, numbers.split(", "))) for numbers in found]
    assert len(points) == 3 and all(map(any, zip(*points))), points


def test_a_self_test_fails_where_the_code_is_wrong():
    emitted = calls.emit(calls.program("x*x + 1"), "python", self_test=True)
    ran = subprocess.run([sys.executable, "-c", emitted.replace("x*x", "x*x*x")], stderr=-1)
    assert ran.returncode == 1 and b"AssertionError" in ran.stderr


# -- arrays in the place of numbers ---------------------------------------------------------------
def test_numbers_may_be_arrays():
    emitted = calls.diff(calls.program("x^2*sin(y)"), ("x", "y"), to="numpy")
    x, y = np.linspace(-2, 2, 5), np.linspace(0, 1, 5)[:, None]
    dx, dy = printed.function(emitted)(x, y)
    np.testing.assert_allclose(dx, 2 * x * np.sin(y), rtol=1e-15)
    np.testing.assert_allclose(dy, x**2 * np.cos(y), rtol=1e-15)


@pytest.mark.parametrize(
    "text",
    [
        "v: float[3]\nsum(x*v)",
        "A: float[2, 2]\nb: float[2]\nx: float\nnp.sum(x*(A @ b))",
        "np.sum(np.array([[1, x], [0, 1]]))",
        "v: float[3]\ny = 0.0\nfor i in range(3):\n    y += x*v[i]\ny",
        "n: int\na = np.zeros(4)\nfor i in range(n):\n    a[i] = x*i\na[1]",
        "max(x, 1)",
    ],
)
@pytest.mark.parametrize("printer", [calls.emit, calls.diff])
def test_only_what_is_worked_out_element_by_element_is_said_to_broadcast(text, printer):
    emitted = printer(calls.program(text), to="numpy")
    assert "x: float" in emitted and "arrays that broadcast" not in emitted


def test_an_array_that_is_given_keeps_its_values():
    emitted = calls.emit(calls.program("y = x\nfor i in range(3):\n    y *= sin(y)\ny"), "numpy")
    x = np.array([0.5, 1.0, 1.5])
    printed.function(emitted)(x)
    assert x.tolist() == [0.5, 1.0, 1.5]


# Programs that write to arrays made of what may be whole numbers: a, b
WRITTEN = {
    "row": "v = np.array([a, b])\ns = 0.0\nfor i in range(2):\n    s += 0.5*i*v[i]\ns",
    "element": "v = np.array([a, b])\nfor i in range(2):\n    v[i] = v[i]/3\nnp.sum(v)",
    "list": "xs = [a, b, 0]\nxs[2] = xs[0]/3\nxs[1] += 0.25*xs[2]\nsum(xs)",
    "in place": "m = np.array([[a, b], [b, a]])\nfor i in range(2):\n    m[i] *= 0.5\nnp.sum(m*m)",
    "zeros": "v = np.array([a, b])\nw = np.zeros_like(v)\nw[1] = v[0]/3\nv[1]*w[1]",
    "copy": "v = np.array([a, b])\nw = np.copy(v)\nw[1] = v[0]/3\nw[0]*w[1]",
    "choice": "v = np.array([a, b]) if a > b else np.array([b, a])\nv[0] = v[1]/4\nv[0]*v[1]*a",
    "pushed": "xs = []\nfor i in range(3):\n    xs.append(np.array([a, i*b]))\ns = a\n"
    "for i in range(3):\n    w = xs.pop()\n    w[0] *= 0.3*s\n    s += w[0]*w[1]\ns",
    "function": "def f(c):\n    return np.array([c, b*c])\nv = f(a)\nv[1] = 0.25*v[0]\nv[0]*v[1]",
    "stack": "r = np.array([a, b])\nA = np.stack([r, b*r])\nA[0, 1] = A[1, 0]/3\nnp.sum(A*A)",
    "dtype": "xs = np.array([0, 1], dtype=float)\nxs[0] = 0.3*a\nxs[0]*xs[1]*b",
}  # fmt: skip


@pytest.mark.parametrize("target", ["python", "numpy"])
@pytest.mark.parametrize("text", WRITTEN.values(), ids=WRITTEN)
def test_whole_numbers_are_as_good_as_reals(text, target):
    program, point = calls.program(text), {"a": 5.0, "b": 2.0}
    texts = [calls.emit(program, target)]
    texts += [calls.diff(program, ("a", "b"), mode=m, to=target) for m in ("forward", "reverse")]
    found = calls.gradient(program, point)
    slopes = [found["a"], found["b"]]
    wanted = [[found.value], slopes, slopes]
    for text, want in zip(texts, wanted):
        function = printed.function(text)
        assert printed.numbers(function(a=5.0, b=2.0)) == pytest.approx(want)
        assert printed.numbers(function(a=5, b=2)) == pytest.approx(want)


def test_only_arrays_that_are_written_to_are_said_to_be_of_reals():
    text = (
        "v = np.array([a, b])\nw = np.array([a, 0.5])\nw[1] = b\nu = v/2\nu[0] = a\nnp.sum(v*w*u)"
    )
    assert "dtype" not in calls.emit(calls.program(text), "numpy")


def test_a_choice_of_arrays_is_made_element_by_element():
    emitted = calls.diff(calls.program("where(x > 0, x^3, -x)"), ("x",), to="numpy")
    x = np.array([-1.0, 2.0])
    np.testing.assert_array_equal(printed.function(emitted)(x), [-1.0, 12.0])


@pytest.mark.parametrize("sign", [" + ", " - ", "*", "/", "//2/", ", "])
def test_a_long_line_is_broken_and_means_the_same(sign):
    long = sign.join(f"f(x[{k}, 2], y)**2*(a + {k})" for k in range(30))
    for head in ("return ", "x = ", "x[i, j] += ", "x, y = "):
        text = f"def f():\n    {head}{long}\n"
        if "+=" in head and sign == ", ":
            continue
        assert ast.dump(ast.parse(fitted(text))) == ast.dump(ast.parse(text))
        assert max(map(len, fitted(text).splitlines())) <= 99


def test_a_long_choice_is_broken_at_its_words():
    total = " + ".join(f"sin({k}*x)" for k in range(14))
    text = python(f"x: float\n{total} if x > 2 else 0.0")
    lines = [line.strip() for line in text.split("\n")]
    assert "if x > 2" in lines and "else 0.0" in lines
    assert printed.function(text)(1.0) == 0.0


def test_a_long_matrix_has_a_line_for_each_row():
    row = ", ".join(2 * ["sin(x[0, 1])*exp(x[1, 0])*cos(x[0, 0])"])
    text = python(f"x: float[2, 2]\nm = np.array([[{row}, x[0, 1]], [1.0, 2.0, 3.0]])\nm")
    lines = text.split("\n")
    assert max(map(len, lines)) < 100 and "        [1.0, 2.0, 3.0]," in lines
    assert all(line.count("[") == line.count("]") for line in lines if "x[" in line), text
    assert np.shape(printed.function(text)(np.ones((2, 2)))) == (2, 3)


def test_a_long_list_is_broken_at_its_commas():
    text = f"    x = np.array([{', '.join(str(k / 3) for k in range(40))}])"
    assert ast.dump(ast.parse(fitted(text).lstrip())) == ast.dump(ast.parse(text.lstrip()))
    assert max(map(len, fitted(text).splitlines())) <= 99


def test_imports_of_the_standard_library_stand_apart():
    emitted = calls.emit(calls.program("v: float[2]\nsum(v)*sin(x)"), "python")
    assert emitted.startswith("import math\n\nimport numpy as np\n\n\ndef f(")


def test_a_long_signature_has_a_line_for_each_parameter():
    names = [f"parameter_{k}" for k in range(8)]
    emitted = calls.emit(calls.program(" + ".join(names)), "python")
    assert "\ndef f(\n    parameter_0: float,\n" in "\n" + emitted
    assert "    parameter_7: float,\n) -> float:\n" in emitted
    assert printed.function(emitted)(*range(8)) == 28


@pytest.mark.parametrize("text", ["sin(2**-abs(n)) + x", "x*2**-max(n, 2)", "x*n**-abs(n)"])
def test_powers_of_integers_may_be_negative_over_numpy_too(text):
    emitted = calls.emit(calls.program(f"n: int\n{text}"), "numpy")
    (want,) = calls.value(calls.program(f"n: int\n{text}"), {"n": -3, "x": 0.5}).values
    assert printed.function(emitted)(n=-3, x=0.5) == pytest.approx(want, rel=1e-15)


def test_a_line_with_words_in_it_stays():
    text = f'    x = f("{"a, " * 40}")'
    assert fitted(text) == text


def test_a_comment_beside_an_input_says_what_it_is():
    text = python("x: float  # metres\nw: float[2]  # weights\ny = 2.0\nx*y*sum(w)")
    assert "    x: metres\n    w: 2 numbers, weights\n" in text


@pytest.mark.parametrize(
    "text",
    ["sin(x > 1)*1.1", "((x > 1) + (x > 0.5))*x", "-(x > 1)*x"],
)
@pytest.mark.parametrize("kind", [float, np.float64])
def test_truth_values_count_as_integers_over_numpy_too(text, kind):
    program = calls.program(text)
    (want,) = calls.value(program, {"x": 1.25}).values
    assert printed.function(calls.emit(program, "numpy"))(kind(1.25)) == want


def test_truth_values_of_elements_count_as_integers():
    program = calls.program("w: float[2]\n((w[0] > 1) + (w[1] > 1))*w[0]")
    for to in ("python", "numpy"):
        assert printed.function(calls.emit(program, to))([1.5, 2.5]) == 3.0


@pytest.mark.parametrize("target", ["python", "numpy"])
def test_the_largest_of_a_list_is_asked_by_its_name(target):
    asked = "max(xs) + 2*min(xs)"
    filled = calls.emit(calls.program(f"w: float[:]\nxs = [t**2 for t in w]\n{asked}"), target)
    assert "np.max(xs) + 2*np.min(xs)" in filled and "arg" not in filled
    written = calls.emit(calls.program(f"xs = [x, x**2, 3.0]\n{asked}"), target)
    assert "max(" in written and "min(" in written and "arg" not in written
    assert printed.function(filled)([0.5, -2.0]) == 4.5
    assert [printed.function(written)(x) for x in (0.5, 2.0)] == [3.5, 8.0]


@pytest.mark.parametrize("target", ["python", "numpy"])
@pytest.mark.parametrize(
    ("text", "point", "wanted"),
    [
        ("2^-abs(a)", (1,), 0.5),
        ("v = np.array([a, b])\nv[0]^-2 + v[1]^2", (2, 1), 1.25),
        ("x: float\nnp.sum(x**(np.arange(3) - 1))", (2,), 3.5),
        ("v: int[2]\nx*v[0]^-1", ([2, 1], 1), 0.5),
        ("ps = np.array([p, q])\ns = 0.0\nfor k in range(2):\n    s += 2^ps[k]\ns", (1, -1), 2.5),
    ],
)
def test_negative_powers_are_right_of_whole_numbers_that_are_given(target, text, point, wanted):
    assert printed.function(calls.emit(calls.program(text), target))(*point) == wanted


OF_PYTHON = (
    "abs", "all", "float", "int", "len", "linalg", "math", "max", "min", "np", "print", "range",
    "reversed", "round", "softplus", "special", "sum", "tuple", "zip",
)  # fmt: skip


@pytest.mark.parametrize("to", ["python", "numpy"])
def test_functions_called_as_those_of_python_leave_these_as_they_are(to):
    body = "softplus(x)*log(1 + x*x) + relu(x)*abs(-x) + float(floor(x*7.5))"
    own = "def {0}(a, b):\n    return a*b + 2.0\n{0}(x, 3.0)*logaddexp(x, 0.5) + log(1 + x*x)"
    for name in OF_PYTHON:
        for text in (body, own.format(name)):
            program = calls.program(text, name=f"{name}.expr")
            exec(calls.emit(program, to, self_test=True), {"__name__": "__main__"})


def test_a_name_whose_item_is_taken_keeps_its_name():
    text = "import numpy as np\na: float[3]\ns = a[:, None].T @ a[:, None]\nx = s.item()\n3*x*x"
    assert "s.item()" in calls.diff(calls.program(text), ("a",), to="python")
