"""Every mixed partial up to an order, of numbers and arrays."""

import itertools
import math

import numpy as np
import pytest

import gradcli.numpy as gnp
from gradcli.calls.programs import program
from gradcli.engine import partials as module
from gradcli.engine.custom import custom_gradient
from gradcli.engine.forms import Space
from gradcli.engine.partials import partials
from gradcli.engine.tensor import Tensor
from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import sqrt
from gradcli.ops.arrays import matmul, stack
from gradcli.ops.comparisons import greater
from gradcli.ops.dispatch import primal
from gradcli.ops.elementary import cos, exp, log, sin, tanh
from gradcli.ops.piecewise import absolute, where
from gradcli.ops.reductions import total

pytestmark = pytest.mark.sampled(4)


def test_all_mixed_partials_of_exp_xyz():
    x, y, z = 0.5, -0.8, 1.2
    (value,), d = partials(lambda v: (exp(v[0] * v[1] * v[2]),), [x, y, z], 3)
    e = math.exp(x * y * z)
    assert value == e
    assert d[(0, 1)] == pytest.approx(e * z * (1 + x * y * z), rel=1e-14)
    assert d[(0, 1, 2)] == pytest.approx(e * (1 + 3 * x * y * z + (x * y * z) ** 2), rel=1e-13)
    assert d[(1, 1, 2)] == pytest.approx(e * x**2 * z * (2 + x * y * z), rel=1e-13)
    assert set(map(len, d)) == {1, 2, 3} and len(d) == 3 + 6 + 10


def test_the_second_order_of_an_array_is_its_full_hessian():
    v = np.array([1.0, 2.0])
    _, d = partials(lambda u: (total(u[0] ** 3) * u[1],), [v, 3.0], 2)
    assert d[(0,)].tolist() == [9.0, 36.0] and d[(1,)] == 9.0
    assert d[(0, 0)].tolist() == [[18.0, 0.0], [0.0, 36.0]]
    assert d[(0, 1)].tolist() == [3.0, 12.0] and d[(1, 1)] == 0.0


def test_unconnected_variables_are_none_and_missing_paths_are_zero():
    _, d = partials(lambda v: (3.0 * v[0],), [1.5, 2.0], 2)
    assert d == {(0,): 3.0, (1,): None, (0, 0): 0.0, (0, 1): None, (1, 1): None}


def test_several_values_are_summed():
    values, d = partials(lambda v: (v[0] * v[0], sin(v[0])), [2.0], 1)
    assert values == (4.0, math.sin(2.0)) and d[(0,)] == pytest.approx(4.0 + math.cos(2.0))
    values, d = partials(lambda v: (v[0] * v[0], sin(v[0])), [2.0], 2)
    assert d[(0, 0)] == pytest.approx(2.0 - math.sin(2.0))


def test_values_come_back_plain():
    (value,), _ = partials(lambda v: (v[0] * np.array([1.0, 2.0]),), [3.0], 2)
    assert value.tolist() == [3.0, 6.0]


def test_mixed_partials_of_a_power_at_exponent_zero_and_one():
    """d/dx d/dp x^p = x^(p-1) (1 + p log x): 1/x at p = 0; d2/dx2 d/dp is 1/x at p = 1."""
    _, d = partials(lambda v: (v[0] ** v[1],), [2.0, 0.0], 2)
    assert d[(0, 1)] == 0.5
    _, d = partials(lambda v: (v[0] ** v[1],), [2.0, 1.0], 3)
    assert d[(0, 0, 1)] == pytest.approx(0.5)


# -- forms in all directions -----------------------------------------------------------------------
def nested(function, xs, order):
    """By a tape for each order: what the forms are held to."""
    _, found = module._nested(function, [Tensor(x) for x in xs], order)
    return {key: None if g is None else primal(g) for key, g in found.items()}


def chain(v):
    s = 0.0
    for i in range(len(v)):
        s = s + v[i] * v[(i + 1) % len(v)]
    return (exp(sin(s)) * log(1.0 + s * s),)


@custom_gradient
def own_sine(x):
    return sin(x), lambda g: g * cos(x)


