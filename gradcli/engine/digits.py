"""Derivatives of functions of numbers, computed plainly, and where in doubt with more digits."""

from collections.abc import Callable
from typing import Any

from gradcli.ops.digits.doubt import TINY, doubts, lost
from gradcli.ops.dispatch import primal
from gradcli.ops.numpy_call import shape

Found = tuple[tuple, dict[Any, Any]]  # the values of a function, and its derivatives by their keys


def in_full(compute: Callable[[list], Found], xs: list) -> Found:
    """What `compute` gives at xs, the derivatives that are numbers to the last digits.

    Where one may have lost digits, `compute` runs again on numbers of as many as it takes; what has
    not all of them even then is told (`gradcli.ops.digits.doubt.lost`).  Values stay what they
    are, and where one is not finite so do the derivatives.
    """
    before = doubts()
    values, found = compute(xs)
    if doubts() == before and not any(map(_is_odd, found.values())):
        return values, found
    if any([type(x) is not float for x in xs]) or not all(map(_is_finite, (*xs, *values))):
        return values, found
    wanted = [key for key, g in found.items() if type(primal(g)) is float]
    if not wanted:
        return values, found
    from gradcli.engine.precise import Precise, agreed

    def again() -> dict:
        derivatives = compute([Precise.of(x) for x in xs])[1]
        return {key: derivatives[key] for key in wanted}

    result = agreed(again, {key: primal(found[key]) for key in wanted})
    if result is None:
        return values, found
    lost(result[1])
    return values, found | result[0]


def _is_odd(g) -> bool:
    """Whether a derivative is a number next to nothing, or not finite."""
    g = primal(g)
    return type(g) is float and (-TINY < g < TINY or g - g != 0)


def _is_finite(y) -> bool:
    y = primal(y)
    return shape(y) != () or type(y) is not float or y - y == 0
