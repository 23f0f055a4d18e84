"""`gradcli eval`: the value of a program at a point."""

from gradcli import calls
from gradcli.cli.deadline import Deadline
from gradcli.cli.input import at_each, inputs_of, read_point, read_program, run_limits
from gradcli.cli.options import PROGRAM, REPORT, RUN, Settings, shared
from gradcli.cli.output import Output
from gradcli.cli.rows import flag, repeated
from gradcli.cli.usage import every_name

OF = repeated("--of", metavar="NAMES", help="Targets, such as y,z [the last]")
STRICT = flag("--strict", help="Fail where a result is not finite")


@shared(PROGRAM, REPORT, RUN)
def eval(settings: Settings, of: OF = (), strict: STRICT = False) -> None:
    """The value of a program at a point.

    Where the result is for a machine, in a pipe or as tsv, csv, json or jsonl, what the program
    prints goes to standard error.

    Examples:
      gradcli eval 'x^2 * sin(y)' x=3 y=2
      gradcli eval loss.expr w=@w.npy --of y,loss
      echo 'x^x' | gradcli eval x=0.5:2:0.5 --format csv
    """
    output = Output(settings, inputs=inputs_of(settings))
    targets, limits = every_name("--of", of), run_limits(settings)
    with Deadline(settings):
        point = read_point(settings)
        program = read_program(settings, point)
        has_value = bool(program.target_names) and not program.ends_in_print
        prints = output.program_prints(bool(targets) or has_value)

        def value(point):
            return calls.value(
                program, point, of=targets, strict=strict, limits=limits, write=prints
            )

        output.show(at_each(point, value))
