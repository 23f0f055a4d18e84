"""Makers of arrays: NumPy's, asked before they make more than memory has.

What they are filled with, or reach from and to, may carry a derivative.
"""

from collections.abc import Callable
from itertools import islice
from typing import Any

from gradcli.errors import Diagnostic
from gradcli.ops import arrays
from gradcli.ops.arithmetic import div, mul, power, sub
from gradcli.ops.arrays import (
    as_array,
    broadcast_to,
    check_layout,
    load_numpy,
    ravel,
    reals_of_wide,
    reshape,
    setitem,
    spread_like,
)
from gradcli.ops.dispatch import World, held, primal
from gradcli.ops.element_types import element_type
from gradcli.ops.elementary import exp, log
from gradcli.ops.memory import LEAF, ask, product
from gradcli.ops.numpy_call import shape
from gradcli.ops.piecewise import absolute, sign

# What each takes, and how many of them at least.
TAKES = {
    **dict.fromkeys(("zeros", "ones", "empty"), (("shape", "dtype", "order"), 1)),
    "eye": (("N", "M", "k", "dtype"), 1),
    "identity": (("n", "dtype"), 1), "arange": (("start", "stop", "step", "dtype"), 1),
    "tri": (("N", "M", "k", "dtype"), 1), "indices": (("dimensions",), 1),
    "tril_indices": (("n", "k", "m"), 1), "triu_indices": (("n", "k", "m"), 1),
    "diag_indices": (("n", "ndim"), 1),
}  # fmt: skip


def _maker(name: str) -> Callable:
    count = ESTIMATES[name]

    at = TAKES[name][0].index("dtype") if "dtype" in TAKES[name][0] else None

    def make(*args, **attrs):
        if at is not None:
            attrs |= zip(TAKES[name][0][at:], args[at:])
            args, attrs["dtype"] = args[:at], element_type(attrs.get("dtype"))
            check_layout(attrs.pop("order", None))
        ask(count(args, attrs))
        made = getattr(load_numpy(), "zeros" if name == "empty" else name)(*args, **attrs)
        return reals_of_wide(made) if name == "arange" else made

    named: Any = make
    named.__name__, named.takes = name, TAKES[name]
    return make


def _lengths(args, attrs) -> float:
    return product(args[0] if args else attrs.get("shape", 1))


def _square(args, attrs) -> float:
    rows = args[0] if args else attrs.get("N", attrs.get("n", 1))
    columns = args[1] if len(args) > 1 else attrs.get("M", rows)
    return product((rows, rows if columns is None else columns))


def _side(args, attrs) -> float:
    rows = args[0] if args else attrs.get("n", 1)
    columns = args[2] if len(args) > 2 else attrs.get("m", rows)
    return 2 * product((rows, rows if columns is None else columns))


def _steps(args, attrs) -> float:
    start, stop, step = 0, args[0], 1
    if len(args) > 1:
        start, stop, step = args[0], args[1], args[2] if len(args) > 2 else 1
    step = attrs.get("step", step)
    if not all(isinstance(v, (int, float)) for v in (start, stop, step)) or step == 0:
        return 0
    return (stop - start) / step


def _grid(args, attrs) -> float:
    lengths = args[0] if args else attrs.get("dimensions", ())
    return product(lengths) * max(len(lengths), 1)


def _diagonal(args, attrs) -> float:
    length = args[0] if args else attrs.get("n", 1)
    return LEAF * product((length, args[1] if len(args) > 1 else attrs.get("ndim", 2)))


# The makers of constant arrays, and how many elements they make, from their arguments.
ESTIMATES = {
    "zeros": _lengths, "ones": _lengths, "empty": _lengths, "eye": _square, "arange": _steps,
    "identity": _square, "tri": _square, "indices": _grid, "tril_indices": _side,
    "triu_indices": _side, "diag_indices": _diagonal,
}  # fmt: skip
MAKERS = {name: _maker(name) for name in ESTIMATES}
(zeros, ones, empty, eye, arange, identity, tri, indices, tril_indices, triu_indices,
 diag_indices) = MAKERS.values()  # fmt: skip


# -- of numbers that may carry a derivative --------------------------------------------------------
def full(shape, fill_value, dtype=None, order="C"):
    """An array of one number, or of the elements of another as they broadcast."""
    check_layout(order)
    ask(product(shape))
    fill, dtype = as_array(fill_value), element_type(dtype)
    if isinstance(fill, World):
        lengths = tuple(shape) if type(shape) is list else shape
        return arrays.of_type(broadcast_to(fill, shape=lengths), dtype)
    return load_numpy().full(shape, fill, dtype)


