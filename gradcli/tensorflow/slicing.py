"""Elements and slices of tensors, with TensorFlow's rules of what may stand in the brackets."""

import numpy as np

from gradcli.ops.arrays import getitem, setitem
from gradcli.ops.dispatch import primal
from gradcli.ops.numpy_call import shape
from gradcli.tensorflow.convert import convert_to_tensor
from gradcli.tensorflow.exceptions import InvalidArgumentError
from gradcli.tensorflow.tensor import EagerTensor, is_typed, made

_ALLOWED = ("Only integers, slices (`:`), ellipsis (`...`), tf.newaxis (`None`) and scalar "
            "tf.int32/tf.int64 tensors are valid indices")  # fmt: skip


def sliced(x: EagerTensor, at) -> EagerTensor:
    """x[at]: integers, slices, `...`, None and scalar integer tensors, or a mask of booleans.

    Raises TypeError for anything else, InvalidArgumentError for what is out of bounds.
    """
    if _is_mask(at):
        from gradcli.tensorflow.selecting import boolean_mask

        return boolean_mask(x, at)
    return made(getitem(x.value, *_parts(at, shape(x.value))), x.dtype)


def replaced(x: EagerTensor, at, new: EagerTensor) -> EagerTensor:
    """x with the elements at `at` those of `new`."""
    full = shape(x.value)
    parts = _parts(at, full)
    region = np.broadcast_to(False, full)[parts].shape
    if np.broadcast_shapes(region, shape(new.value)) != region:
        raise _failed(f"Incompatible shapes: {list(shape(new.value))} vs. {list(region)}")
    return made(setitem(x.value, new.value, *parts), x.dtype)


def _is_mask(at) -> bool:
    if is_typed(at):
        return at.dtype.is_bool
    return type(at) is bool or getattr(at, "dtype", None) == np.bool_


def _parts(at, full: tuple[int, ...]) -> tuple:
    """What stands in the brackets as NumPy takes it, within the bounds of the shape `full`."""
    given = at if type(at) in (tuple, list) else (at,)
    parts = tuple(map(_part, given))
    if parts.count(Ellipsis) > 1:
        raise _failed("Multiple ellipses in slice spec not allowed")
    axis, named = 0, sum(p is not None and p is not Ellipsis for p in parts)
    if not full and named:
        raise _failed("Attempting to slice scalar input.")
    for place, part in enumerate(parts):
        if part is Ellipsis:
            axis += max(len(full) - named, 0)
        elif part is not None:
            if axis >= len(full):
                raise _failed(f"Index out of range using input dim {axis}; input has only "
                              f"{len(full)} dims")  # fmt: skip
            _check(part, place, axis, full[axis])
            axis += 1
    return parts


def _check(part, place: int, axis: int, length: int) -> None:
    if isinstance(part, slice):
        if part.step == 0:
            raise _failed(f"strides[{place}] must be non-zero")
    elif not -length <= part < length:
        seen = part if part >= 0 else part + length
        raise _failed(f"slice index {seen} of dimension {axis} out of bounds.")


def _part(p):
    if isinstance(p, slice):
        return slice(*[None if end is None else _integer(end) for end in (p.start, p.stop, p.step)])
    return p if p is None or p is Ellipsis else _integer(p)


def _integer(p) -> int:
    """An index, or an end of a slice, as an integer of Python."""
    if type(p) is int:
        return p
    if type(p) is bool:
        raise InvalidArgumentError("Value for attr 'Index' of bool is not in the list of allowed "
                                   "values: int16, int32, int64 [Op:StridedSlice] name: "
                                   "strided_slice/")  # fmt: skip
    plain = primal(convert_to_tensor(p).value if is_typed(p) else p)
    kind = type(plain) if type(plain) in (int, float, bool) else getattr(plain, "dtype", None)
    if kind is int or (kind not in (None, float, bool) and kind in _INTEGERS and not plain.shape):
        return int(plain)
    raise TypeError(f"{_ALLOWED}, got {p!r}")


_INTEGERS = tuple(map(np.dtype, ("int8", "int16", "int32", "int64")))


def _failed(why: str) -> InvalidArgumentError:
    return InvalidArgumentError(f"{why} [Op:StridedSlice] name: strided_slice/")
