"""Rows on arrays: shape, indexing, products, joining; and functions made of them.

A rule here carries a cotangent of the whole output to the whole argument.  Broadcasting is undone
in one place, `sum_like`, which the sweep calls after every elementwise rule.  Nothing imports
numpy before the first array does.
Source of the product rules: Giles, Collected matrix derivative results for forward and reverse
mode algorithmic differentiation (2008).
"""

from functools import cache
from itertools import accumulate

from gradcli.errors import Diagnostic
from gradcli.ops.dispatch import NUMBERS, World, is_complex, one_call, primal, row
from gradcli.ops.element_types import element_type
from gradcli.ops.memory import ask, broadcast, indexed, matrix_product, product
from gradcli.ops.numpy_call import ARRAYS, shape
from gradcli.ops.piecewise import where
from gradcli.ops.rows import STATIC, bilinear, linear

structural = {"elementwise": False}


@cache
def load_numpy():
    """The numpy module, imported at the first array."""
    import numpy

    return numpy


# -- undoing and redoing broadcasts ---------------------------------------------------------------
def _sum_like(g, x):
    """g summed (or stretched) to the shape of x."""
    np, want = load_numpy(), shape(x)
    g = np.asarray(g)
    extra = g.ndim - len(want)
    if extra < 0 or any([n == 1 != m for n, m in zip(g.shape[extra:], want)]):
        g = np.broadcast_to(g, broadcast((g.shape, want)))
        extra = g.ndim - len(want)
    if extra:
        g = np.add.reduce(g, axis=tuple(range(extra)))
    narrow = tuple([i for i, n in enumerate(want) if n == 1 != g.shape[i]])
    if narrow:
        from gradcli.ops.numpy_functions import total

        g = total(g, narrow, keepdims=True)
    return g if want else g[()]


def _spread_over(g, x):
    """g repeated to the shape of x; a number of Python takes the type of x's elements."""
    np = load_numpy()
    return np.array(np.broadcast_to(g, shape(x)), real_type(x) if type(g) is float else None)


sum_like = row(
    "sum_like",
    linear(lambda g, x, like, z: spread_like(g, x)),
    STATIC,
    value=lambda g, x: g,
    array=_sum_like,
    shape_only=(1,),
    shape="second",
    view="in order",
    batch="summing",
    fold="+",
    **structural,
)
spread_like = row(
    "spread_like",
    linear(lambda g, x, like, z: sum_like(g, x)),
    STATIC,
    value=lambda g, x: g,
    array=lambda g, x: _spread_over(g, x),
    elements=lambda g, x: product(shape(x)),
    shape_only=(1,),
    shape="second",
    batch="spreading",
    family="moves",
    magnitude="largest",
    **structural,
)


def fitted(g, x):
    """A cotangent of x in its shape, with broadcasts undone, and real where x is."""
    if shape(g) != shape(x):
        g = _sum_like(g, x) if type(g) in ARRAYS else sum_like(g, x)
    if is_complex(g) and not is_complex(x):
        from gradcli.ops.complex_numbers import real

        return real(g)
    return g


broadcast_to = row(
    "broadcast_to",
    linear(lambda g, x, z, shape: sum_like(g, x)),
    array=lambda x, shape: load_numpy().array(load_numpy().broadcast_to(x, shape)),
    elements=lambda x, shape: product(shape),
    keywords=("shape",),
    view="turned",
    batch="broadcasting",
    result_dtype="first",
    shape="spread",
    family="moves",
    magnitude="largest",
    **structural,
)


@one_call
def zeros_like(x):
    """Zeros in the shape of x; 0.0 for a number."""
    x = as_array(x)
    return _filled_like(x, 0.0) if shape(x) else 0.0


def ones_like(x):
    """Ones in the shape of x; 1.0 for a number, or one of NumPy, or of many digits, where x is."""
    x = as_array(x)
    if shape(x):
        return _filled_like(x, 1.0)
    inner = x
    while isinstance(inner, World):
        if hasattr(inner, "one"):
            return inner.one
        inner = inner.value
    dtype = getattr(primal(x), "dtype", None)
    return 1.0 if dtype is None or dtype.kind != "f" else dtype.type(1.0)


_filled_like = row(
    "filled_like",
    STATIC,
    STATIC,
    value=lambda x, fill: fill,
    array=lambda x, fill: load_numpy().full(shape(x), fill, real_type(x)),
    shape_only=(0,),
    shape="first",
    batch="filling",
    **structural,
)


