"""Sums, extremes and other reductions over axes of a tensor, and running sums.

`axis` is None for all axes, a number, or a list of them; `keepdims` keeps the reduced as of length
1.
"""

from collections.abc import Callable

import numpy as np

from gradcli.ops import arithmetic, arrays, complex_numbers, reductions
from gradcli.ops.dispatch import primal
from gradcli.ops.libraries import composites as functions
from gradcli.ops.numpy_call import shape
from gradcli.ops.structural import cumulative
from gradcli.tensorflow import types
from gradcli.tensorflow.convert import cast, convert_to_tensor
from gradcli.tensorflow.elementwise import cut_quotient, sqrt
from gradcli.tensorflow.exceptions import InvalidArgumentError
from gradcli.tensorflow.tensor import EagerTensor, is_typed, made, mismatch, not_allowed, wrapped
from gradcli.tensorflow.types import FIELD, FLOATING, LOGICAL, NUMERIC, ORDERED


def axes_of(axis, rank: int, op: str) -> tuple[int, ...]:
    """The axes that a reduction goes over; InvalidArgumentError for one that there is not."""
    if axis is None:
        return tuple(range(rank))
    if type(axis) is not int:
        axis = np.ravel(convert_to_tensor(axis).numpy()).tolist()
    axes = [axis] if type(axis) is int else axis
    for a in axes:
        if not -rank <= a < rank:
            raise InvalidArgumentError(
                f"Invalid reduction dimension ({a} for input with {rank} dimension(s) [Op:{op}] "
                "name: "
            )
    found = tuple(a % rank for a in axes)
    if len(set(found)) < len(found):
        raise InvalidArgumentError(
            "Invalid reduction arguments: Axes contains duplicate dimension: "
            f"{next(a for a in found if found.count(a) > 1)} [Op:{op}] name: "
        )
    return found


def reduction(op: str, function: Callable, kinds: frozenset) -> Callable:
    """The function (x, axis, keepdims) of a reduction that keeps the type of its elements."""

    def reduce(input_tensor, axis=None, keepdims=False, name=None):
        if hasattr(input_tensor, "__tf_reduced__"):
            return input_tensor.__tf_reduced__(reduce, axis, keepdims)
        x = convert_to_tensor(input_tensor)
        if x.dtype.kind not in kinds:
            raise not_allowed(op, x.dtype, kinds)
        axes = axes_of(axis, x.ndim, op)
        if not axes:  # nothing to reduce: of rank 0, or over no axes
            x = made(arrays.reshape(x.value, (*x.shape, 1)), x.dtype)
            return wrapped(function(x.value, axis=(x.ndim - 1,), keepdims=False), x.dtype)
        return wrapped(function(x.value, axis=axes, keepdims=bool(keepdims)), x.dtype)

    return reduce


def _mean(x, axis, keepdims):
    """The mean; of integers the quotient of their sum, cut towards 0."""
    if types.of_value(primal(x)).is_integer:
        total, count = np.sum(x, axis=axis, keepdims=keepdims), reductions.count(x, axis)
        return cut_quotient(total, total.dtype.type(max(count, 1)))
    if not reductions.count(x, axis):  # NumPy would warn
        return arithmetic.div(reductions.total(x, axis=axis, keepdims=keepdims), 0.0)
    return reductions.mean(x, axis=axis, keepdims=keepdims)


def _extreme(row: Callable, empty: float) -> Callable:
    """The extreme; of no elements the least or the greatest number of the type."""

    def extreme(x, axis, keepdims):
        if reductions.count(x, axis):
            return row(x, axis=axis, keepdims=keepdims)
        dtype = types.of_value(primal(x))
        if not dtype.is_floating:
            least = dtype.min if empty < 0 else dtype.max
        else:
            least = empty
        kept = np.sum(primal(x), axis=axis, keepdims=keepdims)
        return np.full_like(kept, least, dtype=dtype.as_numpy_dtype)

    return extreme


def _euclidean(x, axis, keepdims):
    """The root of the sum of squares; of integers cut to one."""
    dtype = types.of_value(primal(x))
    if dtype.is_integer:
        squares = np.sum(np.square(np.asarray(x, float)), axis=axis, keepdims=keepdims)
        return np.sqrt(squares).astype(dtype.as_numpy_dtype)
    if dtype.is_complex:
        squares = reductions.total(
            arithmetic.mul(x, complex_numbers.conj(x)), axis=axis, keepdims=keepdims
        )
        return arithmetic.sqrt(squares)
    return reductions.euclidean(
        x, axis=axis if len(axis) != len(shape(x)) else None, keepdims=keepdims
    )


def _test(function: Callable) -> Callable:
    return lambda x, axis, keepdims: function(x, axis=axis, keepdims=keepdims)


