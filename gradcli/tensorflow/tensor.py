"""Tensors: a value with a type of elements, which no operation changes.

`value` is a number, an array, or a value of a world of the engine, such as a tensor that tapes
record; operations compute on it with the rows of the table.  Watching a tensor puts the engine's
tensor in its place, and so does nothing to what was computed before.
"""

import warnings
from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from gradcli.engine.levels import CONSTANT
from gradcli.engine.objects import LibraryObject
from gradcli.engine.recorders import recording
from gradcli.engine.tensor import Tensor as Node
from gradcli.ops import arithmetic, comparisons
from gradcli.ops.dispatch import LARGEST32, primal
from gradcli.ops.integers import too_large
from gradcli.ops.numpy_call import shape
from gradcli.tensorflow import types
from gradcli.tensorflow.exceptions import InvalidArgumentError, failed, lengths
from gradcli.tensorflow.shapes import TensorShape
from gradcli.tensorflow.types import ANY, FIELD, LOGICAL, NUMERIC, ORDERED, WHOLE, DType

newaxis = None
LIMIT64 = 2**63  # of int64: a product of arrays wraps round, as TensorFlow's do
_new = object.__new__


class Operators(LibraryObject):
    """What tensors and variables compute by Python's operators: they have those of OPERATORS,
    all of which take what becomes a tensor."""

    __slots__ = ()

    if TYPE_CHECKING:

        def __neg__(self) -> "EagerTensor": ...
        def __abs__(self) -> "EagerTensor": ...
        def __invert__(self) -> "EagerTensor": ...
        def __add__(self, other: object) -> "EagerTensor": ...
        def __radd__(self, other: object) -> "EagerTensor": ...
        def __sub__(self, other: object) -> "EagerTensor": ...
        def __rsub__(self, other: object) -> "EagerTensor": ...
        def __mul__(self, other: object) -> "EagerTensor": ...
        def __rmul__(self, other: object) -> "EagerTensor": ...
        def __truediv__(self, other: object) -> "EagerTensor": ...
        def __rtruediv__(self, other: object) -> "EagerTensor": ...
        def __pow__(self, other: object) -> "EagerTensor": ...
        def __rpow__(self, other: object) -> "EagerTensor": ...
        def __matmul__(self, other: object) -> "EagerTensor": ...
        def __lt__(self, other: object) -> "EagerTensor": ...
        def __gt__(self, other: object) -> "EagerTensor": ...


