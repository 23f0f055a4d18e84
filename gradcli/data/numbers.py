"""Numbers as data spells them, read by a pattern of our own.

Python's `float` also takes `1_0` and full-width digits, which no data means.
"""

import re

NUMBER = re.compile(r"[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?")
WORDS = {
    "nan": float("nan"), "inf": float("inf"), "+inf": float("inf"), "-inf": float("-inf"),
    "NaN": float("nan"), "Infinity": float("inf"), "-Infinity": float("-inf"),
    "True": True, "False": False,
}  # fmt: skip
LAST = frozenset("0123456789.")  # what a number ends with, which long texts are asked first
INTEGER_DIGITS = 308  # a longer integer may be no float


def is_number(text: str) -> bool:
    """Whether `text` spells a number, be it too large for a float."""
    return NUMBER.fullmatch(text) is not None or text in WORDS


def number(text: str) -> float | int | bool | None:
    """The number that `text` spells, an integer where it is one; None where it spells none.

    Raises OverflowError for a number too large for a float.
    """
    if text[-1:] not in LAST or NUMBER.fullmatch(text) is None:
        return WORDS.get(text)
    if text.lstrip("+-").isdigit() and len(text) <= INTEGER_DIGITS:
        return int(text)
    value = float(text)
    if value - value != 0:
        raise OverflowError(f"the number is too large for a float: {text[:40]}")
    return value
