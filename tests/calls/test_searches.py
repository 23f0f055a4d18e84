"""Minima and roots: More, Garbow and Hillstrom's functions, closed forms, and what is not there."""

import math
import re

import numpy as np
import pytest

from gradcli import Diagnostic, program
from gradcli.calls import minimize, solve

pytestmark = pytest.mark.sampled(8)

# function, start, its minimum and where that is (Moré, Garbow & Hillstrom 1981)
FUNCTIONS = [
    ("100*(y - x^2)^2 + (1 - x)^2", {"x": -1.2, "y": 1.0}, 0.0, [1, 1]),
    ("(1e4*x*y - 1)^2 + (exp(-x) + exp(-y) - 1.0001)^2", {"x": 0.0, "y": 1.0}, 0.0,
     [1.098159e-5, 9.106146]),
    ("(x - 1e6)^2 + (y - 2e-6)^2 + (x*y - 2)^2", {"x": 1.0, "y": 1.0}, 0.0, [1e6, 2e-6]),
    ("(1.5 - x*(1 - y))^2 + (2.25 - x*(1 - y^2))^2 + (2.625 - x*(1 - y^3))^2",
     {"x": 1.0, "y": 1.0}, 0.0, [3, 0.5]),
    ("100*(b - a^2)^2 + (1 - a)^2 + 90*(d - c^2)^2 + (1 - c)^2 + 10*(b + d - 2)^2 + (b - d)^2/10",
     {"a": -3.0, "b": -1.0, "c": -3.0, "d": -1.0}, 0.0, [1, 1, 1, 1]),
    ("x^4 - 2*x^2 + y^2", {"x": 0.0, "y": 0.0}, -1.0, None),  # it begins at a saddle
    ("x*log(x)", {"x": 1.0}, -math.exp(-1), [math.exp(-1)]),
]  # fmt: skip


@pytest.mark.parametrize("method", ["bfgs", "trust"])
@pytest.mark.parametrize(("text", "start", "value", "at"), FUNCTIONS, ids=lambda x: str(x)[:24])
def test_a_minimum_is_found(text, start, value, at, method):
    p = program(text)
    found = minimize(p, start, tuple(start), method=method)
    assert found.converged, found.verdict
    assert found.value == pytest.approx(value, abs=1e-12)
    if at is not None:
        assert list(found.at.values()) == pytest.approx(at, rel=1e-6)
    assert found.curvature[0] > 0


def test_arrays_and_many_numbers():
    p = program("sum((v - w)^2) + sum((m - 3)^4) + m[0,0]^2")
    w = np.arange(80.0)
    found = minimize(p, {"v": np.zeros(80), "m": np.ones((2, 2)), "w": w}, ("v", "m"))
    assert found.converged and found.curvature is None
    assert found.at["v"] == pytest.approx(w, abs=1e-3)
    assert found.at["m"].shape == (2, 2)


def test_bounds_hold():
    found = minimize(program("(x - 3)^2 + (y - 1)^2"), {"x": 1.0, "y": 5.0}, bounds={"x": (0, 2)})
    assert (found.at["x"], found.bounds) == (2.0, ["x"])
    assert found.at["y"] == pytest.approx(1.0, abs=1e-12) and found.converged
    corner = minimize(program("x + y"), {"x": 1.0, "y": 1.0}, bounds={"x": (0, 2), "y": (-1, 2)})
    assert (list(corner.at.values()), corner.converged) == ([0.0, -1.0], True)
    edge = minimize(program("x*log(x)"), {"x": 1.0}, bounds={"x": (0, math.inf)})
    assert edge.at["x"] == pytest.approx(math.exp(-1), rel=1e-12)


@pytest.mark.parametrize(("text", "why"), [
    ("x", "falls without end"),
    ("x^3", "falling|without end"),
    ("exp(-x)", "not converged"),
])  # fmt: skip
def test_where_there_is_no_minimum(text, why):
    found = minimize(program(text), {"x": -1.0})
    assert not found.converged and re.search(why, found.verdict)


def test_a_flat_minimum_is_told_apart():
    found = minimize(program("(x - 1)^2*(y + 2)^2"), {"x": 5.0, "y": 5.0})
    assert found.value == pytest.approx(0, abs=1e-12)
    assert "along a line" in found.verdict


