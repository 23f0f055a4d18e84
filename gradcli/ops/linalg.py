"""Rows of linear algebra.

Source of the rules: Giles, Collected matrix derivative results for forward and reverse mode
algorithmic differentiation (2008), section 2.2.3.
"""

from gradcli.errors import Diagnostic
from gradcli.ops.arrays import expand_dims, load_numpy, matmul, structural, swapped
from gradcli.ops.scalar import mul
from gradcli.ops.table import linear, row, selecting, shape


def _solution(a, b):
    np = load_numpy()
    rank = len(shape(a))
    if rank < 2 or (len(shape(b)) != rank and (rank, len(shape(b))) != (2, 1)):
        raise Diagnostic(
            "E0202",
            f"solve takes a matrix, and a vector or a matrix, not shapes {shape(a)} and {shape(b)}",
        )
    try:
        return np.linalg.solve(a, b)
    except np.linalg.LinAlgError as error:
        if len(set(shape(a))) > 1 or shape(a)[0] != shape(b)[0]:
            raise Diagnostic(
                "E0202", f"solve: shapes {shape(a)} and {shape(b)} do not make a square system"
            ) from error
        raise Diagnostic(
            "E0200", "solve: the matrix is singular", exception="ValueError"
        ) from error


def _by_matrix(g, a, b, z):
    """-w z^T, with w the cotangent of b."""
    w = solve(swapped(a), g)
    if len(shape(z)) == 1:
        return -mul(expand_dims(w, 1), expand_dims(z, 0))
    return -matmul(w, swapped(z))


def _solve_jvp(tangents, args, z, attrs):
    """a t = tb - ta z."""
    (ta, tb), (a, _) = tangents, args
    right = None if ta is None else -matmul(ta, z)
    if tb is not None:
        right = tb if right is None else tb + right
    return solve(a, right)


# the z of a z = b: a of shape (…, n, n), b of (…, n, k), or (n,) for a single a
solve = row(
    "solve",
    selecting(_by_matrix),
    linear(lambda g, a, b, z: solve(swapped(a), g)),
    array=_solution,
    jvp=_solve_jvp,
    **structural,
)
