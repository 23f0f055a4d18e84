"""The sweep that runs gives what the plain one gives; and what the text of levels says runs."""

import contextlib
import doctest
import math

import engines
import numpy as np
import programs
import pytest

from gradcli import GradientTape, Tensor, calls
from gradcli.engine import levels, sweep
from gradcli.errors import Diagnostic
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
    return a.shape == b.shape and np.allclose(a, b, rtol=1e-12, atol=1e-300, equal_nan=True)


@pytest.mark.parametrize("seed", range(60))
def test_random_programs_are_swept_alike(both, seed):
    text, point = programs.seeded(seed)
    with contextlib.suppress(Diagnostic):
        engines.by_tape(calls.program(text), point, tuple(point))
    assert both
    for got, want in both:
        for node in want:
            assert same(got[node], want[node]), (text, got[node], want[node])


ARRAYS = {
    "broadcast": lambda np, x, v, m: np.sum((m * v + x) ** 2),
    "stretched first": lambda np, x, v, m: np.sum(v + m) + np.sum(x * m),
    "reduced": lambda np, x, v, m: np.sum(np.mean(m, axis=0) * np.max(v)) * x,
    "narrow": lambda np, x, v, m: np.sum(np.sum(m * x, axis=1)) + np.sum(np.exp(v)),
    "products": lambda np, x, v, m: np.sum(m @ v) * np.sum(np.outer(v, v)) + x,
    "moved": lambda np, x, v, m: np.sum(np.transpose(m)[1] * v[:2] * np.sort(v)[1:]) * x,
    "symmetric": lambda np, x, v, m: np.sum(m * m) + np.sum(v * v * v) * x * x,
    "general": lambda np, x, v, m: np.sum(np.where(m > 0.4, m, x) * np.concatenate([v[:1], v[1:]])),
}


@pytest.mark.parametrize("name", ARRAYS)
def test_arrays_are_swept_alike(both, name):
    import gradcli.numpy as gnp

    source = np.random.default_rng(7)
    xs = [Tensor(0.7), Tensor(source.random(3)), Tensor(source.random((2, 3)))]
    with GradientTape() as tape:
        for x in xs:
            tape.watch(x)
        y = ARRAYS[name](gnp, *xs)
    found = tape.gradient(y, xs)
    assert both and all(g is None or math.isfinite(float(np.sum(primal(g)))) for g in found)
    for got, want in both:
        for node in want:
            assert same(got[node], want[node])
