"""How large the calculator's integers may be: exact up to 2**BITS, and past that an error.

Python's own have no end, and 10^10^10 would take minutes and gigabytes; the bound is asked before
such a number is made.
"""

from gradcli.errors import Diagnostic

BITS = 4096
LIMIT = 2**BITS
FLOAT_BITS = 1024  # of the largest float
SHOWN = 20  # digits of an integer in a message


def too_large(what: str, bits: int = BITS) -> Diagnostic:
    """The error of `what`, an integer past the limit of so many bits."""
    return Diagnostic(
        "E0203",
        f"{what} is too large: past 2**{bits}",
        help="with a decimal point, as in 2.0^100, it is a float: of 16 digits, up to 1.8e308",
    )


def past_floats(values) -> Diagnostic | None:
    """The error of an integer among `values` that no float can hold; None where each has one."""
    for x in values:
        if type(x) is int and x.bit_length() > FLOAT_BITS:
            return Diagnostic(
                "E0203",
                f"the integer {shown(x)}, of {len(str(abs(x)))} digits, is too large for a float",
                help="floats go up to 1.8e308; math.log takes integers of any length",
            )
    return None


def shown(x: int) -> str:
    """An integer in a message, a long one by its digits at both ends."""
    text = str(x)
    return text if len(text) <= SHOWN else f"{text[:6]}…{text[-3:]}"
