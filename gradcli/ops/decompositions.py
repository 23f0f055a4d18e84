"""Rows of linear algebra on batches of matrices: inverse, determinant, and decompositions.

Each factor of a decomposition is a row of its own, whose rule uses the rows of the others.
Sources: Giles, Collected matrix derivative results for forward and reverse mode algorithmic
differentiation (2008); Murray, Differentiation of the Cholesky decomposition (2016); Townsend,
Differentiating the singular value decomposition (2016); Walter & Lehmann, Algorithmic
differentiation of linear algebra functions (2010), for the QR decomposition.
"""

from gradcli.ops.arrays import (
    expand_dims,
    getitem,
    load_numpy,
    matmul,
    real_type,
    structural,
    swapped,
)
from gradcli.ops.linalg import solve
from gradcli.ops.reductions import total
from gradcli.ops.scalar import div, equal, mul, sub, where
from gradcli.ops.table import row, selecting, shape


def _product(*factors):
    y = factors[0]
    for factor in factors[1:]:
        y = matmul(y, factor)
    return y


def _along(g, like):
    """A number for each matrix of a batch, to multiply the matrices by."""
    return expand_dims(expand_dims(g, -1), -1) if shape(like)[:-2] else g


def _inner(a, b):
    """The sum of products of the elements of each matrix of two batches."""
    return total(mul(a, b), axis=(-2, -1))


def _lower(x, half: bool = False, strict: bool = False):
    """The lower triangle of each matrix; half: with half its diagonal, strict: without it."""
    np = load_numpy()
    mask = np.tri(*shape(x)[-2:], -1 if strict else 0)
    if half:
        mask[np.diag_indices(min(mask.shape))] = 0.5
    return mul(x, mask.astype(real_type(x)))


def _diagonal(x):
    at = load_numpy().arange(min(shape(x)[-2:]))
    return getitem(x, Ellipsis, at, at)


def _scaled(x, v):
    """Each matrix with its columns multiplied by the elements of v."""
    return mul(x, expand_dims(v, -2))


def _gaps(w):
    """1 / (w_j - w_i) off the diagonal, and 0 on it and where both are the same."""
    gap = sub(expand_dims(w, -2), expand_dims(w, -1))
    same = equal(gap, 0.0)
    return where(same, 0.0, div(1.0, where(same, 1.0, gap)))


# -- inverse and determinant -----------------------------------------------------------------------
inverse = row(
    "inverse",
    selecting(lambda g, a, z: -_product(swapped(z), g, swapped(z))),
    array="numpy.linalg.inv",
    jvp=lambda tangents, args, z, attrs: -_product(z, tangents[0], z),
    **structural,
)
determinant = row(
    "determinant",
    selecting(lambda g, a, z: mul(_along(g, a), cofactors(a))),
    array="numpy.linalg.det",
    jvp=lambda tangents, args, z, attrs: _inner(cofactors(args[0]), tangents[0]),
    **structural,
)


def _cofactors(a):
    """From the singular values, without a division: a may be singular."""
    np = load_numpy()
    wide = np.promote_types(a.dtype, float)  # rounded once
    u, s, v = np.linalg.svd(a.astype(wide))
    n = s.shape[-1]
    rest = np.where(np.eye(n, dtype=bool), 1.0, s[..., None, :]).prod(axis=-1)
    turn = (np.linalg.det(u) * np.linalg.det(v))[..., None, None]
    return (turn * np.conj(u) * rest[..., None, :] @ np.conj(v)).astype(a.dtype)


def _cofactors_rule(g, a, z):
    turned = swapped(inverse(a))
    return mul(_along(_inner(g, z), a), turned) - _product(turned, swapped(g), z)


def _cofactors_jvp(tangents, args, z, attrs):
    (t,), turned = tangents, swapped(inverse(args[0]))
    return mul(_along(_inner(turned, t), t), z) - _product(z, swapped(t), turned)


cofactors = row(  # the derivative of the determinant: det(a) a^-T
    "cofactors",
    selecting(_cofactors_rule),
    array=_cofactors,
    jvp=_cofactors_jvp,
    **structural,
)
log_determinant = row(  # of the absolute value
    "log_determinant",
    selecting(lambda g, a, z: mul(_along(g, a), swapped(inverse(a)))),
    array=lambda a: load_numpy().linalg.slogdet(a)[1],
    jvp=lambda tangents, args, z, attrs: _inner(swapped(inverse(args[0])), tangents[0]),
    **structural,
)


# -- of symmetric matrices -------------------------------------------------------------------------
def _symmetric(x):
    return mul(x + swapped(x), 0.5)


def _cholesky_rule(g, a, z):
    """The gradient is symmetric, as the matrix is."""
    inner = _lower(matmul(swapped(z), _lower(g)), half=True)
    left = solve(swapped(z), inner)  # z^-T inner z^-1
    return _symmetric(swapped(solve(swapped(z), swapped(left))))


def _cholesky_jvp(tangents, args, z, attrs):
    left = solve(z, _symmetric(tangents[0]))
    return matmul(z, _lower(swapped(solve(z, swapped(left))), half=True))


cholesky = row(  # the lower factor of the symmetric part
    "cholesky",
    selecting(_cholesky_rule),
    array=lambda a: load_numpy().linalg.cholesky((a + load_numpy().swapaxes(a, -1, -2)) / 2),
    jvp=_cholesky_jvp,
    **structural,
)


def _read(t):
    """The symmetric matrix whose lower triangle is that of t, which is what `eigh` reads."""
    return _lower(t) + swapped(_lower(t, strict=True))


