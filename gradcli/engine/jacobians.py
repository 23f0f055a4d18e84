"""The jacobian of what a tape recorded: forward or in reverse, all directions at once.

Forward, tangents are pushed through the recorded steps; in reverse, cotangents are pulled back.
Either takes a pass for each direction: for each element of the sources, or of the target, of which
the fewer are taken.  The passes are one, over values of the world `Batch`, in chunks that memory
has room for; and where the jacobian is sparse at the point, directions that do not meet share one.
"""

from collections.abc import Callable
from typing import NamedTuple

from gradcli.engine import levels, sparsity
from gradcli.engine.batch import Batch, unbatched
from gradcli.engine.dual import tangent_of
from gradcli.engine.steps import CONSTANT_NODE, in_reverse
from gradcli.engine.tensor import Tensor
from gradcli.ops.arrays import (
    broadcast_to,
    concatenate,
    getitem,
    load_numpy,
    real_type,
    reshape,
    setitem,
    transpose,
    typed,
)
from gradcli.ops.comparisons import not_equal
from gradcli.ops.dispatch import primal
from gradcli.ops.memory import ask, joined, product
from gradcli.ops.numpy_call import quiet, shape
from gradcli.ops.piecewise import where
from gradcli.ops.rows import TABLE, Op

CHUNK = 1 << 20  # elements of the largest array of a batch
SPARSE = 32  # passes, from which on sharing them is thought of
DENSE = 0.25  # the part of a sample of columns, from which on they are not
NUMBER, ARRAY, BATCH = 1, 5, 8  # what a step costs on a number, on an array, on a batch


class Step(NamedTuple):
    """A step of a tape in the general form.

    nodes      of its arguments, 0 of those that nothing is carried to
    recorded   of its arguments as the tape has them: an outer tape may know more of them
    """

    op: Op
    node: int
    out: object
    nodes: tuple
    recorded: tuple
    values: tuple
    attrs: dict


class Plan(NamedTuple):
    """How a jacobian is computed.

    forward    whether directions are those of the sources, not of the target
    passes     how many there are
    shared     where they are fewer than the directions: the pass of each direction, and where the
               elements of the jacobian are found in them (sparsity.Shared)
    chunk      how many passes are one batch; 1: each is run by itself
    """

    forward: bool
    passes: int
    shared: sparsity.Shared | None = None
    chunk: int = 1


def connected(steps: list, seen: set, target: int) -> tuple[list[Step], set[int]]:
    """The steps on the way to the node `target`, in order, and the nodes that they lead from."""
    live, found = {target}, []
    for op, node, out, recorded, values, attrs in in_reverse(steps):
        if node not in live:
            continue
        nodes = tuple([n if n in seen and op.arg(i).rule else 0 for i, n in enumerate(recorded)])
        live.update(nodes)
        found.append(Step(op, node, out, nodes, recorded, values, attrs))
    return found[::-1], live


