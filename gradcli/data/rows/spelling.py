"""Numbers as rows spell them: the shortest text that reads back, in the spelling of polars.

It differs from Python's where a number is small: 0.00001234 for 1.234e-05, and 1.5e-7 for 1.5e-07.
"""


def spelled(x: float) -> str:
    """A number's text."""
    text = repr(x)
    if text[-4:-2] != "e-":
        return text
    digits, _, power = text.partition("e-")
    if power != "05":
        return f"{digits}e-{power.lstrip('0')}"
    sign = "-" if digits[0] == "-" else ""
    return f"{sign}0.0000{digits.lstrip('-').replace('.', '')}"
