"""The logarithm of gamma about 1 and 2, where it is 0 and the C library's has few digits."""

import math
from math import log1p

EULER_LESS = 0.42278433509846713  # 1 less Euler's constant
# (-1)^k (zeta(k) - 1) / k, from k = 2 on (DLMF 5.7.3; computed with mpmath).
COEFFICIENTS = (
    0.3224670334241132, -0.0673523010531981, 0.020580808427784546, -0.007385551028673986,
    0.0028905103307415234, -0.001192753911703261, 0.0005096695247430425, -0.00022315475845357939,
    9.945751278180853e-05, -4.492623673813314e-05, 2.050721277567069e-05, -9.439488275268397e-06,
    4.374866789907488e-06, -2.039215753801366e-06, 9.55141213040742e-07, -4.492469198764566e-07,
    2.1207184805554665e-07, -1.0043224823968099e-07, 4.7698101693639804e-08,
    -2.2711094608943164e-08, 1.0838659214896955e-08, -5.183475041970047e-09,
    2.4836745438024785e-09, -1.1921401405860912e-09, 5.731367241678862e-10,
    -2.7595228851242334e-10, 1.330476437424449e-10, -6.4229645638381e-11,
)  # fmt: skip


def above_two(s):
    """lgamma(2 + s) for |s| <= 1/2, a number or an array."""
    total = 0.0
    for c in reversed(COEFFICIENTS):
        total = total * s + c
    return s * (EULER_LESS + s * total)


def lgamma(x: float) -> float:
    """log |gamma(x)| of a number."""
    if 0.5 <= x < 1.5:
        return above_two(x - 1.0) - log1p(x - 1.0)
    return above_two(x - 2.0) if 1.5 <= x < 2.5 else math.lgamma(x)
