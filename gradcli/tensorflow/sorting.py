"""Elements in order: sorted, the largest, the distinct ones, and their places among others.

The order carries no derivative; what is sorted has that of the elements themselves.
"""

from typing import NamedTuple

import numpy as np

from gradcli.engine.objects import LibraryObject
from gradcli.ops import arrays
from gradcli.ops.dispatch import primal
from gradcli.ops.structural.selecting import take_along_axis
from gradcli.tensorflow import types
from gradcli.tensorflow.convert import constants, convert_to_tensor
from gradcli.tensorflow.exceptions import failed
from gradcli.tensorflow.tensor import EagerTensor, made, not_allowed, wrapped
from gradcli.tensorflow.types import ORDERED


def _order(x: EagerTensor, axis: int, direction: str) -> np.ndarray:
    """The places of the elements in order along an axis; equal ones as they stood."""
    if direction not in ("ASCENDING", "DESCENDING"):
        raise ValueError("Argument `direction` should be one of ASCENDING, DESCENDING. Received: "
                         f"direction={direction}")  # fmt: skip
    plain = np.asarray(primal(x.value))
    if x.dtype.kind not in ORDERED:
        raise not_allowed("TopKV2", x.dtype, ORDERED)
    if not plain.shape:
        raise failed("StridedSlice", "slice index -1 of dimension 0 out of bounds.",
                     " name: strided_slice/")  # fmt: skip
    if direction == "ASCENDING":
        return np.argsort(plain, axis=axis, kind="stable")
    backwards = np.argsort(np.flip(plain, axis), axis=axis, kind="stable")
    return np.flip(plain.shape[axis] - 1 - backwards, axis)


def _along(x: EagerTensor, order: np.ndarray, axis: int) -> EagerTensor:
    """The elements of x at places along an axis."""
    return made(take_along_axis(x.value, order, axis), x.dtype)


def sort(values, axis=-1, direction="ASCENDING", name=None) -> EagerTensor:
    """The values in order along an axis."""
    x, axis = convert_to_tensor(values), int(axis)
    return _along(x, _order(x, axis, direction), axis)


def argsort(values, axis=-1, direction="ASCENDING", stable=False, name=None) -> EagerTensor:
    """The places of the values in order along an axis, of int32."""
    order = _order(convert_to_tensor(values), int(axis), direction)
    return made(order.astype(np.int32), types.int32)


class _TopK(NamedTuple):
    values: EagerTensor
    indices: EagerTensor


class TopKV2(_TopK, LibraryObject):
    """The largest values and their places."""

    __slots__ = ()
    visible = frozenset({"values", "indices"})


def top_k(input, k=1, sorted=True, index_type=types.int32, name=None) -> TopKV2:
    """The k largest values along the last axis, the largest first, and their places."""
    x, k = convert_to_tensor(input), int(constants(k))
    if not x.ndim:
        raise failed("TopKV2", "input must be >= 1-D, got shape []", " name: ")
    if k > x.shape[-1]:
        raise failed("TopKV2", f"input must have at least k columns. Had {x.shape[-1]}, needed {k}")
    order = _order(x, -1, "DESCENDING")[..., :k]
    return TopKV2(_along(x, order, -1), wrapped(order, types.as_dtype(index_type)))


def in_top_k(targets, predictions, k, name=None) -> EagerTensor:
    """Whether the value of each row at its target is among its k largest; ties are."""
    scores, at = constants(predictions), constants(targets)
    chosen = np.take_along_axis(scores, at[:, None], axis=1)
    found = (scores > chosen).sum(axis=1) < int(constants(k))
    return made(found & np.isfinite(chosen[:, 0]), types.bool_)


def searchsorted(sorted_sequence, values, side="left", out_type=types.int32, name=None
                 ) -> EagerTensor:  # fmt: skip
    """Where each value is to stand in a sequence in order: before its equals, or after them."""
    rows, wanted = constants(sorted_sequence), constants(values)
    outer = wanted.shape[:-1]
    if rows.shape[:-1] != outer:
        raise ValueError(f"Leading dim_size of both tensors must match: {rows.shape} and "
                         f"{wanted.shape}")  # fmt: skip
    found = np.empty(wanted.shape, np.int64)
    for place in np.ndindex(outer):
        found[place] = np.searchsorted(rows[place], wanted[place], side=side)
    return wrapped(found, types.as_dtype(out_type))


class _Unique(NamedTuple):
    y: EagerTensor
    idx: EagerTensor


class Unique(_Unique, LibraryObject):
    """The distinct values and where each element's is among them."""

    __slots__ = ()
    visible = frozenset({"y", "idx"})


class _UniqueWithCounts(NamedTuple):
    y: EagerTensor
    idx: EagerTensor
    count: EagerTensor  # type: ignore[assignment]  # TensorFlow's name, which is a tuple's too


class UniqueWithCounts(_UniqueWithCounts, LibraryObject):
    """The distinct values, where each element's is among them, and how often each is there."""

    __slots__ = ()
    visible = frozenset({"y", "idx", "count"})


def unique_with_counts(x, out_idx=types.int32, name=None) -> UniqueWithCounts:
    """The distinct values of a vector as they first appear, with places and counts."""
    x = convert_to_tensor(x)
    if x.ndim != 1:
        raise failed("Unique", "unique expects a 1D vector.")
    places: dict = {}
    plain = primal(x.value).tolist()
    idx = np.array([places.setdefault(item, len(places)) for item in plain], np.int64)
    first = np.unique(idx, return_index=True)[1]
    dtype = types.as_dtype(out_idx)
    return UniqueWithCounts(
        made(arrays.getitem(x.value, first), x.dtype),
        wrapped(idx, dtype),
        wrapped(np.bincount(idx, minlength=len(places)), dtype),
    )


def unique(x, out_idx=types.int32, name=None) -> Unique:
    """The distinct values of a vector as they first appear, and each element's place in them."""
    return Unique(*unique_with_counts(x, out_idx)[:2])
