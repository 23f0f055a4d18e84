"""`gradcli diff`: the program of a derivative."""

from gradcli import calls
from gradcli.cli.deadline import Deadline
from gradcli.cli.emit import SELF_TEST, TO, refuse_values, target
from gradcli.cli.grad import WRT
from gradcli.cli.input import inputs_of, read_program
from gradcli.cli.options import PRINTED, Settings, flag, option, shared
from gradcli.cli.output import Output
from gradcli.cli.usage import Usage, choice, names, whole

GRADIENT = flag("--gradient", "By every real input, those with defaults too")
VALUE = flag("--value", "Keep the value, before its derivatives")
MODE = option(
    "--mode", metavar="MODE", values=calls.MODES,
    help="forward or reverse [forward for one variable, reverse for several]",
)  # fmt: skip
ORDER = option("--order", metavar="N", help="Order of the derivative [1]")


@shared(PRINTED)
def diff(
    settings: Settings,
    wrt: WRT = (),
    gradient: GRADIENT = False,
    value: VALUE = False,
    mode: MODE = "",
    order: ORDER = "1",
    to: TO = "",
    self_test: SELF_TEST = False,
) -> None:
    """The program of a derivative, which runs by itself and can be differentiated again.

    Examples:
      gradcli diff -e 'x^2 * sin(y)' --wrt x
      gradcli diff f.expr --gradient --value -o f_gradient.c
      echo 'x^x' | gradcli diff | gradcli diff | gradcli eval x=2
    """
    output = Output(settings, inputs=inputs_of(settings))
    refuse_values(settings, "diff")
    if gradient and wrt:
        help = "--wrt names some of the inputs, --gradient is all of them"
        raise Usage("E0001", "--wrt and --gradient do not go together", ("--gradient",), help)
    asked = {
        "wrt": names("--wrt", wrt),
        "mode": choice("--mode", mode, calls.MODES) if mode else None,
        "order": whole("--order", order, 1, calls.MAX_ORDER),
        "to": target(settings, to, self_test),
        "value": value,
        "gradient": gradient,
        "self_test": self_test,
    }
    with Deadline(settings):
        program = read_program(settings, asked["wrt"])
        program.check_wrt(asked["wrt"], mentioned=True)
        output.write([calls.diff(program, **asked)])
    output.note(list(program.readings))
