"""Which elements depend on which at a point, and which directions can share a pass.

`pattern` follows the sources' elements through recorded steps, as bits of an integer for each
element of a value.  It never misses an element, and takes for dense what it does not know.
`shared` colours: directions of one colour meet in no element of the result, so that one pass gives
the columns (or the rows) of them all.  A symmetric matrix may be read on either side of its
diagonal: a star colouring is enough for it.
Source: Gebremedhin, Manne & Pothen, What color is your Jacobian?, SIAM Review 47 (2005), algorithms
3.1, 4.1.
"""

from typing import NamedTuple

from gradcli.engine import levels
from gradcli.ops.arrays import load_numpy
from gradcli.ops.dispatch import World, primal
from gradcli.ops.memory import product
from gradcli.ops.numpy_call import numpy_function, shape
from gradcli.ops.rows import Op

BITS = 62  # columns that are followed at once, each a bit of an integer of 64
WORK = 1 << 21  # steps that a colouring may take


class Places(NamedTuple):
    """For each element of the matrix that may differ from zero: where it is there, and where it is
    in the results of the passes.  Each an array of integers."""

    rows: object
    columns: object
    passes: object
    elements: object


class Shared(NamedTuple):
    """A colouring: the pass of each direction, how many passes, and where the elements are."""

    forward: bool
    groups: list[int]
    passes: int
    places: Places


