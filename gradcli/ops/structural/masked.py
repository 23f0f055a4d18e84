"""NumPy's reductions over the elements where a mask is true, from an initial value on."""

from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import add, div
from gradcli.ops.arrays import as_array, ones_like
from gradcli.ops.piecewise import maximum, minimum
from gradcli.ops.piecewise import where as chosen
from gradcli.ops.reductions import amax, amin, total


def masked_sum(x, axis=None, keepdims=False, initial=0.0, where=None):
    """initial and the sum of the elements where the mask is true."""
    return add(reduced(total, _kept(x, where, 0.0), axis, keepdims), initial)


def masked_mean(x, axis=None, keepdims=False, where=None):
    """The mean of the elements where the mask is true."""
    x = as_array(x)
    sums = (reduced(total, _kept(y, where, 0.0), axis, keepdims) for y in (x, ones_like(x)))
    return div(*sums)


def masked_max(x, axis=None, keepdims=False, initial=None, where=None):
    """The largest of initial and the elements where the mask is true."""
    found = reduced(amax, _kept(x, where, _begun(initial, "max")), axis, keepdims)
    return maximum(found, initial)


def masked_min(x, axis=None, keepdims=False, initial=None, where=None):
    """The least of initial and the elements where the mask is true."""
    found = reduced(amin, _kept(x, where, _begun(initial, "min")), axis, keepdims)
    return minimum(found, initial)


def reduced(row, x, axis, keepdims):
    """A reduction by its row, without options that are left out: they are not written."""
    given = {"axis": axis, "keepdims": keepdims}
    return row(x, **{k: v for k, v in given.items() if v is not None and v is not False})


def _kept(x, mask, other):
    return as_array(x) if mask is None else chosen(mask, x, other)


def _begun(initial, name: str):
    if initial is None:
        raise Diagnostic(
            "E0201", f"np.{name} with where= takes initial=, as in NumPy", help="add initial="
        )
    return initial
