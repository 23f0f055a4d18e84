"""What names mean: inputs, integers, targets, and every error of names that needs no run."""

import pytest

from gradcli.errors import Diagnostic, Source
from gradcli.language.names.entry_point import function_of
from gradcli.language.names.resolve import resolve
from gradcli.language.syntax.errors.other_languages import FUNCTIONS
from gradcli.language.syntax.parser import parse


def program(text: str, *bound: str):
    return resolve(parse(Source(text, "f.expr")), bound)


def error(text: str, *bound: str) -> Diagnostic:
    with pytest.raises(Diagnostic) as caught:
        program(text, *bound).check_point(bound)
    assert caught.value.source is not None
    return caught.value


def kinds(text: str, *bound: str) -> dict:
    return {name: given.kind for name, given in program(text, *bound).inputs.items()}


# -- inputs -----------------------------------------------------------------------------------
def test_a_name_that_nothing_assigns_is_an_input():
    assert list(program("y = x*b\ndef f(t):\n    return t*c\nf(y) + a").inputs) == list("xbca")


def test_a_name_assigned_once_from_a_literal_is_an_input_with_that_default():
    p = program("k = -3\nw = [1, [2, 3]]\nu = np.array([1.0])\ny = k*x\n")
    assert list(p.inputs) == ["k", "w", "u", "x"]
    assert p.default_wrt() == ("x",)
    assert list(p.assigned) == ["y"]


@pytest.mark.parametrize(
    "text",
    [
        "k = 1.0\nk = 2.0\nk",
        "k = 1.0\nk += 1\nk",
        "if x > 0:\n    k = 1.0\nx",
        "w = [1.0]\nw[0] = x\nw",
        "k, l = 1.0, 2.0\nk",
        "k = l = 1.0\nk",
        "k = 1.0 + 1\nk",
        "k = x\nk",
        "for k in range(3):\n    pass\nx",
        "def k():\n    return 1\nk()",
        "k = True\nk",
    ],
)
def test_any_other_assignment_makes_no_input(text):
    assert "k" not in program(text).inputs
    assert "w" not in program(text).inputs


def test_a_declaration_gives_type_shape_and_default():
    p = program("w: float[2, 3]\nn: int = 6\nb: bool\nnp.sum(w)*n")
    assert [(g.name, g.kind, g.shape) for g in p.inputs.values()] == [
        ("w", "float", (2, 3)), ("n", "int", ()), ("b", "bool", ()),
    ]  # fmt: skip
    assert p.default_wrt() == ("w",)


def test_defaults_are_the_wrt_when_nothing_else_is():
    assert program("x = 3.0\ny = x^2").default_wrt() == ("x",)


def test_a_built_in_name_that_is_bound_assigned_or_a_parameter_is_the_programs_own():
    assert list(program("e*x", "e", "x").inputs) == ["e", "x"]
    assert list(program("e*x").inputs) == ["x"]
    assert list(program("pi = 3.0\nx*pi").inputs) == ["pi", "x"]
    assert list(program("def f(sin):\n    return sin*2\nf(x)").inputs) == ["x"]
    assert program("def abs(t):\n    return t\nabs(x)").functions.keys() == {"abs"}


# -- integers ---------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "text",
    [
        "for i in range(n):\n    y = x\ny",
        "v[n]",
        "v[n:]",
        "v[2*n + 1]",
        "np.zeros(n)",
        "np.zeros((2, n))",
        "np.reshape(v, (n, -1))",
        "v.reshape(n, 2)",
        "np.sum(v, axis=n)",
        "v.sum(n)",
        "v.round(n)",
        "sum(v.std(n))",
        "spherical_jn(n, x)",
        "np.ldexp(x, n)",
        "[0.0]*n",
        "m = n - 1\nv[m]",
        "def f(k):\n    return v[k]\nf(n)",
        "rng = np.random.default_rng(0)\nx*np.sum(rng.standard_normal(n))",
        "np.random.seed(1)\nx*np.sum(np.random.normal(0, x, n))",
        "rng = np.random.RandomState(0)\nx*np.sum(rng.gamma(2.0, x, size=n) + rng.randn(n))",
        "def f(a, k):\n    return g(a, k=k + 1)\ndef g(a, k):\n    return a[k]\nf(v, n)",
        "def last(k):\n    return k - 1\nv[last(n)]",
        "range(max(2, n))",
        "v[n if x > 0 else 0]",
        "1 << n",
        "for j in n:\n    y = v[j]\ny",
        "k = n\nfor i in range(3):\n    y = v[k]\n    k = x\ny",
        "k = 0\nfor i in range(3):\n    y = v[k]\n    k = n\ny",
        "k = 0\nif x > 0:\n    k = n\nv[k]",
        "a, k = x, n\nv[k]",
        "k = 1\nk += n\nv[k]",
        "k = 0\nwhile v[k] > 0:\n    k = k + n\nk",
        "def apply(f, k):\n    return f(k)\napply(lambda j: v[j], n)",
        "def g(j):\n    return v[j]\ndef apply(f, k):\n    return f(k + 1)\napply(g, n)",
        "def a(f, k):\n    return f(k) if k < 1 else b(f, k - 1)\ndef b(f, k):\n"
        "    return f(k) if k < 1 else a(f, k - 1)\n"
        "def g(j, mode='x'):\n    return v[j] if mode == 'x' else x\na(g, n)",
    ],
)
def test_a_name_that_must_be_an_integer_is_one(text):
    assert kinds(text)["n"] == "int"


