"""Rows of the Cholesky and QR decompositions of batches of real or complex matrices.

Each factor is a row of its own, whose rule uses the rows of the others.  The rules are adjoint maps
of the inner product Re(g* t), which `paired` turns into the table's.
Sources: Murray, Differentiation of the Cholesky decomposition (2016); Walter & Lehmann, Algorithmic
differentiation of linear algebra functions (2010), for the QR decomposition.
"""

from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import add, mul, sub
from gradcli.ops.arrays import (
    as_array,
    concatenate,
    getitem,
    matmul,
    structural,
    zeros_like,
)
from gradcli.ops.complex_numbers import adjoint
from gradcli.ops.dispatch import is_complex, row
from gradcli.ops.linalg.matrices import (
    ENDLESS,
    check_matrix,
    hermitian,
    lapack,
    loose,
    paired,
    turning,
    twice_lower,
)
from gradcli.ops.linalg.solving import _solve
from gradcli.ops.numpy_call import shape
from gradcli.ops.rows import selecting
from gradcli.ops.structural.diagonals import tril


# -- Cholesky: of the symmetric part ---------------------------------------------------------------
def _cholesky_rule(g, a, z):
    """The gradient is symmetric, as the matrix is."""
    turned = adjoint(z)
    inside = hermitian(tril(matmul(turned, tril(g))))
    return mul(0.5, _solve(turned, adjoint(_solve(turned, inside))))  # z^-H inside z^-1


def _cholesky_jvp(tangents, args, z, attrs):
    (t,) = tangents
    inside = _solve(z, adjoint(_solve(z, add(t, adjoint(t)))))
    return mul(0.25, matmul(z, twice_lower(inside)))


_cholesky = row(  # the lower factor of the symmetric part
    "cholesky",
    selecting(paired(_cholesky_rule)),
    array=lapack(
        "cholesky",
        lambda np, a: np.linalg.cholesky((a + np.conj(a.swapaxes(-1, -2))) / 2),
        "the matrix is not positive definite",
    ),
    jvp=_cholesky_jvp,
    shape="first",
    batch="trailing",
    convention="of the symmetric part: the gradient is symmetric",
    source="Murray (2016)",
    **structural,
)


def cholesky(a, upper=False):
    """The lower triangular z of a = z z^H, or with `upper` its adjoint; of a the symmetric part.

    E0200 where a is not positive definite.
    """
    return adjoint(_cholesky(a)) if upper else _cholesky(a)


# -- a = q r, with a no wider than high ------------------------------------------------------------
def _skew(c):
    below = tril(c, -1)
    skew = sub(below, adjoint(below))
    return skew + turning(c) if is_complex(c) else skew


def _skew_back(n):
    """The adjoint map of _skew."""
    below = tril(sub(n, adjoint(n)), -1)
    return below + turning(n) if is_complex(n) else below


def _over(x, r):
    """x r^-1."""
    return adjoint(_solve(adjoint(r), adjoint(x)))


def _over_turned(x, r):
    """x r^-H."""
    return adjoint(_solve(r, adjoint(x)))


def _orthogonal_rule(g, a, z):
    inside = matmul(adjoint(z), g)
    moved = add(g, matmul(z, sub(_skew_back(inside), inside)))
    return _over_turned(moved, triangular_factor(a))


def _orthogonal_jvp(tangents, args, z, attrs):
    t = _over(tangents[0], triangular_factor(args[0]))
    inside = matmul(adjoint(z), t)
    return add(t, matmul(z, sub(_skew(inside), inside)))


def _triangular_rule(g, a, z):
    m = matmul(g, adjoint(z))
    return _over_turned(matmul(orthogonal_factor(a), sub(m, _skew_back(m))), z)


def _triangular_jvp(tangents, args, z, attrs):
    c = matmul(adjoint(orthogonal_factor(args[0])), _over(tangents[0], z))
    return matmul(sub(c, _skew(c)), z)


orthogonal_factor = row(
    "orthogonal_factor",
    selecting(paired(_orthogonal_rule)),
    array=lapack("qr", lambda np, a: np.linalg.qr(a)[0], ENDLESS, square=False),
    jvp=_orthogonal_jvp,
    batch="trailing",
    source="Walter & Lehmann (2010)",
    **structural,
)
triangular_factor = row(
    "triangular_factor",
    selecting(paired(_triangular_rule)),
    array=lapack("qr", lambda np, a: np.linalg.qr(a)[1], ENDLESS, square=False),
    jvp=_triangular_jvp,
    batch="trailing",
    source="Walter & Lehmann (2010)",
    **structural,
)
rest_of_orthogonal = loose(
    "rest_of_orthogonal",
    lambda np, a: np.linalg.qr(a, mode="complete")[0][..., :, a.shape[-1] :],
)


def qr(a, mode="reduced"):
    """(q, r) of a = q r, q with orthonormal columns and r upper triangular; r alone of mode "r".

    mode "complete": q square; the columns past those of a have no derivative (it is NaN).
    """
    a = as_array(a)
    check_matrix("qr", a, square=False)
    if mode not in ("reduced", "complete", "r"):
        raise Diagnostic("E0103", f"qr: mode is 'reduced', 'complete' or 'r', not {mode!r}")
    high, wide = shape(a)[-2:]
    first = getitem(a, Ellipsis, slice(0, high)) if wide > high else a
    q = orthogonal_factor(first) if mode != "r" or wide > high else None
    r = triangular_factor(first)
    if wide > high:
        rest = matmul(adjoint(q), getitem(a, Ellipsis, slice(high, None)))
        r = concatenate([r, rest], axis=-1)
    if mode == "complete" and high > wide:
        q = concatenate([q, rest_of_orthogonal(a)], axis=-1)
        r = concatenate([r, zeros_like(getitem(a, Ellipsis, slice(wide, None), slice(None)))], -2)
    return r if mode == "r" else (q, r)
