"""Second derivatives by machine code: those of the tape, and of differences of many digits."""

import mpmath
import numpy as np
import pytest

import gradcli as library
from gradcli import calls
from gradcli.calls import compiled_hessians, tiered
from gradcli.errors import Diagnostic

pytestmark = pytest.mark.sampled(8)

V = np.linspace(-0.8, 1.1, 7)
PROGRAMS = {
    "numbers": ("x*exp(-y*y) + sin(x*y)", {"x": 1.2, "y": 0.7}),
    "an array and a number": ("sum(v*v*y) + sum(sin(v))*y", {"v": V, "y": 2.0}),
    "elements that are written": (
        "u = v*1.0\nfor k in range(3):\n    for i in range(1, 6):\n"
        "        u[i] = u[i]*u[i - 1] + sin(u[i + 1])\nsum(u*u)", {"v": V},
    ),
    "a function with ways": (
        "def f(a):\n    return a*a*a if a > 0 else a*a\ns = 0.0\n"
        "for i in range(len(v)):\n    s += f(v[i])*v[0]\ns", {"v": V},
    ),
    "a matrix": ("sum((A @ v)**2)*sum(exp(v))", {"A": np.arange(49.0).reshape(7, 7) / 49, "v": V}),
    "what is linear": ("2*x + 3*y*y + sum(v)", {"x": 1.0, "y": 2.0, "v": V}),
    "a loop until": ("y = x\nwhile y < 9:\n    y = y*y + x*z\ny*z", {"x": 1.5, "z": 0.5}),
    "integers": ("s = 0.0\nfor k in range(n):\n    s += x[k]^k\ns*x[0]", {"x": V, "n": 4}),
    "all": ("exp(sum(v))*sum(v)", {"v": V}),
}  # fmt: skip


@pytest.mark.parametrize("kind", PROGRAMS)
def test_it_is_the_hessian_of_the_tape(kind):
    text, point = PROGRAMS[kind]
    program = calls.program(text)
    wrt = tuple(name for name in point if name != "n")
    f = library.compile(program) if kind != "integers" else calls.compile(program, wrt)
    found = f.hessian(**point)
    wanted = calls.hessian(program, point, wrt, unconnected="zero").hessian
    assert found.keys() == wanted.keys()
    for key, part in wanted.items():
        assert np.shape(found[key]) == np.shape(part)
        np.testing.assert_allclose(found[key], part, rtol=1e-12, atol=1e-13)
    whole = f.sparse_hessian(**point).toarray()
    assert np.allclose(whole, whole.T, rtol=1e-12, atol=1e-13)
    draw = np.random.default_rng(1)
    along = {name: draw.normal(size=np.shape(point[name])) for name in f.wrt}
    product = f.hessian_product(along, **point)
    flat = whole @ np.concatenate([np.ravel(along[name]) for name in f.wrt])
    got = np.concatenate([np.ravel(product[name]) for name in f.wrt])
    np.testing.assert_allclose(got, flat, rtol=1e-11, atol=1e-12)


def test_it_is_that_of_differences_of_many_digits():
    def formula(x, y, z):
        return mpmath.exp(x * mpmath.sin(y)) / (1 + z**2) + mpmath.atan(x * y * z)

    at = {"x": 0.7, "y": -1.1, "z": 0.4}
    orders = [
        [tuple(int(k == i) + int(k == j) for k in range(3)) for j in range(3)] for i in range(3)
    ]
    with mpmath.workdps(50):
        wanted = [[float(mpmath.diff(formula, (*at.values(),), n)) for n in row] for row in orders]
    found = library.compile("exp(x*sin(y))/(1 + z^2) + atan(x*y*z)").sparse_hessian(**at)
    assert found.toarray() == pytest.approx(np.array(wanted), rel=1e-14)


ROSENBROCK = """\
s = 0.0
for i in range(len(x) - 1):
    a = x[i + 1] - x[i]*x[i]
    b = 1.0 - x[i]
    s += 100.0*a*a + b*b
s
"""


