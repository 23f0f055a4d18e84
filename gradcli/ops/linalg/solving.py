"""Rows of linear algebra on batches of matrices: solving, inverses, least squares.

A batch of matrices is an array whose last two axes are those of a matrix; those before broadcast.
Sources of the rules: Giles, Collected matrix derivative results for forward and reverse mode
algorithmic differentiation (2008), section 2; Golub & Pereyra, The differentiation of
pseudo-inverses and nonlinear least squares problems (1973).
"""

from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import mul, sub
from gradcli.ops.arrays import (
    as_array,
    expand_dims,
    getitem,
    load_numpy,
    matmul,
    matmul_left,
    rank,
    real_type,
    reshape,
    structural,
    swapped,
    transpose,
)
from gradcli.ops.comparisons import greater
from gradcli.ops.complex_numbers import adjoint
from gradcli.ops.dispatch import held, primal, row
from gradcli.ops.linalg.matrices import (
    SINGULAR,
    check_matrix,
    identity_like,
    lapack,
    paired,
    products,
)
from gradcli.ops.memory import product
from gradcli.ops.numpy_call import shape
from gradcli.ops.piecewise import absolute
from gradcli.ops.reductions import amax, total
from gradcli.ops.rows import linear, selecting
from gradcli.ops.structural.products import outer


# -- solving ---------------------------------------------------------------------------------------
def _solution(np, a, b):
    if b.ndim < 2:
        raise _unsolvable(a, b)
    try:
        return np.linalg.solve(a, b)
    except np.linalg.LinAlgError:
        raise
    except ValueError:
        raise _unsolvable(a, b) from None


def _unsolvable(a, b) -> Diagnostic:
    return Diagnostic(
        "E0202", f"solve: the shapes {a.shape} and {b.shape} do not make a square system"
    )


def _by_matrix(g, a, b, z):
    """-w z^T, with w the cotangent of b."""
    return -by_solution(_solve(swapped(a), g), a, z, rank(b))


def by_solution(w, a, z, axes: int | None):
    """w z^T, in the shape of the matrix a, of a solution z of so many axes, None where unknown."""
    if axes is None:
        return matmul_left(w, a, z)
    return outer(w, z) if axes == 1 else matmul(w, swapped(z))


def _solve_jvp(tangents, args, z, attrs):
    """a t = tb - ta z."""
    (ta, tb), (a, _) = tangents, args
    right = None if ta is None else -matmul(ta, z)
    if tb is not None:
        right = tb if right is None else tb + right
    return _solve(a, right)


# the z of a z = b, of matrices
_solve = row(
    "solve",
    selecting(_by_matrix),
    linear(lambda g, a, b, z: _solve(swapped(a), g)),
    array=lapack("solve", _solution, SINGULAR),
    jvp=_solve_jvp,
    batch="solving",
    source="Giles (2008), 2.3.1",
    family="matrix",
    analytic=True,
    **structural,
)


def solve(a, b):
    """The z of a z = b: b is a vector (n,), or of matrices (…, n, k), as in NumPy 2.

    Raises E0202 where the shapes make no square system, E0200 where a is singular.
    """
    a, b = as_array(a), as_array(b)
    if len(shape(b)) == 1:
        return getitem(_solve(a, expand_dims(b, -1)), Ellipsis, 0)
    return _solve(a, b)


inv = inverse = row(
    "inverse",
    selecting(lambda g, a, z: -products(swapped(z), g, swapped(z))),
    array=lapack("inv", lambda np, a: np.linalg.inv(a), SINGULAR),
    jvp=lambda tangents, args, z, attrs: -products(z, tangents[0], z),
    shape="first",
    batch="trailing",
    source="Giles (2008), 2.2.3",
    family="matrix",
    analytic=True,
    **structural,
)


def matrix_power(a, n):
    """The product of n matrices a; of a negative n, of inverses."""
    a = as_array(a)
    check_matrix("matrix_power", a)
    if type(n) is not int:
        raise Diagnostic("E0201", f"matrix_power takes an integer power, not {n}")
    if n == 0:
        return mul(a, 0.0) + identity_like(a)
    a, n = (inverse(a), -n) if n < 0 else (a, n)
    y = None
    while n:
        y = (a if y is None else matmul(y, a)) if n & 1 else y
        n >>= 1
        a = matmul(a, a) if n else a
    return y


def tensorsolve(a, b, axes=None):
    """The z of tensordot(a, z, z.ndim) = b; `axes` of a are moved to its end first."""
    a, b = as_array(a), as_array(b)
    rank = len(shape(a))
    if axes is not None:
        last = [k % rank for k in axes]
        a = transpose(a, (*[k for k in range(rank) if k not in last], *last))
    lengths = shape(a)[len(shape(b)) :]
    if product(lengths) != product(shape(b)) or product(shape(a)) != product(shape(b)) ** 2:
        raise Diagnostic(
            "E0202",
            f"tensorsolve: the shapes {shape(a)} and {shape(b)} do not make a square system",
        )
    n = product(lengths)
    return reshape(_solve(reshape(a, (n, n)), reshape(b, (n, 1))), lengths)


