"""What NumPy's functions of two numbers make of the elements along an axis, by default the first:
np.add.reduce takes them together, np.maximum.accumulate is the largest so far."""

from collections.abc import Callable

from gradcli.errors import Diagnostic
from gradcli.ops.arrays import as_array, load_numpy
from gradcli.ops.axes import normal
from gradcli.ops.reductions import amax, amin, total
from gradcli.ops.structural.cumulative import cumprod, cumsum, product
from gradcli.ops.structural.masked import masked_max, masked_min, masked_sum, reduced
from gradcli.ops.structural.searching import all_of, any_of, known
from gradcli.ops.structural.selecting import take_along_axis


# -- together --------------------------------------------------------------------------------------
def _reduce(ufunc: str, of_all: Callable, of_some: Callable | None = None) -> Callable:
    """of_some: the same of the elements that a mask leaves, from a value on, where NumPy has it."""

    def reduce(x, axis=0, keepdims=False):
        return reduced(of_all, as_array(x), axis, keepdims)

    def of_mask(x, axis=0, keepdims=False, initial=None, where=None):
        if of_some is None or (initial is None and where is None):
            return reduce(x, axis, keepdims)
        start = {} if initial is None else {"initial": initial}
        return of_some(x, axis, keepdims, where=where, **start)

    made = reduce if of_some is None else of_mask
    made.__name__ = f"{ufunc}_reduce"
    return made


add_reduce = _reduce("add", total, masked_sum)
multiply_reduce = _reduce("multiply", product)
maximum_reduce = _reduce("maximum", amax, masked_max)
minimum_reduce = _reduce("minimum", amin, masked_min)
logical_and_reduce = _reduce("logical_and", all_of)
logical_or_reduce = _reduce("logical_or", any_of)


# -- so far ----------------------------------------------------------------------------------------
def add_accumulate(x, axis=0):
    return cumsum(x, axis)


def multiply_accumulate(x, axis=0):
    return cumprod(x, axis)


def _extreme(name: str) -> Callable:
    def accumulate(x, axis=0):
        x, np = as_array(x), load_numpy()
        plain = known(x, f"{name}.accumulate")
        if not plain.ndim:
            raise Diagnostic("E0202", f"{name}.accumulate needs an array")
        best = np.moveaxis(getattr(np, name).accumulate(plain, axis), axis, -1)
        before, after = best[..., :-1], best[..., 1:]
        new = (before != after) & ~(np.isnan(before) & np.isnan(after))
        steps = np.zeros(best.shape, dtype=int)
        steps[..., 1:] = np.where(new, np.arange(1, best.shape[-1]), 0)
        places = np.moveaxis(np.maximum.accumulate(steps, -1), -1, axis)
        return take_along_axis(x, places, normal(axis, plain.ndim))

    accumulate.__name__ = f"{name}_accumulate"
    return accumulate


# NaN stays in the first two, and is left out in the others; of equal elements the first is taken
maximum_accumulate, minimum_accumulate, fmax_accumulate, fmin_accumulate = map(
    _extreme, ("maximum", "minimum", "fmax", "fmin")
)
