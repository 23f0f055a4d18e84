"""Elements chosen and replaced by conditions and by indices.

Indices and conditions carry no derivative; what is taken several times has its gradients added up,
and what is not taken contributes exactly 0.
"""

import numpy as np

from gradcli.ops import arithmetic, arrays, piecewise
from gradcli.ops.dispatch import primal
from gradcli.ops.memory import ask
from gradcli.ops.numpy_call import shape
from gradcli.ops.structural import makers
from gradcli.tensorflow import types
from gradcli.tensorflow.convert import alike, constants, convert_to_tensor, shape_of
from gradcli.tensorflow.creation import zeros
from gradcli.tensorflow.exceptions import failed, lengths
from gradcli.tensorflow.tensor import (
    EagerTensor,
    is_composite,
    is_typed,
    made,
    mismatch,
    wrapped,
)

TENSOR = 16  # elements that one more tensor weighs as much as


def integers(x, op: str, attr: str = "Tindices") -> np.ndarray:
    """x as indices; InvalidArgumentError where it is not of integers."""
    plain = constants(x)
    if plain.dtype.kind not in "iu":
        found = types.of_numpy(plain.dtype).op_name
        raise failed(op, f"Value for attr '{attr}' of {found} is not in the list of allowed "
                         "values: int16, int32, int64")  # fmt: skip
    return plain


def elements(x: EagerTensor):
    """The value of a tensor; a single string as an array, which NumPy keeps one of objects."""
    return np.asarray(x.value, object) if type(x.value) is bytes else x.value


# -- by conditions ---------------------------------------------------------------------------------
def where(condition, x=None, y=None, name=None) -> EagerTensor:
    """x where the condition is true and y elsewhere, all broadcast; without them the indices of
    the true elements, one in a row.  ValueError where only one of them is given."""
    if (x is None) != (y is None):
        raise ValueError("x and y must both be non-None or both be None.")
    if x is None:
        plain = constants(condition)
        if not plain.shape:
            raise failed("Where", "WhereOp : Unhandled input dimensions: 0", " name: ")
        return made(np.argwhere(plain), types.int64)
    if is_composite(condition):
        return condition.__tf_mapped__(where, x, y)
    test = convert_to_tensor(condition, None if is_typed(condition) else types.bool_)
    if test.dtype is not types.bool_:
        raise mismatch("SelectV2", 0, types.bool_, test.dtype)
    x, y = alike([x, y], "SelectV2", first=1)
    try:
        return made(piecewise.where(primal(test.value), elements(x), elements(y)), x.dtype)
    except ValueError:
        c, a, b = (lengths(t.shape) for t in (test, x, y))
        raise failed("SelectV2", f"condition {c}, then {a}, and else {b} must be broadcastable"
                     ) from None  # fmt: skip


def boolean_mask(tensor, mask, axis=None, name="boolean_mask") -> EagerTensor:
    """The elements or layers where the mask is true; its axes are those from `axis` on."""
    x, plain = convert_to_tensor(tensor), constants(mask).astype(bool)
    if not plain.shape:
        raise ValueError("mask cannot be scalar.")
    axis = 0 if axis is None else int(constants(axis)) % max(x.ndim, 1)
    covered = shape(x.value)[axis : axis + plain.ndim]
    if covered != plain.shape:
        raise ValueError(f"Shapes {_spelled(covered)} and {_spelled(plain.shape)} are incompatible")
    index = [slice(None)] * axis + list(np.nonzero(plain))
    return made(arrays.getitem(x.value, *index), x.dtype)


def _spelled(full: tuple) -> str:
    return f"({full[0]},)" if len(full) == 1 else str(full)


