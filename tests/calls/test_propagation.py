"""Uncertainties: the GUM's examples, two packages that propagate them, and Monte Carlo."""

import math
from itertools import combinations

import numpy as np
import pytest

from gradcli import Diagnostic, program
from gradcli.calls import monte_carlo, uncertain_gradient, uncertainties, uncertainty

# the GUM's H.1, the end gauge, in nanometres and kelvins: table H.1 has the values and u
GAUGE = "ls + d - ls*(dalpha*(theta_mean + Delta) + alpha_s*dtheta)"
GAUGE_AT = {
    "ls": 50000623, "d": 215, "dalpha": 0, "theta_mean": -0.1, "Delta": 0, "alpha_s": 11.5e-6,
    "dtheta": 0,
}  # fmt: skip
GAUGE_U = {
    "ls": 25, "d": 9.7, "dalpha": 0.58e-6, "theta_mean": 0.2, "Delta": 0.35, "alpha_s": 1.2e-6,
    "dtheta": 0.029,
}  # fmt: skip
# H.2: five observations of V, I and phi
OBSERVED = np.array([
    [5.007, 4.994, 5.005, 4.990, 4.999],
    [19.663e-3, 19.639e-3, 19.640e-3, 19.685e-3, 19.678e-3],
    [1.0456, 1.0438, 1.0468, 1.0428, 1.0433],
])  # fmt: skip
NAMES = ("V", "I", "phi")
IMPEDANCE = "R = V/I*cos(phi)\nX = V/I*sin(phi)\nZ = V/I"


def impedance():
    covariance = np.cov(OBSERVED) / 5
    us = np.sqrt(np.diag(covariance))
    r = covariance / np.outer(us, us)
    pairs = {(NAMES[i], NAMES[j]): r[i, j] for i, j in combinations(range(3), 2)}
    return dict(zip(NAMES, OBSERVED.mean(axis=1))), dict(zip(NAMES, us)), pairs


def shares(result) -> dict[str, float]:
    return {row["input"]: row["contribution"] for row in result.budget}


def test_the_end_gauge_is_as_published():
    result = uncertainty(program(GAUGE), GAUGE_AT, GAUGE_U)
    assert (result.value, round(result.u)) == (50_000_838, 32)  # H.1.4: 32 nm
    published = {"ls": 25, "d": 9.7, "dalpha": 2.9, "theta_mean": 0, "Delta": 0, "alpha_s": 0}
    assert {k: round(c, 1) for k, c in shares(result).items()} == published | {"dtheta": 16.7}
    assert sum(row["percent"] for row in result.budget) == pytest.approx(100)


def test_the_end_gauge_s_second_order_is_as_published():
    found = uncertainty(program(GAUGE), GAUGE_AT, GAUGE_U, order=2)
    assert round(found.u) == 34  # H.1.7
    second = {row["input"]: row["contribution"] for row in found.budget if "order" in row}
    theta = math.hypot(second["dalpha,theta_mean"], second["dalpha,Delta"])
    assert (round(theta, 1), round(second["alpha_s,dtheta"], 1)) == (11.7, 1.7)


def test_the_impedance_is_as_published():
    point, us, pairs = impedance()
    found = uncertainty(program(IMPEDANCE), point, us, pairs, of=("R", "X", "Z"))
    assert [round(y, 3) for y in found.value] == [127.732, 219.847, 254.260]  # table H.4
    assert found.u == pytest.approx([0.071, 0.295, 0.236], abs=0.001)
    rounded = {key: round(r, 3) for key, r in found.correlations.items()}
    assert rounded == {"R,X": -0.588, "R,Z": -0.485, "X,Z": 0.993}
    for budget in found.budget:
        assert sum(row["percent"] for row in budget) == pytest.approx(100)


FORMULAS = [
    "x*y/z", "sin(x)*exp(-y) + z^2", "sqrt(x^2 + y^2)*z", "log(x)/log(y) - z", "x^y", "atan2(x, y)",
    "u = x*y\nv = u - z\nu*v/(u + v)",
]  # fmt: skip
AT = {"x": 1.3, "y": 2.1, "z": 0.4}
US = {"x": 0.02, "y": 0.03, "z": 0.01}
PAIRS = {("x", "y"): 0.3, ("x", "z"): -0.5, ("y", "z"): 0.2}


def asked(p, pairs):
    """What a program is given: the values, uncertainties and correlations of its inputs."""
    return (
        {name: x for name, x in AT.items() if name in p.inputs},
        {name: u for name, u in US.items() if name in p.inputs},
        {pair: r for pair, r in pairs.items() if {*pair} <= {*p.inputs}},
    )


