"""Tensors made larger by their own elements, or by constant ones: repeated, padded, broadcast."""

import numpy as np

from gradcli.ops import arrays
from gradcli.ops.structural import joining
from gradcli.tensorflow import types
from gradcli.tensorflow.convert import constants, convert_to_tensor, shape_of
from gradcli.tensorflow.exceptions import failed, lengths
from gradcli.tensorflow.selecting import elements
from gradcli.tensorflow.shapes import TensorShape
from gradcli.tensorflow.shaping import is_empty, laid_out, lengths_of
from gradcli.tensorflow.tensor import EagerTensor, made, wrapped


# -- repeated --------------------------------------------------------------------------------------
def tile(input, multiples, name=None) -> EagerTensor:
    """The tensor laid side by side multiples[i] times along axis i."""
    x, times = convert_to_tensor(input), constants(multiples)
    if times.ndim != 1:
        raise failed("Tile", f"Expected multiples to be 1-D, but got shape {lengths(times.shape)}",
                     " name: ")  # fmt: skip
    if len(times) != x.ndim:
        raise failed("Tile", f"Expected multiples argument to be a vector of length {x.ndim} but "
                             f"got length {len(times)}")  # fmt: skip
    for i, count in enumerate(times.tolist()):
        if count < 0:
            raise failed("Tile", f"Expected multiples[{i}] >= 0, but got {count}")
    return made(joining.tile(x.value, times), x.dtype)


def repeat(input, repeats, axis=None, name=None) -> EagerTensor:
    """Each element so many times; with `axis` each of its layers.  `repeats` is one number, or one
    for each."""
    x, times = convert_to_tensor(input), constants(repeats)
    if axis is None or not x.ndim:
        x = laid_out(x.value, (int(np.prod(lengths_of(x), dtype=int)),), x.dtype)
    axis = int(axis or 0)
    if not -x.ndim <= axis < x.ndim:
        raise ValueError(f"axis={axis} out of bounds: expected -{x.ndim}<=axis<{x.ndim}")
    axis %= x.ndim
    full, times = lengths_of(x), times.ravel()
    if (times < 0).any():
        raise failed("Tile", f"Expected multiples[1] >= 0, but got {times.min()}")
    if len(times) not in (1, full[axis]):
        raise ValueError(f"Dimensions {full[axis]} and {len(times)} are not compatible")
    return made(joining.repeat(x.value, times, axis), x.dtype)


# -- padded and broadcast --------------------------------------------------------------------------
_REACH = {  # how far a mirror reaches, as the error says it
    "REFLECT": (1, "paddings must be less than the dimension size: {}, {} not less than {}"),
    "SYMMETRIC": (0, "paddings must be no greater than the dimension size: {}, {} greater than {}"),
}


def pad(tensor, paddings, mode="CONSTANT", constant_values=0, name=None) -> EagerTensor:
    """The tensor with paddings[i] more elements before and after it along axis i: constant ones,
    or its own mirrored, without (REFLECT) or with (SYMMETRIC) those at the end."""
    x, sides, mode = convert_to_tensor(tensor), constants(paddings), mode.upper()
    if mode != "CONSTANT" and mode not in _REACH:
        raise ValueError('Value of argument `mode` expected to be one of "CONSTANT", "REFLECT", or '
                         f'"SYMMETRIC". Received `mode` = {mode}')  # fmt: skip
    op = "Pad" if mode == "CONSTANT" else "MirrorPad"
    if sides.ndim != 2 or sides.shape[1] != 2:
        raise failed(op, f"paddings must be a matrix with 2 columns: {lengths(sides.shape)}")
    if len(sides) != x.ndim:
        raise failed(op, "The first dimension of paddings must be the rank of inputs"
                         f"{lengths(sides.shape)} {lengths(x.shape)}")  # fmt: skip
    if (sides < 0).any():
        low = sides[(sides < 0).any(axis=1)][0]
        raise failed(op, f"Paddings must be non-negative: {low[0]} {low[1]}")
    full, sides = lengths_of(x), sides.tolist()
    if mode == "CONSTANT":
        fill = made(_zero(x.dtype), x.dtype)
        if type(constant_values) is not int or constant_values:
            fill = convert_to_tensor(constant_values, x.dtype)
        wide = tuple(n + a + b for n, (a, b) in zip(full, sides))
        within = [slice(a, a + n) for n, (a, _) in zip(full, sides)]
        around = arrays.broadcast_to(elements(fill), shape=wide)
        return made(arrays.setitem(around, x.value, *within), x.dtype) if full else x
    value, (short, why) = x.value, _REACH[mode]
    for axis, (n, (a, b)) in enumerate(zip(full, sides)):
        if max(a, b) > n - short:
            raise failed(op, why.format(a, b, n))
        if a or b:
            order = np.pad(np.arange(n), (a, b), mode.lower())
            value = arrays.getitem(value, *[slice(None)] * axis, order)
    return made(value, x.dtype)


def _zero(dtype: types.DType):
    return b"" if dtype is types.string else dtype.scalar(0)


def broadcast_to(input, shape, name=None) -> EagerTensor:
    """The tensor in a shape that it broadcasts to."""
    x, full = convert_to_tensor(input), () if is_empty(shape) else shape_of(shape)
    if x.ndim > len(full):
        raise failed("BroadcastTo", f"Rank of input ({x.ndim}) must be no greater than rank of "
                                    f"output shape ({len(full)}).")  # fmt: skip
    if any(n not in (1, m) for n, m in zip(lengths_of(x)[::-1], full[::-1])):
        raise failed("BroadcastTo", f"Incompatible shapes: {lengths(x.shape)} vs. {lengths(full)}")
    return (
        x if lengths_of(x) == full else made(arrays.broadcast_to(elements(x), shape=full), x.dtype)
    )


def broadcast_static_shape(shape_x, shape_y) -> TensorShape:
    """The shape that two known shapes broadcast to; ValueError where they do not."""
    try:
        return TensorShape(np.broadcast_shapes(tuple(shape_x), tuple(shape_y)))
    except ValueError:
        raise ValueError(
            "Incompatible shapes for broadcasting. Two shapes are compatible if for each dimension "
            f"pair they are either equal or one of them is 1. Received: {TensorShape(shape_x)} and "
            f"{TensorShape(shape_y)}."
        ) from None


def broadcast_dynamic_shape(shape_x, shape_y) -> EagerTensor:
    """The shape that two shapes broadcast to, as a tensor; InvalidArgumentError if they do not."""
    x, y = shape_of(shape_x), shape_of(shape_y)
    try:
        full = np.broadcast_shapes(x, y)
    except ValueError:
        raise failed("BroadcastArgs", f"Incompatible shapes: {lengths(x)} vs. {lengths(y)}"
                     ) from None  # fmt: skip
    return wrapped(np.array(full, np.int64), types.int32)
