"""Products of matrices and tensors, their diagonals and bands, and norms.

A batch of matrices is a tensor whose last two axes are those of a matrix.
"""

import numpy as np

from gradcli.ops import arithmetic, arrays, comparisons, complex_numbers, piecewise
from gradcli.ops.linalg import norms
from gradcli.ops.memory import ask, product
from gradcli.ops.structural import products
from gradcli.tensorflow.convert import alike, cast, constants, convert_to_tensor
from gradcli.tensorflow.elementwise import absolute, conj, sqrt
from gradcli.tensorflow.exceptions import InvalidArgumentError, failed, lengths
from gradcli.tensorflow.reductions import reduce_max, reduce_sum
from gradcli.tensorflow.tensor import EagerTensor, is_typed, made, not_allowed, pow, wrapped
from gradcli.tensorflow.types import FIELD, NUMERIC


# -- products --------------------------------------------------------------------------------------
def matmul(a, b, transpose_a=False, transpose_b=False, adjoint_a=False, adjoint_b=False,
           a_is_sparse=False, b_is_sparse=False, output_type=None, grad_a=False, grad_b=False,
           name=None) -> EagerTensor:  # fmt: skip
    """The product of two matrices, or of two batches of them that broadcast.

    output_type: int32, where both are of 8 bits.  InvalidArgumentError where the shapes do not
    fit, ValueError where one is to be transposed twice, NotImplementedError for other types.
    """
    for side, transposed, turned in (("a", transpose_a, adjoint_a), ("b", transpose_b, adjoint_b)):
        if transposed and turned:
            raise ValueError(
                f"Only one of `transpose_{side}` and `adjoint_{side}` can be True. Received "
                f"`transpose_{side}`={transposed}, `adjoint_{side}`={turned}."
            )
    a, b = alike((a, b), "MatMul")
    if output_type is not None and output_type != a.dtype:
        if a.dtype.name not in ("int8", "uint8") or output_type != "int32":
            raise NotImplementedError(
                f"The product is of {a.dtype.name}, not {output_type!r}: cast the matrices before"
            )
        a, b = cast(a, output_type), cast(b, output_type)
    if a.dtype.kind not in NUMERIC:
        raise not_allowed("MatMul", a.dtype, NUMERIC)
    op = "MatMul" if a.ndim == b.ndim == 2 else "BatchMatMulV2"
    if min(a.ndim, b.ndim) < 2:
        if a.ndim != b.ndim:
            raise failed("MatMul", "In[0] and In[1] has different ndims: "
                         f"{lengths(a.shape)} vs. {lengths(b.shape)}", " name: ")  # fmt: skip
        raise failed("MatMul", f"In[0] and In[1] ndims must be == 2: {a.ndim}", " name: ")
    a_turned, b_turned = transpose_a or adjoint_a, transpose_b or adjoint_b
    if a.shape[-2 if a_turned else -1] != b.shape[-1 if b_turned else -2]:
        turned = f", transpose_a={bool(a_turned)}, transpose_b={bool(b_turned)}"
        raise InvalidArgumentError(
            f"Matrix size-incompatible: In[0]: {lengths(a.shape)}, In[1]: {lengths(b.shape)}"
            f"{turned if a_turned or b_turned else ''} [Op:{op}] name: "
        )
    x = adjoint(a) if adjoint_a else matrix_transpose(a) if transpose_a else a
    y = adjoint(b) if adjoint_b else matrix_transpose(b) if transpose_b else b
    try:
        return wrapped(arrays.matmul(x.value, y.value), a.dtype)
    except ValueError:
        raise failed(op, "In[0] and In[1] must have compatible batch dimensions: "
                     f"{lengths(a.shape)} vs. {lengths(b.shape)}", " name: ") from None  # fmt: skip


