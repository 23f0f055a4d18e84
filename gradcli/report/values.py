"""Values as text: numbers at full precision or to some digits, arrays as nested lists."""

import math
from typing import Any

WORDS = {"nan": "nan", "inf": "inf", "-inf": "-inf"}


def number(value: Any, digits: int | None = None) -> str:
    """A number's text: its shortest round trip, or `digits` significant digits."""
    if isinstance(value, bool) or type(value).__name__ in ("bool", "bool_"):
        return str(bool(value))
    if digits is None or isinstance(value, int):
        return repr(plain(value))
    if isinstance(value, complex):
        return f"{value:.{digits}g}"
    return f"{float(value):.{digits}g}"


def text(value: Any, digits: int | None = None) -> str:
    """A value on one line: a number, a nested list of numbers, or `null` for none at all."""
    value = plain(value)
    if value is None:
        return "null"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(text(item, digits) for item in value)}]"
    if isinstance(value, str):
        return one_line(value)
    return number(value, digits)


def plain(value: Any) -> Any:
    """A value in Python's own types: arrays as nested lists, numpy's numbers as numbers."""
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return value.tolist() if hasattr(value, "tolist") else value


def one_line(string: str) -> str:
    """A string with its line ends, tabs and control characters written out."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in string)


def finite(value: Any) -> bool:
    """Whether every number of a value is finite; what is not a number counts as finite."""
    value = plain(value)
    if isinstance(value, (list, tuple)):
        return all(map(finite, value))
    if isinstance(value, complex):
        return math.isfinite(value.real) and math.isfinite(value.imag)
    return not isinstance(value, float) or math.isfinite(value)


def size(value: Any) -> int:
    """How many elements a value has: 1 for a number."""
    value = plain(value)
    return sum(map(size, value)) if isinstance(value, (list, tuple)) else 1
