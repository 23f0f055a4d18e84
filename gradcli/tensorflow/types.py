"""The types of the elements of tensors."""

from collections.abc import Callable
from typing import Any

import numpy as np

from gradcli.engine.objects import LibraryObject
from gradcli.errors import Diagnostic
from gradcli.ops.dispatch import serve
from gradcli.ops.element_types import element_type

serve(np.float32)


class DType(LibraryObject):
    """A type of elements.  `scalar` makes a rank-0 value of it from a Python number.

    `short` does so for an ordinary number, without a check; None where one is needed.

    Rank-0 values of float64, int64 and bool are Python's numbers, as the engine computes with
    them; those of other types NumPy's scalars.
    """

    __slots__ = ("name", "as_numpy_dtype", "kind", "scalar", "is_floating", "is_complex",
                 "is_integer", "is_bool", "is_differentiable", "op_name", "short",
                 "size")  # fmt: skip
    visible = frozenset({"name", "is_floating", "is_complex", "is_integer", "is_bool", "size",
                         "min", "max", "real_dtype", "as_numpy_dtype"})  # fmt: skip

    def __init__(self, name: str, numpy_type: type, op_name: str = ""):
        self.name, self.as_numpy_dtype, self.op_name = name, numpy_type, op_name or name
        self.kind = np.dtype(numpy_type).kind
        self.scalar = {"float64": float, "int64": int, "bool": bool}.get(name, numpy_type)
        self.is_floating, self.is_complex = self.kind == "f", self.kind == "c"
        self.is_integer, self.is_bool = self.kind in "iu", self.kind == "b"
        self.is_differentiable = self.is_floating or self.is_complex
        short: dict[str, Callable[[float], Any]] = {
            "float32": np.float32(1).__mul__,
            "float64": float,
        }
        self.short = short.get(name)
        self.size = np.dtype(numpy_type).itemsize

    @property
    def min(self):
        return self._limits().min

    @property
    def max(self):
        return self._limits().max

    def _limits(self):
        if self.is_integer:
            return np.iinfo(self.as_numpy_dtype)
        if self.is_floating:
            return np.finfo(self.as_numpy_dtype)
        raise TypeError(f"Cannot find the limits of {self!r}.")

    @property
    def real_dtype(self) -> "DType":
        """The type of the parts of a complex type; any other type itself."""
        return {"complex64": float32, "complex128": float64}.get(self.name, self)

    @property
    def base_dtype(self) -> "DType":
        return self

    def __tf_plain__(self) -> str:
        """The name, for what is around a program."""
        return self.name

    def described(self) -> str:
        return "a type of elements"

    def __repr__(self):
        return f"tf.{self.name}"

    def __str__(self):
        return f"<dtype: {self.name!r}>"

    def __eq__(self, other):
        if isinstance(other, DType):
            return self is other
        try:
            return self is as_dtype(other)
        except TypeError:
            return False

    def __hash__(self):
        return hash(self.name)

    def __reduce__(self):
        return self.name


# the second name is how errors of operations call it
bool_ = DType("bool", np.bool_)
int8 = DType("int8", np.int8)
int16 = DType("int16", np.int16)
int32 = DType("int32", np.int32)
int64 = DType("int64", np.int64)
uint8 = DType("uint8", np.uint8)
uint16 = DType("uint16", np.uint16)
uint32 = DType("uint32", np.uint32)
uint64 = DType("uint64", np.uint64)
float16 = DType("float16", np.float16, "half")
float32 = DType("float32", np.float32, "float")
float64 = DType("float64", np.float64, "double")
complex64 = DType("complex64", np.complex64)
complex128 = DType("complex128", np.complex128)
string = DType("string", np.object_)

DTYPES = {
    t.name: t
    for t in (bool_, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, float32,
              float64, complex64, complex128, string)
}  # fmt: skip
_BY_NUMPY = {np.dtype(t.as_numpy_dtype): t for t in DTYPES.values()}
_BY_WORD = {**DTYPES, "half": float16, "float": float32, "double": float64}
_BY_PYTHON = {
    bool: bool_, float: float32, int: int64, complex: complex128, str: string, bytes: string,
}  # fmt: skip


# what operations take, by NumPy's letters of kinds
FLOATING, FIELD, SIGNED = frozenset("f"), frozenset("fc"), frozenset("fi")
ORDERED, NUMERIC = frozenset("fiu"), frozenset("fiuc")
INTEGERS, LOGICAL, WHOLE = frozenset("iu"), frozenset("b"), frozenset("iub")
ANY = frozenset("fiucbO")


def as_dtype(x) -> DType:
    """The type that x names: a DType, its name, a type of NumPy or Python.  TypeError if none."""
    if isinstance(x, DType):
        return x
    if isinstance(x, str):
        found = _BY_WORD.get(x)
    else:
        found = _BY_PYTHON.get(x) if isinstance(x, type) else None
    if found is None:
        try:
            named = element_type(x) if isinstance(x, str) else None
            found = DTYPES[named] if named else of_numpy(np.dtype(_known(x)))
        except (TypeError, ValueError, Diagnostic):  # NumPy's refusals, and ours
            raise TypeError(f"Cannot convert the argument `type_value`: {x!r} to a TensorFlow "
                            "DType.") from None  # fmt: skip
    return found


def _known(x):
    """A type of NumPy's, which alone its own reader is given."""
    if not isinstance(x, (type, np.dtype)):
        raise TypeError
    return x


def of_numpy(x: np.dtype) -> DType:
    """The type of a NumPy type of elements."""
    found = _BY_NUMPY.get(x) or (string if x.kind in "OSU" else None)
    if found is None:
        raise ValueError(
            f"Failed to convert a NumPy array to a Tensor (Unsupported numpy type {x})."
        )
    return found


def of_value(x) -> DType:
    """The type of a plain value of a tensor: a number of Python or NumPy, or an array."""
    kind = type(x)
    if kind is float:
        return float64
    if kind is int:
        return int64
    if kind is bool:
        return bool_
    return string if kind is bytes else of_numpy(x.dtype)
