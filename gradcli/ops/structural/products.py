"""Products of arrays: dot, inner, outer, Kronecker and cross products, chains and powers.

Made of transposes, reshapes and `matmul`, so that BLAS does the work and every world has them.
"""

from itertools import pairwise

from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import mul, sub
from gradcli.ops.arrays import (
    as_array,
    expand_dims,
    getitem,
    matmul,
    ravel,
    reshape,
    stack,
    transpose,
)
from gradcli.ops.complex_numbers import conjugate
from gradcli.ops.dispatch import one_call
from gradcli.ops.memory import ask, broadcast, product
from gradcli.ops.numpy_call import shape
from gradcli.ops.reductions import total


def _unfit(name: str, a, b, help: str | None = None) -> Diagnostic:
    return Diagnostic(
        "E0202", f"{name}: the shapes {shape(a)} and {shape(b)} do not fit together", help=help
    )


def dot(a, b):
    """The product of numbers; else the sum over the last axis of a and the last but one of b, which
    of a vector is its only one."""
    a, b = as_array(a), as_array(b)
    if not shape(a) or not shape(b):
        return mul(a, b)
    last = max(len(shape(b)) - 2, 0)
    if shape(a)[-1] != shape(b)[last]:
        raise _unfit("dot", a, b, "the last axis of the left is as long as the first of the right")
    if len(shape(a)) <= 2 and len(shape(b)) <= 2:
        return matmul(a, b)
    return _summed(a, b, [len(shape(a)) - 1], [last])


def vdot(a, b):
    """The sum of the products of all elements, those of a conjugated."""
    a, b = ravel(as_array(a)), ravel(as_array(b))
    if shape(a) != shape(b):
        raise _unfit("vdot", a, b)
    return matmul(conjugate(a), b)


def inner(a, b):
    """The sum over the last axes of both; the product where one is a number."""
    a, b = as_array(a), as_array(b)
    if not shape(a) or not shape(b):
        return mul(a, b)
    if shape(a)[-1] != shape(b)[-1]:
        raise _unfit("inner", a, b)
    return _summed(a, b, [len(shape(a)) - 1], [len(shape(b)) - 1])


def vecdot(a, b, axis=-1):
    """The sums of products of vectors along an axis, those of a conjugated."""
    return total(mul(conjugate(a), as_array(b)), axis=axis)


@one_call
def outer(a, b):
    """The matrix of all products of two vectors: (n,), (m,) -> (n, m)."""
    a, b = ravel(as_array(a)), ravel(as_array(b))
    return mul(expand_dims(a, 1), expand_dims(b, 0))


def tensordot(a, b, axes=2):
    """The sum of products over axes: the last `axes` of a with the first of b, or a pair of lists.

    Its shape is the other axes of a, then those of b.
    """
    a, b = as_array(a), as_array(b)
    first, second = _paired(axes, len(shape(a)), len(shape(b)))
    if any(shape(a)[i] != shape(b)[j] for i, j in zip(first, second)):
        raise _unfit("tensordot", a, b, f"over the axes {first} and {second}")
    return _summed(a, b, first, second)


def _paired(axes, left: int, right: int) -> tuple[list[int], list[int]]:
    """The axes of both to sum over, as numbers from 0 on."""
    if isinstance(axes, int):
        if axes > min(left, right):
            raise Diagnostic("E0202", f"tensordot: {axes} axes of {left} and {right} to sum over")
        first, second = list(range(-axes, 0)), list(range(axes))
    else:
        axes = axes.tolist() if hasattr(axes, "tolist") else axes
        if len(axes) != 2:
            raise Diagnostic("E0103", f"tensordot: axes is a number or a pair, not {axes}")
        first, second = ([k] if isinstance(k, int) else list(k) for k in axes)
    if len(first) != len(second):
        raise Diagnostic(
            "E0103", f"tensordot: {len(first)} axes of the left, and {len(second)} of the right"
        )
    for k, rank in [*((k, left) for k in first), *((k, right) for k in second)]:
        if not -rank <= k < rank:
            raise Diagnostic("E0202", f"tensordot: there is no axis {k} of an array of {rank} axes")
    return [k % left for k in first], [k % right for k in second]


def _summed(a, b, first: list[int], second: list[int]):
    """The sum of products over axes of both, as one product of matrices."""
    kept_a = [k for k in range(len(shape(a))) if k not in first]
    kept_b = [k for k in range(len(shape(b))) if k not in second]
    before, after = [shape(a)[k] for k in kept_a], [shape(b)[k] for k in kept_b]
    count = product([shape(a)[k] for k in first])
    ask(product(before) * product(after))
    x = _as(a, (*kept_a, *first), (product(before), count))
    y = _as(b, (*second, *kept_b), (count, product(after)))
    z, full = matmul(x, y), (*before, *after)
    return z if len(before) == len(after) == 1 else reshape(z, full) if full else getitem(z, 0, 0)


