"""Every mixed partial derivative up to an order.

One scalar variable goes through Taylor series, whose cost is polynomial in the order.  Of several,
order 2 is the jacobian of the gradient; past it the coefficients of one series are forms in all
directions (engine.forms).  The target is the sum of all elements of all values.
docs/higher_order.md says what else was measured.
"""

from collections.abc import Callable
from itertools import combinations_with_replacement
from math import comb, factorial, prod

from gradcli.engine import levels
from gradcli.engine.digits import in_full
from gradcli.engine.tape import GradientTape
from gradcli.engine.taylor import Coefficients, Series, derivatives
from gradcli.engine.tensor import Tensor, unwrap_dead_levels
from gradcli.ops.arrays import concatenate, getitem, reshape
from gradcli.ops.dispatch import is_complex, primal
from gradcli.ops.memory import ask, joined, product
from gradcli.ops.numpy_call import quiet, shape
from gradcli.ops.reductions import total

Keys = dict[tuple[int, ...], object]
FEW = 8  # numbers whose second derivatives are found one by one
REVERSE = 7  # what a gradient costs, in evaluations


def partials(function: Callable[[list], tuple], xs: list, order: int = 1) -> tuple[tuple, Keys]:
    """The values of `function` at xs, and its derivatives by nondecreasing tuples of indices.

    xs: numbers and arrays.  First order: the gradient of the sum of the values' elements, in the
    shape of the variable; order k: the full array of shape(x_i1) + … + shape(x_ik).  None marks a
    variable that the values do not depend on; past the first order a missing path is a true 0.
    """
    if order > 1 and len(xs) == 1 and shape(xs[0]) == ():
        return _by_series(function, xs[0], order)
    if order > 2:
        from gradcli.engine.forms import NoForm

        try:
            values, found = _by_forms(function, xs, order)
        except NoForm:
            found = None
        if found is not None:
            return values, found
    return in_full(lambda xs: _by_tapes(function, xs, order), xs)


def _by_tapes(function: Callable, xs: list, order: int) -> tuple[tuple, Keys]:
    values, found = _nested(function, [Tensor(x) for x in xs], order)
    return tuple(map(unwrap_dead_levels, values)), {
        key: unwrap_dead_levels(g) for key, g in found.items()
    }


def _by_series(function: Callable, x, order: int) -> tuple[tuple, Keys]:
    """One variable: the values are taken from the series on their way through."""
    values: list = []

    def target(u):
        values[:] = function([u])
        return _summed([v for v in values if isinstance(v, Series)])

    _, found = derivatives(target, x, order)
    return tuple(map(primal, values)), {(0,) * k: g for k, g in enumerate(found, 1)}


def _summed(values):
    """The sum of all elements of all values; of complex ones the real part, whose gradient a tape
    has."""
    whole = None
    for v in values:
        v = total(v) if shape(v) else v
        whole = v if whole is None else whole + v
    if not is_complex(whole):
        return whole
    from gradcli.ops.complex_numbers import real

    return real(whole)


# -- by forms --------------------------------------------------------------------------------------
def _by_forms(function: Callable, xs: list, order: int) -> tuple[tuple, Keys | None]:
    """Many variables: the coefficients of one series, or of its gradient to one order less.

    No derivatives where arrays of coefficients are not finite: a 0 of theirs may be that of a
    variable that does not take part, and 0 * inf is NaN.  NoForm where a rule takes a coefficient
    for a value, as those of some decompositions do.
    """
    from gradcli.engine.forms import Form, Space, directions
    from gradcli.engine.jacobians import connected

    n = sum(product(shape(x)) for x in xs)
    back = REVERSE * comb(2 * n + order - 1, order - 1) < comb(2 * n + order, order)
    depth = order - back
    ask(comb(n + depth - 1, depth))
    with levels.live(Form) as below, levels.live(Series) as level, quiet():
        space = Space(n, not any(map(shape, xs)), below)
        moved = zip(xs, directions(xs, space))
        tensors = [Tensor(Series(Coefficients([x, d]), depth, level)) for x, d in moved]
        with GradientTape(persistent=True) as tape:
            for t in tensors:
                tape.watch(t)
            values = function(tensors)
            whole = _summed([v for v in values if isinstance(v, Tensor)])
        if back and whole is not None:
            slopes = tape.gradient(whole, tensors)
        else:
            live = () if whole is None else connected(tape.steps, tape.seen, whole.node)[1]
            slopes = [unwrap_dead_levels(whole) if t.node in live else None for t in tensors]
        plain = tuple(primal(v) for v in values)
        return plain, _derivatives(slopes, xs, order, back, space)


def _derivatives(slopes: list, xs: list, order: int, back: bool, space) -> Keys | None:
    """The derivatives by the variables of each key, from the series of the target; or, where
    `back`, from those of its gradient by each variable.  None where they are not finite."""
    found: Keys = {}
    for k in range(1, order + 1):
        for key in combinations_with_replacement(range(len(xs)), k):
            if any(slopes[i] is None for i in key):
                found[key] = None
                continue
            first, rest = slopes[key[0]], key[back:]
            c = _coefficient(first, k - back)
            full = sum((shape(xs[i]) for i in key), ())
            if c is None:
                found[key] = _zeros(full)
            elif type(c) is list:
                found[key] = _listed(c, rest, space)
            elif not rest:
                found[key] = c
            else:
                y = _spread(c, [xs[i] for i in rest], [_start(xs, i) for i in rest], space)
                if not _finite(y):
                    return None
                found[key] = y if full else float(y)
    return found