@pytest.mark.parametrize(
    "text",
    [
        "x**n",
        "for i in range(int(n)):\n    y = i\ny",
        "v[int(n/2)]",
        "v*n",
        "n // 2",
        "v[v > n]",
        "np.linspace(0, n, 5)",
        "np.arange(n)",
        "max(v, n)",
        "sum(v, n)",
        "v[len(n)]",
        "n: float\nv*n",
        "(lambda t, shift: t + shift)(x, shift=n)",
        "def f(k):\n    k = 2\n    for i in range(k):\n        k = k*n\n    return k\nf(n)",
        "k = n\nk = 2\nv[k]",
        "A = np.array([n, x])\nfor i in range(A.shape[0]):\n    y = A[i]\ny",
        "A = np.array([[n, x], [x, x]])\nnp.eye(A.shape[1])*np.ones(A.size//2)",
        "rng = np.random.default_rng(0)\nrng.normal(n, 1.0, 3)",
        "k = 2\ny = v[k]\nk = n\nk + y",
        "for i in range(3):\n    k = 1\n    y = v[k]\n    k = n\ny",
    ],
)
def test_a_name_in_arithmetic_is_a_real(text):
    assert kinds(text)["n"] == "float"


@pytest.mark.parametrize(
    "text",
    [
        "v[n[0]]",
        "m = n\nj = m[0]\nv[j]",
        "for a, b in n:\n    y = v[b]\ny",
        "for row in n:\n    y = v[row[0]]\ny",
        "for k, (a, b) in enumerate(zip(xs, n)):\n    y = v[b]\ny",
        "a, b = n[0]\nv[a]",
        "[v[b] for a, b in n]",
        "def f(rows):\n    return v[rows[0][1]]\nf(n)",
        "def f(rows):\n    return rows[0]\na, b = f(n)\nv[b]",
        "k = 0\nwhile k >= 0:\n    y = v[k]\n    k = n[k][0]\ny",
        "a = n\nb = n\nfor i in range(3):\n    a = b[0]\n    b = a\nv[b[0]]",
        "for i in reversed(n[1:]):\n    y = v[i]\ny",
    ],
)
def test_an_array_whose_elements_are_indices_is_of_integers(text):
    assert kinds("n = [[0, 1], [1, 2]]\nxs = [3, 4]\n" + text)["n"] == "int"


@pytest.mark.parametrize(
    "text",
    [
        "for k, x in enumerate(n):\n    y = v[k]*x\ny",
        "for k, x in zip(xs, n):\n    y = v[k]*x\ny",
        "m = [0, n[0]]\nv[m[0]]",
        "a, k = n[0], 1\nv[k]",
        "[v[k]*a for a, k in zip(n, xs)]",
    ],
)
def test_an_array_beside_indices_is_of_reals(text):
    assert kinds("n = [0, 1]\nxs = [1, 1]\n" + text)["n"] == "float"


def test_wrt_of_an_integer_says_where_it_is_one():
    p = program("for i in range(n):\n    x = i\nx*y")
    with pytest.raises(Diagnostic, match="range") as caught:
        p.check_wrt(("n",))
    assert p.source.text[slice(*caught.value.span)] == "n"


