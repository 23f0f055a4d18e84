"""`gradcli hvp`: the Hessian times a direction, by forward mode over reverse."""

from typing import Any

from gradcli import calls
from gradcli.cli.commands.eval import OF
from gradcli.cli.commands.grad import STRICT, UNCONNECTED, WRT
from gradcli.cli.line.directions import TANGENT, directed, needed
from gradcli.cli.line.options import PROGRAM, REPORT, RUN, Settings, shared
from gradcli.cli.running.derivatives import Request, requested, show
from gradcli.result.derivatives import Result


@shared(PROGRAM, REPORT, RUN)
def hvp(
    settings: Settings,
    tangent: TANGENT = (),
    wrt: WRT = (),
    of: OF = (),
    unconnected: UNCONNECTED = "none",
    strict: STRICT = False,
) -> None:
    """The gradient of a program, and how it moves as the inputs do: the Hessian times a direction.

    It is forward mode over one sweep of reverse mode: the Hessian is not made, so that many inputs
    cost little. A value of many elements is summed.

    Examples:
      gradcli hvp 'x^2 * sin(y)' x=3 y=2 --tangent x=1
      gradcli hvp 'sum(v^4)' v=[1,2,3] --tangent v=[1,0,0]
      gradcli hvp loss.expr w=@w.npy --tangent w=@direction.npy --format json
    """
    asked = requested(settings, wrt=wrt, of=of, unconnected=unconnected, strict=strict)

    def product(program, point: dict[str, Any], asked: Request, write) -> Result:
        needed(tangent, program, point)
        with directed("--tangent", tangent):
            return calls.hvp(
                program, point, asked.directions, asked.wrt, asked.of, asked.unconnected,
                strict=asked.strict, limits=asked.limits, write=write,
            )  # fmt: skip

    show(settings, "hvp", asked, product, option="--tangent", words=tangent)
