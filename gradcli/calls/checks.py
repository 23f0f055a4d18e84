"""A program's derivatives, held against differences of its values."""

from typing import Any

from gradcli.calls import Write
from gradcli.calls.bounds import bounded, placing
from gradcli.errors import Diagnostic
from gradcli.result import Check


@bounded
def check(
    program,
    point: dict[str, Any],
    wrt: tuple[str, ...] = (),
    of: tuple[str, ...] = (),
    order: int = 1,
    full: bool = False,
    directions: int | None = None,
    seed: int = 0,
    *,
    limits=None,
    write: Write | None = None,
) -> Check:
    """The derivatives that `gradient` gives, each with differences and a verdict.

    order: 1, or 2 for the second derivatives too.  Arrays of more than 8 elements are checked in 2
    random directions, or `directions`; with `full` each element is.  E0107 where there is nothing
    to differentiate.
    """
    from gradcli.checking.programs import check as checked
    from gradcli.evaluator.function import Function

    program.check_of(of)
    program.check_wrt(wrt)
    wrt = wrt or program.default_wrt()
    program.check_point(point, wrt, "check")
    if not wrt or not (of or program.target):
        what = "value" if wrt else "real inputs"
        raise Diagnostic(
            "E0107", f"there is nothing to check: the program has no {what}",
            help="gradcli check 'x^2' x=3 checks a derivative", source=program.source,
        )  # fmt: skip
    function = Function(program, point, wrt, of, limits, write)
    with placing(function):
        found = checked(function, order, full, directions, seed)
    if not found.ok and not found.faults:
        found.notes += tuple(_stops(Function(program, point, wrt, of, limits, lambda text: None)))
    return found


def _stops(function) -> list[str]:
    """Where the gradients of the program stop: differences go on behind these places."""
    from gradcli.recordings import tapes

    stops = [stop for tape in tapes(function).recordings for stop in tape.stops]
    source = function.program.source
    places = (source.place(source.starts[stop.line - 1]) for stop in stops)
    return list(dict.fromkeys(f"{s.text}, at {at}: {s.why}" for s, at in zip(stops, places)))
