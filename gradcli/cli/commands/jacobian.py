"""`gradcli jacobian`: the derivative of each element of the targets by each of the variables."""

from gradcli import calls
from gradcli.cli.commands.eval import OF
from gradcli.cli.commands.grad import STRICT, UNCONNECTED, WRT
from gradcli.cli.line.options import PROGRAM, REPORT, RUN, Settings, shared
from gradcli.cli.running.derivatives import Request, requested, show
from gradcli.result.derivatives import Result


@shared(PROGRAM, REPORT, RUN)
def jacobian(
    settings: Settings,
    wrt: WRT = (),
    of: OF = (),
    unconnected: UNCONNECTED = "none",
    strict: STRICT = False,
) -> None:
    """The derivative of each element of a value by each element of the inputs.

    A matrix with a row for each element of the targets and a column for each of the inputs. As tsv
    and csv it has a header, and the name of each row in the first column. Without values a terminal
    shows the derivatives in symbols.

    Examples:
      gradcli jacobian '[x*cos(t), x*sin(t)]' x=2 t=0.5
      gradcli jacobian 'tanh(W @ v)' 'W=[[1,2],[0,1]]' v=[0.1,0.2] --wrt v
      gradcli jacobian robot.expr --of x,y q=[0.1,0.2] --format csv
    """
    asked = requested(settings, wrt=wrt, of=of, unconnected=unconnected, strict=strict)
    show(settings, "jacobian", asked, _call, calls.element_formulas)


def _call(program, point, asked: Request, write) -> Result:
    return calls.jacobian(
        program, point, asked.wrt, asked.of, asked.unconnected, strict=asked.strict,
        limits=asked.limits, write=write,
    )  # fmt: skip
