"""The elements of tensors in other shapes: laid out anew, joined, cut, in other orders."""

from typing import TYPE_CHECKING

import numpy as np

from gradcli.ops import arithmetic, arrays
from gradcli.ops.complex_numbers import conj
from gradcli.ops.memory import ask
from gradcli.ops.numpy_call import shape
from gradcli.ops.structural.shaping import roll as rolled
from gradcli.tensorflow.convert import alike, constants, convert_to_tensor, shape_of
from gradcli.tensorflow.exceptions import failed, lengths
from gradcli.tensorflow.selecting import TENSOR, elements, integers
from gradcli.tensorflow.shapes import TensorShape
from gradcli.tensorflow.tensor import EagerTensor, is_composite, is_typed, made, wrapped

if TYPE_CHECKING:
    from gradcli.tensorflow.ragged_tensors import RaggedTensor


def lengths_of(x: EagerTensor) -> tuple[int, ...]:
    return tuple(shape(x.value))


def laid_out(value, full: tuple, dtype) -> EagerTensor:
    """A value in another shape of the same size."""
    return made(value if shape(value) == full else arrays.reshape(value, full), dtype)


# -- laid out anew ---------------------------------------------------------------------------------
def reshape(tensor, shape, name=None) -> EagerTensor:
    """The elements in order in another shape; one length may be -1, for what is left."""
    x = convert_to_tensor(tensor)
    full = _integers(shape)
    size, open_ = int(np.prod(lengths_of(x), dtype=int)), [i for i, n in enumerate(full) if n == -1]
    if len(open_) > 1:
        raise failed("Reshape", f"Only one input size may be -1, not both {open_[0]} and "
                                f"{open_[1]}")  # fmt: skip
    for i, n in enumerate(full):
        if n < -1:
            raise failed("Reshape", f"Size {i} must be non-negative, not {n}")
    rest = int(np.prod([n for n in full if n != -1], dtype=int))
    begin = f"Input to reshape is a tensor with {size} values, but the requested shape"
    if open_ and (rest == 0 or size % rest):
        raise failed("Reshape", f"{begin} requires a multiple of {rest}")
    if open_:
        full[open_[0]] = size // rest
    elif rest != size:
        raise failed("Reshape", f"{begin} has {rest}")
    return _relaid(x, tuple(full))


def _integers(x) -> list[int]:
    """A shape that is asked for, of which a length may be -1."""
    if type(x) in (list, tuple, TensorShape) and all(type(n) is int for n in x):
        return list(x)
    return integers(x, "Reshape", "Tshape").ravel().tolist()


def is_empty(x) -> bool:
    return isinstance(x, (list, tuple, TensorShape)) and len(x) == 0


def _relaid(x: EagerTensor, full: tuple) -> EagerTensor:
    return laid_out(x.value, full, x.dtype) if full else made(_only(x.value), x.dtype)


def _only(value):
    """The element of a value that has just one."""
    full = shape(value)
    return arrays.getitem(value, *(0,) * len(full)) if full else value


def transpose(a, perm=None, conjugate=False, name="transpose") -> EagerTensor:
    """The tensor with its axes reversed, or in the order `perm`; conjugated, if asked for."""
    x = convert_to_tensor(a)
    order = None
    if perm is not None:
        order = [] if is_empty(perm) else integers(perm, "Transpose", "Tperm").ravel().tolist()
        if len(order) != x.ndim:
            raise failed("Transpose", f"transpose expects a vector of size {x.ndim}. But input(1) "
                                      f"is a vector of size {len(order)}")  # fmt: skip
        for axis in order:
            if not -x.ndim <= axis < x.ndim:
                raise failed("Transpose", f"{axis} is out of range [0 .. {x.ndim})")
        order = [axis % x.ndim for axis in order]
        missing = sorted(set(range(x.ndim)) - set(order))
        if missing:
            inner = ",".join(map(str, order))
            raise failed("Transpose", f"{missing[0]} is missing from {{{inner}}}.")
    value = arrays.transpose(x.value, order) if x.ndim > 1 else x.value
    if conjugate and x.dtype.is_complex:
        value = conj(value)
    return made(value, x.dtype)


