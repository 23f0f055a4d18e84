"""Linear systems, determinants and decompositions of matrices, or of batches of them."""

from collections import namedtuple
from collections.abc import Callable

import numpy as np

from gradcli.errors import Diagnostic
from gradcli.ops import elementary
from gradcli.ops.linalg import (
    decompositions,
    determinants,
    eigenvalues,
    matrix_functions,
    norms,
    singular_values,
)
from gradcli.ops.linalg import solving as linalg
from gradcli.tensorflow import types
from gradcli.tensorflow.convert import alike, cast, convert_to_tensor
from gradcli.tensorflow.exceptions import InvalidArgumentError, UnimplementedError
from gradcli.tensorflow.matrices import (
    adjoint as adjoined,
)
from gradcli.tensorflow.matrices import (
    band_part,
    diag_part,
    matmul,
    matrix_transpose,
)
from gradcli.tensorflow.reductions import reduce_sum
from gradcli.tensorflow.tensor import EagerTensor, is_typed, made, not_allowed, wrapped
from gradcli.tensorflow.types import FIELD, FLOATING

LogMatrixDeterminant = namedtuple("LogMatrixDeterminant", ["sign", "log_abs_determinant"])
Qr = namedtuple("Qr", ["q", "r"])


def _matrix(x, op: str, kinds: frozenset = FLOATING, square: bool = True) -> EagerTensor:
    """x as a batch of matrices; InvalidArgumentError where it is none, or these are not square."""
    x = convert_to_tensor(x)
    if x.dtype.kind not in kinds:
        raise not_allowed(op, x.dtype, kinds)
    if x.ndim < 2:
        raise InvalidArgumentError(
            f"Input tensor 0 must have rank >= 2, got {x.ndim} [Op:{op}] name: "
        )
    if square and x.shape[-1] != x.shape[-2]:
        raise InvalidArgumentError(f"Input matrix must be square. [Op:{op}] name: ")
    return x


def _solved(row: Callable, *values, op: str, words: str):
    """What a row gives; InvalidArgumentError in these words where a matrix does not allow it."""
    try:
        return row(*values)
    except (np.linalg.LinAlgError, Diagnostic):
        raise InvalidArgumentError(f"{words} [Op:{op}] name: ") from None


def inv(input, adjoint=False, name=None) -> EagerTensor:
    """The inverse.  InvalidArgumentError where there is none."""
    x = _matrix(input, "MatrixInverse", FIELD)
    x = adjoined(x) if adjoint else x
    value = _solved(linalg.inverse, x.value, op="MatrixInverse",
                    words="Input is not invertible.")  # fmt: skip
    return wrapped(value, x.dtype)


def det(input, name=None) -> EagerTensor:
    """The determinant; its gradient is exact for singular matrices too."""
    x = _matrix(input, "MatrixDeterminant", FIELD)
    return wrapped(determinants.determinant(x.value), x.dtype)


def slogdet(input, name=None) -> LogMatrixDeterminant:
    """The sign of the determinant and the logarithm of its absolute value."""
    x = _matrix(input, "LogMatrixDeterminant")
    sign, size = determinants.slogdet(x.value)
    return LogMatrixDeterminant(wrapped(sign, x.dtype), wrapped(size, x.dtype))


def logdet(matrix, name=None) -> EagerTensor:
    """The logarithm of the determinant of a positive definite matrix."""
    factor = diag_part(cholesky(matrix))
    return 2.0 * reduce_sum(made(elementary.log(factor.value), factor.dtype), -1)


def solve(matrix, rhs, adjoint=False, name=None) -> EagerTensor:
    """The x of matrix @ x = rhs, of which both have columns.  InvalidArgumentError where the matrix
    is singular or the shapes do not fit."""
    a, b = alike((matrix, rhs), "MatrixSolve")
    if a.ndim != b.ndim:
        raise InvalidArgumentError(
            "All input tensors must have the same rank. [Op:MatrixSolve] name: "
        )
    a = _matrix(a, "MatrixSolve", FIELD)
    if a.shape[-1] != b.shape[-2] or tuple(a.shape)[:-2] != tuple(b.shape)[:-2]:
        raise InvalidArgumentError("Input matrix and rhs are incompatible. [Op:MatrixSolve] name: ")
    a = adjoined(a) if adjoint else a
    value = _solved(linalg.solve, a.value, b.value, op="MatrixSolve",
                    words="Input matrix is not invertible.")  # fmt: skip
    return wrapped(value, a.dtype)


def triangular_solve(matrix, rhs, lower=True, adjoint=False, name=None) -> EagerTensor:
    """The x of matrix @ x = rhs, where only the lower (or upper) triangle of the matrix is read."""
    a, b = alike((matrix, rhs), "MatrixTriangularSolve")
    a = _matrix(a, "MatrixTriangularSolve", FIELD)
    return solve(band_part(a, -1, 0) if lower else band_part(a, 0, -1), b, adjoint)


