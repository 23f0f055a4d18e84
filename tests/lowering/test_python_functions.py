"""How other people's Python writes and passes functions: each function of python_functions.py is
right at every stage, by CPython and Ridders' differences."""

import inspect
from pathlib import Path

import pytest
import python_functions
from peers import choose_wild, run_wild

HERE = Path(__file__).parent
FUNCTIONS = [
    f for _, f in inspect.getmembers(python_functions, inspect.isfunction)
    if list(inspect.signature(f).parameters)[:2] == ["x", "y"]
]  # fmt: skip
AT = {"x": 1.3, "y": 0.7}


def case(function) -> run_wild.Case:
    def along(name):
        return choose_wild.ridders(lambda v: function(**(AT | {name: v})), AT[name])[0]

    gradient = {name: along(name) for name in AT}
    path, name = HERE / "python_functions.py", function.__name__
    return run_wild.Case(path, name, name, AT, function(**AT), gradient, round=0)


@pytest.fixture(scope="module")
def subjects(tmp_path_factory):
    found = [run_wild.Subject(case(f), k) for k, f in enumerate(FUNCTIONS)]
    compiled = [x for x in found if x.unit is not None]
    run_wild.run_compiled(compiled, tmp_path_factory.mktemp("c"))
    return {x.case.name: x.outcomes for x in found}


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
def test_a_function_is_as_cpython_has_it_at_every_stage(function, subjects):
    outcomes = subjects[function.__name__]
    assert {stage: found.verdict for stage, found in outcomes.items()} == dict.fromkeys(
        run_wild.STAGES, "right"
    ), outcomes
