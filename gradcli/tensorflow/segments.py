"""Sums, products and extremes of the parts of a tensor that have one number each; counts."""

from collections.abc import Callable

import numpy as np

from gradcli.ops import arithmetic, arrays, piecewise, reductions
from gradcli.ops.memory import LEAF, ask, product
from gradcli.ops.numpy_call import shape
from gradcli.ops.structural import cumulative
from gradcli.tensorflow import types
from gradcli.tensorflow.convert import cast, constants, convert_to_tensor
from gradcli.tensorflow.creation import ones, zeros
from gradcli.tensorflow.exceptions import InvalidArgumentError, failed, lengths
from gradcli.tensorflow.tensor import EagerTensor, made, wrapped


def _summed(parts, at, count: int, dtype):
    """For each of `count` places the sum of the parts that `at` puts there."""
    ask(count * product(shape(parts)[1:]))
    full = np.zeros((count, *shape(parts)[1:]), dtype.as_numpy_dtype)
    return arrays.add_at(full, parts, np.asarray(at))


def _segments(data, segment_ids) -> tuple[EagerTensor, np.ndarray]:
    return convert_to_tensor(data), constants(segment_ids)


def _parts(data: EagerTensor, at: np.ndarray, count: int, op: str) -> tuple:
    """The parts of `data` one after another, and the number of each.

    InvalidArgumentError where the numbers do not fit the shape, or one is not below `count`.
    """
    full = tuple(data.shape)
    if full[: at.ndim] != at.shape:
        raise failed(op, f"data.shape = {lengths(full)} does not start with segment_ids.shape = "
                         f"{lengths(at.shape)}")  # fmt: skip
    bad = np.argwhere(at >= count)
    if bad.size:
        raise failed(op, f"segment_ids{lengths(bad[0])} = {at[tuple(bad[0])]} is out of range "
                         f"[0, {count})")  # fmt: skip
    return arrays.reshape(data.value, (at.size, *full[at.ndim :])), at.ravel()


def unsorted_segment_sum(data, segment_ids, num_segments, name=None) -> EagerTensor:
    """The sums of the parts of `data` with one number each; those of negative numbers are left
    out."""
    data, at = _segments(data, segment_ids)
    count = int(num_segments)
    parts, at = _parts(data, at, count, "UnsortedSegmentSum")
    kept = np.flatnonzero(at >= 0)
    return wrapped(_summed(arrays.getitem(parts, kept), at[kept], count, data.dtype), data.dtype)


def unsorted_segment_mean(data, segment_ids, num_segments, name=None) -> EagerTensor:
    """The means of the parts of `data` with one number each; 0 of none."""
    data, at = _segments(data, segment_ids)
    total = unsorted_segment_sum(data, at, num_segments)
    return _shared(total, at[at >= 0], int(num_segments))


def segment_sum(data, segment_ids, name=None) -> EagerTensor:
    """The sums of the parts of `data` with one number each; the numbers do not fall."""
    return _sorted_sum(*_segments(data, segment_ids), "SegmentSum")


def _sorted_sum(data: EagerTensor, at: np.ndarray, op: str) -> EagerTensor:
    return unsorted_segment_sum(data, at, _count_sorted(data, at, op))


def _count_sorted(data: EagerTensor, at: np.ndarray, op: str) -> int:
    """How many segments numbers that do not fall make; InvalidArgumentError for others."""
    if not data.ndim:
        raise failed(op, "input must be at least rank 1")
    if at.ndim != 1 or at.shape[0] != len(data):
        raise failed(op, "segment_ids should be the same size as dimension 0 of input.")
    if np.any(np.diff(at) < 0):
        raise failed(op, "segment ids are not increasing")
    return int(at[-1]) + 1 if at.size else 0


def segment_mean(data, segment_ids, name=None) -> EagerTensor:
    """The means of the parts of `data` with one number each; the numbers do not fall."""
    data, at = _segments(data, segment_ids)
    total = _sorted_sum(data, at, "SegmentMean")
    return _shared(total, at, len(total))


def _shared(total: EagerTensor, at: np.ndarray, count: int) -> EagerTensor:
    """Sums over segments divided by how many each has, at least 1."""
    sizes = np.maximum(np.bincount(at.ravel(), minlength=count), 1)
    sizes = sizes.reshape(count, *[1] * (total.ndim - 1)).astype(total.dtype.as_numpy_dtype)
    return made(arithmetic.div(total.value, sizes), total.dtype)


