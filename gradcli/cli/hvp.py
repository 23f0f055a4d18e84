"""`gradcli hvp`: the Hessian times a direction, by forward mode over reverse."""

from gradcli import calls
from gradcli.cli.deadline import Deadline
from gradcli.cli.directions import TANGENT, needed, placed, read_directions
from gradcli.cli.eval import OF
from gradcli.cli.grad import STRICT, UNCONNECTED, WRT
from gradcli.cli.input import at_each, file_of, read_point, read_program, run_limits
from gradcli.cli.options import PROGRAM, REPORT, RUN, Settings, shared
from gradcli.cli.output import Output
from gradcli.cli.usage import choice, names
from gradcli.errors import Diagnostic


@shared(PROGRAM, REPORT, RUN)
def hvp(
    settings: Settings,
    tangent: TANGENT = (),
    wrt: WRT = "",
    of: OF = "",
    unconnected: UNCONNECTED = "none",
    strict: STRICT = False,
) -> None:
    """The gradient of a program, and how it moves as the inputs do: the Hessian times a direction.

    It is forward mode over one sweep of reverse mode: the Hessian is not made, so that many inputs
    cost little. A value of many elements is summed.

    Examples:
      gradcli hvp -e 'x^2 * sin(y)' x=3 y=2 --tangent x=1
      gradcli hvp -e 'sum(v^4)' v=[1,2,3] --tangent v=[1,0,0]
      gradcli hvp loss.expr w=@w.npy --tangent w=@direction.npy --format json
    """
    output = Output(settings, inputs=(file_of(settings),))
    asked = {
        "tangents": read_directions("--tangent", tangent),
        "wrt": names("--wrt", wrt),
        "of": names("--of", of),
        "unconnected": choice("--unconnected", unconnected, calls.UNCONNECTED),
        "limits": run_limits(settings),
    }
    with Deadline(settings):
        point = read_point(settings)
        program = read_program(settings, point)
        needed(tangent, program, point)
        prints = output.program_prints(True)

        def hvp(point):
            try:
                return calls.hvp(program, point, **asked, strict=strict, write=prints)
            except Diagnostic as error:
                raise placed(error, "--tangent", tangent) from None

        output.show(at_each(point, hvp))
