"""Parallel copies: several names that get their values at once, one assignment after another."""

from gradcli.core import ir
from gradcli.core.ir import fresh


def in_sequence(pending: list[tuple], graph: ir.Graph, taken: set[str]) -> list[tuple]:
    """Pairs of a name and its value, all at once, as assignments one after another."""
    out, pending = [], list(pending)
    while pending:
        free = next(
            (
                k
                for k, (n, _) in enumerate(pending)
                if not any(n in ir.names(v) for j, (_, v) in enumerate(pending) if j != k)
                and not any(n == m for m, _ in pending[:k])
            ),
            None,
        )
        if free is None:
            name, value = pending[0]
            held = fresh(taken, f"{name}_new")
            out.append((held, value))
            pending[0] = (name, graph.var(held))
            pending.append(pending.pop(0))
        else:
            out.append(pending.pop(free))
    return out
