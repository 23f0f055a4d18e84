"""A program is what it was after a transform: the next one reads nothing of the last."""

from pathlib import Path

import matrix_programs
import programs
import pytest
import stack_programs
import taken_programs
from random_programs import program as of_functions
from small_programs import PROGRAMS as SMALL

from gradcli import calls
from gradcli.core.types.kinds import kinds_of
from gradcli.derive.forward import tangent
from gradcli.derive.reverse.adjoint import adjoint
from gradcli.derive.rules.peephole import simplify
from gradcli.errors import Diagnostic
from gradcli.lowering.stage import staged

pytestmark = pytest.mark.sampled(16)

SAMPLES = sorted((Path(__file__).parents[2] / "samples").glob("*.expr"))
CORPORA = [programs, taken_programs, matrix_programs, stack_programs]
TEXTS = {
    **dict(list(SMALL.items())[::3]),
    **{path.stem: path.read_text() for path in SAMPLES},
    **{f"random {seed}": of_functions(seed) for seed in range(6)},
    **{f"{c.__name__} {k}": c.seeded(f"again-{k}")[0] for c in CORPORA for k in range(2)},
}
ALL = pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
WAYS = [("forward", "python"), ("reverse", "c"), (None, "numpy")]


def printed(program: calls.Program, mode: str | None, to: str) -> str:
    """A derivative, or the program itself without a mode; or why there is none."""
    try:
        return program.diff(mode=mode, to=to) if mode else program.emit(to=to)
    except Diagnostic as error:
        return error.message


@ALL
def test_one_program_is_printed_again_and_again_as_at_first(text):
    one = calls.program(text)
    fresh = [printed(calls.program(text), mode, to) for mode, to in WAYS]
    for _ in range(2):
        assert [printed(one, mode, to) for mode, to in WAYS] == fresh


@ALL
def test_a_transform_leaves_what_is_known_of_its_program(text):
    program = calls.program(text)
    try:
        lowered = staged(program)
        kinds = kinds_of(lowered)
        names = tuple(n for n in program.real_inputs() if kinds.is_number_name(n, None))
        before = dict(kinds.table), {f: set(own) for f, own in kinds.locals.items()}
        for transform in (adjoint, tangent):
            transform(lowered, names)
    except Diagnostic:
        return  # no derivative as a program
    assert (kinds_of(lowered).table, kinds_of(lowered).locals) == before


def test_a_graph_is_simplified_by_what_it_was_where_a_transform_raises():
    lowered = staged(calls.program("x*y"))
    with pytest.raises(KeyError), lowered.graph.simplifying(simplify):
        raise KeyError
    assert lowered.graph.simplify is None
    adjoint(lowered, ("x",))
    assert lowered.graph.simplify is None