def real_type(x):
    """The type of elements that derivatives by x have: its own, or float64 of integers."""
    x = primal(x)
    dtype = getattr(x, "dtype", None)
    if dtype is None:
        return complex if type(x) is complex else float
    return dtype if dtype.kind in "fc" else float


def _cast(x, to):
    np = load_numpy()
    x = np.asarray(x)
    if x.dtype.kind == "c" and np.dtype(to).kind != "c":
        x = x.real
    return x.astype(to)[()]


cast = row(  # to another type of elements; of a complex number the real part, where it is real
    "cast",
    linear(lambda g, x, z, to: cast(g, to=real_type(x))),
    array=_cast,
    keywords=("to",),
    batch="trailing",
    shape="first",
    **structural,
)


def of_type(y, dtype):
    """y, which carries a derivative, in another type of elements; E0201 of one that cuts it."""
    if dtype is None:
        return y
    to = load_numpy().dtype(dtype)
    if to.kind in "iub":
        raise Diagnostic("E0201", f"dtype={to} would cut the gradient of an array's elements")
    return y if to == real_type(y) else cast(y, to=to)


def typed(g, x):
    """A derivative by x in the type of its elements."""
    kind = real_type(x)
    return g if real_type(g) == kind else cast(g, to=kind)


# -- shape ----------------------------------------------------------------------------------------
_reshape = row(
    "reshape",
    linear(lambda g, x, z, shape: reshaped_like(g, x)),
    array=lambda x, shape: load_numpy().asarray(x).reshape(shape),
    view="in order",
    batch="reshaping",
    result_dtype="first",
    shape="reshaped",
    family="moves",
    magnitude="largest",
    path="np.reshape",
    **structural,
)
_transpose = row(
    "transpose",
    linear(lambda g, x, z, axes=None: transpose(g, _inverse(axes))),
    array=lambda x, axes=None: load_numpy().asarray(x).transpose(axes),
    shape="turned",
    view="turned",
    batch="transposing",
    result_dtype="first",
    family="moves",
    magnitude="largest",
    path="np.transpose",
    **structural,
)


def shape_of(x) -> tuple[int, ...]:
    """The lengths of the axes of x, () of a number."""
    return shape(as_array(x))


def ndim(x) -> int:
    """How many axes x has."""
    return len(shape_of(x))


def isscalar(element=None) -> bool:
    """Whether a value is one number or a text: an array without axes is none."""
    x = primal(element)
    return isinstance(x, (bool, int, float, complex, str)) or (
        hasattr(x, "dtype") and type(x) not in ARRAYS
    )


def size(x, axis=None) -> int:
    """How many elements x has, of all or along an axis."""
    from gradcli.ops.axes import normals

    full = shape_of(x)
    return product(full if axis is None else tuple(full[a] for a in normals(axis, len(full))))


def _inverse(axes):
    if axes is None:
        return None
    order = [a % len(axes) for a in axes]
    return tuple(sorted(range(len(order)), key=order.__getitem__))


def reshape(x, newshape, order="C"):
    """x in another shape of the same size; one length may be -1.

    order: "C" takes and places the elements with the last index fastest, "F" with the first, "A" as
    "F" where x is laid out so.
    """
    lengths = tuple(newshape) if isinstance(newshape, (list, tuple)) else newshape
    if by_columns(x, order):
        back = lengths[::-1] if type(lengths) is tuple else lengths
        return transpose(_reshape(transpose(as_array(x)), shape=back))
    return _reshape(x, shape=lengths)


def by_columns(x, order: str) -> bool:
    """Whether `order` goes through x with the first index fastest; E0201 of an unknown one."""
    if order == "C":
        return False
    if order not in ("C", "F", "A"):
        raise Diagnostic("E0201", f'order is "C", "F" or "A", not {order!r}')
    flags = getattr(primal(x), "flags", None)
    return order == "F" or (order == "A" and flags is not None and flags.fnc)


def reshaped(x, lengths: tuple[int, ...]):
    """x in another shape: of a plain array without a call of the row."""
    return x.reshape(lengths) if type(x) in ARRAYS else _reshape(x, shape=lengths)


@one_call
def reshaped_like(g, x):
    """g, which has the elements of x in their order, in the shape of x."""
    return reshaped(g, shape_of(x))


