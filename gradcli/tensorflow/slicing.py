"""Elements and slices of tensors, with TensorFlow's rules of what may stand in the brackets."""

from gradcli.ops.arrays import getitem, setitem
from gradcli.ops.table import primal, shape
from gradcli.tensorflow.tensor import EagerTensor, is_typed, made


def sliced(x: EagerTensor, at) -> EagerTensor:
    """x[at]: integers, slices, `...`, None and scalar integer tensors, or a mask of booleans."""
    parts = at if isinstance(at, tuple) else (at,)
    return made(getitem(x.value, *_parts(parts, shape(x.value))), x.dtype)


def replaced(x: EagerTensor, at, new: EagerTensor) -> EagerTensor:
    """x with the elements at `at` those of `new`."""
    parts = at if isinstance(at, tuple) else (at,)
    return made(setitem(x.value, new.value, *_parts(parts, shape(x.value))), x.dtype)


def _parts(parts: tuple, full: tuple[int, ...]) -> tuple:
    return tuple(_part(p) for p in parts)


def _part(p):
    if is_typed(p):
        return primal(p.value)
    return p
