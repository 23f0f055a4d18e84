"""Random programs of the whole language, through every engine: one answer.

Half of them differentiate inside.  Values and prints are CPython's; derivatives are those of
differences of 110 digits.
`tests/tools/hunt.py --corpus language` and `--corpus inner` run thousands.
"""

import json
from pathlib import Path

import differences
import language_programs
import pytest

pytestmark = pytest.mark.sampled(16)

FOUND = Path(__file__).parent / "cases" / "found_language.jsonl"
REGRESSIONS = [json.loads(line) for line in FOUND.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("seed", range(40))
def test_every_engine_agrees_on_the_whole_language(seed):
    text, point = language_programs.seeded(seed)
    differences.check(text, point, higher=seed % 7 == 0)


@pytest.mark.parametrize("seed", range(30))
def test_every_engine_agrees_where_programs_differentiate(seed):
    text, point = language_programs.seeded(seed, inner=True)
    differences.check(text, point, higher=seed % 7 == 0)


@pytest.mark.parametrize("case", REGRESSIONS, ids=lambda case: case["was"])
def test_what_once_failed(case):
    differences.check(case["program"], case["point"], higher=True)


def test_the_oracle_differentiates_derivatives():
    """d/dx of d/dt t^3 x at 2 x, which is 36 x^2; the sides of abs at 0 differ."""
    assert differences.gradient("grad(lambda t: t^3*x)(2*x)", {"x": 1.5}, "x") == [81.0]
    assert differences.gradient(
        "y = x*3\nu = x + 0.0\ny = u^3*x\ng = grad(y, u)\ng", {"x": 2.0}, "x"
    ) == [36.0]
    assert differences.gradient("abs(x)", {"x": 0.0}, "x") is None
