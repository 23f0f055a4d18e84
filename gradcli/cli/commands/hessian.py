"""`gradcli hessian`: the matrix of second derivatives."""

from functools import partial

from gradcli import calls
from gradcli.cli.commands.eval import OF
from gradcli.cli.commands.grad import STRICT, UNCONNECTED, WRT
from gradcli.cli.line.options import PROGRAM, REPORT, RUN, Settings, shared
from gradcli.cli.running.derivatives import Request, requested, show
from gradcli.result.derivatives import Result


@shared(PROGRAM, REPORT, RUN)
def hessian(
    settings: Settings,
    wrt: WRT = (),
    of: OF = (),
    unconnected: UNCONNECTED = "none",
    strict: STRICT = False,
) -> None:
    """The second derivatives of a program's value, by each pair of elements of the inputs.

    A matrix with a row and a column for each element of the inputs; a value of many elements is
    summed. As tsv and csv it has a header, and the name of each row in the first column. Without
    values a terminal shows the derivatives in symbols.

    Examples:
      gradcli hessian '(1 - x)^2 + 100*(y - x^2)^2' x=1 y=1
      gradcli hessian 'sum(exp(A @ v))' 'A=[[1,2],[3,4]]' v=[0,0] --wrt v
      gradcli hessian loss.expr w=@w.npy --format csv -o hessian.csv
    """
    symbols = partial(calls.formulas, order=2)
    asked = requested(settings, wrt=wrt, of=of, unconnected=unconnected, strict=strict)
    show(settings, "hessian", asked, _call, symbols)


def _call(program, point, asked: Request, write) -> Result:
    return calls.hessian(
        program, point, asked.wrt, asked.of, asked.unconnected, strict=asked.strict,
        limits=asked.limits, write=write,
    )  # fmt: skip
