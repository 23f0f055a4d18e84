"""The normal distribution of vectors, as scipy.stats.multivariate_normal has it.

x is (…, k), mean (k,) or a number, cov (k, k); a vector of variances or one number stands for the
diagonal matrix.  k is what mean and cov say, 1 of two numbers: then a vector x is so many points.
"""

import math

from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import square, sub
from gradcli.ops.arrays import as_array, load_numpy, matmul, reshape
from gradcli.ops.elementary import exp, log
from gradcli.ops.linalg.decompositions import cholesky
from gradcli.ops.linalg.eigenvalues import eigh
from gradcli.ops.linalg.matrices import diagonal
from gradcli.ops.linalg.solving import solve
from gradcli.ops.numpy_call import shape
from gradcli.ops.piecewise import where
from gradcli.ops.reductions import total
from gradcli.ops.structural.searching import known


def logpdf(x, mean=0.0, cov=1.0, allow_singular=False):
    """The logarithm of the density; a singular cov only where that is allowed: then the density on
    the space that it spans, and -inf beside it."""
    cov = _matrix(cov, mean)
    deviation = sub(_vectors(x, shape(cov)[0]), mean)
    rank, log_size, turned, inside = _parts(cov, deviation, allow_singular)
    size = rank * math.log(2.0 * math.pi) + log_size
    return where(inside, -0.5 * (size + total(square(turned), axis=-1)), -math.inf)


def pdf(x, mean=0.0, cov=1.0, allow_singular=False):
    return exp(logpdf(x, mean, cov, allow_singular))


def entropy(mean=0.0, cov=1.0):
    cov = _matrix(cov, mean)
    log_size = 2.0 * total(log(diagonal(cholesky(cov))))
    return 0.5 * (shape(cov)[0] * (1.0 + math.log(2.0 * math.pi)) + log_size)


def _vectors(x, length: int):
    """x as vectors of a length: of length 1 each number is one."""
    x = as_array(x)
    plain = shape(x)
    single = len(plain) == 0 or (length == 1 and len(plain) == 1)
    return reshape(x, (*plain, 1)) if single else x


def _matrix(cov, mean):
    """The covariance as a matrix."""
    cov = as_array(cov)
    full = shape(cov)
    if len(full) == 2:
        return cov
    length = max((1, *full, *shape(as_array(mean))))
    if len(full) > 2 or full not in ((), (length,)):
        raise Diagnostic("E0202", f"a covariance of shape {full} for vectors of {length}")
    return cov * load_numpy().eye(length)


def _parts(cov, deviation, allow_singular: bool):
    """Its rank, log det, the deviation in units in which the distribution is standard, and
    whether that lies in the space that cov spans."""
    np = load_numpy()
    if not allow_singular:
        lower = cholesky(cov)
        turned = solve(lower, deviation[..., None])[..., 0]
        return shape(cov)[0], 2.0 * total(log(diagonal(lower))), turned, True
    sizes, axes = eigh(cov)
    plain = known(sizes, "multivariate_normal")
    least = 1e6 * np.finfo(plain.dtype).eps * np.abs(plain).max()
    kept, beside = np.flatnonzero(plain > least), np.flatnonzero(plain <= least)
    turned = matmul(deviation, axes[:, kept]) / sizes[kept] ** 0.5
    across = known(axes, "multivariate_normal")[:, beside]
    off = np.abs(known(deviation, "multivariate_normal") @ across)
    return len(kept), total(log(sizes[kept])), turned, np.all(off < 1e-8, axis=-1)
