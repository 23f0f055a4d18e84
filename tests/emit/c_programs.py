"""Random programs, and their derivatives, in C: compiled together, and held to the tape.

A program gives a file for itself and one for its gradient; in full also one for its derivative by
each number, and one for the second by the first.  All that a batch gives is one compilation.
"""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import engines
import numpy as np
import programs
from compiled import STRICT, Unit, compiled, outcomes, unit, whole_point
from printed import moved

from gradcli.derive.differentiate import derivative
from gradcli.emit.about import About
from gradcli.emit.c.file import printed
from gradcli.emit.primal import authored, primal
from gradcli.errors import Diagnostic
from gradcli.evaluator.run import run
from gradcli.language import core
from gradcli.language.program import Program
from gradcli.language.restore import restore
from gradcli.language.unparse import unparse

ULPS = 4 * 2.0**-52  # of the largest term: what C and the tape may differ by where both do the same
# Between C and the same program in gradcli: a few roundings.  To the tape, as between engines.
TOLERANCE = 1e-13
TOLERANCES = {0: TOLERANCE, 1: engines.TOLERANCE, 2: 1e-7}  # by the order of the derivative


class Case(NamedTuple):
    """One file: the program and its text, its point, the inputs that it is the derivative by
    (none: the program), that derivative's order, and the program that is printed."""

    unit: Unit
    program: Program
    text: str
    point: dict
    by: tuple[str, ...]
    order: int
    core: core.Program


def cases(text: str, point: dict, name: str, refused: Counter, full: bool = True) -> Iterator[Case]:
    """The files of a program; those that C has no form for are counted by the reason."""
    program, wrt = engines.program_of(text), tuple(point)
    kinds = [((), "", 0), (wrt, "reverse", 1)]
    if full:
        numbers = [(n,) for n in wrt if not np.ndim(point[n])]
        kinds += [(by, "forward", 1) for by in numbers]
        kinds += [(by, "forward", 2) for by in numbers[:1]]
    for k, (by, mode, order) in enumerate(kinds):
        try:
            made = derivative(program, by, mode=mode, order=order) if by else primal(program)
            outputs = tuple(f"d{n}" for n in by) or ("value",)
            about = About(f"{name}_{k}", "A random program.", outputs, author=authored(program))
            file = unit(about.name, printed(made, about))
        except Diagnostic as error:
            refused[f"{error.code} {error.message}"] += 1
            continue
        if any(p.name in point and p.is_array != bool(np.ndim(point[p.name]))
               for p in file.parameters):  # fmt: skip
            refused["an undeclared input that is taken for a number, or for an array"] += 1
        else:
            yield Case(file, program, text, point, by, order, made)


def failures(
    batch: list[Case], folder: Path, flags: list[str] = STRICT, close: Counter | None = None
) -> Iterator[str]:
    """What is wrong with the files of a batch, each with its text.

    close counts how near to the tape the others come.
    """
    try:
        library = compiled([case.unit for case in batch], folder, flags)
    except AssertionError as error:  # the compiler is not content: with which file?
        if len(batch) == 1:
            yield _told(batch[0], str(error))
            return
        half = len(batch) // 2
        for k, part in enumerate((batch[:half], batch[half:])):
            (inner := folder / str(k)).mkdir()
            yield from failures(part, inner, flags, close)
        return
    for case, found in zip(batch, outcomes(library, list(map(_call, batch)))):
        try:
            if isinstance(found, str):
                raise engines.Mismatch(f"by {case.by}: the call ends with {found}")
            how = compared(case, [v for output in found for v in output])
            if close is not None:
                close[how] += 1
        except engines.Mismatch as difference:
            yield _told(case, str(difference))


def _told(case: Case, what: str) -> str:
    return f"{what}\n{case.point}\n{case.text}\n{case.unit.text}"


def _call(case: Case) -> tuple[Unit, dict, list[int]]:
    sizes = [np.size(case.point[n]) for n in case.by] or [1]
    return case.unit, whole_point(case.program, case.point), sizes


def compared(case: Case, got: list[float]) -> str:
    """How near C's numbers are to the tape's, in words; a Mismatch where they are too far."""
    amplification = partial(engines.amplification_of, case.program, case.point, tuple(case.point))
    largest, want = lambda: amplification() ** max(case.order, 1), _wanted(case, case.point)
    if _near(got, want):
        return "to 4 ulp of the largest number"
    if _near(got, want, largest()):
        return "to 4 ulp of the largest term"
    engines.agree(got, want, f"by {case.by}", largest, TOLERANCES[case.order])
    if case.by:
        own = engines.run_printed(unparse(restore(case.core)), case.point, case.by)
        engines.agree(got, own, f"own, by {case.by}", largest, TOLERANCE)
        if _near(got, own, largest()):
            return "farther, as what gradcli gives for the program that is printed"
    spread = np.ptp([want, *(_wanted(case, p) for p in moved(case.point))], axis=0)
    if np.all(np.abs(np.subtract(got, want)) <= spread):
        return "farther, by less than where a few units in the last place of the point move them"
    return "farther"


def _wanted(case: Case, point: dict) -> list[float]:
    """The numbers that the tape, or a series, gives."""
    if case.order == 2:
        return engines.by_series(case.program, point, case.by, 2)
    if case.by:
        return engines.by_tape(case.program, point, case.by)
    value = run(case.program, dict(point), write=lambda text: None).values[0]
    return [float(v) for v in np.ravel(value)]


def _near(got: list[float], want: list[float], largest: float = 0.0) -> bool:
    """Whether numbers agree to 4 units in the last place of the largest of them, or of a term."""
    size = max([largest, *(abs(w) for w in want if w == w)])
    return len(got) == len(want) and np.allclose(got, want, 0.0, ULPS * size, equal_nan=True)


def batch_of(seeds: list[str], refused: Counter, full: bool = True) -> list[Case]:
    """The files of the programs of some seeds."""
    return [case for k, seed in enumerate(seeds) for case in
            cases(*programs.seeded(seed), f"f{k}", refused, full)]  # fmt: skip
