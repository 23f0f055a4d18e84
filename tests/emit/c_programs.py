"""Programs, and their derivatives, in C: compiled together, and held to the tape."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import engines
import numpy as np
import programs
from compiled import STRICT, Unit, compiled, outcomes, unit
from derived import Derived, derived

from gradcli.emit.about import About
from gradcli.emit.c.file import printed
from gradcli.errors import Diagnostic
from gradcli.language.printing.unparse import unparse
from gradcli.lowering.raising.restore import restore

ULPS = 4 * 2.0**-52  # of the largest term: what C and the tape may differ by where both do the same
# Between C and the same program in gradcli: a few roundings.  To the tape, as between engines.
TOLERANCE = 1e-13
TOLERANCES = {0: TOLERANCE, 1: engines.TOLERANCE, 2: 1e-7}  # by the order of the derivative
ALL = 99  # as many derivatives by single numbers as there are


class Case(NamedTuple):
    """One file, and what it is printed from."""

    unit: Unit
    derived: Derived


def case_of(one: Derived, name: str, refused: Counter) -> Case | None:
    """The file of a program or derivative; None, counted by the reason, where C has no form."""
    outputs = tuple(f"d{n}" for n in one.by) or ("value",)
    about = About(name, "A random program.", outputs, author=one.program.names)
    try:
        file = unit(name, printed(one.core, about))
    except Diagnostic as error:
        refused[f"{error.code} {error.message}"] += 1
        return None
    is_array = {n: bool(np.ndim(x)) for n, x in one.point.items()}
    if any(p.is_array != is_array.get(p.name, p.is_array) for p in file.parameters):
        refused["an undeclared input that is taken for a number, or for an array"] += 1
        return None
    return Case(file, one)


def cases(
    text: str, point: dict, name: str, refused: Counter, tangents: int = ALL, second: bool = True
) -> list[Case]:
    """The files of a program and its derivatives."""
    every = enumerate(derived(text, point, refused, tangents, second))
    found = [case_of(one, f"{name}_{k}", refused) for k, one in every]
    return [c for c in found if c]


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
                raise engines.Mismatch(f"{case.derived.words}: the call ends with {found}")
            how = compared(case.derived, [v for output in found for v in output])
            if close is not None:
                close[how] += 1
        except engines.Mismatch as difference:
            yield _told(case, str(difference))


def _told(case: Case, what: str) -> str:
    return f"{what}\n{case.derived.point}\n{case.derived.text}\n{case.unit.text}"


def _call(case: Case) -> tuple[Unit, dict, list[int]]:
    one = case.derived
    sizes = [np.size(one.point[n]) for n in one.by] or [1]
    return case.unit, one.whole_point(), sizes


def compared(one: Derived, got: list[float]) -> str:
    """How near C's numbers are to the tape's, in words; a Mismatch where they are too far."""
    want = one.want
    if _near(got, want):
        return "to 4 ulp of the largest number"
    if _near(got, want, one.largest()):
        return "to 4 ulp of the largest term"
    if np.all(np.abs(np.subtract(got, want)) <= one.spread()):
        return "farther, by less than where a few units in the last place of the point move them"
    engines.agree(got, want, one.words, one.largest, TOLERANCES[one.order])
    if one.by:
        own = engines.run_printed(unparse(restore(one.core)), one.point, one.by)
        engines.agree(got, own, f"own, {one.words}", one.largest, TOLERANCE)
        if _near(got, own, one.largest()):
            return "farther, as what gradcli gives for the program that is printed"
    return "farther"


def _near(got: list[float], want: list[float], largest: float = 0.0) -> bool:
    """Whether numbers agree to 4 units in the last place of the largest of them, or of a term."""
    size = max([largest, *(abs(w) for w in want if w == w)])
    return len(got) == len(want) and np.allclose(got, want, 0.0, ULPS * size, equal_nan=True)


def batch_of(seeds: list[str], refused: Counter) -> list[Case]:
    """The files of the programs of some seeds."""
    return [c for k, s in enumerate(seeds) for c in cases(*programs.seeded(s), f"f{k}", refused)]
