"""Rows of logarithms that have a limit where their argument is 0, and of robust losses.

Entropies, log-odds, power transforms (Box & Cox 1964).
"""

import math

from gradcli.ops.arithmetic import div, power, square
from gradcli.ops.comparisons import equal, less, less_equal
from gradcli.ops.elementary import exp, hypot, log, log1p
from gradcli.ops.logistic import sigmoid
from gradcli.ops.piecewise import absolute, where
from gradcli.ops.rows import POSITIVE, REAL, linear, smooth
from gradcli.ops.special.integrals import exp_moment, log_moment
from gradcli.ops.special.scipy_rows import special_row

UNIT = (0.0, 1.0)
VALUES = "gradcli.ops.special.values.logarithm_values."

# -- entropies ------------------------------------------------------------------------------------
entr = special_row(
    "entr",
    smooth(lambda x, z: -(log(x) + 1.0)),
    domain=(POSITIVE,),
    undefined=((0, "negative"),),
    ball=lambda x: 0 if x.is_zero() else -x * x.log(),
)
rel_entr = special_row(  # x log(x/y)
    "rel_entr",
    smooth(lambda x, y, z: log_ratio(x, y) + 1.0),
    smooth(lambda x, y, z: -div(x, y)),
    domain=(POSITIVE, POSITIVE),
    ball=lambda x, y: 0 if x.is_zero() and y >= 0 else x * (x / y).log(),
)


def _of_kl_div(x, y, z):
    """1 - x/y, where x is near y as a quotient of their difference."""
    near = less(absolute(y - x), 0.5 * y)
    return where(near, div(y - x, y), 1.0 - div(x, y))


kl_div = special_row(  # x log(x/y) - x + y
    "kl_div",
    smooth(lambda x, y, z: log_ratio(x, y)),
    smooth(_of_kl_div),
    values=VALUES + "kl_div",
    domain=(POSITIVE, POSITIVE),
    ball=lambda x, y: y if x.is_zero() and y >= 0 else x * (x / y).log() - x + y,
)
log_ratio = special_row(  # log(x/y), also where x/y overflows
    "log_ratio",
    smooth(lambda x, y, z: div(1.0, x)),
    smooth(lambda x, y, z: div(-1.0, y)),
    values=VALUES + "log_ratio",
    domain=(POSITIVE, POSITIVE),
    regular="x*y > 0",
    ball=lambda x, y: (x / y).log(),
)
xlog1py = special_row(
    "xlog1py",
    linear(lambda g, x, y, z: xlog1py(g, y)),
    smooth(lambda x, y, z: div(x, 1.0 + y)),
    domain=(REAL, (-1.0, math.inf)),
    undefined=((1, "not above -1"),),
    ball=lambda x, y: 0 if x.is_zero() else x * y.log1p(),
)

# -- log-odds -------------------------------------------------------------------------------------
logit = special_row(
    "logit",
    smooth(lambda p, z: div(1.0, p * (1.0 - p))),
    domain=(UNIT,),
    undefined=((0, "outside (0, 1)"),),
    source="DLMF 4.6",
    ball=lambda p: p.log() - (-p).log1p(),
)
log_expit = special_row("log_expit", smooth(lambda x, z: sigmoid(-x)), ball="balls.log_expit")


# -- power transforms, and their limits for the exponent 0 ----------------------------------------
def _along_boxcox(x, lmbda, z):
    """x^(lmbda - 1); of a small lmbda the difference would round."""
    small = less(absolute(lmbda), 0.5)
    return where(small, div(power(x, lmbda), x), power(x, where(small, 0.0, lmbda) - 1.0))


def _along_boxcox1p(x, lmbda, z):
    """(1 + x)^(lmbda - 1), about x = 0 by log1p."""
    near = less(absolute(x), 0.5)
    inner = exp((lmbda - 1.0) * log1p(where(near, x, 0.0)))
    return where(near, inner, _along_boxcox(1.0 + where(near, 0.0, x), lmbda, z))


def _by_exponent(logs, lmbda):
    """The derivative of expm1(lmbda logs) / lmbda by lmbda."""
    return square(logs) * exp_moment(1, lmbda * logs)


def _over_base(z, y, lmbda):
    """z / (1 + lmbda y), for a large lmbda by 1/lmbda: else its derivatives overflow on the way."""
    large = less(1.0, absolute(lmbda))
    inner = where(large, lmbda, 1.0)
    by_inverse = div(div(z, inner), div(1.0, inner) + y)
    return where(large, by_inverse, div(z, 1.0 + where(large, 0.0, lmbda) * y))


