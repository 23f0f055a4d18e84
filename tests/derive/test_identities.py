"""Each row of the identities shortens what it is for, and its two sides have one value."""

import mpmath
import pytest
from test_algebra import exact, number, operations, simple

from gradcli.derive.algebra.identities import (
    AT_ZERO,
    DOUBLES,
    EVEN,
    INVERSES,
    ODD,
    PAIRS,
    QUOTIENTS,
    SQUARES,
    TWICE,
)

POINT = {"x": 0.43, "y": 1.7}


def called(op, argument: str = "x") -> str:
    return f"{op.name.replace('arc', 'a')}({argument})"


def to_power(op, k: int) -> str:
    return called(op) if k == 1 else f"1/{called(op)}" if k == -1 else f"{called(op)}**({k})"


SIDES = {
    **{
        f"({to_power(row.f, row.i)})*({to_power(row.g, row.j)})": to_power(row.to, row.k)
        for row in QUOTIENTS
    },
    **{
        f"{called(f)}**2 - ({c})": f"{'-' if k < 0 else ''}{to_power(g, n)}"
        for f, c, k, g, n in SQUARES
    },
    **{f"2*{called(f)}*{called(g)}": called(f, "2*x") for f, g in DOUBLES.items()},
    **{f"{called(f)}**2 + {k}*{called(g)}**2": called(f, "2*x") for f, (g, k) in TWICE.items()},
    **{f"exp(x) + {k}*exp(-x)": f"2*{called(g)}" for k, g in PAIRS.items()},
    **{f"y - {called(f, '-x')}": f"y + {called(f)}" for f in ODD},
    **{called(f, "-x"): called(f) for f in EVEN},
    **{called(f, "x - x"): str(float(f.value(0.0))) for f in AT_ZERO},
    **{called(f, called(g)): "x" for f, g in INVERSES},
}


@pytest.mark.parametrize("text", sorted(SIDES))  # rows of sets come in any order
@mpmath.workdps(30)
def test_an_identity_shortens_and_keeps_values(text):
    short, point = simple(text), {n: number(x) for n, x in POINT.items()}
    assert exact(short, point) == pytest.approx(exact(text, point), rel=1e-25, abs=1e-25)
    assert operations(short) <= operations(SIDES[text])


ROWS_OF_SIGNS = [f"y - {called(f, '-x')}" for f in ODD] + [called(f, "-x") for f in EVEN]


@pytest.mark.parametrize("text", sorted(ROWS_OF_SIGNS))
def test_no_sign_stays_in_an_odd_or_an_even_function(text):
    assert "-" not in simple(text)
