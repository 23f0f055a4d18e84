"""What the tapes of a program recorded."""

from typing import TYPE_CHECKING, Any

from gradcli.calls import Write
from gradcli.calls.bounds import bounded, placing
from gradcli.result.tapes import Tapes

if TYPE_CHECKING:
    from gradcli.calls import Limits, Program


@bounded
def tape(
    program: "Program",
    point: dict[str, Any],
    wrt: tuple[str, ...] = (),
    of: tuple[str, ...] = (),
    *,
    limits: "Limits | None" = None,
    write: Write | None = None,
) -> Tapes:
    """What the tapes of a program watched and recorded at `point`, and what they gave.

    Of a program without tapes, or where `wrt` names variables, also the one that `gradient` has
    around the program.  E0107 where a program has neither tapes nor real inputs.  A program that
    fails behind the beginning of a tape gives what was recorded until then, and its `failure`.
    """
    from gradcli.diagnosis.recordings import tapes
    from gradcli.evaluator.function import Function

    program.check_of(of)
    program.check_wrt(wrt)
    program.check_point(point, wrt, "tape")
    function = Function(program, point, wrt, of, limits, write)
    with placing(function):
        return tapes(function)
