"""Rows of networks: softmax and the cross-entropies, and the windows of convolutions and pooling.

The cross-entropies are rows, not functions made of rows, for the digits of their gradients: that
of one with softmax is p - labels, where the sum over the pieces would cancel.
"""

import math

from gradcli.ops.arithmetic import div, sub
from gradcli.ops.arrays import (
    add_at,
    as_array,
    expand_dims,
    load_numpy,
    rank,
    real_type,
    structural,
)
from gradcli.ops.comparisons import greater_equal, less
from gradcli.ops.dispatch import held, row
from gradcli.ops.elementary import exp
from gradcli.ops.memory import product
from gradcli.ops.numpy_call import FEW, on_few, shape
from gradcli.ops.piecewise import absolute, where
from gradcli.ops.reductions import total
from gradcli.ops.rows import STATIC, linear, selecting

ROUNDING = 1e-6  # how far from 1 the sum of a distribution may be


# -- softmax and its logarithm --------------------------------------------------------------------
def _shifted(x, axis: int):
    """x less its maximum, so that no exponential overflows."""
    np = load_numpy()
    x = np.asarray(x, real_type(x))
    return x - np.max(x, axis=axis, keepdims=True, initial=-np.inf)


def _sharp(function, x):
    """A function of an array; of a few elements of 32 bits to their last digit."""
    return on_few(function, x) if x.size <= FEW else function(x)


def _softmax(x, axis=-1, reciprocal=False):
    np = load_numpy()
    e = _sharp(np.exp, _shifted(x, axis))
    whole = e.sum(axis=axis, keepdims=True)
    return e * (1.0 / whole) if reciprocal else e / whole


def _log_softmax(x, axis=-1):
    np = load_numpy()
    x = _shifted(x, axis)
    whole = _sharp(np.exp, x).sum(axis=axis, keepdims=True)
    return x - _sharp(np.log, whole)


def _along_softmax(t, x, z, axis=-1, reciprocal=False):
    """The map of the derivative of softmax, which is its own transpose."""
    return z * (t - _sums(t * z, z, axis))


def _sums(x, like, axis):
    """The sums along an axis, as they broadcast to `like`: of a vector a number."""
    if rank(like) == 1 and type(axis) is not tuple:
        return total(x)
    return total(x, axis=axis, keepdims=True)


softmax = row(  # reciprocal: as a product with 1 / sum, whose last digit is TensorFlow's
    "softmax",
    selecting(_along_softmax),
    array=_softmax,
    jvp=lambda tangents, args, z, attrs: _along_softmax(tangents[0], args[0], z, **attrs),
    keywords=("axis",),
    shape="first",
    batch="axes",
    family="along",
    **structural,
)


def _log_softmax_jvp(tangents, args, z, attrs):
    (t,), axis = tangents, attrs.get("axis", -1)
    return t - _sums(t * exp(z), z, axis)


def softmax_of_all(x, axis=None):
    """softmax as SciPy has it: of all elements without an axis, which may be several."""
    return softmax(as_array(x), axis=axis)


log_softmax = row(
    "log_softmax",
    selecting(lambda g, x, z, axis=-1: g - exp(z) * _sums(g, z, axis)),
    array=_log_softmax,
    jvp=_log_softmax_jvp,
    shape="first",
    batch="axes",
    keywords=("axis",),
    family="along",
    **structural,
)


def log_softmax_of_all(x, axis=None):
    """log_softmax as SciPy has it: of all elements without an axis, which may be several."""
    return log_softmax(as_array(x), axis=axis)


# -- cross-entropies: of logits x along the last axis, one number for each row --------------------
def _cross_entropy(x, labels):
    np = load_numpy()
    return -np.where(labels == 0, 0.0, labels * _log_softmax(x)).sum(axis=-1)


def _excess(x, labels):
    """p - labels: how much more probable softmax holds each class than the labels say.

    Where a row of labels does not add up to 1, its sum times p; a rounding away from 1 is 1.
    """
    whole = total(labels, axis=-1, keepdims=True)
    away = 1.0 - held(whole)
    whole = whole + where(less(absolute(away), ROUNDING), away, 0.0)
    return softmax(x) * whole - labels


def _cross_entropy_jvp(tangents, args, z, attrs):
    (tx, tl), (x, labels) = tangents, args
    parts = [] if tx is None else [_excess(x, labels) * tx]
    parts += [] if tl is None else [-log_softmax(x) * tl]
    return total(sum(parts[1:], parts[0]), axis=-1)


cross_entropy = row(
    "softmax_cross_entropy",
    selecting(lambda g, x, labels, z: expand_dims(g, -1) * _excess(x, labels)),
    linear(lambda g, x, labels, z: -(expand_dims(g, -1) * log_softmax(x))),
    array=_cross_entropy,
    jvp=_cross_entropy_jvp,
    batch="trailing",
    printed=False,
    **structural,
)


