"""What is found out of arrays: places, counts, whether something holds.  No derivative passes."""

from gradcli.errors import Diagnostic
from gradcli.ops.arrays import array, as_array, load_numpy, structural
from gradcli.ops.dispatch import World, held, row
from gradcli.ops.kinks import Kink, at_sample
from gradcli.ops.numpy_call import shape
from gradcli.ops.rows import STATIC


def known(x, what: str):
    """The plain array of x, by which the shape of a result is found; E0201 where `vmap` maps x."""
    x = held(as_array(x))
    if isinstance(x, World):
        raise Diagnostic("E0201", f"{what} would differ in shape from example to example")
    return load_numpy().asarray(x)


def _reduction(name: str, name_in_numpy: str, result_dtype: str, family: str, fold: str, **facts):
    """A static row that goes over axes, for which NumPy has a function."""
    return row(
        name,
        STATIC,
        array=lambda x, axis=None, keepdims=False: getattr(load_numpy(), name_in_numpy)(
            x, axis=axis, keepdims=keepdims
        ),
        result_dtype=result_dtype,
        compares=True,
        keywords=("axis", "keepdims"),
        batch="reduction",
        shape="reduced",
        family=family,
        fold=fold,
        **facts,
        **structural,
    )


_argmax = _reduction("argmax", "argmax", "int", "reduction", ">", magnitude="place")
_argmin = _reduction("argmin", "argmin", "int", "reduction", "<", magnitude="place")
_any = _reduction("any_of", "any", "bool", "fold", "or", path="np.any")
_all = _reduction("all_of", "all", "bool", "fold", "and", path="np.all")
_count = _reduction("count_nonzero", "count_nonzero", "int", "fold", "count")


def argmax(x, axis=None, keepdims=False):
    """The place of the largest element, the first of equals; along an axis, or in a row."""
    return _argmax(as_array(x), axis=axis, keepdims=keepdims)


def argmin(x, axis=None, keepdims=False):
    """The place of the smallest element, the first of equals; along an axis, or in a row."""
    return _argmin(as_array(x), axis=axis, keepdims=keepdims)


def any_of(x, axis=None, keepdims=False):
    """Whether an element is not 0, of all or along axes."""
    return _any(as_array(x), axis=axis, keepdims=keepdims)


def all_of(x, axis=None, keepdims=False):
    """Whether no element is 0, of all or along axes."""
    return _all(as_array(x), axis=axis, keepdims=keepdims)


any_of.__name__, all_of.__name__ = "any", "all"


def count_nonzero(x, axis=None, keepdims=False):
    """How many elements are not 0, of all or along axes."""
    return _count(as_array(x), axis=axis, keepdims=keepdims)


def nonzero(x):
    """The places of the elements that are not 0: an array of them for each axis."""
    x = known(x, "nonzero")
    if not x.ndim:
        raise Diagnostic("E0202", "nonzero finds places in an array, not in a number")
    return load_numpy().nonzero(x)


def flatnonzero(x):
    """The places of the elements that are not 0, all elements in a row."""
    return load_numpy().flatnonzero(known(x, "flatnonzero"))


def argwhere(x):
    """The places of the elements that are not 0, each a row of its indices."""
    return load_numpy().argwhere(known(x, "argwhere"))


def array_equal(x, y):
    """Whether two arrays have one shape and the same elements."""
    x, y = held(as_array(x)), held(as_array(y))
    if shape(x) != shape(y):
        return False
    return all_of(_same(x, y))


def _same(x, y):
    from gradcli.ops.comparisons import equal

    return equal(x, y)


def allclose(x, y, rtol=1e-05, atol=1e-08):
    """Whether |x - y| <= atol + rtol*|y| holds everywhere; an infinity is near itself."""
    from gradcli.ops.arithmetic import add, mul, sub
    from gradcli.ops.comparisons import equal, isfinite, less_equal
    from gradcli.ops.piecewise import absolute

    x, y = held(as_array(x)), held(as_array(y))
    near = less_equal(absolute(sub(x, y)), add(atol, mul(rtol, absolute(y))))
    return all_of(mul(1, near) * mul(1, isfinite(y)) + equal(x, y))


# -- places in order -------------------------------------------------------------------------------
def _sorted_into(a, v, side="left"):
    return load_numpy().searchsorted(a, v, side=side)


_searchsorted = row(
    "searchsorted",
    STATIC,
    STATIC,
    array=_sorted_into,
    compares=True,
    kink=Kink("a corner", at_sample, "taken from the right", composites=("interp",)),
    keywords=("side",),
    result_dtype="int",
    shape="second",
    magnitude="place",
    **structural,
)


def searchsorted(x, values, side="left"):
    """Where values are to stand in a sorted x: before equal elements, or after them ("right").

    E0202 where x has not just one axis.
    """
    x, values = as_array(x), as_array(values)
    if len(shape(x)) != 1:
        raise Diagnostic("E0202", f"searchsorted needs one axis, the array has {len(shape(x))}")
    if side not in ("left", "right"):
        raise Diagnostic("E0201", f'side is "left" or "right", not {side!r}')
    return _searchsorted(x, values, side=side)


def digitize(x, bins, right=False):
    """The number of the bin of each element, the bins' edges rising or falling."""
    np = load_numpy()
    x, edges = as_array(x), known(array(bins), "digitize")
    step = np.diff(edges)
    if not ((step >= 0).all() or (step <= 0).all()):
        raise Diagnostic("E0201", "the edges of digitize must rise, or fall")
    if len(step) and (step <= 0).all() and (step < 0).any():
        return len(edges) - _searchsorted(edges[::-1], x, side="right" if right else "left")
    return _searchsorted(edges, x, side="left" if right else "right")