class EagerTensor(Operators):
    """A tensor: its `shape`, its `dtype`, and by `numpy()` its elements."""

    __slots__ = ("__weakref__", "assign", "dtype", "value")
    __array_priority__ = 100  # NumPy hands `array + tensor` to the tensor, and np.add does not
    visible = frozenset({"shape", "ndim", "dtype", "numpy", "name", "ref", "device", "get_shape",
                         "set_shape", "assign"})  # fmt: skip

    def __init__(self, value, dtype: DType):
        self.value, self.dtype = value, dtype

    @property
    def shape(self) -> TensorShape:
        return TensorShape(shape(self.value))

    def get_shape(self) -> TensorShape:
        return self.shape

    def set_shape(self, dims) -> None:
        """Nothing, where the tensor has this shape; else ValueError."""
        if not TensorShape(dims).is_compatible_with(self.shape):
            raise ValueError(f"Tensor's shape {self.shape} is not compatible with supplied shape "
                             f"{TensorShape(dims)}.")  # fmt: skip

    @property
    def ndim(self) -> int:
        return len(shape(self.value))

    @property
    def device(self) -> str:
        return "/job:localhost/replica:0/task:0/device:CPU:0"

    def numpy(self):
        """The elements as an array of NumPy, a copy; of rank 0 as a scalar of NumPy."""
        plain = primal(self.value)
        if shape(plain):
            return plain.copy()
        return plain if self.dtype is types.string else self.dtype.as_numpy_dtype(plain)

    def described(self) -> str:
        return f"a tensor of shape {self.shape} and type {self.dtype.name}"

    def __tf_tensor__(self) -> "EagerTensor":
        return self

    def ref(self) -> "Reference":
        """A reference to this tensor that may be the key of a dict."""
        return Reference(self)

    def __array__(self, dtype=None, copy=None):
        if type(self.value) is Node and any(self.value.node in t.seen for t in recording()):
            warnings.warn(
                "NumPy computes outside of the tape: no gradient passes through what it makes of "
                "a tensor that is recorded; functions of tf keep it, and .numpy() says it is meant",
                stacklevel=2,
            )
        return np.array(primal(self.value), dtype or self.dtype.as_numpy_dtype)

    def __repr__(self):
        return f"<tf.Tensor: shape={self.shape}, dtype={self.dtype.name}, {displayed(self)}>"

    def __str__(self):
        return f"tf.Tensor({shown(self)}, shape={self.shape}, dtype={self.dtype.name})"

    def __format__(self, spec: str):
        return format(self.numpy(), spec)

    def __hash__(self):
        raise TypeError("Tensor is unhashable. Instead, use tensor.ref() as the key.")

    def __setitem__(self, at, new):
        raise TypeError(f"'{TYPE_NAME}' object does not support item assignment")

    def __getattr__(self, name: str):
        raise AttributeError(f"'{TYPE_NAME}' object has no attribute '{name}'")

    # -- as a number, a sequence, a truth --------------------------------------------------------
    def __bool__(self):
        plain = primal(self.value)
        if getattr(plain, "size", 1) != 1:
            raise ValueError("The truth value of an array with more than one element is ambiguous. "
                             "Use a.any() or a.all()")  # fmt: skip
        return bool(plain)

    def __float__(self):
        return float(primal(self.value))

    def __int__(self):
        return int(primal(self.value))

    def __complex__(self):
        return complex(primal(self.value))

    def __index__(self):
        if not self.dtype.is_integer:
            raise TypeError("only integer scalar arrays can be converted to a scalar index")
        return int(primal(self.value))

    def __round__(self, digits: int = 0):
        return round(self.numpy(), digits)

    def __len__(self):
        if not shape(self.value):
            raise TypeError("Scalar tensor has no `len()`")
        return shape(self.value)[0]

    def __iter__(self):
        if not shape(self.value):
            raise TypeError("Cannot iterate over a scalar tensor.")
        return (self[i] for i in range(len(self)))

    def __getitem__(self, at):
        from gradcli.tensorflow.slicing import sliced

        return sliced(self, at)


TYPE_NAME = "tensorflow.python.framework.ops.EagerTensor"
EagerTensor.called = TYPE_NAME
EagerTensor.__module__ = TYPE_NAME.rpartition(".")[0]  # print(type(x)) says what lessons show


class Reference(LibraryObject):
    """What stands for a tensor or a variable where it is to be compared by identity."""

    __slots__ = ("referenced",)
    visible = frozenset({"deref"})

    def __init__(self, referenced):
        self.referenced = referenced

    def deref(self):
        return self.referenced

    def __eq__(self, other):
        return isinstance(other, Reference) and self.referenced is other.referenced

    def __hash__(self):
        return id(self.referenced)

    def __repr__(self):
        return f"<Reference wrapping {self.referenced!r}>"


def made(value, dtype: DType) -> EagerTensor:
    """The tensor of a value that has this type."""
    if type(value) is Node and value.level == CONSTANT:  # what no tape records is a plain value
        value = value.value
    elif type(value) is int and not -LIMIT64 <= value < LIMIT64:
        raise too_large("the integer result", 63)
    tensor = _new(EagerTensor)
    tensor.value, tensor.dtype = value, dtype
    return tensor


