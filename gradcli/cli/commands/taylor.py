"""`gradcli taylor`: the Taylor polynomial of a program about a point."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any

from gradcli import calls
from gradcli.cli.commands.eval import OF
from gradcli.cli.commands.grad import STRICT, UNCONNECTED
from gradcli.cli.line.input import at_each, inputs_of, read_point, read_program
from gradcli.cli.line.options import PROGRAM, REPORT, RUN, Settings, shared
from gradcli.cli.line.rows import option, repeated
from gradcli.cli.line.usage import Usage, choice, listed, whole
from gradcli.cli.running.deadline import Deadline
from gradcli.cli.running.derivatives import requested
from gradcli.cli.running.output import Output
from gradcli.report.numbers.polynomial import Form, program
from gradcli.result.derivatives import Expansion
from gradcli.result.grids import Grid

FORMS = ("expr", "latex")
WRT = Annotated[
    Sequence[str], repeated("--wrt", metavar="NAMES", help="Variables, such as x,y [the inputs]")
]
POWERS = f"The highest power, of several variables in all [{calls.TAYLOR_ORDER}]"
ORDER = Annotated[str, option("--order", metavar="N", help=POWERS)]
TO = Annotated[str, option(
    "--to", metavar="FORM", values=FORMS,
    help=f"The polynomial alone, as {listed(FORMS)}: a program, or for a text",
)]  # fmt: skip


@shared(PROGRAM, REPORT, RUN)
def taylor(
    settings: Settings,
    wrt: WRT = (),
    of: OF = (),
    order: ORDER = str(calls.TAYLOR_ORDER),
    to: TO = "",
    unconnected: UNCONNECTED = "none",
    strict: STRICT = False,
) -> None:
    """The Taylor polynomial of a program about a point, with the derivatives it is made of.

    Of several inputs it is in all of them, or in those of --wrt. A coefficient that is a short
    fraction in all its digits is shown as one.

    Examples:
      gradcli taylor 'exp(sin(x))' x=0 --order 12
      gradcli taylor 'log(x)' x=1 --to expr | gradcli eval x=1.1
      gradcli taylor 'sqrt(1 + x)' x=0 --to latex
    """
    output = Output(settings, inputs=inputs_of(settings))
    asked = requested(
        settings, wrt=wrt, of=of, order=whole("--order", order, 1, calls.MAX_ORDER),
        unconnected=unconnected, strict=strict,
    )  # fmt: skip
    form = _form(settings, to)
    with Deadline(settings):
        point = read_point(settings)
        read, prints = read_program(settings, point), output.program_prints(True)

        def expansion(at: dict[str, Any]) -> Expansion:
            return calls.taylor(
                read, at, asked.order, asked.wrt, asked.of, asked.unconnected,
                strict=asked.strict, limits=asked.limits, write=prints,
            )  # fmt: skip

        result = at_each(point, expansion)
        if form is None:
            output.show(result)
        else:
            output.write(_texts(result, form, output))


def _form(settings: Settings, to: str) -> Form | None:
    """How the polynomial alone is written; None where it is reported."""
    if not to:
        return None
    choice("--to", to, FORMS)
    if settings.format is not None:
        help = "--format is for the table of its terms"
        raise Usage("E0001", f"--to {to} gives the polynomial alone", (settings.format,), help)
    if to == "expr":
        return Form(exact=True, remainder=False)
    digits = None if settings.digits is None else whole("--digits", settings.digits, 1, 17)
    return Form(latex=True, digits=digits) if digits else Form(latex=True)


def _texts(found: Expansion | Grid, form: Form, output: Output) -> Iterator[str]:
    """The polynomial, or of a grid that of each point, and their notes beside them."""
    for result in found.results if isinstance(found, Grid) else (found,):
        yield program(result, form)
        output.note(list(result.notes))
