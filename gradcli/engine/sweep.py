"""The sweep back over the steps of a tape: reverse mode.

`plain_sweep` is the law, and `sweep` is what runs: a test holds it to the other.  `sweep` has a
short way for numbers, which have no shape to fit, and leaves narrow what a sum gives back
(engine.cotangents).

The rules that a sweep calls are themselves made of rows.  So an outer tape records them, as it does
anything, and that is all that a derivative of a derivative is: `lift` wraps the values of a step
as the tensors that they were, which the outer tape knows.  The sweep itself knows neither tensors
nor tapes; nodes are numbers.

`backward` chooses.  Where a selection may need them it sweeps with masks.  Of numbers a sweep
notices where a cotangent may have lost its digits; the steps are then computed and swept again on
numbers of more (engine.again).
"""

from collections.abc import Callable

from gradcli.engine.cotangents import accumulate, materialized, of_argument, scatter
from gradcli.engine.masks import masked_sweep
from gradcli.engine.steps import CONSTANT_NODE, STRIDE, in_reverse, reachable
from gradcli.errors import Diagnostic
from gradcli.ops.arrays import load_numpy
from gradcli.ops.comparisons import isfinite
from gradcli.ops.digits.doubt import LITTLE, LONGEST, TINY, doubt, doubts
from gradcli.ops.dispatch import NUMBERS, World, primal
from gradcli.ops.numpy_call import ARRAYS, shape


def plain_sweep(steps: list, cotangents: dict[int, object], seen: set[int]) -> dict[int, object]:
    """The cotangents of the nodes that a tape has seen, from those of the targets.

    From the last step to the first: the cotangent of what a step computed, carried back by its rule
    to each argument, is added to what that has got from the steps after it (`accumulate` undoes
    what broadcasting stretched).  So when the step that made a value has its turn, the cotangent of
    that value is whole: every use of it came later on the tape.
    """
    for step in in_reverse(steps):
        g = cotangents.get(step.node)
        if g is None:
            continue
        for i, (node, x) in enumerate(zip(step.nodes, step.args)):
            if node in seen and step.op.arg(i).rule:
                d = step.op.pull(i, g, step.args, step.out, step.attrs)
                accumulate(cotangents, node, d, x)
    return cotangents


def sweep(
    steps: list,
    cotangents: dict[int, object],
    seen: set[int],
    keep: set[int],
    lift: Callable | None = None,
) -> dict[int, object]:
    """The cotangents of the nodes in `keep`, from those of the targets.

    `lift(node, value)` makes the values in which rules are run, for an outer tape to record them.
    Each intermediate's cotangent is dropped as soon as it has been carried back.  There is doubt
    where one is next to nothing, or is little of what was added up to it.
    """
    take, get, back = cotangents.pop, cotangents.get, reversed(steps)
    doubtful, tiny, less = False, TINY, -TINY
    made: set[int] | None = None if lift else set()
    for vy, ny, vx, nx, out, node, op in zip(*[back] * STRIDE):
        g = get(node) if node in keep else take(node, None)
        if g is None:
            continue
        if type(g) is not float or type(out) is not float or lift or not op.arity:
            doubtful = doubtful or (lift is not None and is_tiny(g))
            _carry(cotangents, g, op, node, out, nx, vx, ny, vy, seen, keep, lift, made)
            continue
        if nx in seen and op.rule0:
            d = op.rule0(g, vx, out) if op.arity == 1 else op.rule0(g, vx, vy, out)
            old = get(nx)
            if old is None:
                cotangents[nx] = d
            else:
                cotangents[nx] = both = old + d
                if not d or not old or abs(both) < LITTLE * abs(d):
                    doubtful = True
        if ny in seen and op.rule1:
            d, old = op.rule1(g, vx, vy, out), get(ny)
            if old is None:
                cotangents[ny] = d
            else:
                cotangents[ny] = both = old + d
                if not d or not old or abs(both) < LITTLE * abs(d):
                    doubtful = True
        if not (g > tiny or g < less):
            doubtful = True
    if doubtful or any(map(is_tiny, cotangents.values())):
        doubt()
    return cotangents


