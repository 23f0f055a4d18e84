"""Which step of a tape has a derivative that is not its slope.

Each step is a function of its own, which can be run again beside its point: so its rule is held
against differences as a whole function is.  That names the wrong rule, of a custom gradient or of
a row, where the differences of the whole only say that there is one.
"""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import NamedTuple

from gradcli.checking.differences import Slope, resolved, slope
from gradcli.checking.functions import DIFFERS, agree, epsilon_of, known, verdict
from gradcli.engine import masks
from gradcli.engine.custom import Given
from gradcli.engine.steps import STRIDE, in_order, step_at
from gradcli.engine.tape import GradientTape
from gradcli.errors import Diagnostic
from gradcli.ops.arrays import ones_like
from gradcli.ops.dispatch import apply, primal
from gradcli.ops.numpy_call import quiet, shape
from gradcli.ops.reductions import total
from gradcli.ops.rows import Op

MOST = 2000  # steps that are run again
SAME = 3  # of one row at one place
# what a step does that cannot run beside its point: nothing is known of it then
REFUSALS = (Diagnostic, ValueError, TypeError, ArithmeticError)


class Fault(NamedTuple):
    """A step, by its place on the tape, whose rule for an argument gives `got`, not `wanted`."""

    step: int
    op: Op
    argument: int
    got: float
    wanted: float
    is_partial: bool  # else both are along random directions
    arguments: int  # how many there are

    def words(self, what: str = "") -> str:
        """What is wrong, `what` being how the step is called."""
        by = f" by its argument {self.argument + 1}" if self.arguments > 1 else ""
        name = self.op.name if self.op.name.isidentifier() else "this function"
        where = "" if self.is_partial else " in a random direction"
        got, wanted = apart(self.got, self.wanted)
        return (
            f"the derivative of {name}{by}{what} is {got}{where}, "
            f"and the slope of its values {wanted}"
        )


def faults(tape: GradientTape, seeds: list[tuple], place_of, source) -> Iterator[Fault]:
    """The steps on the way to the targets whose rules are wrong, those of custom gradients first.

    seeds: the targets with their weights; place_of(step): what is the same for the same place.
    """
    weights = {t.node: ones_like(t.value) if w is None else w for t, w in seeds}
    with quiet():
        reached = masks.masked_sweep(tape.steps, weights, tape.seen, tape.seen, None)
        steps = range(len(tape.steps) // STRIDE)
        own = [k for k in steps if type(tape.steps[k * STRIDE].array) is Given]
        times: dict[tuple, int] = {}
        left = MOST
        for k in (*own, *(k for k in steps if k not in set(own))):
            op, node = tape.steps[k * STRIDE : k * STRIDE + 2]
            key = op.name, place_of(k)
            times[key] = times.get(key, 0) + 1
            if node not in reached or times[key] > SAME or not left:
                continue
            left -= 1
            fault = _fault(tape, k, source)
            if fault is not None:
                times[key] = SAME
                yield fault


class _Line(NamedTuple):
    """A step as a function of one argument, moved from its point in one direction."""

    argument: int
    at: Callable[[float], float]
    size: float
    epsilon: float
    slope: float  # by its rule
    is_partial: bool


def _lines(tape: GradientTape, k: int, source) -> Iterator[_Line]:
    """A step along each of its arguments that derivatives pass."""
    op, _, out, nodes, args, attrs = step_at(tape.steps, k)
    again = _again(op, attrs)
    args, out = tuple(map(primal, args)), primal(out)
    for i, n in enumerate(nodes if again else ()):
        if n not in tape.seen or not op.arg(i).rule or op.arg(i).kind == "none":
            continue
        if type(op.array) is Given and i == len(nodes) - 1:
            continue  # the value as it was computed around
        g, d = _random(out, source), _random(args[i], source)

        def at(t: float, i=i, g=g, d=d) -> float:
            return _inner(g, again(*args[:i], args[i] + t * d, *args[i + 1 :]))

        try:
            pulled = op.pull(i, g, args, out, attrs)
            got = 0.0 if pulled is None else _inner(pulled, d)
            size = float(abs(args[i]).max()) if shape(args[i]) else abs(float(args[i]))
        except REFUSALS:
            continue
        yield _Line(i, at, size, epsilon_of(out, *args), got, not (shape(out) or shape(args[i])))


def _agreement(got: float, epsilon: float) -> Callable[[Slope], bool]:
    """Whether a slope bears out the derivative that a rule gives."""
    return lambda found: agree(got, found, epsilon)


def _fault(tape: GradientTape, k: int, source) -> Fault | None:
    op, _, _, nodes, *_ = step_at(tape.steps, k)
    for line in _lines(tape, k, source):
        got, small = line.slope, line.epsilon
        try:
            found = slope(
                line.at, line.size, small,
                accepted=_agreement(got, small),
            )  # fmt: skip
            if found is None or verdict(got, found, small)[0] != DIFFERS:
                continue
            if resolved(line.at, line.size, small):
                count = len(nodes) - (type(op.array) is Given)
                return Fault(k, op, line.argument, got, found.value, line.is_partial, count)
        except REFUSALS:
            continue
    return None


def unresolved(tape: GradientTape, start: int, source) -> Op | None:
    """The row of the first step after the node `start`, and along what depends on it, whose values
    change too much from one number to the next for any difference to tell its slope."""
    moved = {start}
    for k, (op, node, _, nodes, *_) in enumerate(islice(in_order(tape.steps), MOST)):
        if moved.isdisjoint(nodes):
            continue
        moved.add(node)
        for line in _lines(tape, k, source):
            try:
                if nodes[line.argument] in moved and not resolved(line.at, line.size, line.epsilon):
                    return op
            except REFUSALS:
                continue
    return None


def apart(x: float, y: float) -> tuple[str, str]:
    """Two numbers with as many digits as tell them apart, at least six."""
    for digits in range(6, 18):
        texts = f"{x:.{digits}g}", f"{y:.{digits}g}"
        if texts[0] != texts[1]:
            break
    return texts


def _again(op: Op, attrs: dict):
    """What runs a step again on other arguments; None where nothing does."""
    if type(op.array) is Given:
        return lambda *values: op.array.function(*values[:-1])
    return (lambda *values: apply(op, values, attrs)) if known(op) is op else None


def _random(like, source):
    """1 beside a number; beside an array random numbers in its shape."""
    return source.normal(size=shape(like)) if shape(like) else 1.0


def _inner(x, y) -> float:
    """The sum of the products; of complex ones their real parts, whose derivative a rule gives."""
    product = x * y
    return float((total(product) if shape(product) else product).real)
