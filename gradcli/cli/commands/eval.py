"""`gradcli eval`: the value of a program at a point."""

from collections.abc import Sequence
from typing import Annotated, Any

from gradcli import calls
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
from gradcli.cli.line.usage import Usage
from gradcli.cli.running.deadline import Deadline
from gradcli.cli.running.derivatives import requested
from gradcli.cli.running.engine import ENGINE, Coded
from gradcli.cli.running.output import Output
from gradcli.data.bindings import is_uncertain
from gradcli.result.derivatives import Result

OF = Annotated[
    Sequence[str], repeated("--of", metavar="NAMES", help="Targets, such as y,z [the last]")
]
STRICT = Annotated[bool, flag("--strict", help="Fail where a result is not finite")]
CORR = Annotated[
    Sequence[str],
    repeated("--corr", metavar="X,Y=R", help="The correlation of two uncertain inputs"),
]
COVARIANCE = Annotated[str, option(
    "--covariance", metavar="FILE",
    help="The covariance matrix of inputs, under a row of their names",
)]  # fmt: skip
PRECISION = Annotated[str, option(
    "--precision", metavar="N",
    help="N significant digits, each proven in ball arithmetic; numbers are as they are typed",
)]  # fmt: skip
PROVE = Annotated[
    bool, flag("--prove", help="Two numbers that the exact one is proven to lie between")
]
ORDER = Annotated[
    str, option("--order", metavar="N", help="Of an uncertainty: its terms to order 1 or 2 [1]")
]
MONTE_CARLO = Annotated[str, option(
    "--monte-carlo", metavar="N",
    help="An uncertainty by N trials, with the interval that holds 95 % of them",
)]  # fmt: skip
BUDGET = Annotated[bool, flag(
    "--budget", help="Of --rows: columns of what each input gives to an uncertainty",
)]  # fmt: skip
SEED = Annotated[str, option("--seed", metavar="N", help="Of the trials [0]")]


@shared(PROGRAM, ROWS, REPORT, RUN, ON_JAX)
def eval(
    settings: Settings,
    of: OF = (),
    corr: CORR = (),
    covariance: COVARIANCE = "",
    order: ORDER = "",
    monte_carlo: MONTE_CARLO = "",
    seed: SEED = "",
    budget: BUDGET = False,
    engine: ENGINE = "",
    precision: PRECISION = "",
    prove: PROVE = False,
    strict: STRICT = False,
) -> None:
    """The value of a program at a point.

    Of values with standard uncertainties, as x=5.007±0.002, it is the value with its own, and what
    each of them gives to it.

    Where the result is for a machine, in a pipe or as tsv, csv, json or jsonl, what the program
    prints goes to standard error.

    Examples:
      gradcli eval 'V/I' V=5.007±0.002 I=0.01971±0.00001
      gradcli eval '(1 + x) - 1' x=1e-20 --precision 50
      echo 'x^x' | gradcli eval x=0.5:2:0.5 --format csv
    """
    asked = requested(settings, of=of, strict=strict)
    if precision or prove:
        from gradcli.cli.running.proven import show

        others = {"--corr": corr, "--covariance": covariance, "--order": order,
                  "--monte-carlo": monte_carlo, "--engine": engine}  # fmt: skip
        return show(settings, precision, prove, others, asked._replace(order=0))
    if asks_for_rows(settings, ("explain_engine",)):
        from gradcli.cli.running.stream import stream

        return stream(
            settings, "value", asked, engine, corr=corr, covariance=covariance, order=order,
            monte_carlo=monte_carlo, seed=seed, budget=budget,
        )  # fmt: skip
    if budget:
        help = "of one point the budget is shown by itself"
        raise Usage("E0001", "--budget is of --rows FILE", ("--budget",), help)
    output = Output(settings, inputs=[*inputs_of(settings), *filter(None, [covariance])])
    with Deadline(settings):
        point = read_point(settings, uncertain=True)
        program = read_program(settings, point)
        has_value = bool(program.target_names) and not program.ends_in_print
        prints = output.program_prints(bool(asked.of) or has_value)

        uncertain = any((corr, covariance, order, monte_carlo, seed)) or is_uncertain(point)
        without = {"--of": of, "--strict": strict, "uncertainties": uncertain}
        coded = Coded(settings, program, engine, False, asked, without)
        if uncertain:
            from gradcli.cli.running.uncertainty import Given, propagate

            given = Given(point, corr, covariance, order)
            spread = propagate(program, given, asked, prints, order, monte_carlo, seed)
            output.show(at_each(given.point, spread))
            return

        def value(at: dict[str, Any], limits=asked.limits) -> Result:
            return calls.value(
                program, at, asked.of, strict=asked.strict, limits=limits, write=prints
            )

        output.show(at_each(point, value, coded))
        output.note(coded.reasons())