# -- targets ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("y = x\nz = y*2", ("z",)),
        ("y = x\nx + y", ("x + y",)),
        ("y = x\ny", ("y",)),
        ("y = x\nif y > 0:\n    z = y\nelse:\n    w = y", ("w",)),
        ("s = 0.0\nfor i in range(3):\n    s += x", ("s",)),
        ("a = np.zeros(2)\nb = x\na[0] = b", ("a",)),
        ("y = x\ndef f(t):\n    return t", ("y",)),
        ("a, b = x, y", ("b",)),
        ("y = x\nprint(y)", ()),
        ("x: float", ()),
    ],
)
def test_the_target(text, names):
    assert program(text).target_names == names


@pytest.mark.parametrize(
    ("text", "prints"),
    [
        ("y = x\nprint(y)\nz = y", False),
        ("import tensorflow as tf\ny = tf.constant(1)\nprint(y)\nz = y", True),
        ("import tensorflow as tf\ny = tf.constant(1)\nprint(y)\nassert y == 1", True),
        ("import tensorflow as tf\ny = tf.constant(1)\nprint(y)\ny", False),
        ("import tensorflow as tf\ny = tf.constant(x)\nprint(y)\nz = y", False),
        ("import tensorflow as tf\ny = x\nz = y", False),
        ("import tensorflow as tf\nprint(x)\ntf.print(x)", True),
        ("def f(y):\n    print(y)\nf(x)", True),
        ("def f(y):\n    print(y)\n    return y\nf(x)", False),
        ("def f(y):\n    def g():\n        return y\n    print(g())\n    return\nf(x)", True),
    ],
)
def test_a_program_that_only_prints(text, prints):
    assert program(text).ends_in_print is prints


def test_wrt_may_name_an_intermediate_that_is_assigned_once():
    p = program("y = x*x\nz = y\nz = z*y\nz")
    p.check_wrt(("y", "x"))
    with pytest.raises(Diagnostic, match="more than once"):
        p.check_wrt(("z",))
    with pytest.raises(Diagnostic) as caught:
        p.check_wrt(("yy",))
    assert "'y'" in caught.value.help


def test_of_names_what_has_a_value():
    p = program("y = x\ndef f(t):\n    return t\ny")
    p.check_of(("y", "x"))
    for name in ("f", "w"):
        with pytest.raises(Diagnostic, match=name):
            p.check_of((name,))


# -- a point ----------------------------------------------------------------------------------
def test_every_unbound_input_is_listed_at_once_with_a_command_that_works():
    found = error("x*y*z", "y")
    assert found.code == "E0005"
    assert "'x', 'z'" in found.message
    assert "f.expr y=… x=1 z=1" in found.help


def test_a_binding_that_names_nothing_gives_the_nearest():
    found = error("speed*2", "sped")
    assert found.code == "E0006" and "'speed'" in found.help
    program("x*2", "x", "z").check_point(("x", "z"), wrt=("z",))


def test_a_binding_of_an_assigned_name_says_where():
    found = error("y = x*2\nz = y\nz", "y", "x")
    assert found.code == "E0006" and "line 1" in found.message


