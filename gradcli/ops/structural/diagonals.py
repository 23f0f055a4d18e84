"""Diagonals and triangles of matrices."""

from gradcli.errors import Diagnostic
from gradcli.ops.arrays import as_array, getitem, load_numpy, ravel, setitem
from gradcli.ops.axes import normals, whole
from gradcli.ops.dispatch import one_call, primal
from gradcli.ops.memory import ask
from gradcli.ops.numpy_call import shape
from gradcli.ops.piecewise import where
from gradcli.ops.reductions import total
from gradcli.ops.structural.shaping import moveaxis


def _places(rows: int, columns: int, offset: int):
    """The indices of the elements on a diagonal."""
    np, offset = load_numpy(), whole(offset, "the number of a diagonal")
    first = max(-offset, 0)
    count = max(min(rows - first, columns - max(offset, 0)), 0)
    k = np.arange(count)
    return k + first, k + max(offset, 0)


def diagonal(x, offset=0, axis1=0, axis2=1):
    """The elements on a diagonal of two axes, along a new last one: (n, m, k) -> (k, min(n, m))."""
    x = as_array(x)
    if len(shape(x)) < 2:
        raise Diagnostic("E0202", f"a diagonal needs two axes, the array has {len(shape(x))}")
    pair = normals((axis1, axis2), len(shape(x)))
    x = moveaxis(x, pair, (-2, -1))
    rows, columns = shape(x)[-2:]
    return getitem(x, Ellipsis, *_places(rows, columns, offset))


def trace(x, offset=0, axis1=0, axis2=1):
    """The sum of the elements on a diagonal of two axes."""
    return total(diagonal(x, offset, axis1, axis2), axis=-1)


def diag(x, k=0):
    """The matrix with a vector on its k-th diagonal; of a matrix the elements there."""
    x = as_array(x)
    if len(shape(x)) == 2:
        return diagonal(x, k)
    if len(shape(x)) != 1:
        raise Diagnostic("E0202", f"diag takes a vector or a matrix, not {len(shape(x))} axes")
    n = shape(x)[0] + abs(whole(k, "the number of a diagonal"))
    ask(n * n)
    zeros = load_numpy().zeros((n, n), getattr(primal(x), "dtype", float))
    return setitem(zeros, x, *_places(n, n, k))


def diagflat(x, k=0):
    """The matrix with all elements of x on its k-th diagonal."""
    return diag(ravel(as_array(x)), k)


def _triangle(x, k: int, lower: bool):
    x, np = as_array(x), load_numpy()
    if not shape(x):
        raise Diagnostic("E0202", "a triangle is cut out of a matrix, not of a number")
    k = whole(k, "the number of a diagonal")
    sides = shape(x)[-2:] * (3 - len(shape(x)[-2:]))
    kept = np.tri(*sides[:2], k=k if lower else k - 1, dtype=bool)
    return where(kept if lower else ~kept, x, 0)


@one_call
def tril(x, k=0):
    """x with zeros above the k-th diagonal of its last two axes."""
    return _triangle(x, k, True)


@one_call
def triu(x, k=0):
    """x with zeros below the k-th diagonal of its last two axes."""
    return _triangle(x, k, False)
