"""Convolutions and pooling: the windows of an image, multiplied, or reduced to one value each."""

import numpy as np

from gradcli.ops.arithmetic import div
from gradcli.ops.arrays import getitem, matmul, reshape
from gradcli.ops.dispatch import primal
from gradcli.ops.numpy_call import shape
from gradcli.ops.reductions import total
from gradcli.ops.structural import networks
from gradcli.tensorflow.exceptions import (
    InvalidArgumentError,
    UnimplementedError,
    failed,
    lengths,
)
from gradcli.tensorflow.neural import tensor_of
from gradcli.tensorflow.tensor import EagerTensor, made, mismatch
from gradcli.tensorflow.types import FLOATING, ORDERED

NAMES = {1: "Conv2D", 2: "Conv2D", 3: "Conv3D"}  # axes of an image -> the operation in messages

FORMATS = {"Conv2D": "NHWC", "Conv3D": "NDHWC", "MaxPool": "NHWC", "AvgPool": "NHWC"}


def _convolution(input, filters, strides, padding, axes, data_format, dilations) -> EagerTensor:
    """input (batch, *lengths, c) with each window times filters (*size, c, k), summed."""
    name = NAMES[axes]
    x = tensor_of(input, name, ORDERED)
    kernel = tensor_of(filters, name, ORDERED)
    if kernel.dtype is not x.dtype:
        raise mismatch(name, 1, x.dtype, kernel.dtype)
    for what, value in (("input", x), ("filter", kernel)):
        if value.ndim != axes + 2:
            raise _invalid(name, f"convolution {what} must be {axes + 2}-dimensional: "
                                 f"{lengths(value.shape)}")  # fmt: skip
    _last_channels(data_format, name)
    size, full = shape(kernel.value)[:-2], shape(x.value)
    if full[-1] != shape(kernel.value)[-2]:
        raise _invalid(name, "input depth must be evenly divisible by filter depth: "
                             f"{full[-1]} vs {shape(kernel.value)[-2]}")  # fmt: skip
    strides, dilations = (
        _per_axis(given, axes, what, f"Current implementation does not yet support {what} in the "
                                     f"batch and depth dimensions. [Op:{name}] name: ")
        for given, what in ((strides, "strides"), (dilations, "dilations"))
    )  # fmt: skip
    seen = _windows(x.value, size, strides, padding, dilations, name)
    places = shape(seen)[: axes + 1]
    inner = int(np.prod(size)) * full[-1]
    columns = shape(kernel.value)[-1]
    product = matmul(reshape(seen, (-1, inner)), reshape(kernel.value, (inner, columns)))
    return made(reshape(product, (*places, columns)), x.dtype)


def conv1d(input, filters, stride, padding, data_format="NWC", dilations=None, name=None):
    """Images (batch, n, c) by filters (size, c, k): (batch, places, k)."""
    return _convolution(input, filters, stride, padding, 1, data_format, dilations)


def conv2d(input, filters, strides, padding, data_format="NHWC", dilations=None, name=None):
    """Images (batch, rows, columns, c) by filters (height, width, c, k).

    padding: "VALID" for whole windows only, "SAME" for one at each stride, with zeros around, or
    the zeros before and after each axis, [[0, 0], [1, 1], [1, 1], [0, 0]].
    """
    return _convolution(input, filters, strides, padding, 2, data_format, dilations)


def conv3d(input, filters, strides, padding, data_format="NDHWC", dilations=None, name=None):
    """Volumes (batch, depth, rows, columns, c) by filters (*size, c, k)."""
    return _convolution(input, filters, strides, padding, 3, data_format, dilations)


def convolution(input, filters, strides=None, padding="VALID", data_format=None, dilations=None,
                name=None):  # fmt: skip
    """The convolution of as many axes as the filters have."""
    axes = len(shape(tensor_of(filters, "Conv2D", ORDERED).value)) - 2
    return _convolution(input, filters, strides, padding, axes, data_format, dilations)


# -- pooling ---------------------------------------------------------------------------------------
def _max_pool(input, ksize, strides, padding, axes, data_format) -> EagerTensor:
    """The largest of each window; the gradient goes to the first of several."""
    x, size, strides, name = _pooled(input, ksize, strides, axes, data_format, "MaxPool", ORDERED)
    seen = _windows(x.value, size, strides, padding, None, name)
    inside = _windows(np.ones(shape(x.value)), size, strides, padding, None, name)
    at = np.where(inside > 0, primal(seen), -np.inf)
    places, channels = shape(seen)[: axes + 1], shape(seen)[-1]
    flat = reshape(seen, (*places, -1, channels))
    best = np.argmax(at.reshape(shape(flat)), axis=-2)
    index = np.indices((*places, channels), sparse=True)
    return made(getitem(flat, *index[:-1], best, index[-1]), x.dtype)


def _avg_pool(input, ksize, strides, padding, axes, data_format) -> EagerTensor:
    """The mean of each window, of what is inside the image."""
    x, size, strides, name = _pooled(input, ksize, strides, axes, data_format, "AvgPool", FLOATING)
    seen = _windows(x.value, size, strides, padding, None, name)
    within = tuple(range(axes + 1, 2 * axes + 1))
    ones = np.ones(shape(x.value), x.dtype.as_numpy_dtype)
    inside = _windows(ones, size, strides, padding, None, name)
    return made(div(total(seen, axis=within), inside.sum(axis=within)), x.dtype)


