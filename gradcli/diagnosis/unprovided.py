"""Where a derivative was asked for that its row does not provide.

A sweep knows no places.  The program is run once more on a tape that remembers them, and the step
is found that the sweep came to first: the last one with such an argument on the way to a target.
"""

from gradcli.diagnosis.probe import recorded
from gradcli.engine.tensor import Tensor
from gradcli.errors import Diagnostic
from gradcli.evaluator.function import Function


def locate(refused: Diagnostic, function: Function) -> None:
    """Give the E0210 `refused`, which the derivatives of `function` ended in, its place."""
    tape, values, steps, record = recorded(function, [Tensor(x) for x in function.sources()])
    reached = {v.node for v in values if isinstance(v, Tensor)}
    for step in reversed(steps):
        if step.node not in reached:
            continue
        active = [i for i, node in enumerate(step.nodes) if node in tape.seen]
        if step.place and any(step.op.arg(i).kind == "none" for i in active):
            step.place.locate(refused, record.source)
            return
        reached.update(step.nodes[i] for i in active)
