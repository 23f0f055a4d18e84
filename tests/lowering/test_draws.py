"""Random numbers from a seed that is written out are tables in what is printed."""

import functions_of_users
import numpy as np
import pytest

from gradcli import calls
from gradcli.errors import Diagnostic


def moved_and_scaled(mu, s):
    rng = np.random.default_rng(seed=7)
    x = rng.normal(mu, s, size=20)
    u = rng.uniform(0, mu, 20) + rng.uniform(low=mu, high=s, size=20)
    e = rng.exponential(s, size=(20,))
    return np.sum(x * u * e) * rng.integers(1, 5)


def one_in_each_turn(mu, s):
    rng = np.random.default_rng(3)
    total = 0.0
    for _ in range(10):
        total += rng.normal(mu, s) ** 2
    return total


def paths_of_a_market(spot, rate, vol):
    np.random.seed(42)
    n, m = 20, 10
    dt = 1.0 / m
    z = np.random.standard_normal((n, m))
    steps = (rate - 0.5 * vol**2) * dt + vol * np.sqrt(dt) * z
    paths = spot * np.exp(np.cumsum(steps, axis=1))
    return np.exp(-rate) * np.mean(np.maximum(paths.mean(axis=1) - 100, 0))


def orders(a):
    rng = np.random.default_rng(5)
    xs = [a, a**2, 1.0, a**3]
    rng.shuffle(xs)
    p = rng.permutation(3)
    v = np.array([a, 2 * a, a**2])
    return xs[0] + 2 * xs[1] + 3 * xs[2] + rng.normal() + v[p[0]] - v[p[2]] * rng.choice([1.0, 3.0])


def in_functions(a):
    rng = np.random.RandomState(5)

    def sample(n):
        return rng.randn(n) * a

    return np.sum(sample(3)) + np.sum(sample(4) ** 2)


def weights(x):
    rng = np.random.default_rng(0)
    first = rng.normal(size=(4, 3)) * 0.1
    second = rng.normal(size=(1, 4))
    return (second @ np.tanh(first @ x))[0]


FUNCTIONS = {
    moved_and_scaled: {"mu": 0.5, "s": 2.0},
    one_in_each_turn: {"mu": 0.5, "s": 2.0},
    paths_of_a_market: {"spot": 100.0, "rate": 0.05, "vol": 0.2},
    orders: {"a": 1.5},
    in_functions: {"a": 1.5},
    weights: {"x": [1.0, 2.0, 3.0]},
}


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
def test_draws_are_numpys(function):
    functions_of_users.check(function, FUNCTIONS[function], True)


REFUSED = {
    "a size": "n: int\nrng = np.random.default_rng(0)\nnp.sum(x*rng.normal(size=n))",
    "a seed": "n: int\nrng = np.random.default_rng(n)\nx*rng.normal()",
    "how many": "rng = np.random.default_rng(0)\nnp.sum(x*rng.normal(size=5000))",
    "a shape": "rng = np.random.default_rng(0)\nx*rng.gamma(x)",
    "a branch": (
        "rng = np.random.default_rng(0)\ny = 1.0\nif x > 1:\n    y = rng.normal()\nx*y*rng.normal()"
    ),
    "the turns": (
        "n: int\nr = np.random.default_rng(0)\ny = x\nfor i in range(n):\n    y += r.normal()\ny"
    ),
}


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED)
def test_what_only_a_run_knows_of_draws_is_refused(text):
    with pytest.raises(Diagnostic) as found:
        calls.diff(calls.program(text), ("x",))
    assert found.value.code == "E0108"
