"""The steps of a tape: one flat list, STRIDE entries a step.

A step is the row, the output's node, the output, then node and value of each of two arguments; a
row in the general form has there all its nodes, all its values, None, and its attributes.  The list
holds numbers and not tensors, so a chain of a million steps leaves the garbage collector nothing to
scan.
"""

from collections.abc import Iterator
from typing import NamedTuple

from gradcli.ops.rows import Op

STRIDE = 7
CONSTANT_NODE = 0  # the node of an argument that is not a tensor: no tape has seen it


def general(op: Op, nx, vx, ny, vy) -> tuple[tuple, tuple, dict]:
    """The nodes and the values of all arguments of a step, and its attributes."""
    n = op.arity
    return ((nx, ny)[:n], (vx, vy)[:n], {}) if n else (nx, vx, vy)


class Step(NamedTuple):
    """A step as a thing of its own: the row, the node and value of its output, and the node and
    value of each of its arguments."""

    op: Op
    node: int
    out: object
    nodes: tuple[int, ...]
    args: tuple
    attrs: dict


def backwards(steps: list) -> Iterator[Step]:
    """The steps from the last to the first."""
    back = reversed(steps)
    for vy, ny, vx, nx, out, node, op in zip(*[back] * STRIDE):
        yield Step(op, node, out, *general(op, nx, vx, ny, vy))


def reachable(nodes: set[int], steps: list) -> set[int]:
    """The nodes that the steps compute from these, and these."""
    found = set(nodes)
    for op, node, _, nx, _, ny, _ in zip(*[iter(steps)] * STRIDE):
        if not found.isdisjoint((nx, ny) if op.arity else nx):
            found.add(node)
    return found