def transpose(x, axes=None):
    """x with its axes reversed, or in the order of `axes`."""
    if axes is None:
        return _transpose(x)
    return _transpose(x, axes=tuple(a % len(axes) for a in axes))


def ravel(x, order="C"):
    """The elements of x in a row, in the order that `reshape` has."""
    return reshape(x, (-1,), order)


@one_call
def expand_dims(x, axis):
    """x with a new axis of length 1 at `axis`, or at each of several: (n, m), 1 -> (n, 1, m)."""
    from gradcli.ops.axes import normals

    x = as_array(x)
    old = list(shape(x))
    count = len(old) + (len(axis) if isinstance(axis, (tuple, list)) else 1)
    for place in sorted(normals(axis, count)):
        old.insert(place, 1)
    return reshape(x, tuple(old))


def squeeze(x, axis=None):
    """x without its axes of length 1, or those named: (n, 1, m) -> (n, m).

    E0202 where one that is named is longer.
    """
    from gradcli.ops.axes import normals

    x = as_array(x)
    full = shape(x)
    gone = [a for a, n in enumerate(full) if n == 1] if axis is None else normals(axis, len(full))
    long = [a for a in gone if full[a] != 1]
    if long:
        raise Diagnostic("E0202", f"the axis {long[0]} has length {full[long[0]]}, not 1")
    if not gone:
        return x
    return reshape(x, tuple(n for a, n in enumerate(full) if a not in gone))


# -- indexing -------------------------------------------------------------------------------------
def _index(parts: tuple) -> tuple:
    for part in parts:
        if type(part) is list:
            np = load_numpy()
            return tuple([np.asarray(p) if type(p) is list else p for p in parts])
    return parts


def _taken_back(g, x, *rest):
    """The cotangent of x from that of some of its elements: the others have 0."""
    index = _gathered(x, *rest[:-1])
    if index is None:
        return reshaped(g, shape(x))
    if type(g) in ARRAYS and type(x) in ARRAYS:
        np = load_numpy()
        ask(x.size)
        y = np.zeros(x.shape, np.result_type(x, g))
        add_in_place(y, g, index)  # of which add_at makes a copy
        return y
    return add_at(zeros_like(x), g, *index)


def _gathered(x, *index) -> tuple | None:
    """The index; None of all elements in their order, with new axes."""
    for part in index:
        if part is not None and part is not Ellipsis and not _is_full(part):
            return index
    return None


def _is_full(part) -> bool:
    return type(part) is slice and part == slice(None)


def _set(x, value, *index):
    np = load_numpy()
    y = np.array(x, dtype=np.result_type(x, value) if _is_float(value) else None)
    y[_index(index)] = value
    return y


def _is_float(x) -> bool:
    return isinstance(x, float) or getattr(getattr(x, "dtype", None), "kind", "") in "fc"


def _add_at(x, value, *index):
    np = load_numpy()
    y = np.array(x, dtype=np.result_type(x, value))
    add_in_place(y, value, index)
    return y


def add_in_place(y, value, index: tuple) -> None:
    """Add a value to the elements of the array y at an index; to one named twice twice."""
    if all([part is None or part is Ellipsis or type(part) in (int, slice) for part in index]):
        y[index] += value  # no element is named twice
        return
    np = load_numpy()
    if y.ndim > 1 and y.size <= np.size(value) and y.flags.c_contiguous:
        # in one row, where NumPy is three times as fast
        at = np.arange(y.size).reshape(y.shape)[_index(index)]
        np.add.at(y.reshape(-1), at.reshape(-1), np.broadcast_to(value, at.shape).reshape(-1))
    else:
        np.add.at(y, _index(index), value)


getitem = row(
    "getitem",
    linear(_taken_back),
    STATIC,
    array=lambda x, *index: load_numpy().asarray(x)[_index(index)],
    elements=lambda x, *index: indexed(shape(x), index),
    view="in order",
    batch="indexing",
    selects=True,
    gathers=_gathered,
    result_dtype="first",
    shape="indexed",
    family="moves",
    magnitude="itself",
    **structural,
)


def _written(g, x, value, *rest):
    """The elements of g that the write put there; of several to one element the last."""
    index = rest[:-1]
    taken = getitem(g, *index)
    if any(type(part) is list or hasattr(part, "dtype") for part in index):
        taken = where(_last(shape(x), shape(taken), _index(index)), taken, 0.0)
    return sum_like(taken, value)