def wrapped(value, dtype: DType | None = None) -> EagerTensor:
    """The tensor of a value, made one of this type where it is another; None: of its own type."""
    own = types.of_value(primal(value))
    if dtype is None or own is dtype:
        return made(value, own)
    from gradcli.tensorflow.convert import retyped

    return made(retyped(value, own, dtype), dtype)


# -- as text ---------------------------------------------------------------------------------------
def shown(tensor: EagerTensor) -> str:
    """The elements as print shows them, on lines of their own where they take several."""
    text = str(primal(tensor.value) if tensor.dtype is types.string else tensor.numpy())
    return f"\n{text}" if "\n" in text else text


def displayed(tensor: EagerTensor) -> str:
    """The elements as a display shows them: numpy=array([2], dtype=int32)."""
    if not tensor.ndim:
        plain = tensor.numpy()
        return f"numpy={plain!r}" if tensor.dtype is types.string else f"numpy={plain}"
    text = repr(tensor.numpy())
    return f"numpy=\n{text}" if "\n" in text else f"numpy={text}"


# -- operators -------------------------------------------------------------------------------------


def binary(  # noqa: C901 (hot: a closure)
    op: str,
    row: Callable,
    kinds: frozenset,
    result: DType | None = None,
    of_strings: Callable | None = None,
) -> Callable:
    """The function (x, y) of an operation of two tensors of one type.

    The other operand is converted to the type of the one that is a tensor, else of the first.
    Raises InvalidArgumentError where the types differ, are not of `kinds`, or the shapes do not
    broadcast, in TensorFlow's words with the operation's name `op`.  `result` is the type of the
    result where it is another; `of_strings` is the row of two string tensors, where they have one.
    """

    least = -LARGEST32

    def apply(x, y, name=None):  # noqa: C901 (hot: each operator of a lesson)
        if type(x) is EagerTensor:
            dtype, a = x.dtype, x.value
            if type(y) is EagerTensor:
                if y.dtype is not dtype:
                    raise mismatch(op, 1, dtype, y.dtype)
                b = y.value
            elif (type(y) is float or type(y) is int) and dtype.short and least < y < LARGEST32:
                b = dtype.short(y)
            elif is_composite(y):
                return of_elements(apply, x, y)
            else:
                a, b, dtype = _operands(x, y, op, kinds)
        elif is_composite(x) or is_composite(y):
            return of_elements(apply, x, y)
        else:
            a, b, dtype = _operands(x, y, op, kinds)
        if dtype.kind not in kinds:
            if dtype is types.string and of_strings:
                return made(of_strings(a, b), dtype)
            raise not_allowed(op, dtype, kinds)
        try:
            value = row(a, b)
        except ValueError:
            raise incompatible(op, shape(a), shape(b)) from None
        if type(value) is Node and value.level == CONSTANT:  # as `made`, without its call
            value = value.value
        elif type(value) is int and not -LIMIT64 <= value < LIMIT64:
            raise too_large("the integer result", 63)
        tensor = _new(EagerTensor)
        tensor.value, tensor.dtype = value, result or dtype
        return tensor

    return apply


def _joined(x, y):
    """Strings one after the other."""
    return np.add(np.asarray(x, object), np.asarray(y, object))


def _operands(x, y, op: str, kinds: frozenset) -> tuple:
    """The values of x and y as tensors of one type, and that type."""
    if type(y) is EagerTensor and type(x) in (float, int):
        dtype = y.dtype
        if dtype.short and -LARGEST32 < x < LARGEST32:
            return dtype.short(x), y.value, dtype
    try:
        x, y = _pair(x, y, op)
    except InvalidArgumentError:
        typed = x if is_typed(x) else y
        if not is_typed(typed) or typed.dtype.kind in kinds:
            raise
        raise not_allowed(op, typed.dtype, kinds) from None
    if y.dtype is not x.dtype:
        raise mismatch(op, 1, x.dtype, y.dtype)
    return x.value, y.value, x.dtype


