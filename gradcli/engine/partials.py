"""Every mixed partial derivative up to an order.

One scalar variable goes through Taylor series, whose cost is polynomial in the order; otherwise
tapes are nested, one a derivative.  The target is the sum of all elements of all values.
"""

from collections.abc import Callable

from gradcli.engine.tape import GradientTape, Tensor
from gradcli.engine.taylor import derivatives
from gradcli.ops.memory import ask, product
from gradcli.ops.reductions import total
from gradcli.ops.table import primal, shape

Keys = dict[tuple[int, ...], object]


def partials(function: Callable[[list], tuple], xs: list, order: int = 1) -> tuple[tuple, Keys]:
    """The values of `function` at xs, and its derivatives by nondecreasing tuples of indices.

    xs: numbers and arrays.  First order: the gradient of the sum of the values' elements, in the
    shape of the variable; order k: the full array of shape(x_i1) + … + shape(x_ik).  None marks a
    variable that the values do not depend on; past the first order a missing path is a true 0.
    """
    if order > 1 and len(xs) == 1 and shape(xs[0]) == ():
        return _by_series(function, xs[0], order)
    tensors = [Tensor(x) for x in xs]
    values, found = _nested(function, tensors, order)
    plain = tuple(primal(v) for v in values)
    return plain, {key: None if g is None else primal(g) for key, g in found.items()}


def _by_series(function: Callable, x, order: int) -> tuple[tuple, Keys]:
    """One variable: the values are taken from the series on their way through."""
    values: list = []

    def target(u):
        values[:] = function([u])
        whole = None
        for v in values:
            v = total(v) if shape(v) else v
            whole = v if whole is None else whole + v
        return whole

    _, found = derivatives(target, x, order)
    return tuple(map(primal, values)), {(0,) * k: g for k, g in enumerate(found, 1)}


def _nested(function: Callable, tensors: list, order: int) -> tuple[tuple, Keys]:
    """Values and derivatives, recorded on a tape for each order that is still to come."""
    if order == 0:
        return function(tensors), {}
    with GradientTape(persistent=True) as tape:
        for t in tensors:
            tape.watch(t)
        values, found = _nested(function, tensors, order - 1)
    if order == 1:
        gradients = tape.gradient([v for v in values if isinstance(v, Tensor)], tensors)
        return values, {(i,): g for i, g in enumerate(gradients)}
    last = [key for key in found if len(key) == order - 1]
    found = dict(found)
    for key in last:
        for j in range(key[-1], len(tensors)):
            dead = found[key] is None or found[(j,)] is None
            found[(*key, j)] = None if dead else _jacobian(tape, found[key], tensors[j])
    return values, found


def _jacobian(tape: GradientTape, g, x: Tensor):
    """The derivative of each element of g by x, of shape(g) + shape(x); zeros where none."""
    ask(product(shape(g) + x.shape))
    found = tape.jacobian(g, x) if isinstance(g, Tensor) else None
    return _zeros(shape(g) + x.shape) if found is None else found


def _zeros(full: tuple[int, ...]):
    import numpy as np

    return np.zeros(full) if full else 0.0
