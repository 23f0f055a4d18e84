"""Programs with lists, dicts and functions as values, each with the tape's numbers.

In `gained.txt` the first line of each is why a front end without values refused it.
"""

from pathlib import Path

import answers
import engines
import pytest
from corpora import Case, by, point_of

pytestmark = pytest.mark.sampled(8)

GAINED = (Path(__file__).parent / "gained.txt").read_text().split("\n\n---\n")


@pytest.mark.parametrize("block", GAINED, ids=range(len(GAINED)))
def test_a_program_of_values_is_right(block):
    _, _, text = block.partition("\n")
    program = engines.program_of(text)
    wrt, point = by(program, Case("", text)), point_of(program, Case("", text))
    found = answers.answer(program, wrt, point)
    assert found.verdict == answers.RIGHT, found
