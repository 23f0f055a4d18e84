"""Probability densities and distribution functions, as scipy.stats has them.

Each is a function of a point, the parameters of its shape, and `loc` and `scale`, which move and
stretch it.  Outside of its support a density is 0 and its logarithm -inf.
"""

import math

from gradcli.ops.arithmetic import add, div, mul, pi_of, power, sqrt, sub, xlogy
from gradcli.ops.arrays import as_array
from gradcli.ops.comparisons import equal, less, less_equal, logical_and
from gradcli.ops.elementary import exp, log, log1p
from gradcli.ops.numpy_call import shape
from gradcli.ops.piecewise import absolute, floor, where
from gradcli.ops.reductions import total
from gradcli.ops.rows import none, smooth
from gradcli.ops.special.entropies import xlog1py
from gradcli.ops.special.error_functions import log_ndtr, ndtr, ndtri
from gradcli.ops.special.gamma_functions import beta, betaln, lgamma
from gradcli.ops.special.incomplete_gamma import (
    PARAMETER,
    beta_density,
    betainc,
    gamma_density,
    gammainc,
    gammaincc,
)
from gradcli.ops.special.scipy_rows import special_row

LOG_ROOT_2PI = 0.5 * math.log(2.0 * math.pi)


def _standard(x, loc, scale):
    return div(sub(as_array(x), loc), scale)


def _within(inside, value, outside):
    """The value on the support, and what stands outside of it."""
    return where(inside, value, outside)


# -- the normal distribution -----------------------------------------------------------------------
def normal_pdf(x, loc=0.0, scale=1.0):
    z = _standard(x, loc, scale)
    return div(exp(div(z * z, -2.0)), mul(sqrt(2.0 * pi_of(z)), scale))


def normal_logpdf(x, loc=0.0, scale=1.0):
    z = _standard(x, loc, scale)
    return -0.5 * (z * z) - log(scale) - LOG_ROOT_2PI


def normal_cdf(x, loc=0.0, scale=1.0):
    return ndtr(_standard(x, loc, scale))


def normal_logcdf(x, loc=0.0, scale=1.0):
    return log_ndtr(_standard(x, loc, scale))


def normal_sf(x, loc=0.0, scale=1.0):
    return ndtr(-_standard(x, loc, scale))


def normal_logsf(x, loc=0.0, scale=1.0):
    return log_ndtr(-_standard(x, loc, scale))


def normal_ppf(q, loc=0.0, scale=1.0):
    return add(mul(ndtri(as_array(q)), scale), loc)


# -- Student's t -----------------------------------------------------------------------------------
def student_logpdf(x, df, loc=0.0, scale=1.0):
    z = _standard(x, loc, scale)
    size = betaln(mul(0.5, df), 0.5) + 0.5 * log(df) + log(scale)
    return -size - mul(0.5, add(df, 1.0)) * log1p(div(z * z, df))


def student_pdf(x, df, loc=0.0, scale=1.0):
    """Far out by the power of |t| that governs there: t^2 would leave the range of numbers."""
    t = div(_standard(x, loc, scale), sqrt(df))
    far = less(1.0, absolute(t))
    inner, outer = where(far, 0.0, t), where(far, absolute(t), 1.0)
    inverse = div(1.0, outer)
    tail = div(power(outer, mul(-1.0, df)), outer)
    square = where(far, inverse * inverse, inner * inner)
    body = exp(mul(-0.5, add(df, 1.0)) * log1p(square))
    size = mul(sqrt(df), beta(mul(0.5, df), 0.5)) * scale
    return div(where(far, tail * body, body), size)


stdtr = special_row(  # the distribution function of Student's t with df degrees of freedom
    "stdtr",
    none("stdtr", "df"),
    smooth(lambda df, x, z: student_pdf(x, df)),
    values="gradcli.ops.special.values.gamma_values.stdtr",
    domain=(PARAMETER, (-math.inf, math.inf)),
    source="Abramowitz & Stegun 26.7.1",
    regular="df > 0",
)


