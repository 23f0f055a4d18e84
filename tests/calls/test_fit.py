"""Fits of models to columns: SciPy's curve_fit and lines by hand as oracles."""

import math

import numpy as np
import pytest
from scipy.optimize import curve_fit

from gradcli import Diagnostic, program
from gradcli.calls import fit

RANDOM = np.random.default_rng(3)
X = np.linspace(0.1, 4, 25)
Y = 2.5 * np.exp(-0.7 * X) + 0.4 + 0.01 * RANDOM.normal(size=25)
SIGMA = 0.01 * (1 + X)
MODEL = "a*exp(-k*x) + c"
START = {"a": 1.0, "k": 1.0, "c": 0.0}


def scipys(**options):
    def model(x, a, k, c):
        return a * np.exp(-k * x) + c

    return curve_fit(model, X, Y, list(START.values()), xtol=1e-15, ftol=1e-15, **options)


def values(found):
    return [row.value for row in found.parameters]


def errors(found):
    return [row.error for row in found.parameters]


def test_it_is_curve_fit_s():
    found = fit(program(MODEL), {"x": X}, Y, START)
    best, covariance = scipys()
    assert values(found) == pytest.approx(best, rel=1e-7)
    assert errors(found) == pytest.approx(np.sqrt(np.diag(covariance)), rel=1e-6)
    r = covariance[0, 1] / np.sqrt(covariance[0, 0] * covariance[1, 1])
    assert found.correlations["a,k"] == pytest.approx(r, rel=1e-6)
    assert (found.points, found.degrees_of_freedom, found.converged) == (25, 22, True)
    assert found.residual_sd == pytest.approx(math.sqrt(found.sum_of_squares / 22))
    assert float(np.sum((found.fitted - Y) ** 2)) == pytest.approx(found.sum_of_squares)


def test_uncertainties_are_absolute_and_weights_are_not():
    sigma = fit(program(MODEL), {"x": X}, Y, START, sigma=SIGMA)
    weights = fit(program(MODEL), {"x": X}, Y, START, weights=7 / SIGMA**2)
    best, absolute = scipys(sigma=SIGMA, absolute_sigma=True)
    _, relative = scipys(sigma=SIGMA)
    assert values(sigma) == pytest.approx(best, rel=1e-7)
    assert values(weights) == pytest.approx(best, rel=1e-7)
    assert errors(sigma) == pytest.approx(np.sqrt(np.diag(absolute)), rel=1e-6)
    assert errors(weights) == pytest.approx(np.sqrt(np.diag(relative)), rel=1e-6)
    from scipy.stats import chi2

    assert sigma.probability == pytest.approx(chi2.sf(sigma.sum_of_squares, 22))
    assert weights.probability is None


def test_a_weight_of_0_leaves_a_row_out():
    weights = np.ones(25)
    weights[[3, 7]] = 0
    left = np.delete(np.arange(25), [3, 7])
    found = fit(program(MODEL), {"x": X}, Y, START, weights=weights)
    other = fit(program(MODEL), {"x": X[left]}, Y[left], START)
    assert values(found) == pytest.approx(values(other), rel=1e-9)
    assert errors(found) == pytest.approx(errors(other), rel=1e-9)
    assert (found.points, found.degrees_of_freedom) == (23, 20)


def test_a_line_is_that_of_the_books():
    found = fit(program("a + b*x"), {"x": X}, Y, {"a": 0.0, "b": 0.0})
    slope = np.cov(X, Y)[0, 1] / np.var(X, ddof=1)
    assert found["b"] == pytest.approx(slope, rel=1e-12)
    error = found.residual_sd / math.sqrt(np.sum((X - X.mean()) ** 2))
    assert errors(found)[1] == pytest.approx(error, rel=1e-12)


def test_an_array_of_parameters():
    found = fit(program("p[0] + p[1]*x + p[2]*x^2"), {"x": X}, Y, {"p": [0.0, 0.0, 0.0]})
    assert [row.name for row in found.parameters] == ["p[0]", "p[1]", "p[2]"]
    assert values(found) == pytest.approx(np.polyfit(X, Y, 2)[::-1], rel=1e-9)