def matvec(a, b, transpose_a=False, adjoint_a=False, a_is_sparse=False, b_is_sparse=False,
           name=None) -> EagerTensor:  # fmt: skip
    """The product of a matrix and a vector, or of batches of them."""
    a, b = alike((a, b), "MatMul")
    column = made(arrays.expand_dims(b.value, -1), b.dtype)
    y = matmul(a, column, transpose_a, False, adjoint_a)
    return made(arrays.reshape(y.value, tuple(y.shape)[:-1]), y.dtype)


def tensordot(a, b, axes, name=None) -> EagerTensor:
    """The sum of products over axes: the last `axes` of a with the first of b, or a pair of lists.

    Its shape is the other axes of a, then those of b.
    """
    a, b = alike((a, b), "MatMul")
    first, second = _contracted(a, b, axes)
    kept_a = [k for k in range(a.ndim) if k not in first]
    kept_b = [k for k in range(b.ndim) if k not in second]
    before, after = [a.shape[k] for k in kept_a], [b.shape[k] for k in kept_b]
    inner_a, inner_b = (product([x.shape[k] for k in at]) for x, at in ((a, first), (b, second)))
    x = arrays.reshape(arrays.transpose(a.value, (*kept_a, *first)), (product(before), inner_a))
    y = arrays.reshape(arrays.transpose(b.value, (*second, *kept_b)), (inner_b, product(after)))
    z = matmul(made(x, a.dtype), made(y, b.dtype))
    return wrapped(arrays.reshape(z.value, (*before, *after)), a.dtype)


def _contracted(a: EagerTensor, b: EagerTensor, axes) -> tuple[list[int], list[int]]:
    if is_typed(axes):
        axes = axes.numpy().tolist()
    if isinstance(axes, int):
        if axes < 0:
            raise ValueError(f"`axes` must be at least 0. Received: {axes}.")
        if axes > a.ndim:
            raise ValueError(
                f"`axes` must not be larger than the number of dimensions of tensor {a}.  "
                f"Received {axes}, vs tensor dimensions {a.ndim}."
            )
        if axes > b.ndim:
            raise IndexError("list index out of range")
        return list(range(a.ndim - axes, a.ndim)), list(range(axes))
    if len(axes) != 2:
        raise ValueError(f"`axes` must be an integer or have length 2. Received {axes}.")
    first, second = ([k] if isinstance(k, int) else list(k) for k in axes)
    if any(not -x.ndim <= k < x.ndim for x, at in ((a, first), (b, second)) for k in at):
        raise IndexError("list index out of range")
    if len(first) != len(second):
        raise ValueError(
            f"Different number of contraction axes `a` and `b`, {len(first)} != {len(second)}."
        )
    return [k % a.ndim for k in first], [k % b.ndim for k in second]


def cross(a, b, name=None) -> EagerTensor:
    """The cross product of vectors of three elements, which are the last axis."""
    a, b = alike((a, b), "Cross")
    if a.shape != b.shape:
        raise failed("Cross", "Both inputs must be of same shape: "
                     f"{lengths(a.shape)} vs. {lengths(b.shape)}", " name: ")  # fmt: skip
    if not a.ndim or a.shape[-1] != 3:
        raise failed("Cross", "Cross-products are only defined for 3-element vectors.", " name: ")
    return wrapped(products.cross(a.value, b.value), a.dtype)


# -- transposes ------------------------------------------------------------------------------------
def matrix_transpose(a, name="matrix_transpose", conjugate=False) -> EagerTensor:
    """Each matrix with rows and columns exchanged.  ValueError below rank 2."""
    a = convert_to_tensor(a)
    if a.ndim < 2:
        raise ValueError(
            f"Argument `a` should be a (batch) matrix with rank >= 2.  Received `a` = {a} with "
            f"shape: {a.shape}"
        )
    n = a.ndim
    turned = made(arrays.transpose(a.value, (*range(n - 2), n - 1, n - 2)), a.dtype)
    return conj(turned) if conjugate else turned


