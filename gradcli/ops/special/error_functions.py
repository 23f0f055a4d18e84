"""Rows of error functions and of the normal distribution.

The exponential that a derivative has is taken from the function's own value where that is known to
more digits: exp(z^2) = erfcx(z) / erfc(z).
"""

import math

from gradcli.ops.arithmetic import as_call, div, pi_of, sqrt
from gradcli.ops.dispatch import row
from gradcli.ops.elementary import cos, exp, sin
from gradcli.ops.rows import STATIC, smooth
from gradcli.ops.special.scipy_rows import special_row
from gradcli.ops.values import gaussian_value

ROOT_PI, ROOT_2PI, HALF_ROOT = math.sqrt(math.pi), math.sqrt(2.0 * math.pi), math.sqrt(0.5)
VALUES = "gradcli.ops.special.values.error_values."

gaussian = row(  # the n-th derivative of exp(-x^2): a Hermite polynomial times it
    "gaussian",
    STATIC,
    smooth(lambda n, x, z: gaussian(n + 1, x)),
    value=gaussian_value,
    array="gradcli.ops.numpy_functions.gaussian",
    series="gradcli.ops.special.density_series.gaussian_series",
    ball=lambda n, x: (-1) ** n * x.hermite_h(n) * (-x * x).exp(),
)
erf = row(
    "erf",
    smooth(
        lambda x, z: div(2.0, sqrt(pi_of(x))) * gaussian(0, x),
        lambda x, z: div(2 * exp(-(x * x)), sqrt(pi_of(x))),
    ),
    value=math.erf,
    array="scipy.special.erf",
    ball="erf",
)
erfc = row(
    "erfc",
    smooth(
        lambda x, z: div(-2.0, sqrt(pi_of(x))) * gaussian(0, x),
        lambda x, z: div(-2 * exp(-(x * x)), sqrt(pi_of(x))),
    ),
    value=math.erfc,
    array="scipy.special.erfc",
    ball="erfc",
)

erfcx = special_row(  # exp(x^2) erfc(x)
    "erfcx",
    smooth(lambda x, z: -2.0 * erfc_integral(1, x)),
    source="DLMF 7.18.4",
    ball=lambda x: (x * x).exp() * x.erfc(),
)
erfc_integral = special_row(  # exp(x^2) times the n-th repeated integral of erfc
    "erfc_integral",
    STATIC,
    smooth(lambda n, x, z: -2.0 * (n + 1) * erfc_integral(n + 1, x)),
    values=VALUES + "erfc_integral",
    source="DLMF 7.18.4",
    ball="balls.erfc_integral",
)
erfinv = special_row(
    "erfinv",
    smooth(
        lambda x, z: 0.5 * ROOT_PI * exp(z * z),
        lambda x, z: div(sqrt(pi_of(x)) * exp(z * z), 2),
    ),
    domain=((-1.0, 1.0),),
    undefined=((0, "outside (-1, 1)"),),
    source="DLMF 7.17.1",
    ball="erfinv",
)
erfcinv = special_row(
    "erfcinv",
    smooth(
        lambda x, z: -0.5 * ROOT_PI * div(erfcx(z), x),
        lambda x, z: div(-(sqrt(pi_of(x)) * erfcx(z)), 2 * x),
    ),
    domain=((0.0, 2.0),),
    undefined=((0, "outside (0, 2)"),),
    source="DLMF 7.17.1",
    ball="erfcinv",
)
erfi = special_row(  # erf(ix)/i
    "erfi",
    smooth(
        lambda x, z: div(2.0, sqrt(pi_of(x))) * exp(x * x),
        lambda x, z: div(2 * exp(x * x), sqrt(pi_of(x))),
    ),
    values=VALUES + "erfi",
    source="DLMF 7.2.1",
    ball="erfi",
)
dawsn = special_row(  # exp(-x^2) times the integral of exp(t^2) from 0 to x
    "dawsn",
    smooth(lambda x, z: dawsn_derivative(1, x)),
    values=VALUES + "dawsn",
    source="DLMF 7.10.1",
    ball=lambda x: 0.5 * x.pi().sqrt() * (-x * x).exp() * x.erfi(),
)
dawsn_derivative = special_row(
    "dawsn_derivative",
    STATIC,
    smooth(lambda n, x, z: dawsn_derivative(n + 1, x)),
    values=VALUES + "dawson_derivative",
    source="DLMF 7.10.1",
    ball="balls.dawsn_derivative",
)

# -- Fresnel integrals ----------------------------------------------------------------------------
fresnels = special_row(
    "fresnels",
    smooth(
        lambda x, z: sin(0.5 * math.pi * (x * x)),
        lambda x, z: sin(div(pi_of(x) * (x * x), 2)),
    ),
    values=VALUES + "fresnels",
    source="DLMF 7.2.8",
    ball="fresnel_s",
)
fresnelc = special_row(
    "fresnelc",
    smooth(
        lambda x, z: cos(0.5 * math.pi * (x * x)),
        lambda x, z: cos(div(pi_of(x) * (x * x), 2)),
    ),
    values=VALUES + "fresnelc",
    source="DLMF 7.2.7",
    ball="fresnel_c",
)


def fresnel(x):
    """The tuple S(x), C(x)."""
    return fresnels(x), fresnelc(x)


# -- the normal distribution ----------------------------------------------------------------------

ndtr = special_row(
    "ndtr",
    smooth(
        lambda x, z: gaussian(0, HALF_ROOT * x) / ROOT_2PI,
        lambda x, z: div(exp(-div(x * x, 2)), sqrt(2 * pi_of(x))),
    ),
    values=VALUES + "ndtr",
    source="DLMF 7.1.22",
    ball="balls.ndtr",
)
log_ndtr = special_row(
    "log_ndtr",
    smooth(lambda x, z: log_ndtr_derivative(1, x)),
    source="DLMF 7.8.1",
    ball="balls.log_ndtr",
)
log_ndtr_derivative = special_row(
    "log_ndtr_derivative",
    STATIC,
    smooth(lambda n, x, z: log_ndtr_derivative(n + 1, x)),
    values=VALUES + "log_ndtr_derivative",
    undefined=((0, "below 1"),),
    regular="n > 0",
    source="DLMF 7.9.2",
    ball="balls.log_ndtr_derivative",
)
ndtri = special_row(
    "ndtri",
    smooth(
        lambda p, z: 0.5 * ROOT_2PI * div(erfcx(-HALF_ROOT * z), p),
        lambda p, z: div(sqrt(div(pi_of(p), 2)) * erfcx(-div(z, as_call(sqrt, 2, p))), p),
    ),
    domain=((0.0, 1.0),),
    undefined=((0, "outside (0, 1)"),),
    source="DLMF 7.17.1",
    ball="balls.ndtri",
)
