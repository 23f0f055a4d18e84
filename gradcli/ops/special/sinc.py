"""Rows of sinc(x) = sin(pi x)/(pi x) and its derivatives.

The derivatives are a row of their own, since quotients by x lose their digits near 0.  From
x sinc(x) = sin(pi x)/pi, differentiated n times:

    x s_n + n s_(n-1) = pi^(n-1) sin(pi x + n pi/2)
"""

from gradcli.ops.dispatch import row
from gradcli.ops.rows import STATIC, smooth
from gradcli.ops.values import sinc_derivative_value

sinc = row(
    "sinc",
    smooth(lambda x, z: sinc_derivative(1, x)),
    value=lambda x: sinc_derivative_value(0, x),
    array="gradcli.ops.numpy_functions.sinc",
    convention="smooth, its limit 1 at 0",
    ball="sinc_pi",
)
sinc_derivative = row(  # of order n
    "sinc_derivative",
    STATIC,
    smooth(lambda n, x, z: sinc_derivative(n + 1, x)),
    value=sinc_derivative_value,
    array="gradcli.ops.numpy_functions.sinc_derivative",
    ball="balls.sinc_derivative",
)
