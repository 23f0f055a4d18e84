"""`gradcli jvp`: the derivative of the targets in a direction, by forward mode."""

from gradcli import calls
from gradcli.cli.deadline import Deadline
from gradcli.cli.directions import TANGENT, needed, placed, read_directions
from gradcli.cli.eval import OF
from gradcli.cli.grad import STRICT, UNCONNECTED
from gradcli.cli.input import at_each, file_of, read_point, read_program, run_limits
from gradcli.cli.options import PROGRAM, REPORT, RUN, Settings, shared
from gradcli.cli.output import Output
from gradcli.cli.usage import choice, names
from gradcli.errors import Diagnostic


@shared(PROGRAM, REPORT, RUN)
def jvp(
    settings: Settings,
    tangent: TANGENT = (),
    of: OF = "",
    unconnected: UNCONNECTED = "none",
    strict: STRICT = False,
) -> None:
    """The value of a program, and how it moves as the inputs do: the Jacobian times a direction.

    It is one run of forward mode, whatever the number of inputs; the tangent of a target has its
    shape.

    Examples:
      gradcli jvp -e 'x^2 * sin(y)' x=3 y=2 --tangent x=1 --tangent y=-0.5
      gradcli jvp -e 'tanh(W @ v)' 'W=[[1,2],[0,1]]' v=[0.1,0.2] --tangent v=[1,0]
      gradcli jvp -e 'sin(x)' x=0:3:0.5 --tangent x=1
    """
    output = Output(settings, inputs=(file_of(settings),))
    asked = {
        "tangents": read_directions("--tangent", tangent),
        "of": names("--of", of),
        "unconnected": choice("--unconnected", unconnected, calls.UNCONNECTED),
        "limits": run_limits(settings),
    }
    with Deadline(settings):
        point = read_point(settings)
        program = read_program(settings, point)
        needed(tangent, program, point)
        prints = output.program_prints(True)

        def jvp(point):
            try:
                return calls.jvp(program, point, **asked, strict=strict, write=prints)
            except Diagnostic as error:
                raise placed(error, "--tangent", tangent) from None

        output.show(at_each(point, jvp))
