"""The largest, or the least, of the elements so far: what NumPy's maximum.accumulate gives."""

from collections.abc import Callable

from gradcli.errors import Diagnostic
from gradcli.ops.arrays import as_array, load_numpy
from gradcli.ops.axes import normal
from gradcli.ops.structural.searching import known
from gradcli.ops.structural.selecting import take_along_axis


def _running(name: str) -> Callable:
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
running_maximum, running_minimum, running_fmax, running_fmin = map(
    _running, ("maximum", "minimum", "fmax", "fmin")
)