def adjoint(matrix, name=None) -> EagerTensor:
    """Each matrix transposed, its elements conjugated."""
    return matrix_transpose(matrix, conjugate=True)


# -- diagonals and bands ---------------------------------------------------------------------------
def _places(rows: int, columns: int, k: int) -> tuple[np.ndarray, np.ndarray]:
    """Rows and columns of the k-th diagonal of a matrix, k above the main one."""
    length = max(min(rows + min(k, 0), columns - max(k, 0)), 0)
    at = np.arange(length)
    return at - min(k, 0), at + max(k, 0)


def diag(diagonal, name="diag", k=0, num_rows=-1, num_cols=-1, padding_value=0,
         align="RIGHT_LEFT") -> EagerTensor:  # fmt: skip
    """A matrix with these elements on its k-th diagonal and padding_value elsewhere."""
    x, k = convert_to_tensor(diagonal), int(k)
    if not x.ndim:
        raise InvalidArgumentError(
            "diagonal must be at least 1-dim, received shape: [] [Op:MatrixDiagV3] name: diag"
        )
    size = x.shape[-1] + abs(k)
    rows = size if num_rows == -1 else int(num_rows)
    columns = size if num_cols == -1 else int(num_cols)
    full = (*tuple(x.shape)[:-1], rows, columns)
    ask(product(full))
    around = np.full(full, padding_value, x.dtype.as_numpy_dtype)
    return wrapped(arrays.setitem(around, x.value, Ellipsis, *_places(rows, columns, k)), x.dtype)


def _matrix(x, op: str, name: str = "") -> EagerTensor:
    x = convert_to_tensor(x)
    if x.ndim < 2:
        raise failed(op, f"input must be at least 2-dim, received shape: {lengths(x.shape)}",
                     f" name: {name}")  # fmt: skip
    return x


def diag_part(input, name="diag_part", k=0, padding_value=0, align="RIGHT_LEFT") -> EagerTensor:
    """The elements on the k-th diagonal of a matrix."""
    x = _matrix(input, "MatrixDiagPartV3", name)
    at = _places(x.shape[-2], x.shape[-1], int(k))
    return made(arrays.getitem(x.value, Ellipsis, *at), x.dtype)


def set_diag(input, diagonal, name="set_diag", k=0, align="RIGHT_LEFT") -> EagerTensor:
    """A matrix with the elements of its k-th diagonal replaced."""
    x, new = alike((_matrix(input, "MatrixSetDiagV3", name), diagonal), "MatrixSetDiagV3")
    at = _places(x.shape[-2], x.shape[-1], int(k))
    wanted = (*tuple(x.shape)[:-2], len(at[0]))
    if tuple(new.shape) != wanted:
        raise InvalidArgumentError(
            f"Expected diagonal to be {lengths(wanted)} instead of {lengths(new.shape)} "
            f"[Op:MatrixSetDiagV3] name: {name}"
        )
    return wrapped(arrays.setitem(x.value, new.value, Ellipsis, *at), x.dtype)


def tensor_diag(diagonal, name=None) -> EagerTensor:
    """The tensor of twice the rank with these elements where both halves of its place agree."""
    x = convert_to_tensor(diagonal)
    flat = diag(made(arrays.reshape(x.value, (-1,)), x.dtype))
    return made(arrays.reshape(flat.value, (*x.shape, *x.shape)), x.dtype)


