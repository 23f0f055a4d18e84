"""Elementary functions that programs call more rarely: sinc, degrees, logarithms to other bases.

The derivatives of sinc(x) = sin(pi x)/(pi x) are a row of their own, since quotients by x lose
their digits near 0.  From x sinc(x) = sin(pi x)/pi, differentiated n times:

    x s_n + n s_(n-1) = pi^(n-1) sin(pi x + n pi/2)
"""

import math

from gradcli.ops.arrays import as_array
from gradcli.ops.reductions import euclidean
from gradcli.ops.scalar import mul, power, sigmoid, sub
from gradcli.ops.table import STATIC, row, smooth
from gradcli.ops.values import logaddexp2_value, sinc_derivative_value

RADIANS, LOG2 = math.pi / 180.0, math.log(2.0)

sinc = row(
    "sinc",
    smooth(lambda x, z: sinc_derivative(1, x)),
    value=lambda x: sinc_derivative_value(0, x),
    array="gradcli.ops.twins.sinc",
    convention="smooth, its limit 1 at 0",
)
sinc_derivative = row(  # of order n
    "sinc_derivative",
    STATIC,
    smooth(lambda n, x, z: sinc_derivative(n + 1, x)),
    value=sinc_derivative_value,
    array="gradcli.ops.twins.sinc_derivative",
)
logaddexp2 = row(
    "logaddexp2",
    smooth(lambda x, y, z: sigmoid(LOG2 * sub(x, y))),
    smooth(lambda x, y, z: sigmoid(LOG2 * sub(y, x))),
    value=logaddexp2_value,
)


def radians(x):
    """An angle in degrees in radians."""
    return mul(x, RADIANS)


def degrees(x):
    """An angle in radians in degrees."""
    return mul(x, 1.0 / RADIANS)


def float_power(x, y):
    """x to the power y, as a float also of integers."""
    return power(mul(1.0, x), mul(1.0, y))


def dist(p, q):
    """The distance between two points, each a list or a vector of coordinates."""
    return euclidean(sub(as_array(p), as_array(q)))
