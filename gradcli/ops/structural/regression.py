"""The line through points that are scattered about one, and what is known of it."""

from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import div, mul, sqrt, square, sub
from gradcli.ops.arrays import as_array
from gradcli.ops.comparisons import equal
from gradcli.ops.numpy_call import shape
from gradcli.ops.piecewise import absolute, clip, where
from gradcli.ops.reductions import mean
from gradcli.ops.special.densities import stdtr

TINY = 1e-20  # SciPy's, by which the t of points on a line is finite


def linregress(x, y):
    """The slope, intercept, correlation, p-value of no slope, and standard error of the slope, of
    two vectors of one length n > 1.

    E0202 for other shapes.
    """
    x, y = as_array(x), as_array(y)
    if len(shape(x)) != 1 or shape(x) != shape(y) or shape(x)[0] < 2:
        raise Diagnostic("E0202", f"linregress of shapes {shape(x)} and {shape(y)}")
    n = shape(x)[0]
    away_x, away_y = sub(x, mean(x)), sub(y, mean(y))
    of_x, of_y, of_both = mean(square(away_x)), mean(square(away_y)), mean(mul(away_x, away_y))
    slope = div(of_both, of_x)
    intercept = sub(mean(y), mul(slope, mean(x)))
    r = clip(div(of_both, sqrt(mul(of_x, of_y))), -1.0, 1.0)
    if n == 2:
        return slope, intercept, r, where(equal(of_y, 0.0), 1.0, 0.0), 0.0
    error = sqrt(div(div(mul(1.0 - square(r), of_y), of_x), n - 2))
    t = mul(r, sqrt(div(n - 2, mul(1.0 - r + TINY, 1.0 + r + TINY))))
    return slope, intercept, r, mul(2.0, stdtr(float(n - 2), -absolute(t))), error
