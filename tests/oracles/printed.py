"""Programs and their derivatives printed for gradcli itself, Python and NumPy, run there, and held
to the evaluator and the tape.

A value is the evaluator's to the last bits, since the operations are the same; a derivative is the
tape's up to rounding, since it is another formula.
"""

import re
from collections import Counter
from collections.abc import Callable, Sequence

import engines
import numpy as np
from derived import Derived, derived

from gradcli.emit.about import About
from gradcli.emit.targets import printed
from gradcli.errors import Diagnostic
from gradcli.evaluator.run import run

TARGETS = ("expr", "python", "numpy")
ULPS = 4 * 2.0**-52  # of the largest number: four units in its last place
ROOM = 64  # times what eight units in the last place of the inputs move
# What Python raises where the answer of IEEE is an infinity or NaN
RAISED = (ZeroDivisionError, OverflowError, ValueError)


def function(text: str):
    """The function of an emitted module: the last that it defines."""
    namespace: dict = {"__name__": "emitted"}
    exec(compile(text, "<emitted>", "exec"), namespace)
    return namespace[re.findall(r"^def (\w+)", text, re.MULTILINE)[-1]]


def evaluated(text: str) -> Callable:
    """A program of gradcli as a function: its only value, or the tuple of them."""
    program = engines.program_of(text)

    def call(**point):
        values = run(program, point, write=lambda text: None).values
        return values[0] if len(values) == 1 else tuple(values)

    return call


def numbers(values, like: Sequence = ()) -> list[float]:
    """The numbers of a result, which may be a tuple of numbers and arrays.

    like: for derivatives, what they are by: that by an array which is 0 everywhere may be a number.
    """
    parts = list(values) if type(values) is tuple else [values]
    for k, x in enumerate(like):
        parts[k] = np.broadcast_to(parts[k], np.shape(x))
    return [v for part in parts for v in engines.numbers(part)]


def given(call, point: dict) -> dict:
    """A point as one calls a function with it: its arrays may be lists where it says that it takes
    arrays."""
    takes = {n for n, a in call.__annotations__.items() if a is np.ndarray}
    if "that broadcast" in (call.__doc__ or ""):  # it does not say that lists will do
        takes = set()
    return {n: x if n in takes or not np.ndim(x) else np.array(x) for n, x in point.items()}


def _numbers_of(call) -> set[str]:
    """The parameters of a function that are numbers."""
    return {n for n, a in call.__annotations__.items() if a in (float, int, bool)}


def held(one: Derived, to: str) -> bool:
    """Hold what a target gives to the numbers wanted, by a Mismatch; False where Python raises in
    the place of an infinity, or takes a number where the point has an array."""
    text, want, what = printed(one.core, to, About()), one.want, f"{to} {one.words}"
    like = [one.point[n] for n in one.by]
    call = evaluated(text) if to == "expr" else function(text)
    if to == "python" and any(np.ndim(one.point.get(n)) for n in _numbers_of(call)):
        return False  # nothing says that an undeclared input is an array
    try:
        with np.errstate(all="ignore"):
            found = numbers(call(**given(call, one.point)), like)
    except RAISED as error:
        if all(map(np.isfinite, want)) and not str(error):
            raise engines.Mismatch(f"{what}: {type(error).__name__}, and not {want}") from error
        return False
    except Diagnostic as error:
        if error.code != "E0202":
            raise
        return False  # an input that nothing shows to be an array is declared as a number
    except TypeError as error:
        if "complex" not in str(error):
            raise
        return False  # the power of a negative number
    if len(found) != len(want):
        raise engines.Mismatch(f"{what}: {len(found)} numbers, and not {len(want)}")
    if not np.allclose(found, want, ULPS, 0.0, equal_nan=True):
        size = ULPS * max([1.0, one.largest(), *map(abs, want)])
        if not np.all(np.abs(np.subtract(found, want)) <= size + ROOM * one.spread()):
            raise engines.Mismatch(f"{what}: {found}, and not {want}")
    return True


def check(text: str, point: dict, higher: bool = False) -> list[str]:
    """One program and its derivatives in each target; what is refused is returned.

    higher: the second derivatives too.
    """
    refused: Counter = Counter()
    for one in derived(text, point, refused, second=higher):
        refused += Counter(f"{one.words}: {to} has none" for to in TARGETS if not held(one, to))
    return list(refused)
