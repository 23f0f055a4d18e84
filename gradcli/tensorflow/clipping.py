"""Tensors within bounds: of each element, of a norm, of the norm of many."""

import numpy as np

from gradcli.ops import arithmetic, comparisons, piecewise, reductions
from gradcli.ops.numpy_call import shape
from gradcli.tensorflow.convert import alike, convert_to_tensor
from gradcli.tensorflow.reductions import axes_of
from gradcli.tensorflow.tensor import EagerTensor, incompatible, made, not_allowed, wrapped
from gradcli.tensorflow.types import ORDERED


def clip_by_value(t, clip_value_min, clip_value_max, name=None) -> EagerTensor:
    """t with what is below the least or above the greatest value replaced by it.

    The gradient passes where t is within the bounds, and at them.
    """
    t, low, high = alike((t, clip_value_min, clip_value_max), "Minimum")
    if t.dtype.kind not in ORDERED:
        raise not_allowed("Minimum", t.dtype, ORDERED)
    for bound in (low, high):
        try:
            fits = np.broadcast_shapes(shape(t.value), shape(bound.value)) == shape(t.value)
        except ValueError:
            fits = False
        if not fits:
            raise incompatible("Minimum", shape(t.value), shape(bound.value))
    highest = piecewise.maximum(low.value, high.value)  # where the bounds cross the least is taken
    return wrapped(piecewise.clip(t.value, low.value, highest), t.dtype)


def clip_by_norm(t, clip_norm, axes=None, name=None) -> EagerTensor:
    """t, scaled down where its Euclidean norm over the axes is more than clip_norm."""
    t, bound = alike((t, clip_norm), "Mul")
    x = t.value
    full = shape(x)
    over = axes_of(axes, len(full), "Sum")
    squares = arithmetic.mul(x, x)
    squares = reductions.total(squares, axis=over, keepdims=True) if full else squares
    some = comparisons.greater(squares, 0.0)
    norm = piecewise.where(some, arithmetic.sqrt(squares), squares)
    clipped = arithmetic.div(arithmetic.mul(x, bound.value), piecewise.maximum(norm, bound.value))
    return wrapped(clipped, t.dtype)


def global_norm(t_list, name=None) -> EagerTensor | None:
    """The Euclidean norm of all elements of a list of tensors; None among them is left out."""
    tensors = _tensors(t_list)
    if not tensors:
        return None
    squares = [reductions.total(arithmetic.mul(x.value, x.value)) for x in tensors]
    total = squares[0]
    for square in squares[1:]:
        total = arithmetic.add(total, square)
    return wrapped(arithmetic.sqrt(total), tensors[0].dtype)


def _tensors(t_list) -> list[EagerTensor]:
    if not isinstance(t_list, (list, tuple)):
        raise TypeError(f"`t_list` should be a sequence of tensors. Received {type(t_list)}.")
    return [convert_to_tensor(x) for x in t_list if x is not None]


def clip_by_global_norm(
    t_list, clip_norm, use_norm=None, name=None
) -> tuple[list, EagerTensor | None]:
    """The tensors, all scaled by one factor if the norm of all is more than clip_norm; and the
    norm (use_norm, if given).

    Where the norm is not finite the tensors are NaN.
    """
    _tensors(t_list)
    norm = global_norm(t_list) if use_norm is None else convert_to_tensor(use_norm)
    if norm is None:
        return list(t_list), norm
    norm, bound = alike((norm, clip_norm), "Mul")
    least = piecewise.minimum(arithmetic.div(1.0, norm.value), arithmetic.div(1.0, bound.value))
    unfinished = arithmetic.sub(norm.value, norm.value)  # 0, or NaN
    scale = arithmetic.add(arithmetic.mul(bound.value, least), unfinished)
    clipped = [None if x is None else convert_to_tensor(x) for x in t_list]
    return [
        None if x is None else made(arithmetic.mul(x.value, scale), x.dtype) for x in clipped
    ], norm
