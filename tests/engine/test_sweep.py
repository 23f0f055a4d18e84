"""The sweep that runs gives what the plain one gives; and what the text of levels says runs."""

import contextlib
import doctest
import math

import engines
import numpy as np
import programs
import pytest

import gradcli
from gradcli import GradientTape, Tensor, calls
from gradcli.engine import levels, sweep
from gradcli.errors import Diagnostic
from gradcli.ops import memory
from gradcli.ops.dispatch import primal


def test_the_text_of_levels_runs():
    assert doctest.testmod(levels).failed == 0


@pytest.fixture
def both(monkeypatch):
    """The sweeps that ran, each with what the plain one gave of the same steps."""
    found = []
    fast = sweep.sweep

    def held(steps, cotangents, seen, keep, lift=None):
        start = dict(cotangents)
        got = fast(steps, cotangents, seen, keep, lift)
        if lift is None:
            plain = sweep.plain_sweep(steps, start, seen)
            found.append(({n: got.get(n) for n in keep}, {n: plain.get(n) for n in keep}))
        return got

    monkeypatch.setattr(sweep, "sweep", held)
    return found


def same(a, b) -> bool:
    if a is None or b is None:
        return a is b
    a, b = np.asarray(primal(a)), np.asarray(primal(b))
    close = 1e-6 if np.float32 in (a.dtype, b.dtype) else 1e-12
    return a.shape == b.shape and np.allclose(a, b, rtol=close, atol=1e-300, equal_nan=True)


@pytest.mark.parametrize("seed", range(60))
def test_random_programs_are_swept_alike(both, seed):
    text, point = programs.seeded(seed)
    with contextlib.suppress(Diagnostic):
        engines.by_tape(calls.program(text), point, tuple(point))
    assert both
    for got, want in both:
        for node in want:
            assert same(got[node], want[node]), (text, got[node], want[node])


def _shared(np, x, v, m):
    """What a sum gives to both of its terms is one array; one of them has slices too."""
    a, b = v * x, v * v
    taken = np.sum(a[:2] * 3.0) + a[0] * a[2]
    return taken + np.sum((a + b) * v)


def _rows(np, x, v, m):
    """Rows that are gathered, some of them twice, beside all of them and a part of one."""
    rows = m[np.array([1, 0, 1, 1])]
    return np.sum(rows * rows[:, ::-1] * m[0]) + np.sum(m[:, 1:] ** 2) * x + np.sum(m[m > 0.4])


ARRAYS = {
    "broadcast": lambda np, x, v, m: np.sum((m * v + x) ** 2),
    "stretched first": lambda np, x, v, m: np.sum(v + m) + np.sum(x * m),
    "reduced": lambda np, x, v, m: np.sum(np.mean(m, axis=0) * np.max(v)) * x,
    "narrow": lambda np, x, v, m: np.sum(np.sum(m * x, axis=1)) + np.sum(np.exp(v)),
    "products": lambda np, x, v, m: np.sum(m @ v) * np.sum(np.outer(v, v)) + x,
    "moved": lambda np, x, v, m: np.sum(np.transpose(m)[1] * v[:2] * np.sort(v)[1:]) * x,
    "symmetric": lambda np, x, v, m: np.sum(m * m) + np.sum(v * v * v) * x * x,
    "slices": lambda np, x, v, m: np.sum(v[:2] * v[1:] * x) + np.sum(m[0] * v) + v[0] * v[-1] * x,
    "shared": _shared,
    "gathered": _rows,
    "general": lambda np, x, v, m: np.sum(np.where(m > 0.4, m, x) * np.concatenate([v[:1], v[1:]])),
}


@pytest.mark.parametrize("kind", [np.float64, np.float32])
@pytest.mark.parametrize("name", ARRAYS)
def test_arrays_are_swept_alike(both, name, kind):
    import gradcli.numpy as gnp

    source = np.random.default_rng(7)
    xs = [Tensor(0.7), *(Tensor(source.random(n).astype(kind)) for n in ((3,), (2, 3)))]
    with GradientTape() as tape:
        for x in xs:
            tape.watch(x)
        y = ARRAYS[name](gnp, *xs)
    found = tape.gradient(y, xs)
    assert both and all(g is None or math.isfinite(float(np.sum(primal(g)))) for g in found)
    for got, want in both:
        for node in want:
            assert same(got[node], want[node])


def test_what_is_added_in_place_is_held_by_nothing_else():
    x, weights = Tensor(np.array([1.0, 2.0, 3.0])), np.array([1.0, 1.0, 1.0])
    with GradientTape(persistent=True) as tape:
        tape.watch(x)
        y = x * 2.0
        z = y[:2]
    first = tape.gradient([y, z], [x, y, z], output_gradients=[weights, np.array([5.0, 7.0])])
    kept = [primal(g).copy() for g in first]
    second = tape.gradient([y, z], [x, y, z], output_gradients=[weights, np.array([5.0, 7.0])])
    assert weights.tolist() == [1.0, 1.0, 1.0]
    assert [g.tolist() for g in kept] == [[12.0, 16.0, 2.0], [6.0, 8.0, 1.0], [5.0, 7.0]]
    assert all(np.array_equal(primal(g), k) for g, k in zip([*first, *second], [*kept, *kept]))


def test_slices_are_differentiated_twice():
    import gradcli.numpy as gnp

    def f(v):
        return gnp.sum(v[:2] ** 2 * v[1:]) + v[0] * v[2]

    x = np.array([0.4, -1.3, 0.9])
    want = [[2 * x[1], 2 * x[0], 1.0], [2 * x[0], 2 * x[2], 2 * x[1]], [1.0, 2 * x[1], 0.0]]
    nested = gradcli.jacobian(lambda v: gradcli.grad(f)(v))(x)
    _, product = gradcli.hvp(f, (x,), (np.array([1.0, 0.0, 2.0]),))
    assert np.allclose(gradcli.hessian(f)(x), want) and np.allclose(nested, want)
    assert np.allclose(product, np.array(want) @ [1.0, 0.0, 2.0])


def test_the_slices_of_an_array_have_one_cotangent():
    x = Tensor(np.ones(10_000))
    with GradientTape() as tape:
        tape.watch(x)
        y = sum(x[i : i + 2][0] * x[i] for i in range(0, 200))
    with memory.within(10**8, 1 << 30):
        g = tape.gradient(y, x)
        assert memory.made() < 3 * 10_000
    assert g[:2].tolist() == [2.0, 2.0] and g[200:].any() == 0
