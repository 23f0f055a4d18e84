"""Norms of vectors and matrices, condition numbers and ranks.

Where a norm is 0 its derivative is 0, the subgradient of least norm; extremes share among ties.
"""

from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import div, mul, power
from gradcli.ops.arrays import as_array, concatenate, load_numpy, real_type, reshape, transpose
from gradcli.ops.comparisons import equal, greater, logical_or, not_equal
from gradcli.ops.complex_numbers import imag, real
from gradcli.ops.dispatch import World, held, is_complex
from gradcli.ops.linalg.matrices import check_matrix
from gradcli.ops.linalg.singular_values import singular_values
from gradcli.ops.linalg.solving import inverse
from gradcli.ops.numpy_call import shape
from gradcli.ops.piecewise import absolute, where
from gradcli.ops.reductions import amax, amin, euclidean, total
from gradcli.ops.structural.searching import any_of, count_nonzero

INF = float("inf")


def norm(x, ord=None, axis=None, keepdims=False):
    """The norm of vectors along an axis, or of matrices over two; without `ord` the Euclidean one.

    ord: of vectors any number, inf, -inf or 0, which counts the elements other than 0; of matrices
    1, -1, inf, -inf, 2, -2, 'fro' or 'nuc'.  Its derivative where it is 0 is 0, also of a negative
    order, whose norm is 0 where an element is.
    E0103 for another ord, E0202 where the array has not the axes.
    """
    x, ord = as_array(x), _constant(ord)
    rank = len(shape(x))
    if axis is None and (ord is None or (ord == "fro" and rank == 2) or (ord == 2 and rank == 1)):
        return _euclidean(x, None, keepdims)
    axes = _axes(axis, rank)
    if len(axes) == 1:
        return _of_vectors(x, ord, axes[0], keepdims)
    if len(axes) == 2:
        return _of_matrices(x, ord, axes, keepdims)
    raise Diagnostic(
        "E0202",
        f"norm of order {ord} takes vectors or matrices, not an array of shape {shape(x)}",
        help="axis names the one or the two axes of them",
    )


def vector_norm(x, axis=None, keepdims=False, ord=2):
    """The norm of vectors along axes, which are taken as one; without `axis` of all elements."""
    x = as_array(x)
    rank = len(shape(x))
    axes = _axes(axis, rank)
    rest = [k for k in range(rank) if k not in axes]
    flat = transpose(x, (*axes, *rest)) if rank else x
    flat = reshape(flat, (-1, *(shape(x)[k] for k in rest)))
    y = _of_vectors(flat, _constant(ord), 0, False)
    kept = tuple(1 if k in axes else n for k, n in enumerate(shape(x)))
    return reshape(y, kept) if keepdims and rank else y


def matrix_norm(x, keepdims=False, ord="fro"):
    """The norm of the matrices of the last two axes; `ord` as of norm."""
    x = as_array(x)
    check_matrix("matrix_norm", x, square=False)
    rank = len(shape(x))
    return _of_matrices(x, _constant(ord), (rank - 2, rank - 1), keepdims)


def _constant(ord):
    """The order of a norm; E0210 where a derivative is taken by it."""
    if isinstance(ord, World):
        raise Diagnostic("E0210", "the derivative of a norm by its order is not provided")
    return ord


def _axes(axis, rank: int) -> tuple[int, ...]:
    axes = range(rank) if axis is None else (axis,) if isinstance(axis, int) else tuple(axis)
    if any(type(k) is not int or not -rank <= k < rank for k in axes):
        raise Diagnostic("E0202", f"norm: axis {axis} is not one of an array of {rank} axes")
    axes = tuple(k % rank for k in axes)
    if len(set(axes)) < len(axes):
        raise Diagnostic("E0202", f"norm: axis {axis} names one axis twice")
    return axes


def _euclidean(x, axis, keepdims):
    """Of complex numbers that of their parts, side by side."""
    if not is_complex(x):
        return euclidean(x, axis=axis, keepdims=keepdims)
    along = 0 if axis is None else axis if isinstance(axis, int) else axis[0]
    parts = (real(x), imag(x)) if shape(x) else (reshape(real(x), (1,)), reshape(imag(x), (1,)))
    return euclidean(concatenate(parts, axis=along), axis=axis, keepdims=keepdims)


