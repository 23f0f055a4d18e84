"""Densities and distribution functions: SciPy's values, and derivatives that belong together."""

import math

import numpy as np
import pytest
import scipy.stats

import gradcli
from gradcli.errors import Diagnostic
from gradcli.ops.libraries.directory import LIBRARIES
from gradcli.ops.libraries.names import function

REAL, POSITIVE, UNIT = (
    np.linspace(-2.3, 3.1, 7),
    np.linspace(0.2, 6.0, 7),
    np.linspace(0.05, 0.9, 7),
)
COV = np.array([[2.0, 0.5, 0.1], [0.5, 1.0, -0.3], [0.1, -0.3, 0.7]])
POINTS = np.array([[0.5, -1.0, 2.0], [1.5, 0.25, -0.75]])
# distribution -> a point and parameters, and those positions that have a derivative in every one
CASES = {
    "norm": ((REAL, 0.3, 1.7), (0, 1, 2)),
    "t": ((REAL, 3.5, 0.3, 1.7), (0, 2, 3)),
    "gamma": ((POSITIVE, 2.5, 0.1, 1.7), (0, 2, 3)),
    "chi2": ((POSITIVE, 3.0), (0,)),
    "beta": ((UNIT, 2.5, 1.25), (0,)),
    "poisson": ((np.array([0.0, 1.0, 4.0, 9.0]), 2.5), (1,)),
    "dirichlet": ((np.array([0.2, 0.3, 0.5]), np.array([1.5, 2.0, 0.75])), (1,)),
    "multivariate_normal": ((POINTS, np.array([0.1, 0.2, 0.3]), COV), (0, 1, 2)),
}
EVERY = [
    (library.rpartition(".")[2], entry.partition("=")[0])
    for library, modules in LIBRARIES.items()
    if library.startswith("scipy.stats.")
    for text in modules.values()
    for entry in text.split()
]


def ours(distribution: str, name: str):
    return function(f"scipy.stats.{distribution}.{name}")


def arguments(distribution: str, name: str) -> tuple[tuple, tuple]:
    args, places = CASES[distribution]
    if name == "ppf":
        return (UNIT, *args[1:]), places
    if name == "entropy":
        return args[1:], (1,)
    return args, places


@pytest.mark.parametrize(("distribution", "name"), EVERY)
def test_a_value_is_scipys(distribution, name):
    args, _ = arguments(distribution, name)
    expected = getattr(getattr(scipy.stats, distribution), name)(*args)
    assert ours(distribution, name)(*args) == pytest.approx(expected, rel=1e-13)


@pytest.mark.parametrize(("distribution", "name"), EVERY)
def test_a_derivative_is_that_of_differences(distribution, name):
    args, places = arguments(distribution, name)
    called, step = ours(distribution, name), 1e-5
    for place in places:
        x = np.asarray(args[place], float)
        direction = np.cos(np.arange(x.size)).reshape(x.shape)
        direction = direction + direction.T if x.ndim == 2 and x.shape[0] == 3 else direction
        along = [called(*args[:place], x + s * step * direction, *args[place + 1 :])
                 for s in (-2, -1, 1, 2)]  # fmt: skip
        numeric = (along[0] - 8 * along[1] + 8 * along[2] - along[3]) / (12 * step)
        of_one = lambda v: called(*args[:place], v, *args[place + 1 :])  # noqa: B023
        found = gradcli.jvp(of_one, (x if x.shape else float(x),), (direction,))[1]
        assert found == pytest.approx(numeric, rel=1e-6, abs=1e-9), place
        weights = np.sin(np.arange(np.size(found)) + 1.0).reshape(np.shape(found))
        pulled = gradcli.vjp(of_one, x if x.shape else float(x))[1](
            weights if weights.shape else float(weights)
        )[0]
        assert np.sum(pulled * direction) == pytest.approx(np.sum(weights * found), rel=1e-12)


@pytest.mark.parametrize("distribution", ["norm", "t", "gamma", "chi2", "beta"])
def test_the_density_is_the_slope_of_the_distribution(distribution):
    args, _ = CASES[distribution]
    slope = gradcli.grad(lambda x: ours(distribution, "cdf")(x, *args[1:]).sum())(args[0])
    assert slope == pytest.approx(ours(distribution, "pdf")(*args), rel=1e-13)


def test_outside_of_its_support_a_density_is_nothing_and_does_not_change():
    for distribution, x in (("gamma", -1.0), ("chi2", -1.0), ("beta", 1.5), ("poisson", 2.5)):
        _, *rest = CASES[distribution][0]
        name = "pmf" if distribution == "poisson" else "pdf"
        assert ours(distribution, name)(x, *rest[:1], *rest[1:2]) == 0.0
        assert ours(distribution, f"log{name}")(x, *rest[:2]) == -math.inf
        assert gradcli.grad(lambda v: ours(distribution, name)(v, *rest[:2]))(x) == 0.0  # noqa: B023


def test_a_singular_covariance_has_a_density_on_what_it_spans():
    cov, mean = np.diag([1.0, 4.0, 0.0]), np.zeros(3)
    logpdf = ours("multivariate_normal", "logpdf")
    flat = logpdf(np.array([0.5, 1.0, 0.0]), mean, cov, allow_singular=True)
    of_two = logpdf(np.array([0.5, 1.0]), mean[:2], cov[:2, :2])
    assert flat == pytest.approx(of_two, rel=1e-14)
    assert logpdf(np.array([0.5, 1.0, 0.1]), mean, cov, allow_singular=True) == -math.inf
    with pytest.raises(Diagnostic):
        logpdf(np.array([0.5, 1.0, 0.0]), mean, cov)
    with pytest.raises(Diagnostic, match="a covariance of shape \\(2,\\) for vectors of 3"):
        logpdf(POINTS, mean, np.ones(2))


def test_the_shape_of_a_distribution_function_has_no_derivative_and_says_so():
    with pytest.raises(Diagnostic) as caught:
        gradcli.grad(lambda df: ours("t", "cdf")(0.5, df))(3.0)
    assert caught.value.code == "E0210"
