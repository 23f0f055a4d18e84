"""`gradcli minimize`: where a program is least."""

from typing import Annotated

from gradcli import calls
from gradcli.cli.commands.eval import OF
from gradcli.cli.commands.grad import WRT
from gradcli.cli.line.bounds import BOUNDS, read_bounds
from gradcli.cli.line.input import inputs_of, read_point, read_program
from gradcli.cli.line.options import EXPLAINED, PROGRAM, REPORT, RUN, Settings, shared
from gradcli.cli.line.rows import option
from gradcli.cli.line.usage import Usage, choice
from gradcli.cli.running.deadline import Deadline
from gradcli.cli.running.derivatives import requested
from gradcli.cli.running.engine import OF_SEARCHES, chosen
from gradcli.cli.running.output import Output
from gradcli.cli.running.searches import show
from gradcli.data.bindings import Steps, is_binding
from gradcli.errors import Diagnostic

METHODS = ("bfgs", "trust")
METHOD = Annotated[str, option(
    "--method", metavar="NAME", values=METHODS,
    help="bfgs, or trust: a trust region with products of the Hessian [bfgs]",
)]  # fmt: skip


@shared(PROGRAM, REPORT, RUN, EXPLAINED)
def minimize(
    settings: Settings,
    wrt: WRT = (),
    of: OF = (),
    method: METHOD = "bfgs",
    bounds: BOUNDS = (),
    engine: OF_SEARCHES = "",
) -> None:
    """Where a program is least, from a point on.

    The search has the exact derivatives; a minimum of the neighbourhood is found, which may not be
    the least of all. Where none is found the exit code is 1.

    Examples:
      gradcli minimize '(1 - x)^2 + 100*(y - x^2)^2' x=-1 y=2
      gradcli minimize loss.expr w=@w.npy --method trust
      gradcli minimize 'x*log(x)' x=1 --bounds x=0:
    """
    output = Output(settings, inputs=inputs_of(settings))
    way = choice("--method", method, METHODS)
    asked, ends = requested(settings, wrt=wrt, of=of), read_bounds(bounds)
    using = chosen(engine)
    with Deadline(settings):
        point = read_point(settings)
        for name, value in point.items():
            if isinstance(value, Steps):
                words = (w for w in settings.words if is_binding(w))
                word = next(w for w in words if w.partition("=")[0] == name)
                message = f"'{name}' is a grid, and a search begins at one value"
                raise Usage("E0003", message, (word,), f"for bounds write --bounds {word}")
        program = read_program(settings, point)
        prints = output.program_prints(True)
        found = calls.minimize(
            program, point, asked.wrt, asked.of, way, ends, engine=using, limits=asked.limits,
            write=prints,
        )  # fmt: skip
        show(found, output)
        output.note(using.reasons if settings.explain_engine else [])
    if not found.converged:
        raise Diagnostic("E0212", "no minimum was found", help="begin elsewhere, or set --bounds")
