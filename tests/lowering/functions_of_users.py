"""Functions as users write them, in all stages: their values held to CPython, their derivatives to
differences of those, on the tape, as `diff` prints them, in Python, and in C where it is asked."""

import copy
import inspect
import math
import tempfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
import printed
from compiled import QUICK, compiled, outcomes, unit
from derived import whole_point

from gradcli import calls
from gradcli.evaluator.run import run

STEP = 1e-4


def numbers(value) -> list[float]:
    """The numbers of a result, in order."""
    if isinstance(value, list | tuple):
        return [x for part in value for x in numbers(part)]
    return [float(x) for x in np.ravel(np.asarray(value, dtype=float))]


def total(function: Callable, point: dict) -> float:
    return math.fsum(numbers(function(**copy.deepcopy(point))))


def differences(function: Callable, point: dict) -> dict[str, list[float]]:
    """The derivatives of the sum of the results by every real number of every argument."""
    found = {}
    for name, x in point.items():
        given = np.asarray(x)
        if given.dtype.kind != "f":
            continue

        def at(k: int, h: float, x=x, name=name) -> float:
            moved = np.array(x, dtype=float)
            moved.ravel()[k] += h
            return total(function, {**point, name: moved.tolist()})

        slopes = [
            [(at(k, h) - at(k, -h)) / (2 * h) for h in (STEP, STEP / 2)] for k in range(given.size)
        ]
        found[name] = [(4 * fine - coarse) / 3 for coarse, fine in slopes]
    return found


def source_of(function: Callable) -> str:
    """The text of a program that is one function."""
    return "import math\nimport numpy as np\n\n\n" + inspect.getsource(function)


def check(function: Callable, point: dict, in_c: bool = False) -> None:
    """Hold every stage of a function to CPython."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "program.py"
        file.write_text(source_of(function))
        program = calls.read(f"{file}:{function.__name__}", tuple(point))
    want = differences(function, point)
    wrt, every = tuple(want), [x for found in want.values() for x in found]

    def near(found, stage: str) -> None:
        found = [x for part in found for x in numbers(part)]
        assert np.allclose(found, every, rtol=1e-6, atol=1e-8), (stage, found, every)

    value = calls.value(program, copy.deepcopy(point)).value
    assert np.isclose(math.fsum(numbers(value)), total(function, point), rtol=1e-12)
    gradient = calls.gradient(program, copy.deepcopy(point), wrt).gradients
    near([gradient[n] for n in wrt], "the tape")
    text = calls.diff(program, wrt)
    inputs = calls.program(text).inputs
    near(run(calls.program(text), {n: x for n, x in point.items() if n in inputs}).values, "diff")
    call = printed.function(calls.diff(program, wrt, to="python"))
    known = {n: x for n, x in point.items() if n in call.__annotations__}
    results = call(**printed.given(call, known))
    near(results if len(wrt) > 1 else [results], "Python")
    if in_c:
        made = unit("in_c", calls.diff(program, wrt, to="c", name="in_c"))
        with tempfile.TemporaryDirectory() as folder:
            library = compiled([made], Path(folder), QUICK)
            ((outputs,),) = [
                outcomes(
                    library, [(made, whole_point(program, point), [len(v) for v in want.values()])]
                )
            ]
        near(outputs, "C")
