"""`gradcli vjp`: what cotangents of the targets are carried back to, by reverse mode."""

from gradcli import calls
from gradcli.cli.deadline import Deadline
from gradcli.cli.directions import directions, placed, read_directions
from gradcli.cli.eval import OF
from gradcli.cli.grad import STRICT, UNCONNECTED, WRT
from gradcli.cli.input import at_each, file_of, read_point, read_program, run_limits
from gradcli.cli.options import PROGRAM, REPORT, RUN, Settings, shared
from gradcli.cli.output import Output
from gradcli.cli.usage import choice, names
from gradcli.errors import Diagnostic

COTANGENT = directions(
    "--cotangent", "What each element of a target weighs, such as y=[1,0] [1 of a single number]"
)


@shared(PROGRAM, REPORT, RUN)
def vjp(
    settings: Settings,
    cotangent: COTANGENT = (),
    wrt: WRT = "",
    of: OF = "",
    unconnected: UNCONNECTED = "none",
    strict: STRICT = False,
) -> None:
    """The value of a program, and what weights of its elements are carried back to: a cotangent
    times the Jacobian.

    It is one sweep of reverse mode, whatever the number of inputs; the cotangent of an input has
    its shape. A target that is an expression is called f; one that is not named has weight 0.

    Examples:
      gradcli vjp -e 'y = [x*z, x/z]' x=3 z=2 --cotangent y=[1,-1]
      gradcli vjp -e 'tanh(W @ v)' 'W=[[1,2],[0,1]]' v=[0.1,0.2] --cotangent f=[0,1]
      gradcli vjp -e 'x^2 * sin(y)' x=3 y=2
    """
    output = Output(settings, inputs=(file_of(settings),))
    asked = {
        "cotangents": read_directions("--cotangent", cotangent),
        "wrt": names("--wrt", wrt),
        "of": names("--of", of),
        "unconnected": choice("--unconnected", unconnected, calls.UNCONNECTED),
        "limits": run_limits(settings),
    }
    with Deadline(settings):
        point = read_point(settings)
        program = read_program(settings, point)
        prints = output.program_prints(True)

        def vjp(point):
            try:
                return calls.vjp(program, point, **asked, strict=strict, write=prints)
            except Diagnostic as error:
                raise placed(error, "--cotangent", cotangent) from None

        output.show(at_each(point, vjp))