def tensor_diag_part(input, name=None) -> EagerTensor:
    """The elements of a tensor of even rank where both halves of their place agree."""
    x = convert_to_tensor(input)
    half = tuple(x.shape)[: x.ndim // 2]
    if half * 2 != tuple(x.shape):
        raise failed("DiagPart", f"Invalid shape {lengths(x.shape)}: dimensions must come in equal "
                     "halves", " name: ")  # fmt: skip
    flat = made(arrays.reshape(x.value, (product(half), product(half))), x.dtype)
    return made(arrays.reshape(diag_part(flat).value, half), x.dtype)


def band_part(input, num_lower, num_upper, name=None) -> EagerTensor:
    """A matrix with zeros outside its band: so many diagonals below and above the main one.

    A negative number keeps all of them.
    """
    x = _matrix(input, "MatrixBandPart")
    lower, upper = int(constants(num_lower)), int(constants(num_upper))
    rows, columns = np.ogrid[: x.shape[-2], : x.shape[-1]]
    inside = ((lower < 0) | (rows - columns <= lower)) & ((upper < 0) | (columns - rows <= upper))
    return wrapped(piecewise.where(inside, x.value, 0), x.dtype)


def trace(x, name=None) -> EagerTensor:
    """The sum of the diagonal."""
    return reduce_sum(diag_part(x), -1)


# -- norms -----------------------------------------------------------------------------------------
_VECTOR = ("euclidean", 1, 2, np.inf)
_MATRIX = ("euclidean", "fro", 1, 2, np.inf)


def norm(tensor, ord="euclidean", axis=None, keepdims=None, name=None) -> EagerTensor:
    """The norm of vectors along an axis (None: of all elements), or of matrices over two axes.

    ord: "euclidean" or 2, 1, inf, and for vectors any positive number; of matrices also "fro", and
    2 is the greatest singular value.  Its derivative at 0 is 0.
    """
    x = convert_to_tensor(tensor)
    matrices = isinstance(axis, (tuple, list)) and len(axis) == 2
    keep = bool(keepdims)
    if matrices and ord not in _MATRIX:
        raise ValueError(f"'ord' must be a supported matrix norm in {list(_MATRIX)}, got {ord}")
    if not matrices and ord not in _VECTOR and (isinstance(ord, str) or ord <= 0):
        raise ValueError(f"'ord' must be a supported vector norm, got {ord}")
    if isinstance(axis, (tuple, list)) and len(axis) > 2:
        raise ValueError(
            f"'axis' must be None, an integer, or a tuple of 2 unique integers, got {axis}"
        )
    if matrices and ord == 2:
        return wrapped(norms.norm(x.value, 2, tuple(axis), keep), x.dtype)
    if ord in ("euclidean", "fro", 2):
        return _euclidean(x, axis, keep)
    size = absolute(x)
    if matrices:
        rows, columns = (a % x.ndim for a in axis)
        inner, outer = (rows, columns) if ord == 1 else (columns, rows)
        found = reduce_max(reduce_sum(size, inner, True), outer, True)
        return found if keep else reduce_sum(found, [inner, outer])
    if ord == 1:
        return reduce_sum(size, axis, keep)
    if ord == np.inf:
        return reduce_max(size, axis, keep)
    return pow(reduce_sum(pow(size, ord), axis, keep), 1.0 / ord)


def _euclidean(x: EagerTensor, axis, keep: bool) -> EagerTensor:
    if x.dtype.kind not in "fc":
        raise not_allowed("Sqrt", x.dtype, FIELD)
    if x.dtype.is_complex:
        squares = complex_numbers.real(arithmetic.mul(x.value, complex_numbers.conj(x.value)))
        return cast(sqrt(reduce_sum(wrapped(squares, x.dtype.real_dtype), axis, keep)), x.dtype)
    squares = reduce_sum(made(arithmetic.mul(x.value, x.value), x.dtype), axis, keep)
    zero = comparisons.equal(squares.value, 0.0)
    return wrapped(piecewise.where(zero, 0.0, arithmetic.sqrt(squares.value)), x.dtype)


def normalize(tensor, ord="euclidean", axis=None, name=None) -> tuple[EagerTensor, EagerTensor]:
    """The tensor divided by its norm, and the norm with its axes kept."""
    x = convert_to_tensor(tensor)
    size = norm(x, ord, axis, True)
    return x / cast(size, x.dtype), size