def _at_labels(labels) -> tuple:
    """The places of the labelled classes, one in each row of the logits."""
    np = load_numpy()
    return *np.indices(np.shape(labels), sparse=True), np.asarray(labels)


def _sparse_excess(x, labels):
    """p - 1 at the label, p elsewhere."""
    return add_at(softmax(x), -1.0, *_at_labels(labels))


sparse_cross_entropy = row(
    "sparse_softmax_cross_entropy",
    selecting(lambda g, x, labels, z: expand_dims(g, -1) * _sparse_excess(x, labels)),
    STATIC,
    array=lambda x, labels: -_log_softmax(x)[_at_labels(labels)],
    jvp=lambda tangents, args, z, attrs: total(_sparse_excess(*args) * tangents[0], axis=-1),
    printed=False,
    **structural,
)


def _sigmoid_excess(x, labels):
    """sigmoid(x) - labels, by the smaller tail, so that it does not cancel at labels 0 and 1.

    The tail is e / (1 + e) in the steps whose last digit is TensorFlow's.
    """
    right = greater_equal(x, 0.0)
    e = exp(where(right, -x, x))
    tail = e * div(1.0, 1.0 + e)
    return where(right, sub(1.0, labels) - tail, tail - labels)


def _sigmoid_value(x, labels):
    line = x * (1.0 - labels) if x > 0 else -x * labels  # x - x labels would cancel near 1
    return line + math.log1p(math.exp(-abs(x))) if x == x else x


def _sigmoid_arrays(x, labels):
    np = load_numpy()
    e = _sharp(np.exp, -np.abs(np.asarray(x)))
    return np.maximum(x, 0.0) - x * labels + _sharp(np.log1p, e)


sigmoid_cross_entropy = row(  # softplus(x) - x labels
    "sigmoid_cross_entropy",
    selecting(lambda g, x, labels, z: g * _sigmoid_excess(x, labels)),
    selecting(lambda g, x, labels, z: -(g * x)),
    value=_sigmoid_value,
    array=_sigmoid_arrays,
    ball="balls.sigmoid_cross_entropy",
)


# -- windows: (batch, *lengths, channels) -> (batch, *places, *size, channels) --------------------
def places(length: int, size: int, stride: int, dilation: int, before: int, after: int) -> int:
    """How many windows there are along an axis."""
    return max((length + before + after - (size - 1) * dilation - 1) // stride + 1, 0)


def _counts(full, size, strides, dilations, pads) -> tuple:
    return tuple(places(*axis) for axis in zip(full[1:-1], size, strides, dilations, *zip(*pads)))


def _windows(x, size, strides, dilations, pads):
    np = load_numpy()
    counts = _counts(np.shape(x), size, strides, dilations, pads)
    padded = np.pad(x, ((0, 0), *pads, (0, 0)))
    y = np.empty((len(x), *counts, *size, x.shape[-1]), padded.dtype)
    for offset, at in _offsets(counts, size, strides, dilations):
        y[(slice(None), *[slice(None)] * len(size), *offset)] = padded[at]
    return y


def _overlaid(g, full, size, strides, dilations, pads):
    np = load_numpy()
    counts = _counts(full, size, strides, dilations, pads)
    lengths = [n + before + after for n, (before, after) in zip(full[1:-1], pads)]
    y = np.zeros((full[0], *lengths, full[-1]), g.dtype)
    for offset, at in _offsets(counts, size, strides, dilations):
        y[at] += g[(slice(None), *[slice(None)] * len(size), *offset)]
    inner = [slice(before, before + n) for n, (before, _) in zip(full[1:-1], pads)]
    return y[(slice(None), *inner)]


def _offsets(counts, size, strides, dilations):
    """For each place in a window: where it is there, and where those of all windows are."""
    for offset in load_numpy().ndindex(*size):
        starts = [i * d for i, d in zip(offset, dilations)]
        yield offset, (slice(None), *[
            slice(start, start + stride * (n - 1) + 1 if n else start, stride)
            for start, stride, n in zip(starts, strides, counts)
        ])  # fmt: skip


def _window_elements(x, **attrs) -> int:
    counts = _counts(shape(x), **attrs)
    return product((shape(x)[0], *counts, *attrs["size"], shape(x)[-1]))


windows = row(  # of x with zeros around it, `pads` of them before and after each axis
    "windows",
    linear(lambda g, x, z, **attrs: overlaid(g, full=shape(x), **attrs)),
    array=_windows,
    elements=_window_elements,
    batch="windowing",
    printed=False,
    **structural,
)
overlaid = row(  # windows back in their places, added up
    "overlaid",
    linear(lambda g, x, z, full, **attrs: windows(g, **attrs)),
    array=_overlaid,
    elements=lambda g, full, **attrs: product(full),
    batch="windowing",
    printed=False,
    **structural,
)
