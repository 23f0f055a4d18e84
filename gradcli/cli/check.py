"""`gradcli check`: the derivatives of a program held against differences of its values."""

from gradcli import calls
from gradcli.cli.deadline import Deadline
from gradcli.cli.derivatives import found, read_options
from gradcli.cli.eval import OF
from gradcli.cli.grad import WRT
from gradcli.cli.input import inputs_of
from gradcli.cli.options import PROGRAM, REPORT, RUN, Settings, shared
from gradcli.cli.output import Output
from gradcli.cli.rows import flag, option
from gradcli.cli.usage import whole
from gradcli.errors import Diagnostic
from gradcli.report.formats import FORMATS
from gradcli.result import Checks, Grid

ORDER = option("--order", metavar="N", help="1, or 2 for the second derivatives too [1]")
FULL = flag("--full", help="Every element of every array")
DIRECTIONS = option(
    "--directions", metavar="N",
    help="Check each array in N random directions [elements one by one up to 8; else 2]",
)  # fmt: skip
SEED = option("--seed", metavar="N", help="Of the random directions [0]")
MANY = 10**6


@shared(PROGRAM, REPORT, RUN)
def check(
    settings: Settings,
    wrt: WRT = (),
    of: OF = (),
    order: ORDER = "1",
    full: FULL = False,
    directions: DIRECTIONS = "",
    seed: SEED = "0",
) -> None:
    """The derivatives of a program, each held against differences of its values.

    A derivative agrees, differs, is on a kink, or nothing can be told; the differences' own
    estimate of their error decides. Where one differs the wrong step is shown, and the exit code
    is 1. Forward mode is held against reverse mode too.

    Examples:
      gradcli check 'x^2 * sin(y)' x=3 y=2
      gradcli check model.expr w=@w.npy --directions 5
      gradcli check 'abs(x)*x' x=-1:1:0.5 --order 2
    """
    output = Output(settings, inputs=inputs_of(settings))
    asked = {
        "wrt": wrt,
        "of": of,
        "order": whole("--order", order, 1, 2, "gradcli check goes to the second order"),
        "full": full,
        "directions": whole("--directions", directions, 1, MANY) if directions else None,
        "seed": whole("--seed", seed, 0, 2**63),
    }
    asked = read_options(settings, asked)
    with Deadline(settings):
        result = found(settings, output, calls.check, asked)
        grid = isinstance(result, Grid)
        checks = Checks(result.axes, list(result.results)) if grid else Checks((), [result])
        _show(checks, output)
    if not all(each.ok for each in checks.checks):
        raise _failed(checks)


def _show(checks: Checks, output: Output) -> None:
    from gradcli.report.check import notes, records, render

    if FORMATS[output.format].people:
        output.write(render(checks, output.style, output.format == "plain"))
        return
    if FORMATS[output.format].shows_notes:
        output.show(checks)
        return
    output.show(records(checks, output.style.digits))
    output.note(notes(checks))


def _failed(checks: Checks) -> Diagnostic:
    """The steps that are wrong at the first point with any; else that something differs."""
    faults = [fault for each in checks.checks for fault in each.faults]
    places = {}
    for fault in faults:
        places.setdefault(fault.span, fault)
    first, *others = places.values() or [None]
    if first is None:
        count = sum(len(each.differing) for each in checks.checks)
        rows = sum(len(each.rows) for each in checks.checks)
        stops = any(each.notes for each in checks.checks)
        return Diagnostic(
            "E0211",
            f"{count} of {rows} derivative{'s' * (rows > 1)} "
            f"{'differs' if count == 1 else 'differ'} from the slope of the values",
            help="behind a place where the gradient stops the values still change"
            if stops
            else None,
        )
    first.seconds += tuple((f.span, str(f)) for f in others if f.span is not None)
    return first