M = np.array([[0.4, -1.1, 0.3], [0.9, 0.2, -0.5], [0.1, 0.7, 1.3]])
PROGRAMS = {
    "chain": (chain, [0.3, 0.4, 0.7]),
    "powers": (lambda v: (v[0] ** v[1] * v[1] ** 3 / v[0],), [1.3, 0.7]),
    "lines": (lambda v: (3.0 * v[0] * v[1], v[1]), [1.0, 2.0, 3.0]),
    "branches": (
        lambda v: (where(greater(v[0], 0.2), sin(v[0] * v[1]), sqrt(v[2])) + absolute(v[2]),),
        [0.5, 0.3, -2.0],
    ),
    "array": (
        lambda v: (total(tanh(matmul(M, v[0])) ** 2 * v[1]),), [np.array([0.1, 0.2, 0.3]), 0.5]
    ),
    "elements": (
        lambda v: (
            exp(v[0][0, 1] * v[1]) + v[0][1] * sin(v[0][0]), stack([v[1], v[2]]) * v[1] ** 3
        ),
        [np.array([[0.1, 0.3], [0.5, 0.2]]), 0.5, 2.0],
    ),
    "stacked numbers": (lambda v: (total(matmul(M, stack(v)) ** 3),), [0.2, 0.5, -0.4]),
    "running products": (lambda v: (gnp.cumprod(v[0]) * v[1],), [np.array([0.3, 0.4, 0.7]), 0.5]),
    "complex": (lambda v: (gnp.fft.rfft(sin(v[0]) ** 3) * v[1],), [np.array([0.3, 0.4]), 0.5]),
    "rule of one's own": (
        lambda v: (total(own_sine(v[0]) * exp(v[1])) ** 2,), [np.array([0.3, 0.4]), 0.5]
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.parametrize("order", [3, 4])
@pytest.mark.parametrize("reverse", [0.0, 1e9])
def test_forms_agree_with_nested_tapes(name, order, reverse, monkeypatch):
    """In reverse to one order less (reverse = 0), and forward."""
    function, xs = PROGRAMS[name]
    monkeypatch.setattr(module, "REVERSE", reverse)
    _, got = module._by_forms(function, xs, order)
    wanted = nested(function, xs, order)
    assert list(got) == list(wanted)
    for key, w in wanted.items():
        if w is None:
            assert got[key] is None
        else:
            assert np.shape(got[key]) == np.shape(w) and isinstance(w, type(got[key]))
            assert np.allclose(got[key], w, rtol=1e-12, atol=1e-12), key


@pytest.mark.parametrize("name", ["eigvalsh", "det", "svdvals"])
def test_rows_whose_rules_take_no_forms_go_by_nested_tapes(name):
    function = lambda v: (sin(getattr(gnp.linalg, name)(matmul(v[0], v[0].T))),)
    x = np.array([[0.4, -1.1], [0.9, 0.2]])
    _, got = partials(function, [x], 3)
    for key, wanted in nested(function, [x], 3).items():
        assert np.allclose(got[key], wanted, rtol=1e-12, atol=1e-12)


def test_order_ten_of_three_variables_is_exact():
    """The partials of exp(x + 2 y) z^3 are 2^j times its value, and those of z^3."""
    x, y, z = 0.3, -0.2, 1.5
    _, d = partials(lambda v: (exp(v[0] + 2.0 * v[1]) * v[2] ** 3,), [x, y, z], 10)
    e, cubes = math.exp(x + 2 * y), [z**3, 3 * z * z, 6 * z, 6.0]
    for key, g in d.items():
        j, k = key.count(1), key.count(2)
        wanted = e * 2.0**j * cubes[k] if k < 4 else 0.0
        assert g == pytest.approx(wanted, rel=1e-13), key
    assert len(d) == math.comb(13, 3) - 1


def test_a_variable_that_takes_no_part_in_an_infinity_has_a_zero():
    """sqrt(x) + x y^2 at x = 0: d3/dx dy dy is 2 whatever sqrt does."""
    _, d = partials(lambda v: (sqrt(v[0]) + v[0] * v[1] ** 2,), [0.0, 3.0], 3)
    assert d[(0,)] == math.inf and d[(0, 1, 1)] == 2.0 and d[(1, 1, 1)] == 0.0
    whole = lambda v: (total(sqrt(v[0])) + total(v[0] * v[1] ** 2),)
    _, d = partials(whole, [np.array([0.0, 1.0]), 3.0], 3)
    assert d[(0, 1, 1)].tolist() == [2.0, 2.0] and d[(0, 0, 0)][1, 1, 1] == 0.375


@pytest.mark.parametrize("n, degree", [(1, 4), (2, 3), (4, 1), (4, 5), (7, 3)])
def test_monomials_are_ranked_in_their_order(n, degree):
    space = Space(n, True, 1)
    monomials = space.monomials(degree)
    assert space.rank(monomials).tolist() == list(range(space.size(degree)))
    assert space.rank(monomials[:, ::-1]).tolist() == list(range(space.size(degree)))
    wanted = itertools.combinations_with_replacement(range(n), degree)
    assert [space.place(m) for m in wanted] == list(range(space.size(degree)))


@pytest.mark.parametrize("count", [2, 9, 30])
def test_the_second_order_of_many_numbers_is_one_jacobian(count):
    xs = [0.3 + 0.1 * i / count for i in range(count)]
    _, d = partials(chain, xs, 2)
    wanted = nested(chain, xs[:], 3) if count < 9 else None
    for i, j in itertools.combinations_with_replacement(range(count), 2):
        step = 1e-5
        if wanted is None:
            up, down = list(xs), list(xs)
            up[j] += step
            down[j] -= step
            slope = (partials(chain, up)[1][(i,)] - partials(chain, down)[1][(i,)]) / (2 * step)
            assert d[(i, j)] == pytest.approx(slope, rel=1e-6, abs=1e-7)
        else:
            assert d[(i, j)] == pytest.approx(wanted[(i, j)], rel=1e-14)
    assert len(d) == count + count * (count + 1) // 2 and type(d[(0, 1)]) is float


def test_arrays_of_more_axes_than_numpy_broadcasts_have_their_derivatives():
    """NumPy's arrays have up to 64 axes, and what it makes of shapes 32."""
    x = np.full([1] * 30 + [2] + [1] * 29, 0.5)
    for text in ("x^2", "airyai(x)", "beta(x, x)", "x/np.hypot(x, 1)", "angle(x)"):
        p, point = program(f"np.sum({text})"), {"x": x}
        flat = {name: v.ravel() for name, v in point.items()}
        for found, want in (
            (p.hvp(point, {"x": x}).hvp["x"], p.hvp(flat, {"x": x.ravel()}).hvp["x"]),
            (p.gradient(point).gradients["x"], p.gradient(flat).gradients["x"]),
        ):
            assert found.shape == x.shape and found.ravel() == pytest.approx(want, rel=1e-15)
        with pytest.raises(Diagnostic, match="120 axes, and an array has at most 64"):
            p.gradient(point, order=2)