def _pair(x, y, name: str) -> tuple[EagerTensor, EagerTensor]:
    """x and y as tensors; of one type where one of them can take the other's."""
    from gradcli.tensorflow.convert import convert_to_tensor, operand

    if not is_typed(x) and is_typed(y):
        y = convert_to_tensor(y)
        return operand(x, y.dtype, name, 0), y
    x = convert_to_tensor(x)
    return x, operand(y, x.dtype, name, 1)


def is_composite(x) -> bool:
    """Whether x is made of a tensor of elements and of where they stand: ragged or sparse."""
    return hasattr(x, "__tf_mapped__")


def of_elements(function: Callable, x, y):
    """function(x, y) of the elements, where one of the two, or both, is ragged or sparse."""
    if is_composite(x):
        return x.__tf_mapped__(function, y)
    return y.__tf_mapped__(function, x, place=1)


def is_typed(x) -> bool:
    """Whether x is a tensor or a variable, or is made of tensors, as ragged and sparse ones are."""
    return isinstance(getattr(x, "dtype", None), DType)


def mismatch(name: str, place: int, wanted: DType, found: DType) -> InvalidArgumentError:
    return InvalidArgumentError(
        f"cannot compute {name} as input #{place}(zero-based) was expected to be a "
        f"{wanted.op_name} tensor but is a {found.op_name} tensor [Op:{name}] name: "
    )


def not_allowed(name: str, dtype: DType, kinds: frozenset) -> InvalidArgumentError:
    allowed = [t.op_name for t in types.DTYPES.values() if t.kind in kinds]
    return InvalidArgumentError(
        f"Value for attr 'T' of {dtype.op_name} is not in the list of allowed values: "
        f"{', '.join(allowed)} [Op:{name}] name: "
    )


def incompatible(name: str, x: tuple, y: tuple) -> InvalidArgumentError:
    return failed(name, f"Incompatible shapes: {lengths(x)} vs. {lengths(y)}", " name: ")


def untraced(row: Callable) -> Callable:
    """The row without a gradient, not even one of zeros."""
    return lambda *values: row(*map(primal, values))


def _of_integers(op: str, row: Callable) -> Callable:
    """The row of a division, which is an error where an integer is divided by 0."""

    def divided(x, y):
        plain = primal(y)
        if types.of_value(plain).is_integer and not np.all(plain):
            raise InvalidArgumentError(f"Integer division by zero [Op:{op}] name: ")
        return row(x, y)

    return divided


def _whole_quotient(x, y):
    """x // y, which has no gradient: not even one of zeros."""
    return arithmetic.floordiv(primal(x), primal(y))


add = binary("AddV2", arithmetic.add, NUMERIC, of_strings=_joined)
subtract = binary("Sub", arithmetic.sub, NUMERIC)
multiply = binary("Mul", arithmetic.mul, NUMERIC)
realdiv = binary("RealDiv", arithmetic.div, FIELD)
floordiv = binary("FloorDiv", _of_integers("FloorDiv", untraced(arithmetic.floordiv)), ORDERED)
floormod = binary("FloorMod", _of_integers("FloorMod", arithmetic.mod), ORDERED)
_pow = binary("Pow", arithmetic.power, NUMERIC)
less = binary("Less", comparisons.less, ORDERED, types.bool_)
less_equal = binary("LessEqual", comparisons.less_equal, ORDERED, types.bool_)
greater = binary("Greater", comparisons.greater, ORDERED, types.bool_)
greater_equal = binary("GreaterEqual", comparisons.greater_equal, ORDERED, types.bool_)
equal = binary("Equal", comparisons.equal, ANY, types.bool_)
not_equal = binary("NotEqual", comparisons.not_equal, ANY, types.bool_)
bitwise_and = binary("BitwiseAnd", comparisons.bit_and, WHOLE)
bitwise_or = binary("BitwiseOr", comparisons.bit_or, WHOLE)
bitwise_xor = binary("BitwiseXor", untraced(lambda x, y: x ^ y), WHOLE)


