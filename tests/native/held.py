"""Programs as machine code, held to the evaluator's run of the same program as it is printed."""

import re
import struct
from collections import Counter
from typing import NamedTuple

import engines
import numpy as np
from compiled import unit
from derived import Derived

from gradcli.emit.about import About
from gradcli.emit.c.file import printed
from gradcli.errors import Diagnostic
from gradcli.evaluator.run import run
from gradcli.language.printing.unparse import unparse
from gradcli.lowering.raising.restore import restore
from gradcli.native.compile import compiled, lowered_program
from gradcli.native.programs import Native
from gradcli.native.refused import Refused, Stopped


class Held(NamedTuple):
    """how: "bits", "2 ulp", "64 ulp", "close" or "apart"; or why there is nothing to compare."""

    how: str
    got: list
    want: list


def native(one: Derived) -> Native:
    """The code of a program or derivative, for the lengths of its point where it has none for any;
    Refused where it has none at all."""
    try:
        return _code(one, of_any=True)
    except Refused as first:
        return _of_the_point(one, first)


def _code(one: Derived, of_any: bool) -> Native:
    shapes = {n: np.shape(x) for n, x in one.whole_point().items()}
    if of_any:
        shapes = {n: (None,) * len(shape) for n, shape in shapes.items()}
    return compiled(lowered_program(one.core, shapes, len(one.by) if one.order else 0))


def _of_the_point(one: Derived, first: Refused) -> Native:
    """The code for the lengths of the point; `first`, why there is none for any, where there is
    none for these."""
    try:
        return _code(one, of_any=False)
    except Refused:
        raise first from None


def outputs(one: Derived, made: Native | None = None) -> list[float]:
    """The numbers that code gives at the point."""
    made, point = made or native(one), one.whole_point()
    try:
        found = made(point)
    except Refused as error:  # lengths that code of any does not take together
        found = _of_the_point(one, error)(point)
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
    """How near code comes to the evaluator; values are held to the run of the program itself too.

    A run that stops is as it should be where the evaluator's ends with an error.
    """
    refused = Counter() if refused is None else refused
    try:
        made = native(one)
    except Refused as error:
        refused[error.why] += 1
        return Held("refused where C takes it" if in_c(one) else "refused", [], [error.why])
    try:
        got = outputs(one, made)
    except Refused as error:
        refused[error.why] += 1
        return Held("refused at the point", [], [])
    except Stopped as stopped:
        try:
            return Held(f"stopped {stopped.status} where the evaluator ends", [], evaluated(one))
        except (Diagnostic, OverflowError):
            return Held("stopped", [], [])
    unread = False
    try:
        wants = [evaluated(one)]
        unread = not one.order and _ends_in_error(one)
        if not one.order and not unread:
            wants.append(one.want)
    except Diagnostic as error:
        taken = error.code == "E0202" and " is declared " in error.message
        how = "an array of other axes than the text takes" if taken else "apart"
        return Held(how, got, [f"{error.code} {error.message}"])
    for want in wants:
        if len(got) != len(want):
            return Held("apart", got, want)
    how = max((Held(nearness(got, want), got, want) for want in wants), key=_rank)
    if unread and how.how == "bits":
        return how._replace(how="an error of what nobody reads")
    rounded = how.how not in ("bits", "apart") and not _has_numpy(one)
    return how._replace(how=f"apart, by {how.how} without NumPy") if rounded else how


def _ends_in_error(one: Derived) -> bool:
    """Whether the run of a program is an error: of what its printed text does not compute."""
    try:
        return not one.want
    except Diagnostic:
        return True


NEAR = ("bits", "2 ulp", "64 ulp", "close", "apart")


def _rank(one: Held) -> int:
    return NEAR.index(one.how)


def _has_numpy(one: Derived) -> bool:
    """Whether a program has arrays: functions of these are NumPy's, whose last place may differ."""
    return bool(re.search(r"np\.|@", one.text)) or any(map(np.ndim, one.point.values()))


def in_c(one: Derived) -> bool:
    """Whether the program has a form in C, of numbers and arrays as they are at the point."""
    about = About("f", "A random program.", tuple(f"d{n}" for n in one.by) or ("value",))
    try:
        file = unit("f", printed(one.core, about))
    except Diagnostic:
        return False
    is_array = {n: bool(np.ndim(x)) for n, x in one.whole_point().items()}
    return all(p.is_array == is_array.get(p.name, p.is_array) for p in file.parameters)


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
