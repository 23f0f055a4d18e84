"""The sweep again, where the plain one may have lost digits: first asked if it has, then mended.

Beside each cotangent goes a bound of its rounding error, of the first order.  Where one is more
than rounding, as of terms that cancel, or of a factor that is 0 and should not be, the steps are
computed again on numbers of many digits, and swept back: with the rows' own rules, and masks.
Source: N. Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed., section 3.3 (running
error analysis).
"""

from typing import Any

from gradcli.engine.masks import masked_sweep
from gradcli.engine.precise import SURE, Precise, agreed, exactly
from gradcli.engine.steps import STRIDE, in_order, in_reverse
from gradcli.ops.digits.doubt import TINY, lost
from gradcli.ops.dispatch import apply
from gradcli.ops.rows import TABLE, Op

UNIT = 2.0**-53
LEAST = 2.0**-1022  # below it numbers lose digits


def again(
    steps: list, seeds: dict, seen: set, keep: set, found: dict, asked: bool
) -> tuple[dict[int, object], bool]:
    """The cotangents of the nodes in `keep`, to the last digits, and whether they were mended.

    found: those of the plain sweep; asked: whether these may do.  What neither has in all its
    digits is told (`lost`).
    """
    if not _are_numbers(steps) or not _defined(steps, seeds):
        return found, False
    asked = asked and all([y - y == 0 for y in steps[2::STRIDE]])  # 1/inf is 0 of no reason
    error = relative_error(steps, seeds, seen, keep) if asked else 1.0
    if error <= SURE:
        return found, False
    ops = steps[::STRIDE]
    known = all(TABLE.get(op.name) is op for op in ops)  # no rules of a user's own
    result = agreed(lambda: _precisely(steps, seeds, seen, keep), found) if known else None
    if result is None:
        lost(error)
        return found, False
    lost(result[1])
    mended, made = result[0], set(steps[1::STRIDE])
    if made <= keep:  # who looks at every step is shown what each of them was given
        mended = {node: found[node] if node in made else g for node, g in mended.items()}
    return mended, True


def _are_numbers(steps: list) -> bool:
    """Whether the steps are of numbers alone: what they give, and what they follow."""
    for _, _, out, nodes, args, _ in in_order(steps):
        if type(out) is not float or any([n and type(a) is not float for n, a in zip(nodes, args)]):
            return False
    return True


def _defined(steps: list, seeds: dict) -> bool:
    """Whether the values of the targets are finite: what is not has the slopes of its formula."""
    nodes, outs = steps[1::STRIDE], steps[2::STRIDE]
    return all(y - y == 0 for node, y in zip(nodes, outs) if node in seeds)


def relative_error(steps: list, seeds: dict, seen: set, keep: set) -> float:
    """The largest relative error of the cotangents of the nodes in `keep`, in the plain sweep."""
    cotangents, errors = dict(seeds), dict.fromkeys(seeds, 0.0)
    for op, node, out, nodes, args, attrs in in_reverse(steps):
        g = cotangents.get(node) if node in keep else cotangents.pop(node, None)
        if g is None:
            continue
        e = errors[node]
        for i, n in enumerate(nodes):
            if n in seen and op.arg(i).rule:
                d = op.pull(i, g, args, out, attrs)
                total = cotangents.get(n, 0.0) + d
                carried = abs(op.pull(i, e, args, out, attrs)) + UNIT * abs(d)
                if -TINY < d < TINY and g:
                    carried += _vanished(op, i, g, nodes, args, out, attrs, d)
                errors[n] = errors.get(n, 0.0) + carried + UNIT * abs(total)
                cotangents[n] = total
    return max([_relative(errors[n], cotangents[n]) for n in keep if n in errors], default=0.0)


def _relative(error: float, g: float) -> float:
    return min(error / abs(g), 1.0) if g else float(error > 0)


def _vanished(op: Op, i: int, g: float, nodes, args, out, attrs, d: float) -> float:
    """How far a contribution that is next to nothing is from what it should be."""
    with exactly():
        taken = tuple([Precise.of(a) if n else a for n, a in zip(nodes, args)])
        full = op.pull(i, Precise.of(g), taken, Precise.of(out), attrs)
        return full.distance(d, LEAST) if type(full) is Precise else abs(full - d)


def _precisely(steps: list, seeds: dict, seen: set, keep: set) -> dict[int, object]:
    """The cotangents, computed in the digits of the context."""
    values: dict[int, object] = {}

    def lift(node: int, value):
        if not node or type(value) is not float:
            return value
        if node not in values:
            values[node] = Precise.of(value)
        return values[node]

    for op, node, out, nodes, args, attrs in in_order(steps):
        y: Any = apply(op, tuple(map(lift, nodes, args)), attrs)
        values[node] = y if type(y) is Precise else Precise.of(out)
    targets = {node: Precise.of(g) for node, g in seeds.items()}
    return masked_sweep(steps, targets, seen, keep, lift)
