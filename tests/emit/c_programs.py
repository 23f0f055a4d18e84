"""Random programs, and their derivatives, in C: compiled together, and held to the tape.

Every program gives a file for itself, one for its gradient, one for its derivative by each number,
and one for the second by the first; all that a batch gives is one compilation.
"""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import engines
import numpy as np
import programs
from compiled import STRICT, Unit, call, compiled, unit, whole_point

from gradcli.derive.differentiate import derivative
from gradcli.emit.about import About
from gradcli.emit.c import printed
from gradcli.emit.primal import authored, primal
from gradcli.errors import Diagnostic
from gradcli.evaluator.run import run

# Between C and the same program in gradcli: a few roundings.  To the tape, as between engines.
TOLERANCE = 1e-13
TOLERANCE_OF_SECOND = 1e-7


class Case(NamedTuple):
    """One file: the inputs that it is the derivative by (none: the program), and its order; the
    program, and its point."""

    unit: Unit
    by: tuple[str, ...]
    mode: str
    order: int
    text: str
    point: dict


def cases(text: str, point: dict, name: str, refused: Counter) -> Iterator[Case]:
    """The files of a program; those that C has no form for are counted by the reason."""
    program, wrt = engines.program_of(text), tuple(point)
    numbers = [(n,) for n in wrt if not np.ndim(point[n])]
    kinds = [((), "", 0), (wrt, "reverse", 1), *((by, "forward", 1) for by in numbers)]
    kinds += [(by, "forward", 2) for by in numbers[:1]]
    for k, (by, mode, order) in enumerate(kinds):
        try:
            core = derivative(program, by, mode=mode, order=order) if by else primal(program)
            outputs = tuple(f"d{n}" for n in by) or ("value",)
            about = About(f"{name}_{k}", "A random program.", outputs, author=authored(program))
            case = Case(unit(about.name, printed(core, about)), by, mode, order, text, point)
            if any(
                p.name in point and p.is_array != bool(np.ndim(point[p.name]))
                for p in case.unit.parameters
            ):
                refused["an undeclared input that is taken for a number, or for an array"] += 1
            else:
                yield case
        except Diagnostic as error:
            refused[f"{error.code} {error.message}"] += 1


def failures(batch: list[Case], folder: Path, flags: list[str] = STRICT) -> Iterator[str]:
    """What is wrong with the files of a batch, each with its text."""
    library = compiled([case.unit for case in batch], folder, flags)
    for case in batch:
        program, wrt = engines.program_of(case.text), tuple(case.point)
        sizes = [np.size(case.point[n]) for n in case.by] or [1]
        outputs = call(library, case.unit, whole_point(program, case.point), sizes)
        got = [v for output in outputs for v in output]
        amplification = partial(engines.amplification_of, program, case.point, wrt)
        tolerance = engines.TOLERANCE
        if case.order == 2:
            want = engines.by_series(program, case.point, case.by, 2)
            tolerance = TOLERANCE_OF_SECOND
            amplification = partial(_squared, amplification)
        elif case.by:
            want = engines.by_tape(program, case.point, case.by)
        else:
            value = run(program, dict(case.point), write=lambda text: None).values[0]
            want = [float(v) for v in np.ravel(value)]
        own = own_values(case) if case.by else want
        try:
            engines.agree(got, own, f"own, by {case.by}", amplification, TOLERANCE)
            engines.agree(got, want, f"by {case.by}", amplification, tolerance)
        except engines.Mismatch as difference:
            yield f"{difference}\n{case.point}\n{case.text}\n{case.unit.text}"


def own_values(case: Case) -> list[float]:
    """What gradcli gives for the program that is printed in C."""
    program = engines.program_of(case.text)
    text = engines.printed(program, case.by, case.mode, case.order)
    return engines.run_printed(text, case.point, case.by)


def _squared(amplification) -> float:
    return amplification() ** 2


def batch_of(seeds: list[str], refused: Counter) -> list[Case]:
    """The files of the programs of some seeds."""
    out: list[Case] = []
    for k, seed in enumerate(seeds):
        out += cases(*programs.seeded(seed), f"f{k}", refused)
    return out
