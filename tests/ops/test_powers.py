"""The conventions of a power by its exponent hold to every order and in every engine."""

import math

import pytest

from gradcli.calls.programs import program
from gradcli.ops.arithmetic import power


@pytest.mark.parametrize("y", (0.5, 1.0, 2.0, 3.0))
def test_by_its_exponent_a_power_of_zero_is_flat_to_every_order(y):
    found = program("x**y").gradient({"x": 0.0, "y": y}, order=2).gradients
    alone = program("x**y").gradient({"x": 0.0, "y": y}, ("y",), order=2).gradients
    assert found["y"] == found["y,y"] == alone["y"] == alone["y,y"] == 0.0


@pytest.mark.parametrize("y", (-1200.0, -2.0, 2.0, 3.0, 1200.0))
def test_by_its_exponent_a_power_of_a_negative_base_is_nan(y):
    f, point = program("x**y"), {"x": -2.0, "y": y}
    found = f.gradient(point, order=2).gradients
    slope = f.jvp(point, {"y": 1.0}).tangents[0]
    assert all(map(math.isnan, (found["y"], found["y,y"], slope)))
    assert math.isnan(power.op.rule1(1.0, -2.0, y, power(-2.0, y)))
