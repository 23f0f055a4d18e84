"""Structural rows on many examples at once: each by one call of the row on whole arrays.

A function here is given the row, its arguments, which of them hold a value for each example (along
a first axis of n), the attributes as for one example, and n.  It gives the results along a first
axis.  A row names its own as `batch`; one that names none is run on each example.
"""

from gradcli.ops.arrays import (
    getitem,
    load_numpy,
    reshaped,
    spread_like,
    stack,
    transpose,
)
from gradcli.ops.dispatch import apply
from gradcli.ops.memory import product
from gradcli.ops.numpy_call import shape
from gradcli.ops.reductions import total
from gradcli.ops.rows import Op


# -- ranks -----------------------------------------------------------------------------------------
def raised(x, rank: int):
    """Examples with axes of length 1 put before their own, until each has `rank` of them."""
    full = shape(x)
    missing = rank + 1 - len(full)
    return reshaped(x, (full[0], *(1,) * missing, *full[1:])) if missing > 0 else x


def repeated(x, n: int):
    """A value that all examples share, once for each."""
    np = load_numpy()
    return spread_like(x, np.broadcast_to(np.zeros((), _type(x)), (n, *shape(x))))


def _type(x):
    return getattr(x, "dtype", float)


def _like(x, lengths: tuple[int, ...]):
    """An array that holds nothing, of the type of x: for rows that read only its shape."""
    np = load_numpy()
    return np.broadcast_to(np.zeros((), _type(x)), lengths)


def _examples(args: tuple, batched: list) -> list[tuple[int, ...]]:
    """The shape that each argument has in one example."""
    return [shape(a)[1:] if b else shape(a) for a, b in zip(args, batched)]


def _all(args: tuple, batched: list, n: int) -> list:
    """The arguments, each with a value for every example."""
    return [a if b else repeated(a, n) for a, b in zip(args, batched)]


# -- rows that keep to axes of their own -----------------------------------------------------------
def elementwise(op: Op, args: tuple, batched: list, attrs: dict, n: int):
    rank = max(len(s) for s in _examples(args, batched))
    return apply(op, tuple(raised(a, rank) if b else a for a, b in zip(args, batched)), attrs)


def trailing(op: Op, args: tuple, batched: list, attrs: dict, n: int):
    """A row that works on the last axes and takes any axes before them."""
    if not all(batched):
        args = tuple(_all(args, batched, n))
    rank = max(len(shape(a)) for a in args) - 1
    return apply(op, tuple(raised(a, rank) for a in args), attrs)


def axes(op: Op, args: tuple, batched: list, attrs: dict, n: int):
    """A row of one array along the attribute `axis`: an integer, a tuple or, for all, None."""
    x, *rest = args
    rank = len(shape(x)) - 1
    axis = attrs.get("axis", -1)
    axis = tuple(range(rank)) if axis is None else axis
    moved = tuple(a % rank + 1 for a in axis) if isinstance(axis, tuple) else axis % rank + 1
    return apply(op, (x, *rest), {**attrs, "axis": moved})


def reduction(op: Op, args: tuple, batched: list, attrs: dict, n: int):
    """As `axes`, where no axis means all of them."""
    (x,) = args
    rank = len(shape(x)) - 1
    if attrs.get("axis") is not None and rank:
        return axes(op, args, batched, attrs, n)
    y = apply(
        op, (reshaped(x, (n, product(shape(x)[1:]))),), {**attrs, "axis": 1, "keepdims": False}
    )
    return reshaped(y, (n, *(1,) * rank)) if attrs.get("keepdims") else y


# -- shapes ----------------------------------------------------------------------------------------
def reshaping(op: Op, args: tuple, batched: list, attrs: dict, n: int):
    (x,) = args
    lengths = attrs["shape"]
    lengths = tuple(lengths) if isinstance(lengths, (tuple, list)) else (lengths,)
    if -1 in lengths:
        rest = product(shape(x)[1:]) // max(product([m for m in lengths if m != -1]), 1)
        lengths = tuple(rest if m == -1 else m for m in lengths)
    return reshaped(x, (n, *lengths))


def transposing(op: Op, args: tuple, batched: list, attrs: dict, n: int):
    (x,) = args
    order = attrs.get("axes") or tuple(reversed(range(len(shape(x)) - 1)))
    return apply(op, args, {**attrs, "axes": (0, *(a + 1 for a in order))})


def broadcasting(op: Op, args: tuple, batched: list, attrs: dict, n: int):
    lengths = attrs["shape"]
    lengths = tuple(lengths) if isinstance(lengths, (tuple, list)) else (lengths,)
    return apply(op, (raised(args[0], len(lengths)),), {**attrs, "shape": (n, *lengths)})


def spreading(op: Op, args: tuple, batched: list, attrs: dict, n: int):
    """spread_like: g to the shape of an example of x."""
    g, want = args[0], _examples(args, batched)[1]
    g = raised(g if batched[0] else repeated(g, n), len(want))
    return apply(op, (g, _like(args[1], (n, *want))), attrs)


def summing(op: Op, args: tuple, batched: list, attrs: dict, n: int):
    """sum_like: g summed to the shape of an example of x."""
    g, want = args[0], _examples(args, batched)[1]
    g = g if batched[0] else repeated(g, n)
    extra = len(shape(g)) - 1 - len(want)
    if extra > 0:
        g = total(g, axis=tuple(range(1, extra + 1)))
    return apply(op, (raised(g, len(want)), _like(args[1], (n, *want))), attrs)