def expand_dims(input, axis, name=None) -> "EagerTensor | RaggedTensor":
    """The tensor with a new axis of length 1 at `axis`."""
    if is_composite(input):
        from gradcli.tensorflow.ragged_functions import expanded

        return expanded(input, int(constants(axis)))
    x, axis = convert_to_tensor(input), int(constants(axis))
    if not -x.ndim - 1 <= axis <= x.ndim:
        raise failed("ExpandDims", f"Tried to expand dim index {axis} for tensor with {x.ndim} "
                                   "dimensions.", " name: ")  # fmt: skip
    at, full = axis % (x.ndim + 1), lengths_of(x)
    return laid_out(x.value, (*full[:at], 1, *full[at:]), x.dtype)


def squeeze(input, axis=None, name=None) -> EagerTensor:
    """The tensor without its axes of length 1: all of them, or those of `axis`."""
    x = convert_to_tensor(input)
    full, gone = lengths_of(x), {i for i, n in enumerate(lengths_of(x)) if n == 1}
    if axis is not None and not is_empty(axis):
        gone = set()
        for i in shape_of(axis):
            if not -x.ndim <= i < x.ndim:
                raise failed("Squeeze", f"Tried to squeeze dim index {i} for tensor with {x.ndim} "
                                        "dimensions.", " name: ")  # fmt: skip
            if full[i] != 1:
                raise failed("Squeeze", f"Can not squeeze dim[{i % x.ndim}], expected a dimension "
                                        f"of 1, got {full[i]}", " name: ")  # fmt: skip
            gone.add(i % x.ndim)
    return _relaid(x, tuple(n for i, n in enumerate(full) if i not in gone))


# -- joined and cut --------------------------------------------------------------------------------
def concat(values, axis, name="concat") -> "EagerTensor | RaggedTensor":
    """The tensors joined along an axis that they have."""
    if isinstance(values, EagerTensor) or not isinstance(values, (list, tuple)):
        return convert_to_tensor(values)
    if not values:
        raise failed("ConcatV2", "OpKernel 'ConcatV2' has constraint on attr 'T' not in NodeDef "
                                 "'[N=0, Tidx=DT_INT32]'", " name: concat")  # fmt: skip
    if any(map(is_composite, values)):
        from gradcli.tensorflow.ragged_functions import joined

        return joined(values, int(constants(axis)))
    parts, axis = alike(values, "ConcatV2", label="concat"), int(constants(axis))
    why = _apart(list(map(lengths_of, parts)), axis)
    if why:
        raise failed("ConcatV2", f"ConcatOp : {why}", " name: concat")
    if len(parts) == 1:
        return parts[0]
    return made(arrays.concatenate([part.value for part in parts], axis=axis), parts[0].dtype)


def _apart(shapes: list[tuple[int, ...]], axis: int) -> str:
    """Why tensors of these shapes cannot be joined along an axis; "" where they can."""
    first = shapes[0]
    if not all(shapes) and len(shapes) > 1:
        return "Can't concatenate scalars (use tf.stack instead)"
    if not -len(first) <= axis < len(first):
        return (f"Expected concatenating dimensions in the range [{-len(first)}, {len(first)}), "
                f"but got {axis}")  # fmt: skip
    at = axis % len(first)
    for i, full in enumerate(shapes):
        sides = f"shape[0] = {lengths(first)} vs. shape[{i}] = {lengths(full)}"
        if len(full) != len(first):
            return f"Ranks of all input tensors should match: {sides}"
        unequal = [k for k in range(len(full)) if k != at and full[k] != first[k]]
        if unequal:
            return f"Dimension {unequal[0]} in both shapes must be equal: {sides}"
    return ""


