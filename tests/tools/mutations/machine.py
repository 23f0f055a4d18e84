"""The engines broken: conventions at ties and edges turned over, masks off, levels off."""

import io
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout

import pytest
from mutations.breaking import attribute, rule
from mutations.suite import TESTS

from gradcli.engine import levels, masks, sweep, tape
from gradcli.ops.arithmetic import div, power
from gradcli.ops.comparisons import equal, greater, greater_equal, less, less_equal, logical_and
from gradcli.ops.elementary import log
from gradcli.ops.piecewise import where
from gradcli.ops.rows import TABLE

CHOSEN = ["ops/test_ties.py", "engine/test_levels.py", "ops/test_rows.py"]


def results() -> Iterator[tuple[str, bool]]:
    """Each mutation with whether the chosen tests fail."""
    if suite_notices(CHOSEN):
        sys.exit("the chosen tests fail as they are: mend that first")
    for name, broken in machine_mutations():
        with broken():
            yield name, suite_notices(CHOSEN)


def _first(g, x, y, z):
    """Ties of maximum go to the first argument."""
    return where(greater_equal(x, y), g, 0.0)


def _both(g, x, y, z):
    return where(greater_equal(y, x), g, 0.0)


CONVENTIONS: list[tuple[str, str, int, Callable]] = [
    ("ties of maximum to the first", "maximum", 0, _first),
    ("ties of maximum to the second", "maximum", 1, _both),
    ("ties of minimum to the first", "minimum", 0, lambda g, x, y, z: _both(g, x, y, z)),
    ("ties of minimum to the second", "minimum", 1, lambda g, x, y, z: _first(g, x, y, z)),
    ("relu' (0) = 1", "relu", 0, lambda g, x, z: where(greater_equal(x, 0.0), g, 0.0)),
    ("abs' (0) = 1", "abs", 0, lambda g, x, z: where(greater_equal(x, 0.0), g, -g)),
    ("clip's lower edge outside", "clip", 0, lambda g, x, a, b, z: where(
        logical_and(greater(x, a), less_equal(x, b)), g, 0.0)),
    ("clip's upper edge outside", "clip", 0, lambda g, x, a, b, z: where(
        logical_and(greater_equal(x, a), less(x, b)), g, 0.0)),
    ("clip's lower bound takes its edge", "clip", 1, lambda g, x, a, b, z: where(
        less_equal(x, a), g, 0.0)),
    ("clip's upper bound takes its edge", "clip", 2, lambda g, x, a, b, z: where(
        greater_equal(x, b), g, 0.0)),
    ("x**0 by x without its own case", "power", 0, lambda g, x, p, z: (
        g * (p * power(x, p - 1.0)))),
    ("0**p by p without its own case", "power", 1, lambda g, x, p, z: g * (z * log(x))),
    ("hypot without its own case at 0", "hypot", 0, lambda g, x, y, z: g * div(x, z)),
    ("where multiplies", "where", 1, lambda g, c, x, y, z: g * (1.0 * c)),
    ("sign is not flat", "sign", 0, lambda g, x, z: g),
    ("floor is not flat", "floor", 0, lambda g, x, z: g),
    ("floor division is not flat", "floor_divide", 0, lambda g, x, y, z: div(g, y)),
    ("ties of max each take all", "max", 0, lambda g, x, z, axis=None, keepdims=False: where(
        equal(x, z), g, 0.0)),
    ("ties of min each take all", "min", 0, lambda g, x, z, axis=None, keepdims=False: where(
        equal(x, z), g, 0.0)),
]  # fmt: skip


def _plain_sweep(steps, seeds, seen, keep, lift):
    return sweep.sweep(steps, dict(seeds), seen, keep, lift)


def _no_mask(op, i, g, alive, args, out, attrs):
    return op.pull(i, g, args, out, attrs), None


def _last_mask(cotangents, node, d, alive, primal):
    """Adding two cotangents keeps the mask of the last alone."""
    old = cotangents.get(node)
    cotangents[node] = (d if old is None else old[0] + d, alive)


def machine_mutations() -> Iterator[tuple[str, Callable]]:
    for name, op, i, changed in CONVENTIONS:
        yield name, lambda op=op, i=i, f=changed: rule(TABLE[op], i, f)
    yield "masks off", lambda: attribute(sweep, "masked_sweep", _plain_sweep)
    yield "no row masks", lambda: attribute(masks, "_vjp_of_argument", _no_mask)
    yield "masks are not joined", lambda: attribute(masks, "_accumulate", _last_mask)
    yield "masks always on, never off", lambda: attribute(sweep, "_finite", lambda x: True)
    one = levels.CONSTANT + 1
    yield "levels off", lambda: attribute(levels, "level_for", lambda kind: one)
    yield "every transform shares its level", lambda: attribute(levels, "level_for", _shared_level)
    yield "cotangents are not added", lambda: attribute(sweep, "accumulate", _overwrite)
    yield (
        "an outer tape does not see the sweep",
        lambda: attribute(tape, "lift", lambda level: lambda node, value: value),
    )


def _shared_level(kind):
    stack = levels._STACK.get()
    return stack[-1][0] if stack else levels.CONSTANT + 1


def _overwrite(cotangents, node, d, primal, *wanted):
    cotangents[node] = d


def suite_notices(chosen: list[str]) -> bool:
    """Whether the chosen tests fail; they run in this interpreter."""
    with redirect_stdout(io.StringIO()):
        options = ["-x", "-q", "-n0", "-p", "no:cacheprovider", "-p", "no:hypothesispytest"]
        status = pytest.main([*options, *[str(TESTS / name) for name in chosen]])
    return status != pytest.ExitCode.OK