def planned(way: list[Step], target, sources: list, symmetric: bool = False) -> Plan:
    """The way to the jacobian that takes the fewest passes; `symmetric` where it is known to be."""
    rows, columns = _size(target), sum(map(_size, sources))
    if _is_complex(target) or any(map(_is_complex, sources)):
        return Plan(False, rows)
    if not all(TABLE.get(step.op.name) is step.op for step in way):  # rules of a user's own
        return Plan(False, rows)
    ready = all(map(_carries, way))
    forward = ready and columns <= rows
    plan = Plan(forward, columns if forward else rows)
    if plan.passes >= SPARSE:
        places = sparsity.pattern(way, dead_after(way, target.node), target, sources, DENSE)
        found = sparsity.shared(places, rows, columns, symmetric) if places else None
        if found and 2 * found.passes <= plan.passes and (ready or not found.forward):
            plan = Plan(found.forward, found.passes, found)
    numbers = sum(type(step.out) is float for step in way)
    one = numbers * NUMBER + (len(way) - numbers) * ARRAY
    if plan.passes * one <= BATCH * len(way):
        return plan
    largest = max([rows, columns, *(_size(step.out) for step in way)])
    return plan._replace(chunk=max(CHUNK // largest, 1))


def _carries(step: Step) -> bool:
    """Whether forward mode has a way through a step."""
    op = step.op
    kinds = {op.arg(i).kind for i, n in enumerate(step.nodes) if n}
    return op.elementwise or op.jvp is not None or kinds <= {"linear"} or kinds <= {"bilinear"}


def jacobian(
    steps: list,
    seen: set,
    target,
    wanted: list,
    pull: Callable,
    lift: Callable | None = None,
    symmetric: bool = False,
    apart: bool = False,
) -> list:
    """The derivative of each element of the target by each of `wanted`, shape(y) + shape(x).

    target and wanted are tensors; `pull(weight)` gives the cotangents of `wanted`, with
    careful=True those of what the weight selects.  None where nothing connects the two.
    symmetric: the target is a gradient by `wanted`; apart: with a pull for each element of the
    target.
    """
    way, live = connected(steps, seen, target.node)
    sources = list({s.node: s for s in wanted if s.node in live or symmetric}.values())
    rows, columns = _size(target), sum(map(_size, sources))
    for s in sources:
        joined(shape(target), shape(s))
    if rows and columns:
        ask(rows * columns)
        plan = Plan(False, rows) if apart else planned(way, target, sources, symmetric)
        if plan.forward:
            run = _pushes(way, target, sources, lift)
        else:
            run = _pulls(target, sources, pull, wanted)
        with quiet():
            careful = _pulls(target, sources, lambda weight: pull(weight, careful=True), wanted)
            matrix = _matrix(plan, run, careful, way, target, sources)
    else:
        matrix = broadcast_to(0.0, shape=(rows, columns))
    found, start = {}, 0
    for s in sources:
        stop = start + _size(s)
        part = reshape(getitem(matrix, slice(None), slice(start, stop)), shape(target) + shape(s))
        found[s.node] = typed(part, s)
        start = stop
    return [found[s.node] if s.node in live else None for s in wanted]


def _matrix(plan: Plan, run: Callable, careful: Callable, way: list, target, sources: list):
    """The jacobian as a matrix, from the results of the passes.

    Where a pass multiplies a direction's 0 by a partial that is infinite, an element is NaN that
    has a derivative: it is 0 where nothing depends on it, else `careful` pulls find it.
    """
    np = load_numpy()
    rows, columns = _size(target), sum(map(_size, sources))
    found = _assembled(plan, run, rows, columns)
    if np.isfinite(primal(found)).all():
        return found
    dependent = np.zeros((rows, columns), bool)
    dependent[sparsity.pattern(way, dead_after(way, target.node), target, sources)] = True
    found = where(dependent, found, 0.0)
    if np.isnan(primal(found)).any():
        found = _assembled(Plan(False, rows, chunk=plan.chunk), careful, rows, columns)
        found = where(dependent, found, 0.0)
    return found


def _assembled(plan: Plan, run: Callable, rows: int, columns: int):
    """The matrix of (rows, columns) that the passes give."""
    np = load_numpy()
    count = columns if plan.forward else rows
    groups = np.arange(count) if plan.shared is None else np.asarray(plan.shared.groups)
    chunks = []
    for start in range(0, plan.passes, plan.chunk):
        n = min(plan.chunk, plan.passes - start)
        mine = np.flatnonzero((groups >= start) & (groups < start + n))
        directions = np.zeros((n, count))
        directions[groups[mine] - start, mine] = 1.0
        chunks.append(run(directions))
    found = chunks[0] if len(chunks) == 1 else concatenate(chunks)
    if plan.shared:
        places = plan.shared.places
        values = getitem(found, places.passes, places.elements)
        return setitem(np.zeros((rows, columns)), values, places.rows, places.columns)
    return transpose(found) if plan.forward else found


def selected(target: Tensor, weight) -> tuple[Tensor, tuple]:
    """The elements of the target that a weight is not 0 at, and the step that selects them.

    A sweep that begins with it knows that the others are not asked for, whatever their partials.
    """
    taken = Tensor(target.value, target.level)
    values = not_equal(weight, 0.0), target.value, 0.0
    nodes = CONSTANT_NODE, target.node, CONSTANT_NODE
    return taken, (where.op, taken.node, taken.value, nodes, values, None, {})


def _pushes(way: list[Step], target, sources: list, lift: Callable | None) -> Callable:
    """The function of directions of the sources that gives the target's tangents by them."""
    last = dead_after(way, target.node)

    def run(directions):
        with levels.live(Batch) as level:
            seeds, start = {}, 0
            for s in sources:
                stop = start + _size(s)
                part = directions[:, start:stop]
                if part.any():
                    seeds[s.node] = _seed(part, s, level)
                start = stop
            tangent = _pushed(way, last, seeds, target.node, lift)
            return _rows(tangent, level, len(directions), target)

    return run


def _seed(part, like, level: int):
    """Rows of directions in the shape of a value: a batch, or where there is one, itself."""
    part = part.astype(real_type(like)).reshape(len(part), *shape(like))
    if len(part) > 1:
        return Batch(part, level)
    return part[0] if shape(like) else part[0].item() if type(primal(like)) is float else part[0]


def _rows(found, level: int, n: int, like):
    """What a pass, or a batch of them, found: a row for each, in any world below."""
    size = _size(like)
    if found is None:
        return load_numpy().zeros((n, size), real_type(like))
    if n > 1:
        found = unbatched(found, level, n)
    return reshape(found, (n, size))


def dead_after(way: list[Step], target: int) -> list[list[int]]:
    """For each step the nodes that none after it reads, to be forgotten."""
    ends = {n: i for i, step in enumerate(way) for n in step.nodes}
    last: list[list[int]] = [[] for _ in way]
    for n, i in ends.items():
        if n and n != target:
            last[i].append(n)
    return last


def _pushed(way: list[Step], last: list, seeds: dict, target: int, lift: Callable | None):
    """The tangent of the node `target`, from those of the nodes in `seeds`; None: it has none."""
    tangents = dict(seeds)
    for (op, node, out, nodes, recorded, values, attrs), done in zip(way, last):
        given = tuple([tangents.get(n) for n in nodes])
        if any([t is not None for t in given]):
            if lift:
                values, out = tuple(map(lift, recorded, values)), lift(node, out)
            t = tangent_of(op, given, values, out, attrs)
            own = tangents.get(node)  # where it is a source itself
            tangents[node] = t if own is None else own + t
        for n in done:
            tangents.pop(n, None)
    return tangents.get(target)


def _pulls(target, sources: list, pull: Callable, wanted: list) -> Callable:
    """The function of weights of the target that gives the cotangents of the sources."""
    places = [next(i for i, w in enumerate(wanted) if w.node == s.node) for s in sources]

    def run(directions):
        with levels.live(Batch) as level:
            found = pull(_seed(directions, target, level))
            parts = [_rows(found[i], level, len(directions), s) for i, s in zip(places, sources)]
            return parts[0] if len(parts) == 1 else concatenate(parts, axis=1)

    return run


def vjps(weights, target, wanted: list, pull: Callable, apart: bool = False) -> list:
    """For each of `wanted` its cotangents by each of the weights of the target, along a first axis.

    weights: (n, *shape(target)); None for what no weight reaches.  apart: with a pull for each.
    """
    n = len(weights)
    if not n:
        return [None for _ in wanted]
    if apart and n > 1:
        rows = [vjps(weight[None], target, wanted, pull) for weight in weights]
        return [None if each[0] is None else concatenate(each) for each in zip(*rows)]
    with levels.live(Batch) as level, quiet():
        seed = _seed(weights.reshape(n, _size(target)), target, level)
        found = pull(seed)
        if any(g is not None and load_numpy().isnan(primal(g)).any() for g in found):
            found = pull(seed, careful=True)
        return [
            None if g is None else reshape(_rows(g, level, n, w), (n, *shape(w)))
            for g, w in zip(found, wanted)
        ]


def _size(x) -> int:
    return product(shape(x))


def _is_complex(x) -> bool:
    return getattr(getattr(primal(x), "dtype", None), "kind", "") == "c"
