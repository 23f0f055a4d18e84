"""Numbers that are known to lie between two others, and the digits of them that are certain."""

WIDE = 3  # digits of the ends of what has no digit that is certain


class Proven:
    """A real number that is known to lie between `low` and `high`, whole numbers times 10**power.

    digits: how many are shown at most; `enclosed`: shown as both ends, else as the digits that both
    round to.
    """

    __slots__ = ("low", "high", "power", "digits", "enclosed")

    def __init__(self, low: int, high: int, power: int, digits: int, enclosed: bool = False):
        self.low, self.high, self.power = low, high, power
        self.digits, self.enclosed = digits, enclosed

    @property
    def certain(self) -> int:
        """How many significant digits are known, `digits` at most."""
        return next((n for n in range(self.digits, 0, -1) if self._rounded(n) is not None), 0)

    def _rounded(self, digits: int) -> tuple[int, int] | None:
        """The whole number and the power of ten that both ends round to; None where they differ."""
        low = _rounded(self.low, digits, 0)
        return low if low == _rounded(self.high, digits, 0) else None

    def text(self, digits: int | None = None) -> str:
        """The digits that are certain, or both ends rounded outward where none is."""
        digits = min(digits or self.digits, self.digits)
        if not self.enclosed:
            exact = self.low == self.high
            for n in range(digits, 0, -1):
                found = self._rounded(n)
                if found is not None:
                    return _decimal(*found, self.power, 0 if exact else n)
            digits = min(digits, WIDE)
        return f"[{', '.join(self.ends(digits))}]"

    def ends(self, digits: int | None = None) -> list[str]:
        """Both ends, rounded outward to so many digits."""
        digits = min(digits or self.digits, self.digits)
        ends = _rounded(self.low, digits, -1), _rounded(self.high, digits, 1)
        zeros = 0 if self.low == self.high else digits
        return [_decimal(*end, self.power, zeros) for end in ends]

    __str__ = __repr__ = text


def _rounded(whole: int, digits: int, toward: int) -> tuple[int, int]:
    """A whole number to so many digits, and the power of ten that is left out, as many as may be.

    toward: 0 the nearest, of two the even one; 1 upward, -1 downward.
    """
    text = str(abs(whole))
    out = max(len(text) - digits, 0)
    down, rest = divmod(whole, 10**out)
    up = toward > 0 and rest > 0
    if not toward:
        up = 2 * rest > 10**out or (2 * rest == 10**out and down % 2 == 1)
    found = down + up
    zeros = len(str(found)) - len(str(found).rstrip("0")) if found else 0
    return found // 10**zeros, out + zeros if found else 0


def _decimal(whole: int, power: int, more: int, digits: int) -> str:
    """whole * 10**(power + more) as Python writes a float, with zeros up to so many digits."""
    if not whole:
        return "0"
    sign, text, power = "-" * (whole < 0), str(abs(whole)), power + more
    zeros = max(digits - len(text), 0)
    text, power = text + "0" * zeros, power - zeros
    first = len(text) - 1 + power  # the power of ten of the first digit
    if power >= 0 and first < max(digits, 16):
        return f"{sign}{text}{'0' * power}"
    if -5 < first < 0:
        return f"{sign}0.{'0' * (-first - 1)}{text}"
    if 0 <= first < max(digits, 16):
        return f"{sign}{text[: first + 1]}.{text[first + 1 :]}"
    rest = f".{text[1:]}" if text[1:] else ""
    return f"{sign}{text[0]}{rest}e{'+' if first >= 0 else '-'}{abs(first):02d}"
