"""Elements in order.  The order carries no derivative; what is sorted has that of its elements."""

from gradcli.errors import Diagnostic
from gradcli.ops.arrays import as_array, getitem, load_numpy, ravel, structural
from gradcli.ops.axes import normal, whole
from gradcli.ops.dispatch import row
from gradcli.ops.kinks import Kink, repeated
from gradcli.ops.numpy_call import shape
from gradcli.ops.rows import STATIC
from gradcli.ops.structural.searching import known
from gradcli.ops.structural.selecting import take_along_axis

MANY = 4096  # elements, from which on NumPy's other way of sorting is much faster


def _places(x, axis):
    """The places of the elements in rising order; equal ones as they stood, NaN last."""
    np = load_numpy()
    x = np.asarray(x)
    if x.size >= MANY:
        order = np.argsort(x, axis=axis)
        ordered = np.moveaxis(np.take_along_axis(x, order, axis), axis, 0)
        if (ordered[1:] > ordered[:-1]).all():
            return order
    return np.argsort(x, axis=axis, kind="stable")


_order = row(
    "argsort",
    STATIC,
    array=_places,
    compares=True,
    kink=Kink("a tie", repeated, "given to equal elements in the order they stand in", ("sort",)),
    keywords=("axis",),
    batch="axes",
    result_dtype="int",
    shape="first",
    family="along",
    magnitude="place",
    **structural,
)
_parted = row(
    "argpartition",
    STATIC,
    array=lambda x, axis, kth: load_numpy().argpartition(x, kth, axis=axis),
    compares=True,
    keywords=("axis", "kth"),
    batch="axes",
    result_dtype="int",
    shape="first",
    **structural,
)


def _along(x, axis):
    """x and the axis to sort along; all elements in one row where it is None."""
    x = as_array(x)
    return (ravel(x), 0) if axis is None else (x, normal(axis, len(shape(x))))


def argsort(x, axis=-1):
    """The places of the elements in rising order; equal ones as they stood."""
    x, axis = _along(x, axis)
    return _order(x, axis=axis)


def sort(x, axis=-1):
    """The elements in rising order along an axis; equal ones as they stood, NaN last."""
    x, axis = _along(x, axis)
    return take_along_axis(x, _order(x, axis=axis), axis)


def _parts(x, kth, axis):
    """x and the axis to part along; E0202 where there is no kth element."""
    x, axis = _along(x, axis)
    for k in kth if isinstance(kth, (tuple, list)) else (kth,):
        if not -shape(x)[axis] <= whole(k, "kth") < shape(x)[axis]:
            raise Diagnostic("E0202", f"kth is {k}, of {shape(x)[axis]} elements")
    return x, axis


def argpartition(x, kth, axis=-1):
    """Places in an order with the smaller elements before the kth, the others after it."""
    x, axis = _parts(x, kth, axis)
    return _parted(x, axis=axis, kth=kth)


def partition(x, kth, axis=-1):
    """The elements with the smaller before the kth of the sorted, and the others after it."""
    x, axis = _parts(x, kth, axis)
    return take_along_axis(x, _parted(x, axis=axis, kth=kth), axis)


def unique(x, return_index=False, return_inverse=False, return_counts=False):
    """The distinct elements in rising order; of equal ones the first is taken.

    With them, where they are asked for: their places, the place of each element among them, and
    how often each is there.
    """
    x = as_array(x)
    _, first, inverse, counts = load_numpy().unique(
        known(x, "unique"), return_index=True, return_inverse=True, return_counts=True
    )
    asked = ((return_index, first), (return_inverse, inverse), (return_counts, counts))
    more = [found for wanted, found in asked if wanted]
    values = getitem(ravel(x), first)
    return (values, *more) if more else values
