"""Where a value is NaN there is no function, and so no derivative.

The rules do not see it: 1/x is a number at -1, where log(x) is none.
"""

from gradcli.engine.function import Function
from gradcli.engine.tape import GradientTape, Tensor
from gradcli.ops.table import primal, shape

NAN = float("nan")


def undefined(function: Function, xs: list, values: tuple, found: dict) -> dict:
    """The derivatives `found` of `function` at xs, NaN where they are of values that are NaN.

    `found` has them by tuples of indices of xs.  Of one value all are NaN; of many, those by what
    reaches one that is NaN.  None stays None.
    """
    if not any(map(has_nan, values)):
        return found
    if len(values) == 1 and shape(values[0]) == ():
        return {key: None if g is None else where_nan(NAN, g) for key, g in found.items()}
    import numpy as np

    reached = _reached(function, xs)
    masked = {}
    for key, g in found.items():
        masks = [reached[i] for i in key]
        if g is not None and all(mask is not None for mask in masks):
            joined = masks[0]
            for mask in masks[1:]:
                joined = np.logical_and.outer(joined, mask)
            g = where_nan(np.where(joined, NAN, 0.0), g)
        masked[key] = g
    return masked


def _reached(function: Function, xs: list) -> list:
    """For each of xs a test of its elements that reach a value which is NaN."""
    import numpy as np

    tensors = [Tensor(x) for x in xs]
    with GradientTape() as tape:
        for t in tensors:
            tape.watch(t)
        values = [v for v in function(tensors) if isinstance(v, Tensor)]
    seeds = [where_nan(v.value, np.ones(v.shape)) for v in values]
    gradients = tape.gradient(values, tensors, output_gradients=seeds)
    return [None if g is None else np.isnan(primal(g)) for g in gradients]


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