@pytest.mark.parametrize("n", [1, 2, 3, 64, 300])
def test_what_is_sparse_takes_three_products(n):
    f, x = library.compile(ROSENBROCK), np.linspace(-1, 1, n)
    found = f.sparse_hessian(x=x)
    wanted = np.zeros((n, n))
    i = np.arange(n - 1)
    wanted[i, i] = 1200 * x[:-1] ** 2 - 400 * x[1:] + 2
    wanted[i + 1, i + 1] += 200
    wanted[i, i + 1] = wanted[i + 1, i] = -400 * x[:-1]
    np.testing.assert_allclose(found.toarray(), wanted, rtol=1e-12, atol=1e-12)
    ((pattern),) = next(iter(f._hessians.values())).known.values()
    assert n < 64 or (len(pattern.seeds) == 3 and found.nnz == 3 * n - 2)


def test_a_way_that_is_not_taken_at_first_is_found_later():
    text = "s = 0.0\nfor i in range(len(x) - 1):\n    if c > 0:\n        s += x[i]*x[0]*c\n"
    f = calls.compile(calls.program(f"{text}    else:\n        s += x[i]^2*x[i + 1]*c\ns"), ("x",))
    x = np.linspace(0.5, 2, 40)
    for c in (-1.0, 2.0, -3.0):
        wanted = calls.hessian(f.program, {"x": x, "c": c}, ("x",)).hessian["x,x"]
        np.testing.assert_allclose(f.hessian(x=x, c=c)["x,x"], wanted, rtol=1e-13)


def test_a_point_outside_the_domain_teaches_nothing():
    f = library.compile("sum(sqrt(v)) + v[0]*v[1]")
    assert np.isnan(f.hessian(v=np.array([1.0, -1.0, 0.5]))["v,v"]).any()
    assert not next(iter(f._hessians.values())).known
    v = np.array([1.0, 2.0, 0.5])
    wanted = calls.hessian(f.program, {"v": v}).hessian["v,v"]
    np.testing.assert_allclose(f.hessian(v=v)["v,v"], wanted, rtol=1e-13)


def test_a_pattern_is_that_of_the_indices_that_are_given():
    f = calls.compile(calls.program("k: int\nv: float[9]\nv[k]^2*v[0]"), ("v",))
    for k in (3, 7):
        wanted = calls.hessian(f.program, {"v": V[[0] * 9], "k": k}, ("v",)).hessian["v,v"]
        np.testing.assert_allclose(f.hessian(v=V[[0] * 9], k=k)["v,v"], wanted, rtol=1e-13)


def test_what_is_wrong_has_the_tapes_words():
    f = calls.compile(calls.program("k: int\nv: float[9]\nv[k]^2*v[0]"), ("v",))
    with pytest.raises(Diagnostic) as found:
        f.hessian(v=np.ones(9), k=12)
    assert "index 12 is out of range" in found.value.message
    with pytest.raises(Diagnostic) as found:
        f.hessian_product({"v": np.ones(3)}, v=np.ones(9), k=1)
    assert found.value.code == "E0202"


def test_the_pattern_is_not_looked_for_again(monkeypatch):
    f, looked = library.compile(ROSENBROCK), []
    pairs = compiled_hessians._pairs
    monkeypatch.setattr(compiled_hessians, "_pairs", lambda *a: looked.append(1) or pairs(*a))
    for k in range(3):
        f.sparse_hessian(x=np.linspace(-1, 1, 20) + k)
    assert len(looked) == 1


def test_a_trust_region_takes_products_of_code(monkeypatch):
    monkeypatch.setattr("gradcli.engine.transforms.hvp", None)
    program = calls.program("(x - 1)^2*(2 + sin(y)) + (y - x)^4 + cosh(z - y)")
    at = {"x": 3.0, "y": 1.5, "z": -1.0}
    monkeypatch.setattr(tiered.Tiered, "hand_over", lambda self: False)
    found = calls.minimize(program, at, method="trust", engine=calls.Engine("native"))
    assert found.converged and found.value == pytest.approx(1.0, abs=1e-12)