# -- what depends on what --------------------------------------------------------------------------
def pattern(way: list, last: list, target, sources: list, most: float = 1.0) -> tuple | None:
    """The rows and the columns of the elements of the jacobian that may differ from zero.

    way: the steps from the sources to the target (jacobians.Step), last: the nodes that each is
    the last to read.  None where a sample of the columns has more than `most` of their elements in
    the pattern.
    """
    np = load_numpy()
    rows, columns = product(shape(target)), sum(product(shape(s)) for s in sources)
    passes = -(-columns // BITS)
    found = []
    for first in range(passes):  # each takes columns from everywhere
        mine = np.arange(first, columns, passes)
        bits = np.zeros(columns, np.int64)
        bits[mine] = 1 << np.arange(len(mine))
        sets = np.ravel(_followed(way, last, bits, target, sources))
        row, bit = np.nonzero(sets[:, None] >> np.arange(len(mine)) & 1)
        if not first and len(row) > most * rows * len(mine):
            return None
        found.append((row, mine[bit]))
    row, column = (np.concatenate(part) for part in zip(*found))
    order = np.lexsort((column, row))
    return row[order], column[order]


def _followed(way: list, last: list, bits, target, sources: list):
    """The sets of the target's elements, from those of the sources': a bit for each of them."""
    sets, start = {}, 0
    for s in sources:
        stop = start + product(shape(s))
        sets[s.node] = bits[start:stop].reshape(shape(s)) if shape(s) else int(bits[start])
        start = stop
    for (op, node, out, nodes, recorded, values, attrs), done in zip(way, last):
        given = [
            sets.get(n) if n and op.arg(j).kind != "flat" else None for j, n in enumerate(nodes)
        ]
        if any(g is not None for g in given):
            if op.name == "matmul" and not nodes[0] and _is_constant(recorded[0], values[0]):
                found = _multiplied(values[0], given[1], shape(out))
            else:
                found = _sets(op, given, values, shape(out), attrs)
            sets[node] = found | sets[node] if node in sets else found
        for n in done:
            sets.pop(n, None)
    return load_numpy().broadcast_to(sets.get(target.node, 0), shape(target))


def _sets(op: Op, given: list, values: tuple, full: tuple, attrs: dict):
    """The sets of a step's result, from those of its arguments (None: a constant)."""
    np = load_numpy()
    if op.name == "where":
        x, y = (0 if g is None else g for g in given[1:])
        condition = primal(values[0])
        return _filled(np.where(condition, x, y), full) if full else x if condition else y
    if op.elementwise:
        return _filled(_joined(given), full)
    values = tuple(map(primal, values))
    if op.name == "spread_like":
        return _filled(given[0], full)
    if op.family == "moves":
        return _moved(op, given, values, attrs)
    if op.name == "sum_like":
        return _summed(given[0], full)
    if op.name == "add_at":
        y = np.zeros(full, np.int64) if given[0] is None else given[0].copy()
        if given[1] is not None:
            index = tuple(np.asarray(p) if type(p) is list else p for p in values[2:])
            np.bitwise_or.at(y, index, given[1])
        return y
    if op.batch in ("reduction", "axes") and attrs.get("axis") is not None and len(given) == 1:
        return _along(given[0], full, attrs["axis"])
    whole = [np.bitwise_or.reduce(g, axis=None) for g in given if g is not None]
    return _filled(_joined(whole), full)


def _joined(given: list):
    """What depends on any of these."""
    found = None
    for g in given:
        if g is not None:
            found = g if found is None else found | g
    return found


def _filled(sets, full: tuple):
    """Sets repeated to a shape."""
    return sets if shape(sets) == full else load_numpy().broadcast_to(sets, full)


def _moved(op: Op, given: list, values: tuple, attrs: dict):
    """Of a row that puts elements in other places: where it puts their sets."""
    np = load_numpy()
    moved = [
        value
        if op.arg(i).kind == "static"
        else np.zeros(shape(value), np.int64)
        if g is None
        else g
        for i, (g, value) in enumerate(zip(given, values))
    ]
    return numpy_function(op)(*moved, **attrs)


def _summed(sets, full: tuple):
    """The sets of sums over the axes that an array of the shape `full` has not."""
    np = load_numpy()
    extra = np.ndim(sets) - len(full)
    if extra > 0:
        sets = np.bitwise_or.reduce(sets, axis=tuple(range(extra)))
    if extra >= 0:
        narrow = tuple(i for i, n in enumerate(full) if n == 1 != shape(sets)[i])
        sets = np.bitwise_or.reduce(sets, axis=narrow, keepdims=True) if narrow else sets
    return _filled(sets, full)


def _is_constant(node: int, value) -> bool:
    """Whether no transform around may know a value, whose zeros then are zeros to all of them."""
    return not node and not (isinstance(value, World) and value.level > levels.CONSTANT)


def _multiplied(a, sets, full: tuple):
    """The sets of a constant matrix times what has `sets`: of each row those its elements meet."""
    np, a = load_numpy(), primal(a)
    rows, columns = np.nonzero(a) if np.ndim(a) == 2 else ((), ())
    if np.ndim(a) != 2 or 4 * len(rows) > a.size or np.ndim(sets) > 2:
        return _filled(np.bitwise_or.reduce(sets, axis=None), full)
    y = np.zeros(full, np.int64)
    np.bitwise_or.at(y, rows, sets[columns])
    return y


def _along(sets, full: tuple, axis):
    """Of a row along an axis: of each line all its sets."""
    np = load_numpy()
    whole = np.bitwise_or.reduce(sets, axis=axis, keepdims=True)
    if len(whole.shape) == len(full) and all(n in (1, m) for n, m in zip(whole.shape, full)):
        return _filled(whole, full)
    less = np.squeeze(whole, axis)
    return less if less.shape == full else _filled(np.bitwise_or.reduce(less, axis=None), full)


# -- colouring -------------------------------------------------------------------------------------
def shared(found: tuple, rows: int, columns: int, symmetric: bool = False) -> Shared | None:
    """The colouring with the fewest passes of those tried; None where none can be of use."""
    by_row, by_column = _lists(found[0], found[1], rows), _lists(found[1], found[0], columns)
    ways = []
    if symmetric and rows == columns and _is_symmetric(found):
        groups = _star(by_row)
        if groups:
            ways.append(Shared(True, groups, max(groups) + 1, _either(found, by_row, groups)))
    for forward, mine, across in ((True, by_column, by_row), (False, by_row, by_column)):
        groups = _coloured(mine, across)
        if groups:
            p, e = (found[1], found[0]) if forward else found
            passes = load_numpy().asarray(groups)[p]
            places = Places(found[0], found[1], passes, e)
            ways.append(Shared(forward, groups, max(groups) + 1, places))
    return min(ways, key=lambda way: way.passes, default=None)


def _lists(keys, others, count: int) -> list[list[int]]:
    lists: list[list[int]] = [[] for _ in range(count)]
    for key, other in zip(keys.tolist(), others.tolist()):
        lists[key].append(other)
    return lists


def _is_symmetric(found: tuple) -> bool:
    pairs = set(zip(found[0].tolist(), found[1].tolist()))
    return all((j, i) in pairs for i, j in pairs)


def _largest_first(mine: list) -> list[int]:
    return sorted(range(len(mine)), key=lambda d: -len(mine[d]))


def _free(taken: set) -> int:
    colour = 0
    while colour in taken:
        colour += 1
    return colour


def _coloured(mine: list, across: list) -> list[int] | None:
    """Colours such that two directions that meet in an element differ.

    mine: the elements of each direction; across: the directions that meet in each element.
    """
    widest = max(map(len, across), default=0)
    if 2 * widest > len(mine) or sum(len(line) ** 2 for line in across) > WORK:
        return None
    colours: dict[int, int] = {}
    for d in _largest_first(mine):
        colours[d] = _free({colours[o] for e in mine[d] for o in across[e] if o in colours})
    return [colours[d] for d in range(len(mine))]


def _star(lines: list) -> list[int] | None:
    """Colours of a symmetric matrix in which each path of four has three colours at least."""
    around = [[j for j in line if j != i] for i, line in enumerate(lines)]
    if sum(len(around[j]) for line in around for j in line) > WORK:
        return None
    colours: dict[int, int] = {}
    for v in _largest_first(around):
        taken = set()
        for w in around[v]:
            if w in colours:
                taken.add(colours[w])
                for x in around[w]:  # v w x y, of which w and y would be alike
                    free = x == v or x not in colours or colours[x] in taken
                    if not free and any(y != w and colours.get(y) == colours[w] for y in around[x]):
                        taken.add(colours[x])
            else:
                taken |= {colours[x] for x in around[w] if x in colours}
        colours[v] = _free(taken)
    return [colours[v] for v in range(len(lines))]


def _either(found: tuple, lines: list, groups: list) -> Places:
    """The places of a symmetric matrix: where the column of an element is not alone in its colour
    in its row, its mirror's is."""
    np = load_numpy()
    alone = []
    for line in lines:
        count: dict[int, int] = {}
        for j in line:
            count[groups[j]] = count.get(groups[j], 0) + 1
        alone.append(count)
    passes, elements = [], []
    for i, j in zip(found[0].tolist(), found[1].tolist()):
        direct = alone[i][groups[j]] == 1
        passes.append(groups[j] if direct else groups[i])
        elements.append(i if direct else j)
    return Places(found[0], found[1], np.array(passes, int), np.array(elements, int))
