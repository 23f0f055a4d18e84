"""Rows that bring elements together along axes: sum, mean, the extremes, the Euclidean norm.

`axis` is None for all axes, an integer or a tuple; with `keepdims` each has length 1 in the result.
"""

from gradcli.ops.arithmetic import div
from gradcli.ops.arrays import load_numpy, ones_like, reshaped, spread_like, structural
from gradcli.ops.comparisons import equal, isnan, logical_or
from gradcli.ops.dispatch import one_call, primal, row
from gradcli.ops.kinks import Kink, attained_again, vanishes
from gradcli.ops.numpy_call import shape
from gradcli.ops.piecewise import where
from gradcli.ops.rows import linear, selecting


def _axes(axis, ndim: int) -> tuple[int, ...]:
    if axis is None:
        return tuple(range(ndim))
    axes = axis if isinstance(axis, tuple) else (axis,)
    return tuple([a % ndim for a in axes])


@one_call
def restored(g, x, axis=None, keepdims=False):
    """g, a cotangent of a reduction of x, with the reduced axes back as axes of length 1."""
    if keepdims or not shape(g):  # a number fits as it is
        return g
    lengths = list(shape(x))
    for a in _axes(axis, len(lengths)):
        lengths[a] = 1
    return reshaped(g, tuple(lengths))


def _spread(g, x, z, axis=None, keepdims=False):
    return spread_like(restored(g, x, axis, keepdims), x)


@one_call
def count(x, axis):
    """How many elements of x a reduction over `axis` brings together."""
    n, full = 1, shape(x)
    for a in _axes(axis, len(full)):
        n *= full[a]
    return n


total = row(
    "sum",
    linear(_spread),
    array="gradcli.ops.numpy_functions.total",
    keywords=("axis", "keepdims"),
    batch="reduction",
    unbroadcast=restored,
    residuals=("",),
    result_dtype="counted",
    shape="reduced",
    family="fold",
    fold="+",
    path="np.sum",
    **structural,
)


def _mean(x, axis=None, keepdims=False):
    """NumPy's mean; of nothing it is NaN, without a warning."""
    np = load_numpy()
    if not np.size(x):
        return np.sum(x, axis=axis, keepdims=keepdims) / np.float64(count(x, axis))
    return np.mean(x, axis=axis, keepdims=keepdims)


mean = row(
    "mean",
    linear(
        lambda g, x, z, axis=None, keepdims=False: _spread(
            div(g, count(x, axis)), x, z, axis, keepdims
        )
    ),
    array=_mean,
    keywords=("axis", "keepdims"),
    residuals=("",),
    batch="reduction",
    result_dtype="real",
    shape="reduced",
    family="fold",
    fold="+",
    path="np.mean",
    **structural,
)


def _taken(x, z, axis, keepdims):
    """Where the elements are that are equal to the one taken; of NaN those that are NaN."""
    wins, plain = equal(x, restored(z, x, axis, keepdims)), primal(z)
    return wins if load_numpy().all(plain == plain) else logical_or(wins, isnan(x))


def share(g, x, z, axis=None, keepdims=False):
    """The cotangent to the elements that are equal to the one taken: they share it evenly."""
    wins = _taken(x, z, axis, keepdims)
    count = total(where(wins, ones_like(x), 0.0), axis=axis, keepdims=True)
    return where(wins, div(restored(g, x, axis, keepdims), count), 0.0)


def extreme_jvp(tangents, args, z, attrs):
    (t,), (x,) = tangents, args
    axis, keepdims = attrs.get("axis"), attrs.get("keepdims", False)
    wins = _taken(x, z, axis, keepdims)
    count = total(where(wins, ones_like(x), 0.0), axis=axis, keepdims=keepdims)
    return div(total(where(wins, t, 0.0), axis=axis, keepdims=keepdims), count)


SHARED = Kink("a tie", attained_again, "shared evenly")


def _extreme(name: str, sign: str):
    return row(
        name,
        selecting(share),
        array=f"gradcli.ops.numpy_functions.{name}imum",
        selects=True,
        result_dtype="first",
        compares=True,
        jvp=extreme_jvp,
        batch="reduction",
        kink=SHARED._replace(composites=(f"reduce_{name}", "ptp", f"nan{name}")),
        keywords=("axis", "keepdims"),
        also=(f"a{name}",),
        shape="reduced",
        family="fold",
        fold=sign,
        path=f"np.{name}",
        **structural,
    )


amax, amin = _extreme("max", ">"), _extreme("min", "<")


def _over_norm(g, x, z, axis=None, keepdims=False):
    size = restored(z, x, axis, keepdims)
    zero = equal(size, 0.0)
    return where(zero, 0.0, restored(g, x, axis, keepdims) * div(x, or_one(size, zero)))


@one_call
def or_one(divisor, zero):
    """A divisor, and 1 where it is 0: there what is divided is not chosen, and is no NaN.

    Printed, the choice alone says so.
    """
    return where(zero, 1.0, divisor)


def _norm_jvp(tangents, args, z, attrs):
    (t,), (x,), zero = tangents, args, equal(z, 0.0)
    size = restored(or_one(z, zero), x, attrs.get("axis"), attrs.get("keepdims", False))
    return where(zero, 0.0, total(div(x, size) * t, **attrs))


# By NumPy's letters: a root of squares below it may have lost digits of them.
LEAST = {"f": 1e-12, "d": 1e-138}


def _norm_value(x, axis=None, keepdims=False):
    """The root of the sum of squares; where these leave the numbers there are, of x scaled."""
    np = load_numpy()
    y = _root_of_squares(x, axis, keepdims)
    least = LEAST.get(y.dtype.char, 0.0)
    if not y.ndim and least < y < np.inf:
        return y
    lost = (y < least) | (y == np.inf)
    if not lost.any():
        return y
    largest = np.max(np.abs(x), axis=axis, keepdims=True, initial=0)
    scale = np.where((largest > 0) & (largest < np.inf), largest, 1.0).astype(y.dtype)
    scaled = _root_of_squares(x / scale, axis, keepdims) * scale.reshape(np.shape(y))
    return np.where(lost, scaled, y)[()]


def _root_of_squares(x, axis, keepdims):
    np = load_numpy()
    if axis is None:
        return np.linalg.norm(np.ravel(x)) if not keepdims else np.linalg.norm(x, keepdims=True)
    if isinstance(axis, tuple) and len(axis) not in (1, 2):  # as NumPy's norm does not
        return np.sqrt(np.sum(np.square(np.abs(x)), axis=axis, keepdims=keepdims))
    return np.linalg.norm(x, axis=axis, keepdims=keepdims)


euclidean = row(
    "norm",
    selecting(_over_norm),
    array=_norm_value,
    jvp=_norm_jvp,
    batch="reduction",
    keywords=("axis", "keepdims"),
    kink=Kink("the kink", vanishes, composites=("vector_norm", "std", "nanstd", "dist")),
    result_dtype="real",
    shape="reduced",
    family="reduction",
    path="np.linalg.norm",
    **structural,
)