# -- by indices ------------------------------------------------------------------------------------
def gather(params, indices, validate_indices=None, axis=None, batch_dims=0, name=None
           ) -> EagerTensor:  # fmt: skip
    """The layers of params along `axis` at the indices, in the shape of these.

    batch_dims is how many of the first axes are the same in both: the layers are taken within
    each of them.  InvalidArgumentError for an index that is out of range.
    """
    if hasattr(params, "__tf_rows__"):
        return params.__tf_rows__(integers(indices, "GatherV2"))
    x, at = convert_to_tensor(params), integers(indices, "GatherV2")
    batch = int(batch_dims) + (at.ndim if batch_dims < 0 else 0)
    axis = batch if axis is None else int(constants(axis))
    if not -x.ndim <= axis < x.ndim:
        least = axis + 1 if axis >= 0 else -axis
        raise failed("GatherV2", f"Shape must be at least rank {least} but is rank {x.ndim}")
    axis %= x.ndim
    full = shape(x.value)
    bad = np.argwhere((at < 0) | (at >= full[axis]))
    if bad.size:
        place = ",".join(map(str, bad[0]))
        raise failed("GatherV2", f"indices{f'[{place}]' if place else ''} = {at[tuple(bad[0])]} "
                                 f"is not in [0, {full[axis]})")  # fmt: skip
    if full[:batch] != at.shape[:batch]:
        raise failed("GatherV2", f"params shape {lengths(full)} and indices shape "
                                 f"{lengths(at.shape)} differ before axis {batch}")  # fmt: skip
    taken = arrays.getitem(x.value, *_batches(batch, at), *[slice(None)] * (axis - batch),
                           at if at.shape else int(at))  # fmt: skip
    if batch and axis > batch:  # NumPy puts the axes of the indices first
        between = axis - batch
        order = (*range(batch), *range(at.ndim, at.ndim + between), *range(batch, at.ndim),
                 *range(at.ndim + between, len(shape(taken))))  # fmt: skip
        taken = arrays.transpose(taken, order)
    return made(taken, x.dtype)


def _batches(batch: int, at: np.ndarray) -> list[np.ndarray]:
    """The indices of the first axes of a batch, to stand beside those of `at`."""
    return [np.arange(at.shape[i]).reshape([-1] + [1] * (at.ndim - i - 1)) for i in range(batch)]


def gather_nd(params, indices, batch_dims=0, name=None, bad_indices_policy="") -> EagerTensor:
    """The elements or layers of params at the indices that the last axis of `indices` holds.

    NotImplementedError for a policy that gives something for an index that is out of range.
    """
    if bad_indices_policy not in ("", "DEFAULT", "ERROR"):
        raise NotImplementedError(f"bad_indices_policy={bad_indices_policy!r} is not provided: "
                                  "choose indices within the range first")  # fmt: skip
    x, at = convert_to_tensor(params), integers(indices, "GatherNd")
    if not at.shape:
        raise failed("GatherNd", "indices must be at least a vector", " name: ")
    batch, full = int(batch_dims), shape(x.value)
    if at.shape[-1] > len(full) - batch:
        raise failed("GatherNd", "index innermost dimension length must be <= params rank; saw: "
                                 f"{at.shape[-1]} vs. {len(full) - batch}")  # fmt: skip
    bad = _outside(at, full[batch:])
    if bad:
        raise failed("GatherNd", f"indices{bad} does not index into param shape "
                                 f"{lengths(full[batch:])}, node name: GatherNd")  # fmt: skip
    index = [*_batches(batch, at[..., 0]), *_columns(at)]
    return made(arrays.getitem(x.value, *index) if index else x.value, x.dtype)


def _columns(at: np.ndarray) -> list:
    """The indices of each axis of those that the last axis of `at` holds."""
    return [column if column.shape else int(column) for column in np.moveaxis(at, -1, 0)]


def _outside(at: np.ndarray, full: tuple) -> str:
    """The place and the value of the first index that is not within the shape; "" if none."""
    if not at.shape[-1]:
        return ""
    bad = np.argwhere(((at < 0) | (at >= np.array(full[: at.shape[-1]]))).any(axis=-1))
    if not bad.size:
        return ""
    place = f"[{','.join(map(str, bad[0]))}]" if bad.shape[1] else ""
    return f"{place} = [{', '.join(map(str, at[tuple(bad[0])]))}]"


def embedding_lookup(params, ids, max_norm=None, name=None) -> EagerTensor:
    """The rows of params at the ids; with max_norm, those that are longer cut to this norm."""
    rows = gather(params, ids)
    if max_norm is None:
        return rows
    from gradcli.tensorflow.clipping import clip_by_norm

    return clip_by_norm(rows, max_norm, axes=list(range(constants(ids).ndim, rows.ndim)))


