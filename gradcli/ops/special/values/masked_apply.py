"""Functions of numbers and arrays whose elements are worked out in groups, a formula each.

They take what broadcasts, and compute in 64 bits.
"""

from collections.abc import Callable
from functools import wraps

import numpy as np

from gradcli.ops.memory import broadcast as shape_of_all

EPS = 2.0**-53


def elementwise(function: Callable) -> Callable:
    """`function` of flat arrays of one length, for any that broadcast; in 64 bits, rounded once."""

    @wraps(function)
    def broadcast(*args):
        full = shape_of_all([np.shape(a) for a in args])
        arrays = [np.broadcast_to(a, full) for a in args]
        kinds = [getattr(a, "dtype", None) for a in args]
        narrow = any(k == np.float32 for k in kinds) and not any(k == np.float64 for k in kinds)
        with np.errstate(all="ignore"):
            y = function(*[np.asarray(a, float).ravel() for a in arrays])
            y = y.astype(np.float32) if narrow else y
        return y.reshape(full)[()]

    return broadcast


def masked_apply(y: np.ndarray, where: np.ndarray, function: Callable, *args: np.ndarray) -> None:
    """y[where] = function of the arguments there."""
    if where.any():
        y[where] = function(*[a[where] for a in args])


def in_blocks(function: Callable, size: int, *args: np.ndarray) -> np.ndarray:
    """`function` of so many elements at a time: of each it holds many intermediate values."""
    starts = range(0, args[0].size, size)
    return np.concatenate([function(*[a[i : i + size] for a in args]) for i in starts])


def sum_series(term, following: Callable, enough: float, most: int, every: int = 1):
    """The sum of `term` and of what following(k, term) makes of it for k = 1 …, its terms products.

    Each element is the sum of its own terms, up to one below `enough` of it, whatever its
    neighbours need; it is asked after `every` terms.
    """
    total = term
    for k in range(1, most):
        term = following(k, term)
        total = total + term
        if k % every == 0:
            more = np.abs(term) > enough * np.abs(total)
            if not more.any():
                break
            term = term * more
    return total


def log1p_less(x):
    """log1p(x) - x without the cancellation at 0; x an array."""
    y = np.log1p(x) - x
    near = np.abs(x) < 0.4
    if near.any():  # log((1 + s) / (1 - s)) = 2 atanh(s), with s = x / (2 + x)
        u = x[near]
        s = u / (2.0 + u)
        w, total = s * s, np.zeros_like(u)
        for k in range(25, 0, -1):
            total = w * (total + 1.0 / (2 * k + 1))
        y[near] = s * (2.0 * total - u)
    return y


def as_longdouble(x):
    """x with digits that some machines have, for terms that cancel."""
    return np.asarray(x, np.longdouble)


def squeeze_single(x: np.ndarray):
    """x, or its one element as a number, with which a long loop takes a tenth of the time."""
    return x[0] if x.size == 1 else x


def gather(values: list, at: np.ndarray) -> np.ndarray:
    """Of a list of values, each of one element or all, for each element that at its place."""
    return np.reshape(values, (len(values), -1))[at.astype(int), np.arange(at.size)]


def cospi_sinpi(v):
    """The cosine and the sine of pi v; v an array."""
    quarters = np.rint(2.0 * v)
    angle = np.pi * (v - 0.5 * quarters)
    c, s, turn = np.cos(angle), np.sin(angle), quarters % 4
    cosine = np.choose(turn.astype(int), [c, -s, -c, s])
    return cosine, np.choose(turn.astype(int), [s, c, -s, -c])


def output(function: Callable, i: int) -> Callable:
    """Of the functions that `function` gives together the one at i."""
    return elementwise(lambda x: function(x)[i])
