"""`gradcli eval`: the value of a program at a point."""

from typing import Annotated

from typer import Option

from gradcli import calls
from gradcli.cli.input import Deadline, at_each, file_of, read_point, read_program, run_limits
from gradcli.cli.options import PROGRAM, REPORT, RUN, Settings, shared
from gradcli.cli.output import Output
from gradcli.cli.usage import names

OF = Annotated[
    str,
    Option("--of", metavar="NAMES", help="Targets, such as y,z [the last]", show_default=False),
]
STRICT = Annotated[bool, Option("--strict", help="Fail where a result is not finite")]


@shared(PROGRAM, REPORT, RUN)
def eval(settings: Settings, of: OF = "", strict: STRICT = False) -> None:
    """The value of a program at a point.

    Example: gradcli eval -e 'x^2 * sin(y)' x=3 y=2
    """
    output = Output(settings, inputs=(file_of(settings),))
    targets, limits = names("--of", of), run_limits(settings)
    with Deadline(settings):
        point = read_point(settings)
        program = read_program(settings, point)
        prints = output.program_prints(bool(targets or program.target_names))

        def value(point):
            return calls.value(
                program, point, of=targets, strict=strict, limits=limits, write=prints
            )

        output.show(at_each(point, value))
