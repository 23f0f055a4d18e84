"""Values in Python's own types, and their numbers as text."""

from typing import Any

from gradcli.proven import Proven


def plain(value: Any) -> Any:
    """A value in Python's own types: arrays as nested lists, numpy's numbers as numbers."""
    if type(value) is float:
        return value
    if isinstance(value, dict):
        return {plain(key): plain(item) for key, item in value.items()}
    if isinstance(value, tuple):
        return tuple(plain(item) for item in value)
    if isinstance(value, list):
        return [plain(item) for item in value]
    if hasattr(value, "dtype") and value.dtype.char in "efF":
        value = _shortest(value)
    return value.tolist() if hasattr(value, "tolist") else value


def _shortest(value):
    """Floats of 16 and 32 bits as those of 64 with the same shortest digits: 0.1 of 0.1."""
    if value.dtype.char != "F":
        return value.astype(str).astype(float)
    whole = value.astype(complex)[...]
    whole.real, whole.imag = _shortest(value.real), _shortest(value.imag)
    return whole


def number(value: Any, digits: int | None = None) -> str:
    """A number's text: its shortest round trip, or `digits` significant digits.

    Integers, booleans and what is no number are written whole.
    """
    if isinstance(value, Proven):
        return value.text(digits)
    if digits is None or not isinstance(value, (float, complex)):
        return repr(value)
    return f"{value:.{digits}g}"


def shape(value: Any) -> tuple[int, ...] | None:
    """The lengths of a regular nested list, () of what is no list, None of an irregular one."""
    if not isinstance(value, list):
        return None if isinstance(value, (tuple, dict)) else ()
    if not value:
        return (0,)
    first = shape(value[0])
    if first is None or (first == () and any(isinstance(v, (list, tuple, dict)) for v in value)):
        return None
    if first and any(shape(item) != first for item in value):
        return None
    return (len(value), *first)
