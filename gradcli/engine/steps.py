"""The steps of a tape: one flat list, STRIDE entries a step.

A step is the row, the output's node, the output, then node and value of each of two arguments; a
row in the general form has there all its nodes, all its values, None, and its attributes.  There is
no object for a step, nor a tensor: of a chain of a million steps on floats the garbage collector
has nothing to scan.

`in_order` and `in_reverse` give each of them as a `Step`; what every run waits for, the sweep and
what records, has to do with the list itself.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from gradcli.ops.rows import Op

STRIDE = 7
CONSTANT_NODE = 0  # the node of an argument that is not a tensor: no tape has seen it


_new = tuple.__new__


class Step(NamedTuple):
    """One step: out = op(*args, **attrs).

    op       the row
    node     the node of the output
    out      its value
    nodes    the node of each argument, CONSTANT_NODE of what no tape has seen
    args     their values
    attrs    what else the row was called with
    """

    op: Op
    node: int
    out: Any
    nodes: tuple[int, ...]
    args: tuple
    attrs: dict


def in_order(steps: list) -> Iterator[Step]:
    """The steps as they were recorded."""
    for op, node, out, nx, vx, ny, vy in zip(*[iter(steps)] * STRIDE):
        yield _step(op, node, out, nx, vx, ny, vy)


def in_reverse(steps: list) -> Iterator[Step]:
    """The steps from the last to the first: what is made of a value comes before it."""
    for vy, ny, vx, nx, out, node, op in zip(*[reversed(steps)] * STRIDE):
        yield _step(op, node, out, nx, vx, ny, vy)


def step_at(steps: list, k: int) -> Step:
    """The step that was recorded after k others."""
    return _step(*steps[k * STRIDE : (k + 1) * STRIDE])


def _step(op: Op, node: int, out, nx, vx, ny, vy) -> Step:
    found: tuple
    if op.arity == 2:
        found = op, node, out, (nx, ny), (vx, vy), {}
    elif op.arity:
        found = op, node, out, (nx,), (vx,), {}
    else:
        found = op, node, out, nx, vx, vy
    return _new(Step, found)  # Step(…) itself takes twice as long


def reachable(nodes: set[int], steps: list) -> set[int]:
    """The nodes that the steps compute from these, and these."""
    found = set(nodes)
    for op, node, _, nx, _, ny, _ in zip(*[iter(steps)] * STRIDE):
        if not found.isdisjoint((nx, ny) if op.arity else nx):
            found.add(node)
    return found
