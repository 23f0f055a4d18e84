"""The types that the elements of an array may have, read from what names one.

NumPy's own reader takes any string: one of a gigabyte for each element, a structure, a date.  A
program's word for a type is looked up here, and never reaches it.
"""

from gradcli.errors import Diagnostic, nearest

NAMES = (
    "bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float16",
    "float32", "float64", "complex64", "complex128",
)  # fmt: skip
# What else is written for one: Python's names, C's, and NumPy's letters.
ALSO = {
    "bool_": "bool", "?": "bool", "int": "int64", "float": "float64", "complex": "complex128",
    "half": "float16", "single": "float32", "double": "float64", "i1": "int8", "i2": "int16",
    "i4": "int32", "i8": "int64", "u1": "uint8", "u2": "uint16", "u4": "uint32", "u8": "uint64",
    "f2": "float16", "f4": "float32", "f8": "float64", "c8": "complex64", "c16": "complex128",
    "i": "int32", "l": "int64", "f": "float32", "d": "float64", "F": "complex64",
    "D": "complex128", **{name: name for name in NAMES},
}  # fmt: skip


def element_type(given) -> str | None:
    """NumPy's name of the type of elements that `given` names; None of None.

    `given` is such a name, or a type of Python's, NumPy's or TensorFlow's.  E0201 of any other.
    """
    if given is None:
        return None
    name = getattr(given, "as_numpy_dtype", given)  # of TensorFlow's types
    name = getattr(name, "__name__", getattr(name, "name", name))
    found = ALSO.get(name) if type(name) is str else None
    if found is None:
        shown = f": {given!r}" if type(given) is str and len(given) < 40 else ""
        close = nearest(name, NAMES) if shown else ()
        raise Diagnostic(
            "E0201", f"dtype takes the name of a type of numbers{shown}",
            help=f"did you mean {close[0]!r}?" if close else f"one of {', '.join(NAMES)}",
        )  # fmt: skip
    return found


def cast(array, dtype: str):
    """`array` with elements of another type; E0203 where one of them is past its integers, of which
    NumPy makes any number."""
    import numpy as np

    try:
        with np.errstate(invalid="raise"):
            return array.astype(dtype)
    except FloatingPointError:
        raise Diagnostic("E0203", f"an element is too large for {dtype}, or no number") from None
