"""One program, run by the evaluator and by CPython: what it prints, ends with, or fails with."""

import contextlib
import io
import math
import traceback
import warnings

import numpy as np
from oracle import summed

from gradcli.errors import Diagnostic, Source
from gradcli.evaluator.limits import Limits
from gradcli.evaluator.run import run
from gradcli.evaluator.values.values import Failure, Function, Object
from gradcli.language.names.resolve import resolve
from gradcli.language.syntax.parser import parse

POINT = {"x": 1.7, "v": [0.5, -1.25, 3.0, 2.0]}


class Ended:
    """What a run printed, the values of its names, and the (class, line) of what it raised."""

    def __init__(self, printed: str, values: dict, raised=None, error=None, ran: bool = True):
        self.printed, self.values, self.raised = printed, values, raised
        self.code, self.message = (error.code, error.message) if error else ("", "")
        self.ran = ran  # False where the error was found before the run


def by_python(text: str) -> Ended:
    """The run of a program under CPython."""
    shown = io.StringIO()
    given = {"np": np, "math": math, "sum": summed, **POINT, "v": np.array(POINT["v"])}
    space, raised = dict(given), None
    with contextlib.redirect_stdout(shown), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            exec(compile(text, "<program>", "exec"), space)
        except Exception as error:
            frames = traceback.extract_tb(error.__traceback__)
            line = [frame.lineno for frame in frames if frame.filename == "<program>"][-1]
            raised = type(error).__name__, line
    values = {k: v for k, v in space.items() if k not in given and k[:2] != "__" and comparable(v)}
    return Ended(shown.getvalue(), values, raised)


def comparable(value, depth: int = 9) -> bool:
    """Whether the two runs can be compared by this value: no function, module or exception."""
    if isinstance(value, (list, tuple)):
        return depth > 0 and all(comparable(item, depth - 1) for item in value)
    if isinstance(value, dict):
        return depth > 0 and all(comparable(item, depth - 1) for item in value.values())
    plain = (float, int, bool, str, type(None), np.ndarray, np.generic)
    return isinstance(value, plain)


def by_us(text: str, names=()) -> Ended:
    """The run of a program under the evaluator, and the values of `names` where it ends well."""
    written: list[str] = []
    ran = False
    try:
        program = resolve(parse(Source(text, "f.expr")), tuple(POINT))
        point = {k: v for k, v in POINT.items() if k in program.inputs}
        program.check_point(tuple(point))
        names = [name for name in names if name in program.assigned or name in program.inputs]
        options = {"of": tuple(names)} if names else {}
        ran = True
        limits = Limits(steps=1_000_000)
        outcome = run(program, point, write=written.append, limits=limits, **options)
    except Diagnostic as error:
        line = error.source.position(error.span[0])[0] if error.span else 0
        return Ended("".join(written), {}, (error.exception, line), error, ran)
    return Ended("".join(written), dict(zip(names, outcome.values)), None)


def difference(text: str) -> str:
    """How the two runs of a program differ; "" where they do not."""
    want = by_python(text)
    mine = by_us(text, () if want.raised else want.values)
    if mine.printed != want.printed and not (want.raised and not mine.ran):
        return f"printed {mine.printed!r}, CPython {want.printed!r}"
    if (mine.raised is None) != (want.raised is None):
        return f"raised {mine.raised} {mine.code}, CPython {want.raised}"
    if want.raised and mine.raised != want.raised:
        wide = (mine.raised[0], want.raised[0]) == ("NameError", "UnboundLocalError")
        if not wide or mine.ran or mine.raised[1] != want.raised[1]:
            return f"raised {mine.raised} {mine.code}, CPython {want.raised}"
    wrong = [name for name in mine.values if not same(mine.values[name], want.values[name])]
    return "; ".join(f"{n} is {mine.values[n]!r}, CPython {want.values[n]!r}" for n in wrong)


def same(a, b) -> bool:
    """Equal in kind, shape and every bit; NumPy's numbers are Python's."""
    if isinstance(a, np.ndarray) or isinstance(b, np.ndarray):
        return np.array_equal(a, b, equal_nan=True) and np.asarray(a).dtype == np.asarray(b).dtype
    if isinstance(a, (list, tuple)):
        return type(a) is type(b) and len(a) == len(b) and all(map(same, a, b))
    if isinstance(a, dict):
        return type(b) is dict and list(a) == list(b) and all(same(a[k], b[k]) for k in a)
    if isinstance(b, np.generic):
        b = b.item()
    if isinstance(a, (Function, Object, Failure)):
        return callable(b)
    return type(a) is type(b) and ((a == b and repr(a) == repr(b)) or (a != a and b != b))
