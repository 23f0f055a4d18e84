"""The gradient of a program at a point, held against differences, with what is wrong in place."""

from collections.abc import Callable
from itertools import takewhile

from gradcli.checking.functions import DIFFERS, KINK, UNSURE, Subject
from gradcli.checking.gradients import checked, leave_open, random
from gradcli.checking.steps import faults
from gradcli.diagnosis.kinks import kinks
from gradcli.diagnosis.observer import Place
from gradcli.diagnosis.probe import recorded
from gradcli.engine.tensor import Tensor
from gradcli.errors import Diagnostic
from gradcli.evaluator.function import Function, silent
from gradcli.ops.numpy_call import shape
from gradcli.result.checks import Check, Coordinate

MOST = 3  # faults that are named
SLOPE = "a derivative is to be the slope of the values: see the rule that the program gives for it"


def check(
    function: Function,
    order: int = 1,
    full: bool = False,
    count: int | None = None,
    seed: int = 0,
    given: Callable[[list], list] | None = None,
    values: Callable[[list], tuple] | None = None,
) -> Check:
    """Each derivative of the sum of the program's values by `function.wrt`, with its verdict.

    full, count: which directions of arrays; see check_gradients.  Where derivatives differ the
    faults name the steps whose own derivatives are wrong.  given: what makes of the variables the
    derivatives that are checked in the place of the program's own; values: what has the values of
    `function`, and may be sooner there.  Raises what the program raises.
    """
    xs, source = function.sources(), random(seed)
    subject = Subject(values or function, xs)
    found = Check(", ".join(function.names), subject.value, [], function.point)
    places = _kinks(function)
    claimed = given and given(xs)
    found.rows = checked(subject, function.wrt, order, full, count, source, bool(places), claimed)
    for row in found.rows:
        if row.name in function.intermediates - function.program.inputs.keys():
            row.at = None  # what is added to it moves, not an input
        if row.verdict == KINK:
            row.why = "; ".join(filter(None, [row.why, *dict.fromkeys(map(_at_line, places))]))
    if not found.ok:
        found.faults = [] if given else _faults(function, xs, source)
        if not found.faults:
            leave_open(subject, function.wrt, found.rows, source)
    for row in found.rows:
        if not found.faults and row.verdict in (DIFFERS, UNSURE) and row.step:
            _other_path(function, subject, row, row.step)
    return found


def _again(function: Function) -> Function:
    """The same program at the same point, which prints nothing."""
    return Function(
        function.program, function.point, function.wrt, function.of, function.limits, silent
    )


def _kinks(function: Function) -> list[Diagnostic]:
    """The places of the program on whose kinks the point lies."""
    try:
        return kinks(_again(function))
    except Diagnostic as error:
        if error.code != "E0206":
            raise
        return []


def _at_line(place: Diagnostic) -> str:
    line = place.source.place(place.span[0]) if place.span and place.source else ""
    return f"{place.message}, {line}" if line else place.message


# -- what is wrong ---------------------------------------------------------------------------------
def _faults(function: Function, xs: list, source) -> list[Diagnostic]:
    """The steps whose rules are wrong, as E0211 at their places."""
    tape, values, steps, record = recorded(_again(function), [Tensor(x) for x in xs])
    seeds = [(v, None) for v in values if isinstance(v, Tensor)]
    found = []
    place_of = lambda k: id(steps[k].place.node) if steps[k].place else k
    for fault in faults(tape, seeds, place_of, source):
        place = steps[fault.step].place
        diagnostic = Diagnostic("E0211", fault.words(), help=SLOPE, label="this step")
        if place is not None:
            outside = place.calls[:-1] if place.node in place.calls[-1:] else place.calls
            Place(place.node, outside, place.turns).locate(diagnostic, record.source)
        found.append(diagnostic)
        if len(found) == MOST:
            break
    return found


def _other_path(function: Function, subject: Subject, row: Coordinate, step: float) -> None:
    """Where the program takes another path within the step nothing can be told: say where."""
    xs = subject.xs
    if row.name not in function.wrt or shape(xs[function.wrt.index(row.name)]):
        return
    i, here = function.wrt.index(row.name), _path(function, xs)
    for t in (step, -step):
        there = _path(function, [x + t if k == i else x for k, x in enumerate(xs)])
        same = sum(1 for _ in takewhile(lambda pair: pair[0][0] == pair[1][0], zip(here, there)))
        if same == len(here) == len(there) or not here:
            continue
        place = here[min(same, len(here) - 1)][1]
        line = function.program.source.place(place.node.span[0]) if place else ""
        why = f"a step of {t:.2g} takes another path through the program"
        row.verdict = UNSURE
        row.why = "; ".join(filter(None, [row.why, f"{why}, near {line}" if line else why]))
        return


def _path(function: Function, xs: list) -> list[tuple]:
    """The rows of a run with their places, in order."""
    try:
        _, _, steps, _ = recorded(_again(function), [Tensor(x) for x in xs])
    except Diagnostic:
        return []
    return [(step.op.name, step.place) for step in steps]