@pytest.mark.parametrize(("text", "point", "options", "message"), [
    ("[x, y]", {"x": 1.0, "y": 1.0}, {}, "many elements"),
    ("log(x)", {"x": -1.0}, {}, "nan at the start"),
    ("x^2", {"x": 1.0}, {"bounds": {"y": (0, 1)}}, "'y' does not move"),
    ("x^2", {"x": 1.0}, {"bounds": {"x": (0, 1)}, "method": "trust"}, "no bounds"),
    ("3", {}, {}, "nothing to move"),
])  # fmt: skip
def test_what_cannot_be_minimized_says_why(text, point, options, message):
    with pytest.raises(Diagnostic, match=message):
        minimize(program(text), point, **options)


# -- roots -----------------------------------------------------------------------------------------
def roots(text, points, name="x", **point):
    found = solve(program(text), {name: points[0], **point}, (name,), points)
    return [root.values[name] for root in found.roots]


@pytest.mark.parametrize(("text", "start", "root"), [
    ("x^2 - 2", 1.0, math.sqrt(2)),
    ("exp(x) - 10", 0.0, math.log(10)),
    ("x - cos(x)", 1.0, 0.7390851332151607),
    ("x^3 - 2*x - 5", 2.0, 2.0945514815423265),  # Newton's own
    ("atan(x)", 5.0, 0.0),  # Newton's steps alone go away
])  # fmt: skip
def test_a_root_from_a_start(text, start, root):
    (found,) = solve(program(text), {"x": start}).roots
    assert found.values["x"] == pytest.approx(root, rel=1e-15, abs=1e-15)
    assert abs(found.residual) <= 1e-14 and not found.multiple


def test_the_condition_is_one_by_the_slope():
    (found,) = solve(program("x^2 - 2"), {"x": 1.0}).roots
    assert found.condition == pytest.approx(1 / (2 * math.sqrt(2)))
    (system,) = solve(program("[x + y - 3, x*y - 2]"), {"x": 0.0, "y": 5.0}).roots
    least = np.linalg.svd(np.array([[1, 1], [2, 1]]), compute_uv=False)[-1]
    assert system.condition == pytest.approx(1 / least)
    assert list(system.values.values()) == pytest.approx([1, 2])


def test_all_roots_of_a_grid():
    points = np.linspace(-10, 10, 101).tolist()
    assert roots("sin(x)", points) == pytest.approx([k * math.pi for k in range(-3, 4)], abs=1e-12)
    assert roots("tan(x)", points) == pytest.approx([k * math.pi for k in range(-3, 4)], abs=1e-12)
    assert roots("(x - 1)^2*(x + 2.5)", points) == pytest.approx([-2.5, 1])
    assert roots("(x - 0.77)^2", points) == pytest.approx([0.77])
    assert roots("sqrt(x) - 1", points) == pytest.approx([1])
    with pytest.raises(Diagnostic, match="no root was found") as caught:
        roots("1/x", points)
    assert caught.value.code == "E0212"
    with pytest.raises(Diagnostic, match="none found"):
        roots("x^2 + 1", points)


def test_a_root_of_several_is_told():
    (found,) = solve(program("(x - 1)^3"), {"x": 2.0}).roots
    assert found.multiple and found.values["x"] == pytest.approx(1, abs=1e-4)


def test_an_array_of_unknowns():
    (found,) = solve(program("v*v - [1, 4, 9]"), {"v": [1.0, 1.0, 1.0]}).roots
    assert found.values["v"] == pytest.approx([1, 2, 3])


@pytest.mark.parametrize(("text", "point", "wrt", "message"), [
    ("[x, y, x*y]", {"x": 1.0, "y": 1.0}, (), "3 equations for 2 unknowns"),
    ("[x, x^2]", {"x": 1.0}, (), "2 equations for one unknown"),
    ("x^2 + 1", {"x": 1.0}, (), "no root was found"),
    ("[x^2 + y^2 + 1, x - y]", {"x": 1.0, "y": 2.0}, (), "no root was found"),
])  # fmt: skip
def test_what_cannot_be_solved_says_why(text, point, wrt, message):
    with pytest.raises(Diagnostic, match=message):
        solve(program(text), point, wrt)