# -- errors -----------------------------------------------------------------------------------
ERRORS = {
    # text: (code, what is underlined, words of the message or its help)
    "def f():\n  nonlocal k\n  k = 1": ("E0100", "k", "no function around"),
    "def f(k):\n  global k\n  k = 1": ("E0100", "k", "before it is declared global"),
    "def f():\n  y = k\n  global k": ("E0100", "k", "before it is declared global"),
    "sinn(x)": ("E0102", "sinn", "'sin'"),
    "Sin(x)": ("E0102", "Sin", "'sin'"),
    "np.foo(x)": ("E0102", "np.foo", "unknown"),
    "np.sinn(x)": ("E0102", "np.sinn", "'np.sin'"),
    "np.linalg.foo(x)": ("E0102", "np.linalg.foo", "gradcli ops lists"),
    "np.lnalg.det(x)": ("E0102", "np.lnalg.det", "'np.linalg.det'"),
    "np.gelu(x)": ("E0102", "np.gelu", "'gelu'"),
    "numpy.linalg.det(x)": ("E0104", "numpy.linalg.det", "'np.linalg.det'"),
    "torch.relu(x)": ("E0104", "torch.relu", "write relu(…)"),
    "x.gelu()": ("E0104", "x.gelu", "write gelu(…)"),
    "np.ctypeslib": ("E0102", "np.ctypeslib", "unknown"),
    "np.os.system('id')": ("E0102", "np.os.system", "unknown"),
    "open('f')": ("E0102", "open", "unknown"),
    "x(2)": ("E0103", "x(2)", "number"),
    "pi(x)": ("E0103", "pi(x)", "constant"),
    "f = 3\nf(x)": ("E0103", "f(x)", "number"),
    "sin + x": ("E0101", "sin", "sin: float"),
    "sin(sin)": ("E0101", "sin", "function"),
    "np + x": ("E0101", "np", "prefix"),
    "sin(x, y)": ("E0103", "sin(x, y)", "1 argument"),
    "np.where(x > 0, x)": ("E0103", "np.where(x > 0, x)", "3 arguments"),
    "sin(x=3)": ("E0103", "3", "keyword"),
    "print(x, flush=1)": ("E0103", "1", "flush"),
    "range(1, 2, 3, 4)": ("E0103", "range(1, 2, 3, 4)", "1 to 3"),
    "def f(a, b):\n    return a\nf(x)": ("E0103", "f(x)", "b is missing"),
    "def f(a, b):\n    return a\nf(1, 2, 3)": ("E0103", "f(1, 2, 3)", "2 arguments"),
    "def f(a):\n    return a\nf(b=1)": ("E0103", "1", "no 'b'"),
    "def f(a):\n    return a\nf(1, a=2)": ("E0103", "2", "twice"),
    "def f(a):\n    return a\nf[0]": ("E0201", "f[0]", "indexed"),
    "def f(a):\n    return fz(a)\nf(x)": ("E0102", "fz", "unknown"),
    "x.__class__": ("E0104", "x.__class__", "__class__"),
    "x.tofile('f')": ("E0104", "x.tofile", "tofile"),
    "x.T.mT": ("E0104", "x.T.mT", "mT"),
    "x.sum": ("E0104", "x.sum", "called"),
    "x.shape()": ("E0103", "x.shape()", "parentheses"),
    "__builtins__": ("E0104", "__builtins__", "underscore"),
    "y = x + z\nz = 2\ny": ("E0204", "z", "before"),
    "x = x*2\nx": ("E0204", "x", "before"),
    "def f(a):\n    b = a + c\n    c = 1\n    return b\nf(x)": ("E0204", "c", "before"),
    "import os\nx": ("E0104", "import os", "import"),
}


@pytest.mark.parametrize("text", ERRORS)
def test_errors_point_at_the_place_and_say_what_would_work(text):
    code, place, words = ERRORS[text]
    found = error(text, *(name for name in "xy" if name in text))
    assert found.code == code
    assert found.source.text[slice(*found.span)] == place
    assert words in f"{found.message} {found.help}"


def test_a_read_that_may_come_later_is_left_to_the_run():
    program("for i in range(3):\n    if i > 0:\n        y = z\n    z = x\ny")
    program("def f(t):\n    return k*t\nk = 2*x\nf(x)")
    program("if x > 0:\n    y = w\nw = x\nw")


def test_long_chains_do_not_recurse():
    assert list(program("x" + " + x*2" * 20_000).inputs) == ["x"]


# -- FILE:FUNC --------------------------------------------------------------------------------
FILE = """k = 2*z
unused = 5*q
def g(t):
    return t*k
def f(x, n=3):
    s = 0.0
    for i in range(n):
        s += g(x)
    return s
f(x0)
"""


def test_a_function_of_a_file_is_a_program_of_its_parameters():
    p = function_of(Source(FILE), "f")
    assert {name: g.kind for name, g in p.inputs.items()} == {
        "z": "float", "x": "float", "n": "int",
    }  # fmt: skip
    assert p.target_names == ("f",)


def test_a_function_that_the_file_lacks_is_an_error_with_the_nearest():
    with pytest.raises(Diagnostic) as caught:
        function_of(Source("def energy(x):\n    return x\nenergy(2)"), "enrgy")
    assert "'energy'" in caught.value.help


def test_a_parameter_that_hides_what_the_function_needs_is_an_error():
    text = "def g(t):\n    return t*x\ndef f(x):\n    return g(x)\n1.0"
    with pytest.raises(Diagnostic, match="depends on"):
        function_of(Source(text), "f")


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_of_other_languages_is_told_what_to_write(name):
    with pytest.raises(Diagnostic) as caught:
        program(f"{name}(x)")
    assert (caught.value.code, caught.value.help) == ("E0102", FUNCTIONS[name])
