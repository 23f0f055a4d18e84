"""Points for the check that a text makes of itself."""

import pytest

from gradcli import calls
from gradcli.errors import Diagnostic

ROCKET = """
fuel = 5.0
h = 0.0
v = 0.0
while h < 100.0:
    v += (thrust - 9.81)*0.01
    h += v*0.01
h*v*fuel
"""


def test_a_loop_that_has_no_end_at_some_points_is_tried_at_others():
    text = calls.diff(calls.program("thrust = 30.0" + ROCKET), ("thrust",), to="python",
                      self_test=True)  # fmt: skip
    assert "thrust" in text


def test_a_loop_that_has_no_end_at_any_point_is_refused_soon():
    with pytest.raises(Diagnostic, match="where it ends soon"):
        calls.diff(calls.program("thrust: float" + ROCKET), ("thrust",), to="python",
                   self_test=True)  # fmt: skip
