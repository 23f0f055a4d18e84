"""Over what length the rows of gamma's family, of zeta's and of entropies move.

`GAMMA_SCALES[name](i, *x)` is the distance from x to the next singularity by argument i, or where
that is less the length over which the row changes by a part of itself: steps that are small beside
it lose no more digits than they must, at any size of x.
"""

from collections.abc import Callable

import mpmath
from mpmath import mpf

ONE, HALF = mpf(1), mpf(1) / 2


def _from_pole(x):
    """How far x is from the next pole of gamma."""
    return x if x > HALF else abs(x - mpmath.nint(x)) or ONE


def _over(rate):
    """The length over which something grows at a relative rate, at most 1."""
    return 1 / max(ONE, abs(rate))


def _beta(i, a, b):
    a, b = (b, a) if i else (a, b)
    return min(_betaln(0, a, b), 1 / max(abs(mpmath.log(abs(1 + b / a))), ONE / 10**320))


def _betaln(i, a, b):
    return min(_from_pole((a, b)[i]), _from_pole(a + b))


def _poch(i, x, m):
    return min(ONE, _from_pole(x + m)) * _over(mpmath.log(abs(x + m)))


def _binom(i, n, k):
    inner = _over(mpmath.log(1 + abs(n - k))) * _over(mpmath.log(1 + abs(k)))
    return min(ONE, _from_pole(n + 1)) * inner if i == 0 else inner


def _gamma_density(i, a, x):
    spread = mpmath.sqrt(1 + a)
    if i == 0:
        return 1 / max(1 / spread, abs(mpmath.log(x / a)) if a > 1 else 1 + abs(mpmath.log(x)))
    return x / max(ONE, abs(a - 1 - x), spread)


def _quantile(i, a, p):
    return min(p, 1 - p) * min(ONE, a)


def _beta_density(i, a, b, x):
    y = 1 - x
    if i < 2:
        return min(ONE, a + b) / (1 + abs(mpmath.log((x, y)[i])) + mpmath.log1p(max(a / b, b / a)))
    rate = max(ONE, abs((a - 1) * y - (b - 1) * x), mpmath.sqrt(1 + min(a, b)))
    return min(x, y) / rate


def _stdtr(i, df, x):
    width = mpmath.sqrt(df + x * x)
    return min(width, 1 / max((df + 1) * abs(x) / width**2, 1 / width))


def _lambert(i, x, k):
    from_branch = x + mpmath.exp(-1)
    return from_branch if k == 0 else min(from_branch, -x)


def _exp_moment(i, *x):
    return max(ONE, -x[-1])


def _boxcox(i, x, exponent):
    if i == 0:
        return x / (1 + abs(exponent))
    slope = mpmath.log(abs(x)) or ONE
    return max(1 / abs(slope), abs(exponent) if exponent * slope < -1 else 0)


def _inv_boxcox(i, y, exponent):
    t = exponent * y
    if i == 0:
        return (1 + t) / max(ONE, abs(exponent))
    if not y:
        return ONE
    rate = y**2 if abs(t) < ONE / 1000 else (mpmath.log1p(t) - t / (1 + t)) / exponent**2
    return min((1 + t) / abs(y), 1 / abs(rate))


GAMMA_SCALES: dict[str, Callable] = {
    "gamma": lambda i, x: min(ONE, _from_pole(x)),
    "lgamma": lambda i, x: _from_pole(x),
    "digamma": lambda i, x: _from_pole(x),
    "polygamma": lambda i, n, x: _from_pole(x),
    "polygamma_difference": lambda i, n, a, b: (
        _from_pole(a + b) if i == 2 else min(_from_pole(a), _from_pole(a + b))
    ),
    "gammasgn": lambda i, x: _from_pole(x),
    "rgamma": lambda i, x: _over(mpmath.log(1 + abs(x))),
    "rgamma_derivative": lambda i, n, x: _over(mpmath.log(1 + abs(x))),
    "factorial": lambda i, x: min(ONE, _from_pole(x + 1)),
    "beta": _beta,
    "betaln": _betaln,
    "poch": _poch,
    "binom": _binom,
    "gamma_density": _gamma_density,
    "gammainc": _gamma_density,
    "gammaincc": _gamma_density,
    "gammaincinv": _quantile,
    "gammainccinv": _quantile,
    "beta_density": _beta_density,
    "betainc": _beta_density,
    "betaincc": _beta_density,
    "stdtr": _stdtr,
    "hurwitz_zeta": lambda i, x, q: q / (1 + x),
    "lambert_branch": _lambert,
    "spence": lambda i, x: x,
    "log_moment": lambda i, n, x: x,
    "exprel": _exp_moment,
    "exp_moment": _exp_moment,
    "entr": lambda i, x: x,
    "rel_entr": lambda i, *x: x[i],
    "kl_div": lambda i, *x: x[i],
    "log_ratio": lambda i, *x: x[i],
    "xlog1py": lambda i, x, y: 1 + y if i else abs(x) or ONE,
    "logit": lambda i, p: min(p, 1 - p),
    "log_expit": lambda i, x: ONE,
    "boxcox": _boxcox,
    "boxcox1p": lambda i, x, exponent: _boxcox(i, 1 + x, exponent),
    "inv_boxcox": _inv_boxcox,
    "inv_boxcox1p": _inv_boxcox,
}
