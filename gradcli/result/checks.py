"""Derivatives held against differences, and digits against exact ones."""

from __future__ import annotations

from typing import Any

from gradcli.errors import Diagnostic
from gradcli.result.facts import Facts


class Coordinate(Facts):
    """A derivative held against differences.

    `at` is the value of the variable, None for a direction of an array; `gradient` is reverse
    mode's, None where nothing connects, `forward` forward mode's, `numeric` ± `error` what a step
    gives by the `method`; `verdict` is one of "agrees", "differs", "on a kink" and "cannot tell",
    and `why` says more of it, or is "".
    """

    name: str
    at: Any
    gradient: float | None
    forward: float | None
    numeric: float | None
    error: float | None
    step: float | None
    method: str
    verdict: str
    why: str
    __slots__ = tuple(__annotations__)


class Check:
    """The derivatives of a target at a point, each held against differences.

    `faults` are Diagnostics, one for each step whose own derivative is wrong.  A check is true
    where no derivative differs.
    """

    __slots__ = ("target", "value", "rows", "faults", "notes", "point")

    def __init__(self, target: str, value: float, rows: list[Coordinate], point=None):
        self.target, self.value, self.rows, self.point = target, value, rows, point or {}
        self.faults: list[Diagnostic] = []
        self.notes: tuple[str, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether no derivative differs from differences of the function."""
        return not self.differing

    @property
    def differing(self) -> list[Coordinate]:
        """The derivatives that differ."""
        return [row for row in self.rows if row.verdict == "differs"]

    def __bool__(self) -> bool:
        return self.ok

    def __repr__(self) -> str:
        lines = [f"<Check: {len(self.differing)} of {len(self.rows)} derivatives differ>"]
        for row in self.rows:
            if row.verdict != "agrees":
                numeric = "" if row.numeric is None else f", not {row.numeric!r} ± {row.error:.2g}"
                why = f" ({row.why})" if row.why else ""
                lines.append(f"{row.name}: {row.gradient!r} {row.verdict}{numeric}{why}")
        return "\n".join([*lines, *map(str, self.faults)])


class Checks:
    """Checks along a grid of points: `axes` name the inputs that vary."""

    __slots__ = ("axes", "checks")

    def __init__(self, axes: tuple[str, ...], checks: list[Check]):
        self.axes, self.checks = axes, checks


class Certainty(Facts):
    """A number of an ordinary answer, and how many of its digits are those of the exact one, None
    where all are: the relative error is below 10**-digits.  `proven` is the exact one."""

    name: str
    value: Any
    digits: int | None
    proven: Any
    __slots__ = tuple(__annotations__)
