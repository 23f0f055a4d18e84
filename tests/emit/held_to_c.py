"""Programs and their derivatives in other languages, held to what C gives: at their point, and
where numbers are NaN, infinite, 0, or past what functions are defined for.
"""

import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from subprocess import TimeoutExpired
from tempfile import TemporaryDirectory
from typing import NamedTuple

import c_programs
import compiled
import corpora
import engines
import numpy as np
import other_languages
from corpora import Case
from derived import Derived, derived
from other_languages import Called, Outcome

from gradcli.emit.about import About
from gradcli.errors import Diagnostic
from gradcli.evaluator.run import run

EDGES = (np.nan, np.inf, -np.inf, 0.0, -0.0, -1.5, 1e300, 5e-324)
FLAGS = ["-std=c11", "-O0"]  # other tests hold C to its compilers' warnings
ULPS = 4 * 2.0**-52
FARTHER = 1e-9  # of the largest number, where a function has other last digits in each language
# What may not end where a number is NaN, or makes whole numbers of what C has none for
NO_EDGES = re.compile(r"\b(while|int|floor|ceil|trunc|round)\b")
FEWER = "an integer past 2^53"  # what JavaScript has not, and C has
PAST = "past 2^53, where C is not past 2^63"
FEWER_SAID = "a whole number has passed 2^53"
APART = "apart"


class Item(NamedTuple):
    """A program or derivative in C and in other languages, and where it is run.

    files: language -> its text; the first point is that of the program.
    """

    seed: str
    name: str
    derived: Derived
    c: c_programs.Case
    files: dict[str, str]
    points: list[dict]

    def told(self, to: str, what: str) -> str:
        one, text = self.derived, self.files.get(to, "")
        return f"{self.seed}, {to}: {one.words}: {what}\n{one.point}\n{one.text}\n{text}"


def items(
    case: Case, number: int, languages: list[str], edges: int, refused: Counter
) -> list[Item]:
    """A program and its derivatives, in C and in the languages; none where it has no point."""
    program = corpora.program_of(case)
    point = program and corpora.point_of(program, case)
    if point is None:
        refused["no point"] += 1
        return []
    if any(np.ndim(v) > 1 and program.inputs[n].shape is None for n, v in point.items()):
        refused["a matrix that is taken for a vector"] += 1
        return []
    try:
        engines.program_of(case.text)
    except Diagnostic:  # an input that is a function where nothing is bound to it
        refused["no program without its point"] += 1
        return []
    every = enumerate(derived(case.text, point, refused, wrt=corpora.by(program, case)))
    made = (
        item_of(one, case.name, f"at{number}_{k}", languages, edges, refused) for k, one in every
    )
    return [item for item in made if item]


def item_of(
    one: Derived, seed: str, name: str, languages: Sequence[str], edges: int, refused: Counter
) -> Item | None:
    """A program or derivative in the languages that are held to C; None where C has no form.

    What C takes and another language does not is a Mismatch, but for integers that it has not.
    """
    case = c_programs.case_of(one, name, refused)
    if case is None:
        return None
    files = {}
    for to in languages:
        try:
            files[to] = printed(to, one, name)
        except Diagnostic as error:
            if FEWER not in error.message:
                raise engines.Mismatch(
                    f"{to} has no form of what C has: {error.code} {error.message}"
                ) from error
            refused[f"{to}: {error.message}"] += 1
    reals = {p.name for p in case.unit.parameters if p.type == "double"}
    points = [one.whole_point(), *_edges(one, reals, random.Random(f"{seed} {one.words}"), edges)]
    return Item(seed, name, one, case, files, points)


def printed(to: str, one: Derived, name: str) -> str:
    outputs = tuple(f"d{n}" for n in one.by) or ("value",)
    about = About(name, "A random program.", outputs, author=one.program.names)
    return import_module(f"gradcli.emit.{to}.file").printed(one.core, about)