@pytest.mark.parametrize("text", FORMULAS)
@pytest.mark.parametrize("pairs", [{}, PAIRS], ids=["independent", "correlated"])
def test_uncertainties_gives_the_same(text, pairs):
    package = pytest.importorskip("uncertainties")
    from uncertainties import umath

    matrix = np.diag([u * u for u in US.values()])
    for (a, b), r in pairs.items():
        i, j = list(AT).index(a), list(AT).index(b)
        matrix[i, j] = matrix[j, i] = r * US[a] * US[b]
    given = dict(zip(AT, package.correlated_values(list(AT.values()), matrix)))
    names = {n: getattr(umath, n) for n in ("sin", "exp", "sqrt", "log", "atan2")}
    *lines, last = text.replace("^", "**").split("\n")
    exec("\n".join(lines), names | given, scope := dict(given))
    want = eval(last, names | given | scope)
    p = program(text)
    found = uncertainty(p, *asked(p, pairs))
    assert (found.value, found.u) == pytest.approx((want.nominal_value, want.std_dev), rel=1e-12)


@pytest.mark.parametrize("text", ["x*y/z", "x^y", "x/y - z"])
def test_gtc_has_the_same_budget(text):
    gtc = pytest.importorskip("GTC")
    given = {name: gtc.ureal(AT[name], US[name], label=name) for name in AT}
    want = eval(text.replace("^", "**"), {}, given)
    p = program(text)
    found = uncertainty(p, *asked(p, {}))
    assert found.u == pytest.approx(want.u, rel=1e-12)
    budget = {item.label: item.u for item in gtc.reporting.budget(want)}
    assert shares(found) == pytest.approx(budget, rel=1e-12)


def test_the_second_order_is_exact_of_products_and_squares():
    """Var(xy) = x²v² + y²u² + u²v², Var(x²) = 4x²u² + 2u⁴ of normal x and y; x³ has 36x²u⁴ more."""
    x, y, u, v = 3.0, 2.0, 0.5, 0.25
    at, us = {"x": x, "y": y}, {"x": u, "y": v}
    exact = math.sqrt(x * x * v * v + y * y * u * u + u * u * v * v)
    assert uncertainty(program("x*y"), at, us, order=2).u == pytest.approx(exact, rel=1e-14)
    for text, exact in {
        "x^2": 4 * x * x * u * u + 2 * u**4,
        "x^3": 9 * x**4 * u * u + (18 + 18) * x * x * u**4,
    }.items():
        found = uncertainty(program(text), {"x": x}, {"x": u}, order=2)
        assert found.u == pytest.approx(math.sqrt(exact), rel=1e-14)


@pytest.mark.parametrize("text", FORMULAS)
def test_trials_agree_with_the_law(text):
    p = program(text)
    law = uncertainty(p, *asked(p, PAIRS))
    found = monte_carlo(p, *asked(p, PAIRS), trials=100_000, seed=1)
    assert found.value == law.value
    assert found.u == pytest.approx(law.u, rel=0.03)  # the sd of u is 0.2 %; the rest is curvature
    low, high = found.interval
    assert (high - low) / (2 * 1.96 * law.u) == pytest.approx(1, abs=0.04)


def test_trials_of_a_seed_are_those_of_that_seed():
    p = program("x*y")
    at = {"x": 1.3, "y": 2.1}
    first = monte_carlo(p, at, {"x": 0.1}, trials=1000, seed=3)
    again = monte_carlo(p, at, {"x": 0.1}, trials=1000, seed=3)
    other = monte_carlo(p, at, {"x": 0.1}, trials=1000, seed=4)
    assert (first.u, first.interval) == (again.u, again.interval)
    assert first.u != other.u


def test_trials_of_a_program_that_branches_run_one_by_one():
    p = program("if x > 0:\n    y = x\nelse:\n    y = -x\ny")
    found = monte_carlo(p, {"x": 0.0}, {"x": 1.0}, trials=4000)
    assert found.mean == pytest.approx(math.sqrt(2 / math.pi), abs=0.05)  # the half-normal's
    assert found.u == pytest.approx(math.sqrt(1 - 2 / math.pi), abs=0.05)


def test_trials_that_are_not_finite_are_left_out_with_a_note():
    found = monte_carlo(program("log(x)"), {"x": 1.0}, {"x": 0.5}, trials=2000)
    assert math.isfinite(found.u)
    assert "is not finite in" in found.notes[-1]


def test_elements_of_arrays_are_inputs_of_their_own():
    p = program("v[0]*v[1] + sum(w)")
    at = {"v": [3.0, 2.0], "w": np.ones((2, 2))}
    us = {"v": [0.1, 0.2], "w": np.full((2, 2), 0.3)}
    found = uncertainty(p, at, us, {("v[0]", "v[1]"): -1.0})
    assert [row["input"] for row in found.budget] == [
        "v[0]", "v[1]", "w[0,0]", "w[0,1]", "w[1,0]", "w[1,1]", "v[0],v[1]",
    ]  # fmt: skip
    assert found.u == pytest.approx(math.hypot(0.2 - 0.6, 0.6), rel=1e-12)


def test_elements_without_an_uncertainty_are_not_in_the_budget():
    found = uncertainty(program("sum(v)*x"), {"v": [1.0, 2.0], "x": 3.0}, {"v": [0.1, 0.0], "x": 0})
    assert [row["input"] for row in found.budget] == ["v[0]", "x"]