def _carry(
    cotangents: dict, g, op, node, out, nx, vx, ny, vy, seen: set, keep: set, lift, made
) -> None:
    """Add what the cotangent g of a step gives to each of its arguments: in any world."""
    if lift:
        out = lift(node, out)
    if not op.arity:  # the general form: all its nodes, all its values, None, and its attributes
        args = tuple(map(lift, nx, vx)) if lift else vx
        _carry_all(cotangents, materialized(g, out), op, out, nx, args, vy, seen, keep, made)
        return
    if lift:
        vx, vy = lift(nx, vx), lift(ny, vy)
    if nx in seen and op.rule0:
        h = g if shape(vx) == shape(out) else of_argument(op, g, vx, out)
        if nx == ny and op.symmetric and nx not in cotangents and type(out) not in NUMBERS:
            h, ny = h + h, CONSTANT_NODE  # what the second argument gets is the same
        d = op.rule0(h, vx, out) if op.arity == 1 else op.rule0(h, vx, vy, out)
        accumulate(cotangents, nx, d, vx, nx in keep, made)
    if ny in seen and op.rule1:
        h = g if shape(vy) == shape(out) else of_argument(op, g, vy, out)
        accumulate(cotangents, ny, op.rule1(h, vx, vy, out), vy, ny in keep, made)


def _carry_all(
    cotangents: dict, g, op, out, nodes, args: tuple, attrs: dict, seen: set, keep: set, made
) -> None:
    """As `_carry`, of a row in the general form."""
    if made is not None and op.gathers and nodes[0] in seen:
        index = op.gathers(*args, **attrs)
        if index is not None and scatter(cotangents, nodes[0], g, args[0], index, made):
            return
    for i, n in enumerate(nodes):
        if n in seen and op.arg(i).rule:
            if op.unbroadcast and n not in keep and not isinstance(g, World):
                d = op.unbroadcast(g, *args, **attrs)
            else:
                d = op.pull(i, g, args, out, attrs)
            if d is not None:  # None: a rule of a user's own that has no gradient there
                accumulate(cotangents, n, d, args[i], n in keep, made)


def is_tiny(g) -> bool:
    """Whether a cotangent is a number next to nothing: a factor of it may have lost its digits."""
    g = primal(g)
    return type(g) is float and -TINY < g < TINY


def backward(
    steps: list,
    seeds: dict[int, object],
    seen: set[int],
    keep: set[int],
    lift: Callable | None,
    nested: bool,
    doubtful: bool = False,
) -> dict[int, object]:
    """The cotangents of the nodes in `keep`, from the cotangents `seeds` of the targets.

    nested: whether other transforms differentiate this sweep; doubtful: whether there was doubt as
    the steps were recorded, which are then of a sweep themselves.
    Raises E0210 where one of them needs a derivative that a row does not provide.
    """
    try:
        return _swept(steps, seeds, seen, keep, lift, nested, doubtful)
    except Diagnostic as refused:
        needed = refused.code == "E0210" and seen & reachable(keep, steps)
        if not needed or needed == seen:
            raise
        return _swept(steps, seeds, needed, keep, lift, nested, doubtful)


def _swept(
    steps: list, seeds: dict, seen: set, keep: set, lift: Callable | None, nested: bool, doubtful
) -> dict[int, object]:
    """The sweep, or another: where digits were lost, or a selection may explain what is not
    finite."""
    if not nested:
        before = doubts()
        found = sweep(steps, dict(seeds), seen, keep)
        finite = all(map(_finite, found.values()))
        if finite and not doubtful and doubts() == before:
            return found
        if len(steps) <= LONGEST * STRIDE:
            from gradcli.engine.again import again

            found, certain = again(steps, seeds, seen, keep, found, finite and not doubtful)
            finite = finite or certain
        if finite:
            return found
    if any(op.selects for op in steps[::STRIDE]):
        return masked_sweep(steps, seeds, seen, keep, lift)
    return sweep(steps, dict(seeds), seen, keep, lift) if nested else found


def _finite(x) -> bool:
    x = primal(x)
    if type(x) in ARRAYS:
        np = load_numpy()
        return bool(np.logical_and.reduce(np.isfinite(x), axis=None))
    ok = isfinite(x)
    return bool(ok.all()) if hasattr(ok, "all") else bool(ok)