def _as(x, order: tuple, full: tuple):
    x = x if order == tuple(range(len(order))) else transpose(x, order)
    return x if shape(x) == full else reshape(x, full)


def kron(a, b):
    """The Kronecker product: each element of a times all of b, as blocks."""
    a, b = as_array(a), as_array(b)
    rank = max(len(shape(a)), len(shape(b)))
    left, right = ((1,) * (rank - len(shape(x))) + shape(x) for x in (a, b))
    x = reshape(a, [n for length in left for n in (length, 1)])
    y = reshape(b, [n for length in right for n in (1, length)])
    return reshape(mul(x, y), tuple(n * m for n, m in zip(left, right))) if rank else mul(a, b)


def cross(a, b, axisa=-1, axisb=-1, axisc=-1, axis=None):
    """The cross product of vectors of three elements, or of two, which has one number.

    The vectors are along axisa and axisb, those of the result along axisc; `axis` is all three.
    """
    a, b = as_array(a), as_array(b)
    axisa, axisb, axisc = (axisa, axisb, axisc) if axis is None else (axis,) * 3
    x, y = (_parts(v, k) for v, k in ((a, axisa), (b, axisb)))
    if len(x) == len(y) == 2:
        return sub(mul(x[0], y[1]), mul(x[1], y[0]))
    x, y = ([*v, 0.0] if len(v) == 2 else v for v in (x, y))
    parts = [sub(mul(x[i], y[j]), mul(x[j], y[i])) for i, j in ((1, 2), (2, 0), (0, 1))]
    full = broadcast([shape(part) for part in parts])
    return stack(parts, axis=axisc if axisc < 0 or full else axisc % (len(full) + 1))


def _parts(v, axis: int) -> list:
    rank = len(shape(v))
    if not -rank <= axis < rank or shape(v)[axis] not in (2, 3):
        raise Diagnostic(
            "E0202", f"cross takes vectors of 2 or 3 elements, not an array of shape {shape(v)}"
        )
    before = (slice(None),) * (axis % rank)
    return [getitem(v, *before, k) for k in range(shape(v)[axis])]


# -- chains and powers of matrices -----------------------------------------------------------------
def multi_dot(arrays):
    """The product of many matrices, in the order that takes the fewest multiplications.

    The first and the last may be vectors: a row and a column.
    """
    arrays = [as_array(a) for a in arrays]
    if len(arrays) < 2:
        raise Diagnostic("E0103", f"multi_dot takes 2 arrays or more, {len(arrays)} given")
    for i, a in enumerate(arrays):
        if len(shape(a)) != 2 and not (len(shape(a)) == 1 and i in (0, len(arrays) - 1)):
            raise Diagnostic("E0202", f"multi_dot takes matrices, not an array of shape {shape(a)}")
    for a, b in pairwise(arrays):
        if shape(a)[-1] != shape(b)[0]:
            raise _unfit("multi_dot", a, b)
    rows = shape(arrays[0])[0] if len(shape(arrays[0])) == 2 else 1
    lengths = [rows, *(shape(a)[0] for a in arrays[1:]), shape(arrays[-1])[-1]]
    lengths[-1] = lengths[-1] if len(shape(arrays[-1])) == 2 else 1
    lengths[1] = shape(arrays[0])[-1]
    return _chained(arrays, 0, len(arrays) - 1, _splits(lengths))


def _splits(lengths: list[int]) -> dict[tuple[int, int], int]:
    """Where to split each run of a chain; Cormen et al., Introduction to Algorithms, 15.2."""
    count = len(lengths) - 1
    cost = {(i, i): 0 for i in range(count)}
    splits: dict[tuple[int, int], int] = {}
    for width in range(1, count):
        for i in range(count - width):
            j = i + width
            costs = {
                k: cost[i, k] + cost[k + 1, j] + lengths[i] * lengths[k + 1] * lengths[j + 1]
                for k in range(i, j)
            }
            splits[i, j] = min(costs, key=costs.__getitem__)
            cost[i, j] = costs[splits[i, j]]
    return splits


def _chained(arrays: list, i: int, j: int, splits: dict):
    if i == j:
        return arrays[i]
    k = splits[i, j]
    return matmul(_chained(arrays, i, k, splits), _chained(arrays, k + 1, j, splits))
