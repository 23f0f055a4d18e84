"""`gradcli vjp`: what cotangents of the targets are carried back to, by reverse mode."""

from collections.abc import Sequence
from typing import Annotated, Any

from gradcli import calls
from gradcli.cli.commands.eval import OF
from gradcli.cli.commands.grad import STRICT, UNCONNECTED, WRT
from gradcli.cli.line.directions import directed
from gradcli.cli.line.options import PROGRAM, REPORT, RUN, Settings, shared
from gradcli.cli.line.rows import repeated
from gradcli.cli.running.derivatives import Request, requested, show
from gradcli.result.derivatives import Result

COTANGENT = Annotated[
    Sequence[str],
    repeated(
        "--cotangent",
        metavar="NAME=VALUE",
        help="What each element of a target weighs, such as y=[1,0] [1 of a single number]",
    ),
]


@shared(PROGRAM, REPORT, RUN)
def vjp(
    settings: Settings,
    cotangent: COTANGENT = (),
    wrt: WRT = (),
    of: OF = (),
    unconnected: UNCONNECTED = "none",
    strict: STRICT = False,
) -> None:
    """The value of a program, and what weights of its elements are carried back to: a cotangent
    times the Jacobian.

    It is one sweep of reverse mode, whatever the number of inputs; the cotangent of an input has
    its shape. A target that is an expression is called f; one that is not named has weight 0.

    Examples:
      gradcli vjp 'y = [x*z, x/z]' x=3 z=2 --cotangent y=[1,-1]
      gradcli vjp 'tanh(W @ v)' 'W=[[1,2],[0,1]]' v=[0.1,0.2] --cotangent f=[0,1]
      gradcli vjp 'x^2 * sin(y)' x=3 y=2
    """
    asked = requested(settings, wrt=wrt, of=of, unconnected=unconnected, strict=strict)

    def pulled_back(program, point: dict[str, Any], asked: Request, write) -> Result:
        with directed("--cotangent", cotangent):
            return calls.vjp(
                program, point, asked.directions, asked.wrt, asked.of, asked.unconnected,
                strict=asked.strict, limits=asked.limits, write=write,
            )  # fmt: skip

    show(settings, "vjp", asked, pulled_back, option="--cotangent", words=cotangent)