def _last(full: tuple, region: tuple, index):
    """Where the elements of a region, written in order at `index`, are not overwritten by it."""
    np = load_numpy()
    order = np.arange(np.prod(region, dtype=int)).reshape(region)
    owner = np.zeros(full, dtype=int)
    owner[index] = order
    return owner[index] == order


setitem = row(
    "setitem",
    linear(lambda g, x, value, *rest: setitem(g, 0.0, *rest[:-1])),
    linear(_written),
    STATIC,
    array=_set,
    batch="writing",
    selects=True,
    shape="first",
    family="moves",
    **structural,
)
add_at = row(
    "add_at",
    linear(lambda g, x, value, *rest: g),
    linear(lambda g, x, value, *rest: sum_like(getitem(g, *rest[:-1]), value)),
    STATIC,
    array=_add_at,
    rest=True,
    batch="writing",
    shape="first",
    **structural,
)


# -- products -------------------------------------------------------------------------------------
def _matmul_left(g, a, b, z):
    match rank(a), rank(b):
        case 1, 1:
            return g * b
        case 2, 1:
            return expand_dims(g, 1) * b
        case 1, 2:
            return b @ g
        case 2, 2:
            return g @ swapped(b)
    return matmul_left(g, a, b)


def _matmul_right(g, a, b, z):
    match rank(a), rank(b):
        case 1, 1:
            return g * a
        case 2, 1:
            return swapped(a) @ g
        case 1, 2:
            return expand_dims(a, 1) * g
        case 2, 2:
            return swapped(a) @ g
    return matmul_right(g, b, a)


@one_call
def matmul_left(g, a, b):
    """What a cotangent g of a @ b, of stacks of matrices too, is carried back to a as."""
    if len(shape(b)) < 2:
        back = (g if len(shape(a)) < 2 else expand_dims(g, -1)) * b
    elif len(shape(a)) == 1:
        back = matmul(b, expand_dims(g, -1))[..., 0]
    else:
        back = matmul(g, swapped(b))
    return fitted(back, a)


@one_call
def matmul_right(g, b, a):
    """What a cotangent g of a @ b, of stacks of matrices too, is carried back to b as."""
    if len(shape(a)) == 1:
        back = g * a if len(shape(b)) == 1 else expand_dims(a, -1) * expand_dims(g, -2)
    elif len(shape(b)) == 1:
        back = matmul(swapped(a), expand_dims(g, -1))[..., 0]
    elif len(shape(b)) == 2 < len(shape(a)):  # one product of all rows, not one of each matrix
        rows = [reshape(x, (product(shape(x)[:-1]), shape(x)[-1])) for x in (a, g)]
        back = matmul(swapped(rows[0]), rows[1])
    else:
        back = matmul(swapped(a), g)
    return fitted(back, b)


@one_call
def swapped(x):
    """x with its last two axes exchanged: the transpose of each matrix of a batch."""
    if type(x) in ARRAYS:
        return x.swapaxes(-1, -2)
    n = axes_of(x)
    return _transpose(x, axes=(*range(n - 2), n - 1, n - 2)) if n > 2 else _transpose(x)


matmul = row(
    "matmul",
    bilinear(_matmul_left),
    bilinear(_matmul_right),
    symbol="@",
    elements=lambda a, b: matrix_product(shape(a), shape(b)),
    batch="multiplying",
    result_dtype="common",
    shape="product",
    magnitude="inner",
    **structural,
)


# -- joining --------------------------------------------------------------------------------------
def rank(x) -> int | None:
    """How many axes x has; None of an expression where nothing tells it."""
    return x.rank() if isinstance(x, World) else len(shape(x))


def axes_of(x) -> int:
    """How many axes x has; an expression of which nothing tells it has no shape either."""
    n = rank(x)
    return len(shape(x)) if n is None else n


def length(x, axis: int):
    """The length of an axis of x."""
    return x.length(axis) if isinstance(x, World) else shape(x)[axis]


def _along(axis: int, part) -> tuple:
    """The index of a part along an axis; a negative axis counts from the last."""
    whole = slice(None)
    return (*[whole] * axis, part) if axis >= 0 else (..., part, *[whole] * (-axis - 1))


def _part(i, g, parts, z, axis=0):
    """The slice of g that came from part i."""
    stops = [0, *accumulate(length(p, axis) for p in parts[: i + 1])]
    return getitem(g, *_along(axis, slice(*stops[-2:])))