def test_a_value_of_many_elements_has_an_uncertainty_each():
    found = uncertainty(program("[2*x, v*x]"), {"x": 3.0, "v": [1.0, 2.0]}, {"x": 0.1})
    one, other = found.u
    assert (one, other.tolist()) == (0.2, pytest.approx([0.1, 0.2]))
    assert found.budget[0]["percent"][1].tolist() == [100, 100]


def test_derivatives_have_uncertainties():
    """d/dx of x²y is 2xy with the derivatives 2y and 2x, d/dy is x² with 2x."""
    found = uncertain_gradient(program("x^2*y"), {"x": 3.0, "y": 2.0}, {"x": 0.1, "y": 0.2})
    assert found.gradients == {"x": 12.0, "y": 9.0}
    assert found.gradients_u == pytest.approx({"x": math.hypot(0.4, 1.2), "y": 0.6})
    assert found.u == pytest.approx(math.hypot(1.2, 1.8))
    second = uncertain_gradient(program("x^3"), {"x": 2.0}, {"x": 0.1}, order=2)
    assert second.gradients_u == pytest.approx({"x": 1.2, "x,x": 0.6})
    only = uncertain_gradient(program("x^2*y"), {"x": 3.0, "y": 2.0}, {"y": 0.2}, {}, ("x",))
    assert only.gradients_u == pytest.approx({"x": 1.2})


@pytest.mark.parametrize(
    "text", ["x*y", "x*y if x > 2 else x - y", "y = x\nwhile y < 9:\n    y *= x\ny"]
)
def test_columns_of_values_and_uncertainties(text):
    p = program(text)
    given = {n: x for n, x in {"x": [1.5, 2.5, 3.5], "y": 2.0}.items() if n in p.inputs}
    us = {n: u for n, u in {"x": [0.1, 0.2, 0.3], "y": 0.4}.items() if n in p.inputs}
    pairs = {("x", "y"): 0.5} if "y" in p.inputs else {}
    values, found = uncertainties(p, given, us, pairs)
    for i, x in enumerate(given["x"]):
        at = {"x": x} | ({"y": 2.0} if "y" in p.inputs else {})
        u = {"x": us["x"][i]} | ({"y": 0.4} if "y" in p.inputs else {})
        one = uncertainty(p, at, u, pairs)
        assert (values[i], found[i]) == pytest.approx((one.value, one.u), rel=1e-12)


def test_a_flat_place_is_noted():
    found = uncertainty(program("x^2"), {"x": 0.0}, {"x": 0.1})
    assert found.u == 0 and "--order 2" in found.notes[-1]
    assert not uncertainty(program("x^2"), {"x": 1.0}, {"x": 0.1}).notes


def test_what_nothing_connects_gives_nothing():
    found = uncertainty(program("x + 0*floor(y > 1)"), {"x": 1.0, "y": 2.0}, {"x": 0.1, "y": 1.0})
    assert found.u == pytest.approx(0.1)
    assert found.budget[1]["sensitivity"] is None and found.budget[1]["percent"] == 0


@pytest.mark.parametrize(("text", "pairs", "options", "message"), [
    ("x*y", {("x", "z"): 0.1}, {}, "'z' has no uncertainty"),
    ("x*y", {("x", "x"): 0.1}, {}, "no correlation with itself"),
    ("x*y", {("x", "y"): 1.1}, {}, "no correlation of 1.1"),
    ("x*y", {("x", "y"): 0.1, ("y", "x"): 0.2}, {}, "two correlations"),
    ("x*y", {("x", "y"): 0.1}, {"order": 2}, "not correlated"),
    ("[x, y]", {}, {"order": 2}, "many elements"),
    ("[x, y][n]", {}, {}, "integer"),
    ("f'{x*y}'", {}, {}, "no number"),
])  # fmt: skip
def test_what_cannot_be_propagated_says_why(text, pairs, options, message):
    p = program(text)
    at = {"x": 3.0, "y": 2.0} | ({"n": 1} if "n" in p.inputs else {})
    us = {"x": 0.1, "y": 0.1} | ({"n": 1} if "n" in p.inputs else {})
    with pytest.raises(Diagnostic, match=message):
        uncertainty(p, at, us, pairs, **options)


def test_correlations_that_cannot_be_are_refused():
    p = program("x + y + z")
    at, us = {"x": 1.0, "y": 1.0, "z": 1.0}, {"x": 1.0, "y": 1.0, "z": 1.0}
    good = {("x", "y"): 1.0, ("x", "z"): 1.0, ("y", "z"): 1.0}
    assert uncertainty(p, at, us, good).u == pytest.approx(3.0)
    rng = np.random.default_rng(5)
    for _ in range(200):
        r = np.round(rng.uniform(-1, 1, 3), 2)
        matrix = np.array([[1, r[0], r[1]], [r[0], 1, r[2]], [r[1], r[2], 1]])
        pairs = dict(zip([("x", "y"), ("x", "z"), ("y", "z")], r.tolist()))
        if np.linalg.eigvalsh(matrix)[0] > 1e-6:
            want = math.sqrt(matrix.sum())
            assert uncertainty(p, at, us, pairs).u == pytest.approx(want, rel=1e-9)
        else:
            with pytest.raises(Diagnostic, match="at once"):
                uncertainty(p, at, us, pairs)
