"""JuliaDiff's test functions: values and derivatives are those of CPython and differences."""

import inspect
from pathlib import Path

import choose_wild
import difftests
import numpy as np
import pytest
import run_wild

M = np.array([[1.7, 0.4, 0.9], [0.3, 2.1, 0.6], [0.8, 0.2, 1.4]])
POINTS = {
    "x": 0.7, "v": np.array([0.9, 1.3, 0.6, 1.1, 0.8]), "m": M, "a": M + np.eye(3), "b": M.T * 0.5,
    "c": M - 0.3
}  # fmt: skip
HELPERS = ("relu", "sigmoid", "lehmer")
FUNCTIONS = [n for n, f in vars(difftests).items() if inspect.isfunction(f) and n not in HELPERS]
STAGES = ("eval", "grad", "diff", "Python")


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_is_right_in_all_stages(name):
    function = getattr(difftests, name)
    point = {n: POINTS[n] for n in inspect.signature(function).parameters}
    found = choose_wild.differences(function, point, list(point))
    assert found is not None
    case = run_wild.Case(
        Path(difftests.__file__), name, name, point, found["value"], found["gradient"]
    )
    subject = run_wild.Subject(case, 0, STAGES)
    assert {verdict for verdict, _ in subject.outcomes.values()} == {"right"}, subject.outcomes
