"""`gradcli hvp`: the Hessian times a direction, by forward mode over reverse."""

from gradcli import calls
from gradcli.cli.derivatives import show
from gradcli.cli.directions import TANGENT, directed
from gradcli.cli.eval import OF
from gradcli.cli.grad import STRICT, UNCONNECTED, WRT
from gradcli.cli.options import PROGRAM, REPORT, RUN, Settings, shared


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
    show(
        settings, directed(calls.hvp, "--tangent", tangent), wrt=wrt, of=of,
        unconnected=unconnected, strict=strict, tangents=tangent,
    )  # fmt: skip
