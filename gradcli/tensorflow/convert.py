"""Values made tensors, and tensors of another type."""

from collections.abc import Iterator

import numpy as np

from gradcli.ops import arrays
from gradcli.ops.dispatch import World, primal
from gradcli.ops.numpy_call import shape
from gradcli.tensorflow import types
from gradcli.tensorflow.exceptions import InvalidArgumentError, UnimplementedError
from gradcli.tensorflow.tensor import EagerTensor, is_typed, made, mismatch
from gradcli.tensorflow.types import DType

BY_WORTH = ("string", "complex128", "float64", "float32", "int64", "int32", "bool")


def convert_to_tensor(value, dtype=None, dtype_hint=None, name=None) -> EagerTensor:
    """`value` as a tensor: itself, a variable's value, or a new one of a number, a string, an
    array, or nested lists of these and of tensors.

    Numbers of Python become float32 and int32 (int64 where they need it), those of NumPy keep
    their type; `dtype` asks for another.  Raises ValueError where a tensor has another type, where
    lists are not rectangular and for what is no value, TypeError where a number is none of `dtype`.
    """
    dtype = None if dtype is None else types.as_dtype(dtype)
    if type(value) is not EagerTensor and hasattr(value, "__tf_tensor__"):
        value = value.__tf_tensor__()
    if type(value) is EagerTensor:
        if dtype is not None and dtype is not value.dtype:
            raise ValueError(
                f"Tensor conversion requested dtype {dtype.name} for Tensor with dtype "
                f"{value.dtype.name}: {value!r}"
            )
        return value
    if dtype is None and dtype_hint is not None:
        try:
            return convert_to_tensor(value, dtype_hint)
        except (TypeError, ValueError):
            pass
    if isinstance(value, range):
        value = list(value)
    if isinstance(value, World):
        return _of_world(value, dtype)
    if isinstance(value, (np.ndarray, np.generic)):
        return _of_array(np.asarray(value), dtype)
    return _of_python(value, dtype)


def constant(value, dtype=None, shape=None, name=None) -> EagerTensor:
    """A tensor of `value`, as convert_to_tensor makes it; of a tensor one of another type.

    `shape` is what its elements are laid out in; a single one fills it.
    """
    if type(value) is EagerTensor and dtype is not None:
        value = cast(value, dtype)
    tensor = convert_to_tensor(value, dtype)
    return tensor if shape is None else _laid_out(tensor, value, shape)


def _laid_out(tensor: EagerTensor, value, wanted) -> EagerTensor:
    wanted = shape_of(wanted)
    size, full = int(np.prod(shape(tensor.value), dtype=int)), int(np.prod(wanted, dtype=int))
    if size == full:
        return made(arrays.reshape(tensor.value, wanted) if wanted else tensor.value, tensor.dtype)
    if size != 1:
        raise TypeError(
            f"Eager execution of tf.constant with unsupported shape. Tensor {primal(tensor.value)} "
            f"(converted from {value!r}) has {size} elements, but got `shape` {wanted} with "
            f"{full} elements)."
        )
    one = arrays.reshape(tensor.value, (1,))[0] if shape(tensor.value) else tensor.value
    return made(arrays.broadcast_to(one, shape=wanted), tensor.dtype)


def shape_of(x) -> tuple[int, ...]:
    """A shape given as a number, a list of them, a TensorShape or a tensor, as a tuple."""
    if hasattr(x, "__tf_tensor__"):
        x = np.atleast_1d(convert_to_tensor(x).numpy())
    return tuple(int(n) for n in (x if hasattr(x, "__iter__") else (x,)))


def _of_world(value, dtype: DType | None) -> EagerTensor:
    """A number or an array that is being differentiated: as one of Python, its derivative kept."""
    plain = primal(value)
    own = types.of_value(plain)
    if dtype is None:
        dtype = {types.float64: types.float32, types.int64: types.int32}.get(own, own)
        dtype = own if isinstance(plain, np.ndarray) else dtype
    return made(retyped(value, own, dtype), dtype)


def _of_array(value: np.ndarray, dtype: DType | None) -> EagerTensor:
    own = types.of_numpy(value.dtype)
    if own is types.string:
        value = np.array([_bytes(x) for x in value.ravel()], object).reshape(value.shape)
    if dtype is None or dtype is own:
        return made(_settled(value.copy(), own), own)
    if (
        own.kind not in "fiub"
        or dtype.kind not in "fiuc"
        or (own.kind == "f" and dtype.kind in "iu")
    ):
        raise TypeError(f"Cannot convert {value} to EagerTensor of dtype {dtype.op_name}")
    with np.errstate(all="ignore"):
        return made(_settled(value.astype(dtype.as_numpy_dtype), dtype), dtype)


