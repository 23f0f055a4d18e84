"""Programs printed for Python and NumPy, run there, and held to the evaluator and the tape.

A value is the evaluator's to the last bits, since the operations are the same; a derivative is the
tape's up to rounding, since it is another formula.
"""

import re
from collections.abc import Sequence

import engines
import numpy as np

from gradcli.derive.differentiate import derivative
from gradcli.emit.about import About
from gradcli.emit.primal import primal
from gradcli.emit.targets import printed
from gradcli.errors import Diagnostic
from gradcli.evaluator.run import run

TARGETS = ("python", "numpy")
ULPS = 4 * 2.0**-52  # of the largest number: four units in its last place
ROOM = 64  # times what eight units in the last place of the inputs move
# What Python raises where the answer of IEEE is an infinity or NaN
RAISED = (ZeroDivisionError, OverflowError, ValueError)


def function(text: str):
    """The function of an emitted module: the last that it defines."""
    namespace: dict = {"__name__": "emitted"}
    exec(compile(text, "<emitted>", "exec"), namespace)
    return namespace[re.findall(r"^def (\w+)", text, re.MULTILINE)[-1]]


def numbers(values, like: Sequence = ()) -> list[float]:
    """The numbers of a result, which may be a tuple of numbers and arrays.

    like: for derivatives, what they are by: that by an array which is 0 everywhere may be a number.
    """
    parts = list(values) if type(values) is tuple else [values]
    for k, x in enumerate(like):
        parts[k] = np.broadcast_to(parts[k], np.shape(x))
    return [float(v) for part in parts for v in np.ravel(part)]


def given(call, point: dict) -> dict:
    """A point as one calls a function with it: its arrays may be lists where it says that it takes
    arrays."""
    takes = {n for n, a in call.__annotations__.items() if a is np.ndarray}
    return {n: x if n in takes or not np.ndim(x) else np.array(x) for n, x in point.items()}


def held(call, at: dict, like: list, want: list[float], what: str, nearby, largest) -> bool:
    """Hold the numbers to those wanted; False where Python raised in the place of an infinity.

    nearby() gives the numbers wanted at points that differ in their last bits: as far as those are
    apart, rounding may have moved these.  largest() is the largest term that they are made of.
    """
    try:
        with np.errstate(all="ignore"):
            found = numbers(call(**at), like)
    except RAISED as error:
        if all(map(np.isfinite, want)) and not str(error):
            raise engines.Mismatch(f"{what}: {type(error).__name__}, and not {want}") from error
        return False
    except TypeError as error:
        if "complex" not in str(error):
            raise
        return False  # the power of a negative number
    if len(found) != len(want) or not np.allclose(found, want, ULPS, 0.0, equal_nan=True):
        spread = np.ptp([want, *nearby()], axis=0) if len(found) == len(want) else 0.0
        size = ULPS * max([1.0, largest(), *map(abs, want)])
        if not np.all(np.abs(np.subtract(found, want)) <= size + ROOM * spread):
            raise engines.Mismatch(f"{what}: {found}, and not {want}")
    return True


def moved(at: dict) -> list[dict]:
    """Points beside `at`, a few units in the last place away."""
    ulps = (-8, -3, 3, 8)
    return [{n: (np.array(x) * (1.0 + k * 2.0**-52)).tolist() for n, x in at.items()} for k in ulps]


def check(text: str, point: dict, higher: bool = False) -> list[str]:
    """One program and its gradient in each target; what is refused is returned.

    higher: the second derivative by its first number too.
    """
    program, refused = engines.program_of(text), []
    at = {n: x for n, x in point.items() if n in program.inputs}
    wrt = tuple(at)

    def value(at: dict) -> list[float]:
        outcome = run(program, dict(at), write=lambda text: None)
        return [v for value in outcome.values for v in engines.numbers(value)]

    def gradient(at: dict) -> list[float]:
        return engines.by_tape(program, at, wrt)

    cases = {
        "value": (lambda: primal(program), value),
        "gradient": (lambda: derivative(program, wrt), gradient),
    }

    name = next((n for n in wrt if not np.shape(at[n])), None)
    if higher and name:
        cases["second derivative"] = (
            lambda: derivative(program, (name,), order=2),
            lambda at: engines.by_series(program, at, (name,), 2),
        )

    by = {"value": [], "gradient": [at[n] for n in wrt], "second derivative": []}

    def largest() -> float:
        size = engines.amplification_of(program, at, wrt)
        return size * max(size, 1.0) if higher else size

    for what, (make, by_program) in cases.items():
        try:
            printing = make()
        except Diagnostic as fence:
            if fence.code not in ("E0108", "E0109"):
                raise engines.Mismatch(f"{what}: {fence.code} {fence.message}") from fence
            refused.append(f"{what}: {fence.message}")
            continue
        want = by_program(at)

        def nearby(by_program=by_program) -> list[list[float]]:
            return [by_program(point) for point in moved(at)]

        for to in TARGETS:
            call = function(printed(printing, to, About()))
            if not held(call, given(call, at), by[what], want, f"{to} {what}", nearby, largest):
                refused.append(f"{to} {what}: raised")
    return refused
