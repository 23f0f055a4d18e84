"""Programs as users write them: every target's printed derivative has the numbers of the tape.

`programs.txt` has them, each with the point that it is held at.
"""

import re
from collections import Counter
from pathlib import Path

import c_programs
import printed
import pytest

pytestmark = pytest.mark.sampled(32)

WHOLE = (Path(__file__).parent / "programs.txt").read_text()
PARTS = re.split(r"^## (.*)\n# (.*)\n", WHOLE, flags=re.MULTILINE)[1:]
PROGRAMS = {name: (point, text) for name, point, text in zip(PARTS[::3], PARTS[1::3], PARTS[2::3])}
NOT_IN_C = "(not in C)"  # the end of a program's name


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_of_users_is_printed_with_its_derivatives(name, tmp_path):
    point, text = PROGRAMS[name]
    at = eval(f"dict({point.replace(' ', ', ')})")
    assert printed.check(text, at) == []
    refused: Counter = Counter()
    files = c_programs.cases(text, at, "f", refused, second=False)
    assert bool(refused) == name.endswith(NOT_IN_C), refused
    assert list(c_programs.failures(files, tmp_path)) == []
