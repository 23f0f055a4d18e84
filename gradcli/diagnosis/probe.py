"""Where a result stopped being finite: the row behind its infinity or NaN.

The program is run once more on a tape that remembers where each step was recorded.  A value is
followed backwards from the target, from each step to an argument that is not finite either, to one
whose arguments all are.  Of a derivative the sweep is repeated, and the step is found that was
given a finite cotangent and passed on another.
"""

from typing import Any

from gradcli.diagnosis.elements import (
    aligned,
    all_bad,
    first_bad,
    flat_index,
    is_finite,
    pick,
)
from gradcli.diagnosis.observer import Observer, Place
from gradcli.engine import masks
from gradcli.engine.dual import jvp
from gradcli.engine.steps import STRIDE, step_at
from gradcli.engine.tape import GradientTape
from gradcli.engine.tensor import Tensor
from gradcli.errors import Diagnostic
from gradcli.evaluator.function import Function
from gradcli.evaluator.values.array import Array
from gradcli.language.shape_errors import text_at
from gradcli.language.syntax import surface as s
from gradcli.ops.arrays import ones_like
from gradcli.ops.dispatch import apply, primal
from gradcli.ops.numpy_call import quiet, shape
from gradcli.ops.rows import Op

MOST = 100  # plain values that are not finite are kept
ORDINALS = {2: "second", 3: "third"}


class Step:
    """One step of a tape: the row, the node it made, its arguments' nodes and values, its place."""

    __slots__ = ("op", "node", "out", "nodes", "args", "attrs", "place")

    def __init__(self, steps: list, k: int, place: Place | None):
        self.op, self.node, self.out, self.nodes, self.args, self.attrs = step_at(steps, k)
        self.place = place


class Recorder(Observer):
    """Notes where each step of `tape` was recorded, and every plain value that is not finite."""

    __slots__ = ("tape", "places", "plain")

    def __init__(self, program, watched: frozenset[str], tape: GradientTape):
        super().__init__(program, watched)
        self.tape = tape
        self.places: list[Place] = []
        self.plain: list[tuple[object, Place]] = []

    def _note_steps(self) -> None:
        missing = len(self.tape.steps) // STRIDE - len(self.places)
        if missing and self.path:
            self.places += [self.where()] * missing

    def begins(self, node: s.Node, frame: list) -> None:
        self._note_steps()  # those of the statement around, such as a loop's element

    def ran(self, node: s.Node, frame: list, signal: str | None) -> None:
        self._note_steps()

    def evaluated(self, node: s.Node, frame: list, value) -> None:
        self._note_steps()
        if type(value) is float:
            if value - value == 0 or len(self.plain) >= MOST:
                return
        elif type(value) is Array:
            value = value.get()
        if len(self.plain) < MOST and not is_finite(value):
            self.plain.append((value, self.where()))