def filling(op: Op, args: tuple, batched: list, attrs: dict, n: int):
    """filled_like: only the shape and the type of x count."""
    x, fill = args
    full = (n, *_examples(args, batched)[0])
    fill = raised(fill, len(full) - 1) if batched[1] else fill
    return apply(op, (_like(x, full), fill), attrs)


# -- indices ---------------------------------------------------------------------------------------
def _at(index: tuple, n: int) -> tuple:
    """The index of the examples' elements in all of them.

    Parts that are arrays, with a slice between them, move their axes to the front: there the
    examples are counted by an array too.
    """
    np = load_numpy()
    advanced = [not (p is None or p is Ellipsis or isinstance(p, slice)) for p in index]
    places = [i for i, a in enumerate(advanced) if a]
    arrays = [p for p, a in zip(index, advanced) if a and np.ndim(p)]
    if not arrays or places[-1] - places[0] + 1 == len(places):
        return (slice(None), *index)
    count = max(1 if np.asarray(p).dtype.kind == "b" else np.ndim(p) for p in arrays)
    return (np.arange(n).reshape(n, *(1,) * count), *index)


def indexing(op: Op, args: tuple, batched: list, attrs: dict, n: int):
    x, *index = args
    if any(batched[1:]):
        return each(op, args, batched, attrs, n)
    return apply(op, (x, *_at(tuple(index), n)), attrs)


def writing(op: Op, args: tuple, batched: list, attrs: dict, n: int):
    """setitem and add_at: a value for each example at one place."""
    x, value, *index = args
    if any(batched[2:]):
        return each(op, args, batched, attrs, n)
    x = x if batched[0] else repeated(x, n)
    if batched[1]:
        value = raised(value, len(shape(getitem(_like(0.0, shape(x)[1:]), *index))))
    return apply(op, (x, value, *_at(tuple(index), n)), attrs)


# -- joining ---------------------------------------------------------------------------------------
def joining(op: Op, args: tuple, batched: list, attrs: dict, n: int):
    """concatenate, and stack, which makes the axis."""
    rank = len(_examples(args, batched)[0]) + (op.name == "stack")
    parts = tuple(_all(args, batched, n))
    return apply(op, parts, {**attrs, "axis": attrs.get("axis", 0) % rank + 1})


# -- products --------------------------------------------------------------------------------------
def multiplying(op: Op, args: tuple, batched: list, attrs: dict, n: int):
    """matmul: vectors as matrices, so that the examples come before them."""
    (a, b), (left, right) = args, _examples(args, batched)
    if not batched[0] and len(left) == 2 and len(right) == 1:  # A x as x A^T, of all at once
        return apply(op, (b, transpose(a)), attrs)
    if not batched[1] and len(left) == 1 and len(right) == 2:
        return apply(op, (a, b), attrs)
    if not batched[1] and len(left) == 2 and len(right) in (1, 2):  # one product of all rows
        y = apply(op, (reshaped(a, (n * left[0], left[1])), b), attrs)
        return reshaped(y, (n, left[0], *right[1:]))
    a = _matrices(a, batched[0], left, (1, *left))
    b = _matrices(b, batched[1], right, (*right, 1))
    rank = max(len(left), len(right), 2)
    y = apply(
        op, (raised(a, rank) if batched[0] else a, raised(b, rank) if batched[1] else b), attrs
    )
    full = list(shape(y))
    if len(right) == 1:
        del full[-1]
    if len(left) == 1:
        del full[-1 if len(right) == 1 else -2]
    return reshaped(y, tuple(full)) if min(len(left), len(right)) == 1 else y


def _matrices(x, batched: bool, example: tuple, wanted: tuple):
    """Vectors as matrices of one row or one column."""
    if len(example) != 1:
        return x
    return reshaped(x, (shape(x)[0], *wanted) if batched else wanted)


def solving(op: Op, args: tuple, batched: list, attrs: dict, n: int):
    """solve: the right-hand sides of one matrix side by side, else a system for each example."""
    (a, b), (left, right) = args, _examples(args, batched)
    if batched[0] or len(left) > 2 or len(right) > 2:
        return trailing(op, args, batched, attrs, n)
    columns = right[1]
    b = transpose(reshaped(b, (n, right[0], columns)), (1, 0, 2))
    y = apply(op, (a, reshaped(b, (right[0], n * columns))), attrs)
    return transpose(reshaped(y, (right[0], n, columns)), (1, 0, 2))


# -- windows ---------------------------------------------------------------------------------------
def windowing(op: Op, args: tuple, batched: list, attrs: dict, n: int):
    """windows and overlaid: the examples' first axes as one."""
    (x,) = args
    full = shape(x)
    if "full" in attrs:
        attrs = {**attrs, "full": (n * attrs["full"][0], *attrs["full"][1:])}
    y = apply(op, (reshaped(x, (n * full[1], *full[2:])),), attrs)
    return reshaped(y, (n, full[1], *shape(y)[1:]))


# -- any row ---------------------------------------------------------------------------------------
def each(op: Op, args: tuple, batched: list, attrs: dict, n: int):
    """The row on one example after another."""
    results = []
    for i in range(n):
        one = [_example(a, i) if b else a for a, b in zip(args, batched)]
        results.append(apply(op, tuple(one), attrs))
    return stack(results)


def _example(x, i: int):
    return getitem(x, i)