def _coefficient(u, k: int):
    """The coefficients of a value's k-th form; None where they are zeros."""
    if type(u) is not Series:
        return None if k else u
    form = u.coefficients[k]
    return form if form is None or not k else form.coefficients


def _finite(y) -> bool:
    import numpy as np

    return bool(np.isfinite(y).all())


def _listed(coefficients: list, variables: tuple, space) -> float:
    """The derivative by these variables, numbers, from the coefficients of their form."""
    c = coefficients[space.place(variables)]
    return 0.0 if c is None else c * _repeats(variables)


def _repeats(variables: tuple) -> int:
    """The product of the factorials of how often each variable is among them."""
    return prod(factorial(variables.count(v)) for v in set(variables))


def _start(xs: list, i: int) -> int:
    """The first variable of the space that is an element of xs[i]."""
    return sum(product(shape(x)) for x in xs[:i])


def _spread(coefficients, variables: list, starts: list[int], space):
    """The derivative by each element of these variables, from the coefficients of their form; its
    own axes come first."""
    import numpy as np

    lengths = [shape(x) for x in variables]
    full = joined(*lengths)
    ask(product(full) * (product(coefficients.shape[1:]) + len(variables)))
    each, axis = np.empty((*full, len(variables)), np.int64), 0
    for i, (own, start) in enumerate(zip(lengths, starts)):
        places = np.arange(start, start + product(own))
        around = (1,) * axis, (1,) * (len(full) - axis - len(own))
        each[..., i] = places.reshape((*around[0], *own, *around[1]))
        axis += len(own)
    each = np.sort(each, axis=-1)
    repeats = run = np.ones(full)
    for i in range(1, len(variables)):
        run = np.where(each[..., i] == each[..., i - 1], run + 1, 1)
        repeats = repeats * run
    taken = np.moveaxis(coefficients, 0, -1)[..., space.rank(each)]
    return taken * repeats


# -- by nested tapes -------------------------------------------------------------------------------
def _nested(function: Callable, tensors: list, order: int) -> tuple[tuple, Keys]:
    """Values and derivatives, recorded on a tape for each order that is still to come."""
    if order == 0:
        return function(tensors), {}
    with GradientTape(persistent=True) as tape:
        for t in tensors:
            tape.watch(t)
        values, found = _nested(function, tensors, order - 1)
        gradient = _joined(found, tensors) if order == 2 else None
    if order == 1:
        gradients = tape.gradient([v for v in values if isinstance(v, Tensor)], tensors)
        return values, {(i,): g for i, g in enumerate(gradients)}
    if gradient is not None:
        return values, found | _blocks(tape, gradient, found, tensors)
    last = [key for key in found if len(key) == order - 1]
    found = dict(found)
    for key in last:
        for j in range(key[-1], len(tensors)):
            dead = found[key] is None or found[(j,)] is None
            found[(*key, j)] = None if dead else _jacobian(tape, found[key], tensors[j])
    return values, found


def _joined(found: Keys, tensors: list) -> Tensor | None:
    """The gradient as one vector; None for a few numbers, whose derivatives are numbers too."""
    parts = [found[(i,)] for i in range(len(tensors)) if found[(i,)] is not None]
    if not parts or (len(parts) <= FEW and not any(map(shape, parts))):
        return None
    return concatenate([reshape(g, (-1,)) for g in parts])


def _blocks(tape: GradientTape, gradient, found: Keys, tensors: list) -> Keys:
    """The second derivatives, cut out of the jacobian of the gradient."""
    count = len(tensors)
    live = [i for i in range(count) if found[(i,)] is not None]
    sizes = [product(tensors[i].shape) for i in live]
    columns = [None] * len(live)
    if isinstance(gradient, Tensor):
        columns = tape.jacobian(gradient, [tensors[i] for i in live], symmetric=True)
    blocks: Keys = {key: None for key in combinations_with_replacement(range(count), 2)}
    for row, i in enumerate(live):
        start = sum(sizes[:row])
        for j, column in list(zip(live, columns))[row:]:
            full = joined(tensors[i].shape, tensors[j].shape)
            if column is None:
                blocks[i, j] = _zeros(full)
            else:
                part = getitem(column, slice(start, start + sizes[row]))
                blocks[i, j] = reshape(part, full) if full else getitem(part, 0)
    return blocks


def _jacobian(tape: GradientTape, g, x: Tensor):
    """The derivative of each element of g by x, of shape(g) + shape(x); zeros where none."""
    full = joined(shape(g), x.shape)
    ask(product(full))
    found = tape.jacobian(g, x) if isinstance(g, Tensor) else None
    return _zeros(full) if found is None else found


def _zeros(full: tuple[int, ...]):
    import numpy as np

    return np.zeros(full) if full else 0.0
