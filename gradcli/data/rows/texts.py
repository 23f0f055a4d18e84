"""Many texts that lie in one buffer, as a column of polars that copies none of them.

It is handed over by the Arrow C data interface (https://arrow.apache.org/docs/format/
CDataInterface.html), which says what a structure holds and who frees it.
"""

import ctypes
from ctypes import c_char_p, c_int64, c_void_p


class _Schema(ctypes.Structure):
    _fields_ = [
        ("format", c_char_p), ("name", c_char_p), ("metadata", c_char_p), ("flags", c_int64),
        ("n_children", c_int64), ("children", c_void_p), ("dictionary", c_void_p),
        ("release", c_void_p), ("private_data", c_void_p),
    ]  # fmt: skip


class _Array(ctypes.Structure):
    _fields_ = [
        ("length", c_int64), ("null_count", c_int64), ("offset", c_int64), ("n_buffers", c_int64),
        ("n_children", c_int64), ("buffers", ctypes.POINTER(c_void_p)), ("children", c_void_p),
        ("dictionary", c_void_p), ("release", c_void_p), ("private_data", c_void_p),
    ]  # fmt: skip


LARGE_TEXTS = b"U"  # of UTF-8 with offsets of 64 bits
NULLABLE = 2
_lent: dict[int, tuple] = {}  # number of a lent buffer -> what must live until it is released
_count = 0


@ctypes.CFUNCTYPE(None, c_void_p)
def _release_schema(place: int) -> None:
    _Schema.from_address(place).release = None


@ctypes.CFUNCTYPE(None, c_void_p)
def _release_array(place: int) -> None:
    array = _Array.from_address(place)  # which may have been moved: only its number is sure
    _lent.pop(array.private_data, None)
    array.release = None


_capsule = ctypes.pythonapi.PyCapsule_New
_capsule.restype, _capsule.argtypes = ctypes.py_object, [c_void_p, c_char_p, c_void_p]


class Texts:
    """Text i is letters[offsets[i]:offsets[i + 1]]: arrays of bytes in UTF-8, and of int64."""

    __slots__ = ("letters", "offsets", "structures")

    def __init__(self, letters, offsets):
        self.letters, self.offsets = letters, offsets

    def __arrow_c_array__(self, requested_schema=None):
        global _count
        _count += 1
        schema = _Schema(
            format=LARGE_TEXTS, name=b"", flags=NULLABLE,
            release=ctypes.cast(_release_schema, c_void_p),
        )  # fmt: skip
        buffers = (c_void_p * 3)(None, self.offsets.ctypes.data, self.letters.ctypes.data)
        array = _Array(
            length=len(self.offsets) - 1, n_buffers=3, buffers=buffers,
            release=ctypes.cast(_release_array, c_void_p), private_data=_count,
        )  # fmt: skip
        _lent[_count] = (self.letters, self.offsets, buffers)
        self.structures = schema, array
        return (
            _capsule(ctypes.addressof(schema), b"arrow_schema", None),
            _capsule(ctypes.addressof(array), b"arrow_array", None),
        )
