"""Points for the check that a text makes of itself."""

import re

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


def test_a_tuple_is_checked_part_by_part():
    program = calls.program("x*y, x + y, sin(x)")
    for to in ("python", "numpy"):
        for made in (calls.emit, calls.diff):
            text = made(program, to=to, self_test=True)
            exec(text, {"__name__": "__main__"})
    assert calls.diff(program, to="c", value=True, self_test=True).count("differs(") == 1 + 3 * 5


# a call far out of the money: its payoffs near the defaults are 0, all of them
MONTE_CARLO = """
S: float = 100
K: float = 500
sigma: float = 0.2
total = 0.0
for u in [0.05, 0.3, 0.5, 0.7, 0.95]:
    total += max(S*exp(-0.5*sigma**2 + sigma*ndtri(u)) - K, 0)
total/5
"""


def test_points_lie_farther_off_where_all_is_0_at_the_defaults():
    text = calls.diff(calls.program(MONTE_CARLO), to="python", self_test=True)
    wants = re.findall(r"\}, \(([^)]*)\)\)", text)
    assert len(wants) == 3 and any(float(x) for want in wants for x in want.split(", "))