def recorded(function: Function, sources: list[Tensor]):
    """The program run once more on a tape that watches its sources: (the tape, the values, each
    step with its place, what was noted of the run)."""
    recorders: list[Recorder] = []

    def recorder(program, watched):
        recorders.append(Recorder(program, watched, tape))
        return recorders[-1]

    function.coder = recorder
    with GradientTape(persistent=True) as tape:
        for source in sources:
            tape.watch(source)
        values = function(sources)
    function.coder = None
    record = recorders[-1]
    places: list[Place | None] = [*record.places]
    places += [None] * (len(tape.steps) // STRIDE - len(record.places))
    steps = [Step(tape.steps, k, place) for k, place in enumerate(places)]
    return tape, values, steps, record


def origin(function: Function, order: int = 0, by: tuple[str, ...] = ()) -> Diagnostic | None:
    """What made the values of `function`, or where these are finite its derivatives, not finite.

    `order` is that of the highest derivative asked for, `by` are the variables of the derivatives.
    None where nothing is found to blame.
    """
    sources = [Tensor(x) for x in function.sources()]
    tape, values, steps, record = recorded(function, sources)
    bad = next((v for v in values if not is_finite(primal(v))), None)
    with quiet():
        seeds = {v.node: ones_like(v.value) for v in values if isinstance(v, Tensor)}
        if bad is not None:
            found = _forward(getattr(bad, "node", 0), primal(bad), steps, record)
        else:
            found = _backward(tape, seeds, steps, record) if order else None
        if found and order and all(_first_nan(primal(v)) is None for v in values):
            asked = [x.node for name, x in zip(function.wrt, sources) if name in by]
            found.message += _in_the_end(tape, seeds, steps, asked, record, found)
        return found or (_higher(tape, seeds, steps, order, record) if bad is None else None)


# -- forward ---------------------------------------------------------------------------------------
def _forward(node: int, value, steps: list[Step], record: Recorder) -> Diagnostic | None:
    """The step behind `value` that was given finite arguments, else the constant behind it."""
    made = {step.node: step for step in steps}
    at = first_bad(value)
    while node in made:
        step = made[node]
        found = _culprit(step, at)
        if found is None:
            if step.place is None:
                return None
            element = f" at index {flat_index(at, step.out)}" if shape(step.out) else ""
            words = f"{_called(step, at)} is {_short(pick(step.out, at))}{element}"
            return step.place.diagnostic(words, record.source)
        i, at = found
        node, value = step.nodes[i], step.args[i]
    return _constant(value, at, record)


def _culprit(step: Step, at: int) -> tuple[int, int] | None:
    """Which argument made the element `at` of the result not finite, and which of its elements."""
    op, out = step.op, step.out
    if op.family == "moves":
        return _moved_from(step, at)
    for i in _order(step, at):
        x = step.args[i]
        if op.arg(i).kind == "static":
            continue
        if op.elementwise:
            k = aligned(x, out, at)
            if not is_finite(pick(x, k)):
                return i, k
        elif not is_finite(x):
            return i, first_bad(x)
    return None


def _order(step: Step, at: int) -> list[int]:
    """The arguments of a step in the order to look at: of where the selected one alone."""
    if step.op.name != "where":
        return list(range(len(step.args)))
    chosen = pick(step.args[0], aligned(step.args[0], step.out, at))
    return [1 if chosen else 2]


def _moved_from(step: Step, at: int) -> tuple[int, int] | None:
    """The argument and its element that a row which only moves elements put at `at`."""
    import numpy as np

    numbered, starts, count = [], {}, 0
    for i, x in enumerate(step.args):
        if step.op.arg(i).kind == "static":
            numbered.append(x)
            continue
        starts[i] = count
        size = int(np.size(x))
        ids = np.arange(count, count + size, dtype=float).reshape(np.shape(x))
        numbered.append(ids if np.shape(x) else float(count))
        count += size
    flat = np.ravel(apply(step.op, tuple(numbered), step.attrs))
    found = int(flat[at])
    i = max(k for k, start in starts.items() if start <= found)
    return i, found - starts[i]


def _constant(value, at: int, record: Recorder) -> Diagnostic | None:
    """Where a value that no source reaches was first made not finite."""
    found = _made(pick(value, at), record.plain)
    while found is not None:
        value, place = found
        inner = [id(n) for n in s.walk(place.node) if n is not place.node]
        before = record.plain[: next(k for k, p in enumerate(record.plain) if p is found)]
        part = next((v for v, p in before if id(p.node) in inner), None)
        if part is None:
            text = text_at(place.node.span, record.source) or "a constant"
            value = _short(pick(value, first_bad(value)))
            words = f"{text} is {value}" if text != value else f"it uses {text}"
            return place.diagnostic(words, record.source)
        found = _made(pick(part, first_bad(part)), before)
    return None


def _made(value, plain: list):
    """The first of the plain values that has this one as an element."""
    for made in plain:
        if any(_same(pick(made[0], k), value) for k in all_bad(made[0])):
            return made
    return None


def _same(x, y) -> bool:
    return x == y or (x != x and y != y)


# -- backward --------------------------------------------------------------------------------------
def _backward(tape, seeds: dict, steps: list[Step], record: Recorder) -> Diagnostic | None:
    """The last step that turned a finite cotangent into another."""
    seen, flat = tape.seen, tape.steps
    cotangents = masks.masked_sweep(flat, seeds, seen, seen, None)
    for k in reversed(range(len(steps))):
        step = steps[k]
        g = cotangents.get(step.node)
        if g is None or not is_finite(g) or step.place is None:
            continue
        for i, n in enumerate(step.nodes):
            if n not in seen or not step.op.arg(i).rule or is_finite(cotangents.get(n, 0.0)):
                continue
            d = step.op.pull(i, g, step.args, step.out, step.attrs)
            if not is_finite(d) and _turned(tape, seeds, k, n):
                bad = next((j for j, x in enumerate(step.args) if not is_finite(x)), None)
                if bad is not None:  # the derivative is no more to blame than the value it is at
                    return _forward(step.nodes[bad], step.args[bad], steps, record)
                return step.place.diagnostic(_slope(step, i, g, d, record), record.source)
    return None


def _turned(tape, seeds: dict, k: int, node: int) -> bool:
    """Whether it is step k that makes the cotangent of `node` not finite."""

    def cotangent(start: int):
        rest = tape.steps[start * STRIDE :]
        return masks.masked_sweep(rest, seeds, tape.seen, tape.seen, None).get(node, 0.0)

    return is_finite(cotangent(k + 1)) and not is_finite(cotangent(k))


def _slope(step: Step, i: int, g, d, record: Recorder) -> str:
    """What is wrong with a step's contribution d to the cotangent of argument i."""
    at = first_bad(d)
    if not step.op.elementwise:
        return f"the derivative of {step.op.name} at {_listed(step, None)} is {_short(pick(d, at))}"
    slope, weight = _factors(step, i, g, d, at)
    element = f", index {flat_index(at, step.out)}," if shape(step.out) else ""
    words = f"the derivative of {_written(step, at, record)}{element}"
    if is_finite(slope):
        return f"{words} is {_short(slope)}, and times {_short(weight)} it is {_short(pick(d, at))}"
    after = f", and times {_short(weight)} it is nan" if weight == 0 and slope == slope else ""
    return f"{words} is {_short(slope)}{after}"


def _factors(step: Step, i: int, g, d, at: int) -> tuple:
    """The partial and the cotangent whose product is the contribution d, both at its element."""
    partial = step.op.pull(i, ones_like(step.out), step.args, step.out, step.attrs)
    slope, weight = (
        pick(partial, aligned(partial, d, at)),
        pick(g, aligned(g, d, at)),
    )
    return slope + 0.0, weight + 0.0  # without -0


# -- from an infinity to NaN -----------------------------------------------------------------------
def _in_the_end(tape, seeds: dict, steps: list[Step], sources: list[int], record, found) -> str:
    """How the first NaN cotangent of `sources` came of an infinite one, which `found` tells of."""
    cotangents = masks.masked_sweep(tape.steps, seeds, tape.seen, tape.seen, None)
    uses = _uses([step for step in steps if step.node in cotangents])
    node = next((n for n in sources if _first_nan(cotangents.get(n)) is not None), None)
    while node is not None:
        parts = [(step, i, cotangents[step.node]) for step, i in uses.get(node, ())]
        node, sums = None, len(parts) > 1
        for step, i, g in parts:
            d = step.op.pull(i, g, step.args, step.out, step.attrs)
            k = _first_nan(d)
            if k is None:
                continue
            sums = False
            if _first_nan(g) is not None:
                node = step.node
                break
            if not step.op.elementwise or step.place is None:
                return ""
            slope, weight = _factors(step, i, g, d, k)
            if slope != 0 or is_finite(weight):
                return ""
            here, there = (
                record.source.place(span[0]) for span in (found.span, step.place.node.span)
            )
            where = f" in {there}" if there != here else ""
            what = _written(step, k, record)
            product = f"{_short(weight)} times {_short(slope)}"
            return f"; {product}, the derivative of {what}{where}, is nan"
        if sums:
            return "; inf and -inf add up to nan"
    return ""


def _uses(steps: list[Step]) -> dict[int, list]:
    """Of each node the steps that it is an argument of, which carry a cotangent to it."""
    uses: dict[int, list] = {}
    for step in steps:
        for i, n in enumerate(step.nodes):
            if step.op.arg(i).rule:
                uses.setdefault(n, []).append((step, i))
    return uses


def _first_nan(x) -> int | None:
    """The flat index of the first element that is NaN, if there is one."""
    if x is None or is_finite(x):
        return None
    return next((k for k in all_bad(x) if pick(x, k) != pick(x, k)), None)


# -- orders past the first -------------------------------------------------------------------------
def _higher(tape, seeds: dict, steps: list[Step], order: int, record) -> Diagnostic | None:
    """The last step whose own derivative of some order up to `order` is not finite."""
    reached = masks.masked_sweep(tape.steps, seeds, tape.seen, tape.seen, None)
    for k in range(2, order + 1):
        for step in reversed(steps):
            if not step.op.arity or step.node not in reached or step.place is None:
                continue
            moved = [i for i, n in enumerate(step.nodes) if n in tape.seen and step.op.arg(i).rule]
            d = _along(step.op, k, list(step.args), moved)
            if not is_finite(d):
                at = first_bad(d)
                words = (
                    f"the {ORDINALS.get(k, f'{k}th')} derivative of {_written(step, at, record)}"
                )
                return step.place.diagnostic(f"{words} is {_short(pick(d, at))}", record.source)
    return None


def _along(op: Op, order: int, xs: list, moved: list[int]):
    """The derivative of `order` of a row, all arguments in `moved` moving together."""
    if order == 0:
        return apply(op, tuple(xs), {})

    def lower(ys: list):
        given = dict(zip(moved, ys))
        return _along(op, order - 1, [given.get(i, x) for i, x in enumerate(xs)], moved)

    found = jvp(lower, [xs[i] for i in moved], [ones_like(xs[i]) for i in moved])[1]
    return 0.0 if found is None else found


# -- in words -------------------------------------------------------------------------------------
def _called(step: Step, at: int) -> str:
    """What a step computes for element `at`, as one writes it: `1/0`, `0*inf`, `log of 0`."""
    sign, given = step.op.symbol, _given(step, at)
    if not sign or not step.op.elementwise or len(given) != 2:
        return f"{step.op.name} of {', '.join(given)}"
    left, right = given
    left = f"({left})" if sign == "**" and left[0] == "-" else left
    right = f"({right})" if right[0] == "-" else right
    return f"{left} {sign} {right}" if sign in "+-" else f"{left}{sign}{right}"


def _written(step: Step, at: int, record: Recorder) -> str:
    """What a step computes and where: `sqrt at 0`, and of an operator its text, `x^2 at 0`."""
    place: Any = step.place  # what is written has one
    node, given = place.node, _given(step, at)
    text = text_at(node.span, record.source) if type(node) is s.Binary and step.op.symbol else ""
    if text and type(node) is s.Binary and len(given) == 2:
        sides = zip((node.left, node.right), given)
        given = [x for side, x in sides if type(side) is not s.Number] or given
    return f"{text or step.op.name} at {', '.join(given)}"


def _listed(step: Step, at: int | None) -> str:
    """The arguments of a step in words: of arrays the element that goes to element `at`."""
    return ", ".join(_given(step, at))


def _given(step: Step, at: int | None) -> list[str]:
    given = [x for i, x in enumerate(step.args) if step.op.arg(i).kind != "static"]
    if step.op.elementwise and at is not None:
        given = [pick(x, aligned(x, step.out, at)) for x in given]
    return list(map(_short, given))


def _short(x) -> str:
    """A number's text; of an array its shape, and its first element that is not finite."""
    if shape(x) == ():
        x = x.item() if hasattr(x, "item") else x  # a number of NumPy's, such as a tensor holds
        return f"{x:.6g}" if isinstance(x, float) else repr(x)
    words = f"an array of shape {shape(x)}"
    return words if is_finite(x) else f"{words} with {pick(x, first_bad(x))}"