def stack(values, axis=0, name="stack") -> "EagerTensor | RaggedTensor":
    """The tensors, all of one shape, as the layers of a new axis."""
    values = list(values)
    if any(map(is_composite, values)):
        from gradcli.tensorflow.ragged_functions import stack

        return stack(values, axis)
    if not any(map(is_typed, values)):
        parts = [convert_to_tensor(x) for x in values]
        if len({part.dtype for part in parts}) > 1 or not parts:
            return convert_to_tensor(values)  # numbers of several types, as in a constant
    parts, axis = alike(values, "Pack", label="stack"), int(axis)
    first = lengths_of(parts[0])
    for i, part in enumerate(parts):
        if lengths_of(part) != first:
            raise failed("Pack", "Shapes of all inputs must match: values[0].shape = "
                         f"{lengths(first)} != values[{i}].shape = {lengths(part.shape)}",
                         " name: stack")  # fmt: skip
    rank = len(first) + 1
    if not -rank <= axis < rank:
        raise ValueError(f"Argument `axis` = {axis} not in range [{-rank}, {rank})")
    return made(arrays.stack([elements(part) for part in parts], axis=axis), parts[0].dtype)


def unstack(value, num=None, axis=0, name="unstack") -> list[EagerTensor]:
    """The layers of a tensor along an axis, as a list."""
    x, axis = convert_to_tensor(value), int(axis)
    if not -x.ndim <= axis < x.ndim:
        raise ValueError(f"Argument `axis` = {axis} not in range [{-x.ndim}, {x.ndim})")
    axis %= x.ndim
    if num is not None and num != x.shape[axis]:
        raise failed("Unpack", f"Input shape axis {axis} must equal {num}, got shape "
                               f"{lengths(x.shape)}", " name: unstack")  # fmt: skip
    ask(TENSOR * x.shape[axis])
    before = (slice(None),) * axis
    return [made(arrays.getitem(x.value, *before, i), x.dtype) for i in range(x.shape[axis])]


