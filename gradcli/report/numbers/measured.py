"""A value with its standard uncertainty, rounded as the GUM says (JCGM 100:2008, 7.2.6).

The uncertainty has two significant digits, and the value ends where it ends.
"""

from math import floor, isfinite, log10

U_DIGITS = 2
PLAIN = 9  # digits before the point, and zeros after it, of what is written without an exponent
SMALL = -4


def measured(value: float, u: float | None, digits: int | None = None, ascii: bool = False) -> str:
    """`254.03 ± 0.16`; `digits` are those of the uncertainty.

    Where there is none to round by, as of one that is 0, the value has six digits.
    """
    sign = "+/-" if ascii else "±"
    if u is None:
        return f"{value:.6g}"
    if not (isfinite(value) and isfinite(u) and u > 0):
        return f"{value:.6g} {sign} {u:.3g}"
    digits = digits or U_DIGITS
    place = _place(u) - digits + 1  # of the last digit, as a power of ten
    if _place(round(u, -place)) > _place(u):  # 0.0996 is 0.10
        place += 1
    first = max(_place(value) if value else place, place + digits - 1)
    if SMALL <= first <= PLAIN and place <= 0:
        return f"{_unsigned(f'{value:.{-place}f}')} {sign} {u:.{-place}f}"
    shown = first - place
    scale = 10.0**first
    if not (0 < scale < float("inf")):
        return f"{value:.{max(shown, 0)}e} {sign} {u:.{digits - 1}e}"
    return f"({value / scale:.{shown}f} {sign} {u / scale:.{shown}f})e{first:+03d}"


def ended(value: float, u: float, digits: int | None = None) -> str:
    """A number that ends where one with the uncertainty u does."""
    if not (isfinite(value) and isfinite(u) and u > 0):
        return f"{value:.6g}"
    digits = digits or U_DIGITS
    place = _place(u) - digits + 1
    first = max(_place(value) if value else place, place + digits - 1)
    if SMALL <= first <= PLAIN and place <= 0:
        return _unsigned(f"{value:.{-place}f}")
    return f"{value:.{max(first - place, 0)}e}"


def _unsigned(text: str) -> str:
    """A number that is rounded to 0 without its sign."""
    return text.lstrip("-") if not text.strip("-0.") else text


def _place(x: float) -> int:
    """The power of ten of the first digit of a number."""
    return floor(log10(abs(x))) if x else 0
