"""Derivatives of an elementwise function along whole columns: those of row i stand at i.

Row i of the values depends on row i of the variables alone, so that the gradient of the sum of all
rows has the derivatives of each, and the gradient of a sum of those the next ones.
"""

from collections.abc import Callable

from gradcli.engine.tape import GradientTape
from gradcli.engine.tensor import Tensor, unwrap_dead_levels

Keys = dict[tuple[int, ...], object]


def derivatives(function: Callable[[list], tuple], xs: list, order: int) -> tuple[tuple, Keys]:
    """The values of `function` at the columns xs, and its derivatives by nondecreasing tuples of
    indices, each a column; as `partials` has them at one point."""
    values, found = _nested(function, [Tensor(x) for x in xs], order)
    return tuple(map(unwrap_dead_levels, values)), {
        key: unwrap_dead_levels(g) for key, g in found.items()
    }


def _nested(function: Callable, tensors: list, order: int) -> tuple[tuple, Keys]:
    if order == 0:
        return function(tensors), {}
    with GradientTape(persistent=True) as tape:
        for t in tensors:
            tape.watch(t)
        values, found = _nested(function, tensors, order - 1)
    if order == 1:
        gradients = tape.gradient([v for v in values if isinstance(v, Tensor)], tensors)
        return values, {(i,): g for i, g in enumerate(gradients)}
    found = dict(found)
    for key in [key for key in found if len(key) == order - 1]:
        g, later = found[key], range(key[-1], len(tensors))
        rows = [None] * len(later)
        if isinstance(g, Tensor):
            rows = tape.gradient(g, [tensors[j] for j in later])
        for j, row in zip(later, rows):
            dead = g is None or found[(j,)] is None
            found[(*key, j)] = None if dead else 0.0 if row is None else row
    return values, found