# -- products and extremes -------------------------------------------------------------------------
def _unsorted(op: str, row: Callable, empty: Callable) -> Callable:
    """The function that reduces the parts with one number each by `row`; `empty(dtype)` of none."""

    def reduce(data, segment_ids, num_segments, name=None):
        data, at = _segments(data, segment_ids)
        ask(LEAF * int(num_segments))
        parts, at = _parts(data, at, int(num_segments), op)
        none = np.full(shape(parts)[1:], empty(data.dtype), data.dtype.as_numpy_dtype)[()]
        places = (np.flatnonzero(at == k) for k in range(int(num_segments)))
        found = [row(arrays.getitem(parts, k), axis=(0,)) if k.size else none for k in places]
        return wrapped(arrays.stack(found), data.dtype)

    return reduce


def _sorted(op: str, unsorted: Callable, empty: int) -> Callable:
    """The same of numbers that do not fall; `empty` for one between them that is not there."""

    def reduce(data, segment_ids, name=None):
        data, at = _segments(data, segment_ids)
        found = unsorted(data, at, _count_sorted(data, at, op))
        held = np.isin(np.arange(len(found)), at).reshape(-1, *[1] * (found.ndim - 1))
        return wrapped(piecewise.where(held, found.value, empty), found.dtype)

    return reduce


unsorted_segment_max = _unsorted("UnsortedSegmentMax", reductions.amax, lambda dtype: dtype.min)
unsorted_segment_min = _unsorted("UnsortedSegmentMin", reductions.amin, lambda dtype: dtype.max)
unsorted_segment_prod = _unsorted("UnsortedSegmentProd", cumulative.product, lambda dtype: 1)
segment_max = _sorted("SegmentMax", unsorted_segment_max, 0)
segment_min = _sorted("SegmentMin", unsorted_segment_min, 0)
segment_prod = _sorted("SegmentProd", unsorted_segment_prod, 1)


# -- counts ----------------------------------------------------------------------------------------
def bincount(arr, weights=None, minlength=None, maxlength=None, dtype=types.int32, name=None,
             axis=None, binary_output=False) -> EagerTensor:  # fmt: skip
    """How often each of 0, 1, … is among integers, or the sums of their weights; with axis=-1 of
    each row.  InvalidArgumentError for negative ones."""
    if binary_output and weights is not None:
        raise ValueError("Arguments `binary_output` and `weights` are mutually exclusive. Please "
                         "specify only one.")  # fmt: skip
    if axis not in (None, 0, -1):
        raise ValueError(f"Unsupported value for argument axis={axis}. Only 0 and -1 are currently "
                         "supported.")  # fmt: skip
    at = constants(arr)
    if (at < 0).any():
        raise failed("DenseBincount", "Input arr must be non-negative!", " name: ")
    rows = at.reshape(len(at) if axis == -1 and at.ndim > 1 else 1, -1)
    length = max(int(at.max(initial=-1)) + 1, 0 if minlength is None else int(minlength))
    length = length if maxlength is None else min(length, int(maxlength))
    full = (len(rows), length) if axis == -1 and at.ndim > 1 else (length,)
    ask(product(full))
    kept = rows < length
    places = (rows + length * np.arange(len(rows))[:, None])[kept]
    if weights is None:
        counts = np.bincount(places, minlength=product(full)).reshape(full)
        return cast(counts > 0 if binary_output else counts, dtype)
    weights = convert_to_tensor(weights)
    flat = arrays.getitem(arrays.reshape(weights.value, (-1,)), kept.ravel())
    sums = _summed(flat, places, product(full), weights.dtype)
    return made(arrays.reshape(sums, full), weights.dtype)


def confusion_matrix(labels, predictions, num_classes=None, weights=None, dtype=types.int32,
                     name=None) -> EagerTensor:  # fmt: skip
    """How often each label (a row) has met each prediction (a column), or the sums of weights."""
    rows, columns = constants(labels).ravel(), constants(predictions).ravel()
    most = int(max(rows.max(initial=-1), columns.max(initial=-1))) + 1
    count = most if num_classes is None else int(num_classes)
    for what, at in (("labels", rows), ("predictions", columns)):
        if (at < 0).any():
            raise InvalidArgumentError(f"`{what}` contains negative values.")
        if (at >= count).any():
            raise InvalidArgumentError(f"`{what}` out of bound")
    dtype = types.as_dtype(dtype)
    given = ones(rows.shape, dtype) if weights is None else cast(weights, dtype)
    met = arrays.reshape(given.value, rows.shape)
    return made(arrays.add_at(zeros([count, count], dtype).value, met, rows, columns), dtype)
