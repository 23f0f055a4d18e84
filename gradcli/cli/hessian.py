"""`gradcli hessian`: the matrix of second derivatives."""

from gradcli import calls
from gradcli.cli.deadline import Deadline
from gradcli.cli.eval import OF
from gradcli.cli.grad import STRICT, UNCONNECTED, WRT
from gradcli.cli.input import at_each, file_of, read_point, read_program, run_limits
from gradcli.cli.options import PROGRAM, REPORT, RUN, Settings, shared
from gradcli.cli.output import Output
from gradcli.cli.usage import choice, names


@shared(PROGRAM, REPORT, RUN)
def hessian(
    settings: Settings,
    wrt: WRT = "",
    of: OF = "",
    unconnected: UNCONNECTED = "none",
    strict: STRICT = False,
) -> None:
    """The second derivatives of a program's value, by each pair of elements of the inputs.

    A matrix with a row and a column for each element of the inputs; a value of many elements is
    summed. As tsv and csv it has a header, and the name of each row in the first column.

    Examples:
      gradcli hessian -e '(1 - x)^2 + 100*(y - x^2)^2' x=1 y=1
      gradcli hessian -e 'sum(exp(A @ v))' 'A=[[1,2],[3,4]]' v=[0,0] --wrt v
      gradcli hessian loss.expr w=@w.npy --format csv -o hessian.csv
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

        def hessian(point):
            return calls.hessian(program, point, **asked, strict=strict, write=prints)

        output.show(at_each(point, hessian))
