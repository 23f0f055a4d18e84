"""A value as strict JSON text: NaN and infinities are strings, as JSON has no such numbers."""

import math
from functools import cache
from typing import Any

from gradcli.proven import Proven
from gradcli.report.numbers.values import number, plain

COMPACT = (",", ":")


def encode(value: Any, digits: int | None = None, separators: tuple[str, str] = COMPACT) -> str:
    """A value as strict JSON text on one line, its floats rounded to `digits` where given."""
    return _encoder(separators).encode(_strict(value, digits))


@cache
def _encoder(separators: tuple[str, str]):
    from json import JSONEncoder

    return JSONEncoder(ensure_ascii=False, allow_nan=False, separators=separators)


def _strict(value: Any, digits: int | None) -> Any:
    if isinstance(value, float):
        if not math.isfinite(value):
            return "NaN" if math.isnan(value) else "Infinity" if value > 0 else "-Infinity"
        return value if digits is None else float(number(value, digits))
    if isinstance(value, Proven):  # as texts, which keep their digits wherever they are read
        certain = value.certain and not value.enclosed
        return value.text(digits) if certain else value.ends(digits)
    if isinstance(value, dict):
        return {_key(key): _strict(item, digits) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_strict(item, digits) for item in value]
    if isinstance(value, complex):
        return {"real": _strict(value.real, digits), "imag": _strict(value.imag, digits)}
    return _strict(plain(value), digits) if hasattr(value, "tolist") else value


def _key(key: Any) -> str:
    """A key of the language as a key of JSON, which is a text."""
    return key if isinstance(key, str) else number(plain(key))