reduce_sum = reduction("Sum", reductions.total, NUMERIC)
reduce_mean = reduction("Mean", _mean, NUMERIC)
reduce_max = reduction("Max", _extreme(reductions.amax, -np.inf), ORDERED)
reduce_min = reduction("Min", _extreme(reductions.amin, np.inf), ORDERED)
reduce_prod = reduction("Prod", cumulative.product, NUMERIC)
reduce_euclidean_norm = reduction("EuclideanNorm", _euclidean, NUMERIC)
reduce_logsumexp = reduction("IsFinite", _extreme(functions.logsumexp, -np.inf), FLOATING)
_all = reduction("All", _test(np.all), LOGICAL)
_any = reduction("Any", _test(np.any), LOGICAL)


def reduce_all(input_tensor, axis=None, keepdims=False, name=None) -> EagerTensor:
    return _all(_tests(input_tensor, "All"), axis, keepdims)


def reduce_any(input_tensor, axis=None, keepdims=False, name=None) -> EagerTensor:
    return _any(_tests(input_tensor, "Any"), axis, keepdims)


def _tests(x, op: str):
    if hasattr(x, "__tf_reduced__"):
        return x
    if is_typed(x) and not x.dtype.is_bool:
        raise mismatch(op, 0, types.bool_, x.dtype)
    return convert_to_tensor(x, types.bool_)


def reduce_variance(input_tensor, axis=None, keepdims=False, name=None) -> EagerTensor:
    """The mean square deviation from the mean; of complex numbers that of its modulus."""
    x = convert_to_tensor(input_tensor)
    if x.dtype.kind not in FIELD:
        raise TypeError(f"Input must be either real or complex. Received integer type {x.dtype}.")
    deviation = x - reduce_mean(x, axis, True)
    if x.dtype.is_complex:
        squares = complex_numbers.real(
            arithmetic.mul(deviation.value, complex_numbers.conj(deviation.value))
        )
        return reduce_mean(wrapped(squares, x.dtype.real_dtype), axis, keepdims)
    return reduce_mean(deviation * deviation, axis, keepdims)


def reduce_std(input_tensor, axis=None, keepdims=False, name=None) -> EagerTensor:
    """The root of the variance."""
    variance = reduce_variance(input_tensor, axis, keepdims)
    return sqrt(variance)


# -- places of extremes, counts --------------------------------------------------------------------
def _place(op: str, function: Callable) -> Callable:
    def place(input, axis=None, output_type=types.int64, name=None):
        """Where along an axis (the first) the extreme is, the first of several."""
        x = convert_to_tensor(input)
        axis = 0 if axis is None else int(axis)
        if x.dtype.kind not in ORDERED | LOGICAL:
            raise not_allowed(op, x.dtype, ORDERED)
        if not -x.ndim <= axis < x.ndim:
            raise InvalidArgumentError(
                f"Expected dimension in the range [{-x.ndim}, {x.ndim}), but got {axis} [Op:{op}] "
                "name: "
            )
        if x.shape[axis] == 0:
            raise InvalidArgumentError(
                f"Reduction axis {axis} is empty in shape {x.shape.as_list()} [Op:{op}] name: "
            )
        return cast(np.asarray(function(primal(x.value), axis=axis)), output_type)

    place.__name__ = place.__qualname__ = op.lower()
    return place


argmax, argmin = _place("ArgMax", np.argmax), _place("ArgMin", np.argmin)


def count_nonzero(input, axis=None, keepdims=None, dtype=types.int64, name=None) -> EagerTensor:
    """How many elements are not 0, or not empty strings."""
    x = convert_to_tensor(input)
    axes = axes_of(axis, x.ndim, "Sum")
    is_not = np.not_equal(primal(x.value), b"" if x.dtype is types.string else 0)
    return cast(np.asarray(np.count_nonzero(is_not, axis=axes, keepdims=bool(keepdims))), dtype)


def zero_fraction(value, name=None) -> EagerTensor:
    """The part of the elements that is 0, as float32."""
    x = primal(convert_to_tensor(value).value)
    return wrapped(np.float32(np.mean(np.equal(x, 0))))


# -- running sums and products ---------------------------------------------------------------------
def _running(op: str, function: Callable) -> Callable:
    def running(x, axis=0, exclusive=False, reverse=False, name=None):
        x = convert_to_tensor(x)
        axis = int(axis)
        if x.dtype.kind not in NUMERIC:
            raise not_allowed(op, x.dtype, NUMERIC)
        if not -x.ndim <= axis < x.ndim:
            raise InvalidArgumentError(
                f"ScanOp: Expected scan axis in the range [{-x.ndim}, {x.ndim}), but got {axis} "
                f"[Op:{op}]"
            )
        value = function(x.value, axis % x.ndim, bool(exclusive), bool(reverse))
        return wrapped(value, x.dtype)

    return running


cumsum = _running("Cumsum", cumulative.running_sum)
cumprod = _running("Cumprod", cumulative.running_product)
cumulative_logsumexp = _running("CumulativeLogsumexp", cumulative.running_logsumexp)
