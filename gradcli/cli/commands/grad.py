"""`gradcli grad`: the value and the derivatives of a program at a point, to any order."""

from collections.abc import Sequence
from typing import Annotated, Any

from gradcli import calls
from gradcli.cli.commands.eval import CORR, COVARIANCE, OF, PRECISION, PROVE
from gradcli.cli.line.input import at_each, inputs_of, read_point, read_program
from gradcli.cli.line.options import (
    ON_JAX,
    PROGRAM,
    REPORT,
    ROWS,
    RUN,
    Settings,
    asks_for_rows,
    shared,
)
from gradcli.cli.line.rows import flag, option, repeated
from gradcli.cli.line.usage import Usage, whole
from gradcli.cli.running.deadline import Deadline
from gradcli.cli.running.derivatives import requested
from gradcli.cli.running.engine import ENGINE, Coded
from gradcli.cli.running.output import Output
from gradcli.data.bindings import is_uncertain
from gradcli.result.derivatives import Result

WRT = Annotated[
    Sequence[str], repeated("--wrt", metavar="NAMES", help="Variables, such as x,y [the inputs]")
]
ORDER = Annotated[str, option("--order", metavar="N", help="Every derivative up to this order [1]")]
SEVERAL = "--order 3 gives every derivative up to the third"
UNCONNECTED = Annotated[str, option(
    "--unconnected", metavar="WHAT", values=calls.UNCONNECTED,
    help="none or zero, where the target does not depend on a variable [none]",
)]  # fmt: skip
STRICT = Annotated[
    bool, flag("--strict", help="Fail where a result is not finite or not connected")
]


@shared(PROGRAM, ROWS, REPORT, RUN, ON_JAX)
def grad(
    settings: Settings,
    wrt: WRT = (),
    of: OF = (),
    order: ORDER = "1",
    unconnected: UNCONNECTED = "none",
    corr: CORR = (),
    covariance: COVARIANCE = "",
    engine: ENGINE = "",
    precision: PRECISION = "",
    prove: PROVE = False,
    strict: STRICT = False,
) -> None:
    """The value and the derivatives of a program at a point.

    Values with standard uncertainties, as x=5.007±0.002, give the derivatives theirs.

    Without values a terminal shows the derivatives in symbols. Where the result is for a machine,
    in a pipe or as tsv, csv, json or jsonl, what the program prints goes to standard error.

    Examples:
      gradcli grad 'x^2 * sin(y)' x=3 y=2 --order 2
      gradcli grad 'x*exp(-x^2)' x=-2:2:0.1
      gradcli grad 'exp(sin(x))' x=0.7 --order 10 --precision 50
    """
    up_to = whole("--order", order, 1, calls.MAX_ORDER, SEVERAL if "," in order else None)
    asked = requested(settings, wrt=wrt, of=of, order=up_to, unconnected=unconnected, strict=strict)
    if precision or prove:
        from gradcli.cli.running.proven import show

        others = {"--corr": corr, "--covariance": covariance, "--engine": engine}
        return show(settings, precision, prove, others, asked)
    if asks_for_rows(settings, ("explain_engine",)):
        from gradcli.cli.running.stream import stream

        for name, text in (("--corr", corr), ("--covariance", covariance)):
            if text:
                help = "gradcli eval has the uncertainties of values in rows"
                raise Usage("E0001", f"{name} is of derivatives at one point", (name,), help)
        return stream(settings, "gradient", asked, engine)
    output = Output(settings, inputs=[*inputs_of(settings), *filter(None, [covariance])])
    with Deadline(settings):
        point = read_point(settings, uncertain=True)
        program = read_program(settings, point)
        without = {"--order above 1": up_to > 1, "--of": of, "--strict": strict,
                   "--unconnected zero": unconnected == "zero",
                   "uncertainties": corr or covariance or is_uncertain(point)}  # fmt: skip
        coded = Coded(settings, program, engine, True, asked, without)
        prints = output.program_prints(True)
        if corr or covariance or is_uncertain(point):
            from gradcli.cli.running.uncertainty import Given

            given = Given(point, corr, covariance)
            output.show(at_each(given.point, lambda at: calls.uncertain_gradient(
                program, at, given.us, given.correlations, asked.wrt, asked.of, asked.order,
                asked.unconnected, strict=asked.strict, limits=asked.limits, write=prints,
            )))  # fmt: skip
            return
        if output.answers and not (point or of) and program.default_wrt():
            from gradcli.cli.running.formulas import how_to_bind, missing, without_values

            unbound = missing(program, point, asked.wrt, "grad")
            if unbound is not None:
                without_values(output, unbound, program, asked.wrt, up_to)
                output.note([how_to_bind(unbound)])
                return

        def gradient(at: dict[str, Any], limits=asked.limits) -> Result:
            return calls.gradient(
                program, at, asked.wrt, asked.of, asked.order, asked.unconnected,
                strict=asked.strict, limits=limits, write=prints,
            )  # fmt: skip

        output.show(at_each(point, gradient, coded))
        output.note(coded.reasons())