def split(value, num_or_size_splits, axis=0, num=None, name="split") -> list[EagerTensor]:
    """A tensor cut along an axis: into so many equal parts, or parts of these sizes, of which one
    may be -1, for what is left."""
    x, axis, sizes = convert_to_tensor(value), int(constants(axis)), constants(num_or_size_splits)
    op = "SplitV" if sizes.shape else "Split"
    if not -x.ndim <= axis < x.ndim:
        raise failed(op, f"-input rank(-{x.ndim}) <= split_dim < input rank ({x.ndim}), but got "
                         f"{axis}", " name: split")  # fmt: skip
    axis %= x.ndim
    length = x.shape[axis]
    if not sizes.shape:
        count = int(sizes)
        if count < 1:
            raise failed(op, f"Value for attr 'num_split' of {count} must be at least minimum 1",
                         " name: split")  # fmt: skip
        if length % count:
            raise failed(op, "Number of ways to split should evenly divide the split dimension, "
                             f"but got split_dim {axis} (size = {length}) and num_split {count}",
                         " name: split")  # fmt: skip
        ask(TENSOR * count)
        sizes = np.full(count, length // count)
    known = int(sizes[sizes != -1].sum())
    if known > length or (known < length and not (sizes == -1).any()):
        raise failed(op, "Determined shape must either match input shape along split_dim exactly "
                         "if fully specified, or be less than the size of the input along "
                         f"split_dim if not fully specified.  Got: {known}", " name: split"
                     )  # fmt: skip
    ends = np.cumsum(np.where(sizes == -1, length - known, sizes)).tolist()
    before = (slice(None),) * axis
    return [
        made(arrays.getitem(x.value, *before, slice(start, end)), x.dtype)
        for start, end in zip([0, *ends], ends)
    ]


# -- turned round ----------------------------------------------------------------------------------
def reverse(tensor, axis, name=None) -> EagerTensor:
    """The tensor with its elements in the opposite order along these axes."""
    x, axes = convert_to_tensor(tensor), constants(axis)
    if axes.ndim != 1:
        raise failed("ReverseV2", f"'dims' must be 1-dimension, not {axes.ndim}", " name: ")
    if not x.ndim:
        return x
    index, seen = [slice(None)] * x.ndim, set()
    for place, axis in enumerate(axes.astype(int).tolist()):
        if not -x.ndim <= axis < x.ndim:
            raise failed("ReverseV2", f"'axis'[{place}] = {axis} is out of valid range [0, "
                                      f"{x.ndim - 1}")  # fmt: skip
        axis %= x.ndim
        if axis in seen:
            raise failed("ReverseV2", f"axis {axis} specified more than once.")
        seen.add(axis)
        index[axis] = slice(None, None, -1)
    return made(arrays.getitem(x.value, *index), x.dtype) if seen else x


def reverse_sequence(input, seq_lengths, seq_axis=None, batch_axis=None, name=None) -> EagerTensor:
    """The first seq_lengths[i] elements of seq_axis in the opposite order, i along batch_axis."""
    x, counts = convert_to_tensor(input), constants(seq_lengths)
    batch, along = int(batch_axis or 0) % x.ndim, int(seq_axis or 0) % x.ndim
    places = np.arange(x.shape[along])
    order = np.where(places < counts[:, None], counts[:, None] - 1 - places, places)
    index = [
        np.arange(n).reshape([-1] + [1] * (x.ndim - k - 1)) for k, n in enumerate(lengths_of(x))
    ]
    order = order if batch < along else order.T
    laid = [n if k in (batch, along) else 1 for k, n in enumerate(lengths_of(x))]
    index[along] = order.reshape(laid)
    return made(arrays.getitem(x.value, *index), x.dtype)


def roll(input, shift, axis, name=None) -> EagerTensor:
    """The elements moved on by `shift` places along an axis, what leaves one end to the other."""
    x, shifts, axes = convert_to_tensor(input), constants(shift), constants(axis)
    if not x.ndim:
        raise failed("Roll", "input must be 1-D or higher", " name: ")
    if shifts.size != axes.size:
        raise failed("Roll", "shift and axis must have the same size")
    value = x.value
    for by, along in zip(shifts.ravel().tolist(), axes.ravel().tolist()):
        if not -x.ndim <= along < x.ndim:
            raise failed("Roll", f"axis {along} is out of range", " name: ")
        value = rolled(value, by, along)
    return made(value, x.dtype)


# -- the same --------------------------------------------------------------------------------------
def ensure_shape(x, shape, name=None) -> EagerTensor:
    """The tensor, where it has this shape; a length of None is any."""
    x, wanted = convert_to_tensor(x), TensorShape(shape)
    if not wanted.is_compatible_with(x.shape):
        dims = ["?" if n is None else n for n in wanted]
        raise failed("EnsureShape", f"Shape of tensor input {lengths(x.shape)} is not compatible "
                                    f"with expected shape {lengths(dims)}.", " name: ")  # fmt: skip
    return x


def identity(input, name=None) -> EagerTensor:
    """A new tensor of the same value, to which the gradient passes; of what is composite, each."""
    if hasattr(input, "__tf_components__"):
        return input.__tf_packed__([identity(part) for part in input.__tf_components__()])
    x = convert_to_tensor(input)
    return made(arithmetic.pos(x.value) if x.dtype.is_differentiable else x.value, x.dtype)


def identity_n(input, name=None) -> list[EagerTensor]:
    return [identity(x) for x in input]


def unravel_index(indices, dims, name=None) -> EagerTensor:
    """The indices by axis of places in an array of these lengths laid out flat."""
    at = convert_to_tensor(indices)
    return wrapped(np.stack(np.unravel_index(constants(at), shape_of(dims))), at.dtype)
