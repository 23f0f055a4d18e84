"""`fit` on NIST's data sets, from both published starts; and the table of them in docs/fit.md.

`python tests/calls/test_strd.py` writes the table anew.
"""

import re
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))

from calls import strd

pytestmark = pytest.mark.sampled(8)
PAGE = Path(__file__).parents[2] / "docs" / "fit.md"
CASES = strd.cases()
HEAD = ("data set", "difficulty", "parameters", "digits of them", "of their errors", "of the sd")
ROW = re.compile(r"^\| \w+ \| (?:lower|average|higher) \|.*$", re.MULTILINE)
# What is left of Lanczos1 is the rounding of numbers of 64 bits.
EXACT = "Lanczos1"


def digits(case: dict) -> list[list[int]]:
    """For each start the whole digits of the parameters, the errors and the residual sd."""
    found = (strd.least_digits(case, strd.fitted(case, start)) for start in (0, 1))
    return [[int(x) for x in three] for three in found]


def row(case: dict, found: list[list[int]]) -> str:
    pairs = (f"{one}, {other}" for one, other in zip(*found))
    cells = [case["name"], case["level"], str(len(case["certified"])), *pairs]
    return f"| {' | '.join(cells)} |"


def table() -> str:
    rows = [f"| {' | '.join(HEAD)} |", "|---" * len(HEAD) + "|"]
    return "\n".join([*rows, *(row(case, digits(case)) for case in CASES)])


def test_they_are_27():
    assert len(CASES) == 27
    assert sum(len(case["starts"]) for case in CASES) == 54


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_each_start_leads_to_six_certified_digits(case):
    found = digits(case)
    for parameters, errors, sd in found:
        assert parameters >= 6
        assert (errors >= 6 and sd >= 6) or case["name"] == EXACT
    shown = next(line for line in ROW.findall(PAGE.read_text()) if f"| {case['name']} |" in line)
    told = [[*map(int, cell.split(","))] for cell in shown.strip("| ").split(" | ")[3:]]
    for one, other in zip(zip(*found), told):
        assert all(abs(a - b) <= 1 for a, b in zip(one, other)), "write the table anew"


def test_the_table_has_each_data_set_once():
    names = [line.split(" | ")[0].strip("| ") for line in ROW.findall(PAGE.read_text())]
    assert names == [case["name"] for case in CASES]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_wide_bounds_change_nothing(case):
    bounds = dict.fromkeys(case["certified"], (-1e7, 1e7))
    for start in (0, 1):
        assert strd.least_digits(case, strd.fitted(case, start, bounds))[0] >= 6


def test_misra1a_is_as_certified():
    case = next(case for case in CASES if case["name"] == "Misra1a")
    found = strd.fitted(case, 0)
    assert f"{found['b1']:.8f}" == "238.94212918"
    assert f"{found['b2']:.10e}" == "5.5015643181e-04"
    assert found.converged


if __name__ == "__main__":
    text = PAGE.read_text()
    if "\nTABLE\n" not in text:
        first, *_, last = ROW.finditer(text)
        head = text.rindex(f"| {HEAD[0]} |", 0, first.start())
        text = f"{text[:head]}TABLE{text[last.end() :]}"
    PAGE.write_text(text.replace("\nTABLE\n", f"\n{table()}\n"))
