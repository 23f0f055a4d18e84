"""A handful of mutations that take under a minute, each with the quick test that must notice it.

Rules of common rows are drawn by a fixed seed, and have their rows' own tests; of the sweep and of
cotangents each change that is listed must still be found in the source.
"""

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager
from random import Random

from mutations import rows
from mutations.breaking import conditions
from mutations.machine import machine_mutations, suite_notices

from gradcli.engine import cotangents, sweep
from gradcli.ops import arithmetic, arrays, elementary, logistic, piecewise, reductions

SEED, RULES = 23, 12
COMMON = (arithmetic, piecewise, elementary, logistic, arrays, reductions)
SWEEP, TIES, LEVELS = "engine/test_sweep.py", "ops/test_ties.py", "engine/test_levels.py"
# module -> what is changed in which function: all of these SWEEP notices
CHANGED = {
    sweep: (
        "sweep: op.arity == 1  ->  not op.arity == 1",
        "_carry: op.arity == 1  ->  not op.arity == 1",
        "_carry: shape(vx) == shape(out)  ->  not shape(vx) == shape(out)",
        "_carry: shape(vy) == shape(out)  ->  not shape(vy) == shape(out)",
        "_carry_all: n in seen and op.arg(i).rule  ->  not (n in seen and op.arg(i).rule)",
        "_carry_all: d is not None  ->  not d is not None",
        "_swept: nested  ->  not nested",
    ),
    cotangents: (
        "accumulate: old is None  ->  not old is None",
        "accumulate: not _is_narrow(d, value)  ->  not not _is_narrow(d, value)",
        "of_argument: op.residuals and (not any(op.residuals))  ->  op.residuals and op.residuals",
    ),
}
# the engines' mutations that are among these, and the tests that notice them
ENGINES = {
    "ties of maximum to the first": TIES,
    "masks off": TIES,
    "levels off": LEVELS,
    "cotangents are not added": SWEEP,
    "an outer tape does not see the sweep": LEVELS,
}


def results() -> Iterator[tuple[str, bool]]:
    """Each mutation with whether its test fails."""
    if suite_notices([SWEEP, TIES, LEVELS]):
        sys.exit("the quick tests fail as they are: mend that first")
    for name, broken, test in _of_engines():
        with broken:
            yield name, suite_notices([test])
    common = {f.op for module in COMMON for f in vars(module).values() if hasattr(f, "op")}
    rules = [m for m in rows.row_mutations() if m[2] in common]
    for name, broken, op in Random(SEED).sample(rules, RULES):
        with broken():
            yield name, rows.row_noticed(op)


def _of_engines() -> Iterator[tuple[str, AbstractContextManager, str]]:
    for module, changes in CHANGED.items():
        found = {m.name.partition(", ")[2].partition(", ")[2]: m for m in conditions(module)}
        for change in changes:
            if change not in found:
                sys.exit(f"{module.__name__} has nothing to change there any more: {change}")
            yield found[change].name, found[change].broken(), SWEEP
    found = dict(machine_mutations())
    for name, test in ENGINES.items():
        yield name, found[name](), test
