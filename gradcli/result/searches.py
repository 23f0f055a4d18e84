"""What searches find: fits, minima, roots."""

from __future__ import annotations

from typing import Any

from gradcli.result.derivatives import Gradients
from gradcli.result.facts import Facts


class Parameter(Facts):
    """A parameter of a fit: its value with its standard error, the value it began with, and the
    bound that it lies at, or None.  The error is None where it has none: at a bound, and where the
    data do not determine it."""

    name: str
    value: float
    error: float | None
    start: float
    bound: float | None
    __slots__ = tuple(__annotations__)


class Fit(Facts):
    """A model fitted to the values of a column `y` by least squares.

    `sum_of_squares` is that of the weighted residuals; `residual_sd` the root of it by the degrees
    of freedom, None without any.  `absolute`: whether the weights are known uncertainties, which
    the errors come from alone; `probability` is then that of a larger sum of squares.
    `correlations` are by keys such as "b1,b2".  `verdict` says how the search ended.
    """

    y: str
    parameters: list[Parameter]
    correlations: dict[str, float]
    residual_sd: float | None
    sum_of_squares: float
    degrees_of_freedom: int
    points: int
    absolute: bool
    probability: float | None
    converged: bool
    verdict: str
    evaluations: int
    fitted: Any
    notes: tuple[str, ...]
    __slots__ = tuple(__annotations__)

    def __getitem__(self, name: str) -> float:
        """The value of a parameter."""
        return next(row.value for row in self.parameters if row.name == name)


class Minimum(Facts):
    """A point `at` which a target is least nearby: its value there, and its gradient.

    `curvature` are the least and the largest eigenvalue of the Hessian in the directions that no
    bound closes, None where there are too many to ask; `bounds` are the inputs that lie at one.
    `verdict` says how the search ended.
    """

    target: str
    value: float
    at: dict[str, Any]
    gradient: Gradients
    curvature: tuple[float, float] | None
    bounds: list[str]
    converged: bool
    verdict: str
    evaluations: int
    notes: tuple[str, ...]
    __slots__ = tuple(__annotations__)


class Root(Facts):
    """A solution: the value of each unknown, what is left of the equations there (the largest), and
    the condition: by how much an error in them moves it, at most.  `multiple`: whether the slope is
    0 there, so that half of the digits or more are lost."""

    values: dict[str, Any]
    residual: float
    condition: float
    multiple: bool
    __slots__ = tuple(__annotations__)


class Roots(Facts):
    """The solutions that were found of equations for the `unknowns`; `looked` says where they were
    looked for and how many, in words."""

    equation: str
    unknowns: tuple[str, ...]
    roots: list[Root]
    looked: str
    notes: tuple[str, ...]
    __slots__ = tuple(__annotations__)
