"""Rows that bring elements together along axes: sum, mean, the extremes, the Euclidean norm.

`axis` is None for all axes, an integer or a tuple; with `keepdims` each has length 1 in the result.
"""

from gradcli.ops.arrays import load_numpy, ones_like, reshape, spread_like, structural
from gradcli.ops.scalar import div, equal, where
from gradcli.ops.table import linear, row, selecting, shape


def _axes(axis, ndim: int) -> tuple[int, ...]:
    if axis is None:
        return tuple(range(ndim))
    axes = axis if isinstance(axis, tuple) else (axis,)
    return tuple(a % ndim for a in axes)


def _restore(g, x, axis, keepdims):
    """g, a cotangent of a reduction of x, with the reduced axes back as axes of length 1."""
    full = shape(x)
    if keepdims or not full or not shape(g):  # a number fits as it is
        return g
    axes = _axes(axis, len(full))
    return reshape(g, tuple(1 if i in axes else n for i, n in enumerate(full)))


def _spread(g, x, z, axis=None, keepdims=False):
    return spread_like(_restore(g, x, axis, keepdims), x)


def count(x, axis) -> int:
    """How many elements of x a reduction over `axis` brings together."""
    n, full = 1, shape(x)
    for a in _axes(axis, len(full)):
        n *= full[a]
    return n


total = row("sum", linear(_spread), keywords=("axis", "keepdims"), **structural)
mean = row(
    "mean",
    linear(
        lambda g, x, z, axis=None, keepdims=False: (
            _spread(g, x, z, axis, keepdims) * div(1.0, float(count(x, axis)))
        )
    ),
    keywords=("axis", "keepdims"),
    **structural,
)


def _share_extreme(g, x, z, axis=None, keepdims=False):
    """The cotangent to the elements that attain the extreme: ties share it evenly."""
    wins = equal(x, _restore(z, x, axis, keepdims))
    count = total(where(wins, ones_like(x), 0.0), axis=axis, keepdims=True)
    return where(wins, div(_restore(g, x, axis, keepdims), count), 0.0)


def _extreme_jvp(tangents, args, z, attrs):
    (t,), (x,) = tangents, args
    axis, keepdims = attrs.get("axis"), attrs.get("keepdims", False)
    wins = equal(x, _restore(z, x, axis, keepdims))
    count = total(where(wins, ones_like(x), 0.0), axis=axis, keepdims=keepdims)
    return div(total(where(wins, t, 0.0), axis=axis, keepdims=keepdims), count)


def _extreme(name: str):
    return row(
        name,
        selecting(_share_extreme),
        selects=True,
        jvp=_extreme_jvp,
        keywords=("axis", "keepdims"),
        also=(f"a{name}",),
        **structural,
    )


amax, amin = _extreme("max"), _extreme("min")


def _over_norm(g, x, z, axis=None, keepdims=False):
    size = _restore(z, x, axis, keepdims)
    zero = equal(size, 0.0)
    return where(zero, 0.0, _restore(g, x, axis, keepdims) * div(x, where(zero, 1.0, size)))


def _norm_jvp(tangents, args, z, attrs):
    (t,), (x,) = tangents, args
    axis, keepdims = attrs.get("axis"), attrs.get("keepdims", False)
    zero = equal(z, 0.0)
    along = total(x * t, axis=axis, keepdims=keepdims)
    return where(zero, 0.0, div(along, where(zero, 1.0, z)))


def _norm_value(x, axis=None, keepdims=False):
    np = load_numpy()
    if axis is None:
        return np.linalg.norm(np.ravel(x)) if not keepdims else np.linalg.norm(x, keepdims=True)
    return np.linalg.norm(x, axis=axis, keepdims=keepdims)


# its derivative at 0 is 0, the subgradient of least norm
euclidean = row(
    "norm",
    selecting(_over_norm),
    array=_norm_value,
    jvp=_norm_jvp,
    keywords=("axis", "keepdims"),
    **structural,
)
