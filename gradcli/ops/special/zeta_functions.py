"""Rows of the zeta functions and of Lambert's W.

By the exponent x of a zeta function no derivative is in closed form.
"""

import math

from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import div
from gradcli.ops.comparisons import less
from gradcli.ops.elementary import exp
from gradcli.ops.piecewise import absolute, where
from gradcli.ops.rows import STATIC, none, smooth
from gradcli.ops.special.scipy_rows import special_row


def _by_shift(x, q, z):
    """-x zeta(x + 1, q); far out z times the quotient of the two expansions of DLMF 25.11.43, as
    the digits that x + 1 lacks would be some log(q) as many of its power."""
    far = less(1e4 * x, q)
    w = div(1.0, where(far, q, 1e4 * x))
    shifted = 1.0 + x * w * (0.5 + (x + 1.0) * w / 12.0)
    ratio = shifted / (1.0 + (x - 1.0) * w * (0.5 + x * w / 12.0))
    return -where(far, z * ((x - 1.0) * w * ratio), x * hurwitz_zeta(x + 1.0, where(far, 1.0, q)))


hurwitz_zeta = special_row(  # the sum of (k + q)^-x over k from 0
    "hurwitz_zeta",
    none("zeta", "x"),
    smooth(_by_shift, lambda x, q, z: -x * hurwitz_zeta(x + 1.0, q)),
    values="scipy.special.zeta",
    domain=((1.5, 4.0), (0.0, math.inf)),
    source="DLMF 25.11.17",
    regular="x > 1, q > 0; elsewhere but at poles",
    ball=lambda x, q: x.zeta(q),
)
riemann_zeta = special_row(  # the sum of k^-x over k from 1
    "riemann_zeta",
    none("zeta", "x"),
    values="scipy.special.zeta",
    domain=((1.5, 4.0),),
    undefined=((0, "1"),),
    source="DLMF 25.2.1",
    regular="x != 1",
    ball="zeta",
)


def zeta(x, q=None):
    """Hurwitz's zeta function, or with q left out Riemann's."""
    return riemann_zeta(x) if q is None else hurwitz_zeta(x, q)


def _of_lambert(x, k, z):
    """1 / (x + exp(z)): by x = z exp(z), and near 0 without x."""
    near = less(absolute(z), 0.5)
    return where(near, div(exp(-z), 1.0 + z), div(div(z, where(near, 1.0, x)), 1.0 + z))


lambert_branch = special_row(  # the w with w exp(w) = x on the branch k, 0 or -1
    "lambert_branch",
    smooth(_of_lambert),
    STATIC,
    values="gradcli.ops.special.values.logarithm_values.lambert_branch",
    domain=((-1.0 / math.e, math.inf),),
    source="DLMF 4.13.4",
    regular="x > -1/e and (k == 0 or k == -1 and x < 0)",
    ball=lambda x, k: x.lambertw(k),
)


def lambertw(x, k=0):
    """The real w with w exp(w) = x: of two, for x < 0, the larger, or with k = -1 the smaller.

    E0201 where k is another: no branch but these two is real.
    """
    if type(k) in (int, float) and k not in (0, -1):
        raise Diagnostic("E0201", f"the branch k of lambertw is 0 or -1, not {k}")
    return lambert_branch(x, k)