def unlike(x: EagerTensor, y: EagerTensor) -> TypeError:
    return TypeError(f"`x` and `y` must have the same dtype, got {x.dtype!r} != {y.dtype!r}.")


def truediv(x, y, name=None):
    """x / y, as Python divides: of integers in float64, of those of 8 and 16 bits in float32."""
    from gradcli.tensorflow.convert import cast, convert_to_tensor

    if type(x) is EagerTensor and type(y) is EagerTensor and x.dtype.kind == "f":
        if x.dtype is not y.dtype:
            raise unlike(x, y)
        return realdiv(x, y)
    if is_composite(x) or is_composite(y):
        return of_elements(truediv, x, y)
    try:
        x, y = _pair(x, y, "RealDiv")
    except TypeError:
        if not is_typed(x):
            raise
        x, y = convert_to_tensor(x), convert_to_tensor(y)
    if x.dtype is not y.dtype:
        raise unlike(x, y)
    if x.dtype.is_integer:
        real = types.float32 if x.dtype.size < 3 else types.float64
        x, y = cast(x, real), cast(y, real)
    return realdiv(x, y)


def pow(x, y, name=None):
    """x to the power y, both of one type.  InvalidArgumentError for a negative integer power of
    an integer."""
    if is_composite(x) or is_composite(y):
        return of_elements(pow, x, y)
    x, y = _pair(x, y, "Pow")
    if x.dtype.is_integer and y.dtype is x.dtype and np.any(np.less(primal(y.value), 0)):
        raise InvalidArgumentError(
            "Integers to negative integer powers are not allowed [Op:Pow] name: "
        )
    return _pow(x, y)


def matmul(x, y):
    from gradcli.tensorflow.matrices import matmul

    return matmul(x, y)


def _compared(function: Callable, of_other_shapes: bool) -> Callable:
    """== or !=: of shapes that do not broadcast, and of a tensor and None, a plain answer."""

    def compare(x, y):
        if y is None and type(x) is EagerTensor:
            return of_other_shapes
        try:
            return function(x, y)
        except InvalidArgumentError as error:
            if error.message.startswith("Incompatible"):
                return made(of_other_shapes, types.bool_)
            raise

    return compare


def _reflected(function: Callable) -> Callable:
    return lambda x, y: function(y, x)


def _negative(x):
    x = x.__tf_tensor__()
    if x.dtype.kind not in NUMERIC:
        raise not_allowed("Neg", x.dtype, NUMERIC)
    return made(arithmetic.neg(x.value), x.dtype)


def _absolute(x):
    from gradcli.tensorflow.elementwise import absolute

    return absolute(x)


def _inverted(x):
    x = x.__tf_tensor__()
    if x.dtype is types.bool_:
        return made(comparisons.logical_not(x.value), x.dtype)
    if not x.dtype.is_integer:
        raise not_allowed("Invert", x.dtype, WHOLE - LOGICAL)
    return made(comparisons.invert(x.value), x.dtype)


# the special methods of tensors and variables
OPERATORS: dict[str, Callable] = {
    "__neg__": _negative, "__abs__": _absolute, "__invert__": _inverted,
    "__lt__": less, "__le__": less_equal, "__gt__": greater, "__ge__": greater_equal,
    "__eq__": _compared(equal, False), "__ne__": _compared(not_equal, True),
}  # fmt: skip
for _name, _function in {
    "add": add, "sub": subtract, "mul": multiply, "truediv": truediv, "floordiv": floordiv,
    "mod": floormod, "pow": pow, "matmul": matmul, "and": bitwise_and, "or": bitwise_or,
    "xor": bitwise_xor,
}.items():  # fmt: skip
    OPERATORS[f"__{_name}__"] = _function
    OPERATORS[f"__r{_name}__"] = _reflected(_function)


for _name, _function in OPERATORS.items():
    setattr(Operators, _name, _function)