def _of_vectors(x, ord, axis: int, keepdims: bool):
    if ord is None or ord == 2:
        return _euclidean(x, axis, keepdims)
    if type(ord) not in (int, float):
        raise Diagnostic(
            "E0103",
            f"the norm of order {ord!r} is not one of vectors",
            help="a number, inf or -inf; 'fro' and 'nuc' are of matrices",
        )
    if ord == 0:
        one = load_numpy().finfo(real_type(x)).dtype.type(1.0)
        return total(mul(not_equal(x, 0.0), one), axis=axis, keepdims=keepdims)
    size = absolute(x)
    if ord in (INF, -INF):
        return _extreme(size, ord > 0, axis, keepdims)
    if ord == 1:
        return total(size, axis=axis, keepdims=keepdims)
    return _of_order(size, float(ord), axis, keepdims)


def _of_order(size, p: float, axis: int, keepdims: bool):
    """(sum of size^p)^(1/p), of sizes over the largest, which is the unit: no power overflows."""
    if not shape(size)[axis]:
        return total(size, axis=axis, keepdims=keepdims)
    unit = held((amax if p > 0 else amin)(size, axis=axis, keepdims=True))
    none = equal(unit, 0.0)
    odd = logical_or(none, equal(unit, INF))
    unit = where(odd, 1.0, unit)
    if p < 0.0:  # an element that is 0 makes the norm 0
        size = where(none, 1.0, size)
    sums = total(power(div(size, unit), p), axis=axis, keepdims=True)
    zero = logical_or(none, equal(sums, 0.0)) if p < 0.0 else equal(sums, 0.0)
    y = mul(unit, where(zero, 0.0, power(where(zero, 1.0, sums), 1.0 / p)))
    return y if keepdims else total(y, axis=axis)


def _extreme(x, largest: bool, axis, keepdims):
    if not shape(x)[axis]:
        raise Diagnostic("E0202", f"norm: an array of shape {shape(x)} has no extreme")
    return (amax if largest else amin)(x, axis=axis, keepdims=keepdims)


def _of_matrices(x, ord, axes: tuple[int, int], keepdims: bool):
    if ord is None or ord == "fro":
        return _euclidean(x, axes, keepdims)
    rows, columns = axes
    if ord in (1, -1, INF, -INF):
        inner, outer = (rows, columns) if abs(ord) == 1 else (columns, rows)
        sums = total(absolute(x), axis=inner, keepdims=True)
        y = _extreme(sums, ord > 0, outer, True)
    elif ord in (2, -2, "nuc"):
        rest = [k for k in range(len(shape(x))) if k not in axes]
        s = singular_values(transpose(x, (*rest, rows, columns)))
        y = total(s, axis=-1) if ord == "nuc" else _extreme(s, ord > 0, -1, False)
        if not keepdims:
            return y
    else:
        raise Diagnostic(
            "E0103",
            f"the norm of order {ord!r} is not one of matrices",
            help="1, -1, 2, -2, inf, -inf, 'fro' or 'nuc'",
        )
    full = shape(x)
    kept = tuple(1 if k in axes else n for k, n in enumerate(full))
    left = kept if keepdims else tuple(n for k, n in enumerate(full) if k not in axes)
    return reshape(y, left) if left else total(y)


def cond(x, p=None):
    """How much a relative error grows in solving with x: the norm of x times that of its inverse.

    p: the order of the norm, by default 2, of which it is the greatest singular value over the
    least.
    """
    x, p = as_array(x), _constant(p)
    if p in (None, 2, -2):
        check_matrix("cond", x, square=False)
        s = singular_values(x)
        high, low = amax(s, axis=-1), amin(s, axis=-1)
        return div(low, high) if p == -2 else div(high, low)
    check_matrix("cond", x)
    rank = len(shape(x))
    axes = (rank - 2, rank - 1)
    return mul(_of_matrices(x, p, axes, False), _of_matrices(inverse(x), p, axes, False))


def matrix_rank(a, tol=None, hermitian=False, rtol=None):
    """How many singular values are above tol: an integer, through which no derivative passes.

    tol: by default rtol, the rounding error of the longer side, times the greatest.
    """
    np, a = load_numpy(), held(as_array(a))
    if len(shape(a)) < 2:
        return where(any_of(a), 1, 0)
    s = held(singular_values(a))
    if tol is None:
        rtol = max(shape(a)[-2:]) * float(np.finfo(real_type(s)).eps) if rtol is None else rtol
        tol = mul(rtol, amax(s, axis=-1, keepdims=True)) if shape(s)[-1] else 0.0
    return count_nonzero(greater(s, tol), axis=-1)