def full_like(x, fill_value, dtype=None, order="K", subok=True):
    """An array of one number in the shape and the type of x."""
    check_layout(order)
    x, fill = as_array(x), as_array(fill_value)
    kept = element_type(dtype) or getattr(primal(x), "dtype", None) or type(primal(x))
    if isinstance(fill, World):
        return arrays.of_type(spread_like(fill, x), kept) if shape(x) else fill
    return full(shape(x), fill, kept)[()]


def zeros_like(x, dtype=None, order="K", subok=True):
    """Zeros in the shape and the type of x: of integers where it has such; 0.0 of a number."""
    return _filled_like(x, 0, dtype, order, arrays.zeros_like)


def ones_like(x, dtype=None, order="K", subok=True):
    """Ones in the shape and the type of x: of integers where it has such; 1.0 of a number."""
    return _filled_like(x, 1, dtype, order, arrays.ones_like)


def empty_like(x, dtype=None, order="K", subok=True):
    """An array in the shape and the type of x; its elements are 0."""
    return full_like(x, 0, dtype, order)


def _filled_like(x, fill: int, dtype, order, of_reals):
    """An array like x, as derivatives have it where it is of reals."""
    check_layout(order)
    x = as_array(x)
    kind = getattr(getattr(primal(x), "dtype", None), "kind", "f")
    return full_like(x, fill, dtype) if dtype or (shape(x) and kind in "iub") else of_reals(x)


def fromiter(iter, dtype, count=-1):
    """An array of the numbers that something gives, of the first `count` where that is not -1."""
    items = list(iter if count < 0 else islice(iter, count))
    if len(items) < count:
        raise Diagnostic("E0202", f"fromiter of {len(items)} numbers, where {count} are asked for")
    return arrays.array(items, dtype)


def linspace(start, stop, num=50, endpoint=True, dtype=None):
    """num evenly spaced numbers from start to stop; without `endpoint` stop is the next one."""
    ask(product(num) * product(shape(start)))
    dtype = element_type(dtype)
    start, stop, np = as_array(start), as_array(stop), load_numpy()
    if not isinstance(start, World) and not isinstance(stop, World):
        return np.linspace(start, stop, num, endpoint, dtype=dtype)
    parts = num - 1 if endpoint else num
    rank = max(len(shape(start)), len(shape(stop)))
    kind = np.result_type(primal(start), primal(stop), 1.0)
    k = np.arange(num, dtype=kind).reshape((-1,) + (1,) * rank)
    y = mul(k, div(sub(stop, start), float(parts or 1))) + start
    return arrays.of_type(setitem(y, stop, -1) if endpoint and num > 1 else y, dtype)


def logspace(start, stop, num=50, endpoint=True, base=10.0):
    """The powers of a base with evenly spaced exponents."""
    return power(base, linspace(start, stop, num, endpoint))


def geomspace(start, stop, num=50, endpoint=True):
    """num numbers from start to stop, each the same multiple of the one before.

    E0201 where the ends are not both above or both below 0.
    """
    start, stop, np = as_array(start), as_array(stop), load_numpy()
    if not (np.sign(primal(start)) * np.sign(primal(stop)) > 0).all():
        raise Diagnostic("E0201", "geomspace goes between numbers of one sign, none of them 0")
    logs = linspace(log(absolute(start)), log(absolute(stop)), num, endpoint)
    y = mul(sign(held(start)), exp(logs))
    if num > 0:
        y = setitem(y, start, 0)
    return setitem(y, stop, -1) if endpoint and num > 1 else y


def meshgrid(*arrays, indexing="xy"):
    """The coordinates of the points of a grid: an array of each for every vector given.

    indexing: "xy" puts the first along columns, the second along rows; "ij" each along its axis.
    """
    if indexing not in ("xy", "ij"):
        raise Diagnostic("E0201", f'indexing is "xy" or "ij", not {indexing!r}')
    parts = [ravel(as_array(x)) for x in arrays]
    count = len(parts)
    places = list(range(count))
    if indexing == "xy" and count > 1:
        places[:2] = 1, 0
    lengths = [0] * count
    for part, place in zip(parts, places):
        lengths[place] = shape(part)[0]
    ask(product(lengths) * max(count, 1))
    wide = [tuple(lengths[p] if k == p else 1 for k in range(count)) for p in places]
    return [broadcast_to(reshape(x, w), shape=tuple(lengths)) for x, w in zip(parts, wide)]