# -- by ranges -------------------------------------------------------------------------------------
def slice_(input_, begin, size, name=None) -> EagerTensor:
    """The part of a tensor that begins at `begin` and has this size; -1 goes on to the end."""
    x, start, count = convert_to_tensor(input_), constants(begin), constants(size)
    full = shape(x.value)
    if start.shape != count.shape or start.shape != (len(full),):
        raise failed("Slice", f"Expected begin and size arguments to be 1-D tensors of size "
                              f"{len(full)}, but got shapes {lengths(start.shape)} and "
                              f"{lengths(count.shape)} instead.")  # fmt: skip
    index = []
    for axis, (b, n, length) in enumerate(zip(start.tolist(), count.tolist(), full)):
        if not 0 <= b <= length:
            raise failed("Slice", f"Expected begin[{axis}] in [0, {length}], but got {b}")
        n = length - b if n == -1 else n
        if not 0 <= n <= length - b:
            raise failed("Slice", f"Expected size[{axis}] in [0, {length - b}], but got {n}")
        index.append(slice(b, b + n))
    return made(arrays.getitem(x.value, *index), x.dtype) if index else x


def strided_slice(input_, begin, end, strides=None, begin_mask=0, end_mask=0, ellipsis_mask=0,
                  new_axis_mask=0, shrink_axis_mask=0, var=None, name=None):  # fmt: skip
    """x[begin[0]:end[0]:strides[0], …]; a bit of a mask says that there stands no begin or end, an
    ellipsis, a new axis, or a single index in its place."""
    start, stop = constants(begin).tolist(), constants(end).tolist()
    step = [1] * len(start) if strides is None else constants(strides).tolist()
    parts: list = []
    for i, (b, e, s) in enumerate(zip(start, stop, step)):
        bit = 1 << i
        if ellipsis_mask & bit:
            parts.append(Ellipsis)
        elif new_axis_mask & bit:
            parts.append(None)
        elif shrink_axis_mask & bit:
            parts.append(b)
        else:
            parts.append(slice(None if begin_mask & bit else b, None if end_mask & bit else e, s))
    return convert_to_tensor(input_)[tuple(parts)]


# -- written ---------------------------------------------------------------------------------------
def _write(op: str, full: tuple, indices, updates: EagerTensor) -> list:
    """The index of a write of the updates; InvalidArgumentError where they do not fit."""
    at = integers(indices, op)
    outer, given = at.shape[:-1], shape(updates.value)
    for what, full_of in (("Indices", at.shape), ("Updates", given)):
        if not full_of:
            raise failed(op, f"{what} shape must have rank at least one. Found:[]")
    width = at.shape[-1]
    if not full and op == "ScatterNd":
        raise failed(op, "Indices and updates specified for empty output shape")
    if width > len(full) and op == "ScatterNd":
        raise failed(op, f"Dimensions [{width},{len(full)}) of input[shape={lengths(full)}] must "
                         f"match dimensions [{len(outer)},{len(given)}) of updates[shape="
                         f"{lengths(given)}]")  # fmt: skip
    if width > len(full):
        raise failed(op, "Inner dimensions of output shape must match inner dimensions of updates "
                         f"shape. Output: {lengths(full)} updates: {lengths(given)}")  # fmt: skip
    region = outer + tuple(full[width:])
    if given != region and op == "ScatterNd":
        raise failed(op, f"Dimensions [0,{len(outer)}) of indices[shape={lengths(at.shape)}] must "
                         f"match dimensions [0,{len(outer)}) of updates[shape={lengths(given)}]"
                     )  # fmt: skip
    if given != region:
        raise failed(op, "Outer dimensions of indices and update must match. Indices shape: "
                         f"{lengths(at.shape)}, updates shape:{lengths(given)}")  # fmt: skip
    bad = _outside(at, full)
    if bad:
        raise failed(op, f"indices{bad} does not index into shape {lengths(full)}")
    return _columns(at)


def scatter_nd(indices, updates, shape, name=None) -> EagerTensor:
    """Zeros of this shape with the updates added at the indices."""
    new, full = convert_to_tensor(updates), shape_of(shape)
    index = _write("ScatterNd", full, indices, new)
    around = zeros(full, new.dtype).value
    return made(arrays.add_at(around, new.value, *index), new.dtype)


