"""Rows of whole arrays on arrays of balls, where NumPy's functions do not take objects.

A function has the name of its row and a `_`, and the arguments of its NumPy function; the elements
are balls, or numbers that are exact.
"""

from bisect import bisect_left, bisect_right
from functools import reduce
from typing import Any, cast

from gradcli.ops.arithmetic import div, sqrt
from gradcli.ops.arrays import load_numpy
from gradcli.ops.dispatch import World
from gradcli.ops.elementary import exp, log
from gradcli.ops.piecewise import maximum, minimum
from gradcli.ops.reductions import count


def sum_like_(g, x):
    """g summed, or stretched, to the shape of x."""
    np, want = load_numpy(), x.shape
    g = np.broadcast_to(g, np.broadcast_shapes(np.shape(g), want))
    extra = g.ndim - len(want)
    narrow = [i + extra for i, n in enumerate(want) if n == 1 != g.shape[i + extra]]
    axes = (*range(extra), *narrow)
    y = np.add.reduce(g, axis=axes) if axes else g
    return np.reshape(y, want) if want else y


def _extreme(function, x, axis, keepdims):
    np = load_numpy()
    flat = x.reshape(-1) if axis is None else np.moveaxis(x, axis, 0)
    if not len(flat):
        raise ValueError("an array without elements has no extreme")
    pairs = function if flat.ndim == 1 else np.frompyfunc(function, 2, 1)
    y = reduce(pairs, flat)
    if not keepdims:
        return y
    if flat.ndim > 1:
        return np.expand_dims(y, axis)
    kept = np.empty(x.ndim * (1,), object)
    kept.reshape(-1)[0] = y
    return kept


def max_(x, axis=None, keepdims=False):
    return _extreme(maximum, x, axis, keepdims)


def min_(x, axis=None, keepdims=False):
    return _extreme(minimum, x, axis, keepdims)


def fsum_(x):
    return load_numpy().sum(x)


def mean_(x, axis=None, keepdims=False):
    whole = load_numpy().sum(x, axis=axis, keepdims=keepdims)
    n = float(count(x, axis))
    return _each(lambda a: div(a, n), whole)


def norm_(x, axis=None, keepdims=False):
    return _each(sqrt, load_numpy().sum(x * x, axis=axis, keepdims=keepdims))


def softmax_(x, axis=-1):
    weights = _each(exp, x)
    return weights / load_numpy().sum(weights, axis=axis, keepdims=True)


def log_softmax_(x, axis=-1):
    return x - _each(log, load_numpy().sum(_each(exp, x), axis=axis, keepdims=True))


def _each(function, x):
    if isinstance(x, World):
        return function(x)
    return load_numpy().frompyfunc(function, 1, 1)(x)


# -- matrices: a ball that is not finite comes of one that may be singular ------------------------
def _matrix(x):
    from flint import arb, arb_mat

    def number(cell):
        return cast(Any, cell).number if isinstance(cell, World) else arb(cell)

    return arb_mat([list(map(number, row)) for row in x])


def _array(found, shape):
    y = load_numpy().empty(shape, object)
    for i, cell in enumerate(found.entries()):
        y.reshape(-1)[i] = cell
    return y


def solve_(a, b):
    right = _matrix(b.reshape(-1, 1) if b.ndim == 1 else b)
    return _array(_matrix(a).solve(right), b.shape)


def inverse_(a):
    return _array(_matrix(a).inv(), a.shape)


def cofactors_(a):
    return inverse_(a).T * determinant_(a)


def determinant_(a):
    return _matrix(a).det()


def searchsorted_(a, v, side="left"):
    """By comparisons with a's elements alone; NumPy compares what is sought with itself, too."""
    np, place, edges = load_numpy(), bisect_right if side == "right" else bisect_left, a.tolist()
    found = [place(edges, x) for x in v.reshape(-1).tolist()]
    return np.array(found, np.intp).reshape(v.shape)
