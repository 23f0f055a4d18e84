"""A normal form that has more values than its program says so, and only where it has: the oracle is
the sign of what the program divided by, or took a root or logarithm of, over a grid of numbers."""

from itertools import product

import numpy as np
import pytest

from gradcli import calls
from gradcli.derive.simplified import simplified

BASES = [
    "x", "x**2", "x**3", "x**4*y**2", "x**2 + 1", "x**2 - 1", "1 - x**2", "x**2 + y**2", "1 - x",
    "exp(x)", "exp(x) + 1", "exp(x)*y + 1", "exp(x)*y**2 + 1", "x**4*y**2 + 3", "x*y**2 + 3",
    "cosh(x) + x**2 + 2", "2**x", "2**x + 1", "x**y", "abs(x)", "abs(x) + 1", "abs(x)*y", "x + y",
    "x**2 + x + 1/8", "-1 - x**2",
]  # fmt: skip
GRID = np.linspace(-2, 2, 17)  # in which the sums above have their zeros, or change their sign
GAINED = {  # what a program loses by its normal form: where it had no value
    "a*({0})/({0})": lambda found: (found == 0) | (found < 0).any() & (found > 0).any(),
    "a*sqrt({0})*sqrt({0})": lambda found: found < 0,
    "a*exp(log({0}))": lambda found: found <= 0,
}


SURE = {  # of which it is known that they are positive; of others too much may be said
    "x**2 + 1", "exp(x)", "exp(x) + 1", "exp(x)*y**2 + 1", "x**4*y**2 + 3", "cosh(x) + x**2 + 2",
}  # fmt: skip


@pytest.mark.parametrize("text, base", list(product(GAINED, BASES)))
def test_a_note_says_where_a_normal_form_has_a_value_alone(text, base):
    x, y = np.meshgrid(GRID, GRID)
    with np.errstate(all="ignore"):
        found = eval(base, {"exp": np.exp, "cosh": np.cosh, "abs": abs, "x": x, "y": y})
    _, notes = simplified(calls.program(text.format(base)))
    gains = np.any(GAINED[text](found))
    assert notes if gains else not notes or base not in SURE