def _settled(value: np.ndarray, dtype: DType):
    """An array as a tensor holds it: of rank 0 as a number."""
    return value if value.shape else _number(value[()], dtype)


def _number(x, dtype: DType):
    return x if dtype is types.string else dtype.scalar(x)


def _of_python(value, dtype: DType | None) -> EagerTensor:
    """A number, a string, or nested lists of them."""
    flat = list(_leaves(value))
    if any(isinstance(x, World) or hasattr(x, "__tf_tensor__") for x in flat):
        return _packed(value, flat, dtype)
    names = {_python_type(x) for x in flat}
    own = types.DTYPES[min(names, key=BY_WORTH.index)] if names else types.float32
    if len(names) > 1 and not names.isdisjoint(("string", "bool")):
        raise ValueError("Can't convert Python sequence with mixed types to Tensor.")
    if dtype is None:
        dtype = own
    elif names and not _takes(dtype, own):
        raise TypeError(f"Cannot convert {value!r} to EagerTensor of dtype {dtype.op_name}")
    if dtype.is_integer and "int64" in names:
        least, most = (0, 2**64) if dtype is types.uint64 else (-(2**63), 2**63)
        if not all(least <= x < most for x in flat):
            raise ValueError("Can't convert Python sequence with out-of-range integer to Tensor.")
    if type(value) not in (list, tuple):
        return made(_checked(_one(value, dtype), value, dtype), dtype)
    _rectangular(value)
    if dtype is types.string:
        array = np.empty(len(flat), object)
        array[:] = [_bytes(x) for x in flat]
        return made(array.reshape(_lengths(value)), dtype)
    with np.errstate(all="ignore"):
        array = np.array(value, np.int64 if dtype.is_integer else None)
        return made(array.astype(dtype.as_numpy_dtype), dtype)


def _one(x, dtype: DType):
    if dtype is types.string:
        return _bytes(x)
    if dtype.is_integer and dtype is not types.int64:
        return np.array(int(x)).astype(dtype.as_numpy_dtype)[()]
    with np.errstate(all="ignore"):
        return dtype.scalar(x)


def _checked(made_of, value, dtype: DType):
    if (
        dtype is types.float32
        and type(value) is float
        and np.isinf(made_of)
        and abs(value) < np.inf
    ):
        raise ValueError(
            "Can't convert Python sequence with a value out of range for a double-precision float."
        )
    return made_of


_TAKES_TRUTHS = (types.float16, types.float32, types.float64, types.int32, types.int64)


def _takes(dtype: DType, own: DType) -> bool:
    """Whether a value of Python of the type `own` may be one of `dtype`."""
    if own is types.bool_:
        return dtype is own or dtype in _TAKES_TRUTHS
    if dtype is types.bool_ or types.string in (own, dtype):
        return own is dtype
    return "iufc".index(own.kind) <= "iufc".index(dtype.kind) or own.kind + dtype.kind in (
        "iu",
        "ui",
    )


def _bytes(x) -> bytes:
    return x.encode() if isinstance(x, str) else x


def _leaves(x) -> Iterator:
    if type(x) in (list, tuple):
        for item in x:
            yield from _leaves(item)
    elif isinstance(x, np.ndarray) and x.shape:
        yield from x.ravel()
    else:
        yield x


def _python_type(x) -> str:
    kind = type(x)
    if kind is bool:
        return "bool"
    if kind is int:
        return "int32" if -(2**31) <= x < 2**31 else "int64"
    if kind is float:
        return "float32"
    if kind is complex:
        return "complex128"
    if kind in (str, bytes):
        return "string"
    if isinstance(x, np.generic):
        return types.of_numpy(x.dtype).name
    raise ValueError(
        f"Attempt to convert a value ({x!r}) with an unsupported type ({kind}) to a Tensor."
    )


def _rectangular(x) -> None:
    """Raise where nested lists are of several lengths."""
    inner = {_lengths(item) for item in x}
    if len(inner) > 1:
        raise ValueError("Can't convert non-rectangular Python sequence to Tensor.")
    for item in x:
        if type(item) in (list, tuple):
            _rectangular(item)


def _lengths(x) -> tuple[int, ...]:
    if type(x) not in (list, tuple):
        return np.shape(x)
    return (len(x), *(_lengths(x[0]) if x else ()))


