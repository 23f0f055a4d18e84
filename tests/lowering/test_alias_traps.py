"""What shares lists, dicts and arrays is differentiated right or refused.

The oracle is CPython: the tape has the differences of its values, and what is printed the tape's
numbers.
"""

import random

import answers
import engines
import pytest
from alias_traps import TRAPS
from oracle import difference

pytestmark = pytest.mark.sampled(4)

POINTS = 2


def points(name: str) -> list[dict]:
    """Random points where no kink is near, by CPython's differences."""
    source, found = random.Random(name), []
    while len(found) < POINTS:
        point = {"x": source.uniform(0.2, 1.8)}
        if difference(TRAPS[name], point, "x") is not None:
            found.append(point)
    return found


@pytest.mark.parametrize("name", TRAPS)
def test_a_program_that_shares_values_is_right_or_refused(name):
    program, at = engines.program_of(TRAPS[name]), points(name)
    for point in at:
        want = difference(TRAPS[name], point, "x")
        assert engines.by_tape(program, point, ("x",)) == pytest.approx([want], rel=1e-6, abs=1e-6)
    found = answers.answer(program, ("x",), *at)
    assert found.verdict in (answers.RIGHT, answers.REFUSED), found
