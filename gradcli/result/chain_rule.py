"""How derivatives come about, by the chain rule."""

from __future__ import annotations

from typing import Any

from gradcli.result.derivatives import Formulas, Result
from gradcli.result.facts import Facts


class Link(Facts):
    """A step of a tape of which the chain rule is told: the name by which the program calls it, the
    text of the call where a function is among its arguments, else "", and its partials as numbers,
    one an input."""

    called: str
    text: str
    partials: tuple[float | None, ...]
    __slots__ = tuple(__annotations__)


class Chained(Facts):
    """A step by its name: its text, its value, its line, and (by, text, number) of its partials."""

    name: str
    text: str
    value: Any
    line: int
    partials: tuple[tuple[str, str, float | None], ...]
    __slots__ = tuple(__annotations__)


class Term(Facts):
    """A product in a sum of the chain rule: of the target by the step `through`, and of that step
    by what it is made of, in symbols and numbers."""

    through: str
    text: str
    cotangent: Any
    partial: Any
    __slots__ = tuple(__annotations__)


class Sum(Facts):
    """A derivative of the target by a step or an input: the terms that it is the sum of."""

    by: str
    terms: tuple[Term, ...]
    value: Any
    __slots__ = tuple(__annotations__)


class ChainRule(Facts):
    """How the derivatives of a target come about: forward its `steps`, back the `sums`.

    `of` is the name of the step that is the target; `valued` whether the point has values, else
    everything is in symbols; `unused` counts the steps that nothing is carried back to; `lines` are
    the lines of a program of several, by number; `formulas` and `result` are the derivatives.
    """

    of: str
    steps: list[Chained]
    sums: list[Sum]
    valued: bool
    unused: int
    lines: dict[int, str]
    formulas: Formulas | None
    result: Result | None
    __slots__ = tuple(__annotations__)

    @property
    def known(self) -> Formulas | Result:
        """What there is of both."""
        known = self.formulas if self.result is None else self.result
        assert known is not None  # a chain rule has one of them
        return known