def _packed(value, flat: list, dtype: DType | None) -> EagerTensor:
    """Nested lists with tensors among the values: all become of the type of the first tensor."""
    if dtype is None:
        found = next((x for x in flat if hasattr(x, "__tf_tensor__")), None)
        dtype = types.float32 if found is None else convert_to_tensor(found).dtype
    return _stack(value, dtype)


def _stack(value, dtype: DType) -> EagerTensor:
    if type(value) not in (list, tuple):
        return convert_to_tensor(value, dtype)
    parts = [_stack(item, dtype).value for item in value]
    if len({shape(part) for part in parts}) > 1:
        raise InvalidArgumentError(
            "Shapes of all inputs must match: values[0].shape = "
            f"{list(shape(parts[0]))} != values[1].shape = {list(shape(parts[1]))} [Op:Pack] "
            "name: packed"
        )
    stacked = arrays.stack(parts)
    return made(retyped(stacked, types.of_value(primal(stacked)), dtype), dtype)


# -- types -----------------------------------------------------------------------------------------
def cast(x, dtype, name=None) -> EagerTensor:
    """x in another type of elements.

    A real number is cut to an integer; of a complex one the real part remains.  The gradient of a
    cast is cast back; none passes through integers and booleans.
    """
    dtype = types.as_dtype(dtype)
    if hasattr(x, "__tf_mapped__"):
        return x.__tf_mapped__(lambda elements: cast(elements, dtype))
    x = convert_to_tensor(x)
    if types.string in (dtype, x.dtype) and x.dtype is not dtype:
        raise UnimplementedError(
            f"Cast {x.dtype.op_name} to {dtype.op_name} is not supported [Op:Cast] name: "
        )
    return x if x.dtype is dtype else made(retyped(x.value, x.dtype, dtype), dtype)


def cast_or_same(x, dtype, name=None):
    """What tf.cast gives: of a variable that has the type already the variable, else `cast`."""
    if is_typed(x) and x.dtype is types.as_dtype(dtype):
        return x
    return cast(x, dtype)


def retyped(value, own: DType, dtype: DType):
    """A value of the type `own` as one of `dtype`."""
    if own is dtype:
        return value
    if not (own.is_differentiable and dtype.is_differentiable):
        value = primal(value)
    if isinstance(value, World):
        return arrays.cast(value, to=dtype.as_numpy_dtype)
    with np.errstate(all="ignore"):
        array = np.asarray(value)
        array = array.real if array.dtype.kind == "c" and dtype.kind != "c" else array
        return _settled(array.astype(dtype.as_numpy_dtype), dtype)


def operand(x, dtype: DType, name: str, place: int) -> EagerTensor:
    """x as the operand of an operation with a tensor of this type.

    Raises TypeError where it is none, of an addition's second operand InvalidArgumentError.
    """
    if type(x) is EagerTensor:
        return x
    if hasattr(x, "__tf_tensor__"):
        return x.__tf_tensor__()
    if isinstance(x, (np.ndarray, np.generic)) and x.dtype.kind in "fiub":
        own = types.of_numpy(x.dtype)
        if _takes(dtype, own) or own is dtype:
            return _of_array(np.asarray(x), dtype)
    try:
        return convert_to_tensor(x, dtype)
    except TypeError:
        if (name, place) != ("AddV2", 1):  # the one operation that converts without the type
            raise
        raise mismatch(name, place, dtype, convert_to_tensor(x).dtype) from None


def alike(values, name: str, first: int = 0, label: str = "") -> list[EagerTensor]:
    """The values as tensors of one type: that of the first tensor among them, else of the first.

    Raises TypeError where a number is none of this type, InvalidArgumentError, in the words of the
    operation `name`, of which they are the operands from `first` on, where a tensor is of another.
    `label` is the name that TensorFlow gives the operation itself.
    """
    found = next(filter(is_typed, values), None)
    dtype = None if found is None else found.dtype
    tensors = []
    for place, x in enumerate(values, first):
        x = convert_to_tensor(x, None if is_typed(x) else dtype)
        dtype = dtype or x.dtype
        if x.dtype is not dtype:
            raise InvalidArgumentError(mismatch(name, place, dtype, x.dtype).message + label)
        tensors.append(x)
    return tensors


def constants(x) -> np.ndarray:
    """The elements of a value that is no part of a derivative: indices, conditions, lengths."""
    return np.asarray(primal(convert_to_tensor(x).value))
