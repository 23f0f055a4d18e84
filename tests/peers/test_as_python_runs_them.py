"""Functions as other projects write them: values are CPython's, derivatives those of differences,
in each of the five stages of run_wild.py.
"""

import math
import tempfile
import warnings
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest
import run_wild as wild

MODULES = (
    "generator_programs",
    "standard_programs",
    "collections_programs",
    "numpy_programs",
    "scipy_programs",
)
NAMES = [(module, name) for module in MODULES for name in import_module(module).POINTS]
STEP = 1e-4


def difference(function, point: dict, name: str):
    """The derivative of a function by one argument, a number, a list or a vector, to the fourth
    order."""
    x = point[name]
    several = type(x) is not float

    def at(i: int, h: float) -> float:
        moved = [y + h * (k == i) for k, y in enumerate(x)] if several else x + h
        moved = np.array(moved) if type(x) is np.ndarray else moved
        return math.fsum(wild.numbers(function(**{**point, name: moved})))

    def by(i: int) -> float:
        near, far = (at(i, h) - at(i, -h) for h in (STEP, 2 * STEP))
        return (8 * near - far) / (12 * STEP)

    return [by(i) for i in range(len(x))] if several else by(0)


def case(module: str, name: str) -> wild.Case:
    found = import_module(module)
    function, point = getattr(found, name), found.POINTS[name]
    value = math.fsum(wild.numbers(function(**point)))
    real = [n for n, v in point.items() if type(v) in (float, list, np.ndarray)]
    gradient = {n: difference(function, point, n) for n in real}
    return wild.Case(Path(found.__file__), f"{module}:{name}", name, point, value, gradient)


@pytest.fixture(scope="module")
def outcomes() -> dict:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = [wild.Subject(case(*names), k) for k, names in enumerate(NAMES)]
        with tempfile.TemporaryDirectory() as folder:
            wild.run_compiled([x for x in found if x.unit is not None], Path(folder))
    return {x.case.name: x.outcomes for x in found}


@pytest.mark.parametrize(("module", "name"), NAMES)
def test_values_and_derivatives_are_those_of_python(outcomes, module, name):
    stops = import_module(module).STOPS.get(name)
    taken = wild.STAGES[: wild.STAGES.index(stops)] if stops else wild.STAGES
    made = outcomes[f"{module}:{name}"]
    for stage in wild.STAGES:
        if stage in taken:
            assert made[stage].verdict == "right", (stage, made[stage].reason)
        else:
            assert made[stage].verdict == "refused", (stage, made[stage].reason)