ALONE = [
    "a*x if x < 2 else a*2 + b*(x - 2)",
    "y = a\ni = 0\nwhile i < x:\n    y += b\n    i += 1\ny",
]


@pytest.mark.parametrize("text", ALONE)
def test_a_model_that_branches_on_its_column_runs_row_by_row(text):
    found = fit(program(text), {"x": X}, Y, {"a": 1.0, "b": 1.0})
    steps = np.ceil(X) if "while" in text else np.where(X < 2, 0, X - 2)
    first = np.ones(25) if "while" in text else np.minimum(X, 2)
    best = np.linalg.lstsq(np.stack([first, steps], axis=1), Y, rcond=None)[0]
    assert found.converged
    assert values(found) == pytest.approx(best, rel=1e-9)


def test_bounds_hold_a_parameter():
    found = fit(program(MODEL), {"x": X}, Y, START, bounds={"c": (-math.inf, 0.2)})
    a, k, c = found.parameters
    assert (c.value, c.bound, c.error) == (0.2, 0.2, None)
    assert a.error and k.error and found.converged and found.degrees_of_freedom == 23
    fixed = fit(program(MODEL), {"x": X}, Y, {"a": 1.0, "k": 1.0}, point={"c": 0.2})
    assert values(found)[:2] == pytest.approx(values(fixed), rel=1e-9)
    assert errors(found)[:2] == pytest.approx(errors(fixed), rel=1e-9)
    free = fit(program(MODEL), {"x": X}, Y, START, bounds={"c": (-5, 5), "k": (0, 9)})
    assert values(free) == pytest.approx(values(fit(program(MODEL), {"x": X}, Y, START)), rel=1e-9)


def test_what_the_data_do_not_tell_apart_is_said():
    found = fit(program("a*b*exp(-k*x)"), {"x": X}, Y, {"a": 1.0, "b": 2.0, "k": 1.0})
    assert not found.converged
    assert found.verdict.startswith("the data do not determine a and b")
    assert [row.error is None for row in found.parameters] == [True, True, False]


def test_a_model_through_all_points_is_exact():
    y = 3 * np.exp(-0.25 * X)
    found = fit(program("a*exp(-k*x)"), {"x": X}, y, {"a": 1.0, "k": 1.0})
    assert values(found) == pytest.approx([3, 0.25], rel=1e-13)
    assert found.converged and "through the points" in found.verdict
    two = fit(program("a + b*x"), {"x": [1.0, 2.0]}, [3.0, 5.0], {"a": 0.0, "b": 0.0})
    assert values(two) == pytest.approx([1, 2]) and errors(two) == [None, None]
    assert two.residual_sd is None and two.converged


@pytest.mark.parametrize(("given", "code", "message"), [
    ({"start": {"a": 1.0, "k": -1000.0, "c": 0.0}}, "E0207", "the model is inf at the start"),
    ({"y": [math.nan, *Y[1:]]}, "E0207", "y is nan, in row 1"),
    ({"text": "[a*x, k*x + c]"}, "E0202", "one number in each row"),
    ({"x": X[:2], "y": Y[:2]}, "E0202", "3 parameters, and 2 rows"),
    ({"sigma": np.zeros(25)}, "E0202", "above 0, not 0 as in row 1"),
    ({"weights": -np.ones(25)}, "E0202", "0 or more, not -1 as in row 1"),
    ({"bounds": {"q": (0, 1)}}, "E0007", "'q' is no parameter"),
    ({"bounds": {"a": (1, 1)}}, "E0002", "nothing between"),
])  # fmt: skip
def test_what_cannot_be_fitted_says_why(given, code, message):
    rest = {n: v for n, v in given.items() if n in ("sigma", "weights", "bounds")}
    with pytest.raises(Diagnostic, match=message) as caught:
        fit(
            program(given.get("text", MODEL)), {"x": given.get("x", X)}, given.get("y", Y),
            given.get("start", START), **rest,
        )  # fmt: skip
    assert caught.value.code == code