def _of_inverse(z, y, lmbda):
    """z times the derivative of log(1 + t) / lmbda by lmbda, t = lmbda y: y^2 times an integral,
    for large t (log(1 + t) - t / (1 + t)) / lmbda^2.  0 where z is: y^2 may be infinite there."""
    large = less(4.0, lmbda * y)
    y_near, y_far = where(large, 0.0, y), where(large, y, 4.0)
    near = y_near * log_moment(1, 1.0 + lmbda * y_near) * y_near
    factor = where(large, lmbda, 1.0)
    over = div(div(1.0, factor), y_far)  # 1/t
    logs = log_ratio(absolute(factor), div(1.0, absolute(y_far))) + log1p(over)
    far = div(div(logs - div(1.0, 1.0 + over), factor), factor)
    return where(equal(z, 0.0), 0.0, -z * where(large, far, near))


boxcox = special_row(  # (x^lmbda - 1) / lmbda
    "boxcox",
    smooth(_along_boxcox, lambda x, lmbda, z: power(x, lmbda - 1.0)),
    smooth(lambda x, lmbda, z: _by_exponent(log(x), lmbda)),
    values=VALUES + "boxcox",
    domain=(POSITIVE, (-2.0, 2.0)),
    convention="log(x) for lmbda = 0, its limit",
    regular="x > 0",
    ball=lambda x, p: x.log() * (p * x.log()).hypgeom_1f1(1, 2),
)
boxcox1p = special_row(  # ((1+x)^lmbda - 1) / lmbda
    "boxcox1p",
    smooth(_along_boxcox1p, lambda x, lmbda, z: power(1.0 + x, lmbda - 1.0)),
    smooth(lambda x, lmbda, z: _by_exponent(log1p(x), lmbda)),
    values=VALUES + "boxcox1p",
    domain=((-1.0, math.inf), (-2.0, 2.0)),
    convention="log1p(x) for lmbda = 0, its limit",
    regular="x > -1",
    ball=lambda x, p: x.log1p() * (p * x.log1p()).hypgeom_1f1(1, 2),
)
inv_boxcox = special_row(  # (lmbda y + 1)^(1/lmbda)
    "inv_boxcox",
    smooth(
        lambda y, lmbda, z: _over_base(z, y, lmbda),
        lambda y, lmbda, z: div(z, 1.0 + lmbda * y),
    ),
    smooth(
        lambda y, lmbda, z: _of_inverse(z, y, lmbda),
        lambda y, lmbda, z: -z * square(y) * log_moment(1, 1.0 + lmbda * y),
    ),
    domain=((-0.4, 0.4), (-2.0, 2.0)),
    convention="exp(y) for lmbda = 0, its limit",
    regular="lmbda*y > -1",
    ball=lambda y, p: (y if p.is_zero() else (p * y).log1p() / p).exp(),
)
inv_boxcox1p = special_row(  # (lmbda y + 1)^(1/lmbda) - 1
    "inv_boxcox1p",
    smooth(
        lambda y, lmbda, z: _over_base(inv_boxcox(y, lmbda), y, lmbda),
        lambda y, lmbda, z: div(inv_boxcox(y, lmbda), 1.0 + lmbda * y),
    ),
    smooth(
        lambda y, lmbda, z: _of_inverse(inv_boxcox(y, lmbda), y, lmbda),
        lambda y, lmbda, z: -inv_boxcox(y, lmbda) * square(y) * log_moment(1, 1.0 + lmbda * y),
    ),
    values=VALUES + "inv_boxcox1p",
    domain=((-0.4, 0.4), (-2.0, 2.0)),
    convention="expm1(y) for lmbda = 0, its limit",
    regular="lmbda*y > -1",
    ball=lambda y, p: (y if p.is_zero() else (p * y).log1p() / p).expm1(),
)


# -- robust losses --------------------------------------------------------------------------------
def huber(delta, r):
    """r^2/2 where |r| <= delta, delta (|r| - delta/2) beyond; infinite for delta < 0."""
    size = absolute(r)
    loss = where(less_equal(size, delta), 0.5 * (r * r), delta * (size - 0.5 * delta))
    return _unless_negative(delta, loss)


def pseudo_huber(delta, r):
    """delta^2 (sqrt(1 + (r/delta)^2) - 1), without its cancellation; infinite for delta < 0."""
    total = hypot(delta, r) + delta
    nothing = equal(total, 0.0)
    return _unless_negative(delta, delta * r * div(r, where(nothing, 1.0, total)))


def _unless_negative(delta, loss):
    if type(delta) is float and delta >= 0.0:  # the printed program asks nothing either
        return loss
    return where(less(delta, 0.0), math.inf, loss)