def _pooled(input, ksize, strides, axes, data_format, name, kinds):
    x = tensor_of(input, name, kinds)
    if x.ndim != axes + 2:
        raise _invalid(name, f"tensor_in must be {axes + 2}-dimensional")
    _last_channels(data_format, name)
    refused = f"Pooling is not yet supported on the batch dimension. [Op:{name}] name: "
    size, strides = (
        _per_axis(given, axes, what, refused)
        for given, what in ((ksize, "ksize"), (strides, "strides"))
    )
    return x, size, strides, name


def max_pool1d(input, ksize, strides, padding, data_format="NWC", name=None):
    return _max_pool(input, ksize, strides, padding, 1, data_format)


def max_pool2d(input, ksize, strides, padding, data_format="NHWC", name=None):
    return _max_pool(input, ksize, strides, padding, 2, data_format)


def max_pool3d(input, ksize, strides, padding, data_format="NDHWC", name=None):
    return _max_pool(input, ksize, strides, padding, 3, data_format)


def avg_pool1d(input, ksize, strides, padding, data_format="NWC", name=None):
    return _avg_pool(input, ksize, strides, padding, 1, data_format)


def avg_pool2d(input, ksize, strides, padding, data_format="NHWC", name=None):
    return _avg_pool(input, ksize, strides, padding, 2, data_format)


def avg_pool3d(input, ksize, strides, padding, data_format="NDHWC", name=None):
    return _avg_pool(input, ksize, strides, padding, 3, data_format)


def max_pool(input, ksize, strides, padding, data_format=None, name=None):
    """max_pool1d, 2d or 3d, by the axes of the input."""
    return _max_pool(input, ksize, strides, padding, _axes_of(input, "MaxPool"), data_format)


def avg_pool(input, ksize, strides, padding, data_format=None, name=None):
    """avg_pool1d, 2d or 3d, by the axes of the input."""
    return _avg_pool(input, ksize, strides, padding, _axes_of(input, "AvgPool"), data_format)


def _axes_of(input, name: str) -> int:
    axes = tensor_of(input, name, ORDERED).ndim - 2
    if axes not in NAMES:
        raise ValueError(f"Input tensor must be of rank 3, 4 or 5 but was {axes + 2}.")
    return axes


# -- what they share -------------------------------------------------------------------------------
def _windows(x, size, strides, padding, dilations, name: str):
    """The windows (batch, *places, *size, c) of x."""
    dilations = dilations or (1,) * len(size)
    reach = [(n - 1) * d + 1 for n, d in zip(size, dilations)]
    if min(strides) < 1:
        raise _invalid(name, "Row and column strides should be larger than 0.")
    pads = _pads(padding, shape(x)[1:-1], reach, strides, name)
    for n, (before, after), r, stride in zip(shape(x)[1:-1], pads, reach, strides):
        if n + before + after < r:
            count = (n + before + after - r) // stride + 1
            raise _invalid(name, f"Computed output size would be negative: {count} [input_size: {n}"
                                 f", effective_filter_size: {r}, stride: {stride}]")  # fmt: skip
    return networks.windows(x, size=size, strides=strides, dilations=dilations, pads=pads)


def _pads(padding, lengths, reach, strides, name: str) -> tuple[tuple[int, int], ...]:
    if not isinstance(padding, str):
        pads = tuple((int(before), int(after)) for before, after in padding)
        if any(pads[0]) or any(pads[-1]):
            raise _invalid(name, "Nonzero explicit padding in the batch or depth dimensions is not "
                                 "supported")  # fmt: skip
        return pads[1:-1]
    if padding == "VALID":
        return ((0, 0),) * len(lengths)
    if padding != "SAME":
        raise _invalid(name, f"Value for attr 'padding' of \"{padding}\" is not in the list of "
                             'allowed values: "SAME", "VALID", "EXPLICIT"')  # fmt: skip
    same = []
    for n, r, stride in zip(lengths, reach, strides):
        missing = max((-(-n // stride) - 1) * stride + r - n, 0)
        same.append((missing // 2, missing - missing // 2))
    return tuple(same)


def _per_axis(given, axes: int, what: str, refused: str) -> tuple[int, ...]:
    """One number for each axis of an image, from one, from those, or from those of all axes.

    UnimplementedError in the words `refused` where that of the batch or the channels is not 1.
    """
    if given is None:
        return (1,) * axes
    given = [int(n) for n in np.ravel(given)]
    if len(given) == 1:
        return tuple(given * axes)
    if len(given) == axes + 2:
        if given[0] != 1 or given[-1] != 1:
            raise UnimplementedError(refused)
        return tuple(given[1:-1])
    if len(given) != axes:
        raise ValueError(f"{what} should be of length 1, {axes} or {axes + 2}. Received: "
                         f"{what}={given} of length {len(given)}")  # fmt: skip
    return tuple(given)


def _last_channels(data_format, name: str) -> None:
    if data_format is not None and data_format.startswith("NC"):
        raise UnimplementedError(
            f"The {name} op currently only supports the {FORMATS[name]} tensor format on the CPU. "
            f"The op was given the format: {data_format} [Op:{name}] name: "
        )


def _invalid(name: str, problem: str) -> InvalidArgumentError:
    return failed(name, problem, " name: ")