def _scattered(name: str, write):
    """The function (tensor, indices, updates) that writes: `write(old, new, index)`."""

    def scatter(tensor, indices, updates, name=None) -> EagerTensor:
        old = convert_to_tensor(tensor)
        new = convert_to_tensor(updates, old.dtype)
        index = _write(op, shape(old.value), indices, new)
        return made(write(old.value, new.value, index), old.dtype)

    op = name
    return scatter


def _added(old, new, index):
    return arrays.add_at(old, new, *index)


def _extreme(largest: bool):
    def write(old, new, index):
        """The larger, or the smaller, of what was there and what is written; ties share evenly."""
        found = np.array(primal(old))
        (np.maximum if largest else np.minimum).at(found, tuple(index), primal(new))
        if found.dtype.kind not in "fc":
            return found
        kept, won = primal(old) == found, primal(new) == found[tuple(index)]
        count = np.array(kept, float)
        np.add.at(count, tuple(index), won)
        joined = arrays.add_at(
            piecewise.where(kept, old, 0.0), piecewise.where(won, new, 0.0), *index
        )
        shared = arithmetic.div(joined, count.astype(found.dtype))
        rest = np.where(primal(shared) == found, 0.0, found - primal(shared)).astype(found.dtype)
        return shared + rest  # three that tie may sum to an inexact value

    return write


tensor_scatter_nd_update = _scattered(
    "TensorScatterUpdate", lambda old, new, index: arrays.setitem(old, new, *index)
)
tensor_scatter_nd_add = _scattered("TensorScatterAdd", _added)
tensor_scatter_nd_sub = _scattered(
    "TensorScatterSub", lambda old, new, index: _added(old, arithmetic.neg(new), index)
)
tensor_scatter_nd_max = _scattered("TensorScatterMax", _extreme(True))
tensor_scatter_nd_min = _scattered("TensorScatterMin", _extreme(False))


def dynamic_partition(data, partitions, num_partitions, name=None) -> list[EagerTensor]:
    """The layers of data of each partition from 0 to num_partitions."""
    x, at = convert_to_tensor(data), integers(partitions, "DynamicPartition", "T")
    bad = np.argwhere((at < 0) | (at >= num_partitions))
    if bad.size:
        place = lengths(bad[0])
        raise failed("DynamicPartition", f"partitions{place} = {at[tuple(bad[0])]} is not in "
                                         f"[0, {num_partitions})")  # fmt: skip
    ask(TENSOR * num_partitions)
    return [
        made(arrays.getitem(x.value, *np.nonzero(at == k)), x.dtype) for k in range(num_partitions)
    ]


def dynamic_stitch(indices, data, name=None) -> EagerTensor:
    """One tensor of the layers of all of data at their indices; of several at one the last."""
    at = [integers(i, "DynamicStitch", "T") for i in indices]
    parts = alike(data, "DynamicStitch")
    flat = [arrays.reshape(x.value, (i.size, *shape(x.value)[i.ndim :])) for i, x in zip(at, parts)]
    index = np.concatenate([i.ravel() for i in at])
    joined = arrays.concatenate(flat)
    around = zeros([index.max(initial=-1) + 1, *shape(joined)[1:]], parts[0].dtype).value
    return made(arrays.setitem(around, joined, index), parts[0].dtype)


def meshgrid(*args, indexing="xy", name=None) -> list[EagerTensor]:
    """The coordinates of the points of a grid, one tensor for each of the vectors given."""
    if indexing not in ("xy", "ij"):
        raise ValueError(f"Argument `indexing` parameter must be either 'xy' or 'ij', got "
                         f"'{indexing}'")  # fmt: skip
    parts = [convert_to_tensor(x) for x in args]
    alike(parts, "Mul")
    grids = makers.meshgrid(*[part.value for part in parts], indexing=indexing)
    return [made(grid, part.dtype) for grid, part in zip(grids, parts)]


def invert_permutation(x, name=None) -> EagerTensor:
    """The permutation that undoes the one given."""
    x = convert_to_tensor(x)
    return wrapped(np.argsort(integers(x, "InvertPermutation", "T")), x.dtype)
