"""Programs as machine code, held to the evaluator's run of the same program as it is printed."""

import struct
from collections import Counter
from typing import NamedTuple

import engines
import numpy as np
from derived import Derived

from gradcli.evaluator.run import run
from gradcli.language.printing.unparse import unparse
from gradcli.lowering.raising.restore import restore
from gradcli.native.compile import compiled, lowered_program
from gradcli.native.programs import Native
from gradcli.native.refused import Refused, Stopped


class Held(NamedTuple):
    """how: "bits", "2 ulp", "64 ulp" or "apart"; or why there is nothing to compare."""

    how: str
    got: list
    want: list


def native(one: Derived) -> Native:
    """The code of a program or derivative; Refused where it has none."""
    point = one.whole_point()
    ranks = {n: np.ndim(x) for n, x in point.items()}
    return compiled(lowered_program(one.core, ranks, len(one.by) if one.order else 0))


def outputs(one: Derived, made: Native | None = None) -> list[float]:
    """The numbers that code gives at the point."""
    found = (made or native(one))(one.whole_point())
    return [float(x) for value in found for x in np.ravel(value)]


def evaluated(one: Derived) -> list[float]:
    """The numbers that the evaluator has of the program as it is printed."""
    program = engines.program_of(unparse(restore(one.core)))
    outcome = run(program, dict(one.point), write=lambda text: None)
    return [float(x) for value in _leaves(outcome.values) for x in np.ravel(value)]


def _leaves(value):
    if isinstance(value, (list, tuple)):
        for item in value:
            yield from _leaves(item)
    else:
        yield value


def held(one: Derived, refused: Counter | None = None) -> Held:
    """How near code comes to the evaluator."""
    try:
        got = outputs(one)
    except Refused as error:
        if refused is not None:
            refused[error.why] += 1
        return Held("refused", [], [])
    except Stopped as stopped:
        return Held(f"stopped {stopped.status}", [], [])
    want = evaluated(one)
    if len(got) != len(want):
        return Held("apart", got, want)
    return Held(nearness(got, want), got, want)


def nearness(got: list[float], want: list[float]) -> str:
    if all(map(_same_bits, got, want)):
        return "bits"
    size = max([abs(w) for w in want if abs(w) < np.inf], default=0.0)
    for ulps in (2, 64):
        near = ulps * np.spacing(np.abs(np.array(want)))
        if np.all((np.abs(np.subtract(got, want)) <= near) | _both_nan(got, want)):
            return f"{ulps} ulp"
    if np.allclose(got, want, 1e-9, 1e-9 * size, equal_nan=True):
        return "close"
    return "apart"


def _both_nan(got, want):
    a, b = np.array(got), np.array(want)
    return ((a != a) & (b != b)) | (a == b)


def _same_bits(a: float, b: float) -> bool:
    return (a != a and b != b) or struct.pack("d", a) == struct.pack("d", b)