def student_cdf(x, df, loc=0.0, scale=1.0):
    return stdtr(df, _standard(x, loc, scale))


def student_logcdf(x, df, loc=0.0, scale=1.0):
    return log(student_cdf(x, df, loc, scale))


# -- the gamma family ------------------------------------------------------------------------------
def gamma_logpdf(x, a, loc=0.0, scale=1.0):
    z = _standard(x, loc, scale)
    inside = xlogy(sub(a, 1.0), z) - z - lgamma(a) - log(scale)
    return _within(less_equal(0.0, z), inside, -math.inf)


def gamma_pdf(x, a, loc=0.0, scale=1.0):
    z = _standard(x, loc, scale)
    inside = less_equal(0.0, z)
    return _within(inside, div(gamma_density(a, where(inside, z, 1.0)), scale), 0.0)


def gamma_cdf(x, a, loc=0.0, scale=1.0):
    z = _standard(x, loc, scale)
    inside = less_equal(0.0, z)
    return _within(inside, gammainc(a, where(inside, z, 1.0)), 0.0)


def chi2_logpdf(x, df, loc=0.0, scale=1.0):
    return gamma_logpdf(x, mul(0.5, df), loc, mul(2.0, scale))


def chi2_pdf(x, df, loc=0.0, scale=1.0):
    return gamma_pdf(x, mul(0.5, df), loc, mul(2.0, scale))


def chi2_cdf(x, df, loc=0.0, scale=1.0):
    return gamma_cdf(x, mul(0.5, df), loc, mul(2.0, scale))


def poisson_logpmf(k, mu, loc=0.0):
    k = sub(as_array(k), loc)
    inside = logical_and(less_equal(0.0, k), equal(k, floor(k)))
    return _within(inside, xlogy(k, mu) - mu - lgamma(add(where(inside, k, 0.0), 1.0)), -math.inf)


def poisson_pmf(k, mu, loc=0.0):
    return exp(poisson_logpmf(k, mu, loc))


def poisson_cdf(k, mu, loc=0.0):
    k = floor(sub(as_array(k), loc))
    inside = less_equal(0.0, k)
    return _within(inside, gammaincc(add(where(inside, k, 0.0), 1.0), mu), 0.0)


# -- on an interval and on a simplex ---------------------------------------------------------------
def beta_logpdf(x, a, b, loc=0.0, scale=1.0):
    z = _standard(x, loc, scale)
    inside = xlogy(sub(a, 1.0), z) + xlog1py(sub(b, 1.0), -z) - betaln(a, b) - log(scale)
    return _within(_in_unit(z), inside, -math.inf)


def beta_pdf(x, a, b, loc=0.0, scale=1.0):
    z = _standard(x, loc, scale)
    inside = _in_unit(z)
    return _within(inside, div(beta_density(a, b, where(inside, z, 0.5)), scale), 0.0)


def beta_cdf(x, a, b, loc=0.0, scale=1.0):
    z = _standard(x, loc, scale)
    inside = _in_unit(z)
    return _within(inside, betainc(a, b, where(inside, z, 0.5)), where(less(z, 0.0), 0.0, 1.0))


def _in_unit(z):
    return logical_and(less_equal(0.0, z), less_equal(z, 1.0))


def dirichlet_logpdf(x, alpha):
    """x (k,) on the simplex, or (k, n) for n points; alpha (k,)."""
    x, alpha = as_array(x), as_array(alpha)
    size = total(lgamma(alpha)) - lgamma(total(alpha))
    weights = alpha[:, None] if len(shape(x)) > 1 else alpha
    return total(xlogy(weights - 1.0, x), axis=0) - size


def dirichlet_pdf(x, alpha):
    return exp(dirichlet_logpdf(x, alpha))
