"""`gradcli jacobian`: the derivative of each element of the targets by each of the variables."""

from gradcli import calls
from gradcli.cli.deadline import Deadline
from gradcli.cli.eval import OF
from gradcli.cli.grad import STRICT, UNCONNECTED, WRT
from gradcli.cli.input import at_each, file_of, read_point, read_program, run_limits
from gradcli.cli.options import PROGRAM, REPORT, RUN, Settings, shared
from gradcli.cli.output import Output
from gradcli.cli.usage import choice, names


@shared(PROGRAM, REPORT, RUN)
def jacobian(
    settings: Settings,
    wrt: WRT = "",
    of: OF = "",
    unconnected: UNCONNECTED = "none",
    strict: STRICT = False,
) -> None:
    """The derivative of each element of a value by each element of the inputs.

    A matrix with a row for each element of the targets and a column for each of the inputs. As tsv
    and csv it has a header, and the name of each row in the first column.

    Examples:
      gradcli jacobian -e '[x*cos(t), x*sin(t)]' x=2 t=0.5
      gradcli jacobian -e 'tanh(W @ v)' 'W=[[1,2],[0,1]]' v=[0.1,0.2] --wrt v
      gradcli jacobian robot.expr --of x,y q=[0.1,0.2] --format csv
    """
    output = Output(settings, inputs=(file_of(settings),))
    asked = {
        "wrt": names("--wrt", wrt),
        "of": names("--of", of),
        "unconnected": choice("--unconnected", unconnected, calls.UNCONNECTED),
        "limits": run_limits(settings),
    }
    with Deadline(settings):
        point = read_point(settings)
        program = read_program(settings, point)
        prints = output.program_prints(True)

        def jacobian(point):
            return calls.jacobian(program, point, **asked, strict=strict, write=prints)

        output.show(at_each(point, jacobian))
