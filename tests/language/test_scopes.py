"""Which names the scopes of lambdas, comprehensions, try, with, del and imports bind and read."""

import pytest

from gradcli.errors import Diagnostic, Source
from gradcli.language.names.lookup import full_name, meaning
from gradcli.language.names.resolve import resolve
from gradcli.language.syntax.parser import parse


def program(text: str, *bound: str):
    return resolve(parse(Source(text, "f.expr")), bound)


def refused(text: str) -> str:
    with pytest.raises(Diagnostic) as caught:
        program(text)
    assert caught.value.span is not None
    return f"{caught.value.code} {caught.value.message} {caught.value.help}"


@pytest.mark.parametrize(
    ("text", "inputs"),
    [
        ("f = lambda u, v=b: u*v*c\nf(x)", "bcx"),
        ("[u*b for u in v if u > c for w in u]", "bvc"),
        ("{k: k*b for k in v}", "bv"),
        ("u = [u*b for u in v]\nu[0]", "bv"),  # the target of a comprehension is its own
        ("[[i*j for j in range(3)] for i in v]", "v"),
        ("[(lambda t: t*u*b)(1) for u in v]", "bv"),
        ("try:\n    y = x\nexcept ValueError as err:\n    y = b\ny", "xb"),
        ("with GradientTape() as t:\n    y = x*b\ny", "xb"),
        ("assert x > b, f'{c}'\nx", "xbc"),
        ("raise ValueError(f'{x:{b}}')", "xb"),
        ("from math import sin, pi as half\nsin(x)*half", "x"),
        ("import numpy as n, jax\nn.sin(x) + jax.numpy.cos(x)", "x"),
        ("d = {'a': x, b: c}\nd['a']", "xbc"),
    ],
)
def test_the_inputs_of_a_program(text, inputs):
    assert "".join(program(text).inputs) == inputs


@pytest.mark.parametrize(
    "text",
    [
        "k = 1.0\ndel k\nx",
        "with GradientTape() as k:\n    y = x\ny",
        "try:\n    y = x\nexcept ValueError as k:\n    y = x\ny",
        "k = lambda t: t\nk(x)",
        "k = [t for t in v]\nx",
        "from math import sin as k\nk(x)",
    ],
)
def test_a_name_that_is_bound_otherwise_is_no_input(text):
    assert "k" not in program(text).inputs


@pytest.mark.parametrize(
    "text",
    [
        "[v[n] for t in range(3)]",
        "[t for t in range(n)]",
        "[[s for s in range(n)] for t in range(3)]",
        "f = lambda k: v[k]\nf(n)",
        "f = lambda k=n: np.zeros(k)\nf()",
        "from numpy import zeros\nzeros(n)",
        "from numpy import zeros as z\nz(n)",
        "try:\n    y = v[n]\nexcept IndexError:\n    y = 0.0\ny",
        "with GradientTape() as t:\n    y = v[n]\ny",
    ],
)
def test_a_name_that_must_be_an_integer_is_one(text):
    assert program(text).inputs["n"].kind == "int"


@pytest.mark.parametrize(
    "text",
    [
        "d = {1.5: 2}\nd[x]",
        "d = {k: k for k in v}\nd[x]",
        "d = dict()\nd[x] = 1\nd.pop(x)",
        "{1: 2}[x]",
    ],
)
def test_a_key_of_a_dict_may_be_any_number(text):
    assert program(text).inputs["x"].kind == "float"


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("from math import sin as s\ns", "math.sin"),
        ("from numpy import linalg\nlinalg.norm", "np.linalg.norm"),
        ("import numpy\nnumpy.linalg.norm", "np.linalg.norm"),
        ("import jax.numpy\njax.numpy.sin", "jnp.sin"),
        ("import jax.numpy as j\nj.sin", "jnp.sin"),
        ("from jax import numpy\nnumpy.sin", "jnp.sin"),
        ("import tensorflow as tf\ntf.nn.relu", "tf.nn.relu"),
        ("np.sin", "np.sin"),
    ],
)
def test_an_import_binds_a_prefix_or_a_function(text, path):
    module = parse(Source(f"{text}(x)"))
    p = resolve(module)
    assert full_name(p, p.scope, module.body[-1].value.function) == path


@pytest.mark.parametrize(
    ("name", "kind"),
    [("grad", "higher"), ("ValueError", "exception"), ("sin", "function"), ("pi", "constant"),
     ("len", "builtin"), ("np", "prefix"), ("x", "input"), ("y", "variable")],
)  # fmt: skip
def test_what_a_name_means(name, kind):
    p = program("y = x*x")
    assert meaning(p, p.scope, name)[0] == kind


@pytest.mark.parametrize(
    "text",
    [
        "grad(sin)(x)",
        "grad(np.sin)(x)",
        "def twice(f, t):\n    return f(f(t))\ntwice(cos, x)",
        "sorted(v, key=abs)",
        "map(sqrt, v)",
        "root(cos, 1.0)*x",
        "from math import sin\ngrad(sin)(x)",
    ],
)
def test_a_function_of_the_language_may_be_given_to_one_that_takes_functions(text):
    assert set(program(text).inputs) <= {"x", "v"}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("sin(cos)", "E0101 'cos' is a function"),
        ("grad*x", "E0101 'grad' is a function"),
        ("gamma = sin\nx", "E0101 'sin' is a function"),
        ("sorted(sin)", "E0101 'sin' is a function"),
        ("[sin, cos][0](x)", "E0101 'sin' is a function"),
        ("import functools as f\nf.total_ordering(x)", "E0102 unknown function"),
        (
            "from functools import singledispatch\n@singledispatch\ndef f(t):\n    return t\nf(x)",
            "E0102 unknown function 'singledispatch' of 'functools'",
        ),
        ("import inspect\ninspect.signature(x)", "a program does not read its own text"),
        ("import os\nx", "E0104 import of 'os': programs import only"),
        ("import nmupy\nx", "did you mean 'numpy'?"),
        ("from math import sinn\nx", "E0102 unknown function 'sinn' of 'math' did you mean 'sin'?"),
        ("from os import path\nx", "E0104 import of 'os.path'"),
        ("@np.sqrt\ndef h(t):\n    return t\nh(x)", "E0104 the decorator '@np.sqrt'"),
        ("grad(1, 2, 3)", "E0103 grad takes 1 to 2 arguments"),
        ("x.__class__", "E0104"),
        ("type(x).__class__", "E0104"),
        ("lambda: y\nz = [t for t in range(3)]\nt = t\n", "E0204 't' is read before"),
    ],
)
def test_what_cannot_be_right_is_refused(text, words):
    assert words in refused(text)


def test_a_program_that_ends_without_a_value_has_no_target():
    assert program("xs = [x]\nxs.append(x)").target is None
    assert program("y = x\nf = lambda t: t").target.name == "y"
    assert program("y = x\nz = y\ndel z").target.name == "y"
    assert program("a = np.zeros(2)\nwith GradientTape() as t:\n    a[0] = x").target.name == "a"