def _edges(one: Derived, names: set[str], source: random.Random, count: int) -> Iterator[dict]:
    """Points that are elsewhere in one of some numbers, or in an element of an array."""
    point = one.whole_point()
    reals = [n for n in point if n in names and np.size(point[n])]
    for _ in range(count if reals and not NO_EDGES.search(one.text) else 0):
        name = source.choice(reals)
        value = np.array(point[name], float)
        value.flat[source.randrange(value.size)] = source.choice(EDGES)
        yield point | {name: value.tolist()}


def failures(batch: list[Item], to: str, close: Counter) -> list[str]:
    """What a language does not have of C's, each with its program and its text; close counts how
    near the numbers are that are not wrong."""
    wrong: list[str] = []
    with TemporaryDirectory() as folder:
        known = _in_c(batch, Path(folder))
        found = _in(to, [item for item in batch if to in item.files], Path(folder), wrong)
    for item in batch:
        if item.name not in found:
            continue
        results = zip(item.points, known[item.name], found[item.name])
        for k, (point, want, got) in enumerate(results):
            how = _nearness(item.derived if k == 0 else None, want, got, to)
            close[f"{to}, {'as given' if k == 0 else 'at an edge'}: {how}"] += 1
            if how == APART:
                wrong.append(item.told(to, f"C gives {want}, and not {got} at {point}"))
    return wrong


def _in_c(batch: list[Item], folder: Path) -> dict[str, list[Outcome]]:
    library = compiled.compiled([item.c.unit for item in batch], folder, FLAGS)
    calls = [
        (item.c.unit, point, sizes_of(item.derived)) for item in batch for point in item.points
    ]
    ran = iter(compiled.outcomes(library, calls))
    flat = (
        found if isinstance(found, str) else [v for part in found for v in part] for found in ran
    )
    return {item.name: [next(flat) for _ in item.points] for item in batch}


def _in(to: str, batch: list[Item], folder: Path, wrong: list[str]) -> dict[str, list[Outcome]]:
    """What each item gives in a language; those that do not compile, or do not end, are wrong."""
    calls = [Called(item.name, item.files[to], point) for item in batch for point in item.points]
    try:
        found = iter(other_languages.outcomes(to, calls, folder))
        return {item.name: [next(found) for _ in item.points] for item in batch}
    except (AssertionError, TimeoutExpired) as error:
        if len(batch) == 1:
            wrong.append(batch[0].told(to, str(error)))
            return {}
    half = len(batch) // 2
    return _in(to, batch[:half], folder, wrong) | _in(to, batch[half:], folder, wrong)


def _nearness(one: Derived | None, want: Outcome, got: Outcome, to: str) -> str:
    """How near numbers are to those of C; one: where the tape says what may be farther."""
    if isinstance(want, str) or isinstance(got, str):
        if isinstance(want, str) and isinstance(got, str):
            return "both end with an error"
        return PAST if FEWER_SAID in got else APART
    if len(want) != len(got):
        return APART
    a, b = np.array(want), np.array(got)
    if np.array_equal(a, b, equal_nan=True):
        signs = np.signbit(a) == np.signbit(b)
        return "the same" if np.all(signs | np.isnan(a)) else "the same but for the sign of 0"
    size = max((abs(v) for v in want if abs(v) < np.inf), default=0.0)
    if np.allclose(b, a, 0.0, ULPS * size, equal_nan=True):
        return "to 4 ulp of the largest number"
    if np.allclose(b, a, 0.0, FARTHER * size, equal_nan=True):
        return "farther"
    if one is None:
        return APART
    try:
        return f"as near to the tape as C: {c_programs.compared(one, list(got))}"
    except engines.Mismatch:
        return APART


def sizes_of(one: Derived) -> list[int]:
    """How many numbers each result has."""
    if one.by:
        return [np.size(one.point[n]) for n in one.by]
    values = run(one.program, dict(one.point), write=lambda text: None).values
    return [np.size(v) for v in values]
