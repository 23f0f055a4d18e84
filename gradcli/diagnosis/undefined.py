"""Outside the domain of a row there is no function, and so no derivative.

The rules do not see it: 1/x is a number at -1, where log(x) is none.
"""

from gradcli.engine.steps import in_order
from gradcli.engine.tape import GradientTape
from gradcli.engine.tensor import Tensor
from gradcli.evaluator.function import Function
from gradcli.ops.dispatch import primal
from gradcli.ops.numpy_call import quiet, shape

NAN = float("nan")
# These give NaN inside their domains too, of infinities; and 0/0 has the slopes of its formula.
ARITHMETIC = ("+", "-", "*", "/")


def undefined(
    function: Function, xs: list, values: tuple, found: dict, weights: tuple | None = None
) -> dict:
    """The derivatives `found` of `function` at xs, NaN where they are of nothing.

    That is where a value is NaN and a row was outside its domain.  `found` has the derivatives by
    tuples of indices of xs, of the sum of the values or of their products with `weights`.  Of one
    value all are NaN; of many, those by what reaches one that is NaN.  None stays None.
    """
    if not any(map(has_nan, values)):
        return found
    tape, tensors, results = _recorded(function, xs)
    if not _leaves_a_domain(tape.steps):
        return found
    if len(values) == 1 and shape(values[0]) == ():
        return {key: None if g is None else where_nan(NAN, g) for key, g in found.items()}
    import numpy as np

    pairs = [(v, 1.0 if weights is None else weights[i]) for i, v in results]
    with quiet():
        seeds = [np.where((v.value != v.value) & (w != 0), NAN, np.ones(v.shape)) for v, w in pairs]
        reached = _reached(tape, [v for v, _ in pairs], tensors, seeds)
    return {key: _masked(g, [reached[i] for i in key]) for key, g in found.items()}


def undefined_rows(function: Function, xs: list, values: tuple, rows: tuple) -> tuple:
    """The jacobians `rows`, a tuple of those by each of xs for each value, NaN as in `undefined`.

    A row is NaN at what reaches the element that it is of, where that is outside a domain.
    """
    if not any(map(has_nan, values)):
        return rows
    tape, tensors, results = _recorded(function, xs)
    if not _leaves_a_domain(tape.steps):
        return rows
    import numpy as np

    made = [list(row) for row in rows]
    for i, v in results:
        flat = np.ravel(v.value)
        for k in np.flatnonzero(flat != flat):
            seed = np.where(np.arange(flat.size) == k, NAN, 0.0).reshape(v.shape)
            with quiet():
                reached = _reached(tape, [v], tensors, [seed])
            at = np.unravel_index(k, v.shape)
            for j, mask in enumerate(reached):
                if made[i][j] is not None and mask is not None:
                    whole = np.array(made[i][j])
                    whole[at] = np.where(mask, NAN, whole[at])
                    made[i][j] = whole if whole.shape else whole.item()
    return tuple(map(tuple, made))


def undefined_tangents(function: Function, xs: list, values: tuple, tangents: tuple) -> tuple:
    """The tangents of the values, NaN where those are and a row was outside its domain."""
    if not any(map(has_nan, values)) or not _leaves_a_domain(_recorded(function, xs)[0].steps):
        return tangents
    return tuple(t if t is None else where_nan(v, t) for v, t in zip(values, tangents))


def undefined_columns(
    function: Function, xs: list, values: tuple, found: dict, of_each: bool = False
) -> dict:
    """As `undefined`, along columns: row i is NaN where a row of the table was outside its domain
    at i.  `found` has the derivatives of the sum of the values, or `of_each` of them."""
    if not any(map(has_nan, values)):
        return found
    import numpy as np

    tape, tensors, results = _recorded(function, xs)
    left = np.zeros(len(xs[0]), bool)
    for _, args, out in _outside(tape.steps):
        inherited = np.zeros(len(xs[0]), bool)
        for a in args:
            inherited |= np.not_equal(a, a)
        left |= (out != out) & ~inherited
    if not left.any():
        return found
    bad = [left & (value != value) for value in values]
    if of_each:
        return {key: g if g is None else _masked(g, [bad[key[0]]]) for key, g in found.items()}
    if len(values) == 1:
        return {key: None if g is None else _masked(g, bad) for key, g in found.items()}
    with quiet():
        seeds = [np.where(bad[i], NAN, 1.0) + 0.0 * np.zeros(v.shape) for i, v in results]
        reached = _reached(tape, [v for _, v in results], tensors, seeds)
    none = np.zeros(len(left), bool)
    at = [none if r is None else np.broadcast_to(r, left.shape) & left for r in reached]
    return {
        key: g if g is None else _masked(g, [np.all([at[i] for i in key], axis=0)])
        for key, g in found.items()
    }


def _outside(steps: list):
    """The steps that may leave their domain: (row, arguments, value), where that has NaN."""
    for op, _, out, _, args, _ in in_order(steps):
        if op.elementwise and op.symbol not in ARITHMETIC and has_nan(out):
            yield op, args, out


def _recorded(function: Function, xs: list) -> tuple:
    """The tape of a run of `function` at xs, its variables, and its results that are tensors, each
    with its place among the values."""
    tensors = [Tensor(x) for x in xs]
    with GradientTape(persistent=True) as tape:
        for t in tensors:
            tape.watch(t)
        values = function(tensors)
    return tape, tensors, [(i, v) for i, v in enumerate(values) if isinstance(v, Tensor)]


def _reached(tape: GradientTape, results: list, tensors: list, seeds: list) -> list:
    """For each of the tensors, where the NaN of the cotangents `seeds` has come; or None."""
    import numpy as np

    found = tape.gradient(results, tensors, output_gradients=seeds)
    return [None if g is None else np.isnan(primal(g)) for g in found]


def _leaves_a_domain(steps: list) -> bool:
    """Whether a step of a tape has given NaN of what is none."""
    outside = _outside(steps)
    return any(not any(map(has_nan, args)) or _new_nan(args, out) for _, args, out in outside)


def _new_nan(args: tuple, out) -> bool:
    """Whether an element of `out` is NaN where that of no argument is."""
    if shape(out) == ():
        return False
    import numpy as np

    inherited = np.any(np.broadcast_arrays(*(np.not_equal(a, a) for a in args)), axis=0)
    return bool(((out != out) & ~inherited).any())


def _masked(g, masks: list):
    """A derivative with NaN at the elements that all of the masks, one a variable, hold true."""
    if g is None or any(mask is None for mask in masks):
        return g
    import numpy as np

    joined = masks[0]
    for mask in masks[1:]:
        joined = np.logical_and.outer(joined, mask)
    return where_nan(np.where(joined, NAN, 0.0), g)


def has_nan(value) -> bool:
    """Whether a number is NaN, or an element of an array."""
    if shape(value) == ():
        return bool(value != value)
    return bool((value != value).any())


def where_nan(value, derivative):
    """The derivative, NaN where the value of its shape (or the one value) is."""
    if shape(value) == ():
        if value == value:
            return derivative
        if shape(derivative) == ():
            return NAN
    import numpy as np

    return np.where(value != value, NAN, derivative)
