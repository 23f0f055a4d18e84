"""Values along many lines found together: the verdicts are those of one run for each value."""

import numpy as np
import pytest

from gradcli import calls
from gradcli.checking import lines
from gradcli.checking.gradients import check_gradients
from gradcli.numpy import sum as total
from gradcli.numpy import tanh

W, V = np.random.default_rng(4).normal(size=(5, 6)), np.random.default_rng(5).normal(size=40)
DECLARED = "w: float[5, 6]\nv: float[40]\n"
PROGRAMS = {
    "analytic": "np.sum(np.tanh(w @ v[:6])) + np.prod(v)*v[3]",
    "not analytic": "np.sum(np.maximum(w @ v[:6], 0.1)*v[7:12])",
    "on kinks": "np.sum(np.abs(v - v[0])) + np.sum(w**2)",
    "branches": "s = 0\nfor x in v:\n    if x > 0:\n        s += x**2\ns*w[0, 0]",
    "a value caught": "try:\n    y = v[0]**2 if v[0] > 0 else -v[0]\n"
    "except ValueError:\n    y = 100.0\ny*np.sum(w)",
    "numbers of two variables": "sin(w[1, 2])*np.sum(np.exp(v/9)*w[0, 0])",
    "a wrong derivative": "@custom_gradient\ndef f(x):\n"
    "    return x**2, lambda g: g*x\nf(v[4]) + np.sum(f(w))",
    "steps": "np.sum(np.floor(v*1e3)) + np.sum(w)",
    "single precision": "u = tf.constant(v, tf.float32)\ntf.reduce_sum(u*u)",
}  # fmt: skip


def found(text: str, monkeypatch, many: int) -> list:
    monkeypatch.setattr(lines, "MANY", many)
    return calls.check(calls.program(DECLARED + text), {"w": W, "v": V}, full=True).rows


@pytest.mark.slow
@pytest.mark.parametrize("name", PROGRAMS)
def test_verdicts_are_those_of_single_runs(name, monkeypatch):
    together, alone = (found(PROGRAMS[name], monkeypatch, many) for many in (1, 10**9))
    assert len(together) == len(alone) == 70
    for one, other in zip(together, alone):
        assert (one.name, one.verdict, one.method) == (other.name, other.verdict, other.method)
        assert one.numeric == pytest.approx(other.numeric, rel=1e-6, abs=1e-9)
        assert one.forward == pytest.approx(other.forward, rel=1e-12, abs=1e-15)


def test_many_directions_take_few_runs():
    runs = 0

    def function(w, v):
        nonlocal runs
        runs += 1
        return total(tanh(w @ v[:6])) + total(v * v)

    assert check_gradients(function, W, V, full=True)
    assert runs < 12
