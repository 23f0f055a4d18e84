# Written by `python tests/test_stubs.py`: the lazy names as imports.

from gradcli.tensorflow.convert import cast_or_same as cast
from gradcli.tensorflow.types import DType as DType
from gradcli.tensorflow.types import as_dtype as as_dtype
from gradcli.tensorflow.types import bool_ as bool
from gradcli.tensorflow.types import complex128 as complex128
from gradcli.tensorflow.types import complex64 as complex64
from gradcli.tensorflow.types import float16 as float16
from gradcli.tensorflow.types import float32 as float32
from gradcli.tensorflow.types import float64 as float64
from gradcli.tensorflow.types import int16 as int16
from gradcli.tensorflow.types import int32 as int32
from gradcli.tensorflow.types import int64 as int64
from gradcli.tensorflow.types import int8 as int8
from gradcli.tensorflow.types import string as string
from gradcli.tensorflow.types import uint16 as uint16
from gradcli.tensorflow.types import uint32 as uint32
from gradcli.tensorflow.types import uint64 as uint64
from gradcli.tensorflow.types import uint8 as uint8

__all__ = [
    "DType",
    "as_dtype",
    "bool",
    "cast",
    "complex128",
    "complex64",
    "float16",
    "float32",
    "float64",
    "int16",
    "int32",
    "int64",
    "int8",
    "string",
    "uint16",
    "uint32",
    "uint64",
    "uint8",
]
