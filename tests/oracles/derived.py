"""A program and its derivatives, each derived once for all the languages that they are printed in,
with the numbers that the evaluator, the tape and series have for them.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import engines
import numpy as np

from gradcli.core import ir
from gradcli.derive.differentiate import derivative
from gradcli.emit.primal import primal
from gradcli.errors import Diagnostic
from gradcli.evaluator.run import run
from gradcli.language.names.program import Program
from gradcli.language.printing.unparse import unparse
from gradcli.lowering.raising.restore import restore

REFUSALS = ("E0108", "E0109")  # no derivative as a program; no form in a language


@dataclass(frozen=True, eq=False)
class Derived:
    """What is printed of a program: by is what it is the derivative by, of `order`; () is the
    program itself, of order 0.  The point has numbers and nested lists."""

    core: ir.Program
    program: Program
    text: str
    point: dict
    by: tuple[str, ...]
    order: int

    @property
    def words(self) -> str:
        return f"derivative {self.order} by {', '.join(self.by)}" if self.by else "value"

    def whole_point(self) -> dict:
        """The point with the defaults of the inputs that it leaves out."""
        if self.core.inputs.keys() <= self.point.keys():
            return self.point
        return whole_point(engines.program_of(unparse(restore(self.core))), self.point)

    @cached_property
    def want(self) -> list[float]:
        """The numbers at the point: all values, or the derivatives of the target's sum."""
        return self._at(self.point)

    def _at(self, point: dict) -> list[float]:
        if not self.by:
            outcome = run(self.program, dict(point), write=lambda text: None)
            return [v for value in outcome.values for v in engines.numbers(value)]
        if self.order == 1:
            return engines.by_tape(self.program, point, self.by)
        return engines.by_series(self.program, point, self.by, self.order)

    def spread(self) -> np.ndarray:
        """How far rounding may have moved each number: as a few last bits of the point move it."""
        return np.ptp([self.want, *map(self._at, moved(self.point))], axis=0)

    def largest(self) -> float:
        """The largest term that the numbers are made of."""
        size = engines.amplification_of(self.program, self.point, tuple(self.point))
        return size * max(size, 1.0) if self.order > 1 else size


def whole_point(program: Program, point: dict) -> dict:
    """A point with the defaults of the inputs that it leaves out."""
    missing = tuple(n for n in program.inputs if n not in point)
    outcome = run(program, dict(point), of=missing, write=lambda text: None)
    return point | dict(zip(missing, outcome.values)) if missing else point


def moved(at: dict) -> list[dict]:
    """Points beside `at`, a few units in the last place away."""
    ulps = (-8, -3, 3, 8)
    return [{n: (np.array(x) * (1.0 + k * 2.0**-52)).tolist() for n, x in at.items()} for k in ulps]


def derived(
    text: str, point: dict, refused: Counter, tangents: int = 1, second: bool = False,
    wrt: tuple[str, ...] = (),
) -> Iterator[Derived]:  # fmt: skip
    """The program, its gradient in reverse mode, and forward its derivatives by the first
    `tangents` of the inputs that are numbers.

    wrt: the inputs of derivatives; () for those of the point.

    second: twice by the first number too, at once and as the derivative of the derivative's text.
    What has no derivative is counted in refused by its reason.
    """
    program = engines.program_of(text)
    at = {n: x for n, x in point.items() if n in program.inputs}
    wrt = wrt or tuple(at)
    numbers = [(n,) for n in wrt if not np.ndim(at[n])]

    def again(by: tuple[str, ...]) -> ir.Program:
        once = derivative(program, by, mode="forward")
        return derivative(engines.program_of(unparse(restore(once))), by, mode="reverse")

    kinds = [((), 0, lambda by: primal(program))]
    kinds.append((wrt, 1, lambda by: derivative(program, by, mode="reverse")))
    for by in numbers[:tangents]:
        kinds.append((by, 1, lambda by: derivative(program, by, mode="forward")))
    for by in numbers[:second]:
        kinds.append((by, 2, lambda by: derivative(program, by, mode="forward", order=2)))
        kinds.append((by, 2, again))
    for by, order, make in kinds:
        try:
            made = make(by)
        except Diagnostic as error:
            if error.code not in REFUSALS:
                raise engines.Mismatch(f"by {by}: {error.code} {error.message}") from error
            refused[f"{error.code} {error.message}"] += 1
        else:
            yield Derived(made, program, text, at, by, order)
