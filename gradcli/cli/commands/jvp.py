"""`gradcli jvp`: the derivative of the targets in a direction, by forward mode."""

from typing import Any

from gradcli import calls
from gradcli.cli.commands.eval import OF
from gradcli.cli.commands.grad import STRICT, UNCONNECTED
from gradcli.cli.line.directions import TANGENT, directed, needed, read_directions
from gradcli.cli.line.options import PROGRAM, REPORT, ROWS, RUN, Settings, asks_for_rows, shared
from gradcli.cli.running.derivatives import Request, requested, show
from gradcli.result.derivatives import Result


@shared(PROGRAM, ROWS, REPORT, RUN)
def jvp(
    settings: Settings,
    tangent: TANGENT = (),
    of: OF = (),
    unconnected: UNCONNECTED = "none",
    strict: STRICT = False,
) -> None:
    """The value of a program, and how it moves as the inputs do: the Jacobian times a direction.

    It is one run of forward mode, whatever the number of inputs; the tangent of a target has its
    shape.

    Examples:
      gradcli jvp 'x^2 * sin(y)' x=3 y=2 --tangent x=1 --tangent y=-0.5
      gradcli jvp 'tanh(W @ v)' 'W=[[1,2],[0,1]]' v=[0.1,0.2] --tangent v=[1,0]
      gradcli jvp 'sin(x)' x=0:3:0.5 --tangent x=1
    """
    asked = requested(settings, of=of, unconnected=unconnected, strict=strict)
    if asks_for_rows(settings):
        from gradcli.cli.running.stream import stream

        needed(tangent)
        return stream(settings, "jvp", asked, tangents=read_directions("--tangent", tangent))

    def product(program, point: dict[str, Any], asked: Request, write) -> Result:
        needed(tangent, program, point)
        with directed("--tangent", tangent):
            return calls.jvp(
                program, point, asked.directions, asked.of, asked.unconnected, strict=asked.strict,
                limits=asked.limits, write=write,
            )  # fmt: skip

    show(settings, "jvp", asked, product, option="--tangent", words=tangent)
