"""Tensors made of shapes and numbers."""

import numpy as np

from gradcli.ops import arithmetic, arrays, piecewise
from gradcli.ops.dispatch import primal
from gradcli.ops.memory import ask, product
from gradcli.ops.numpy_call import shape as lengths
from gradcli.tensorflow import types
from gradcli.tensorflow.convert import cast, convert_to_tensor, shape_of
from gradcli.tensorflow.exceptions import InvalidArgumentError
from gradcli.tensorflow.tensor import (
    EagerTensor,
    is_composite,
    is_typed,
    made,
    not_allowed,
    wrapped,
)
from gradcli.tensorflow.types import INTEGERS, SIGNED, DType


def shape_given(given, op: str = "Fill") -> tuple[int, ...]:
    """A shape that a program gives; TypeError where it is not of integers, InvalidArgumentError
    where it is negative."""
    if given is None:
        raise ValueError(
            "Attempt to convert a value (None) with an unsupported type (<class 'NoneType'>) to a "
            "Tensor."
        )
    for n in given if isinstance(given, (list, tuple)) else [given]:
        if isinstance(n, (float, str)):
            raise TypeError(f"Cannot convert {given!r} to EagerTensor of dtype int32")
    full = shape_of(given)
    for n in full:
        if n < 0:
            raise InvalidArgumentError(f"Dimension {n} must be >= 0 [Op:{op}] name: ")
    ask(product(full))
    return full


def _filled(full: tuple[int, ...], x, dtype: DType) -> EagerTensor:
    if dtype is types.string:
        x = b"" if x == 0 else b"1"
    if not full:
        return convert_to_tensor(x, dtype) if dtype is types.string else cast(x, dtype)
    return made(np.full(full, x, dtype.as_numpy_dtype), dtype)


def zeros(shape, dtype=types.float32, name=None, layout=None) -> EagerTensor:
    return _filled(shape_given(shape), 0, types.as_dtype(dtype))


def ones(shape, dtype=types.float32, name=None, layout=None) -> EagerTensor:
    return _filled(shape_given(shape), 1, types.as_dtype(dtype))


def zeros_like(input, dtype=None, name=None, layout=None) -> EagerTensor:
    """Zeros in the shape of a tensor, and of its type unless `dtype` gives one."""
    return _like(input, 0, dtype)


def ones_like(input, dtype=None, name=None, layout=None) -> EagerTensor:
    """Ones in the shape of a tensor, and of its type unless `dtype` gives one."""
    return _like(input, 1, dtype)


def _like(x, fill: int, dtype) -> EagerTensor:
    if is_composite(x):
        return x.__tf_mapped__(lambda elements: _like(elements, fill, dtype))
    x = convert_to_tensor(x)
    dtype = x.dtype if dtype is None else types.as_dtype(dtype)
    if fill and dtype is types.string:
        raise not_allowed("OnesLike", dtype, frozenset("fiucb"))
    return _filled(tuple(x.shape), fill, dtype)


def fill(dims, value, name=None, layout=None) -> EagerTensor:
    """A tensor of this shape with one value everywhere, whose gradient is the sum of all."""
    value, full = convert_to_tensor(value), shape_given(dims)
    if value.ndim:
        if product(lengths(value.value)) != 1:
            raise InvalidArgumentError(
                f"value must be a scalar, got shape {value.shape.as_list()} [Op:Fill] name: "
            )
        value = made(arrays.reshape(value.value, ()), value.dtype)
    if not full:
        return value
    if value.dtype is types.string:
        return made(np.full(full, value.value, object), value.dtype)
    return made(arrays.broadcast_to(value.value, shape=full), value.dtype)


def eye(
    num_rows, num_columns=None, batch_shape=None, dtype=types.float32, name=None
) -> EagerTensor:
    """The matrix with ones on its diagonal and zeros elsewhere, or a batch of them."""
    rows = int(num_rows)
    columns = rows if num_columns is None else int(num_columns)
    full = () if batch_shape is None else shape_of(batch_shape)
    ask(product((*full, rows, columns)))
    dtype = types.as_dtype(dtype)
    one = np.eye(rows, columns, dtype=dtype.as_numpy_dtype)
    return made(np.array(np.broadcast_to(one, (*full, rows, columns))), dtype)