def cholesky(input, name=None) -> EagerTensor:
    """The lower triangular L of input = L L^T.  InvalidArgumentError where the matrix is not
    positive definite."""
    x = _matrix(input, "Cholesky")
    words = "Cholesky decomposition was not successful. The input might not be valid."
    value = _solved(decompositions.cholesky, x.value, op="Cholesky", words=words)
    return wrapped(value, x.dtype)


def cholesky_solve(chol, rhs, name=None) -> EagerTensor:
    """The x of (chol chol^T) x = rhs."""
    return triangular_solve(chol, triangular_solve(chol, rhs), adjoint=True)


def lstsq(matrix, rhs, l2_regularizer=0.0, fast=True, name=None) -> EagerTensor:
    """The x for which the sum of squares of matrix @ x - rhs, and l2_regularizer times that of x,
    is least; of several the shortest.  The matrix must have full rank."""
    a, b = alike((matrix, rhs), "MatrixSolveLs")
    a = _matrix(a, "MatrixSolveLs", FLOATING, square=False)
    turned, high = matrix_transpose(a), a.shape[-2] >= a.shape[-1]
    inner = matmul(turned, a) if high else matmul(a, turned)
    weight = l2_regularizer if is_typed(l2_regularizer) else float(l2_regularizer)
    inner = inner + weight * np.eye(inner.shape[-1], dtype=a.dtype.as_numpy_dtype)
    return solve(inner, matmul(turned, b)) if high else matmul(turned, solve(inner, b))


def eigh(tensor, name=None) -> tuple[EagerTensor, EagerTensor]:
    """Eigenvalues in rising order and eigenvectors, in columns, of symmetric matrices.

    The lower triangle is read, and the gradient is one of it.
    """
    x = _matrix(tensor, "SelfAdjointEigV2")
    values = eigenvalues.eigenvalues(x.value)
    return wrapped(values, x.dtype), wrapped(eigenvalues.eigenvectors(x.value), x.dtype)


def eigvalsh(tensor, name=None) -> EagerTensor:
    """The eigenvalues of symmetric matrices, in rising order."""
    x = _matrix(tensor, "SelfAdjointEigV2")
    return wrapped(eigenvalues.eigenvalues(x.value), x.dtype)


def svd(tensor, full_matrices=False, compute_uv=True, name=None):
    """The singular values s in falling order, and with compute_uv u and v of u diag(s) v^T."""
    x = _matrix(tensor, "Svd", FLOATING, square=False)
    s = wrapped(singular_values.singular_values(x.value), x.dtype)
    if not compute_uv:
        return s
    if full_matrices and x.shape[-1] != x.shape[-2]:
        raise UnimplementedError(
            "svd with full_matrices=True takes square matrices: leave it out for the columns that "
            "belong to singular values [Op:Svd] name: "
        )
    u, v = singular_values.left_vectors(x.value), singular_values.right_vectors(x.value)
    return s, wrapped(u, x.dtype), wrapped(v, x.dtype)


def qr(input, full_matrices=False, name=None) -> Qr:
    """The q with orthonormal columns and the upper triangular r of input = q r."""
    x = _matrix(input, "Qr", FLOATING, square=False)
    high, wide = x.shape[-2], x.shape[-1]
    if high < wide or (full_matrices and high > wide):
        raise UnimplementedError(
            "qr takes matrices that are no wider than high, without full_matrices [Op:Qr] name: "
        )
    q, r = decompositions.orthogonal_factor(x.value), decompositions.triangular_factor(x.value)
    return Qr(wrapped(q, x.dtype), wrapped(r, x.dtype))


def pinv(a, rcond=None, validate_args=False, name=None) -> EagerTensor:
    """The pseudo-inverse: singular values under rcond times the greatest count as 0."""
    a = _matrix(a, "Svd", FLOATING, square=False)
    if rcond is None:
        rcond = 10 * max(a.shape[-2:]) * np.finfo(a.dtype.as_numpy_dtype).eps
    return wrapped(linalg.pinv(a.value, float(rcond)), a.dtype)


def matrix_rank(a, tol=None, validate_args=False, name=None) -> EagerTensor:
    """How many singular values are above tol (by default what rounding leaves)."""
    a = _matrix(a, "Svd", FLOATING, square=False)
    return cast(np.asarray(norms.matrix_rank(a.value, tol)), types.int32)


def expm(input, name=None) -> EagerTensor:
    """The exponential of square matrices."""
    x = _matrix(input, "MatrixExponential", FIELD)
    return wrapped(matrix_functions.expm(x.value), x.dtype)
