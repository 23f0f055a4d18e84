"""How many digits of a program's values are right, where its inputs and constants are exact.

A short program runs twice more at most.  First beside itself, each result of a row put off by a few
hundred units of its last digit (discrete stochastic arithmetic): a value that this moves much may
have lost digits.  Only then on numbers of as many digits as it takes (engine.precise), which tell.
Both take the ways of the plain run: a test that more digits decide otherwise tells nothing.
Source: J. Vignes, Discrete stochastic arithmetic for validating results of numerical software,
Numerical Algorithms 37 (2004).
"""

from collections.abc import Callable, Iterator
from contextvars import ContextVar

from gradcli.errors import Diagnostic
from gradcli.evaluator.closures.code import Coder
from gradcli.evaluator.function import Function, silent
from gradcli.evaluator.lifting import Lifting
from gradcli.ops.digits.doubt import LONGEST, TINY, TOLD
from gradcli.ops.dispatch import SCALARS, World, apply
from gradcli.ops.rows import Op

SHAKE = 2.0**-44  # how far a result is put off at most, relative to it
MOVED = 2.0**-38  # the relative change of a value from which on it is in doubt
ENOUGH = ((120, 1e15), (360, 1e40))  # digits for numbers that reach so far, up and down
NONE = 1e-60  # of a value: what more digits leave of it where it should be 0
TEXT = 20_000  # characters of a program that is looked at


def inexact(function: Function, values: tuple) -> Iterator[tuple[int, float, float | None]]:
    """Which of the values that `function` has given have less digits than 64 bits hold: the place
    of each, its relative error, and what it is in all digits, None where those are not known.

    Of a long program, or of one in which arrays are as long, nothing is told.
    """
    places = [i for i, y in enumerate(values) if type(y) is float and y - y == 0]
    program = function.program
    long = function.work > LONGEST or len(program.source.text) > TEXT
    if not places or long or program.tensors or not all([type(y) in SCALARS for y in values]):
        return
    token = _RUN.set(run := _Run())
    try:
        shaken = _values(function, Shaking, Shaken.exact)
    except _ODD:
        return
    finally:
        _RUN.reset(token)
    far = not run.has_within(1 / TINY)
    doubtful = [i for i in places if far or _has_moved(shaken[i], values[i])]
    if doubtful:
        yield from _precisely(function, values, doubtful, run)


def _precisely(
    function: Function, values: tuple, places: list[int], run: "_Run"
) -> Iterator[tuple[int, float, float | None]]:
    from gradcli.engine.precise import DIGITS, SURE, Precise, Unfit, agreed, decisions

    def compute() -> dict:
        found = _values(function, InFull, Precise.of)
        if decisions() != run.tests:
            raise Unfit
        return {i: found[i] for i in places}

    few = next((d for d, reach in ENOUGH if run.has_within(reach)), DIGITS[-1])
    found, error = agreed(compute, dict.fromkeys(places), few) or ({}, 1.0)
    for i, y in found.items():
        if error > SURE and abs(y) <= NONE * abs(values[i]):
            y = 0.0
        off = abs(values[i] - y) / abs(y) if y else float(values[i] != 0)
        known = error <= SURE or not y
        if y - y == 0 and off > TOLD and (known or values[i]):  # 0 may be right where all is noise
            yield i, max(off, error), y if known else None


def _values(function: Function, coder: type[Coder], lift: Callable) -> tuple:
    """The values of the program, its real inputs and constants lifted."""
    point = dict(function.point)
    for name, given in function.program.inputs.items():
        if given.kind == "float" and type(point.get(name)) in (float, int):
            point[name] = lift(float(point[name]))
    again = Function(function.program, point, (), function.of, function.limits, silent)
    again.coder = coder
    return again([])


def _has_moved(shaken, y: float) -> bool:
    """Whether a value that is y lost digits as far as its shaken twin tells."""
    z = shaken.shaken if type(shaken) is Shaken else y
    return not y or not abs(z - y) <= MOVED * abs(y)


class _Run:
    """What was met in a run: what its comparisons gave, and the least and the largest numbers."""

    __slots__ = ("tests", "least", "most")

    def __init__(self) -> None:
        self.tests: list[int] = []
        self.least = self.most = 1.0

    def has_within(self, reach: float) -> bool:
        """Whether all numbers were between 1/reach and reach."""
        return self.most <= reach and self.least * reach >= 1


_RUN: ContextVar[_Run] = ContextVar("the run of shaken numbers")


class Shaken(World):
    """A number as 64 bits compute it, and another that errors of rounding might have made of it."""

    __slots__ = ("value", "shaken")

    def __init__(self, value: float, shaken: float):
        self.value, self.shaken = value, shaken

    @classmethod
    def exact(cls, x: float) -> "Shaken":
        return cls(float(x), float(x))

    @classmethod
    def rounded(cls, x: float) -> "Shaken":
        return cls(x, _shake(x))

    @classmethod
    def apply(cls, op: Op, args: tuple, attrs: dict, level: int):
        y = apply(op, tuple([a.value if type(a) is cls else a for a in args]), attrs)
        if type(y) is not float:
            if type(y) is not bool and type(y) is not int:
                raise TypeError("an array is not shaken")
            _RUN.get().tests.append(y)
            return y
        z = apply(op, tuple([a.shaken if type(a) is cls else a for a in args]), attrs)
        run, size = _RUN.get(), abs(y)
        if size < run.least and y:
            run.least = size
        elif not size <= run.most:
            run.most = size
        return cls(y, _shake(z))


def _shake(x: float) -> float:
    """x put off by what looks like chance, and is the same every time."""
    return x + x * SHAKE * ((hash(x) * 2654435761 & 0xFFFF) / 0x8000 - 1)


class Shaking(Lifting):
    __slots__ = ()
    exact = staticmethod(Shaken.exact)
    rounded = staticmethod(Shaken.rounded)


class InFull(Lifting):
    __slots__ = ()

    @staticmethod
    def exact(x: float):
        from gradcli.engine.precise import Precise

        return Precise.of(x)

    @staticmethod
    def rounded(x: float):
        from gradcli.engine.precise import Precise

        return Precise.rounded(x)


_ODD = (Diagnostic, ArithmeticError, TypeError, ValueError, RecursionError)