def range(start, limit=None, delta=1, dtype=None, name=None) -> EagerTensor:
    """start, start + delta, … up to and without `limit`; one argument is the limit, from 0.

    The type is that of the arguments, the widest of them.  InvalidArgumentError for a step of 0 or
    in the wrong direction.
    """
    start, limit = (0, start) if limit is None else (start, limit)
    parts = [convert_to_tensor(x) for x in (start, limit, delta)]
    order = (types.int32, types.int64, types.float16, types.float32, types.float64)
    for x, role in zip(parts, ("start", "limit", "delta")):
        if x.ndim:
            raise InvalidArgumentError(
                f"{role} must be a scalar, not shape {x.shape.as_list()} [Op:Range] name: "
            )
        if dtype is None and x.dtype not in order:
            raise not_allowed("Range", x.dtype, SIGNED)
    if dtype is None:
        dtype = max((x.dtype for x in parts), key=order.index)
    dtype = types.as_dtype(dtype)
    first, last, step = (primal(cast(x, dtype).value) for x in parts)
    if step == 0:
        raise InvalidArgumentError(f"Requires delta != 0: {step} [Op:Range] name: ")
    if (last - first) * np.sign(step) < 0:
        relation = "start <= limit when delta > 0" if step > 0 else "start >= limit when delta < 0"
        raise InvalidArgumentError(f"Requires {relation}: {first}/{last} [Op:Range] name: ")
    if dtype.is_integer:
        count = -((int(first) - int(last)) // int(step))
    else:
        count = int(np.ceil(abs((float(last) - float(first)) / float(step))))
    ask(count)
    with np.errstate(all="ignore"):
        steps = np.arange(count).astype(dtype.as_numpy_dtype) * dtype.as_numpy_dtype(step)
        return made(dtype.as_numpy_dtype(first) + steps, dtype)


def linspace(start, stop, num, name=None, axis=0) -> EagerTensor:
    """`num` values at even distances from start to stop, both included, along a new axis.

    Integers become float64.
    """
    start = convert_to_tensor(start)
    stop, num = convert_to_tensor(stop, dtype_hint=start.dtype), convert_to_tensor(num)
    if not num.dtype.is_integer:
        raise TypeError(f"Argument `num` must be of type integer, not {num.dtype!r}.")
    num = int(num)
    if start.dtype.is_integer:
        start, stop = cast(start, types.float64), cast(stop, types.float64)
    if num < 1:
        return made(np.zeros((0, *start.shape), start.dtype.as_numpy_dtype), start.dtype)
    ask(num * product(tuple(start.shape)))
    if tuple(start.shape) != tuple(stop.shape):
        full = np.broadcast_shapes(start.shape, stop.shape)
        start, stop = (
            made(arrays.broadcast_to(x.value, shape=full), x.dtype) for x in (start, stop)
        )
    first, last = (arrays.reshape(x.value, (1, *start.shape)) for x in (start, stop))
    if num == 1:
        return made(first, start.dtype)
    steps = np.arange(1, num - 1).astype(start.dtype.as_numpy_dtype)
    delta = arithmetic.div(arithmetic.sub(last, first), float(num - 1))
    inner = arithmetic.add(first, arithmetic.mul(delta, steps.reshape(-1, *[1] * start.ndim)))
    found = arrays.concatenate([first, inner, last])
    axis = int(axis) % (start.ndim + 1)
    order = (*np.arange(1, axis + 1).tolist(), 0, *np.arange(axis + 1, start.ndim + 1).tolist())
    return wrapped(arrays.transpose(found, order), start.dtype)


def one_hot(indices, depth, on_value=None, off_value=None, axis=None, dtype=None,
            name=None) -> EagerTensor:  # fmt: skip
    """on_value at the place that each index says along a new axis of length `depth`, off_value
    elsewhere; an index outside gives off_value alone."""
    indices, depth = convert_to_tensor(indices), int(depth)
    if not indices.dtype.is_integer:
        raise not_allowed("OneHot", indices.dtype, INTEGERS)
    if depth < 0:
        raise InvalidArgumentError(f"depth must be non-negative, got: {depth} [Op:OneHot] name: ")
    given = next((v for v in (on_value, off_value) if v is not None), None)
    if dtype is None:
        dtype = types.float32 if given is None else convert_to_tensor(given).dtype
    dtype = types.as_dtype(dtype)
    for what, value in (("on_value", on_value), ("off_value", off_value)):
        found = dtype if value is None else convert_to_tensor(value, dtype_hint=dtype).dtype
        if found is not dtype:
            raise TypeError(f"dtype {found} of {what} does not match dtype parameter {dtype}")
    on, off = (
        cast(default if v is None else v, dtype) for v, default in ((on_value, 1), (off_value, 0))
    )
    at = np.asarray(primal(indices.value))
    ask(at.size * depth)
    axis = -1 if axis is None else int(axis)
    hit = np.expand_dims(at, axis) == np.arange(depth).reshape(
        [-1 if a == axis % (at.ndim + 1) else 1 for a in np.arange(at.ndim + 1)]
    )
    if dtype is types.string:
        return made(np.where(hit, on.numpy(), off.numpy()).astype(object), dtype)
    return wrapped(piecewise.where(hit, on.value, off.value), dtype)


def sequence_mask(lengths, maxlen=None, dtype=types.bool_, name=None) -> EagerTensor:
    """Rows of maxlen truths, of which the first are true, as many as `lengths` says."""
    counts = np.asarray(primal(convert_to_tensor(lengths).value))
    width = int(counts.max(initial=0)) if maxlen is None else int(maxlen)
    ask(counts.size * width)
    return cast(np.arange(width) < counts[..., None], dtype)


# -- what a tensor is like -------------------------------------------------------------------------
def shape(input, out_type=types.int32, name=None) -> EagerTensor:
    """The lengths of a tensor's axes, as a tensor."""
    if hasattr(input, "dense_shape"):
        return cast(input.dense_shape, out_type)
    return cast(np.array(convert_to_tensor(input).shape.as_list(), np.int64), out_type)


def size(input, out_type=types.int32, name=None) -> EagerTensor:
    """How many elements a tensor has."""
    if is_composite(input):
        return input.__tf_size__(out_type)
    return cast(product(lengths(convert_to_tensor(input).value)), out_type)


def rank(input, name=None) -> EagerTensor:
    """How many axes a tensor has."""
    return cast((input if is_composite(input) else convert_to_tensor(input)).ndim, types.int32)


def is_tensor(x) -> bool:
    """Whether x is a tensor or a variable, or is made of tensors, as ragged and sparse ones are."""
    return is_typed(x)
