"""Random programs, through every engine and through CPython: one answer.

The 20,000 of a release are run by `tests/tools/hunt.py`; each failure it found is in
cases/found.jsonl.
"""

import ast
import json
from pathlib import Path

import engines
import pytest
from hypothesis import Phase, given, settings
from oracle import difference, python
from programs import programs, seeded

from gradcli.errors import Source
from gradcli.language.printing.unparse import unparse
from gradcli.language.syntax.parser import parse

pytestmark = pytest.mark.sampled(16)

FOUND = Path(__file__).parent / "cases" / "found.jsonl"
REGRESSIONS = [json.loads(line) for line in FOUND.read_text().splitlines()]
SEEDS = 120


@pytest.mark.parametrize("seed", range(SEEDS))
def test_every_engine_agrees(seed):
    text, point = seeded(seed)
    engines.check(text, point, higher=seed % 7 == 0)


@pytest.mark.slow
@settings(max_examples=20, phases=[Phase.explicit, Phase.generate])  # the hunt makes them small
@given(programs())
def test_every_engine_agrees_on_what_hypothesis_draws(made):
    engines.check(*made)


@pytest.mark.parametrize("case", REGRESSIONS, ids=lambda case: case["was"])
def test_what_once_failed(case):
    engines.check(case["program"], case["point"], higher=True)


@pytest.mark.parametrize("seed", range(0, SEEDS, 4))
def test_the_tape_agrees_with_differences_of_cpythons_values(seed):
    text, point = seeded(f"difference {seed}")
    wrt = tuple(n for n, v in point.items() if isinstance(v, float))
    found = engines.by_tape(engines.program_of(text), point, wrt)
    for name, got in zip(wrt, found):
        want = difference(text, point, name)
        if want is not None:
            # differences of step 1e-5 keep about nine digits of a tame value
            assert abs(got - want) <= 2e-6 * max(1.0, abs(want)), name


@pytest.mark.parametrize("seed", range(SEEDS))
def test_unparse_gives_back_the_program(seed):
    text, _ = seeded(seed)
    again = unparse(parse(Source(text)))
    assert ast.dump(ast.parse(python(again))) == ast.dump(ast.parse(python(text)))
    assert unparse(parse(Source(again))) == again


@pytest.mark.slow
def test_few_programs_are_refused():
    """A printed derivative is refused for what the fence names, and that is rare."""
    refused = []
    for seed in range(SEEDS, SEEDS + 20):
        text, point = seeded(seed)
        program, wrt = engines.program_of(text), tuple(point)
        try:
            engines.printed(program, wrt, "reverse")
        except engines.Diagnostic as fence:
            assert fence.code == "E0108"
            refused.append(fence.message)
    assert len(refused) <= 1, refused
