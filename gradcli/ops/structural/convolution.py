"""Sums of products of two sequences that move past each other."""

from gradcli.errors import Diagnostic
from gradcli.ops.arrays import as_array, getitem, load_numpy, ravel, structural
from gradcli.ops.dispatch import row
from gradcli.ops.numpy_call import shape
from gradcli.ops.rows import bilinear
from gradcli.ops.structural.shaping import flip


def _over_left(g, a, v, z):
    """What g gives to a: a part of its own convolution with v reversed."""
    n, m = shape(a)[0], shape(v)[0]
    return getitem(_full(g, flip(v)), slice(m - 1, m - 1 + n))


# z[k] = the sum of a[i]*v[k-i]: (n,), (m,) -> (n + m - 1,)
_full = row(
    "convolve",
    bilinear(_over_left),
    bilinear(lambda g, a, v, z: _over_left(g, v, a, z)),
    array=lambda a, v: load_numpy().convolve(a, v),
    elements=lambda a, v: shape(a)[0] + shape(v)[0],
    **structural,
)
MODES = ("full", "same", "valid")


def convolve(a, v, mode="full"):
    """The sums of a[i]*v[k-i]: for every k, as many as the longer has, or where both overlap whole.

    E0202 where one has no elements, or more axes than one.
    """
    a, v = _sequence(a), _sequence(v)
    return getitem(_full(a, v), _part(shape(a)[0], shape(v)[0], mode))


def correlate(a, v, mode="valid"):
    """The sums of a[i+k]*v[i], of complex numbers with the conjugate of v."""
    from gradcli.ops.complex_numbers import conj

    a, v = _sequence(a), _sequence(v)
    n, m = shape(a)[0], shape(v)[0]
    part = _part(n, m, mode)
    if n < m and mode == "same":  # NumPy's are those of the longer before the shorter, reversed
        part = slice(n - 1 - (n - 1) // 2, n + m - 1 - (n - 1) // 2)
    return getitem(_full(a, flip(conj(v))), part)


def _sequence(x):
    x = as_array(x)
    x = x if shape(x) else ravel(x)
    if len(shape(x)) != 1 or not shape(x)[0]:
        raise Diagnostic("E0202", f"a sequence of one axis is needed, not one of shape {shape(x)}")
    return x


def _part(n: int, m: int, mode: str) -> slice:
    """What a mode takes of the full convolution."""
    short, long = sorted((n, m))
    if mode not in MODES:
        raise Diagnostic("E0201", f"mode is one of {', '.join(MODES)}, not {mode!r}")
    if mode == "full":
        return slice(None)
    start = short - 1 if mode == "valid" else (short - 1) // 2
    return slice(start, start + (long - short + 1 if mode == "valid" else long))
