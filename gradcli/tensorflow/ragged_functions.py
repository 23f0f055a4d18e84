"""Ragged tensors of nested lists, of several tensors, and of ranges."""

from collections.abc import Callable, Iterator, Sequence

import numpy as np

from gradcli.ops import arrays
from gradcli.ops.memory import ask
from gradcli.tensorflow import types
from gradcli.tensorflow.convert import constants, convert_to_tensor
from gradcli.tensorflow.exceptions import InvalidArgumentError
from gradcli.tensorflow.ragged_tensors import RaggedTensor, count_of, is_ragged, values_of
from gradcli.tensorflow.selecting import gather
from gradcli.tensorflow.shaping import concat, expand_dims
from gradcli.tensorflow.tensor import made, wrapped


def constant(pylist, dtype=None, ragged_rank=None, inner_shape=None, name=None,
             row_splits_dtype=types.int64):  # fmt: skip
    """A ragged tensor of nested lists; a tensor where they are one deep.

    ragged_rank is how many of the axes after the first are ragged: all, unless it or inner_shape,
    the shape of the elements, says otherwise.  ValueError where numbers are not equally deep.
    """
    depths = set(_depths(pylist, 0))
    numbers = {depth for depth, is_number in depths if is_number}
    deepest = max((depth for depth, _ in depths), default=0)
    if len(numbers) > 1 or (numbers and deepest > max(numbers)):
        raise ValueError("all scalar values must have the same nesting depth")
    if ragged_rank is None:
        ragged_rank = deepest - 1 - len(inner_shape or ())
    return _constant(pylist, dtype, max(ragged_rank, 0), tuple(inner_shape or ()))


def _depths(x, depth: int) -> Iterator[tuple[int, bool]]:
    """How deep each number stands in nested lists, and each empty list would have its own."""
    if not isinstance(x, (list, tuple)) and not np.shape(x):
        yield depth, True
    elif len(x) == 0:
        yield depth + 1, False
    else:
        for item in x:
            yield from _depths(item, depth + 1)


def _constant(x, dtype, ragged_rank: int, inner: tuple):
    if ragged_rank == 0:
        found = convert_to_tensor(x, dtype)
        if len(x) == 0 and inner:
            return made(arrays.reshape(found.value, (0, *inner)), found.dtype)
        return found
    flat = [item for row in x for item in row]
    values = _constant(flat, dtype, ragged_rank - 1, inner)
    return RaggedTensor.from_row_lengths(values, np.array([len(row) for row in x], np.int64))


def stack(values, axis=0, name=None) -> RaggedTensor:
    """The tensors, ragged ones or lists, as the rows of a ragged tensor."""
    parts = [values_of(x) for x in values]
    if axis != 0:
        raise ValueError(f"ragged.stack stacks along axis 0, not {axis}")
    return RaggedTensor.from_row_lengths(joined(parts, 0), [count_of(part) for part in parts])


def joined(parts: Sequence, axis: int):
    """Tensors, of which some may be ragged, joined along an axis."""
    if not any(map(is_ragged, parts)):
        return concat(parts, axis)
    parts = [x if is_ragged(x) else RaggedTensor.from_tensor(x) for x in parts]
    axis %= parts[0].ndim
    values = joined([x.values for x in parts], 0 if axis < 2 else axis - 1)
    counts = [np.diff(x.splits) for x in parts]
    if axis == 0:
        return RaggedTensor.from_row_lengths(values, np.concatenate(counts))
    if axis > 1:
        return parts[0].with_values(values)
    if len({x.rows for x in parts}) > 1:
        raise InvalidArgumentError("Input tensors have incompatible shapes: rows "
                                   f"{[x.rows for x in parts]}")  # fmt: skip
    row = np.concatenate([x.row_ids() for x in parts])
    order = np.argsort(row, kind="stable")
    return RaggedTensor.from_row_lengths(gather(values, order), sum(counts))


def expanded(x: RaggedTensor, axis: int) -> RaggedTensor:
    """The tensor with a new axis of length 1 at `axis`."""
    axis %= x.ndim + 1
    if axis == 0:
        return stack([x])
    if axis == 1:
        return RaggedTensor.from_row_lengths(x, np.ones(x.rows, np.int64))
    return x.with_values(expand_dims(x.values, axis - 1))


def range_(starts, limits=None, deltas=1, dtype=None, name=None, row_splits_dtype=types.int64
           ) -> RaggedTensor:  # fmt: skip
    """Rows of numbers in even steps, from each start up to its limit."""
    first = convert_to_tensor(starts, dtype)
    start, limit = (0 * constants(first), first) if limits is None else (constants(first), limits)
    start, limit, step = np.broadcast_arrays(start, constants(limit), constants(deltas))
    ask(float(np.sum(np.abs(limit - start) / np.abs(step))))
    rows = [np.arange(a, b, d) for a, b, d in zip(start.ravel(), limit.ravel(), step.ravel())]
    values = np.concatenate([np.zeros(0, first.dtype.as_numpy_dtype), *rows])
    return RaggedTensor.from_row_lengths(
        wrapped(values.astype(first.dtype.as_numpy_dtype), first.dtype), [len(row) for row in rows]
    )


def boolean_mask(data, mask, name=None) -> RaggedTensor:
    """The elements of each row where the mask, of the same rows, is true."""
    x = data if is_ragged(data) else RaggedTensor.from_tensor(data)
    test = mask if is_ragged(mask) else RaggedTensor.from_tensor(mask)
    kept = constants(x.beside(test)).astype(bool)
    counts = np.bincount(x.row_ids()[kept], minlength=x.rows)
    return RaggedTensor.from_row_lengths(gather(x.values, np.nonzero(kept)[0]), counts)


def map_flat_values(op: Callable, *args, **kwargs) -> RaggedTensor:
    """op of the flat values of the ragged tensors among the arguments, in the rows of the first."""
    first = next(x for x in args if is_ragged(x))
    flat = [x.flat_values if is_ragged(x) else x for x in args]
    return first.with_flat_values(op(*flat, **kwargs))