def _layer(i, g, parts, z, axis=0):
    """The layer of g that is part i."""
    return getitem(g, *_along(axis, i))


def _joined(*parts, axis=0) -> int:
    return sum(product(shape(part)) for part in parts)


_concatenate = row(
    "concatenate",
    linear(_part),
    variadic=True,
    array=lambda *parts, axis=0: load_numpy().concatenate(parts, axis=axis),
    elements=_joined,
    batch="joining",
    result_dtype="common",
    shape="joined",
    family="moves",
    listed=True,
    magnitude="largest",
    path="np.concatenate",
    **structural,
)
_stack = row(
    "stack",
    linear(_layer),
    variadic=True,
    array=lambda *parts, axis=0: load_numpy().stack(parts, axis=axis),
    elements=_joined,
    batch="joining",
    result_dtype="common",
    shape="stacked",
    family="moves",
    listed=True,
    magnitude="largest",
    path="np.stack",
    **structural,
)


def concatenate(parts, axis: int | None = 0):
    """The parts joined along an axis they have; for None the elements of all in one row."""
    if axis is None:
        parts, axis = [ravel(part) for part in parts], 0
    return _concatenate(*parts, axis=axis)


def stack(parts, axis: int = 0):
    """The parts, all of one shape, as the layers of a new axis."""
    return _stack(*parts, axis=axis)


MOST_AXES = 64  # of an array of NumPy's


def check_layout(order) -> None:
    """E0201 of an order in memory in which the elements of a new array do not lie here."""
    if order not in ("C", "K", "A", None):
        message = f"a new array lies row by row here: order={order!r} is not provided"
        raise Diagnostic(
            "E0201", message, help="leave it out, or write x.T for the columns as rows"
        )


def at_least(x, count: int):
    """x with further axes of length 1 before its own, where it has fewer than `count`."""
    lengths = shape(x)
    return x if len(lengths) >= count else reshape(x, (1,) * (count - len(lengths)) + lengths)


def array(values, dtype=None, order="K", copy=True, subok=False, ndmin=0):
    """An array of nested lists of numbers and values of any world; lists of one length only."""
    check_layout(order)
    return at_least(_array(values, dtype), ndmin)


def _array(values, dtype):
    dtype = element_type(dtype)
    if dtype and _holds_world(values):
        return of_type(_array(values, None), dtype)
    if isinstance(values, World):
        return values * 1.0 if shape(values) else values
    if not _holds_world(values):
        np = load_numpy()
        ask(_leaves(values))
        try:
            y = np.array(values, dtype=dtype)
        except ValueError:
            raise Diagnostic("E0202", "the lists of an array must have one length each") from None
        if y.dtype.kind == "u" and dtype is None and type(values) in (list, tuple):
            exact = np.array(values, dtype=object)  # Python's integers are no unsigned ones
            return y.astype(float) if {type(v) for v in exact.flat} <= NUMBERS else y
        return reals_of_wide(y)
    return stack([_array(v, None) for v in values])


def reals_of_wide(y):
    """`y`, of reals where it was made of an integer past 64 bits, which no array holds."""
    if y.dtype.kind == "O" and all(type(v) in NUMBERS for v in y.flat):
        return y.astype(float)
    return y


def _leaves(values) -> int:
    """How many numbers an array of nested lists has; only the first of the inner lists is seen."""
    if isinstance(values, (list, tuple)):
        return len(values) * (_leaves(values[0]) if values else 1)
    return product(shape(values))


def as_array(x):
    """x, or the array of its elements where it is a list or a tuple; a real of an integer that no
    array holds."""
    if type(x) is int and x.bit_length() > 63:
        return float(x)
    return array(x) if isinstance(x, (list, tuple)) else x


def _holds_world(values, axes: int = 0) -> bool:
    """Whether a value of a world is among nested lists, which may be as deep as an array."""
    if isinstance(values, World):
        return True
    if not isinstance(values, (list, tuple)):
        return False
    if axes == MOST_AXES:
        raise Diagnostic("E0202", f"an array has at most {MOST_AXES} axes")
    return any(_holds_world(item, axes + 1) for item in values)


# -- array operators of every world ---------------------------------------------------------------
def _subscript(self, index):
    return getitem(self, *index) if type(index) is tuple else getitem(self, index)


World.__matmul__ = matmul
World.__rmatmul__ = lambda self, other: matmul(other, self)
World.__getitem__ = _subscript
World.T = property(transpose)
