"""The sweep with masks: what a selection does not take contributes exactly 0.

The reverse of `where(x > 0, sqrt(x), 0)` at 0 multiplies a cotangent that was not selected, 0, by
a partial that is infinite.  Here each cotangent carries `alive`, which is None (all of it) or a
test that is true where the cotangent is connected to the target.  Elementwise rows carry it on,
linear structural rows move it as they move the cotangent, adding two cotangents joins them, and
products such as matmul drop it.  A 0 * inf that no selection explains stays NaN.
"""

from collections.abc import Callable

from gradcli.engine.cotangents import added
from gradcli.engine.steps import in_reverse
from gradcli.ops.arrays import fitted, ones_like, sum_like
from gradcli.ops.comparisons import logical_or, not_equal
from gradcli.ops.numpy_call import shape
from gradcli.ops.piecewise import where
from gradcli.ops.rows import Op


def masked_sweep(
    steps: list, seeds: dict, seen: set[int], keep: set[int], lift: Callable | None
) -> dict[int, object]:
    """As `sweep`, from the cotangents `seeds`, with masks."""
    cotangents = {node: (g, None) for node, g in seeds.items()}
    for op, node, out, nodes, args, attrs in in_reverse(steps):
        entry = cotangents.get(node) if node in keep else cotangents.pop(node, None)
        if entry is None:
            continue
        if lift:
            args, out = tuple(map(lift, nodes, args)), lift(node, out)
        for i, n in enumerate(nodes):
            if n in seen and op.arg(i).rule:
                d, alive = _vjp_of_argument(op, i, *entry, args, out, attrs)
                if d is not None:
                    _accumulate(cotangents, n, d, alive, args[i])
    return {node: g for node, (g, _) in cotangents.items()}


def _vjp_of_argument(op: Op, i: int, g, alive, args: tuple, out, attrs: dict):
    """The contribution of (g, alive) to argument i, with its own mask, in the shape of out."""
    d = op.pull(i, g, args, out, attrs)
    moves = op.selects or (not op.elementwise and op.arg(i).kind == "linear")
    if moves and (op.selects or alive is not None):
        marks = ones_like(out) if op.selects else _marks(out)
        indicator = marks if alive is None else where(alive, marks, 0.0)
        alive = not_equal(op.pull(i, indicator, args, out, attrs), 0.0)
    elif not op.elementwise:
        alive = None
    return (d if alive is None or d is None else where(alive, d, 0.0)), alive


def _marks(out):
    """Numbers from 1 to 2 in the shape of out, of which no sum with signs or roots of unity is 0.

    Ones would be: a Fourier transform takes them to zeros, where every element is reached.
    """
    if not shape(out):
        return 1.0
    import numpy as np

    count = np.arange(1.0, np.prod(shape(out)) + 1.0)
    return 1.0 + np.modf(count * 0.6180339887498949)[0].reshape(shape(out))


def _accumulate(cotangents: dict, node: int, d, alive, primal) -> None:
    d = fitted(d, primal)
    if alive is not None and shape(alive) != shape(primal):
        alive = not_equal(sum_like(where(alive, 1.0, 0.0), primal), 0.0)
    old = cotangents.get(node)
    if old is not None:
        d = added(old[0], d)
        alive = None if alive is None or old[1] is None else logical_or(alive, old[1])
    cotangents[node] = (d, alive)