def _folded(g):
    """The cotangent of the lower triangle from that of the symmetric matrix."""
    return _lower(g) + _lower(swapped(g), strict=True)


def _turned(v, t):
    return _product(swapped(v), t, v)


eigenvalues = row(  # of a symmetric matrix, of which the lower triangle is read; in rising order
    "eigenvalues",
    selecting(lambda g, a, z: _folded(_values_back(g, eigenvectors(a)))),
    array="numpy.linalg.eigvalsh",
    jvp=lambda tangents, args, z, attrs: _diagonal(
        _turned(eigenvectors(args[0]), _read(tangents[0]))
    ),
    **structural,
)


def _values_back(g, v):
    return matmul(_scaled(v, g), swapped(v))


def _vectors_back(g, a, z):
    inner = mul(_gaps(eigenvalues(a)), matmul(swapped(z), g))
    return _folded(_product(z, inner, swapped(z)))


def _vectors_jvp(tangents, args, z, attrs):
    return matmul(z, mul(_gaps(eigenvalues(args[0])), _turned(z, _read(tangents[0]))))


eigenvectors = row(  # the columns
    "eigenvectors",
    selecting(_vectors_back),
    array=lambda a: load_numpy().linalg.eigh(a)[1],
    jvp=_vectors_jvp,
    **structural,
)


# -- singular values: a = u diag(s) v^T, with as many columns as the shorter side ------------------
def _svd(a):
    u, s, v = load_numpy().linalg.svd(a, full_matrices=False)
    return u, s, load_numpy().swapaxes(v, -1, -2)


def _factors(a):
    return left_vectors(a), singular_values(a), right_vectors(a)


def _outside(u, x):
    """What of x is not in the span of the columns of u."""
    return x - _product(u, swapped(u), x)


def _values_rule(g, a, z):
    u, _, v = _factors(a)
    return matmul(_scaled(u, g), swapped(v))


def _values_jvp(tangents, args, z, attrs):
    u, _, v = _factors(args[0])
    return _diagonal(_product(swapped(u), tangents[0], v))


def _left_rule(g, a, z):
    u, s, v = _factors(a)
    x = mul(_gaps(mul(s, s)), matmul(swapped(u), g))
    inside = matmul(u, _scaled(x + swapped(x), s))
    return matmul(inside + div(_outside(u, g), expand_dims(s, -2)), swapped(v))


def _left_jvp(tangents, args, z, attrs):
    u, s, v = _factors(args[0])
    p = _scaled(_product(swapped(u), tangents[0], v), s)
    inside = matmul(u, mul(_gaps(mul(s, s)), p + swapped(p)))
    return inside + div(_outside(u, matmul(tangents[0], v)), expand_dims(s, -2))


singular_values = row(  # in falling order
    "singular_values",
    selecting(_values_rule),
    array=lambda a: _svd(a)[1],
    jvp=_values_jvp,
    **structural,
)
left_vectors = row(
    "left_vectors",
    selecting(_left_rule),
    array=lambda a: _svd(a)[0],
    jvp=_left_jvp,
    **structural,
)


def _right_rule(g, a, z):
    u, s, v = _factors(a)
    y = mul(_gaps(mul(s, s)), matmul(swapped(v), g))
    inside = matmul(v, _scaled(y + swapped(y), s))
    outside = div(_outside(v, g), expand_dims(s, -2))
    return matmul(u, swapped(inside + outside))


def _right_jvp(tangents, args, z, attrs):
    u, s, v = _factors(args[0])
    p = _scaled(_product(swapped(v), swapped(tangents[0]), u), s)
    inside = matmul(v, mul(_gaps(mul(s, s)), p + swapped(p)))
    return inside + div(_outside(v, matmul(swapped(tangents[0]), u)), expand_dims(s, -2))


right_vectors = row(
    "right_vectors",
    selecting(_right_rule),
    array=lambda a: _svd(a)[2],
    jvp=_right_jvp,
    **structural,
)


# -- a = q r, with a no wider than high ------------------------------------------------------------
def _skew(c):
    below = _lower(c, strict=True)
    return below - swapped(below)


def _over(x, r):
    """x r^-1."""
    return swapped(solve(swapped(r), swapped(x)))


def _over_turned(x, r):
    """x r^-T."""
    return swapped(solve(r, swapped(x)))


def _orthogonal_rule(g, a, z):
    n = matmul(swapped(z), g)
    inside = matmul(z, _lower(n - swapped(n), strict=True))
    return _over_turned(inside + _outside(z, g), triangular_factor(a))


def _orthogonal_jvp(tangents, args, z, attrs):
    t = _over(tangents[0], triangular_factor(args[0]))
    return matmul(z, _skew(matmul(swapped(z), t))) + _outside(z, t)


def _triangular_rule(g, a, z):
    m = matmul(g, swapped(z))
    inner = m - _lower(m - swapped(m), strict=True)
    return _over_turned(matmul(orthogonal_factor(a), inner), z)


def _triangular_jvp(tangents, args, z, attrs):
    c = _over(matmul(swapped(orthogonal_factor(args[0])), tangents[0]), z)
    return matmul(c - _skew(c), z)


orthogonal_factor = row(
    "orthogonal_factor",
    selecting(_orthogonal_rule),
    array=lambda a: load_numpy().linalg.qr(a)[0],
    jvp=_orthogonal_jvp,
    **structural,
)
triangular_factor = row(
    "triangular_factor",
    selecting(_triangular_rule),
    array=lambda a: load_numpy().linalg.qr(a)[1],
    jvp=_triangular_jvp,
    **structural,
)
