"""Random numbers from a seed are NumPy's own, and constants of the program."""

import numpy as np
import pytest

from gradcli import calls
from gradcli.errors import Diagnostic

GENERATOR = [
    "normal()", "normal(1, 2)", "normal(size=3)", "normal(loc=1.0, scale=0.5, size=(2, 2))",
    "uniform()", "uniform(-1, 1, 4)", "random()", "random((2, 3))", "standard_normal(3)",
    "integers(10)", "integers(0, 5, size=4)", "integers(3, high=9, endpoint=True)",
    "permutation(5)", "permutation(np.array([1.5, 2.5, 3.5]))", "choice(5)",
    "choice([1.5, 2.5, 3.5], size=2, replace=False)", "exponential(2.0, 3)", "poisson(3.0)",
    "gamma(2.0, 1.5)", "beta(0.5, 2.0, size=2)", "binomial(10, 0.3)", "lognormal()",
    "multivariate_normal(np.zeros(2), np.eye(2))",
]  # fmt: skip
STATE = [
    "rand()", "rand(2, 3)", "randn(3)", "randint(10)", "randint(0, 5, size=4)", "normal(1, 2, 3)",
    "uniform(size=2)", "random_sample(3)", "permutation(4)", "choice(5, 2)",
]  # fmt: skip


def of_gradcli(text: str):
    return calls.value(calls.program(text), {}).value


def of_numpy(text: str):
    names: dict = {"np": np}
    *body, last = text.split("\n")
    exec("\n".join(body), names)
    return eval(last, names)


def same(text: str) -> None:
    found, want = of_gradcli(text), of_numpy(text)
    assert np.array_equal(found, want) and np.shape(found) == np.shape(want), (found, want)


@pytest.mark.parametrize("draw", GENERATOR)
def test_a_generator_draws_what_numpys_draws(draw):
    same(f"rng = np.random.default_rng(7)\nfirst = rng.random()\nrng.{draw}")


@pytest.mark.parametrize("draw", STATE)
def test_a_state_and_a_seed_draw_what_numpys_do(draw):
    same(f"rng = np.random.RandomState(7)\nrng.{draw}")
    same(f"np.random.seed(7)\nnp.random.{draw}")


def test_a_shuffle_is_numpys():
    for made in ("[1, 2, 3, 4, 5]", "np.arange(6.0)"):
        same(f"rng = np.random.default_rng(3)\nxs = {made}\nrng.shuffle(xs)\nnp.array(xs)")


SLOPES = {
    "rng.normal(x, 2*x)": lambda x, z: x + 2 * x * z.standard_normal(),
    "rng.uniform(x, x**2)": lambda x, z: x + (x**2 - x) * z.random(),
    "rng.exponential(x)": lambda x, z: x * z.standard_exponential(),
    "np.sum(rng.normal(size=3)*x)": lambda x, z: sum(z.standard_normal(3)) * x,
    "rng.choice(x*np.arange(5.0))": lambda x, z: x * z.choice(5),
}


@pytest.mark.parametrize("program", SLOPES)
def test_what_they_are_moved_and_scaled_by_has_its_derivative(program):
    text = f"from numpy.random import default_rng\nrng = default_rng(5)\n{program}"
    found = calls.gradient(calls.program(text), {"x": 1.3}).gradients["x"] or 0.0
    at = lambda x: SLOPES[program](x, np.random.default_rng(5))
    assert found == pytest.approx((at(1.3 + 1e-6) - at(1.3 - 1e-6)) / 2e-6, rel=1e-7)


@pytest.mark.parametrize(
    ("program", "words"),
    [
        ("np.random.default_rng().normal()*x", "without a seed"),
        ("np.random.rand()*x", "before np.random.seed"),
        ("np.random.default_rng(0).rand()*x", "has no '.rand'"),
        ("np.random.default_rng(0).gamma(x)", "have no derivative"),
        ("np.random.default_rng(0).normal(scale=-1.0)*x", "scale < 0"),
    ],
)
def test_what_is_refused_says_what_to_write(program, words):
    with pytest.raises(Diagnostic) as caught:
        calls.gradient(calls.program(program), {"x": 1.3})
    assert words in caught.value.message
