"""Every reference case passes, or is listed under what the language does not have yet."""

import pytest
from judge import judge, lacking, lacks, load

CASES = load()
LACKING = lacking()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(case):
    lack = LACKING.get(case["id"])
    wrong = judge(case)
    if lack is None:
        assert not wrong, f"{case['program']}\n{wrong}"
    else:
        assert lack in lacks(case), f"{lack} is not lacking: take the case off lacking.json"
        assert wrong, "it passes: take the case off lacking.json"


def test_every_listed_case_exists():
    assert set(LACKING) <= {case["id"] for case in CASES}
