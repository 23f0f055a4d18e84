"""Programs that rewriting refuses and staging takes, each with the tape's numbers.

In `gained.txt` the first line of each is what rewriting says of it.
"""

from pathlib import Path

import engines
import fronts
import pytest
from corpora import Case, by, point_of

from gradcli.errors import Diagnostic
from gradcli.lowering.front import core_of, rewritten

GAINED = (Path(__file__).parent / "gained.txt").read_text().split("\n\n---\n")


@pytest.mark.parametrize("block", GAINED, ids=range(len(GAINED)))
def test_what_rewriting_refuses_is_staged(block):
    words, _, text = block.partition("\n")
    program = engines.program_of(text)
    with pytest.raises(Diagnostic, match=words):
        rewritten(program)
    wrt, point = by(program, Case("", text)), point_of(program, Case("", text))
    found = fronts.answer(program, wrt, core_of, point)
    assert found.verdict == fronts.RIGHT, found