def tensorinv(a, ind=2):
    """The inverse of a as the linear map of its last axes to the first `ind`."""
    a = as_array(a)
    rows, columns = shape(a)[:ind], shape(a)[ind:]
    if ind < 1 or product(rows) != product(columns):
        raise Diagnostic(
            "E0202", f"tensorinv: an array of shape {shape(a)} split at {ind} is not square"
        )
    return reshape(inverse(reshape(a, (product(rows), -1))), (*columns, *rows))


# -- parts of each matrix --------------------------------------------------------------------------
def matrix_transpose(x):
    """Each matrix of the last two axes with rows and columns exchanged."""
    x = as_array(x)
    check_matrix("matrix_transpose", x, square=False)
    return swapped(x)


def matrix_diagonal(x, offset=0):
    """The elements on a diagonal of each matrix of the last two axes."""
    from gradcli.ops.structural.diagonals import diagonal

    return diagonal(x, offset, -2, -1)


def matrix_trace(x, offset=0):
    """The sum of a diagonal of each matrix of the last two axes."""
    return total(matrix_diagonal(x, offset), axis=-1)


# -- least squares ---------------------------------------------------------------------------------
def _pseudo_rule(g, a, z, rcond=None):
    turned = adjoint(g)
    left = -products(adjoint(z), g, adjoint(z))
    beyond = sub(turned, products(a, z, turned))
    before = sub(turned, products(turned, z, a))
    return left + products(beyond, z, adjoint(z)) + products(adjoint(z), z, before)


def _pseudo_jvp(tangents, args, z, attrs):
    (t,), (a,) = tangents, args
    turned = adjoint(t)
    beyond = sub(turned, products(turned, a, z))
    before = sub(turned, products(z, a, turned))
    return products(z, adjoint(z), beyond) + products(before, adjoint(z), z) - products(z, t, z)


_pinv = row(
    "pseudo_inverse",
    selecting(paired(_pseudo_rule)),
    array=lapack(
        "pinv",
        lambda np, a, rcond=None: np.linalg.pinv(a, rcond),
        "it does not converge on these numbers",
        square=False,
    ),
    jvp=_pseudo_jvp,
    keywords=("rcond",),
    batch="trailing",
    convention="the rank is held: singular values that count as 0 stay so",
    source="Golub & Pereyra (1973), 4.12",
    printed=False,
    **structural,
)


def pinv(a, rcond=None):
    """The pseudo-inverse: singular values under rcond times the greatest count as 0.

    The default rcond is NumPy's, 1e-15.
    """
    return _pinv(as_array(a), rcond=1e-15 if rcond is None else rcond)


def pinv_to_rounding(a, rtol=None):
    """As `pinv`, with SciPy's default cut-off: the rounding error of the longer side."""
    a = as_array(a)
    return _pinv(a, rcond=_rounding(a) if rtol is None else rtol)


def _rounding(a) -> float:
    """The rounding error of the longer side of matrices."""
    return max(shape(a)[-2:], default=1) * float(load_numpy().finfo(real_type(a)).eps)


def lstsq(a, b, rcond=None):
    """(x, residuals, rank, s): the x for which |a x - b| is least, and of those the shortest.

    residuals: the sums of squares a column, empty where the rank of a is below its columns; s: the
    singular values.  E0202 where the shapes do not fit.
    """
    from gradcli.ops.linalg.singular_values import singular_values

    a, b = as_array(a), as_array(b)
    check_matrix("lstsq", a, square=False)
    if len(shape(a)) != 2 or not 1 <= len(shape(b)) <= 2 or shape(a)[0] != shape(b)[0]:
        raise Diagnostic(
            "E0202", f"lstsq: the shapes {shape(a)} and {shape(b)} do not fit together"
        )
    (m, n), np = shape(a), load_numpy()
    rcond = _rounding(a) if rcond is None else rcond
    x, s = matmul(pinv(a, rcond), b), singular_values(a)
    rank = _rank(s, rcond)
    full = np.asarray(primal(rank)) == n
    if m > n and full.any() and not full.all():
        raise Diagnostic("E0201", "the residuals of lstsq would differ from example to example")
    if m <= n or not full.any():
        return x, np.zeros(0, real_type(s)), rank, s
    size = absolute(sub(matmul(a, x), b))
    residuals = total(mul(size, size), axis=0)
    return x, residuals if shape(residuals) else reshape(residuals, (1,)), rank, s


def _rank(s, rcond: float):
    """How many of the singular values count as other than 0."""
    from gradcli.ops.structural.searching import count_nonzero

    s = held(s)
    return count_nonzero(greater(s, mul(rcond, amax(s)))) if shape(s)[-1] else 0
