"""Sampled functions between their samples."""

from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import div, mod, mul, sub
from gradcli.ops.arrays import array, as_array, concatenate, getitem
from gradcli.ops.dispatch import held
from gradcli.ops.numpy_call import shape
from gradcli.ops.piecewise import maximum, minimum, where
from gradcli.ops.structural.searching import searchsorted
from gradcli.ops.structural.sorting import argsort


def interp(x, xp, fp, left=None, right=None, period=None):
    """The values at x of the function that joins the samples fp at rising coordinates xp by lines.

    left, right: its values outside of them (the first and the last sample); period: of the
    coordinates, which may then be in any order.  At a sample the derivative by x is the slope after
    it, at the last one the slope before it.
    """
    x, xp, fp = as_array(x), array(xp), array(fp)
    if len(shape(xp)) != 1 or shape(xp) != shape(fp) or not shape(xp)[0]:
        raise Diagnostic(
            "E0202",
            f"interp needs as many samples as coordinates: their shapes are {shape(fp)} and "
            f"{shape(xp)}",
        )
    if period is not None:
        x, xp = mod(x, period), mod(xp, period)
        order = argsort(xp)
        xp, fp = getitem(xp, order), getitem(fp, order)
        xp = concatenate([xp[-1:] - period, xp, xp[:1] + period])
        fp = concatenate([fp[-1:], fp, fp[:1]])
        left = right = None
    last = shape(xp)[0] - 1
    at = searchsorted(xp, x, side="right") - 1
    inside = minimum(maximum(at, 0), last)
    near, value = getitem(xp, inside), getitem(fp, inside)
    if last:
        piece = minimum(inside, last - 1)
        slope = div(sub(getitem(fp, piece + 1), getitem(fp, piece)),
                    sub(getitem(xp, piece + 1), getitem(xp, piece)))  # fmt: skip
        value = mul(slope, sub(x, near)) + value
    else:
        value = value + mul(0.0, sub(x, near))
    low, high = held(getitem(xp, 0)), held(getitem(xp, last))
    value = where(held(x) < low, getitem(fp, 0) if left is None else left, value)
    return where(held(x) > high, getitem(fp, last) if right is None else right, value)
